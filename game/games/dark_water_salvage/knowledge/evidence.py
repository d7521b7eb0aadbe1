"""Why a wreck can or cannot lie somewhere: the facts behind `memory.candidates`, one by one."""

from dataclasses import dataclass
from typing import Literal

from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.components import WRECKS
from game.games.dark_water_salvage.knowledge.deduction import crowds, possible_regions
from game.games.dark_water_salvage.lake import soundings
from game.games.dark_water_salvage.view import View
from game.words import _


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that a seat knows of a wreck's place, and the mask of regions that it leaves.

    "answer": what `sonar` said. "miss": somebody tried in vain. "seen": the seat read the region on the card itself.
    "found": everybody knows the region. "taken": the wreck `other` lies there. "crowd": the wrecks of the mask `others`
    fill as many regions as they are.
    """

    kind: Literal["answer", "miss", "seen", "found", "taken", "crowd"]
    mask: int
    sonar: int = -1
    answer: int = -1
    other: int = -1
    others: int = 0


def facts(view: View, wreck: int) -> tuple[Fact, ...]:
    """14.3: everything that this seat knows of the place of a wreck."""
    lake = soundings(view.lake)
    if view.places[wreck] >= 0:
        return (Fact("found", 1 << view.places[wreck]),)
    found = list(answers(view, wreck))
    if view.seen[wreck] >= 0:
        return (*found, Fact("seen", 1 << view.seen[wreck]))
    if view.misses[wreck]:
        found.append(Fact("miss", lake.water & ~view.misses[wreck]))
    for other in range(WRECKS):
        place = known_place(view, other)
        if other != wreck and place >= 0:
            found.append(Fact("taken", lake.water & ~(1 << place), other=other))
    return (*found, *_crowds(view, lake.water, wreck))


def _crowds(view: View, water: int, wreck: int) -> list[Fact]:
    """14.3: the smallest crowds of other wrecks that fill regions where this one could lie but for them."""
    masks, found = possible_regions(view), []
    left = masks[wreck]
    for others, filled in crowds(masks):
        if filled & left and not others >> wreck & 1:
            left &= ~filled
            found.append(Fact("crowd", water & ~filled, others=others))
    return found


def answers(view: View, wreck: int) -> tuple[Fact, ...]:
    """8.8: what this seat itself has read of a wreck's place, in the order of the sonars."""
    lake = soundings(view.lake)
    return tuple(
        Fact("answer", lake.masks[sonar][answer], sonar, answer)
        for sonar, answer in enumerate(view.answers[wreck])
        if answer >= 0 and sonar != lake.rumour
    )


def known_place(view: View, wreck: int) -> int:
    """The region of a wreck, known to everybody or to this seat alone; -1 = neither."""
    return view.places[wreck] if view.places[wreck] >= 0 else view.seen[wreck]


def reason(view: View, wreck: int, fact: Fact) -> str:
    """One line: what this fact says of the wreck's place."""
    lake = soundings(view.lake)
    match fact.kind:
        case "answer":
            depth = lake.sonars[fact.sonar].kind == "depth"
            where = names.answer_words(lake, fact.sonar, fact.answer) if depth else names.stretch(lake, fact.mask)
            return _("{answer} · {where}").format(answer=names.said(lake, fact.sonar, fact.answer), where=where)
        case "miss":
            return _("Tried here in vain, as everybody saw")
        case "seen":
            return _("You read {region} on its location card").format(region=lake.names[view.seen[wreck]])
        case "found":
            return _("It was found in {region}").format(region=lake.names[view.places[wreck]])
        case "taken":
            return _("The {ship} lies here: one wreck a region").format(ship=names.wreck_name(view, fact.other))
        case "crowd":
            return _crowd(view, fact.others)


def _crowd(view: View, others: int) -> str:
    """Which wrecks leave no room, in words."""
    ships = [names.wreck_name(view, wreck) for wreck in range(WRECKS) if others >> wreck & 1]
    if len(ships) == 1:
        return _("The {ship} can lie only here: one wreck a region").format(ship=ships[0])
    words = _("No room beside {ships}: {n} wrecks, {n} regions")
    return words.format(ships=", ".join(ships), n=len(ships))
