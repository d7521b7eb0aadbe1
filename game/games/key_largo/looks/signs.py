"""The signs of the island: price boards, the day's pennants, the title, the names of the waters."""

from game.core.faces import Art, Box, Face, Words
from game.words import _

SIGN_COLUMNS = (66.0, 108.0, 153.0)


def price_sign(place: str, title: str, rows: tuple[tuple[str, tuple[int, int, int]], ...], lit: int | None) -> Face:
    """A price board: a row for each thing, a column for one, two, and three or more ships; `lit` is what holds now."""
    parts: list[Art | Box | Words] = [
        Box(24, 118, 9, 34, 2, "post_light>post_dark", "post_line", 1),
        Box(153, 118, 9, 34, 2, "post_light>post_dark", "post_line", 1),
        Box(0, 0, 186, 132, 7, "sign", "post_dark", 1.4),
        Box(0, 0, 186, 30, 6, f"{place}_light>{place}_dark"),
        Box(3, 29, 180, 2, 0, "brass"),
        Words(title, 93, 15.5, 20, "title", "cream", "centre", 176),
    ]
    if lit is not None:
        parts.append(Box(SIGN_COLUMNS[lit] - 22, 34, 44, 94, 5, "lit", "lit_line", 2))
    for column, ships in enumerate(("1", "2", "3+")):
        x = SIGN_COLUMNS[column] - (6 if column == 2 else 2)
        now = column == lit
        parts.append(Art("glyph_sail", x - 15, 37, 15, fade=1.0 if now else 0.6))
        parts.append(Words(ships, x + 3, 45, 17, "figure", "ink" if now else "faded", room=26))
    for row, (icon, prices) in enumerate(rows):
        y = 67 + row * 24
        if row:
            parts.append(Box(8, y - 13, 170, 1, 0, "hairline"))
        parts.append(Art(icon, 12, y - 11.5, 23))
        for column, price in enumerate(prices):
            colour = "ink" if column == lit else "faded"
            parts.append(Words(str(price), SIGN_COLUMNS[column], y, 20, "figure", colour, "centre", 42))
    return Face(186, 152, tuple(parts))


def cove_sign(pay: int) -> Face:
    """The board at Dolphins Cove: what a trip pays today."""
    return Face(
        164,
        62,
        (
            Box(0, 0, 164, 62, 7, "sign", "post_dark", 1.4),
            Box(0, 0, 164, 29, 6, "dolphins_light>dolphins_dark"),
            Box(3, 28, 158, 2, 0, "brass"),
            Words(_("Dolphins Cove"), 82, 14.5, 19, "title", "cream", "centre", 152),
            Words(_("today"), 12, 45, 19, "text", "faded", "left", 72),
            Words(f"${pay}", 152, 45, 25, "display", "ink", "right", 66),
        ),
    )


def pennant(day: str, pay: int, weekend: bool, past: bool) -> Face:
    """One day of the track: its name and what the dolphins pay; a past day is dull and ticked."""
    tag = Art(f"day_tag_{'weekend' if weekend else 'weekday'}", 0, 0, 84, 72, 0.76 if past else 1.0)
    done = (Art("glyph_check", 58, 54, 20),) if past else ()

    def face(name: float, figure: float) -> tuple[Art | Words, ...]:
        words = Words(day, 42, 18, name, "title", "cream", "centre", 70)
        return tag, words, Words(f"${pay}", 42, 46, figure, "display", "ink", "centre", 76), *done

    return Face(84, 76, face(20, 25), large=Face(84, 76, face(21, 27)))


def day_ring() -> Face:
    """The lifebelt that marks today; it hangs a little high, clear of the day's name."""
    return Face(120, 120, (Art("day_ring", 0, -3, 120, 120),))


def title(name: str, caption: str, stormy: bool) -> Face:
    """The ribbon with the name of the island, and the date below it."""
    return Face(
        330,
        112,
        (
            Art("title_ribbon", 0, 0, 330, 96),
            Words(name, 165, 40, 39, "display", "rust", "centre", 240),
            Words(caption, 165, 92, 18, "italic", "cream" if stormy else "umber", "centre", 300),
        ),
    )


def sea_label(text: str, dark: bool, hoses: int) -> Face:
    """The name of a depth on the water, with the hoses it takes."""
    spaced = "\u2009".join(text)
    width = 13.0 * len(text) + 24 * hoses
    end, colour = width - 24 * hoses - 4, "lagoon" if dark else "spray"
    parts: list[Art | Words] = [
        Words(spaced, end, 14, 20, "italic", colour, "right", end)
        if hoses
        else Words(spaced, 0, 14, 20, "italic", colour, "left", end)
    ]
    parts += [Art("item_hose", width - 24 * (hoses - n) + 2, 4, 20) for n in range(hoses)]
    return Face(width, 28, tuple(parts))
