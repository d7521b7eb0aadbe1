"""The table scene: connects a session with the view that draws it, and saves the match."""

from functools import partial
from typing import Any

import pygame

from game.bots.worker import Worker
from game.core.match import Match
from game.core.steps import Steps, whole
from game.maps import board_of
from game.play.bot_scheduler import Thinker
from game.play.handover import style_for
from game.play.pace import INSTANT, Pace
from game.play.session import Session
from game.play.showing.chronicle import DIGEST
from game.storage.autosaves import Autosave
from game.storage.saves import CannotSave
from game.ui.draw.canvas import Canvas
from game.ui.scenes.handover.veil_art import prepare_ground
from game.ui.scenes.logbook.noting import fit_text, note_end, sit
from game.ui.scenes.play import navigation
from game.ui.scenes.play.desk import TABLE, table_key
from game.ui.scenes.play.journal import take_journal
from game.ui.scenes.play.overlays import Overlays
from game.ui.scenes.play.public_view import public_picture
from game.ui.scenes.play.table_keys import TableKeys
from game.ui.scenes.play.table_time import TableTime
from game.ui.scenes.play.tools import use
from game.ui.shell.input import Input
from game.ui.shell.scene import Scene
from game.ui.table.view import TableView
from game.words import _


class TableScene(Scene):
    """Plays a match to its end."""

    name = TABLE
    large = True

    def __init__(
        self,
        match: Match,
        autosave: Autosave | None = None,
        *,
        kept: bool = False,
        resumed: bool = False,
        guarded: bool = False,
        worker: Thinker | None = None,
        board: Any = None,
    ) -> None:
        """`resumed`: the table opens behind a veil; `guarded`: even a single human gets veils.

        `kept`: a match without an autosave gets one when the table is built, or a notice if that fails. `worker` and
        `board` default to the real ones; tests pass their own.
        """
        super().__init__()
        self.match = match
        self.autosave = autosave
        self._kept = kept
        self._resumed = resumed
        self.guarded = guarded
        """Someone who played here left a seat to a bot, and must not see what the others see."""
        self._worker: Thinker | None = worker
        self._own: Worker | None = None
        self.board = board
        """The map on the table; set by `build`."""
        self._overlays = Overlays(self)
        self._time = TableTime(self)
        self._keys = TableKeys(self)
        self.last_key = ""
        """The chord of the last key press, "" = the mouse: it must not open the veil that it has caused."""
        self.away = False
        """Whether the window is inactive: then nothing private is shown and the bots wait."""

    @property
    def key(self) -> tuple[str, ...]:
        """A key that is equal for all openings of this match."""
        return table_key(self.match)

    @property
    def pins(self) -> dict[int, str]:
        """The PIN hash of each seat that has one; PINs set in this session apply to older saves, too."""
        return self.match.pins

    # ---- coming and going

    def prepare(self) -> Steps[None]:
        """Create the session in steps, before `build`, which does so at once where nobody has; `app` must be set.

        BadMap or BadSave, in the first step, when there is no such map.
        """
        self.match.pins = self.app.pins[self.key] = self.app.pins.get(self.key, {}) | self.match.pins
        self.guarded = self.guarded or self.key in self.app.guarded
        if self.board is None:
            self.board = board_of(self.match)
        if self._worker is None:
            self._worker = self._own = Worker()  # starts no process before a bot acts, or somebody wants a hint
        yield
        session = self._new_session(self._worker)
        yield
        yield from session.showing.begin()
        self.session = session

    def build(self) -> None:
        """Create the view and the autosave, and the session if it was not prepared."""
        if not hasattr(self, "session"):
            whole(self.prepare())
        if self._own is not None:
            self._time.warm_up(self._own)
        self.people = sit(self)
        if self.match.map_digest and self.match.map_digest != self.board.digest:
            self.session.showing.say(_("The map has changed since this game began; it goes on all the same."))
        staging = self.match.game.staging
        self.view = TableView(
            self.match.game.id,
            self.board,
            staging.palette,
            on_spot=self.on_spot,
            on_commit=self.on_commit,
            on_cancel=self._on_cancel,
            on_tool=self.on_tool,
            page=staging.page,
        )
        self.view.rests = True
        self.add(self.view)
        self._use_settings()
        self._overlays.show()
        if self._kept:
            take_journal(self)
        if self.guarded:
            self.app.guarded.add(self.key)

    def _new_session(self, worker: Thinker) -> Session:
        style = style_for(self.app.settings.hand_over, self.match.game.staging.hand_over)
        return Session(
            self.match,
            self.board,
            worker,
            style="strict" if style == "open" and self.pins else style,
            guarded=self.guarded or bool(self.pins),
            pace=Pace(),
            keep=self._keep,
            resumed=self._resumed,
            at_once=False,
        )

    def shown(self) -> None:
        """Apply the settings and bring the screen up to date."""
        self.away = False
        self._use_settings()
        self.app.sound.ambience(self.match.game.staging.bed)
        self.sync()

    def _use_settings(self) -> None:
        settings, pace = self.app.settings, self.session.pace
        pace.speed, pace.bots = settings.game_speed or INSTANT, settings.bot_speed
        pace.dice, pace.reaction = settings.dice_speed, settings.reaction_ms
        self.session.showing.undo_allowed = settings.undo != "none"
        self.session.showing.most = DIGEST[settings.digest]
        self.session.confirm = settings.confirm
        self.session.showing.touch()  # the bar says the speed

    def _keep(self, match: Match) -> None:
        if self.autosave is not None:
            self.autosave.keep(match, self.caption)
            note_end(self)

    @property
    def caption(self) -> str:
        """How far the game has come, in public words."""
        return self.session.playing.public.clock

    def left(self) -> None:
        """End the bots, write the full save, and release the autosave."""
        self.app.sound.ambience(None)
        self.app.read_at(0)
        if self._own is not None:
            self._own.close()
        self.on_quit()
        if self.autosave is not None:
            self.autosave.release()

    def on_quit(self) -> None:
        """Write the full save; the journal already has every step."""
        if self.autosave is not None:
            try:
                self.autosave.close(self.match, self.caption)
            except CannotSave as error:
                self.app.notice = str(error)

    def focus_lost(self) -> None:
        """Hide a private view in this very frame and let the bots wait, because the window is inactive."""
        self.away = True
        self.view.naming.end()  # nobody will tell when its key comes up
        self.session.passing.hide()
        self.sync()

    def sync(self) -> None:
        """Bring the screen up to date with the session, and keep time running if needed."""
        self._overlays.sync()
        self._keys.asks()
        fit_text(self.app, self.people, self.session.showing.viewer)
        self._time.wake()

    # ---- what the players do

    def on_spot(self, spot: str) -> None:
        """A spot was clicked: pick it."""
        self.session.pick(spot)
        self.sync()

    def on_commit(self) -> None:
        """Play what was put together."""
        self.session.commit()
        self.sync()

    def _on_cancel(self) -> None:
        self.session.cancel()
        self.sync()

    def on_tool(self, tool: str) -> None:
        """Do what a tool of the table stands for (see `TableView`)."""
        use(self, tool)
        self.sync()

    def before(self, given: Input) -> bool:
        """Handle Space wherever the focus is, and remember the key."""
        if self.away:
            self.away = False
            self.sync()
        return self._keys.before(given)

    def handle(self, given: Input) -> bool:
        """Handle the keys that no widget took."""
        return self._keys.handle(given)

    def back(self) -> None:
        """Return from the public table, or open the menu; called for Esc when nothing is picked."""
        if self.session.showing.overview:
            self.on_tool("return")
        else:
            self.open_menu()

    # ---- for the scenes around the table

    def open_menu(self) -> None:
        """Hide a private view and open the pause menu."""
        navigation.open_menu(self)

    def open_saves(self) -> None:
        """Hide a private view and open the list of saves."""
        navigation.open_saves(self)

    def cover(self) -> None:
        """Hide a private view, before something else opens."""
        self.session.passing.hide()
        self.sync()

    def hide_private(self) -> bool:
        """Hide a private view where somebody else could look; return whether there was one."""
        private = self.session.rules.veiled and self.session.showing.viewer is not None
        if private:
            self.cover()
        return private

    def tell(self, words: str) -> None:
        """Show a short notice on the table."""
        self.session.showing.say(words)
        self.sync()

    def leave_for(self, goal: object) -> None:
        """Remove the table and show the scene for this destination instead."""
        scene = self.app.scene_for(goal)
        if self.app.scenes[0] is self:
            self.app.clear_to(scene)
        else:
            self.app.pop(self)
            self.app.push(scene)

    def picture(self) -> pygame.Surface:
        """Return the public table for a screenshot, whoever looks now."""
        picture = public_picture(self)
        self.tell(_("A picture of the public table was taken."))
        return picture

    # ---- places

    @property
    def ready(self) -> bool:
        """The whole table is on the screen."""
        return self.view.whole

    def lay_out(self, canvas: Canvas) -> None:
        """Fill the window with the table; veils are painted in advance, so that they appear at once."""
        self.view.rect = canvas.measure.area
        for seat in self.session.rules.humans if self.session.rules.veiled else ():
            self.after(100 + 50 * seat, partial(self._prepare, seat))

    def _prepare(self, seat: int) -> None:
        draw = partial(prepare_ground, self.app.canvas, self.match.players[seat].colour)
        self.app.ahead.prepare(self.app.ahead.pictures(draw), self)

    def draw(self, canvas: Canvas) -> None:
        """Draw nothing: the view fills the scene."""
