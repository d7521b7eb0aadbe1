"""What one must know before a roll, drawn: which faces of the die win, what they pay."""

from game.core.faces import Art, Box, Face, Part, Words
from game.games.killmans_keep.components import BATTLE_FACES, HAGGLE, HEXHOUND, STARS, VALUE
from game.games.killmans_keep.knowledge.odds import lowest_winner
from game.games.killmans_keep.names import card_name
from game.games.killmans_keep.text.labels_keep import ferocity, wins_on
from game.games.killmans_keep.view import View
from game.words import _, dollars, gain

WIDE, HIGH = 640.0, 72.0
"""As wide as the plates below it."""
FACE, STEP, TALL = 27.0, 29.5, 34.0
STARS_WIDE = (22.0, 40.0, 58.0)


def fight(view: View) -> Face:
    """6.6: die and weapons less ferocity against stars, and the faces that win."""
    parts: list[Part] = []
    dice = 2 if view.monster == HEXHOUND else 1
    for die in range(dice):
        parts.append(Art("d10_blank", 4 + 22 * die, 6, 58))
    x = 72.0 + 22 * (dice - 1)
    for number, name, colour in ((view.bonus, _("weapons"), "gain"), (-ferocity(view), _("ferocity"), "loss")):
        if number:
            parts.append(Words(signed(number), x + 32, 22, 30, "display", colour, "centre", 62))
            parts.append(Words(name, x + 32, 54, 18, "strong", "muted", "centre", 74))
            x += 76
    wide = STARS_WIDE[STARS[view.monster] - 1]
    parts.append(Words("≥", x + 18, 24, 30, "figure", "ink", "centre"))
    parts.append(Art(f"rarity_{STARS[view.monster]}", x + 36, 12, wide))
    parts.append(Words(_("to win"), x + 36 + wide / 2, 54, 18, "strong", "muted", "centre", 80))
    return Face(WIDE, HIGH, (*parts, *_faces(view)))


def _faces(view: View) -> list[Part]:
    """The ten faces; 6.6: those that win are green, the one rolled has a rim."""
    least = lowest_winner(view.monster, view.bonus, view.options.ferocity)
    left = WIDE - BATTLE_FACES * STEP
    parts: list[Part] = []
    for number in range(BATTLE_FACES):
        x, won = left + number * STEP, number >= least
        fill, line, colour = ("win", "ink", "on_win") if won else ("miss", "miss_line", "on_miss")
        if number == view.die:
            parts.append(Box(x - 4, 2, FACE + 8, TALL + 8, 8, "lit", "ink", 2))
        parts.append(Box(x, 6, FACE, TALL, 5, fill, line, 1.6))
        parts.append(Words(str(number), x + FACE / 2, 6 + TALL / 2, 19, "figure", colour, "centre"))
    parts.append(Words(wins_on(view), (left + WIDE) / 2, 57, 18, "strong", "ink", "centre", WIDE - left))
    return parts


def haggle(view: View) -> Face:
    """5.4: the price that each pair of faces makes."""
    value = VALUE[view.deal] + view.extra
    parts: list[Part] = [
        Words(card_name(view.deal), 4, 20, 25, "display", "ink", "left", 180),
        Words(_("base value {money}").format(money=dollars(value)), 4, 53, 18, "strong", "muted", "left", 180),
    ]
    for pair in range(3):
        x, change = 194.0 + 150 * pair, HAGGLE[2 * pair + 1]
        if view.die in (2 * pair + 1, 2 * pair + 2):
            parts.append(Box(x - 6, 0, 146, HIGH, 8, "lit", "ink", 2))
        parts += [Art(f"d6_{2 * pair + face}", x + 34 * (face - 1), 4, 32) for face in (1, 2)]
        good = (change > 0) == view.selling
        colour = "muted" if not change else "gain" if good else "loss"
        parts.append(Words(dollars(value + change), x + 104, 20, 25, "display", "ink", "centre", 68))
        words = gain(change) if change else _("as it is")
        parts.append(Words(words, x + 104, 53, 18, "strong", colour, "centre", 74))
    return Face(WIDE, HIGH, tuple(parts))


def signed(number: int) -> str:
    """What is added to a roll, or taken off."""
    return f"+{number}" if number > 0 else f"−{-number}"
