"""12: what each tile scores in the end, for the things that are allotted to it."""

from collections.abc import Sequence
from typing import Any

from game.games.keyflower import components as box
from game.games.keyflower.knowledge.shares import (
    FIRST_GOOD,
    GOLD,
    KINDS,
    SHARES,
    TAKES,
    best_shares,
    jokers_at,
    scored,
    share,
)
from game.games.keyflower.rules import scoring
from game.games.keyflower.rules.state import State, owns

YARDS = KINDS
"""12.10, 16.9: the joker is a thing of a kind, or from here on one resource on the yard of this number, or a ghost."""


def things(state: State, seat: int, crown: int) -> list[int]:
    """12.4: what this seat can allot, by kind; `crown` is what its joker counts as, -1 = it has none."""
    goods = scoring.loose_goods(state, seat, scoring.own(state, seat))
    found = [*state.hand[seat * 4 : seat * 4 + 4], *state.skills[seat * 3 : seat * 3 + 3], *goods]
    if 0 <= crown < KINDS:
        found[crown] += 1
    return found + [int(joker.at == seat) for joker in state.jokers] if state.jokers else found


def best(state: State, seat: int) -> tuple[list[int], int]:
    """12.1: the best shares of this seat, and what its joker is best used as."""
    if state.joker != seat:
        return best_shares(things(state, seat, -1), scoring.rules_of(state, seat)), -1
    _points, crown = max((total(state, seat, *_with(state, seat, crown)), crown) for crown in crowns(state, seat))
    return _with(state, seat, crown)


def _with(state: State, seat: int, crown: int) -> tuple[list[int], int]:
    return best_shares(things(state, seat, crown), scoring.rules_of(state, seat)), crown


def crowns(state: State, seat: int) -> list[int]:
    """12.10: everything that the joker may count as."""
    yards = [
        tile
        for tile in scoring.own(state, seat)
        if box.EFFECT[tile][state.side[tile]].yard != box.NOTHING or tile == box.CELESTE
    ]
    kinds = [kind for kind in range(KINDS) if kind < FIRST_GOOD or kind == GOLD or not owns(state, seat, box.SWAP, 1)]
    return kinds + [YARDS + tile for tile in yards]


def worth(state: State, seat: int, shares: Sequence[int], crown: int) -> dict[int, int]:
    """12.3, 12.5 to 12.9: the points of each tile of this seat."""
    found, tiles = dict[int, int](), scoring.own(state, seat)
    for tile in tiles:
        row = box.TILES[tile]
        found[tile] = scoring.printed(state, seat, tile) + scoring.of_boat(state, seat, row.rule, tiles, crown - YARDS)
        if row.rule in TAKES:
            found[tile] += row.points * scored(row.rule, share(shares, row.rule), jokers_at(shares, row.rule))
        if crown == YARDS + tile:
            found[tile] += box.EFFECT[tile][state.side[tile]].each if tile != box.CELESTE else box.GHOST_POINTS
    return found


def spare_gold(state: State, seat: int, shares: Sequence[int], crown: int) -> int:
    """12.7: the gold that is allotted nowhere."""
    rules = [rule for rule in TAKES if GOLD in TAKES[rule]]
    return things(state, seat, crown)[GOLD] - sum([share(shares, rule)[box.GOLD] for rule in rules])


def total(state: State, seat: int, shares: Sequence[int], crown: int) -> int:
    """12.1: all points of this seat with these shares."""
    return sum(worth(state, seat, shares, crown).values()) + spare_gold(state, seat, shares, crown)


def width(state: State) -> int:
    """How many numbers say what one seat allots."""
    return SHARES + len(state.jokers)


def chosen(state: State, seat: int) -> tuple[list[int], int]:
    """14.3: the shares of this seat as they are, the best ones where nobody allots by hand."""
    if not state.shares:
        return best(state, seat)
    wide = width(state)
    return state.shares[seat * wide : seat * wide + wide], state.crown if state.joker == seat else -1


def counted(state: State) -> dict[str, Any]:
    """12: what everybody sees in the end: shares, what the joker counts as, points by tile and by seat, the most."""
    seats = range(state.seats)
    bests = [best(state, seat) for seat in seats]
    ways = [chosen(state, seat) for seat in seats] if state.shares else bests
    points = [0] * len(box.TILES)
    for seat in seats:
        for tile, n in worth(state, seat, *ways[seat]).items():
            points[tile] = n
    scores = tuple([total(state, seat, *ways[seat]) for seat in seats])
    return {
        "shares": tuple([number for shares, _crown in ways for number in shares]),
        "crown": max([crown for _shares, crown in ways]),
        "worth": tuple(points),
        "best": tuple([total(state, seat, *bests[seat]) for seat in seats]) if state.shares else scores,
        "scores": scores,
    }
