"""What things are called, the spots they lie on, and the paragraph of the rules that is about a tile."""

from collections.abc import Sequence

from game.games.keyflower import components as box
from game.words import _, later, plural

TILES = {
    "home1": later("Home"), "home2": later("Home"), "home3": later("Home"), "home4": later("Home"),
    "home5": later("Home"), "home6": later("Home"), "keywood": later("Keywood"),
    "keystone_quarry": later("Keystone Quarry"), "key_mine": later("Key Mine"), "woodcutter": later("Woodcutter"),
    "quarryman": later("Quarryman"), "miner": later("Miner"), "gold_mine": later("Gold Mine"),
    "workshop": later("Workshop"), "stable": later("Stable"), "apprentice_hall": later("Apprentice Hall"),
    "alehouse": later("Alehouse"), "peddler": later("Peddler"), "store": later("Store"), "mason": later("Mason"),
    "carpenter": later("Carpenter"), "smelter": later("Smelter"), "tavern": later("Tavern"),
    "hiring_fair": later("Hiring Fair"), "brewer": later("Brewer"), "farrier": later("Farrier"),
    "summer_boat1": later("Ferry"), "summer_boat2": later("Barge"), "summer_boat3": later("Trader"),
    "summer_boat4": later("Festival Boat"), "timber_yard": later("Timber Yard"), "stone_yard": later("Stone Yard"),
    "blacksmith": later("Blacksmith"), "barn": later("Barn"), "sawmill": later("Sawmill"),
    "sculptor": later("Sculptor"), "forge": later("Forge"), "goldsmith": later("Goldsmith"), "well": later("Well"),
    "inn": later("Inn"), "fair": later("Fair"), "wainwright": later("Wainwright"), "keythedral": later("Keythedral"),
    "jeweller": later("Jeweller"), "mercers_guild": later("Mercers’ Guild"), "windmill": later("Windmill"),
    "watermill": later("Watermill"), "scribes": later("Scribes"), "scholar": later("Scholar"),
    "key_guild": later("Key Guild"), "village_hall": later("Village Hall"), "key_market": later("Key Market"),
    "craftsmens_guild": later("Craftsmen’s Guild"), "apothecary": later("Apothecary"), "emporium": later("Emporium"),
    "keyflower": later("Keyflower"), "sea_bastion": later("Sea Bastion"), "sea_breese": later("Sea Breese"),
    "flipper": later("Flipper"), "ianvincible": later("Ianvincible"), "white_wind": later("White Wind"),
    "keymelequin": later("Keymelequin"), "key_celeste": later("Key Celeste"),
}  # fmt: skip
"""By id; turn order tiles are called by their place."""


def tile_name(tile: int) -> str:
    """What a tile is called."""
    row = box.TILES[tile]
    if row.kind == "turn order":
        return _("Turn order {n}").format(n=place_of(tile))
    return _(TILES[row.id])


def place_of(tile: int) -> int:
    """The number on a turn order tile, 1 to 4."""
    return int(box.TILES[tile].id[4])


def boat_name(boat: int) -> str:
    """What a boat is called."""
    return tile_name(box.BOAT_TILES[boat])


def season_name(season: int) -> str:
    """What a season is called."""
    return (_("Spring"), _("Summer"), _("Autumn"), _("Winter"))[season]


def colour_name(colour: int) -> str:
    """What a worker's colour is called, or Sven or Paulo."""
    return (_("blue"), _("red"), _("yellow"), _("green"), _("any"), _("Sven"), _("Paulo"))[colour]


def colours_name(colour: int) -> str:
    """A colour, or the two of which Sven or Paulo leaves it open: "blue or yellow"."""
    return _(" or ").join(map(colour_name, box.READS[colour])) if colour > box.MIXED else colour_name(colour)


def group_words(n: int, colour: int) -> str:
    """The workers of a bid: "3 blue", "3 with Sven"."""
    if colour > box.MIXED:
        return _("{n} with {joker}").format(n=n, joker=colour_name(colour)) if n > 1 else colour_name(colour)
    return f"{n} {colour_name(colour)}"


def good_name(good: int) -> str:
    """What a resource is called."""
    return (_("wood"), _("stone"), _("iron"), _("gold"))[good]


def skill_name(skill: int) -> str:
    """What a skill tile is called."""
    return (_("saw"), _("pickaxe"), _("anvil"))[skill]


def group_spot(slot: int) -> str:
    """The spot of the own losing group at this slot of the market."""
    return f"group:{slot}"


