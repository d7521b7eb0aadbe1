from dataclasses import replace

import pytest

from game.arena import bars
from game.arena.bars import verdicts
from game.arena.climbing import ladder_command, line_of
from game.arena.crews import crew
from game.arena.ladder import Ladder, Meeting, climb, matrix, meetings, ratings
from game.arena.movers import JUDGES, mover
from game.arena.tournament import Played, Report, Standing
from game.bots import levels
from game.bots.levels import LEVELS
from game.core.errors import BadOption


def test_every_level_meets_the_one_below_it_at_every_table_size() -> None:
    wanted = meetings("killmans_keep")
    for seats in (2, 3, 4, 5):
        alone = {(each.hero, each.rival) for each in wanted if each.seats == seats and each.heroes == 1}
        assert {(level.id, level.rival) for level in LEVELS} <= alone
        assert {("skipper", "deckhand"), ("skipper", "random"), ("skipper", "skipper")} <= alone


def test_a_table_is_also_turned_round_and_two_meet_two() -> None:
    heroes = {each.heroes for each in meetings("killmans_keep", [4]) if each.hero == "mate"}
    assert heroes == {1, 2, 3}
    assert Meeting("mate", "deckhand", 4, 3).levels == ("mate", "mate", "mate", "deckhand")


def test_the_judges_meet_the_skipper_with_the_same_time() -> None:
    judged = [each for each in meetings("key_largo", [4], judges=True) if each.rival.startswith(JUDGES)]
    assert len(judged) == len(JUDGES)
    assert all(each.hero.partition("@")[2] == each.rival.partition("@")[2] != "" for each in judged)


def test_a_table_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadOption, match="not 9"):
        meetings("key_largo", [9])


def test_a_ladder_is_climbed_and_told(lanterns) -> None:
    wanted = [Meeting("mate", "random", 2), Meeting("mate", "mate", 2)]
    with crew() as hands:
        climbed = climb("lanterns", wanted, 8, hands, seed=5)
        again = climb("lanterns", wanted, 8, hands, seed=5)
    assert climbed == again
    assert [meeting for meeting, _report in climbed.reports] == wanted
    assert set(matrix(climbed, 2)) == {("mate", "random")}
    assert "1 x mate v 1 x random" in line_of(*climbed.reports[0])
    names = [verdict.name for verdict in verdicts(climbed)]
    assert any(name.startswith("S6") for name in names)


def test_the_command_prints_each_meeting_the_matrix_and_the_bars(lanterns, monkeypatch) -> None:
    monkeypatch.setattr("game.arena.climbing.meetings", lambda *asked: [Meeting("deckhand", "random", 3)])
    said: list[str] = []
    text = ladder_command("lanterns", 3, say=said.append)
    assert len(said) == 1
    assert "deckhand" in text
    assert "S1 deckhand v random, 3" in text
    with pytest.raises(BadOption, match="pirate"):
        ladder_command("lanterns", 3, only="pirate:mate")


def played(*firsts: str) -> list[Played]:
    names = ("mate", "random", "random")
    games = []
    for first in firsts:
        ranks = tuple(1.0 if name == first else 2.5 for name in names) if first == "mate" else (3.0, 1.5, 1.5)
        games.append(Played(names, (0.0, 0.0, 0.0), ranks, (0, 0, 0), {}))
    return games


def test_who_wins_more_is_rated_higher_and_equals_are_not_rated_against_themselves() -> None:
    pytest.importorskip("openskill")
    best, worst = ratings(played(*["mate"] * 20))
    assert (best.name, worst.name) == ("mate", "random")
    assert best.sure > worst.sure
    worst, best = reversed(ratings(played(*["random"] * 20)))
    assert best.name == "random"
    assert ratings([replace(played("mate")[0], levels=("mate",) * 3)]) == []


def made(hero: str, rival: str, first: float, low: float, by_seat: tuple[float, ...] = (25.0,) * 4) -> Ladder:
    standing = Standing(hero, 100, first, low, first + 9, 2.0, 9.0, {})
    report = Report("key_largo", (hero, rival, rival, rival), 100, 1, 25.0, (standing,), by_seat)
    return Ladder("key_largo", 1, ((Meeting(hero, rival, 4), report),), ())


@pytest.mark.parametrize(
    ("first", "low", "met"), [(33.0, 27.0, True), (31.0, 27.0, False), (33.0, 26.0, False), (60.0, 50.0, True)]
)
def test_a_bar_is_met_by_its_share_and_by_its_lower_bound(first: float, low: float, met: bool) -> None:
    (verdict,) = verdicts(made("old_salt", "skipper", first, low))
    assert verdict.name == "S4 old_salt v skipper, 4"
    assert verdict.met is met


@pytest.mark.parametrize(("by_seat", "met"), [((25.0, 30.0, 20.0, 25.0), True), ((32.0, 25.0, 20.0, 23.0), False)])
def test_among_equals_no_seat_is_much_better_than_another(by_seat: tuple[float, ...], met: bool) -> None:
    (verdict,) = verdicts(made("skipper", "skipper", 25.0, 20.0, by_seat))
    assert verdict.met is met


def test_a_judge_must_be_beaten_for_sure() -> None:
    name = "openspiel_ismcts@0.1"
    assert verdicts(made("skipper@0.1", name, 40.0, 26.0))[0].met
    assert not verdicts(made("skipper@0.1", name, 40.0, 24.0))[0].met


def test_a_lucky_game_asks_less_of_the_mate() -> None:
    asked = {game: {bar.name: bar.least for bar in bars.bars(game, 4)} for game in ("key_largo", "killmans_keep")}
    assert asked["key_largo"]["S2"] == 45
    assert asked["killmans_keep"]["S2"] == 36


NOBODY = (
    *("pirate", "skipper@soon", "mate@-1", "mate:furious", "mate/", "mate/many", "mate/0", "deckhand/9", "mate/9@1"),
    *("pirate@table", "mate@tables", "mate/0@table", "deckhand/9@table", "openspiel_ismcts@table"),
)


@pytest.mark.parametrize("name", NOBODY)
def test_who_does_not_exist_is_refused_in_words(name: str) -> None:
    with pytest.raises(BadOption, match=r"\.$"):
        mover(name)


def test_against_the_clock_a_level_goes_on_till_it_strikes(lanterns, monkeypatch) -> None:
    asked = []

    def choose(_game, _observation, level, _seed, stop):
        asked.append((level.effort, stop))
        return _Thought()

    now = [5.0]
    monkeypatch.setattr("game.arena.movers.choose", choose)
    monkeypatch.setattr("game.arena.movers.time.process_time", lambda: now[0])
    mover("skipper@0.2")(lanterns, None, 1)
    mover("skipper")(lanterns, None, 1)
    mover("skipper/40")(lanterns, None, 1)
    (hurried, struck), (unhurried, never), (short, _never) = asked
    assert short.iterations == 40
    assert hurried.iterations > 10**6
    assert unhurried.iterations == levels.SKIPPER.effort.iterations
    assert not struck()
    now[0] = 5.3
    assert struck()
    assert not never()


class _Thought:
    action = None
