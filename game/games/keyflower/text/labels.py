"""What each choice is called: the words on buttons, and on the one that plays it."""

from collections.abc import Callable
from typing import Any

from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.halves import BIDDING, HAUNTING, SECOND
from game.games.keyflower.knowledge.bidding import aboard, own_bid, parts
from game.games.keyflower.texts import effect_words
from game.games.keyflower.view import View
from game.words import _, later, plural

Label = Callable[[View, View, Any], str]
"""(the view, how far the choice is made, the action) -> what it is called."""


def label(view: View, half: View, action: do.Action) -> str:
    """What this part of a choice does; `view` is the table, `half` how far the choice is made before it."""
    said = LABELS[type(action)]
    return _(said) if isinstance(said, str) else said(view, half, action)


def _on(_view: View, half: View, action: Any) -> str:
    bids = half.half is not None and half.half.kind == BIDDING
    if half.half is not None and half.half.kind == HAUNTING:
        return _("The ghost on {tile}").format(tile=names.tile_name(action.tile))
    return (_("Bid for {tile}") if bids else _("Use {tile}")).format(tile=names.tile_name(action.tile))


def _offer(view: View, _half: View, action: Any) -> str:
    chosen = [names.tile_name(tile) for n, tile in enumerate(view.dealt) if action.tiles >> n & 1]
    return _("Offer {tiles}").format(tiles=", ".join(chosen))


def _count(_view: View, half: View, action: Any) -> str:
    """4.1, 5.2: what is laid with so many from the hand."""
    now = half.half
    assert now is not None
    if first_of_two(half, action):
        first, second = (names.colour_name(colour) for colour in box.READS[now.colour])
        return _("{n} {colour}; then choose how many {other}").format(n=action.n, colour=first, other=second)
    words = _("Bid {workers} for {tile}") if now.kind == BIDDING else _("Use {tile} with {workers}")
    return words.format(workers=placed(half, action), tile=names.tile_name(now.aim))


def first_of_two(half: View, action: Any) -> bool:
    """15.4: whether the number of the second colour is still to be asked."""
    now = half.half
    if now is None or not isinstance(action, do.FromHand) or now.colour <= box.MIXED or now.stage == SECOND:
        return False
    return half.hand[box.READS[now.colour][1]] > 0


def placed(half: View, action: Any) -> str:
    """How many workers lie or stand there then, with the groups that join and, of a bid, those that lie there."""
    now = half.half
    assert now is not None
    if now.colour > box.MIXED:
        return names.workers_words(_with_joker(half, action))
    total = _together(half, action)
    return f"{total} {names.colour_name(now.colour)}" if now.colour in box.COLOURS else str(total)


def _together(half: View, action: Any) -> int:
    """4.1, 4.6: how many workers that makes in all."""
    now = half.half
    assert now is not None
    if now.colour > box.MIXED:
        return sum(_with_joker(half, action))
    before = own_bid(half, half.market.index(now.aim), half.turn)[0] if now.kind == BIDDING else 0
    return int(action.n) + joined_workers(half) + before


def _with_joker(half: View, action: Any) -> tuple[int, ...]:
    """15.4: the same by colour where Sven or Paulo is among them, himself at the end."""
    now, seat = half.half, _mover(half)
    assert now is not None
    counts = list(now.take)
    counts[box.READS[now.colour][now.stage == SECOND]] = action.n
    slots = [slot for slot in range(len(half.market)) if now.joined >> slot & 1]
    slots += [half.market.index(now.aim)] if now.kind == BIDDING else []
    for slot in slots:
        for kind, n in enumerate(parts(half, slot, seat)):
            counts[kind] += n
    return tuple(counts)


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


def with_colour(colour: int) -> str:
    """3.4, 15.4: with whom; Sven’s and Paulo’s companions may be of either colour."""
    if colour > box.MIXED:
        return _("With {joker}, {colours}").format(joker=names.colour_name(colour), colours=names.colours_name(colour))
    return _("With {it} workers").format(it=names.colour_name(colour))


def _pay_worker(colour: int) -> str:
    if colour > box.MIXED:
        return _("Pay {joker}").format(joker=names.colour_name(colour))
    return _("Pay a {it} worker").format(it=names.colour_name(colour))


def _allot(_view: View, half: View, action: Any) -> str:
    tile = names.tile_name(action.tile)
    crowning = half.half is not None and half.half.aim < 0
    return (_("The joker on {tile}") if crowning else _("Allot to {tile}")).format(tile=tile)


def _thing(_view: View, half: View, action: Any) -> str:
    it = names.thing_name(action.kind)
    if half.half is None or half.half.aim < 0:
        return _("The joker as {it}").format(it=it)
    return _("{it} to {tile}").format(it=it, tile=names.tile_name(half.half.aim))


def _many(_view: View, half: View, action: Any) -> str:
    assert half.half is not None
    tile, it = names.tile_name(half.half.aim), names.thing_name(half.half.made)
    return _("{n} {it} to {tile}").format(n=action.n, it=it, tile=tile)


