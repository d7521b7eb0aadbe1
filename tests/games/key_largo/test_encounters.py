"""RULES.md 11 and 12.1 to 12.6, 12.18, 12.19: encounter cards in general, at the wrecks and at the cove."""

from collections import Counter

from game.core.chance import FastChance
from game.games.key_largo.actions import ANCHOR, DIVE, DROP_WEIGHT, LEAVE, LOSE_DIVER, PASS, STOP, SURFACE, TRIP
from game.games.key_largo.components import ENCOUNTERS, Options
from game.games.key_largo.events import (
    DiveEnded,
    DiverLost,
    EncounterDrawn,
    EncounterPlayed,
    EncounterSeen,
    EncountersShuffled,
    MonsterMet,
    NoEncounter,
    Sabotaged,
    TreasureFound,
    WeightDropped,
)
from game.games.key_largo.events_ashore import DolphinsPaid, Sold
from game.games.key_largo.rules import engine
from game.games.key_largo.rules.observation import imagine, look
from tests.games.key_largo.scene import asked, card, cards, do, encounter, game, kit, listed, morning, play, told

WITH = Options(encounters=True)
SHALLOW_WRECK, MID_WRECK = 0, 4
CATCH = ("shallow goods 1", "shallow goods 3", "shallow gold 2")
HAUNTED = ("mid goods 2", "mid gold 3", "mid monster")
ASIDE = "market/shop"


def dive(held, team=("d",), contents=CATCH, wreck=SHALLOW_WRECK, others=(), luck=()):
    """Seat 0, holding these encounter cards, over this wreck; `others` are the plans of the other seats."""
    state = game(options=WITH, divers={0: team}, wrecks={wreck: contents}, held={0: held})
    plans = (*others, ASIDE, ASIDE, ASIDE)[:3]
    morning(state, "wreck/market", *plans)
    return state, do(state, 0, ANCHOR[wreck], *luck)


def test_11_1_a_card_is_played_at_its_place_in_the_own_action():
    for number, one in enumerate(ENCOUNTERS):
        for place, name in enumerate(("wreck", "dolphins", "tavern", "shop", "market")):
            state = game(options=WITH, held={0: [one.id]}, money={0: 500}, hands={0: ["mid gold 3", "mid jewel 150"]})
            morning(state, f"{name}/{'shop' if name != 'shop' else 'market'}", *["market/wreck"] * 3)
            if place == 0:
                do(state, 0, ANCHOR[0])
            playable = play(one.id) in engine.legal(state, 0)
            if place != one.place:
                assert not playable, (one.id, name)
            assert ENCOUNTERS[number].place == one.place


def test_11_2_after_the_trip_is_paid_a_card_is_drawn():
    state = game(options=WITH)
    events = morning(state, "dolphins/shop", "tavern/shop", "tavern/shop", "tavern/shop", luck=(18,))
    assert [type(event) for event in events[2:5]] == [DolphinsPaid, EncounterDrawn, EncounterSeen]
    assert told(events, EncounterSeen) == [EncounterSeen(18, to=0)]
    assert state.held[0] == 1 << 18
    assert not state.pile >> 18 & 1
    assert (look(state, 0).held, look(state, 1).held) == ((18,), ())
    assert look(state, 1).held_counts == (1, 0, 0, 0)


def test_11_2_without_the_option_nobody_is_met():
    state = game()
    events = morning(state, "dolphins/shop", "tavern/shop", "tavern/shop", "tavern/shop")
    assert not told(events, EncounterDrawn) + told(events, NoEncounter)


def test_11_3_one_card_a_half_day_for_that_half_day_only():
    state = game(options=WITH, held={0: ["tourist_tavern", "young_diver"]}, money={0: 500})
    morning(state, "tavern/dolphins", "market/shop", "market/shop", "market/shop")
    events = do(state, 0, play("young_diver"))
    assert events == [EncounterPlayed(0, encounter("young_diver"))]
    assert not listed(state, type(play("aide")))
    assert state.discarded == 1 << encounter("young_diver")
    assert look(state, 2).played == (encounter("young_diver"), -1, -1, -1)
    do(state, 0, LEAVE)
    assert state.half == 1
    assert state.played[0] == -1


def test_11_3_a_card_whose_moment_is_over_cannot_be_played():
    state = game(options=WITH, held={0: ["young_diver", "expert_diver"]}, money={0: 500})
    morning(state, "tavern/dolphins", "market/shop", "market/shop", "market/shop")
    do(state, 0, engine.legal(state, 0)[0])
    assert not listed(state, type(play("aide")))


