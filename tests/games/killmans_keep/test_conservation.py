"""Whatever is played: cards and money are neither made nor lost, games end, and every view is true."""

from collections import Counter

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from game.core.chance import FastChance
from game.games.killmans_keep.actions import Propose
from game.games.killmans_keep.components import (
    COPIES,
    GOAL_FACE,
    GOALS,
    HEAD_START,
    MARKET_CAP,
    MONSTER_FACE,
    START_MONEY,
    Options,
)
from game.games.killmans_keep.events import Earned, GoalTurnedIn, Robbed, TollPaid
from game.games.killmans_keep.events_keep import Effect, Whistled
from game.games.killmans_keep.events_market import Bought, Exchanged, Sold, Traded
from game.games.killmans_keep.rules import dealing, engine
from game.games.killmans_keep.rules.observation import imagine, look, public_phase
from game.games.killmans_keep.rules.state import NO_DEAL, NO_DRAFT, NO_OFFER, NO_WALK
from game.games.killmans_keep.view import PRIVATE
from tests.games.killmans_keep.scene import BOX, everything

MOST_LISTED = 40
LONGEST = 30_000

games = given(
    seats=st.integers(2, 5),
    options=st.builds(
        Options, ferocity=st.booleans(), lost_turn=st.booleans(), market_cap=st.booleans(), head_start=st.booleans()
    ),
    seed=st.integers(0, 10**6),
    moves=st.lists(st.integers(0, 39), max_size=300),
)


def played(seats, options, seed, moves):
    """Every position of a game whose actions `moves` choose and, when they run out, luck; with the events so far."""
    chance = FastChance(seed)
    state = dealing.setup(options, seats, chance)
    events = []
    yield state, events
    moves = iter(moves)
    for _step in range(LONGEST):
        acting = engine.actors(state)
        if not acting:
            return
        legal = engine.legal(state, acting[0])
        assert len(set(legal)) == len(legal)
        assert len([action for action in legal if type(action) is not Propose]) <= MOST_LISTED
        move = next(moves, None)
        action = chance.pick(legal) if move is None else legal[move % len(legal)]
        engine.apply(state, acting[0], action, chance, events.append)
        yield state, events
    raise AssertionError("the game does not end")


@settings(max_examples=5, deadline=None)
@games
def test_cards_goals_and_knowledge_are_conserved(seats, options, seed, moves):
    for state, _events in played(seats, options, seed, moves):
        assert everything(state) == BOX
        held = [goal for goal in state.goals if goal >= 0]
        assert sorted((*state.goal_pool, *state.goal_discard, *held)) == list(range(len(GOALS)))
        unseen = list(COPIES[:MONSTER_FACE])
        for cards in (state.market, state.discard, state.aside, *state.known):
            for card in cards:
                if card < MONSTER_FACE:
                    unseen[card] -= 1
        assert unseen == state.unseen
        for seat in range(seats):
            hidden = Counter(state.hands[seat])
            hidden.subtract(state.known[seat])
            assert min(hidden.values(), default=0) >= 0
            assert not [card for card in hidden if card >= MONSTER_FACE and hidden[card]], "all corpses are known"
            for viewer in range(seats):
                seen = Counter(card for who, owner, card in state.peeks if (who, owner) == (viewer, seat))
                assert not seen - hidden
        if state.phase == "haggled" and state.deal[0]:
            assert state.deal[1] in state.known[state.active], "all see what is on sale"


@settings(max_examples=5, deadline=None)
@games
def test_everybody_with_cards_shows_one_of_them(seats, options, seed, moves):
    for state, _events in played(seats, options, seed, moves):
        for seat, shown in enumerate(state.display):
            if shown >= GOAL_FACE:
                assert shown - GOAL_FACE == state.goals[seat]
                assert state.goals_known >> seat & 1
            elif shown >= 0:
                assert shown in state.known[seat]
            elif state.phase == "act":
                assert not state.hands[seat]
                assert state.goals[seat] < 0
        if options.market_cap and state.phase == "act":
            assert len(state.market) <= MARKET_CAP


