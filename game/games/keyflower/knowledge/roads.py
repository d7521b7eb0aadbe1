"""12.9: the longest closed route over roads that uses no road twice: the tiles on it."""

from collections.abc import Iterable

MOST_LOOPS = 12
"""Independent loops that are combined; villages have fewer."""


def longest_loop(roads: Iterable[tuple[int, int]]) -> int:
    """The most different tiles on one closed route; 0 where there is none. A road is a pair of tiles."""
    edges = _core(list(roads))
    loops = _cycles(edges)[:MOST_LOOPS]
    best = 0
    for choice in range(1, 1 << len(loops)):
        mask = 0
        for n, loop in enumerate(loops):
            if choice >> n & 1:
                mask ^= loop
        if mask:
            best = max(best, _connected([edge for n, edge in enumerate(edges) if mask >> n & 1]))
    return best


def _core(edges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Without roads that lead nowhere."""
    while True:
        degree = dict[int, int]()
        for edge in edges:
            for tile in edge:
                degree[tile] = degree.get(tile, 0) + 1
        left = [edge for edge in edges if min(degree[edge[0]], degree[edge[1]]) > 1]
        if len(left) == len(edges):
            return edges
        edges = left


def _cycles(edges: list[tuple[int, int]]) -> list[int]:
    """A mask of roads for each independent loop: a road outside a spanning tree, and the way back in the tree."""
    path, loops = dict[int, int](), list[int]()
    waiting = set(range(len(edges)))
    while waiting:
        first = min(waiting)
        path[edges[first][0]] = 0
        grown = True
        while grown:
            grown = False
            for n in sorted(waiting):
                a, b = edges[n]
                if a in path and b in path:
                    loops.append(path[a] ^ path[b] ^ 1 << n)
                elif a in path:
                    path[b] = path[a] ^ 1 << n
                elif b in path:
                    path[a] = path[b] ^ 1 << n
                else:
                    continue
                waiting.discard(n)
                grown = True
    return loops


def _connected(edges: list[tuple[int, int]]) -> int:
    """The number of tiles on these roads if they hang together, else 0."""
    seen, ahead = set[int](), {edges[0][0]}
    while ahead:
        seen |= ahead
        ahead = {b for a, b in edges if a in seen} | {a for a, b in edges if b in seen}
        ahead -= seen
    return len(seen) if all(a in seen for a, _b in edges) else 0
