"""Every widget in every state on one page: to be looked at, and for the tests that walk over all of them."""

from collections.abc import Sequence

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.choices import Option, Segments, SideTabs
from game.ui.widgets.dials import Slider, Toggle
from game.ui.widgets.dropdown import DropDown
from game.ui.widgets.fields import TextField, field_height
from game.ui.widgets.labels import Chip, Panel
from game.ui.widgets.layout import line_up
from game.ui.widgets.scroll import List
from game.words import _

LEVELS = ("Deckhand", "Mate", "Skipper", "Old Salt")
LINES = (
    ("#Day 4 · morning", 0, "", 0),
    ("Ben", 0, "tavern", -80),
    ("Mia", 3, "dolphins", 50),
    ("Roe", 2, "shop, 1 hose", -30),
    ("Ana", 4, "market", 150),
    ("#Day 4 · afternoon", 0, "", 0),
    ("Ben", 0, "dives, 2 cards", 0),
    ("Mia", 3, "tavern", -100),
    ("Roe", 2, "market", 80),
    ("Ana", 4, "dolphins", 40),
    ("Ben", 0, "market", 60),
    ("Mia", 3, "dives, 1 card", 0),
)
GLYPHS = tuple(
    "undo redo pause play step skip speed help log menu eye eye_off die lock check warn cross hint save load "  # noqa: SIM905
    "sound_on sound_off fullscreen settings shelf quick quit person bot clock hourglass weight coin chevron_down "
    "search replay plus rules seal cards".split()
)


def shares(whole: float, sizes: Sequence[float], gap: float) -> list[float]:
    """The sizes; those of 0 share what is left."""
    rest = max(0.0, whole - sum(sizes) - gap * (len(sizes) - 1))
    return [size or rest / sizes.count(0) for size in sizes]


def rows(area: Rect, heights: Sequence[float], gap: float = 0) -> list[Rect]:
    done, y = [], area.y
    for height in shares(area.h, heights, gap):
        done.append(Rect(area.x, y, area.w, height))
        y += height + gap
    return done


def columns(area: Rect, widths: Sequence[float], gap: float = 0) -> list[Rect]:
    done, x = [], area.x
    for width in shares(area.w, widths, gap):
        done.append(Rect(x, area.y, width, area.h))
        x += width + gap
    return done


def grid(area: Rect, across: int, down: int, gap: float = 0) -> list[Rect]:
    return [cell for row in rows(area, [0] * down, gap) for cell in columns(row, [0] * across, gap)]


def inset(area: Rect, x: float, y: float) -> Rect:
    return Rect(area.x + x, area.y + y, area.w - 2 * x, area.h - 2 * y)


def inside(panel: Panel) -> Rect:
    """The area inside the margins and below the heading."""
    x, y, w, h = panel.rect
    top = 24 + 40 * panel.app.measure.growth if panel.head else 24
    return Rect(x + 24, y + top, w - 48, h - top - 24)


