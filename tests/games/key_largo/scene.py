"""Hand-built positions, rigged luck and short words for the tests of Key Largo's rules."""

from dataclasses import replace

from game.games.key_largo.actions import PLAY, Plan
from game.games.key_largo.components import (
    CARDS,
    DECK,
    DEPTH,
    DEPTHS,
    ENCOUNTERS,
    END_VALUE,
    JEWEL,
    KIND,
    KINDS,
    PLACES,
    QUANTITY,
    Options,
)
from game.games.key_largo.kits import DIVER, HAS_TRIDENT, HAS_WEIGHT
from game.games.key_largo.rules import day, engine
from game.games.key_largo.rules.memory import Root
from game.games.key_largo.rules.observation import look
from game.games.key_largo.view import HAND, Lot
from tests.luck import Rigged

KITS = {"d": DIVER, "h": 1, "t": HAS_TRIDENT, "w": HAS_WEIGHT}


def card(words):
    """The card "mid goods 3", "deep jewel 400" or "mid monster"."""
    depth, kind, *number = words.split()
    for face in CARDS:
        printed = END_VALUE[face] if KIND[face] == JEWEL else QUANTITY[face]
        if DEPTHS[DEPTH[face]] == depth and KINDS[KIND[face]] == kind and printed == int((*number, 0)[0]):
            return face
    raise KeyError(words)


def cards(*words):
    return tuple(sorted(map(card, words)))


def encounter(name):
    return next(number for number, one in enumerate(ENCOUNTERS) if one.id == name)


def play(name):
    return PLAY[encounter(name)]


def plan(words):
    """The plan "tavern/wreck"."""
    morning, afternoon = words.split("/")
    return Plan(PLACES.index(morning), PLACES.index(afternoon))


def kit(words):
    """A diver "d" with hoses "h", trident "t" and weight "w"; "" is no diver."""
    return sum(KITS[letter] for letter in words)


def game(seats=4, *, options=None, first=0, divers=None, hands=None, wrecks=None, money=None, held=None):
    """A new game whose wrecks hold the first cards of their decks, changed by what the arguments say."""
    state = engine.blank(options or Options(), seats)
    state.first = first
    decks = [list(deck) for deck in DECK]
    for wreck, depth in enumerate(day.WRECK_DEPTHS[seats]):
        state.wrecks[wreck], decks[depth] = tuple(decks[depth][:5]), decks[depth][5:]
    for wreck, contents in (wrecks or {}).items():
        state.wrecks[wreck] = cards(*contents)
        if not contents:
            state.open &= ~(1 << wreck)
    for seat, team in (divers or {}).items():
        state.divers[3 * seat : 3 * seat + 3] = [kit(words) for words in (*team, "", "", "")[:3]]
    for seat, hand in (hands or {}).items():
        state.hands[seat] = cards(*hand)
    for seat, dollars in (money or {}).items():
        state.money[seat] = dollars
    state.pile = (1 << len(ENCOUNTERS)) - 1 if state.encounters else 0
    for seat, names in (held or {}).items():
        state.held[seat] = sum(1 << encounter(name) for name in names)
        state.pile &= ~state.held[seat]
    state.root = Root(seats, replace(look(state, None), lots=public(state)), state.hands)
    return state


def public(state):
    """What everybody knows of this position, in which no card has left the game."""
    lots = []
    for depth in range(3):
        at = {
            wreck: len(held) for wreck, held in enumerate(state.wrecks) if day.WRECK_DEPTHS[state.seats][wreck] == depth
        }
        at |= {HAND + seat: sum(DEPTH[one] == depth for one in hand) for seat, hand in enumerate(state.hands)}
        lots.append(Lot(DECK[depth], tuple((place, number) for place, number in at.items() if number)))
    return tuple(lots)


def do(state, seat, action, *luck):
    """Plays a listed action with this luck, all of which it must use; the events."""
    assert action in engine.legal(state, seat), f"{action} is not among {engine.legal(state, seat)}"
    events = []
    chance = Rigged(*luck)
    engine.apply(state, seat, action, chance, events.append)
    assert chance.used == len(luck), f"{chance.used} numbers used of {luck}"
    return events


def morning(state, *plans, luck=()):
    """All seats seal these plans; the events of the last one, which reveals the mornings."""
    events = []
    for seat, words in enumerate(plans):
        events = do(state, seat, plan(words), *(luck if seat == len(plans) - 1 else ()))
    return events


def told(events, kind):
    """The events of this class."""
    return [event for event in events if type(event) is kind]


def listed(state, kind, seat=None):
    """The actions of this class that the acting (or this) seat may choose."""
    seat = engine.actors(state)[0] if seat is None else seat
    return [action for action in engine.legal(state, seat) if type(action) is kind]


def asked(state):
    """Who is asked what."""
    return engine.actors(state), state.phase
