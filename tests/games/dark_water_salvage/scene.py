"""Hand-built positions, rigged luck and short words for the tests of Dark Water Salvage's rules."""

from game.games.dark_water_salvage.actions import DONE, LOCATE, PASS, RESEARCH, SAIL, SALVAGE, START
from game.games.dark_water_salvage.components import STOPS, WRECKS
from game.games.dark_water_salvage.lake import soundings
from game.games.dark_water_salvage.rules import engine, round
from game.games.dark_water_salvage.rules.survey import great_lake
from tests.luck import Rigged

LAKE = soundings(great_lake())
FIRST_TWELVE = "A1 A3 A4 A6 A7 A9 B1 B2 B4 B5 B6 B8"
"""Where wrecks 0 to 11 lie unless a test says otherwise."""


def at(name, lake=LAKE):
    """The region "D5"."""
    return lake.names.index(name)


def names(mask, lake=LAKE):
    """The regions of a mask, "D6 D7"."""
    return " ".join(name for region, name in enumerate(lake.names) if mask >> region & 1)


def sonar(name, lake=LAKE):
    return next(number for number, one in enumerate(lake.sonars) if one.name == name)


def game(seats=3, stop=None, *, lake=LAKE, regions=FIRST_TWELVE, pawns=None, cash=50, order=None, bag=None):
    """A game whose cards lie in a known order: at the applications, or at this stop of the action token.

    `pawns` are the names of regions, the first cities unless given; `cash` is everybody's, or by seat.
    """
    state = engine.blank(lake.lake, "reasons", seats)
    state.ships = state.cards = tuple(range(WRECKS))
    state.regions = tuple(at(name, lake) for name in regions.split())
    state.order = order or tuple(range(seats))
    if bag:
        state.bag_fives, state.bag_tens = bag
    if stop is None:
        state.fives, state.tens = seats, seats
        state.bag_fives, state.bag_tens = state.bag_fives - seats, state.bag_tens - seats
        engine.loans.ask_all(state)
        return state
    state.cash = [cash] * seats if isinstance(cash, int) else list(cash)
    state.loans = state.cash[:]
    harbours = [lake.names[city.region] for city in lake.lake.cities]
    state.pawns = [at(name, lake) for name in (pawns.split() if pawns else harbours[:seats])]
    state.stop, state.phase = STOPS.index(stop), stop
    round.proceed(state, Rigged(), None)
    return state


def do(state, seat, action, *luck):
    """Plays a listed action with this luck, all of which it must use; the events."""
    assert action in engine.legal(state, seat), f"{action} is not among {engine.legal(state, seat)}"
    events = []
    chance = Rigged(*luck)
    engine.apply(state, seat, action, chance, events.append)
    assert not chance._numbers, f"luck left over: {chance._numbers}"
    return events


def apply_all(state, *amounts):
    """All seats seal these applications; the events of the last one."""
    events = []
    for seat, amount in enumerate(amounts):
        events = do(state, seat, engine.loans.APPLY[amount])
    return events


def probe(wreck, name, lake=LAKE):
    """The research of this wreck with the sonar of this name."""
    return RESEARCH[wreck][sonar(name, lake)]


def sail(name, lake=LAKE):
    return SAIL[at(name, lake)]


def start(name, lake=LAKE):
    return START[at(name, lake)]


def locate(wreck):
    return LOCATE[wreck]


def salvage(wreck):
    return SALVAGE[wreck]


def told(events, kind):
    """The events of this class."""
    return [event for event in events if type(event) is kind]


def listed(state, kind, seat=None):
    """The actions of this class that the acting (or this) seat may choose."""
    seat = engine.actors(state)[0] if seat is None else seat
    return [action for action in engine.legal(state, seat) if type(action) is kind]


def asked(state):
    """Who is asked what."""
    return tuple(engine.actors(state)), state.phase


def pass_round(state, *seats):
    """These seats pass, one after the other; the events of the last one."""
    events = []
    for seat in seats:
        events = do(state, seat, PASS)
    return events


def finish_round(state, *luck):
    """Everybody who is asked is done for the round; the events."""
    events = []
    before = state.round
    while state.phase not in ("over", "apply", "city") and state.round == before:
        alone = sum(round.able(state, seat) for seat in range(state.seats)) == 1
        events += do(state, engine.actors(state)[0], DONE, *(luck if alone else ()))
    return events
