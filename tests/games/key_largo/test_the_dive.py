"""RULES.md 4: searching a wreck. The diving company is seat 0; wrecks 0 to 3 are shallow, 4 to 8 mid, 9 to 13 deep."""

import pytest

from game.core.chance import FastChance
from game.games.key_largo.actions import ANCHOR, DIVE, DROP_WEIGHT, LOSE_DIVER, STOP, SURFACE, USE_TRIDENT, Anchor
from game.games.key_largo.components import MID
from game.games.key_largo.events import (
    Dived,
    DiveEnded,
    DiverLost,
    FoundNothing,
    MonsterKilled,
    MonsterMet,
    TreasureFound,
    TreasureSeen,
    WeightDropped,
)
from game.games.key_largo.rules import engine
from game.games.key_largo.rules.observation import look
from tests.games.key_largo.scene import asked, card, cards, do, game, kit, listed, morning, told

MID_WRECK = 4
TREASURES = ("mid goods 2", "mid goods 5", "mid gold 3", "mid jewel 150")
HAUNTED = (*TREASURES, "mid monster")
MONSTER = 4
"""Where the monster lies in the sorted wreck."""


def dive(team, contents=HAUNTED, wreck=MID_WRECK, luck=()):
    """Seat 0, with this team, over a wreck with these cards; the events of putting the ship there."""
    state = game(divers={0: team}, wrecks={wreck: contents})
    morning(state, "wreck/dolphins", "market/dolphins", "market/dolphins", "market/dolphins")
    return state, do(state, 0, ANCHOR[wreck], *luck)


@pytest.mark.parametrize(("hoses", "depths"), [("", {0}), ("h", {0, 1}), ("hh", {0, 1, 2})])
def test_4_1_hoses_reach_deeper(hoses, depths):
    state = game(divers={0: [f"d{hoses}"]})
    morning(state, "wreck/shop", "market/shop", "market/shop", "market/shop")
    reached = {action.wreck for action in listed(state, Anchor)}
    assert reached == {wreck for wreck in range(14) if (wreck >= 4) + (wreck >= 9) in depths}


def test_4_2_only_divers_with_enough_hose_take_part():
    state, _events = dive(["dh", "d", "dhh"])
    assert engine.legal(state, 0) == (DIVE[0], DIVE[2])


def test_4_2_what_divers_aboard_carry_is_no_use():
    state, events = dive(["dh", "dtw"], luck=(MONSTER,))
    assert told(events, DiverLost) == [DiverLost(0, 0, MID_WRECK, 1, False, False)]
    assert state.divers[:3] == [0, kit("dtw"), 0]


def test_4_3_the_owner_chooses_who_dives_and_may_stop_after_the_first():
    state, _events = dive(["dh", "dh", "dh"])
    assert engine.legal(state, 0) == (DIVE[0], DIVE[1], DIVE[2])
    do(state, 0, DIVE[1], 0)
    assert engine.legal(state, 0) == (DIVE[0], DIVE[2], STOP)
    events = do(state, 0, STOP)
    assert events[0] == DiveEnded(0, MID_WRECK, 4)
    assert asked(state)[1] == "plan"
    assert len(state.hands[0]) == 1


def test_4_3_a_single_diver_dives_without_a_question():
    state, events = dive(["dh", "d"], luck=(0,))
    assert told(events, Dived) == [Dived(0, 0, MID_WRECK)]
    assert asked(state)[1] == "plan"


def test_4_4_a_treasure_goes_secretly_into_the_hand():
    state, events = dive(["dh"], luck=(3,))
    assert state.hands[0] == cards("mid jewel 150")
    assert state.wrecks[MID_WRECK] == cards("mid goods 2", "mid goods 5", "mid gold 3", "mid monster")
    assert told(events, TreasureFound) == [TreasureFound(0, 0, MID_WRECK, MID)]
    assert told(events, TreasureSeen) == [TreasureSeen(card("mid jewel 150"), MID_WRECK, 0, to=0)]
    assert not any(hasattr(event, "card") for event in events if event.to is None)


