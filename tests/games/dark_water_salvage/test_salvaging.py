"""RULES.md 10 and 11: locating and salvaging."""

import pytest

from game.games.dark_water_salvage.actions import PASS, Locate, Salvage
from game.games.dark_water_salvage.components import RUMOUR, SHIPS, VALUE_CARDS
from game.games.dark_water_salvage.events import Located, LocationSeen, NotHere, NothingToTry, Raised
from game.games.dark_water_salvage.lessons import lessons
from game.games.dark_water_salvage.rules import engine
from game.games.dark_water_salvage.rules.observation import look
from game.games.dark_water_salvage.text.offers import offers
from game.kit.lessons import Say
from tests.games.dark_water_salvage.scene import (
    asked,
    at,
    do,
    game,
    listed,
    locate,
    pass_round,
    sail,
    salvage,
    told,
)

# Wreck 0 lies in A1, wreck 4 in A7, wreck 6 in B1, wreck 7 in B2; wreck n has ship n and value card n.


def wrecks(state, kind):
    return [action.wreck for action in listed(state, kind)]


def test_10_1_three_dollars_to_locate_in_open_water():
    state = game(2, "locate", pawns="A1 D5")
    assert wrecks(state, Locate) == list(range(12))
    events = do(state, 0, locate(4))
    assert state.cash == [47, 50]
    assert told(events, LocationSeen) == [LocationSeen(4, 4, at("A7"), "A7", RUMOUR[4], False, to=0)]
    do(state, 0, PASS)
    assert asked(state) == ((0,), "salvage")  # on a feature nothing is located or raised


@pytest.mark.parametrize(
    ("phase", "action", "first"),
    [("locate", locate(0), Located), ("locate", locate(4), NotHere), ("salvage", salvage(0), Raised),
     ("salvage", salvage(4), NotHere)],
)  # fmt: skip
def test_10_1_the_card_is_read_after_the_try_that_led_to_it(phase, action, first):
    events = do(game(2, phase, pawns="A1 D5"), 0, action)
    kinds = [type(event) for event in events]
    assert kinds[0] is first and kinds[1] is LocationSeen and kinds.count(LocationSeen) == 1


def test_10_2_a_right_claim_is_shown_and_pays():
    state = game(3, "locate", pawns="A1 A2 A5")
    events = do(state, 0, locate(0))
    assert told(events, Located) == [Located(0, 0, 0, at("A1"), "A1", SHIPS[0].located, 3)]
    assert state.prestige == [2, 0, 0]
    for seat in (None, 0, 1, 2):
        view = look(state, seat)
        assert (view.located[0], view.places[0]) == (0, at("A1"))
        assert view.rumours[0] == (RUMOUR[0] if seat == 0 else -1)
        assert view.values[0] == -1


def test_10_3_only_the_first_gains_for_locating():
    state = game(2, "locate", pawns="A1 B1")
    do(state, 0, locate(0))
    assert asked(state) == ((1,), "locate")
    assert 0 not in wrecks(state, Locate)


def test_10_4_a_wrong_claim_is_told_and_bars():
    state = game(3, "locate", pawns="A1 B2 A5")
    events = do(state, 0, locate(4))
    assert told(events, NotHere) == [NotHere(0, 4, 4, at("A1"), "A1", False, 3)]
    assert state.prestige == [0, 0, 0]
    for seat in (None, 0, 1, 2):
        view = look(state, seat)
        assert view.misses[4] == 1 << at("A1")
        assert view.barred[0] == 1 << 4
        assert view.seen[4] == (at("A7") if seat == 0 else -1)
        assert view.places[4] == -1
    do(state, 0, PASS)
    assert 4 in wrecks(state, Locate)
    pass_round(state, 1, 0, 1, 0, 1, 2)
    do(state, 0, sail("A7"))
    pass_round(state, 1, 2)
    assert asked(state) == ((0,), "locate")
    assert 4 not in wrecks(state, Locate)
    pass_round(state, 0, 1)
    assert asked(state) == ((0,), "salvage")
    assert 4 not in wrecks(state, Salvage)


def test_10_5_several_tries_at_one_stop():
    state = game(2, "locate", pawns="A1 B1", cash=(7, 7))
    do(state, 0, locate(4))
    assert asked(state) == ((0,), "locate")
    do(state, 0, locate(5))
    assert asked(state) == ((1,), "locate")
    assert state.cash == [1, 7]


def missed_by_another():
    """Wreck 4 was missed in A1, where seat 1 is to locate now."""
    state = game(2, "locate", pawns="A1 A2", cash=50)
    do(state, 0, locate(4))
    pass_round(state, 0, 0)
    state.pawns[0], state.pawns[1] = at("A2"), at("A1")
    pass_round(state, 0, 1, 0)
    assert asked(state) == ((1,), "move")
    do(state, 1, PASS)
    assert asked(state) == ((1,), "locate")
    return state


def test_10_6_where_it_was_missed_it_may_be_located_in_vain_to_read_its_cards():
    state = missed_by_another()
    assert {4, 5} <= set(wrecks(state, Locate))
    cash = state.cash[1]
    events = do(state, 1, locate(4))
    assert told(events, LocationSeen)[0].region == at("A7")
    assert told(events, NotHere)
    assert (state.cash[1], state.barred[1]) == (cash - 3, 1 << 4)


def test_10_6_a_try_in_vain_is_asked_about_and_the_others_as_before():
    state = missed_by_another()
    offered = {offer.action: offer for offer in offers(look(state, 1), engine.legal(state, 1))}
    assert offered[locate(4)].ask.startswith("Everybody knows that the ")
    assert not offered[locate(5)].ask.startswith("Everybody knows that the ")
    assert "you read its cards, and are barred from it" in offered[locate(4)].draft


