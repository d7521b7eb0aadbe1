"""Where everything on the table lies, worked out anew only when something that decides it has changed."""

from game.ui.draw.canvas import Canvas
from game.ui.table.draw_context import DrawContext, as_it_is
from game.ui.table.input.reachable import Reachable
from game.ui.table.layout import arrange, plated
from game.ui.table.panels.plates import offered
from game.ui.table.panels.side import tab_names, usual_tab
from game.ui.table.plan import Plan
from game.ui.table.stage.timeline import Timeline
from game.ui.table.view_state import ViewState
from game.ui.table.zones import Wants


class Planner:
    """Works out the plan of one view's table."""

    def __init__(self, view: ViewState, reach: Reachable) -> None:
        """`reach`: is told of each plan what can be pointed at."""
        self._view = view
        self._reach = reach
        self._plan: Plan | None = None
        self._made_of: object = None
        """All that decided where things lie in this plan."""
        self._told = 0
        """The lines of the log that may be read in this plan while something is held back."""
        self._asked = ""
        """The tab that the last table asked for."""
        self._status = 0.0
        """The shape of the turn's status: its place stays when there is nothing to say."""

    def plan(self) -> Plan:
        """Return where everything lies now, in units."""
        plan, decides = self._plan, self._view.decides()
        made = plan is None or self._made_of != decides
        if plan is None or made:
            plan = self._make()
        elif self._told != self._lines():
            plan = self._tell_more(plan)
        self._reach.bring(plan, self._view.control.verbs.lay(plan))
        if made:
            self._view.focus_when_due()
        return plan

    def _make(self) -> Plan:
        view = self._view
        context = view.context(view.app.canvas)
        self._open_tab(context)
        last = self._plan
        plan = self._plan = Plan(context, view.camera, view.side, last)
        self._made_of, self._told = view.decides(), self._lines()
        view.rect = view.app.measure.area
        if view.untold.end(busy=view.stage.busy) and last and view.table:  # what was held back in a tray comes now
            view.moving.set_out(last.places, view.table, (Timeline((), ()), 0.0), 0.0)
        return plan

    def _tell_more(self, plan: Plan) -> Plan:
        """The log has grown by what has been seen, and nothing lies elsewhere."""
        plan = self._plan = plan.with_more_told(*self._view.told(), self._view.side)
        self._made_of, self._told = self._view.decides(), self._lines()
        return plan

    def _lines(self) -> int:
        """How many lines of the log may be read while something is held back."""
        return self._view.stage.lines if self._view.untold.held(busy=self._view.stage.busy) else 0

    def _open_tab(self, context: DrawContext) -> None:
        """Keep the tab that the player has opened, until a table comes that asks for another."""
        side, asked = self._view.side, context.table.tab
        if asked and asked != self._asked:
            side.chosen = False
        self._asked = asked
        if not side.chosen or side.tab not in dict(tab_names(context.zones)):
            side.tab = asked or usual_tab(context.zones)

    def decides(self) -> object:
        """Return everything that decides where things lie."""
        view = self._view
        side, camera = as_it_is(view.side), as_it_is(view.camera)
        held = view.untold.held(busy=view.stage.busy)
        return view.boards.version, view.app.measure, view.app.keys, side, camera, held, view.kept, view.without

    def context(self, canvas: Canvas) -> DrawContext:
        """Return what a part is drawn with on this canvas: places, and table and look as they may be told now."""
        view, whole = self._view, self._view.table
        assert whole, "a table view shows nothing before its first table"
        aside, status = whole.aside, whole.status
        self._status = status.w / status.h if status else self._status
        beside = aside.h / aside.w if aside else 0.0
        several, shelf = bool(whole.boards), whole.shelf is not None
        wants = Wants(view.page, len(whole.mats), beside, self._status, several, shelf, whole.wide)
        zones = arrange(canvas.measure, view.camera.aspect, wants)
        zones = plated(zones) if offered(whole, view.look) else zones
        early = view.untold.foretells(whole, view.look, busy=view.stage.busy)
        return DrawContext(canvas, view.printer, zones, *view.told(), view.touch, view.app.keys, early, view.kept)
