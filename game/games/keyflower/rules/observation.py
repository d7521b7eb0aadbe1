"""13: what a seat may know of a position, and positions that look like this to it."""

from functools import lru_cache
from typing import Any

from game.core.chance import Chance
from game.core.game import Seat
from game.games.keyflower import components as box
from game.games.keyflower.places import BAG, HIDDEN, LIES, colours_of
from game.games.keyflower.rules import audit, engine, expansion, winter
from game.games.keyflower.rules.state import Joker, State, blank, draw, put_joker
from game.games.keyflower.view import Extras, Half, View

_HALF = ("stage", "kind", "where", "aim", "colour", "joined", "paid", "made")
_FLAT = (
    "beside", "bids", "boat_of", "cell", "fresh", "goods", "last", "leader", "load", "lock", "on", "owner", "side",
    "shares", "supply", "turned", "villages",
)  # fmt: skip
"""Lists that everybody sees whole."""
_SINGLE = (
    "phase", "season", "start", "heir", "turn", "passes", "order", "moves", "ups", "trip", "green", "market", "joker",
    "crown", "scores",
)  # fmt: skip


def look(state: State, seat: Seat | None) -> View:
    """13.1: what this seat may know; None: what everybody may."""
    seats = state.seats
    own, ended = seat is not None, state.phase in ("allot", "over")
    open_ = state.options.open_screens or ended
    mine = seat if seat is not None else 0
    whole: dict[str, Any] = {name: getattr(state, name) for name in _SINGLE}
    whole |= {name: tuple(getattr(state, name)) for name in _FLAT}
    if ended:
        whole |= audit.counted(state)
    half = None
    if own and seat == state.turn and state.stage:
        half = Half(**{name: getattr(state, name) for name in _HALF}, take=tuple(state.take))
    return View(
        seat=seat,
        seats=seats,
        options=state.options,
        actors=tuple(engine.actors(state)),
        half=half,
        hand=tuple(state.hand[mine * 4 : mine * 4 + 4]) if own else (),
        skills=tuple(state.skills[mine * 3 : mine * 3 + 3]) if own else (),
        shown=tuple(state.hand if open_ else state.shown),
        shown_skills=tuple(state.skills if open_ else state.shown_skills),
        workers=tuple([_workers(state, n) for n in range(seats)]),
        skill_tiles=tuple([sum(state.skills[n : n + 3]) for n in range(0, seats * 3, 3)]),
        bag=sum(state.bag),
        pile=sum(state.pile),
        dealt=state.dealt[mine] if own else (),
        chosen=state.chosen[mine] if own else 0,
        offered=tuple([chosen > 0 for chosen in state.chosen]),
        worth=whole.pop("worth", ()),
        best=whole.pop("best", ()),
        extras=_extras(state, seat, open_),
        **whole,
    )


def _workers(state: State, seat: Seat) -> int:
    """How many workers are behind this screen, Sven and Paulo, too."""
    return sum(state.hand[seat * 4 : seat * 4 + 4]) + sum([joker.at == seat for joker in state.jokers])


def _extras(state: State, seat: Seat | None, open_: bool) -> Extras | None:
    """13.1: what the small boxes add; whoever drew Sven or Paulo from the bag knows it alone."""
    if not (state.jokers or state.options.key_celeste):
        return None
    known = [joker.at != BAG and (joker.seen or open_ or joker.at == seat) for joker in state.jokers]
    return Extras(
        fleet=state.fleet,
        at=tuple([joker.at if sure else HIDDEN for joker, sure in zip(state.jokers, known, strict=True)]),
        mixed=tuple([joker.mixed for joker in state.jokers]),
        seen=tuple([joker.seen for joker in state.jokers]),
        ghost=state.ghost,
    )


