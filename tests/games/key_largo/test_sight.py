"""RULES.md 10: who knows what. Every position here is reached by playing, so that memories are true."""

from collections import Counter
from dataclasses import fields, replace

import pytest

from game.core.chance import Chance, FastChance
from game.games.key_largo.actions import ANCHOR, DIVE, DRINKS, LEAVE, LOOK, PUT, SELL, THIEF, USE_TRIDENT
from game.games.key_largo.components import DECK, KIND, MONSTER, Options
from game.games.key_largo.events import CashedOut, PlansRevealed
from game.games.key_largo.events_ashore import NothingSold, Sold
from game.games.key_largo.rules import engine, memory
from game.games.key_largo.rules.memory import KILLED, MET, SEEN, SOLD, STOLEN, TAKEN, Root, recall
from game.games.key_largo.rules.observation import imagine, look
from game.games.key_largo.view import HAND, Lot
from tests.games.key_largo.scene import card, cards, do, game, morning, plan
from tests.luck import Rigged

SHALLOWS = tuple((wreck, 5) for wreck in range(4))


def known(seat, *facts, seats=4):
    """The lots of the shallows that a seat knows of in a new game after these facts."""
    state = game(seats)
    lots, sightings = recall(Root(seats, None, state.hands), facts, seat)
    return [lot for lot in lots if lot.cards[0] in DECK[0]], sightings


def lot(words, *at):
    return Lot(cards(*words), tuple(at))


def without(*words):
    left = list(DECK[0])
    for face in cards(*words):
        left.remove(face)
    return tuple(left)


A, B, C = "shallow goods 1", "shallow gold 3", "shallow artifact 2"


def taken(seat, wreck, words):
    return TAKEN, seat, wreck, cards(words), 0


def test_10_1_what_everybody_sees():
    state = game(hands={}, divers={1: ["dht", "d"]}, money={2: 350})
    morning(state, "wreck/dolphins", "tavern/market", "market/dolphins", "market/dolphins")
    do(state, 0, ANCHOR[2], 0)
    for seat in (None, 0, 1, 2, 3):
        view = look(state, seat)
        assert view.wrecks == (5, 5, 4, *[5] * 11)
        assert view.backs == ((1, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0))
        assert view.money == (100, 100, 350, 100)
        assert (view.divers[1][0].hoses, view.divers[1][0].trident) == (1, True)
        assert view.anchors == (2, -1, -1, -1)


def test_10_2_hands_wrecks_and_plans_are_secret():
    state = game()
    do(state, 1, plan("wreck/market"))
    for seat in (None, 0, 2, 3):
        view = look(state, seat)
        assert view.plan is None
        assert view.sealed == (False, True, False, False)
    assert look(state, 1).plan == (0, 4)
    for seat, words in ((0, "dolphins/shop"), (2, "market/shop"), (3, "market/shop")):
        do(state, seat, plan(words))
    do(state, 1, ANCHOR[1], 0)
    assert look(state, 1).hand == state.hands[1] != ()
    assert look(state, 0).hand == look(state, None).hand == ()


def test_10_2_the_afternoon_stays_hidden_until_it_is_shown():
    state = game()
    morning(state, "tavern/wreck", "dolphins/market", "dolphins/market", "dolphins/shop")
    view = look(state, 1)
    assert view.mornings == (2, 1, 1, 1)
    afternoons = Counter(imagine(view, FastChance(seed)).plans[0] % 5 for seed in range(400))
    assert set(afternoons) == {0, 1, 3, 4}
    assert {imagine(view, FastChance(seed)).plans[1] for seed in range(20)} == {5 * 1 + 4}


def test_10_2_the_basket_and_the_treasure_just_drawn_are_the_owners():
    state = game(divers={0: ["dw"]}, wrecks={2: ("shallow goods 1", "shallow gold 3")})
    morning(state, "wreck/market", *["tavern/dolphins"] * 3)
    do(state, 0, ANCHOR[2], 1)
    assert state.phase == "catch"
    assert look(state, 0).catch == card("shallow gold 3")
    assert look(state, 1).catch == look(state, None).catch == -1