def test_4_5_a_monster_takes_diver_and_equipment_and_goes_back():
    state, events = dive(["dhw"], luck=(MONSTER,))
    assert told(events, MonsterMet) == [MonsterMet(0, 0, MID_WRECK)]
    assert told(events, DiverLost) == [DiverLost(0, 0, MID_WRECK, 1, False, True)]
    assert state.divers[:3] == [0, 0, 0]
    assert state.divers_left == 15 - 4
    assert state.items_left == [20, 10, 10]
    assert state.wrecks[MID_WRECK] == cards(*HAUNTED)
    assert state.hands[0] == ()


def test_4_5_everybody_knows_of_the_monster_that_went_back():
    state, _events = dive(["dh"], luck=(MONSTER,))
    assert look(state, 3).monster_known[MID_WRECK]
    assert sum(look(state, 3).monster_known) == 1


def test_4_5_a_last_card_monster_stays():
    state, events = dive(["dh"], ("mid monster",), luck=(0,))
    assert told(events, DiveEnded) == [DiveEnded(0, MID_WRECK, 1)]
    assert state.wrecks[MID_WRECK] == cards("mid monster")


def test_4_6_other_divers_may_go_on():
    state, _events = dive(["dh", "dh", "dh"])
    do(state, 0, DIVE[0], MONSTER)
    assert engine.legal(state, 0) == (DIVE[1], DIVE[2], STOP)
    assert look(state, 1).able == (False, True, True)
    do(state, 0, DIVE[2], 0)
    assert state.hands[0] == cards("mid goods 2")
    assert state.divers[:3] == [0, kit("dh"), kit("dh")]


def test_4_7_a_trident_kills_and_the_diver_draws_again():
    state, events = dive(["dht"], luck=(MONSTER,))
    assert told(events, MonsterMet)
    assert engine.legal(state, 0) == (USE_TRIDENT[0], LOSE_DIVER)
    events = do(state, 0, USE_TRIDENT[0], 2)
    assert told(events, MonsterKilled) == [MonsterKilled(0, 0, 0, MID_WRECK)]
    assert state.gone == cards("mid monster")
    assert state.divers[0] == kit("dh")
    assert state.items_left[1] == 10
    assert state.hands[0] == cards("mid gold 3")
    assert state.wrecks[MID_WRECK] == cards("mid goods 2", "mid goods 5", "mid jewel 150")


def test_4_7_several_monsters_and_tridents_in_one_dive():
    state, _events = dive(["dht", "dht"], ("mid goods 2", "mid monster", "mid monster"))
    do(state, 0, DIVE[0], 2)
    do(state, 0, USE_TRIDENT[0], 1)
    assert engine.legal(state, 0) == (USE_TRIDENT[1], LOSE_DIVER)
    do(state, 0, USE_TRIDENT[1], 0)
    assert state.hands[0] == cards("mid goods 2")
    assert state.gone == cards("mid monster", "mid monster")


def test_4_8_any_diver_in_the_water_lends_his_trident_dived_or_not():
    state, _events = dive(["dht", "dh", "dht"])
    do(state, 0, DIVE[0], 0)
    do(state, 0, DIVE[1], 3)
    assert engine.legal(state, 0) == (USE_TRIDENT[0], USE_TRIDENT[2], LOSE_DIVER)


def test_4_8_a_trident_aboard_or_lost_is_no_help_and_none_must_be_used():
    state, _events = dive(["dht", "dh", "dt"])
    do(state, 0, DIVE[0], MONSTER)
    assert engine.legal(state, 0) == (USE_TRIDENT[0], LOSE_DIVER)
    do(state, 0, LOSE_DIVER)
    events = do(state, 0, DIVE[1], MONSTER)
    assert told(events, DiverLost) == [DiverLost(0, 1, MID_WRECK, 1, False, False)]
    assert state.divers[:3] == [0, 0, kit("dt")]


