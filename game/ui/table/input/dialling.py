"""Choosing a number: steppers, the slider, digits and keys."""


from game.ui.shell.input import Key
from game.ui.table.panels.amount import SLIDER, amount_now, amount_path, number_at
from game.ui.table.panels.bargain import next_number, numbers
from game.ui.table.view_state import ViewState

BY_KEY = {"Left": -1, "Right": 1, "Down": -1, "Up": 1, "PgDn": -10, "PgUp": 10}
"""What keys add while the slider has the focus."""


class Dialling:
    """What the player's input means while a table asks for a number."""

    def __init__(self, view: ViewState) -> None:
        self._view = view
        self._typed = ""
        self.sliding = False
        """Whether the slider is held."""

    @property
    def wanted(self) -> bool:
        """Whether a number can be chosen now."""
        view = self._view
        return view.table is not None and view.table.amount is not None and view.look.amount is not None

    def set(self, number: int) -> None:
        """Choose this number, or the nearest that may be chosen."""
        view = self._view
        assert view.table and view.table.amount
        nearest = self._nearest(number)
        if view.look.amount != nearest:
            view.on_spot(amount_path(view.table.amount, nearest))

    def step(self, by: int) -> None:
        """Change the number by so many (below 0: fewer), within what the choice allows."""
        self.set(self._now() + by)

    def shift(self, sign: int, step: int) -> None:
        """A side of a bargain gives more (step 1) or less (-1)."""
        table = self._view.table
        number = next_number(table, self._now(), sign, step) if table else None
        if number is not None:
            self.set(number)

    def slide(self, x: float) -> None:
        """Set the number that the slider means at x, in units of the screen."""
        view = self._view
        place = view.plan().dial
        if place and view.table and view.table.amount:
            self.set(number_at(place, view.table.amount, x))

    def key(self, given: Key) -> bool:
        """Digits write the number, Backspace takes the last away; on the slider arrows and pages step."""
        chord = given.chord
        if not self.wanted or not self._mine or not (chord.isdigit() or chord == "Backspace"):
            self._typed = ""  # the next digit begins another number
        if not self.wanted or not self._mine:
            return False
        if self._typed and self._nearest(self._sign * int(self._typed)) != self._now():
            self._typed = ""  # something else has changed the number since
        if len(chord) == 1 and chord.isdigit():
            self._type(self._typed + chord)
        elif chord == "Backspace":
            self._type((self._typed or str(abs(self._now())))[:-1])
        elif self._view.focus_id == SLIDER:
            return self._slider_key(given)
        else:
            return False
        return True

    @property
    def _mine(self) -> bool:
        """Whether keys mean the number: always, but in a bargain only while the focus is on its money."""
        view = self._view
        return view.table is not None and (view.table.bargain is None or view.focus_id.startswith("deal:"))

    @property
    def _sign(self) -> int:
        """-1 while what is typed is money of the right side of a bargain."""
        return -1 if self._view.focus_id.startswith("deal:1") else 1

    def _slider_key(self, given: Key) -> bool:
        view, chord = self._view, given.chord
        assert view.table and view.table.amount
        if chord in BY_KEY:
            self.step(BY_KEY[chord])
        elif chord in ("Home", "End"):
            self.set(view.table.amount.least if chord == "Home" else view.table.amount.most)
        elif given.action == "activate" and not given.repeat:
            view.on_commit()
        else:
            return False
        return True

    def _now(self) -> int:
        assert self._view.table
        return amount_now(self._view.table, self._view.look)

    def _nearest(self, number: int) -> int:
        """The nearest number that may be chosen."""
        assert self._view.table and self._view.table.amount
        amount = self._view.table.amount
        inside = min(amount.most, max(amount.least, number))
        return min(numbers(self._view.table) or (inside,), key=lambda one: (abs(one - inside), one))

    def _type(self, digits: str) -> None:
        """The digits that stand there now; more than may be chosen becomes the most."""
        view = self._view
        assert view.table and view.table.amount
        most = max(view.table.amount.most, -view.table.amount.least)
        self._typed = str(min(most, int(digits))) if digits else ""
        self.set(self._sign * int(digits or "0"))
