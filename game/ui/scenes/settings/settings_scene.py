"""Settings: everything works at once, nothing has to be confirmed."""

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.frame import MARGIN, back_button, draw_header, header_height, place_back
from game.ui.scenes.settings.for_everybody import for_everybody
from game.ui.scenes.settings.keys import KeyRows
from game.ui.scenes.settings.sample import TALL, Sample
from game.ui.scenes.settings.setting_rows import setting_rows
from game.ui.shell.input import Input, Key
from game.ui.shell.scene import Scene
from game.ui.shell.settings import TABS, reset_tab
from game.ui.widgets.buttons import Button
from game.ui.widgets.choices import Option, Options, SideTabs
from game.ui.widgets.column import Block, Column
from game.ui.widgets.dials import Slider, Toggle
from game.ui.widgets.dropdown import DropDown
from game.words import _


class SettingsScene(Scene):
    """Tabs at the left, rows in the middle, a live sample at the right."""

    name = "settings"

    def __init__(self, tab: str = "display") -> None:
        super().__init__()
        self.tab = tab

    def build(self) -> None:
        """The tabs stay, the rows belong to the tab."""
        tabs = [
            Option("display", _("Display"), "image"),
            Option("motion", _("Motion & speed"), "speed"),
            Option("sound", _("Sound"), "sound_on"),
            Option("play", _("Play"), "play"),
            Option("hand-over", _("Hand-over"), "eye"),
            Option("controls", _("Controls"), "menu"),
            Option("accessibility", _("Accessibility"), "person"),
        ]
        self.tabs = SideTabs("tabs", tabs, self.tab, self._turn, size=theme.STRONG, zone="tabs")
        self.reset = Button("reset", _("Reset this tab"), self._reset, glyph="undo", zone="reset")
        self.reset.shown = self.tab in TABS
        self.back_to = back_button(self.back)
        self.keys = KeyRows(self) if self.tab == "controls" else None
        blocks: list[Block] = [*setting_rows(self.app, self.tab)]
        if self.tab == "accessibility":
            blocks += for_everybody()
        self.rows = Column("rows", blocks)
        self.sample = Sample("sample")
        self.add(self.tabs, self.reset, self.back_to, self.keys.list if self.keys else self.rows, self.sample)
        self._settings = self.app.settings

    def _turn(self, tab: object) -> None:
        self.tab = str(tab)
        self.rows.first = 0
        self.rebuild()

    def _reset(self) -> None:
        self.app.use(reset_tab(self.app.settings, self.tab))
        self.rebuild()

    def rebuild(self) -> None:
        """Another tab, or other values: the rows are made anew."""
        focus = self.focus.id
        first = self.rows.first
        self.clear()
        self.build()
        self.focus.id = focus
        self.rows.first = first
        self.app.relay()

    def before(self, given: Input) -> bool:
        """While a key is being set, the next key is it."""
        if self.keys is not None:
            return self.keys.catch(given)
        return self.rows.follow(given)

    def handle(self, given: Input) -> bool:
        """Page keys turn the tabs."""
        match given:
            case Key(action=("page up" | "page down") as way):
                order = [option.value for option in self.tabs.options]
                step = 1 if way == "page down" else -1
                self.tabs.choose((order.index(self.tab) + step) % len(order))
                return True
        return False

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """Three panels; in a narrow window the sample gives way."""
        measure = canvas.measure
        for widget in (widget for block in self.rows.blocks for widget in block.widgets):
            if isinstance(widget, (Toggle, Slider, Options, DropDown)):  # keys such as Ctrl + change settings, too
                widget.value = getattr(self.app.settings, widget.id)
        self.room = place_back(canvas, self.back_to) - 2 * MARGIN
        self.foot = max(74.0, canvas.leading(theme.BODY, 1.6) + 16)
        top, low = header_height(canvas) + 34, measure.h - self.foot
        wide = measure.w - 2 * MARGIN
        first = max(340.0, self.tabs.ask(canvas)[0] + 28)
        last = 520 * max(1.0, measure.growth) if wide > 1500 * measure.growth and measure.growth < TALL else 0.0
        self.side = Rect(MARGIN, top, first, low - top)
        self.beside = Rect(measure.w - MARGIN - last, top, last, low - top)
        middle = wide - first - 28 - (last + 28 if last else 0)
        self.middle = Rect(self.side.right + 28, top, middle, low - top)
        h = self.reset.ask(canvas)[1]
        self.reset.rect = Rect(self.side.x + 24, self.side.bottom - h - 16, self.side.w - 48, h)
        tall = min(self.tabs.ask(canvas)[1], self.reset.rect.y - top - 22)
        self.tabs.rect = Rect(self.side.x + 14, top + 12, self.side.w - 28, tall)
        self.sample.shown = bool(last)
        self.sample.place(canvas, self.beside)
        inner = Rect(self.middle.x + 32, top + 72 * measure.growth, self.middle.w - 64, 0)
        inner.h = low - inner.y - 12
        if self.keys:
            self.keys.place(canvas, inner)
        else:
            self.rows.place(canvas, inner)
        self._notice_change()

    def _notice_change(self) -> None:
        """Whatever was set is shown, or heard, at once."""
        if self._settings == self.app.settings:
            return
        self._settings = self.app.settings
        self.sample.stir()
        if self.tab == "sound":
            self.app.sound.play("coin")

    def draw(self, canvas: Canvas) -> None:
        """Room, header, panels, rows, the keys that help."""
        canvas.room()
        draw_header(canvas, _("Settings"), _("Everything works at once. Nothing to confirm."), self.room)
        canvas.panel(self.side, radius=14)
        canvas.panel(self.middle, radius=14)
        head = self.tabs.options[self.tabs.index].label
        canvas.text(
            head,
            self.middle.x + 32,
            self.middle.y + 38 * canvas.measure.growth,
            36,
            "ink",
            "title",
            room=self.middle.w - 64,
        )
        y = canvas.measure.h - self.foot / 2
        x = MARGIN
        for key, words in (("Tab", _("next")), ("← →", _("change")), ("PgUp PgDn", _("tab"))):
            w = canvas.width(key, theme.LABEL, "strong") + 16
            canvas.keycap(key, x + w, y)
            x += w + 12
            x += canvas.text(words, x, y, theme.BODY, "muted") + 40
        notice = self.app.notice
        words = notice or _("Kept on this computer")
        w = canvas.text(words, canvas.measure.w - MARGIN, y, theme.BODY, "warn" if notice else "muted", "text", "right",
                        room=canvas.measure.w - x - MARGIN - 40)  # fmt: skip
        x = canvas.measure.w - MARGIN - w - 20 * canvas.measure.growth
        canvas.glyph("warn" if notice else "check", x, y, 22, "warn" if notice else "good")
