"""The buttons below the rail of a replay, its keys, and time passing while it plays."""

from typing import Any

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.replay.clip import SPAN
from game.ui.shell.input import Key
from game.ui.widgets.base import Timer, Widget
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.choices import Option, Segments
from game.words import _

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
BEAT_MS = 1300.0
"""How long a moment stands at speed 1."""
LOOK_MS = 50.0
"""After so long it is looked at again whether something still moves."""
CALM = 2.0
"""Up to this speed pieces travel; faster, each moment stands at once."""


class Transport:
    """Plays, steps, marks; `scene` is the replay."""

    def __init__(self, scene: Any) -> None:
        self.scene: Any = scene
        self.playing = False
        self.speed = 1.0
        self._timer: Timer | None = None
        small = {"zone": "transport"}
        self.mark = Button("mark", _("Mark"), scene.mark, glyph="bookmark", key="B", **small)  # type: ignore[arg-type]
        self.start = IconButton("start", "skip_back", lambda: self._to(0), _("To the beginning"), zone="transport")
        self.back = IconButton("back one", "step_back", lambda: self.step(-1), _("One moment back: ←"),
                               zone="transport")  # fmt: skip
        self.play = IconButton("play", "play", self.toggle, _("Play, or pause: Space"), kind="primary", size=34,
                               zone="transport")  # fmt: skip
        self.on = IconButton("on one", "step", lambda: self.step(1), _("One moment on: →"), zone="transport")
        self.end = IconButton("end", "skip", lambda: self._to(scene.film.last), _("To the end"), zone="transport")
        self.turn = IconButton("turn", "turn", self._next_turn, _("To the next turning point or mark"),
                               zone="transport")  # fmt: skip
        speeds = [Option(speed, "½" if speed < 1 else f"{speed:g}") for speed in SPEEDS]
        self.speeds = Segments("speed", speeds, self.speed, self._speed, zone="speed")
        self.play_on = Button("play on", _("Play on from here"), scene.play_on, glyph="play", key="P", zone="play on")
        self.play_on.enabled = scene.film.recording.over
        self.play_on.reason = "" if self.play_on.enabled else _("This game goes on: open it to play on.")
        self.play_on.shown = self.play_on.enabled
        self.widgets: list[Widget] = [self.mark, self.start, self.back, self.play, self.on, self.end, self.turn,
                                      self.speeds, self.play_on]  # fmt: skip

    # ---- playing

    def toggle(self) -> None:
        """Play, from the beginning when at the end, or pause."""
        scene = self.scene
        self.playing = not self.playing
        self.play.glyph = "pause" if self.playing else "play"
        scene.app.cancel(self._timer)
        if self.playing:
            if scene.place == scene.film.last:
                scene.go(0)
            self._timer = scene.after(BEAT_MS / self.speed / 3, self._beat)
        scene.app.dirty()

    def stop(self) -> None:
        """Pause."""
        if self.playing:
            self.toggle()

    def _beat(self) -> None:
        """The next moment, when what moves has come to rest."""
        scene = self.scene
        if scene.view.busy and self.speed <= CALM:
            self._timer = scene.after(LOOK_MS, self._beat)
            return
        scene.go(scene.place + 1, animate=self.speed <= CALM)
        if scene.place == scene.film.last:
            self.stop()
            return
        self._timer = scene.after(BEAT_MS / self.speed, self._beat)

    def _speed(self, speed: object) -> None:
        self.speed = float(str(speed))

    def step(self, by: int) -> None:
        """One moment on (seen to happen) or back."""
        self.stop()
        self.scene.go(self.scene.place + by, animate=by > 0)

    def _to(self, place: int) -> None:
        self.stop()
        self.scene.go(place)

    def _next_turn(self) -> None:
        """The next turning point or mark; after the last one the first."""
        scene = self.scene
        stops = sorted({*scene.rail.turns, *scene.rail.marks, *(() if scene.rail.turns or scene.rail.marks else
                        (pin.place for pin in scene.rail.pins))})  # fmt: skip
        if not scene.rail.turns and scene.film.recording.over and not scene.looking.failed:
            scene.say(_("Turning points are being worked out; until then this goes from mark to mark or pin to pin."))
        if stops:
            self._to(next((stop for stop in stops if stop > scene.place), stops[0]))

    def moved(self) -> None:
        """Another moment is shown."""
        scene = self.scene
        first, last = scene.place == 0, scene.place == scene.film.last
        self.start.enabled = self.back.enabled = not first
        self.end.enabled = self.on.enabled = not last

    # ---- keys

    def key(self, given: Key) -> bool:
        """What a key means when no widget has taken it."""
        scene, chord = self.scene, given.chord
        deeds = {
            "Space": self.toggle, "Enter": self.toggle, ".": lambda: self.step(1), ",": lambda: self.step(-1),
            "B": scene.mark, "C": self._captions, "G": self._clip, "P": scene.play_on, "N": self._next_turn,
            "[": lambda: self._faster(-1), "]": lambda: self._faster(1),
        }  # fmt: skip
        if chord.isdecimal() and 0 < int(chord) <= len(scene.views.options):
            scene.views.choose(int(chord) - 1)
            return True
        if chord in deeds:
            deeds[chord]()
            return True
        return bool(scene.rail.handle(given))

    def _captions(self) -> None:
        self.scene.captions = not self.scene.captions
        self.scene.app.dirty()

    def _clip(self) -> None:
        """The first press sets where a clip begins, the next one after it where it ends."""
        scene, clip = self.scene, self.scene.rail.clip
        fresh = clip is None or scene.place <= clip[0] or clip[1] != min(scene.film.last, clip[0] + SPAN)
        scene.rail.clip = (
            (scene.place, min(scene.film.last, scene.place + SPAN)) if fresh else (clip[0], scene.place)
        )
        scene.say(_("The clip begins here; G again sets its end.") if fresh else _("The clip ends here."))

    def _faster(self, by: int) -> None:
        n = min(len(SPEEDS) - 1, max(0, SPEEDS.index(self.speed) + by))
        self.speeds.choose(n)

    # ---- places

    def high(self, canvas: Canvas) -> float:
        """One row, with large text of shorter words, or two."""
        for short in (False, True):
            self._word(short)
            if self._fits(canvas):
                break
        one = max(54.0, self.play_on.ask(canvas)[1])
        return one if self._fits(canvas) else 2 * one + 10

    def _word(self, short: bool) -> None:
        """What stands on the buttons: everything, or what is enough."""
        self.play_on.label = _("Play on") if short else _("Play on from here")
        self.play_on.tip = _("Play on from here") if short else ""
        self.play_on.key, self.mark.key = ("", "") if short else ("P", "B")

    def _sizes(self, canvas: Canvas) -> list[float]:
        return [widget.ask(canvas)[0] for widget in self.widgets]

    def _fits(self, canvas: Canvas) -> bool:
        label = canvas.width(_("Speed"), theme.BODY) + 12
        return sum(self._sizes(canvas)) + 10 * len(self.widgets) + label + 40 <= canvas.measure.w - 130

    def place(self, canvas: Canvas, row: Rect) -> Rect:
        """The buttons from the left, Play on at the right end; returns where the moment is named."""
        wide = self._sizes(canvas)
        one = self._fits(canvas)
        high = row.h if one else (row.h - 10) / 2
        x, y = row.x, row.y
        spare = row.w - sum(wide) - 10 * (len(wide) - 1)
        named = min(330.0, max(0.0, spare - 40)) if one else 0.0
        where = Rect(row.x, row.y, max(0.0, named - 20), row.h)
        x += named
        for widget, w in zip(self.widgets[:-1], wide, strict=False):
            if not one and widget is self.speeds:
                x, y = row.x, row.y + high + 10
            grown = w + (40 if widget is self.play and one and spare > 480 else 0)
            widget.rect = Rect(x, y, grown, high)
            x += grown + 10
        w = min(wide[-1] + (60 if one and spare > 520 else 0), row.right - x)
        self.play_on.rect = Rect(row.right - w, y, w, high)
        return where
