"""Lanterns: the smallest game with everything the core must serve, and proof that the core knows no game.

Everybody holds four hidden lamps (1 to 5); one lamp lies face down in the sea. Three rounds: all secretly bid a lamp at
once; the highest bid (the earlier seat on a tie) wins the turn. Its winner may first stake a point, then either rolls a
die for points, takes its bid as points, or dives and alone sees the sunken lamp. In the end the sunken lamp surfaces,
and a lamp still in hand that shines like it is worth five points.
"""

from dataclasses import dataclass

from game.core.errors import BadOption
from game.core.faces import Face
from game.core.game import Event, Game, Mind, Result
from game.core.panels import NO_DESK
from game.core.staging import Cover, Row, Staging, Variant
from game.core.table import Mat, Offer, Piece, Prompt, Refusal, Slip, Spot, Table, Tray
from game.core.telling import Line

LAMPS = 5
COPIES = 5
LONGEST = 5
SHINE = 5


@dataclass(frozen=True, slots=True)
class Rules:
    """The printed game: a sunken lamp that is worth something, three rounds. Hands hold a lamp more than rounds."""

    treasure: bool = True
    rounds: int = 3


@dataclass(frozen=True, slots=True)
class Bid:
    """Lay this lamp face down."""

    lamp: int


@dataclass(frozen=True, slots=True)
class Stake:
    """Stake one point on the coming roll; nobody learns anything from it."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the die for points."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the value of the winning bid."""


@dataclass(frozen=True, slots=True)
class Dive:
    """Look at the sunken lamp."""


BIDS = tuple(Bid(lamp) for lamp in range(1, LAMPS + 1))
STAKE, ROLL, TAKE, DIVE = Stake(), Roll(), Take(), Dive()
FREE, STAKED = (STAKE, ROLL, TAKE, DIVE), (ROLL, TAKE, DIVE)


@dataclass(frozen=True, slots=True)
class Sealed(Event):
    """A seat has laid its bid."""

    seat: int


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """All bids are turned over."""

    bids: tuple[int, ...]
    winner: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Acted(Event):
    """The winner took its turn and gained so many points."""

    seat: int
    verb: str
    points: int


@dataclass(frozen=True, slots=True)
class Saw(Event):
    """What the diver saw."""

    lamp: int
    to: int


@dataclass(frozen=True, slots=True)
class Surfaced(Event):
    """The sunken lamp, and who holds one like it."""

    lamp: int
    seats: tuple[int, ...]
    reveals = True


