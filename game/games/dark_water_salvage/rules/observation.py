"""14: who may see what. `look` makes a seat's View of a position, `imagine` a whole position that fits a View."""

from dataclasses import replace
from functools import lru_cache

from game.core.chance import Chance
from game.core.game import Seat
from game.games.dark_water_salvage.components import RUMOUR, STOPS, WRECKS
from game.games.dark_water_salvage.knowledge.deduction import possible_cards, possible_regions
from game.games.dark_water_salvage.lake import Soundings, numbers
from game.games.dark_water_salvage.rules.dealing import deal
from game.games.dark_water_salvage.rules.engine import blank
from game.games.dark_water_salvage.rules.loans import applications
from game.games.dark_water_salvage.rules.round import LIST
from game.games.dark_water_salvage.rules.sailing import last_way
from game.games.dark_water_salvage.rules.state import WAITING, State, value
from game.games.dark_water_salvage.view import View


def look(state: State, seat: Seat | None) -> View:
    """14.1, 14.2: what this seat (None: anybody) may know."""
    seats, lake = state.seats, state.lake
    own = seat if seat is not None else -1
    asked = state.asked
    places = [region if who >= 0 else -1 for region, who in zip(state.regions, state.located, strict=True)]
    mine = asked[own * WRECKS : own * WRECKS + WRECKS] if own >= 0 else [0] * WRECKS
    tried = _tried(state, own) if own >= 0 else 0
    return View(
        seat=seat,
        seats=seats,
        lake=lake.lake,
        assist=state.assist,
        phase=state.phase,
        actors=WAITING[state.acting],
        round=state.round,
        last=state.last,
        bag=state.bag_fives + state.bag_tens,
        bag_tens=state.bag_tens,
        fives=state.fives,
        tens=state.tens,
        sealed=tuple([amount >= 0 for amount in state.applications]),
        application=state.applications[own] if own >= 0 else -1,
        applications=state.revealed,
        collected=state.collected,
        order=state.order,
        waiting=tuple([not state.done >> who & 1 for who in range(seats)]),
        idle=state.idle,
        cash=tuple(state.cash),
        loans=tuple(state.loans),
        salvage=tuple(state.salvage),
        prestige=tuple(state.prestige),
        pawns=tuple(state.pawns),
        hired=tuple([bool(state.hired >> who & 1) for who in range(seats)]),
        way=last_way(state),
        barred=tuple(state.barred),
        asked=tuple([tuple(asked[first : first + WRECKS]) for first in range(0, seats * WRECKS, WRECKS)]),
        ships=state.ships,
        located=tuple(state.located),
        places=tuple(places),
        raised=tuple(state.raised),
        values=tuple([value(state, wreck) if who >= 0 else -1 for wreck, who in enumerate(state.raised)]),
        misses=tuple(state.misses),
        answers=tuple([_answers(lake, *secret) for secret in zip(mine, state.regions, state.cards, strict=True)]),
        seen=tuple([region if tried >> wreck & 1 else -1 for wreck, region in enumerate(state.regions)]),
        rumours=tuple(
            [
                RUMOUR[card] if (tried >> wreck | mine[wreck] >> lake.rumour) & 1 else -1
                for wreck, card in enumerate(state.cards)
            ]
        ),
    )


def look_open(state: State) -> View:
    """What everybody sees with all location cards open, for a game that is over and watched again."""
    return replace(look(state, None), places=state.regions)


def _tried(state: State, seat: Seat) -> int:
    """10.1: a mask of the wrecks whose location card this seat has seen: those it is barred from, found, or raised."""
    tried = state.barred[seat]
    for wreck in range(WRECKS):
        if seat in (state.located[wreck], state.raised[wreck]):
            tried |= 1 << wreck
    return tried


@lru_cache(maxsize=1 << 15)
def _answers(lake: Soundings, asked: int, region: int, card: int) -> tuple[int, ...]:
    """8.8: what these sonars have answered of a wreck with these cards; -1 where none was used."""
    answers = [answers[region] if asked >> sonar & 1 else -1 for sonar, answers in enumerate(lake.answers)]
    if asked >> lake.rumour & 1:
        answers[lake.rumour] = RUMOUR[card]
    return tuple(answers)


def imagine(view: View, chance: Chance) -> State:
    """14.3: a whole position that looks like this to its seat, every one that does as likely as any other."""
    table, regions, cards = _known(view)
    state = table.clone()
    state.regions = deal(regions, chance)
    state.cards = deal(cards, chance)
    for seat, amount in enumerate(state.applications):
        if amount >= 0 and seat != view.seat:
            state.applications[seat] = chance.below(len(applications(view.seats)))
    for seat in range(view.seats):
        if seat != view.seat:
            _learn(state, seat)
    return state