def test_11_4_whoever_might_hold_a_card_is_asked_whether_he_does_or_not():
    for held in (["aide"], ["hasty_buyer"], ["tourist_shop"]):
        state, _events = dive(held)
        assert asked(state) == ((0,), "dive")
        do(state, 0, DIVE[0], 0)
        assert asked(state) == ((0,), "catch")
        assert SURFACE in engine.legal(state, 0)
    state, events = dive([], luck=(0,))
    assert told(events, DiveEnded)


def test_11_4_who_publicly_cannot_hold_it_is_not_asked():
    state = game(options=WITH, held={0: ["tourist_shop"]}, wrecks={0: CATCH})
    for name in ("tourist_wreck", "aide", "hasty_buyer"):
        state.discarded |= 1 << encounter(name)
        state.pile &= ~(1 << encounter(name))
    morning(state, "wreck/market", ASIDE, ASIDE, ASIDE)
    events = do(state, 0, ANCHOR[0], 0)
    assert told(events, DiveEnded)


def test_11_4_at_the_cove_too():
    state = game(options=WITH, held={0: ["aide"]})
    morning(state, "dolphins/shop", "tavern/shop", "tavern/shop", "tavern/shop")
    assert (asked(state), engine.legal(state, 0)) == (((0,), "dolphins"), [TRIP])


def test_11_4_at_tavern_shop_and_market_with_nothing_else_to_do():
    for place, phase in (("tavern", "tavern"), ("shop", "shop"), ("market", "market")):
        state = game(options=WITH, held={0: ["aide"]}, money={0: 0})
        morning(state, f"{place}/wreck", "dolphins/wreck", "dolphins/wreck", "dolphins/wreck", luck=())
        assert (asked(state), engine.legal(state, 0)) == (((0,), phase), [LEAVE])


def test_11_5_never_a_third_card():
    state = game(options=WITH, held={0: ["aide", "buddy"]})
    morning(state, "dolphins/shop", "tavern/shop", "tavern/shop", "tavern/shop")
    events = do(state, 0, TRIP)
    assert told(events, NoEncounter) == [NoEncounter(0, True)]
    assert state.held[0].bit_count() == 2
    assert state.money[0] == 150


def test_11_6_an_empty_pile_is_made_anew_from_the_played_cards():
    state = game(options=WITH)
    state.pile, state.discarded = 0, 1 << 3 | 1 << 20
    events = morning(state, "dolphins/shop", "tavern/shop", "tavern/shop", "tavern/shop", luck=(1,))
    assert told(events, EncountersShuffled)
    assert told(events, EncounterSeen) == [EncounterSeen(20, to=0)]
    assert (state.pile, state.discarded) == (1 << 3, 0)


def test_11_6_with_no_card_left_nothing_is_drawn():
    state = game(options=WITH)
    state.pile = 0
    events = morning(state, "dolphins/shop", "tavern/shop", "tavern/shop", "tavern/shop")
    assert told(events, NoEncounter) == [NoEncounter(0, False)]


def test_11_7_24_of_25_different_cards():
    unused = Counter()
    for seed in range(300):
        state = engine.setup(WITH, 4, FastChance(seed))
        assert state.pile.bit_count() == 24
        unused[(1 << 25) - 1 ^ state.pile] += 1
    assert len(unused) == 25
    view = look(engine.setup(WITH, 4, FastChance(1)), 0)
    assert len({imagine(view, FastChance(seed)).pile for seed in range(100)}) > 10


def test_12_1_tourist_at_the_wrecks():
    state, _events = dive(["tourist_wreck"])
    assert engine.legal(state, 0) == [DIVE[0], play("tourist_wreck")]
    events = do(state, 0, play("tourist_wreck"), 0)
    assert [type(event) for event in events[:1]] == [EncounterPlayed]
    assert len(told(events, TreasureFound)) == 1
    assert state.held[0] == 0


def test_12_2_aide_draws_once_more_in_the_shallows():
    state, _events = dive(["aide"], ("dw",))
    do(state, 0, DIVE[0], 0)
    assert engine.legal(state, 0) == [play("aide"), DROP_WEIGHT, SURFACE]
    do(state, 0, play("aide"), 0)
    assert len(state.hands[0]) == 2
    events = do(state, 0, DROP_WEIGHT, 0)
    assert told(events, WeightDropped)
    assert state.hands[0] == cards(*CATCH)