def test_10_3_a_new_game_every_card_may_be_anywhere():
    assert known(2) == ([Lot(DECK[0], SHALLOWS)], ())


def test_10_3_an_own_draw_leaves_the_unknown():
    lots, _seen = known(0, taken(0, 1, A))
    assert lots == [Lot(without(A), ((0, 5), (1, 4), (2, 5), (3, 5)))]


def test_10_3_a_draw_by_others_moves_a_card():
    lots, _seen = known(1, taken(0, 1, A))
    assert lots == [Lot(DECK[0], ((0, 5), (1, 4), (2, 5), (3, 5), (HAND, 1)))]


def test_10_3_drinks_make_a_wreck_known():
    seen = cards(A, A, B, C, C)
    lots, sightings = known(3, (SEEN, 3, 1, seen, 4))
    assert sorted(lots, key=lambda one: len(one.cards)) == [
        Lot(seen, ((1, 5),)),
        Lot(without(A, A, B, C, C), ((0, 5), (2, 5), (3, 5))),
    ]
    assert [(sighting.wreck, sighting.day, sighting.half, sighting.cards) for sighting in sightings] == [
        (1, 2, 0, seen)
    ]
    assert known(2, (SEEN, 3, 1, seen, 4)) == known(2)


def test_10_3_of_a_known_wreck_one_card_is_in_the_diver_s_hand():
    seen = cards(A, A, B, C, C)
    lots, _seen = known(3, (SEEN, 3, 1, seen, 0), taken(0, 1, B))
    assert Lot(seen, ((1, 4), (HAND, 1))) in lots
    lots, _seen = known(3, (SEEN, 3, 1, seen, 0), taken(0, 1, B), (SOLD, 0, -1, cards(B), 0))
    assert lot((A, A, C, C), (1, 4)) in lots


def test_10_3_a_second_look_tells_what_was_taken():
    seen = cards(A, A, B, C, C)
    lots, sightings = known(3, (SEEN, 3, 1, seen, 0), taken(0, 1, B), (SEEN, 3, 1, cards(A, A, C, C), 5))
    assert lot((B,), (HAND, 1)) in lots
    assert sightings[0].cards == cards(A, A, C, C)


def test_10_3_the_robbed_knows_what_the_thief_holds():
    lots, _seen = known(0, taken(0, 1, B), (STOLEN, 2, 0, cards(B), 0))
    assert lot((B,), (HAND + 2, 1)) in lots
    lots, _seen = known(0, taken(0, 1, B), (STOLEN, 2, 0, cards(B), 0), (STOLEN, 3, 2, cards(B), 0))
    assert lot((B,), (HAND + 3, 1)) in lots


def test_10_3_what_might_have_been_stolen_from_a_mixed_hand_is_certain_no_more():
    facts = (taken(0, 1, B), taken(2, 0, A), (STOLEN, 2, 0, cards(B), 0), (STOLEN, 3, 2, cards(A), 0))
    lots, _seen = known(0, *facts)
    assert len(lots) == 1
    assert dict(lots[0].at)[HAND + 2] == dict(lots[0].at)[HAND + 3] == 1
    assert Counter(lots[0].cards)[card(B)] == 1


def test_10_3_a_monster_that_went_back_is_there_until_one_is_killed():
    monster = cards("mid monster")
    state = game()
    lots, _seen = recall(Root(4, None, state.hands), ((MET, 0, 5, monster, 0),), None)
    assert Lot(monster, ((5, 1),)) in lots
    lots, _seen = recall(Root(4, None, state.hands), ((MET, 0, 5, monster, 0), (KILLED, 0, 5, monster, 0)), None)
    assert [sum(KIND[face] == MONSTER for face in one.cards) for one in lots] == [10, 0, 5] or len(lots) == 3
    assert Lot(monster, ((5, 1),)) not in lots


def test_10_3_a_treasure_taken_by_others_is_not_the_monster_that_is_known():
    monster = cards("mid monster")
    facts = ((MET, 0, 5, monster, 0), (TAKEN, 2, 5, cards("mid gold 3"), 0))
    lots, _seen = recall(Root(4, None, ()), facts, 1)
    assert Lot(monster, ((5, 1),)) in lots


