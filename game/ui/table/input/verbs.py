"""What input means for the plates of verbs: which thing's plate is open, and which of its rows is used."""

import math
from dataclasses import replace

from game.core.faces import Words
from game.core.table import Piece, Table
from game.play.showing.hud_state import composed, replaces
from game.play.showing.verbs import Row, first, rows
from game.ui.draw.measure import Rect
from game.ui.shell.input import Key
from game.ui.table.input.hit_areas import HitArea, Touch
from game.ui.table.input.tips import risen
from game.ui.table.panels.endings import ZONE as ENDING
from game.ui.table.panels.verb_plate import ZONE, Kept, VerbPlate, between, plan_plate
from game.ui.table.plan import Plan
from game.ui.table.view_state import ViewState
from game.ui.widgets.base import Timer

OPENS, LEAVES, DEAF = 120.0, 250.0, 300.0
"""Ms of pointing until a plate opens, after the pointer has left until it closes, and of deafness after a change."""

UPON = 12.0
"""How bad it is to cover a unit of what lies small upon things, such as bids and pawns, or of the inspector."""
SMALL = 0.4
"""The part of a thing's size below which another is small."""
WAY_OUT = 1000.0
"""The same for a button beside the things, such as the one that lets them be, and for what lies over the table: only
where nothing else is left."""
NAMED = 8.0
"""How bad it is to cover a unit of another thing's name."""


def _names(piece: Piece, place: Rect) -> list[Rect]:
    """Where names stand on a piece."""
    k = place.w / piece.face.w
    found = []
    for part in piece.face.parts:
        if isinstance(part, Words) and part.font == "title":
            wide = (part.room or len(part.text) * part.size * 0.5) * k
            left = {"left": 0.0, "centre": -wide / 2, "right": -wide}[part.align]
            high = part.size * 1.4 * k
            found.append(Rect(place.x + part.x * k + left, place.y + part.y * k - high / 2, wide, high))
    return found


