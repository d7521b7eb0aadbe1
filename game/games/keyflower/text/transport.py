"""6: carrying and upgrading in words."""

from game.core.table import Refusal
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.knowledge.carrying import Need, needs, ready, ways
from game.games.keyflower.texts import effect_words
from game.games.keyflower.view import View
from game.words import _, plural

STEP_LONG = 3
"""A step of `View.trip` has three numbers, an upgrade has one."""


def steps(n: int) -> str:
    """So many steps."""
    return plural("{n} step", "{n} steps", n)


def left(view: View) -> str:
    """What of the transport is given up by ending it."""
    both = (view.moves, steps(view.moves)), (view.ups, plural("{n} upgrade", "{n} upgrades", view.ups))
    return _("{what} given up").format(what=", ".join(words for n, words in both if n))


def asked(view: View, kind: int) -> str:
    """What is asked while a resource of this kind is picked up."""
    words = _("carry the {good} where? {steps} left")
    return words.format(good=names.good_name(kind), steps=steps(view.moves))


def carry(view: View, kind: int, target: int, n: int) -> str:
    """What carrying a resource so far takes."""
    words = _("Carry {good} to {tile}: {steps}, {left} left")
    good, tile = names.good_name(kind), names.tile_name(target)
    return words.format(good=good, tile=tile, steps=steps(n), left=view.moves - n)


def after_carrying(view: View, kind: int, target: int) -> tuple[str, ...]:
    """What can be done then."""
    seat = view.turn
    if view.ups and ready(view, seat, target, kind) and not ready(view, seat, target):
        return (_("{tile} can then be upgraded.").format(tile=names.tile_name(target)),)
    return ()


def pay_spot(action: do.PayWith) -> str:
    """The spot of one way to pay."""
    return "pay_with:" + "_".join(str(n) for n in (*action.goods, action.skill))


def payment(action: do.PayWith) -> str:
    """What one way to pay is called."""
    return _("Pay {what}").format(what=pays(action))


def pays(action: do.PayWith) -> str:
    """What is paid: resources and a skill tile."""
    found = [names.goods_words(action.goods)] if any(action.goods) else []
    found += [_("1 {skill}").format(skill=names.skill_name(action.skill))] if action.skill != box.NOTHING else []
    return ", ".join(found)


def upgrade(tile: int, paid: str) -> str:
    """What an upgrade is called."""
    return _("Upgrade {tile} for {cost}").format(tile=names.tile_name(tile), cost=paid)


def upgraded(tile: int) -> tuple[str, ...]:
    """What an upgraded tile does and scores."""
    row = box.TILES[tile]
    parts = (effect_words(tile, 1), row.vp[1] and names.points_words(row.vp[1]))
    return tuple(part for part in parts if part)


def heads() -> tuple[str, ...]:
    """The headings of the sheet."""
    return _("Steps left"), _("Upgrades left"), _("This transport")


def deeds(trip: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, str, str], ...]:
    """What was done, line by line."""
    found = []
    for deed in trip:
        if len(deed) == STEP_LONG:
            kind, source, target = deed
            found.append((kind, names.tile_name(source), _("to {tile}").format(tile=names.tile_name(target))))
        else:
            found.append((-1, names.tile_name(deed[0]), _("upgraded")))
    return tuple(found)


def lying(tile: int, kind: int, n: int) -> str:
    """The resources of one kind on a tile."""
    return _("{n} {good} on {tile}").format(n=n, good=names.good_name(kind), tile=names.tile_name(tile))


def unreached(view: View, source: int, kind: int, tile: int) -> Refusal:
    """6.2: why what is picked up cannot be carried there."""
    good, name = names.good_name(kind), names.tile_name(tile)
    if source == tile:
        return Refusal(_("The {good} lies here already.").format(good=good), "6.2")
    far = ways(view, view.turn, source, len(box.TILES))
    if tile not in far:
        words = _("No road leads from {source} to {tile}.")
        return Refusal(words.format(source=names.tile_name(source), tile=name), "6.2")
    words = _("To {tile} it takes {steps}; {left} left.")
    return Refusal(words.format(tile=name, steps=steps(len(far[tile])), left=view.moves), "6.1")


def unready(view: View, tile: int) -> Refusal:
    """6.4: why a tile cannot be upgraded now."""
    if box.TILES[tile].cost is None:
        return Refusal(_("{tile} has no other side to turn to.").format(tile=names.tile_name(tile)), "6.4")
    if view.side[tile]:
        return Refusal(_("{tile} is upgraded already.").format(tile=names.tile_name(tile)), "6.4")
    if not view.ups:
        return Refusal(_("No upgrade is left in this transport."), "6.1")
    missing = ", ".join(_missing(each) for each in needs(view, view.turn, tile) if not each.met)
    return Refusal(_("{tile} still needs {what}.").format(tile=names.tile_name(tile), what=missing), "6.4")


def _missing(need: Need) -> str:
    n = need.need - max(need.have, 0)
    if need.skill:
        one = _("1 {skill}")
        return _("any skill tile") if need.kind == box.ANY_SKILL else one.format(skill=names.skill_name(need.kind))
    if need.kind == box.ANY_GOOD:
        return plural("any {n} resource", "any {n} resources", n)
    return f"{n} {names.good_name(need.kind)}"


def wanting(view: View, tile: int, kind: int) -> tuple[str, ...]:
    """6.4: what the upgrade of a tile still needs while a resource of this kind is picked up, in a line."""
    found = needs(view, view.turn, tile)
    missing = ", ".join(_missing(each) for each in found if not each.met)
    if missing and ready(view, view.turn, tile, kind):
        return (_("With it {tile} can be upgraded.").format(tile=names.tile_name(tile)),)
    if missing:
        return (_("Its upgrade still needs {what}.").format(what=missing),)
    return (_("It can be upgraded."),) if found else ()


def stuck(view: View, tile: int) -> Refusal:
    """6.2: why nothing can be carried from a tile."""
    if not view.moves:
        return Refusal(_("No step is left in this transport."), "6.1")
    return Refusal(_("No road joins {tile} to another tile.").format(tile=names.tile_name(tile)), "6.2")
