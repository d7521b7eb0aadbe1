"""Events in words: one line of the log, the digest and the recap for each event worth one, a row each."""

from collections.abc import Callable
from functools import partial

from game.core.faces import Face, beside
from game.games.keyflower import components as box
from game.games.keyflower import events as told
from game.games.keyflower import names
from game.games.keyflower.looks import icons, tile_faces
from game.games.keyflower.looks.groups import crowd
from game.kit.narration import EventRow, Names, Players, tell
from game.words import _, later, plural


def _season(event: told.SeasonBegan, _players: Players) -> str:
    return names.season_name(event.season)


def _gains(event: told.Gained, players: Players) -> str:
    found = []
    if event.workers:
        found.append(plural("{n} worker from the bag", "{n} workers from the bag", event.workers))
    if event.greens:
        found.append(plural("{n} green worker", "{n} green workers", event.greens))
    if event.skills:
        found.append(plural("{n} skill tile", "{n} skill tiles", event.skills))
    what = ", ".join(found) or _("nothing: none is left")
    return _("{name} gets {what}.").format(name=players[event.seat].name, what=what)


def _drawn(event: told.Drawn, _players: Players) -> str:
    found = [names.workers_words(event.workers)] if any(event.workers) else []
    found += [names.skills_words(event.skills)] if any(event.skills) else []
    return _("You drew {what}.").format(what=", ".join(found))


def _gained(event: told.Gained, _players: Players) -> Face:
    """What comes, as all see it."""
    if event.workers or event.greens:
        return icons.worker(-1 if event.workers else box.GREEN)
    return icons.skill(-1) if event.skills else icons.worker(-1)


def _card_of(event: told.Drawn, _players: Players) -> Face:
    """What came, as its seat sees it."""
    if any(event.workers):
        return crowd(event.workers)
    return icons.row([icons.skill(kind) for kind, n in enumerate(event.skills) for _one in range(n)])


def _load(event: told.BoatTaken, players: Players) -> str:
    found = [names.workers_words(event.workers)] if any(event.workers) else []
    found += [names.skills_words(event.skills)] if any(event.skills) else []
    name, boat = players[event.seat].name, names.boat_name(event.boat)
    if not found:
        return _("{name} takes the {boat}.").format(name=name, boat=boat)
    return _("{name} takes the {boat}: {load}.").format(name=name, boat=boat, load=", ".join(found))


def _whose(event: told.Used, players: Players) -> str:
    """The tile, and in another village whose it is: several are called Home."""
    tile = names.tile_name(event.tile)
    if event.village in (-1, event.seat):
        return tile
    return _("{name}’s {tile}").format(name=players[event.village].name, tile=tile)


def _mixed(event: told.Used) -> bool:
    """11.8: whether workers of several colours stand together without Sven and Paulo, who are of two themselves."""
    return sum(n > 0 for n in event.workers[: box.MIXED]) > 1 and not any(event.workers[box.MIXED :])


def _paid(event: told.Paid, _players: Players) -> str:
    return names.colour_name(event.colour) if event.colour >= 0 else names.skill_name(event.skill)


def _payment(event: told.Paid) -> Face:
    return icons.worker(event.colour) if event.colour >= 0 else icons.skill(event.skill)


def _sum(picture: Callable[[int], Face], counts: tuple[int, ...]) -> Face:
    """Each kind that there is with its number."""
    faces = [icons.counted(picture(kind), n) for kind, n in enumerate(counts) if n]
    return beside(faces, 4) if faces else icons.counted(picture(0), 0)


def _group(counts: tuple[int, ...]) -> Face:
    """Workers by colour, Sven and Paulo after them."""
    jokers = [icons.worker(box.SVEN + joker) for joker, n in enumerate(counts[4:]) if n]
    return beside([*([] if jokers and not any(counts[:4]) else [_sum(icons.worker, counts[:4])]), *jokers], 4)


def _price(event: told.Upgraded, _players: Players) -> str:
    """What was paid; 6.5: of gold that stands for something else, for what."""
    cost = box.TILES[event.tile].cost
    asked = cost.goods if cost else event.goods
    lacking = tuple([0 if kind == box.GOLD else max(0, asked[kind] - event.goods[kind]) for kind in box.GOODS])
    stands = names.goods_words(tuple([sum(lacking) * (kind == box.GOLD) for kind in box.GOODS]))
    own = tuple([paid - sum(lacking) * (kind == box.GOLD) for kind, paid in enumerate(event.goods)])
    found = [names.goods_words(own)] if any(own) else []
    if any(lacking):
        found.append(_("{gold} in place of {goods}").format(gold=stands, goods=names.goods_words(lacking)))
    found += [names.skills_words(tuple([int(kind == event.skill) for kind in box.SKILLS]))] if event.skill >= 0 else []
    return ", ".join(found)


