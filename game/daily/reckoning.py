"""What a Mate, a Skipper and an Old Salt make of a day's game, in the person's seat: the targets.

They see what that seat sees, as at a table, but have no clock: how far they search is counted in ways played on, so
that the same version comes to the same targets everywhere. What is half done can be kept, and gone on with.
"""

import zlib
from collections.abc import Iterator

import msgspec

from game.bots.bot import choose
from game.bots.levels import MATE, OLD_SALT, SKIPPER, Level, find_level, unhurried
from game.core import save
from game.core.errors import Illegal
from game.core.match import Match
from game.core.save import BadSave
from game.daily.challenge import Challenge
from game.games import find, replay_match
from game.logbook.tries import Figures, figure_of
from game.storage.reading import LARGEST

SITTING = (MATE, SKIPPER, OLD_SALT)
"""Who sits in the person's seat, one after the other."""
SHARE = {MATE.id: 4, SKIPPER.id: 2, OLD_SALT.id: 1}
"""By level: a box's number of ways is that of an Old Salt; others play this part of it."""
LEAST = 8
"""No search is shorter than so many ways."""
STEPS_A_SEAT = 60
"""How long a game is held to be until one has been played."""


class Reckoned(msgspec.Struct, frozen=True):
    """How far the reckoning is: what those made of it who have played, and the game that is under way, packed."""

    figures: Figures = ()
    under_way: bytes = b""
    steps: int = 0
    """How long the last game was, 0 = none was played."""
    part: float = 0.0
    """How far all of it is, 0 to 1."""

    @property
    def whole(self) -> bool:
        """Whether all have played."""
        return len(self.figures) == len(SITTING)


def reckon(challenge: Challenge, begun: Reckoned | None = None) -> Iterator[Reckoned]:
    """Go on from what was kept: yield after every decision how far it is, at last the whole.

    What comes in the middle of a game is packed only when it is to be kept: see `UnderWay`.
    """
    reckoned = begun or Reckoned()
    while not reckoned.whole:
        match = _taken_up(challenge, reckoned)
        length = reckoned.steps or STEPS_A_SEAT * len(challenge.kinds)
        for played in _played(challenge, match, SITTING[len(reckoned.figures)]):
            part = (len(reckoned.figures) + min(0.95, played / length)) / len(SITTING)
            yield UnderWay(reckoned.figures, steps=reckoned.steps, part=part, match=match)
        figures = (*reckoned.figures, figure_of(match, challenge.seat))
        reckoned = Reckoned(figures, steps=match.step, part=len(figures) / len(SITTING))
        yield reckoned


class UnderWay(Reckoned, frozen=True):
    """How far it is in the middle of a game."""

    match: Match | None = None

    def packed(self) -> Reckoned:
        """Return it as it can be kept."""
        assert self.match is not None
        document = zlib.compress(save.write(self.match.to_document()))
        return Reckoned(self.figures, document, self.steps, self.part)


def _played(challenge: Challenge, match: Match, sitting: Level) -> Iterator[int]:
    """Play the match to its end, a decision at a time; yield the number of steps so far."""
    game, daily = match.game, match.game.staging.daily
    assert daily is not None
    ways = daily().ways
    levels = [affordable(find_level(kind.removeprefix("bot:")) if kind else sitting, ways) for kind in challenge.kinds]
    while not match.over:
        seat = match.actors()[0]
        thought = choose(game, match.seat(seat), levels[seat], hash_of(challenge.seed, sitting.id, match.step))
        match.play(seat, thought.action)
        yield match.step


def hash_of(seed: str, level: str, step: int) -> int:
    """Return the number that a bot's own luck starts from in this decision; it has nothing to do with the match's."""
    return zlib.crc32(f"{seed[::-1]} {level} {step}".encode())


def affordable(level: Level, ways: int) -> Level:
    """Return this level without a clock, for a box in which an Old Salt plays so many ways on."""
    return unhurried(level, max(LEAST, ways // SHARE.get(level.id, 1)))


def _taken_up(challenge: Challenge, reckoned: Reckoned) -> Match:
    """Return the game under way as it was kept, or a new one where nothing was, or nothing that can be gone on with."""
    if reckoned.under_way:
        try:
            raw = zlib.decompressobj().decompress(reckoned.under_way, LARGEST)
            match = replay_match(save.read(raw))
            if (match.game.id, match.seed, match.options) == (challenge.game, challenge.seed, challenge.options):
                return match
        except (BadSave, Illegal, zlib.error):
            pass
    return challenge.match(find(challenge.game).title, 0, f"bot:{SITTING[len(reckoned.figures)].id}")
