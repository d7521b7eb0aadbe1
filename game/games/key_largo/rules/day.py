"""3: the day, from the sealed plans to the first player's card moving on, and 9: the end of the last one.

Each place has its own file; this one says what comes next. A rule function that ends with nobody waiting has come to
the end of a seat's action, and `proceed` goes on to the next.
"""

from collections.abc import Callable

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.key_largo.actions import ANCHOR, PLANS, Anchor, Plan
from game.games.key_largo.components import DAYS, DOLPHIN_PAY, END_VALUE, WRECK, WRECK_DEPTHS
from game.games.key_largo.events import ActionLost, Anchored, CashedOut, DayBegan, DayEnded, PlansRevealed, Sealed
from game.games.key_largo.kits import HOSES
from game.games.key_largo.rules import cove, dive, market, shop, tavern
from game.games.key_largo.rules.memory import SOLD
from game.games.key_largo.rules.state import State, ask

REACH = {
    seats: tuple(sum(1 << wreck for wreck, depth in enumerate(depths) if depth <= hoses) for hoses in range(3))
    for seats, depths in WRECK_DEPTHS.items()
}
"""4.1: the wrecks (a bit each) that a diver with so many hoses reaches, by number of seats."""


ARRIVE: tuple[Callable[[State, Seat, Chance, Tell | None], None], ...] = (
    dive.arrive,
    cove.arrive,
    tavern.arrive,
    shop.arrive,
    market.arrive,
)
"""3.6: what each place does with a ship, in the order of `components.PLACES`."""


def plan(state: State, seat: Seat, action: Plan, chance: Chance, tell: Tell | None) -> None:
    """3.1: the plan is sealed; 3.2: after the last one the mornings are shown."""
    state.plans[seat] = 5 * action.morning + action.afternoon
    if tell:
        tell(Sealed(seat, state.day))
    if not state.waiting:
        _reveal(state, chance, tell)


def _reveal(state: State, chance: Chance, tell: Tell | None) -> None:
    """3.2: the cards of this half-day are shown, and the ships at each place counted; 14.2: the neutral ship."""
    state.places = [plan % 5 if state.half else plan // 5 for plan in state.plans]
    ships = state.ships = [0] * 5
    for place in state.places:
        ships[place] += 1
    if state.seats == 2:
        neutral = chance.pick([place for place in range(5) if place != state.neutral[0]])
        state.neutral[state.half] = neutral
        ships[neutral] += 1
    state.anchors = [-1] * state.seats
    state.played = [-1] * state.seats
    state.placing, state.turn = True, 0
    if tell:
        tell(PlansRevealed(state.day, state.half, tuple(state.places), state.neutral[state.half]))


def proceed(state: State, chance: Chance, tell: Tell | None) -> None:
    """3.3, 3.6, 3.7: place the ships, then carry out the actions, each in player order, until somebody must decide."""
    while True:
        while state.turn < state.seats:
            seat = state.visitor = (state.first + state.turn) % state.seats
            state.turn += 1
            if not state.placing:
                ARRIVE[state.places[seat]](state, seat, chance, tell)
            elif state.places[seat] == WRECK:
                _choose_wreck(state, seat, tell)
            if state.waiting:
                return
        state.turn = 0
        if state.placing:
            state.placing = False
        elif state.half == 0:
            state.half = 1
            _reveal(state, chance, tell)
        else:
            _end_day(state, tell)
            return


def reachable(state: State, seat: Seat) -> int:
    """3.3, 4.1, 4.13: the wrecks (a bit each) with cards, no other ship, and a diver with enough hose."""
    hoses = -1
    for kit in state.divers[3 * seat : 3 * seat + 3]:
        if kit and kit & HOSES > hoses:
            hoses = kit & HOSES
    if hoses < 0:
        return 0
    wrecks = state.open & REACH[state.seats][hoses]
    for wreck in state.anchors:
        if wreck >= 0:
            wrecks &= ~(1 << wreck)
    return wrecks


def list_anchors(state: State, seat: Seat) -> list[Anchor]:
    """3.3: the wrecks this ship may go to."""
    wrecks = reachable(state, seat)
    return [anchor for anchor in ANCHOR if wrecks >> anchor.wreck & 1]


def _choose_wreck(state: State, seat: Seat, tell: Tell | None) -> None:
    """3.3: a choice of wrecks; 3.5: none, and the action is lost."""
    anchors = list_anchors(state, seat)
    if len(anchors) > 1:
        ask(state, seat, "anchor", anchors)
    elif anchors:
        _place_ship(state, seat, anchors[0].wreck, tell)
    elif tell:
        tell(ActionLost(seat))


def anchor(state: State, seat: Seat, action: Anchor, _chance: Chance, tell: Tell | None) -> None:
    """3.3: the ship goes over this wreck."""
    _place_ship(state, seat, action.wreck, tell)


def _place_ship(state: State, seat: Seat, wreck: int, tell: Tell | None) -> None:
    state.anchors[seat] = wreck
    if tell:
        tell(Anchored(seat, wreck))


def _end_day(state: State, tell: Tell | None) -> None:
    """3.8: the first player's card moves left and the ring forward; 9.1: after the tenth day the game is over."""
    state.first = (state.first + 1) % state.seats
    state.visitor = -1
    if tell:
        tell(DayEnded(state.day, state.first))
    if state.day == DAYS - 1:
        _cash_out(state, tell)
        return
    state.day += 1
    state.half = 0
    state.plans = [-1] * state.seats
    state.places = [-1] * state.seats
    state.anchors = [-1] * state.seats
    state.played = [-1] * state.seats
    state.ships = [0] * 5
    state.neutral = [-1, -1]
    state.phase, state.waiting, state.listed = "plan", (1 << state.seats) - 1, PLANS
    if tell:
        tell(DayBegan(state.day, state.first, DOLPHIN_PAY[state.day]))


def _cash_out(state: State, tell: Tell | None) -> None:
    """9.2: every card left counts its end value."""
    state.phase, state.listed = "over", ()
    state.cashed = state.hands
    state.hands = [()] * state.seats
    for seat, cards in enumerate(state.cashed):
        amount = sum(END_VALUE[card] for card in cards)
        state.money[seat] += amount
        state.facts += ((SOLD, seat, -1, cards, 0),)
        if tell:
            tell(CashedOut(seat, cards, amount, state.money[seat]))
