"""What a tile gives, costs and scores, in words made from its row."""

from game.games.keyflower import components as box
from game.games.keyflower.names import goods_words, points_words, skill_name
from game.words import _, later, plural

SCORES = {
    "gold": later("2 points for each gold"),
    "trio": later("5 points for each wood, stone and iron together"),
    "five goods": later("5 points for any five resources"),
    "one good": later("1 point for each resource of one kind"),
    "skill set": later("10 points for each saw, pickaxe and anvil together"),
    "one skill": later("3 points for each skill tile of one kind"),
    "five skills": later("10 points for any five skill tiles"),
    "one colour": later("1 point for each worker of one colour"),
    "green": later("2 points for each green worker"),
    "three colours": later("3 points for each blue, red and yellow worker together"),
    "five workers": later("3 points for any five workers"),
    "green and two": later("3 points for a green worker and any two"),
    "any worker": later("1 point for each worker"),
    "transport": later("1 point for each step of your transport tiles"),
    "loop": later("1 point for each tile on your longest closed road"),
    "river": later("2, 4, 8, 16 or 32 points for one to five boats on the river from home"),
    "free upgrade": later("2 points, and one tile is upgraded for nothing"),
}
POWERS = (
    (later("Two more workers at each boat you take"), later("A green worker at each boat you take")),
    (later("Carry over fields, too; edges need not match"), later("Twice the steps and upgrades")),
    (later("Any resource pays for any other in upgrades"), later("Any resource counts as any other in the end")),
    (later("Bid in another colour against a lead that is not green"), later("Use tiles in play in any colours")),
)
"""By summer boat and side."""


PLAIN = {
    "key_celeste": later("Brings the ghost, which takes a leading bid; in winter the ship: 3 points, 6 with the ghost"),
    "keymelequin": later("Brings Sven or Paulo; after summer its taker names another boat"),
}
"""By the id of a tile of a small box."""


def effect_words(tile: int, side: int) -> str:
    """What this side of a tile does; "" where it does nothing."""
    row, effect = box.TILES[tile], box.TILES[tile].effects[side]
    if row.rule:
        return _(SCORES[row.rule])
    if row.kind == "summer boat":
        return _(POWERS[int(row.id[-1]) - 1][side])
    if row.id in PLAIN:
        return _(PLAIN[row.id])
    if row.kind == "turn order":
        return _("Choose a boat early; the tile is yours only in winter: 1 point for each tile beside it")
    if effect.yard != box.NOTHING:
        what = _("resource") if effect.yard == box.ANY_GOOD else goods_words(_one(effect.yard)).removeprefix("1 ")
        return _("In the end {points} for each {what} on it").format(points=points_words(effect.each), what=what)
    gains = ", ".join(_gains(effect))
    pays = payment_words(effect)
    return _("{gains} for {what}").format(what=pays, gains=gains) if pays else gains


def _one(good: int) -> tuple[int, ...]:
    return tuple(int(each == good) for each in box.GOODS)


def _gains(effect: box.Effect) -> list[str]:
    found = []
    if any(effect.gain):
        found.append(goods_words(effect.gain))
    if effect.one_of:
        found.append(_("1 wood, stone or iron"))
    if effect.skills:
        found.append(plural("{n} skill tile", "{n} skill tiles", effect.skills))
    if effect.workers:
        found.append(plural("{n} worker from the bag", "{n} workers from the bag", effect.workers))
    if effect.greens:
        found.append(plural("{n} green worker", "{n} green workers", effect.greens))
    if effect.moves:
        found.append(plural("{n} step", "{n} steps", effect.moves))
        found.append(plural("{n} upgrade", "{n} upgrades", effect.ups))
    return found


def payment_words(effect: box.Effect) -> str:
    """What a use pays on top of its workers; "" = nothing."""
    if effect.pays_worker == box.ANY_WORKER:
        return _("any worker")
    if effect.pays_worker != box.NOTHING:
        return (_("a blue worker"), _("a red worker"), _("a yellow worker"), _("a green worker"))[effect.pays_worker]
    if effect.pays_skill == box.ANY_SKILL:
        return _("any skill tile")
    return _("one {skill}").format(skill=skill_name(effect.pays_skill)) if effect.pays_skill != box.NOTHING else ""


def cost_words(tile: int) -> str:
    """What it takes to upgrade a tile; "" where it cannot be."""
    cost = box.TILES[tile].cost
    if cost is None:
        return ""
    found = [goods_words(cost.goods)] if any(cost.goods) else []
    if cost.any:
        found.append(plural("any {n} resource", "any {n} resources", cost.any))
    if cost.skill != box.NOTHING:
        found.append(_("any skill tile") if cost.skill == box.ANY_SKILL else skill_name(cost.skill))
    return ", ".join(found)


def side_words(tile: int, side: int) -> str:
    """What one side of a tile does and scores; "" where it is nothing."""
    points = 0 if box.TILES[tile].kind == "ship" else box.TILES[tile].vp[side]  # its words say them already
    return ", ".join(filter(None, (effect_words(tile, side), points_words(points) if points else "")))


def edge_words(tile: int) -> str:
    """How many of a tile's edges are road, field and river."""
    edges = box.TILES[tile].edges
    counted = (
        plural("{n} road edge", "{n} road edges", edges.count("R")),
        plural("{n} field edge", "{n} field edges", edges.count("G")),
        plural("{n} river edge", "{n} river edges", edges.count("W")),
    )
    return ", ".join(words for words, kind in zip(counted, "RGW", strict=True) if kind in edges)
