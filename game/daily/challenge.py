"""The game of a day: deal, rule, others and seat follow from the box, the date and the version alone."""

from dataclasses import dataclass
from datetime import date, datetime
from hashlib import blake2b
from typing import Any

import msgspec

from game import __version__, maps
from game.core.chance import Chance
from game.core.game import Game
from game.core.match import Match
from game.core.player import COLOURS, Player
from game.games import BOXES, find

NAMES = ("Marlow", "Nell", "Otto", "Pike", "Quill")
"""The others at the table, in their order."""
SIGNS = 10
"""Bytes of a seed: written out they are longer than what one can type in the set-up, so nobody meets it by chance."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """The game of this box on this day: its rule in words, the options, who sits where, and the seed.

    `kinds` has for each seat who plays it, "" = the person. `version` is that of the program and of the box's rules:
    another one deals another game.
    """

    game: str
    day: date
    version: str
    title: str
    words: str
    options: Any
    kinds: tuple[str, ...]
    seed: str

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.kinds.index("")

    def players(self, name: str, colour: int, kind: str = "human") -> tuple[Player, ...]:
        """Return everybody at the table; the person's seat is played by this kind."""
        colours = [each for each in range(COLOURS) if each != colour]
        names = [each for each in NAMES if each.casefold() != name.casefold()]
        found, others = [], 0
        for own in self.kinds:
            if not own:
                found.append(Player(name, kind, colour))
                continue
            found.append(Player(names[others], own, colours[others]))
            others += 1
        return tuple(found)

    def match(self, name: str, colour: int, kind: str = "human") -> Match:
        """Return the match, before its first step."""
        return maps.start(find(self.game), self.players(name, colour, kind), self.seed, self.options)


def boxes() -> tuple[str, ...]:
    """Return the boxes that have a game of the day, in the order of the shelf."""
    return tuple(box for box in BOXES if find(box).staging.daily is not None)


def today() -> date:
    """Return the date of this computer, on which a day's game hangs."""
    return datetime.now().astimezone().date()


def version_of(game: Game) -> str:
    """Return the version that a game of the day depends on: the program's, and that of the box's rules."""
    return f"{__version__}/{game.rules_version}"


def challenge_of(game_id: str, day: date, version: str = "") -> Challenge:
    """Return the game of this box on this day, for a version ("" = this one)."""
    game = find(game_id)
    assert game.staging.daily is not None, f"{game_id} has no game of the day"
    daily, version = game.staging.daily(), version or version_of(game)
    text = f"chest of the day {game_id} {day.isoformat()} {version}"
    luck = Chance(text, 0)
    rule = luck.pick(daily.rules)
    seats = luck.pick(rule.seats)
    own = luck.below(seats)
    kinds = tuple("" if seat == own else f"bot:{luck.pick(daily.crew)}" for seat in range(seats))
    return Challenge(
        game=game_id,
        day=day,
        version=version,
        title=rule.title,
        words=rule.words,
        options=msgspec.convert(dict(rule.options), game.options),
        kinds=kinds,
        seed=blake2b(text.encode(), digest_size=SIGNS).hexdigest(),
    )
