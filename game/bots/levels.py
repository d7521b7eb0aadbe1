"""The levels: what each considers and ignores, in words and in numbers. None sees more than another."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from game.bots.search import Effort
from game.core.game import BadOption
from game.words import _

MEASURED = Path(__file__).with_name("measured.json")
"""What `seachest arena` found out about the levels; written by it, read for the set-up screen."""


@dataclass(frozen=True, slots=True)
class Level:
    """How one level of bot thinks.

    effort: how far it searches; None = it plays by the game's rules of thumb.
    noise:  in a hundred decisions, how many follow another sensible idea than the first (rules of thumb only).
    margin: how much worse than the best an action may be valued and still be played now and then, in utility.
    rival:  the level it was measured against.
    """

    id: str
    effort: Effort | None
    noise: int
    margin: float
    rival: str


RANDOM = Level("random", None, 100, 0.0, "")
"""Any legal action; a yardstick for the arena, never offered to players."""

DECKHAND = Level("deckhand", None, 20, 0.0, "random")
MATE = Level("mate", Effort(iterations=150, horizon=1, seconds=1.0), 0, 0.01, "deckhand")

LEVELS = (DECKHAND, MATE)
"""The levels offered to players, weakest first."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """One level in words, for the set-up screen."""

    name: str
    motto: str
    considers: str
    ignores: str


@dataclass(frozen=True, slots=True)
class Measurement:
    """What a tournament found: one `hero` among rivals of one level; shares of first places, in per cent.

    low and high bound the 95 % Wilson interval; fair is what equal play would give; tallies are how often else it ended
    as the game's mind counts, by name.
    """

    game: str
    hero: str
    rival: str
    seats: int
    games: int
    first: float
    low: float
    high: float
    fair: float
    tallies: Mapping[str, float] = field(default_factory=dict)


def find_level(level_id: str) -> Level:
    """The level with this id. BadOption when there is none."""
    for level in (RANDOM, *LEVELS):
        if level.id == level_id:
            return level
    names = ", ".join(level.id for level in LEVELS)
    raise BadOption(_("There is no bot level “{level}”. There are: {names}.").format(level=level_id, names=names))


def portrait(level: Level) -> Portrait:
    """What this level considers and ignores, in the player's language."""
    if level == MATE:
        return Portrait(
            _("Mate"),
            _("looks one round ahead"),
            _("Imagines what the others may hold and do, and plays many possible rounds before each decision."),
            _("Looks no further than the current round, and draws no conclusions from how you play."),
        )
    if level == DECKHAND:
        return Portrait(
            _("Deckhand"),
            _("plays by rules of thumb"),
            _("Follows the rules of thumb of the game. Likes what lies in front of it."),
            _("Does not think about what the others will do, and sometimes follows a whim."),
        )
    return Portrait(_("Random"), _("plays anything"), _("Nothing."), _("Everything."))


def measurements() -> tuple[Measurement, ...]:
    """All that the arena has written down; empty before anything was measured."""
    if not MEASURED.exists():
        return ()
    return tuple(Measurement(**row) for row in json.loads(MEASURED.read_text(encoding="utf-8")))


def strength(level: Level, game_id: str, seats: int) -> str:
    """The measured strength of a level in one sentence, or "" where nothing was measured."""
    return _strength(measurements(), level, game_id, seats)


def _strength(rows: Sequence[Measurement], level: Level, game_id: str, seats: int) -> str:
    for row in rows:
        if (row.game, row.hero, row.rival, row.seats) != (game_id, level.id, level.rival, seats):
            continue
        first = _(
            "Alone against {rivals} × {rival} it comes first in {first} % of {games} games "
            "(95 % interval {low}–{high} %; equal play would give {fair} %)."
        ).format(
            rivals=seats - 1,
            rival=portrait(find_level(row.rival)).name,
            first=round(row.first),
            games=row.games,
            low=round(row.low),
            high=round(row.high),
            fair=round(row.fair),
        )
        tallies = [
            _("It ends {how} in {share} % of them.").format(how=_(name), share=round(share))
            for name, share in row.tallies.items()
        ]
        return " ".join([first, *tallies])
    return ""
