"""The contract between a game and the program: rules, events, results, and what bots need."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, Self

if TYPE_CHECKING:  # the title lists saves before anything is loaded that a table needs
    from game.core.chance import Chance
    from game.core.judgement import Judgement
    from game.core.player import Player
    from game.core.staging import Staging
    from game.core.telling import Reasons

Seat = int


class Event:
    """Something that happened at the table.

    An event is told whole or not at all. `to` is the only seat that may know it; None means everybody. `reveals` marks
    an event that gives somebody more information than the actor chose to give, so that undo ends there.
    """

    __slots__ = ()
    to: Seat | None = None
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    `ranking` groups seats from first to last, tied seats together; `scores` is indexed by seat; `reason` says for
    players why the game ended and how a tie was broken or shared; `remarks` has a few words for each seat whose score
    does not explain its rank ("" = none), or is () when no seat needs any.
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
        """The share of the first place of each seat, from 0 to 1; the shares add up to 1."""
        share = 1 / len(self.winners)
        return tuple(share if seat in self.winners else 0.0 for seat in range(len(self.scores)))


class State(Protocol):
    """One position of a game: integers and lists of integers in slots, changed in place by `apply`."""

    def clone(self) -> Self:
        """Return an independent copy; parts that copies share are never changed in place."""
        ...


Tell = Callable[[Event], None]


WholeTurn = tuple[int, tuple[Any, ...]]
"""The weight of a whole turn, from 0 to 255, and the actions that it is made of."""


@dataclass(frozen=True, slots=True)
class Mind:
    """What a game gives to the generic bots; every function uses its arguments alone.

    rate:    (state) -> the score that each seat can expect; in a finished game ordered as the result is.
    policy:  (state, seat, legal, chance) -> a sensible action, cheap enough for playouts.
    priors:  (state, seat, legal) -> a weight from 0 to 255 for each legal action, which orders the search; an action of
             weight 0 is not searched while others weigh more.
    horizon: (state) -> a number that grows with game time (days, rounds); it limits the length of a playout.
    scale:   the score difference that counts as a comfortable lead.
    trust:   the weight of an action's prior against its mean utility while it has few visits.
    paired:  from this many iterations on, actions are compared in the same imagined worlds with the same luck instead
             of in a search tree: for games whose luck hides the effect of an action; None = never. Simultaneous secret
             choices are searched in trees in any case.
    lean:    in such a comparison, the utility bonus of the action with the highest prior over one of weight 0.
    turns:   (state, seat, legal) -> the turns that can be made of these actions, each its weight, as of `priors`, and
             its actions in their order: who looks more than one round ahead compares whole turns instead of single
             decisions; () where a decision is no part of such a turn; None = never.
    all_rivals: how far who compares whole turns measures its lead over the mean of the rivals (1) instead of over the
             best of them (0).
    decisions: how many decisions make one turn, as a rule; in such comparisons they share the `Level.margin` by
             which a turn may be worse than the best.
    alone:   whether only the searching seat has a tree while the others follow `policy`: for games in which their
             choices depend on private knowledge.
    secret:  (state) -> whether several seats now choose without seeing each other's choice, so that a bot should not be
             predictable.
    unseal:  (imagined state, seat, chance) -> None: replaces the hidden committed choices of the other seats by
             sensible ones; `imagine` alone may give any choice that the rules allow.
    likelihood: (imagined state) -> how well it explains the public actions of the others, above 0 up to 1; None = not
             used.
    hasty:   (state, seat, legal) -> weights as of `priors` for a player who looks at the immediate effect only, used by
             the weakest bots; None = they use `policy` and `priors`.
    reach:   (rounds) -> the same look-ahead in the unit of `horizon`.
    chapter: (state) -> the part of the game, as a season, to whose end who compares whole turns plays on, instead of
             as far as `reach`; -1 = it does not.
    tallies: (finished state) -> what a tournament counts besides ranks: a name (such as "in debt") -> a bool for each
             seat.
    judgement: the measures behind `rate`, so that their weights can be fitted; None = there are none.
    taught:  level -> a function like `rate` with weights fitted to games of that level; two levels joined by "+" stand
             for a mixture.
    bars:    by number of seats, in per cent, how often a Deckhand must be first among random players, and a Mate among
             Deckhands; None = as in most games.
    """

    rate: Callable[[Any], Sequence[float]]
    policy: Callable[[Any, Seat, Sequence[Any], Chance], Any]
    priors: Callable[[Any, Seat, Sequence[Any]], Sequence[int]]
    horizon: Callable[[Any], float]
    scale: float
    trust: float = 0.3
    paired: int | None = None
    lean: float = 0.0
    turns: Callable[[Any, Seat, Sequence[Any]], Sequence[WholeTurn]] | None = None
    all_rivals: float = 0.0
    decisions: int = 1
    alone: bool = False
    secret: Callable[[Any], bool] = lambda state: False
    unseal: Callable[[Any, Seat, Chance], None] = lambda state, seat, chance: None
    likelihood: Callable[[Any], float] | None = None
    hasty: Callable[[Any, Seat, Sequence[Any]], Sequence[int]] | None = None
    reach: Callable[[int], float] = float
    chapter: Callable[[Any], int] = lambda state: -1
    tallies: Callable[[Any], Mapping[str, tuple[bool, ...]]] = lambda state: {}
    judgement: Judgement | None = None
    taught: Mapping[str, Callable[[Any], Sequence[float]]] = field(default_factory=dict)
    bars: tuple[Mapping[int, float], Mapping[int, float]] | None = None

    def rating(self, level: str) -> Callable[[Any], Sequence[float]]:
        """Return the rating fitted to games of this level, or `rate` if there is none."""
        return self.taught.get(level, self.rate)


@dataclass(frozen=True, slots=True)
class Game:
    """One game: its rulebook as a record of pure functions.

    setup:   (options, seats, chance) -> State, for a number of seats in `seats`.
    actors:  (state) -> the seats that must act; () when the game is over; several when they choose simultaneously.
    legal:   (state, seat) -> every legal action of this seat, () for seats that need not act.
    apply:   (state, seat, action, chance, tell) -> None; changes state in place; `tell` receives the events or is None.
    result:  (state) -> Result when the game is over, else None.
    look:    (state, seat or None) -> the View of this seat as plain data; None gives the public view.
    look_open: (state) -> the public View with hands and what nobody has seen, for a finished game watched again;
             None = what lies hidden from all seats stays so.
    imagine: (view, chance) -> a State that is consistent with this view: `look` gives the same view of it.
    vocabulary: every Action, Event, View and options class, for the codec.
    explain: (private or public view, seat, actions, players) -> the Reasons for this choice of one or more actions, as
             far as the view knows; None if the view may not know of the choice.
    survey:  (options, board) -> the options for a game on this board; raises BadMap with every reason why the board
             does not fit. None = the rules do not depend on the board.
    unasked: (state, seat) -> optional legal actions of this seat while others must act; afterwards the same seats must
             act. Only for people: bots, searches and random play use `legal` alone.
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
    explain: Callable[[Any, Seat, Sequence[Any], Sequence[Player]], Reasons | None] = (
        lambda view, seat, actions, players: None
    )
    survey: Callable[[Any, Any], Any] | None = None
    unasked: Callable[[Any, Seat], Sequence[Any]] = lambda state, seat: ()
    look_open: Callable[[Any], Any] | None = None
