"""10 and 11: locating a wreck, and raising it."""

from collections.abc import Sequence
from functools import cache

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.dark_water_salvage.actions import DONE, LOCATE, PASS, SALVAGE, Action, Locate, Salvage
from game.games.dark_water_salvage.components import LOCATE_COST, RUMOUR, SHIPS, WRECKS
from game.games.dark_water_salvage.events import Located, LocationSeen, NotHere, NothingToTry, Raised
from game.games.dark_water_salvage.rules.state import State, value


def list_locate(state: State, seat: Seat) -> tuple[Action, ...]:
    """10.1: wrecks to be located here; 10.3, 10.4: not again, nor when barred.

    10.6: () where all know that no try can succeed; where one can, also those that would be in vain, to read the cards.
    """
    wrecks = state.unlocated & ~state.barred[seat]
    if state.cash[seat] < LOCATE_COST or not state.hopes[state.pawns[seat]] & wrecks:
        return ()
    return _locates(wrecks)


def list_salvage(state: State, seat: Seat) -> tuple[Action, ...]:
    """11.1: wrecks to be raised here, located or not; 10.4: not when barred; 10.6: nor in vain for all to see."""
    region = state.pawns[seat]
    if state.cash[seat] < state.lake.fees[region]:
        return ()
    return _salvages(state.hopes[region] & ~state.barred[seat])


def tell_of_nothing(state: State, seat: Seat, tell: Tell) -> None:
    """10.6: a seat that is not asked though it lies in open water and can pay hears why, and so do all."""
    region = state.pawns[seat]
    water = state.lake.depths[region] >= 0
    if water and state.cash[seat] >= LOCATE_COST and not state.hopes[region] & ~state.barred[seat]:
        tell(NothingToTry(seat, region, state.lake.places[region]))


@cache
def _locates(wrecks: int) -> tuple[Action, ...]:
    return _tries(LOCATE, wrecks)


@cache
def _salvages(wrecks: int) -> tuple[Action, ...]:
    return _tries(SALVAGE, wrecks)


def _tries(actions: Sequence[Action], wrecks: int) -> tuple[Action, ...]:
    if not wrecks:
        return ()
    return (*[action for wreck, action in enumerate(actions) if wrecks >> wreck & 1], PASS, DONE)


def locate(state: State, seat: Seat, action: Locate, _chance: Chance, tell: Tell | None) -> None:
    """10.2: a right claim shows the region to everybody and pays prestige."""
    wreck, region = action.wreck, state.pawns[seat]
    _pay(state, seat, LOCATE_COST)
    if state.regions[wreck] != region:
        _miss(state, seat, wreck, LOCATE_COST, salvaging=False, tell=tell)
        return
    prestige = _find(state, seat, wreck)
    if tell:
        place = state.lake.places[region]
        tell(Located(seat, wreck, state.ships[wreck], region, place, prestige, LOCATE_COST))
        _show(state, seat, wreck, tell)


def raise_wreck(state: State, seat: Seat, action: Salvage, _chance: Chance, tell: Tell | None) -> None:
    """11.3: its value is written down; 11.4: prestige for salvaging, and for locating to the first finder."""
    wreck, region = action.wreck, state.pawns[seat]
    fee = state.lake.fees[region]
    _pay(state, seat, fee)
    if state.regions[wreck] != region:
        _miss(state, seat, wreck, fee, salvaging=True, tell=tell)
        return
    located = _find(state, seat, wreck) if state.located[wreck] < 0 else 0
    ship, dollars = state.ships[wreck], value(state, wreck)
    state.raised[wreck] = seat
    state.sunk &= ~(1 << wreck)
    state.hopes[region] = 0
    state.salvage[seat] += dollars
    state.prestige[seat] += SHIPS[ship].salvaged
    if tell:
        place, prestige = state.lake.places[region], SHIPS[ship].salvaged
        tell(Raised(seat, wreck, ship, region, place, dollars, prestige, located, fee))
        _show(state, seat, wreck, tell)


def _pay(state: State, seat: Seat, cost: int) -> None:
    """10.1: whoever tries pays."""
    state.cash[seat] -= cost
    state.idle = -1


def _show(state: State, seat: Seat, wreck: int, tell: Tell) -> None:
    """10.1: whoever tries looks at the location card and the rumoured value; told after the try that led to it."""
    region, rumour = state.regions[wreck], RUMOUR[state.cards[wreck]]
    raised = state.raised[wreck] >= 0
    tell(LocationSeen(wreck, state.ships[wreck], region, state.lake.places[region], rumour, raised, to=seat))


def _find(state: State, seat: Seat, wreck: int) -> int:
    """10.2: this wreck's region is public from now on, and no other wreck lies there; the prestige its finder gains."""
    region = state.regions[wreck]
    here, bit = 1 << region, 1 << wreck
    prestige = SHIPS[state.ships[wreck]].located
    state.located[wreck] = seat
    state.unlocated &= ~bit
    state.prestige[seat] += prestige
    state.hopes = [hopes & ~bit for hopes in state.hopes]
    state.hopes[region] = bit
    state.masks = [mask & ~here for mask in state.masks]
    state.masks[wreck::WRECKS] = [here] * state.seats
    return prestige


def _miss(state: State, seat: Seat, wreck: int, cost: int, *, salvaging: bool, tell: Tell | None) -> None:
    """10.4: all learn that it is not here; this seat alone has seen where it is, and may not try it again."""
    tried = state.pawns[seat]
    here, there = 1 << tried, 1 << state.regions[wreck]
    state.barred[seat] |= 1 << wreck
    state.misses[wreck] |= here
    state.hopes[tried] &= ~(1 << wreck)
    masks, own = state.masks, seat * WRECKS
    for pair in range(wreck, len(masks), WRECKS):
        masks[pair] &= ~here
    masks[own : own + WRECKS] = [mask & ~there for mask in masks[own : own + WRECKS]]
    masks[own + wreck] = there
    if tell:
        place = state.lake.places[tried]
        tell(NotHere(seat, wreck, state.ships[wreck], tried, place, salvaging, cost))
        _show(state, seat, wreck, tell)