def _ended(event: told.SeasonEnded, players: Players) -> str:
    order = ", ".join(players[seat].name for seat in event.order)
    words = _("{season} is over. Boats are chosen by turn order: {order}. Turn order tiles are taken only in winter.")
    if event.season == box.WINTER:
        words = _("{season} is over. Boats are chosen by turn order: {order}.")
    return words.format(season=names.season_name(event.season), order=order)


def _counts(event: told.OffersCounted, players: Players) -> str:
    each = (f"{players[seat].name} {n}" for seat, n in enumerate(event.counts))
    return _("Winter tiles offered: {counts}.").format(counts=", ".join(each))


def _scores(event: told.GameEnded, players: Players) -> str:
    each = (f"{players[seat].name} {n}" for seat, n in enumerate(event.scores))
    return _("The year is over: {scores}.").format(scores=", ".join(each))


def _allotted(event: told.Allotted, players: Players) -> str:
    name, tile, it = players[event.seat].name, names.tile_name(event.tile), names.thing_name(event.kind)
    if not event.n:
        return _("{name} takes back from {tile}: {it}.").format(name=name, tile=tile, it=it)
    return _("{name} allots to {tile}: {n} {it}.").format(name=name, tile=tile, n=event.n, it=it)


def _crowned(event: told.Crowned, players: Players) -> str:
    it = names.thing_name(event.kind) if event.kind >= 0 else names.tile_name(event.tile)
    return _("{name}’s joker counts as {it}.").format(name=players[event.seat].name, it=it)


def _counted(event: told.Counted, players: Players) -> str:
    name, points = players[event.seat].name, names.points_words(event.points)
    if event.points == event.best:
        return _("{name} counts {points}.").format(name=name, points=points)
    return _("{name} counts {points} of {best} possible.").format(name=name, points=points, best=event.best)


def _haunted(event: told.Haunted, players: Players) -> str:
    """16.4 to 16.6: who takes the workers, and who gets the tile."""
    words = _("{name} plays the ghost on {victim}’s bid for {tile} and takes {workers}; the tile goes to {victim}.")
    who = players[event.seat].name, players[event.victim].name
    workers = names.workers_words(event.workers)
    return words.format(name=who[0], victim=who[1], tile=names.tile_name(event.tile), workers=workers)


def _bidden(event: told.Bidden, _players: Players) -> str:
    return names.group_words(event.n, event.colour)


def _bidders(event: told.Bidden) -> Face:
    """So many workers of the colour; one for a bid with Sven or Paulo, of which not all is told."""
    if event.colour not in box.COLOURS:
        return icons.worker(event.colour)
    return crowd(tuple(event.n * (event.colour == each) for each in box.COLOURS))


NAMES: Names = {
    "points": lambda event, players: names.points_words(event.points),
    "tile": lambda event, players: names.tile_name(event.tile),
    "where": lambda event, players: names.tile_name(event.target),
    "colour": lambda event, players: names.colour_name(event.colour),
    "workers": lambda event, players: names.workers_words(event.workers),
    "goods": lambda event, players: names.goods_words(event.goods),
    "good": lambda event, players: names.good_name(event.good),
}
TILE = "tile:{tile}"

