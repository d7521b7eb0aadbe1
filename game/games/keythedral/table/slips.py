"""What the inspector says of each spot: everything this seat knows about it."""

from collections.abc import Sequence
from functools import partial

from game.core.player import Player
from game.core.table import Counter, Slip
from game.games.keythedral import components as box
from game.games.keythedral import names
from game.games.keythedral.knowledge.counting import cube_points, seat_points, seats_left
from game.games.keythedral.looks import fields, icons, keytown, window
from game.games.keythedral.purse import unpacked
from game.games.keythedral.table.keytown import PEOPLE, in_force, person
from game.games.keythedral.table.map_pieces import building_label, free_fields
from game.games.keythedral.table.mats import houses, points_words
from game.games.keythedral.table.places import laying, sizes
from game.games.keythedral.text.labels import building_name, opens, out_words
from game.games.keythedral.texts import law_words, moment_words
from game.games.keythedral.view import View
from game.kit.slips import Writer
from game.words import _, plural


def slips(view: View, players: Sequence[Player]) -> dict[str, Writer]:
    """What writes the slip of each spot there is to know something about."""
    found: dict[str, Writer] = {
        names.cell_spot(cell): partial(_field, view, players, n) for n, cell in enumerate(view.cell)
    }  # fmt: skip
    found |= {
        names.gap_spot(gap): partial(_building, view, players, each) for each, gap in enumerate(view.gap) if gap >= 0
    }  # fmt: skip
    found["keythedral"] = _keythedral
    found |= {f"mat:{seat}": partial(_mat, view, players, seat) for seat in range(view.seats)}
    found["stack"] = partial(_stack, view)
    if laying(view):
        return found
    found |= {
        names.edge_spot(edge): partial(_fence, view, players, edge)
        for edge, owner in enumerate(view.fence)
        if owner >= 0
    }
    found |= {names.number_spot(n): partial(_number, view, players, n) for n in range(1, box.COTTAGES + 1)}
    for level, count in enumerate(sizes(view)):
        for tile in view.panes[level]:
            found[names.tile_spot(tile)] = partial(_seat, view, players, tile)
        found |= {f"pane:{level}_{n}": partial(_pane, view, players, level, n) for n in range(count)}
    found |= {spot: partial(_person, view, n) for n, spot in enumerate(PEOPLE)}
    shown = {*view.offer, *(view.laws[view.seat] if view.seat is not None else ())} - {-1}
    found |= {names.law_spot(law): partial(law_slip, law) for law in shown}
    found["rose"] = found["level"] = partial(_rose, view, players)
    found["deck"] = partial(_deck, view)
    found["force"] = partial(_force, view, players)
    found["store"] = partial(_store, view)
    if view.seat is not None:
        found |= {names.cube_spot(colour): partial(_cubes, view, colour) for colour in box.COLOURS}
    return found


def _field(view: View, players: Sequence[Player], field: int) -> Slip:
    kind = view.kind[field]
    lines = [_("Gives 1 {colour} to a worker here").format(colour=names.colour_name(kind))]
    building = view.on[field] if field < len(view.on) else -1
    if building >= 0:
        owner = players[names.owner_of(building)].name
        words = _("The worker of {name}’s {n} is here")
        lines.append(words.format(name=owner, n=names.number_of(building)))
    touching = [building_label(view, players, each) for each, near in enumerate(view.near) if field in near]
    if touching:
        lines.append(_("Beside it: {buildings}").format(buildings=", ".join(touching)))
    return Slip(names.field_name(kind), "", fields.field(kind, 0), tuple(lines), (), "", "5.1")


def open_slips(view: View, spots: Sequence[str]) -> dict[str, Writer]:
    """3.3, 3.4: what writes what lies beside the places that can be chosen while the map is laid."""
    found: dict[str, Writer] = {}
    there = dict(zip(view.cell, view.kind, strict=True))
    for spot in spots:
        family, _colon, number = spot.partition(":")
        steps = {"cell": box.AROUND, "gap": box.TOUCHED}.get(family, ())
        kinds = [there[int(number) + step] for step in steps if int(number) + step in there]
        if not steps or int(number) in (view.cell if family == "cell" else view.gap):
            continue
        found[spot] = partial(_open_slip, family, int(number), kinds)
    return found


def _open_slip(family: str, number: int, kinds: Sequence[int]) -> Slip:
    beside = names.fields_words(kinds) or _("a cottage")
    where = names.field_place(number) if family == "cell" else names.gap_place(number)
    lines = _("Beside it: {fields}").format(fields=beside), _("From the Keythedral: {where}").format(where=where)
    face = fields.empty(chosen=True) if family == "cell" else fields.empty_gap(len(kinds), chosen=True)
    title, rule = (_("Empty place"), "3.3") if family == "cell" else (_("Gap"), "3.4")
    right = plural("touches {n} field", "touches {n} fields", len(kinds)) if family == "gap" else ""
    return Slip(title, right, face, lines, (), "", rule)


