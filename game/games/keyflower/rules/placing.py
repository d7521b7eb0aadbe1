"""4, 5: a turn in small decisions: what, where, which colour, which losing groups, how many, what is paid.

`stage` says what is asked next; whatever has one answer is not asked. Each list holds only what can be brought to an
end. What is chosen so far is known to its seat alone.
"""

from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.halves import (
    BIDDING,
    COLOUR,
    COUNT,
    HAUNTING,
    JOIN,
    MAKE,
    PAY,
    READY,
    SECOND,
    TILE,
    USING,
    WHERE,
)
from game.games.keyflower.rules import ghost, jokers
from game.games.keyflower.rules.counting import of_any, of_two
from game.games.keyflower.rules.possible import (
    MIXED,
    PAID_GROUP,
    biddable,
    colours,
    groups,
    open_to,
    payable,
    payments,
    possible,
    sets,
    skills_for,
    strength,
    usable,
)
from game.games.keyflower.rules.state import State, losing


def places(state: State, where: int) -> tuple[int, ...]:
    """5.1: the tiles at this place: the market, or a village with what lies beside it."""
    return state.market if where == 0 else state.villages[where - 1] + state.beside[where - 1]


def _what(state: State, seat: int) -> list[do.Action]:
    """3.3: bid, use or pass."""
    hand, together = strength(state, seat)
    found: list[do.Action] = []
    if state.ghost == seat and ghost.targets(state, seat):
        found.append(do.GHOST)
    if not state.jokers and not any(together):
        return [*found, do.PASS]
    for tile in state.market:
        if biddable(state, seat, tile, together):
            found.append(do.BID)
            break
    if any(_usable(state, seat, where, hand, together) for where in range(state.seats + 1)):
        found.append(do.USE)
    found.append(do.PASS)
    return found


def _usable(state: State, seat: int, where: int, hand: list[int], together: list[int]) -> bool:
    for tile in places(state, where):  # noqa: SIM110 - without a generator: every place is asked on every turn
        if usable(state, seat, tile, hand, together):
            return True
    return False


def _where(state: State, seat: int) -> list[do.Action]:
    strong = strength(state, seat)
    return [do.WHERE[where] for where in range(state.seats + 1) if _usable(state, seat, where, *strong)]


def _tile(state: State, seat: int) -> list[do.Action]:
    if state.kind == HAUNTING:
        return [do.ON[tile] for tile in ghost.targets(state, seat)]
    hand, together = strength(state, seat)
    if state.kind == BIDDING:
        return [do.ON[tile] for tile in state.market if biddable(state, seat, tile, together)]
    return [do.ON[tile] for tile in places(state, state.where) if usable(state, seat, tile, hand, together)]


def _colour(state: State, seat: int) -> list[do.Action]:
    return [do.READ_AS[colour] for colour in open_to(state, seat, state.aim, state.kind)]


def _join(state: State, seat: int) -> list[do.Action]:
    """4.6: in the order of the market, so that no set of groups is listed twice."""
    tile, kind, colour, joined = state.aim, state.kind, state.colour, state.joined
    chosen = joined if colour <= MIXED else joined & ~jokers.must_join(state, seat, tile, kind, colour)
    found: list[do.Action] = [
        do.JOIN[slot]
        for slot, _n, _colour in groups(state, seat, tile, kind, colour)
        if not (chosen >> slot or joined >> slot & 1)
        and possible(state, seat, tile, kind, colour, joined | 1 << slot)
    ]
    pays = kind == USING and box.EFFECT[tile][state.side[tile]].pays_worker != box.NOTHING
    if any(
        mask == joined and (not pays or payable(state, seat, tile, colour, mask, low))
        for mask, low, _high in sets(state, seat, tile, kind, colour, joined)
    ):
        found.append(do.ENOUGH)
    return found


def _count(state: State, seat: int) -> list[do.Action]:
    """4.1, 5.2: how many from the hand; mixed ones are named one at a time."""
    tile, colour, joined = state.aim, state.colour, state.joined
    low, high = next(
        (low, high) for mask, low, high in sets(state, seat, tile, state.kind, colour, joined) if mask == joined
    )
    pays = state.kind == USING and box.EFFECT[tile][state.side[tile]].pays_worker != box.NOTHING
    if colour == MIXED:
        return _one_more(state, seat, low, high, pays)
    if colour > MIXED:
        return of_two(state, seat, (low, high), pays, state.stage == SECOND)
    return [
        do.FROM_HAND[n]
        for n in range(low, high + 1)
        if (n or joined) and (not pays or next(payments(state, seat, tile, colour, joined, n), -1) >= 0)
    ]


def _one_more(state: State, seat: int, low: int, high: int, pays: bool) -> list[do.Action]:
    """11.8: one more worker of any colour, in the order of the colours."""
    if state.jokers:
        return of_any(state, seat, low, high, pays)
    taken, found = sum(state.take), list[do.Action]()
    have = state.hand[seat * 4 : seat * 4 + 4]
    first = max((c for c in box.COLOURS if state.take[c]), default=0)
    for colour in range(first, 4):
        if taken < high and state.take[colour] < have[colour]:
            state.take[colour] += 1
            left = sum(have[colour:]) - sum(state.take[colour:])
            if taken + 1 + left >= low and (not pays or _mixed_end(state, seat, colour, low - taken - 1)):
                found.append(do.COLOUR[colour])
            state.take[colour] -= 1
    paid = not pays or next(payments(state, seat, state.aim, MIXED, state.joined, 0), -1) >= 0
    if paid and taken >= low and (taken or state.joined):
        found.append(do.ENOUGH)
    return found


