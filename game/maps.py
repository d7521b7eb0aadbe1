"""The maps that can be played on: those of the program, and those in the user's folder."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from game import disk, paths
from game.board.board import BadMap, Board
from game.board.map_file import read
from game.core.errors import BadOption
from game.core.game import Game
from game.core.match import Match
from game.core.plain import LONGEST_NAME, one_line
from game.core.player import Player
from game.core.save import BadSave
from game.games import find
from game.words import _, plural

MAP = ".tmx"

_boards: WeakKeyDictionary[Match, Board] = WeakKeyDictionary()
"""The board of each match in play, so that editing a map does not change it."""


@dataclass(frozen=True, slots=True)
class Listed:
    """One entry of a list of maps. Matches store `name`; `problems` say why it cannot be played on, () = it can."""

    name: str
    file: Path
    game: str = ""
    """The id of its game; "" if that cannot be read."""
    title: str = ""
    seats: range = range(0)
    problems: tuple[str, ...] = ()


def every_map() -> tuple[Path, ...]:
    """Return the files of all maps: the program's own, then the user's, each sorted by name."""
    own = [*paths.maps().glob(f"*{MAP}")]
    try:
        users = [*paths.user_maps_folder().glob(f"*{MAP}")]
    except OSError:  # a home that cannot be written holds no maps
        users = []
    return (*sorted(own), *sorted(users))


def maps_for(game: Game) -> tuple[Listed, ...]:
    """Return the maps of this game, the usual one first; unreadable files, too, because they may be meant for it."""
    found = [listed(game, file) for file in every_map() if game_of(file) in (game.id, "")]
    return tuple(sorted(found, key=lambda each: each.name != game.staging.map))


def game_of(file: Path) -> str:
    """Return the id of the game in the map's property `game`; "" if the file cannot be read or has none."""
    try:
        root = read(file)
    except BadMap:
        return ""
    named = root.find("properties/property[@name='game']")
    return "" if named is None else named.get("value", "")


def name_of(asked: str) -> str:
    """Return the name that a match stores for a map given by name or by file."""
    if not asked.endswith(MAP):
        return asked
    file = Path(asked).absolute()
    return file.stem if file in every_map() and file_of(file.stem) == file else str(file)


def asked_for(game: Game, asked: str) -> str:
    """Return the name of a map of this game given by name or by file. BadOption, which lists the maps, if none."""
    name = name_of(asked)
    if not name:
        return name
    file = file_of(name)
    there = ", ".join(each.name for each in maps_for(game) if not each.problems)
    if not file.exists():
        missing = asked if asked.endswith(MAP) else file.name
        words = _("{file}: the file does not exist; {game} has: {maps}.")
        raise BadOption(words.format(file=missing, game=game.title, maps=there))
    other = game_of(file)
    if other not in (game.id, ""):
        words = _("{map} is a map of {other}; {game} has: {maps}.")
        raise BadOption(words.format(map=file.stem, other=_title(other), game=game.title, maps=there))
    return name


def file_of(name: str) -> Path:
    """Return the file of a map by its name; a name that ends in ".tmx" is the file's path itself."""
    if name.endswith(MAP):
        return Path(name)
    bundled = paths.maps(f"{name}{MAP}")
    return bundled if disk.is_file(bundled) else paths.user_maps_folder() / f"{name}{MAP}"


def clash(file: Path) -> str:
    """Return why a file in the user's folder cannot have its name, for the player; "" if it can."""
    ours = paths.maps(file.name)
    if not (ours.exists() and file.exists()) or ours.samefile(file):
        return ""
    if not any(each.samefile(file) for each in every_map()):
        return ""
    return _("a map of this name comes with the program; give the file another name")


def unreadable(file: Path) -> Listed:
    """Return the entry of a file that may be meant for any game, with what is wrong with it."""
    try:
        checked(file)
    except (BadMap, BadOption) as bad:
        problems = tuple(bad.problems) if isinstance(bad, BadMap) else (str(bad).rstrip("."),)
        return Listed(listed_name(file), file, problems=problems)
    return Listed(listed_name(file), file)


def bundled(name: str) -> bool:
    """Return whether the map with this name comes with the program; games on other maps stand apart."""
    return not name.endswith(MAP) and disk.is_file(paths.maps(f"{name}{MAP}"))


def checked(file: Path) -> Board:
    """Return the board of this file, checked for the game that it names, and whether its name is free.

    BadMap says what is wrong, BadOption that there is no such game.
    """
    from game.board.tiled import load_board  # noqa: PLC0415 - a list of saves must not wait for the library

    board = load_board(file)
    load(find(str(board.properties["game"])), file)
    problem = clash(file)
    if problem:
        raise BadMap(file, [problem])
    return board


def sound(file: Path | str, board: Board) -> str:
    """Return what a check says of a map that can be played on."""
    spaces = plural("{n} space", "{n} spaces", len(board.spaces))
    return _("{file} is sound: {title}, {spaces}.").format(file=file, title=board.title, spaces=spaces)


