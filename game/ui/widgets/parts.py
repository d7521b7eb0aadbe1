"""A widget that consists of parts, each of which can be pointed at and pressed: rows, postcards, days."""

from abc import ABC, abstractmethod

from game.ui.shell.input import Input, Key, Moved, Pressed, Released
from game.ui.widgets.base import Widget


class Parts(Widget, ABC):
    """The base of such widgets; a part is told by its id, and its target is "widget:part"."""

    over = ""
    """The part that the pointer is on, "" = none."""
    _held = ""
    """The part on which the button went down."""

    @abstractmethod
    def part_at(self, x: float, y: float) -> str:
        """Return the part at (x, y) that can be seen there, "" = none."""

    @abstractmethod
    def press_part(self, part: str) -> None:
        """Called for a click or Enter on this part."""

    @property
    def focused_part(self) -> str:
        """The part that has the focus, "" = none."""
        return self.focus_id.removeprefix(f"{self.id}:")

    def handle(self, given: Input) -> bool:
        """A part is pressed where the button goes down and up on it, and by Enter."""
        match given:
            case Moved(x, y):
                over = self.part_at(x, y)
                changed, self.over = over != self.over, over
                return changed
            case Pressed(x, y, "left"):
                self._held = self.part_at(x, y)
            case Released(x, y, "left"):
                part, held, self._held = self.part_at(x, y), self._held, ""
                if part and part == held:
                    self.press_part(part)
            case Key(action="activate", repeat=False) if self.focused_part:
                self.press_part(self.focused_part)
            case _:
                return False
        return True
