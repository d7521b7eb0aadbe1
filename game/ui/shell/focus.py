"""The keyboard focus of a scene, which is always on one of its targets."""

from collections.abc import Sequence
from math import hypot

from game.ui.draw.measure import Rect
from game.ui.widgets.base import Target, Widget, everything

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
REST = "rest"
"""The id of a target on which the focus stands while there is nothing to do: no key leads to it, but any away from it.

It goes there by itself where its own target is gone; Enter does nothing there.
"""
CENTRED = 60.0
"""Differences between centres count at most this much, in units, so that wide targets are near all below them."""


class Focus:
    """The focus among the targets of these widgets."""

    def __init__(self, widgets: Sequence[Widget]) -> None:
        self._widgets = widgets
        self.id = ""
        self._last = Rect(0, 0, 0, 0)
        self._left: dict[str, str] = {}
        """The target that last had the focus, by zone."""

    def targets(self) -> list[Target]:
        """Return every target that can have the focus now."""
        return [target for widget in everything(self._widgets) for target in widget.targets()]

    def settle(self) -> None:
        """Make sure that a target has the focus: if its target is gone, REST, or the nearest one to where it was."""
        targets = self.targets()
        ids = {target.id for target in targets}
        if self.id not in ids and targets:
            self.id = REST if REST in ids else self._nearest(targets) if self.id not in ("", REST) else targets[0].id
        for widget in everything(self._widgets):
            widget.focus_id = ""
        for target in targets:
            if target.id == self.id:
                target.owner.focus_id = self.id
                self._last = Rect(target.rect)
                self._left[_zone(target)] = self.id

    def _nearest(self, targets: Sequence[Target]) -> str:
        x, y = self._last.center
        return min(targets, key=lambda one: hypot(one.rect.centerx - x, one.rect.centery - y)).id

    def forget(self) -> None:
        """Remove the focus and all memory of where it was."""
        self.id, self._last = "", Rect(0, 0, 0, 0)
        self._left.clear()

    def go_to(self, id: str) -> bool:
        """Focus the target with this id; False if there is none."""
        if not any(target.id == id for target in self.targets()):
            return False
        self.id = id
        self.settle()
        return True

    def now(self) -> Target | None:
        """Return the target that has the focus; None if there is none."""
        return next((target for target in self.targets() if target.id == self.id), None)

    def move_zone(self, step: int) -> bool:
        """Go to the next zone (step 1) or the previous one (-1), to its last focus; False if nothing has the focus."""
        targets, now = self.targets(), self.now()
        zones = list(dict.fromkeys(_zone(target) for target in targets if target.id != REST))
        if now is None or not zones:
            return False
        there = zones.index(_zone(now)) + step if now.id != REST else min(0, step)
        zone = zones[there % len(zones)]
        inside = [target.id for target in targets if _zone(target) == zone]
        left = self._left.get(zone, "")
        return self.go_to(left if left in inside else inside[0])

    def move(self, direction: str) -> bool:
        """Go to the nearest target in this direction: in the same zone, else anywhere, else around to the far side.

        `direction` is a key of DIRECTIONS. False if there is no other target.
        """
        now = self.now()
        if now is None:
            return False
        dx, dy = DIRECTIONS[direction]
        others = [target for target in self.targets() if target.id not in (self.id, REST)]
        same = [target for target in others if target.zone and target.zone == now.zone]
        for group in (same, others):
            ahead = [one for one in group if _ahead(now.rect, one.rect, dx, dy) > 0]
            if ahead:
                return self.go_to(min(ahead, key=lambda one: _far(now.rect, one.rect, dx, dy)).id)
        group = same or others
        if not group:
            return False
        return self.go_to(max(group, key=lambda one: _far(now.rect, one.rect, -dx, -dy, wrap=True)).id)


def _zone(target: Target) -> str:
    return target.zone or target.id


def _ahead(here: Rect, there: Rect, dx: int, dy: int) -> float:
    """Return how far `there` lies beyond the middle of `here` in this direction, in units; 0 or less = it does not."""
    gap = (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy
    size = abs(dx) * min(here.w, there.w) / 2 + abs(dy) * min(here.h, there.h) / 2
    return gap - size * 0.5


def _far(here: Rect, there: Rect, dx: int, dy: int, wrap: bool = False) -> float:
    """Return a distance that counts sideways offset more; sideways overlap counts nothing."""
    along = (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy
    if dx:
        beside = max(0.0, max(here.top, there.top) - min(here.bottom, there.bottom))
        beside += min(abs(there.centery - here.centery), CENTRED) * 0.2
    else:
        beside = max(0.0, max(here.left, there.left) - min(here.right, there.right))
        beside += min(abs(there.centerx - here.centerx), CENTRED) * 0.2
    return along - beside * 3 if wrap else along + beside * 3
