"""Bells: the third toy, with choices in several steps, calls that others answer out of turn, and gifts made in private.

Everybody holds two cards, each a hush or a blank; how many is public, which they are is not. On its turn a seat rings a
bell (first that it rings, then which: only then is a die rolled), walks to another tower, gives cards away (one after
the other, then to whom), or rests. After a ring, and after a walk, all who hold cards are called, clockwise from the
next seat, the active one last: whoever holds a hush may play it, and then all are called anew. When everybody has let
it be, a ring that was hushed an even number of times counts its die. A walk that was hushed leads nowhere.
"""

from dataclasses import dataclass

from game.core.faces import Face
from game.core.game import Event, Game, Mind, Result
from game.core.panels import NO_DESK, Call, Stop
from game.core.staging import Cover, Row, Staging
from game.core.table import Mat, Offer, Piece, Prompt, Spot, Table, Tray
from game.core.telling import Line

TURNS, CARDS, BELLS = 9, 2, 3
HUSH_CARD, BLANK = 1, 0


@dataclass(frozen=True, slots=True)
class Rules:
    """How many turns there are."""

    turns: int = TURNS


@dataclass(frozen=True, slots=True)
class Ring:
    """Ring a bell: which one comes next."""


@dataclass(frozen=True, slots=True)
class Bell:
    bell: int


@dataclass(frozen=True, slots=True)
class Walk:
    """To the other tower."""


@dataclass(frozen=True, slots=True)
class Give:
    """Give cards away: which and to whom comes next."""


@dataclass(frozen=True, slots=True)
class Put:
    card: int


@dataclass(frozen=True, slots=True)
class To:
    seat: int


@dataclass(frozen=True, slots=True)
class Rest:
    pass


@dataclass(frozen=True, slots=True)
class Hush:
    pass


@dataclass(frozen=True, slots=True)
class Pass:
    pass


RING, WALK, GIVE, REST, HUSH, PASS = Ring(), Walk(), Give(), Rest(), Hush(), Pass()


@dataclass(frozen=True, slots=True)
class Rang(Event):
    seat: int
    bell: int
    die: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Walked(Event):
    seat: int
    tower: int


@dataclass(frozen=True, slots=True)
class Hushed(Event):
    seat: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Sounded(Event):
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Gave(Event):
    seat: int
    other: int
    cards: int


@dataclass(frozen=True, slots=True)
class Rested(Event):
    seat: int


class State:
    """Cards and points by seat; whose turn it is, its phase, who is still to be asked, and what is being made."""

    __slots__ = ("active", "die", "gift", "hands", "hushes", "left", "phase", "points", "queue", "towers")

    def __init__(self, rules, seats):
        self.hands, self.points, self.towers = [()] * seats, [0] * seats, [0] * seats
        self.active, self.left, self.phase = 0, rules.turns, "act"
        self.queue, self.gift, self.die, self.hushes = (), (), 0, 0

    def clone(self):
        other = object.__new__(State)
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(other, name, value.copy() if type(value) is list else value)
        return other


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    phase: str
    active: int
    left: int
    queue: tuple[int, ...]
    hand: tuple[int, ...]
    held: tuple[int, ...]
    points: tuple[int, ...]
    towers: tuple[int, ...]
    gift: tuple[int, ...]
    die: int
    hushes: int


HALVES = ("which", "gift")
CALLS = ("rang", "walked")


def setup(rules, seats, chance):
    state = State(rules, seats)
    state.hands = [tuple(sorted(chance.below(2) for _card in range(CARDS))) for _seat in range(seats)]
    return state


def actors(state):
    if not state.left:
        return ()
    return state.queue[:1] or (state.active,)


def legal(state, seat):
    if seat not in actors(state):
        return ()
    hand = state.hands[seat]
    if state.queue:
        return (PASS, HUSH) if HUSH_CARD in hand else (PASS,)
    if state.phase == "which":
        return tuple(Bell(bell) for bell in range(BELLS))
    if state.phase == "gift":
        kept = list(hand)
        for card in state.gift:
            kept.remove(card)
        others = (To(other) for other in range(len(state.hands)) if other != seat and state.gift)
        return (*(Put(card) for card in sorted(set(kept))), *others)
    return (RING, WALK, *((GIVE,) if hand else ()), REST)


def apply(state, seat, action, chance, tell):
    tell = tell or (lambda event: None)
    match action:
        case Ring():
            state.phase = "which"
        case Bell(bell):
            state.die = chance.below(6) + 1
            tell(Rang(seat, bell, state.die))
            call(state, "rang", tell)
        case Walk():
            state.towers[seat] ^= 1
            tell(Walked(seat, state.towers[seat]))
            call(state, "walked", tell)
        case Give():
            state.phase = "gift"
        case Put(card):
            state.gift = tuple(sorted((*state.gift, card)))
        case To(other):
            give(state, seat, other)
            tell(Gave(seat, other, len(state.gift)))
            end_turn(state)
        case Rest():
            tell(Rested(seat))
            end_turn(state)
        case Hush():
            hand = list(state.hands[seat])
            hand.remove(HUSH_CARD)
            state.hands[seat] = tuple(hand)
            state.hushes += 1
            tell(Hushed(seat))
            call(state, state.phase, tell)
        case Pass():
            state.queue = state.queue[1:]
            if not state.queue:
                sound(state, tell)


