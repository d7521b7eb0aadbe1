"""Who is watching: everybody, each seat, or the truth."""

from collections.abc import Callable, Sequence

from game.core.player import Player
from game.play.replaying.film import PUBLIC, TRUTH
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import HIT, Rect
from game.ui.widgets.choices import Option, Options
from game.words import _

GAP = 8.0


class Views(Options):
    """One below the other, with emblems; narrow ones show the emblem alone."""

    keys = ("up", "down")

    def __init__(
        self, players: Sequence[Player], perspectives: Sequence[int], value: int, change: Callable[[object], None]
    ) -> None:
        names = {PUBLIC: _("Public"), TRUTH: _("Truth")} | {n: player.name for n, player in enumerate(players)}
        super().__init__("views", [Option(one, names[one]) for one in perspectives], value, change, zone="views")
        self.players = players
        self.subs = {PUBLIC: _("the open table"), TRUTH: _("everything open")}

    @property
    def narrow(self) -> bool:
        """Whether there is room for the emblems alone."""
        return self.rect.w < 150

    def tip_at(self, x: float, y: float) -> tuple[str, Rect]:
        """The name, where it is not written."""
        for option, place in zip(self.options, self.places(), strict=True):
            if self.narrow and place.collidepoint(x, y):
                return option.label, place
        return "", self.rect

    def places(self) -> list[Rect]:
        """Rows of equal height."""
        n = len(self.options)
        high = min(86.0, (self.rect.h + GAP) / n)
        return [Rect(self.rect.x, self.rect.y + i * high, self.rect.w, max(HIT * 0.7, high - GAP)) for i in range(n)]

    def draw(self, canvas: Canvas) -> None:
        """The rows; the chosen one is brass."""
        for n, (option, place) in enumerate(zip(self.options, self.places(), strict=True)):
            on = n == self.index
            fill = ("brass_top", "brass_bottom") if on else ("#234857", "#1A3641")
            canvas.rr(place, 8, fill, "brass_edge" if on else "panel_inner", 2)
            if on and self.focused:
                canvas.ring(place, 8)
            size = min(place.h - 14, 52.0)
            x = place.centerx if self.narrow else place.x + 14 + size / 2
            self._draw_sign(canvas, int(str(option.value)), x, place.centery, size, on=on)
            if self.narrow:
                continue
            left, room = x + size / 2 + 14, place.right - x - size / 2 - 22
            sub = self.subs.get(int(str(option.value)), _("known then"))
            two = place.h >= canvas.leading(theme.STRONG, 1.1) + canvas.leading(theme.LABEL, 1.1) + 8
            two = two and canvas.width(sub, theme.LABEL) <= room
            y = place.centery - (canvas.leading(theme.LABEL, 0.6) if two else 0)
            canvas.text(option.label, left, y, theme.STRONG, "on_accent" if on else "ink", "title", room=room)
            if two:
                under = y + canvas.leading(theme.STRONG, 0.55) + canvas.leading(theme.LABEL, 0.6)
                canvas.text(sub, left, under, theme.LABEL, "#3A2808" if on else "muted", room=room)

    def _draw_sign(self, canvas: Canvas, perspective: int, x: float, y: float, size: float, *, on: bool) -> None:
        if perspective >= 0:
            canvas.medal(self.players[perspective].colour, x, y, size)
            return
        canvas.rr((x - size / 2, y - size / 2, size, size), size / 2, "well", "on_accent" if on else "line", 2)
        sign = "eye" if perspective == PUBLIC else "truth"
        canvas.art(f"glyph_{sign}", x, y, size * 0.6, centred=True, tint=canvas.hex("accent"))
