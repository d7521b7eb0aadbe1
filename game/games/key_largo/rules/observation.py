"""10: who may see what. `look` makes a seat's View of a position, `imagine` a whole position that fits a View."""

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from game.core.chance import Chance
from game.core.game import Seat
from game.games.key_largo import components as box
from game.games.key_largo.actions import PLANS
from game.games.key_largo.kits import DIVER, HAS_TRIDENT, HAS_WEIGHT, HOSES
from game.games.key_largo.rules.engine import LIST, blank
from game.games.key_largo.rules.memory import Root, recall
from game.games.key_largo.rules.state import WAITING, State
from game.games.key_largo.view import HAND, Diver, Lot, Sighting, View

_DIVERS = tuple(
    Diver(kit & HOSES, bool(kit & HAS_TRIDENT), bool(kit & HAS_WEIGHT)) if kit & DIVER else None
    for kit in range(2 * DIVER)
)
_KITS = {diver: kit for kit, diver in enumerate(_DIVERS) if diver and kit & HOSES < 3}

FEW = 6
WAYS = tuple(tuple(math.perm(among, few) for among in range(max(map(len, box.DECK)) + 1)) for few in range(FEW + 1))
"""In how many ways up to six cards can be drawn one by one among so many."""


def _bits(mask: int, size: int) -> tuple[bool, ...]:
    return tuple(bool(mask >> number & 1) for number in range(size))


def _cards(mask: int) -> tuple[int, ...]:
    return tuple(number for number in range(len(box.ENCOUNTERS)) if mask >> number & 1)


def _backs(hand: tuple[int, ...]) -> tuple[int, ...]:
    depths = [box.DEPTH[card] for card in hand]
    return depths.count(0), depths.count(1), depths.count(2)


