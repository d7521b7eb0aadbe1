"""Mouse and keys over a table: pointing, choosing, zooming, and the keys of the whole suite."""

from dataclasses import replace
from typing import TYPE_CHECKING

from game.ui.input import Input, Key, KeyUp, Moved, Pressed, Released, Wheel
from game.ui.measure import Rect
from game.ui.table.board import spot_place
from game.ui.table.hots import Hot, Touch
from game.ui.table.log import log_area
from game.ui.table.look import ways

if TYPE_CHECKING:
    from game.ui.table.view import TableView

TOOLS = ("undo", "redo", "pause", "step", "slower", "faster", "rules", "overview", "help")
"""Actions of the key map that are told to the scene as they are."""
NOTCH = 1.25
WHEEL = 60.0


class Control:
    """What the player's input means on this table."""

    def __init__(self, view: "TableView") -> None:
        self._view = view
        self._dragged: tuple[float, float] | None = None
        self._seen_focus = ""

    @property
    def dragging(self) -> bool:
        """Whether the board is being moved."""
        return self._dragged is not None

    def handle(self, given: Input) -> bool:
        """True when the input meant something."""
        meant = False
        match given:
            case Moved(x, y):
                meant = self._moved(x, y)
            case Pressed(x, y, button):
                meant = self._pressed(x, y, button)
            case Released(x, y, button):
                meant = self._released(x, y, button)
            case Wheel():
                meant = self._wheel(given)
            case Key():
                meant = self._key(given)
            case KeyUp("Alt"):
                self._view.labels, meant = False, True
        return meant

    # ---- mouse

    def _moved(self, x: float, y: float) -> bool:
        view = self._view
        if self._dragged is not None:
            before, self._dragged = self._dragged, (x, y)
            return view.camera.pan(self._board(), x - before[0], y - before[1])
        hot = view.hot_at(x, y)
        id = hot.id if hot else ""
        if id == view.touch.hovered and not view.touch.keyboard:
            return False
        view.touch = replace(view.touch, hovered=id, keyboard=False)
        return True

    def _pressed(self, x: float, y: float, button: str) -> bool:
        view = self._view
        if view.busy:
            view.app.motion.finish()
        hot = view.hot_at(x, y)
        if button == "right":
            view.on_cancel()
            return True
        if button == "middle":
            if hot and hot.id.startswith("spot:") and view.camera.zoom <= 1:
                view.on_tool(f"inspect:{hot.id[5:]}")
            else:
                self._dragged = (x, y)
            return True
        view.touch = Touch(hot.id if hot else "", hot.id if hot else "", view.focus_id)
        return True

    def _released(self, x: float, y: float, button: str) -> bool:
        view = self._view
        if button == "middle":
            self._dragged = None
            return True
        pressed = view.touch.pressed
        view.touch = replace(view.touch, pressed="")
        hot = view.hot_at(x, y)
        if button == "left" and hot and hot.id == pressed:
            self.activate(hot)
        return True

    def _wheel(self, given: Wheel) -> bool:
        view = self._view
        if self._board().collidepoint(given.x, given.y):
            return view.camera.nearer(self._board(), NOTCH**given.dy, given.x, given.y)
        zones = view.plan().pen.zones
        over_log = log_area(zones, view.side)
        if zones.panel.collidepoint(given.x, given.y) or (over_log and over_log.collidepoint(given.x, given.y)):
            self._scroll(-given.dy * WHEEL)
            return True
        return False

    def _scroll(self, by: float) -> None:
        side = self._view.side
        side.follow = False
        side.scroll = min(max(0.0, side.scroll + by), side.overflow)

    def _board(self) -> Rect:
        return self._view.plan().pen.zones.board

    # ---- keys

    def _key(self, given: Key) -> bool:
        view = self._view
        view.touch = replace(view.touch, keyboard=True, focused=view.focus_id, hovered="")
        if self._digit_or_letter(given):
            return True
        if given.action == "activate":
            return self._activate_focus(given)
        if given.action == "back":
            chosen = bool(view.look.picked)
            if chosen:
                view.on_cancel()
            return chosen
        if given.action in TOOLS:
            view.on_tool(given.action)
            return True
        return self._look_about(given.action)

    def _look_about(self, action: str) -> bool:
        """Keys that only change what one sees."""
        view = self._view
        match action:
            case "zoom in" | "zoom out":
                area = self._board()
                return view.camera.nearer(area, NOTCH if action == "zoom in" else 1 / NOTCH, *area.center)
            case "fit":
                view.camera.fit()
            case "labels":
                view.labels = True
            case "log" | "notebook":
                self.open_tab("log" if action == "log" else "notes")
            case "inspect":
                self._inspect()
            case "page up" | "page down":
                self._scroll(-300.0 if action == "page up" else 300.0)
            case _:
                return False
        return True

    def _digit_or_letter(self, given: Key) -> bool:
        """A key of a spot's own means that spot; another digit picks from the list of what can be chosen."""
        view, chord = self._view, given.chord
        spot = self._spot_of(chord)
        if spot:
            self._pick(spot)
        elif chord == "Backspace" and view.look.picked:
            view.on_tool("back")
        elif chord == "X" and len(view.look.picked) > 1:
            view.on_tool("swap")
        else:
            return False
        return True

    def _spot_of(self, chord: str) -> str:
        """The spot this key means now: one that can be chosen or was, one of the list, or one that will say why not."""
        table, look = self._view.table, self._view.look
        assert table
        own = {spot.id: spot.key for spot in table.spots if spot.key}
        listed = ways(table, look)
        for spot in (*listed, *look.picked):
            if own.get(spot) == chord:
                return spot
        if len(chord) == 1 and chord in "123456789" and int(chord) <= len(listed):
            spot = listed[int(chord) - 1]
            if not own.get(spot, "").isdigit():
                return spot
        return next((spot for spot, key in own.items() if key == chord and spot in table.refusals), "")

    def _pick(self, spot: str) -> None:
        """A key picked this spot: the focus goes there too, so that Enter commits it."""
        self._view.app.top.focus.go_to(f"spot:{spot}")
        self._view.on_spot(spot)

    def _activate_focus(self, given: Key) -> bool:
        view = self._view
        if given.repeat:
            return True
        if view.busy:
            view.app.motion.finish()
            if given.chord == "Space":
                return True
        hot = next((hot for hot in view.hots if hot.id == view.focus_id), None)
        if hot is None:
            return False
        if hot.id.startswith("spot:") and hot.id[5:] in view.look.picked and view.look.ready:
            view.on_commit()
            return True
        self.activate(hot)
        return True

    def notice_focus(self) -> None:
        """Keys moved the focus: the board follows when its target lies outside what is in sight."""
        view = self._view
        if not view.touch.keyboard or view.focus_id == self._seen_focus:
            if view.touch.focused != view.focus_id:
                view.touch = replace(view.touch, focused=view.focus_id)
            return
        self._seen_focus = view.focus_id
        view.touch = replace(view.touch, focused=view.focus_id)
        if not view.focus_id.startswith("spot:") or view.camera.zoom <= 1 or not view.table:
            return
        spot = next((spot for spot in view.table.spots if spot.id == view.focus_id[5:] and spot.w), None)
        area = self._board()
        if spot and not area.contains(spot_place(view.camera, area, spot)):
            view.camera.look_at(spot.x, spot.y)
            view.plan()

    # ---- meaning

    def activate(self, hot: Hot) -> None:
        """Do what a thing is for."""
        view = self._view
        kind, _colon, name = hot.id.partition(":")
        if kind == "spot" and name.startswith("mat:") and name not in (*view.look.open, *view.look.picked):
            view.on_tool(name)
        elif kind == "spot":
            view.on_spot(name)
        elif kind == "tab":
            self.open_tab(name)
        elif kind == "filter":
            view.side.filter, view.side.scroll, view.side.follow = name, 0.0, True
        elif kind == "line":
            view.on_tool(hot.id)
        elif hot.id == "tool:commit":
            if hot.enabled:
                view.on_commit()
        elif hot.id == "tool:cancel":
            if hot.enabled:
                view.on_cancel()
        elif hot.id == "tool:log":
            self.open_tab("log")
        elif hot.enabled:
            view.on_tool(name if kind == "tool" else hot.id)
        view.app.dirty()

    def open_tab(self, name: str) -> None:
        """Show this tab of the side panel."""
        side, zones = self._view.side, self._view.plan().pen.zones
        if name != "log" or not zones.log.w:
            side.tab, side.chosen = name, True
            side.scroll, side.follow = 0.0, name == "log"

    def _inspect(self) -> None:
        spot = self._view.subject()
        if spot:
            self._view.inspected = spot
            self._view.on_tool(f"inspect:{spot}")