class KitScene(Scene):
    """The kit on one page; `said` notes what the widgets told."""

    name = "kit"

    def build(self) -> None:
        self.said: list[tuple[str, object]] = []
        self._build_buttons()
        self._build_controls()
        self._build_log()
        self.add(self.buttons, self.choices, self.log_panel, self.seats, self.type, self.signs)

    def say(self, what: str):
        return lambda *value: self.said.append((what, value[0] if value else None))

    def _build_buttons(self) -> None:
        self.states: list[list[Button]] = []
        for kind, label in (
            ("primary", _("Dive here")),
            ("secondary", _("Rules")),
            ("danger", _("Concede")),
            ("quiet", _("Cancel")),
        ):
            row = [Button(f"{kind}:{n}", label, self.say(f"{kind}:{n}"), kind, zone="buttons") for n in range(3)]
            row[1].enabled = False
            row[1].reason = _("No diver is left.\nHire one at the tavern.")
            row[2].glyph = "seal"
            self.states.append(row)
        self.icons = [
            IconButton(f"icon:{name}", name, self.say(name), name, badge="1×" if name == "speed" else "")
            for name in ("undo", "redo", "pause", "speed", "skip", "help")
        ]
        self.icons[1].enabled = False
        self.back_button = Button("leave", _("Back"), self.say("leave"), glyph="undo", key="Esc")
        inside = [one for row in self.states for one in row]
        self.buttons = Panel("buttons", _("Buttons"), [*inside, *self.icons, self.back_button])

    def _build_controls(self) -> None:
        self.toggles = [
            Toggle("on", True, self.say("on"), zone="toggles"),
            Toggle("off", False, self.say("off"), zone="toggles"),
            Toggle("dead", True, self.say("dead"), zone="toggles"),
        ]
        self.toggles[2].enabled = False
        self.speed = Segments(
            "speed", [Option(1, "1×"), Option(2, "2×"), Option(4, "4×", reason=_("Too fast."))], 1, self.say("speed")
        )
        self.people = Segments(
            "people", [Option("h", _("Human"), "person"), Option("b", _("Bot"), "bot")], "h", self.say("people")
        )
        self.volume = Slider("volume", range(0, 101, 5), 60, self.say("volume"), lambda value: f"{value:.0f} %")
        self.pace = Slider("pace", (0.5, 1, 2, 4, 8), 2, self.say("pace"), lambda value: f"{value:g}×", ticks=True)
        self.dead_slider = Slider("dead slider", (0, 1, 2, 3), 1, self.say("dead slider"), lambda value: _("off"))
        self.dead_slider.enabled = False
        self.level = DropDown("level", [Option(n, name, "bot") for n, name in enumerate(LEVELS)], 2, self.say("level"))
        self.search = TextField(
            "search", "", self.say("search"), hint=_("Search the log"), glyph="search", submit=self.say("submit")
        )
        self.chips = [Chip("chip:coin", "−$80", "coin"), Chip("chip:seals", _("Seals"), "seal")]
        self.side = SideTabs(
            "side",
            [
                Option("display", _("Display"), "image"),
                Option("motion", _("Motion & speed"), "speed"),
                Option("sound", _("Sound"), "sound_on"),
            ],
            "motion",
            self.say("side"),
        )
        inside = [*self.toggles, self.speed, self.people, self.pace, self.volume, self.dead_slider]
        self.choices = Panel("choices", "", [*inside, self.level, self.search, *self.chips, self.side])

    def _build_log(self) -> None:
        self.log = List(
            "log", [str(n) for n in range(len(LINES))], self._line, self._line_height, self.say("log"), self._is_line
        )
        self.log_panel = Panel("log panel", _("Log"), [self.log])
        self.seats = Panel("seats", _("Seats and seals"), [])
        self.type = Panel("type", _("Type"), [])
        self.signs = Panel("signs", "", [])

    def _is_line(self, row: str) -> bool:
        return not LINES[int(row)][0].startswith("#")

    def _line_height(self, canvas: Canvas, row: str) -> float:
        return max(44.0, canvas.leading(theme.LABEL))

    def _line(self, canvas: Canvas, rect: Rect, row: str, focused: bool, hovered: bool) -> None:
        name, seat, text, delta = LINES[int(row)]
        if name.startswith("#"):
            canvas.text(name[1:], rect.x + 12, rect.centery, theme.LABEL, "accent", "bold")
            return
        if hovered or focused:
            canvas.rr(rect.inflate(0, -6), 6, ("row_top", "row_bottom"), "line", 1.2)
        if focused:
            canvas.ring(rect.inflate(-10, -12), 6)
        grow = canvas.measure.growth
        canvas.art(f"emblem_{theme.SEATS[seat].emblem}", rect.x + 22 * grow, rect.centery, 28 * grow, centred=True)
        x = rect.x + 44 * grow
        x += canvas.text(name, x, rect.centery, theme.LABEL, "ink", "strong") + 8
        money = f"{'+' if delta > 0 else '−'}${abs(delta)}" if delta else ""
        room = rect.right - 16 - canvas.width(money, theme.LABEL, "bold") - x
        canvas.text(text, x, rect.centery, theme.LABEL, "muted", room=room)
        canvas.text(money, rect.right - 12, rect.centery, theme.LABEL, "good" if delta > 0 else "bad", "bold", "right")

    def lay_out(self, canvas: Canvas) -> None:
        area = inset(canvas.measure.area, 32, 20)
        compact = canvas.measure.layout == "compact"
        left, centre, right = columns(area, [0, 0, 360 if compact else 0], 16)
        self.buttons.rect, self.type.rect = rows(left, [0, 0 if not compact else 240], 16)
        self.choices.rect, self.signs.rect = rows(centre, [0, 200], 16)
        self.log_panel.rect, self.seats.rect = rows(right, [0, 230], 16)
        self._lay_buttons(canvas)
        self._lay_choices(canvas)
        self.log.rect = inside(self.log_panel)
        self.log.measure(canvas)

    def _lay_buttons(self, canvas: Canvas) -> None:
        content = inside(self.buttons)
        high = self.back_button.ask(canvas)[1]
        cells = grid(Rect(content.x, content.y, content.w, 4 * high + 42), 3, 4, 14)
        for cell, button in zip(cells, (one for row in self.states for one in row), strict=True):
            button.rect = cell
        y = content.y + 4 * high + 60
        line_up(canvas, Rect(content.x, y, content.w, high), self.icons, 12)
        y += high + 22
        line_up(canvas, Rect(content.x, y, content.w, high + 8), [self.back_button], 16)

    def _lay_choices(self, canvas: Canvas) -> None:
        content = inset(Rect(self.choices.rect), 24, 16)
        field = field_height(canvas)
        x, y, w = content.x, content.y, content.w
        line_up(canvas, Rect(x, y, w, field), [*self.toggles, self.speed], 16)
        y += field + 14
        for one in (self.pace, self.volume, self.dead_slider):
            one.rect = Rect(x, y, w, 44)
            y += 46
        y += 8
        self.level.rect, self.search.rect = columns(Rect(x, y, w, field), [w * 0.46, 0], 16)
        y += field + 14
        chips_h = self.chips[0].ask(canvas)[1]
        line_up(canvas, Rect(x, y, w, field), [self.people], 12)
        y += field + 12
        line_up(canvas, Rect(x, y, w, chips_h), self.chips, 10)
        y += chips_h + 14
        self.side.rect = Rect(x, y, min(w, self.side.ask(canvas)[0]), self.side.ask(canvas)[1])

    def draw(self, canvas: Canvas) -> None:
        canvas.room()

    def draw_over(self, canvas: Canvas) -> None:
        self._draw_type(canvas)
        self._draw_seats(canvas)
        self._draw_signs(canvas)

    def _draw_type(self, canvas: Canvas) -> None:
        content = inside(self.type)
        y = content.y + 10
        for text, size, face, colour in (
            ("1,610", theme.SCORE, "display", "accent"),
            ("The shelf", theme.TITLE, "display", "ink"),
            ("Monday, day 4", theme.PHASE, "title", "ink"),
            ("Score audit", theme.SECTION, "title", "ink"),
            ("Ana, choose a wreck", theme.PROMPT, "bold", "ink"),
            ("Two divers reach middle water.", theme.BODY, "text", "ink"),
            ("nothing is lost before the reveal", theme.BODY, "italic", "muted"),
        ):
            step = canvas.leading(size, 1.15)
            if y + step > content.bottom:
                break
            canvas.text(text, content.x, y + step / 2 - 8, size, colour, face, room=content.w)
            y += step

    def _draw_seats(self, canvas: Canvas) -> None:
        content = inside(self.seats)
        for n, cell in enumerate(columns(content, [0] * 6)):
            canvas.medal(n, cell.centerx, content.y + 30, min(72, cell.w - 6))
            canvas.seal(n, cell.centerx, content.y + 104, 48)

    def _draw_signs(self, canvas: Canvas) -> None:
        area = inset(Rect(self.signs.rect), 20, 16)
        for cell, name in zip(grid(area, 10, 4), GLYPHS, strict=False):
            colour = {"check": "good", "warn": "warn", "cross": "bad"}.get(name, "ink")
            canvas.glyph(name, cell.centerx, cell.centery, min(30, cell.h / canvas.measure.growth), colour)
