"""Settings: everything works at once, nothing has to be confirmed."""

from collections.abc import Sequence

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.input import Input, Key
from game.ui.measure import Rect
from game.ui.scene import Scene
from game.ui.scenes.frame import MARGIN, back_button, draw_header, header_height, place_back
from game.ui.scenes.keys import KeyRows
from game.ui.scenes.sample import Sample
from game.ui.scenes.settingrows import SettingRow, accessibility, setting_rows
from game.ui.settings import TABS, reset_tab
from game.ui.widgets.buttons import Button
from game.ui.widgets.choices import Option, SideTabs
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
        self.reset = Button("reset", _("Reset this tab"), self._reset, glyph="undo", zone="tabs")
        self.reset.enabled = self.tab in TABS
        self.back_to = back_button(self.back)
        self.keys = KeyRows(self) if self.tab == "controls" else None
        self.rows: Sequence[SettingRow] = setting_rows(self.app, self.tab)
        self.sample = Sample("sample", self.tab)
        self.add(self.tabs, self.reset, self.back_to, self.sample, *(row.control for row in self.rows))
        if self.keys:
            self.add(self.keys.list)

    def _turn(self, tab: object) -> None:
        self.tab = str(tab)
        self.rebuild()

    def _reset(self) -> None:
        self.app.use(reset_tab(self.app.settings, self.tab))
        self.rebuild()

    def rebuild(self) -> None:
        """Another tab, or other values: the rows are made anew."""
        focus = self.focus.id
        self.clear()
        self.build()
        self.focus.id = focus
        self.app.relay()

    def before(self, given: Input) -> bool:
        """While a key is being set, the next key is it."""
        return self.keys is not None and self.keys.catch(given)

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
        grow = min(measure.growth, 1.6)
        self.room = place_back(canvas, self.back_to) - 2 * MARGIN
        top, low = header_height(canvas) + 34, measure.h - 74
        wide = measure.w - 2 * MARGIN
        first = max(340.0, self.tabs.ask(canvas)[0] + 28)
        last = 520.0 if wide > 1500 * grow else 0.0
        self.side = Rect(MARGIN, top, first, low - top)
        self.beside = Rect(measure.w - MARGIN - last, top, last, low - top)
        middle = wide - first - 28 - (last + 28 if last else 0)
        self.middle = Rect(self.side.right + 28, top, middle, low - top)
        h = self.reset.ask(canvas)[1]
        self.reset.rect = Rect(self.side.x + 24, self.side.bottom - h - 20, self.side.w - 48, h)
        tall = min(self.tabs.ask(canvas)[1], self.reset.rect.y - top - 34)
        self.tabs.rect = Rect(self.side.x + 14, top + 16, self.side.w - 28, tall)
        self.sample.shown = bool(last)
        self.sample.rect = self.beside
        inner = Rect(self.middle.x + 32, top + 76 * grow, self.middle.w - 64, low - top - 92 * grow)
        if self.keys:
            self.keys.place(canvas, inner)
        pitch = min(92 * grow, inner.h / max(1, len(self.rows)))
        for number, row in enumerate(self.rows):
            row.place(canvas, Rect(inner.x, inner.y + number * pitch, inner.w, pitch))

    def draw(self, canvas: Canvas) -> None:
        """Room, header, panels, rows, the keys that help."""
        canvas.room()
        draw_header(canvas, _("Settings"), _("Everything works at once. Nothing to confirm."), self.room)
        canvas.panel(self.side, radius=14)
        canvas.panel(self.middle, radius=14)
        grow = min(canvas.measure.growth, 1.6)
        head = self.tabs.options[self.tabs.index].label
        canvas.text(head, self.middle.x + 32, self.middle.y + 38 * grow, 36, "ink", "title", room=self.middle.w - 64)
        for number, row in enumerate(self.rows):
            row.draw(canvas, ruled=number > 0)
        if self.tab == "accessibility":
            self._draw_accessibility(canvas)
        y = canvas.measure.h - 38
        x = MARGIN
        for key, words in (("Tab", _("next")), ("← →", _("change")), ("PgUp PgDn", _("tab"))):
            w = canvas.width(key, theme.LABEL, "strong") + 16
            canvas.keycap(key, x + w, y)
            x += w + 12
            x += canvas.text(words, x, y, theme.BODY, "muted") + 56
        notice = self.app.notice
        words = notice or _("Kept on this computer")
        w = canvas.text(words, canvas.measure.w - MARGIN, y, theme.BODY, "warn" if notice else "muted", "text", "right",
                        room=canvas.measure.w - x - MARGIN - 40)  # fmt: skip
        canvas.glyph(
            "warn" if notice else "check", canvas.measure.w - MARGIN - w - 22, y, 22, "warn" if notice else "good"
        )

    def _draw_accessibility(self, canvas: Canvas) -> None:
        y = self.middle.y + 100 * min(canvas.measure.growth, 1.6)
        x, w = self.middle.x + 32, self.middle.w - 64
        for head, words in accessibility():
            high = canvas.leading(theme.STRONG) + canvas.para_height(words, w - 44)
            if y + high > self.middle.bottom - 12:
                return
            canvas.glyph("check", x + 12, y, 22, "good")
            canvas.text(head, x + 44, y, theme.STRONG, "ink", "strong", room=w - 44)
            y = canvas.para(words, x + 44, y + canvas.leading(theme.STRONG), w - 44, theme.BODY, "muted") + 14
