"""What can be asked on the command line, each with its help; light, so that asking for help costs nothing."""

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn, TypeAlias

from game import __version__
from game.build import kind
from game.words import _

SMALLEST, LARGEST = (640, 360), (7680, 4320)
"""Pictures between these sizes can be drawn, in pixels."""

LONGEST = 140
"""Letters of what is wrong with a command line, so that the whole is one line."""

USUAL_SEATS = ("human:Captain", "bot:mate", "bot:mate", "bot:deckhand")


class Parser(argparse.ArgumentParser):
    """Reads the command line and refuses in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and where help is, and leave with exit code 2."""
        message = "".join(sign if sign.isprintable() else "?" for sign in message[:LONGEST])
        self.exit(2, _("{command}: {message}. Try {command} --help.").format(command=self.prog, message=message) + "\n")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
"""What every command adds itself to; argparse has no public name for it."""


def parser() -> Parser:
    """Return the reader of the whole command line; `command` names the module of `game.commands` that runs it."""
    top = Parser(
        prog="seachest",
        description=_("Board games in one sea chest. Without a command the window opens."),
        epilog=_("“seachest COMMAND --help” explains each command with an example."),
    )
    top.add_argument("--version", action="version", version=f"Seachest {__version__}, {kind()}")
    top.set_defaults(command="window")
    commands = top.add_subparsers(title=_("commands"), metavar="COMMAND")
    for add in (_play, _arena, _fit, _shot, _replay, _map, _doctor):
        add(commands)
    return top


