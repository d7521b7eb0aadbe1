"""What a veil and a shut tray have in common: they let one player in."""


from game.ui.scenes.handover.keypad import Keypad
from game.ui.scenes.handover.unlock import Unlock
from game.ui.scenes.play.desk import Desk
from game.ui.shell.input import Input, Key
from game.ui.shell.scene import Scene
from game.words import _


class Gate(Scene):
    """Shows public facts only; opens for the seat it asks for."""

    first = "unlock"

    def __init__(self, desk: Desk, seat: int) -> None:
        super().__init__()
        self.desk = desk
        self.seat = seat
        self.player = desk.session.match.players[seat]
        self.again = desk.session.showing.at.again
        """It opens for whoever looked last, in the same turn: one press is enough."""
        self._barred = desk.last_key

    def make_unlock(self) -> Unlock:
        """The button that opens it; the key that has brought the gate does not."""
        label = _("I am {name}").format(name=self.player.name)
        holds = self.app.settings.open_by == "hold" and not self.again
        self.unlock = Unlock("unlock", label, self._identify, barred=self._barred, holds=holds, once=self.again)
        return self.unlock

    def hint(self) -> str:
        """How it is opened."""
        if self.unlock.refused:
            return _("{key} has just been used: take another key, or the mouse").format(key=self._barred)
        if self.again:
            return _("Press once")
        return _("Hold for a moment, or press twice") if self.app.settings.open_by == "hold" else _("Press twice")

    def _identify(self) -> None:
        self.desk.session.passing.identify()
        mark = self.desk.pins.get(self.seat, "")
        if mark:
            self.app.push(Keypad(self.player, mark, self._identified, self._give_up))
        else:
            self._identified()

    def _identified(self) -> None:
        self.desk.session.passing.identified()
        self.desk.sync()

    def _give_up(self) -> None:
        self.desk.session.passing.hide()
        self.desk.sync()

    def show_board(self) -> None:
        """The public table, for a while."""
        self.desk.session.passing.look_public(True)
        self.desk.sync()

    def handle(self, given: Input) -> bool:
        """` shows the public table; undo takes back the last seal, if its owner still may."""
        match given:
            case Key(action=action) if action.startswith("answer "):
                self.desk.session.call(int(action[-1]) - 1)
                self.desk.sync()
            case Key(action="overview"):
                self.show_board()
            case Key(action="undo"):
                self.desk.session.undo()
                self.desk.sync()
            case _:
                return False
        return True

    def back(self) -> None:
        """Esc opens the menu; whoever is asked for of his own accord is not."""
        if self.desk.session.step_out():
            self.desk.sync()
        else:
            self.desk.open_menu()
