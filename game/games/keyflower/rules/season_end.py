"""7, 8: the end of a season in its strict order, up to the choice of boats."""

from game.core.chance import Chance
from game.core.game import Tell
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import BoatTaken, CameHome, MarkerMoved, SeasonEnded, Succeeded, TileGone, TileWon
from game.games.keyflower.rules import ghost, jokers
from game.games.keyflower.rules.scoring import workers_of
from game.games.keyflower.rules.state import State, gain, losing, owns, show, show_skill

LATER = ("turn order", "ship")
"""Kinds of tiles whose bids are resolved after all others."""


def end(state: State, tell: Tell | None) -> None:
    """7.1 to 7.4, 8.2 to 8.5: everything that nobody decides; then boats are chosen."""
    before = _behind(state) if tell else []
    for seat in range(state.seats):
        for lost, n, colour in losing(state, seat):
            if state.jokers:
                jokers.take_in(state, seat, jokers.parts(state, lost * state.seats + seat))
            else:
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
    if state.options.key_celeste:
        _resolve_ship(state, winners.get(box.CELESTE, -1), tell)
    for tile in state.market:
        state.slot[tile] = -1
    state.market, state.bids, state.leader = (), [], []
    if tell:
        tell(SeasonEnded(state.season, state.order))


def _behind(state: State) -> list[list[int]]:
    """By seat: the workers behind its screen by colour, then Sven and Paulo."""
    return [workers_of(state, seat) for seat in range(state.seats)]


def _tell_home(state: State, before: list[list[int]], tell: Tell) -> None:
    """7.1, 7.3, 7.4: who gets which workers back; all lay open until now."""
    for seat, workers in enumerate(_behind(state)):
        back = tuple([now - then for now, then in zip(workers, before[seat], strict=True)])
        if any(back):
            tell(CameHome(seat, back))


def _remove(state: State, tile: int, tell: Tell | None) -> None:
    """7.2: nobody bid for it: it leaves the game, and workers on it go into the bag."""
    if state.jokers:
        jokers.into_bag(state, jokers.standing(state, tile))
    else:
        for colour in box.COLOURS:
            state.bag[colour] += state.on[tile * 4 + colour]
    _clear(state, tile)
    if tell and (box.TILES[tile].kind not in LATER or (tile == box.CELESTE and state.season == box.WINTER)):
        tell(TileGone(tile))


def _clear(state: State, tile: int) -> None:
    state.on[tile * 4 : tile * 4 + 4] = [0, 0, 0, 0]
    state.last[tile], state.lock[tile] = 0, -1


def _collect(state: State, tile: int, seat: int) -> None:
    """7.3, 7.4: the workers on this tile go behind the screen of this seat."""
    if state.jokers and state.last[tile]:
        jokers.take_in(state, seat, jokers.standing(state, tile))
        _clear(state, tile)
        return
    for colour in box.COLOURS:
        if state.on[tile * 4 + colour]:
            show(state, seat, colour, state.on[tile * 4 + colour])
    _clear(state, tile)


def _award(state: State, tell: Tell | None) -> dict[int, int]:
    """7.3: from the start player on, tiles and the workers on them go to who won them, winning bids into the bag.

    The winners of turn order tiles and of the Key Celeste, by tile.
    """
    winners = dict[int, int]()
    for n in range(state.seats):
        seat = (state.start + n) % state.seats
        for slot, tile in enumerate(state.market):
            if state.leader[slot] != seat:
                continue
            bid = state.bids[slot * state.seats + seat]
            if state.jokers:
                jokers.into_bag(state, jokers.parts(state, slot * state.seats + seat))
            else:
                state.bag[bid & 3] += bid >> 2
            _collect(state, tile, seat)
            if box.TILES[tile].kind in LATER:
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


def _resolve_ship(state: State, winner: int, tell: Tell | None) -> None:
    """16.2, 16.7: the Key Celeste comes last; in winter its winner takes the tile."""
    ghost.resolve(state, winner, tell)
    if state.season == box.WINTER and winner >= 0:
        _take(state, winner, box.CELESTE, tell)


def legal(state: State) -> list[do.Action]:
    """8.2: any boat that nobody took; 15.3: the boat that takes the place of the Keymelequin."""
    if state.phase == "succeed":
        return [do.SUCCEED[boat] for boat in _successors(state)]
    return [do.TAKE_ANY_BOAT[boat] for berth, boat in enumerate(state.fleet) if state.boat_of[berth] < 0]


def _successors(state: State) -> list[int]:
    """15.3: the boats that are not in the game."""
    return [boat for boat in range(len(box.BOATS)) if boat not in state.fleet]


def succeed(state: State, seat: int, boat: int, tell: Tell | None) -> None:
    """15.3: this boat lies where the Keymelequin lay."""
    state.fleet = tuple([boat if each == box.KEYMELEQUIN else each for each in state.fleet])
    state.phase = "boat"
    if tell:
        tell(Succeeded(seat, boat))
    _next(state, tell)


def take_boat(state: State, seat: int, boat: int, chance: Chance, tell: Tell | None) -> None:
    """8.2, 8.5, 11.2: workers and skill tiles of the boat, in winter the boat itself; owners of boat 1 get more."""
    berth = state.fleet.index(boat)
    state.boat_of[berth] = seat
    load = state.load[berth * 7 : berth * 7 + 7]
    state.load[berth * 7 : berth * 7 + 7] = [0] * 7
    workers = load[:4]
    if state.jokers:
        workers = jokers.unload(state, seat, boat, workers)
        load[:4] = workers[:4]
    for colour in box.COLOURS:
        show(state, seat, colour, load[colour])
    for kind in box.SKILLS:
        show_skill(state, seat, kind, load[4 + kind])
    if state.season == box.WINTER:
        _take(state, seat, box.BOAT_TILES[boat], None)
    if tell:
        tell(BoatTaken(seat, boat, tuple(workers), tuple(load[4:])))
    if seat == state.heir:
        _pass_marker(state, seat, box.TURN_ORDER_TILES[state.seats][-1], tell)
    if state.season != box.SPRING:
        if owns(state, seat, box.EXTRA, 0):
            gain(state, seat, 2, 0, 0, chance, tell)
        elif owns(state, seat, box.EXTRA, 1):
            gain(state, seat, 0, 1, 0, chance, tell)
    if boat == box.KEYMELEQUIN and state.season == box.SUMMER:
        left = _successors(state)
        if len(left) > 1:
            state.phase = "succeed"
        else:
            succeed(state, seat, left[0], tell)
        return
    _next(state, tell)


def _next(state: State, tell: Tell | None) -> None:
    """8.2, 8.3: on to the next who chooses a boat."""
    state.order = state.order[1:]
    if state.order:
        state.turn = state.order[0]
        return
    if state.heir < 0:
        _pass_marker(state, (state.start + 1) % state.seats, -1, tell)
    state.heir = -1


def _pass_marker(state: State, seat: int, tile: int, tell: Tell | None) -> None:
    """8.3: with the boat of whoever won it; if nobody did, to the left when all boats are taken."""
    state.start = seat
    if tell:
        tell(MarkerMoved(seat, tile))
