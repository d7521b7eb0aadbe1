"""Whole turns by rules of thumb: what, where, which tile, in which colour; the rest goes as few workers as will do."""

from collections.abc import Sequence

from game.core.game import Seat
from game.games.keyflower import actions as do
from game.games.keyflower.bot.heuristics import keeping
from game.games.keyflower.bot.placements import Placement, planned
from game.games.keyflower.halves import BIDDING, COLOUR, HAUNTING, TILE, USING, WHAT, WHERE
from game.games.keyflower.rules.state import State

KINDS: dict[int, do.Action] = {BIDDING: do.BID, USING: do.USE, HAUNTING: do.GHOST}


def turns_of(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[tuple[float, tuple[do.Action, ...]]]:
    """Return what is left of each turn that goes on with one of these actions, and what it is worth in points."""
    if state.phase != "act" or state.stage not in (WHAT, WHERE, TILE, COLOUR):
        return []
    found = [(each.worth, _left(_actions(each), legal)) for each in planned(state, seat, state.stage)]
    if do.PASS in legal:
        haunting = max([worth for worth, actions in found if actions[:1] == (do.GHOST,)], default=None)
        found.append((keeping(haunting), (do.PASS,)))
    return [(worth, actions) for worth, actions in found if actions]


def _actions(each: Placement) -> tuple[do.Action, ...]:
    """3.3: what such a turn is made of."""
    where = (do.WHERE[each.where],) if each.kind == USING else ()
    colour = (do.READ_AS[each.colour],) if each.colour >= 0 else ()
    return KINDS[each.kind], *where, do.ON[each.tile], *colour


def _left(actions: tuple[do.Action, ...], legal: Sequence[do.Action]) -> tuple[do.Action, ...]:
    """The actions from the one on that is asked for now; () if none is."""
    for at, action in enumerate(actions):
        if action in legal:
            return actions[at:]
    return ()
