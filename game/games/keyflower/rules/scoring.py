"""12: final scoring, with the best allotment of everything."""

from game.core.game import Result, Tell
from game.games.keyflower import components as box
from game.games.keyflower.events import GameEnded
from game.games.keyflower.knowledge.allotment import best_goods, best_skills, best_workers
from game.games.keyflower.knowledge.roads import longest_loop
from game.games.keyflower.rules.state import State, home, owns
from game.words import _


def finish(state: State, tell: Tell | None) -> None:
    """12.1: the points of everybody, everything allotted as well as can be."""
    conclude(state, tuple(score(state, seat) for seat in range(state.seats)), tell)


def conclude(state: State, scores: tuple[int, ...], tell: Tell | None) -> None:
    """12.1: the game is over."""
    state.phase, state.scores = "over", scores
    if tell:
        tell(GameEnded(state.scores))


def result(state: State) -> Result | None:
    """12.2: most points win; equal points share the place."""
    if state.phase != "over":
        return None
    scores = state.scores
    ranking = tuple(
        tuple(seat for seat in range(state.seats) if scores[seat] == points)
        for points in sorted(set(scores), reverse=True)
    )
    shared = len(ranking[0]) > 1
    return Result(ranking, scores, _("Equal points share the place.") if shared else _("Most points win."))


def score(state: State, seat: int) -> int:
    """12.3 to 12.10: all points of this seat, everything allotted as well as can be."""
    tiles, points = own(state, seat), rules_of(state, seat)
    fixed = sum([printed(state, seat, tile) for tile in tiles])
    fixed += sum([of_boat(state, seat, rule, tiles) for rule in points])
    return fixed + _allotted(state, seat, tiles, points)


def own(state: State, seat: int) -> tuple[int, ...]:
    """All tiles of this seat, laid or not."""
    return state.villages[seat] + state.beside[seat] + state.fresh[seat]


def rules_of(state: State, seat: int) -> dict[str, int]:
    """What this seat's tiles score for, and how many points each time."""
    return {box.TILES[tile].rule: box.TILES[tile].points for tile in own(state, seat) if box.TILES[tile].rule}


def of_boat(state: State, seat: int, rule: box.Rule | str, tiles: tuple[int, ...], joker: int = -1) -> int:
    """12.9: what the boat with this rule scores for the village, the joker lying on this yard."""
    match rule:
        case "transport":
            return _transport(state, seat, tiles)
        case "loop":
            return longest_loop(roads(state, seat))
        case "river":
            return river(state, seat)
        case "free upgrade":
            return _free_upgrade(state, seat, tiles, joker)
    return 0


def printed(state: State, seat: int, tile: int) -> int:
    """12.3, 12.8, 16.9: the points of this side, the ghost, what lies on a yard, what is beside a turn order tile."""
    row, total = box.TILES[tile], box.TILES[tile].vp[state.side[tile]]
    if row.kind == "turn order":
        total += sum([other >= 0 for other in state.near[tile]])
    if tile == box.CELESTE and state.ghost == seat:
        total += box.GHOST_POINTS
    return total + _yard(state, seat, tile, state.side[tile])


def _yard(state: State, seat: int, tile: int, side: int) -> int:
    """12.8: resources that score where they lie; gold counts as the kind of the yard."""
    effect = box.EFFECT[tile][side]
    if effect.yard == box.NOTHING:
        return 0
    goods = state.goods[tile * 4 : tile * 4 + 4]
    if effect.yard == box.ANY_GOOD or owns(state, seat, box.SWAP, 1):
        return effect.each * sum(goods)
    return effect.each * (goods[effect.yard] + goods[box.GOLD])


def _transport(state: State, seat: int, tiles: tuple[int, ...]) -> int:
    """12.9: the steps on all transport tiles, twice that with the summer boat that doubles them."""
    total = sum([box.EFFECT[tile][state.side[tile]].moves for tile in tiles])
    return total * 2 if owns(state, seat, box.ROADS, 1) else total


