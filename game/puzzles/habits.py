"""What bots choose where a puzzle may be, what rules of thumb like there, and how often each level misses the best."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.bots.bot import choose
from game.bots.levels import DECKHAND, MATE, SKIPPER, Level, unhurried
from game.core.chance import Chance, FastChance
from game.core.compound_choice import half
from game.core.game import Game
from game.core.seats import SeatView
from game.puzzles.decisions import Decision
from game.puzzles.race import Actions


@dataclass(frozen=True, slots=True)
class Habit:
    """What the levels choose here: how often each misses the best in per cent, and how often each choice is made."""

    misses: tuple[int, int, int]
    taken: Counter[Actions]
    tries: int


def chosen(game: Game, decision: Decision, level: Level, luck: int) -> Actions:
    """Return the whole choice that a bot of this level makes here."""
    state, actions, public = decision.state, list[Any](), game.look(decision.state, None)
    seat, calm = decision.seat, unhurried(level)
    while True:
        legal = tuple(game.legal(state, seat))
        sight = SeatView(seat, game.look(state, seat), legal, (), (seat,))
        action = choose(game, sight, calm, luck + len(actions), None).action
        actions.append(action)
        after = half(game, state, seat, action, public)
        if after is None:
            return tuple(actions)
        state = after


def liked(game: Game, decision: Decision, choices: Sequence[Actions]) -> list[Actions]:
    """Return the choices that rules of thumb like best, the best first; none that they would never make."""
    world = game.imagine(decision.view, FastChance(1))
    known: dict[Actions, tuple[Any, dict[Any, int]]] = {}

    def priors(begun: Actions) -> dict[Any, int]:
        if begun not in known:
            state = world if not begun else known[begun[:-1]][0].clone()
            if begun:
                game.apply(state, decision.seat, begun[-1], Chance("halves", 0), None)
            legal = game.legal(state, decision.seat)
            weights = game.mind.priors(state, decision.seat, legal)
            known[begun] = state, dict(zip(legal, weights, strict=True))
        return known[begun][1]

    weighed: list[tuple[float, int, Actions]] = []
    for actions in choices:
        weight = 1.0
        for n, action in enumerate(actions):
            weight *= priors(actions[:n]).get(action, 0) / 255
        weighed.append((-weight, len(weighed), actions))
    return [actions for weight, _n, actions in sorted(weighed) if weight]


def habit(game: Game, decision: Decision, right: frozenset[Actions], tries: int) -> Habit:
    """Return how often each level misses the best here."""
    taken, misses = Counter[Actions](), []
    for rank, level in enumerate((DECKHAND, MATE, SKIPPER)):
        made = [chosen(game, decision, level, decision.luck(100 * (rank + 1) + n)) for n in range(tries)]
        taken.update(made)
        misses.append(round(100 * sum(each not in right for each in made) / tries))
    return Habit((misses[0], misses[1], misses[2]), taken, 3 * tries)
