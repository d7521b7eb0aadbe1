"""Two matches that look the same to one viewer and differ in what that viewer may not know."""

import copy
from dataclasses import replace

from game.core.annotations import Annotations
from game.core.chance import FastChance
from game.games.key_largo.components import JEWEL, KIND
from tests.ui.at_screen import key_largo


def at_random(match, steps, seed):
    """Plays so many random steps."""
    chance = FastChance(seed)
    for _step in range(steps):
        actors = match.actors()
        if not actors:
            break
        seat = chance.pick(actors)
        match.play(seat, chance.pick(tuple(match.game.legal(match._state, seat))))
    return match


def other_world(match, viewer, seed):
    """The same match with everything else imagined: hidden state, others' news, choices and notes, the seed."""
    world = copy.copy(match)
    world.seed = f"another {seed}"
    world._state = match.game.imagine(match.game.look(match._state, viewer), FastChance(seed))
    world._history = match._history.copy(
        replace(
            step,
            action=step.action if step.seat == viewer else None,
            events=tuple(event for event in step.events if event.to in (None, viewer)),
        )
        for step in match._history.steps
    )
    world._annotations = Annotations(
        len(match.players), [match.annotations(n) if n == viewer else {} for n in range(len(match.players))]
    )
    return world


def differs(match, world):
    """Whether anything hidden is really another in the two worlds."""
    seats = range(len(match.players))
    return any(match.game.look(match._state, seat) != world.game.look(world._state, seat) for seat in seats)


def a_market():
    """A match of Key Largo in which somebody with jewels and other treasures is about to sell."""
    for seed in range(200):
        match, chance = key_largo("hhhh", str(seed)), FastChance(seed)
        while not match.over:
            seat = chance.pick(match.actors())
            view = match.seat(seat, match.step).view
            if view.phase == "market" and len(view.hand) > 3 and len({KIND[card] == JEWEL for card in view.hand}) == 2:
                return match
            legal = match.seat(seat, match.step).legal
            match.play(seat, chance.pick(legal))
    raise AssertionError("nobody ever sells")
