"""What Dark Water Salvage lends to the bots: what a position is worth to each seat, and sensible moves."""

from collections.abc import Mapping, Sequence

from game.core.chance import Chance
from game.core.game import Mind, Seat
from game.games.dark_water_salvage.actions import PASS, RESEARCH, Action
from game.games.dark_water_salvage.bot.beliefs import likelihood, secret, unseal
from game.games.dark_water_salvage.bot.heuristics import ideas, tests
from game.games.dark_water_salvage.bot.judgement import JUDGEMENT
from game.games.dark_water_salvage.bot.rating import SCALE, rate
from game.games.dark_water_salvage.components import RESEARCH_COST
from game.games.dark_water_salvage.rules.state import State, balance
from game.kit.priors import as_priors
from game.words import _

SPAN = 2.5
"""Points by which an action must be worse than the best not to be looked at."""
WHIM = 0.15
"""Points by which two actions may differ and still be chosen either way."""
PAIRED = 300
"""Iterations from which on trials tell more than trees do."""
LEAN = 0.08
"""The utility of `SPAN` points, about."""
NO_IDEA = -1e9
"""What an action is worth that nobody thinks of."""
IN_DEBT = _("in debt")
"""How somebody may end; translated where it is told."""


def policy(state: State, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
    """The best by rule of thumb, or one hardly worse; several tests in one place are thought out together."""
    if state.phase == "research":
        return _next_test(state, seat)
    found = ideas(state, seat)
    while True:
        least = max(found.values()) - WHIM
        near = [action for action, worth in found.items() if worth >= least]
        action = near[0] if len(near) == 1 else near[chance.below(len(near))]
        if action in legal:
            return action
        del found[action]


def _next_test(state: State, seat: Seat) -> Action:
    """8: the next of the tests that were thought of when the seat came here; then it passes."""
    place = (seat, state.pawns[seat], state.cash[seat])
    if state.agenda_of != place:
        gains, money = tests(state, seat)
        state.agenda = tuple([RESEARCH[wreck][sonar] for gain, wreck, sonar in gains[:money] if gain > 0.0])
        state.agenda_of = place
    if not state.agenda:
        return PASS
    action, state.agenda = state.agenda[0], state.agenda[1:]
    state.agenda_of = (seat, place[1], place[2] - RESEARCH_COST)
    return action


def priors(state: State, seat: Seat, legal: Sequence[Action]) -> list[int]:
    """255 for the best by rule of thumb, less for what is worth less, 0 for what is not worth a look."""
    found = ideas(state, seat)
    return as_priors([found.get(action, NO_IDEA) for action in legal], SPAN)


def horizon(state: State) -> int:
    """The round, from 0; one more when the game is over."""
    return state.round if state.phase != "over" else state.round + 1


def tallies(state: State) -> Mapping[str, tuple[bool, ...]]:
    """12.2: who has ended in debt."""
    return {IN_DEBT: tuple(balance(state, seat) < 0 for seat in range(state.seats))}


def reach(_rounds: int) -> float:
    """Everybody looks to the end of the round: playing on costs more than it tells."""
    return 1.0


MIND = Mind(
    rate=rate,
    policy=policy,
    priors=priors,
    horizon=horizon,
    reach=reach,
    scale=SCALE,
    trust=3.0,
    paired=PAIRED,
    lean=LEAN,
    tallies=tallies,
    alone=True,
    secret=secret,
    unseal=unseal,
    likelihood=likelihood,
    judgement=JUDGEMENT,
)
