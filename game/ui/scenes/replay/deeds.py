"""What one can do with a replay besides watching: a picture, a clip, a game that goes on from here."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame

from game import paths
from game.core.match import Match
from game.core.table import Table
from game.logbook.writing import set_apart
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.frame import back_button
from game.ui.scenes.replay.clip import SPAN, ClipScene, name_of
from game.ui.scenes.replay.encoder import can_write
from game.ui.scenes.start.launch import CANNOT_SIT, sit_down
from game.ui.widgets.base import Program
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.choices import Option, Segments
from game.ui.widgets.dialog import Answer, Dialog
from game.words import _


def back_to(press: Callable[[], None]) -> Button:
    """The way back."""
    return back_button(press)


def hunt(match: Match, app: Program) -> IconButton:
    """Look for puzzles in a game that is over."""
    tip = _("Look for puzzles in this game")
    button = IconButton("puzzles", "puzzle", lambda: app.go(to.PuzzleSearch(match)), tip, zone="header")
    button.enabled = match.over
    button.reason = "" if match.over else _("This game goes on: puzzles are found in finished ones.")
    return button


def paging(page: str, turn: Callable[[object], None]) -> Segments:
    """The board or the paper, where there is no room for both."""
    return Segments("page", [Option("board", _("Board")), Option("paper", _("Paper"))], page, turn, zone="page")


def quiet(table: Table) -> Table:
    """A table on which nothing can be chosen."""
    return replace(table, offers=(), amount=None, bargain=None, call=None, unasked=None)


def save_picture(app: Program, area: Rect, game_id: str) -> str:
    """Save what the board shows now; return what to say of it."""
    box = app.measure.rect(area).clip(app.surface.get_rect())
    try:
        path = paths.pictures_folder() / name_of(game_id, "png")
        pygame.image.save(app.surface.subsurface(box).copy(), str(path))
    except (OSError, pygame.error) as error:
        return _("The picture could not be saved: {reason}").format(reason=error)
    return _("The picture lies in {folder}.").format(folder=path.parent)


def save_clip(scene: Any) -> None:
    """Save the stretch between the brackets, or one from here on, as a GIF; a dialog says where that cannot be."""
    if not can_write():
        words = _(
            "GIFs are written by the library Pillow, which is not installed. “make play” installs it, as does "
            "“pip install pillow” in the folder .venv."
        )
        scene.app.push(Dialog(_("No GIF can be written"), words, [Answer(_("Back"), lambda: None)]))
        return
    scene.transport.stop()
    last = scene.film.last
    first, end = scene.rail.clip or (max(0, min(scene.place, last - SPAN)), min(last, scene.place + SPAN))
    scene.app.push(ClipScene(scene.film, scene.perspective, first, end, scene.say))


def ask_play_on(scene: Any) -> None:
    """Ask, and open a table for a new game that goes on from this moment."""
    transport = scene.transport
    transport.stop()
    if not transport.play_on.enabled:
        scene.say(transport.play_on.reason)
        return
    if scene.place == scene.film.last:
        scene.say(_("Here the game is over. Go back to play on."))
        return
    text = _("A new game begins as it stood here, with the same shuffles. It is practice: no record, no rating.")
    stay = Answer(_("Keep watching"), lambda: None)
    go = Answer(_("Play on from here"), lambda: _play_on(scene), "primary", "play")
    scene.app.push(Dialog(_("Play on from here?"), text, [stay, go], "play"))


def _play_on(scene: Any) -> None:
    app = scene.app
    try:
        match = scene.film.recording.again(scene.film.moments[scene.place])
        set_apart(match, "practice")
        sit_down(app, match, resumed=sum(player.human for player in match.players) > 1)
    except CANNOT_SIT as error:
        app.push(Dialog(_("This table cannot be set"), str(error), [Answer(_("Back"), lambda: None)]))
