"""What is known of the chosen board, as the blocks of a column: title, note, facts, what bots found, a check."""

from game.core.staging import MapNote
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.maps.cards import Card
from game.ui.scenes.maps.pictures import Pictures
from game.ui.scenes.maps.wall import told_seats
from game.ui.widgets.column import Block, Reading
from game.words import _, plural


def blocks(card: Card, pictures: Pictures | None, alone: bool) -> list[Block]:
    """Everything that is known of it, the most important first; without `pictures` there is no room for its picture.

    `alone` says that its box has no other board.
    """
    found: list[Block] = [] if card.listed.problems or pictures is None else [Picture(card, pictures)]
    found += [Para(card.title, theme.SECTION, "ink", "title")]
    if card.game is not None:
        found.append(Para(_("for {game}").format(game=card.game.title), theme.BODY, "muted", "italic"))
    bad = card.listed.problems
    found += [Para(f"{problem}.", theme.BODY, "ink", glyph="warn") for problem in bad]
    if bad:
        found.append(Para(_("Everything else goes on without it."), theme.BODY, "muted"))
    if card.checked and not bad:
        found += [Para(card.checked, theme.BODY, "ink", glyph="check")]
    if card.note.words:
        found.append(Para(card.note.words, theme.BODY, "ink"))
    if not bad:
        found += [Facts(facts(card)), *_measured(card.note)]
    if alone:
        words = _("This box has no other board yet. Copy {file} into the folder, change it in Tiled, and check it.")
        found.append(Para(words.format(file=card.listed.file.name), theme.BODY, "muted"))
    if card.own:
        found.append(Para(_("A map of your own: its games stand apart in the logbook."), theme.BODY, "muted"))
    return found


def facts(card: Card) -> list[tuple[str, str]]:
    """Players, the best score on it, how often it was played."""
    best = f"{card.best}, {card.whose}" if card.best else _("nobody yet")
    played = plural("{n} game", "{n} games", card.played) if card.played else _("never")
    return [(_("Players"), told_seats(card)), (_("Best score"), best), (_("Played"), played)]


def _measured(note: MapNote) -> list[Block]:
    """How long games are and how even the seats, as bots found it: a line for each number of players."""
    if not note.games:
        return []
    words = _("Among bots, in {n} games each: how many decisions a game takes, and how often each seat came first.")
    found: list[Block] = [Para(words.format(n=note.games), theme.BODY, "muted")]
    rows = []
    for seats, steps in note.steps.items():
        shares = _(" · ").join(_("{n} %").format(n=share) for share in note.first.get(seats, ()))
        told = plural("{n} player", "{n} players", seats)
        rows.append((told, _("{n} decisions; {shares}").format(n=steps, shares=shares)))
    return [*found, Facts(rows)]


class Picture(Reading):
    """The board, larger than on the wall."""

    def __init__(self, card: Card, pictures: Pictures) -> None:
        super().__init__()
        self.card, self.pictures = card, pictures

    def high(self, canvas: Canvas, w: float) -> float:
        """In the shape of a board, if there is room."""
        return w * 0.5 + 14

    def draw(self, canvas: Canvas) -> None:
        """The picture in its frame, as high as it may be at this width."""
        x, y, w, h = self.rect
        area = Rect(x, y, w, min(h - 14, w * 0.6))
        canvas.fill(area, "#24404C")
        self.pictures.show(canvas, self.card, area)
        canvas.rr(area, 4, "", "gap", 2.5)


class Para(Reading):
    """A paragraph, perhaps with a sign before it."""

    def __init__(self, words: str, size: float, colour: str, face: str = "text", glyph: str = "") -> None:
        super().__init__()
        self.words, self.size, self.colour, self.face, self.glyph = words, size, colour, face, glyph

    def _room(self, canvas: Canvas, w: float) -> float:
        return w - (34 * canvas.measure.growth if self.glyph else 0)

    def high(self, canvas: Canvas, w: float) -> float:
        """As its words are."""
        return canvas.para_height(self.words, self._room(canvas, w), self.size, self.face, 1.3) + 12

    def draw(self, canvas: Canvas) -> None:
        """The sign, and the words beside it."""
        x, y, w, _h = self.rect
        y += 4 + canvas.leading(self.size, 1.3) / 2
        room = self._room(canvas, w)
        if self.glyph:
            colour = "warn" if self.glyph == "warn" else "good"
            canvas.glyph(self.glyph, x + 12 * canvas.measure.growth, y, 22, colour)
        canvas.para(self.words, x + w - room, y, room, self.size, self.colour, self.face, leading=1.3)


class Facts(Reading):
    """Rows of a name and what there is to say of it."""

    def __init__(self, rows: list[tuple[str, str]]) -> None:
        super().__init__()
        self.rows = rows

    def _left(self, canvas: Canvas, w: float) -> float:
        """How wide the names are; 0 where they stand above what is said."""
        wide = max(canvas.width(name, theme.BODY, "strong") for name, _words in self.rows) + 24
        most = max(canvas.width(words, theme.BODY) for _name, words in self.rows)
        return wide if wide + most <= w or wide <= w * 0.42 else 0.0

    def high(self, canvas: Canvas, w: float) -> float:
        """A line each, or more."""
        left, step = self._left(canvas, w), canvas.leading(theme.BODY, 1.3)
        heights = [canvas.para_height(words, w - left, leading=1.3) + (0 if left else step) for _n, words in self.rows]
        return sum(heights) + 6 * len(heights) + 10

    def draw(self, canvas: Canvas) -> None:
        """Names muted, words beside or below them."""
        x, y, w, _h = self.rect
        left, step = self._left(canvas, w), canvas.leading(theme.BODY, 1.3)
        y += 5 + step / 2
        for name, words in self.rows:
            canvas.text(name, x, y, theme.BODY, "muted", "strong", room=left - 12 if left else w)
            y = canvas.para(words, x + left, y if left else y + step, w - left, leading=1.3) + 6
