"""Why one would bid for a tile or use it: what speaks for it and against it, in numbers of the View."""

from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.hints.case import Case
from game.games.keyflower.hints.worth import lacks, scores_now
from game.games.keyflower.knowledge.bidding import parts
from game.games.keyflower.texts import cost_words, effect_words
from game.kit.reasons import Why, said
from game.words import _, later, plural


def on_tile(case: Case) -> Why:
    """4, 5: a bid for a tile, or its use."""
    name = names.tile_name(case.tile)
    if case.haunts:
        return Why(
            said(later("Take the workers of the bid for {tile}."), tile=name),
            (haunted, closes),
            later("The ghost replaces a bid of another; the tile still goes to whoever led."),
            "16.4",
            haunted,
        )
    if case.bids:
        return Why(
            said(later("Own {tile}."), tile=name),
            (gives, upgrade, scores, leading, Case.held),
            later("Whoever leads when the season ends takes the tile; the workers of the bid go into the bag."),
            "4.2",
            bid_short,
        )
    return Why(
        said(later("Use {tile}."), tile=name),
        (gives, comes_back, next_use, Case.held),
        later("Each use of a season takes at least one worker more than the one before."),
        "5.2",
        use_short,
    )


def haunted(case: Case) -> str:
    """16.4: whom the ghost brings."""
    view, slot = case.view, case.view.market.index(case.tile)
    return _("It brings {workers}.").format(workers=names.workers_words(parts(view, slot, view.leader[slot])))


def closes(case: Case) -> str:
    """16.5: that nobody comes there any more."""
    return _("Nobody bids for {tile} or uses it any more this season.").format(tile=names.tile_name(case.tile))


def gives(case: Case) -> tuple[str, ...]:
    """What the tile does."""
    words = effect_words(case.tile, case.view.side[case.tile])
    return (words,) if words else ()


def upgrade(case: Case) -> tuple[str, ...]:
    """6.4: what it is worth turned over, what that costs, and whether it is there."""
    row = box.TILES[case.tile]
    if row.cost is None or case.view.side[case.tile]:
        return ()
    words = _("Turned over for {cost} it has {after} points instead of {before}.")
    if row.vp[0] == row.vp[1]:
        words = _("Turned over for {cost}: {effect}.")
    effect, cost = effect_words(case.tile, 1), cost_words(case.tile)
    found = [words.format(cost=cost, after=row.vp[1], before=row.vp[0], effect=effect)]
    if case.own:
        missing, skilled = lacks(case.view, case.seat, case.tile)
        if missing:
            found.append(plural("Of that {n} resource is lacking.", "Of that {n} resources are lacking.", missing))
        elif not skilled:
            found.append(_("That skill tile is still to be had."))
        else:
            found.append(_("All that this takes is there."))
    return tuple(found)


def scores(case: Case) -> tuple[str, ...]:
    """12: what a winter tile would score, for its own view."""
    if box.TILES[case.tile].kind != "winter" or not case.own:
        return ()
    points = names.points_words(scores_now(case.view, case.seat, case.tile))
    return (_("With what is there now it would score {points}.").format(points=points),)


def leading(case: Case) -> str:
    """4.2: who leads, and what it takes to lead."""
    leader = case.view.leader[case.view.market.index(case.tile)]
    if leader < 0:
        return _("Nobody has bid for it yet.")
    if leader == case.seat:
        return _("The bid that leads is the own one; more workers make it safer.")
    return _("To lead: {need}.").format(need=case.need_words())


def comes_back(case: Case) -> str:
    """7.3, 7.4: to whom the workers of a use go."""
    view, tile = case.view, case.tile
    if view.owner[tile] == case.seat:
        return _("The tile is in the own village: these workers come back when the season ends.")
    if view.owner[tile] >= 0:
        return _("The workers go to the owner of the tile when the season ends.")
    if view.leader[view.market.index(tile)] == case.seat:
        return _("The own bid leads here: if it wins the tile, these workers come back.")
    return _("The workers go to whoever wins the tile.")


def next_use(case: Case) -> str:
    """5.2: what this use takes, and what it leaves."""
    need = max(1, case.need)
    words = plural("It takes {n} worker", "It takes {n} workers", need)
    room = box.MOST_ON_TILE - sum(case.view.on[case.tile * 4 : case.tile * 4 + 4]) - need
    if room > need:
        return _("{words}; the next use one more.").format(words=words)
    return _("{words}; nobody can use it after that.").format(words=words)


def bid_short(case: Case) -> str:
    """What it would bring, in a few words."""
    row = box.TILES[case.tile]
    if row.kind == "winter" and case.own:
        return names.points_words(scores_now(case.view, case.seat, case.tile))
    if row.cost is not None and row.vp[1] > row.vp[0]:
        return _("{n} points if turned over").format(n=row.vp[1])
    return case.need_words()


def use_short(case: Case) -> str:
    """What it gives, in a few words."""
    return effect_words(case.tile, case.view.side[case.tile]) or case.need_words()
