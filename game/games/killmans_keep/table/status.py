"""What is left of the turn on the table: candles for actions, a boot for the free move."""

from collections.abc import Sequence

from game.core.faces import Art, Box, Face, Part, Words
from game.core.player import Player
from game.games.killmans_keep.components import ACTIONS
from game.games.killmans_keep.looks.card_faces import two_lines
from game.games.killmans_keep.table.mats import misses
from game.games.killmans_keep.view import View
from game.words import _, plural

WIDE, HIGH = 262.0, 200.0


def status(view: View, players: Sequence[Player]) -> Face:
    """Whose turn it is and what is left of it; public. There is none before the first, after the last, or if missed."""
    if not view.round or view.phase == "over":
        return _no_turn(_("The game is over") if view.round else _("Everybody shows a card"))
    seat = players[view.active]
    if view.phase == "rations":
        return _no_turn(_("{name} misses this turn").format(name=seat.name))
    parts = _pictures(view, seat.name)
    left = plural("{n} action left", "{n} actions left", view.actions)
    parts.append(Words(left, 78, 139, 20, "strong", "ink", "centre", 132))
    moved = _("moved") if view.walked else _("free move")
    parts.append(Words(moved, 204, 139, 20, "strong", "muted", "centre", 98))
    line, colour = _line(view)
    if line:
        parts.append(Box(12, 160, WIDE - 24, 2, 0, "hairline"))
        parts.append(Words(line, WIDE / 2, 180, 18, "strong", colour, "centre", WIDE - 20))
    small = Face(WIDE, HIGH, (*_pictures(view, seat.name), *_few_words(line or left, colour if line else "ink")))
    return Face(WIDE, HIGH, tuple(parts), "", small)


def _no_turn(words: str) -> Face:
    """Nobody is on turn: the candles are out, and the place is kept."""
    lines = [
        Words(line, WIDE / 2, 150.0 + 28 * n, 25, "display", "ink", "centre", WIDE - 24)
        for n, line in enumerate(two_lines(words, 16))
    ]
    return Face(WIDE, HIGH, (*_candles(0, walked=True), *lines))


def _pictures(view: View, name: str) -> list[Part]:
    """Whose turn it is, a candle for each action, and the boot."""
    words = _("{name}’s turn").format(name=name)
    title = Words(words, 12, 28, 27, "display", "ink", "left", WIDE - 24)
    return [title, *_candles(view.actions, view.walked)]


def _candles(lit: int, walked: bool) -> list[Part]:
    names = ["pip_ready" if action < lit else "pip_spent" for action in range(ACTIONS)]
    candles: list[Part] = [Art(name, 14 + 64 * n, 46, 58, 75) for n, name in enumerate(names)]
    return [*candles, Art("boot_spent" if walked else "boot_ready", 162, 48, 74, 74)]


def _few_words(words: str, colour: str) -> list[Part]:
    """What matters most, where there is room for little."""
    lines = two_lines(words, 16)
    first = 160.0 - 15 * (len(lines) - 1)
    return [
        Words(line, WIDE / 2, first + 31 * n, 27, "strong", colour, "centre", WIDE - 8) for n, line in enumerate(lines)
    ]


def _line(view: View) -> tuple[str, str]:
    """One thing worth knowing about what goes on, and its colour."""
    if view.phase == "fight" and view.fresh:
        return _("This fight costs no action"), "loss"
    if view.offer is not None:
        return _("A bargain costs one action"), "loss"
    if view.barred:
        return _("The toll bars one way"), "loss"
    if misses(view, view.active):
        return _("The next turn is missed"), "loss"
    return "", "muted"
