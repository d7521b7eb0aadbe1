"""What a seat can know of where the wrecks lie: exact sets of regions, from its own answers and what is public."""

from dataclasses import dataclass

from game.games.dark_water_salvage.components import WRECKS
from game.games.dark_water_salvage.lake import Soundings, soundings
from game.games.dark_water_salvage.view import View


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing known of a wreck: the mask of regions that it leaves, and what it is.

    kind "answer": what `sonar` said. "miss": a try in vain. "seen", "place": the wreck's own region, as this seat or
    as everybody knows it. "taken": the region of `other`, known to this seat or to all. "only": where `other` must lie.
    """

    kind: str
    mask: int
    sonar: int = -1
    answer: int = -1
    other: int = -1


def candidates(view: View) -> tuple[int, ...]:
    """By wreck: a mask of the regions where it may lie for all that this seat knows."""
    return tuple(_mask(lake_water(view), facts) for facts in known(view))


def lake_water(view: View) -> int:
    """A mask of open water."""
    return soundings(view.lake).water


def known(view: View) -> tuple[tuple[Fact, ...], ...]:
    """By wreck: everything that this seat knows of its place, first its own answers, last what follows from others."""
    lake = soundings(view.lake)
    facts = [_direct(view, lake, wreck) for wreck in range(WRECKS)]
    told: set[int] = set()
    while True:
        masks = [_mask(lake.water, each) for each in facts]
        single = next((wreck for wreck, mask in enumerate(masks) if wreck not in told and mask.bit_count() == 1), None)
        if single is None:
            return tuple(map(tuple, facts))
        told.add(single)
        if _place(view, single) >= 0:
            continue
        for wreck, mask in enumerate(masks):
            if wreck != single and mask & masks[single]:
                facts[wreck].append(Fact("only", ~masks[single], other=single))


def _place(view: View, wreck: int) -> int:
    """The region that a wreck lies or lay in as this seat has seen it, -1 = it has not."""
    return view.places[wreck] if view.places[wreck] >= 0 else view.seen[wreck]


def _direct(view: View, lake: Soundings, wreck: int) -> list[Fact]:
    """2.4, 7, 9: what answers, tries and the places of other wrecks say of this one."""
    if view.places[wreck] >= 0:
        return [Fact("place", 1 << view.places[wreck])]
    facts = [
        Fact("answer", lake.masks[sonar][answer], sonar, answer)
        for sonar, answer in enumerate(view.answers[wreck])
        if answer >= 0 and sonar != lake.rumour
    ]
    if view.seen[wreck] >= 0:
        return [*facts, Fact("seen", 1 << view.seen[wreck])]
    if view.misses[wreck]:
        facts.append(Fact("miss", ~view.misses[wreck]))
    for other in range(WRECKS):
        place = _place(view, other)
        if other != wreck and place >= 0:
            facts.append(Fact("taken", ~(1 << place), other=other))
    return facts


def _mask(water: int, facts: list[Fact] | tuple[Fact, ...]) -> int:
    for fact in facts:
        water &= fact.mask
    return water


def regions(mask: int) -> tuple[int, ...]:
    """The regions of a mask, in their order."""
    return tuple(region for region in range(mask.bit_length()) if mask >> region & 1)