def load(game: Game, file: Path) -> Board:
    """Return the board of this map, checked for the game. BadMap says, object by object, what is wrong."""
    try:
        stamp = file.stat()
    except (OSError, ValueError):
        raise BadMap(file, [_("the file does not exist")]) from None
    if not disk.is_file(file):
        raise BadMap(file, [_("a folder, a pipe or a device lies there, and no file")])
    board = _load(file, game.id, game.staging.spaces, stamp.st_mtime_ns, stamp.st_size)
    problems = _mismatches(game, board)
    if problems:
        raise BadMap(file, problems)
    if game.survey is not None:
        game.survey(game.options(), board)
    return board


def seats_on(game: Game, board: Board) -> range:
    """Return the numbers of players this map is for; by default those of the game."""
    least, most = (board.properties.get(f"{end}_players") for end in ("min", "max"))
    return range(least if isinstance(least, int) else game.seats[0],
                 (most if isinstance(most, int) else game.seats[-1]) + 1)  # fmt: skip


def board_named(name: str) -> Board:
    """Return the board of the map with this name, for its own game.

    Raises BadMap if it cannot be played on, BadOption if it names no game that exists.
    """
    file = file_of(name)
    return load(find(game_of(file)), file)


def need_room(game: Game, board: Board, players: int) -> None:
    """Raise BadOption if the game allows this number of players but the map does not."""
    seats = seats_on(game, board)
    if players in game.seats and players not in seats:
        raise BadOption(wrong_number(board.title, seats))


def surveyed(game: Game, options: Any, name: str) -> Any:
    """Return the options of a game on the map with this name. BadMap if it cannot be played on."""
    board = load(game, file_of(name))
    return options if game.survey is None else game.survey(options, board)


def start(game: Game, players: Sequence[Player], seed: str | None, options: Any, name: str = "") -> Match:
    """Return a new match on the map with this name, "" = the usual one. BadMap or BadOption if that is impossible."""
    name = name or game.staging.map
    if not name:
        return Match.start(game, players, seed, options)
    board = load(game, file_of(name))
    need_room(game, board, len(players))
    options = surveyed(game, game.options() if options is None else options, name)
    match = Match.start(game, players, seed, options, name, board.digest)
    _boards[match] = board
    return match


def wrong_number(title: str, seats: range) -> str:
    """Return the message that this map is for other numbers of players."""
    return _("{map} is a map for {players}.").format(map=title, players=players_in_words(seats))


def players_in_words(seats: range) -> str:
    """Return the numbers of players in words, such as "2 to 4 players"."""
    if len(seats) == 1:
        return plural("{n} player", "{n} players", seats[0])
    return _("{least} to {most} players").format(least=seats[0], most=seats[-1])


def board_of(match: Match) -> Board:
    """Return the board that this match is played on. BadSave if the map is missing or has changed for the rules.

    The rules take what they need from the options and not from the map, but the board on the screen must agree with
    them. A game without maps has an empty board.
    """
    if match in _boards:
        return _boards[match]
    if not match.map:
        return Board("", match.game.title, 0, 0, {}, {})
    file = file_of(match.map)
    try:
        board = load(match.game, file)
        options = match.options if match.game.survey is None else match.game.survey(match.options, board)
    except BadMap as bad:
        what = _("The map of this game cannot be played on. {problems}").format(problems=str(bad))
        advice = _("Put the map “{name}” back into {folder}.").format(name=file.name, folder=file.parent)
        raise BadSave(what, advice) from bad
    if options != match.options:
        what = _("The map “{name}” was changed after this game had begun on it.").format(name=file.name)
        advice = _("Put the map back as it was ({file}), and give the changed one another name.").format(file=file)
        raise BadSave(what, advice)
    _boards[match] = board
    return board


@lru_cache(maxsize=16)
def _load(file: Path, game_id: str, spaces: tuple[str, ...], _changed: int, _size: int) -> Board:
    from game.board.tiled import load_board  # noqa: PLC0415 - a list of saves must not wait for the library

    other = game_of(file)
    if other not in (game_id, ""):  # before all that it has not of this game
        what = _("the map is for the game {other}, not for {game}; correct its property game")
        raise BadMap(file, [what.format(other=other, game=game_id)])
    return load_board(file, spaces)


def _mismatches(game: Game, board: Board) -> list[str]:
    """Return what is wrong with the map's own properties for this game."""
    seats = seats_on(game, board)
    if not seats or seats[0] not in game.seats or seats[-1] not in game.seats:
        what = _("the map is for {least} to {most} players and {game} for {low} to {high}; correct its properties")
        numbers = {"least": seats.start, "most": seats.stop - 1, "low": game.seats[0], "high": game.seats[-1]}
        return [what.format(game=game.title, **numbers)]
    return []


def _title(game_id: str) -> str:
    try:
        return find(game_id).title
    except BadOption:
        return game_id


def listed_name(file: Path) -> str:
    """Return the name under which lists show this file."""
    return one_line(file.stem, LONGEST_NAME)


def listed(game: Game, file: Path) -> Listed:
    """Return the entry of this file in the list of maps of this game."""
    name = listed_name(file)
    if name != file.stem:
        problem = _("the name of the file is no line of at most {n} letters; rename it").format(n=LONGEST_NAME)
        return Listed(name, file, game.id, problems=(problem,))
    problem = clash(file)
    if problem:
        return Listed(name, file, game.id, problems=(problem,))
    try:
        board = load(game, file)
    except BadMap as bad:
        return Listed(name, file, game_of(file), problems=tuple(bad.problems))
    return Listed(name, file, game.id, board.title, seats_on(game, board))
