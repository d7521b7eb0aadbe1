"""Events in words: one line of the log, the digest and the recap for each event worth one, a row each."""

from functools import partial
from typing import Any

from game.core.faces import Face
from game.games.keythedral import components as box
from game.games.keythedral import events as told
from game.games.keythedral import names
from game.games.keythedral.looks import fields, icons, keytown, window
from game.games.keythedral.purse import unpacked
from game.kit.narration import EventRow, Names, Players, tell
from game.words import _, later, plural


def _round(event: told.RoundBegan, _players: Players) -> str:
    return _("Round {n}").format(n=event.round)


def _offered(event: told.RoundBegan, players: Players) -> str:
    laws = ", ".join(names.law_name(law) for law in event.laws if law >= 0) or _("none")
    words = _("Round {n} begins; {name} is the start player. Laws on offer: {laws}.")
    return words.format(n=event.round, name=players[event.start].name, laws=laws)


def _gathered(event: told.Gathered, players: Players) -> str:
    name, cubes = players[event.seat].name, names.cubes_words(event.cubes)
    if any(event.missed):
        missed = names.cubes_words(event.missed)
        return _("{name} collects {cubes}; not to be had: {missed}.").format(name=name, cubes=cubes, missed=missed)
    return _("{name} collects {cubes}.").format(name=name, cubes=cubes)


def _bid(event: told.BidSealed, players: Players) -> str:
    words = _("{name} has sealed a bid.") if event.able else _("{name} has nothing to bid.")
    return words.format(name=players[event.seat].name)


def _bids(event: told.BidsOpened, players: Players) -> str:
    if not any(event.values):
        return _("All bids are empty, so the start moves to the left.")
    each = (f"{who.name} {value}" for who, value in zip(players, event.values, strict=True))
    return _("The bids: {each}.").format(each=", ".join(each))


def _starts(event: told.StartMoved, players: Players) -> str:
    name = players[event.seat].name
    if not any(event.cubes):
        return _("{name} starts the next round.").format(name=name)
    return _("{name} pays {cubes} and starts the next round.").format(name=name, cubes=names.cubes_words(event.cubes))


def _ended(event: told.GameEnded, players: Players) -> str:
    each = ", ".join(f"{who.name} {points}" for who, points in zip(players, event.scores, strict=True))
    if event.early:
        return _("The last round is over: {each}.").format(each=each)
    return _("The window is full: {each}.").format(each=each)


def _law_played(event: told.LawPlayed, players: Players) -> str:
    name, law = players[event.seat].name, names.law_name(event.law)
    about = _target(event, players)
    if about:
        return _("{name} plays {law}: {about}.").format(name=name, law=law, about=about)
    return _("{name} plays {law}.").format(name=name, law=law)


def _target(event: told.LawPlayed, players: Players) -> str:
    """What a law names: a kind of field, a colour, a seat or a building; "" where nothing, or what is told besides."""
    if event.target < 0:
        return ""
    match box.LAWS[event.law].target:
        case "kind":
            return names.field_name(event.target)
        case "colour":
            return names.colour_name(event.target)
        case "tile":
            price = names.cubes_words(unpacked(box.PRICE[event.target]))
            return _("the seat for {price}").format(price=price)
        case "building" | "house":
            owner = players[names.owner_of(event.target)].name
            return _("{name}’s {n}").format(name=owner, n=names.number_of(event.target))
    return ""


def _failed(event: told.PurchaseFailed, players: Players) -> str:
    words = _("{name} cannot buy that seat on this turn.")
    return words.format(name=players[event.seat].name)


def _fence(event: told.FenceBuilt, players: Players) -> str:
    building = event.edge // box.CORNERS
    words = _("{name} builds a fence at {owner}’s {n}.")
    owner = players[names.owner_of(building)].name
    return words.format(name=players[event.seat].name, owner=owner, n=names.number_of(building))


def _seat_face(event: Any, _players: Players) -> Face:
    return window.seat(unpacked(box.PRICE[event.tile]), event.points)


NAMES: Names = {
    "field": lambda event, players: names.field_name(event.kind),
    "n": lambda event, players: names.number_of(event.building),
    "colour": lambda event, players: names.colour_name(event.colour),
    "cubes": lambda event, players: names.cubes_words(event.cubes),
    "what": lambda event, players: names.colour_name(event.craft),
    "law": lambda event, players: names.law_name(event.law),
    "level": lambda event, players: box.LEVEL[event.tile] + 1,
}
MAT = "mat:{seat}"

