"""A View in numbers, for whoever learns from games: what the fields cannot say of themselves."""

from game.games.killmans_keep import components as box
from game.games.killmans_keep.view import Buried, Terms, View
from game.kit.numbers import Part, number, record, row, tally

MOST = box.SEATS[-1]
FACES = len(box.FACES)
DEEPEST = 12
"""Of the Keep deck's cards that somebody has looked at, so many are told from the top, and so many from the bottom."""
DICE = 8


def layout() -> Part:
    """Cards are counted by their faces."""
    seats, cards, flags = row(MOST), tally(FACES), tally(MOST)
    buried = record(Buried, {"seen": flags})
    terms = record(Terms, {"give": cards, "ask": cards})
    return record(
        View,
        {
            "openings": row(MOST, row(4)), "actors": flags, "barred": tally(len(box.AREAS)), "traded": flags,
            "area": seats, "money": seats, "doubloons": seats, "hand": cards, "held": seats, "known": row(MOST, cards),
            "peeked": row(MOST, cards), "display": seats, "has_goal": seats, "goals": seats, "goal_known": seats,
            "deeds": row(MOST, row(len(box.DEEDS))), "skip": seats, "bare": seats, "market": cards, "discard": cards,
            "top": row(DEEPEST, buried), "bottom": row(DEEPEST, buried), "goal_discard": tally(len(box.GOALS)),
            "aside": cards, "queue": seats, "picked": row(4), "dice": row(DICE), "walk": row(4, number()),
            "draft": terms, "offer": terms, "original": terms,
        },
    )  # fmt: skip
