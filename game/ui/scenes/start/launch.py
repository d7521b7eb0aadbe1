"""From a set-up to a table: the last set-up is kept, so that a quick game needs one press."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Annotated, Any

import msgspec

from game import disk, maps, paths
from game.board.board import BadMap
from game.bots.worker import minds_at
from game.core.errors import BadOption
from game.core.match import Match
from game.core.pins import hashed
from game.core.plain import Count, FilePath, Name, why
from game.core.player import Player
from game.core.save import MOST_SEATS, UNREADABLE
from game.games import BOXES, find
from game.logbook.writing import set_apart
from game.play.advice.hint_permission import give_hints, has_hints
from game.storage.autosaves import Autosave
from game.storage.saves import CannotSave, write_whole
from game.ui.draw import theme
from game.ui.scenes import to
from game.ui.scenes.logbook.noting import own_pins, people_at
from game.ui.scenes.play.desk import TABLE, table_key
from game.ui.scenes.start.sitting import set_in_steps
from game.ui.widgets.base import Layer, Program
from game.words import _

CANNOT_SIT = (BadOption, BadMap, CannotSave)
"""Why a table cannot be set, each in words."""


class Seating(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is set: the game, who sits where, and the options by name."""

    game: str
    players: Annotated[tuple[tuple[Name, Name, Count], ...], msgspec.Meta(max_length=MOST_SEATS)]
    """(name, kind, colour) of each seat."""
    options: Annotated[dict[Name, Any], msgspec.Meta(max_length=100)] = {}
    map: FilePath = ""
    """The map on the table, "" = the usual one."""
    hints: bool = True
    """Whether people may ask for hints."""
    tips: bool = False
    """Whether it is a first game with tips, which stands apart in the logbook."""

    def match(self, seed: str | None = None) -> Match:
        """A new match at this table. BadOption and BadMap say in words why it cannot be."""
        game, options = find(self.game), self.chosen()
        match = maps.start(game, [Player(*entry) for entry in self.players], seed, options, self.map)
        if not self.hints:
            give_hints(match, wanted=False)
        if self.tips:
            set_apart(match, "guided")
        return match

    def chosen(self) -> Any:
        """The options as the game has them. BadOption when it has not, or not such ones."""
        game = find(self.game)
        unknown = sorted(set(self.options) - {field.name for field in fields(game.options)})
        if unknown:
            raise BadOption(_("{game} has no option “{name}”.").format(game=game.title, name=unknown[0]))
        try:
            return msgspec.convert(self.options, game.options)
        except (msgspec.ValidationError, RecursionError) as error:
            what = _("These are no options of {game}: {reason}.")
            raise BadOption(what.format(game=game.title, reason=why(error))) from error


def seating_of(match: Match) -> Seating:
    """The table of a match, to be set again."""
    players = tuple((player.name, player.kind, player.colour) for player in match.players)
    options = msgspec.to_builtins(match.options)
    hints = not any(player.human for player in match.players) or has_hints(match)
    return Seating(game=match.game.id, players=players, options=options, map=match.map, hints=hints)


def usual(game_id: str) -> Seating:
    """The table somebody may like who has set none yet: one person against bots, whoever sat down last, at any box.

    There are as many seats as the box says at least, four at most.
    """
    seats = find(game_id).seats
    number = min(max(seats[0], 4), seats[-1])
    name, colour = _sat_last(_kept())
    free = [other for other in range(len(theme.SEATS)) if other != colour]
    bots = (("Marlow", "bot:mate"), ("Nell", "bot:deckhand"), ("Otto", "bot:deckhand"))
    players = [(name, "human", colour), *((*bot, other) for bot, other in zip(bots, free, strict=False))]
    return Seating(game=game_id, players=tuple(players[:number]))


def _sat_last(kept: Mapping[str, str]) -> tuple[str, int]:
    """Name and colour of the first person at the last table of all."""
    seating = _table(kept, kept.get("", ""))
    people = seating.players if seating else ()
    return next(((name, colour) for name, kind, colour in people if kind == "human"), (_("Ana"), 0))


def remembered(game_id: str = "") -> Seating:
    """The last table of this game (of any game), or the usual one."""
    kept = _kept()
    wanted = game_id or kept.get("", "")
    try:
        find(wanted)
    except BadOption:
        return usual(BOXES[0])
    return _table(kept, wanted) or usual(wanted)


