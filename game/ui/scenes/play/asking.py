"""The confirmation of an expensive, final choice."""


from game.ui.scenes.play.desk import Desk
from game.ui.widgets.dialog import Answer, Dialog
from game.words import _


class Asking(Dialog):
    """Asks the question of the offer (`Offer.ask`) before it is played."""

    name = "asking"

    def __init__(self, desk: Desk, _seat: int) -> None:
        offer = desk.session.showing.asking
        assert offer is not None, "nothing is asked"
        answers = [
            Answer(_("Not yet"), lambda: self._say(False)),
            Answer(offer.label, lambda: self._say(True), "primary"),
        ]
        super().__init__(offer.label, offer.ask, answers)
        self._desk = desk

    def _say(self, yes: bool) -> None:
        self._desk.session.answer(yes)
        self._desk.sync()
