"""14: what follows from a View for its seat: where each wreck may still lie, and which value card it may have."""

from game.games.dark_water_salvage.components import RUMOUR, VALUE_CARDS, WRECKS
from game.games.dark_water_salvage.lake import soundings
from game.games.dark_water_salvage.view import View

ALL_CARDS = (1 << len(VALUE_CARDS)) - 1
_OF_RUMOUR = tuple(
    sum(1 << card for card, range_ in enumerate(RUMOUR) if range_ == rumour) for rumour in range(max(RUMOUR) + 1)
)
"""By rumoured range: a mask of its value cards."""


def possible_regions(view: View) -> tuple[int, ...]:
    """14.3: by wreck, a mask of where it may lie by this seat's answers, what it has seen, misses, and known places.

    One card a region (2.2): a place that is known of one wreck is ruled out for the others. What follows only from
    several unknown wrecks together is left to the player.
    """
    lake = soundings(view.lake)
    known = [place if place >= 0 else seen for place, seen in zip(view.places, view.seen, strict=True)]
    open_water = lake.water
    for region in known:
        if region >= 0:
            open_water &= ~(1 << region)
    masks = []
    for wreck, region in enumerate(known):
        if region >= 0:
            masks.append(1 << region)
            continue
        mask = open_water & ~view.misses[wreck]
        for answer, answered in zip(view.answers[wreck], lake.masks, strict=True):
            if answer >= 0 and answered:
                mask &= answered[answer]
        masks.append(mask)
    return tuple(masks)


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
