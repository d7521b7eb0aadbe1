"""The table scene as the scenes over it see it."""

# ruff: noqa: D102 - the class that is meant says what each of these does

from typing import Any, Protocol

from game.core.match import Match
from game.play.session import Session
from game.storage.autosaves import Autosave
from game.ui.table.view import TableView
from game.ui.widgets.base import Layer

TABLE = "table"
"""The name of the table scene; there is at most one at a time."""


def table_key(match: Match) -> tuple[str, ...]:
    """Return a key that is equal for all openings of the same match: its seed and the players' names."""
    return match.seed, *(player.name for player in match.players)


class Desk(Layer, Protocol):
    """A protocol implemented by `play.table.TableScene`, which explains each member."""

    match: Match
    session: Session
    view: TableView
    board: Any
    autosave: Autosave | None
    guarded: bool
    last_key: str
    away: bool

    @property
    def pins(self) -> dict[int, str]: ...

    @property
    def caption(self) -> str: ...

    def sync(self) -> None: ...

    def on_commit(self) -> None: ...

    def on_tool(self, tool: str) -> None: ...

    def cover(self) -> None: ...

    def tell(self, words: str) -> None: ...

    def open_menu(self) -> None: ...

    def open_saves(self) -> None: ...

    def leave_for(self, goal: object) -> None: ...

