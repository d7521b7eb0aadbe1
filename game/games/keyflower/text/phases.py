"""Each kind of decision in words: what the bar says, what a veil may say, and why something cannot be chosen."""

from game.core.table import Refusal
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.halves import COUNT, HAUNTING, SECOND
from game.games.keyflower.knowledge.bidding import closed, fleet
from game.games.keyflower.view import Half, View
from game.kit.phases import PhaseRow, Phases, Players, Reasons
from game.words import _, later, plural

ASKED = (
    later("bid, use a tile, or pass"), later("choose whose tile you use"), later("choose a tile"),
    later("choose the colour of your workers"), later("choose which of your losing groups come along"),
    later("choose how many workers come from behind your screen"), later("choose how you pay"),
    later("choose what you make"), "", "",
)  # fmt: skip
CARRYING = (later("carry, upgrade, or stop: {left}"), later("carry what where: {left}"), later("choose how you pay"))
ALLOTTING = ("", later("allot what"), later("allot how many"), later("say what the joker counts as"))
LAYING = (later("choose a new tile to lay"), later("choose a place for it"), later("choose how it is turned"))


def _placing(view: View, _players: Players) -> str:
    if view.half is not None and view.half.kind == HAUNTING:
        return _("choose the bid that the ghost replaces")
    if view.half is not None and view.half.colour > box.MIXED and view.half.stage in (COUNT, SECOND):
        return _counting(view.half)
    if view.half is not None and view.half.colour == box.MIXED and view.half.stage == COUNT:
        taken = names.workers_words(view.half.take) if any(view.half.take) else _("none")
        return _("choose workers of any colours; so far {workers}").format(workers=taken)
    if view.half is not None:
        return _(ASKED[view.half.stage])
    return _(ASKED[0])


def _counting(half: Half) -> str:
    """15.4: how many of one of his colours are asked for: with Sven or Paulo, or where he is already."""
    joker, colour = half.colour, names.colour_name(box.READS[half.colour][half.stage == SECOND])
    if half.take[joker - 1]:
        words = _("choose how many {colour} workers come with {joker}")
        return words.format(colour=colour, joker=names.colour_name(joker))
    if half.stage == SECOND and any(half.take):
        sent = names.workers_words(half.take)
        return _("choose how many {colour} workers you send; so far {workers}").format(colour=colour, workers=sent)
    return _("choose how many {colour} workers you send").format(colour=colour)


def _passed(view: View) -> str:
    """3.3: how many have passed one after the other."""
    return _("{n} of {all} passed").format(n=view.passes, all=view.seats) if view.passes else ""


def _carrying(view: View, _players: Players) -> str:
    steps, ups = plural("{n} step", "{n} steps", view.moves), plural("{n} upgrade", "{n} upgrades", view.ups)
    stage = view.half.stage if view.half is not None else 0
    return _(CARRYING[stage]).format(left=_("{steps}, {ups} left").format(steps=steps, ups=ups))


def _carried(view: View, _players: Players) -> str:
    steps, ups = plural("{n} step", "{n} steps", view.moves), plural("{n} upgrade", "{n} upgrades", view.ups)
    return _("carries and upgrades: {left}").format(left=_("{steps}, {ups} left").format(steps=steps, ups=ups))


def _laying(view: View, _players: Players) -> str:
    return _(LAYING[view.half.stage if view.half is not None else 0])


def _offering(view: View, _players: Players) -> str:
    waiting = sum(not offered for offered in view.offered)
    return plural("{n} player still chooses winter tiles", "{n} players still choose winter tiles", waiting)


def _boarding(view: View, _players: Players) -> str:
    if view.season == box.WINTER:
        return _("choose a boat tile to lay")
    return _("choose a boat and take what is on it")


def _boarded(view: View, _players: Players) -> str:
    return _("chooses a boat tile to lay") if view.season == box.WINTER else _("chooses a boat and what is on it")


def _succeeding(_view: View, _players: Players) -> str:
    return _("name the boat that takes the place of the Keymelequin in autumn")


