"""Ratings, streaks, records: what is read out of the games."""

from datetime import UTC, datetime
from itertools import pairwise

import msgspec
import pytest

from game.bots.levels import LEVELS
from game.games import BOXES
from game.logbook.entry import Entry, SeatEntry
from game.logbook.figures import TELLS, figures, strongest, within
from game.logbook.rating import UNSURE, Rating, after, anchors, histories


def game(n, rank, level="mate", seats=4, standing="counted", minutes=30.0, **mine):
    ranks = [rank, *(other for other in range(seats) if other != rank)]
    rows = [
        SeatEntry(
            name="Ana" if k == 0 else f"Bot {k}", kind="human" if k == 0 else f"bot:{level}", rank=each,
            person="Ana" if k == 0 else "", score=100 - each, share=float(each == 0), **(mine if k == 0 else {}),
        )
        for k, each in enumerate(ranks)
    ]  # fmt: skip
    ended = f"2026-{1 + n // 28:02}-{1 + n % 28:02}T20:00:00+00:00"
    return Entry(id=str(n), game="key_largo", ended=ended, minutes=minutes, standing=standing, seats=tuple(rows))


@pytest.mark.parametrize("box", BOXES)
def test_a_better_level_is_stronger_in_every_box(box):
    strengths = [anchors(box)[level.id] for level in LEVELS]
    assert strengths == sorted(strengths)
    assert all(later - earlier >= 20 for earlier, later in pairwise(strengths))


def test_whoever_wins_as_often_as_a_mate_gets_a_mates_rating():
    games = [game(n, n % 4) for n in range(120)]
    [history] = histories(games).values()
    rating = history[-1][1]
    assert abs(rating.value - anchors("key_largo")["mate"]) < 60
    assert rating.unsure < 75


def test_winning_raises_and_losing_lowers_and_each_game_makes_it_surer():
    start, mate = Rating(), Rating(800, 60)
    won, lost = after(start, [(mate, 1.0)] * 3), after(start, [(mate, 0.0)] * 3)
    assert won.value > start.value > lost.value
    assert won.unsure == pytest.approx(lost.unsure)
    assert won.unsure < UNSURE
    assert after(start, [(mate, 0.5)]).value == pytest.approx(800)


def test_a_table_of_many_tells_no_more_than_two_comparisons():
    mate = Rating(800, 60)
    assert after(Rating(), [(mate, 1.0)] * 7).unsure > after(Rating(), [(mate, 1.0)]).unsure * 0.8


def test_what_stands_apart_counts_nowhere():
    games = [game(0, 0), game(1, 0, standing="practice"), game(2, 0, standing="open")]
    facts = figures(games, "ana")
    assert (facts.games, facts.won, facts.streak) == (1, 1, 1)
    assert dict(facts.apart) == {"practice": 1, "open": 1}
    assert len(facts.ratings[0].points) == 1


def test_a_rating_changes_only_by_what_its_line_shows():
    few = figures([game(0, 0), game(1, 1)], "Ana").ratings[0]
    assert (len(few.points), few.change) == (1, 0)
    many = figures([game(n, n % 3) for n in range(25)], "Ana").ratings[0]
    assert all(rating.unsure <= TELLS for _moment, rating in many.points)
    assert 1 < len(many.points) < 25
    assert many.change == many.points[-1][1].value - many.points[0][1].value


def test_streaks_levels_openings_and_awards():
    ranks = (1, 0, 0, 0, 1, 0, 0)
    games = [
        game(n, rank, "skipper" if n % 2 else "deckhand", opening="First" if n < 5 else "Other", awards=("Deepest",))
        for n, rank in enumerate(ranks)
    ]
    facts = figures(games, "Ana")
    assert (facts.streak, facts.best_streak) == (2, 3)
    assert facts.latest == tuple(float(rank == 0) for rank in ranks)
    [row] = facts.boxes
    assert (row.levels["skipper"].won, row.levels["skipper"].played) == (3, 3)
    assert row.levels["deckhand"].played == 4
    [opening] = facts.openings
    assert (opening.words, opening.here.won, opening.here.played, opening.elsewhere.won) == ("First", 3, 5, 2)
    assert facts.awards == (("key_largo", "Deepest", 7),)
    assert facts.hours == 3.5


def test_records_are_the_best_of_their_kind():
    games = [game(0, 1, best=40), game(1, 0, best=90), game(2, 0, best=10)]
    records = {record.kind: record for record in figures(games, "Ana").records}
    assert records["score"].value == 100
    assert records["lead"].value == 1
    assert records["sum"].value == 90
    assert records["night"].games == 1


def test_a_game_of_several_people_counts_once_for_everybody():
    def with_ben(n, rank, bens, standing="counted"):
        entry = game(n, rank, standing=standing)
        made = {"rank": bens, "awards": ("Longest",), "best": 9}
        ben = msgspec.structs.replace(entry.seats[1], kind="human", person="Ben", **made)
        return msgspec.structs.replace(entry, seats=(entry.seats[0], ben, *entry.seats[2:]))

    games = [with_ben(0, 2, 0), with_ben(1, 0, 3), with_ben(2, 3, 2), with_ben(3, 1, 0, "practice")]
    facts = figures(games, "")
    assert (facts.games, facts.won, facts.streak, facts.hours) == (3, 2, 0, 2.0)
    assert len(facts.latest) == 3
    assert facts.boxes[0].total.played == 3
    assert dict(facts.apart) == {"practice": 1}
    assert facts.awards == (("key_largo", "Longest", 3),)
    assert next(record.seat.person for record in facts.records if record.kind == "sum") == "Ben"


def test_periods_and_everybody():
    games = [game(n, n % 2) for n in range(80)]
    now = datetime(2026, 3, 24, 22, tzinfo=UTC)
    assert len(within(games, "month", now)) == 30
    assert len(within(games, "year", now)) == 80
    assert figures(games, "").games == 80
    assert figures(games, "Nobody") == figures([], "Nobody")
    assert strongest(game(0, 0, "old_salt")) == "old_salt"
