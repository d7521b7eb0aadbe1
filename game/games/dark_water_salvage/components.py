"""Everything that lies in the box: every number of the game but the map, each with its source.

Sources: "printed" = the rulebook; "ours" = our own design where the rulebook gives no number. What a city, a feature
or a stretch of water is called and costs stands on the map.
"""

from dataclasses import dataclass

SEATS = range(2, 6)  # printed
WRECKS = 12  # printed

RESEARCH, MOVE, LOCATE, SALVAGE = range(4)
STOPS = ("research", "move", "locate", "salvage")
"""The stops of the action token, in this order (ours: the printed picture is lost)."""

RESEARCH_COST = 1  # printed
SPACE_COST = 1  # printed
LOCATE_COST = 3  # printed

FIVE, TEN = 5, 10  # printed
CHIPS_A_PLAYER = 2  # printed, in a round
BAG = {2: (17, 13), 3: (20, 20), 4: (23, 27), 5: (26, 34)}  # printed: $5 and $10 chips by number of players
LARGEST_POOL = max(SEATS) * CHIPS_A_PLAYER * TEN


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship card: its name, and the prestige for locating and for salvaging it."""

    name: str
    located: int
    salvaged: int


@dataclass(frozen=True, slots=True)
class ValueCard:
    """A value card: the rumoured range and the true value when it sank, in dollars, and what is left of it by depth."""

    rumour: tuple[int, int]
    initial: int
    salvaged: tuple[int, int, int]


# Ours, all sixteen; twelve are dealt. In the order of the alphabet, in which wrecks are numbered.
SHIPS = (
    Ship("Alder Queen", 2, 4),
    Ship("Bonny Margaret", 3, 6),
    Ship("Brightwater", 5, 9),
    Ship("Cormorant", 4, 7),
    Ship("Duchess of Fenwick", 4, 8),
    Ship("Edwin Harrow", 2, 5),
    Ship("Gull Wing", 3, 7),
    Ship("Ironbark", 2, 4),
    Ship("Lady Cassandra", 3, 6),
    Ship("Marigold Tate", 2, 5),
    Ship("Northern Lamp", 3, 5),
    Ship("Oriel", 4, 8),
    Ship("Prosper Vane", 3, 6),
    Ship("Saint Isolde", 4, 7),
    Ship("Thistledown", 3, 5),
    Ship("Winter Regent", 5, 10),
)

KEPT = (40, 65, 90)  # ours: how much of a hundred of the value is left in shallow, medium and deep water


def salvaged(initial: int) -> tuple[int, int, int]:
    """2.5: what is left of this value in shallow, medium and deep water, in dollars, rounded half up."""
    shallow, medium, deep = ((initial * kept + 50) // 100 for kept in KEPT)
    return shallow, medium, deep


def _card(low: int, high: int, initial: int) -> ValueCard:
    """The value card with this range and initial value."""
    return ValueCard((low, high), initial, salvaged(initial))


# Ours, all eighteen; twelve are dealt. A range "70-100" is printed.
VALUE_CARDS = (
    *(_card(20, 40, 25), _card(20, 40, 35)),
    *(_card(30, 50, 30), _card(30, 50, 45)),
    *(_card(40, 60, 45), _card(40, 60, 55)),
    *(_card(50, 70, 50), _card(50, 70, 65)),
    *(_card(60, 90, 65), _card(60, 90, 80)),
    *(_card(70, 100, 75), _card(70, 100, 85), _card(70, 100, 95)),
    *(_card(80, 110, 90), _card(80, 110, 105)),
    *(_card(90, 130, 100), _card(90, 130, 120)),
    _card(110, 150, 140),
)

RUMOURS = tuple(dict.fromkeys(card.rumour for card in VALUE_CARDS))
"""The different ranges on value cards, from the lowest up; the rumoured value sonar answers a number into this."""
RUMOUR = tuple(RUMOURS.index(card.rumour) for card in VALUE_CARDS)
"""By value card: the number of its range."""
