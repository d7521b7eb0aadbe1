"""The decisions of a played match, and the whole choices of each: everything that a puzzle could be made of."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from game.core.chance import Chance
from game.core.compound_choice import Few, chains, every
from game.core.game import Event, Game, Seat
from game.core.match import Match
from game.puzzles.race import Actions

LEAST, MOST = 3, 160
"""How many whole choices a puzzle has, at least and at most."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A position in which a seat chooses: after so many steps, as it is and as the seat sees it."""

    step: int
    state: Any
    seat: Seat
    view: Any
    legal: tuple[Any, ...]
    salt: int = 0
    """Another one gives other luck."""

    def luck(self, purpose: int) -> int:
        """Return a seed of this decision's own, another one for each purpose."""
        return 1_000_003 * (self.step + self.salt) + 7919 * purpose + 17


def decisions(match: Match, seats: Sequence[Seat] | None = None) -> Iterator[Decision]:
    """Every decision of this match with at least two ways, of these seats (None: all), where a choice begins."""
    game, steps = match.game, match.steps
    state = game.setup(match.options, len(match.players), Chance(match.seed, 0))
    midway = False
    for n, (seat, action) in enumerate(steps, 1):
        wanted = not midway and (seats is None or seat in seats) and seat in game.actors(state)
        legal = tuple(game.legal(state, seat)) if wanted else ()
        if len(legal) > 1 and action in legal:
            yield Decision(n - 1, state.clone(), seat, game.look(state, seat), legal)
        before, told, chance = game.look(state, None), list[Event](), Chance(match.seed, n)
        game.apply(state, seat, action, chance, told.append)
        same = not told and not chance.used and tuple(game.actors(state)) == (seat,)
        midway = same and game.look(state, None) == before


def whole(game: Game, decision: Decision) -> tuple[Actions, ...]:
    """Return every whole choice here, by the rules; where there are more than MOST, those that anybody thinks of.

    More than MOST are as good as too many.
    """

    def thought_of(view: Any, actions: Sequence[Any]) -> Sequence[Any]:
        world = game.imagine(view, Chance("halves", 0))
        weights = game.mind.priors(world, decision.seat, actions)
        return [action for action, weight in zip(actions, weights, strict=True) if weight] or actions

    def grown(legal: Sequence[Any], few: Few) -> tuple[Actions, ...]:
        found = chains(game, decision.view, decision.seat, legal, lambda _before, _after: True, few)
        return tuple(chain.actions for chain in islice(found, MOST + 1))

    all_of_them = grown(decision.legal, every)
    if len(all_of_them) <= MOST:
        return all_of_them
    return grown(thought_of(decision.view, decision.legal), thought_of)


def phase_of(decision: Decision) -> str:
    """Return the phase of the game in which this is decided, as the rules name it."""
    return str(getattr(decision.view, "phase", ""))


def kind_of(decision: Decision, best: Actions) -> str:
    """Return the phase and the kind of what is best."""
    return f"{phase_of(decision)} {type(best[0]).__name__}"
