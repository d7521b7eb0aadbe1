"""Games with the Keymelequin and the Key Celeste: their positions, and what must hold in them."""

from game.games.keyflower import components as box
from game.games.keyflower.options import Options
from game.games.keyflower.places import BAG, BOAT, LIES, NOWHERE, ON_SHIP, STANDS, colours_of, slot_of
from game.games.keyflower.rules import engine, expansion, jokers, season_begin
from game.games.keyflower.rules.state import blank, owns, put_joker
from tests.games.keyflower.scene import number

LAST = len(box.BOATS)
BOTH = Options(keymelequin=LAST, key_celeste=True)
SVEN, PAULO = 0, 1


def scene(*offered, seats=2, season=1, hands=(), options=BOTH):
    """As in `scene`, with both boxes; hands may have six numbers, the last two for Sven and Paulo, else in the bag."""
    state = blank(options, seats)
    state.season = season
    for seat in range(seats):
        expansion.lay(state, seat, seat, 0, 0)
    for joker in range(len(state.jokers)):
        put_joker(state, joker, BAG, False)
        state.bag[4 + joker] = 1
    for seat, workers in enumerate(hands):
        for colour, n in enumerate(workers[:4]):
            state.hand[seat * 4 + colour] = n
            state.bag[colour] -= n if colour != box.GREEN else 0
            state.green -= n if colour == box.GREEN else 0
        for joker, n in enumerate(workers[4:]):
            if n:
                put_joker(state, joker, seat)
                state.bag[4 + joker] = 0
    season_begin.open_market(state, tuple(number(name) for name in offered), None)
    return state


def lock(state, name):
    """The colours that the tile may have."""
    at = state.lock[number(name)]
    return set(box.READS[at]) if at >= 0 else set(box.COLOURS)


def assert_conserved(state):
    """Every worker is somewhere once, Sven and Paulo, too, and so is the ghost."""
    for colour in box.COLOURS:
        bids = sum(jokers.parts(state, place)[colour] for place, bid in enumerate(state.bids) if bid)
        on = sum(jokers.standing(state, tile)[colour] for tile in range(len(box.TILES)))
        loads = sum(state.load[colour::7])
        for joker in range(len(state.jokers)):
            aboard = BOAT <= state.jokers[joker].at < STANDS
            loads -= aboard and colours_of(joker)[0] == colour
        green = state.green if colour == box.GREEN else 0
        assert state.bag[colour] + sum(state.hand[colour::4]) + on + loads + bids + green == box.WORKERS[colour]
    for joker in range(len(state.jokers)):
        at = state.jokers[joker].at
        assert state.bag[4 + joker] == (at == BAG)
        if at >= LIES:
            assert state.bids[at - LIES] >> 2 > state.jokers[joker].mixed
        elif at >= STANDS:
            assert state.on[(at - STANDS) * 4 + colours_of(joker)[0]] > 0
        assert at != NOWHERE or state.season <= joker
    assert min(*state.hand, *state.bag, *state.on) >= 0
    assert all(sum(state.on[n : n + 4]) <= box.MOST_ON_TILE for n in range(0, len(state.on), 4))
    assert (state.ghost == NOWHERE) <= (not state.options.key_celeste or state.season == box.WINTER)
    assert state.ghost in (NOWHERE, ON_SHIP, *range(state.seats)) or slot_of(state.ghost) in range(len(state.market))


def assert_colours(state):
    """15.4: one colour fits everybody who does not lie, and nobody lies but where the Festival Boat allows it."""
    for tile, at in enumerate(state.lock):
        slot = state.slot[tile]
        places = range(slot * state.seats, (slot + 1) * state.seats) if slot >= 0 else ()
        bids = {place % state.seats: jokers.reading(state, place) for place in places if state.bids[place]}
        on = [each for each, n in enumerate(jokers.standing(state, tile)[:4]) if n]
        with_joker = [n for n in range(len(state.jokers)) if state.jokers[n].at == STANDS + tile]
        if at < 0:
            assert not bids
            assert not on
            assert not with_joker
            continue
        for seat, reading in bids.items():
            assert set(box.READS[reading]) >= set(box.READS[at]) or owns(state, seat, box.OTHER_COLOUR, 0)
        readable = {each for n in with_joker for each in colours_of(n)} | set(on)
        assert readable & set(box.READS[at]) or not (on or with_joker) or state.side[box.OTHER_COLOUR] == 1
        alike = any(set(on) <= set(colours_of(n)) for n in with_joker) or len(on) + len(with_joker) <= 1
        assert alike or state.side[box.OTHER_COLOUR] == 1


def setup(options, seats, luck):
    """A game from its beginning."""
    return engine.setup(options, seats, luck)