def test_10_6_nothing_is_raised_where_it_was_missed():
    state = missed_by_another()
    do(state, 1, locate(5))
    do(state, 1, PASS)
    assert asked(state) == ((1,), "salvage")
    assert 4 not in wrecks(state, Salvage)
    assert 6 in wrecks(state, Salvage)


def test_10_6_where_one_wreck_is_known_to_lie_no_other_is_tried():
    state = game(2, "locate", pawns="A1 B1")
    do(state, 0, locate(0))
    assert asked(state) == ((1,), "locate")
    assert wrecks(state, Locate) == list(range(1, 12))
    do(state, 1, PASS)
    assert wrecks(state, Salvage) == [0]
    do(state, 0, PASS)
    assert wrecks(state, Salvage) == list(range(1, 12))


@pytest.mark.parametrize(
    ("place", "cash", "left", "said"),
    [
        ("B1", 3, 0, True),
        ("B1", 2, 0, False),  # who cannot pay knows why nobody asks
        ("D5", 50, 0, False),  # as does who does not lie in open water
        ("B1", 50, 1 << 6, False),  # who can raise what lies here is asked about that
    ],
)
def test_10_6_that_no_try_can_succeed_is_said(place, cash, left, said):
    state = game(3, "locate", pawns=f"A1 {place} B2", cash=(50, cash, 50))
    state.hopes[at(place)] = left
    state.unlocated &= ~(1 << 6)
    events = told(do(state, 0, PASS), NothingToTry)
    assert events == ([NothingToTry(1, at(place), place)] if said else [])
    assert asked(state) == ((2,), "locate")


@pytest.mark.parametrize(("region", "fee"), [("A1", 8), ("B2", 11), ("C3", 14)])
def test_11_1_the_fee_of_the_region(region, fee):
    state = game(2, "salvage", pawns=f"{region} A2", cash=fee)
    do(state, 0, salvage(4))
    assert state.cash == [0, fee]
    state = game(2, "salvage", pawns=f"{region} A2", cash=fee - 1)
    assert asked(state)[1] == "research"


def test_11_2_no_need_to_have_located_and_the_same_when_wrong():
    state = game(3, "salvage", pawns="A1 A2 A5")
    assert wrecks(state, Salvage) == list(range(12))
    events = do(state, 0, salvage(4))
    assert told(events, NotHere) == [NotHere(0, 4, 4, at("A1"), "A1", True, 8)]
    assert told(events, LocationSeen) == [LocationSeen(4, 4, at("A7"), "A7", RUMOUR[4], False, to=0)]
    assert state.barred == [1 << 4, 0, 0]
    assert 4 not in wrecks(state, Salvage)


@pytest.mark.parametrize(("wreck", "region", "depth"), [(0, "A1", 0), (7, "B2", 1), (11, "C3", 2)])
def test_11_3_the_value_at_that_depth_is_shown_and_written_down(wreck, region, depth):
    lies = "A1 A3 A4 A6 A7 A9 B1 B2 B4 B5 B6 C3"
    state = game(2, "salvage", regions=lies, pawns=f"{region} A2")
    (raised,) = told(do(state, 0, salvage(wreck)), Raised)
    assert raised.value == VALUE_CARDS[wreck].salvaged[depth]
    assert state.salvage == [raised.value, 0]
    for seat in (None, 0, 1):
        assert look(state, seat).values[wreck] == raised.value


def test_11_4_prestige_for_salvaging_and_for_locating():
    state = game(2, "salvage", pawns="A1 A2")
    (raised,) = told(do(state, 0, salvage(0)), Raised)
    assert (raised.prestige, raised.located) == (SHIPS[0].salvaged, SHIPS[0].located)
    assert state.prestige == [6, 0]
    assert look(state, 1).located[0] == 0


def test_11_5_salvage_cannot_be_spent():
    state = game(2, "salvage", pawns="A1 A2", cash=(8, 0))
    do(state, 0, salvage(0), 0, 0, 0, 0)
    assert state.salvage[0] > 0
    assert state.phase == "apply"  # nobody has money, so the round is over


def test_11_6_what_another_has_located_may_be_salvaged():
    state = game(2, "locate", pawns="A1 B1")
    do(state, 0, locate(0))
    pass_round(state, 1, 0, 1, 0, 1)
    do(state, 0, sail("A3"))
    do(state, 1, sail("A1"))
    pass_round(state, 0, 0)
    assert asked(state) == ((1,), "salvage")
    (raised,) = told(do(state, 1, salvage(0)), Raised)
    assert (raised.prestige, raised.located) == (SHIPS[0].salvaged, 0)
    assert state.prestige == [SHIPS[0].located, SHIPS[0].salvaged]


def test_11_7_a_salvaged_wreck_is_gone_and_its_region_is_empty():
    state = game(2, "salvage", pawns="A1 A2")
    do(state, 0, salvage(0))
    assert not state.sunk & 1
    assert state.hopes[at("A1")] == 0
    pass_round(state, 0, 1)
    do(state, 0, sail("B1"))
    assert sail("A1") in engine.legal(state, 1)
    do(state, 1, sail("A1"))
    pass_round(state, 0, 0)
    assert asked(state) == ((0,), "research")  # nothing to locate or to raise in A1


def test_11_2_the_first_lesson_says_that_nothing_must_be_located_before_it_is_raised():
    first, *_others = lessons()
    said = [row.words for row in first.rows if isinstance(row, Say)]
    assert any("raise a ship without locating" in text for text in said)
