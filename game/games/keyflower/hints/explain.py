"""Why somebody might choose this: goal, facts, rule and, in short, how it compares; of one View alone."""

from collections.abc import Sequence

from game.core.game import Seat
from game.core.player import Player
from game.core.telling import Reasons
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.hints.case import Case
from game.games.keyflower.text.labels import boat_words
from game.games.keyflower.texts import cost_words, effect_words
from game.games.keyflower.view import View
from game.kit.reasons import Rows, Why, reasons, said
from game.words import later, plural

SILENT = (
    do.Bid, do.Use, do.Where, do.On, do.Colour, do.Join, do.Enough, do.FromHand, do.PayWorker, do.PayGroup,
    do.PaySkill, do.Make, do.CarryFrom, do.Step, do.PayWith, do.Offer, do.At, do.Turn,
)  # fmt: skip
"""What hangs on a choice half made, or is secret: before everybody nothing is said of it."""


def explain(view: View, seat: Seat, actions: Sequence[do.Action], _players: Sequence[Player]) -> Reasons | None:
    """Why this seat might do this, as far as the view knows."""
    case = Case(view, seat, tuple(actions))
    if view.seat != seat and isinstance(case.last, SILENT):
        return None
    row = ROWS[type(case.last)]
    return reasons(row(case) if callable(row) else row, case)


def _on(case: Case) -> Why:
    tile = case.tile
    if case.bids:
        return Why(
            said(later("Own {tile}."), tile=names.tile_name(tile)),
            (Case.gives, Case.printed, Case.leading, Case.held),
            later("Whoever leads when the season ends takes the tile."),
            "4.2",
            Case.need_words,
        )
    return Why(
        said(later("Use {tile}."), tile=names.tile_name(tile)),
        (Case.gives, Case.next_use, Case.held),
        later("Each use of a season takes at least one worker more than the one before."),
        "5.2",
        Case.need_words,
    )


def _upgrade(case: Case) -> Why:
    tile = case.tile
    before, after = box.TILES[tile].vp
    return Why(
        said(later("Turn {tile} over."), tile=names.tile_name(tile)),
        (
            said(
                later("It is worth {after} instead of {before} then."), after=names.points_words(after), before=before
            ),
            said(later("It costs {cost}."), cost=cost_words(tile)),
            lambda case: tuple(filter(None, (effect_words(tile, 1),))),
            lambda case: plural("{n} upgrade is left.", "{n} upgrades are left.", case.view.ups),
        ),
        later("What an upgrade costs must lie on the tile."),
        "6.4",
        said(later("+{n} points"), n=after - before),
    )


def _boat(case: Case) -> Why:
    assert isinstance(case.last, do.TakeBoat)
    boat = case.last.boat
    load = case.view.load[boat * 7 : boat * 7 + 7]
    return Why(
        said(later("Take the {boat}."), boat=names.boat_name(boat)),
        (
            plural("It carries {n} worker.", "It carries {n} workers.", sum(load[:4])),
            said(later("On it: {load}."), load=boat_words(case.view, boat) or "0"),
        ),
        later("Everybody takes what is on one boat; in winter the boat itself."),
        "8.2",
        said(later("{n} workers, {skills} skill tiles"), n=sum(load[:4]), skills=sum(load[4:])),
    )


def _offer(case: Case) -> Why:
    assert isinstance(case.last, do.Offer)
    mask = case.last.tiles
    chosen = [tile for n, tile in enumerate(case.view.dealt) if mask >> n & 1]
    return Why(
        later("Have winter tiles on offer that suit your village."),
        (
            plural("{n} tile is offered.", "{n} tiles are offered.", len(chosen)),
            lambda case: tuple(
                f"{names.tile_name(tile)}: {effect_words(tile, 0) or names.points_words(12)}" for tile in chosen
            ),
        ),
        later("At least one must be offered; nobody learns whose it was."),
        "10.2",
        plural("{n} tile", "{n} tiles", len(chosen)),
    )


def _lay(goal: str, rule: str) -> Why:
    return Why(
        goal,
        (Case.waiting, Case.edges),
        later("Edges that touch must match: road to road, field to field, water to water."),
        rule,
        Case.edges,
    )


def _plain(goal: str, law: str, rule: str) -> Why:
    return Why(goal, (Case.held, Case.need_words), law, rule, Case.held)


def _allot(goal: str) -> Why:
    return Why(
        goal,
        (Case.counted,),
        later("Each worker, skill tile and resource scores for one tile only."),
        "12.4",
        Case.counted,
    )


def _step(goal: str) -> Why:
    return Why(
        goal,
        (lambda case: plural("{n} step is left.", "{n} steps are left.", case.view.moves),),
        later("A step moves one resource over a road."),
        "6.2",
        lambda case: plural("{n} step left", "{n} steps left", case.view.moves),
    )


ROWS: Rows = {
    do.Bid: _plain(later("Bid for a tile."), later("A bid must be larger than the one that leads."), "4.2"),
    do.Use: _plain(later("Use a tile."), later("Any tile with an action can be used."), "5.1"),
    do.Where: _plain(later("Use a tile there."), later("Any tile with an action can be used."), "5.1"),
    do.On: _on,
    do.Pass: Why(
        later("Keep your workers."),
        (Case.held, Case.passes),
        later("Whoever passed may act again; the season ends when all have passed one after the other."),
        "3.3",
        Case.passes,
    ),
    do.Colour: _plain(
        later("Choose the colour."), later("All workers at a tile are of one colour in a season."), "3.4"
    ),
    do.Join: _plain(later("Bring a group that was outbid."), later("Such a group moves as a whole."), "4.5"),
    do.Enough: _plain(later("Let no more come."), later("Losing groups may join, or stay."), "4.6"),
    do.FromHand: Why(
        later("Lay so many workers."),
        (lambda case: plural("{n} worker comes.", "{n} workers come.", getattr(case.last, "n", 0)), Case.held),
        later("A bid must be larger than the one that leads; a use larger than the one before."),
        "4.2",
        lambda case: plural("{n} worker", "{n} workers", getattr(case.last, "n", 0)),
    ),
    do.PayWorker: _plain(later("Pay with a worker."), later("A payment comes on top of the workers placed."), "5.8"),
    do.PayGroup: _plain(later("Pay with a worker that was outbid."), later("A losing group of one may pay."), "5.8"),
    do.PaySkill: _plain(later("Pay with a skill tile."), later("A payment comes on top of the workers."), "5.8"),
    do.Make: Why(
        later("Make what is lacking."),
        (Case.supply,),
        later("The workshop makes one resource of your choice."),
        "5.7",
        Case.supply,
    ),
    do.CarryFrom: _step(later("Bring a resource where it is needed.")),
    do.Step: _step(later("Bring a resource where it is needed.")),
    do.Stop: _step(later("Leave it at that.")),
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
    do.Place: _lay(later("Lay this tile."), "9.1"),
    do.At: _lay(later("Lay it there."), "9.1"),
    do.Turn: _lay(later("Turn it so that roads meet."), "9.2"),
}
