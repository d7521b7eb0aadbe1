"""The table of any game: one widget that shows a Table and lets a seat point at its spots."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import pygame

from game.board.board import Board
from game.core.table import Piece, Slip, Table
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.input import Input
from game.ui.measure import Rect
from game.ui.rulebook import rulebook
from game.ui.table import bar, board, control, mats, orders, recap, side, tray
from game.ui.table.colours import TABLE, TABLE_HIGH_CONTRAST
from game.ui.table.faces import Printer
from game.ui.table.hots import Hot, Touch
from game.ui.table.layout import arrange
from game.ui.table.look import Look, outcome, ways
from game.ui.table.materials import edge, planks
from game.ui.table.pen import Pen, Side
from game.ui.table.plan import Plan
from game.ui.table.travel import Counting, Journey, countings, depart, draw_journey, journeys
from game.ui.widgets.base import Target, Widget

USUAL_TABS = {"compact": "card", "standard": "log", "wide": "rules"}
"""The tab that is open at first: in small windows a ticker tells the log, in wide ones it is always open."""


class TableView(Widget):
    """Shows tables. Pieces that keep their id travel; what the player means is told through the four callbacks.

    on_tool gets: menu, undo, redo, pause, step, skip, slower, faster, help, rules, overview, labels, inspect:<spot>,
    mat:<seat>, line:<step>, recap:<index>.
    """

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
    ) -> None:
        super().__init__("table")
        self.game_id = game_id
        self.printer = Printer(game_id, palette)
        self.camera = board.Camera(ground.width, ground.height)
        self.camera.fit()
        self.on_spot, self.on_commit, self.on_cancel, self.on_tool = on_spot, on_commit, on_cancel, on_tool
        self.table: Table | None = None
        self.look = Look(())
        self.side = Side()
        self.touch = Touch()
        self.labels = False
        """Whether the names of everything that can be chosen are shown (Alt is held)."""
        self.inspected = ""
        """The spot whose slip stays when nothing is pointed at."""
        self.hots: tuple[Hot, ...] = ()
        self._control = control.Control(self)
        self._journeys: dict[str, Journey] = {}
        self._counting: dict[int, Counting] = {}
        self._still: pygame.Surface | None = None
        self._still_key: object = None
        self._layers = board.Layers()
        self._shown = 0
        """How many tables were shown."""
        self._plan_key: object = None
        self._plan: Plan | None = None

    # ---- showing

    @property
    def busy(self) -> bool:
        """Whether anything on the table moves."""
        return bool(self._journeys or self._counting)

    def show(self, table: Table, look: Look, animate: bool = True) -> None:
        """New data. With `animate`, pieces that kept their id and changed their place travel there."""
        old = self.places() if self.table and animate else {}
        before, listed = self.table, ways(self.table, self.look) if self.table else ()
        if not animate:
            self._journeys.clear()
            self._counting.clear()
        lines = len(self.look.lines)
        self.table, self.look = table, look
        self._shown += 1
        self.side.follow = self.side.follow or len(look.lines) != lines
        if animate and before:
            self._set_out(old, before)
        if ways(table, look) != listed:
            self._focus_on_list()
        self.app.dirty()

    def _focus_on_list(self) -> None:
        """Another decision: the focus goes to the first thing that can be chosen, unless it is on one."""
        assert self.table
        listed = [f"spot:{spot}" for spot in ways(self.table, self.look)]
        scene = self.app.scenes[-1] if self.app.scenes else None
        if listed and scene is not None and self in scene.widgets and scene.focus.id not in listed:
            scene.focus.go_to(listed[0])

    def _set_out(self, old: Mapping[str, tuple[Piece, Rect]], before: Table) -> None:
        """Start the movements from the table before to this one."""
        assert self.table
        origins = {spot.id: self.spot_rect(spot.id) for spot in self.table.spots}
        found = journeys(old, self.places(), origins)
        if self.look.shaking:
            for piece, place in self.places().values():
                if piece.spot == self.look.shaking:
                    found.append(Journey(piece, "shake", place, place, piece.face))
        flips = 0
        for journey in found:
            key = journey.piece.id
            self._journeys[key] = journey
            depart(self.app.motion, journey, flips, self._arrived)
            flips += journey.way == "flip"
        for seat, counting in countings(before.mats, self.table.mats).items():
            self._counting[seat] = counting
            self.app.motion.play("money", _counter(counting), then=self._arrived)
        self._arrived()

    def _arrived(self) -> None:
        """The still picture is drawn anew once, when everything has arrived."""
        travelling = any(journey.part < 1 for journey in self._journeys.values())
        if not travelling and all(counting.part >= 1 for counting in self._counting.values()):
            self._journeys.clear()
            self._counting.clear()

    def let_go(self) -> None:
        """Nothing is pointed at, held, dragged or inspected any more."""
        self.touch = Touch()
        self.inspected = ""
        self.labels = False
        self._control = control.Control(self)

    # ---- places

    def plan(self) -> Plan:
        """Where everything is now."""
        assert self.table, "a table view shows nothing before its first table"
        measure = self.app.measure
        if self._plan is None or self._plan_key != self._state():
            if not self.side.chosen or (measure.layout == "wide" and self.side.tab == "log"):
                self.side.tab = USUAL_TABS[measure.layout]
            self._plan = Plan(self.pen(self.app.canvas), self.camera, self.side)
            self._plan_key = self._state()
            self.hots = self._plan.hots
            self.rect = measure.area
        return self._plan

    def _state(self) -> object:
        """Everything that decides where things lie."""
        return self._shown, self.app.measure, replace(self.side), replace(self.camera)

    def pen(self, canvas: Canvas) -> Pen:
        """What to draw with."""
        assert self.table
        zones = arrange(canvas.measure, self.camera.width / self.camera.height)
        return Pen(canvas, self.printer, zones, self.table, self.look, self.touch)

    def places(self) -> dict[str, tuple[Piece, Rect]]:
        """Where every piece lies, in units."""
        return self.plan().places

    def spot_rect(self, spot: str) -> Rect:
        """Where a spot lies on the screen, in units."""
        self.plan()
        return next((hot.rect for hot in self.hots if hot.id == f"spot:{spot}"), Rect(0, 0, 0, 0))

    def _spots(self) -> dict[str, Rect]:
        """Where all things lie, by id."""
        self.plan()
        return {hot.id: hot.rect for hot in self.hots}

    def hot_at(self, x: float, y: float) -> Hot | None:
        """The thing under the pointer: the uppermost, and among overlapping spots the one whose middle is nearest."""
        self.plan()
        covering = [hot for hot in self.hots if hot.covers(x, y)]
        if not covering:
            return None
        last = covering[-1]
        rivals = [hot for hot in covering if hot.zone == last.zone] if last.zone == "board" else [last]
        return min(rivals, key=lambda hot: abs(hot.rect.centerx - x) + abs(hot.rect.centery - y))

    # ---- what the kit asks

    def targets(self) -> Sequence[Target]:
        """Every thing one can point at; those that can be chosen first."""
        if not self.table:
            return ()
        self.plan()
        chosen = {f"spot:{spot}" for spot in ways(self.table, self.look)}
        rank = {"orders": 2, "players": 3, "side": 4, "log": 5, "recap": 6, "bar": 7}
        usable = [hot for hot in self.hots if hot.enabled or hot.id.startswith("spot:")]
        usable.sort(key=lambda hot: 0 if hot.id in chosen else rank.get(hot.zone, 1))
        return [Target(hot.id, hot.rect, self, hot.zone) for hot in usable]

    def target_at(self, x: float, y: float) -> str:
        """The id of the thing under the pointer."""
        hot = self.hot_at(x, y)
        return hot.id if hot and (hot.enabled or hot.id.startswith("spot:")) else ""

    def covers(self, x: float, y: float) -> bool:
        """The table fills the window."""
        return True

    def tip_at(self, x: float, y: float) -> tuple[str, Rect]:
        """What the thing under the pointer is, what it does, and why not."""
        hot = self.hot_at(x, y) if self.table else None
        if hot is None or self._control.dragging:
            return "", self.rect
        return self.tip_of(hot), self._risen(hot)

    def _risen(self, hot: Hot) -> Rect:
        """Where a card stands that has risen under the pointer."""
        plan = self.plan()
        for stand in plan.stands:
            for one in stand.placed:
                if f"spot:{one.piece.spot}" == hot.id:
                    return one.rect.move(0, -tray.lift(plan.pen, one))
        return hot.rect

    def tip_of(self, hot: Hot) -> str:
        """The tooltip of one thing."""
        if not hot.id.startswith("spot:") or not self.table:
            return hot.tip
        spot = hot.id[5:]
        slip, refusal = self.table.slips.get(spot), self.table.refusals.get(spot)
        lines = [slip.title, *slip.lines] if slip else [hot.tip]
        offer = outcome(self.table, self.look, spot) if spot in ways(self.table, self.look) else None
        if offer and offer.label not in lines:
            lines.append(offer.label)
        if refusal:
            lines.append(refusal.reason + (f" (§ {refusal.rule})" if refusal.rule else ""))
        return "\n".join(line for line in lines if line)

    def handle(self, given: Input) -> bool:
        """Mouse and keys."""
        return bool(self.table) and self._control.handle(given)

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """A still picture of what lies, kept until something changes, and above it what moves."""
        if not self.table:
            return
        self.plan()
        self._control.notice_focus()
        hidden = frozenset(self._journeys)
        counting = frozenset(self._counting)
        key = (self._plan_key, self.touch, hidden, counting, self.labels, self.inspected, id(canvas.palette))
        if canvas.recorder is not None:
            self._compose(canvas, hidden, counting)
            self._still_key = None
        else:
            size = canvas.surface.get_size()
            if self._still is None or self._still.get_size() != size:
                self._still = pygame.Surface(size).convert()
                self._still_key = None
            if key != self._still_key:
                pane = Canvas(self._still, canvas.measure, canvas.gallery, canvas.lettering)
                pane.palette = canvas.palette
                self._compose(pane, hidden, counting)
                self._still_key = key
            canvas.surface.blit(self._still, (0, 0))
        self._draw_moving(canvas)

    def _compose(self, canvas: Canvas, hidden: frozenset[str], counting: frozenset[int]) -> None:
        with canvas.dressed(_furniture(canvas)):
            pen, plan = self.pen(canvas), self.plan()
            planks(canvas, "table", canvas.measure.area, "table_wood")
            self._layers.draw(pen, self.camera, self._rings(), hidden, self._shown)
            bar.draw_bar(pen, plan.bar)
            held = {mat.seat: [p for p in pen.table.pieces if p.zone == f"mat:{mat.seat}"] for mat in pen.table.mats}
            mats.draw_mats(pen, held, counting)
            mats.draw_held(pen, held, plan.places, hidden)
            rules = rulebook(self.game_id)
            side.draw_side(pen, self.side, plan.rows, self.slip(), rules, self.rule())
            recap.draw_ticker(pen)
            tray.draw_wood(pen)
            tray.draw_stands(pen, plan.stands, hidden, pen.ways)
            orders.draw_options(pen, plan.options, plan.option_hots, plan.bubble)
            orders.draw_orders(pen, plan.cancel, plan.commit)
            recap.draw_recap(pen, plan.recap)
            if self.labels:
                orders.draw_labels(pen, self._spots())
        self._draw_focus(canvas)
        if self.look.viewer is not None:
            edge(canvas, self.look.seats[self.look.viewer].colour)

    def _draw_moving(self, canvas: Canvas) -> None:
        """Pieces on their way, money being counted, what a bot is about to do."""
        if self.look.intent is not None:
            with canvas.dressed(_furniture(canvas)):
                recap.draw_intent(self.pen(canvas), self.look.intent, self._spots())
        if not self.busy:
            return
        with canvas.dressed(_furniture(canvas)):
            pen = self.pen(canvas)
            for place, mat in zip(self.plan().mats, pen.table.mats, strict=True):
                if mat.seat in self._counting:
                    mats.draw_money(pen, place, mat, self._counting[mat.seat].text())
            for journey in list(self._journeys.values()):
                draw_journey(pen, journey, self.app.motion.reduced)

    def _rings(self) -> dict[str, bool]:
        """The spots with a ring: strong when picked or pointed at."""
        always = self.app.settings.affordances == "always"
        assert self.table
        rings = {spot: False for spot in ways(self.table, self.look) if always or self.touch.near(f"spot:{spot}")}
        for spot in (*self.look.picked, *rings):
            if spot in self.look.picked or self.touch.near(f"spot:{spot}"):
                rings[spot] = True
        return rings

    def subject(self) -> str:
        """The spot that the slip speaks of: pointed at, focused, picked, or inspected last."""
        for id in (self.touch.hovered, self.touch.focused if self.touch.keyboard else ""):
            if id.startswith("spot:"):
                return id[5:]
        return self.look.picked[-1] if self.look.picked else self.inspected

    def slip(self) -> Slip | None:
        """The slip to show now."""
        assert self.table
        return self.table.slips.get(self.subject())

    def rule(self) -> str:
        """The rule that speaks of what is pointed at."""
        assert self.table
        refusal = self.table.refusals.get(self.subject())
        slip = self.slip()
        return self.look.message_rule or (refusal.rule if refusal else "") or (slip.rule if slip else "")

    def _draw_focus(self, canvas: Canvas) -> None:
        """The focus ring, after keys were used."""
        if not self.touch.keyboard:
            return
        hot = next((hot for hot in self.hots if hot.id == self.touch.focused), None)
        if hot:
            area = Rect(hot.rect).clip(canvas.measure.area.inflate(-20, -20))
            canvas.ring(area, 8)


def _furniture(canvas: Canvas) -> theme.Palette:
    """The furniture's colours, for the shell's palette in use."""
    return TABLE_HIGH_CONTRAST if canvas.palette is theme.HIGH_CONTRAST else TABLE


def _counter(counting: Counting) -> Callable[[float], None]:
    def step(part: float) -> None:
        counting.part = part

    return step
