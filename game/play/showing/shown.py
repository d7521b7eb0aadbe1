"""The part of `showing.Showing` that the code for the surroundings and for undo reads."""

# ruff: noqa: D102 - the class that is meant says what each of these does

from typing import Protocol

from game.core.table import Offer, Table
from game.play.handover import Handover, HandoverPolicy
from game.play.opponents import Opponents
from game.play.pace import Beat
from game.play.playing import Playing
from game.play.showing.attendance import Attendance
from game.play.showing.choice import Choice
from game.play.showing.notice import Notice
from game.play.showing.teller import Teller


class Shown(Protocol):
    """A protocol implemented by `showing.Showing`, which explains each member."""

    playing: Playing
    teller: Teller
    opponents: Opponents
    rules: HandoverPolicy
    table: Table
    choice: Choice
    at: Handover
    beat: Beat | None
    notice: Notice
    step: int
    overview: bool
    pencil: bool
    looked: bool
    most: int
    attendance: Attendance
    undo_allowed: bool
    undone: list[str]

    @property
    def viewer(self) -> int | None: ...

    @property
    def acting(self) -> int | None: ...

    @property
    def ready(self) -> Offer | None: ...

    @property
    def amount(self) -> int | None: ...

    @property
    def retreat(self) -> str: ...

    def counts(self, spot: str) -> bool: ...
