"""A paragraph with bold and italic words, signs, and links one can follow."""

from collections.abc import Callable, Sequence

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.input import Input, Key, Released
from game.ui.rich import Laid, draw_rich, lay_rich
from game.ui.widgets.base import Target, Widget


class RichText(Widget):
    """Marked text (see game.ui.rich), wrapped to its rect's width; each link is a target `<id>:<n>`."""

    def __init__(
        self,
        id: str,
        text: str,
        follow: Callable[[str], None] = lambda link: None,
        *,
        size: float = theme.BODY,
        colour: str = "ink",
        link_colour: str = "accent",
        face: str = "text",
        zone: str = "",
    ) -> None:
        super().__init__(id, zone or id)
        self.text = text
        self.follow = follow
        self.size = size
        self.colour = colour
        self.link_colour = link_colour
        self.face = face
        self._laid: Laid | None = None
        self._for: tuple[object, ...] = ()

    def lay(self, canvas: Canvas) -> Laid:
        """The paragraph at its present width."""
        now = (self.text, self.rect.w, canvas.measure)
        if self._laid is None or self._for != now:
            self._for = now
            self._laid = lay_rich(canvas, self.text, self.rect.w, self.size, self.face)
        return self._laid

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """As high as it is at its present width."""
        return self.rect.w, self.lay(canvas).height

    def targets(self) -> Sequence[Target]:
        """One for each link."""
        links = self._laid.links(self.rect.x, self.rect.y) if self._laid else []
        return [Target(f"{self.id}:{n}", rect, self, self.zone) for n, (_, rect) in enumerate(links)]

    def _link_at(self, x: float, y: float) -> str:
        links = self._laid.links(self.rect.x, self.rect.y) if self._laid else []
        return next((link for link, rect in links if rect.collidepoint(x, y)), "")

    def handle(self, given: Input) -> bool:
        """Follow a link by click or Enter."""
        match given:
            case Released(x, y, "left") if self._link_at(x, y):
                self.follow(self._link_at(x, y))
            case Key(action="activate", repeat=False) if self.focus_id and self._laid:
                links = self._laid.links(self.rect.x, self.rect.y)
                self.follow(links[int(self.focus_id.rpartition(":")[2])][0])
            case _:
                return False
        return True

    def draw(self, canvas: Canvas) -> None:
        """The text, and the ring round the link that has the focus."""
        draw_rich(canvas, self.lay(canvas), self.rect.x, self.rect.y, self.colour, self.link_colour)
        for target in self.targets():
            if target.id == self.focus_id:
                canvas.ring(target.rect, 4)
