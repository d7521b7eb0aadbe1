"""A tip at the table: the teacher's head, two sentences, and two ways to send him away. It never stops anybody."""

from collections.abc import Callable, Sequence

from game.kit.tips import Tip
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.lessons.standing import with_its_parts
from game.ui.table.view import TableView
from game.ui.table.zones import Zones
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button
from game.words import _

WIDE, EDGE, HEAD = 520.0, 14.0, 60.0
SHOWN, ROW = 0.5, 0.04
"""What weighs a thing that is only shown in the tray, and a row of the list, of what can be chosen on the board."""


def hides(panel: Rect, rect: Rect) -> float:
    """What share of a thing that lies there a panel covers."""
    part = panel.clip(rect)
    return part.w * part.h / max(1.0, rect.w * rect.h)


class TipPanel(Widget):
    """The tip of now, on the board or beside it, where the least lies that can be chosen."""

    def __init__(self, view: Callable[[], TableView], thanks: Callable[[], None], enough: Callable[[], None]) -> None:
        super().__init__("tip", zone="tip")
        self._view = view
        self.tip_now: Tip | None = None
        self.got = Button("tip:got", _("Got it"), thanks, glyph="check", zone="tip")
        self.no_more = Button("tip:enough", _("No more tips"), enough, glyph="cross", zone="tip")
        self.shown = False
        self._standing: object = None
        """The tip, the board's place and the height for which the corner was chosen."""
        self._corner = 0

    def children(self) -> Sequence[Widget]:
        """The two ways to send him away."""
        return (self.got, self.no_more)

    def lit(self) -> list[Rect]:
        """Where what the tip speaks of lies."""
        view = self._view()
        places, found = view.spot_places(), []
        for lit in self.tip_now.lit if self.tip_now else ():
            if not lit.startswith("zone:"):
                found += [with_its_parts(view, lit, places[id]) for id in (f"spot:{lit}", lit) if id in places][:1]
        return found

    def place(self, canvas: Canvas) -> None:
        """Where it covers least of what can be chosen and of what it speaks of: on the board or beside it."""
        if self.tip_now is None:
            return
        zones = self._view().plan().context.zones
        room = Rect(zones.board)
        w = min(WIDE * min(canvas.measure.growth, 1.6), room.w - 24)
        self._words = w - 2 * EDGE - HEAD - 12
        text = canvas.para_height(self.tip_now.words, self._words, theme.BODY, "title", 1.35)
        buttons = max(button.ask(canvas)[1] for button in self.children())
        high = 2 * EDGE + max(HEAD, text) + 10 + buttons
        corners = [
            Rect(x, y, w, high)
            for y in (room.bottom - high - 10, room.y + 10)
            for x in (room.x + 12, room.right - w - 12)
        ]
        corners += self._elsewhere(zones, w, high)
        standing = self.tip_now, tuple(room), high
        if standing != self._standing:  # it stays in its corner whatever is pointed at meanwhile
            self._standing, self._corner = standing, corners.index(min(corners, key=self._hides))
        self.rect = corners[self._corner]
        x, y = self.rect.right - EDGE, self.rect.bottom - EDGE - buttons
        for button in self.children():
            wide = min(button.ask(canvas)[0], (w - 2 * EDGE - 12) / 2)
            x -= wide
            button.rect = Rect(x, y, wide, buttons)
            x -= 12

    def _elsewhere(self, zones: Zones, w: float, high: float) -> list[Rect]:
        """The ends of the tray and the foot of the side, as far as nothing is told or confirmed there."""
        tray, side = zones.tray, zones.panel
        busy = (zones.draft, zones.commit, zones.cancel, zones.status, zones.plates)
        foot = min([side.bottom, *(part.y for part in busy if part.w and part.colliderect(side))])
        found = [Rect(x, tray.bottom - high - 8, w, high) for x in (tray.x + 12, tray.right - w - 12)]
        found.append(Rect(side.right - w - 8, foot - high - 8, w, high))
        return [place for place in found if not any(part.w and place.colliderect(part) for part in busy)]

    def _hides(self, panel: Rect) -> float:
        """How much of the things that matter now this place would cover, each by its share.

        In the tray everything matters a little, and the least the list of what can be chosen, as all of it glows.
        """
        view = self._view()
        places, hidden = view.spot_places(), 0.0
        tray = view.plan().context.zones.tray
        for hit in view.hits:
            weight = ROW if hit.id.startswith("way:") else SHOWN if tray.colliderect(hit.rect) else 0.0
            hidden += weight * hides(panel, hit.rect)
        offers = view.table.offers if view.table else ()
        spots = {*view.look.open, *(spot for offer in offers for spot in offer.reaches)}
        open_ = [(places[f"spot:{spot}"], 1.0) for spot in spots if f"spot:{spot}" in places]
        for rect, weight in (*open_, *((rect, 3.0) for rect in self.lit())):
            hidden += weight * hides(panel, rect)
        return hidden

    def draw(self, canvas: Canvas) -> None:
        """A ring round what is spoken of, then the panel."""
        if self.tip_now is None:
            return
        self.place(canvas)
        for rect in self.lit():
            area = rect.inflate(14, 14)
            canvas.rr(area.inflate(6, 6), 17, "", "gap", 6)
            canvas.rr(area, 14, "", "#FFF1BC", 3)
        x, y = self.rect.topleft
        canvas.shadow(self.rect, 12, 4, 10, 8, 150)
        canvas.sheet(self.rect, 10)
        canvas.art("tutor_head", x + EDGE + HEAD / 2, y + EDGE + HEAD / 2, HEAD, centred=True)
        top = y + EDGE + canvas.leading(theme.BODY, 0.7)
        canvas.para(
            self.tip_now.words, x + EDGE + HEAD + 12, top, self._words, theme.BODY, "paper_ink", "title", leading=1.35
        )
        for button in self.children():
            button.draw(canvas)