def roads(state: State, seat: int) -> list[tuple[int, int]]:
    """Every road of this village from tile to tile, once."""
    found = list[tuple[int, int]]()
    for tile in state.villages[seat]:
        edges = box.TURNED[tile][state.turned[tile]]
        for edge in range(3):
            other = state.near[tile][edge]
            if other >= 0 and edges[edge] == box.TURNED[other][state.turned[other]][edge + 3] == "R":
                found.append((tile, other))
    return found


def river(state: State, seat: int) -> int:
    """12.9: points for the boats on an unbroken river from the home; it flows straight on through each of them."""
    tile, boats = home(state, seat), 0
    edge = _edges(state, tile).index("W")
    while (tile := state.near[tile][edge]) >= 0 and _edges(state, tile)[(edge + 3) % 6] == "W":
        boats += 1
    return box.RIVER_POINTS[min(boats, len(box.RIVER_POINTS) - 1)]


def _edges(state: State, tile: int) -> str:
    return box.TURNED[tile][state.turned[tile]]


def _free_upgrade(state: State, seat: int, tiles: tuple[int, ...], joker: int = -1) -> int:
    """12.9: what turning over the best of the own tiles adds, the joker lying on this one."""
    gains = [0]
    for tile in tiles:
        if box.TILES[tile].cost is not None and not state.side[tile]:
            before, after = box.TILES[tile].vp
            gains.append(after - before + _yard(state, seat, tile, 1) - _yard(state, seat, tile, 0))
            gains[-1] += box.EFFECT[tile][1].each - box.EFFECT[tile][0].each if tile == joker else 0
    return max(gains)


def joker_on(state: State, seat: int, tile: int, tiles: tuple[int, ...], points: dict[str, int]) -> int:
    """12.9, 12.10, 16.9: what the joker adds on this yard, which the Flipper may turn over, or as a ghost."""
    if tile == box.CELESTE:
        return box.GHOST_POINTS
    added = box.EFFECT[tile][state.side[tile]].each
    if added and "free upgrade" in points:
        added += _free_upgrade(state, seat, tiles, tile) - _free_upgrade(state, seat, tiles)
    return added


def _allotted(state: State, seat: int, tiles: tuple[int, ...], points: dict[str, int]) -> int:
    """12.4 to 12.7, 12.10: workers, skills and resources, and the marker as whatever is worth most."""
    workers = workers_of(state, seat)
    skills = state.skills[seat * 3 : seat * 3 + 3]
    goods = loose_goods(state, seat, tiles)
    of_workers, of_skills = best_workers(workers, points), best_skills(skills, points)
    of_goods = best_goods(goods, points)
    total = of_workers + of_skills + of_goods
    if state.joker != seat:
        return total
    extra = [best_workers(_one_more(workers, each), points) - of_workers for each in range(4)]
    extra += [best_skills(_one_more(skills, each), points) - of_skills for each in range(3)]
    extra += [best_goods(_one_more(goods, each), points) - of_goods for each in range(4)]
    extra += [joker_on(state, seat, tile, tiles, points) for tile in tiles]
    return total + max(extra)


def workers_of(state: State, seat: int) -> list[int]:
    """The workers behind this screen by colour; with the Keymelequin then Sven and Paulo."""
    workers = state.hand[seat * 4 : seat * 4 + 4]
    return workers + [int(joker.at == seat) for joker in state.jokers] if state.jokers else workers


def loose_goods(state: State, seat: int, tiles: tuple[int, ...]) -> list[int]:
    """12.8, 11.6: the resources that lie on no yard; for some owners each counts as any, so as gold."""
    goods = [0, 0, 0, 0]
    for tile in tiles:
        if box.EFFECT[tile][state.side[tile]].yard == box.NOTHING:
            for good in box.GOODS:
                goods[good] += state.goods[tile * 4 + good]
    return [0, 0, 0, sum(goods)] if owns(state, seat, box.SWAP, 1) else goods


def _one_more(counts: list[int], kind: int) -> list[int]:
    return [n + (each == kind) for each, n in enumerate(counts)]
