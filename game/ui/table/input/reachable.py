"""What of a table can be pointed at or focused: worked out anew only where something of it has changed."""

from collections.abc import Callable, Sequence

from game.core.table import Table
from game.play.showing.hud_state import HudState
from game.ui.draw.measure import Rect
from game.ui.table.input.focusing import in_order
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.plan import Plan
from game.ui.widgets.base import Target, Widget


class Reachable:
    """What of one plan, and of the plate that is open there, can be pointed at.

    `owner` is the widget that shows it, `counts` says what of it can be pointed at, and `zone` is the focus zone of all
    of it; "" = each thing has its own.
    """

    def __init__(self, owner: Widget, counts: Callable[[HitArea], bool], zone: str = "") -> None:
        self._owner, self._counts, self._zone = owner, counts, zone
        self.hits: tuple[HitArea, ...] = ()
        """What can be pointed at, the uppermost first."""
        self._places: dict[str, Rect] | None = None
        self._closed: dict[str, Rect] = {}
        self._made_of: object = None
        self._targets: tuple[Target, ...] = ()
        self._offered: tuple[Table, HudState] | None = None
        """The table and the look that the targets are of."""

    def bring(self, plan: Plan, plate: tuple[HitArea, ...]) -> None:
        """Work out what can be pointed at here."""
        if (plan, plate) == self._made_of:
            return
        self.hits = tuple(hit for hit in (*plan.hits, *plate) if self._counts(hit))
        self._made_of, self._closed, self._places, self._offered = (plan, plate), plan.closed, None, None

    @property
    def places(self) -> dict[str, Rect]:
        """Where all that reacts lies on the screen, in units, by id (`spot:`, `mat:`, `tool:` …)."""
        if self._places is None:  # of two with one id the first one counts
            self._places = self._closed | {hit.id: hit.rect for hit in reversed(self.hits)}
        return self._places

    def targets(self, table: Table, look: HudState) -> Sequence[Target]:
        """What can be focused; what can be chosen comes first."""
        if self._offered is None or self._offered[0] is not table or self._offered[1] is not look:
            listed = in_order(self.hits, table, look)
            self._targets = tuple(Target(hit.id, hit.rect, self._owner, self._zone or hit.zone) for hit in listed)
            self._offered = table, look
        return self._targets