ROWS: dict[type, EventRow] = {
    told.SeasonBegan: EventRow(
        later("{season} begins. {name} is first."), "3.1", "phase", "bell", group=_season,
        names={"season": _season, "name": lambda event, players: players[event.start].name},
    ),
    told.Bidden: EventRow(
        lambda event, players: later("{name} bids {group} for {tile}: the Festival Boat allows another colour.")
        if event.other else later("{name} bids {group} for {tile}."),
        lambda event, players: "11.7" if event.other else "4.1", cue="card", spot=TILE, names={"group": _bidden},
        face=lambda event, players: _bidders(event),
        sign=lambda event, players: icons.counted(icons.worker(event.colour), event.n),
        beside=later("{name} bids for {tile}"),
    ),
    told.Used: EventRow(
        lambda event, players: later("{name} uses {tile} with {workers}: the Festival Boat mixes colours.")
        if _mixed(event) else later("{name} uses {tile} with {workers}."),
        lambda event, players: "11.8" if _mixed(event) else "5.1", cue="card", spot=TILE, names={"tile": _whose},
        face=lambda event, players: crowd(event.workers),
        sign=lambda event, players: _group(event.workers),
        beside=later("{name} uses {tile}"),
    ),
    told.Paid: EventRow(
        later("{name} pays: {what}."), "5.8", names={"what": _paid},
        face=lambda event, players: _payment(event), sign=lambda event, players: _payment(event),
        beside=later("{name} pays"),
    ),
    told.Produced: EventRow(
        later("{goods} for {name}, on {tile}."), "5.6", cue="coin", spot=TILE,
        face=lambda event, players: icons.good(max(range(4), key=event.goods.__getitem__)),
        sign=lambda event, players: _sum(icons.good, event.goods), beside=later("{name} gains on {tile}"),
    ),
    told.Gained: EventRow("", "5.9", "luck", "card", "mat:{seat}", text=_gains, face=_gained),
    told.Drawn: EventRow("", "5.9", "luck", text=_drawn, face=_card_of),
    told.Carried: EventRow(
        later("{name} carries {good} to {where}."), "6.2", spot="tile:{target}",
        face=lambda event, players: icons.good(event.good), sign=lambda event, players: icons.good(event.good),
        beside=later("{name} carries to {where}"),
    ),
    told.CarriedNothing: EventRow(later("{name} carries nothing."), "6.1", spot="mat:{seat}"),
    told.Upgraded: EventRow(
        later("{name} upgrades {tile} for {price}."), "6.4", cue="stamp", spot=TILE, names={"price": _price},
    ),
    told.Passed: EventRow(later("{name} passes."), "3.3", spot="mat:{seat}"),
    told.TileWon: EventRow(
        later("{name} wins {tile}."), "7.3", cue="card", spot="mat:{seat}",
        lead=lambda event, players: _("{name} wins").format(name=players[event.seat].name),
        item=lambda event, players: names.tile_name(event.tile),
        face=lambda event, players: tile_faces.whole(event.tile, 0), follows=True,
    ),
    told.TileGone: EventRow(later("Nobody wanted {tile}; it leaves the game."), "7.2", "phase"),
    told.CameHome: EventRow(
        later("{name}’s workers come home: {workers}."), "7.4", "phase", "steps", "mat:{seat}",
        face=lambda event, players: crowd(event.workers),
        sign=lambda event, players: _group(event.workers), beside=later("{name}’s workers come home"),
    ),
    told.SeasonEnded: EventRow("", "8.2", "phase", "bell", text=_ended),
    told.MarkerMoved: EventRow(
        lambda event, players: later("{name} has won {tile} and is the start player from now on.") if event.tile >= 0
        else later("Nobody bid for the purple marker: it passes left, and {name} is the start player."),
        "8.3", "phase", spot="mat:{seat}",
    ),
    told.BoatTaken: EventRow(
        "", "8.2", cue="card", spot="boat:{boat}", text=_load,
        face=lambda event, players: tile_faces.hexagon_of(box.BOAT_TILES[event.boat]),
    ),
    told.TilePlaced: EventRow(
        later("{name} lays {tile}."), "9.1", cue="stamp", spot=TILE,
        face=lambda event, players: tile_faces.hexagon_of(event.tile),  # the sentence names it
    ),
    told.Offered: EventRow(later("{name} has chosen winter tiles."), "10.2", "phase", "stamp", "mat:{seat}"),
    told.OffersCounted: EventRow("", "10.3", "phase", "reveal", text=_counts),
    told.ScreensOpened: EventRow(
        later("All screens are open; {name} allots first."), "14.3", "phase", "reveal", "mat:{start}",
        names={"name": lambda event, players: players[event.start].name},
    ),
    told.Allotted: EventRow("", "14.3", spot=TILE, text=_allotted),
    told.Crowned: EventRow("", "14.3", spot="mat:{seat}", text=_crowned),
    told.AllottedBest: EventRow(later("{name} allots everything at its best: {points}."), "14.3", spot="mat:{seat}"),
    told.Counted: EventRow("", "14.3", "phase", "coin", "mat:{seat}", text=_counted),
    told.Succeeded: EventRow(
        later("{name} names the {boat}, which takes the place of the Keymelequin."), "15.3", "phase", "stamp",
        "boat:{boat}", names={"boat": lambda event, players: names.boat_name(event.boat)},
    ),
    told.Haunted: EventRow(
        "", "16.4", cue="reveal", spot=TILE, text=_haunted, face=icons.GHOST,
        sign=lambda event, players: icons.GHOST, beside=later("{name} plays the ghost"),
    ),
    told.GhostBack: EventRow(
        later("The ghost returns to the Key Celeste from {name}’s screen."), "16.7", "phase", spot="mat:{seat}",
    ),
    told.GhostWon: EventRow(later("{name} takes the ghost."), "16.2", "phase", "card", "mat:{seat}"),
    told.GhostGone: EventRow(later("The ghost leaves the game."), "16.8", "phase"),
    told.GameEnded: EventRow("", "12.1", "phase", "bell", text=_scores),
}  # fmt: skip

narrate = partial(tell, ROWS, NAMES)
"""(event, players) -> the line for this event."""
