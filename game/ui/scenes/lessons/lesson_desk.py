"""The table of a lesson as its teacher sees it."""

# ruff: noqa: D102 - `lesson_table.LessonTable` says what each of these does

from typing import Protocol

from game.core.table import Offer
from game.play.teaching import Teaching
from game.ui.table.view import TableView


class LessonDesk(Protocol):
    """Implemented by `lesson_table.LessonTable`."""

    view: TableView
    teaching: Teaching
    number: int

    def offer(self) -> Offer | None: ...

    def heard(self) -> None: ...

    def show(self) -> None: ...

    def step_back(self) -> None: ...

    def skip(self) -> None: ...