def workers_words(counts: tuple[int, ...]) -> str:
    """Workers by colour: "2 red, 1 green, Sven"."""
    found = [f"{n} {colour_name(colour)}" for colour, n in enumerate(counts[:4]) if n]
    found += [colour_name(box.SVEN + joker) for joker, n in enumerate(counts[4:]) if n]
    return ", ".join(found) or _("none")


def goods_words(counts: tuple[int, ...]) -> str:
    """Resources by kind: "2 wood, 1 gold"."""
    return ", ".join(f"{n} {good_name(good)}" for good, n in enumerate(counts) if n) or _("nothing")


def skills_words(counts: tuple[int, ...]) -> str:
    """Skill tiles by kind: "1 saw, 2 anvils"."""
    return ", ".join(_skills(n, skill) for skill, n in enumerate(counts) if n)


def _skills(n: int, skill: int) -> str:
    if skill == box.SAW:
        return plural("{n} saw", "{n} saws", n)
    return plural("{n} pickaxe", "{n} pickaxes", n) if skill == box.PICKAXE else plural("{n} anvil", "{n} anvils", n)


def thing_name(kind: int) -> str:
    """What a thing of one of the eleven kinds is called, a worker, a skill tile or a resource, or Sven or Paulo."""
    if kind >= box.KINDS:
        return colour_name(box.SVEN + kind - box.KINDS)
    if kind < 4:
        return _("{colour} worker").format(colour=colour_name(kind))
    return skill_name(kind - 4) if kind < 7 else good_name(kind - 7)


def things_words(counts: Sequence[int]) -> str:
    """Things by kind: "2 red, 1 saw, 3 gold"."""
    found = [f"{n} {colour_name(colour)}" for colour, n in enumerate(counts[:4]) if n]
    found += [_skills(n, skill) for skill, n in enumerate(counts[4:7]) if n]
    found += [f"{n} {good_name(good)}" for good, n in enumerate(counts[7 : box.KINDS]) if n]
    found += [colour_name(box.SVEN + joker) for joker, n in enumerate(counts[box.KINDS :]) if n]
    return ", ".join(found)


def points_words(n: int) -> str:
    """So many points."""
    return plural("{n} point", "{n} points", n)


def rule_of(tile: int, side: int) -> str:
    """The paragraph about this side of a tile."""
    row = box.TILES[tile]
    if row.rule and row.kind == "winter":
        return _SCORING[row.rule]
    if row == box.JESTER:
        return "15.1"
    if row.kind in _KINDS:
        return _KINDS[row.kind]
    return _BOATS[row.id][side] if row.id in _BOATS else _effect_rule(row.effects[side])


def _effect_rule(effect: box.Effect) -> str:
    """The paragraph about what a tile does: the first that speaks of it."""
    paragraphs = {
        "12.8": effect.yard != box.NOTHING,
        "6.1": effect.moves,
        "5.8": effect.pays_worker != box.NOTHING or effect.pays_skill != box.NOTHING,
        "5.7": effect.one_of,
        "5.6": any(effect.gain),
        "5.9": effect.action,
    }
    return next((rule for rule, about in paragraphs.items() if about), "12.3")


_KINDS = {"turn order": "8.2", "boat": "12.9", "ship": "16.9"}
_BOATS = {
    "summer_boat1": ("11.2", "11.2"), "summer_boat2": ("11.3", "11.4"), "summer_boat3": ("11.5", "11.6"),
    "summer_boat4": ("11.7", "11.8"),
}  # fmt: skip
_SCORING = {
    "gold": "12.7", "trio": "12.7", "five goods": "12.7", "one good": "12.7", "skill set": "12.6", "one skill": "12.6",
    "five skills": "12.6", "one colour": "12.5", "green": "12.5", "three colours": "12.5", "five workers": "12.5",
    "green and two": "12.5",
}  # fmt: skip
MARKET = "market"
"""The board with the tiles on offer."""


def village(seat: int) -> str:
    """The board of this seat's village."""
    return f"village:{seat}"


def tile_spot(tile: int) -> str:
    """The spot of a tile, wherever it lies."""
    return f"tile:{tile}"


def good_spot(tile: int, kind: int) -> str:
    """The spot of the resources of this kind on a tile from which is carried."""
    return f"good:{tile}:{kind}"


def cell_spot(cell: int) -> str:
    """The spot of an empty cell of the village in which tiles are laid."""
    return f"cell:{cell}"


def axial(cell: int) -> tuple[int, int]:
    """A cell's coordinates (q, r): r counts downwards."""
    r = (cell + box.ROW // 2) % box.ROW - box.ROW // 2
    q = (cell - r) // box.ROW
    return q, r
