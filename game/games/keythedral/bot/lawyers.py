"""Rules of thumb for laws and bids: when a law is played, what is named, and what the start is worth."""

from collections.abc import Sequence

from game.core.game import Seat
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral.bot.worth import CUBE, best_plan, crowd, keeping, prices_in, rounds_left
from game.games.keythedral.purse import count, covers, resources
from game.games.keythedral.rules import harvest
from game.games.keythedral.rules.asking import to_join
from game.games.keythedral.rules.scoring import seat_points
from game.games.keythedral.rules.state import State
from game.games.keythedral.rules.work import open_fields

PATIENCE = 0.38
"""What a law is worth that is not played now, as a part of what it was worth to procure it."""


def weigh_law(state: State, seat: Seat, law: int) -> float:
    """7: what it brings to play this law now, beyond what it is worth to keep it."""
    return _NOW[law](state, seat) - PATIENCE * keeping(state, law)


def weigh_answers(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """8: whether a law is played when seats are asked."""
    return [weigh_law(state, seat, action.law) if isinstance(action, do.PlayLaw) else 0.0 for action in legal]


def _whole_round(state: State, _seat: Seat) -> float:
    """7.1, 7.3: in any round that is worth something; the later in the own order, the more."""
    cube = CUBE[state.second]
    return 1.3 * cube


def _second_call(state: State, seat: Seat) -> float:
    """7.2: a building that others could shut out goes out now."""
    return 0.9 * CUBE[state.second] * max([danger(state, each) for each in to_join(state, seat)], default=0.0)


def danger(state: State, building: int) -> float:
    """How probably its last free fields are taken before its turn."""
    crowded, shut = crowd(state), 1.0
    fields = open_fields(state, building)
    if not fields:
        return 0.0
    for field in fields:
        shut *= 1.0 - 1.0 / crowded[field]
    return 0.4 + shut


def _season(state: State, seat: Seat) -> float:
    """7.5: the best kind, for oneself against the others."""
    return max([season_gain(state, seat, kind) for kind in box.KINDS])


def season_gain(state: State, seat: Seat, kind: int) -> float:
    """7.5: the cubes of this kind for oneself, less what the others get."""
    own = others = 0
    for field, building in enumerate(state.on):
        if building >= 0 and state.kind[field] == kind:
            if building // box.COTTAGES == seat:
                own += 1
            else:
                others += 1
    return prices_in(state)[kind] * (own - others / (state.seats - 1))


def _poor(state: State, seat: Seat) -> float:
    """7.6: the colour that costs the others most."""
    return max([poor_harm(state, seat, colour) for colour in box.RESOURCES])


def poor_harm(state: State, _seat: Seat, colour: int) -> float:
    """7.6: what those who collect later lose of this colour."""
    lost = 0
    for step in range(state.gathered, state.seats):
        lost += count(harvest.due(state, (state.start + step) % state.seats), colour)
    return prices_in(state)[colour] * lost / (state.seats - 1) * 1.3


def _relief(state: State, seat: Seat) -> float:
    """7.7: the cubes at hand."""
    return min(state.idle[seat], box.MOST_RELIEF) * CUBE[state.second] * 1.15


def _market(state: State, seat: Seat) -> float:
    """7.8: when a plan needs the trader, or there is much to sort."""
    plan = best_plan(state, seat)
    lacks = resources(plan.missing) if plan.actions else 0
    return (0.2 + 1.0 * lacks) * CUBE[state.second]


def _cut(state: State, seat: Seat) -> float:
    """7.10: when the own plan's seat is bought next."""
    plan = best_plan(state, seat)
    return 1.4 * CUBE[state.second] if plan.tile >= 0 and plan.actions == 0 else 0.0


def _against(state: State, seat: Seat) -> float:
    """7.11, 7.12: against who leads, and for a seat that one wants oneself."""
    if state.claim is None:
        return 0.0
    tile, price = state.claim[0], state.claim[1]
    points = box.SEAT_VALUE[state.second][box.LEVEL[tile]]
    scores = [seat_points(state, each) for each in range(state.seats)]
    ahead = scores[state.buyer] >= scores[seat] - points
    wants = covers(state.purse[seat], box.PRICE[tile])
    gain = points * ((0.35 if wants else 0.0) + (0.25 if ahead else 0.05))
    return gain * (1.0 if price else 0.0)


def _stop(state: State, seat: Seat) -> float:
    """7.13: early, when others could build."""
    able = sum([covers(purse, box.HOUSE) for who, purse in enumerate(state.purse) if who != seat])
    return 0.3 * able * CUBE[state.second] * min(1.0, rounds_left(state) / 3) if not state.out else 0.0


def _mason(state: State, _seat: Seat) -> float:
    """7.14: while a house still pays."""
    return 2.0 * CUBE[state.second] if rounds_left(state) > 1.5 else 0.0


def _way(state: State, seat: Seat) -> float:
    """7.15: an own building that is shut off goes free."""
    cube, best = CUBE[state.second], 0.0
    for edge, owner in enumerate(state.fence):
        building = edge // box.CORNERS
        if owner >= 0 and building // box.COTTAGES == seat:
            best = max(best, (0.9 if not state.ways[building] else 0.25) * cube * rounds_left(state))
    return best


def _grant(state: State, seat: Seat) -> float:
    """7.17: a rival's building with one way left is shut off."""
    few = min([len(ways) for n, ways in enumerate(state.ways) if ways and n // box.COTTAGES != seat], default=4)
    return (1.0 if few == 1 else 0.5) * CUBE[state.second] * min(1.5, rounds_left(state) / 2)


def _sitting(state: State, seat: Seat) -> float:
    """7.18: when two seats can be had in a row, or the way to one is one action long."""
    plan = best_plan(state, seat)
    return 2.0 * CUBE[state.second] if plan.tile >= 0 and plan.actions <= 1 else 0.0


def _start(state: State, _seat: Seat) -> float:
    """7.19: in any round that is not the last."""
    return start_worth(state) * 1.1 if rounds_left(state) > 0.4 else 0.0


def _spare(_state: State, _seat: Seat) -> float:
    """7.4, 7.16, 7.9: weighed where it is chosen."""
    return 0.0


_NOW = {
    box.OWN_ROSTER: _whole_round, box.SECOND_CALL: _second_call, box.FIRST_OUT: _whole_round, box.SPARE_BED: _spare,
    box.GOOD_SEASON: _season, box.POOR_SEASON: _poor, box.POOR_RELIEF: _relief, box.OPEN_MARKET: _market,
    box.JOURNEYMAN: _spare, box.PRICE_CUT: _cut, box.SURCHARGE: _against, box.OBJECTION: _against,
    box.BUILDING_STOP: _stop, box.MASTER_MASON: _mason, box.RIGHT_OF_WAY: _way, box.STILE: _spare,
    box.FENCE_GRANT: _grant, box.LONG_SITTING: _sitting, box.PRECEDENCE: _start, box.SUBSTITUTE: _spare,
}  # fmt: skip
"""By law: what it brings if it is played now."""


def weigh_names(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """7.2, 7.5, 7.6, 7.11: what is named where seats are asked."""
    found = []
    for action in legal:
        if isinstance(action, do.At):
            found.append(danger(state, action.building))
        elif isinstance(action, do.NameField):
            found.append(season_gain(state, seat, action.kind))
        elif isinstance(action, do.Name) and state.claim is not None:
            left = state.purse[state.buyer] - state.claim[1]
            found.append(1.0 / (1.0 + count(left, action.colour)))
        elif isinstance(action, do.Name):
            found.append(poor_harm(state, seat, action.colour))
        else:
            found.append(0.0)
    return found


def weigh_surcharge(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """7.11: paid where the seat is still worth it."""
    assert state.claim is not None
    price, tile = prices_in(state), state.claim[0]
    gain = box.SEAT_VALUE[state.second][box.LEVEL[tile]] * 0.5
    return [gain - price[a.colour] if isinstance(a, do.Pay) else 0.0 for a in legal]


def start_worth(state: State) -> float:
    """9: what it is worth to begin the next round, over beginning it anywhere."""
    return 1.2 * CUBE[state.second]


AT_THE_END = 1.6
"""What to bid in cubes while the last level lies open: who begins takes the last seats."""


def meant_bid(state: State) -> float:
    """9.3: what to bid, in cubes' value: before the last level the start is not worth a cube."""
    last = state.level == box.LEVELS - 1 or rounds_left(state) < 0.6
    return AT_THE_END if last else 0.3


def cheapest(state: State, seat: Seat, paid: int) -> int:
    """The colour of the cube that this seat misses least, beside those that are paid; -1 = there is none."""
    price, rest = prices_in(state), state.purse[seat] - paid
    return min([c for c in box.COLOURS if count(rest, c)], key=lambda c: price[c], default=-1)


NEVER = -1000.0


def weigh_bids(state: State, _seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """9.3: up to what the start is worth, in the cheapest cubes; one order of a bid is enough to search."""
    last = state.half[3] if state.half else 0
    price = prices_in(state)
    paid = sum([box.VALUE[c] * count(state.half[4], c) for c in box.COLOURS]) if state.half else 0
    short = meant_bid(state) - paid
    found = []
    for action in legal:
        if isinstance(action, do.Offer) and action.colour < last:
            found.append(NEVER)
        elif isinstance(action, do.Offer):
            dear = price[action.colour] / CUBE[state.second] - 1.0
            found.append(0.35 * (short - 0.5 * box.VALUE[action.colour]) - 0.3 * dear)
        else:
            found.append(0.0)
    return found
