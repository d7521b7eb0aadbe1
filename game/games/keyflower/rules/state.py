"""One position of Keyflower: ints and flat lists of ints, with a cheap copy.

Workers of a seat are at `seat * 4 + colour` (Sven and Paulo apart), skill tiles at `seat * 3 + kind`, resources and
workers on a tile at `tile * 4 + kind`, bids at `slot * seats + seat` as `4 * workers + colour` (0 = none).
"""

from typing import NamedTuple

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.keyflower import components as box
from game.games.keyflower import places
from game.games.keyflower.events import Drawn, Gained
from game.games.keyflower.options import Options
from game.games.keyflower.view import Phase


class Joker(NamedTuple):
    """15: where Sven or Paulo is, and how many workers of the second of his colours are in the bid with him.

    In the open he is counted as a worker of the first of his colours, too; in the bag and behind a screen he is not.
    `seen` = everybody knows where he is.
    """

    at: int
    mixed: int = 0
    seen: bool = True


class State:
    """The whole truth of one position. Tuples are shared by copies and replaced when something changes."""

    __slots__ = (
        "aim",
        "bag",
        "beside",
        "bids",
        "boat_of",
        "cell",
        "chosen",
        "clock",
        "colour",
        "crown",
        "dealt",
        "fleet",
        "fresh",
        "ghost",
        "goods",
        "green",
        "hand",
        "heir",
        "joined",
        "joker",
        "jokers",
        "kind",
        "last",
        "leader",
        "load",
        "lock",
        "made",
        "market",
        "moves",
        "near",
        "on",
        "options",
        "order",
        "owner",
        "paid",
        "passes",
        "phase",
        "pile",
        "scores",
        "season",
        "seats",
        "shares",
        "shown",
        "shown_skills",
        "side",
        "skills",
        "slot",
        "stage",
        "start",
        "supply",
        "take",
        "trip",
        "turn",
        "turned",
        "ups",
        "villages",
        "where",
    )

    options: Options
    seats: int
    # `clock` counts turns and seasons; it stands while boats are taken and tiles laid. `turn` is who acts (not while
    # winter tiles are chosen); `order` who still has to take a boat or to lay; `heir` see `View`.
    phase: Phase
    clock: int
    season: int
    start: Seat
    heir: Seat
    turn: Seat
    passes: int
    order: tuple[Seat, ...]
    # The turn that is half made, known to its seat alone: see `placing`, `carrying`, `expansion`.
    stage: int
    kind: int
    where: int
    aim: int
    colour: int
    joined: int
    paid: int
    made: int
    take: list[int]
    # What is left of a transport in hand, and what was done in it (see `View.trip`).
    moves: int
    ups: int
    trip: tuple[tuple[int, ...], ...]
    # What is behind the screens, and of it what open play has shown.
    hand: list[int]
    skills: list[int]
    shown: list[int]
    shown_skills: list[int]
    # The bag by colour and the pile by kind; the open supplies.
    bag: list[int]
    pile: list[int]
    green: int
    supply: list[int]
    # By tile.
    side: list[int]
    owner: list[int]
    cell: list[int]
    turned: list[int]
    goods: list[int]
    on: list[int]
    last: list[int]
    lock: list[int]
    slot: list[int]
    near: list[tuple[int, ...]]
    # By seat: placed tiles in order, tiles to place, tiles that fit nowhere.
    villages: list[tuple[int, ...]]
    fresh: list[tuple[int, ...]]
    beside: list[tuple[int, ...]]
    # By slot of the market.
    market: tuple[int, ...]
    bids: list[int]
    leader: list[int]
    # By boat: workers by colour and skills by kind (7 numbers), and who took it this season.
    load: list[int]
    boat_of: list[int]
    # Winter tiles by seat: dealt ones, and a mask of the chosen ones (0 = not chosen yet).
    dealt: list[tuple[int, ...]]
    chosen: list[int]
    joker: Seat
    # The final allotment, where it is made by hand: shares by seat (see `knowledge.shares`), what the joker counts as.
    shares: list[int]
    crown: int
    scores: tuple[int, ...]
    # 15, 16: the boats by berth, Sven and Paulo (() = not in this game), the ghost (a seat, or a place of `places`).
    fleet: tuple[int, ...]
    jokers: tuple[Joker, ...]
    ghost: int

    def clone(self) -> "State":
        """An independent copy."""
        copy = State()
        copy.bag, copy.bids, copy.boat_of, copy.cell = self.bag[:], self.bids[:], self.boat_of[:], self.cell[:]
        copy.beside, copy.chosen, copy.dealt, copy.fresh = self.beside[:], self.chosen[:], self.dealt[:], self.fresh[:]
        copy.goods, copy.hand, copy.last, copy.leader = self.goods[:], self.hand[:], self.last[:], self.leader[:]
        copy.load, copy.lock, copy.near, copy.on = self.load[:], self.lock[:], self.near[:], self.on[:]
        copy.owner, copy.pile, copy.shown, copy.side = self.owner[:], self.pile[:], self.shown[:], self.side[:]
        copy.shown_skills, copy.skills, copy.slot = self.shown_skills[:], self.skills[:], self.slot[:]
        copy.supply, copy.take, copy.turned = self.supply[:], self.take[:], self.turned[:]
        copy.villages, copy.shares, copy.crown = self.villages[:], self.shares[:], self.crown
        copy.aim, copy.clock, copy.colour, copy.green = self.aim, self.clock, self.colour, self.green
        copy.heir, copy.joined = self.heir, self.joined
        copy.joker, copy.kind, copy.made, copy.market = self.joker, self.kind, self.made, self.market
        copy.moves, copy.options, copy.order, copy.paid = self.moves, self.options, self.order, self.paid
        copy.passes, copy.phase, copy.scores, copy.season = self.passes, self.phase, self.scores, self.season
        copy.seats, copy.stage, copy.start, copy.turn = self.seats, self.stage, self.start, self.turn
        copy.trip, copy.ups, copy.where = self.trip, self.ups, self.where
        copy.fleet, copy.jokers, copy.ghost = self.fleet, self.jokers, self.ghost
        return copy


