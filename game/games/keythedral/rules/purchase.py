"""6.3: seat tiles are bought, unless others object."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import events as told
from game.games.keythedral.knowledge.prices import instead, payable, with_cut
from game.games.keythedral.purse import ONE, covers, unpacked
from game.games.keythedral.rules.asking import ask, go_on
from game.games.keythedral.rules.state import State, changed, holds, pay
from game.games.keythedral.rules.turn import acted
from game.games.keythedral.view import CUT, INSTEAD, SUBSTITUTE


def deal(state: State, level: int, chance: Chance) -> None:
    """2.5: seats of this level are drawn; the others leave the game unseen."""
    tiles = list(box.OF_LEVEL[level])
    chance.shuffle(tiles)
    n = box.seats_of_level(state.options.length == "short", state.second)[level]
    panes = tuple(sorted(tiles[:n]))
    state.panes = (*state.panes[:level], panes, *state.panes[level + 1 :])


def list_seats(state: State, seat: Seat) -> list[do.Action]:
    """6.3: open seats that this seat can pay for."""
    purse, owner, cut = state.purse[seat], state.owner, state.cut
    substitute = state.laws[seat] >> box.SUBSTITUTE & 1 == 1
    found: list[do.Action] = []
    for tile in state.panes[state.level]:
        if owner[tile] < 0 and not state.barred >> tile & 1:
            price = box.PRICE[tile]
            if covers(purse, price) or ((substitute or cut == tile) and payable(purse, price, cut == tile, substitute)):
                found.append(do.BUY_SEAT[tile])
    return found


def buy(state: State, seat: Seat, tile: int, tell: Tell | None) -> None:
    """6.3: the price is looked at first: what is left out, and what is replaced."""
    if state.cut == tile:
        state.half = (CUT, tile, -1, -1, box.PRICE[tile])
    else:
        _priced(state, seat, tile, box.PRICE[tile], tell)


def list_cuts(state: State, seat: Seat) -> Sequence[do.Action]:
    """7.10: the cube that is left out, such that the rest can be paid."""
    assert state.half is not None
    purse, substitute = state.purse[seat], holds(state, seat, box.SUBSTITUTE)
    return [
        do.WITHOUT[colour]
        for colour, price in with_cut(state.half[4], True)
        if payable(purse, price, False, substitute)
    ]


def leave_out(state: State, seat: Seat, colour: int, tell: Tell | None) -> None:
    """7.10: without a cube of this colour."""
    assert state.half is not None
    _priced(state, seat, state.half[1], state.half[4] - ONE[colour], tell)


def _priced(state: State, seat: Seat, tile: int, price: int, tell: Tell | None) -> None:
    if holds(state, seat, box.SUBSTITUTE) and any(True for _way in instead(state.purse[seat], price)):
        state.half = (SUBSTITUTE, tile, -1, -1, price)
    else:
        claim(state, seat, tile, price, False, tell)


def list_substitutes(state: State, seat: Seat) -> Sequence[do.Action]:
    """7.20: the price as it is, or another resource for one of its cubes."""
    assert state.half is not None
    purse, price = state.purse[seat], state.half[4]
    listed: list[do.Action] = [do.EXACT] if covers(purse, price) else []
    return listed + [do.INSTEAD[colour] for colour in sorted({colour for colour, _other in instead(purse, price)})]


def replace(state: State, colour: int) -> None:
    """7.20: a cube of this colour is not paid."""
    assert state.half is not None
    state.half = (INSTEAD, state.half[1], box.SUBSTITUTE, colour, state.half[4])


def list_instead(state: State, seat: Seat) -> Sequence[do.Action]:
    """7.20: the resource that is paid for it."""
    assert state.half is not None
    _about, _tile, _law, colour, price = state.half
    return [do.PAY[other] for each, other in instead(state.purse[seat], price) if each == colour]


def claim_instead(state: State, seat: Seat, other: int, tell: Tell | None) -> None:
    """7.20: with this resource for the one that is not paid."""
    assert state.half is not None
    _about, tile, _law, colour, price = state.half
    claim(state, seat, tile, price - ONE[colour] + ONE[other], True, tell)


def claim(state: State, seat: Seat, tile: int, price: int, substitute: bool, tell: Tell | None) -> None:
    """8.1: others may answer before anything is paid."""
    state.half, state.buyer, state.claim = None, seat, (tile, price, substitute, -1)
    ask(state, "answer")
    if tell and state.phase == "answer":
        tell(told.SeatClaimed(seat, tile, unpacked(price), _points(state, box.LEVEL[tile])))


def surcharge(state: State, colour: int) -> None:
    """7.11: the buyer must add a cube of this colour, or let it fail."""
    assert state.claim is not None
    state.claim = (*state.claim[:3], colour)
    state.turn, state.phase = state.buyer, "surcharge"


def list_surcharge(state: State, seat: Seat) -> Sequence[do.Action]:
    """7.11: pay it, or let the purchase fail."""
    assert state.claim is not None
    _tile, price, _substitute, colour = state.claim
    if covers(state.purse[seat], price + ONE[colour]):
        return [do.PASS, do.PAY[colour]]
    return [do.PASS]


def add(state: State, seat: Seat, colour: int, tell: Tell | None) -> None:
    """7.11: the buyer adds the cube; others may still answer."""
    assert state.claim is not None
    tile, price, substitute, _wanted = state.claim
    state.claim = (tile, price + ONE[colour], substitute, -1)
    if tell:
        tell(told.SurchargePaid(seat, colour))
    state.phase = "answer"
    go_on(state)


def fail(state: State, tell: Tell | None) -> None:
    """8.4: the tile cannot be bought any more on this turn; the buyer may do something else."""
    assert state.claim is not None
    tile, seat = state.claim[0], state.buyer
    state.barred |= 1 << tile
    state.claim, state.queue, state.buyer = None, (), -1
    state.turn, state.phase, state.played, state.passes = seat, "act", True, 0
    if tell:
        tell(told.PurchaseFailed(seat, tile, _points(state, box.LEVEL[tile])))


def settle(state: State, chance: Chance, tell: Tell | None) -> None:
    """6.3: the price is paid and the tile is behind the screen; the last one of a level opens the next."""
    assert state.claim is not None
    tile, price, substitute, _wanted = state.claim
    seat = state.turn = state.buyer
    state.claim, state.buyer = None, -1
    if substitute:
        spend(state, seat, box.SUBSTITUTE)
        if tell:
            tell(told.LawPlayed(seat, box.SUBSTITUTE, tile))
    pay(state, seat, price)
    state.owner = changed(state.owner, tile, seat)
    if state.cut == tile:
        state.cut = -1
    if tell:
        tell(told.SeatBought(seat, tile, unpacked(price), _points(state, box.LEVEL[tile])))
    acted(state)
    if all(state.owner[each] >= 0 for each in state.panes[state.level]):
        open_level(state, chance, tell)


def _points(state: State, level: int) -> int:
    """1.3: what a seat of this level is worth."""
    return box.SEAT_VALUE[state.second][level]


def spend(state: State, seat: Seat, law: int) -> None:
    """7: a law that is played leaves the game."""
    state.laws = changed(state.laws, seat, state.laws[seat] ^ 1 << law)
    state.spent |= 1 << law


def open_level(state: State, chance: Chance, tell: Tell | None) -> None:
    """6.3, 10.1: the next level lies open at once; after the last one the game is over."""
    state.level += 1
    if state.level == box.LEVELS:
        state.level, state.phase = box.LEVELS - 1, "end"
        return
    if not state.panes[state.level]:
        deal(state, state.level, chance)
    if tell:
        tell(told.LevelOpened(state.level, state.panes[state.level], _points(state, state.level)))
