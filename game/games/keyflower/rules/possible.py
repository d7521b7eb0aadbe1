"""3.4, 4, 5: which bids and uses can be brought to an end, in which colours and with which groups."""

from collections.abc import Iterator

from game.games.keyflower import components as box
from game.games.keyflower.halves import BIDDING, USING
from game.games.keyflower.places import STANDS
from game.games.keyflower.rules import jokers
from game.games.keyflower.rules.state import State, losing, owns

MIXED = box.MIXED
"""A colour: any of them together (11.8)."""
ALL_COLOURS = tuple(box.COLOURS)
NO_LIMIT = sum(box.WORKERS)
"""The most workers of a bid."""
PAID_GROUP = 8
"""`paid` holds a colour, or this and a slot."""


def colours(state: State, seat: int, tile: int, kind: int) -> tuple[int, ...]:
    """3.4, 4.7, 11.7, 11.8: the colours in which this seat may bid for this tile or use it."""
    lock, slot = state.lock[tile], state.slot[tile]
    mixes = kind == USING and owns(state, seat, box.OTHER_COLOUR, 1)
    if mixes and (state.last[tile] or (slot >= 0 and state.leader[slot] >= 0)):
        return (MIXED,)
    if state.jokers:
        return jokers.colours(state, seat, tile, kind)
    single = ALL_COLOURS if lock < 0 else (lock,)
    if kind == USING:
        return single
    own = state.bids[slot * state.seats + seat]
    if own:
        return (own & 3,)
    if (
        lock not in (-1, box.GREEN)
        and box.TILES[tile].kind not in ("turn order", "ship")
        and state.leader[slot] not in (-1, seat)
        and owns(state, seat, box.OTHER_COLOUR, 0)
    ):
        return ALL_COLOURS
    return single


def bounds(state: State, seat: int, tile: int, kind: int) -> tuple[int, int]:
    """4.2, 5.2, 5.3: the least and the most workers that must come here now, beside those that lie here."""
    if kind == USING:
        last = state.last[tile]
        return last + 1, box.MOST_ON_TILE - sum(state.on[tile * 4 : tile * 4 + 4]) if last else box.MOST_ON_TILE
    slot = state.slot[tile]
    leader = state.leader[slot]
    lead = state.bids[slot * state.seats + leader] >> 2 if leader >= 0 else 0
    return lead + 1 - (state.bids[slot * state.seats + seat] >> 2), NO_LIMIT


def groups(state: State, seat: int, tile: int, kind: int, colour: int) -> list[tuple[int, int, int]]:
    """4.5, 4.6: the losing groups that may join; the one on the tile that is bid for is there already."""
    lost = losing(state, seat)
    if not lost:
        return []
    here = state.slot[tile] if kind == BIDDING else -1
    if state.jokers:
        return [group for group in jokers.groups(state, seat) if group[0] != here and jokers.fits(group[2], colour)]
    return [group for group in lost if group[0] != here and colour in (group[2], MIXED)]


def payments(state: State, seat: int, tile: int, colour: int, joined: int, hand: int) -> Iterator[int]:
    """5.8: how the worker can be paid that this tile takes, if these groups and so many from the hand are used."""
    wanted = box.EFFECT[tile][state.side[tile]].pays_worker
    taken = state.take if colour >= MIXED else None
    for each in box.COLOURS:
        if wanted in (each, box.ANY_WORKER):
            used = taken[each] if taken else hand * (colour == each)
            if state.hand[seat * 4 + each] > used:
                yield each
    if state.jokers:
        yield from _jokers_pay(state, seat, wanted)
    for slot, n, each in jokers.groups(state, seat) if state.jokers else losing(state, seat):
        if n == 1 and pays_for(each, wanted) and not joined >> slot & 1:
            yield PAID_GROUP + slot


def pays_for(colour: int, wanted: int) -> bool:
    """5.8, 15.5: whether a worker of this colour, Sven or Paulo is what is wanted."""
    return wanted == box.ANY_WORKER or wanted in box.READS[colour]