def blank(options: Options, seats: int) -> State:
    """2: the table before anything is drawn or dealt."""
    state, tiles = State(), len(box.TILES)
    state.options, state.seats = options, seats
    state.fleet, state.jokers, state.ghost = tuple(range(seats)), (), places.NOWHERE
    if options.keymelequin:
        state.jokers = (Joker(places.NOWHERE),) * len(box.JOKERS)
        replaced = min(options.keymelequin, seats) - 1
        state.fleet = tuple([box.KEYMELEQUIN if berth == replaced else berth for berth in range(seats)])
    if options.key_celeste:
        state.ghost = places.ON_SHIP
    state.phase, state.clock, state.season = "act", 0, 0
    state.start, state.heir, state.turn, state.passes, state.order = 0, -1, 0, 0, ()
    forget(state)
    state.moves, state.ups, state.trip = 0, 0, ()
    state.hand, state.shown = [0] * (seats * 4), [0] * (seats * 4)
    state.skills, state.shown_skills = [0] * (seats * 3), [0] * (seats * 3)
    state.bag, state.green = [*box.WORKERS[:3], 0], box.WORKERS[box.GREEN]
    state.pile, state.supply = [box.SKILL_TILES] * 3, list(box.COUNTERS)
    state.side, state.owner, state.cell = [0] * tiles, [-1] * tiles, [-1] * tiles
    state.turned, state.goods, state.on = [0] * tiles, [0] * (tiles * 4), [0] * (tiles * 4)
    state.last, state.lock, state.slot = [0] * tiles, [-1] * tiles, [-1] * tiles
    state.near = [()] * tiles
    state.villages, state.fresh, state.beside = [()] * seats, [()] * seats, [()] * seats
    state.market, state.bids, state.leader = (), [], []
    state.load, state.boat_of = [0] * (seats * 7), [-1] * seats
    state.dealt, state.chosen = [()] * seats, [0] * seats
    state.joker, state.scores = -1, ()
    state.shares, state.crown = [], -1
    if options.keymelequin:
        state.bag += [0] * len(state.jokers)
    return state


def forget(state: State) -> None:
    """No choice is half made any more."""
    state.stage = state.kind = state.joined = 0
    state.where = state.aim = state.colour = state.paid = state.made = -1
    state.take = [0, 0, 0, 0] if not state.jokers else [0] * 6


def home(state: State, seat: Seat) -> int:
    """The home tile of this seat."""
    return state.villages[seat][0]


def owns(state: State, seat: Seat, boat: int, side: int) -> bool:
    """11.1: whether the power of this summer boat is this seat's."""
    return state.owner[boat] == seat and state.side[boat] == side


def losing(state: State, seat: Seat) -> list[tuple[int, int, int]]:
    """4.5: the losing groups of this seat as (slot, workers, colour), one with Sven or Paulo in his first colour."""
    own = state.bids[seat :: state.seats]
    if not any(own):
        return []
    leader = state.leader
    return [(slot, bid >> 2, bid & 3) for slot, bid in enumerate(own) if bid and leader[slot] != seat]


def draw(counts: list[int], n: int, chance: Chance) -> list[int]:
    """So many at random out of these, as far as there are any; they are taken out."""
    drawn = [0] * len(counts)
    for left in range(min(n, sum(counts)), 0, -1):
        assert left > 0
        place = chance.below(sum(counts))
        kind = 0
        while place >= counts[kind]:
            place -= counts[kind]
            kind += 1
        counts[kind] -= 1
        drawn[kind] += 1
    return drawn


def gain(state: State, seat: Seat, workers: int, greens: int, skills: int, chance: Chance, tell: Tell | None) -> None:
    """5.9: random workers, green workers from the supply and random skill tiles come behind the screen."""
    drawn, kinds = draw(state.bag, workers, chance), draw(state.pile, skills, chance)
    greens = min(greens, state.green)
    for colour in range(4):
        state.hand[seat * 4 + colour] += drawn[colour]
    for kind in range(3):
        state.skills[seat * 3 + kind] += kinds[kind]
    state.green -= greens
    state.hand[seat * 4 + box.GREEN] += greens
    state.shown[seat * 4 + box.GREEN] += greens
    for n, joker in enumerate(drawn[4:]):
        if joker:
            put_joker(state, n, seat, False)
    if tell and (workers or greens or skills):
        tell(Gained(seat, sum(drawn), greens, sum(kinds)))
        if any(drawn) or any(kinds):
            tell(Drawn(tuple(drawn), tuple(kinds), to=seat))


def show(state: State, seat: Seat, colour: int, n: int) -> None:
    """So many workers, seen by all, go behind this screen (n > 0) or come out of it (n < 0)."""
    place = seat * 4 + colour
    state.hand[place] += n
    state.shown[place] = max(state.shown[place] + n, 0)


def show_skill(state: State, seat: Seat, kind: int, n: int) -> None:
    """The same with skill tiles."""
    place = seat * 3 + kind
    state.skills[place] += n
    state.shown_skills[place] = max(state.shown_skills[place] + n, 0)


def put_joker(state: State, joker: int, at: int, seen: bool = True, mixed: int = 0) -> None:
    """15.4: Sven (0) or Paulo (1) is there from now on."""
    jokers = list(state.jokers)
    jokers[joker] = Joker(at, mixed, seen)
    state.jokers = tuple(jokers)
