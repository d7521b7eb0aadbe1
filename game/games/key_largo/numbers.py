"""A View in numbers, for whoever learns from games: what the fields cannot say of themselves."""

from game.games.key_largo import components as box
from game.games.key_largo.view import HAND, Diver, Lot, View
from game.kit.numbers import Numbers, Part, nothing, record, row, tally

MOST_SEATS = box.SEATS[-1]
CARDS, WRECKS = len(box.CARDS), box.MOST_WRECKS
PLACES = HAND + MOST_SEATS
"""Where a treasure card can lie unseen: in a wreck or in a hand."""


def layout() -> Part:
    """10.3 is told as expected numbers of cards; what was seen when is part of that."""
    seats, wrecks, cards, encounters = row(MOST_SEATS), row(WRECKS), tally(CARDS), tally(len(box.ENCOUNTERS))
    return record(
        View,
        {
            "actors": tally(MOST_SEATS), "sealed": seats, "mornings": seats, "places": seats, "ships": row(5),
            "anchors": row(MOST_SEATS + 1), "money": seats, "divers": row(MOST_SEATS, row(3, record(Diver))),
            "items_left": row(3), "backs": row(MOST_SEATS, row(3)), "hand": cards, "basket": cards, "wrecks": wrecks,
            "monster_known": wrecks, "gone": cards, "lots": _beliefs(), "sightings": nothing(), "able": row(3),
            "fresh": row(3), "bought": row(3), "held": encounters, "held_counts": seats, "played": seats,
            "discarded": encounters, "cashed": row(MOST_SEATS, cards),
        },
    )  # fmt: skip


def _beliefs() -> Part:
    """10.3: how many of each card may be expected in each place, all cards of a lot alike."""

    def put(lots: tuple[Lot, ...], out: Numbers) -> None:
        expected = [0.0] * (PLACES * CARDS)
        for lot in lots:
            for place, count in lot.at:
                for card in lot.cards:
                    expected[place * CARDS + card] += count / len(lot.cards)
        out.extend(expected)

    return Part(PLACES * CARDS, put)