def test_10_3_while_a_monster_is_met_every_imagined_wreck_holds_it():
    state = game(divers={0: ["dht"]}, wrecks={4: ("mid goods 2", "mid gold 3", "mid monster")})
    morning(state, "wreck/dolphins", *["market/dolphins"] * 3)
    do(state, 0, ANCHOR[4], 2)
    assert state.phase == "monster"
    for seed in range(50):
        world = imagine(look(state, 3), FastChance(seed))
        do(world, 0, USE_TRIDENT[0], 0)
        assert world.gone == cards("mid monster")


def test_10_3_a_monster_met_and_then_seen_stays_known_when_a_theft_mixes_what_is_known():
    """A world without it let a treasure be drawn where everybody else knows of nothing but the monster."""
    monster, both = cards("mid monster"), cards("mid goods 3", "mid monster")
    state = game(wrecks={4: ("mid goods 3", "mid monster")})
    state.hands[0], state.hands[2], state.monsters = cards("mid goods 2"), cards("mid gold 3"), 1 << 4
    state.root = Root(4, None, ())
    state.facts = (
        (MET, 0, 4, monster, 0),
        (SEEN, 1, 4, cards("mid goods 2", *("mid goods 3", "mid monster")), 1),
        taken(0, 4, "mid goods 2"),
        taken(0, 5, "mid gold 3"),
        (STOLEN, 2, 0, cards("mid gold 3"), 2),
    )
    assert Lot(monster, ((4, 1),)) in look(state, 1).lots
    for seed in range(20):
        world = imagine(look(state, 1), FastChance(seed))
        assert len(world.wrecks[4]) == len(both)
        assert world.wrecks[4][-1:] == monster


def test_10_3_a_wreck_seen_whole_keeps_its_monsters_apart_from_its_treasures():
    seen = cards("mid goods 2", "mid monster", "mid monster")
    lots, sightings = recall(Root(4, None, ()), ((SEEN, 3, 4, seen, 0), (TAKEN, 0, 4, cards("mid goods 2"), 0)), 3)
    assert Lot(seen[1:], ((4, 2),)) in lots
    assert Lot(seen[:1], ((HAND, 1),)) in lots
    assert sightings[0].cards == seen


def test_10_3_imagined_worlds_keep_monsters_out_of_hands_and_vary():
    state = game(divers={0: ["dh"]})
    morning(state, "wreck/dolphins", *["market/dolphins"] * 3)
    do(state, 0, ANCHOR[4], 0)
    view = look(state, 1)
    hands = Counter(imagine(view, FastChance(seed)).hands[0] for seed in range(3000))
    treasures = [face for face in DECK[1] if KIND[face] != MONSTER]
    assert set(hands) == {(face,) for face in treasures}
    expected = 3000 / len(treasures)
    for face in set(treasures):
        assert hands[(face,)] == pytest.approx(expected * treasures.count(face), rel=0.5)


def test_10_3_imagined_worlds_come_from_the_view_and_the_luck_alone():
    state = game(hands={})
    morning(state, "wreck/dolphins", "tavern/shop", "market/dolphins", "market/dolphins")
    do(state, 0, ANCHOR[0], 0)
    other = state.clone()
    other.hands[0] = cards("shallow gold 3")
    other.wrecks[0], other.wrecks[1] = other.wrecks[1][:4], (*other.wrecks[0], other.wrecks[1][4])
    view = look(state, 1)
    worlds = [imagine(one, Chance("luck", 5)) for one in (view, look(other, 1))]
    for name in ("hands", "wrecks", "plans", "money"):
        assert getattr(worlds[0], name) == getattr(worlds[1], name)


def test_10_3_bots_lose_nothing_they_saw_when_they_imagine_on():
    state = game(divers={1: ["d", "d"]})
    morning(state, "tavern/wreck", "wreck/market", "market/dolphins", "market/dolphins")
    do(state, 1, ANCHOR[1])
    do(state, 0, DRINKS)
    do(state, 0, LOOK[1])
    do(state, 0, LOOK[6])
    do(state, 0, LEAVE)
    world = imagine(look(state, 0), FastChance(4))
    assert world.wrecks[1] == state.wrecks[1]
    assert world.wrecks[6] == state.wrecks[6]
    for one in (state, world):
        do(one, 1, DIVE[0], 2)
    assert look(world, 0) == look(state, 0)


