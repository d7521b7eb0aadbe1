"""How the Market's cards look where many lie: on their sides on the board, and once more on the shelf beside it."""

from game.core.faces import Box, Face, Part, Words
from game.games.killmans_keep import components as box
from game.games.killmans_keep.looks.card_faces import RARITY, category, picture, shape, stars, two_lines
from game.games.killmans_keep.names import card_name
from game.words import dollars

CLEAR = 38.0
"""On a card that is less high the number of like ones stands over its edge, clear of the value."""
LYING, LINE = 112.0, 13.4
"""How wide a card is that lies on its side, its name beside its picture; how far the lines of the name are apart."""
PRICE, LARGE_PRICE, PICTURED, BARE = 14.0, 17.5, 44.0, 43.0
"""How high the plate of its base value is; and in a small print, where only a card so high has its picture, too; how
wide the plate is without one."""


def lying(card: int, high: float, number: int = 1) -> Face:
    """A card on its side, so high, where many lie: picture, name and base value, which tells its stars, too.

    Of several like ones their number stands on the corner of the picture. In a small print the plate of the value is
    higher, or takes the picture's place; in the smallest there is no name.
    """
    wide, value = (high - 8) / shape(card), dollars(box.VALUE[card])
    count: tuple[Part, ...] = ()
    over = max(0.0, CLEAR - high)
    if number > 1:
        pill = Box(1, 1 - over, 24, 16, 8, "pill", "cream", 1.2)
        count = pill, Words(f"×{number}", 13, 9 - over, 13, "figure", "on_pill", "centre", 22)
    pictured = _lying_ground(card, high, wide)
    middle, room = _beside(wide)
    figure = Words(value, middle, high / 2, 28, "display", "ink", "centre", room)
    smallest = Face(LYING, high, (*pictured, figure, *count))
    name = _lying_name(card, high, wide)
    if high >= PICTURED:
        parts = (*pictured, *name, *_lying_price(value, high, wide, LARGE_PRICE), *count)
    else:
        ground = _lying_ground(card, high, BARE, bare=True)
        deep = high - (20 - over if count else 8)  # clear of the count
        parts = (*ground, *_lying_name(card, high, BARE), *_lying_price(value, high, BARE, deep), *count)
    small = Face(LYING, high, parts, small=smallest)
    whole = (*pictured, *name, *_lying_price(value, high, wide, PRICE), *count)
    return Face(LYING, high, whole, card_name(card), small=small)


def _beside(wide: float) -> tuple[float, float]:
    """The middle and the room of what stands beside a picture of this width on a lying card."""
    left = wide + 6
    return (left + LYING - 4) / 2, LYING - 6 - left


def _lying_name(card: int, high: float, wide: float) -> tuple[Part, ...]:
    """The name in a line or two, as large as they lie inside the card."""
    lines, (middle, room) = two_lines(card_name(card), 1), _beside(wide)
    step = min(LINE, (high - 9) / len(lines))
    first = high / 2 - step / 2 * (len(lines) - 1)
    return tuple(
        Words(each, middle, first + step * n, step, "title", "ink", "centre", room) for n, each in enumerate(lines)
    )


def _lying_ground(card: int, high: float, wide: float, *, bare: bool = False) -> tuple[Part, ...]:
    """A lying card without words; `bare`: nor its picture."""
    return (
        Box(0, 0, LYING, high, 6, "ink"),
        Box(1.5, 1.5, LYING - 3, high - 3, 5, category(card)),
        Box(4, 4, LYING - 8, high - 8, 2.5, "card"),
        *(() if bare else picture(card, 4, 4, wide)),
        Box(3.5, 3.5, wide + 1, high - 7, 0, "", "ink", 1.2),
    )


def _lying_price(value: str, high: float, wide: float, deep: float) -> tuple[Part, ...]:
    """The base value on a plate, so high, at the foot of the picture."""
    top = high - 4 - deep
    plate = Box(4, top, wide, deep, 0, "card", "ink", 1.2)
    return plate, Words(value, 4 + wide / 2, top + deep / 2, 14, "display", "ink", "centre", wide - 2)


SHELF_WIDE, SHELF_HIGH, ROW_HIGH, ROW_LONG = 248.0, 124.0, 38.0, 316.0
"""A card on the shelf: lying, its name below its picture, or in one row with its value, which is longer among many."""


def shelf_card(card: int, number: int = 1) -> Face:
    """A card once more beside the board: picture, stars, base value, the name in full, and how many there are."""
    high = 76.0
    parts: list[Part] = [
        Box(0, 0, SHELF_WIDE, SHELF_HIGH, 14, category(card), "ink", 3),
        Box(7, 7, SHELF_WIDE - 14, SHELF_HIGH - 14, 9, "card"),
        *picture(card, 11, 11, high / shape(card)),
        Box(10, 10, high / shape(card) + 2, high + 2, 0, "", "ink", 2.4),
        Words(dollars(box.VALUE[card]), SHELF_WIDE - 14, 33, 38, "display", "ink", "right", 118),
        stars(box.STARS[card], SHELF_WIDE - 16 - RARITY[box.STARS[card] - 1], 59),
        Words(card_name(card), SHELF_WIDE / 2, 101, 25, "title", "ink", "centre", SHELF_WIDE - 20),
    ]
    if number > 1:
        parts += [Box(12, 54, 48, 32, 16, "pill"), Words(f"×{number}", 36, 70, 24, "figure", "on_pill", "centre", 42)]
    return Face(SHELF_WIDE, SHELF_HIGH, tuple(parts), card_name(card))


def shelf_row(card: int, number: int = 1, wide: float = SHELF_WIDE) -> Face:
    """The same where there are many: only name and base value, in the colour of its category."""
    name = f"{card_name(card)} ×{number}" if number > 1 else card_name(card)
    parts = (
        Box(0, 0, wide, ROW_HIGH, 9, category(card), "ink", 2.4),
        Box(14, 4, wide - 18, ROW_HIGH - 8, 6, "card"),
        Words(name, 19, ROW_HIGH / 2, 20, "title", "ink", "left", wide - 88),
        Words(dollars(box.VALUE[card]), wide - 9, ROW_HIGH / 2, 20, "display", "ink", "right", 52),
    )
    return Face(wide, ROW_HIGH, parts, card_name(card))
