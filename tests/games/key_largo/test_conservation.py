"""Whatever is played: cards, money, divers and items are neither made nor lost, and every view is true."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.chance import FastChance
from game.games.key_largo.components import DECK, HOSE, KIND, MONSTER, START_MONEY, TRIDENT, WEIGHT, Options
from game.games.key_largo.events import CashedOut, DiverLost, MonsterKilled, TreasureSeen, WeightDropped
from game.games.key_largo.events_ashore import Bought, DolphinsPaid, DrinksBought, Hired, Sold, StolenSeen, ThiefHired
from game.games.key_largo.kits import HAS_TRIDENT, HAS_WEIGHT, HOSES
from game.games.key_largo.rules import engine
from game.games.key_largo.rules.observation import imagine, look
from game.games.key_largo.view import HAND

BOX = Counter(card for deck in DECK for card in deck)

games = given(
    seats=st.integers(2, 5),
    options=st.builds(Options, thief=st.booleans(), encounters=st.booleans(), open_money=st.booleans()),
    seed=st.integers(0, 10**6),
    moves=st.lists(st.integers(0, 39), max_size=300),
)


def played(seats, options, seed, moves):
    """Every position of a game whose actions `moves` choose and, when they run out, luck; with the events so far."""
    chance = FastChance(seed)
    state = engine.setup(options, seats, chance)
    events = []
    yield state, events
    moves = iter(moves)
    while engine.actors(state):
        seat = chance.pick(engine.actors(state))
        legal = engine.legal(state, seat)
        move = next(moves, None)
        action = chance.pick(legal) if move is None else legal[move % len(legal)]
        engine.apply(state, seat, action, chance, events.append)
        yield state, events


def everywhere(state):
    cards = Counter(state.gone)
    for held in (*state.hands, *state.wrecks, *state.cashed):
        cards.update(held)
    return cards


@settings(max_examples=25, deadline=None)
@games
def test_cards_are_conserved_and_no_hand_holds_a_monster(seats, options, seed, moves):
    dealt = None
    for state, _events in played(seats, options, seed, moves):
        cards = everywhere(state)
        dealt = dealt or cards
        assert cards == dealt
        assert not cards - BOX
        assert not any(KIND[card] == MONSTER for hand in state.hands for card in hand)
        assert all(tuple(sorted(held)) == held for held in (*state.hands, *state.wrecks))
        held = sum(cards.bit_count() for cards in (*state.held, state.discarded, state.pile))
        assert held == (24 if options.encounters else 0)


@settings(max_examples=25, deadline=None)
@games
def test_money_is_what_the_events_say_and_never_below_nothing(seats, options, seed, moves):
    events = []
    for state, so_far in played(seats, options, seed, moves):
        events = so_far
        assert min(state.money) >= 0
    money = [START_MONEY] * seats
    for event in events:
        if isinstance(event, DolphinsPaid | Sold | CashedOut):
            money[event.seat] += event.amount
        elif isinstance(event, Hired | ThiefHired | DrinksBought | Bought):
            money[event.seat] -= event.price
    assert money == state.money == list(engine.result(state).scores)


@settings(max_examples=25, deadline=None)
@games
def test_divers_and_items_are_in_the_reserve_on_a_team_or_lost(seats, options, seed, moves):
    *_, (state, events) = played(seats, options, seed, moves)
    lost = [event for event in events if isinstance(event, DiverLost)]
    assert state.divers_left + sum(kit > 0 for kit in state.divers) + len(lost) == 15
    carried = {
        HOSE: sum(kit & HOSES for kit in state.divers) + sum(event.hoses for event in lost),
        TRIDENT: sum(kit & HAS_TRIDENT > 0 for kit in state.divers)
        + sum(event.trident for event in lost)
        + sum(isinstance(event, MonsterKilled) for event in events),
        WEIGHT: sum(kit & HAS_WEIGHT > 0 for kit in state.divers)
        + sum(event.weight for event in lost)
        + sum(isinstance(event, WeightDropped) for event in events),
    }
    assert {item: left + carried[item] for item, left in enumerate(state.items_left)} == {
        HOSE: 20,
        TRIDENT: 10,
        WEIGHT: 10,
    }


@settings(max_examples=25, deadline=None)
@games
def test_hands_are_what_their_owners_were_told(seats, options, seed, moves):
    hands = [Counter() for _seat in range(seats)]
    *_, (state, events) = played(seats, options, seed, moves)
    for event in events:
        if isinstance(event, TreasureSeen):
            hands[event.to][event.card] += 1
        elif isinstance(event, StolenSeen):
            hands[event.to][event.card] += 1 if event.to == event.seat else -1
        elif isinstance(event, Sold | CashedOut):
            hands[event.seat].subtract(event.cards)
    assert not any(number for hand in hands for number in hand.values())
    assert state.hands == [()] * seats


@pytest.mark.sample(3)
@pytest.mark.parametrize("watcher", [None, 0, 1])
@settings(max_examples=8, deadline=None)
@games
def test_what_a_seat_knows_is_true_and_imagined_worlds_look_the_same(watcher, seats, options, seed, moves):
    for number, (state, _events) in enumerate(played(seats, options, seed, moves)):
        view = look(state, watcher)
        places = {wreck: Counter(cards) for wreck, cards in enumerate(state.wrecks)}
        places |= {HAND + seat: Counter(hand) for seat, hand in enumerate(state.hands) if seat != watcher}
        for place, truth in places.items():
            assert sum(dict(lot.at).get(place, 0) for lot in view.lots) == sum(truth.values())
        for lot in view.lots:
            assert sum(dict(lot.at).values()) <= len(lot.cards)
            if len(lot.at) == 1 and lot.at[0][1] == len(lot.cards):
                assert not Counter(lot.cards) - places[lot.at[0][0]]
        assert sum((Counter(lot.cards) for lot in view.lots), Counter()) - BOX == Counter()
        world = imagine(view, FastChance(number))
        assert look(world, watcher) == view
        for seat in engine.actors(world):
            assert engine.legal(world, seat)
        if watcher in engine.actors(state):
            assert list(engine.legal(world, watcher)) == list(engine.legal(state, watcher))
