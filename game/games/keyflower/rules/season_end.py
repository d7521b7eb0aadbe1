"""7, 8: the end of a season in its strict order, up to the choice of boats."""

from game.core.chance import Chance
from game.core.game import Tell
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import BoatTaken, CameHome, MarkerMoved, TileGone, TileWon
from game.games.keyflower.rules.state import State, gain, losing, owns, show, show_skill


def end(state: State, tell: Tell | None) -> None:
    """7.1 to 7.4, 8.2 to 8.5: everything that nobody decides; then boats are chosen."""
    before = state.hand[:]
    for seat in range(state.seats):
        for _slot, n, colour in losing(state, seat):
            show(state, seat, colour, n)
    for slot, tile in enumerate(state.market):
        if state.leader[slot] < 0:
            _remove(state, tile, tell)
    winners = _award(state, tell)
    for seat in range(state.seats):
        for tile in state.villages[seat] + state.beside[seat]:
            _collect(state, tile, seat)
    if tell:
        _tell_home(state, before, tell)
    _resolve_turn_order(state, winners, tell)
    for tile in state.market:
        state.slot[tile] = -1
    state.market, state.bids, state.leader = (), [], []


def _tell_home(state: State, before: list[int], tell: Tell) -> None:
    """7.1, 7.3, 7.4: who gets which workers back; all lay open until now."""
    for seat in range(state.seats):
        back = tuple(state.hand[seat * 4 + colour] - before[seat * 4 + colour] for colour in box.COLOURS)
        if any(back):
            tell(CameHome(seat, back))


def _remove(state: State, tile: int, tell: Tell | None) -> None:
    """7.2: nobody bid for it: it leaves the game, and workers on it go into the bag."""
    for colour in box.COLOURS:
        state.bag[colour] += state.on[tile * 4 + colour]
    _clear(state, tile)
    if tell and box.TILES[tile].kind != "turn order":
        tell(TileGone(tile))


def _clear(state: State, tile: int) -> None:
    state.on[tile * 4 : tile * 4 + 4] = [0, 0, 0, 0]
    state.last[tile], state.lock[tile] = 0, -1


def _collect(state: State, tile: int, seat: int) -> None:
    """7.3, 7.4: the workers on this tile go behind the screen of this seat."""
    for colour in box.COLOURS:
        if state.on[tile * 4 + colour]:
            show(state, seat, colour, state.on[tile * 4 + colour])
    _clear(state, tile)


def _award(state: State, tell: Tell | None) -> dict[int, int]:
    """7.3: from the start player on, tiles and the workers on them go to who won them, winning bids into the bag.

    The winners of turn order tiles, by tile.
    """
    winners = dict[int, int]()
    for n in range(state.seats):
        seat = (state.start + n) % state.seats
        for slot, tile in enumerate(state.market):
            if state.leader[slot] != seat:
                continue
            bid = state.bids[slot * state.seats + seat]
            state.bag[bid & 3] += bid >> 2
            _collect(state, tile, seat)
            if box.TILES[tile].kind == "turn order":
                winners[tile] = seat
                continue
            _take(state, seat, tile, tell)
    return winners


def _take(state: State, seat: int, tile: int, tell: Tell | None) -> None:
    state.owner[tile] = seat
    state.fresh[seat] += (tile,)
    if tell:
        tell(TileWon(seat, tile))


def _resolve_turn_order(state: State, winners: dict[int, int], tell: Tell | None) -> None:
    """8.2 to 8.5: who picks a boat when, who is start player, and in winter who gets the tiles and the joker."""
    tiles = box.TURN_ORDER_TILES[state.seats]
    ranked = list(dict.fromkeys(winners[tile] for tile in tiles if tile in winners))
    if state.season == box.WINTER:
        for tile in tiles:
            if tile in winners:
                _take(state, winners[tile], tile, tell)
        state.joker = winners.get(tiles[-1], -1)
    first = winners.get(tiles[-1], state.start)
    rest = [(first + n) % state.seats for n in range(state.seats)]
    state.order = (*ranked, *(seat for seat in rest if seat not in ranked))
    state.heir = winners.get(tiles[-1], -1)
    state.phase, state.turn = "boat", state.order[0]


def legal(state: State) -> list[do.Action]:
    """8.2: any boat that nobody took."""
    return [do.TAKE_BOAT[boat] for boat in range(state.seats) if state.boat_of[boat] < 0]


def take_boat(state: State, seat: int, boat: int, chance: Chance, tell: Tell | None) -> None:
    """8.2, 8.5, 11.2: workers and skill tiles of the boat, in winter the boat itself; owners of boat 1 get more."""
    state.boat_of[boat] = seat
    load = state.load[boat * 7 : boat * 7 + 7]
    state.load[boat * 7 : boat * 7 + 7] = [0] * 7
    for colour in box.COLOURS:
        if load[colour]:
            show(state, seat, colour, load[colour])
    for kind in box.SKILLS:
        if load[4 + kind]:
            show_skill(state, seat, kind, load[4 + kind])
    if state.season == box.WINTER:
        _take(state, seat, box.BOAT_TILES[boat], None)
    if tell:
        tell(BoatTaken(seat, boat, tuple(load[:4]), tuple(load[4:])))
    if seat == state.heir:
        _pass_marker(state, seat, tell)
    if state.season != box.SPRING:
        if owns(state, seat, box.EXTRA, 0):
            gain(state, seat, 2, 0, 0, chance, tell)
        elif owns(state, seat, box.EXTRA, 1):
            gain(state, seat, 0, 1, 0, chance, tell)
    state.order = state.order[1:]
    if state.order:
        state.turn = state.order[0]
        return
    if state.heir < 0:
        _pass_marker(state, (state.start + 1) % state.seats, tell)
    state.heir = -1


def _pass_marker(state: State, seat: int, tell: Tell | None) -> None:
    """8.3: with the boat of whoever won it; if nobody did, to the left when all boats are taken."""
    state.start = seat
    if tell:
        tell(MarkerMoved(seat))
