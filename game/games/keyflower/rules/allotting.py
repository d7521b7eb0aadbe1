"""14.3: in the end everybody allots by hand what scores, one seat after the other; all screens are open then."""

from game.core.game import Tell
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import Allotted, AllottedBest, Counted, Crowned, ScreensOpened
from game.games.keyflower.knowledge.shares import (
    GOLD,
    KINDS,
    RULE_NUMBER,
    SHARES,
    TAKES,
    accepts,
    jokers_at,
    place,
)
from game.games.keyflower.rules import audit, scoring
from game.games.keyflower.rules.state import State, forget

WHERE, WHAT, MANY, CROWN = range(4)


def begin(state: State, tell: Tell | None) -> None:
    """14.3: the screens open, nothing is allotted yet; the joker counts as gold until something else is said."""
    state.phase = "allot"
    state.shares = [0] * (state.seats * audit.width(state))
    state.crown = GOLD if state.joker >= 0 else -1
    state.order = tuple((state.start + n) % state.seats for n in range(state.seats))
    state.turn = state.order[0]
    forget(state)
    if tell:
        tell(ScreensOpened(state.start))


def free(state: State, seat: int, kind: int) -> int:
    """12.4: how many things of this kind are allotted nowhere."""
    shares, crown = audit.chosen(state, seat)
    if kind >= KINDS:
        return int(audit.things(state, seat, crown)[kind] and not shares[SHARES + kind - KINDS])
    used = sum([shares[place(rule, kind)] for rule, kinds in TAKES.items() if kind in kinds])
    return audit.things(state, seat, crown)[kind] - used


def _there(state: State, seat: int, tile: int, kind: int) -> int:
    if kind >= KINDS:
        return int(_jokers(state, seat, tile)[kind - KINDS])
    return state.shares[_place(state, seat, tile, kind)]


def _place(state: State, seat: int, tile: int, kind: int) -> int:
    """Where it stands what of this kind is allotted to this tile; 15.6: of Sven and Paulo, where they are."""
    start = seat * audit.width(state)
    return start + (SHARES + kind - KINDS if kind >= KINDS else place(box.TILES[tile].rule, kind))


def _jokers(state: State, seat: int, tile: int) -> tuple[bool, bool]:
    """15.6: whether Sven and Paulo are allotted to this tile."""
    return jokers_at(audit.chosen(state, seat)[0], box.TILES[tile].rule)


def _takes(state: State, seat: int, tile: int) -> list[int]:
    """The kinds of which something can be laid to this tile, or taken from it."""
    rule = box.TILES[tile].rule
    if rule not in TAKES:
        return []
    jokers = range(KINDS, KINDS + len(state.jokers))
    there = _jokers(state, seat, tile)
    kinds = [
        kind
        for kind in (*TAKES[rule], *jokers)
        if accepts(rule, kind, there) or _left_there(state, seat, tile, kind)
    ]
    return [kind for kind in kinds if free(state, seat, kind) + _there(state, seat, tile, kind)]


def _left_there(state: State, seat: int, tile: int, kind: int) -> bool:
    """15.6: what Paulo made worth something lies there still when he has gone, and can be taken back."""
    return bool(state.jokers) and kind < KINDS and _there(state, seat, tile, kind) > 0


def _loose(state: State, seat: int) -> bool:
    """12.10: whether this seat has a joker that is allotted nowhere as what it counts as."""
    return state.joker == seat and (state.crown >= KINDS or free(state, seat, state.crown) > 0)


def legal(state: State, seat: int) -> list[do.Action]:
    """14.3: a tile, a kind of thing, how many; the joker; all as well as can be; or it stays so."""
    if state.stage == WHAT:
        return [do.ANY_THING[kind] for kind in _takes(state, seat, state.aim)]
    if state.stage == MANY:
        there = _there(state, seat, state.aim, state.made)
        most = min(free(state, seat, state.made) + there, len(do.MANY) - 1)
        return [do.MANY[n] for n in range(most + 1) if n != there]
    if state.stage == CROWN:
        others = [crown for crown in audit.crowns(state, seat) if crown != state.crown]
        return [do.THING[each] if each < KINDS else do.ALLOT[each - KINDS] for each in others]
    found: list[do.Action] = [do.SCORE]
    if _total(state, seat) < audit.total(state, seat, *audit.best(state, seat)):
        found.append(do.ALLOT_BEST)
    if _loose(state, seat):
        found.append(do.CROWN)
    return found + [do.ALLOT[tile] for tile in scoring.own(state, seat) if _takes(state, seat, tile)]


def _total(state: State, seat: int) -> int:
    return audit.total(state, seat, *audit.chosen(state, seat))


def play(state: State, seat: int, action: do.Action, tell: Tell | None) -> None:
    """Takes one part of the choice; a number, a joker, the best and the end are told."""
    match action:
        case do.Crown():
            state.stage = CROWN
        case do.Allot(tile) if state.stage == WHERE:
            state.aim, state.stage = tile, WHAT
        case do.Thing(kind) if state.stage == WHAT:
            state.made, state.stage = kind, MANY
        case do.Thing(kind):
            _crown(state, seat, kind, -1, tell)
        case do.Allot(tile):
            _crown(state, seat, -1, tile, tell)
        case do.Many(n):
            tile, kind = state.aim, state.made
            at = _place(state, seat, tile, kind)
            state.shares[at] = n if kind < KINDS else n * RULE_NUMBER[box.TILES[tile].rule]
            forget(state)
            if tell:
                tell(Allotted(seat, tile, kind, n))
        case do.AllotBest():
            _best(state, seat, tell)
        case _:
            _score(state, seat, tell)


def _crown(state: State, seat: int, kind: int, tile: int, tell: Tell | None) -> None:
    state.crown = kind if kind >= 0 else KINDS + tile
    forget(state)
    if tell:
        tell(Crowned(seat, kind, tile))


def _best(state: State, seat: int, tell: Tell | None) -> None:
    shares, crown = audit.best(state, seat)
    start = seat * audit.width(state)
    state.shares[start : start + len(shares)] = shares
    if state.joker == seat:
        state.crown = crown
    if tell:
        tell(AllottedBest(seat, _total(state, seat)))


def _score(state: State, seat: int, tell: Tell | None) -> None:
    if tell:
        tell(Counted(seat, _total(state, seat), audit.total(state, seat, *audit.best(state, seat))))
    state.order = state.order[1:]
    if state.order:
        state.turn = state.order[0]


def finish(state: State, tell: Tell | None) -> None:
    """12.1: the points of everybody, as they have allotted."""
    scoring.conclude(state, tuple([_total(state, seat) for seat in range(state.seats)]), tell)