ROWS: dict[type, EventRow] = {
    told.FieldDrawn: EventRow(
        later("{name} draws a {field}."), "3.2", "luck", "card", "stack",
        face=lambda event, players: fields.field(event.kind, 0), sign=lambda event, players: icons.cube(event.kind),
    ),
    told.FieldLaid: EventRow(
        later("{name} lays the {field}."), "3.3", cue="stamp", spot="cell:{cell}",
        sign=lambda event, players: icons.cube(event.kind),
    ),
    told.CottageLaid: EventRow(
        later("{name} lays cottage {n}."), "3.4", cue="stamp", spot="gap:{gap}",
        sign=lambda event, players: icons.building(players[event.seat].colour, house=False),
    ),
    told.RoundBegan: EventRow("", "4.1", "phase", "bell", group=_round, text=_offered),
    told.Called: EventRow(
        later("{name} calls {number}."), "4.2", cue="stamp", spot="number:{number}",
        face=lambda event, players: keytown.stone(event.number, 0, -1, lit=False),
    ),
    told.Placed: EventRow(
        later("{name}’s number {n} goes to a {field}."), "4.4", spot=MAT,
        sign=lambda event, players: icons.cube(event.kind),
        face=lambda event, players: fields.worker(players[event.seat].colour),
    ),
    told.Idle: EventRow(
        later("A worker of {name}’s number {n} finds no field."), "4.6", spot=MAT,
        face=lambda event, players: fields.idle(players[event.seat].colour),
    ),
    told.Gathered: EventRow(
        "", "5.1", "money", "coin", MAT, text=_gathered,
        sign=lambda event, players: icons.cubes_face(event.cubes), beside=later("{name} collects"),
        face=lambda event, players: icons.heap(event.cubes),
    ),
    told.Relieved: EventRow(
        later("{name} takes 1 {colour}."), "7.7", "money", "coin", MAT,
        sign=lambda event, players: icons.cube(event.colour), face=lambda event, players: icons.cube(event.colour),
    ),
    told.WorkersHome: EventRow(later("All workers go home."), "5.3", "phase"),
    told.SeatClaimed: EventRow(
        later("{name} wants a seat of level {level}."), "6.3", cue="card", spot="seat:{tile}", face=_seat_face,
    ),
    told.SurchargePaid: EventRow(
        later("{name} pays 1 {colour} more."), "7.11", "money", "coin", MAT,
        sign=lambda event, players: icons.cube(event.colour),
    ),
    told.PurchaseFailed: EventRow("", "8.4", spot="seat:{tile}", text=_failed, face=_seat_face),
    told.SeatBought: EventRow(
        later("{name} buys a seat of level {level} for {cubes}."), "6.3", cue="reveal", spot="seat:{tile}",
        face=_seat_face, sign=lambda event, players: icons.cubes_face(event.cubes),
        beside=later("{name} buys a seat of level {level}"),
    ),
    told.LevelOpened: EventRow(
        later("Level {n} opens."), "6.3", "phase", "bell", names={"n": lambda event, players: event.level + 1},
    ),
    told.HouseBuilt: EventRow(
        later("{name} turns cottage {n} into a house."), "6.4", cue="stamp", spot="home:{building}",
        sign=lambda event, players: icons.building(players[event.seat].colour, house=True),
        face=lambda event, players: icons.building(players[event.seat].colour, house=True),
    ),
    told.FenceBuilt: EventRow(
        "", "6.5", cue="stamp", spot="edge:{edge}", text=_fence,
        sign=lambda event, players: icons.fence(players[event.seat].colour),
        face=lambda event, players: icons.fence(players[event.seat].colour),
    ),
    told.FenceRemoved: EventRow(
        later("{name} removes a fence of {owner}."), "6.5", cue="page", spot=MAT,
        names={"owner": lambda event, players: players[event.owner].name},
        sign=lambda event, players: icons.fence(players[event.owner].colour),
        face=lambda event, players: icons.fence(players[event.owner].colour),
    ),
    told.WorkshopFilled: EventRow(
        "", "6.6", "phase",
        text=lambda event, players: plural(
            "{n} used cube goes back to the workshop.", "{n} used cubes go back to the workshop.", event.n
        ),
    ),
    told.CraftBought: EventRow(
        later("{name} buys {what} for {cubes}."), "6.6", "money", "coin", "craft:{craft}",
        face=lambda event, players: icons.cube(event.craft), sign=lambda event, players: icons.cube(event.craft),
    ),
    told.Traded: EventRow(
        later("{name} trades {cubes} for {colour}."), "6.7", "money", "coin", "trader",
        face=lambda event, players: icons.cube(event.colour), sign=lambda event, players: icons.cube(event.colour),
    ),
    told.LawProcured: EventRow(
        later("{name} procures {law}."), "6.8", cue="page", spot="law_master",
        face=lambda event, players: keytown.law_scene(event.law),
    ),
    told.LawPlayed: EventRow(
        "", lambda event, players: names.law_rule(event.law), cue="reveal", spot=MAT, text=_law_played,
        face=lambda event, players: keytown.law_scene(event.law),
    ),
    told.Passed: EventRow(later("{name} passes."), "6.9", spot=MAT),
    told.TurnEnded: EventRow(later("{name} ends the turn."), "6.9", spot=MAT),
    told.BidSealed: EventRow(_bid, "9.3", cue="stamp", spot=MAT),
    told.BidsOpened: EventRow("", "9.3", "phase", "reveal", text=_bids),
    told.StartMoved: EventRow(
        "", "9.4", spot=MAT, text=_starts, face=lambda event, players: icons.picture("glyph_first_player"),
    ),
    told.GameEnded: EventRow("", "10.3", "phase", "bell", text=_ended),
}  # fmt: skip

narrate = partial(tell, ROWS, NAMES)
"""(event, players) -> the line for this event."""
