"""Buoys: the second toy, with all that a game may ask of core and screen beyond Lanterns.

One buoy floats in one of the bays of a shore; the shore comes from a map. Each round all seal an offer at once, half
their cash at most, which the highest pays (the earlier seat on a tie). From the highest offer down each listens in bays
for 5 a bay, as often as it likes and in private, and then says before everybody where it dives, or that it does not;
but every third bay ends its turn at once.
Who dives right gets ten for each fathom, and the game is over; it is over after three rounds, too.
"""

from dataclasses import dataclass, field, replace
from pathlib import Path

from game.board.board import BadMap
from game.core.faces import Face, Words
from game.core.game import Event, Game, Mind, Result
from game.core.panels import NO_DESK, Amount, Note, Pencil
from game.core.staging import Cover, Row, Staging, Variant
from game.core.table import Mat, Offer, Piece, Prompt, Slip, Spot, Table
from game.core.telling import Line, Reveal

CASH = 120
PRICE = 5
ROUNDS = 3


@dataclass(frozen=True, slots=True)
class Shore:
    """How deep each bay is, in fathoms."""

    depths: tuple[int, ...]


def usual_shore():
    return Shore((1, 2, 3, 1, 2, 1))


@dataclass(frozen=True, slots=True)
class Rules:
    """The shore, and how much the table helps."""

    shore: Shore = field(default_factory=usual_shore)
    help: str = "marks"


@dataclass(frozen=True, slots=True)
class Bid:
    amount: int


@dataclass(frozen=True, slots=True)
class Listen:
    bay: int


@dataclass(frozen=True, slots=True)
class Stop:
    """Listen no more, or do not dive."""


@dataclass(frozen=True, slots=True)
class Dive:
    bay: int


STOP = Stop()


@dataclass(frozen=True, slots=True)
class Sealed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Opened(Event):
    offers: tuple[int, ...]
    reveals = True


@dataclass(frozen=True, slots=True)
class Listened(Event):
    seat: int
    bay: int


@dataclass(frozen=True, slots=True)
class Heard(Event):
    bay: int
    here: bool
    to: int = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Dived(Event):
    seat: int
    bay: int
    found: bool
    reveals = True


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    seat: int


class State:
    """Offers (-1 = none yet), what was listened to and dived for as masks, whose turn it is, and where the buoy is."""

    __slots__ = ("asked", "buoy", "cash", "dived", "offers", "order", "phase", "points", "round", "rules")

    def __init__(self, rules, seats):
        self.rules = rules
        self.cash, self.points = [CASH] * seats, [0] * seats
        self.offers, self.asked = [-1] * seats, [0] * seats
        self.buoy, self.dived, self.round = 0, 0, 0
        self.order, self.phase = (), "offer"

    def clone(self):
        other = object.__new__(State)
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(other, name, value.copy() if type(value) is list else value)
        return other


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    rules: Rules
    phase: str
    round: int
    cash: tuple[int, ...]
    points: tuple[int, ...]
    sealed: tuple[bool, ...]
    offers: tuple[int, ...]
    """What this seat knows of them."""
    order: tuple[int, ...]
    asked: tuple[int, ...]
    dived: int
    heard: int
    """The bay where this seat has heard the buoy, -1 = nowhere."""


def setup(rules, seats, chance):
    state = State(rules, seats)
    state.buoy = chance.below(len(rules.shore.depths))
    return state


def actors(state):
    if state.phase == "over":
        return ()
    if state.phase == "offer":
        return tuple(seat for seat, offer in enumerate(state.offers) if offer < 0)
    return state.order[:1]


