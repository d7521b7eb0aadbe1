"""What each seat remembers of the cards it cannot see (10.3).

A position keeps the facts about hidden cards, in order; adding one costs a moment, and copies share them. What a seat
knows is worked out from the facts only when a View is asked for, so that playing on costs bots nothing.

A seat's knowledge is a set of lots: known cards in known places, so many in each (see `Lot`). A card that moves face
down comes from one lot if only one can be meant; else all that can be meant become one lot. So knowledge is always
true, and lost only where lots mix. Two faint inferences are left out: that a hand shown to hold nothing saleable can
hold only jewels, and which encounter cards were in hands when their pile was shuffled anew.
"""

from game.core.game import Seat
from game.games.key_largo.components import CARDS_A_WRECK, DECK, DEPTH, MONSTER_CARD, WRECK_DEPTHS
from game.games.key_largo.view import HAND, Lot, Sighting, View

TAKEN, MET, KILLED, STOLEN, SOLD, SEEN = range(6)
"""A treasure drawn; a monster met (and still in its wreck), or killed; a card stolen; cards sold; a wreck looked at."""

Fact = tuple[int, Seat, int, tuple[int, ...], int]
"""What happened, who did it, at which wreck (STOLEN: to whom), with which cards, in which half-day of the game."""
Known = tuple[tuple[Lot, ...], tuple[Sighting, ...]]


class Root:
    """What was known before the first fact: a new game, or what one View shows of a game under way."""

    __slots__ = ("hands", "seats", "view")

    def __init__(self, seats: int, view: View | None, hands: list[tuple[int, ...]]) -> None:
        """All seats know what is public, and their own hand; the seat of the view knows what the view says."""
        self.seats = seats
        self.view = view
        self.hands = tuple(hands)


class _Pool:
    """A lot while it changes."""

    __slots__ = ("at", "cards")

    def __init__(self, cards: list[int], at: dict[int, int]) -> None:
        self.cards = cards
        self.at = at


def recall(root: Root, facts: tuple[Fact, ...], seat: Seat | None) -> Known:
    """10.3: what this seat (None: everybody) knows of the cards it cannot see."""
    lots, seen = _begin(root, seat)
    if not facts:
        return lots, seen
    pools = [_Pool(list(lot.cards), dict(lot.at)) for lot in lots]
    sightings = {sighting.wreck: sighting for sighting in seen}
    for fact in facts:
        _learn(pools, sightings, fact, seat)
    return _lots(pools), tuple(sightings[wreck] for wreck in sorted(sightings))


