"""6.6 to 6.8: the blacksmith, the glassmaker, the goldsmith, the trader and the law master."""

from collections.abc import Sequence

from game.core.game import Seat, Tell
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import events as told
from game.games.keythedral.knowledge.prices import can_trade, next_cubes, takes, trades
from game.games.keythedral.purse import ONE, count, covers, cubes, resources, unpacked
from game.games.keythedral.rules.purchase import spend
from game.games.keythedral.rules.state import State, changed, holds, pay
from game.games.keythedral.view import HIRE, TRADE


def list_crafts(state: State, seat: Seat) -> list[do.Action]:
    """6.6, 6.7: the craftsmen and the trader, as far as the resources go and there is something to be had."""
    have, found = resources(state.purse[seat]), list[do.Action]()
    less = state.laws[seat] >> box.JOURNEYMAN & 1
    for craft, price in zip(box.CRAFTS, box.CRAFT, strict=True):
        if have >= price - less and (count(state.supply, craft) or count(state.used, craft)):
            found.append(do.HIRE[craft])
    if have and can_trade(state.purse[seat], state.supply, trader_takes(state, seat)):
        found.append(do.TRADE)
    return found


def price_of(craft: int, law: int) -> int:
    """6.6, 7.9: how many resource cubes this craftsman takes."""
    return box.CRAFT[craft - box.IRON] - (law == box.JOURNEYMAN)


def list_hire(state: State, seat: Seat) -> Sequence[do.Action]:
    """6.6: the next cube for the craftsman; before the first one 7.9 may be played."""
    assert state.half is not None
    _about, craft, law, last, paid = state.half
    need = price_of(craft, law) - cubes(paid)
    listed: list[do.Action] = [do.PAY[colour] for colour in next_cubes(state.purse[seat], paid, last, need)]
    if law < 0 and not paid and holds(state, seat, box.JOURNEYMAN):
        listed.append(do.PLAY_LAW[box.JOURNEYMAN])
    return listed


def pay_hire(state: State, seat: Seat, colour: int, tell: Tell | None) -> bool:
    """6.6: one cube more; whether that was the last, and the craft cube is bought."""
    assert state.half is not None
    _about, craft, law, _last, paid = state.half
    paid += ONE[colour]
    if cubes(paid) < price_of(craft, law):
        state.half = (HIRE, craft, law, colour, paid)
        return False
    if law >= 0:
        spend(state, seat, law)
        if tell:
            tell(told.LawPlayed(seat, law, craft))
    pay(state, seat, paid)
    if not count(state.supply, craft):
        _refill(state, craft, tell)
    state.supply -= ONE[craft]
    state.purse[seat] += ONE[craft]
    if tell:
        tell(told.CraftBought(seat, craft, unpacked(paid)))
    return True


def _refill(state: State, craft: int, tell: Tell | None) -> None:
    """6.6: the used cubes of this craft go back to the workshop."""
    n = count(state.used, craft)
    state.used -= n * ONE[craft]
    state.supply += n * ONE[craft]
    if tell:
        tell(told.WorkshopFilled(craft, n))


def trader_takes(state: State, seat: Seat) -> int:
    """6.7, 7.8: how many cubes the trader takes from this seat."""
    return box.TRADE - (state.market == seat)


def list_trade(state: State, seat: Seat) -> Sequence[do.Action]:
    """6.7: the next cube for the trader, then the cube that he gives."""
    assert state.half is not None
    _about, _thing, _law, last, paid = state.half
    need = trader_takes(state, seat) - cubes(paid)
    if need:
        return [do.PAY[colour] for colour in trades(state.purse[seat], state.supply, need, paid, last)]
    return [do.TAKE[colour] for colour in takes(state.supply, paid)]


def pay_trade(state: State, colour: int) -> None:
    """6.7: one cube more for the trader."""
    assert state.half is not None
    state.half = (TRADE, -1, -1, colour, state.half[4] + ONE[colour])


def take_trade(state: State, seat: Seat, colour: int, tell: Tell | None) -> None:
    """6.7: the trader gives this cube."""
    assert state.half is not None
    paid = state.half[4]
    pay(state, seat, paid)
    state.supply -= ONE[colour]
    state.purse[seat] += ONE[colour]
    if tell:
        tell(told.Traded(seat, unpacked(paid), colour))


def list_procure(state: State, seat: Seat) -> list[do.Action]:
    """6.8: the open laws, for who has their price."""
    if not covers(state.purse[seat], box.LAW_PRICE):
        return []
    return [do.PROCURE[place] for place, law in enumerate(state.offer) if law >= 0]


def procure(state: State, seat: Seat, place: int, tell: Tell | None) -> None:
    """6.8: whoever procures a law is out of this phase."""
    law = state.offer[place]
    pay(state, seat, box.LAW_PRICE)
    state.offer = changed(state.offer, place, -1)
    state.laws = changed(state.laws, seat, state.laws[seat] | 1 << law)
    state.out |= 1 << seat
    state.more = 0
    if tell:
        tell(told.LawProcured(seat, law))
