"""What the seat that must act may do, by phase, and how a choice half made can go on."""

from collections.abc import Callable, Sequence

from game.core.game import Seat
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import view as halves
from game.games.keythedral.purse import covers
from game.games.keythedral.rules import asking, bids, building, crafts, harvest, laws, laying, purchase, work
from game.games.keythedral.rules.state import State


def legal(state: State, seat: Seat) -> Sequence[do.Action]:
    """Everything this seat may choose now."""
    if seat != state.turn or state.phase == "over":
        return ()
    if state.half is not None:
        return LIST_HALF[state.half[0]](state, seat)
    return LIST[state.phase](state, seat)


def list_act(state: State, seat: Seat) -> Sequence[do.Action]:
    """6.1: one action, own laws before it, or a pass; 6.10: who is out has only laws."""
    listed: list[do.Action] = [do.PASS]
    if not state.out >> seat & 1:
        purse = state.purse[seat]
        if purse:
            listed += purchase.list_seats(state, seat)
            if covers(purse, box.HOUSE):
                listed += [do.BUILD_HOUSE[each] for each in building.cottages(state, seat)]
            if covers(purse, box.FENCE) and state.fences[seat]:
                listed.append(do.FENCE)
            if covers(purse, box.REMOVAL) and max(state.fence) >= 0:
                listed.append(do.UNFENCE)
            listed += crafts.list_crafts(state, seat)
            listed += crafts.list_procure(state, seat)
    if state.laws[seat]:
        listed += laws.list_own(state, seat)
    return listed


LIST: dict[str, Callable[[State, Seat], Sequence[do.Action]]] = {
    "lay": laying.legal,
    "roster": asking.legal,
    "call": work.list_calls,
    "called": asking.legal,
    "place": work.list_places,
    "season": asking.legal,
    "collect": harvest.list_collect,
    "relief": harvest.list_relief,
    "act": list_act,
    "answer": asking.legal,
    "surcharge": purchase.list_surcharge,
    "precede": asking.legal,
    "bid": bids.list_bid,
}
"""What the seat that must act may do, by phase."""


def _list_buildings(state: State, _seat: Seat) -> Sequence[do.Action]:
    return building.list_buildings(state)


def _list_edges(state: State, _seat: Seat) -> Sequence[do.Action]:
    assert state.half is not None
    return building.list_edges(state, state.half[1])


def _list_standing(state: State, _seat: Seat) -> Sequence[do.Action]:
    return building.list_standing(state)


LIST_HALF: dict[int, Callable[[State, Seat], Sequence[do.Action]]] = {
    halves.COTTAGE: laying.legal,
    halves.FENCE: _list_buildings,
    halves.FENCE_AT: _list_edges,
    halves.UNFENCE: _list_standing,
    halves.HIRE: crafts.list_hire,
    halves.TRADE: crafts.list_trade,
    halves.CUT: purchase.list_cuts,
    halves.SUBSTITUTE: purchase.list_substitutes,
    halves.INSTEAD: purchase.list_instead,
    halves.LAW: laws.list_names,
    halves.LAW_AT: laws.list_names_at,
    halves.BID: bids.list_bid,
}
"""How a choice half made can go on."""
