"""The table of any game: one widget that shows a Table and lets a seat point at its spots."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from game.board.board import Board
from game.core.table import Piece, Table
from game.core.telling import Direction
from game.play.showing.hud_state import HudState, ways
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.shell.focus import REST
from game.ui.shell.input import Input, Key
from game.ui.table.board.camera import Camera
from game.ui.table.board.faces import Printer
from game.ui.table.boards import Boards
from game.ui.table.draw_context import DrawContext, Side
from game.ui.table.input import control
from game.ui.table.input.dialling import Dialling
from game.ui.table.input.focusing import first_things, idle
from game.ui.table.input.hit_areas import HitArea, Touch, uppermost
from game.ui.table.input.naming import Naming
from game.ui.table.input.reachable import Reachable
from game.ui.table.input.tips import risen, tip_of
from game.ui.table.movement import Movement
from game.ui.table.panels.notebook import spot_of
from game.ui.table.panels.side import slip_apart
from game.ui.table.panels.verb_plate import ZONE as VERBS
from game.ui.table.picture import Picture
from game.ui.table.plan import Plan
from game.ui.table.planner import Planner
from game.ui.table.stage.player import Stage
from game.ui.table.stage.untold import Untold
from game.ui.widgets.base import Target, Timer, Widget

SPOTLIGHT_MS = 1200


class TableView(Widget):
    """Shows tables. Pieces that keep their id travel; what the player means is told through the four callbacks.

    on_tool gets: menu, undo, redo, pause, step, skip, slower, faster, help, rules, overview, inspect:<spot>,
    mat:<seat>, back, swap, line:<step>:<text>, recap:<index>, why:<index>, hint, explain, why.
    """

    _spotlight: Timer | None = None
    one_zone = ""
    """The focus zone of all that lies here; "" = each thing has its own."""

    def __init__(
        self,
        game_id: str,
        ground: Board,
        palette: Mapping[str, str],
        *,
        on_spot: Callable[[str], None],
        on_commit: Callable[[], None],
        on_cancel: Callable[[], None],
        on_tool: Callable[[str], None],
        page: bool = False,
    ) -> None:
        """`page`: the side belongs to the private notebook (Staging.page)."""
        super().__init__("table")
        self.game_id = game_id
        self.page = page
        self.printer = Printer(game_id, palette)
        self.boards = Boards(ground.width, ground.height)
        self.ground = ground
        """The map on the table."""
        self.on_spot, self.on_commit, self.on_cancel, self.on_tool = on_spot, on_commit, on_cancel, on_tool
        self.look = HudState(())
        self.side = Side()
        self.touch = Touch()
        self.naming = Naming()
        """Whether the names of everything that can be chosen are shown."""
        self.inspected = ""
        """The spot whose slip stays when nothing is pointed at."""
        self._reach = Reachable(self, self.counts, self.one_zone)
        self._planner = Planner(self, self._reach)
        self.without: frozenset[str] = frozenset()
        """Things that cannot be pressed at this table, by id, such as tools that mean nothing there."""
        self.rests = False
        """Whether the focus stands nowhere while others act."""
        self.kept = 0.0
        """Units at the right end of the bar on which something else stands."""
        self.over = Rect(0, 0, 0, 0)
        """What stands over the table and is none of it, where no plate should open."""
        self.control = control.Control(self)
        self.stage = Stage()
        """The events that are seen to happen."""
        self.moving = Movement(self)
        self.untold = Untold()
        """What of the table may not be told yet."""
        self.call_left = 0.0
        """The part of the time that is left to answer a call."""
        self.spotlit = ""
        """The spot that a line of the log has just pointed at."""
        self.lit: frozenset[str] = frozenset()
        """The spots of the board that an idea is about: lit as if they were pointed at."""
        self._focus_due = False
        """Whether the focus has still to go to what can be chosen."""
        self._picture = Picture(self)

    @property
    def dialling(self) -> Dialling:
        """Chooses a number, by keys, slider and steps."""
        return self.control.dialling

    @property
    def camera(self) -> Camera:
        """The eye over the board that lies large."""
        return self.boards.camera

    @property
    def table(self) -> Table | None:
        """The table as it is seen now: of several boards the large one counts."""
        return self.boards.seen

    # ---- showing

    @property
    def busy(self) -> bool:
        """Whether anything on the table moves."""
        return self.moving.busy or self.happening

    @property
    def happening(self) -> bool:
        """Whether something is still to be seen to happen."""
        return bool(self.moving.under_way or self.stage.busy or self._picture.stamp or self._picture.season.busy)

    @property
    def whole(self) -> bool:
        """Whether all of the table is on the screen; one that has just come may take a few frames."""
        return not self._picture.opening.cut

    @property
    def behind(self) -> bool:
        """Whether a part of the last picture still shows what was there before, for want of time."""
        return self._picture.behind

    @property
    def laid(self) -> bool:
        """Whether it is whole, and nothing of it fades in any longer."""
        return not self._picture.opening.coming

    def show(self, table: Table, look: HudState, animate: bool = True, stage: tuple[Direction, ...] = ()) -> None:
        """New data. With `animate`, pieces that kept their id and changed their place travel as `stage` directs."""
        moves = self.table is not None and animate
        if moves:
            self._picture.seal(self.plan(), look)
            if self.table and self.table.ground != table.ground:
                self._picture.turn_season(look)
        listed = ways(self.table, self.look) if self.table else ()
        before, words = self.table, self.look
        self.boards.expect(table, moves=moves)
        old = self.places() if moves else {}
        if not animate:
            self.moving.stop()
            self.untold.end(busy=self.stage.busy)
        if before is None or look.viewer != self.look.viewer:
            self._picture.opening.begin(again=before is not None)
        self.side.follow = self.side.follow or len(look.lines) != len(self.look.lines)
        if len(look.recap) != len(self.look.recap):
            self.side.recap_page = 0
        self.boards.show(table)
        self.look = look
        if moves and before:
            begun = self.moving.begin(stage)
            if self.stage.busy:
                self.untold.keep(before, words)
            self.moving.set_out(old, before, begun, self._picture.wait, before.front)
            if before.ground != table.ground:
                self._picture.season.begin(self.moving.due)
        if before is None or [one.path for one in before.offers] != [one.path for one in table.offers]:
            self.control.verbs.changed()
        if ways(table, look) != listed or (look.ready and not ways(table, look)):
            self._focus_on_list()
        self.app.dirty()

    def _focus_on_list(self) -> None:
        """Another decision: the focus goes to the first thing that can be chosen, unless it is on one.

        If that is still to come, because it is told first how it comes, the focus goes there then.
        """
        assert self.table
        listed = first_things(self.table, self.look)
        scene = next((scene for scene in self.app.scenes if self in scene.widgets), None)
        self._focus_due = False
        if listed and scene is not None and scene.focus.id not in listed:
            self._focus_due = not scene.focus.go_to(listed[0])
            self.control.came(scene.focus.id)
        elif listed and scene is not None and not self.look.picked:  # for this decision nobody has led it there
            self.control.came(scene.focus.id)

    def focus_when_due(self) -> None:
        """Something lies elsewhere now: the focus goes to what can be chosen if it was still to come."""
        if self._focus_due:
            self._focus_on_list()

    def replay(self, stage: tuple[Direction, ...]) -> None:
        """Show once more how something happened, over the table as it is: no piece moves."""
        self.moving.begin(stage)
        self.app.dirty()

    def expect(self, table: Table) -> None:
        """This table will be shown soon: print what is on it in small steps."""
        self._picture.expect(table)

    def announce(self, text: str) -> None:
        """Lay a banner over the board for a moment, after what is seen before it is announced."""
        self.moving.announce(text)

    def spotlight(self, spot: str) -> None:
        """Ring a spot for a moment, "" = none."""
        self.app.cancel(self._spotlight)
        self.spotlit = spot
        self._spotlight = self.scene.after(SPOTLIGHT_MS, lambda: self.spotlight("")) if spot else None
        self.app.dirty()

    def light(self, spots: frozenset[str]) -> None:
        """Light these spots of the board, and no others."""
        if self.lit != spots:
            self.lit = spots
            self.app.dirty()

    def let_go(self) -> None:
        """Nothing is pointed at, held, dragged, lit or inspected any more."""
        self.touch = Touch()
        self.lit = frozenset()
        self.inspected = ""
        self.naming.end()
        self.spotlight("")
        self.control = control.Control(self)

    # ---- places

    def plan(self) -> Plan:
        """Return where everything lies now, in units."""
        return self._planner.plan()

    def context(self, canvas: Canvas) -> DrawContext:
        """Return what a part is drawn with on this canvas: places, and table and look as they may be told now."""
        return self._planner.context(canvas)

    def decides(self) -> object:
        """Return everything that decides where things lie."""
        return self._planner.decides()

    def told(self) -> tuple[Table, HudState]:
        """Return table and look as they may be told now: nothing that is asked or said before it is seen."""
        assert self.table
        return self.untold.told(self.table, self.look, busy=self.stage.busy, seen=self.stage.lines)

    def places(self) -> dict[str, tuple[Piece, Rect]]:
        """Return each piece and where it lies on the screen, in units, by its id; those on thumbnails, too."""
        plan = self.plan()
        return {**plan.small, **plan.places} if plan.small else plan.places

    def spot_rect(self, spot: str) -> Rect:
        """Where a spot lies on the screen, in units."""
        return self.spot_places().get(f"spot:{spot}", Rect(0, 0, 0, 0))

    def spot_places(self) -> dict[str, Rect]:
        """Return where all that reacts lies on the screen, in units, by id (`spot:`, `mat:`, `tool:` …)."""
        self.plan()
        return self._reach.places

    @property
    def hits(self) -> tuple[HitArea, ...]:
        """What can be pointed at, as it was worked out last; the uppermost first."""
        return self._reach.hits

    def counts(self, hit: HitArea) -> bool:
        """Whether this thing can be pointed at here."""
        return hit.id not in self.without

    def hit_at(self, x: float, y: float) -> HitArea | None:
        """The thing under the pointer: the uppermost, and among overlapping spots the one whose middle is nearest."""
        self.plan()
        return uppermost(self.hits, x, y)

    # ---- what the kit asks

    def targets(self) -> Sequence[Target]:
        """Every thing one can point at; those that can be chosen first."""
        if not self.table:
            return ()
        self.plan()
        found = self._reach.targets(self.table, self.look)
        return [*found, Target(REST, self.rect, self, REST)] if self.rests and idle(self.table, self.look) else found

    def target_at(self, x: float, y: float) -> str:
        """The id of the thing under the pointer."""
        hit = self.hit_at(x, y)
        return hit.id if hit and (hit.enabled or hit.id.startswith("spot:")) else ""

    def covers(self, x: float, y: float) -> bool:
        """The table fills the window."""
        return True

    def tip_at(self, x: float, y: float) -> tuple[str, Rect]:
        """What the thing under the pointer is, what it does, and why not."""
        hit = self.hit_at(x, y) if self.table else None
        if hit is None or self.control.dragging or self._has_plate(hit):
            return "", self.rect
        if hit.zone == VERBS:
            return hit.tip, hit.rect
        plan = self.plan()
        told = slip_apart(plan.context.zones) or self.side.tab == "card"
        return self.tip_of(hit, told=told), risen(replace(plan.context, touch=self.touch), plan.shown, hit)

    def _has_plate(self, hit: HitArea) -> bool:
        """Whether a plate is open that says all of this thing."""
        thing = self.control.verbs.thing
        return bool(thing) and spot_of(hit.id) == thing

    def tip_of(self, hit: HitArea, *, told: bool = False) -> str:
        """The tooltip of one thing; `told`: the slip beside says what it is."""
        return tip_of(self.table, self.look, hit, told=told) if self.table else hit.tip

    def handle(self, given: Input) -> bool:
        """Take an input of mouse or keys; return whether it meant something here."""
        return bool(self.table) and self.control.handle(given)

    def pick_by_key(self, given: Key) -> bool:
        """Pick what this key stands for on the table, whatever has the focus; return whether it does for anything."""
        return bool(self.table) and self.control.pick_by_key(given)

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw everything on the table."""
        if self.table:
            self.plan()
            self.control.notice_focus()
            self._picture.draw(canvas)
