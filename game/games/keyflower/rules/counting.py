"""15.4: how many workers come from behind the screen where they are of two colours, or of any."""

from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.rules import jokers
from game.games.keyflower.rules.possible import MIXED, payments, pays_for
from game.games.keyflower.rules.state import State


def of_two(state: State, seat: int, bounds: tuple[int, int], pays: bool, then: bool) -> list[do.Action]:
    """15.4: how many of the first colour that can be with Sven or Paulo, or `then` of the second."""
    low, high = bounds
    first, second = box.READS[state.colour]
    taken, have, found = state.take[:], state.hand[seat * 4 : seat * 4 + 4], set[int]()
    along = sum(taken[4:])
    now = range(have[first] + 1) if not then else (taken[first],)
    for n in now:
        for m in range(max(0, low - along - n), min(have[second], high - along - n) + 1):
            state.take[first], state.take[second] = n, m
            there = along + n + m or state.joined
            if there and (not pays or next(payments(state, seat, state.aim, state.colour, state.joined, 0), -1) >= 0):
                found.add(m if then else n)
    state.take = taken
    return [do.FROM_HAND[n] for n in sorted(found)]


def of_any(state: State, seat: int, low: int, high: int, pays: bool) -> list[do.Action]:
    """11.8, 15.4: one more worker of any colour, Sven and Paulo after them."""
    have = [*state.hand[seat * 4 : seat * 4 + 4], *[int(joker.at == seat) for joker in state.jokers]]
    taken, found = sum(state.take), list[do.Action]()
    first = max((each for each in range(6) if state.take[each]), default=0)
    wanted = box.EFFECT[state.aim][state.side[state.aim]].pays_worker

    def ends(begin: int) -> bool:
        """Whether with enough of this kind and later ones a payment is left."""
        spare = [n - m for n, m in zip(have, state.take, strict=True)]
        free, need = sum(spare[begin:]), max(low - sum(state.take), 0)
        if free < need or not pays:
            return free >= need
        if any(n == 1 and pays_for(c, wanted) and not state.joined >> s & 1 for s, n, c in jokers.groups(state, seat)):
            return True
        kinds = [each for each in range(6) if spare[each] and pays_for(each + (each > 3), wanted)]
        return any(each < begin or free > need for each in kinds)

    for each in range(first, 6):
        if taken < high and state.take[each] < have[each]:
            state.take[each] += 1
            if ends(each):
                found.append(do.READ_AS[each + (each > 3)])
            state.take[each] -= 1
    paid = not pays or next(payments(state, seat, state.aim, MIXED, state.joined, 0), -1) >= 0
    if paid and taken >= low and (taken or state.joined):
        found.append(do.ENOUGH)
    return found
