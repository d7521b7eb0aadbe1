"""The players' mats: money, the race for five Doubloons, the Display Card, and what is hidden in a hand."""

from game.core.faces import Art, Box, Face, Part, Words
from game.core.game import Seat
from game.core.table import Counter, Mat
from game.games.killmans_keep import looks, names
from game.games.killmans_keep.components import DOUBLOONS_TO_WIN, GOAL_FACE, MONSTER_FACE, STARS
from game.games.killmans_keep.view import View
from game.words import _, dollars, plural

FOUR = 4
"""So many players leave each mat all the height there is."""


def mats(view: View) -> tuple[Mat, ...]:
    """Every player's public corner."""
    return tuple(_mat(view, seat) for seat in range(view.seats))


def _mat(view: View, seat: Seat) -> Mat:
    return Mat(
        seat,
        caption(view, seat),
        dollars(view.money[seat]),
        False,
        seat in view.actors if not view.round else seat == view.active and view.phase != "over",
        None,
        (),
        _counters(view, seat),
        _panel(view, seat),
    )


def caption(view: View, seat: Seat) -> str:
    """What everybody can see of this seat."""
    if view.skip[seat]:
        return _("misses a turn")
    return _("in the {area}").format(area=names.area_name(view.area[seat]))


def _counters(view: View, seat: Seat) -> tuple[Counter, ...]:
    """The mat in short, where there is no room for its panel."""
    coins = view.doubloons[seat]
    counters = [Counter(looks.icon("doubloon"), str(coins), plural("{n} Doubloon", "{n} Doubloons", coins))]
    if view.display[seat] >= 0:
        counters.append(Counter(looks.chip(view.display[seat]), "", names.card_name(view.display[seat])))
    counters.append(Counter(looks.back("keep"), str(view.held[seat]), _("cards in hand")))
    if view.has_goal[seat]:
        counters.append(Counter(looks.back("goal"), "", _("a goal")))
    return tuple(counters)


def _panel(view: View, seat: Seat) -> Face:
    tall = view.seats <= FOUR
    parts: list[Part] = [Words(dollars(view.money[seat]), 2, 20, 29, "display", "ink", "left", 80)]
    for place in range(DOUBLOONS_TO_WIN):
        name = "doubloon" if place < view.doubloons[seat] else "doubloon_socket"
        parts.append(Art(name, 84 + 33 * place, 4, 32))
    parts += _cards(view, seat, 48 if tall else 38, 64 if tall else 38)
    return Face(248, 116 if tall else 78, tuple(parts))


def _cards(view: View, seat: Seat, top: float, high: float) -> list[Part]:
    """The Display Card with its name, the backs of the hand, and the goal."""
    parts: list[Part] = [Box(0, top - 5, 248, 2, 0, "hairline")]
    card = view.display[seat]
    if card >= 0:
        wide = high / looks.shape(card)
        kind = looks.category(card)
        parts.append(Box(0, top, wide + 6, high + 4, 4, kind, "ink", 2))
        parts += looks.picture(card, 3, top + 2, wide)
        parts.append(Words(names.card_name(card), wide + 14, top + 14, 17, "strong", "ink", "left", 90))
        if MONSTER_FACE <= card < GOAL_FACE:
            parts.append(Words(_("corpse"), wide + 14, top + 38, 17, "italic", "loss", "left", 90))
        elif card < MONSTER_FACE:
            parts.append(looks.stars(STARS[card], wide + 14, top + 28, 0.7))
    for number in range(3):
        parts.append(Art("back_keep", 184 + 4 * number, top, 26, 36))
    parts.append(Words(str(view.held[seat]), 200, top + high - 8, 19, "figure", "ink", "centre", 26))
    if view.has_goal[seat]:
        parts.append(Art("back_goal", 220, top, 26, 36))
    return parts
