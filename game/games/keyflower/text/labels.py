"""What each choice is called: the words on buttons, and on the one that plays it."""

from collections.abc import Callable
from typing import Any

from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.knowledge.bidding import own_bid
from game.games.keyflower.texts import effect_words
from game.games.keyflower.view import View
from game.words import _, later

BIDDING = 1
Label = Callable[[View, View, Any], str]
"""(the view, how far the choice is made, the action) -> what it is called."""


def label(view: View, half: View, action: do.Action) -> str:
    """What this part of a choice does; `view` is the table, `half` how far the choice is made before it."""
    said = LABELS[type(action)]
    return _(said) if isinstance(said, str) else said(view, half, action)


def _on(_view: View, half: View, action: Any) -> str:
    bids = half.half is not None and half.half.kind == BIDDING
    return (_("Bid for {tile}") if bids else _("Use {tile}")).format(tile=names.tile_name(action.tile))


def _offer(view: View, _half: View, action: Any) -> str:
    chosen = [names.tile_name(tile) for n, tile in enumerate(view.dealt) if action.tiles >> n & 1]
    return _("Offer {tiles}").format(tiles=", ".join(chosen))


def _count(_view: View, half: View, action: Any) -> str:
    """4.1, 5.2: what is laid with so many from the hand."""
    now = half.half
    assert now is not None
    words = _("Bid {workers} for {tile}") if now.kind == BIDDING else _("Use {tile} with {workers}")
    return words.format(workers=placed(half, action), tile=names.tile_name(now.aim))


def placed(half: View, action: Any) -> str:
    """How many workers lie or stand there then, with the groups that join and, of a bid, those that lie there."""
    now = half.half
    assert now is not None
    total = action.n + joined_workers(half)
    if now.kind == BIDDING:
        total += own_bid(half, half.market.index(now.aim), half.turn)[0]
    return f"{total} {names.colour_name(now.colour)}" if now.colour in box.COLOURS else str(total)


def joined_workers(half: View) -> int:
    """4.6: the workers of the losing groups that have joined so far."""
    now, seat = half.half, _mover(half)
    if now is None:
        return 0
    return sum(half.bids[slot * half.seats + seat] >> 2 for slot in range(len(half.market)) if now.joined >> slot & 1)


def _mover(half: View) -> int:
    return half.turn


def _named(words: str, name: Callable[[int], str], field: str) -> Label:
    """A sentence with the name of the thing in this field of the action as {it}."""
    return lambda view, half, action: _(words).format(it=name(getattr(action, field)))


LABELS: dict[type, str | Label] = {
    do.Bid: later("Bid"),
    do.Use: later("Use a tile"),
    do.Pass: later("Pass"),
    do.Enough: later("No more"),
    do.Where: later("Use a tile of this village"),
    do.On: _on,
    do.Colour: _named(later("With {it} workers"), names.colour_name, "colour"),
    do.Join: lambda view, half, action: _("Bring the group at {tile}").format(
        tile=names.tile_name(view.market[action.slot])
    ),
    do.FromHand: _count,
    do.PayWorker: _named(later("Pay a {it} worker"), names.colour_name, "colour"),
    do.PayGroup: lambda view, half, action: _("Pay the worker at {tile}").format(
        tile=names.tile_name(view.market[action.slot])
    ),
    do.PaySkill: _named(later("Pay a skill tile: {it}"), names.skill_name, "skill"),
    do.Make: _named(later("Make 1 {it}"), names.good_name, "good"),
    do.Offer: _offer,
    do.TakeBoat: _named(later("Take the {it}"), names.boat_name, "boat"),
}
"""By the kind of choice: the sentence, or what says it; laying and carrying have files of their own."""


def draft(view: View, half: View, action: do.Action) -> tuple[str, ...]:
    """What follows from a choice, line by line."""
    now = half.half
    match action:
        case do.FromHand() if now is not None and now.kind != BIDDING:
            return (effect_words(now.aim, view.side[now.aim]),)
        case do.Pass():
            return (passing(view),)
        case do.TakeBoat(boat):
            return (boat_words(view, boat),)
    return ()


def passing(view: View) -> str:
    """3.3: what a pass means now."""
    passed = view.passes + 1
    if passed == view.seats:
        return _("all have passed then: the season ends")
    return _("{n} of {all} passed then; the season ends when all have").format(n=passed, all=view.seats)


def boat_words(view: View, boat: int) -> str:
    """8.2: what is on a boat; in winter what it scores."""
    if view.season == box.WINTER:
        return effect_words(box.BOAT_TILES[boat], 0) or names.points_words(box.BOATS[boat].vp[0])
    load = view.load[boat * 7 : boat * 7 + 7]
    return ", ".join(filter(None, (names.workers_words(load[:4]), names.skills_words(load[4:]))))