LABELS: dict[type, str | Label] = {
    do.Bid: later("Bid"),
    do.Use: later("Use a tile"),
    do.Pass: later("Pass"),
    do.Enough: later("No more"),
    do.Where: later("Use a tile of this village"),
    do.On: _on,
    do.Colour: lambda view, half, action: with_colour(action.colour),
    do.Join: lambda view, half, action: _("Bring the group at {tile}").format(
        tile=names.tile_name(view.market[action.slot])
    ),
    do.FromHand: _count,
    do.PayWorker: lambda view, half, action: _pay_worker(action.colour),
    do.PayGroup: lambda view, half, action: _("Pay the worker at {tile}").format(
        tile=names.tile_name(view.market[action.slot])
    ),
    do.PaySkill: _named(later("Pay a skill tile: {it}"), names.skill_name, "skill"),
    do.Make: _named(later("Make 1 {it}"), names.good_name, "good"),
    do.Offer: _offer,
    do.TakeBoat: _named(later("Take the {it}"), names.boat_name, "boat"),
    do.Allot: _allot,
    do.Thing: _thing,
    do.Many: _many,
    do.Crown: later("Say what the joker counts as"),
    do.AllotBest: later("Use the best"),
    do.Ghost: later("Play the ghost"),
    do.Succeed: _named(later("The {it} takes its place"), names.boat_name, "boat"),
    do.Score: lambda view, half, action: _("Count {points}").format(points=names.points_words(view.scores[view.turn])),
}
"""By the kind of choice: the sentence, or what says it; laying and carrying have files of their own."""


def draft(view: View, half: View, action: do.Action) -> tuple[str, ...]:
    """What a choice is called and what follows from it, line by line; () = nothing that is worth saying."""
    follows = FOLLOWS.get(type(action))
    found = follows(view, half, action) if follows else ()
    return (label(view, half, action), *found) if found else ()


def _placed(view: View, half: View, action: do.FromHand) -> tuple[str, ...]:
    """What workers of one's own hand bring: a tile's effect, or the lead once all of them are chosen."""
    now = half.half
    if now is None or first_of_two(half, action):
        return ()
    if now.kind != BIDDING:
        return (effect_words(now.aim, view.side[now.aim]), *_joining(half))
    return (_("leads until somebody bids {n}").format(n=_together(half, action) + 1), *_joining(half))


def _joining(half: View) -> tuple[str, ...]:
    """4.6: from where losing groups come along, a line for each."""
    now, seat = half.half, _mover(half)
    if now is None:
        return ()
    slots = [slot for slot in range(len(half.market)) if now.joined >> slot & 1]
    groups = [(half.bids[slot * half.seats + seat] >> 2, names.tile_name(half.market[slot])) for slot in slots]
    return tuple(_("with {n} outbid from {tile}").format(n=n, tile=tile) for n, tile in groups)


def _kept(tiles: int) -> str:
    """10.2: what becomes of the winter tiles that are not offered."""
    if not tiles:
        return _("nothing is kept back")
    return plural("{n} tile kept back leaves the game", "{n} tiles kept back leave the game", tiles)


def _ended(view: View, best: bool) -> tuple[str, ...]:
    """14.3: what the best would bring, or what is lost against it."""
    if best:
        return (_("{points} in all").format(points=names.points_words(view.best[view.turn])),)
    return tuple(filter(None, (ended(view),)))


def ended(view: View) -> str:
    """14.3: what is lost against the best, "" = nothing."""
    lost = view.best[view.turn] - view.scores[view.turn]
    return plural("{n} point less than the best", "{n} points less than the best", lost) if lost else ""


def passing(view: View) -> str:
    """3.3: what a pass means now."""
    passed = view.passes + 1
    if passed == view.seats:
        return _("all have passed then: the season ends")
    return _("{n} of {all} passed then; the season ends when all have").format(n=passed, all=view.seats)


def passed(view: View) -> str:
    """The same in a few words."""
    if view.passes + 1 == view.seats:
        return _("ends the season")
    return _("then {n} of {all} passed").format(n=view.passes + 1, all=view.seats)


def boat_words(view: View, boat: int) -> str:
    """8.2: what is on a boat; in winter what it scores."""
    if view.season == box.WINTER:
        return final_words(boat)
    workers, skills = aboard(view, boat)
    return ", ".join(filter(None, (names.workers_words(workers), names.skills_words(skills))))


def final_words(boat: int) -> str:
    """12.9: what a boat scores in the end."""
    return effect_words(box.BOAT_TILES[boat], 0) or names.points_words(box.FLEET[boat].vp[0])


def coming_words(boat: int) -> str:
    """15.3: what a boat brings in autumn."""
    workers, skills = box.LOADS[boat][box.AUTUMN]
    found = (plural("{n} worker", "{n} workers", workers), plural("{n} skill tile", "{n} skill tiles", skills))
    return _("In autumn: {what}").format(what=", ".join(found))


FOLLOWS: dict[type, Callable[[View, View, Any], tuple[str, ...]]] = {
    do.FromHand: _placed,
    do.Offer: lambda view, half, action: (_kept(len(view.dealt) - action.tiles.bit_count()),),
    do.Pass: lambda view, half, action: (passing(view),),
    do.Score: lambda view, half, action: _ended(view, best=False),
    do.AllotBest: lambda view, half, action: _ended(view, best=True),
    do.TakeBoat: lambda view, half, action: (boat_words(view, action.boat),),
    do.Succeed: lambda view, half, action: (coming_words(action.boat), final_words(action.boat)),
}
"""By the kind of choice: what follows from it."""