def _mixed_end(state: State, seat: int, colour: int, more: int) -> bool:
    """Whether with so many more workers of this colour and later ones a worker is left to pay with."""
    wanted = box.EFFECT[state.aim][state.side[state.aim]].pays_worker
    left = [state.hand[seat * 4 + each] - state.take[each] for each in box.COLOURS]
    groups_left = any(
        n == 1 and wanted in (c, box.ANY_WORKER) and not state.joined >> s & 1 for s, n, c in losing(state, seat)
    )
    if groups_left:
        return True
    later = sum(left[colour:])
    if wanted == box.ANY_WORKER:
        return sum(left) > max(more, 0)
    spare = later - left[wanted] if wanted >= colour else later
    return left[wanted] - (max(more - spare, 0) if wanted >= colour else 0) >= 1


def _pay(state: State, seat: int) -> list[do.Action]:
    effect = box.EFFECT[state.aim][state.side[state.aim]]
    if effect.pays_skill != box.NOTHING:
        return [do.PAY_SKILL[kind] for kind in skills_for(state, seat, effect.pays_skill)]
    hand = 0 if state.colour >= MIXED else state.take[state.colour]
    found = payments(state, seat, state.aim, state.colour, state.joined, hand)
    return [do.PAY_GROUP[each - PAID_GROUP] if each >= PAID_GROUP else do.PAY_ANY_WORKER[each] for each in found]


def _make(state: State, seat: int) -> list[do.Action]:
    """5.7: any of them of which there is one left; the first where none is."""
    one_of = box.EFFECT[state.aim][state.side[state.aim]].one_of
    return [do.MAKE[good] for good in one_of if state.supply[good]] or [do.MAKE[one_of[0]]]


ASK = (_what, _where, _tile, _colour, _join, _count, _pay, _make, _count, _count)
"""By stage; nothing is asked when all is READY."""


def legal(state: State, seat: int) -> list[do.Action]:
    """What this seat may choose next."""
    return ASK[state.stage](state, seat)


def choose(state: State, seat: int, action: do.Action) -> None:
    """Takes one part of the choice, and on to the next that has several answers; how many is asked in any case."""
    _take(state, seat, action)
    while state.stage in (COLOUR, JOIN, PAY, MAKE) or (state.colour > MIXED and state.stage == COUNT):
        if _skipped(state, seat):
            state.stage += 1
            continue
        if state.stage == COUNT and not state.hand[seat * 4 + box.READS[state.colour][1]]:
            return
        found = legal(state, seat)
        if len(found) > 1:
            return
        _take(state, seat, found[0])


def _skipped(state: State, seat: int) -> bool:
    if state.kind == BIDDING or state.stage < PAY:
        return state.stage >= PAY
    effect = box.EFFECT[state.aim][state.side[state.aim]]
    if state.stage == PAY:
        return effect.pays_skill == effect.pays_worker == box.NOTHING
    return not effect.one_of


def _take(state: State, seat: int, action: do.Action) -> None:
    """What comes most often is asked for first: this is called for every part of every choice."""
    if isinstance(action, do.On):
        state.aim, state.stage = action.tile, COLOUR
        if state.kind == HAUNTING:
            state.stage = READY
        elif colours(state, seat, action.tile, state.kind) == (MIXED,):
            state.colour, state.stage = MIXED, JOIN
    elif isinstance(action, do.Colour):
        _take_colour(state, seat, action.colour)
    elif isinstance(action, do.FromHand):
        _take_number(state, seat, action.n)
    elif isinstance(action, do.Where):
        state.where, state.stage = action.place, TILE
    elif isinstance(action, do.Bid):
        state.kind, state.stage = BIDDING, TILE
    elif isinstance(action, do.Use):
        state.kind, state.stage = USING, WHERE
    elif isinstance(action, do.Join):
        state.joined |= 1 << action.slot
    else:
        _end_with(state, action)


def _take_colour(state: State, seat: int, colour: int) -> None:
    """3.4; 15.4: Sven or Paulo comes along, or with him the losing group that he is in."""
    if state.colour == MIXED:
        state.take[colour - (colour > MIXED)] += 1
        return
    state.colour, state.stage = colour, JOIN
    if colour > MIXED:
        joker = colour - box.SVEN
        state.joined |= jokers.must_join(state, seat, state.aim, state.kind, colour)
        state.take[4 + joker] = int(state.jokers[joker].at == seat)


def _take_number(state: State, seat: int, n: int) -> None:
    """4.1; 15.4: the number of the first colour, then that of the second where there are any."""
    if state.colour < MIXED:
        state.take[state.colour], state.stage = n, PAY
        return
    first, second = box.READS[state.colour]
    if state.stage == SECOND:
        state.take[second], state.stage = n, PAY
    else:
        state.take[first], state.stage = n, SECOND if state.hand[seat * 4 + second] else PAY


def _end_with(state: State, action: do.Action) -> None:
    """The last parts of a choice; enough that no more workers join."""
    match action:
        case do.PayGroup(slot):
            state.paid, state.stage = PAID_GROUP + slot, MAKE
        case do.PayWorker(paid) | do.PaySkill(paid):
            state.paid, state.stage = paid, MAKE
        case do.Make(good):
            state.made, state.stage = good, READY
        case do.Ghost():
            state.kind, state.stage = HAUNTING, TILE
        case _:
            state.stage += 1
