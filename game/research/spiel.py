"""The boxes as games of OpenSpiel: import this, then `pyspiel.load_game("seachest_key_largo(players=4)")`.

* Sequential: where all choose secretly at once, they are asked in the order of their seats, and none sees the others.
* Explicit chance: first one of DEALS deals is drawn, then one of FACES faces before each move that draws luck. Deal,
  number of the move and face together are the seed of that move's luck. So a game is the list of its numbers, as
  OpenSpiel wants it, and every copy of a position has the same FACES futures.
* The observation is the View of one seat, as text (canonical JSON) or as a vector (`layout`). It holds what that seat
  may know, what it has seen before included, but not the order in which it learned it: so there is no information
  state in OpenSpiel's sense of perfect recall.
* `resample_from_infostate` is `Game.imagine`: another world that looks the same, made of nothing but the View.
* Returns: "first" shares 1 among all who come first; "lead" is each seat's utility between 0 and 1 as our bots see it.
"""

from typing import Any

from game.core.chance import FastChance
from game.core.codec import Codec
from game.core.game import Game
from game.games import GAMES, find
from game.research.book import book, layout, payoff, vector

try:
    import numpy
    import pyspiel
except ModuleNotFoundError as missing:
    words = 'OpenSpiel is not here; in the folder of Seachest: pip install -e ".[research]"'
    raise ModuleNotFoundError(words) from missing

DEALS = 1 << 14
FACES = 16
LONGEST = 100_000
"""More moves than any game had; the rules of a box may bound them better."""

CHANCE = int(pyspiel.PlayerId.CHANCE)
NOBODY = int(pyspiel.PlayerId.TERMINAL)
PREFIX = "seachest_"
_PROBE = FastChance(0)


class Run:
    """A position with its luck: everything of a state that OpenSpiel does not keep itself. A copy is cheap.

    It began at nothing, or in a world imagined from a View; what was drawn and played since then is all that is
    written down when it is pickled.
    """

    __slots__ = ("deal", "game", "key", "moves", "origin", "past", "pending", "seats", "state")

    def __init__(self, game: Game, seats: int, view: Any = None, deal: int = 0) -> None:
        """Nothing is dealt yet; or a world that looks to the view's seat like this View, made of nothing else."""
        self.game = game
        self.seats = seats
        self.origin = (view, deal)
        self.deal = deal
        self.state: Any = None if view is None else game.imagine(view, FastChance(deal))
        self.moves = 0
        self.past: tuple[Any, int] | None = None
        """The numbers since then, the last one outermost: (what came before, number)."""
        self.pending: tuple[int, Any] | None = None
        """Who does what, when the luck for it is still to be drawn."""
        self.key: Any = None
        """What a search has noted about this very position; a copy has none."""

    def __deepcopy__(self, _memo: Any) -> "Run":
        other = object.__new__(Run)
        other.game, other.seats, other.origin = self.game, self.seats, self.origin
        other.state = None if self.state is None else self.state.clone()
        other.deal, other.moves, other.past, other.pending = self.deal, self.moves, self.past, self.pending
        other.key = None
        return other

    def __reduce__(self) -> Any:
        numbers, past = [], self.past
        while past is not None:
            past, number = past
            numbers.append(number)
        return _again, (self.game.id, self.seats, self.origin, numbers[::-1])

    @property
    def actor(self) -> int:
        """The first seat that must act; chance; or nobody any more."""
        if self.state is None or self.pending is not None:
            return CHANCE
        acting = self.game.actors(self.state)
        return acting[0] if acting else NOBODY

    def step(self, number: int) -> None:
        """Chance or the actor chooses the action of this number."""
        actor = self.actor
        self.past = (self.past, number)
        self.key = None
        if actor == CHANCE:
            self._draw(number)
        else:
            self._play(actor, book(self.game.id).actions[number])

    def _draw(self, face: int) -> None:
        """The deal, or the luck of the move that waits for it."""
        if self.pending is None:
            self.deal = face
            self.state = self.game.setup(self.game.options(), self.seats, FastChance(face))
            return
        luck = FastChance((self.deal * LONGEST + self.moves) * FACES + face)
        self.game.apply(self.state, *self.pending, luck, None)
        self.pending = None

    def _play(self, seat: int, action: Any) -> None:
        """This seat does this; if that draws luck, chance is next."""
        self.moves += 1
        trial = self.state.clone()
        before = _PROBE.used
        self.game.apply(trial, seat, action, _PROBE, None)
        if _PROBE.used == before:
            self.state = trial
        else:
            self.pending = (seat, action)


def _again(game_id: str, seats: int, origin: tuple[Any, int], numbers: list[int]) -> Run:
    run = Run(find(game_id), seats, *origin)
    for number in numbers:
        run.step(number)
    return run