class State:
    """Lamps in hand (sorted), bids (0 = none yet), points, the sunken lamp and who has seen it."""

    __slots__ = ("bids", "hands", "left", "pile", "points", "rules", "seen", "staked", "sunken", "winner")

    def __init__(self, rules, seats):
        self.rules = rules
        self.hands = [()] * seats
        self.bids = [0] * seats
        self.points = [0] * seats
        self.seen = [False] * seats
        self.pile = ()
        self.sunken = 0
        self.winner = -1
        self.staked = False
        self.left = rules.rounds

    def clone(self):
        other = object.__new__(State)
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(other, name, value.copy() if type(value) is list else value)
        return other


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know; `sunken` is 0 and `bid` is 0 where it does not."""

    seat: int | None
    rules: Rules
    hand: tuple[int, ...]
    bid: int
    sunken: int
    counts: tuple[int, ...]
    sealed: tuple[bool, ...]
    points: tuple[int, ...]
    seen: tuple[bool, ...]
    pile: tuple[int, ...]
    winner: int
    staked: bool
    left: int


def lamps():
    return [lamp for lamp in range(1, LAMPS + 1) for _copy in range(COPIES)]


def setup(rules, seats, chance):
    if not 1 <= rules.rounds <= LONGEST:
        raise BadOption(f"Lanterns lasts 1 to {LONGEST} rounds, not {rules.rounds}.")
    state = State(rules, seats)
    deal(state, lamps(), [rules.rounds + 1] * seats, chance)
    return state


def deal(state, bag, counts, chance):
    chance.shuffle(bag)
    if not state.sunken:
        state.sunken = bag.pop()
    for seat, count in enumerate(counts):
        state.hands[seat] = tuple(sorted((*state.hands[seat], *(bag.pop() for _lamp in range(count)))))


def actors(state):
    if state.winner >= 0:
        return (state.winner,)
    if state.left == 0:
        return ()
    return tuple(seat for seat, bid in enumerate(state.bids) if not bid)


def legal(state, seat):
    if seat not in actors(state):
        return ()
    if state.winner == seat:
        return STAKED if state.staked else FREE
    return tuple(BIDS[lamp - 1] for lamp in sorted(set(state.hands[seat])))


def apply(state, seat, action, chance, tell):
    if type(action) is Bid:
        bid(state, seat, action.lamp, tell)
    elif type(action) is Stake:
        state.staked = True
        state.points[seat] -= 1
        tell and tell(Acted(seat, "stake", -1))
    else:
        turn(state, seat, action, chance, tell)


def bid(state, seat, lamp, tell):
    hand = list(state.hands[seat])
    hand.remove(lamp)
    state.hands[seat] = tuple(hand)
    state.bids[seat] = lamp
    tell and tell(Sealed(seat))
    if 0 not in state.bids:
        state.winner = state.bids.index(max(state.bids))
        tell and tell(Revealed(tuple(state.bids), state.winner))


def turn(state, seat, action, chance, tell):
    points = 0
    if type(action) is Roll:
        points = 1 + chance.below(6) + 2 * state.staked
    elif type(action) is Take:
        points = state.bids[seat]
    else:
        state.seen[seat] = True
        tell and tell(Saw(state.sunken, seat))
    state.points[seat] += points
    tell and tell(Acted(seat, type(action).__name__.lower(), points))
    state.pile += tuple(state.bids)
    state.bids = [0] * len(state.bids)
    state.winner, state.staked = -1, False
    state.left -= 1
    if not state.left:
        finish(state, tell)


def finish(state, tell):
    alike = tuple(seat for seat, hand in enumerate(state.hands) if state.sunken in hand)
    for seat in alike:
        state.points[seat] += SHINE * state.rules.treasure
    tell and tell(Surfaced(state.sunken, alike))


def result(state):
    if actors(state):
        return None
    scores = tuple(state.points)
    order = sorted(set(scores), reverse=True)
    ranking = tuple(tuple(seat for seat, score in enumerate(scores) if score == value) for value in order)
    return Result(ranking, scores, "All rounds were played; equal points share their place.")


def rate(state):
    shine = SHINE * state.rules.treasure * bool(state.left)
    return [points + shine * (state.sunken in hand) for points, hand in zip(state.points, state.hands, strict=True)]


def look(state, seat):
    mine = seat is not None
    over = state.left == 0
    return View(
        seat=seat,
        rules=state.rules,
        hand=state.hands[seat] if mine else (),
        bid=state.bids[seat] if mine else 0,
        sunken=state.sunken if over or (mine and state.seen[seat]) else 0,
        counts=tuple(len(hand) for hand in state.hands),
        sealed=tuple(bool(bid) for bid in state.bids),
        points=tuple(state.points),
        seen=tuple(state.seen),
        pile=state.pile + (tuple(state.bids) if state.winner >= 0 else ()),
        winner=state.winner,
        staked=state.staked,
        left=state.left,
    )


def imagine(view, chance):
    seats = len(view.counts)
    state = State(view.rules, seats)
    state.points, state.seen = list(view.points), list(view.seen)
    state.winner, state.staked, state.left = view.winner, view.staked, view.left
    state.sunken = view.sunken
    shown = seats if view.winner >= 0 else 0
    state.pile = view.pile[: len(view.pile) - shown]
    state.bids = list(view.pile[len(state.pile) :]) or [0] * seats
    bag = lamps()
    for lamp in (*view.pile, *view.hand, *([view.sunken] if view.sunken else ())):
        bag.remove(lamp)
    counts = list(view.counts)
    if view.seat is not None:
        counts[view.seat] = 0
        state.hands[view.seat] = view.hand
    if view.bid and not shown:
        bag.remove(view.bid)
    deal(state, bag, counts, chance)
    if not shown:
        for seat, sealed in enumerate(view.sealed):
            if sealed:
                state.bids[seat] = view.bid if seat == view.seat else bag.pop()
    return state


def lay_out(board, view, legal, picked, names, desk=NO_DESK):
    """The toy's table: one button for each action, one back for each hidden lamp."""
    face = Face(10, 10, ())
    pieces = [
        Piece(f"hand:{seat}:{i}", face, f"mat:{seat}", 10, order=i)
        for seat, count in enumerate(view.counts)
        for i in range(count)
    ]
    return Table(
        clock=f"Round {view.rules.rounds - view.left + 1}",
        subtitle="",
        phases=(),
        prompt=Prompt(view.seat, "Choose.", private=True),
        backdrop="",
        pieces=tuple(pieces),
        spots=(Spot("sea", "The sea"), *(Spot(repr(action), repr(action)) for action in legal)),
        mats=tuple(Mat(seat, "", str(n), False, False, None, (), ()) for seat, n in enumerate(view.points)),
        trays=(Tray("hand", "Lamps", "row"),),
        slips={repr(action): Slip(repr(action), "", face, ()) for action in legal},
        offers=tuple(Offer(action, (repr(action),), repr(action)) for action in legal),
        refusals={"sea": Refusal("Only who wins the turn may dive.", "1")},
    )


VARIANTS = (Variant("rounds", "Rounds", ((3, "Three", ""), (1, "One", ""), (5, "Five", ""))),)

LANTERNS = Game(
    id="lanterns",
    title="Lanterns",
    rules_version=1,
    seats=range(2, 5),
    options=Rules,
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    result=result,
    look=look,
    imagine=imagine,
    vocabulary=(Rules, Bid, Stake, Roll, Take, Dive, Sealed, Revealed, Acted, Saw, Surfaced, View),
    mind=Mind(
        rate=rate,
        policy=lambda state, seat, legal, chance: chance.pick(legal),
        priors=lambda state, seat, legal: [1] * len(legal),
        horizon=lambda state: state.rules.rounds - state.left,
        scale=5,
    ),
    staging=Staging(
        map="",
        lay_out=lay_out,
        narrate=lambda event, names: Line(getattr(event, "seat", None), repr(event)),
        cover=lambda: Cover("", ("Lamps on the water.",), 3, 1, 2, VARIANTS),
        task=lambda view, seat: "choose",
        audit=lambda view: (Row("Points", view.points),),
        charts=lambda events: (),
    ),
)
