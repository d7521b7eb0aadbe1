"""The boxes in the chest."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from game.core.errors import BadOption
from game.core.game import Game
from game.core.match import Match
from game.core.player import Player
from game.core.replay import check_table, replay
from game.core.save import BadSave, Document
from game.core.steps import Steps, whole
from game.kit.lessons import Lesson
from game.kit.tips import Tips
from game.words import _

BOXES = ("key_largo", "dark_water_salvage", "killmans_keep", "keyflower", "keythedral")
"""Every box by the name of its folder, which is its id, in the order of the shelf; a new box is one more name here."""

LESSONS = 19
"""How many lessons the boxes have in all: known before any box is imported."""

ANNOUNCED: tuple[tuple[str, str, str], ...] = ()
"""Boxes that stand on the shelf before they can be opened: id, title, how many they seat."""

ADDED: tuple[Game, ...] = ()
"""Games that lie in no folder here, such as a test's."""

GAMES: tuple[Game, ...]
"""All of them; every box is imported when this is asked for, and not before."""


def __getattr__(name: str) -> Any:
    if name != "GAMES":
        raise AttributeError(name)
    return (*map(_open, BOXES), *ADDED)


def find(game_id: str) -> Game:
    """The box with this id; no other is imported. BadOption names the boxes there are."""
    if game_id in BOXES:
        return _open(game_id)
    for game in ADDED:
        if game.id == game_id:
            return game
    known = ", ".join([*BOXES, *(game.id for game in ADDED)])
    raise BadOption(_("There is no game “{id}” in the chest; it holds {known}.").format(id=game_id, known=known))


def lessons(game_id: str) -> tuple[Lesson, ...]:
    """The lessons of this box, in the order in which they are best taken; () where it has none."""
    room = f"game.games.{game_id}.lessons"
    known = game_id in BOXES and find_spec(room) is not None
    return cast(tuple[Lesson, ...], import_module(room).lessons()) if known else ()


def tips(game_id: str) -> Tips | None:
    """The tips of a first game of this box; None where it has none."""
    known = game_id in BOXES and find_spec(f"game.games.{game_id}.lessons") is not None
    return cast(Tips, import_module(f"game.games.{game_id}.lessons").tips()) if known else None


def start_match(
    game_id: str,
    players: Sequence[Player],
    seed: str | None = None,
    options: Any = None,
    map: str = "",
    map_digest: str = "",
) -> Match:
    """A new match of the box with this id. BadOption where there is none, or where it cannot be played so."""
    return Match.start(find(game_id), players, seed, options, map, map_digest)


def replay_match(document: Document) -> Match:
    """The match that was saved, played again to where it was. BadSave says where and why it cannot be."""
    return whole(replay(document, _known(document)))


def replay_in_steps(document: Document) -> Steps[Match]:
    """The same bit by bit: it stops after every few steps of the match."""
    return replay(document, _known(document))


def box_of(document: Document) -> Game:
    """The box that this document is of. BadSave when it is unknown, other rules were played, or too many sit there."""
    game = _known(document)
    check_table(document, game)
    return game


def _known(document: Document) -> Game:
    try:
        return find(document.game)
    except BadOption as error:
        raise BadSave(str(error), _("Open it with a Seachest that has it."), _("the set-up")) from error


def _open(box: str) -> Game:
    return cast(Game, import_module(f"game.games.{box}").GAME)
