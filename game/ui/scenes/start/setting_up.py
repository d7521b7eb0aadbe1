"""The set-up scene as its rows see it."""

# ruff: noqa: D102 - the class that is meant says what each of these does

from collections.abc import Sequence
from typing import Any, Protocol

from game.core.game import Game
from game.maps import Listed
from game.play.handover import Style
from game.ui.widgets.base import Program


class Person(Protocol):
    """Somebody who is about to sit down: a human or a bot ("bot:<level>"), in one of the six colours."""

    name: str
    kind: str
    colour: int


class SettingUp(Protocol):
    """`setup.Setup` is it, and says what each of these does."""

    app: Program
    game: Game
    options: dict[str, Any]
    hints: bool
    tips: bool
    map: str
    gone: str
    seed: str
    pins: dict[int, str]

    @property
    def maps(self) -> Sequence[Listed]: ...

    @property
    def people(self) -> Sequence[Person]: ...

    def humans(self) -> int: ...

    def free_seats(self) -> int: ...
    def free_colour(self) -> int: ...

    def sound_maps(self) -> Sequence[Listed]: ...

    def chart(self) -> Listed | None: ...

    def rename(self, seat: int, name: str) -> None: ...

    def replace(self, seat: int, kind: str) -> None: ...

    def recolour(self, seat: int, colour: int) -> None: ...

    def has_pin(self, seat: int) -> bool: ...

    def set_pin(self, seat: int, digits: str) -> None: ...

    def remove(self, seat: int) -> None: ...

    def add_seat(self, kind: str) -> None: ...

    def choose(self, field: str, value: Any) -> None: ...

    def lay(self, map: Any) -> None: ...

    def use_seed(self, seed: str) -> None: ...

    def hand_over(self, style: Any) -> None: ...

    def style(self) -> Style: ...
