"""Rules of thumb for the actions: what to buy, build and trade, and with which cubes."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.game import Seat
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral.bot.lawyers import weigh_law
from game.games.keythedral.bot.worth import (
    CUBE,
    Plan,
    best_plan,
    finds,
    keeping,
    prices_in,
    rounds_left,
    seat_gain,
)
from game.games.keythedral.purse import count, covers, resources
from game.games.keythedral.rules.state import State
from game.games.keythedral.view import CUT, FENCE, FENCE_AT, HIRE, INSTEAD, LAW, LAW_AT, SUBSTITUTE, TRADE, UNFENCE

STOCK = 0.08
"""What it is worth to have the crafts of later levels made before they are called for."""
NEEDED = 5.0
"""By how much a cube is kept that the plan asks for."""


def weigh_acts(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """6.1: what each action, or each part of one, is worth."""
    if state.half is not None:
        return _HALF[state.half[0]](state, seat, legal)
    plan = best_plan(state, seat)
    return [_act(state, seat, action, plan) for action in legal]


def _act(state: State, seat: Seat, action: do.Action, plan: Plan) -> float:
    return _ACTS[type(action)](state, seat, action, plan)


def _pass(_state: State, _seat: Seat, _action: do.Pass, _plan: Plan) -> float:
    return 0.0


def _buy_seat(state: State, seat: Seat, action: do.BuySeat, plan: Plan) -> float:
    return _buy(state, seat, action.tile, plan)


def _hire(state: State, seat: Seat, action: do.Hire, plan: Plan) -> float:
    if plan.actions and count(plan.missing, action.craft):
        return plan.gain * 0.9
    return _stock(state, seat, action.craft)


def _trade(_state: State, _seat: Seat, _action: do.Trade, plan: Plan) -> float:
    return plan.gain * 0.88 if plan.actions and resources(plan.missing) else -0.2


def _build(state: State, seat: Seat, action: do.BuildHouse, plan: Plan) -> float:
    return _house(state, seat, action.building, plan)


def _fence(state: State, seat: Seat, _action: do.Fence, plan: Plan) -> float:
    price = prices_in(state)[box.TIMBER]
    return _best_fence(state, seat)[0] - price - _disturbs(state, seat, box.FENCE, plan)


def _unfence(state: State, seat: Seat, _action: do.Unfence, plan: Plan) -> float:
    price = 2 * prices_in(state)[box.WINE]
    return _best_removal(state, seat)[0] - price - _disturbs(state, seat, box.REMOVAL, plan)


def _law_master(state: State, seat: Seat, action: do.Procure, plan: Plan) -> float:
    return _procure(state, seat, state.offer[action.place], plan)


def _play(state: State, seat: Seat, action: do.PlayLaw, _plan: Plan) -> float:
    return weigh_law(state, seat, action.law)


_ACTS: dict[type, Callable[[State, Seat, Any, Plan], float]] = {
    do.Pass: _pass, do.BuySeat: _buy_seat, do.Hire: _hire, do.Trade: _trade, do.BuildHouse: _build, do.Fence: _fence,
    do.Unfence: _unfence, do.Procure: _law_master, do.PlayLaw: _play,
}  # fmt: skip
"""By the kind of an action: what it is worth."""


def _buy(state: State, seat: Seat, tile: int, plan: Plan) -> float:
    """6.3: the plan's seat first."""
    gain = seat_gain(state, tile)
    if state.cut == tile:
        gain += CUBE[state.second]
    if not covers(state.purse[seat], box.PRICE[tile]):
        gain -= 0.2
    return gain + (0.05 if tile == plan.tile else 0.0)


def _stock(state: State, seat: Seat, craft: int) -> float:
    """6.6: what no seat asks for any more becomes ironwork, glass and gold for the levels to come."""
    have = resources(state.purse[seat])
    spare = have - 3
    wanted = (box.IRON, box.IRON, box.GLASS, box.GLASS, box.GOLD)[state.level]
    if spare < box.CRAFT[craft - 5] or state.level == box.LEVELS - 1:
        return -0.1
    owned = count(state.purse[seat], craft)
    return (STOCK if craft >= wanted else 0.0) - 0.04 * owned


def _disturbs(state: State, seat: Seat, cost: int, plan: Plan) -> float:
    """What it costs that these cubes are lacking for the plan."""
    if plan.tile < 0:
        return 0.0
    left = state.purse[seat] - cost
    if plan.actions == 0:
        return 0.0 if covers(left, box.PRICE[plan.tile]) else plan.gain
    return plan.gain * 0.5


def _house(state: State, seat: Seat, building: int, plan: Plan) -> float:
    """6.4: a worker more in each round to come, if there is room for it."""
    cube = CUBE[state.second]
    room = max(0.0, 1.0 - (sum(finds(state)) / len(state.on)) ** 2)
    chance = finds(state)[building] * min(1.0, 0.45 * len(state.ways[building])) * (0.35 + room)
    price = prices_in(state)
    cost = price[box.TIMBER] + price[box.STONE]
    return 1.7 * rounds_left(state) * chance * cube - 0.5 * cost - _disturbs(state, seat, box.HOUSE, plan)


