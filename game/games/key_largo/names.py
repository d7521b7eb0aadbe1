"""What things are called in sentences; one home for each name."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.games.key_largo import components as box
from game.words import _, later, plural

# Ours: the ships that went down, by depth.
SHIPS = (
    ("Rosalie", "Marigold", "Swift", "Dove"),
    ("Halcyon", "Bellona", "Tern", "Vigilant", "Petrel", "Corsair"),
    ("Leviathan", "San Telmo", "Night Heron", "Golden Hind", "Proserpine", "Black Swan"),
)


def ordinal(seats: int, wreck: int) -> tuple[int, int]:
    """The depth of a wreck and its number among the wrecks of that depth, from 0."""
    depths = box.WRECK_DEPTHS[seats]
    return depths[wreck], depths[:wreck].count(depths[wreck])


def wreck_place(seats: int, wreck: int) -> str:
    """A wreck's name on the map, such as "m3"."""
    depth, number = ordinal(seats, wreck)
    return f"{'smd'[depth]}{number + 1}"


def wreck_spot(seats: int, wreck: int) -> str:
    """The spot of a wreck on the table."""
    return f"wreck:{wreck_place(seats, wreck)}"


def wreck_name(seats: int, wreck: int) -> str:
    """The name of the ship that lies there."""
    depth, number = ordinal(seats, wreck)
    return SHIPS[depth][number]


def water(depth: int) -> str:
    """A depth as an adjective."""
    return (_("shallow-water"), _("mid-water"), _("deep-water"))[depth]


def wreck_title(depth: int) -> str:
    """A wreck by its depth."""
    return (_("Shallow-water wreck"), _("Mid-water wreck"), _("Deep-water wreck"))[depth]


@dataclass(frozen=True, slots=True)
class Place:
    """A place in words, marked by `later`: on its sign, on its action card, where a ship or a person is, who goes."""

    title: str
    card: str
    ship: str
    person: str
    goers: str


PLACES = (
    Place(later("The wrecks"), later("Wreck"), later("over the wrecks"), later("at a wreck"),
          later("{names}: to the wrecks")),
    Place(later("Dolphins Cove"), later("Dolphins"), later("at Dolphins Cove"), later("at the cove"),
          later("{names}: to the dolphins")),
    Place(later("The Siren Tavern"), later("Tavern"), later("at the tavern"), later("at the tavern"),
          later("{names}: to the tavern")),
    Place(later("Old Salt Shop"), later("Old Salt"), later("at the shop"), later("at the shop"),
          later("{names}: to the shop")),
    Place(later("Tourist Market"), later("Market"), later("at the market"), later("at the market"),
          later("{names}: to the market")),
)  # fmt: skip
"""In the order of `components.PLACES`."""


def place_title(place: int) -> str:
    """A place as its sign names it."""
    return _(PLACES[place].title)


def at_place(place: int) -> str:
    """Where a ship is, for a player's mat."""
    return _(PLACES[place].ship)


def item_name(item: int) -> str:
    """An item of the shop."""
    return (_("hose"), _("trident"), _("weight"))[item]


def gear(hoses: int, trident: bool, weight: bool) -> str:
    """What a diver carries; "" when he carries nothing."""
    items = [item_name(box.HOSE) if hoses == 1 else plural("{n} hose", "{n} hoses", hoses)] if hoses else []
    items += [item_name(box.TRIDENT)] * trident + [item_name(box.WEIGHT)] * weight
    return ", ".join(items)


def kind_name(kind: int) -> str:
    """A kind of treasure."""
    return (_("goods"), _("artifacts"), _("gold"), _("jewels"), _("monsters"))[kind]


def units(kind: int, n: int) -> str:
    """So many units of a kind of treasure."""
    return (
        plural("{n} crate of goods", "{n} goods", n),
        plural("{n} artifact", "{n} artifacts", n),
        plural("{n} gold", "{n} gold", n),
        plural("{n} jewel", "{n} jewels", n),
        plural("{n} monster", "{n} monsters", n),
    )[kind]


def day_name(day: int) -> str:
    """The weekday of day 0 to 9."""
    return _(box.DAY_NAMES[day])


def half_name(half: int) -> str:
    """Morning or afternoon, as a title."""
    return _("Morning") if half == box.MORNING else _("Afternoon")


def half_day(day: int, half: int) -> str:
    """A half-day as a heading of the log."""
    words = _("Day {n}: {day}, morning") if half == box.MORNING else _("Day {n}: {day}, afternoon")
    return words.format(n=day + 1, day=day_name(day))


def dawn(day: int) -> str:
    """The hour of the plans as a heading of the log."""
    return _("Day {n}: {day}, plans").format(n=day + 1, day=day_name(day))


def cards(n: int) -> str:
    """A number of cards."""
    return plural("{n} card", "{n} cards", n)


def water_card(depth: int) -> str:
    """A face-down card by its back."""
    return (_("a shallow-water card"), _("a mid-water card"), _("a deep-water card"))[depth]


def listing(cards: Sequence[int]) -> str:
    """Cards in words, such as "3 goods, 2 gold, a jewel of $150, a monster"."""
    found: dict[int, int] = {}
    words = []
    for card in cards:
        kind = box.KIND[card]
        if kind == box.JEWEL:
            words.append(_("a jewel of ${n}").format(n=box.END_VALUE[card]))
        else:
            found[kind] = found.get(kind, 0) + (1 if kind == box.MONSTER else box.QUANTITY[card])
    monsters = found.pop(box.MONSTER, 0)
    words = [units(kind, n) for kind, n in found.items()] + words
    if monsters:
        words.append(plural("a monster", "{n} monsters", monsters))
    return ", ".join(words) if words else _("nothing")


def encounter_name(encounter: int) -> str:
    """Who it is."""
    return _(box.ENCOUNTERS[encounter].name)


def encounter_effect(encounter: int, thief: bool) -> str:
    """What the card does, with or without thieves in the game."""
    card = box.ENCOUNTERS[encounter]
    return _(card.effect if thief or not card.lone else card.lone).format(n=card.n, price=card.price)


def encounter_rule(encounter: int) -> str:
    """12: the paragraph that speaks of the card; they stand in the order of the box."""
    return f"12.{encounter + 1}"