def look(state: State, seat: Seat | None) -> View:
    """10: what this seat (None: anybody) may know."""
    lots, sightings = recall(state.root, state.facts, seat)
    seats = state.seats
    mine = seat is not None
    own = seat if seat is not None else -1
    visiting = mine and own == state.visitor
    over = state.phase == "over"
    plan = state.plans[own] if mine else -1
    divers = state.divers
    return View(
        seat=seat,
        seats=seats,
        thief=state.thief,
        encounters=state.encounters,
        open_money=state.open_money,
        day=state.day,
        half=state.half,
        first=state.first,
        phase=state.phase,
        actors=WAITING[state.waiting],
        visitor=state.visitor,
        turn=state.turn,
        placing=state.placing,
        sealed=tuple([plan >= 0 for plan in state.plans]),
        plan=(plan // 5, plan % 5) if plan >= 0 else None,
        mornings=tuple([plan // 5 if state.places[0] >= 0 else -1 for plan in state.plans]),
        places=tuple(state.places),
        neutral=(state.neutral[0], state.neutral[1]),
        ships=tuple(state.ships),
        anchors=tuple(state.anchors),
        money=tuple(
            [money if state.open_money or over or who == seat else None for who, money in enumerate(state.money)]
        ),
        divers=tuple([tuple([_DIVERS[kit] for kit in divers[3 * who : 3 * who + 3]]) for who in range(seats)]),
        divers_left=state.divers_left,
        items_left=tuple(state.items_left),
        backs=tuple([_backs(hand) for hand in state.hands]),
        hand=state.hands[own] if mine else (),
        basket=state.basket if visiting else (),
        changed=state.changed if visiting else -1,
        counts_as=state.counts_as if visiting else -1,
        wrecks=tuple([len(cards) for cards in state.wrecks]),
        monster_known=_bits(state.monsters, len(state.wrecks)),
        gone=tuple(sorted(state.gone)),
        lots=lots,
        sightings=sightings,
        diver=state.diver,
        able=_bits(state.able, 3),
        fresh=_bits(state.fresh, 3),
        last=state.last,
        catch=state.catch if visiting and state.phase == "catch" else -1,
        hired=state.hired,
        thieves=state.thieves,
        drinks=state.drinks,
        victim=state.victim,
        looks=state.looks,
        looked=state.looked,
        bought=(state.bought & 3, state.bought >> 2 & 3, state.bought >> 4),
        held=_cards(state.held[own]) if mine else (),
        held_counts=tuple([held.bit_count() for held in state.held]),
        played=tuple(state.played),
        discarded=_cards(state.discarded),
        pile=state.pile.bit_count(),
        cashed=tuple(state.cashed),
    )


def look_open(state: State) -> View:
    """What everybody sees with wrecks, hands and money open, for a game that is over and watched again."""
    lying = [(wreck, cards) for wreck, cards in enumerate(state.wrecks) if cards]
    held = [(HAND + seat, hand) for seat, hand in enumerate(state.hands) if hand]
    return replace(
        look(state, None),
        money=tuple(state.money),
        lots=tuple([Lot(cards, ((place, len(cards)),)) for place, cards in (*lying, *held)]),
        sightings=tuple([Sighting(wreck, state.day, state.half, cards) for wreck, cards in lying]),
    )


def imagine(view: View, chance: Chance) -> State:
    """10.3: a position that this seat must think possible, all alike likely; the view alone decides."""
    table, piles = _known(view)
    state = table.clone()
    _imagine_plans(view, state, chance)
    _imagine_cards(view, state, piles, chance)
    if None in view.money:
        state.money = [money if money is not None else _imagine_money(view, chance) for money in view.money]
    phase = state.phase
    if phase == "catch" and view.seat != view.visitor:
        depth = box.WRECK_DEPTHS[view.seats][view.anchors[view.visitor]]
        state.catch = next((card for card in state.hands[view.visitor] if box.DEPTH[card] == depth), -1)
    if view.encounters:
        _imagine_encounters(view, state, chance)
    if phase in LIST:
        state.listed = LIST[phase](state, view.actors[0])
    return state


Pile = tuple[tuple[int, ...], int, tuple[tuple[int, int], ...]]
"""A lot to be dealt: its cards, how many of them are monsters (they lie last), and (place, number), the hands first."""


@lru_cache(maxsize=1 << 6)
def _known(view: View) -> tuple[State, tuple[Pile, ...]]:
    """The position without its secrets, and the lots to be dealt.

    A search imagines many worlds from one view, so this is kept: the state is copied and never changed.
    """
    state = blank(box.Options(view.thief, view.encounters, view.open_money), view.seats)
    _copy_clock(view, state)
    state.money = [money if money is not None else 0 for money in view.money]
    state.divers = [_KITS[diver] if diver else 0 for team in view.divers for diver in team]
    state.divers_left, state.items_left = view.divers_left, list(view.items_left)
    state.diver, state.able, state.fresh, state.last = view.diver, _mask(view.able), _mask(view.fresh), view.last
    state.hired, state.thieves, state.drinks = view.hired, view.thieves, view.drinks
    state.victim, state.looks, state.looked = view.victim, view.looks, view.looked
    state.bought = view.bought[0] | view.bought[1] << 2 | view.bought[2] << 4
    state.basket, state.changed, state.counts_as = view.basket, view.changed, view.counts_as
    state.catch = view.catch
    state.open, state.monsters = _mask(view.wrecks), _mask(view.monster_known)
    state.gone, state.cashed = view.gone, list(view.cashed)
    state.played = list(view.played)
    state.discarded = sum([1 << card for card in view.discarded])
    if view.seat is not None and view.encounters:
        state.held[view.seat] = sum([1 << card for card in view.held])
    if state.phase == "over":
        state.listed = ()
    piles = [(lot.cards, lot.cards.count(box.MONSTER_CARD[box.DEPTH[lot.cards[0]]]), lot.at[::-1]) for lot in view.lots]
    return state, tuple(piles)


def _mask(things: Sequence[int]) -> int:
    """A bit for each of these that is there."""
    return sum([1 << number for number, there in enumerate(things) if there])


def _copy_clock(view: View, state: State) -> None:
    """3.1: when it is, where everybody is, and the own plan."""
    state.day, state.half, state.first = view.day, view.half, view.first
    state.phase, state.placing, state.turn, state.visitor = view.phase, view.placing, view.turn, view.visitor
    state.waiting = sum([1 << seat for seat in view.actors])
    state.places, state.anchors = list(view.places), list(view.anchors)
    state.ships, state.neutral = list(view.ships), list(view.neutral)
    if view.plan is not None and view.seat is not None:
        state.plans[view.seat] = 5 * view.plan[0] + view.plan[1]


def _imagine_plans(view: View, state: State, chance: Chance) -> None:
    """3.1: a sealed plan may be any; an afternoon not yet shown may be any place but the morning's."""
    plans, mornings = state.plans, view.mornings
    for seat, sealed in enumerate(view.sealed):
        if not sealed or plans[seat] >= 0:
            continue
        if mornings[seat] < 0:
            plan = PLANS[chance.below(len(PLANS))]
            plans[seat] = 5 * plan.morning + plan.afternoon
        elif view.half == 0:
            other = chance.below(4)
            plans[seat] = 5 * mornings[seat] + other + (other >= mornings[seat])
        else:
            plans[seat] = 5 * mornings[seat] + view.places[seat]


def _imagine_cards(view: View, state: State, piles: tuple[Pile, ...], chance: Chance) -> None:
    """10.3: the cards of each lot are dealt to its places; no monster goes to a hand."""
    hands: list[list[int]] = [[] for _ in range(view.seats)]
    wrecks: list[list[int]] = [[] for _ in view.wrecks]
    for lot, monsters, places in piles:
        cards = list(lot)
        for place, number in places:
            if place < HAND:
                _deal(wrecks[place], cards, number, len(cards), chance)
            else:
                _deal(hands[place - HAND], cards, number, len(cards) - monsters, chance)
    for dealt in wrecks:
        dealt.sort()
    for dealt in hands:
        dealt.sort()
    state.hands = [tuple(dealt) for dealt in hands]
    if view.seat is not None:
        state.hands[view.seat] = view.hand
    state.wrecks = [tuple(dealt) for dealt in wrecks]
    state.root = Root(view.seats, view, state.hands)


def _deal(place: list[int], cards: list[int], number: int, among: int, chance: Chance) -> None:
    """So many of the first `among` cards go to this place; one lucky number chooses up to six of them."""
    while number:
        if number >= among:
            place += cards[:among]
            del cards[:among]
            return
        few = number if number < FEW else FEW
        luck = chance.below(WAYS[few][among])
        for left in range(among, among - few, -1):
            place.append(cards.pop(luck % left))
            luck //= left
        among -= few
        number -= few


def _imagine_money(view: View, chance: Chance) -> int:
    """10.4: money face down: any multiple of ten up to what a good company has by then."""
    return 10 * chance.below(box.START_MONEY // 10 * (view.day + 2))


def _imagine_encounters(view: View, state: State, chance: Chance) -> None:
    """11: all encounter cards that are neither own nor discarded lie in other hands, in the pile or in the box.

    13.1: without thieves everybody knows that the card in the box is the Young Thief.
    """
    known = state.discarded | (0 if view.thief else 1 << box.YOUNG_THIEF)
    if view.seat is not None:
        known |= state.held[view.seat]
    unseen = [card for card in range(len(box.ENCOUNTERS)) if not known >> card & 1]
    chance.shuffle(unseen)
    for seat in range(view.seats):
        if seat == view.seat:
            continue
        for _ in range(view.held_counts[seat]):
            state.held[seat] |= 1 << unseen.pop()
    state.pile = sum(1 << card for card in unseen[: view.pile])