def _learn(pools: list[_Pool], sightings: dict[int, Sighting], fact: Fact, seat: Seat | None) -> None:
    """10.3: what one fact means to this seat."""
    what, who, place, cards, when = fact
    if what == TAKEN:
        if who == seat:
            _take(pools, place, cards[0])
        else:
            _move(pools, DEPTH[cards[0]], place, HAND + who)
    elif what in (KILLED, MET):
        _take(pools, place, cards[0])
        if what == MET:
            pools.append(_Pool(list(cards), {place: 1}))
    elif what == STOLEN:
        _learn_theft(pools, who, place, cards[0], seat)
    elif what == SOLD and who != seat:
        for card in cards:
            _take(pools, HAND + who, card)
    elif what == SEEN and who == seat:
        _see(pools, place, cards)
        sightings[place] = Sighting(place, when // 2, when % 2, cards)


def _learn_theft(pools: list[_Pool], thief: Seat, victim: Seat, card: int, seat: Seat | None) -> None:
    """6.6: the face is known to the two of them, the back to all."""
    if thief == seat:
        _take(pools, HAND + victim, card)
    elif victim == seat:
        pools.append(_Pool([card], {HAND + thief: 1}))
    else:
        _move(pools, DEPTH[card], HAND + victim, HAND + thief)


def _take(pools: list[_Pool], place: int, card: int) -> None:
    """A card that is seen leaves this place."""
    pool = _merged(pools, [pool for pool in pools if place in pool.at and card in pool.cards])
    pool.cards.remove(card)
    _less(pools, pool, place)


def _move(pools: list[_Pool], depth: int, place: int, to: int) -> None:
    """A treasure of this depth goes face down from one place to another."""
    monster = MONSTER_CARD[depth]
    fitting = [
        pool for pool in pools if place in pool.at and DEPTH[pool.cards[0]] == depth and pool.cards[0] != monster
    ]
    pool = _merged(pools, fitting)
    pool.at[to] = pool.at.get(to, 0) + 1
    _less(pools, pool, place)


def _see(pools: list[_Pool], wreck: int, cards: tuple[int, ...]) -> None:
    """All cards of the wreck are seen; its monsters stay known, as none of them ever goes to a hand."""
    pool = _merged(pools, [pool for pool in pools if wreck in pool.at])
    for card in cards:
        pool.cards.remove(card)
    del pool.at[wreck]
    if not pool.at:
        pools.remove(pool)
    monster = MONSTER_CARD[DEPTH[cards[0]]]
    for seen in ([card for card in cards if card != monster], [card for card in cards if card == monster]):
        if seen:
            pools.append(_Pool(seen, {wreck: len(seen)}))


def _merged(pools: list[_Pool], fitting: list[_Pool]) -> _Pool:
    """One pool of all that can be meant; it keeps monsters last, which sorting does."""
    first = fitting[0]
    for pool in fitting[1:]:
        pools.remove(pool)
        first.cards += pool.cards
        for place, number in pool.at.items():
            first.at[place] = first.at.get(place, 0) + number
    if len(fitting) > 1:
        first.cards.sort()
    return first


def _less(pools: list[_Pool], pool: _Pool, place: int) -> None:
    """One card fewer of this pool in the place; what lies nowhere any more is forgotten."""
    pool.at[place] -= 1
    if not pool.at[place]:
        del pool.at[place]
    if not pool.at:
        pools.remove(pool)


def _lots(pools: list[_Pool]) -> tuple[Lot, ...]:
    lots = [Lot(tuple(sorted(pool.cards)), tuple(sorted(pool.at.items()))) for pool in pools]
    return tuple(sorted(lots, key=lambda lot: (lot.cards, lot.at)))


def _public(view: View) -> tuple[Lot, ...]:
    """What everybody knows: the cards not yet seen, how many lie where, and monsters that went back."""
    if view.seat is None:
        return view.lots
    pools = []
    for depth in range(3):
        cards = list(DECK[depth])
        for card in (*view.gone, *(card for cashed in view.cashed for card in cashed)):
            if DEPTH[card] == depth:
                cards.remove(card)
        at = {}
        for wreck, deep in enumerate(WRECK_DEPTHS[view.seats]):
            if deep != depth or not view.wrecks[wreck]:
                continue
            at[wreck] = view.wrecks[wreck]
            if view.monster_known[wreck]:
                cards.remove(MONSTER_CARD[depth])
                pools.append(_Pool([MONSTER_CARD[depth]], {wreck: 1}))
                at[wreck] -= 1
        at.update({HAND + seat: view.backs[seat][depth] for seat in range(view.seats)})
        at = {place: number for place, number in at.items() if number}
        if at:
            pools.append(_Pool(cards, at))
    return _lots(pools)


def _begin(root: Root, seat: Seat | None) -> Known:
    """What a seat knows at the root: as its view says, else what is public, less its own hand."""
    view = root.view
    if view is None:
        return _new_game(root.seats), ()
    if seat == view.seat:
        return view.lots, view.sightings
    lots = _public(view)
    if seat is None or not root.hands[seat]:
        return lots, ()
    pools = [_Pool(list(lot.cards), dict(lot.at)) for lot in lots]
    for card in root.hands[seat]:
        _take(pools, HAND + seat, card)
    return _lots(pools), ()


def _new_game(seats: int) -> tuple[Lot, ...]:
    """2.2: five cards of its depth in every wreck, the rest unseen in the box."""
    depths = WRECK_DEPTHS[seats]
    return tuple(
        Lot(DECK[depth], tuple((wreck, CARDS_A_WRECK) for wreck, deep in enumerate(depths) if deep == depth))
        for depth in range(3)
    )