def _jokers_pay(state: State, seat: int, wanted: int) -> Iterator[int]:
    """15.5: Sven and Paulo from behind the screen, unless they are placed."""
    for n, joker in enumerate(state.jokers):
        if joker.at == seat and not state.take[4 + n] and pays_for(box.SVEN + n, wanted):
            yield box.SVEN + n


def sets(state: State, seat: int, tile: int, kind: int, colour: int, joined: int) -> Iterator[tuple[int, int, int]]:
    """The ways to go on from these joined groups: (joined in the end, least from the hand, most from the hand)."""
    least, most = bounds(state, seat, tile, kind)
    hand = _in_hand(state, seat, colour)
    found = groups(state, seat, tile, kind, colour)
    size = sum([n for slot, n, _colour in found if joined >> slot & 1])
    chosen = joined if colour <= MIXED else joined & ~jokers.must_join(state, seat, tile, kind, colour)
    later = [
        (slot, n) for slot, n, _colour in found if not chosen >> slot and not joined >> slot & 1 and size + n <= most
    ]
    along = _goes_along(state, seat, colour) if colour > MIXED else 0
    if kind == BIDDING and later:  # more never hurts
        ways = [
            (joined, size),
            (joined | sum([1 << slot for slot, _n in later]), size + sum([n for _slot, n in later])),
        ]
    else:
        ways = [(joined, size)]
        for slot, n in later:
            ways += [(mask | 1 << slot, sum_ + n) for mask, sum_ in ways if sum_ + n <= most]
    for mask, sum_ in ways:
        low, high = max(least - sum_, along), min(hand, most - sum_)
        if low <= high and sum_ + high > 0:
            yield mask, low, high


def _in_hand(state: State, seat: int, colour: int) -> int:
    """How many workers behind this screen may come in this colour."""
    if state.jokers and colour >= MIXED:
        return jokers.in_hand(state, seat, colour)
    start = seat * 4
    return sum(state.hand[start : start + 4]) if colour == MIXED else state.hand[start + colour]


def _goes_along(state: State, seat: int, colour: int) -> int:
    """15.4: Sven or Paulo himself, if he comes from behind the screen."""
    return int(colour > MIXED and state.jokers[colour - box.SVEN].at == seat)


def possible(state: State, seat: int, tile: int, kind: int, colour: int, joined: int = 0) -> bool:
    """Whether a bid or use of this tile in this colour can be brought to an end; the hand alone mostly does."""
    pays = kind == USING and box.EFFECT[tile][state.side[tile]].pays_worker != box.NOTHING
    if not joined:
        least, most = bounds(state, seat, tile, kind)
        hand = state.hand[seat * 4 + colour] if colour < MIXED else _in_hand(state, seat, colour)
        if 0 < least <= hand and least <= most and (not pays or payable(state, seat, tile, colour, 0, least)):
            return True
        if not groups(state, seat, tile, kind, colour):
            return False
    for mask, low, _high in sets(state, seat, tile, kind, colour, joined):
        if not pays or payable(state, seat, tile, colour, mask, low):
            return True
    return False


def payable(state: State, seat: int, tile: int, colour: int, joined: int, hand: int) -> bool:
    """5.8: whether a worker is left to pay with when so many of the hand are used."""
    if colour < MIXED:
        return next(payments(state, seat, tile, colour, joined, hand), -1) >= 0
    wanted = box.EFFECT[tile][state.side[tile]].pays_worker
    if state.jokers:
        return _left_to_pay(state, seat, colour, joined, hand, wanted)
    have = state.hand[seat * 4 : seat * 4 + 4]
    spare = sum(have) - hand
    if spare >= 1 and (wanted == box.ANY_WORKER or have[wanted]):
        return True
    return any(n == 1 and wanted in (c, box.ANY_WORKER) and not joined >> s & 1 for s, n, c in losing(state, seat))


