"""What the inspector says of each spot: everything this seat knows about it."""

from collections.abc import Sequence
from functools import partial

from game.core.player import Player
from game.core.table import Counter, Slip
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.knowledge.bidding import closed, fleet, least_that_leads, parts, seen_behind, standing
from game.games.keyflower.looks import icons, tile_faces
from game.games.keyflower.looks import market as signs
from game.games.keyflower.table.ending import counts_there, seat_lines
from game.games.keyflower.table.extras import lock_words, screen_slips, uses_left
from game.games.keyflower.table.mats import printed
from game.games.keyflower.text.first_game import lesson
from game.games.keyflower.text.labels import boat_words
from game.games.keyflower.texts import cost_words, edge_words, effect_words, side_words
from game.games.keyflower.view import View
from game.kit.slips import Writer
from game.words import _, plural


def slips(view: View, players: Sequence[Player]) -> dict[str, Writer]:
    """What writes the slip of each spot; of none, in a first game, what helps to decide."""
    tiles = [*view.market]
    for seat in range(view.seats):
        tiles += [*view.villages[seat], *view.beside[seat], *view.fresh[seat]]
    tiles += view.dealt
    found: dict[str, Writer] = {names.tile_spot(tile): partial(tile_slip, view, players, tile) for tile in tiles}
    boats = (*fleet(view), *(range(len(box.BOATS)) if view.phase == "succeed" else ()))
    found |= {f"boat:{boat}": partial(_boat, view, players, boat) for boat in dict.fromkeys(boats)}
    found["supply"] = partial(_supply, view)
    found |= {f"mat:{seat}": partial(_mat, view, players, seat) for seat in range(view.seats)}
    taught = lesson(view)
    if taught is not None:
        title, lines, rule = taught
        found[""] = partial(Slip, title, "", icons.season(view.season), lines, rule=rule)
    if view.seat is not None:
        found |= {f"colour:{c}": partial(_workers, view, c) for c in box.COLOURS}
        found |= screen_slips(view)
        found |= {f"skill:{kind}": partial(_skills, view, kind) for kind in box.SKILLS}
    return found


def tile_slip(view: View, players: Sequence[Player], tile: int) -> Slip:
    """What a tile does on both sides, costs and scores, its edges, and who is there."""
    row, side = box.TILES[tile], view.side[tile]
    lines = [line for line in (side_words(tile, side),) if line]
    if tile == box.TURN_ORDER_TILES[view.seats][-1]:
        lines.append(_("With the purple marker: whoever wins it is the start player from then on"))
    if row.cost is not None and not side:
        lines.append(_("Upgrade: {cost}").format(cost=cost_words(tile)))
        lines.append(_("Upgraded: {what}").format(what=side_words(tile, 1)))
    elif row.cost is not None:
        lines.append(_("Before the upgrade: {what}").format(what=side_words(tile, 0) or _("nothing")))
    if view.worth and view.owner[tile] >= 0:
        points = _("Counts {points} now").format(points=names.points_words(view.worth[tile]))
        lines.append(points + counts_there(view, view.owner[tile], tile))
    lines += _there(view, players, tile)
    lines.append(edge_words(tile))
    right = _("upgraded") if side and row.cost is not None else names.season_name(row.season) if row.season >= 0 else ""
    goods = view.goods[tile * 4 : tile * 4 + 4]
    lying = [(kind, n) for kind, n in enumerate(goods) if n]
    counters = tuple(Counter(icons.good(kind), str(n), names.good_name(kind)) for kind, n in lying)
    rule = names.rule_of(tile, side)
    return Slip(names.tile_name(tile), right, tile_faces.whole(tile, side), tuple(lines), counters, "", rule)


def _there(view: View, players: Sequence[Player], tile: int) -> list[str]:
    """4, 5: who bids, who stands there, and what comes next."""
    lines = []
    if tile in view.market:
        slot = view.market.index(tile)
        for seat in range(view.seats):
            bid = view.bids[slot * view.seats + seat]
            if bid:
                words = (
                    _("{name} leads with {workers}") if view.leader[slot] == seat else _("{name}: {workers}, outbid")
                )
                workers = names.workers_words(parts(view, slot, seat))
                lines.append(words.format(name=players[seat].name, workers=workers))
                if _in_another_colour(view, tile, parts(view, slot, seat)):
                    words = _("{name} may bid in another colour, owning the {boat}")
                    lines.append(words.format(name=players[seat].name, boat=names.tile_name(box.OTHER_COLOUR)))
            elif closed(view, tile) and view.leader[slot] == seat:
                words = _("The ghost is on the bid of {name}, to whom the tile goes")
                lines.append(words.format(name=players[seat].name))
        n = least_that_leads(view, slot)
        if n:
            lines.append(plural("≥{n}: {n} worker of yours would lead", "≥{n}: {n} workers of yours would lead", n))
    elif any(tile in village for village in view.villages):
        lines.append(_("In the village of {name}").format(name=players[view.owner[tile]].name))
    elif any(tile in tiles for tiles in view.beside):
        lines.append(_("Beside the village of {name}: it fitted nowhere").format(name=players[view.owner[tile]].name))
    lines += [line for line in (lock_words(view, tile),) if line]
    if view.last[tile]:
        on = standing(view, tile)
        lines.append(_("On it: {workers}").format(workers=names.workers_words(on)))
        if not uses_left(view, tile):
            lines.append(_("No room for another use this season"))
        else:
            lines.append(plural("The next use takes {n} worker", "The next use takes {n} workers", view.last[tile] + 1))
    return lines


