"""15.6: the best allotment of workers where Sven or Paulo is among them: those with him count as either colour."""

from collections.abc import Iterator
from functools import lru_cache

from game.games.keyflower import components as box

Counts = tuple[int, ...]
"""Workers by colour, then Sven and Paulo."""
Way = tuple[int, tuple[tuple[str, Counts], ...]]
"""The points, and what goes to which rule."""
BLUE, RED, YELLOW, GREEN, S, P = range(6)
"""The places in `Counts`; written out, for mypyc cannot tell yet what the colours of the box are."""
HALL, MARKET, CRAFT, FIVE, FAIR, ANY = (
    "one colour", "green", "three colours", "five workers", "green and two", "any worker",
)  # fmt: skip
RULES = (HALL, MARKET, CRAFT, FIVE, FAIR, ANY)
PLACES = ((CRAFT, HALL), (CRAFT, FAIR, MARKET, HALL))
"""Where Sven, and Paulo, is more than a worker of one colour."""


@lru_cache(maxsize=1 << 11)
def joker_way(have: Counts, points: Counts) -> Way:
    """The best there is; `points` by rule, 0 = not owned."""
    worth = dict(zip(RULES, points, strict=True))
    best: Way = (0, ())
    for sven in _places(have, worth, S):
        for paulo in _places(have, worth, P):
            for sets in _sets(have, worth, sven, paulo):
                found = _rest(have, worth, sven, paulo, sets)
                best = max(best, found, key=lambda way: way[0])
    return best


def _places(have: Counts, worth: dict[str, int], joker: int) -> list[str]:
    """Where he can be more than a worker: "" = he is no more than one."""
    return ["", *(rule for rule in PLACES[joker - S] if worth[rule])] if have[joker] else [""]


Sets = tuple[Counts, Counts]
"""What goes to the craftsmen’s guild, and the green ones, or what stands for them, of the emporium."""


def _sets(have: Counts, worth: dict[str, int], sven: str, paulo: str) -> Iterator[Sets]:
    """Every number of sets of the guild and of the emporium.

    Of two colours that are alike there as few or as many of the one as can be: between them nothing is better.
    """
    most = (sum(have[:3]) + have[GREEN] + 2) // 2 if worth[CRAFT] else 0
    for trios in range(int(CRAFT in (sven, paulo)), most + 1):
        for blue, yellow in _split(2 * trios - 1, have[BLUE], have[YELLOW]) if sven == CRAFT else ((trios, trios),):
            for red, green in _split(trios - 1, have[RED], have[GREEN]) if paulo == CRAFT else ((trios, 0),):
                craft = (blue, red, yellow, green, int(sven == CRAFT), int(paulo == CRAFT))
                left = [n - used for n, used in zip(have, craft, strict=True)]
                if min(left) < 0:
                    continue
                for pairs in range(int(paulo == FAIR), (sum(left) // 3 if worth[FAIR] else 0) + 1):
                    for reds, greens in _split(pairs - 1, left[RED], left[GREEN]) if paulo == FAIR else ((0, pairs),):
                        if reds <= left[RED] and greens <= left[GREEN]:
                            yield craft, (0, reds, 0, greens, 0, int(paulo == FAIR))


def _split(n: int, one: int, other: int) -> list[tuple[int, int]]:
    """So many of two colours: as many as can be of the one, and of the other; none where there are too few."""
    if n > one + other or n < 0:
        return []
    return sorted({(min(n, one), n - min(n, one)), (n - min(n, other), min(n, other))})


def _rest(have: Counts, worth: dict[str, int], sven: str, paulo: str, sets: Sets) -> Way:
    """The sets, then the cheapest for the emporium and for fives, and each of the others where it counts most."""
    craft, fair = sets
    trios, pairs = craft[RED] + craft[GREEN] + craft[P], sum(fair)
    left = [n - a - b for n, a, b in zip(have, craft, fair, strict=True)]
    best: Way = (-1, ())
    for hall in _halls(worth, sven, paulo):
        at = [_best_place(worth, each, hall, sven, paulo) for each in range(6)]
        price = [worth.get(rule, 0) for rule in at]
        kept = [int(joker == rule != "" and rule in (HALL, MARKET)) for joker, rule in ((sven, at[S]), (paulo, at[P]))]
        spare = [*left[:4], left[S] - kept[0], left[P] - kept[1]]
        for fives in range((sum(spare) - 2 * pairs) // 5 + 1 if worth[FIVE] else 1):
            used = _cheapest(spare, price, 2 * pairs), [0] * 6
            if sum(used[0]) < 2 * pairs:
                break
            then = [n - m for n, m in zip(spare, used[0], strict=True)]
            used = used[0], _cheapest(then, price, 5 * fives)
            rest = [n - a - b for n, a, b in zip(left, *used, strict=True)]
            total = trios * worth[CRAFT] + pairs * worth[FAIR] + fives * worth[FIVE]
            total += sum([n * each for n, each in zip(rest, price, strict=True)])
            if total > best[0]:
                shares = [(CRAFT, craft), (FAIR, fair), (FAIR, tuple(used[0])), (FIVE, tuple(used[1]))]
                shares += [(rule, _only(rest, each)) for each, rule in enumerate(at) if rule and rest[each]]
                best = total, tuple(shares)
    return best


def _halls(worth: dict[str, int], sven: str, paulo: str) -> tuple[int, ...]:
    """The colours that may count in the village hall; NOTHING without it."""
    if not worth[HALL]:
        return (box.NOTHING,)
    jokers = tuple(code for code, at in ((box.SVEN, sven), (box.PAULO, paulo)) if at == HALL)
    return jokers or tuple(box.COLOURS)


def _best_place(worth: dict[str, int], kind: int, hall: int, sven: str, paulo: str) -> str:
    """Where one more of this colour, Sven or Paulo counts most; "" = nowhere."""
    places = [("", 0), (ANY, worth[ANY])]
    if kind >= S:
        at = (sven, paulo)[kind - S]
        if at == MARKET or (at == HALL and hall == box.SVEN + kind - S):
            places.append((at, worth[at]))
    elif hall != box.NOTHING and kind in box.READS[hall]:
        places.append((HALL, worth[HALL]))
    if kind == GREEN or (kind == RED and paulo == MARKET):
        places.append((MARKET, worth[MARKET]))
    return max(places, key=lambda place: place[1])[0]


def _cheapest(left: list[int], price: list[int], n: int) -> list[int]:
    """So many of the cheapest; fewer where there are not so many."""
    taken = [0] * len(left)
    for kind in sorted(range(len(left)), key=lambda kind: (price[kind], left[kind])):
        taken[kind] = min(left[kind], n)
        n -= taken[kind]
    return taken


def _only(counts: list[int], kind: int) -> Counts:
    return tuple([n * (each == kind) for each, n in enumerate(counts)])