def _building(view: View, players: Sequence[Player], building: int) -> Slip:
    seat, number, house = names.owner_of(building), names.number_of(building), view.house[building]
    face = fields.building(players[seat].colour, number, house)
    sends = _("Sends two workers, the second in the circle of the houses") if house else _("Sends one worker")
    near = [view.kind[field] for field in view.near[building] if field >= 0]
    lines = [sends, _("Touches: {fields}").format(fields=names.fields_words(near))]
    if not laying(view):
        free = free_fields(view, building)
        lines.append(plural("{n} free field in reach now", "{n} free fields in reach now", len(free)))
        barred = sum(view.fence[building * box.CORNERS + corner] >= 0 for corner in range(box.CORNERS))
        if barred:
            lines.append(plural("{n} fence bars its ways", "{n} fences bar its ways", barred))
    title = building_name(view, building, players, view.seat if view.seat is not None else -1)
    return Slip(title, "", face, tuple(lines), (), "", "6.4" if house else "4.4")


def _keythedral() -> Slip:
    lines = (_("Stands in the middle of the map; nobody lives there."),)
    return Slip(_("Keythedral"), "", fields.keythedral(), lines, (), "", "2.2")


def _fence(view: View, players: Sequence[Player], edge: int) -> Slip:
    building, owner = edge // box.CORNERS, view.fence[edge]
    lines = (
        _("No worker of this building goes this way: {building}.").format(
            building=building_label(view, players, building)
        ),
        _("Anybody may remove it for 2 wine; it leaves the game then."),
    )
    title = _("Fence of {name}").format(name=players[owner].name)
    return Slip(title, "", fields.fence(players[owner].colour), lines, (), "", "6.5")


def _number(view: View, players: Sequence[Player], number: int) -> Slip:
    lines = []
    for seat in range(view.seats):
        building = seat * box.COTTAGES + number - 1
        free = len(free_fields(view, building))
        house = _("house") if view.house[building] else _("cottage")
        fields_ = plural("{n} free field", "{n} free fields", free)
        words = _("{name}’s {house}: {fields}")
        lines.append(words.format(name=players[seat].name, house=house, fields=fields_))
    marker = view.called.index(number) + 1 if number in view.called else 0
    face = keytown.stone(number, marker, -1, lit=False)
    right = _("called in step {n}").format(n=marker) if marker else _("not called yet")
    return Slip(_("Number {n}").format(n=number), right, face, tuple(lines), (), "", "4.2")


def _seat(view: View, players: Sequence[Player], tile: int) -> Slip:
    level, owner, cost = box.LEVEL[tile], view.owner[tile], unpacked(box.PRICE[tile])
    worth = box.SEAT_VALUE[view.second][level]
    lines = [_("Price: {cubes}").format(cubes=names.cubes_words(cost))]
    foot = ""
    if owner >= 0:
        lines.append(_("{name} bought it").format(name=players[owner].name))
    else:
        if view.cut == tile:
            lines.append(_("Price Cut: one of these cubes need not be paid"))
        if view.seat is not None and level == view.level:
            have = view.purse[view.seat]
            missing = [max(0, need - n) for need, n in zip(cost, have, strict=True)]
            lines.append(
                _("You still need {cubes}").format(cubes=names.cubes_words(missing))
                if any(missing)
                else _("You have these cubes")
            )
        foot = opens(view, tile) if level == view.level else _("Comes when the levels before it are sold")
    counters = tuple(
        Counter(icons.cube(colour), str(n), names.colour_name(colour)) for colour, n in enumerate(cost) if n
    )
    face = window.seat(cost, worth) if owner < 0 else window.sold(worth, players[owner].colour)
    title = _("Seat of level {n}").format(n=level + 1)
    return Slip(title, names.points_words(worth), face, tuple(lines), counters, foot, "6.3")


def _pane(view: View, players: Sequence[Player], level: int, n: int) -> Slip:
    tiles = view.panes[level]
    if n < len(tiles):
        return _seat(view, players, tiles[n])
    worth = box.SEAT_VALUE[view.second][level]
    lines = [plural("{n} seat of this level", "{n} seats of this level", sizes(view)[level])]
    lines.append(_("They may cost any of these:"))
    lines += [names.cubes_words(unpacked(box.PRICE[tile])) for tile in box.OF_LEVEL[level]]
    face = window.pane(level, sizes(view)[level], n, lit=False)
    title = _("Pane of level {n}").format(n=level + 1)
    return Slip(title, names.points_words(worth), face, tuple(lines), (), "", "10.1")


def _rose(view: View, players: Sequence[Player]) -> Slip:
    """10.1: how far the window has come, and whose its panes are."""
    lines = [
        _("{level}: {n} of {all} to go").format(level=_("Level {n}").format(n=level + 1), n=left, all=size)
        for level, (left, size) in enumerate(zip(seats_left(view), sizes(view), strict=True))
    ]
    for seat, who in enumerate(players[: view.seats]):
        owned = sum(owner == seat for owner in view.owner)
        panes = plural("{n} pane", "{n} panes", owned)
        lines.append(f"{who.name}: {panes}, {names.points_words(seat_points(view, seat))}")
    if any(view.panes[view.level + 1 :]):
        lines.append(_("Point at a pane to see its price"))
    foot = _("The game ends when the last pane is lit.")
    return Slip(_("Rose window"), "", window.frame(sizes(view)), tuple(lines), (), foot, "10.1")


