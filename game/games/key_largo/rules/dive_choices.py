"""4: what may be decided during a dive, in the order in which it comes up."""

from collections.abc import Sequence

from game.core.game import Seat
from game.games.key_largo import actions as do
from game.games.key_largo import components as box
from game.games.key_largo.kits import HAS_TRIDENT, HAS_WEIGHT
from game.games.key_largo.rules.state import State, playable

FIRST = tuple(tuple(do.DIVE[diver] for diver in range(3) if fresh >> diver & 1) for fresh in range(8))
NEXT: tuple[tuple[do.Action, ...], ...] = tuple((*divers, do.STOP) for divers in FIRST)
"""4.3: who can dive, by the divers who have not dived yet (a bit each); the first must, then one may stop."""
MONSTERS: tuple[tuple[do.Action, ...], ...] = tuple(
    (*(do.USE_TRIDENT[diver] for diver in range(3) if tridents >> diver & 1), do.LOSE_DIVER) for tridents in range(8)
)
"""4.7: what to do about a monster, by the divers with a trident (a bit each)."""
CATCH: tuple[do.Action, ...] = (do.DROP_WEIGHT, do.SURFACE)


def list_dives(state: State, seat: Seat) -> Sequence[do.Action]:
    """4.3: the divers who can dive next; 12.1: a tourist may be played before."""
    dives: Sequence[do.Action] = FIRST[state.fresh] if state.diver < 0 else NEXT[state.fresh]
    if state.held[seat]:
        return [*dives, *playable(state, seat, 1 << box.TOURIST_WRECK)]
    return dives


def list_sabotage(state: State, seat: Seat) -> list[do.Action]:
    """12.5: prevent the draw, or not."""
    return [*playable(state, seat, 1 << box.SABOTEUR), do.PASS]


def list_monster(state: State, seat: Seat) -> Sequence[do.Action]:
    """4.8: the tridents of all own divers who take part; 12.4: the Frequent Visitor."""
    tridents = 0
    kits = state.divers
    for diver in range(3):
        if state.able >> diver & 1 and kits[3 * seat + diver] & HAS_TRIDENT:
            tridents |= 1 << diver
    if state.held[seat]:
        return [*playable(state, seat, monster_encounters(state, seat)), *MONSTERS[tridents]]
    return MONSTERS[tridents]


def monster_encounters(state: State, seat: Seat) -> int:
    """12.4: the Frequent Visitor needs a second card in the wreck, or the same monster would be drawn again."""
    return (len(state.wrecks[state.anchors[seat]]) > 1) << box.FREQUENT_VISITOR


def catch_encounters(state: State, wreck: int) -> int:
    """12.2: the Aide needs shallow water and one more card; 12.3: the Hasty Buyer any treasure but a jewel.

    The treasure is the owner's secret, so that only `list_catch` asks for its kind.
    """
    if state.wrecks[wreck] and box.WRECK_DEPTHS[state.seats][wreck] == box.SHALLOW:
        return 1 << box.AIDE | 1 << box.HASTY_BUYER
    return 1 << box.HASTY_BUYER


def list_catch(state: State, seat: Seat) -> Sequence[do.Action]:
    """4.10: drop the weight or come up; 12.2, 12.3."""
    wreck = state.anchors[seat]
    weight = bool(state.divers[3 * seat + state.diver] & HAS_WEIGHT and state.wrecks[wreck])
    if not state.held[seat]:
        return CATCH if weight else CATCH[1:]
    encounters = catch_encounters(state, wreck)
    if box.KIND[state.catch] == box.JEWEL:
        encounters &= ~(1 << box.HASTY_BUYER)
    return [*playable(state, seat, encounters), *(CATCH if weight else CATCH[1:])]


def list_last(state: State, seat: Seat) -> list[do.Action]:
    """12.6: the last diver may draw the last card."""
    return [*playable(state, seat, 1 << box.PAINSTAKING_DIVER), do.PASS]
