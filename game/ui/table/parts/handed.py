"""What a part of a table is handed: only what it shows, so that it knows when it is stale."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from game.core.table import Prompt, Slip, Table
from game.play.showing.hud_state import HudState
from game.ui.draw.measure import Rect
from game.ui.scenes.reading.rulebook import Rulebook
from game.ui.table.board.camera import Camera
from game.ui.table.draw_context import DrawContext, Side
from game.ui.table.input.hit_areas import HitArea, Touch

BARE = Table("", "", (), Prompt(None, "", False), "", (), (), (), (), {}, (), {})
PLAIN = HudState(())


@dataclass(frozen=True, slots=True)
class Moment:
    """What can change while one table is shown."""

    camera: Camera
    side: Side
    hidden: frozenset[str]
    """The pieces that are drawn elsewhere because they move."""
    counting: frozenset[int]
    """The seats whose money is being counted."""
    rings: Mapping[str, bool]
    focus: HitArea | None
    """What of the board has the focus, after keys were used."""
    slip: Slip | None
    rule: str
    rules: Rulebook
    plate: Rect | None = None
    """Where the plate of a thing is open; None = none is."""
    moving: bool = False
    """Whether the board is being dragged."""
    budget: Callable[[], Callable[[], bool]] = lambda: lambda: False
    """Begins the time that a frame has for something that can wait; what it gives tells when that is over."""


def handed(context: DrawContext, table: Table, look: HudState, mine: Callable[[str], bool]) -> DrawContext:
    """The pen of one part: a table and a look with nothing else in them, and only what it owns is pointed at."""
    touch = context.touch
    hovered, pressed, focused = (id if mine(id) else "" for id in (touch.hovered, touch.pressed, touch.focused))
    return replace(
        context, table=table, look=look, touch=Touch(hovered, pressed, focused, bool(focused) and touch.keyboard)
    )
