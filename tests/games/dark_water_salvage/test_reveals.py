"""What is shown over the whole table: to whom, and without telling it too early."""

import pytest

from game.core.faces import Words
from game.core.panels import Desk
from game.games.dark_water_salvage.actions import LOCATE, SALVAGE, Apply
from game.games.dark_water_salvage.events import (
    Answered,
    ApplicationsRevealed,
    Collected,
    Located,
    LocationSeen,
    NotHere,
    Raised,
)
from game.games.dark_water_salvage.lake import numbers
from game.games.dark_water_salvage.rules.observation import look
from game.games.dark_water_salvage.table.staging import STAGING
from game.games.dark_water_salvage.text.stages import stage
from tests.games.dark_water_salvage.at_table import PLAYERS, seen
from tests.games.dark_water_salvage.scene import FIRST_TWELVE, do, game, probe


def shown(state, told, viewer):
    """The reveals of these events in the eyes of this viewer."""
    mine = [event for event in told if event.to in (None, viewer)]
    found = (STAGING.reveal(event, look(state, viewer), PLAYERS) for event in mine)
    return [reveal for reveal in found if reveal]


@pytest.mark.parametrize(
    ("wreck", "sign", "title", "lit", "struck"),
    [
        (0, "Yes", "The Alder Queen lies in A1", ("region:A1",), ()),
        (1, "No", "The Bonny Margaret is not in A1", (), ("region:A1",)),
    ],
)
def test_10_2_and_10_4_everybody_sees_whether_a_try_was_right(wreck, sign, title, lit, struck):
    state = game(stop="locate", pawns="A1 A4 C9")
    told = do(state, 0, LOCATE[wreck])
    assert any(isinstance(event, Located | NotHere) for event in told)
    for viewer in (None, 1, 2):
        (reveal,) = shown(state, told, viewer)
        assert (reveal.kind, reveal.sign, reveal.title) == ("scope", sign, title)
        assert (reveal.lit, reveal.struck, reveal.private) == (lit, struck, False)


def test_10_1_whoever_tries_looks_at_the_card_and_sees_nothing_twice():
    state = game(stop="locate", pawns="A1 A4 C9")
    (reveal,) = shown(state, do(state, 0, LOCATE[1]), 0)
    assert reveal.private
    assert reveal.sign == "A3"


def test_10_2_a_right_try_that_ends_the_round_is_right_though_the_pawns_are_gone():
    state = game(stop="locate", pawns="A1 A4 C9")
    told = do(state, 0, LOCATE[0])
    state.pawns = [-1] * 3
    (reveal,) = [each for each in shown(state, told, 0) if each.private]
    assert "The Alder Queen lies here" in (reveal.title, reveal.words, reveal.foot)
    assert not reveal.struck


def test_11_2_a_wrong_try_to_salvage_is_seen_as_well_and_a_right_one_as_the_wreck_that_comes_up():
    wrong, right = game(stop="salvage", pawns="A1 A4 C9"), game(stop="salvage", pawns="A1 A4 C9")
    assert [reveal.sign for reveal in shown(wrong, do(wrong, 0, SALVAGE[1]), 1)] == ["No"]
    told = do(right, 0, SALVAGE[0])
    assert any(isinstance(event, Raised) for event in told)
    assert [reveal.kind for reveal in shown(right, told, 1)] == ["count"]


def test_4_3_the_applications_stand_over_the_board_the_lowest_first():
    event = ApplicationsRevealed(1, (20, 5, 13), (1, 2, 0))
    line = STAGING.narrate(event, PLAYERS)
    assert line.text == "The applications: Bo $5, Cleo $13, Ann $20."
    assert line.group == "Round 2"
    large = stage(event, PLAYERS).acts[0]
    said = [part.text for part in sorted(large.face.parts, key=lambda part: part.x) if isinstance(part, Words)]
    assert [text for text in said if text != "asked for"] == ["Bo", "$5", "Cleo", "$13", "Ann", "$20"]
    assert not any("$" in part.text for part in large.back.parts if isinstance(part, Words))


