"""What ends undo: a step can be taken back only as long as nobody has learned anything from it."""

from collections.abc import Sequence
from typing import Any

from game.core.chance import Chance
from game.core.game import Event, Game, Seat
from game.words import _

WORLDS = 4
"""Imagined worlds in which it is tried whether an action can be taken back."""


def sealed(chance: Chance, told: Sequence[Event]) -> str:
    """Why a step that drew this luck and told these events cannot be taken back; "" when it can."""
    if chance.used:
        return _("Luck has decided something since.")
    if any(event.to is not None or event.reveals for event in told):
        return _("Something was revealed.")
    return ""


def sealing(game: Game, view: Any, seat: Seat, actions: Sequence[Any]) -> frozenset[Any]:
    """Those of this seat's actions that end undo.

    They are tried out in worlds that the seat can imagine, never in the true one: so the answer tells no secret.
    """
    final = set()
    for n in range(WORLDS):
        world = game.imagine(view, Chance("an imagined world", n))
        for action in actions:
            state, told, chance = world.clone(), list[Event](), Chance("imagined luck", n)
            game.apply(state, seat, action, chance, told.append)
            if sealed(chance, told):
                final.add(action)
    return frozenset(final)
