"""How cards look: drawings with the numbers and words that go on them.

A card is 160 by 224 units of its face; its picture stands in a window 138 wide.
"""

from collections.abc import Sequence
from dataclasses import replace

from game.core.faces import Art, Box, Face, Part, Words
from game.games.killmans_keep import components as box
from game.games.killmans_keep import texts
from game.games.killmans_keep.looks.drawings import CARD_ART, corpse_art
from game.games.killmans_keep.names import card_name
from game.words import _, dollars

WIDE, HIGH = 160.0, 224.0
LEFT, TOP, ACROSS = 11.0, 37.0, 138.0
"""The window of the picture."""
FOOT = 188.0
"""Where the foot of a card with words begins: stars and base value."""
RARITY = (28.0, 52.0, 76.0)
"""How wide one, two and three stars are drawn; 26 high."""
ONE_LINE = 14
"""So many letters stand in one line on a card."""
SEATS = ("brick", "seagreen", "sun", "plum", "ultramarine", "bone")
"""The seats' six colours as the drawings name them."""


def category(card: int) -> str:
    """Which frame a card has: its category, "monster" or "goal"."""
    if card >= box.GOAL_FACE:
        return "goal"
    return box.CATEGORIES[box.CATEGORY[card]] if card < box.MONSTER_FACE else "monster"


def picture(card: int, x: float, y: float, wide: float, alive: bool = False) -> list[Part]:
    """The picture of a card with its corner at (x, y); a monster is `alive` on the Keep, else a corpse."""
    if alive or not box.MONSTER_FACE <= card < box.GOAL_FACE:
        return [Art(CARD_ART[card], x, y, wide)]
    return [Art(corpse_art(card), x, y, wide), Art("corpse_overlay", x, y, wide)]


def shape(card: int) -> float:
    """How high the picture of a card is for a width of one."""
    return 240 / 280 if box.MONSTER_FACE <= card < box.GOAL_FACE else 220 / 280


def two_lines(text: str, most: int = ONE_LINE) -> tuple[str, ...]:
    """A few words as they stand on a card: in two lines as even as can be, from so many letters on."""
    breaks = [at for at, letter in enumerate(text) if letter == " "]
    if len(text) <= most or not breaks:
        return (text,)
    middle = min(breaks, key=lambda at: abs(2 * at + 1 - len(text)))
    return text[:middle], text[middle + 1 :]


def _effect(words: str, top: float, low: float) -> list[Part]:
    """The words of a card between its picture and its foot; long ones are small rather than cut."""
    lines = two_lines(words)
    first = (top + low) / 2 - 9.5 * (len(lines) - 1)
    return [Words(line, 80, first + 19 * n, 17, "strong", "ink", "centre", 138) for n, line in enumerate(lines)]


def stars(number: int, x: float, y: float, size: float = 1.0) -> Art:
    """One to three stars, with their left end at (x, y)."""
    wide = RARITY[number - 1] * size
    return Art(f"rarity_{number}", x, y, wide)


def _frame(card: int, title: str, alive: bool = False) -> list[Part]:
    """Frame, name and picture: what every card has."""
    kind = category(card)
    high = ACROSS * shape(card)
    return [
        Art(f"frame_{kind}", 0, 0, WIDE, HIGH),
        *picture(card, LEFT, TOP, ACROSS, alive),
        Box(LEFT - 1, TOP - 1, ACROSS + 2, high + 2, 0, "", "ink", 2.4),
        Words(title, 80, 24, 19, "title", "cream" if kind == "monster" else "ink", "centre", 134),
    ]


def _badge(card: int) -> list[Part]:
    """The sign of its category, in a corner of an artifact's picture."""
    if card >= box.MONSTER_FACE:
        return []
    return [Art(f"category_{box.CATEGORIES[box.CATEGORY[card]]}", LEFT, TOP + ACROSS * shape(card) - 32, 34)]


def stall_card(card: int) -> Face:
    """An artifact or a corpse as it lies on the board: no effect, its stars and base value large."""
    parts = [*_frame(card, card_name(card)), *_badge(card), stars(box.STARS[card], 15, 171, 0.82)]
    parts.append(Words(dollars(box.VALUE[card]), 147, 184, 32, "display", "ink", "right", 68))
    return Face(WIDE, HIGH, tuple(parts), card_name(card), _named(card, _worth(card), _small(card)), _small(card))