def test_12_2_aide_only_in_the_shallows_and_only_with_a_card_left():
    state, _events = dive(["aide"], ("dh",), ("mid goods 2", "mid gold 3"), MID_WRECK)
    do(state, 0, DIVE[0], 0)
    assert engine.legal(state, 0) == [SURFACE]
    state, _events = dive(["aide"], ("d",), CATCH[:1])
    do(state, 0, DIVE[0], 0)
    assert engine.legal(state, 0) == [SURFACE]


def test_12_3_hasty_buyer_pays_the_best_price_for_the_treasure_just_drawn():
    for words, amount in (("mid goods 5", 200), ("mid artifact 3", 120), ("mid gold 3", 90)):
        state, _events = dive(["hasty_buyer"], ("dhw",), (words, "mid monster"), MID_WRECK)
        do(state, 0, DIVE[0], 0)
        events = do(state, 0, play("hasty_buyer"))
        sold = told(events, Sold)[0]
        assert (sold.cards, sold.amount, sold.encounter) == (cards(words), amount, encounter("hasty_buyer"))
        assert state.money[0] == 100 + amount
        assert state.hands[0] == ()
        assert state.gone == cards(words)
        assert list(engine.legal(state, 0)) == [DROP_WEIGHT, SURFACE]


def test_12_3_hasty_buyer_takes_no_jewel():
    state, _events = dive(["hasty_buyer"], ("dh",), ("mid jewel 150", "mid gold 3"), MID_WRECK)
    do(state, 0, DIVE[0], 1)
    assert state.hands[0] == cards("mid jewel 150")
    assert engine.legal(state, 0) == [SURFACE]


def test_12_4_frequent_visitor_puts_the_monster_back_and_the_diver_draws_again():
    state, _events = dive(["frequent_visitor"], ("dh",), HAUNTED, MID_WRECK)
    events = do(state, 0, DIVE[0], 2)
    assert told(events, MonsterMet)
    assert engine.legal(state, 0) == [play("frequent_visitor"), LOSE_DIVER]
    do(state, 0, play("frequent_visitor"), 0)
    assert state.hands[0] == cards("mid goods 2")
    assert state.divers[0] == kit("dh")
    assert state.wrecks[MID_WRECK] == cards("mid gold 3", "mid monster")
    assert look(state, 2).monster_known[MID_WRECK]


def test_12_4_frequent_visitor_may_meet_it_again_and_the_owner_is_always_asked():
    state, _events = dive(["frequent_visitor"], ("dh",), HAUNTED, MID_WRECK)
    do(state, 0, DIVE[0], 2)
    events = do(state, 0, play("frequent_visitor"), 2)
    assert told(events, DiverLost) == [DiverLost(0, 0, MID_WRECK, 1, False, False)]
    state, _events = dive(["buddy"], ("dh",), HAUNTED, MID_WRECK)
    do(state, 0, DIVE[0], 2)
    assert list(engine.legal(state, 0)) == [LOSE_DIVER]


def sabotage(held, order=("wreck/market", "wreck/market")):
    """Seat 0 dives with two divers while seats 1 and 2 follow their plans and hold these cards."""
    state = game(options=WITH, divers={0: ["d", "d"]}, held=held)
    morning(state, "wreck/market", *order, ASIDE)
    for seat in range(3):
        if asked(state) == ((seat,), "anchor"):
            do(state, seat, ANCHOR[seat])
    return state


def test_12_5_saboteur_cancels_the_draw_of_the_chosen_diver():
    state = sabotage({2: ["saboteur"]})
    do(state, 0, DIVE[1])
    assert asked(state) == ((2,), "sabotage")
    assert engine.legal(state, 2) == [play("saboteur"), PASS]
    events = do(state, 2, play("saboteur"))
    assert told(events, Sabotaged) == [Sabotaged(2, 0, 1)]
    assert state.hands[0] == ()
    assert (asked(state), engine.legal(state, 0)) == (((0,), "dive"), (DIVE[0], STOP))
    do(state, 0, DIVE[0], 0, 0, 0)
    assert len(state.hands[0]) == 1


def test_12_5_saboteur_everybody_with_a_ship_over_a_wreck_and_a_card_is_asked_in_turn():
    state = sabotage({1: ["buddy"], 2: ["aide"]})
    do(state, 0, DIVE[0])
    assert (asked(state), engine.legal(state, 1)) == (((1,), "sabotage"), [PASS])
    do(state, 1, PASS)
    assert asked(state) == ((2,), "sabotage")
    do(state, 2, PASS, 0)
    assert len(state.hands[0]) == 1


def test_12_5_saboteur_needs_a_ship_over_a_wreck():
    state = sabotage({1: ["saboteur"]}, ("market/shop", "wreck/market"))
    do(state, 0, DIVE[0], 0)
    assert len(state.hands[0]) == 1


