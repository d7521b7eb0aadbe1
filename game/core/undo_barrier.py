"""When a step can be undone: only while nobody has learned anything from it; and choices made in several steps."""

from collections.abc import Sequence
from typing import Any

from game.core.chance import Chance
from game.core.game import Event, Game, Seat
from game.words import _

WORLDS = 4
"""The number of imagined worlds in which an action is tried to see whether it can be undone."""


def sealed(chance: Chance, told: Sequence[Event]) -> str:
    """Return why a step with these random numbers and events cannot be undone; "" if it can."""
    if chance.used:
        return _("Luck has decided something since.")
    if any(event.to is not None or event.reveals for event in told):
        return _("Something was revealed.")
    return ""


def sealing(game: Game, view: Any, seat: Seat, chains: Sequence[Sequence[Any]]) -> frozenset[tuple[Any, ...]]:
    """Return those of these chains of actions, each one choice of this seat, that contain a step that cannot be undone.

    They are tried in worlds imagined from the seat's view, never in the true position, so the answer reveals no secret.
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
    """Return the position after these actions if they are only the first parts of one choice; else None."""
    public, state = game.look(state, None), state.clone()
    for action in actions:
        state = half(game, state, seat, action, public) if action in game.legal(state, seat) else None
        if state is None:
            return None
    return state


def half(game: Game, state: Any, seat: Seat, action: Any, public: Any) -> Any:
    """Return the position after this action if it is only a part of one choice of this seat; else None.

    `public` is the public view before it. Such an action draws no random numbers, tells no event, leaves this seat to
    act, and does not change the public view.
    """
    state, told, chance = state.clone(), list[Event](), Chance("halves", 0)
    game.apply(state, seat, action, chance, told.append)
    if chance.used or told or tuple(game.actors(state)) != (seat,):
        return None
    return state if game.look(state, None) == public else None