@lru_cache(maxsize=1 << 6)
def _known(view: View) -> tuple[State, tuple[int, ...], tuple[int, ...]]:
    """The position without its secrets, and the masks of regions and value cards that are left to be dealt from.

    A search imagines many worlds from one view, so this is kept: the state is copied and never changed.
    """
    state = blank(view.lake, view.assist, view.seats)
    _copy_public(view, state)
    _copy_tries(view, state)
    state.applications = [0 if sealed else -1 for sealed in view.sealed]
    regions = possible_regions(view)
    if view.seat is not None:
        state.applications[view.seat] = view.application
        state.masks[view.seat * WRECKS : view.seat * WRECKS + WRECKS] = regions
    if view.actors:
        state.listed = LIST[view.phase](state, view.actors[0])
    return state, regions, possible_cards(view)


def _copy_public(view: View, state: State) -> None:
    """14.1: what lies open on the table."""
    state.ships = view.ships
    state.round, state.last, state.phase, state.idle = view.round, view.last, view.phase, view.idle
    state.stop = STOPS.index(view.phase) if view.phase in STOPS else 0
    state.order = view.order
    state.turn = view.order.index(view.actors[0]) if len(view.actors) == 1 else 0
    state.acting = sum([1 << seat for seat in view.actors])
    state.bag_fives, state.bag_tens = view.bag - view.bag_tens, view.bag_tens
    state.fives, state.tens = view.fives, view.tens
    state.revealed, state.collected = view.applications, view.collected
    state.left, state.reached = (view.way[0], view.way[-1]) if view.way else (-1, -1)
    state.done = sum([1 << seat for seat, waiting in enumerate(view.waiting) if not waiting])
    state.hired = sum([1 << seat for seat, hired in enumerate(view.hired) if hired])
    state.pawns, state.cash, state.loans = list(view.pawns), list(view.cash), list(view.loans)
    state.salvage, state.prestige, state.barred = list(view.salvage), list(view.prestige), list(view.barred)
    state.located, state.raised, state.misses = list(view.located), list(view.raised), list(view.misses)
    state.asked = [sonars for asked in view.asked for sonars in asked]


def _copy_tries(view: View, state: State) -> None:
    """10.2, 10.4, 10.6: what everybody knows of where the wrecks lie and do not lie."""
    known = 0
    for wreck, place in enumerate(view.places):
        if place >= 0:
            known |= 1 << place
            state.unlocated &= ~(1 << wreck)
        if view.raised[wreck] >= 0:
            state.sunk &= ~(1 << wreck)
    hopes = [state.unlocated if hope and not known >> region & 1 else 0 for region, hope in enumerate(state.hopes)]
    for wreck, place in enumerate(view.places):
        if place >= 0:
            hopes[place] = state.sunk & 1 << wreck
        for region in numbers(view.misses[wreck]):
            hopes[region] &= ~(1 << wreck)
    state.hopes = hopes
    here = [1 << place if place >= 0 else -1 for place in view.places]
    open_water = state.lake.water & ~known
    public = [place if place >= 0 else open_water & ~missed for place, missed in zip(here, view.misses, strict=True)]
    state.masks = public * view.seats


def _learn(state: State, seat: Seat) -> None:
    """8.8, 10.4: what this seat has been answered and has seen, if the wrecks lie as they do in this world."""
    first, regions, barred = seat * WRECKS, state.regions, state.barred[seat]
    masks, lake = state.masks, state.lake
    for wreck in range(WRECKS):
        asked = state.asked[first + wreck]
        if asked:
            masks[first + wreck] &= _fitting(lake, asked, regions[wreck])
    if not barred:
        return
    seen = sum([1 << regions[wreck] for wreck in numbers(barred)])
    for wreck in range(WRECKS):
        if barred >> wreck & 1:
            masks[first + wreck] = 1 << regions[wreck]
        elif state.unlocated >> wreck & 1:
            masks[first + wreck] &= ~seen


@lru_cache(maxsize=1 << 15)
def _fitting(lake: Soundings, asked: int, region: int) -> int:
    """Where a wreck may lie by what these sonars say of this region."""
    mask = lake.water
    for sonar in numbers(asked & ~(1 << lake.rumour)):
        mask &= lake.masks[sonar][lake.answers[sonar][region]]
    return mask
