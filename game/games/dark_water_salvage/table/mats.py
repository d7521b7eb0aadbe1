"""The players' mats: cash, loans, salvage, prestige, turn order card, and how far they are from debt."""

from game.core.faces import Art, Box, Face, Part, Words
from game.core.table import Counter, Mat
from game.games.dark_water_salvage.knowledge.standing import balance
from game.games.dark_water_salvage.lake import soundings
from game.games.dark_water_salvage.looks import card_faces, money
from game.games.dark_water_salvage.names import balance_words
from game.games.dark_water_salvage.view import View
from game.words import _, dollars

GAUGE = (4.0, 61.0, 132.0, 15.0)
ZERO = 84.0
"""Where on the gauge debt ends."""
PER_DOLLAR = 1.4


def mats(view: View) -> tuple[Mat, ...]:
    """Every player's public corner."""
    return tuple(_mat(view, seat) for seat in range(view.seats))


def _mat(view: View, seat: int) -> Mat:
    return Mat(
        seat,
        caption(view, seat),
        dollars(view.cash[seat]),
        False,
        seat in view.actors,
        view.sealed[seat] if view.phase == "apply" else None,
        (),
        _counters(view, seat),
        _panel(view, seat),
    )


FEW = 3
"""So many players leave a small mat room for loans and salvage; else they are in the balance."""


def _counters(view: View, seat: int) -> tuple[Counter, ...]:
    """The mat in short, where there is no room for its panel."""
    owed, number = balance(view, seat), turn(view, seat)
    sums = (
        Counter(card_faces.icon("chip_10"), dollars(view.loans[seat]), _("loans")),
        Counter(card_faces.icon("glyph_salvage"), dollars(view.salvage[seat]), _("salvage")),
    )
    return (
        Counter(card_faces.turn_badge(number), "", _("turn order card {n}").format(n=number)),
        *(sums if view.seats <= FEW else ()),
        Counter(card_faces.icon("glyph_prestige"), str(view.prestige[seat]), _("prestige")),
        Counter(money.balance_plaque(owed), "", balance_words(owed)),
    )


def turn(view: View, seat: int) -> int:
    """The number on a seat's turn order card."""
    return view.order.index(seat) + 1


def _panel(view: View, seat: int) -> Face:
    """Four numbers, the gauge of debt, and the turn order card, which stands up beside the name."""
    columns = (
        (4, _("Cash"), dollars(view.cash[seat])),
        (62, _("Loans"), dollars(view.loans[seat])),
        (124, _("Salvage"), dollars(view.salvage[seat])),
        (191, _("Prestige"), str(view.prestige[seat])),
    )
    parts: list[Part] = [Art(f"turn_{turn(view, seat)}", 208, -52, 40, 56)]
    for x, label, number in columns:
        colour = "accent" if x == 191 else "ink"
        parts.append(Words(label, x, 16, 17, "text", "muted", room=60))
        parts.append(Words(number, x, 40, 23, "figure", colour, room=56 if x < 191 else 30))
    parts.append(Art("glyph_prestige", 225, 27, 25))
    return Face(252, 84, (*parts, *_gauge(balance(view, seat))))


def _gauge(owed: int) -> list[Part]:
    """Red and hatched to the left of zero, green to the right."""
    x, y, wide, high = GAUGE
    parts: list[Part] = [Box(x, y, wide, high, 4, "gauge", "ink", 1.3)]
    zero = x + ZERO
    if owed < 0:
        long = min(ZERO - 3, max(4.0, -owed * PER_DOLLAR))
        parts.append(Box(zero - long, y + 2.5, long, high - 5, 1, "debt"))
        parts += [Box(zero - long + 6 * n + 3, y + 2.5, 1.8, high - 5, 0, "debt_dark") for n in range(int(long // 6))]
    else:
        long = min(wide - ZERO - 3, max(4.0, owed * PER_DOLLAR))
        parts.append(Box(zero, y + 2.5, long, high - 5, 1, "clear"))
    parts.append(Box(zero - 1, y - 3, 2, high + 6, 0, "ink"))
    colour = "loss" if owed < 0 else "gain"
    parts.append(Words(balance_words(owed), 248, y + high / 2, 17, "strong", colour, "right", 106))
    return parts


def caption(view: View, seat: int) -> str:
    """What everybody can see this seat doing."""
    lake = soundings(view.lake)
    if view.phase == "over":
        return _("ashore")
    if view.phase == "apply":
        return _("sealed") if view.sealed[seat] else _("applying")
    if view.phase == "city" and view.pawns[seat] < 0:
        return _("looking for a city")
    if not view.waiting[seat]:
        return _("done for this round")
    return lake.places[view.pawns[seat]] if view.pawns[seat] >= 0 else ""
