"""The rules of Key Largo in the order of RULES.md: set-up, the day, and what each action leads to.

Each place has its own file; this one says what comes next. A rule function that ends with nobody waiting has come to
the end of a seat's action, and `_proceed` goes on to the next.
"""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.chance import Chance
from game.core.game import Result, Seat, Tell
from game.games.key_largo import cove, dive, market, shop, tavern
from game.games.key_largo.actions import (
    ANCHOR,
    PLANS,
    Action,
    Anchor,
    Buy,
    CountAs,
    Dive,
    Drinks,
    DropWeight,
    Hire,
    Leave,
    Look,
    LoseDiver,
    Pass,
    Plan,
    Play,
    Put,
    Sell,
    Stop,
    Surface,
    Take,
    Thief,
    Trip,
    UseTrident,
)
from game.games.key_largo.components import (
    CARDS_A_WRECK,
    DAYS,
    DECK,
    DIVER_TOKENS,
    DOLPHIN_PAY,
    DOLPHINS,
    DRUNKARD,
    ENCOUNTERS,
    END_VALUE,
    ITEM_TOKENS,
    MARKET,
    SABOTEUR,
    SHOP,
    START_MONEY,
    TAVERN,
    WRECK,
    WRECK_DEPTHS,
    Options,
)
from game.games.key_largo.events import (
    ActionLost,
    Anchored,
    CashedOut,
    DayBegan,
    DayEnded,
    EncounterPlayed,
    NothingSold,
    PlansRevealed,
    Sealed,
    VisitEnded,
)
from game.games.key_largo.memory import SOLD, Memory, Root
from game.games.key_largo.state import DIVER, HOSES, WAITING, State, ask
from game.words import _

REACH = {
    seats: tuple(sum(1 << wreck for wreck, depth in enumerate(depths) if depth <= hoses) for hoses in range(3))
    for seats, depths in WRECK_DEPTHS.items()
}
"""4.1: the wrecks (a bit each) that a diver with so many hoses reaches, by number of seats."""


def setup(options: Options, seats: int, chance: Chance) -> State:
    """2: a new game."""
    state = blank(options, seats)
    state.first = chance.below(seats)
    for depth in range(3):
        cards = list(DECK[depth])
        chance.shuffle(cards)
        for wreck, deep in enumerate(WRECK_DEPTHS[seats]):
            if deep == depth:
                state.wrecks[wreck] = tuple(sorted(cards[:CARDS_A_WRECK]))
                del cards[:CARDS_A_WRECK]
    if options.encounters:
        state.pile = (1 << len(ENCOUNTERS)) - 1 & ~(1 << chance.below(len(ENCOUNTERS)))
    return state


def blank(options: Options, seats: int) -> State:
    """2: the table before the cards are dealt: $100 and a diver each, everybody planning the first Friday."""
    state = State()
    state.seats = seats
    state.thief, state.encounters, state.open_money = options.thief, options.encounters, options.open_money
    state.day = state.half = state.first = state.turn = 0
    state.phase, state.placing, state.visitor = "plan", False, -1
    state.waiting, state.listed = (1 << seats) - 1, PLANS
    state.plans, state.places, state.anchors = [-1] * seats, [-1] * seats, [-1] * seats
    state.neutral, state.ships = [-1, -1], [0] * 5
    state.money = [START_MONEY] * seats
    state.divers = [DIVER, 0, 0] * seats
    state.divers_left, state.items_left = DIVER_TOKENS - seats, list(ITEM_TOKENS)
    state.hands = [()] * seats
    state.wrecks = [()] * len(WRECK_DEPTHS[seats])
    state.open = (1 << len(state.wrecks)) - 1
    state.gone = ()
    state.memory = Root(seats, None, state.hands)
    state.diver = state.last = state.catch = state.victim = state.looked = state.changed = state.counts_as = -1
    state.able = state.fresh = state.hired = state.thieves = state.looks = state.bought = 0
    state.drinks, state.basket = False, ()
    state.held, state.played = [0] * seats, [-1] * seats
    state.discarded = state.pile = 0
    state.cashed = []
    return state