def legal(state, seat):
    if seat not in actors(state):
        return ()
    bays = range(len(state.rules.shore.depths))
    if state.phase == "offer":
        return tuple(Bid(n) for n in range(state.cash[seat] // 2 + 1))
    if state.phase == "listen":
        rich = state.cash[seat] >= PRICE
        return (*(Listen(bay) for bay in bays if rich and not state.asked[seat] >> bay & 1), STOP)
    return (*(Dive(bay) for bay in bays if not state.dived >> bay & 1), STOP)


def apply(state, seat, action, chance, tell):
    tell = tell or (lambda event: None)
    match action:
        case Bid(amount):
            state.offers[seat] = amount
            tell(Sealed(seat))
            if -1 not in state.offers:
                open_offers(state, tell)
        case Listen(bay):
            state.cash[seat] -= PRICE
            state.asked[seat] |= 1 << bay
            tell(Listened(seat, bay))
            tell(Heard(bay, bay == state.buoy, to=seat))
            if state.asked[seat].bit_count() % 3 == 0:
                next_turn(state)
        case Dive(bay):
            state.dived |= 1 << bay
            tell(Dived(seat, bay, bay == state.buoy))
            if bay == state.buoy:
                state.points[seat] += 10 * state.rules.shore.depths[bay]
                state.phase = "over"
            else:
                next_turn(state)
        case Stop():
            tell(Stopped(seat))
            if state.phase == "listen":
                state.phase = "dive"
            else:
                next_turn(state)


def open_offers(state, tell):
    state.order = tuple(sorted(range(len(state.offers)), key=lambda seat: (-state.offers[seat], seat)))
    state.cash[state.order[0]] -= state.offers[state.order[0]]
    state.phase = "listen"
    tell(Opened(tuple(state.offers)))


def next_turn(state):
    state.order, state.phase = state.order[1:], "listen"
    if not state.order:
        state.round += 1
        state.offers = [-1] * len(state.offers)
        state.phase = "offer" if state.round < ROUNDS else "over"


def rate(state):
    return [points + cash for points, cash in zip(state.points, state.cash, strict=True)]


def result(state):
    if actors(state):
        return None
    scores = tuple(rate(state))
    order = sorted(set(scores), reverse=True)
    ranking = tuple(tuple(seat for seat, score in enumerate(scores) if score == value) for value in order)
    return Result(ranking, scores, "The buoy was found, or nobody wants to look on.")


def look(state, seat):
    found = state.dived >> state.buoy & 1
    heard = seat is not None and (found or state.asked[seat] >> state.buoy & 1)
    opened = state.phase != "offer"
    return View(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        round=state.round,
        cash=tuple(state.cash),
        points=tuple(state.points),
        sealed=tuple(offer >= 0 for offer in state.offers),
        offers=tuple(offer if opened or n == seat else -1 for n, offer in enumerate(state.offers)),
        order=state.order,
        asked=tuple(state.asked),
        dived=state.dived,
        heard=state.buoy if heard else -1,
    )


def imagine(view, chance):
    state = State(view.rules, len(view.cash))
    state.phase, state.round, state.order, state.dived = view.phase, view.round, view.order, view.dived
    state.cash, state.points, state.asked = list(view.cash), list(view.points), list(view.asked)
    state.offers = [
        chance.below(view.cash[seat] // 2 + 1) if sealed and offer < 0 else offer
        for seat, (sealed, offer) in enumerate(zip(view.sealed, view.offers, strict=True))
    ]
    known = view.dived | (0 if view.seat is None else view.asked[view.seat])
    found = [bay for bay in bays(view) if any(view.points) and view.dived >> bay & 1]
    if view.heard >= 0:
        state.buoy = view.heard
    elif found:
        depth = max(view.points) // 10
        state.buoy = chance.pick([bay for bay in found if view.rules.shore.depths[bay] == depth])
    else:
        state.buoy = chance.pick([bay for bay in bays(view) if not known >> bay & 1])
    return state


def bays(view):
    return range(len(view.rules.shore.depths))


def survey(options, board):
    regions = [space for space in board.spaces.values() if space.kind == "Region"]
    problems = [f"{space.id} has no depth; give it one" for space in regions if "depth" not in space.properties]
    if len(regions) < 2:
        problems.append("a shore has two bays at least")
    if problems:
        raise BadMap(Path(f"{board.id}.tmx"), problems)
    return replace(options, shore=Shore(tuple(int(space.properties["depth"]) for space in regions)))


def lay_out(board, view, legal, picked, players, desk=NO_DESK):
    mine = view.seat is not None
    private = view.phase in ("offer", "listen")
    depths = view.rules.shore.depths
    pieces = [Piece(f"bay:{bay}", sign(str(depths[bay])), "board", 80, *place(bay)) for bay in bays(view)]
    pieces += [
        Piece(f"dived:{bay}", sign("o"), "board", 60, *place(bay), layer=1)
        for bay in bays(view)
        if view.dived >> bay & 1
    ]
    pieces += [
        Piece(f"jot:{bay}", sign(desk.annotations[f"{desk.study} bay:{bay}"]), "board", 40, *place(bay), layer=1)
        for bay in bays(view)
        if f"{desk.study} bay:{bay}" in desk.annotations
    ]
    return Table(
        clock=f"Round {view.round + 1}",
        subtitle="",
        phases=(),
        prompt=Prompt(view.order[0] if view.order else None, words(view), private),
        backdrop="",
        pieces=tuple(pieces),
        spots=(*(Spot(f"bay:{bay}", f"Bay {bay}", *place(bay), 90, 90) for bay in bays(view)), Spot("stop", "Enough")),
        mats=tuple(Mat(seat, "", str(cash), False, False, None, (), ()) for seat, cash in enumerate(view.cash)),
        trays=(),
        slips={f"bay:{bay}": Slip(f"Bay {bay}", "", sign("~"), ()) for bay in bays(view)},
        offers=tuple(offer(action, view) for action in legal),
        refusals={},
        notes=tuple(note(view, bay, desk.study) for bay in bays(view)) if mine else (),
        amount=amount(view) if any(isinstance(action, Bid) for action in legal) else None,
        pencil=pencil(view, desk.study) if mine and desk.study else None,
    )


def amount(view):
    most = view.cash[view.seat] // 2
    return Amount("offer", "Your offer", 0, most, min(10, most))


def words(view):
    return {"offer": "Offer.", "listen": "Listen.", "dive": "Dive.", "over": "The buoy floats."}[view.phase]


def place(bay):
    return 100.0 + 120 * bay, 200.0


def sign(text):
    return Face(60, 60, (Words(text, 30, 30, 30, align="centre"),))


def note(view, bay, study):
    known = "here" if view.heard == bay else "not here" if view.asked[view.seat] >> bay & 1 else "?"
    return Note(f"bay:{bay}", Face(324, 44, (Words(f"Bay {bay}: {known}", 10, 22, 18),)), study == f"bay:{bay}")


def pencil(view, study):
    return Pencil(study, tuple(f"bay:{bay}" for bay in bays(view)), ("x", "?"), "Write a sign.")


def offer(action, view):
    match action:
        case Bid(amount):
            return Offer(action, (f"offer:{amount}",), f"Offer {amount}")
        case Listen(bay):
            return Offer(action, (f"bay:{bay}",), f"Listen in bay {bay}")
        case Dive(bay):
            return Offer(action, (f"bay:{bay}",), f"Dive in bay {bay}", ask=f"Is it in bay {bay}?")
    return Offer(action, ("stop",), "Listen no more" if view.phase == "listen" else "Stay dry")


def reveal(event, view, players):
    match event:
        case Heard(bay, here):
            words = f"Bay {bay}"
            again = ((f"bay:{(bay + 1) % len(view.rules.shore.depths)}",), "Listen on")
            return Reveal("scope", "Y" if here else "N", "Heard", words, again=again, private=True)
        case Dived(_seat, bay, True):
            return Reveal("count", "B", "Found", f"Bay {bay}", lit=(f"bay:{bay}",), count=10)
    return None


def narrate(event, players):
    private = event.to is not None
    return Line(event.to if private else getattr(event, "seat", None), repr(event), private=private)


VARIANTS = (Variant("help", "Help", (("marks", "Marks", ""), ("paper", "Paper", "")), plays=False),)

BUOYS = Game(
    id="buoys",
    title="Buoys",
    rules_version=1,
    seats=range(2, 4),
    options=Rules,
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    result=result,
    look=look,
    imagine=imagine,
    vocabulary=(Rules, Shore, Bid, Listen, Stop, Dive, Sealed, Opened, Listened, Heard, Dived, Stopped, View),
    mind=Mind(
        rate=rate,
        policy=lambda state, seat, legal, chance: chance.pick(legal),
        priors=lambda state, seat, legal: [1] * len(legal),
        horizon=lambda state: state.round,
        scale=10,
    ),
    staging=Staging(
        map="",
        lay_out=lay_out,
        narrate=narrate,
        cover=lambda: Cover("", ("A buoy in a bay.",), 3, 1, 2, VARIANTS),
        task=lambda view, seat: "choose",
        audit=lambda view: (Row("Points", tuple(map(sum, zip(view.points, view.cash, strict=True)))),),
        charts=lambda events: (),
        reveal=reveal,
        page=True,
    ),
    survey=survey,
)
