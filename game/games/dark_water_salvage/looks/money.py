"""How money looks: the loans of a round with the draw bag, what everybody owes, and a balance."""

from collections.abc import Sequence

from game.core.faces import Art, Box, Face, Part, Words
from game.games.dark_water_salvage.components import FIVE, TEN
from game.games.dark_water_salvage.looks.card_faces import SEATS
from game.words import _, dollars, gain


def bank(fives: int, tens: int, words: str, left: int) -> Face:
    """The loans of the round on green baize, and the bag with the chips that are left."""
    parts: list[Part] = [
        Box(0, 0, 266, 206, 10, "walnut_light>walnut_dark", "walnut_line", 2),
        Words(_("Loans and draw bag"), 14, 20, 19, "title", "cream", room=238),
        Box(11, 38, 152, 156, 8, "baize_light>baize_dark", "walnut_line", 2),
    ]
    parts += _stack(FIVE, fives, 46, 150) + _stack(TEN, tens, 112, 150)
    parts.append(Words(words, 87, 181, 17, "strong", "cream", "centre", 142))
    parts.append(Art("draw_bag", 167, 36, 92))
    parts.append(Box(172, 142, 84, 52, 6, "page", "ink", 1.6))
    parts.append(Words(str(left), 214, 157, 25, "figure", "ink", "centre", 76))
    parts.append(Words(_("chips left"), 214, 181, 17, "text", "muted", "centre", 78))
    return Face(266, 206, tuple(parts))


def _stack(value: int, count: int, x: float, foot: float) -> list[Part]:
    """Chips of one value, one on the other, with their number below."""
    step = min(8.2, 70 / max(1, count))
    parts: list[Part] = [Art(f"chip_{value}_flat", x - 26, foot - 34 - n * step, 52) for n in range(count)]
    parts.append(Words(f"{count} × ${value}", x, foot + 11, 17, "figure", "cream", "centre", 66))
    return parts


def pool(fives: int, tens: int) -> Face:
    """The loans on the table, for the application."""
    parts: list[Part] = [Box(0, 0, 200, 190, 10, "baize_light>baize_dark", "walnut_line", 2)]
    parts += _stack(FIVE, fives, 58, 140) + _stack(TEN, tens, 142, 140)
    parts.append(
        Words(_("${n} on offer").format(n=FIVE * fives + TEN * tens), 100, 174, 19, "strong", "cream", "centre", 180)
    )
    return Face(200, 190, tuple(parts))


def slip(colour: int, name: str, amount: int = -1) -> Face:
    """What a seat applied for, -1 = folded: nobody has read it yet."""
    parts: list[Part] = [
        Box(0, 0, 190, 160, 10, "leaf>page", "ink", 2),
        Box(0, 0, 190, 46, 10, "baize_light>baize_dark", "ink", 2),
        Art(f"seat_{SEATS[colour]}", 8, 6, 34),
        Words(name, 50, 23, 24, "title", "cream", room=132),
    ]
    if amount < 0:
        return Face(190, 160, (*parts, Art(f"seat_{SEATS[colour]}", 60, 66, 70)))
    parts.append(Words(dollars(amount), 95, 90, 58, "display", "accent", "centre", 170))
    parts.append(Words(_("asked for"), 95, 138, 19, "text", "muted", "centre", 170))
    return Face(190, 160, tuple(parts))


def debts(owed: Sequence[tuple[int, str, int, int]]) -> Face:
    """What everybody owes, for the application: each seat's colour, name, loans and balance."""
    parts: list[Part] = [
        Words(_("Loans"), 236, 14, 17, "text", "muted", "right", 64),
        Words(_("Balance"), 330, 14, 17, "text", "muted", "right", 74),
    ]
    step = min(40.0, 164 / len(owed))
    for n, (colour, name, loans, left) in enumerate(owed):
        y = 26 + (n + 0.5) * step
        shade = "loss" if left < 0 else "gain"
        parts += [
            Box(0, y - step / 2, 336, 1.4, 0, "hairline"),
            Art(f"seat_{SEATS[colour]}", 2, y - 14, 28),
            Words(name, 40, y, 20, "title", "ink", room=130),
            Words(dollars(loans), 236, y, 21, "figure", "ink", "right", 70),
            Words(gain(left), 330, y, 21, "figure", shade, "right", 86),
        ]
    return Face(340, 190, tuple(parts))


def balance_plaque(amount: int) -> Face:
    """A balance where it is small: in debt on red, else on green."""
    colour = "debt_dark" if amount < 0 else "gain"
    words = Words(gain(amount), 46, 30, 31, "figure", "white", "centre", 84)
    return Face(92, 60, (Box(1, 7, 90, 46, 9, colour, "ink", 2), words))