def actors(state: State) -> Sequence[Seat]:
    """Who must decide now: all who have not sealed a plan, or one seat; () when the game is over."""
    return WAITING[state.waiting]


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Everything this seat may do now."""
    return state.listed if state.waiting >> seat & 1 else ()


def apply(state: State, seat: Seat, action: Action, chance: Chance, tell: Tell | None) -> None:
    """Carries out a listed action, and all that follows without a decision."""
    state.waiting &= ~(1 << seat)
    HANDLERS[type(action)](state, seat, action, chance, tell)
    if not state.waiting:
        _proceed(state, chance, tell)


def _plan(state: State, seat: Seat, action: Plan, chance: Chance, tell: Tell | None) -> None:
    """3.1: the plan is sealed; 3.2: after the last one the mornings are shown."""
    state.plans[seat] = 5 * action.morning + action.afternoon
    if tell:
        tell(Sealed(seat))
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


def _proceed(state: State, chance: Chance, tell: Tell | None) -> None:
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


def _anchor(state: State, seat: Seat, action: Anchor, _chance: Chance, tell: Tell | None) -> None:
    """3.3: the ship goes over this wreck."""
    _place_ship(state, seat, action.wreck, tell)


def _place_ship(state: State, seat: Seat, wreck: int, tell: Tell | None) -> None:
    state.anchors[seat] = wreck
    if tell:
        tell(Anchored(seat, wreck))


def _leave(state: State, seat: Seat, _action: Leave, _chance: Chance, tell: Tell | None) -> None:
    """6.1, 7.1, 8.6: the visit is over."""
    if tell and state.phase == "market":
        tell(NothingSold(seat, state.ships[MARKET]))
    elif tell:
        tell(VisitEnded(seat, state.places[seat]))


def _play(state: State, seat: Seat, action: Play, chance: Chance, tell: Tell | None) -> None:
    """11.3: the card is shown and discarded; its effect lasts for this half-day."""
    encounter = action.encounter
    state.held[seat] &= ~(1 << encounter)
    state.discarded |= 1 << encounter
    state.played[seat] = encounter
    if tell:
        tell(EncounterPlayed(seat, encounter))
    place = ENCOUNTERS[encounter].place
    if encounter == SABOTEUR:
        dive.sabotage(state, seat, action, chance, tell)
    elif place == WRECK:
        dive.play(state, seat, action, chance, tell)
    elif place == DOLPHINS:
        cove.arrive(state, seat, chance, tell)
    elif encounter == DRUNKARD:
        tavern.begin_looking(state, seat, 1, tell)
    elif place == TAVERN:
        tavern.offer(state, seat)
    elif place == SHOP:
        shop.offer(state, seat)
    else:
        market.play(state, seat)


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
        state.memory = Memory(state.memory, SOLD, seat, -1, cards)
        if tell:
            tell(CashedOut(seat, cards, amount, state.money[seat]))


def result(state: State) -> Result | None:
    """9.3: the richest wins; 9.4: equally rich players share their place."""
    if state.phase != "over":
        return None
    money = state.money
    ranking = tuple(
        tuple(seat for seat in range(state.seats) if money[seat] == score) for score in sorted(set(money), reverse=True)
    )
    if len(ranking[0]) == 1:
        reason = _("The storm is here. The richest company wins, with ${money}.").format(money=max(money))
    else:
        reason = _("The storm is here. The richest companies share the win, with ${money} each.").format(
            money=max(money)
        )
    return Result(ranking, tuple(money), reason)


ARRIVE: tuple[Callable[[State, Seat, Chance, Tell | None], None], ...] = (
    dive.arrive,
    cove.arrive,
    tavern.arrive,
    shop.arrive,
    market.arrive,
)
"""3.6: what each place does with a ship, in the order of `components.PLACES`."""

HANDLERS: dict[type, Callable[[State, Seat, Any, Chance, Tell | None], None]] = {
    Plan: _plan,
    Anchor: _anchor,
    Dive: dive.go_down,
    Stop: dive.stop,
    UseTrident: dive.use_trident,
    LoseDiver: dive.lose_diver,
    DropWeight: dive.drop_weight,
    Surface: dive.surface,
    Trip: cove.trip,
    Hire: tavern.hire,
    Thief: tavern.hire_thief,
    Take: tavern.take,
    Drinks: tavern.buy_drinks,
    Look: tavern.look_at,
    Buy: shop.buy_item,
    Put: market.put,
    CountAs: market.count_as,
    Sell: market.sell,
    Leave: _leave,
    Play: _play,
    Pass: dive.pass_by,
}

LIST: dict[str, Callable[[State, Seat], Sequence[Action]]] = {
    "anchor": list_anchors,
    "dive": dive.list_dives,
    "sabotage": dive.list_sabotage,
    "monster": dive.list_monster,
    "catch": dive.list_catch,
    "last": dive.list_last,
    "dolphins": cove.list_dolphins,
    "tavern": tavern.list_services,
    "steal": tavern.list_backs,
    "look": tavern.list_looks,
    "shop": shop.list_items,
    "market": market.list_sale,
    "extra": market.list_extra,
}
"""What the seat that must act may do, by phase, for a position that did not come about by playing."""
