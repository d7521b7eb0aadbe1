"""What the inspector says of each spot: everything this seat knows about it."""

from collections.abc import Sequence

from game.core.faces import Face
from game.core.player import Player
from game.core.table import Counter, Slip
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.looks import icons, tile_faces
from game.games.keyflower.table.mats import printed
from game.games.keyflower.text.labels import boat_words
from game.games.keyflower.texts import cost_words, effect_words
from game.games.keyflower.view import View
from game.words import _, plural


def slips(view: View, players: Sequence[Player]) -> dict[str, Slip]:
    """The slip of every spot there is to know something about."""
    tiles = [*view.market]
    for seat in range(view.seats):
        tiles += [*view.villages[seat], *view.beside[seat]]
    if view.seat is not None:
        tiles += [*view.dealt, *view.fresh[view.seat]]
    found = {names.tile_spot(tile): tile_slip(view, players, tile) for tile in tiles}
    found |= {f"boat:{boat}": _boat(view, players, boat) for boat in range(view.seats)}
    found |= {f"mat:{seat}": _mat(view, players, seat) for seat in range(view.seats)}
    if view.seat is not None:
        found |= {f"colour:{c}": _workers(view, c) for c in box.COLOURS}
        found |= {f"skill:{kind}": _skills(view, kind) for kind in box.SKILLS}
    return found


def tile_slip(view: View, players: Sequence[Player], tile: int) -> Slip:
    """What a tile does, costs and scores, and who is there."""
    row, side = box.TILES[tile], view.side[tile]
    lines = [line for line in (effect_words(tile, side),) if line]
    if row.vp[side]:
        lines.append(names.points_words(row.vp[side]))
    if row.cost is not None and not side:
        lines.append(_("Upgrade: {cost}").format(cost=cost_words(tile)))
        better = [part for part in (effect_words(tile, 1), row.vp[1] and names.points_words(row.vp[1])) if part]
        lines.append(_("Upgraded: {what}").format(what=", ".join(better)))
    lines += _there(view, players, tile)
    right = _("upgraded") if side and row.cost is not None else names.season_name(row.season) if row.season >= 0 else ""
    goods = view.goods[tile * 4 : tile * 4 + 4]
    counters = tuple(Counter(icons.good(kind), str(n), names.good_name(kind)) for kind, n in enumerate(goods) if n)
    return Slip(
        names.tile_name(tile), right, tile_faces.whole(tile, side), tuple(lines), counters, "", names.rule_of(tile)
    )


def _there(view: View, players: Sequence[Player], tile: int) -> list[str]:
    """4, 5: who bids, who stands there, and what comes next."""
    lines = []
    if tile in view.market:
        slot = view.market.index(tile)
        for seat in range(view.seats):
            bid = view.bids[slot * view.seats + seat]
            if bid:
                words = (
                    _("{name} leads with {n} {colour}")
                    if view.leader[slot] == seat
                    else _("{name}: {n} {colour}, outbid")
                )
                lines.append(words.format(name=players[seat].name, n=bid >> 2, colour=names.colour_name(bid & 3)))
    elif any(tile in village for village in view.villages):
        lines.append(_("In the village of {name}").format(name=players[view.owner[tile]].name))
    elif any(tile in tiles for tiles in view.beside):
        lines.append(_("Beside the village of {name}: it fitted nowhere").format(name=players[view.owner[tile]].name))
    if view.lock[tile] >= 0:
        lines.append(_("Only {colour} workers this season").format(colour=names.colour_name(view.lock[tile])))
    if view.last[tile]:
        on = view.on[tile * 4 : tile * 4 + 4]
        lines.append(_("On it: {workers}").format(workers=names.workers_words(on)))
        if sum(on) + view.last[tile] + 1 > box.MOST_ON_TILE:
            lines.append(_("No room for another use this season"))
        else:
            lines.append(plural("The next use takes {n} worker", "The next use takes {n} workers", view.last[tile] + 1))
    return lines


def _boat(view: View, players: Sequence[Player], boat: int) -> Slip:
    lines = (
        [_("Carries {load}").format(load=boat_words(view, boat) or _("nothing"))] if view.season < box.WINTER else []
    )
    tile = box.BOAT_TILES[boat]
    final = effect_words(tile, 0) or names.points_words(box.TILES[tile].vp[0])
    lines.append(_("In winter: {what}").format(what=final))
    if view.boat_of[boat] >= 0:
        lines.append(_("{name} took it").format(name=players[view.boat_of[boat]].name))
    return Slip(names.boat_name(boat), "", tile_faces.whole(tile, 0), tuple(lines), (), "", "8.2")


def _mat(view: View, players: Sequence[Player], seat: int) -> Slip:
    workers, skills = view.workers[seat], view.skill_tiles[seat]
    lines = [
        plural("{n} worker behind the screen", "{n} workers behind the screen", workers),
        plural("{n} skill tile", "{n} skill tiles", skills),
        _("Printed on tiles: {points}").format(points=names.points_words(printed(view, seat))),
    ]
    shown = view.shown[seat * 4 : seat * 4 + 4]
    if any(shown):
        lines.append(_("Seen to go there: {workers}").format(workers=names.workers_words(shown)))
    return Slip(players[seat].name, "", Face(40, 40, icons.worker(-1).parts), tuple(lines), (), "", "13.1")


def _workers(view: View, colour: int) -> Slip:
    n = view.hand[colour]
    words = plural("{n} worker behind your screen", "{n} workers behind your screen", n)
    return Slip(
        _("{colour} workers").format(colour=names.colour_name(colour)),
        "",
        icons.worker(colour),
        (words,),
        (),
        "",
        "3.4",
    )


def _skills(view: View, kind: int) -> Slip:
    words = plural("{n} behind your screen", "{n} behind your screen", view.skills[kind])
    return Slip(names.skill_name(kind), "", icons.skill(kind), (words,), (), "", "6.4")
