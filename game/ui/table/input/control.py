"""Mouse and keys over a table: pointing, choosing, zooming, and the keys of the whole suite."""

from dataclasses import replace

from game.core.panels import Note
from game.ui.shell.input import Input, Key, KeyUp, Moved, Pressed, Released, Wheel
from game.ui.table.input.activation import activate, commits, open_tab
from game.ui.table.input.dialling import Dialling
from game.ui.table.input.dragging import Dragging
from game.ui.table.input.hit_areas import Clicks, Touch
from game.ui.table.input.looking import Looking
from game.ui.table.input.spot_keys import SpotKeys
from game.ui.table.input.steering import Steering
from game.ui.table.input.subject import pointed, subject
from game.ui.table.input.verbs import Verbs
from game.ui.table.panels.amount import SLIDER
from game.ui.table.panels.notebook import spot_of
from game.ui.table.panels.plates import ZONE
from game.ui.table.panels.told.log import log_area
from game.ui.table.panels.verb_plate import ZONE as PLATE_ZONE
from game.ui.table.view_state import ViewState

TOOLS = ("undo", "redo", "pause", "step", "slower", "faster", "rules", "overview", "help", "hint", "explain", "why")
"""Actions of the key map that are told to the scene as they are."""
WHEEL = 60.0


class Control:
    """What the player's input means on this table."""

    def __init__(self, view: ViewState) -> None:
        self._view = view
        self.looking = Looking(view)
        """What input means for the camera."""
        self.held = Dragging(view)
        """What is dragged from one place to another."""
        self._clicks = Clicks()
        self._came = ""
        """Where the focus came by itself; "" = keys or the mouse have moved it since."""
        self.verbs = Verbs(view)
        """The plates of verbs."""
        self.steering = Steering(view)
        """The pointer on its way to the slip."""
        self.dialling = Dialling(view)
        """What input means while a number is asked for."""
        self.keys = SpotKeys(view, self.verbs)
        """What a key means that stands for something on the table."""

    @property
    def dragging(self) -> bool:
        """Whether the board is being moved by the pointer, which is held down."""
        return self.looking.dragging

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
            case KeyUp(chord):
                meant = self._view.naming.release(chord, self._view.app.clock.now())
        return meant

    # ---- mouse

    def _moved(self, x: float, y: float) -> bool:
        view = self._view
        if self.looking.move(x, y):
            view.touch = replace(view.touch, pressed="")
            return True
        if self.dialling.sliding:
            self.dialling.slide(x)
            return True
        held = self.held.move(x, y)
        hit = view.hit_at(x, y)
        steered = self.steering.spot
        self.steering.move(x, y)
        if held:
            view.touch = replace(view.touch, hovered=hit.id if hit else "", pressed="", keyboard=False)
            return True
        self.verbs.point(hit, x, y)
        id = hit.id if hit else ""
        if id == view.touch.hovered and not view.touch.keyboard:
            return steered != self.steering.spot
        view.touch = replace(view.touch, hovered=id, keyboard=False)
        return True

    def _pressed(self, x: float, y: float, button: str) -> bool:
        view = self._view
        if self._ends_roll() or self.verbs.deaf:
            view.touch = replace(view.touch, pressed="")
            return True
        if view.busy:
            view.app.motion.finish()
        view.naming.click()
        view.touch = replace(view.touch, keyboard=False)
        hit = view.hit_at(x, y)
        if button == "right":
            view.on_cancel()
            return True
        if button == "middle":
            if hit and spot_of(hit.id) and view.camera.zoom <= 1:
                view.on_tool(f"inspect:{spot_of(hit.id)}")
            else:
                self.looking.press(x, y, at_once=True)
            return True
        id = hit.id if hit else ""
        if self._clicks.stray(view.app.clock.now(), id, x, y) and hit and hit.zone == ZONE:
            return True  # a plate plays at once, and stands where Commit stood
        view.touch = Touch(id, id, view.focus_id)
        if not self.held.press(hit, x, y):
            self.looking.press(x, y, at_once=False)
        if hit and hit.id == SLIDER and self.dialling.wanted:
            self.dialling.sliding = True
            self.dialling.slide(x)
        return True

    def _ends_roll(self) -> bool:
        """What is pressed while dice roll brings them to rest, and means nothing else: nobody has seen yet what for."""
        rolling = self._view.moving.rolling
        if rolling:
            self._view.app.motion.finish()
        return rolling

    def _released(self, x: float, y: float, button: str) -> bool:
        view = self._view
        if self.looking.release() or button == "middle" or (button == "left" and self.held.release(view.hit_at(x, y))):
            view.touch = replace(view.touch, pressed="")
            return True
        pressed, self.dialling.sliding = view.touch.pressed, False
        view.touch = replace(view.touch, pressed="")
        hit = view.hit_at(x, y)
        if button == "left" and hit and hit.id == pressed and not self.verbs.click(hit):
            activate(view, hit)
        return True

    def _wheel(self, given: Wheel) -> bool:
        view = self._view
        if self._turns(given):
            return True
        zones = view.plan().context.zones
        if zones.board.collidepoint(given.x, given.y):
            return self.looking.wheel(given)
        log = log_area(zones, view.side)
        over_log = log is not None and bool(log.collidepoint(given.x, given.y))
        if over_log or zones.panel.collidepoint(given.x, given.y):
            self._scroll(-given.dy * WHEEL, over_log)
            return True
        return False

    def _turns(self, given: Wheel) -> bool:
        """Over what is picked the wheel may pick something else, such as another rotation; False = it does not."""
        view, hit = self._view, self._view.hit_at(given.x, given.y)
        spots = view.table.wheel if view.table else ()
        if meant := bool(spots and hit and spot_of(hit.id) in view.look.picked):
            view.on_spot(spots[given.dy <= 0])
        return meant

    def _scroll(self, by: float, log: bool) -> None:
        side = self._view.side
        if log:
            side.follow = False
            side.log_scroll = min(max(0.0, side.log_scroll + by), side.log_overflow)
        else:
            side.scroll = min(max(0.0, side.scroll + by), side.overflow)

    # ---- keys

    def _key(self, given: Key) -> bool:
        view = self._view
        if self._ends_roll() or commits(view, given):
            return True
        under = spot_of(view.touch.hovered)
        if self.pick_by_key(given):
            return True
        match given.action:
            case "activate":
                return self._activate_focus(given)
            case "back":
                return self._back()
            case "up" | "down":
                return self._turn(1 if given.action == "down" else -1)
        return self._use(given) or self._look_about(given.action, under)

    def pick_by_key(self, given: Key) -> bool:
        """A key that stands for something on the table picks it, also while a button beside it has the focus."""
        view = self._view
        view.touch = replace(view.touch, keyboard=True, focused=view.focus_id, hovered="")
        if given.action != "labels":
            view.naming.hold()
        return self.verbs.key(given) or self.dialling.key(given) or self.keys.key(given)

    def _use(self, given: Key) -> bool:
        """Keys of the tools, and the one that shows names."""
        view, action = self._view, given.action
        if action == "labels":
            if not given.repeat:
                view.naming.press(given.chord, view.app.clock.now())
            return True
        there = action in TOOLS or (action == "pencil" and view.table is not None and view.table.pencil is not None)
        if there:
            view.on_tool(action)
        return there

    def _back(self) -> bool:
        """Lay the pencil down, else forget what is half chosen, else take back what was played of a choice."""
        view = self._view
        if view.look.pencil:
            view.on_tool("pencil")
        elif view.look.picked or view.look.retreat:
            self.verbs.close()  # its plate goes with it, though the pointer still rests there
            view.on_cancel()
        else:
            return self.looking.close()
        return True

    def _turn(self, step: int) -> bool:
        """From the last entry of the notebook in sight to one that is scrolled away; False where there is none."""
        view = self._view
        shown = {leaf.note.spot: leaf for leaf in view.plan().leaves}
        assert view.table
        notes = [note.spot for note in view.table.notes if isinstance(note, Note) and not note.open]
        here = view.focus_id.removeprefix("note:")
        if not view.focus_id.startswith("note:") or here not in notes:
            return False
        there = notes.index(here) + step
        if not 0 <= there < len(notes) or (notes[there] in shown and shown[notes[there]].whole):
            return False
        self._scroll(step * shown[here].rect.h * 2 if here in shown else 0.0, False)
        view.plan()
        return view.app.top.focus.go_to(f"note:{notes[there]}")

    def _look_about(self, action: str, under: str) -> bool:
        """Keys that only change what one sees; `under` is the spot that the pointer was on."""
        view = self._view
        match action:
            case "log" | "notebook":
                open_tab(view, "log" if action == "log" else "notes")
            case "inspect":
                self._inspect(under)
            case "page up" | "page down":
                log = view.side.tab == "log" or view.focus_id.startswith(("line:", "filter:"))
                self._scroll(-300.0 if action == "page up" else 300.0, log)
            case _:
                return self.looking.use(action)
        return True

    def _activate_focus(self, given: Key) -> bool:
        view = self._view
        if given.repeat:
            return True
        if view.busy:
            view.app.motion.finish()
            if given.chord == "Space":
                return True
        view.plan()  # what is focused may have gone since the last frame
        hit = next((hit for hit in view.hits if hit.id == view.focus_id), None)
        if hit is None:
            return False
        spot = spot_of(hit.id)
        picked = view.table is not None and view.table.stands_for.get(spot, spot) in view.look.picked
        if picked and view.look.ready and hit.zone != PLATE_ZONE:  # the button says what Enter does, also below a plate
            view.on_commit()
        elif not self.verbs.click(hit):
            activate(view, hit)
        return True

    def came(self, focus: str) -> None:
        """The focus has come there by itself, as another decision began: no plate opens, and no slip."""
        self._came = focus
        self.verbs.follow(focus, by_keys=False)

    def by_itself(self, focus: str) -> bool:
        """Whether the focus came there by itself, and no key has moved it since."""
        return focus == self._came != ""

    def notice_focus(self) -> None:
        """The focus may have moved: after keys the board follows it."""
        view, was = self._view, self._view.touch.focused
        if view.focus_id != self._came:
            self._came = ""
        if was and was != view.focus_id and all(hit.id != was for hit in view.hits):  # it fell from what is gone
            self.came(view.focus_id)
        if view.touch.focused != view.focus_id:
            view.touch = replace(view.touch, focused=view.focus_id)
        self.verbs.follow(view.focus_id, by_keys=view.touch.keyboard)
        if view.touch.keyboard:
            self.looking.notice_focus()

    def _inspect(self, under: str) -> None:
        if spot := pointed(self._view) or under or subject(self._view):
            self._view.inspected = spot
            self._view.on_tool(f"inspect:{spot}")
