"""Why somebody might choose this: goal, facts, rule and, in short, how it compares; of one View alone."""

from collections.abc import Callable, Sequence

from game.core.game import Seat
from game.core.player import Player
from game.core.telling import Reasons
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.hints.case import Case
from game.games.keyflower.hints.placing import on_tile
from game.games.keyflower.hints.worth import scores_now
from game.games.keyflower.knowledge.bidding import aboard, in_hand
from game.games.keyflower.text.labels import boat_words, coming_words
from game.games.keyflower.texts import cost_words, effect_words
from game.games.keyflower.view import View
from game.kit.reasons import Rows, Why, reasons, said
from game.words import _, later, plural

SILENT = (
    do.Bid, do.Use, do.Where, do.On, do.Colour, do.Join, do.Enough, do.FromHand, do.PayWorker, do.PayGroup,
    do.PaySkill, do.Make, do.CarryFrom, do.Step, do.PayWith, do.Offer, do.At, do.Turn, do.Ghost,
)  # fmt: skip
"""What hangs on a choice half made, or is secret: before everybody nothing is said of it."""


def explain(view: View, seat: Seat, actions: Sequence[do.Action], _players: Sequence[Player]) -> Reasons | None:
    """Why this seat might do this, as far as the view knows."""
    case = Case(view, seat, tuple(actions))
    if not case.own and isinstance(case.last, SILENT):
        return None
    return reasons(ROWS[type(case.last)], case)


def _for_tile(why: Why) -> Callable[[Case], Why]:
    """Why so many workers come, or this is paid: with the tile chosen in the same breath, for its sake."""
    return lambda case: on_tile(case) if any(isinstance(action, do.On) for action in case.actions) else why


def _whose(case: Case) -> Why:
    place = case.last.place
    goal = later("Use a tile on offer.")
    law = later("The workers there go to whoever wins the tile.")
    if place == case.seat + 1:
        goal, law = later("Use an own tile."), later("Workers on own tiles come back when the season ends.")
    elif place:
        goal, law = later("Use a tile of another village."), later("Workers in a village go to its owner.")
    return Why(goal, (Case.colours,), law, "7.4" if place else "7.3", Case.held)


def _upgrade(case: Case) -> Why:
    tile = case.tile
    before, after = box.TILES[tile].vp

    def then(_case: Case) -> tuple[str, ...]:
        words = effect_words(tile, 1)
        return (_("From then on it does this: {effect}").format(effect=words),) if words else ()

    points = said(
        later("It is worth {after} instead of {before} then."), after=names.points_words(after), before=before
    )
    return Why(
        said(later("Turn {tile} over."), tile=names.tile_name(tile)),
        (
            points if after > before else lambda _case: (),
            said(later("It costs {cost}."), cost=cost_words(tile)),
            then,
            lambda case: plural("{n} upgrade is left.", "{n} upgrades are left.", case.view.ups),
        ),
        later("What an upgrade costs must lie on the tile."),
        "6.4",
        said(later("+{n} points"), n=after - before) if after > before else effect_words(tile, 1),
    )


def _boat(case: Case) -> Why:
    boat = case.last.boat
    tile = box.BOAT_TILES[boat]
    load = aboard(case.view, boat)
    if case.view.season == box.WINTER:
        return Why(
            said(later("Take the {boat}."), boat=names.boat_name(boat)),
            (effect_words(tile, 0) or names.points_words(box.TILES[tile].vp[0]),),
            later("In winter everybody takes a boat itself; it is laid in the village."),
            "8.5",
            effect_words(tile, 0) or names.points_words(box.TILES[tile].vp[0]),
        )
    workers = plural("{n} worker", "{n} workers", sum(load[0]))
    skills = plural("{n} skill tile", "{n} skill tiles", sum(load[1]))
    return Why(
        said(later("Take what the {boat} carries."), boat=names.boat_name(boat)),
        (said(later("On it: {load}"), load=boat_words(case.view, boat) or _("nothing")), Case.colours),
        later("Everybody takes what is on one boat."),
        "8.2",
        f"{workers}, {skills}",
    )


