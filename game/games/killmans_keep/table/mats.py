"""The players' mats: money, the race for five Doubloons, the Display Card, and what is hidden in a hand."""

from game.core.faces import Art, Box, Face, Part, Words
from game.core.game import Seat
from game.core.table import Counter, Mat
from game.games.killmans_keep import names
from game.games.killmans_keep.components import DOUBLOONS_TO_WIN, GOAL_FACE, MONSTER_FACE, STARS
from game.games.killmans_keep.looks import card_faces
from game.games.killmans_keep.view import View
from game.words import _, dollars, plural

FOUR = 4
"""So many players leave each mat all the height there is."""
WIDE = 248.0
LONG = 9
"""Names of more letters than so many stand in two lines."""


def mats(view: View) -> tuple[Mat, ...]:
    """Every player's public corner."""
    return tuple(_mat(view, seat) for seat in range(view.seats))


def _mat(view: View, seat: Seat) -> Mat:
    active = seat == view.active and view.phase != "over" if view.round else seat in view.actors
    money, counters, panel = dollars(view.money[seat]), _counters(view, seat), _panel(view, seat)
    return Mat(seat, caption(view, seat), money, False, active, None, (), counters, panel)


def misses(view: View, seat: Seat) -> bool:
    """6.7: whether this seat misses a turn; 9.28: not while Rations are used against it, though a card is asked for."""
    eaten = seat == view.active and view.waits >= 0 and view.back == "rations"
    return view.skip[seat] and not eaten


def caption(view: View, seat: Seat) -> str:
    """Where this seat is, or that its next turn is lost."""
    if misses(view, seat):
        return _("misses a turn")
    return _("in the {area}").format(area=names.area_name(view.area[seat]))


def _counters(view: View, seat: Seat) -> tuple[Counter, ...]:
    """The mat in short, where there is no room for its panel."""
    coins, card, held = view.doubloons[seat], view.display[seat], view.held[seat]
    counters = [Counter(card_faces.icon("doubloon"), str(coins), plural("{n} Doubloon", "{n} Doubloons", coins), True)]
    if card >= 0:
        counters.append(Counter(card_faces.framed(card), "", names.card_name(card)))
    counters.append(Counter(card_faces.back("keep"), str(held), plural("{n} card in hand", "{n} cards in hand", held)))
    if view.has_goal[seat]:
        counters.append(Counter(card_faces.back("goal"), "", _("a goal")))
    if misses(view, seat):
        counters.append(Counter(card_faces.icon("marker_skip"), "", _("misses a turn"), True))
    return tuple(counters)


def _panel(view: View, seat: Seat) -> Face:
    """Money and the race above; below it the Display Card, the backs of the hand, and the goal."""
    tall = view.seats <= FOUR
    parts: list[Part] = [Words(dollars(view.money[seat]), 2, 21, 30, "display", "ink", "left", 76)]
    for place in range(DOUBLOONS_TO_WIN):
        name = "doubloon" if place < view.doubloons[seat] else "doubloon_socket"
        parts.append(Art(name, 83 + 33 * place, 4, 33))
    if misses(view, seat):
        parts.append(Art("marker_skip", 206, -52, 42))
    top, high = (49.0, 64.0) if tall else (44.0, 32.0)
    parts.append(Box(0, top - 6, WIDE, 1.6, 0, "hairline"))
    parts += _display(view.display[seat], top, high) + _hidden(view, seat, top, high)
    return Face(WIDE, 116 if tall else 78, tuple(parts))


def _display(card: int, top: float, high: float) -> list[Part]:
    """4.1: the Display Card: picture, name, and how rare it is."""
    if card < 0:
        return [Words(_("shows no card"), 4, top + high / 2, 17, "italic", "muted", "left", 160)]
    parts = card_faces.window(card, 2, top, high)
    left = high / card_faces.shape(card) + 12
    name, room = names.card_name(card), 172 - left
    if high < 60:
        return [*parts, Words(name, left, top + high / 2, 18, "strong", "ink", "left", room)]
    lines = card_faces.two_lines(name, LONG)
    parts += [Words(line, left, top + 10 + 20 * n, 17, "strong", "ink", "left", room) for n, line in enumerate(lines)]
    if card >= GOAL_FACE:
        parts.append(Words(_("goal"), left, top + 53, 17, "italic", "gain", "left", room))
    elif card >= MONSTER_FACE:
        parts.append(Words(_("corpse"), left, top + 53, 17, "italic", "loss", "left", room))
    else:
        parts.append(card_faces.stars(STARS[card], left, top + 44, 0.72))
    return parts


def _hidden(view: View, seat: Seat, top: float, high: float) -> list[Part]:
    """How many cards the hand has, and whether there is a goal."""
    low = high < 60
    parts: list[Part] = []
    back = (20.0, 28.0) if low else (28.0, 39.0)
    x, y = 178.0, top + 2
    for turn in (10, 1, -8):
        parts.append(Art("back_keep", x + (9 - turn) * 0.5, y, *back, angle=turn))
    held, has_goal = str(view.held[seat]), view.has_goal[seat]
    if low:
        parts.append(Words(held, x + 40, top + high / 2, 19, "figure", "ink", "centre", 24))
        return [*parts, Art("back_goal", 228, y, *back)] if has_goal else parts
    parts += _pill(held, x + 18, top + 54, "pill")
    if has_goal:
        parts += [Art("back_goal", 218, y, *back), *_pill("1", 232, top + 54, "pill_goal")]
    return parts


def _pill(words: str, x: float, y: float, colour: str) -> list[Part]:
    return [Box(x - 14, y - 11, 28, 22, 11, colour), Words(words, x, y, 18, "figure", "on_pill", "centre", 22)]
