"""What the veil and the closed tray have in common: they let one seat in."""

from game.ui.scenes import to
from game.ui.scenes.handover.keypad import Keypad
from game.ui.scenes.handover.unlock import Unlock
from game.ui.scenes.play.desk import Desk
from game.ui.shell.input import Input, Key
from game.ui.shell.scene import Scene
from game.words import _


class Gate(Scene):
    """Shows public facts only, and opens for the seat that it asks for."""

    first = "unlock"

    def __init__(self, desk: Desk, seat: int) -> None:
        super().__init__()
        self.desk = desk
        self.seat = seat
        self.player = desk.session.match.players[seat]
        self.again = desk.session.showing.at.again
        """The seat also looked last, so that one press opens it."""
        opens = desk.app.keys.action(desk.last_key) == "activate"
        self._barred = desk.last_key if opens else ""
        """The key that has just chosen something, if it could open this by mistake, else ""."""

    def make_unlock(self) -> Unlock:
        """Return the button that opens it; the key that caused the gate does not press it."""
        label = _("Lift") if self.again else _("I am {name}").format(name=self.player.name)
        holds = self.app.settings.open_by == "hold" and not self.again
        self.unlock = Unlock("unlock", label, self._identify, barred=self._barred, holds=holds, once=self.again)
        return self.unlock

    def hint(self) -> str:
        """Return how it is opened, for the player."""
        if self.unlock.refused:
            return _("not {key} again: another key, or the mouse").format(key=self._barred)
        holds = self.app.settings.open_by == "hold"
        how = _("Press once") if self.again else _("Hold, or press twice") if holds else _("Press twice")
        return _("{how}; {key} does not count").format(how=how, key=self._barred) if self._barred else how

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
        """Show the public table for a while."""
        self.desk.session.passing.look_public(True)
        self.desk.sync()

    def handle(self, given: Input) -> bool:
        """Handle the keys for the public table, the rules, undo, and for answers to a call."""
        match given:
            case Key(action=action) if action.startswith("answer "):
                self.desk.session.call(int(action[-1]) - 1)
                self.desk.sync()
            case Key(action="overview"):
                self.show_board()
            case Key(action="rules" | "help"):
                self.app.go(to.Rules(self.desk.match.game.id))
            case Key(action="undo"):
                self.desk.session.undo()
                self.desk.sync()
            case _:
                return False
        return True

    def back(self) -> None:
        """End the optional action of the seat that is asked for, or else open the menu; called for Esc."""
        if self.desk.session.step_out():
            self.desk.sync()
        else:
            self.desk.open_menu()
