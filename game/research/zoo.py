"""The boxes as PettingZoo environments, one agent after the other (AEC): `env = aec("key_largo", seats=4)`.

* Agents are player_0, player_1 … by seat. Where all choose secretly at once they are asked in this order, and none
  sees what the others chose.
* An action is its number in the `Book` of the box; the observation's "action_mask" has a 1 for each that is legal now,
  and none for an agent that must wait. An action that is not legal ends the game, at the cost of -1 for who tried it.
* An observation is the agent's View in numbers (`layouts`): what a person in that seat could know, and nothing else.
* Rewards come at the end: the share of the first place ("first"), or the lead as a utility from 0 to 1 ("lead").
"""

import random
from typing import Any

from game.core.chance import FastChance
from game.core.game import Game
from game.core.seats import SeatView
from game.games import find
from game.research.book import book, layout, payoff, vector

try:
    import numpy
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    words = 'PettingZoo is not here; in the folder of Seachest: pip install -e ".[research]"'
    raise ModuleNotFoundError(words) from missing

LONGEST = 100_000
"""Moves after which a game is broken off (truncated) unless another number is asked for."""

MOST = 100_000.0
"""No number of an observation is larger, or smaller than its opposite."""


def aec(game_id: str, seats: int = 4, *, goal: str = "first", longest: int = LONGEST, options: Any = None) -> Any:
    """This box as an environment that checks how it is used. BadOption for a box that does not exist."""
    env = wrappers.TerminateIllegalWrapper(BoxEnv(find(game_id), seats, goal, longest, options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


class BoxEnv(AECEnv):
    """One box at one table, without the checks."""

    metadata = {"render_modes": ["ansi"], "name": "seachest", "is_parallelizable": False}  # noqa: RUF012 - theirs

    def __init__(self, game: Game, seats: int, goal: str, longest: int, options: Any) -> None:
        """ValueError when the box does not seat so many or the goal is unknown."""
        super().__init__()
        if seats not in game.seats or goal not in ("first", "lead"):
            raise ValueError(f"{game.title} has {game.seats} seats and the goals first and lead, not {seats}, {goal}")
        self.game = game
        self.goal = goal
        self.longest = longest
        self.options = game.options() if options is None else options
        self.book = book(game.id)
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        shape, actions = (layout(game.id).size,), len(self.book)
        self._observed = {
            agent: spaces.Dict(
                observation=spaces.Box(-MOST, MOST, shape, numpy.float32),
                action_mask=spaces.Box(0, 1, (actions,), numpy.int8),
            )
            for agent in self.possible_agents
        }
        self._acted = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The shape of what an agent sees."""
        return self._observed[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of all actions of the box."""
        return self._acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; the same seed gives the same luck for the same actions."""
        self.luck = FastChance(random.randrange(2**32) if seed is None else seed)
        self.state = self.game.setup(self.options, len(self.possible_agents), self.luck)
        self.moves = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.actors(self.state)[0]]

    def step(self, action: int | None) -> None:
        """The agent whose turn it is takes the action of this number."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.possible_agents.index(agent)
        self.game.apply(self.state, seat, self.book.actions[int(action)], self.luck, None)  # type: ignore[arg-type]
        self.moves += 1
        acting = self.game.actors(self.state)
        if not acting:
            won = payoff(self.game, self.state, self.goal)
            self.rewards = dict(zip(self.agents, won, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[acting[0]]
            if self.moves >= self.longest:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent may know, and what it may do now."""
        seat = self.possible_agents.index(agent)
        seen = numpy.array(vector(self.game.id, self.game.look(self.state, seat)), numpy.float32)
        mask: Any = numpy.zeros(len(self.book), numpy.int8)
        if agent == self.agent_selection and seat in self.game.actors(self.state):
            mask[self.book.numbers(self.game.legal(self.state, seat))] = 1
        return {"observation": seen, "action_mask": mask}

    def observation(self) -> SeatView:
        """What the agent whose turn it is sees, as our own bots want it: `choose(game, env.sight(), level, seed)`."""
        seat = self.possible_agents.index(self.agent_selection)
        legal = tuple(self.game.legal(self.state, seat))
        return SeatView(seat, self.game.look(self.state, seat), legal, (), tuple(self.game.actors(self.state)))

    def render(self) -> str:
        """What everybody may see, as text."""
        return repr(self.game.look(self.state, None))

    def close(self) -> None:
        """Nothing is open."""
