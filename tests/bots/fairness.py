"""The exact proof that a bot uses only its View: bots that see the same, with the same luck, search alike."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from game.bots.bot import thinker
from game.bots.levels import LEVELS, MATE
from game.bots.search import Effort
from game.core.chance import FastChance
from game.core.game import Game


def positions(game: Game, seats: int, seed: int, every: int = 1, options: Any = None) -> Iterator[Any]:
    """States of one game, half of its moves sensible and half at random."""
    luck = FastChance(seed)
    state = game.setup(game.options() if options is None else options, seats, luck)
    step = 0
    while acting := game.actors(state):
        if step % every == 0:
            yield state.clone()
        step += 1
        seat = acting[luck.below(len(acting))]
        legal = game.legal(state, seat)
        sensible = luck.below(2)
        action = game.mind.policy(state, seat, legal, luck) if sensible else luck.pick(legal)
        game.apply(state, seat, action, luck, None)


def honest(game: Game, world: Any) -> Game:
    """The game as it is, whatever world it is played in."""
    return game


def leaky(game: Game, world: Any) -> Game:
    """The game with a planted leak: its bots imagine the very world they are in."""
    return replace(game, imagine=lambda view, chance: world.clone())


def copied_hand(game: Game, world: Any) -> Game:
    """A planted leak: the next rival's hand is imagined as it truly is, where the cards allow it."""

    def imagine(view: Any, chance: Any) -> Any:
        state = game.imagine(view, chance)
        rival = (view.seat + 1) % view.seats
        state.hands[rival] = world.hands[rival]
        return state

    return replace(game, imagine=imagine)


def leaks_found(
    game: Game, turns: Iterable[tuple[Any, int]], leak: Callable[[Game, Any], Game], enough: int, iterations: int = 12
) -> int:
    """In how many of these turns the proof finds a planted leak; it stops looking when it has found enough."""
    found = 0
    for number, (state, seat) in enumerate(turns):
        found += not searches_alike(game, state, seat, number, iterations, leak)
        if found == enough:
            break
    return found


def searches_alike(
    game: Game,
    state: Any,
    seat: int,
    seed: int,
    iterations: int = 12,
    searched: Callable[[Game, Any], Game] = honest,
) -> bool:
    """Whether the seat searches alike in the true world and in another that looks the same to it."""
    other = game.imagine(game.look(state, seat), FastChance(seed + 1))
    found = []
    for world in (state, other):
        view = game.look(world, seat)
        effort = Effort(iterations, MATE.effort.horizon)
        kinds = dict.fromkeys(thinker(game, view, level) for level in LEVELS if level.effort)
        game_there = searched(game, world)
        found.append((view, [kind(game_there, view, seat, effort, FastChance(seed)).run() for kind in kinds]))
    assert found[0][0] == found[1][0], "an imagined world must look the same to its seat"
    return found[0][1] == found[1][1]
