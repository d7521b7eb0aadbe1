"""What ends undo: a step can be taken back only as long as nobody has learned anything from it; and what is a half."""

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


def sealing(game: Game, view: Any, seat: Seat, chains: Sequence[Sequence[Any]]) -> frozenset[tuple[Any, ...]]:
    """Those of these chains of actions, each one choice of this seat, with any step of which undo ends.

    They are tried out in worlds that the seat can imagine, never in the true one: so the answer tells no secret.
    """
    final = set[tuple[Any, ...]]()
    begun = sorted({tuple(chain[:length]) for chain in chains for length in range(1, len(chain) + 1)}, key=len)
    for n in range(WORLDS):
        worlds = {(): game.imagine(view, Chance("an imagined world", n))}
        for chain in begun:
            if chain[:-1] in final:
                final.add(chain)
            if chain in final:
                continue
            state, told, chance = worlds[chain[:-1]].clone(), list[Event](), Chance("imagined luck", n)
            game.apply(state, seat, chain[-1], chance, told.append)
            worlds[chain] = state
            if sealed(chance, told):
                final.add(chain)
    return frozenset(final & {tuple(chain) for chain in chains})


def halves(game: Game, state: Any, seat: Seat, actions: Sequence[Any]) -> Any:
    """The position after these actions, if they are but halves of one choice of this seat; else None."""
    public, state = game.look(state, None), state.clone()
    for action in actions:
        state = half(game, state, seat, action, public) if action in game.legal(state, seat) else None
        if state is None:
            return None
    return state


def half(game: Game, state: Any, seat: Seat, action: Any, public: Any) -> Any:
    """The position after this action, if it is but half a choice of this seat; else None. `public`: what all see.

    Then it draws no luck, tells nothing, leaves the seat to go on, and nobody else sees any difference.
    """
    state, told, chance = state.clone(), list[Event](), Chance("halves", 0)
    game.apply(state, seat, action, chance, told.append)
    if chance.used or told or tuple(game.actors(state)) != (seat,):
        return None
    return state if game.look(state, None) == public else None