def _small(card: int, figure: str = "", colour: str = "ink", alive: bool = False) -> Face:
    """A card of which only picture, stars and one figure can be read."""
    high = ACROSS * shape(card)
    parts: list[Part] = [
        Art(f"frame_{category(card)}", 0, 0, WIDE, HIGH),
        Box(LEFT - 2, LEFT - 2, ACROSS + 4, HIGH - 2 * LEFT + 4, 6, "card"),
        *picture(card, LEFT, LEFT, ACROSS, alive),
        Box(LEFT - 1, LEFT - 1, ACROSS + 2, high + 2, 0, "", "ink", 3),
    ]
    if card < box.GOAL_FACE:
        parts.append(stars(box.STARS[card], 16, high + 17, 1.25))
    parts.append(Words(figure or dollars(box.VALUE[card]), 146, 183, 48, "display", colour, "right", 132))
    return Face(WIDE, HIGH, tuple(parts))


NAMED = 62.0
"""Where the picture begins on a card with a large name."""


def hand_card(card: int) -> Face:
    """An artifact, a corpse or a goal in a hand: what it does stands on it."""
    if card >= box.GOAL_FACE:
        return goal_card(card - box.GOAL_FACE)
    low = TOP + ACROSS * shape(card)
    parts = [*_frame(card, card_name(card)), *_badge(card)]
    if card < box.MONSTER_FACE:
        parts += _effect(texts.artifact_effect(card), low, FOOT)
    else:
        parts.append(Words(_("a beaten monster"), 80, (low + FOOT) / 2, 18, "italic", "loss", "centre", 136))
    parts.append(stars(box.STARS[card], 14, 188, 0.86))
    parts.append(Words(dollars(box.VALUE[card]), 147, 200, 25, "display", "ink", "right", 62))
    return Face(WIDE, HIGH, tuple(parts), card_name(card), large=_named(card, _worth(card)))


def _worth(card: int) -> Sequence[Part]:
    """Stars and base value, large, at the foot of a card."""
    price = Words(dollars(box.VALUE[card]), 147, 197, 32, "display", "ink", "right", 64)
    return stars(box.STARS[card], 14, 185, 0.86), price


def _named(card: int, foot: Sequence[Part], small: Face | None = None, *, alive: bool = False) -> Face:
    """A card of which only name, picture and what stands at its foot can be read; `small` where that is too much."""
    lines = two_lines(card_name(card), 10)
    high = ACROSS * shape(card)
    step = 24 if len(lines) > 1 else 0  # two lines end above the picture
    first = NAMED / 2 + 2 - step / 2
    parts: list[Part] = [
        Art(f"frame_{category(card)}", 0, 0, WIDE, HIGH),
        Box(LEFT - 2, LEFT - 2, ACROSS + 4, HIGH - 2 * LEFT + 4, 6, "card"),
        *(Words(line, 80, first + step * n, 24, "title", "ink", "centre", 137) for n, line in enumerate(lines)),
        *picture(card, LEFT, NAMED, ACROSS, alive),
        Box(LEFT - 1, NAMED - 1, ACROSS + 2, high + 2, 0, "", "ink", 3),
        *foot,
    ]
    return Face(WIDE, HIGH, tuple(parts), small=small)


def goal_card(goal: int) -> Face:
    """A goal: what it needs, and what it pays."""
    card = box.GOAL_FACE + goal
    low = TOP + ACROSS * shape(card)
    parts = _frame(card, card_name(card))
    parts += _effect(texts.goal_need(goal), low, FOOT)
    parts.append(Words(_("Reward"), 15, 200, 17, "text", "muted", "left", 58))
    if box.GOALS[goal].cash:
        parts.append(Words(texts.goal_reward(goal), 146, 200, 24, "display", "accent", "right", 66))
        foot: Part = Words(texts.goal_reward(goal), 147, 197, 32, "display", "accent", "right", 80)
    else:
        parts.append(Art("doubloon", 118, 184, 30))
        foot = Art("doubloon", 112, 180, 36)
    return Face(WIDE, HIGH, tuple(parts), card_name(card), large=_named(card, (foot,)))


def small_goal(goal: int) -> Face:
    """A goal as it lies on the board; as long as its name can be read, it has it."""
    card = box.GOAL_FACE + goal
    parts = _frame(card, card_name(card))
    if box.GOALS[goal].cash:
        foot: Part = Words(texts.goal_reward(goal), 80, 188, 38, "display", "accent", "centre", 132)
        parts.append(Words(texts.goal_reward(goal), 80, 182, 34, "display", "accent", "centre", 132))
    else:
        foot = Art("doubloon", 58, 168, 44)
        parts.append(Art("doubloon", 58, 160, 44))
    return Face(WIDE, HIGH, tuple(parts), card_name(card), _named(card, (foot,), _small_goal(goal)))