def test_4_9_a_wreck_emptied_by_the_kill_gives_nothing():
    state, _events = dive(["dht"], ("mid monster",), luck=(0,))
    events = do(state, 0, USE_TRIDENT[0])
    assert told(events, FoundNothing) == [FoundNothing(0, 0, MID_WRECK)]
    assert told(events, DiveEnded) == [DiveEnded(0, MID_WRECK, 0)]
    assert state.divers[0] == kit("dh")
    assert not state.open >> MID_WRECK & 1


def test_4_10_a_weight_is_dropped_for_one_more_card():
    state, _events = dive(["dhw"], luck=(0,))
    assert engine.legal(state, 0) == (DROP_WEIGHT, SURFACE)
    events = do(state, 0, DROP_WEIGHT, 0)
    assert told(events, WeightDropped) == [WeightDropped(0, 0)]
    assert state.hands[0] == cards("mid goods 2", "mid goods 5")
    assert state.divers[0] == kit("dh")
    assert state.items_left[2] == 10


def test_4_10_or_kept():
    state, _events = dive(["dhw"], luck=(0,))
    do(state, 0, SURFACE)
    assert state.divers[0] == kit("dhw")
    assert len(state.hands[0]) == 1


def test_4_10_without_a_card_left_nobody_asks():
    state, events = dive(["dhw"], ("mid goods 2",), luck=(0,))
    assert told(events, DiveEnded)
    assert state.divers[0] == kit("dhw")


def test_4_11_a_monster_on_the_weight_keeps_the_first_treasure_only():
    state, _events = dive(["dhw"], luck=(0,))
    events = do(state, 0, DROP_WEIGHT, 3)
    assert told(events, DiverLost) == [DiverLost(0, 0, MID_WRECK, 1, False, False)]
    assert state.hands[0] == cards("mid goods 2")
    assert state.divers[:3] == [0, 0, 0]


def test_4_11_a_trident_serves_in_the_second_draw_too():
    state, _events = dive(["dhwt"], luck=(0,))
    do(state, 0, DROP_WEIGHT, 3)
    do(state, 0, USE_TRIDENT[0], 0)
    assert state.hands[0] == cards("mid goods 2", "mid goods 5")


def test_4_12_one_weight_one_more_card_also_after_a_kill():
    state, _events = dive(["dhwt", "dh"])
    do(state, 0, DIVE[0], MONSTER)
    do(state, 0, USE_TRIDENT[0], 0)
    assert engine.legal(state, 0) == (DROP_WEIGHT, SURFACE)
    do(state, 0, DROP_WEIGHT, 0)
    assert asked(state) == ((0,), "dive")
    assert len(state.hands[0]) == 2


def test_4_12_a_weight_cannot_be_lent():
    state, _events = dive(["dh", "dhw"])
    do(state, 0, DIVE[0], 0)
    assert asked(state) == ((0,), "dive")


def test_4_13_an_empty_wreck_is_closed():
    state, _events = dive(["dh", "dh"], ("mid goods 2",))
    events = do(state, 0, DIVE[0], 0)
    assert told(events, DiveEnded) == [DiveEnded(0, MID_WRECK, 0)]
    morning(state, "wreck/shop", "market/shop", "market/shop", "market/shop")
    assert ANCHOR[MID_WRECK] not in engine.legal(state, 0)


def test_4_13_a_wreck_of_monsters_stays_open():
    state = game(divers={0: ["dh"]}, wrecks={MID_WRECK: ("mid monster", "mid monster")})
    morning(state, "wreck/shop", "market/shop", "market/shop", "market/shop")
    assert ANCHOR[MID_WRECK] in engine.legal(state, 0)


def test_4_4_each_card_of_the_wreck_is_equally_likely():
    counts = dict.fromkeys(cards(*TREASURES), 0)
    for seed in range(2000):
        state = game(divers={0: ["dh"]}, wrecks={MID_WRECK: TREASURES})
        morning(state, "wreck/dolphins", "market/dolphins", "market/dolphins", "market/dolphins")
        engine.apply(state, 0, ANCHOR[MID_WRECK], FastChance(seed), None)
        counts[state.hands[0][0]] += 1
    assert all(400 < number < 600 for number in counts.values())