def test_10_4_hidden_money_shows_only_the_own():
    state = game(options=Options(open_money=False), money={1: 230})
    assert look(state, 1).money == (None, 230, None, None)
    assert look(state, None).money == (None,) * 4
    world = imagine(look(state, 1), FastChance(1))
    assert world.money[1] == 230
    assert look(world, 1) == look(state, 1)
    assert len({imagine(look(state, 1), FastChance(seed)).money[0] for seed in range(50)}) > 5


def test_10_4_with_hidden_money_even_the_penniless_are_asked_and_all_is_shown_in_the_end():
    state = game(options=Options(open_money=False), money={0: 0})
    morning(state, "tavern/shop", *["dolphins/market"] * 3)
    assert engine.legal(state, 0) == [LEAVE]
    do(state, 0, LEAVE)
    assert engine.legal(state, 0) == [LEAVE]
    state.day = 9
    do(state, 0, LEAVE)
    assert look(state, None).money == tuple(state.money)


def test_10_3_the_thief_s_card_is_known_to_both_and_to_nobody_else():
    state = game(money={1: 300})
    morning(state, "wreck/market", "dolphins/tavern", *["dolphins/shop"] * 2)
    do(state, 0, ANCHOR[2], 0)
    stolen = state.hands[0][0]
    assert state.phase == "market"
    do(state, 0, PUT[stolen])
    do(state, 0, SELL)
    assert stolen in look(state, 3).gone
    assert THIEF[0] not in engine.legal(state, 1)


def test_every_field_of_a_view_is_the_same_in_two_worlds_that_differ_in_secrets():
    state = game(divers={0: ["d", "d"]})
    morning(state, "wreck/dolphins", "tavern/dolphins", *["market/dolphins"] * 2)
    do(state, 0, ANCHOR[1])
    do(state, 0, DIVE[0], 0)
    other = imagine(look(state, 2), FastChance(9))
    assert other.hands != state.hands or other.wrecks != state.wrecks
    one, two = look(state, 2), look(other, 2)
    for field in fields(one):
        assert getattr(one, field.name) == getattr(two, field.name), field.name


def test_a_view_made_by_hand_is_imagined_as_it_says():
    state = game()
    view = replace(look(state, 0), hand=cards(A), backs=((1, 0, 0), *[(0, 0, 0)] * 3))
    world = imagine(view, Rigged(*[0] * 200))
    assert world.hands[0] == cards(A)
    assert memory.recall(world.root, (), 0)[0] == view.lots


class NoLuck(Rigged):
    """Luck that must not be asked for."""

    def below(self, n):
        raise LookupError


def leads_to(state, seat, action):
    """What everybody sees and hears when this action is played; None where luck or secret plans come in."""
    state, events = state.clone(), []
    try:
        engine.apply(state, seat, action, NoLuck(), events.append)
    except LookupError:
        return None
    if any(isinstance(event, PlansRevealed | Sold | CashedOut) for event in events):
        return None
    return look(state, None), [event for event in events if event.to is None]


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", range(6))
def test_11_4_who_is_asked_next_depends_on_nothing_secret(seed):
    """Two worlds that look the same to all: what is played in one of them is followed by the same in the other."""
    options, compared = Options(encounters=True), 0
    chance = FastChance(seed)
    for seats in (3, 5):
        state = engine.setup(options, seats, chance)
        while engine.actors(state):
            seat = chance.pick(engine.actors(state))
            world = imagine(look(state, None), chance)
            for action in set(engine.legal(state, seat)) & set(engine.legal(world, seat)):
                here, there = leads_to(state, seat, action), leads_to(world, seat, action)
                if here and there and not nothing_to_sell(here) ^ nothing_to_sell(there):
                    assert here == there, action
                    compared += 1
            engine.apply(state, seat, chance.pick(engine.legal(state, seat)), chance, None)
    assert compared > 200


def nothing_to_sell(outcome):
    """8.6: a hand without a saleable card shows itself at the market, by the rules."""
    return any(isinstance(event, NothingSold) for event in outcome[1])