class Verbs:
    """The plate that is open: that of the thing pointed at or focused, else that of the thing picked last.

    A click on a thing picks it, and so pins its plate.
    """

    def __init__(self, view: ViewState) -> None:
        self._view = view
        self._near = ""
        """The thing whose plate is open because it is or was pointed at or focused; "" = none."""
        self._coming = ""
        self._opening: Timer | None = None
        self._leaving: Timer | None = None
        self._plate: VerbPlate | None = None
        self._key: object = None
        self._told: tuple[Table | None, tuple[str, ...], dict[str, tuple[Row, ...]]] = (None, (), {})
        """The rows of things as the table and what is picked tell them."""
        self._pinned = ""
        """The thing whose plate a click has pinned, although it is no part of the choice."""
        self._clicked = -math.inf
        self._deaf_until = 0.0
        self._focus = ""

    # ---- what is open

    @property
    def thing(self) -> str:
        """The spot of the thing whose plate is open; "" = none."""
        picked = self._view.look.picked
        return self.opened or (picked[-1] if picked and self.rows(picked[-1]) else "")

    @property
    def opened(self) -> str:
        """The same without the thing picked: of what is or was pointed at or focused."""
        return self._near if self.rows(self._near) else ""

    def rows(self, spot: str) -> tuple[Row, ...]:
        """The rows of this thing's plate for the seat that acts here; () = it has none."""
        view = self._view
        if not spot or not view.table or view.look.pencil or not (view.look.open or view.look.picked):
            return ()
        if self._told[0] is not view.table or self._told[1] != view.look.picked:
            self._told = view.table, view.look.picked, {}
        known = self._told[2]
        if spot not in known:
            known[spot] = rows(view.table, view.look.picked, spot)
        return known[spot]

    @property
    def plate(self) -> VerbPlate | None:
        """The open plate with its place; None = none is open."""
        self._view.plan()
        return self._plate

    def lay(self, plan: Plan) -> tuple[HitArea, ...]:
        """Place the open plate on this plan, and return what of it reacts."""
        thing = self.thing
        key = plan, thing
        if self._key != key:
            self._plate, self._key = self._placed(plan, thing), key
        return self._plate.hits if self._plate else ()

    def _placed(self, plan: Plan, thing: str) -> VerbPlate | None:
        hit = next((hit for hit in plan.hits if hit.id == f"spot:{thing}"), None) if thing else None
        if hit is None:
            return None
        place = risen(replace(plan.context, touch=Touch(hovered=hit.id)), plan.shown, hit)
        buttons = [spot.id for spot in plan.buttons]
        return plan_plate(plan.context, thing, place, self.rows(thing), self._kept(plan, thing, place), buttons)

    def _kept(self, plan: Plan, thing: str, place: Rect) -> Kept:
        """What a plate had better not cover: other things that can be chosen, cards in trays, pawns."""
        open_ = {f"spot:{spot}" for spot in self._view.look.open}
        kept = [(hit.rect, 2.0) for hit in plan.hits if hit.id in open_ and hit.id != f"spot:{thing}"]
        kept += [(one.rect, 3.0) for stand in plan.shown for one in stand.placed]
        lying = [(piece, Rect(rect)) for piece, rect in plan.places.values() if piece.zone == "board"]
        small = SMALL * place.w * place.h
        kept += [(rect, UPON if rect.w * rect.h < small else 1.0) for piece, rect in lying if piece.layer > 1]
        kept += [(rect, 5.0) for piece, rect in lying if piece.spot == thing]  # its own name and prices
        kept += [(name, NAMED) for piece, rect in lying if piece.spot != thing for name in _names(piece, rect)]
        kept += [(place, 1.5) for place in plan.mats]
        kept += [(plan.context.zones.bar, 4.0), (plan.context.zones.panel, UPON)]
        kept += [(hit.rect, 6.0) for hit in (plan.commit, plan.cancel) if hit]
        kept += [(self._view.over, WAY_OUT)]
        beside = {f"spot:{one.id}" for one in plan.buttons}
        kept += [(hit.rect, WAY_OUT) for hit in plan.hits if hit.id in beside or hit.zone == ENDING]
        return kept

    # ---- pointing

    def point(self, hit: HitArea | None, x: float, y: float) -> None:
        """Follow the pointer to (x, y) units, over `hit`; None = over nothing.

        A plate opens soon over a thing that has one, stays while the pointer is on the way to it, and closes some time
        after it has gone elsewhere.
        """
        plate = self.plate
        inside = hit is not None and hit.zone == ZONE
        spot = hit.id.removeprefix("spot:") if hit and hit.id.startswith("spot:") else ""
        if inside or (spot and spot == self._near) or (plate is not None and self._near and between(plate, x, y)):
            self._stay()
        else:
            self._leave()
            self._approach(spot if self.rows(spot) and not self._pinned else "")

    def _stay(self) -> None:
        self._view.app.cancel(self._leaving)
        self._leaving = None
        self._approach("")

    def _leave(self) -> None:
        if self._near and self._near != self._pinned and self._leaving is None:
            self._leaving = self._view.scene.after(LEAVES, self._gone)

    def _approach(self, spot: str) -> None:
        if spot != self._coming:
            self._view.app.cancel(self._opening)
            self._coming = spot
            self._opening = self._view.scene.after(OPENS, self._arrive) if spot else None

    def _arrive(self) -> None:
        spot, self._coming, self._opening = self._coming, "", None
        self.open(spot)

    def open(self, spot: str) -> None:
        """Open the plate of the thing that this spot means, at once."""
        self._view.app.cancel(self._leaving)
        self._near, self._leaving = spot, None
        self._view.app.dirty()

    def _gone(self) -> None:
        self.close()

    def close(self) -> bool:
        """Close a plate that was opened by pointing or by the focus; False if there is none."""
        self._view.app.cancel(self._leaving)
        self._view.app.cancel(self._opening)
        self._pinned = ""
        was, self._near, self._coming, self._leaving, self._opening = self._near, "", "", None, None
        self._view.app.dirty()
        return bool(was)

    def changed(self) -> None:
        """Something else is to be decided now: clicks that were meant for what was before mean nothing."""
        self.close()
        self._focus = ""
        self._deaf_until = self._view.app.clock.now() + min(DEAF, self._view.app.settings.guard_ms)

    @property
    def deaf(self) -> bool:
        """Whether the decision has just changed."""
        return self._view.app.clock.now() < self._deaf_until

    # ---- using

    def click(self, hit: HitArea) -> bool:
        """A click here: a row does its verb, a second click on the thing does the first; False = it means neither."""
        plate = self.plate
        if hit.zone == ZONE:
            pairs = zip(plate.rows, plate.hits[1:], strict=True) if plate else ()
            pressed = next((row for (row, _area), own in pairs if own.id == hit.id), None)
            if pressed is not None and pressed.enabled:
                self._use(pressed)
            return True
        if hit.id != f"spot:{self._near}":
            self.close()
        look, spot = self._view.look, hit.id.removeprefix("spot:")
        found = self.rows(spot) if hit.id.startswith("spot:") else ()
        again = spot == self._pinned or (bool(look.picked) and spot == look.picked[-1])
        if found and again:
            row = first(found)
            if row is not None and self._meant(row.final):
                self._use(row)
            return True
        if again and self._confirm(spot):
            return True
        self._clicked = self._view.app.clock.now()
        may = spot in (*look.open, *look.picked) or (self._view.table and replaces(self._view.table, look, spot))
        if found and not may:
            self.open(spot)
            self._pinned = spot
            return True
        return False

    def _confirm(self, spot: str) -> bool:
        """A second click on the only thing that a choice needs does it, unless it can be picked once more."""
        offer = composed(self._view.look)
        if offer is None or offer.path != (spot,) or spot in self._view.look.open:
            return False
        if self._meant(bool(offer.final)):
            self._view.on_commit()
        return True

    def _meant(self, final: bool) -> bool:
        """Whether a second click is more than the end of a double click, where nothing can be undone."""
        now = self._view.app.clock.now()
        return not final or now - self._clicked >= min(DEAF, self._view.app.settings.guard_ms)

    def _use(self, row: Row) -> None:
        self.close()
        self._view.on_tool("take:" + " ".join(row.path))

    def to_commit(self) -> None:
        """Where a key has chosen all and only the button is left, Enter is meant for that."""
        if composed(self._view.look) is not None:
            self._view.app.top.focus.go_to("tool:commit")

    # ---- keys

    def follow(self, focus: str, *, by_keys: bool) -> None:
        """Where keys have moved the focus to, the plate opens; not where the focus came by itself."""
        was, self._focus = self._focus, focus
        if focus == was or not was or not by_keys:
            return
        spot = focus.removeprefix("spot:")
        if focus.startswith("spot:") and self.rows(spot):
            self.open(spot)
        elif not focus.startswith("verb:"):
            self._near = ""

    def key(self, given: Key) -> bool:
        """A digit uses the row of its place, Esc closes the plate; False = the key means something else."""
        plate = self.plate
        if plate is None:
            return False
        row = next((row for row, _area in plate.rows if row.key == given.chord), None)
        if row is not None:
            if row.enabled and not given.repeat:
                self._use(row)
                self.to_commit()
            return True
        return given.action == "back" and not self._view.look.picked and self.close()