def _small_goal(goal: int) -> Face:
    if box.GOALS[goal].cash:
        return _small(box.GOAL_FACE + goal, texts.goal_reward(goal), "accent")
    face = _small(box.GOAL_FACE + goal, " ")
    return replace(face, parts=(*face.parts, Art("doubloon", 50, 140, 60)))


def monster_card(card: int, ferocity: bool) -> Face:
    """A monster on the Keep: its stars, its ferocity, and what it does besides."""
    effect, wide = texts.monster_effect(card), RARITY[box.STARS[card] - 1] * 1.05
    lines = two_lines(effect, 20) if ferocity and effect else ()
    more = len(lines) > 1  # two lines want room above the rim: all else stands higher
    parts = [*_frame(card, card_name(card), True), stars(box.STARS[card], 80 - wide / 2, 131 if more else 137, 1.05)]
    if ferocity:
        words, y, size = _("Ferocity {n}").format(n=box.FEROCITY[card]), 175 if lines else 181, 21 if lines else 25
        parts.append(Words(words, 80, 168.5 if more else y, 19 if more else size, "display", "loss", "centre", 132))
    if lines:
        rows = zip(lines, (187.0, 202.5) if more else (199.0,), strict=True)
        parts += [Words(line, 80, row, 16, "strong", "muted", "centre", 126) for line, row in rows]
    elif ferocity:
        parts.append(Words(texts.ferocity_words(box.FEROCITY[card]), 80, 203, 18, "strong", "muted", "centre", 126))
    elif effect:
        rows = zip(two_lines(effect, 16), (178.0, 198.0), strict=False)
        parts += [Words(line, 80, row, 18, "strong", "muted", "centre", 130) for line, row in rows]
    else:
        parts.append(_wanted(card, 186, 20))
    figure = f"−{box.FEROCITY[card]}" if ferocity and box.FEROCITY[card] else " "
    small = _small(card, figure, "loss", True)
    return Face(WIDE, HIGH, tuple(parts), card_name(card), _named(card, _menace(card, ferocity), small, alive=True))


def _wanted(card: int, y: float, size: float) -> Words:
    """6.6: the roll that beats a monster as it is printed."""
    return Words(_("{n} or more wins").format(n=box.STARS[card]), 80, y, size, "strong", "muted", "centre", 130)


def _menace(card: int, ferocity: bool) -> Sequence[Part]:
    """Stars and ferocity at the foot of a monster's card: the latter in words, as a minus could be a price."""
    wide, low = RARITY[box.STARS[card] - 1] * 1.05, NAMED + ACROSS * shape(card)
    if not ferocity:
        return stars(box.STARS[card], 80 - wide / 2, low + 2, 1.05), _wanted(card, 202, 21)
    plate = Box(74 - wide / 2, low - 30, wide + 12, 31, 8, "card", "ink", 2.4)
    words = Words(_("Ferocity {n}").format(n=box.FEROCITY[card]), 80, 198, 26, "display", "loss", "centre", 134)
    return plate, stars(box.STARS[card], 80 - wide / 2, low - 29, 1.05), words


def window(card: int, x: float, y: float, high: float) -> list[Part]:
    """The picture of a card in a rim of its category's colour, with its corner at (x, y)."""
    wide = high / shape(card)
    return [
        Box(x - 2, y - 2, wide + 4, high + 4, 5, category(card), "ink", 2),
        *picture(card, x + 2, y + 2, wide - 4),
        Box(x + 1, y + 1, wide - 2, high - 2, 2, "", "ink", 1.6),
    ]


def framed(card: int) -> Face:
    """The picture of a card by itself in the colour of its category."""
    return Face(108, 108 * shape(card) + 8, tuple(window(card, 4, 4, 100 * shape(card))))


def back(name: str) -> Face:
    """The back of a card of the "keep" or of the "goal" deck."""
    return Face(WIDE, HIGH, (Art(f"back_{name}", 0, 0, WIDE, HIGH),))


def icon(name: str, wide: float = 100, high: float = 100) -> Face:
    """A drawing by itself."""
    return Face(wide, high, (Art(name, 0, 0, wide, high),))