def _left_to_pay(state: State, seat: int, colour: int, joined: int, hand: int, wanted: int) -> bool:
    """5.8, 15.5: the same where several colours, Sven and Paulo may be among so many of the hand."""
    along = _goes_along(state, seat, colour)
    if any(n == 1 and pays_for(c, wanted) and not joined >> s & 1 for s, n, c in jokers.groups(state, seat)):
        return True
    have = [n * (each in box.READS[colour]) for each, n in enumerate(state.hand[seat * 4 : seat * 4 + 4])]
    free = sum([joker.at == seat for joker in state.jokers]) if colour == MIXED else 0
    spare = sum(have) + free + along - hand
    for each in box.COLOURS:
        here = state.hand[seat * 4 + each]
        if here and wanted in (each, box.ANY_WORKER) and (spare >= 1 or not have[each]):
            return True
    for n, joker in enumerate(state.jokers):
        used = colour == box.SVEN + n or (colour == MIXED and spare < 1)
        if joker.at == seat and not used and pays_for(box.SVEN + n, wanted):
            return True
    return False


def open_to(state: State, seat: int, tile: int, kind: int) -> list[int]:
    """The colours in which this seat can bid for this tile or use it now."""
    if state.ghost >= STANDS and haunted(state, tile):
        return []
    if kind == USING:
        least, most = bounds(state, seat, tile, kind)
        if least > most:
            return []
        pays = box.EFFECT[tile][state.side[tile]].pays_skill
        if pays != box.NOTHING and not skills_for(state, seat, pays):
            return []
    if state.jokers:
        return [
            colour
            for colour in colours(state, seat, tile, kind)
            if possible(state, seat, tile, kind, colour, jokers.must_join(state, seat, tile, kind, colour))
        ]
    return [colour for colour in colours(state, seat, tile, kind) if possible(state, seat, tile, kind, colour)]


def haunted(state: State, tile: int) -> bool:
    """16.5: whether the ghost is beside this tile, so that nobody bids for it or uses it any more."""
    return state.slot[tile] >= 0 and state.slot[tile] == state.ghost - STANDS


def skills_for(state: State, seat: int, wanted: int) -> list[int]:
    """5.8: the kinds of skill tiles with which this can be paid."""
    kinds = box.SKILLS if wanted == box.ANY_SKILL else (wanted,)
    return [kind for kind in kinds if state.skills[seat * 3 + kind]]


def strength(state: State, seat: int) -> tuple[list[int], list[int]]:
    """By colour: the workers in the hand of this seat, and with all its losing groups."""
    hand = state.hand[seat * 4 : seat * 4 + 4]
    together = hand[:]
    for _slot, n, colour in losing(state, seat):
        together[colour] += n
    return hand, together


def biddable(state: State, seat: int, tile: int, together: list[int]) -> bool:
    """Whether this seat can bid for this tile in some colour: more never hurts, so all its workers decide."""
    slot = state.slot[tile]
    leader = state.leader[slot]
    need = 1
    if state.jokers or state.ghost >= STANDS:
        return bool(open_to(state, seat, tile, BIDDING))
    if leader == seat:
        return together[state.bids[slot * state.seats + seat] & 3] > 0
    if leader >= 0:
        need += state.bids[slot * state.seats + leader] >> 2
        if max(together) < need:
            return False
    for colour in colours(state, seat, tile, BIDDING):  # noqa: SIM110 - without a generator, as in `_usable`
        if together[colour] >= need:
            return True
    return False


def usable(state: State, seat: int, tile: int, hand: list[int], together: list[int]) -> bool:
    """Whether this seat can use this tile in some colour; what hand and sum decide needs no search through groups."""
    side = state.side[tile]
    if not box.ACTION[tile][side]:
        return False
    if state.jokers or state.ghost >= STANDS:
        return bool(open_to(state, seat, tile, USING))
    effect, lock, need = box.EFFECT[tile][side], state.lock[tile], state.last[tile] + 1
    if need > 1 and need > box.MOST_ON_TILE - sum(state.on[tile * 4 : tile * 4 + 4]):
        return False
    if effect.pays_worker == box.NOTHING and state.owner[box.OTHER_COLOUR] != seat:
        if (max(together) if lock < 0 else together[lock]) < need:
            return False
        if (max(hand) if lock < 0 else hand[lock]) >= need:
            return effect.pays_skill == box.NOTHING or bool(skills_for(state, seat, effect.pays_skill))
    return bool(open_to(state, seat, tile, USING))