class BoxGame(pyspiel.Game):
    """One box with a number of players, as OpenSpiel sees it."""

    box: Game
    """Which box; each has a class of its own, as OpenSpiel registers classes."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Params: `players`, and `goal`: "first" or "lead"."""
        asked = params or {}
        players = int(asked.get("players", min(4, max(self.box.seats))))
        self.goal = str(asked.get("goal", "first"))
        if players not in self.box.seats or self.goal not in ("first", "lead"):
            raise ValueError(f"{self.box.title} has {self.box.seats} players and the goals first and lead: {asked}")
        self.book = book(self.box.id)
        self.codec = Codec(self.box.vocabulary)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.book),
            max_chance_outcomes=DEALS,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if self.goal == "first" else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.box, self.goal), info, asked)

    def new_initial_state(self) -> "BoxState":
        """Nothing is dealt yet."""
        return BoxState(self)

    def make_py_observer(self, _kind: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        """What turns a state into an observation; all that OpenSpiel may ask of it is the same View."""
        if params:
            raise ValueError(f"there is nothing to choose about an observation: {params}")
        return Observer(self.box)

    def imagined(self, view: Any, deal: int) -> "BoxState":
        """A state that looks to the view's seat like this View; made of nothing else."""
        state = BoxState(self)
        state.run = Run(self.box, self.num_players(), view, deal)
        return state


class BoxState(pyspiel.State):
    """One position of a box, as OpenSpiel sees it."""

    def __init__(self, game: BoxGame) -> None:
        """Before the deal."""
        super().__init__(game)
        self.run = Run(game.box, game.num_players())

    def current_player(self) -> int:
        """The first seat that must act, chance, or nobody any more."""
        return self.run.actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.get_game().book.numbers(self.run.game.legal(self.run.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All faces, each as likely as any other."""
        return _DEAL if self.run.state is None else _FACE

    def _apply_action(self, action: int) -> None:
        self.run.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"luck {action}"
        return repr(self.get_game().book.actions[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.run.actor == NOBODY

    def returns(self) -> list[float]:
        """What each seat gets at the end, 0 before."""
        if not self.is_terminal():
            return [0.0] * self.run.seats
        return payoff(self.run.game, self.run.state, self.get_game().goal)

    def view(self, player: int) -> Any:
        """What this seat sees; before the deal there is nothing to be seen."""
        return None if self.run.state is None else self.run.game.look(self.run.state, player)

    def observation_string(self, player: int) -> str:
        """The View of this seat as canonical JSON."""
        view = self.view(player)
        return "" if view is None else self.get_game().codec.bytes(view).decode()

    def resample_from_infostate(self, player: int, sampler: Any) -> "BoxState":
        """Another world that looks the same to this seat; `sampler` gives numbers from 0 to below 1."""
        return self.get_game().imagined(self.view(player), int(sampler() * DEALS))

    def __str__(self) -> str:
        if self.run.state is None:
            return "before the deal"
        views = [self.observation_string(player) for player in range(self.run.seats)]
        return "\n".join([f"move {self.run.moves}, next is {self.run.actor}", *views])


class Observer:
    """The View of one seat as a vector, as OpenSpiel wants it: `set_from`, then read `tensor`."""

    def __init__(self, box: Game) -> None:
        """All zeros, until a state is looked at."""
        self.box = box
        self.tensor: Any = numpy.zeros(layout(box.id).size, numpy.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: BoxState, player: int) -> None:
        """Looks at the state from this seat."""
        view = state.view(player)
        self.tensor[:] = 0.0 if view is None else vector(self.box.id, view)

    def string_from(self, state: BoxState, player: int) -> str:
        """The same as text."""
        return state.observation_string(player)


_DEAL = [(face, 1 / DEALS) for face in range(DEALS)]
_FACE = [(face, 1 / FACES) for face in range(FACES)]


def game_type(box: Game, goal: str = "first") -> Any:
    """How OpenSpiel describes this box."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"{PREFIX}{box.id}",
        long_name=f"Seachest: {box.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if goal == "first" else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(box.seats),
        min_num_players=min(box.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(4, max(box.seats)), "goal": "first"},
    )


def names() -> tuple[str, ...]:
    """The names under which OpenSpiel loads the boxes; this module has told it of them."""
    return tuple(f"{PREFIX}{box.id}" for box in GAMES)


for _box in GAMES:  # as OpenSpiel's own games do; a class must be found by its name to be pickled
    _class = type(f"Box_{_box.id}", (BoxGame,), {"box": _box, "__module__": __name__})
    globals()[_class.__name__] = _class
    pyspiel.register_game(game_type(_box), _class)