def _allotting(view: View, _players: Players) -> str:
    if view.half is not None:
        return _(ALLOTTING[view.half.stage])
    lost = view.best[view.turn] - view.scores[view.turn]
    if not lost:
        return _("all is allotted as well as can be: {points}").format(points=names.points_words(view.best[view.turn]))
    return plural("allot what scores: {n} point to be gained", "allot what scores: {n} points to be gained", lost)


def _unplaceable(view: View, _players: Players) -> Reasons:
    """3.4, 4.2, 5.1 to 5.3: why a tile can be neither bid for nor used."""
    found: Reasons = {}
    for tile in view.market:
        spot = names.tile_spot(tile)
        slot = view.market.index(tile)
        if closed(view, tile):
            found[spot] = Refusal(_("The ghost is here: nobody bids for it or uses it this season."), "16.5")
        elif view.lock[tile] >= 0 and view.leader[slot] >= 0:
            words = _("You have not enough {colour} workers to lead here.")
            colour = names.colours_name(view.lock[tile])
            found[spot] = Refusal(words.format(colour=colour), "4.2")
        else:
            found[spot] = Refusal(_("You have no workers for this tile."), "3.4")
    for seat in range(view.seats):
        for tile in (*view.villages[seat], *view.beside[seat]):
            found[names.tile_spot(tile)] = _unusable(view, tile)
    for boat in fleet(view):
        found[f"boat:{boat}"] = Refusal(_("Boats are chosen at the end of the season."), "8.2")
    return found


def _unusable(view: View, tile: int) -> Refusal:
    if not box.ACTION[tile][view.side[tile]]:
        return Refusal(_("This tile has no action."), "5.1")
    on = sum(view.on[tile * 4 : tile * 4 + 4])
    if on + view.last[tile] + 1 > box.MOST_ON_TILE and on:
        return Refusal(_("No more workers have room here this season."), "5.3")
    if view.lock[tile] >= 0:
        words = _("Only {colour} workers may come here this season: {n} or more.")
        return Refusal(words.format(colour=names.colours_name(view.lock[tile]), n=view.last[tile] + 1), "3.4")
    return Refusal(_("You cannot use this tile now, or cannot pay for it."), "5.4")


def _elsewhere(view: View, _players: Players) -> Reasons:
    """6.1, 9.1: tiles that have no part in what is done now."""
    words, rule = (
        (_("Nothing can be carried from here or upgraded here now."), "6.4")
        if view.phase == "carry"
        else (_("This is not chosen now."), "9.1")
    )
    tiles = [*view.market]
    for seat in range(view.seats):
        tiles += [*view.villages[seat], *view.beside[seat]]
    return {names.tile_spot(tile): Refusal(words, rule) for tile in tiles}


def _taken(view: View, players: Players) -> Reasons:
    return {
        f"boat:{boat}": Refusal(_("{name} took this boat.").format(name=players[seat].name), "8.2")
        for boat, seat in zip(fleet(view), view.boat_of, strict=True)
        if seat >= 0
    }


ROWS = {
    "act": PhaseRow(
        _placing, later("Bid, use a tile, or pass."), True, watched=later("bids, uses a tile, or passes"),
        reasons=_unplaceable, tag=_passed,
    ),
    "carry": PhaseRow(
        _carrying, later("Carry and upgrade in your village."), True, watched=_carried, reasons=_elsewhere
    ),
    "boat": PhaseRow(_boarding, later("Choose a boat."), False, watched=_boarded, reasons=_taken),
    "succeed": PhaseRow(
        _succeeding, later("Name the boat that takes the place of the Keymelequin."), False,
        watched=later("names the boat that takes the place of the Keymelequin in autumn"),
    ),
    "expand": PhaseRow(
        _laying, later("Add new tiles to your village."), True, watched=later("lays new tiles"), reasons=_elsewhere
    ),
    "allot": PhaseRow(
        _allotting, later("Allot what you have to the tiles that score."), True, watched=later("counts the village"),
    ),
    "offer": PhaseRow(
        later("choose in secret which of your winter tiles are offered"), later("Choose your winter tiles."), True,
        secret=True, watched=_offering, done=later("all have chosen winter tiles"),
    ),
    "over": PhaseRow(later("The year is over. The villages are counted."), later("See how it ended.")),
}  # fmt: skip

PHASES = Phases(ROWS)
