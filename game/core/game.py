"""The contract: what a game is, what happens in it, and how it ends."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, Self

from game.core.chance import Chance
from game.core.judgement import Judgement
from game.core.staging import Staging
from game.core.telling import Reasons

Seat = int


class Illegal(Exception):
    """An action that the rules do not allow now; the message is the reason in words."""


class BadOption(Exception):
    """A game, seat count or option that does not exist; the message says which and what does."""


class Event:
    """Something that happened at the table.

    An event is told whole or not at all. `to` names the only seat that may know it; None means everybody.
    `reveals` marks an event after which somebody knows more than the actor chose to say, so that undo ends there.
    """

    __slots__ = ()
    to: Seat | None = None
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    `ranking` groups seats from first to last, tied seats together; `scores` is indexed by seat;
    `reason` says in words why the game ended and what broke or shared a tie; `remarks` has a word or two a seat
    where its score does not explain its place ("" = nothing), () when no seat needs any.
    """

    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    reason: str
    remarks: tuple[str, ...] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that share first place."""
        return self.ranking[0]

    @property
    def shares(self) -> tuple[float, ...]:
        """By seat: its share of the first place, 0 to 1."""
        share = 1 / len(self.winners)
        return tuple(share if seat in self.winners else 0.0 for seat in range(len(self.scores)))


class State(Protocol):
    """One position: ints and lists of ints in slots, changed in place by `apply`."""

    def clone(self) -> Self:
        """An independent copy; shared parts are never changed in place."""
        ...


Tell = Callable[[Event], None]


@dataclass(frozen=True, slots=True)
class Mind:
    """What a game lends to the generic bots; every function sees only what it is given.

    rate:    (state) -> the score that each seat may hope for; when the game is over it orders them as the result does.
    policy:  (state, seat, legal, chance) -> a sensible action, cheap enough for playouts.
    priors:  (state, seat, legal) -> a weight from 0 to 255 for each legal action, for ordering the search; an action
             that weighs nothing is not looked at beside others.
    horizon: (state) -> a number that grows with time (days, rounds); a playout stops when it has grown enough.
    scale:   the score difference that counts as a comfortable lead.
    trust:   how much an action's prior counts beside its mean utility before it has been visited often.
    paired:  from so many iterations on ideas are tried in the same worlds with the same luck, rather than remembered in
             trees: for games in which luck hides what an action brings; None = never. Secret choices are searched in
             trees all the same.
    lean:    where they are tried so, the utility by which the idea with the highest prior is held better than one that
             weighs nothing.
    alone:   whether only the searching seat has a tree, and the others play on by `policy`: for games in which what
             they do hangs on what they alone know.
    secret:  (state) -> whether several seats now choose unseen by each other, so that a bot had better not be
             predictable.
    unseal:  (imagined state, seat, chance) -> None: choices that the others hold sealed are made anew, as sensible
             players make them; in an imagined world they would else be any that the rules allow.
    likelihood: (imagined state) -> how well it explains what the others have openly done, above 0 up to 1; None = that
             tells nothing here.
    hasty:   (state, seat, legal) -> weights like those of `priors`, by which somebody goes who looks no further than
             what lies in front of him: the weakest bots; None = they go by `policy` and `priors`.
    reach:   (rounds) -> how far a level that looks so many rounds ahead looks, in the horizon's unit.
    tallies: (state of a finished game) -> what a tournament counts besides places: by how somebody may end (such as
             "in debt"), yes or no for each seat.
    judgement: what `rate` measures of a position, so that its weights can be fitted; None = it has none.
    taught:  ratings like `rate`, with weights fitted to the games of better bots than the weakest, by their level; two
             levels joined by + stand for something in between.
    """

    rate: Callable[[Any], Sequence[float]]
    policy: Callable[[Any, Seat, Sequence[Any], Chance], Any]
    priors: Callable[[Any, Seat, Sequence[Any]], Sequence[int]]
    horizon: Callable[[Any], float]
    scale: float
    trust: float = 0.3
    paired: int | None = None
    lean: float = 0.0
    alone: bool = False
    secret: Callable[[Any], bool] = lambda state: False
    unseal: Callable[[Any, Seat, Chance], None] = lambda state, seat, chance: None
    likelihood: Callable[[Any], float] | None = None
    hasty: Callable[[Any, Seat, Sequence[Any]], Sequence[int]] | None = None
    reach: Callable[[int], float] = float
    tallies: Callable[[Any], Mapping[str, tuple[bool, ...]]] = lambda state: {}
    judgement: Judgement | None = None
    taught: Mapping[str, Callable[[Any], Sequence[float]]] = field(default_factory=dict)

    def rating(self, level: str) -> Callable[[Any], Sequence[float]]:
        """What games of this level have taught about positions, where they have taught anything; else `rate`."""
        return self.taught.get(level, self.rate)


@dataclass(frozen=True, slots=True)
class Game:
    """One box: its rulebook as a record of pure functions.

    setup:   (options, seats, chance) -> State, for a number of seats in `seats`.
    actors:  (state) -> the seats that must act; () when the game is over; several when all choose secretly at once.
    legal:   (state, seat) -> every action this seat may take now, () for others. What is not listed is not legal.
    apply:   (state, seat, action, chance, tell) -> changes state in place; `tell` may be None when nobody listens.
    result:  (state) -> Result when the game is over, else None.
    look:    (state, seat or None) -> a View of plain data; None sees only what is public.
    imagine: (view, chance) -> a whole State that looks the same to the view's seat.
    vocabulary: every Action, Event, View and options class, for the codec.
    explain: (view or public view, seat, actions, players) -> the Reasons for this choice of this seat, one action or
             several, as far as that view knows; None where the view may not know of the choice.
    survey:  (options, board) -> the options of a game on that board; BadMap says in words, object by object, why it
             cannot be played on. None = the rules do not ask which board lies on the table.
    unasked: (state, seat) -> what this seat may do besides, though nobody waits for it; afterwards the same seats must
             act as before. For people alone: bots, searches and random play keep to what is asked.
    """

    id: str
    title: str
    rules_version: int
    seats: range
    options: type
    setup: Callable[[Any, int, Chance], Any]
    actors: Callable[[Any], Sequence[Seat]]
    legal: Callable[[Any, Seat], Sequence[Any]]
    apply: Callable[[Any, Seat, Any, Chance, Tell | None], None]
    result: Callable[[Any], Result | None]
    look: Callable[[Any, Seat | None], Any]
    imagine: Callable[[Any, Chance], Any]
    vocabulary: tuple[type, ...]
    mind: Mind
    staging: Staging
    explain: Callable[[Any, Seat, Sequence[Any], Sequence[Any]], Reasons | None] = (
        lambda view, seat, actions, players: None
    )
    survey: Callable[[Any, Any], Any] | None = None
    unasked: Callable[[Any, Seat], Sequence[Any]] = lambda state, seat: ()
