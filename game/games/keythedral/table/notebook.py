"""The notebook: what open play has told of the cubes and laws behind each rival's screen, and of seats to come."""

from collections.abc import Sequence
from functools import lru_cache

from game.core.faces import Art, Box, Face, Part, Words, put
from game.core.panels import Note
from game.core.player import Player
from game.games.keythedral import components as box
from game.games.keythedral import names
from game.games.keythedral.knowledge.counting import cube_points
from game.games.keythedral.looks import icons
from game.games.keythedral.looks.colours import SEATS
from game.games.keythedral.purse import unpacked
from game.games.keythedral.table.places import laying, sizes
from game.games.keythedral.view import View
from game.words import _

WIDE, HIGH = 340.0, 140.0


def notes(view: View, players: Sequence[Player], study: str) -> tuple[str | Note, ...]:
    """An entry for every rival, then the seats to come; nothing for the public, or while the map is laid."""
    if view.seat is None:
        return ()
    if laying(view):
        return (_("Nothing yet: cubes come with the first harvest."),)
    found = list[str | Note]()
    for n in range(1, view.seats):
        seat = (view.seat + n) % view.seats
        spot, who = f"mat:{seat}", players[seat]
        found.append(Note(spot, entry(who.name, who.colour, tuple(view.purse[seat])), open=spot == study))
        laws = ", ".join(names.law_name(law) for law in view.laws[seat])
        if laws:
            found.append(_("{name} holds {laws}").format(name=who.name, laws=laws))
    return (*found, *_worth(view, players), *_to_come(view))


@lru_cache(maxsize=1 << 8)
def entry(name: str, colour: int, cubes: tuple[int, ...]) -> Face:
    """12.2: whose it is, and its cubes by colour; all saw them come and go, and those in a sealed bid still count."""
    parts: list[Part] = [Box(0, 0, WIDE, HIGH - 8, 10, "plate", "rim", 1.5)]
    parts.append(Box(0, 8, 6, HIGH - 24, 3, f"seat_{colour}"))
    parts += [Art(f"emblem_{SEATS[colour]}", 16, 8, 28), Words(name, 54, 22, 22, "title", "ink", "left", WIDE - 70)]
    for n, held in enumerate(cubes):
        x, y = 16 + 80.0 * (n % 4), 44 + 44 * (n // 4)
        parts += put(icons.cube(n), x, y, 34 / icons.SIZE)
        ink = "ink" if held else "muted"
        parts.append(Words(str(held), x + 36, y + 18, 21, "figure", ink, "left", 42))
    return Face(WIDE, HIGH, tuple(parts))


def _worth(view: View, players: Sequence[Player]) -> list[str]:
    """9.3: what everybody can bid at most."""
    each = (f"{who.name} {cube_points(view, seat)}" for seat, who in enumerate(players))
    return [_("# What all cubes are worth"), ", ".join(each)]


def _to_come(view: View) -> list[str]:
    """1.2: what the seats of the next level may cost, or do, where they lie open."""
    level = view.level + 1
    if level >= box.LEVELS:
        return []
    known = view.panes[level]
    title = _("# Level {n}: {seats} of these prices")
    tiles = known or box.OF_LEVEL[level]
    prices = [names.cubes_words(unpacked(box.PRICE[tile])) for tile in tiles]
    return [title.format(n=level + 1, seats=sizes(view)[level]), *prices]
