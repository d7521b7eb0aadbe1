"""One choice that is to be explained, of a View alone: what the hints of every box ask of it."""

from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from game.core.game import Seat


class Seen(Protocol):
    """A View: it says whose it is, None = everybody's."""

    @property
    def seat(self) -> Seat | None:
        """The seat that sees it."""


V = TypeVar("V", bound=Seen)
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Case(Generic[V]):
    """The choice of a seat, as actions in order, and the view of who asks for the reasons."""

    view: V
    seat: Seat
    actions: tuple[Any, ...]

    @property
    def first(self) -> Any:
        """The action with which it begins."""
        return self.actions[0]

    @property
    def last(self) -> Any:
        """The action at its end, which is told."""
        return self.actions[-1]

    @property
    def own(self) -> bool:
        """Whether the view is that of the seat that chooses."""
        return self.view.seat == self.seat

    def find(self, kind: type[A]) -> A | None:
        """The last of its actions that is of this kind; None = there is none."""
        return next((action for action in reversed(self.actions) if isinstance(action, kind)), None)
