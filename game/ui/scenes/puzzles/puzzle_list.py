"""All puzzles: the boxes on their board, below each how far one has come by difficulty; the own ones; streaks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.games import BOXES, find
from game.puzzles.puzzle import HARDEST, Puzzle
from game.storage import puzzle_book
from game.ui.draw import theme
from game.ui.draw.canvas import SHRINK, Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.frame import (
    MARGIN,
    back_button,
    draw_box,
    draw_footer,
    draw_header,
    draw_perched,
    header_height,
    perched,
    place_back,
)
from game.ui.scenes.puzzles import known
from game.ui.scenes.puzzles.known import OWN, following
from game.ui.scenes.puzzles.task_bar import draw_stars
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button, Pressable
from game.words import _

BOARD, COVER, GAP = 22.0, 150.0, 16.0
STAR = 18.0


@dataclass(frozen=True, slots=True)
class Pack:
    """The puzzles of one box (or the own ones) of one difficulty, 0 = of any, and how many of them are solved."""

    group: str
    stars: int
    puzzles: tuple[Puzzle, ...]
    solved: int


class PackCard(Pressable):
    """One pack: its difficulty, and how many of it are solved; pressing it goes to the next one."""

    def __init__(self, pack: Pack, press: Callable[[], None], chosen: bool) -> None:
        super().__init__(f"pack:{pack.group}:{pack.stars}", press, zone=f"puzzles:{pack.group}")
        self.pack = pack
        self.chosen = chosen
        """Whether the puzzle to go on with is in it."""

    def high(self, canvas: Canvas) -> float:
        """Return its height."""
        return max(58.0, canvas.leading(theme.BODY, 1.1) + STAR * canvas.measure.growth + 22)

    def draw(self, canvas: Canvas) -> None:
        """The ground, brass for the one to go on with; stars above a rail that fills."""
        x, y, w, h = self.rect
        near = self.hovered or self.focused or self.chosen
        fill = ("row_top", "row_bottom") if near else ("chip_top", "chip_bottom")
        canvas.rr(self.rect, 8, fill, "accent" if self.chosen else "panel_inner", 3 if self.chosen else 1.5)
        if self.focused:
            canvas.ring(self.rect, 8)
        done, of = self.pack.solved, len(self.pack.puzzles)
        count = _("{n} of {of}").format(n=done, of=of)
        top = y + 9 + STAR * canvas.measure.growth / 2
        if self.pack.stars:
            draw_stars(canvas, x + 12, top, self.pack.stars, size=STAR)
        else:
            canvas.text(_("My games"), x + 12, top + 2, theme.BODY, "ink", "strong", room=w - 24)
        low = y + h - 8 - canvas.leading(theme.BODY, 0.5)
        wide = canvas.text(count, x + w - 12, low, theme.BODY, "ink", "strong", "right", room=w * 0.6)
        if done == of and of:
            canvas.glyph("check", x + w - 22 * canvas.measure.growth, top, 20, "good")
        rail = Rect(x + 12, low - 6, max(24.0, w - wide - 38), 12)
        canvas.rr(rail, 6, "well", "line", 1)
        if done:
            canvas.rr((rail.x, rail.y, max(12.0, rail.w * done / of), 12), 6, ("fill_top", "fill_bottom"))


class PuzzleList(Scene):
    """The board of puzzles."""

    name = "puzzles"

    def __init__(self, group: str = "") -> None:
        """At the puzzles of this box, "" = wherever there is one to go on with."""
        super().__init__()
        self.group = group

    def build(self) -> None:
        """A column for each box that has puzzles, and one for the own ones."""
        self.page = puzzle_book.page(known.person())
        found = {group: self._packs(group) for group in (*BOXES, OWN)}
        self.groups = [group for group in found if found[group] or group != OWN] if any(found.values()) else []
        self.packs = [found[group] for group in self.groups if found[group]]
        self.next = self._next()
        self.columns = [
            [PackCard(pack, partial(self._open, pack), self._holds_next(pack)) for pack in packs]
            for packs in self.packs
        ]
        self.back_way = back_button(self.back)
        self.add(*(card for cards in self.columns for card in cards), self.back_way)
        self.go = None
        if self.next is not None:
            group, puzzle = self.next
            words = _("Begin") if not self.page.stars else _("Next puzzle")
            self.go = Button(
                "go", words, partial(self.app.go, to.Puzzle(group, puzzle.id)), "primary", glyph="play", zone="footer"
            )
            self.add(self.go)
            self.first = "go"
        self.search = Button("search", _("Search my games"), self._search, glyph="search", zone="footer")
        self.add(self.search)

    def _packs(self, group: str) -> list[Pack]:
        every = known.puzzles(group)
        if group == OWN:
            kinds = {0: every} if every else {}
        else:
            kinds = {n: tuple(one for one in every if one.stars == n) for n in range(1, HARDEST + 1)}
        return [
            Pack(group, n, some, sum(self.page.stars.get(one.id, 0) > 0 for one in some))
            for n, some in kinds.items()
            if some
        ]

    def _next(self) -> tuple[str, Puzzle] | None:
        """The puzzle to go on with: the easiest not solved yet of the box asked for, else of the first that has one."""
        groups = sorted((packs[0].group for packs in self.packs), key=lambda group: group != self.group)
        for group in groups:
            for one in known.puzzles(group):
                if not self.page.stars.get(one.id):
                    return group, one
        every = known.puzzles(groups[0]) if groups else ()
        return (groups[0], every[0]) if every else None

    def _holds_next(self, pack: Pack) -> bool:
        return self.next is not None and pack.group == self.next[0] and self.next[1] in pack.puzzles

    def _open(self, pack: Pack) -> None:
        found = following(pack.puzzles, self.page)
        if found is not None:
            self.app.go(to.Puzzle(pack.group, found.id))

    def _search(self) -> None:
        """Every own game that is kept can be looked through."""
        self.app.go(to.Games(known.person(), seek=True))

    def shown(self) -> None:
        """Some may have been solved since."""
        focus = self.focus.id
        self.clear()
        self.build()
        self.focus.id = focus
        self.app.relay()

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """Side by side; smaller covers where room is short."""
        measure = canvas.measure
        place_back(canvas, self.back_way)
        head = header_height(canvas)
        self.foot = 96 * min(measure.growth, 1.5)
        bird = 300.0 if measure.w > 1500 and measure.growth < 1.15 else 0.0
        left, right = MARGIN + bird, measure.w - MARGIN
        n = max(1, len(self.groups))
        w = min(300.0 * measure.growth, (right - left - GAP * (n - 1)) / n)
        tall = max((len(cards) for cards in self.columns), default=0)
        high = max((card.high(canvas) for cards in self.columns for card in cards), default=0.0)
        line = canvas.leading(theme.BODY, 1.3)
        self._titles = {group: _("My games") if group == OWN else find(group).title for group in self.groups}
        lines = max((len(self._lines(canvas, title, w)) for title in self._titles.values()), default=1)
        line += canvas.leading(theme.BODY, lines - 1.0)
        room = measure.h - head - self.foot - tall * (high + 10) - 24
        self.cover = max(0.0, min(COVER, (room - 2 * line - 60) * 512 / 752, w - 40))
        self.board = head + (self.cover * 752 / 512 + 24 if self.cover > 50 else 0.0)
        top = self.board + (BOARD if self.cover > 50 else 0.0) + line + 18
        self.places = {group: Rect(left + k * (w + GAP), top, w, 0) for k, group in enumerate(self.groups)}
        for cards in self.columns:
            y = top
            for card in cards:
                card.rect = Rect(self.places[card.pack.group].x, y, w, high)
                y += high + 10
        self.bird = perched(measure.h - self.foot) if bird else None
        if self.go is not None:
            gw, gh = self.go.ask(canvas)
            self.go.rect = Rect(measure.w - MARGIN - gw, measure.h - self.foot / 2 - gh / 2, gw, gh)
        sw, sh = self.search.ask(canvas)
        end = self.go.rect.x - 18 if self.go is not None else measure.w - MARGIN
        self.search.rect = Rect(end - sw, measure.h - self.foot / 2 - sh / 2, sw, sh)

    def draw(self, canvas: Canvas) -> None:
        """Header, board with boxes, what is solved."""
        canvas.room()
        measure = canvas.measure
        sub = _("Positions of real games. One choice is clearly the best: find it.")
        draw_header(canvas, _("Puzzles"), sub, self.back_way.rect.x - MARGIN - 20)
        if self.cover > 50 and self.places:
            x = self.places[self.groups[0]].x - 20
            canvas.rr((x, self.board, measure.w - x, BOARD), 2, ("#7A4A26", "#4A2A14"), "#2A1608", 1)
        with_some = {packs[0].group for packs in self.packs}
        for group, place in self.places.items():
            title = self._titles[group]
            if self.cover > 50:
                self._draw_cover(canvas, group, place)
            lines = self._lines(canvas, title, place.w)
            middle = place.y - 8 - canvas.leading(theme.BODY, 0.6 + len(lines) - 1)
            for line in lines:
                canvas.text(line, place.centerx, middle, theme.BODY, "ink", "strong", "centre", room=place.w)
                middle += canvas.leading(theme.BODY, 1.0)
            if group not in with_some:
                low = place.y + canvas.leading(theme.BODY, 0.8)
                canvas.text(_("none yet"), place.centerx, low, theme.BODY, "muted", "serif_italic", "centre")
        if not self.packs:
            area = measure.area
            words = _("No puzzles are here. Installing Seachest again brings them back.")
            canvas.text(
                words,
                area.centerx,
                area.centery,
                theme.STRONG,
                "muted",
                "serif_italic",
                "centre",
                room=area.w - 2 * MARGIN,
            )
        if self.bird is not None:
            self._draw_bird(canvas, self.bird)
        self._draw_foot(canvas)

    def _lines(self, canvas: Canvas, title: str, w: float) -> Sequence[str]:
        """A box's title, in two lines where its column is too narrow for one."""
        if canvas.width(title, theme.BODY, "strong") * SHRINK <= w:
            return (title,)
        return canvas.lettering.lines(title, "strong", canvas.measure.text_px(theme.BODY), canvas.px(w))

    def _draw_cover(self, canvas: Canvas, group: str, place: Rect) -> None:
        if group == OWN:
            wide = self.cover * 0.9
            canvas.glyph(
                "puzzle", place.centerx, self.board - wide * 0.55, wide * 0.7 / canvas.measure.growth, "accent"
            )
        else:
            draw_box(canvas, group, place.x + (place.w - self.cover * 564 / 512) / 2, self.board, self.cover)

    def _draw_bird(self, canvas: Canvas, at: Rect) -> None:
        draw_perched(canvas, at, "think")
        paper = Rect(MARGIN - 20, header_height(canvas) + 34, 280, 0)
        title = _("What would you do?")
        words = _(
            "Choose as at any table. The more stars are lit, the harder. To solve one earns three; a hint costs one."
        )
        paper.h = (
            44 + canvas.leading(theme.STRONG, 1.3) + canvas.para_height(words, paper.w - 44, theme.BODY, leading=1.35)
        )
        canvas.sheet(paper, 8)
        y = paper.y + 24 + canvas.leading(theme.STRONG, 0.5)
        canvas.text(title, paper.x + 22, y, theme.STRONG, "paper_ink", "title", room=paper.w - 44)
        y += canvas.leading(theme.STRONG, 1.3)
        canvas.para(words, paper.x + 22, y, paper.w - 44, theme.BODY, "paper_muted", leading=1.35)

    def _draw_foot(self, canvas: Canvas) -> None:
        """The last ten, how many are solved, the row."""
        area = draw_footer(canvas, self.foot)
        grow = min(canvas.measure.growth, 1.5)
        right = self.search.rect.x - 24
        x, middle = MARGIN, area.centery
        solved, of = self.page.solved, sum(len(pack.puzzles) for packs in self.packs for pack in packs)
        disc = 28 * grow
        last = self.page.last
        words = _("Last ten")
        if last and x + canvas.width(words, theme.BODY) + 20 + len(last) * (disc + 8) < right - 300 * grow:
            x += canvas.text(words, x, middle, theme.BODY, "muted", "strong") + 18
            for good in last:
                canvas.rr((x, middle - disc / 2, disc, disc), disc / 2, ("#3F8E5A", "#246B42") if good else "well",
                          "gap" if good else "line", 1.5)  # fmt: skip
                sign, size, ink = ("check", 17, "#FFFFFF") if good else ("cross", 13, "bad")
                canvas.glyph(sign, x + disc / 2, middle, size * grow / canvas.measure.growth, ink)
                x += disc + 8
            x += 14
        if self.page.row > 1:
            canvas.glyph("flame", x + 14 * grow, middle, 26 * grow / canvas.measure.growth, "#F7A13A")
            x += 34 * grow
        said = [_("{n} of {of} solved").format(n=solved, of=of)]
        if self.page.row:
            said.insert(0, _("{n} in a row").format(n=self.page.row))
        if self.page.longest > self.page.row:
            said.append(_("longest row {n}").format(n=self.page.longest))
        x += canvas.text(" · ".join(said), x, middle, theme.BODY, "ink", "strong", room=right - x) + 18
        words = _("more stars: harder")
        if self.bird is None and self.packs and x + canvas.width(words, theme.BODY) < right:
            canvas.text(words, x, middle, theme.BODY, "muted")