def _command(commands: Commands, name: str, does: str, more: str, example: str) -> Parser:
    command = commands.add_parser(
        name,
        help=does,
        description=f"{does[0].upper()}{does[1:]}. {more}".strip(),
        epilog=_("example: ") + example,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.set_defaults(command=name)
    return command


def _game(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", help=_("the box to open, such as key_largo"))
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=_("a variant, such as encounters=on")
    )


def _board(command: Parser) -> None:
    where = _("the map to play on, by its name in “seachest map list” or its .tmx file (else the usual one)")
    command.add_argument("--map", default="", metavar="NAME|FILE", help=where)


def _play(commands: Commands) -> None:
    example = "seachest play key_largo --seat human:Ana --seat human:Ben --seat bot:mate --seat bot:deckhand"
    command = _command(commands, "play", _("open the window at a new table"), "", example)
    _game(command)
    _board(command)
    usual = " ".join(USUAL_SEATS)
    who = _("human:NAME or bot:LEVEL, once a seat, in order (else {usual})").format(usual=usual)
    command.add_argument("--seat", action="append", metavar="WHO", help=who)
    command.add_argument("--seed", metavar="S", help=_("the luck of this game; the same seed deals the same cards"))


def _arena(commands: Commands) -> None:
    more = _(
        "Each deal is played once from every seat; shares of first places come with their 95 % interval. "
        "“seachest arena --ladder key_largo” lets all levels meet and says which bars they reach."
    )
    example = "seachest arena key_largo --seats mate,deckhand,deckhand,deckhand --games 200 --jobs 2"
    command = _command(commands, "arena", _("let bots play a tournament"), more, example)
    _game(command)
    _board(command)
    levels = _(
        "a level for each seat: random, deckhand, mate, skipper or old_salt; mate:bold, mate/40 (iterations), "
        "skipper@0.5 (seconds), mate@table (in processes of its own, as at a table)"
    )
    what = command.add_mutually_exclusive_group(required=True)
    what.add_argument("--seats", metavar="LEVELS", help=levels)
    ladder = _("let every level meet those below it, at every table size")
    what.add_argument("--ladder", action="store_true", help=ladder)
    tables = _("which table sizes of the ladder, such as 3,4 (else all)")
    command.add_argument("--tables", type=counts, default=(), metavar="N,N", help=tables)
    command.add_argument("--only", default="", metavar="HERO:RIVAL", help=_("only these meetings of the ladder"))
    judges = _("let the Skipper of the ladder also meet OpenSpiel's bots (extra “research”)")
    command.add_argument("--judges", action="store_true", help=judges)
    where = _("play on the Dask cluster of this scheduler instead (extra “cluster”)")
    command.add_argument("--scheduler", default="", metavar="ADDRESS", help=where)
    command.add_argument("--games", type=count(1), default=100, metavar="N", help=_("how many at least (else 100)"))
    command.add_argument("--jobs", type=count(1, 512), default=1, metavar="J", help=_("games played at once (else 1)"))
    command.add_argument("--seed", type=count(0), default=1, metavar="S", help=_("which deals (else 1)"))
    command.add_argument("--json", action="store_true", help=_("print the figures for programs to read"))
    command.add_argument("--record", action="store_true", help=_("keep the result for the set-up screen to quote"))


def _fit(commands: Commands) -> None:
    more = _("Bots play among themselves; the weights of what the game measures are fitted to how that ended.")
    example = "seachest fit key_largo --games 3000 --jobs 2"
    command = _command(commands, "fit", _("fit a game's judgement to self-play"), more, example)
    command.add_argument("game", metavar="GAME", help=_("the box to open, such as key_largo"))
    command.add_argument("--games", type=count(1), default=3000, metavar="N", help=_("how many games (else 3000)"))
    level = _("who plays them, such as mate/40 (else deckhand)")
    command.add_argument("--level", default="deckhand", metavar="LEVEL", help=level)
    command.add_argument("--looks", type=count(1), default=6, metavar="K", help=_("positions of each game (else 6)"))
    command.add_argument("--jobs", type=count(1, 512), default=1, metavar="J", help=_("games played at once (else 1)"))
    command.add_argument("--seed", type=count(0), default=1, metavar="S", help=_("which deals (else 1)"))
    where = _("play on the Dask cluster of this scheduler instead (extra “cluster”)")
    command.add_argument("--scheduler", default="", metavar="ADDRESS", help=where)
    command.add_argument("--dry", action="store_true", help=_("only print what came of it, and write nothing"))


def _shot(commands: Commands) -> None:
    more = _("Bots play some steps first, then what one viewer sees is drawn, without a window.")
    example = "seachest shot key_largo --players 4 --seed storm --steps 40 --view 0 --size 1920x1080 table.png"
    command = _command(commands, "shot", _("draw a table into a PNG"), more, example)
    _game(command)
    _board(command)
    who = _("public, veil, hint, or a seat from 0 (else public)")
    command.add_argument("--players", type=count(1), default=4, metavar="N", help=_("how many (else 4)"))
    command.add_argument("--seed", default="seachest", metavar="S", help=_("the luck of this game"))
    command.add_argument("--steps", type=count(0), default=0, metavar="K", help=_("steps to play first (else 0)"))
    command.add_argument("--view", default="public", metavar="WHO", help=who)
    command.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH", help=_("pixels (else 1920x1080)"))
    command.add_argument("--text", type=count(90, 200), default=100, metavar="N", help=_("text size in per cent"))
    command.add_argument("file", type=Path, metavar="OUT.png", help=_("where to write the picture"))


def _replay(commands: Commands) -> None:
    more = _("Every step is played again; what everybody at the table could see of it is printed.")
    example = "seachest replay friday.seachest --verify"
    command = _command(commands, "replay", _("tell a saved game again, or verify it"), more, example)
    command.add_argument("file", type=Path, metavar="FILE", help=_("a save"))
    verify = _("only say whether every step follows from the seed")
    command.add_argument("--verify", action="store_true", help=verify)


def _map(commands: Commands) -> None:
    example = "seachest map check maps/island.tmx"
    both = _("list the boards there are, or check one made in Tiled")
    tasks = _command(commands, "map", both, "", example).add_subparsers(metavar="list|check", required=True)
    every = _("list the boards there are")
    _command(tasks, "list", every, _("Those in the box and your own, game by game."), "seachest map list").set_defaults(
        command="map_list"
    )
    what = _("check a board made in Tiled")
    more = _("Says what is wrong with it, object by object, or that nothing is.")
    check = _command(tasks, "check", what, more, example)
    check.add_argument("file", type=Path, metavar="FILE", help=_("a .tmx file"))
    check.set_defaults(command="map_check")


def _doctor(commands: Commands) -> None:
    more = _("Exit code 0 when one can play, 1 when something needed is missing.")
    _command(commands, "doctor", _("look whether everything works"), more, "seachest doctor")


def size(text: str) -> tuple[int, int]:
    """Read WIDTHxHEIGHT in pixels."""
    numbers = re.fullmatch(r"(\d{1,5})[x×](\d{1,5})", text)
    if not numbers:
        raise argparse.ArgumentTypeError(_("“{text}” is not a size such as 1920x1080").format(text=text))
    width, height = int(numbers[1]), int(numbers[2])
    if not (SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]):
        small, large = ("{}x{}".format(*limit) for limit in (SMALLEST, LARGEST))
        out = _("{text} is not between {small} and {large}").format(text=text, small=small, large=large)
        raise argparse.ArgumentTypeError(out)
    return width, height


def count(least: int, most: int = 1_000_000) -> Callable[[str], int]:
    """Return a reader of whole numbers from `least` to `most`."""

    def read(text: str) -> int:
        if re.fullmatch(r"\d{1,9}", text) and least <= int(text) <= most:
            return int(text)
        out = _("“{text}” is not a whole number from {least} to {most}").format(text=text, least=least, most=most)
        raise argparse.ArgumentTypeError(out)

    return read


def counts(text: str) -> tuple[int, ...]:
    """Read whole numbers with commas between them."""
    return tuple(count(1)(number.strip()) for number in text.split(","))
