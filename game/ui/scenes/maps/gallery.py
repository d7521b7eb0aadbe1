"""The gallery of maps: postcards on the wall at the left, what is known of the chosen one at the right."""

from game import maps, paths
from game.board.board import BadMap
from game.core.errors import BadOption
from game.core.plain import one_line
from game.core.steps import Steps
from game.games import GAMES
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.frame import MARGIN, back_button, draw_footer, draw_header, header_height, place_back
from game.ui.scenes.maps.cards import Card, add_scores, read_cards, stamp_of
from game.ui.scenes.maps.known import blocks
from game.ui.scenes.maps.pictures import Pictures
from game.ui.scenes.maps.wall import Wall
from game.ui.shell import folder
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.choices import Option
from game.ui.widgets.column import Block, Column
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.dropdown import DropDown
from game.words import _, plural

OWN = "own"
"""The choice of the filter that shows the user's maps; "" shows all, others are the ids of boxes."""

LARGE = 1.45
"""Text that has grown more than so much needs more room beside the wall."""


class Gallery(Scene):
    """All boards of all boxes."""

    name = "maps"

    def __init__(self, game_id: str = "") -> None:
        """The boards of this box, "" = all."""
        super().__init__()
        self.filter = game_id
        self.cards: list[Card] = []
        self.chosen: Card | None = None
        self._pictures = Pictures()

    def build(self) -> None:
        """The filter, the wall, what is known of the chosen board, and what can be done."""
        boxes = [Option(game.id, game.title) for game in GAMES if game.staging.map]
        options = [Option("", _("All boxes")), *boxes, Option(OWN, _("Your own"))]
        self.boxes = DropDown("filter", options, self.filter, self._filter, zone="filter")
        self.wall = Wall(self._pictures, self._choose, self._play)
        self.known = Column("known", [], zone="known")
        self.check = Button("check", _("Check"), self._check, glyph="shield", zone="deeds")
        self.folder = Button("folder", _("Open folder"), self._show_folder, glyph="load", zone="deeds")
        self.play = Button("play", _("Play here"), self._play_chosen, "primary", glyph="play", size=24, zone="deeds")
        self.back_to = back_button(self.back)
        self.add(self.wall, self.known, self.boxes, self.back_to, self.folder, self.check, self.play)
        self._read()
        self.first = f"wall:{self.chosen.id}" if self.chosen else "filter"

    def _read(self) -> None:
        """Look at the maps, the logbook and the disk again; the chosen card stays chosen."""
        was = self.chosen.id if self.chosen else ""
        self.cards = list(read_cards())
        add_scores(self.cards, lambda game, points: game.staging.score(points))
        self.chosen = next((card for card in self.cards if card.id == was), None)
        self._fill()

    def _fill(self) -> None:
        self.wall.cards = [card for card in self.cards if self._wanted(card)]
        if self.chosen not in self.wall.cards:
            self.chosen = self.wall.cards[0] if self.wall.cards else None
        self.wall.bar.to(0)
        self._tell()

    def _wanted(self, card: Card) -> bool:
        if self.filter == OWN:
            return card.own
        return not self.filter or (card.game is not None and card.game.id == self.filter)

    def _filter(self, value: object) -> None:
        self.filter = str(value)
        self._fill()

    def _choose(self, card: Card) -> None:
        self.chosen = card
        self._tell()

    def _tell(self) -> None:
        """Say what is known of the chosen board, and what can be done with it."""
        card = self.wall.chosen = self.chosen
        self.known.first = 0
        trouble = _("There is no map here.") if card is None else ""
        self.check.enabled, self.check.reason = card is not None, trouble
        if card is not None and card.listed.problems:
            trouble = _("This map cannot be played on; what is wrong stands beside it.")
        self.play.enabled, self.play.reason = not trouble, trouble
        self.app.relay()

    def shown(self) -> None:
        """Draw the pictures that are not there yet, one after the other, while nothing else is to be done."""
        self.app.ahead.drop(self)
        self.app.ahead.prepare(self._draw_all(), self)

    def _draw_all(self) -> Steps[None]:
        for card in self.cards:
            if self._pictures.missing(card):
                yield from self._pictures.draw(self.app, card)

    def left(self) -> None:
        """No more pictures are wanted."""
        self.app.ahead.drop(self)

    # ---- deeds

    def _check(self) -> None:
        """Look at the file again and tell what `seachest map check` tells."""
        card = self.chosen
        if card is None:
            return
        file = card.listed.file
        try:
            card.checked = maps.sound(file.name, maps.checked(file))
        except (BadMap, BadOption) as bad:
            card.checked = str(bad)
        card.listed = maps.unreadable(file) if card.game is None else maps.listed(card.game, file)
        card.stamp = stamp_of(file)
        self._tell()
        self.shown()

    def _show_folder(self) -> None:
        """Open the folder for one's own maps; in words where no program can show one."""
        try:
            place = paths.user_maps_folder()
        except OSError as error:
            words = _("The folder for your own maps cannot be made: {reason}").format(reason=one_line(error))
            self.app.push(Dialog(_("There is no such folder"), words, [Answer(_("Back"), lambda: None)]))
            return
        if not folder.show(place):
            self.app.push(Dialog(_("The folder lies here"), one_line(place), [Answer(_("Back"), lambda: None)]))

    def _play_chosen(self) -> None:
        if self.chosen is not None:
            self._play(self.chosen)

    def _play(self, card: Card) -> None:
        if card.game is None or card.listed.problems:
            self.app.sound.play("error")
            return
        self.app.go(to.Setup(card.game, card.listed.name))

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """The wall takes three fifths of the width, with large text less; what is known stands at the right."""
        measure = canvas.measure
        self.room = place_back(canvas, self.back_to) - 2 * MARGIN
        head, top = header_height(canvas), header_height(canvas) + 18
        asked = [button.ask(canvas) for button in (self.folder, self.check, self.play)]
        self.foot = max(96.0, max(h for _w, h in asked) + 28)
        low = measure.h - self.foot - 18
        wide = measure.w - 2 * MARGIN
        large = measure.growth > LARGE
        left = wide * (0.44 if large else 0.66)
        w, h = self.boxes.ask(canvas)
        self.boxes.rect = Rect(MARGIN, top, min(w, left), h)
        self.wall.rect = Rect(MARGIN - 6, top + h + 6, left + 6, measure.h - self.foot - top - h - 8)
        self.wall.measure(canvas)
        self.panel = Rect(MARGIN + left + 28, head + 24, wide - left - 28, low - head - 24)
        self.known.blocks = self._blocks(large)
        self.known.place(canvas, self.panel.inflate(-48, -44))
        x, middle = measure.w - MARGIN, measure.h - self.foot / 2
        for button, (bw, bh) in reversed(list(zip((self.folder, self.check, self.play), asked, strict=True))):
            button.rect = Rect(x - bw, middle - bh / 2, bw, bh)
            x -= bw + 18
        self.note_room = x - MARGIN

    def _blocks(self, large: bool) -> list[Block]:
        """What is known of the chosen board; with large text its picture hangs on the wall alone."""
        card = self.chosen
        if card is None:
            return []
        alone = card.game is not None and sum(each.game is card.game for each in self.cards) == 1
        return blocks(card, None if large else self._pictures, alone)

    def draw(self, canvas: Canvas) -> None:
        """Room, header, panel, footer."""
        canvas.room()
        own = sum(card.own for card in self.cards)
        words = plural("{n} board", "{n} boards", len(self.cards))
        if own:
            words = _("{boards}, {n} of them your own").format(boards=words, n=own)
        draw_header(canvas, _("Maps"), words, self.room)
        canvas.panel(self.panel, corners=True, radius=14)
        area = draw_footer(canvas, self.foot)
        note = _("To draw your own, copy a map into the folder and change it in Tiled.")
        if canvas.width(note, theme.BODY, "italic") <= self.note_room:
            canvas.text(note, MARGIN, area.centery, theme.BODY, "muted", "italic")
        if not self.wall.cards:
            x, y, w, _h = self.wall.rect
            canvas.para(_("No map of your own yet."), x + 8, y + 50, w - 20, theme.PROMPT, "muted", "serif_italic")
