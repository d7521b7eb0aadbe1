"""The notebook: what open play has shown of each rival's screen, and which winter tiles are still unseen."""

from collections.abc import Sequence
from functools import lru_cache

from game.core.faces import Art, Box, Face, Part, Words, put
from game.core.panels import Note
from game.core.player import Player
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.knowledge.counting import Span, skills, whereabouts, winter_tiles, workers
from game.games.keyflower.looks import icons
from game.games.keyflower.looks.market import EMBLEMS
from game.games.keyflower.table.ending import audit_notes
from game.games.keyflower.text.whereabouts import ghost_where, where
from game.games.keyflower.view import View
from game.words import _, plural

WIDE, HIGH = 340.0, 140.0
Spans = tuple[Span, ...]


def notes(view: View, players: Sequence[Player], study: str) -> tuple[str | Note, ...]:
    """An entry for every rival, then winter tiles, in the end where all points come from; nothing for the public."""
    if view.seat is None:
        return ()
    if view.worth:
        return audit_notes(view, players, study)
    rivals = [(view.seat + n) % view.seats for n in range(1, view.seats)]
    found = list[str | Note]()
    for seat in rivals:
        spot, who = f"mat:{seat}", players[seat]
        face = entry(who.name, who.colour, workers(view, seat), skills(view, seat))
        found.append(Note(spot, face, open=spot == study))
    return (*found, *_extras(view, players), *_winter(view, players))


def _extras(view: View, players: Sequence[Player]) -> list[str]:
    """15.5, 16.2: where Sven, Paulo and the ghost are, as far as this seat knows."""
    if view.extras is None:
        return []
    at = [(names.colour_name(box.SVEN + joker), place) for joker, place in enumerate(whereabouts(view))]
    lines = [f"{name}: {where(view, players, place)}" for name, place in at]
    if view.options.key_celeste:
        lines.append(_("The ghost: {where}").format(where=ghost_where(view, players)))
    return [_("# Sven, Paulo, the ghost"), *lines] if at else [_("# The ghost"), *lines]


@lru_cache(maxsize=1 << 8)
def entry(name: str, colour: int, hand: Spans, kinds: Spans) -> Face:
    """Whose it is, workers by colour and skill tiles by kind: a number, or between which numbers it lies."""
    parts: list[Part] = [Box(0, 0, WIDE, HIGH - 8, 10, "plate", "rim", 1.5)]
    parts.append(Box(0, 8, 6, HIGH - 24, 3, f"seat_{colour}"))
    parts += [Art(EMBLEMS[colour], 16, 8, 28), Words(name, 54, 22, 22, "title", "ink", "left", WIDE - 70)]
    for row, (spans, face, pitch) in enumerate(((hand, icons.worker, 80.0), (kinds, icons.skill, 80.0))):
        for kind, span in enumerate(spans):
            x, y = 16 + pitch * kind, 44 + 44 * row
            parts += put(face(kind), x, y, 34 / icons.SIZE)
            token = "ink" if span.most else "muted"
            parts.append(Words(span_words(span), x + 36, y + 18, 21, "figure", token, "left", pitch - 38))
    return Face(WIDE, HIGH, tuple(parts))


def span_words(span: Span) -> str:
    """One number, or from the least to the most."""
    return str(span.least) if span.known else f"{span.least}–{span.most}"


def _winter(view: View, players: Sequence[Player]) -> list[str]:
    """10.1, 10.3: before winter what may still come, in winter what is on offer or has been won."""
    if view.season == box.WINTER and view.phase != "offer":
        lines = []
        for seat in range(view.seats):
            tiles = (*view.villages[seat], *view.beside[seat], *view.fresh[seat])
            won = [names.tile_name(tile) for tile in tiles if box.TILES[tile].kind == "winter"]
            if won:
                lines.append(f"{players[seat].name}: {', '.join(won)}")
        return [_("# Winter tiles won"), *lines] if lines else []
    own, others = winter_tiles(view)
    dealt = box.WINTER_DEALT[view.seats]
    return [
        _("# Winter tiles"),
        _("Yours: {tiles}").format(tiles=", ".join(map(names.tile_name, own))),
        plural("Each rival has {n} of these:", "Each rival has {n} of these:", dealt),
        ", ".join(map(names.tile_name, others)),
    ]
