"""The keys of a table, and the click that ends what is seen."""

from game.play.showing.hud_state import composed, endings
from game.ui.scenes.play import navigation
from game.ui.scenes.play.desk import Desk
from game.ui.shell.input import Input, Key, Pressed
from game.words import _

DEAF = 300
"""A click that ends what is seen does nothing else, and neither does another one for so many ms."""
HASTE = 1800
"""The key that chooses does nothing for so many ms after another person is asked at the open table: whoever chose with
one press may press once more to confirm, and would choose for the next one."""
DOUBLE = 400
"""Two presses of Space within this many ms skip to the next decision."""


class TableKeys:
    """What keys do at this table wherever the focus is."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._space = -DOUBLE * 2.0
        """When Space was pressed last, in ms."""
        self._asked: int | None = None
        """Who was asked last."""
        self._since = -HASTE * 2.0
        """When somebody else was asked than before, in ms."""

    def asks(self) -> None:
        """Remember since when somebody else is asked."""
        seat = self._desk.session.showing.acting
        if seat is not None and seat != self._asked:
            if self._asked is not None:
                self._since = self._desk.app.clock.now()
            self._asked = seat

    def before(self, given: Input) -> bool:
        """Handle Space, and a click while an event is seen; remember the key. Returns whether it was used."""
        desk = self._desk
        acting = desk.session.showing.acting
        if isinstance(given, Pressed):
            desk.last_key = ""
            if desk.view.stage.busy and acting is None and self._idle_place(given):
                self._end_beat()
                desk.app.hand.new_scene(DEAF)
                return True
        if not isinstance(given, Key) or given.repeat:
            return False
        desk.last_key = given.chord
        if acting is None and self._answers(given.chord):
            return True
        if given.chord == "Space" and acting is None:
            if desk.session.all_have_answered():
                desk.sync()
            else:
                self._space_pressed()
            return True
        return acting is not None and self._hasty(given)

    def _hasty(self, given: Key) -> bool:
        """Whether this key may still be meant for what somebody else was asked."""
        desk = self._desk
        showing, soon = desk.session.showing, desk.app.clock.now() - self._since < HASTE
        hasty = given.action == "activate" and soon and showing.viewer is None
        if hasty and showing.acting is not None:
            name = desk.match.players[showing.acting].name
            showing.say(_("It is {name}’s choice now.").format(name=name))
            desk.sync()
        return hasty

    def handle(self, given: Input) -> bool:
        """Handle the keys that no widget took; what lies on the table comes first."""
        acts = self._desk.session.showing.acting is not None
        if acts and isinstance(given, Key) and self._desk.view.pick_by_key(given):
            return True
        if isinstance(given, Key) and given.action == "end turn":
            self._end()
            return True
        if isinstance(given, Key) and given.action.startswith("answer "):
            self._desk.on_tool(f"emblem:{int(given.action[-1]) - 1}")
            return True
        return navigation.open_by_key(self._desk, given)

    def _answers(self, chord: str) -> bool:
        """While there is time to answer, the number of a seat that is called says that it wants to."""
        call = self._desk.session.showing.look.call
        called = call is not None and call.running and chord in [str(seat + 1) for seat in call.seats]
        if called:
            self._desk.on_tool(f"emblem:{int(chord) - 1}")
        return called

    def _end(self) -> None:
        """Do what was put together; where nothing was, end the turn or this step of it."""
        showing = self._desk.session.showing
        found = endings(showing.table, showing.look)
        if composed(showing.look) is not None or not found:
            self._desk.on_commit()
        else:
            self._desk.on_tool("take:" + " ".join(found[0].path))

    def _space_pressed(self) -> None:
        """End the event that is seen, else all animation; with two presses skip to the next decision."""
        desk = self._desk
        now = desk.app.clock.now()
        if now - self._space <= DOUBLE:
            desk.session.skip()
        elif desk.view.stage.busy:
            self._space = now
            self._end_beat()
            return
        self._space = now
        desk.app.motion.finish()
        desk.session.hurry()
        desk.sync()

    def _idle_place(self, given: Pressed) -> bool:
        """Whether no button lies there; what lies on the board is none while nobody chooses."""
        hit = self._desk.view.hit_at(given.x, given.y)
        return hit is None or not hit.enabled or hit.zone == "board"

    def _end_beat(self) -> None:
        """End the event that is seen."""
        self._desk.view.stage.end_beat(self._desk.app.motion)
        self._desk.app.dirty()
        self._desk.sync()
