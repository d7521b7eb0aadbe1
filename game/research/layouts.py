"""How the View of each box is laid out in numbers: what `layout` cannot know by itself."""

from functools import cache
from typing import Any

from game.games.dark_water_salvage import components as water
from game.games.dark_water_salvage.lake import MOST_REGIONS, MOST_SONARS
from game.games.dark_water_salvage.view import View as WaterView
from game.games.key_largo import components as largo
from game.games.key_largo.view import HAND, Diver, Lot
from game.games.key_largo.view import View as LargoView
from game.games.killmans_keep import components as keep
from game.games.killmans_keep.view import Buried, Terms
from game.games.killmans_keep.view import View as KeepView
from game.research.layout import Numbers, Part, bits, nothing, number, record, row, tally

SEATS = 5
"""The most that any of these boxes seats; where fewer sit, the other places are absent."""

CARDS, WRECKS = len(largo.CARDS), largo.MOST_WRECKS
PLACES = HAND + SEATS
"""Where a treasure card can lie unseen in Key Largo: in a wreck or in a hand."""

FACES = len(keep.FACES)
DEEPEST = 12
"""Of the Keep deck's cards that somebody has looked at, so many are told from the top, and so many from the bottom."""

DICE = 8


def _beliefs() -> Part:
    """10.3 of Key Largo: how many of each card may be expected in each place, all cards of a lot alike."""

    def put(lots: tuple[Lot, ...], out: Numbers) -> None:
        expected = [0.0] * (PLACES * CARDS)
        for lot in lots:
            for place, count in lot.at:
                for card in lot.cards:
                    expected[place * CARDS + card] += count / len(lot.cards)
        out.extend(expected)

    return Part(PLACES * CARDS, put)


def key_largo() -> Part:
    """Key Largo: 10.3 is told as expected numbers of cards; what was seen when is part of that."""
    seats, wrecks, cards, encounters = row(SEATS), row(WRECKS), tally(CARDS), tally(len(largo.ENCOUNTERS))
    return record(
        LargoView,
        {
            "actors": tally(SEATS), "sealed": seats, "mornings": seats, "places": seats, "ships": row(5),
            "anchors": row(SEATS + 1), "money": seats, "divers": row(SEATS, row(3, record(Diver))),
            "items_left": row(3), "backs": row(SEATS, row(3)), "hand": cards, "basket": cards, "wrecks": wrecks,
            "monster_known": wrecks, "gone": cards, "lots": _beliefs(), "sightings": nothing(), "able": row(3),
            "fresh": row(3), "bought": row(3), "held": encounters, "held_counts": seats, "played": seats,
            "discarded": encounters, "cashed": row(SEATS, cards),
        },
    )  # fmt: skip


def dark_water_salvage() -> Part:
    """Dark Water Salvage: the lake is left out, it is the same throughout a game; regions are bits."""
    seats, wrecks = row(SEATS), row(water.WRECKS)
    return record(
        WaterView,
        {
            "lake": nothing(), "assist": nothing(), "actors": tally(SEATS), "sealed": seats, "applications": seats,
            "collected": seats, "order": seats, "waiting": seats, "cash": seats, "loans": seats, "salvage": seats,
            "prestige": seats, "pawns": seats, "hired": seats, "way": tally(MOST_REGIONS),
            "barred": row(SEATS, bits(water.WRECKS)), "asked": row(SEATS, row(water.WRECKS, bits(MOST_SONARS))),
            "ships": wrecks, "located": wrecks, "places": wrecks, "raised": wrecks, "values": wrecks,
            "misses": row(water.WRECKS, bits(MOST_REGIONS)), "answers": row(water.WRECKS, row(MOST_SONARS)),
            "seen": wrecks, "rumours": wrecks,
        },
    )  # fmt: skip


def killmans_keep() -> Part:
    """Killman's Keep: cards are counted by their faces."""
    seats, cards, flags = row(SEATS), tally(FACES), tally(SEATS)
    buried = record(Buried, {"seen": flags})
    terms = record(Terms, {"give": cards, "ask": cards})
    return record(
        KeepView,
        {
            "openings": row(SEATS, row(4)), "actors": flags, "barred": tally(len(keep.AREAS)), "traded": flags,
            "area": seats, "money": seats, "doubloons": seats, "hand": cards, "held": seats, "known": row(SEATS, cards),
            "peeked": row(SEATS, cards), "display": seats, "has_goal": seats, "goals": seats, "goal_known": seats,
            "deeds": row(SEATS, row(len(keep.DEEDS))), "skip": seats, "bare": seats, "market": cards, "discard": cards,
            "top": row(DEEPEST, buried), "bottom": row(DEEPEST, buried), "goal_discard": tally(len(keep.GOALS)),
            "aside": cards, "queue": seats, "picked": row(4), "dice": row(DICE), "walk": row(4, number()),
            "draft": terms, "offer": terms, "original": terms,
        },
    )  # fmt: skip


@cache
def layout(game_id: str) -> Part:
    """The layout of this box's View. KeyError for a box that has none yet."""
    return {
        "key_largo": key_largo, "dark_water_salvage": dark_water_salvage, "killmans_keep": killmans_keep
    }[game_id]()  # fmt: skip


def vector(game_id: str, view: Any) -> Numbers:
    """This View in numbers."""
    out: Numbers = []
    layout(game_id).put(view, out)
    return out