_HARM = (0.0, 0.9, 0.3, 0.12, 0.05)
"""By how many ways a building has: what the loss of one is worth, as a part of a cube a round."""


def fence_gain(state: State, seat: Seat, edge: int) -> float:
    """6.5: what a fence here brings: a rival's worker that finds less, and more room for one's own."""
    building, corner = divmod(edge, box.CORNERS)
    field = state.near[building][corner]
    harm = _HARM[len(state.ways[building])]
    if building // box.COTTAGES == seat:
        return -harm * CUBE[state.second] * rounds_left(state) - 0.1
    own = sum([_HARM[len(ways)] for ways in state.ways[seat * 5 : seat * 5 + 5] if field in ways])
    return (harm / (state.seats - 1) + 0.4 * own) * CUBE[state.second] * rounds_left(state)


def removal_gain(state: State, seat: Seat, edge: int) -> float:
    """6.5: what it brings that the fence here is gone."""
    building = edge // box.CORNERS
    more = _HARM[len(state.ways[building]) + 1]
    if building // box.COTTAGES != seat:
        return -more / (state.seats - 1) * CUBE[state.second] * rounds_left(state)
    return more * CUBE[state.second] * rounds_left(state)


def _best_fence(state: State, seat: Seat) -> tuple[float, int]:
    best, found = -1.0, -1
    for building, ways in enumerate(state.ways):
        if building // box.COTTAGES == seat or not ways or len(ways) > 2:
            continue
        for corner, field in enumerate(state.near[building]):
            edge = building * box.CORNERS + corner
            if field >= 0 and state.fence[edge] < 0 and (gain := fence_gain(state, seat, edge)) > best:
                best, found = gain, edge
    return best, found


def _best_removal(state: State, seat: Seat) -> tuple[float, int]:
    gains = [(removal_gain(state, seat, edge), edge) for edge, owner in enumerate(state.fence) if owner >= 0]
    return max(gains, default=(-1.0, -1))


def _procure(state: State, seat: Seat, law: int, plan: Plan) -> float:
    """6.8: as the last thing of the phase, when nothing better can be done."""
    after = 0.6 * plan.gain
    return keeping(state, law) - prices_in(state)[box.WINE] - after


def _choose_building(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    edge = _best_fence(state, seat)[1]
    return [1.0 if isinstance(a, do.At) and a.building == edge // box.CORNERS else 0.0 for a in legal]


def _choose_edge(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    return [fence_gain(state, seat, a.edge) if isinstance(a, do.Edge) else 0.0 for a in legal]


def _choose_removal(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    return [removal_gain(state, seat, a.edge) if isinstance(a, do.Edge) else 0.0 for a in legal]


def _pay(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """6.2: what the plan does not ask for, the cheapest first; the craftsman's law where it is there."""
    plan = best_plan(state, seat)
    wanted = box.PRICE[plan.tile] if plan.tile >= 0 else 0
    price = prices_in(state)
    assert state.half is not None
    rest = state.purse[seat] - state.half[4]
    found = []
    for action in legal:
        if isinstance(action, do.Pay):
            colour = action.colour
            spare = count(rest, colour) - count(wanted, colour)
            found.append(-price[colour] + 0.02 * spare - (NEEDED if spare <= 0 else 0.0))
        elif isinstance(action, do.Take):
            found.append(price[action.colour] + NEEDED * (count(plan.missing, action.colour) > 0))
        else:
            found.append(0.5)
    return found


def _price(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """7.10, 7.20: the dearest is left out, the law is kept where it need not be played."""
    price = prices_in(state)
    purse = state.purse[seat]
    found = []
    for action in legal:
        if isinstance(action, do.Without):
            short = not count(purse, action.colour)
            found.append(price[action.colour] + NEEDED * short)
        elif isinstance(action, do.Instead):
            found.append(price[action.colour])
        elif isinstance(action, do.Pay):
            found.append(-price[action.colour])
        else:
            found.append(1.0)
    return found


def _name(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """7: what is named for a law on the own turn."""
    price = prices_in(state)
    cost = price[box.TIMBER] + price[box.STONE]
    plan = best_plan(state, seat)
    found = []
    for action in legal:
        if isinstance(action, do.OnSeat):
            found.append(plan.gain if action.tile == plan.tile else seat_gain(state, action.tile) - 9.0)
        elif isinstance(action, do.At):
            own = action.building // box.COTTAGES == seat
            found.append(_house(state, seat, action.building, plan) + cost if own else 0.0)
        elif isinstance(action, do.Edge):
            standing = state.fence[action.edge] >= 0
            found.append((removal_gain if standing else fence_gain)(state, seat, action.edge))
        elif isinstance(action, do.Pay):
            found.append(-price[action.colour])
        else:
            found.append(0.0)
    if state.half is not None and state.half[2] == box.FENCE_GRANT and state.half[0] == LAW:
        return _choose_building(state, seat, legal)
    return found


_HALF = {
    FENCE: _choose_building, FENCE_AT: _choose_edge, UNFENCE: _choose_removal, HIRE: _pay, TRADE: _pay, CUT: _price,
    SUBSTITUTE: _price, INSTEAD: _price, LAW: _name, LAW_AT: _name,
}  # fmt: skip
"""By what a choice half made is about."""
