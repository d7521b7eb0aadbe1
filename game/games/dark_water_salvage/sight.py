"""14: who may see what. `look` makes a seat's View of a position, `imagine` a whole position that fits a View."""

from functools import lru_cache

from game.core.chance import Chance
from game.core.game import Seat
from game.games.dark_water_salvage.components import RUMOUR, STOPS, WRECKS
from game.games.dark_water_salvage.dealing import deal, numbers
from game.games.dark_water_salvage.lake import Soundings
from game.games.dark_water_salvage.loans import applications
from game.games.dark_water_salvage.loop import LIST
from game.games.dark_water_salvage.memory import possible_cards, possible_regions
from game.games.dark_water_salvage.rules import blank
from game.games.dark_water_salvage.state import WAITING, State, value
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
    state = blank(view.lake, view.assist, view.seats)
    _copy_public(view, state)
    state.ships = view.ships
    state.regions = deal(possible_regions(view), chance)
    state.cards = deal(possible_cards(view), chance)
    _imagine_applications(view, state, chance)
    _work_out(view, state)
    if view.actors:
        state.listed = LIST[view.phase](state, view.actors[0])
    return state


def _copy_public(view: View, state: State) -> None:
    """14.1: what lies open on the table."""
    state.round, state.last, state.phase, state.idle = view.round, view.last, view.phase, view.idle
    state.stop = STOPS.index(view.phase) if view.phase in STOPS else 0
    state.order = view.order
    state.turn = view.order.index(view.actors[0]) if len(view.actors) == 1 else 0
    state.acting = sum([1 << seat for seat in view.actors])
    state.bag_fives, state.bag_tens = view.bag - view.bag_tens, view.bag_tens
    state.fives, state.tens = view.fives, view.tens
    state.revealed, state.collected = view.applications, view.collected
    state.done = sum([1 << seat for seat, waiting in enumerate(view.waiting) if not waiting])
    state.hired = sum([1 << seat for seat, hired in enumerate(view.hired) if hired])
    state.pawns, state.cash, state.loans = list(view.pawns), list(view.cash), list(view.loans)
    state.salvage, state.prestige, state.barred = list(view.salvage), list(view.prestige), list(view.barred)
    state.located, state.raised, state.misses = list(view.located), list(view.raised), list(view.misses)
    state.asked = [sonars for asked in view.asked for sonars in asked]


def _imagine_applications(view: View, state: State, chance: Chance) -> None:
    """4.1: a sealed application of somebody else may be for any amount."""
    state.applications = [chance.below(len(applications(view.seats))) if sealed else -1 for sealed in view.sealed]
    if view.seat is not None:
        state.applications[view.seat] = view.application


def _work_out(view: View, state: State) -> None:
    """10.6, 14.3: what follows from these cards and from all that was asked and tried: for everybody, and by seat."""
    found = [wreck for wreck, who in enumerate(view.located) if who >= 0]
    known = sum([1 << view.places[wreck] for wreck in found])
    state.unlocated &= ~sum([1 << wreck for wreck in found])
    state.sunk &= ~sum([1 << wreck for wreck, who in enumerate(view.raised) if who >= 0])
    hopes = [state.unlocated if hope and not known >> region & 1 else 0 for region, hope in enumerate(state.hopes)]
    for wreck, missed in enumerate(view.misses):
        for region in numbers(missed):
            hopes[region] &= ~(1 << wreck)
    for wreck in found:
        hopes[view.places[wreck]] = state.sunk & 1 << wreck
    state.hopes = hopes
    lake, regions, masks = state.lake, state.regions, list[int]()
    open_water = [lake.water & ~known & ~missed for missed in view.misses]
    for seat, barred in enumerate(view.barred):
        seen = sum([1 << regions[wreck] for wreck in numbers(barred)])
        own = [
            _fitting(lake, asked, region) & water & ~seen
            for asked, region, water in zip(view.asked[seat], regions, open_water, strict=True)
        ]
        for wreck in (*found, *numbers(barred)):
            own[wreck] = 1 << regions[wreck]
        masks += own
    state.masks = masks


@lru_cache(maxsize=1 << 15)
def _fitting(lake: Soundings, asked: int, region: int) -> int:
    """Where a wreck may lie by what these sonars say of this region."""
    mask = lake.water
    for sonar in numbers(asked & ~(1 << lake.rumour)):
        mask &= lake.masks[sonar][lake.answers[sonar][region]]
    return mask
