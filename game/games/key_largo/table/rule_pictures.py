"""Pictures for the rules, made of the table's own pieces: the paragraph they stand under, and a face."""

from collections.abc import Mapping

from game.core.faces import Art, Box, Face, Part, Words, beside, put
from game.games.key_largo import components as box
from game.games.key_largo import names
from game.games.key_largo.looks import card_faces, signs
from game.games.key_largo.table.pieces import PRICES
from game.games.key_largo.table.trays import action_face
from game.words import _


def figures(_options: object) -> Mapping[str, Face]:
    """What each picture shows says the paragraph above it."""
    days = range(box.DAYS)
    pay = [signs.pennant(names.day_name(day)[:3], box.DOLPHIN_PAY[day], _weekend(day), False) for day in days]
    fight = (card_faces.monster(), card_faces.icon_wide("item_trident", 250, 250), card_faces.picture("service_diver"))
    sold = tuple(card_faces.treasure(kind, 3, 60) for kind in ("goods", "artifact", "gold"))
    return {
        "3.1": beside([action_face(place, 0) for place in range(len(box.PLACES))]),
        "4.1": depths(),
        "4.4": beside([card_faces.back(0), card_faces.back(1), card_faces.back(2), card_faces.treasure("gold", 4, 80)]),
        "4.7": beside(fight),
        "5.1": beside(pay, 10),
        "6.2": _prices(box.TAVERN),
        "7.1": _prices(box.SHOP),
        "7.3": beside(
            [card_faces.diver(0, False, False), card_faces.diver(1, True, False), card_faces.diver(2, True, True)]
        ),
        "8.2": _prices(box.MARKET),
        "9.2": beside([*sold, card_faces.treasure("jewel", 1, 300)]),
        "12.1": _people(box.WRECK),
        "12.7": _people(box.TAVERN),
        "12.13": _people(box.MARKET),
        "12.18": _people(box.DOLPHINS),
        "12.20": _people(box.SHOP),
    }


def _weekend(day: int) -> bool:
    return box.DAY_NAMES[day] in ("Friday", "Saturday", "Sunday")


def _prices(place: int) -> Face:
    """The price board of a place as it hangs on the island."""
    return beside([signs.price_sign(box.PLACES[place], names.place_title(place), PRICES[place], None)])


def _people(place: int) -> Face:
    """The encounter cards of a place, without their words: those stand in the rules."""
    cards = [number for number, encounter in enumerate(box.ENCOUNTERS) if encounter.place == place]
    return beside([_portrait(card) for card in cards])


def _portrait(card: int) -> Face:
    place = box.PLACES[box.ENCOUNTERS[card].place]
    return Face(
        250,
        290,
        (
            Box(2, 2, 246, 286, 16, "paper", "umber", 4),
            Box(10, 10, 230, 56, 10, f"{place}_light>{place}_dark", "brass", 2),
            Words(names.encounter_name(card), 125, 38, 36, "title", "cream", "centre", 216),
            Art(f"encounter_{box.ENCOUNTERS[card].id}", 44, 78, 162, 194.4),
        ),
    )


def depths() -> Face:
    """4.1: a ship, and three divers as deep as their hoses let them go."""
    parts: list[Part] = [
        Box(0, 0, 800, 470, 12, "deep"),
        Box(0, 0, 800, 300, 12, "sand>sign"),
        Box(0, 120, 800, 116, 0, "shallow"),
        Box(0, 236, 800, 116, 0, "mid"),
        Art(f"lugger_{card_faces.LUGGERS[1]}", 50, 2, 138, 131),
    ]
    rows = (
        (_("Shallow water"), _("no hose"), "lagoon"),
        (_("Mid water"), _("one hose"), "umber_deep"),
        (_("Deep water"), _("two hoses"), "cream"),
    )
    for depth, (water, hoses, colour) in enumerate(rows):
        y = 120 + depth * 116
        parts += [Box(12 + 26 * n, y - 1, 14, 2, 0, "foam") for n in range(30)]
        parts.append(Words(water, 28, y + 44, 32, "display", colour, room=330))
        parts.append(Words(hoses, 28, y + 80, 27, "strong", colour, room=330))
        parts += put(card_faces.diver(depth, False, False), 400 + depth * 130, y - 2, 0.44)
    parts.append(Box(0, 0, 800, 470, 12, "", "umber", 3))
    return Face(800, 470, tuple(parts))