def _successor(case: Case) -> Why:
    """15.3: what the named boat brings in autumn."""
    boat = case.last.boat
    return Why(
        said(later("Have the {boat} in autumn and winter."), boat=names.boat_name(boat)),
        (coming_words(boat),),
        later("Whoever takes the Keymelequin after summer names the boat that takes its place."),
        "15.3",
        coming_words(boat),
    )


def _offer(case: Case) -> Why:
    view, mask = case.view, case.last.tiles
    chosen = [tile for n, tile in enumerate(view.dealt) if mask >> n & 1]

    def now(_case: Case) -> tuple[str, ...]:
        words = _("{tile}: {points} with what is there now")
        points = [(tile, names.points_words(scores_now(view, case.seat, tile))) for tile in chosen]
        return tuple([words.format(tile=names.tile_name(tile), points=each) for tile, each in points])

    return Why(
        later("Have winter tiles on offer that suit the own village better than others’."),
        (now, plural("{n} tile is kept back.", "{n} tiles are kept back.", len(view.dealt) - len(chosen))),
        later("At least one must be offered; what is kept back leaves the game."),
        "10.2",
        plural("{n} tile", "{n} tiles", len(chosen)),
    )


def _lay(goal: str, rule: str, fact: Callable[[Case], str]) -> Why:
    return Why(
        goal,
        (fact, Case.waiting),
        later("Edges that touch must match: road to road, field to field, water to water."),
        rule,
        fact,
    )


def _carry(case: Case) -> Why:
    """6.2: what is carried, and for what it may be."""
    view, last = case.view, case.last
    tile = case.tile
    good = names.good_name(last.good) if isinstance(last, do.Step) else names.goods_words(_lying(view, tile))
    goal = said(later("Carry {good} on from {tile}."), good=good, tile=names.tile_name(tile))
    return Why(
        goal,
        (lambda case: plural("{n} step is left.", "{n} steps are left.", view.moves), _wanted),
        later("A step moves one resource over a road; an upgrade is paid with what lies on its tile."),
        "6.2",
        lambda case: plural("{n} step left", "{n} steps left", view.moves),
    )


def _lying(view: View, tile: int) -> tuple[int, ...]:
    return view.goods[tile * 4 : tile * 4 + 4]


def _wanted(case: Case) -> tuple[str, ...]:
    """6.4: where the own village can use resources."""
    view = case.view
    words = _("{tile} takes {cost}.")
    found = []
    for tile in view.villages[case.seat]:
        cost = box.TILES[tile].cost
        if cost is not None and not view.side[tile] and (any(cost.goods) or cost.any):
            found.append(words.format(tile=names.tile_name(tile), cost=cost_words(tile)))
    return tuple(found[:MOST_NAMED])


MOST_NAMED = 3
"""So many tiles are named at most."""


def _pays(case: Case) -> Why:
    skill = case.last.skill
    have = case.view.skills[skill] if case.own else 0
    words = _("At hand: {what}.").format(what=names.skills_words(tuple([have * (k == skill) for k in box.SKILLS])))
    return Why(later("Pay with a skill tile."), (words,), later("A payment comes on top of the workers."), "5.8", words)


def _plain(goal: str, law: str, rule: str) -> Why:
    return Why(goal, (Case.colours, Case.need_words), law, rule, Case.held)


def _allot(goal: str) -> Why:
    return Why(
        goal,
        (Case.counted,),
        later("Each worker, skill tile and resource scores for one tile only."),
        "12.4",
        Case.counted,
    )