def imagine(view: View, chance: Chance) -> State:
    """13.3: a whole position that looks like this to its seat: what it cannot know is drawn from what is hidden."""
    table, workers, skills, tiles = _known(view)
    state = table.clone()
    bag, pile = list(workers), list(skills)
    for seat in range(view.seats):
        if seat != view.seat:
            for joker in _fill(state.hand, seat * 4, bag, view.workers[seat] - _workers(state, seat), chance):
                put_joker(state, joker, seat, False)
            _fill(
                state.skills,
                seat * 3,
                pile,
                view.skill_tiles[seat] - sum(state.skills[seat * 3 : seat * 3 + 3]),
                chance,
            )
    state.bag, state.pile = bag, pile
    if view.season == box.WINTER and view.phase != "offer":
        return state
    left = list(tiles)
    chance.shuffle(left)
    n = box.WINTER_DEALT[view.seats]
    for seat in range(view.seats):
        if seat != view.seat:
            state.dealt[seat], left = tuple(sorted(left[:n])), left[n:]
            state.chosen[seat] = 1 + chance.below((1 << n) - 1) if view.offered[seat] else 0
    return state


def _fill(place: list[int], start: int, hidden: list[int], n: int, chance: Chance) -> list[int]:
    """Draws so many; Sven (0) and Paulo (1), who may be among workers, are returned."""
    found = draw(hidden, n, chance)
    for kind, drawn in enumerate(found[:4]):
        place[start + kind] += drawn
    return [joker for joker, drawn in enumerate(found[4:]) if drawn]


@lru_cache(maxsize=1 << 6)
def _known(view: View) -> tuple[State, tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """The position without its secrets, and the workers, skill tiles and winter tiles that may lie anywhere hidden.

    A search imagines many worlds from one view, so this is kept: the state is copied and never changed.
    """
    state = blank(view.options, view.seats)
    for name in _SINGLE:
        setattr(state, name, getattr(view, name))
    for name in _FLAT:
        setattr(state, name, list(getattr(view, name)))
    for slot, tile in enumerate(view.market):
        state.slot[tile] = slot
    for village in view.villages:
        for place, tile in enumerate(village):
            expansion.link(state, village[: place + 1], tile)
    if view.extras is not None:
        state.fleet, state.ghost = view.extras.fleet, view.extras.ghost
        each = zip(view.extras.at, view.extras.mixed, view.extras.seen, strict=True)
        state.jokers = tuple([Joker(BAG if at == HIDDEN else at, mixed, seen) for at, mixed, seen in each])
    _own(view, state)
    bids = [0, 0, 0, 0]
    for bid in view.bids:
        bids[bid & 3] += bid >> 2
    workers = [
        box.WORKERS[c] - sum(state.hand[c::4]) - sum(view.on[c::4]) - sum(view.load[c::7]) - bids[c]
        for c in box.COLOURS
    ]
    workers[box.GREEN] -= view.green
    if state.jokers:
        workers = _with_jokers(state, workers)
    skills = [box.SKILL_TILES - sum(state.skills[k::3]) - sum(view.load[4 + k :: 7]) for k in box.SKILLS]
    tiles = [tile for tile in winter.deck(view.options.emporium) if tile not in view.dealt]
    return state, tuple(workers), tuple(skills), tuple(tiles)


def _with_jokers(state: State, workers: list[int]) -> list[int]:
    """15.5: the same where Sven and Paulo are counted as of their first colour, and bids with them are of two colours.

    They follow the colours, if they may lie hidden.
    """
    for joker in range(len(state.jokers)):
        at, mixed, _seen = state.jokers[joker]
        first, second = colours_of(joker)
        if at > HIDDEN:
            workers[first] += 1
        if at >= LIES:
            workers[first], workers[second] = workers[first] + mixed, workers[second] - mixed
    return workers + [int(joker.at == BAG) for joker in state.jokers]


def _own(view: View, state: State) -> None:
    """What the seat itself holds and has begun to choose, and what open play has shown of the others."""
    state.hand, state.skills = list(view.shown), list(view.shown_skills)
    state.shown, state.shown_skills = list(view.shown), list(view.shown_skills)
    if view.seat is not None:
        state.hand[view.seat * 4 : view.seat * 4 + 4] = view.hand
        state.skills[view.seat * 3 : view.seat * 3 + 3] = view.skills
        state.dealt[view.seat], state.chosen[view.seat] = view.dealt, view.chosen
    if view.half is not None:
        for name in _HALF:
            setattr(state, name, getattr(view.half, name))
        state.take = list(view.half.take)
