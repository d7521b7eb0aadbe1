"""The tray: what is behind the own screen, and new tiles that wait for a place."""

from game.core.table import Piece, Spot, Tray
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.halves import COUNT, SECOND
from game.games.keyflower.looks import groups, icons, tile_faces
from game.games.keyflower.table.ending import loose_spots, loose_tray
from game.games.keyflower.table.extras import screen_pieces, screen_spots
from game.games.keyflower.table.laying import new_tiles
from game.games.keyflower.table.winter import winter_cards
from game.games.keyflower.view import View
from game.words import _

"""The stage at which the colour is chosen."""


def in_tray(view: View, picked: tuple[str, ...]) -> tuple[tuple[Tray, ...], list[Piece]]:
    """The zone of the tray and what lies in it; a public view has none."""
    if view.phase == "allot":
        return loose_tray(view)
    if view.seat is None:
        return (), []
    laying = view.phase == "expand" and view.fresh[view.seat]
    if view.phase == "offer" and view.dealt:
        hidden = winter_cards(view, picked)
    else:
        hidden = [] if laying else [*_workers(view), *screen_pieces(view), *_skills(view), *_winter(view, picked)]
    pieces = [*new_tiles(view, picked), *hidden]
    title = _("Your new tiles") if laying else _("Behind your screen")
    return (Tray("screen", title, "row", paper=True, house=view.seat),), pieces


def _workers(view: View) -> list[Piece]:
    """11.8: where colours are mixed, those that come are counted off one by one."""
    mixes = view.half is not None and view.half.colour == box.MIXED
    coming = view.half.take if view.half is not None and mixes else (0,) * len(view.hand)
    left = [n - out for n, out in zip(view.hand, coming, strict=False)]
    return [
        Piece(
            f"workers:{colour}",
            groups.counted(icons.worker(colour), n, names.colour_name(colour), _asked(view, colour), groups.FIGURE),
            "screen", groups.CARD, order=10 + colour, spot=f"colour:{colour}", mood="dim" if not n else "plain",
        )
        for colour, n in enumerate(left)
    ]  # fmt: skip


def _asked(view: View, colour: int) -> bool:
    """Whether it is asked how many of this colour come along."""
    half = view.half
    if view.phase != "act" or half is None or half.stage not in (COUNT, SECOND) or half.colour < 0:
        return False
    of_two = half.colour > box.MIXED
    return colour == (box.READS[half.colour][half.stage == SECOND] if of_two else half.colour)


def _skills(view: View) -> list[Piece]:
    return [
        Piece(
            f"skills:{kind}", groups.counted(icons.skill(kind), n, names.skill_name(kind)), "screen", groups.CARD,
            order=20 + kind, spot=f"skill:{kind}", mood="dim" if not n else "plain",
        )
        for kind, n in enumerate(view.skills)
    ]  # fmt: skip


def _winter(view: View, picked: tuple[str, ...]) -> list[Piece]:
    """10.1: the own winter tiles."""
    found = []
    for n, tile in enumerate(view.dealt):
        spot = names.tile_spot(tile)
        chosen = spot in picked or view.chosen >> n & 1
        found.append(
            Piece(
                f"dealt:{tile}", tile_faces.card(tile, view.side[tile]), "screen", groups.CARD, order=30 + n, spot=spot,
                mood="chosen" if chosen else "plain",
            )
        )  # fmt: skip
    return found


def tray_spots(view: View) -> list[Spot]:
    """What lies in the tray, to point at; tiles that lie on a board have a spot there."""
    if view.phase == "allot":
        return loose_spots(view)
    if view.seat is None:
        return []
    spots = [Spot(f"colour:{c}", _("{colour} workers").format(colour=names.colour_name(c))) for c in box.COLOURS]
    spots += screen_spots(view)
    spots += [Spot(f"skill:{kind}", names.skill_name(kind)) for kind in box.SKILLS]
    tiles = dict.fromkeys((*view.dealt, *view.fresh[view.seat]))
    keys = {tile: str(n) for n, tile in enumerate(view.dealt, 1)} if view.phase == "offer" else {}
    return spots + [Spot(names.tile_spot(tile), names.tile_name(tile), key=keys.get(tile, "")) for tile in tiles]
