"""The boxes in the chest on the title: each opens the shelf at itself."""

from collections.abc import Callable

from game.games import ANNOUNCED, BOXES
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.widgets.buttons import Pressable

PAINTED = (
    (748, 304, 218, 308), (966, 304, 208, 308), (1176, 262, 242, 352), (1436, 302, 214, 310), (1656, 302, 208, 310),
)  # fmt: skip
"""Where the boxes stand on the painting, 1920 units wide, in the order of the shelf: x, y, w, h."""


class BoxInChest(Pressable):
    """A box as it is painted in the chest; the pointer and the focus ring it."""

    def __init__(self, box_id: str, painted: Rect, press: Callable[[], None]) -> None:
        super().__init__(f"box:{box_id}", press, zone="chest")
        self.painted = painted

    def stand(self, picture: Rect, area: Rect) -> None:
        """Lie where the painting, drawn into `picture`, shows this box, as far as the window shows it."""
        k, (x, y, w, h) = picture.w / 1920, self.painted
        self.rect = Rect(picture.x + x * k, picture.y + y * k, w * k, h * k).clip(area)

    def draw(self, canvas: Canvas) -> None:
        """Only what says that it can be pressed: the box is in the painting."""
        if self.hovered and not self.focused:
            canvas.shade(self.rect, "#FFFFFF", 0.1)
        if self.focused:
            canvas.ring(self.rect, 6)


def boxes_in_chest(open_at: Callable[[str], Callable[[], None]]) -> list[BoxInChest]:
    """One for each box that is painted; `open_at` gives what pressing the box with this id does."""
    ids = (*BOXES, *(id for id, _title, _seats in ANNOUNCED if id not in BOXES))
    return [BoxInChest(id, Rect(*where), open_at(id)) for id, where in zip(ids, PAINTED, strict=False)]
