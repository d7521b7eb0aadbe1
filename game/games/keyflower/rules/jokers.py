"""15: Sven and Paulo: who is with them, as which colours that may be read, and where they go."""

from collections.abc import Iterator

from game.games.keyflower import components as box
from game.games.keyflower.places import BAG, BOAT, LIES, NOWHERE, STANDS, colours_of, shared
from game.games.keyflower.rules.state import State, losing, owns, put_joker, show

BIDDING = 1


def at(state: State, place: int) -> int:
    """Which of them is at this place; -1 = neither. On a tile both can be (11.8): then the first."""
    for joker in range(len(state.jokers)):
        if state.jokers[joker].at == place:
            return joker
    return -1


def reading(state: State, place: int) -> int:
    """15.4: the colour of the bid at this place, SVEN or PAULO."""
    joker = at(state, LIES + place) if state.jokers else -1
    return box.SVEN + joker if joker >= 0 else state.bids[place] & 3


def parts(state: State, place: int) -> list[int]:
    """The workers of the bid at this place by colour, then Sven and Paulo."""
    found, n = [0] * 6, state.bids[place] >> 2
    joker = at(state, LIES + place)
    if joker < 0:
        found[state.bids[place] & 3] = n
    else:
        first, second = colours_of(joker)
        found[second] = state.jokers[joker].mixed
        found[first], found[4 + joker] = n - 1 - found[second], 1
    return found


def standing(state: State, tile: int) -> list[int]:
    """The workers on this tile by colour, then Sven and Paulo."""
    found = [*state.on[tile * 4 : tile * 4 + 4], 0, 0]
    for joker in range(len(state.jokers)):
        if state.jokers[joker].at == STANDS + tile:
            found[colours_of(joker)[0]] -= 1
            found[4 + joker] = 1
    return found


def take_in(state: State, seat: int, workers: list[int]) -> None:
    """These workers, seen by all, go behind this screen."""
    for colour in box.COLOURS:
        if workers[colour]:
            show(state, seat, colour, workers[colour])
    for joker in range(len(state.jokers)):
        if workers[4 + joker]:
            put_joker(state, joker, seat)


def into_bag(state: State, workers: list[int]) -> None:
    """15.5: these workers go into the bag."""
    for each in range(len(state.bag)):
        state.bag[each] += workers[each]
    for joker in range(len(state.jokers)):
        if workers[4 + joker]:
            put_joker(state, joker, BAG, False)


def load(state: State, berth: int, drawn: list[int]) -> None:
    """15.2, 15.5: Sven or Paulo who was drawn for this boat goes aboard, and on the Keymelequin its own."""
    boat = state.fleet[berth]
    aboard = [joker for joker in range(len(state.jokers)) if drawn[4 + joker]]
    if boat == box.KEYMELEQUIN and state.jokers[state.season].at == NOWHERE:
        aboard.append(state.season)
    for joker in aboard:
        state.load[berth * 7 + colours_of(joker)[0]] += 1
        put_joker(state, joker, BOAT + boat)


def unload(state: State, seat: int, boat: int, workers: list[int]) -> list[int]:
    """8.2: the workers of a boat by colour, then Sven and Paulo, who go behind this screen."""
    found = [*workers, 0, 0]
    for joker in range(len(state.jokers)):
        if state.jokers[joker].at == BOAT + boat:
            found[colours_of(joker)[0]] -= 1
            found[4 + joker] = 1
            put_joker(state, joker, seat)
    return found


def in_hand(state: State, seat: int, colour: int) -> int:
    """How many workers behind this screen are of this colour, of any (MIXED), or can go with Sven or Paulo."""
    found = sum([state.hand[seat * 4 + each] for each in box.READS[colour]])
    for joker in range(len(state.jokers)):
        if state.jokers[joker].at == seat and colour in (box.MIXED, box.SVEN + joker):
            found += 1
    return found


def brought(state: State, seat: int, tile: int, kind: int) -> Iterator[int]:
    """SVEN and PAULO where this seat can bring him: from behind its screen, or with a losing group."""
    for joker in range(len(state.jokers)):
        if state.jokers[joker].at == seat or with_group(state, seat, tile, kind, joker):
            yield box.SVEN + joker


