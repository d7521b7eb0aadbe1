"""The levels of bots: how each of them decides, in numbers and in words for players. All see the same."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from game.bots.search import Effort
from game.bots.temper import STEADY, Temper, find_temper, temper_name
from game.core.errors import BadOption
from game.words import _

MEASURED = Path(__file__).with_name("measured.json")
"""The tournament results of the levels, written by `seachest arena` and shown on the set-up screen."""


@dataclass(frozen=True, slots=True)
class Level:
    """How one level of bot decides.

    effort: how much it searches; None = it plays by the game's rules of thumb.
    noise:  the probability, in per cent, of a random action of nearly equal prior (without search only).
    margin: the difference in utility that makes an action e times less likely to be played.
    rival:  the id of the level it was measured against.
    temper: how it rates being ahead or behind.
    """

    id: str
    effort: Effort | None
    noise: int
    margin: float
    rival: str
    temper: Temper = STEADY


RANDOM = Level("random", None, 100, 0.0, "")
"""Plays any legal action; a baseline for the arena, not offered to players."""

DECKHAND = Level("deckhand", None, 20, 0.0, "random")
MATE = Level("mate", Effort(iterations=100, horizon=1, seconds=0.25), 0, 0.03, "deckhand")
TEACHER = MATE.id
"""The level whose games were used to fit the weights of the best level and of hints."""
TEACHERS = f"{DECKHAND.id}+{MATE.id}"
"""The levels whose games were used to fit the weights of the level between them."""

SKIPPER = Level("skipper", Effort(iterations=600, horizon=2, seconds=0.5, taught=TEACHERS), 0, 0.005, "mate")
OLD_SALT = Level(
    "old_salt",
    Effort(iterations=3000, horizon=4, seconds=1.0, minds=2, weighs=True, ponders=True, taught=TEACHER),
    0,
    0.002,
    "skipper",
)

LEVELS = (DECKHAND, MATE, SKIPPER, OLD_SALT)
"""The levels offered to players, weakest first."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """The description of one level for the set-up screen."""

    name: str
    motto: str
    considers: str
    ignores: str


@dataclass(frozen=True, slots=True)
class Measurement:
    """One tournament result: one `hero` against rivals of one level; shares of first places are in per cent.

    `low` and `high` bound the 95 % Wilson interval; `fair` is the share for equal players; `tallies` has the share of
    games with the other outcomes that the game counts (`Mind.tallies`), by name.
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


def find_level(name: str) -> Level:
    """Return the level with this id, with a temperament after a colon: "mate", "mate:bold".

    Raises BadOption if there is no such level or temperament.
    """
    level_id, colon, temper = name.partition(":")
    for level in (RANDOM, *LEVELS):
        if level.id == level_id:
            return replace(level, temper=find_temper(temper)) if colon else level
    names = ", ".join(level.id for level in LEVELS)
    raise BadOption(_("There is no bot level “{level}”. There are: {names}.").format(level=level_id, names=names))


def unhurried(level: Level, most: int | None = None) -> Level:
    """Return the same level without a clock: it thinks its choices out to the end, the same on every computer.

    It plays at most so many ways on where a number is said.
    """
    if level.effort is None:
        return level
    ways = level.effort.iterations if most is None else min(level.effort.iterations, most)
    return replace(level, effort=replace(level.effort, seconds=None, iterations=ways))


def portrait(level: Level) -> Portrait:
    """Return what this level considers and ignores, in the player's language."""
    if level.id == OLD_SALT.id:
        return Portrait(
            _("Old Salt"),
            _("thinks of everything"),
            _("Plays up to three thousand ways on, and keeps its secret choices unpredictable."),
            _("Overlooks nothing that can be seen from its seat."),
        )
    if level.id == SKIPPER.id:
        return Portrait(
            _("Skipper"),
            _("thinks things through"),
            _("Counts every card, and plays up to six hundred ways on before each decision."),
            _("Draws no conclusions from how you play."),
        )
    if level.id == MATE.id:
        return Portrait(
            _("Mate"),
            _("looks one round ahead"),
            _("Imagines what the others may hold and do, and plays up to a hundred ways on before each decision."),
            _("Is not particular about what seems nearly as good, and draws no conclusions from how you play."),
        )
    if level.id == DECKHAND.id:
        return Portrait(
            _("Deckhand"),
            _("plays by rules of thumb"),
            _("Follows the rules of thumb of the game. Likes what lies in front of it."),
            _("Does not think about what the others will do, and sometimes follows a whim."),
        )
    return Portrait(_("Random"), _("plays anything"), _("Nothing."), _("Everything."))


def level_name(level: Level) -> str:
    """Return the level's name, with its temperament unless that is the steady one: “Skipper, bold”."""
    name = portrait(level).name
    if level.temper == STEADY:
        return name
    return _("{level}, {temper}").format(level=name, temper=temper_name(level.temper))


def pace_words(level: Level, ahead: bool = True) -> str:
    """Return how long it thinks, for the player; `ahead`: it may begin before the decision is due."""
    if level.effort is None or level.effort.seconds is None:
        return _("decides at once")
    seconds = f"{level.effort.seconds:g}"
    if level.effort.ponders and ahead:
        return _("thinks for {n} s, and while you do").format(n=seconds)
    return _("thinks for {n} s").format(n=seconds)


def measurements() -> tuple[Measurement, ...]:
    """Return all tournament results; () if nothing was measured."""
    if not MEASURED.exists():
        return ()
    return tuple(Measurement(**row) for row in json.loads(MEASURED.read_text(encoding="utf-8")))


def strength(level: Level, game_id: str, seats: int) -> str:
    """Return the measured strength of a level in one sentence; "" if it was not measured for this game and seats."""
    return _strength(measurements(), level, game_id, seats)


def _strength(rows: Sequence[Measurement], level: Level, game_id: str, seats: int) -> str:
    for row in rows:
        if (row.game, row.hero, row.rival, row.seats) != (game_id, level.id, level.rival, seats):
            continue
        first = _(
            "First against {rivals} × {rival} in {first} % of {games} games "
            "(95 % interval {low}–{high} %, fair {fair} %)."
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