def _person(view: View, n: int) -> Slip:
    left = view.supply[box.IRON + n] if n < len(box.CRAFTS) else -1
    takes = 1 if view.seat is not None and view.market == view.seat else box.TRADE
    face = keytown.craftsman(n, person(n), left, takes)
    if n < len(box.CRAFTS):
        what = names.colour_name(box.IRON + n)
        lines = [_("Gives 1 {what} for {n} resources of any colours").format(what=what, n=box.CRAFT[n])]
        lines.append(_("In the workshop: {n}; used ones in the store: {used}").format(n=left, used=view.used[n]))
        return Slip(person(n), "", face, tuple(lines), (), "", "6.6")
    if n == len(box.CRAFTS):
        words = plural("Takes {n} resource from you", "Takes {n} resources from you", takes)
        return Slip(person(n), "", face, (words, _("Gives 1 of another colour")), (), "", "6.7")
    lines = [_("A law costs {cubes}").format(cubes=names.cubes_words(unpacked(box.LAW_PRICE)))]
    return Slip(person(n), "", face, tuple(lines), (), out_words(), "6.8", danger=True)


def law_slip(law: int) -> Slip:
    """What a law does, and when."""
    lines = (law_words(law), _("Played {when}.").format(when=moment_words(law)))
    return Slip(names.law_name(law), "", keytown.law(law), lines, (), "", names.law_rule(law))


def _deck(view: View) -> Slip:
    lines = [plural("{n} law face down", "{n} laws face down", view.deck)]
    if view.aside:
        laid = ", ".join(names.law_name(law) for law in view.aside)
        lines.append(_("Unsold, to be shuffled again: {laws}").format(laws=laid))
    if view.spent:
        lines.append(_("Played: {laws}").format(laws=", ".join(names.law_name(law) for law in view.spent)))
    return Slip(_("Laws"), "", keytown.deck(view.deck), tuple(lines), (), "", "6.8")


def _force(view: View, players: Sequence[Player]) -> Slip:
    held = in_force(view, players)
    lines = [f"{names.law_name(law)}: {law_words(law)}" for law, _sign in held] or [_("None in this round")]
    return Slip(_("Laws in force"), "", keytown.in_force(held), tuple(lines), (), "", "7")


def _store(view: View) -> Slip:
    colours = [*box.RESOURCES]
    counters = tuple(
        Counter(icons.cube(colour), str(view.supply[colour]), names.colour_name(colour)) for colour in colours
    )
    lines = (_("A colour of which nothing is left cannot be harvested."),)
    face = keytown.store(_("Store"), tuple(view.supply[: len(box.RESOURCES)]))
    return Slip(_("Store"), "", face, lines, counters, "", "5.2")


def _stack(view: View) -> Slip:
    lines = (plural("{n} field still to be drawn", "{n} fields still to be drawn", view.stack),)
    return Slip(_("Field stack"), "", icons.STACK, lines, (), "", "3.2")


def _mat(view: View, players: Sequence[Player], seat: int) -> Slip:
    """What everybody saw of a player."""
    points = view.scores[seat] if view.scores else seat_points(view, seat)
    bought = [_bought(tile) for tile, owner in enumerate(view.owner) if owner == seat]
    lines = [
        plural("{n} house", "{n} houses", houses(view, seat)),
        plural("{n} fence left", "{n} fences left", view.fences[seat]),
        plural("{n} law behind the screen", "{n} laws behind the screen", len(view.laws[seat])),
        *bought,
    ]
    if sum(view.idle[seat : seat + 1]):
        lines.append(plural("{n} worker found no field", "{n} workers found no field", view.idle[seat]))
    who = players[seat]
    if view.second and not view.scores:
        left = names.points_words(cube_points(view, seat))
        lines.append(_("Cubes left over will count: {points} now").format(points=left))
    return Slip(who.name, points_words(view, points), icons.emblem(who.colour), tuple(lines), (), "", "12.1")


def _bought(tile: int) -> str:
    """A seat by its level and price."""
    price = names.cubes_words(unpacked(box.PRICE[tile]))
    return _("seat of level {n}: {price}").format(n=box.LEVEL[tile] + 1, price=price)


def _cubes(view: View, colour: int) -> Slip:
    assert view.seat is not None
    words = plural("{n} behind your screen", "{n} behind your screen", view.purse[view.seat][colour])
    wanted = [tile for tile in view.panes[view.level] if view.owner[tile] < 0]
    n = sum(unpacked(box.PRICE[tile])[colour] > 0 for tile in wanted)
    takes = plural("{n} open seat takes it", "{n} open seats take it", n)
    left = sum(seats_left(view))
    lines = (words, takes, plural("{n} pane to go", "{n} panes to go", left))
    return Slip(names.colour_name(colour), "", icons.cube(colour), lines, (), "", "6.2")
