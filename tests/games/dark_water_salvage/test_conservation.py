"""Whatever is played: money, prestige and wrecks are neither made nor lost, and every event is true."""

from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.chance import FastChance
from game.games.dark_water_salvage.actions import Done, Pass
from game.games.dark_water_salvage.components import BAG, RESEARCH_COST, SHIPS, VALUE_CARDS, WRECKS
from game.games.dark_water_salvage.events import (
    Answered,
    Collected,
    GameEnded,
    Located,
    LocationSeen,
    NotHere,
    Raised,
    Researched,
    Sailed,
)
from game.games.dark_water_salvage.rules import engine
from game.games.dark_water_salvage.rules.state import balance
from game.games.dark_water_salvage.rules.survey import Options

games = given(
    seats=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    moves=st.lists(st.integers(0, 100), max_size=300),
)


def played(seats, seed, moves):
    """Every position of a game whose actions `moves` choose and, when they run out, luck; with the events so far.

    Whoever can act at a stop does so, mostly: games in which everybody passes have little to say.
    """
    chance = FastChance(seed)
    state = engine.setup(Options(), seats, chance)
    events = []
    yield state, events
    moves = iter(moves)
    while engine.actors(state):
        seat = chance.pick(engine.actors(state))
        legal = engine.legal(state, seat)
        move = next(moves, None)
        action = chance.pick(legal) if move is None else legal[move % len(legal)]
        if isinstance(action, Done | Pass) and chance.below(3):
            action = legal[0]
        engine.apply(state, seat, action, chance, events.append)
        yield state, events


@settings(max_examples=25, deadline=None)
@games
def test_money_is_what_was_lent_less_what_was_spent(seats, seed, moves):
    events = []
    for state, so_far in played(seats, seed, moves):
        events = so_far
        assert min(state.cash) >= 0
    lent, spent = [0] * seats, [0] * seats
    for event in events:
        if isinstance(event, Collected):
            lent[event.seat] += event.got
        elif isinstance(event, Researched):
            spent[event.seat] += RESEARCH_COST
        elif isinstance(event, Sailed | Located | NotHere | Raised):
            spent[event.seat] += event.cost
    assert state.loans == lent
    assert [cash + paid for cash, paid in zip(state.cash, spent, strict=True)] == lent
    fives, tens = BAG[seats]
    assert sum(lent) <= 5 * fives + 10 * tens
    assert events[-1] == GameEnded(tuple(balance(state, seat) for seat in range(seats)))


@settings(max_examples=25, deadline=None)
@games
def test_prestige_and_salvage_are_what_the_wrecks_bring(seats, seed, moves):
    *_, (state, events) = played(seats, seed, moves)
    prestige, salvage = [0] * seats, [0] * seats
    for wreck in range(WRECKS):
        ship = SHIPS[state.ships[wreck]]
        if state.located[wreck] >= 0:
            prestige[state.located[wreck]] += ship.located
        if state.raised[wreck] >= 0:
            assert state.located[wreck] >= 0
            prestige[state.raised[wreck]] += ship.salvaged
            depth = state.lake.depths[state.regions[wreck]]
            salvage[state.raised[wreck]] += VALUE_CARDS[state.cards[wreck]].salvaged[depth]
    assert (state.prestige, state.salvage) == (prestige, salvage)
    assert engine.result(state).scores == tuple(prestige)
    raised = [event.wreck for event in events if isinstance(event, Raised)]
    assert sorted(raised) == [wreck for wreck in range(WRECKS) if state.raised[wreck] >= 0]


@settings(max_examples=25, deadline=None)
@games
def test_events_tell_the_truth(seats, seed, moves):
    *_, (state, events) = played(seats, seed, moves)
    for event in events:
        if isinstance(event, Answered) and event.sonar != state.lake.rumour:
            assert state.lake.masks[event.sonar][event.answer] >> state.regions[event.wreck] & 1
        elif isinstance(event, Located | Raised | LocationSeen):
            assert event.region == state.regions[event.wreck]
        elif isinstance(event, NotHere):
            assert event.region != state.regions[event.wreck]
            assert state.barred[event.seat] >> event.wreck & 1
        elif isinstance(event, Sailed):
            assert event.cost == event.hire + len(event.way) - 1


@settings(max_examples=15, deadline=None)
@games
def test_pawns_stand_apart_and_never_on_land(seats, seed, moves):
    for state, _events in played(seats, seed, moves):
        standing = [region for region in state.pawns if region >= 0]
        assert len(set(standing)) == len(standing)
        assert all(state.lake.free >> region & 1 for region in standing)