def test_4_5_equal_applications_are_told_in_the_order_in_which_they_collect():
    state = game(order=(2, 1, 0))
    told = [event for seat, asked in enumerate((20, 20, 5)) for event in do(state, seat, Apply(asked))]
    (event,) = (event for event in told if isinstance(event, ApplicationsRevealed))
    words = "The applications: Cleo $5, Bo $20, Ann $20. Equal ones collect in turn order."
    assert STAGING.narrate(event, PLAYERS).text == words
    assert [each.seat for each in told if isinstance(each, Collected)] == [2, 1, 0]


def test_11_3_the_cards_of_a_wreck_that_came_up_are_not_told_after_it():
    for stop, act, lines in (("salvage", SALVAGE[0], 0), ("salvage", SALVAGE[1], 1), ("locate", LOCATE[0], 1)):
        told = do(game(stop=stop, pawns="A1 A4 C9"), 0, act)
        (card,) = (event for event in told if isinstance(event, LocationSeen))
        assert (STAGING.narrate(card, PLAYERS) is not None) == bool(lines)


def test_what_the_notebook_marks_anew_does_not_tell_an_answer_before_the_scope_does():
    state = game(stop="research", pawns="A5 C1 C9")
    told = do(state, 0, probe(0, "Missaukee"))
    (reveal,) = (STAGING.reveal(event, look(state, 0), PLAYERS) for event in told if isinstance(event, Answered))
    marks = {
        piece.id for piece in seen(state, 0, desk=Desk("wreck:0")).pieces if piece.id.startswith(("glow:", "cross:"))
    }
    assert len(marks) == 35
    assert marks <= set(reveal.early)


@pytest.mark.parametrize(("pawn", "sonar"), [("A5", "Missaukee"), ("C5", "deep"), ("A5", "rumoured value")])
def test_until_it_answers_a_reveal_says_what_is_asked_and_nothing_of_the_answer(pawn, sonar):
    told = []
    for place, cards in (("A1", range(12)), ("C4", reversed(range(12)))):
        state = game(stop="research", pawns=f"{pawn} C1 C9", regions=place + FIRST_TWELVE[2:])
        state.cards = tuple(cards)
        events = do(state, 0, probe(0, sonar))
        (reveal,) = (STAGING.reveal(event, look(state, 0), PLAYERS) for event in events if isinstance(event, Answered))
        told.append(reveal)
    first, other = told
    assert first.sign != other.sign and first.picture != other.picture
    assert (first.asked, first.before) == (other.asked, other.before) and "Alder Queen" in first.asked


@pytest.mark.parametrize("wreck", [0, 1])
def test_nor_does_a_flag_tell_what_a_card_says(wreck):
    state = game(stop="locate", pawns="A1 A4 C9")
    told = do(state, 0, LOCATE[wreck])
    (reveal,) = (STAGING.reveal(event, look(state, 0), PLAYERS) for event in told if isinstance(event, LocationSeen))
    assert f"wreck:{wreck}" in reveal.early


def test_what_an_answer_names_but_was_ruled_out_before_is_said_as_it_does_not_light_up():
    state = game(stop="research", pawns="A5 C1 C9")
    feet = []
    for ruled_out in (False, True):
        if ruled_out:  # the notebook has learned by a wrong try that the ship is not in one of the regions
            (first,) = [event for event in do(state.clone(), 0, probe(0, "Missaukee")) if isinstance(event, Answered)]
            lake = state.lake
            region = numbers(lake.masks[first.sonar][first.answer])[-1]
            state.misses[0] |= 1 << region
        now = state.clone()
        (event,) = [event for event in do(now, 0, probe(0, "Missaukee")) if isinstance(event, Answered)]
        feet.append(STAGING.reveal(event, look(now, 0), PLAYERS).foot)
    assert "ruled out before" not in feet[0]
    assert feet[1] == f"{feet[0]}; ruled out before: {lake.names[region]}"
