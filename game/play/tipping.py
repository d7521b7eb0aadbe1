"""The tips of a first game: which one helps the seat that decides now; each is given once, and none after the round."""

from contextlib import suppress

from game.core.errors import BadOption
from game.core.match import Match
from game.kit.tips import Tip, Tips

HAD, ENOUGH = "tip ", "enough"
"""How the notebook's key of each tip that its owner has had begins, and the id that says that no more are wanted."""


class Tipping:
    """Gives the tips of a box at one match; what was given is kept in the notebooks, and so in saves."""

    def __init__(self, match: Match, tips: Tips) -> None:
        self._match = match
        self._tips = tips

    def now(self, seat: int) -> Tip | None:
        """Return the tip for what this seat decides now; None if it decides nothing, or has had all that help."""
        had = self._had(seat)
        view = self._match.seat(seat).view
        if ENOUGH in had or seat not in view.actors or self._tips.over(view):
            return None
        fitting = (tip for tip in self._tips.rows if view.phase in tip.phases and tip.id not in had)
        return next((tip for tip in fitting if tip.when(view)), None)

    def given(self, seat: int, tip: Tip) -> None:
        """This seat has had the tip."""
        self._note(seat, tip.id)

    def enough(self, seat: int) -> None:
        """This seat wants no more tips."""
        self._note(seat, ENOUGH)

    def farewell(self, seat: int) -> str:
        """Return what is said once when the first round is over; "" before, after, and to whom wanted no more.

        It waits for a decision of a kind of which there are tips: nobody is told in the middle of an answer.
        """
        view = self._match.seat(seat).view
        spoken = any(view.phase in tip.phases for tip in self._tips.rows)
        if ENOUGH in self._had(seat) or not spoken or not self._tips.over(view):
            return ""
        self.enough(seat)
        return self._tips.farewell

    def _had(self, seat: int) -> set[str]:
        return {key.removeprefix(HAD) for key in self._match.annotations(seat) if key.startswith(HAD)}

    def _note(self, seat: int, id: str) -> None:
        with suppress(BadOption):  # its notebook is full
            self._match.annotate(seat, HAD + id, "had")
