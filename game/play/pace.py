"""How fast bots are shown: speed, pause, single step, skip, and the parts in which each of their actions is shown.

Visible time depends on public facts and the speed alone, not on what a bot thinks about or for how long: each level has
a fixed time (`game.bots.timing`). If the computer is too slow for it, whole waits of LATE ms are added.
"""

import math
from dataclasses import dataclass
from enum import Enum

from game.core.chance import Chance
from game.play.showing.hud_state import LogLine

INSTANT = math.inf
SPEEDS = (0.5, 1.0, 1.5, 2.0, 4.0, INSTANT)
"""The speeds that the buttons step through."""

THINK, INTENT, ACT, REST = 250, 300, 300, 250
"""The parts of a shown action in ms at speed 1: thinking, announcement, action (at least), rest."""

REVEAL, REVEAL_REST = 1600, 3000
"""How long a reveal unfolds, and how long it then stays if nobody need acknowledge it, in ms at speed 1."""

LATE = 400
"""A bot that exceeds its level's time shows its action only after whole waits of this length (ms at speed 1)."""

HOURGLASS = 600
"""The real thinking time, in ms, after which the hourglass appears."""


class Part(Enum):
    """The part of a beat that is shown now."""

    INTENT = "intent"
    ACT = "act"
    REST = "rest"


@dataclass(slots=True)
class Beat:
    """One step being shown: its lines, the current part, and how much of that part is left (ms at speed 1)."""

    seat: int
    step: int
    lines: tuple[LogLine, ...]
    part: Part
    left: float


@dataclass(slots=True)
class Pace:
    """The speed settings of a table."""

    speed: float = 1.0
    bots: float = 1.0
    """The speed of bots relative to everything else; 0 = at once."""
    dice: float = 1.0
    """The speed of dice relative to everything else; 0 = at once."""
    reaction: float = 3500
    """The time called players have to say that they want to answer, in ms; not affected by speed or skip.

    0 = until somebody says that all have answered.
    """
    paused: bool = False
    single: bool = False
    """While paused: let exactly one bot action pass."""
    skipping: bool = False
    """Show nothing until a human must decide."""
    waits: bool = False
    """The table waits for somebody who need not act, such as a pupil who reads; nothing goes on before."""

    @property
    def instant(self) -> bool:
        """Whether shown actions take no time."""
        return self.skipping or self.speed == INSTANT or self.bots == 0

    @property
    def held(self) -> bool:
        """Whether the bots wait."""
        return self.waits or (self.paused and not self.single and not self.skipping)

    def passed(self, ms: float) -> float:
        """Return how many ms at speed 1 pass in `ms` of real time; infinite if instant."""
        return INSTANT if self.instant else ms * self.speed * self.bots

    def faster(self) -> None:
        """Set the next higher speed."""
        self.speed = min((speed for speed in SPEEDS if speed > self.speed), default=INSTANT)

    def next_speed(self) -> None:
        """Set the next higher speed, after the highest the lowest."""
        if self.speed == INSTANT:
            self.speed = SPEEDS[0]
        else:
            self.faster()

    def slower(self) -> None:
        """Set the next lower speed."""
        self.speed = max((speed for speed in SPEEDS if speed < self.speed), default=SPEEDS[0])


def speed_words(speed: float) -> str:
    """Return the speed as the badge shows it, such as "1.5×"."""
    return "∞" if speed == INSTANT else f"{speed:g}×"


def seal_delay(step: int, seat: int) -> int:
    """Return after how many ms (at speed 1) a bot's secret choice is shown as committed, from public facts alone."""
    return 300 + Chance("seals", step * 16 + seat).below(900)
