"""The rules of Dark Water Salvage: what a game record asks of them.

Each phase has its own file, and `loop` says what follows what; here are the set-up and what does which action.
"""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.chance import Chance
from game.core.errors import BadOption
from game.core.game import Seat, Tell
from game.games.dark_water_salvage import actions as do
from game.games.dark_water_salvage.components import BAG, SHIPS, VALUE_CARDS, WRECKS
from game.games.dark_water_salvage.lake import Lake, soundings
from game.games.dark_water_salvage.rules import cities, loans, research, round, sailing, salvaging
from game.games.dark_water_salvage.rules.ending import result
from game.games.dark_water_salvage.rules.soundness import check
from game.games.dark_water_salvage.rules.state import ALL_WRECKS, WAITING, State
from game.games.dark_water_salvage.rules.survey import Options
from game.games.dark_water_salvage.view import Assist
from game.words import _

__all__ = ["actors", "apply", "blank", "legal", "result", "setup"]


def setup(options: Options, seats: int, chance: Chance) -> State:
    """2: a new game, the loans of the first round drawn. BadOption when nobody or not so many can play on the lake."""
    check(options.lake)
    harbours = len(options.lake.cities)
    if harbours < seats:
        what = _("This lake has {n} cities; {seats} players need one each.")
        raise BadOption(what.format(n=harbours, seats=seats))
    state = blank(options.lake, options.assist, seats)
    water = [region for region, depth in enumerate(state.lake.depths) if depth >= 0]
    state.regions = _dealt(water, chance)
    state.cards = _dealt(list(range(len(VALUE_CARDS))), chance)
    state.ships = tuple(sorted(_dealt(list(range(len(SHIPS))), chance)))
    order = list(range(seats))
    chance.shuffle(order)
    state.order = tuple(order)
    round.begin_round(state, chance, None)
    return state


def _dealt(deck: list[int], chance: Chance) -> tuple[int, ...]:
    """2.2: one card for each wreck."""
    chance.shuffle(deck)
    return tuple(deck[:WRECKS])


def blank(lake: Lake, assist: Assist, seats: int) -> State:
    """2: the table before the cards are dealt and before anything is drawn."""
    state = State()
    state.lake, state.assist, state.seats = soundings(lake), assist, seats
    state.ships = state.regions = state.cards = ()
    state.round = state.stop = state.turn = state.idle = 0
    state.last, state.phase = False, "apply"
    state.order = tuple(range(seats))
    state.acting, state.listed = 0, ()
    state.bag_fives, state.bag_tens = BAG[seats]
    state.fives = state.tens = 0
    state.applications = [-1] * seats
    state.revealed = state.collected = ()
    state.left = state.reached = -1
    state.done = state.hired = 0
    state.pawns = [-1] * seats
    state.cash, state.loans, state.salvage, state.prestige = [0] * seats, [0] * seats, [0] * seats, [0] * seats
    state.barred = [0] * seats
    state.located, state.raised, state.misses = [-1] * WRECKS, [-1] * WRECKS, [0] * WRECKS
    state.sunk = state.unlocated = ALL_WRECKS
    state.hopes = [ALL_WRECKS if depth >= 0 else 0 for depth in state.lake.depths]
    state.agenda, state.agenda_of = (), (-1, -1, -1)
    state.asked = [0] * (seats * WRECKS)
    state.masks = [state.lake.water] * (seats * WRECKS)
    return state


def actors(state: State) -> Sequence[Seat]:
    """Who must decide now: all who have not applied, or one seat; () when the game is over."""
    return WAITING[state.acting]


def legal(state: State, seat: Seat) -> Sequence[do.Action]:
    """Everything this seat may do now."""
    return state.listed if state.acting >> seat & 1 else ()


def apply(state: State, seat: Seat, action: do.Action, chance: Chance, tell: Tell | None) -> None:
    """Carries out a listed action, and all that follows without a decision."""
    state.acting &= ~(1 << seat)
    HANDLERS[type(action)](state, seat, action, chance, tell)
    if not state.acting:
        round.proceed(state, chance, tell)


HANDLERS: dict[type, Callable[[State, Seat, Any, Chance, Tell | None], None]] = {
    do.Apply: loans.seal,
    do.Start: cities.start,
    do.Research: research.research,
    do.Sail: sailing.sail,
    do.Locate: salvaging.locate,
    do.Salvage: salvaging.raise_wreck,
    do.Pass: round.pass_by,
    do.Done: round.be_done,
}
