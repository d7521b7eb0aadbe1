"""Hand-built positions, rigged luck and short words for the tests of Killman's Keep's rules."""

from game.games.killmans_keep.actions import PASS, Show
from game.games.killmans_keep.components import (
    ARTIFACT_CARDS,
    COPIES,
    FACES,
    GOAL_FACE,
    GOALS,
    HEXED_DICE,
    KILLMANS_WHISTLE,
    LUCKY_MOONSTONE,
    MONSTER_CARDS,
    MONSTER_FACE,
    RATIONS,
    SMOKE_POT,
    THROWING_KNIVES,
    TOLL_CHAIN,
    Options,
)
from game.games.killmans_keep.names import card_name, goal_name
from game.games.killmans_keep.rules import engine
from game.games.killmans_keep.rules.dealing import blank
from game.games.killmans_keep.rules.state import EVERYBODY
from tests.luck import Rigged

NAMES = {card_name(face): face for face in FACES}
REACTIONS = (HEXED_DICE, LUCKY_MOONSTONE, TOLL_CHAIN, KILLMANS_WHISTLE, RATIONS, SMOKE_POT, THROWING_KNIVES)
ROUNDS = ("haggled", "battle", "moved", "drew", "lost", "rations")


def card(name):
    return NAMES[name]


def cards(*names):
    return tuple(sorted(NAMES[name] for name in names))


def goal(name):
    return next(number for number in range(len(GOALS)) if goal_name(number) == name)


def game(
    seats=4,
    *,
    options=None,
    area=None,
    hands=None,
    known=None,
    display=None,
    money=None,
    doubloons=None,
    goals=None,
    market=(),
    discard=(),
    top=(),
    bottom=(),
    pool=None,
    monster=None,
    quiet=True,
):
    """Seat 0 is on turn with two actions; what no argument says is as after the deal.

    A hand's Display Card is its first card or `display`; the rest is hidden, but for corpses and `known`. `top` lies on
    the Keep, the first card topmost. With `quiet` no reaction card is left that anybody could be suspected of.
    """
    state = blank(options or Options(), seats)
    state.next, state.round, state.actions = -1, 1, 2
    state.actor, state.phase = 0, "act"
    for seat, where in (area or {}).items():
        state.area[seat] = where
    for seat, names in (hands or {}).items():
        state.hands[seat] = cards(*names)
        open_to_all = {*(known or {}).get(seat, ()), *[name for name in names if card(name) >= MONSTER_FACE]}
        shown = (display or {}).get(seat, names[0] if names else None)
        if shown:
            state.display[seat] = card(shown)
            open_to_all.add(shown)
        state.known[seat] = cards(*open_to_all)
    for seat, name in (goals or {}).items():
        state.goals[seat] = goal(name)
        state.goal_pool.remove(state.goals[seat])
        if state.display[seat] < 0:
            state.display[seat] = GOAL_FACE + state.goals[seat]
            state.goals_known |= 1 << seat
    for seat, dollars in (money or {}).items():
        state.money[seat] = dollars
    for seat, number in (doubloons or {}).items():
        state.doubloons[seat] = number
    state.market, state.discard = cards(*market), cards(*discard)
    state.top = tuple((card(name), 0) for name in top)
    state.bottom = tuple((card(name), EVERYBODY) for name in bottom)
    state.monster = card(monster) if monster else -1
    left = list(COPIES)
    for one in (*state.market, *state.discard, *[one for hand in state.hands for one in hand]):
        left[one] -= 1
    for one, _seen in (*state.top, *state.bottom):
        left[one] -= 1
    if monster:
        left[state.monster] -= 1
    assert min(left) >= 0
    if quiet:
        for reaction in REACTIONS:
            state.discard = tuple(sorted((*state.discard, *[reaction] * left[reaction])))
            left[reaction] = 0
    state.pool = [one for one, number in enumerate(left) for _copy in range(number)]
    if pool is not None:
        rest = list(state.pool)
        state.pool = list(cards(*pool))
        for one in state.pool:
            rest.remove(one)
        state.discard = tuple(sorted((*state.discard, *rest)))
    recount(state)
    return state


def recount(state):
    """The artifacts that nobody can place."""
    state.unseen = list(COPIES[:MONSTER_FACE])
    for seen in (state.market, state.discard, state.aside, *state.known):
        for one in seen:
            if one < MONSTER_FACE:
                state.unseen[one] -= 1


def everything(state):
    """All cards of a position, sorted."""
    found = [*state.market, *state.discard, *state.aside, *state.pool]
    found += [one for one, _seen in (*state.top, *state.bottom)]
    found += [one for hand in state.hands for one in hand]
    found += [state.monster] if state.monster >= 0 else []
    return sorted(found)


BOX = sorted((*ARTIFACT_CARDS, *MONSTER_CARDS))


def do(state, seat, action, *luck):
    """Plays a listed action with this luck, all of which it must use; the events."""
    listed = engine.legal(state, seat)
    assert action in listed, f"{action} is not among {listed} ({state.phase}, seat {state.actor})"
    events = []
    chance = Rigged(*luck)
    engine.apply(state, seat, action, chance, events.append)
    assert chance.used == len(luck), f"{chance.used} numbers used of {luck}"
    assert everything(state) == BOX
    return events


def unasked(state, seat, action):
    """Does what nobody waits for; the events."""
    assert action in engine.unasked(state, seat)
    events = []
    engine.apply(state, seat, action, Rigged(), events.append)
    assert everything(state) == BOX
    return events


def play(state, *actions, seat=0):
    """Several actions of one seat without luck; the events of all. Who must show a card in between shows the first."""
    events = []
    for action in actions:
        while state.phase == "display" and type(action) is not Show:
            events += do(state, state.actor, engine.legal(state, state.actor)[0])
        events += do(state, seat, action)
    return events


def pass_all(state):
    """Nobody reacts to what has just happened; the events."""
    phase, events = state.phase, []
    assert phase in ROUNDS
    while state.phase == phase and state.actor >= 0:
        events += do(state, state.actor, PASS)
    return events


def told(events, kind):
    """The events of this class."""
    return [event for event in events if type(event) is kind]


def listed(state, kind, seat=None):
    """The actions of this class that the acting (or this) seat may choose."""
    return [action for action in engine.legal(state, state.actor if seat is None else seat) if type(action) is kind]


def asked(state):
    """Who is asked what."""
    return state.actor, state.phase