ROWS: Rows = {
    do.Bid: Why(
        later("Bid for a tile."),
        (Case.free_tiles, Case.leads, Case.colours),
        later("A bid must be larger than the one that leads; whoever is outbid may move these workers later."),
        "4.2",
        Case.free_tiles,
    ),
    do.Use: Why(
        later("Use a tile."),
        (Case.colours,),
        later("What a tile gives comes at once; tiles on offer and in all villages can be used."),
        "5.1",
        Case.held,
    ),
    do.Where: _whose,
    do.On: on_tile,
    do.Pass: Why(
        later("Keep the workers."),
        (Case.held, Case.passes),
        later("Whoever passed may act again; the season ends when all have passed one after the other."),
        "3.3",
        Case.passes,
    ),
    do.Colour: Why(
        later("Place the colour that can be spared, or that others lack."),
        (Case.colours,),
        later("All workers at a tile are of one colour in a season."),
        "3.4",
        lambda case: _("{n} at hand").format(n=in_hand(case.view, case.last.colour)) if case.own else case.held(),
    ),
    do.Join: _plain(later("Bring a group that was outbid."), later("Such a group moves as a whole."), "4.5"),
    do.Enough: _plain(later("Let no more come."), later("Losing groups may join, or stay."), "4.6"),
    do.FromHand: _for_tile(
        Why(
            later("Send as many workers as this is worth."),
            (lambda case: plural("{n} worker comes.", "{n} workers come.", getattr(case.last, "n", 0)), Case.held),
            later("A bid must be larger than the one that leads; a use larger than the one before."),
            "4.2",
            lambda case: plural("{n} worker", "{n} workers", getattr(case.last, "n", 0)),
        )
    ),
    do.PayWorker: _plain(later("Pay with a worker."), later("A payment comes on top of the workers placed."), "5.8"),
    do.PayGroup: _plain(later("Pay with a worker that was outbid."), later("A losing group of one may pay."), "5.8"),
    do.PaySkill: _pays,
    do.Make: Why(
        later("Make what is lacking."),
        (Case.supply,),
        later("The workshop makes one resource of any kind."),
        "5.7",
        Case.supply,
    ),
    do.CarryFrom: _carry,
    do.Step: _carry,
    do.Stop: Why(
        later("Leave it at that."),
        (
            lambda case: plural("{n} step is left.", "{n} steps are left.", case.view.moves),
            lambda case: plural("{n} upgrade is left.", "{n} upgrades are left.", case.view.ups),
        ),
        later("Steps and upgrades that are not used are lost."),
        "6.1",
        lambda case: plural("{n} step left", "{n} steps left", case.view.moves),
    ),
    do.Upgrade: _upgrade,
    do.PayWith: Why(
        later("Pay for the upgrade."),
        (lambda case: plural("{n} resource is paid.", "{n} resources are paid.", sum(case.last.goods)),),
        later("Gold pays for any resource."),
        "6.5",
        lambda case: plural("{n} resource", "{n} resources", sum(case.last.goods)),
    ),
    do.Offer: _offer,
    do.TakeBoat: _boat,
    do.Allot: _allot(later("Let a tile score.")),
    do.Thing: _allot(later("Let a tile score.")),
    do.Many: _allot(later("Let a tile score.")),
    do.Crown: _allot(later("Let the joker count where it is worth most.")),
    do.AllotBest: _allot(later("Have as many points as there can be.")),
    do.Score: _allot(later("Leave it so, and count.")),
    do.Ghost: Why(
        later("Play the ghost."),
        (Case.passes, later("It returns to its ship when the season ends, played or not.")),
        later("It replaces a bid of another that leads, and takes those workers."),
        "16.4",
        Case.passes,
    ),
    do.Succeed: _successor,
    do.Place: _lay(later("Lay this tile next; what has many roads opens ways for the rest."), "9.1", Case.roads),
    do.At: _lay(later("Lay it where roads meet."), "9.1", Case.meeting),
    do.Turn: _lay(later("Turn it so that roads meet."), "9.2", Case.meeting),
}