def test_12_5_saboteur_may_have_dived_already_but_played_no_other_card():
    state = game(options=WITH, divers={0: ["d", "d"]}, held={2: ["saboteur", "tourist_wreck"]}, first=2)
    morning(state, "wreck/market", ASIDE, "wreck/market", ASIDE)
    do(state, 2, ANCHOR[2])
    do(state, 0, ANCHOR[0])
    before = state.clone()
    do(state, 2, play("tourist_wreck"), 0)
    assert asked(state) == ((0,), "dive")
    do(state, 0, DIVE[0], 0)
    do(before, 2, DIVE[0], 0)
    do(before, 2, SURFACE)
    do(before, 0, DIVE[0])
    assert asked(before) == ((2,), "sabotage")


def test_12_6_painstaking_diver_draws_the_last_card():
    state, _events = dive(["painstaking_diver"], contents=CATCH[:2])
    do(state, 0, DIVE[0], 0)
    do(state, 0, SURFACE)
    assert (asked(state), engine.legal(state, 0)) == (((0,), "last"), [play("painstaking_diver"), PASS])
    events = do(state, 0, play("painstaking_diver"), 0)
    assert state.hands[0] == cards(*CATCH[:2])
    assert told(events, DiveEnded) == [DiveEnded(0, SHALLOW_WRECK, 0)]


def test_12_6_painstaking_diver_meets_monsters_as_usual():
    state, _events = dive(["painstaking_diver"], ("dh",), ("mid goods 2", "mid monster"), MID_WRECK)
    do(state, 0, DIVE[0], 0)
    do(state, 0, SURFACE)
    events = do(state, 0, play("painstaking_diver"), 0)
    assert told(events, DiverLost) == [DiverLost(0, 0, MID_WRECK, 1, False, False)]
    assert told(events, DiveEnded) == [DiveEnded(0, MID_WRECK, 1)]


def test_12_6_painstaking_diver_not_if_he_was_lost_nor_with_two_cards_left():
    state, _events = dive(["painstaking_diver"], ("dh",), ("mid monster",), MID_WRECK)
    assert told(do(state, 0, DIVE[0], 0), DiveEnded)
    state, _events = dive(["painstaking_diver"])
    do(state, 0, DIVE[0], 0)
    events = do(state, 0, SURFACE)
    assert told(events, DiveEnded) == [DiveEnded(0, SHALLOW_WRECK, 2)]


def test_12_6_painstaking_diver_may_be_kept():
    state, _events = dive(["painstaking_diver"], contents=CATCH[:2])
    do(state, 0, DIVE[0], 0)
    do(state, 0, SURFACE)
    events = do(state, 0, PASS)
    assert told(events, DiveEnded) == [DiveEnded(0, SHALLOW_WRECK, 1)]
    assert state.held[0] == 1 << encounter("painstaking_diver")


def cove(held):
    state = game(options=WITH, held={0: held})
    morning(state, "dolphins/shop", "tavern/shop", "tavern/shop", "tavern/shop")
    return state


def test_12_18_tourist_at_the_cove_makes_room_for_a_card():
    state = cove(["tourist_dolphins", "buddy"])
    assert engine.legal(state, 0) == [play("tourist_dolphins"), TRIP]
    events = do(state, 0, play("tourist_dolphins"), 0)
    assert told(events, DolphinsPaid) == [DolphinsPaid(0, 50)]
    assert told(events, EncounterDrawn) == [EncounterDrawn(0)]
    assert state.held[0].bit_count() == 2


def test_12_19_large_family_pays_double():
    state = cove(["large_family"])
    events = do(state, 0, play("large_family"), 0)
    assert told(events, DolphinsPaid) == [DolphinsPaid(0, 100)]
    assert state.money[0] == 200


def test_12_19_large_family_not_in_the_half_day_it_was_drawn():
    state = game(options=WITH)
    events = morning(
        state, "dolphins/shop", "tavern/shop", "tavern/shop", "tavern/shop", luck=(encounter("large_family"),)
    )
    assert told(events, DolphinsPaid) == [DolphinsPaid(0, 50)]
    assert not told(events, EncounterPlayed)


def test_12_3_the_card_that_was_sold_hastily_is_a_face_everybody_saw():
    state, _events = dive(["hasty_buyer"])
    do(state, 0, DIVE[0], 1)
    do(state, 0, play("hasty_buyer"))
    assert look(state, 3).gone == cards("shallow goods 3")
    assert card("shallow goods 3") not in state.hands[0]
