"""The rules of Key Largo: what a game record asks of them.

The day and each place have their own files; here are the set-up, the tables of actions, and the result.
"""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.chance import Chance
from game.core.game import Result, Seat, Tell
from game.games.key_largo import actions as do
from game.games.key_largo import components as box
from game.games.key_largo.events import EncounterPlayed
from game.games.key_largo.events_ashore import NothingBought, NothingSold, VisitEnded
from game.games.key_largo.kits import DIVER
from game.games.key_largo.rules import cove, day, dive, dive_choices, market, shop, tavern
from game.games.key_largo.rules.memory import Root
from game.games.key_largo.rules.state import WAITING, State
from game.words import _


def setup(options: box.Options, seats: int, chance: Chance) -> State:
    """2: a new game."""
    state = blank(options, seats)
    state.first = chance.below(seats)
    for depth in range(3):
        cards = list(box.DECK[depth])
        chance.shuffle(cards)
        for wreck, deep in enumerate(box.WRECK_DEPTHS[seats]):
            if deep == depth:
                state.wrecks[wreck] = tuple(sorted(cards[: box.CARDS_A_WRECK]))
                del cards[: box.CARDS_A_WRECK]
    if options.encounters:
        unused = chance.below(len(box.ENCOUNTERS)) if options.thief else box.YOUNG_THIEF
        state.pile = (1 << len(box.ENCOUNTERS)) - 1 & ~(1 << unused)
    return state


def blank(options: box.Options, seats: int) -> State:
    """2: the table before the cards are dealt: $100 and a diver each, everybody planning the first Friday."""
    state = State()
    state.seats = seats
    state.thief, state.encounters, state.open_money = options.thief, options.encounters, options.open_money
    state.day = state.half = state.first = state.turn = 0
    state.phase, state.placing, state.visitor = "plan", False, -1
    state.waiting, state.listed = (1 << seats) - 1, do.PLANS
    state.plans, state.places, state.anchors = [-1] * seats, [-1] * seats, [-1] * seats
    state.neutral, state.ships = [-1, -1], [0] * 5
    state.money = [box.START_MONEY] * seats
    state.divers = [DIVER, 0, 0] * seats
    state.divers_left, state.items_left = box.DIVER_TOKENS - seats, list(box.ITEM_TOKENS)
    state.hands = [()] * seats
    state.wrecks = [()] * len(box.WRECK_DEPTHS[seats])
    state.open = (1 << len(state.wrecks)) - 1
    state.monsters, state.gone = 0, ()
    state.root, state.facts = Root(seats, None, state.hands), ()
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


def legal(state: State, seat: Seat) -> Sequence[do.Action]:
    """Everything this seat may do now."""
    return state.listed if state.waiting >> seat & 1 else ()


def apply(state: State, seat: Seat, action: do.Action, chance: Chance, tell: Tell | None) -> None:
    """Carries out a listed action, and all that follows without a decision."""
    state.waiting &= ~(1 << seat)
    HANDLERS[type(action)](state, seat, action, chance, tell)
    if not state.waiting:
        day.proceed(state, chance, tell)


def _leave(state: State, seat: Seat, _action: do.Leave, _chance: Chance, tell: Tell | None) -> None:
    """6.1, 7.1, 8.6: the visit is over."""
    if tell and state.phase == "market":
        tell(NothingSold(seat, state.ships[box.MARKET]))
    elif tell:
        place = state.places[seat]
        busy = {box.SHOP: state.bought, box.TAVERN: state.hired or state.thieves or state.drinks}.get(place, True)
        tell(VisitEnded(seat, place) if busy else NothingBought(seat, place))


def _play(state: State, seat: Seat, action: do.Play, chance: Chance, tell: Tell | None) -> None:
    """11.3: the card is shown and discarded; its effect lasts for this half-day."""
    encounter = action.encounter
    state.held[seat] &= ~(1 << encounter)
    state.discarded |= 1 << encounter
    state.played[seat] = encounter
    if tell:
        tell(EncounterPlayed(seat, encounter))
    place = box.ENCOUNTERS[encounter].place
    if encounter == box.SABOTEUR:
        dive.sabotage(state, seat, action, chance, tell)
    elif place == box.WRECK:
        dive.play(state, seat, action, chance, tell)
    elif place == box.DOLPHINS:
        cove.arrive(state, seat, chance, tell)
    elif encounter == box.DRUNKARD:
        tavern.begin_looking(state, seat, 1, tell)
    elif place == box.TAVERN:
        tavern.offer(state, seat)
    elif place == box.SHOP:
        shop.offer(state, seat)
    else:
        market.play(state, seat)


def result(state: State) -> Result | None:
    """9.3: the richest wins; 9.4: equally rich players share their place."""
    if state.phase != "over":
        return None
    money = state.money
    ranking = tuple(
        tuple(seat for seat in range(state.seats) if money[seat] == score) for score in sorted(set(money), reverse=True)
    )
    if len(ranking[0]) == 1:
        reason = _("The storm is here. The richest company wins, with ${money}.").format(money=f"{max(money):,}")
    else:
        reason = _("The storm is here. The richest companies share the win, with ${money} each.").format(
            money=f"{max(money):,}"
        )
    return Result(ranking, tuple(money), reason)


HANDLERS: dict[type, Callable[[State, Seat, Any, Chance, Tell | None], None]] = {
    do.Plan: day.plan,
    do.Anchor: day.anchor,
    do.Dive: dive.go_down,
    do.Stop: dive.stop,
    do.UseTrident: dive.use_trident,
    do.LoseDiver: dive.lose_diver,
    do.DropWeight: dive.drop_weight,
    do.Surface: dive.surface,
    do.Trip: cove.trip,
    do.Hire: tavern.hire,
    do.Thief: tavern.hire_thief,
    do.Take: tavern.take,
    do.Drinks: tavern.buy_drinks,
    do.Look: tavern.look_at,
    do.Buy: shop.buy_item,
    do.Put: market.put,
    do.CountAs: market.count_as,
    do.Sell: market.sell,
    do.Leave: _leave,
    do.Play: _play,
    do.Pass: dive.pass_by,
}

LIST: dict[str, Callable[[State, Seat], Sequence[do.Action]]] = {
    "anchor": day.list_anchors,
    "dive": dive_choices.list_dives,
    "sabotage": dive_choices.list_sabotage,
    "monster": dive_choices.list_monster,
    "catch": dive_choices.list_catch,
    "last": dive_choices.list_last,
    "dolphins": cove.list_dolphins,
    "tavern": tavern.list_services,
    "steal": tavern.list_backs,
    "look": tavern.list_looks,
    "shop": shop.list_items,
    "market": market.list_sale,
    "extra": market.list_extra,
}
"""What the seat that must act may do, by phase, for a position that did not come about by playing."""
