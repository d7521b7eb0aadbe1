"""Whole choices, derived from the rules: what they take in halves is grown up to the step that others learn of.

No game writes its rules a second time for that: each choice is tried out in a world imagined from the View of whoever
makes it. So it can hang on nothing that this seat may not know, whatever the truth is.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.core.chance import Chance
from game.core.game import Event, Game, Seat

GoesOn = Callable[[Any, Any], bool]
"""(the Views of a seat before and after half a choice) -> whether the other half is offered together with it."""
Few = Callable[[Any, Sequence[Any]], Sequence[Any]]
"""(the View of a seat in the midst of a choice, its actions) -> those with which the choice is offered whole."""


def every(_view: Any, actions: Sequence[Any]) -> Sequence[Any]:
    """All of them."""
    return actions


@dataclass(frozen=True, slots=True)
class Growth:
    """How far the choices of a table are grown, and which of them."""

    goes_on: GoesOn
    few: Few = every


@dataclass(frozen=True, slots=True)
class Chain:
    """One whole choice: its actions in order, and the View of its seat before each of them."""

    actions: tuple[Any, ...]
    views: tuple[Any, ...]

    @property
    def last(self) -> Any:
        """The action that is told."""
        return self.actions[-1]

    @property
    def half(self) -> Any:
        """The View before it: how far the choice is made."""
        return self.views[-1]


def chains(
    game: Game, view: Any, seat: Seat, legal: Sequence[Any], goes_on: GoesOn, few: Few = every
) -> Iterator[Chain]:
    """Every whole choice of this seat that begins with one of these actions, in the order of the rules.

    `few` leaves out what would be too much; whoever does so offers a beginning of it, too.
    """
    world = game.imagine(view, Chance("an imagined world", 0))
    public = game.look(world, None)
    for action in legal:
        yield from _grown(game, seat, (goes_on, few), public, world, Chain((action,), (view,)))


def _grown(
    game: Game, seat: Seat, growing: tuple[GoesOn, Few], public: Any, world: Any, begun: Chain
) -> Iterator[Chain]:
    """The choices that begin like this one, of which the last action is not made yet in this world."""
    after = half(game, world, seat, begun.last, public)
    view = None if after is None else game.look(after, seat)
    goes_on, few = growing
    if view is None or not goes_on(begun.half, view):
        yield begun
        return
    for action in few(view, game.legal(after, seat)):
        yield from _grown(game, seat, growing, public, after, Chain((*begun.actions, action), (*begun.views, view)))


def with_whole_choices(game: Game, whose: Callable[[Any], Seat], growth: Callable[[Any], Growth]) -> Game:
    """The same game, whose `lay_out` is given Chains in place of the legal actions.

    `whose` tells of a View whose choices they are, `growth` how far they are grown.
    """

    def lay_out(board: Any, view: Any, legal: Sequence[Any], *more: Any) -> Any:
        whole: tuple[Chain, ...] = ()
        if legal:
            grown = growth(view)
            whole = tuple(chains(game, view, whose(view), legal, grown.goes_on, grown.few))
        return game.staging.lay_out(board, view, whole, *more)

    return replace(game, staging=replace(game.staging, lay_out=lay_out))


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
