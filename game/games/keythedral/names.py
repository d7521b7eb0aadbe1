"""What things are called, the spots they lie on, and the paragraph of the rules that is about a law."""

from collections.abc import Sequence

from game.games.keythedral import components as box
from game.words import _, later, plural

LAWS = {
    "own_roster": later("Own Roster"), "second_call": later("Second Call"), "first_out": later("First Out"),
    "spare_bed": later("Spare Bed"), "good_season": later("Good Season"), "poor_season": later("Poor Season"),
    "poor_relief": later("Poor Relief"), "open_market": later("Open Market"), "journeyman": later("Journeyman"),
    "price_cut": later("Price Cut"), "surcharge": later("Surcharge"), "objection": later("Objection"),
    "building_stop": later("Building Stop"), "master_mason": later("Master Mason"),
    "right_of_way": later("Right of Way"), "stile": later("Stile"), "fence_grant": later("Fence Grant"),
    "long_sitting": later("Long Sitting"), "precedence": later("Precedence"), "substitute": later("Substitute"),
}  # fmt: skip
"""By id."""


def counted(name: str, n: int) -> str:
    """A name and a number that stay in one line."""
    return f"{name}\N{NO-BREAK SPACE}{n}"


def law_name(law: int) -> str:
    """What a law is called."""
    return _(LAWS[box.LAWS[law].id])


def law_rule(law: int) -> str:
    """The paragraph about a law."""
    return f"7.{law + 1}"


def colour_name(colour: int) -> str:
    """What a cube of this colour is."""
    return (
        _("timber"), _("stone"), _("water"), _("food"), _("wine"), _("ironwork"), _("stained glass"), _("gold"),
    )[colour]  # fmt: skip


def field_name(kind: int) -> str:
    """What a field of this kind is called."""
    return (_("wood"), _("quarry"), _("lake"), _("farm"), _("vineyard"))[kind]


def fields_words(kinds: Sequence[int]) -> str:
    """Fields by kind: "wood, quarry ×2"."""
    counts = ((kind, list(kinds).count(kind)) for kind in sorted(set(kinds)))
    return ", ".join(f"{field_name(kind)} ×{n}" if n > 1 else field_name(kind) for kind, n in counts)


def craftsman_name(craft: int) -> str:
    """Who makes cubes of this colour."""
    return (_("blacksmith"), _("glassmaker"), _("goldsmith"))[craft - box.IRON]


def cubes_words(counts: Sequence[int]) -> str:
    """Cubes by colour: "2 timber, 1 gold"."""
    return ", ".join(f"{n} {colour_name(colour)}" for colour, n in enumerate(counts) if n) or _("nothing")


def points_words(n: int) -> str:
    """So many points."""
    return plural("{n} point", "{n} points", n)


def owner_of(building: int) -> int:
    """The seat whose building it is."""
    return building // box.COTTAGES


def number_of(building: int) -> int:
    """The number on a building, 1 to 5."""
    return building % box.COTTAGES + 1


def place(cell: int) -> tuple[int, int]:
    """Where a cell or gap lies, in steps to the right of and below the middle."""
    x, y = divmod(cell, box.SIDE)
    middle = box.SIDE // 2
    return x - middle, y - middle


def field_place(cell: int) -> str:
    """Where a cell lies, counted in fields from the Keythedral, which stands at the corner of four of them."""
    x, y = place(cell)
    return _steps(x if x > 0 else x - 1, y if y > 0 else y - 1)


def gap_place(gap: int) -> str:
    """Where a gap lies, counted in fields from the Keythedral."""
    return _steps(*place(gap))


def _steps(right: int, down: int) -> str:
    across = _("{n} right") if right > 0 else _("{n} left")
    along = _("{n} down") if down > 0 else _("{n} up")
    return ", ".join(words.format(n=abs(n)) for words, n in ((across, right), (along, down)) if n)


def corner_name(corner: int) -> str:
    """On which side of a building an edge of it is."""
    return (_("upper left"), _("upper right"), _("lower left"), _("lower right"))[corner]


def cell_spot(cell: int) -> str:
    """The spot of a cell, empty or with a field."""
    return f"cell:{cell}"


def gap_spot(gap: int) -> str:
    """The spot of a gap, empty or with a building."""
    return f"gap:{gap}"


def edge_spot(edge: int) -> str:
    """The spot of an edge of a building."""
    return f"edge:{edge}"


def number_spot(number: int) -> str:
    """The spot of a number that can be called."""
    return f"number:{number}"


def tile_spot(tile: int) -> str:
    """The spot of a seat tile."""
    return f"seat:{tile}"


def law_spot(law: int) -> str:
    """The spot of a law."""
    return f"law:{law}"


def cube_spot(colour: int) -> str:
    """The spot of the own cubes of a colour."""
    return f"cube:{colour}"


def craft_spot(craft: int) -> str:
    """The spot of a craftsman."""
    return f"craft:{craft}"
