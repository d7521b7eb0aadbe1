"""10: who may see what. `look` makes a seat's View of a position, `imagine` a whole position that fits a View."""

import math

from game.core.chance import Chance
from game.core.game import Seat
from game.games.key_largo.actions import PLANS
from game.games.key_largo.components import (
    DEPTH,
    ENCOUNTERS,
    MONSTER_CARD,
    START_MONEY,
    WRECK_DEPTHS,
    YOUNG_THIEF,
    Options,
)
from game.games.key_largo.memory import Root, recall
from game.games.key_largo.rules import LIST, blank
from game.games.key_largo.state import DIVER, HAS_TRIDENT, HAS_WEIGHT, HOSES, WAITING, State
from game.games.key_largo.view import HAND, Diver, View

_DIVERS = tuple(
    Diver(kit & HOSES, bool(kit & HAS_TRIDENT), bool(kit & HAS_WEIGHT)) if kit & DIVER else None
    for kit in range(2 * DIVER)
)
_KITS = {diver: kit for kit, diver in enumerate(_DIVERS) if diver and kit & HOSES < 3}


def _bits(mask: int, size: int) -> tuple[bool, ...]:
    return tuple(bool(mask >> number & 1) for number in range(size))


def _cards(mask: int) -> tuple[int, ...]:
    return tuple(number for number in range(len(ENCOUNTERS)) if mask >> number & 1)


def _backs(hand: tuple[int, ...]) -> tuple[int, ...]:
    depths = [DEPTH[card] for card in hand]
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


def imagine(view: View, chance: Chance) -> State:
    """10.3: a position that this seat must think possible, all alike likely; the view alone decides."""
    state = blank(Options(view.thief, view.encounters, view.open_money), view.seats)
    _imagine_clock(view, state, chance)
    _imagine_cards(view, state, chance)
    state.money = [money if money is not None else _imagine_money(view, chance) for money in view.money]
    state.divers = [_KITS[diver] if diver else 0 for team in view.divers for diver in team]
    state.divers_left = view.divers_left
    state.items_left = list(view.items_left)
    state.diver = view.diver
    state.able = sum(1 << diver for diver in range(3) if view.able[diver])
    state.fresh = sum(1 << diver for diver in range(3) if view.fresh[diver])
    state.last = view.last
    state.hired, state.thieves, state.drinks = view.hired, view.thieves, view.drinks
    state.victim, state.looks, state.looked = view.victim, view.looks, view.looked
    state.bought = view.bought[0] | view.bought[1] << 2 | view.bought[2] << 4
    state.basket, state.changed, state.counts_as = view.basket, view.changed, view.counts_as
    state.catch = view.catch
    if state.phase == "catch" and view.seat != view.visitor:
        depth = WRECK_DEPTHS[view.seats][view.anchors[view.visitor]]
        state.catch = next((card for card in state.hands[view.visitor] if DEPTH[card] == depth), -1)
    _imagine_encounters(view, state, chance)
    if state.phase in LIST:
        state.listed = LIST[state.phase](state, view.actors[0])
    elif state.phase == "over":
        state.listed = ()
    return state


def _imagine_clock(view: View, state: State, chance: Chance) -> None:
    """3.1: a sealed plan may be any; an afternoon not yet shown may be any place but the morning's."""
    state.day, state.half, state.first = view.day, view.half, view.first
    state.phase, state.placing, state.turn, state.visitor = view.phase, view.placing, view.turn, view.visitor
    state.waiting = sum(1 << seat for seat in view.actors)
    state.places, state.anchors = list(view.places), list(view.anchors)
    state.ships, state.neutral = list(view.ships), list(view.neutral)
    for seat in range(view.seats):
        if not view.sealed[seat]:
            continue
        if seat == view.seat and view.plan is not None:
            state.plans[seat] = 5 * view.plan[0] + view.plan[1]
        elif view.mornings[seat] < 0:
            plan = PLANS[chance.below(len(PLANS))]
            state.plans[seat] = 5 * plan.morning + plan.afternoon
        elif view.half == 0:
            other = chance.below(4)
            state.plans[seat] = 5 * view.mornings[seat] + other + (other >= view.mornings[seat])
        else:
            state.plans[seat] = 5 * view.mornings[seat] + view.places[seat]


def _imagine_cards(view: View, state: State, chance: Chance) -> None:
    """10.3: the cards of each lot are dealt to its places; no monster goes to a hand."""
    hands: list[list[int]] = [[] for _ in range(view.seats)]
    wrecks: list[list[int]] = [[] for _ in view.wrecks]
    for lot in view.lots:
        cards = list(lot.cards)
        for place, number in reversed(lot.at):
            if place < HAND:
                _deal(wrecks[place], cards, number, len(cards), chance)
            else:
                treasures = len(cards) - cards.count(MONSTER_CARD[DEPTH[cards[0]]])
                _deal(hands[place - HAND], cards, number, treasures, chance)
    for cards in (*hands, *wrecks):
        cards.sort()
    state.hands = [tuple(hand) for hand in hands]
    if view.seat is not None:
        state.hands[view.seat] = view.hand
    state.wrecks = [tuple(cards) for cards in wrecks]
    state.open = sum(1 << wreck for wreck, number in enumerate(view.wrecks) if number)
    state.gone = view.gone
    state.cashed = list(view.cashed)
    state.monsters = sum(1 << wreck for wreck, known in enumerate(view.monster_known) if known)
    state.root = Root(view.seats, view, state.hands)


def _deal(place: list[int], cards: list[int], number: int, among: int, chance: Chance) -> None:
    """So many of the first `among` cards go to this place; one lucky number chooses up to four of them."""
    while number:
        if number >= among:
            place += cards[:among]
            del cards[:among]
            return
        few = min(number, 4)
        luck = chance.below(math.perm(among, few))
        for left in range(among, among - few, -1):
            luck, chosen = divmod(luck, left)
            place.append(cards.pop(chosen))
        among -= few
        number -= few


def _imagine_money(view: View, chance: Chance) -> int:
    """10.4: money face down: any multiple of ten up to what a good company has by then."""
    return 10 * chance.below(START_MONEY // 10 * (view.day + 2))


def _imagine_encounters(view: View, state: State, chance: Chance) -> None:
    """11: all encounter cards that are neither own nor discarded lie in other hands, in the pile or in the box.

    13.1: without thieves everybody knows that the card in the box is the Young Thief.
    """
    state.played = list(view.played)
    state.discarded = sum(1 << card for card in view.discarded)
    own = sum(1 << card for card in view.held)
    if not view.encounters:
        return
    known = state.discarded | own | (0 if view.thief else 1 << YOUNG_THIEF)
    unseen = [card for card in range(len(ENCOUNTERS)) if not known >> card & 1]
    chance.shuffle(unseen)
    for seat in range(view.seats):
        if seat == view.seat:
            state.held[seat] = own
            continue
        for _ in range(view.held_counts[seat]):
            state.held[seat] |= 1 << unseen.pop()
    state.pile = sum(1 << card for card in unseen[: view.pile])
