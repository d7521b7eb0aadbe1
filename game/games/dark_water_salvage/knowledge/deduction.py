"""14: what follows from a View for its seat: where each wreck may still lie, and which value card it may have."""

from functools import lru_cache

from game.games.dark_water_salvage.components import RUMOUR, VALUE_CARDS, WRECKS
from game.games.dark_water_salvage.lake import Lake, soundings
from game.games.dark_water_salvage.view import View

ALL_CARDS = (1 << len(VALUE_CARDS)) - 1
_OF_RUMOUR = tuple(
    sum(1 << card for card, range_ in enumerate(RUMOUR) if range_ == rumour) for rumour in range(max(RUMOUR) + 1)
)
"""By rumoured range: a mask of its value cards."""


def possible_regions(view: View) -> tuple[int, ...]:
    """14.3: by wreck, a mask of where it may lie by this seat's answers, what it has seen, misses, and known places.

    One card a region (2.2): a place that is known of one wreck is ruled out for the others. What follows only from
    several unknown wrecks together is in `candidates`.
    """
    known = tuple([place if place >= 0 else seen for place, seen in zip(view.places, view.seen, strict=True)])
    return _open_to(view.lake, known, view.misses, view.answers)


@lru_cache(maxsize=1 << 6)
def _open_to(
    on: Lake, known: tuple[int, ...], misses: tuple[int, ...], answers: tuple[tuple[int, ...], ...]
) -> tuple[int, ...]:
    """By wreck, where it may lie: a table asks this of one view for each square and each ship."""
    lake = soundings(on)
    open_water = lake.water
    for region in known:
        if region >= 0:
            open_water &= ~(1 << region)
    masks = []
    for wreck, region in enumerate(known):
        if region >= 0:
            masks.append(1 << region)
            continue
        mask = open_water & ~misses[wreck]
        for answer, answered in zip(answers[wreck], lake.masks, strict=True):
            if answer >= 0 and answered:
                mask &= answered[answer]
        masks.append(mask)
    return tuple(masks)


def candidates(view: View) -> tuple[int, ...]:
    """14.3: by wreck, a mask of exactly the regions where it may lie by all that this seat knows of all wrecks."""
    return _apart(possible_regions(view))


@lru_cache(maxsize=1 << 8)
def _apart(masks: tuple[int, ...]) -> tuple[int, ...]:
    """What is left of these masks when each wreck keeps out of the regions that crowds of others fill."""
    left = list(masks)
    for wrecks, filled in crowds(masks):
        left = [mask if wrecks >> wreck & 1 else mask & ~filled for wreck, mask in enumerate(left)]
    return tuple(left)


@lru_cache(maxsize=1 << 8)
def crowds(masks: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """2.2: wrecks that have only as many regions as they are between them, as masks of both; the smallest crowd first.

    Such wrecks fill their regions, whichever lies in which; a place that no crowd fills is open to every wreck it fits.
    """
    groups = [(0, 0)]
    for wreck, mask in enumerate(masks):
        if any(mask & other for at, other in enumerate(masks) if at != wreck):
            joined = [(wrecks | 1 << wreck, regions | mask) for wrecks, regions in groups]
            groups += [group for group in joined if group[1].bit_count() < WRECKS]
    filled = [group for group in groups[1:] if group[0].bit_count() == group[1].bit_count()]
    return tuple(sorted(filled, key=lambda group: group[0].bit_count()))


def possible_cards(view: View) -> tuple[int, ...]:
    """11.3: by wreck, a mask of the value cards it may have by the rumoured range and the value that were seen."""
    lake = soundings(view.lake)
    masks = []
    for wreck in range(WRECKS):
        rumour, worth = view.rumours[wreck], view.values[wreck]
        mask = _OF_RUMOUR[rumour] if rumour >= 0 else ALL_CARDS
        if worth >= 0:
            depth = lake.depths[view.places[wreck]]
            mask &= sum(1 << card for card, printed in enumerate(VALUE_CARDS) if printed.salvaged[depth] == worth)
        masks.append(mask)
    return tuple(masks)