def call(state, phase, tell):
    seats = len(state.hands)
    order = ((state.active + step) % seats for step in range(1, seats + 1))
    state.phase, state.queue = phase, tuple(seat for seat in order if state.hands[seat])
    if not state.queue:
        sound(state, tell)


def sound(state, tell):
    counts = state.hushes % 2 == 0
    if state.phase == "walked" and not counts:
        state.towers[state.active] ^= 1
    if state.phase == "rang":
        points = state.die * counts
        state.points[state.active] += points
        tell(Sounded(state.active, points))
    end_turn(state)


def give(state, seat, other):
    hand = list(state.hands[seat])
    for card in state.gift:
        hand.remove(card)
    state.hands[seat] = tuple(hand)
    state.hands[other] = tuple(sorted((*state.hands[other], *state.gift)))


def end_turn(state):
    state.active, state.left = (state.active + 1) % len(state.hands), state.left - 1
    state.phase, state.gift, state.die, state.hushes = "act", (), 0, 0


def result(state):
    if actors(state):
        return None
    scores = tuple(state.points)
    order = sorted(set(scores), reverse=True)
    return Result(
        tuple(tuple(seat for seat, score in enumerate(scores) if score == value) for value in order), scores, "Silence."
    )


def look(state, seat):
    acting = seat in actors(state)
    return View(
        seat=seat,
        phase=state.phase if acting or state.phase not in HALVES else "act",
        active=state.active,
        left=state.left,
        queue=state.queue,
        hand=() if seat is None else state.hands[seat],
        held=tuple(len(hand) for hand in state.hands),
        points=tuple(state.points),
        towers=tuple(state.towers),
        gift=state.gift if acting else (),
        die=state.die,
        hushes=state.hushes,
    )


def imagine(view, chance):
    state = State(Rules(), len(view.held))
    state.phase, state.active, state.left, state.queue = view.phase, view.active, view.left, view.queue
    state.points, state.towers = list(view.points), list(view.towers)
    state.gift, state.die, state.hushes = view.gift, view.die, view.hushes
    state.hands = [tuple(sorted(chance.below(2) for _card in range(count))) for count in view.held]
    if view.seat is not None:
        state.hands[view.seat] = view.hand
    return state


def card_face():
    return Face(40, 60, ())


def lay_out(board, view, legal, picked, players, desk=NO_DESK):
    half, found = view.phase in HALVES, offers(view, legal)
    return Table(
        clock=f"{view.left} turns left",
        subtitle="",
        phases=(),
        prompt=Prompt(view.queue[0] if view.queue else view.active, "Answer." if view.queue else "Ring or rest.", True),
        backdrop="",
        pieces=tuple(
            Piece(f"hand:{n}", card_face(), "hand", 40, order=n, spot=f"card:{card}")
            for n, card in enumerate(view.hand)
        ),
        spots=tuple(Spot(spot, spot) for spot in dict.fromkeys(spot for one in found for spot in one.path)),
        mats=tuple(
            Mat(seat, "", str(points), False, seat == view.active, None, (), ())
            for seat, points in enumerate(view.points)
        ),
        trays=(Tray("hand", "Cards", "row", paper=view.seat is not None),),
        slips={},
        offers=found,
        refusals={},
        call=Call(view.queue, words(view, players), view.phase, PASS) if view.queue else None,
        stops=(Stop("rang", "A bell rings"), Stop("walked", "Somebody walks")),
        retreat="Leave it" if half and legal else "",
    )


def words(view, players):
    name = players[view.active].name
    return f"{name} rang a {view.die}." if view.phase == "rang" else f"{name} walked."


def offers(view, legal):
    """A ring is one choice from its bell on; a gift is made step by step."""
    found = []
    for action in legal:
        match action:
            case Ring():
                found += [Offer(RING, ("ring", f"bell:{n}"), f"Ring {n}", then=(Bell(n),)) for n in range(BELLS)]
            case Bell(bell):
                found.append(Offer(action, (f"bell:{bell}",), f"Ring {bell}"))
            case Put(card):
                found.append(Offer(action, (f"put:{card}",), "Put it in", quick=True))
            case To(other):
                found.append(Offer(action, (f"to:{other}",), "Give them"))
            case _:
                found.append(Offer(action, (type(action).__name__.lower(),), type(action).__name__))
    return tuple(found)


def narrate(event, players):
    return Line(event.seat, repr(event))


BELLS_GAME = Game(
    id="bells",
    title="Bells",
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
    vocabulary=(
        Rules, Ring, Bell, Walk, Give, Put, To, Rest, Hush, Pass, Rang, Walked, Hushed, Sounded, Gave, Rested, View,
    ),
    mind=Mind(
        rate=lambda state: state.points,
        policy=lambda state, seat, legal, chance: chance.pick(legal),
        priors=lambda state, seat, legal: [1] * len(legal),
        horizon=lambda state: TURNS - state.left,
        scale=6,
    ),
    staging=Staging(
        map="",
        lay_out=lay_out,
        narrate=narrate,
        cover=lambda: Cover("", ("Bells.",), 3, 1, 2),
        task=lambda view, seat: "choose",
        audit=lambda view: (Row("Points", view.points),),
        charts=lambda events: (),
    ),
)  # fmt: skip