def _table(kept: Mapping[str, str], game_id: str) -> Seating | None:
    """The table of this game that is kept, None where there is no sound one."""
    try:
        seats = find(game_id).seats
        seating = msgspec.json.decode(kept[game_id].encode(), type=Seating)
        minds_at([Player(*entry) for entry in seating.players])
    except (KeyError, *UNREADABLE, BadOption):  # it may name a bot that another version knew
        return None
    colours = {colour for _name, _kind, colour in seating.players}
    sound = seating.game == game_id and len(colours) == len(seating.players) in seats
    return seating if sound else None


def remember(seating: Seating) -> None:
    """Keep this table for the next quick game; nothing is lost when the disk refuses."""
    _keep({**_kept(), "": seating.game, **_row(seating)})


def follow(called: str, name: str, colour: int) -> None:
    """Whoever was `called` so has another name or colour: at the kept tables, too, where another may have to swap.

    Where no table is kept, the usual one is from now on.
    """
    kept = _kept()
    last = kept.get("", "")
    last = last if last in BOXES else BOXES[0]
    tables = [table for table in (_table(kept, box) for box in BOXES) if table] or [usual(last)]
    for table in tables:
        kept |= _row(msgspec.structs.replace(table, players=_renamed(table.players, called, name, colour)))
    _keep({**kept, "": last})


def _renamed(
    players: tuple[tuple[str, str, int], ...], called: str, name: str, colour: int
) -> tuple[tuple[str, str, int], ...]:
    own = next((n for n, (who, kind, _c) in enumerate(players) if _is(called, who, kind)), None)
    if own is None:
        return players
    before = players[own][2]
    swapped = [(who, kind, before if other == colour else other) for who, kind, other in players]
    swapped[own] = (name, "human", colour)
    return tuple(swapped)


def forget_at_tables(called: str) -> None:
    """Keep no table any more at which this person sits."""
    kept = _kept()
    tables = [table for table in (_table(kept, box) for box in BOXES) if table]
    gone = {table.game for table in tables if any(_is(called, who, kind) for who, kind, _colour in table.players)}
    _keep({key: text for key, text in kept.items() if key not in gone and not (key == "" and text in gone)})


def _is(called: str, who: str, kind: str) -> bool:
    return kind == "human" and who.casefold() == called.casefold()


def _row(seating: Seating) -> dict[str, str]:
    seating = msgspec.structs.replace(seating, tips=False)  # a first game is a first game once
    return {seating.game: msgspec.json.encode(seating).decode()}


def _keep(kept: Mapping[str, str]) -> None:
    try:
        write_whole(paths.config_folder() / "tables.json", msgspec.json.encode(kept))
    except OSError:
        return


def _kept() -> dict[str, str]:
    try:
        return msgspec.json.decode(disk.read(paths.config_folder() / "tables.json"), type=dict[str, str])
    except (OSError, *UNREADABLE):
        return {}


def quick_match() -> Match:
    """A match at the last table. BadOption or BadMap when that table cannot be set any more."""
    return remembered().match()


def sit_down(
    app: Program,
    match: Match,
    autosave: Autosave | None = None,
    *,
    resumed: bool = False,
    guarded: bool = False,
    pins: Mapping[int, str] | None = None,
    instead: Layer | None = None,
) -> None:
    """Show the table of this match, some frames later where setting it takes longer than a frame has time for.

    Without an autosave it gets one, and says so where the disk refuses. BadMap or BadSave when there is no such map.

    `pins` are the digits that open the seats' private views; a table that has had some keeps them, so that nobody gets
    rid of them by loading it. The table comes instead of the scene `instead`, or of a table that is open: there
    is one table at a time.
    """
    own = own_pins(match, people_at(match)) if autosave is None and not match.step else {}
    if pins is not None:
        app.pins.pop(table_key(match), None)
        match.pins = {seat: hashed(pin) for seat, pin in pins.items()}
    match.pins = own | match.pins
    old = instead or next((scene for scene in app.scenes if scene.name == TABLE), None)
    table = app.scene_for(to.Playing(match, autosave, resumed, guarded))
    set_in_steps(app, table, old)
