"""12: what a seat may know of a position, and positions that look like this to it."""

from functools import lru_cache
from typing import Any

from game.core.chance import Chance
from game.core.game import Seat
from game.games.keythedral import components as box
from game.games.keythedral.purse import ONE, count, packed, unpacked
from game.games.keythedral.rules import laying
from game.games.keythedral.rules.engine import actors
from game.games.keythedral.rules.state import State, blank
from game.games.keythedral.view import Claim, Half, View

_WHOLE = (
    "seats", "options", "second", "phase", "round", "start", "turn", "drawn", "laying", "cell", "kind", "gap", "near",
    "fence", "fences", "called", "line", "crew", "circle", "idle", "joined", "bed", "stile", "roster", "first_out",
    "season", "poor", "gathered", "relief", "level", "panes", "owner", "cut", "offer", "passes", "played", "more",
    "market", "stop", "queue", "buyer", "scores",
)  # fmt: skip
"""Values that View and State have alike."""
_CRAFTS = len(box.RESOURCES)


def look(state: State, seat: Seat | None) -> View:
    """12.1: what this seat may know; None: what everybody may."""
    seats, buildings = state.seats, range(state.seats * box.COTTAGES)
    whole: dict[str, Any] = {name: getattr(state, name) for name in _WHOLE}
    half = None
    if state.half is not None and seat == state.turn:
        about, thing, law, last, paid = state.half
        half = Half(about, thing, law, last, unpacked(paid))
    claim = None
    if state.claim is not None:
        tile, price, substitute, wanted = state.claim
        claim = Claim(tile, unpacked(price), substitute, wanted)
    return View(
        seat=seat,
        actors=tuple(actors(state)),
        half=half,
        stack=sum(state.stack),
        house=tuple([state.house >> each & 1 == 1 for each in buildings]),
        on=tuple(state.on),
        sent=tuple([state.sent >> each & 1 == 1 for each in buildings]),
        purse=tuple([unpacked(purse) for purse in state.purse]),
        supply=unpacked(state.supply),
        used=unpacked(state.used)[_CRAFTS:],
        deck=bin(state.deck).count("1"),
        aside=box.laws_in(state.aside),
        laws=tuple([box.laws_in(laws) for laws in state.laws]),
        spent=box.laws_in(state.spent),
        out=_bits(state.out, seats),
        barred=tuple([tile for tile in range(len(box.TILES)) if state.barred >> tile & 1]),
        claim=claim,
        sealed=_bits(state.sealed, seats),
        bid=unpacked(state.bids[seat]) if seat is not None and state.sealed >> seat & 1 else (),
        **whole,
    )


def _bits(mask: int, seats: int) -> tuple[bool, ...]:
    return tuple([mask >> seat & 1 == 1 for seat in range(seats)])


def _mask(bits: tuple[bool, ...]) -> int:
    return sum([1 << place for place, bit in enumerate(bits) if bit])


def _of(numbers: tuple[int, ...]) -> int:
    return sum([1 << number for number in numbers])


def imagine(view: View, chance: Chance) -> State:
    """12.3: a whole position that looks like this to its seat: what it cannot know is drawn anew."""
    state = _known(view).clone()
    for seat in range(view.seats):
        if view.sealed[seat] and seat != view.seat:
            state.bids = (*state.bids[:seat], some_bid(state.purse[seat], chance), *state.bids[seat + 1 :])
    return state


def some_bid(purse: int, chance: Chance) -> int:
    """9.3: any bid that this purse allows, cube by cube in the order of colours; most are small."""
    bid, first = 0, 0
    while True:
        colours = [c for c in range(first, len(box.COLOURS)) if count(purse - bid, c)]
        at = chance.below(len(colours) + 1)
        if at == len(colours):
            return bid
        first = colours[at]
        bid += ONE[first]


@lru_cache(maxsize=1 << 6)
def _known(view: View) -> State:
    """The position without its secrets; a search imagines many worlds from one view, so it is kept and only copied."""
    state = blank(view.options, view.seats)
    for name in _WHOLE:
        setattr(state, name, getattr(view, name))
    laid = [0] * len(box.KINDS)
    for kind in view.kind[len(box.START_FIELDS) :]:
        laid[kind] += 1
    if view.drawn >= 0:
        laid[view.drawn] += 1
    state.stack = tuple([n - used for n, used in zip(box.FIELDS[view.seats], laid, strict=True)])
    state.house, state.sent = _mask(view.house), _mask(view.sent)
    state.on = list(view.on)
    laying.join(state, [building for building, gap in enumerate(view.gap) if gap >= 0])
    state.purse = [packed(purse) for purse in view.purse]
    state.supply, state.used = packed(view.supply), packed((0,) * _CRAFTS + view.used)
    state.aside, state.spent = _of(view.aside), _of(view.spent)
    state.laws = tuple([_of(laws) for laws in view.laws])
    state.deck = _of(tuple(range(len(box.LAWS)))) ^ state.aside ^ state.spent ^ sum(state.laws)
    for law in view.offer:
        if law >= 0:
            state.deck ^= 1 << law
    state.out, state.barred, state.sealed = _mask(view.out), _of(view.barred), _mask(view.sealed)
    if view.claim is not None:
        state.claim = (view.claim.tile, packed(view.claim.price), view.claim.substitute, view.claim.wanted)
    if view.half is not None:
        half = view.half
        state.half = (half.about, half.thing, half.law, half.last, packed(half.paid))
    if view.seat is not None and view.bid:
        state.bids = (*state.bids[: view.seat], packed(view.bid), *state.bids[view.seat + 1 :])
    return state