def _in_another_colour(view: View, tile: int, workers: Sequence[int]) -> bool:
    """11.7: whether a bid of these workers has none of the colour that the tile is set to."""
    lock = view.lock[tile]
    return lock in box.COLOURS and not workers[lock] and not any(workers[len(box.COLOURS) :])


def _boat(view: View, players: Sequence[Player], boat: int) -> Slip:
    """8.2, 12.9: what a boat brings season by season, and what it scores in the end."""
    lines = []
    berth = fleet(view).index(boat) if boat in fleet(view) else -1
    if view.season < box.WINTER and berth >= 0:
        lines.append(_("Carries {load}").format(load=boat_words(view, boat) or _("nothing")))
    for season in range(view.season + 1, box.WINTER):
        if boat == box.KEYMELEQUIN and season == box.AUTUMN:
            break
        workers, skills = box.LOADS[boat][season]
        load = [plural("{n} worker", "{n} workers", workers), plural("{n} skill tile", "{n} skill tiles", skills)]
        load[1:1] = [names.colour_name(box.JOKERS[season])] if boat == box.KEYMELEQUIN else []
        lines.append(f"{names.season_name(season)}: {', '.join(load)}")
    tile = box.BOAT_TILES[boat]
    final = effect_words(tile, 0) or names.points_words(box.TILES[tile].vp[0])
    lines.append(final if boat == box.KEYMELEQUIN else _("In winter: {what}").format(what=final))
    if berth >= 0 and view.boat_of[berth] >= 0:
        lines.append(_("{name} took it").format(name=players[view.boat_of[berth]].name))
    rule = "15.1" if boat == box.KEYMELEQUIN else "8.2"
    return Slip(names.boat_name(boat), "", tile_faces.whole(tile, 0), tuple(lines), (), "", rule)


def _supply(view: View) -> Slip:
    """2.1: what nobody has yet."""
    goods = (Counter(icons.good(kind), str(n), names.good_name(kind)) for kind, n in enumerate(view.supply))
    lines = (
        plural("{n} green worker", "{n} green workers", view.green),
        plural("{n} worker in the bag, colours unseen", "{n} workers in the bag, colours unseen", view.bag),
        plural("{n} skill tile in the pile", "{n} skill tiles in the pile", view.pile),
    )
    return Slip(_("Supply"), "", icons.row([icons.good(kind) for kind in box.GOODS]), lines, tuple(goods), "", "2.1")


def _mat(view: View, players: Sequence[Player], seat: int) -> Slip:
    """What everybody knows of a player: behind the screen, and in the village; in the end where its points are."""
    if view.worth:
        tiles = "; ".join(seat_lines(view, seat))
        points = names.points_words(view.scores[seat])
        return Slip(players[seat].name, points, signs.emblem(players[seat].colour), (tiles,), (), "", "12.1")
    workers, skills = view.workers[seat], view.skill_tiles[seat]
    own = (*view.villages[seat], *view.beside[seat])
    turned = sum(view.side[tile] for tile in own if box.TILES[tile].cost is not None)
    goods = tuple(sum(view.goods[tile * 4 + kind] for tile in own) for kind in box.GOODS)
    tiles = plural("{n} tile in the village", "{n} tiles in the village", len(own))
    lines = [
        plural("{n} worker behind the screen", "{n} workers behind the screen", workers),
        plural("{n} skill tile", "{n} skill tiles", skills),
        _("{tiles}, {n} upgraded").format(tiles=tiles, n=turned),
        _("Printed on tiles: {points}").format(points=names.points_words(printed(view, seat))),
    ]
    shown = seen_behind(view, seat)
    if any(shown):
        lines.append(_("Seen to go there: {workers}").format(workers=names.workers_words(shown)))
    if view.extras and view.extras.ghost == seat:
        lines.append(_("The ghost"))
    counters = tuple(Counter(icons.good(kind), str(n), names.good_name(kind)) for kind, n in enumerate(goods))
    return Slip(players[seat].name, "", signs.emblem(players[seat].colour), tuple(lines), counters, "", "13.1")


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