def with_group(state: State, seat: int, tile: int, kind: int, joker: int) -> int:
    """15.4: the losing group that must join so that Sven or Paulo comes, as a mask of its slot; 0 = none."""
    place = state.jokers[joker].at - LIES
    if place < 0 or place % state.seats != seat:
        return 0
    slot = place // state.seats
    here = slot == state.slot[tile] and kind == BIDDING
    return 0 if here or state.leader[slot] == seat else 1 << slot


def must_join(state: State, seat: int, tile: int, kind: int, colour: int) -> int:
    """The mask of the group that joins in any case."""
    return with_group(state, seat, tile, kind, colour - box.SVEN) if colour >= box.SVEN and state.jokers else 0


def fits(group: int, colour: int) -> bool:
    """4.6, 15.4: whether a losing group of this colour joins workers of that one."""
    return colour in (group, box.MIXED) or (colour >= box.SVEN and group in box.READS[colour])


def groups(state: State, seat: int) -> list[tuple[int, int, int]]:
    """4.5: the losing groups of this seat as (slot, workers, colour, SVEN or PAULO)."""
    return [(slot, n, reading(state, slot * state.seats + seat)) for slot, n, _colour in losing(state, seat)]


def colours(state: State, seat: int, tile: int, kind: int) -> tuple[int, ...]:
    """15.4: the colours in which this seat may bid or use, SVEN and PAULO, too: one must fit everybody."""
    lock, slot = state.lock[tile], state.slot[tile]
    open_to = box.MIXED if lock < 0 else lock
    if kind == BIDDING:
        own = reading(state, slot * state.seats + seat)
        if state.bids[slot * state.seats + seat]:
            if own >= box.SVEN:
                return (own,)
            return own, *(each for each in brought(state, seat, tile, kind) if own in box.READS[each])
        if _other_colour(state, seat, tile):
            open_to = box.MIXED
    else:
        there = _with_joker(state, tile)
        if there >= 0:
            return (there,)
    single = tuple([each for each in box.COLOURS if each in box.READS[open_to]])
    return single + tuple([each for each in brought(state, seat, tile, kind) if shared(each, open_to) >= 0])


def _other_colour(state: State, seat: int, tile: int) -> bool:
    """11.7, 15.4: whether this seat may bid in another colour: not where the colour is green, or may yet be."""
    lock = state.lock[tile]
    return (
        box.TILES[tile].kind not in ("turn order", "ship")
        and lock >= 0
        and box.GREEN not in box.READS[lock]
        and state.leader[state.slot[tile]] not in (-1, seat)
        and owns(state, seat, box.OTHER_COLOUR, 0)
    )


def _with_joker(state: State, tile: int) -> int:
    """SVEN or PAULO who stands on this tile, whom all others there are with; -1 = nobody, or he lies (11.8)."""
    lock = state.lock[tile]
    for joker in range(len(state.jokers)):
        if state.jokers[joker].at == STANDS + tile and (lock < 0 or shared(box.SVEN + joker, lock) >= 0):
            return box.SVEN + joker
    return box.NOTHING


def settle(state: State, tile: int) -> None:
    """3.5, 11.7, 15.4: the colours that fit everybody who stands here; where nobody does the leader’s stand up."""
    slot, seats = state.slot[tile], state.seats
    bids = [reading(state, slot * seats + seat) for seat in _bidders(state, slot)] if slot >= 0 else []
    before = state.lock[tile]
    if before < 0:
        return
    here = _with_joker(state, tile)
    if here < 0:
        on = standing(state, tile)
        here = max(box.READS[before], key=lambda colour: on[colour])
        here = here if on[here] else box.NOTHING
    stands = [each for each in (here, *bids) if each >= 0 and shared(each, before) >= 0]
    now = box.MIXED if stands else bids[0] if bids else box.NOTHING
    for each in (*stands, *bids):
        now = both if (both := shared(now, each)) >= 0 else now
    state.lock[tile] = now


def _bidders(state: State, slot: int) -> list[int]:
    """Who has workers in a bid here, the leader first."""
    found = [seat for seat in range(state.seats) if state.bids[slot * state.seats + seat]]
    return sorted(found, key=lambda seat: seat != state.leader[slot])


def come(state: State, tile: int, colour: int) -> None:
    """3.4, 15.4: workers have come here in this colour: if they stand, the tile’s colours fit them, too."""
    lock = state.lock[tile]
    both = colour if lock < 0 else shared(lock, colour)
    if both >= 0:
        state.lock[tile] = both
