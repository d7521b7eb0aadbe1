"""What a table view looks like: the still picture of what lies, and above it what is raised, pointed at or moving."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import replace

from game.core.steps import Steps
from game.core.table import Table
from game.play.showing.hud_state import HudState, outcome, ways
from game.ui.draw.canvas import Canvas
from game.ui.draw.life import Stir
from game.ui.scenes.reading.rulebook import rulebook
from game.ui.table.board.board import cloth
from game.ui.table.board.layers import Layers
from game.ui.table.board.stirring import stirs
from game.ui.table.board.thumbnails import Thumbnails
from game.ui.table.colours import furniture
from game.ui.table.draw_context import DrawContext
from game.ui.table.foresight import expect_board, expect_faces, prints
from game.ui.table.input.subject import pointed, rule_of, slip_of
from game.ui.table.loose import Ending, draw_above, draw_focus_ring, draw_moving, focused_on_board
from game.ui.table.materials import edge
from game.ui.table.opening import Opening
from game.ui.table.panels.wax import STAMPED_MS, Stamp, bring_down, last_seal
from game.ui.table.panes import Pane, Panes, Part, painted
from game.ui.table.parts.arranged import floor, panes
from game.ui.table.parts.handed import Moment
from game.ui.table.plan import Plan
from game.ui.table.stage.crossfade import Crossfade
from game.ui.table.view_state import ViewState

AT_ONCE_MS = 6
"""What a frame has no more time for after so many ms waits for the next one, where nobody takes it for a lie."""
PRINT_MS = 9
"""For so many ms of each frame a board that was zoomed or opened is printed at its new size, and so are thumbnails."""
TELLING = ("bar", "side", "log", "ticker")
"""The panes in which words tell what has happened."""


class Picture:
    """Draws one view on any canvas; a pane is painted anew only where it shows another thing than before."""

    def __init__(self, view: ViewState) -> None:
        self._view = view
        self._panes = Panes()
        self._layers = Layers()
        self._small = Thumbnails()
        self._small_of: dict[int | None, Thumbnails] = {None: self._small}
        """The thumbnails as each pair of eyes has seen them last: what is not painted yet is not blank for them."""
        self._waiting: list[str] = []
        """The panes that wait for a frame with time for them, those that have waited longest first."""
        self._viewer: int | None = None
        """Whose view was drawn last: nothing of another's may stay for a single frame."""
        self.opening = Opening(view)
        self.season = Crossfade(view)
        self._ending = Ending()

    @property
    def behind(self) -> bool:
        """Whether a pane still shows what was there before, for want of time."""
        return bool(self._waiting)

    def draw(self, window: Canvas) -> None:
        """The whole table; one that has just come may take a few frames, each of them short."""
        hurry = self.opening.running and window.recorder is None
        cache = self._view.app.gallery.cache
        with cache.hurried(self.opening.late) if hurry else nullcontext():
            self._draw(window)

    def _draw(self, window: Canvas) -> None:
        view = self._view
        still = self._panes.canvas(window)
        patient = view.look.viewer == self._viewer and not self.opening.running
        if view.look.viewer != self._viewer:  # no old picture stands in for a new one in other eyes
            self._layers = Layers()
            self._small = self._small_of.setdefault(view.look.viewer, Thumbnails())
        self._viewer = view.look.viewer
        with still.dressed(furniture(window.palette, self._view.printer.palette)):
            context = self._pen(still)
            if self.opening.running:
                expect_board(context)
                if not self.opening.cut:
                    expect_faces(context, view.plan())
            rough = self._layers.waiting + self._small.waiting
            ground, shown = self.parts(context, self._moment())
            bare = self._panes.paint(still, ground, self._in_turn(shown), self._lateness(patient=patient))
            if self._waiting or self._layers.waiting + self._small.waiting > rough:
                view.app.dirty()
        self.opening.lay(window, still, bare)
        if still is not window:
            window.surface.blit(still.surface, (0, 0))
        self.opening.fade(window)
        self.season.draw(window)
        opened = not self.opening.running
        if window is view.app.canvas and opened:
            view.app.living.stir(view.app.canvas, view.scene, self._stirs())
        above = Part(None, lambda: self._draw_loose(window))
        self.opening.over(window, whole=not bare and painted(window, (above,)))
        if view.app.living.alive and not opened:
            view.app.dirty()  # what lives comes last

    def parts(self, context: DrawContext, now: Moment) -> tuple[Part, tuple[Pane, ...]]:
        """What lies under everything, and the panes."""
        return floor(context), panes(context, self._view.plan(), self._layers, self._small, now)

    def frame(self, window: Canvas) -> None:
        """The edge in the colour of the seat whose private view it is."""
        if self._view.look.viewer is not None:
            edge(window, self._view.look.seats[self._view.look.viewer].colour)

    def above(self, context: DrawContext) -> None:
        """What stands out over the edges of its pane."""
        draw_above(self._view, context)

    def _stirs(self) -> Iterator[Stir]:
        """What lives on the board that lies large, and round what floats on it; nothing below a bargain."""
        view = self._view
        if view.plan().deal:
            return iter(())
        lying = (each for id, each in view.places().items() if id not in view.moving.journeys)
        floating = (place for piece, place in lying if piece.floats and piece.zone == "board")
        return stirs(view.ground, view.camera, view.plan().context.zones.board, floating)

    def _draw_loose(self, window: Canvas) -> None:
        """What does not lie still in its pane."""
        view = self._view
        with window.dressed(furniture(window.palette, view.printer.palette)):
            self.above(self._pen(window))
        draw_focus_ring(view, window)
        self.frame(window)
        with window.dressed(furniture(window.palette, view.printer.palette)):
            draw_moving(view, self._pen(window), self._ending, season=self.season.busy)

    def seal(self, plan: Plan, look: HudState) -> None:
        """What this look tells may end the bargain of this plan: then it is sealed before all eyes."""
        self._ending = Ending(last_seal(plan.context, plan.deal, look), plan.deal.ribbon if plan.deal else None)
        if self._ending.stamp:
            bring_down(self._view.app.motion, self._ending.stamp, self._sealed)

    def turn_season(self, look: HudState) -> None:
        """The cloth under the boards will be another one than now, in the eyes of this look."""
        view, window = self._view, self._view.app.canvas
        same = look.viewer == view.look.viewer == self._viewer
        picture = self._panes.canvas(window).surface if same else None
        self.season.lay(picture, view.plan().context.zones.board, cloth(self._pen(window)))

    @property
    def stamp(self) -> Stamp | None:
        """The last seal of a bargain, while it comes down."""
        return self._ending.stamp

    def _sealed(self) -> None:
        self._ending.stamp = None

    @property
    def wait(self) -> float:
        """For how many ms at normal speed all else waits."""
        return STAMPED_MS if self._ending.stamp else 0.0

    def _in_turn(self, shown: Sequence[Pane]) -> Sequence[Pane]:
        """These panes in the order in which they are painted: what has waited is first."""
        turns = {name: turn for turn, name in enumerate(self._waiting)}
        return sorted(shown, key=lambda pane: turns.get(pane.name, len(turns)))

    def _lateness(self, *, patient: bool) -> Callable[[str], bool]:
        """Tells for each pane of a new frame whether it has to wait; the one that has waited longest is painted."""
        due = next((name for name in self._waiting if not self._holds(name)), "")
        waiting = self._waiting = list[str]()

        def late(pane: str) -> bool:
            if not patient or self._holds(pane):
                return patient
            if pane == due or not self._late():
                return False
            waiting.append(pane)
            return True

        return late

    def _budget(self) -> Callable[[], bool]:
        """Tells when the time for printing that begins now is over."""
        clock = self._view.app.clock
        end = clock.now() + PRINT_MS
        return lambda: clock.now() > end

    def _late(self) -> bool:
        """Whether the frame has taken so long that what can wait should."""
        return self._view.app.spent() > AT_ONCE_MS

    def _holds(self, pane: str) -> bool:
        """Whether this pane would tell what is still to be seen, or what dice show that still roll."""
        view = self._view
        elsewhere = all(journey.piece.zone == "board" for journey in view.moving.journeys.values())
        return view.moving.rolling and (pane in TELLING or (pane == "tray" and elsewhere))

    def expect(self, table: Table) -> None:
        """Print what a coming table shows, a little at a time."""
        self._view.app.ahead.prepare(self._prepare(table), self._view.scene)

    def _prepare(self, table: Table) -> Steps[None]:
        """Print it in small steps."""
        view = self._view
        canvas = view.app.canvas
        table = view.boards.lay(table)
        context = replace(view.plan().context, canvas=canvas, table=table)
        steps = prints(context, Plan(context, view.camera, replace(view.side)))
        while True:
            with canvas.dressed(furniture(canvas.palette, self._view.printer.palette)):
                if next(steps, steps) is steps:
                    return
            yield

    def _pen(self, canvas: Canvas) -> DrawContext:
        return replace(self._view.plan().context, canvas=canvas, touch=self._view.touch)

    def _moment(self) -> Moment:
        view = self._view
        return Moment(
            camera=view.camera,
            side=view.side,
            hidden=frozenset(view.moving.journeys),
            counting=frozenset(view.moving.counting),
            rings=self.rings(),
            focus=focused_on_board(view),
            slip=slip_of(view),
            rule=rule_of(view),
            rules=rulebook(view.game_id),
            plate=view.control.verbs.plate.rect if view.control.verbs.plate else None,
            moving=view.control.dragging,
            budget=self._budget,
        )

    def rings(self) -> dict[str, bool]:
        """The spots with a ring: strong when picked or pointed at; the focus has a ring of its own."""
        view = self._view
        table, look = view.told()
        if look.pencil or table.bargain:
            return dict.fromkeys(view.lit, True)
        always = view.app.settings.affordances == "always"
        away = self._on_its_way(table)
        listed = (spot for spot in ways(table, look) if spot not in away)
        rings = {spot: False for spot in listed if always or view.touch.near(f"spot:{spot}")}
        rings |= dict.fromkeys(view.lit, True)
        for spot in (*look.picked, *rings):
            if spot in look.picked or view.touch.hovered == f"spot:{spot}":
                rings[spot] = True
        return rings | dict.fromkeys(self._reached(table, look), True)

    def _on_its_way(self, table: Table) -> set[str]:
        """The spots that lie where a piece does that has not arrived there: no ring stands round an empty place."""
        going = (one.piece for one in self._view.moving.journeys.values() if one.way in ("move", "appear"))
        spots = {piece.spot for piece in going if piece.zone == "board"}
        return spots - {spot.id for spot in table.spots if spot.w} if spots else spots

    def _reached(self, table: Table, look: HudState) -> tuple[str, ...]:
        """What the choice concerns that is pointed at, or else is picked."""
        thing = self._view.control.verbs.thing or pointed(self._view)
        offer = (outcome(table, look, thing) if thing in ways(table, look) else None) or look.ready
        return offer.reaches if offer else ()