@settings(max_examples=5, deadline=None)
@games
def test_when_a_turn_goes_on_nothing_is_left_of_what_was_resolved(seats, options, seed, moves):
    for state, _events in played(seats, options, seed, moves):
        if state.phase == "act":
            assert (state.actor, state.next) == (state.active, -1)
            assert (state.aside, state.queue, state.picked, state.die) == ((), (), (), -1)
            assert (state.using, state.ability, state.die, state.drawn) == (-1, -1, -1, -1)
            assert (state.bonus, state.swung, state.draws, state.counters) == (0, 0, 0, 0)
            assert (state.fighting, state.fresh, state.bare) == (False, False, 0)
            assert (state.deal, state.walk) == (NO_DEAL, NO_WALK)
            assert (state.draft, state.offer, state.original) == (NO_DRAFT, NO_OFFER, NO_OFFER)


@settings(max_examples=4, deadline=None)
@games
def test_told_or_not_the_same_happens(seats, options, seed, moves):
    """Bots try out actions that nobody tells of."""
    for number, (state, _events) in enumerate(played(seats, options, seed, moves)):
        if number % 50 == 0 and engine.actors(state):
            for action in engine.legal(state, state.actor):
                one, other = state.clone(), state.clone()
                engine.apply(one, state.actor, action, FastChance(number), [].append)
                engine.apply(other, state.actor, action, FastChance(number), None)
                assert all(look(one, seat) == look(other, seat) for seat in (None, *range(seats)))


def paid(event):
    """What an event changes in purses, as pairs of seat and dollars."""
    if isinstance(event, Bought):
        return ((event.seat, -event.price),)
    if isinstance(event, Sold):
        return ((event.seat, event.price),)
    if isinstance(event, Exchanged):
        return ((event.seat, -event.price),)
    if isinstance(event, GoalTurnedIn):
        return ((event.seat, event.cash),)
    if isinstance(event, Earned | Effect):
        return ((event.seat, event.amount),)
    if isinstance(event, Robbed):
        return (event.seat, event.amount), (event.victim, -event.amount)
    if isinstance(event, TollPaid):
        return (event.seat, -event.amount), (event.to_seat, event.amount)
    if isinstance(event, Whistled):
        return (event.seat, -event.price), (event.drawer, event.price)
    if isinstance(event, Traded):
        return (event.seat, -event.money), (event.partner, event.money)
    return ()


@settings(max_examples=5, deadline=None)
@games
def test_money_is_what_the_events_say_and_never_below_nothing(seats, options, seed, moves):
    for number, (state, told) in enumerate(played(seats, options, seed, moves)):
        if not number:
            step = [(seat - state.first) % seats for seat in range(seats)]
            money = [START_MONEY + HEAD_START * step[seat] * options.head_start for seat in range(seats)]
            assert state.money == money
        assert min(state.money) >= 0
        assert all(dollars % 25 == 0 for dollars in state.money)
        events = told
    for event in events:
        for seat, dollars in paid(event):
            money[seat] += dollars
    assert money == state.money
    assert max(state.doubloons) == 5
    assert sum(state.doubloons) <= 25


@pytest.mark.sample(3)
@pytest.mark.parametrize("watcher", [None, 0, 1])
@settings(max_examples=4, deadline=None)
@games
def test_imagined_worlds_look_the_same_and_can_be_played(watcher, seats, options, seed, moves):
    for number, (state, _events) in enumerate(played(seats, options, seed, moves)):
        if number % 5 and state.phase not in PRIVATE and state.phase not in ("drew", "order"):
            continue
        view = look(state, watcher)
        world = imagine(view, FastChance(number))
        assert look(world, watcher) == view
        for seat in engine.actors(world):
            assert engine.legal(world, seat)
        if watcher in engine.actors(state):
            assert engine.legal(world, watcher) == engine.legal(state, watcher)


@settings(max_examples=6, deadline=None)
@example(3, Options(ferocity=False, lost_turn=False, market_cap=True), 5647, [0, 1, 1, 26, 1, 0, 3])
@games
def test_who_is_asked_and_who_acts_is_public(seats, options, seed, moves):
    """In a world that looks the same to the actor, the same public events lead to the same question."""
    for number, (state, _events) in enumerate(played(seats, options, seed, moves)):
        if number % 7 or state.phase in PRIVATE or not engine.actors(state):
            continue
        actor = state.actor
        view = look(state, actor)
        world = imagine(view, FastChance(number))
        for action in engine.legal(state, actor):
            one, other = state.clone(), world.clone()
            told = [], []
            engine.apply(one, actor, action, FastChance(5), told[0].append)
            engine.apply(other, actor, action, FastChance(5), told[1].append)
            public = [[event for event in events if event.to is None] for events in told]
            if public[0] == public[1]:
                assert (public_phase(one), one.actor, one.queue) == (public_phase(other), other.actor, other.queue)
