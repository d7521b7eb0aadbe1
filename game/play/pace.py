"""How fast the bots are shown: speeds, pause, single step, skip, and the beat in which each of their actions is told.

Visible time depends on public facts and on the chosen speed alone: not on what a bot thinks about, nor on how long:
each level has a time of its own (`game.bots.timing`). Only where a computer is too slow for that, whole LATE ms pass.
"""

import math
from dataclasses import dataclass
from enum import Enum

from game.core.chance import Chance
from game.play.showing.hud_state import LogLine

INSTANT = math.inf
SPEEDS = (0.5, 1.0, 1.5, 2.0, 4.0, INSTANT)
"""The steps of the speed buttons."""

THINK, INTENT, ACT, REST = 250, 300, 300, 250
"""A beat's parts in ms at speed 1: who thinks, what it is about to do, the deed (as long as it moves), the rest."""

REVEAL, REVEAL_REST = 1600, 3000
"""How long a moment worth the whole table unfolds, and stands then if nobody must go on (ms at speed 1)."""

LATE = 400
"""A bot that is not done in the time of its level shows its answer only after whole such waits (ms at speed 1)."""

HOURGLASS = 600
"""After so much real thinking (ms) the hourglass appears."""


class Part(Enum):
    """The part of a beat that is on the screen now."""

    INTENT = "intent"
    ACT = "act"
    REST = "rest"


@dataclass(slots=True)
class Beat:
    """One step that is being shown: what it says, and how much of the present part is left (ms at speed 1)."""

    seat: int
    step: int
    lines: tuple[LogLine, ...]
    part: Part
    left: float


@dataclass(slots=True)
class Pace:
    """The transport: what the speed buttons have set."""

    speed: float = 1.0
    bots: float = 1.0
    """How many times faster than everything else the bots are; 0 = at once."""
    dice: float = 1.0
    """How many times faster than everything else dice tumble; 0 = at once."""
    reaction: float = 2000
    """ms that those who are called have to make themselves heard: no speed and no skip shortens it."""
    paused: bool = False
    single: bool = False
    """While paused: let exactly one bot action through."""
    skipping: bool = False
    """Show nothing until a human must decide."""

    @property
    def instant(self) -> bool:
        """Whether nothing takes any time."""
        return self.skipping or self.speed == INSTANT or self.bots == 0

    @property
    def held(self) -> bool:
        """Whether the bots must wait."""
        return self.paused and not self.single and not self.skipping

    def passed(self, ms: float) -> float:
        """How many ms of a beat pass in these ms."""
        return INSTANT if self.instant else ms * self.speed * self.bots

    def faster(self) -> None:
        """The next higher speed."""
        self.speed = min((speed for speed in SPEEDS if speed > self.speed), default=INSTANT)

    def slower(self) -> None:
        """The next lower speed."""
        self.speed = max((speed for speed in SPEEDS if speed < self.speed), default=SPEEDS[0])


def speed_words(speed: float) -> str:
    """The speed as the badge shows it."""
    return "∞" if speed == INSTANT else f"{speed:g}×"


def seal_delay(step: int, seat: int) -> int:
    """After how many ms (at speed 1) a bot's secret choice shows its seal: from the step and the seat, nothing else."""
    return 300 + Chance("seals", step * 16 + seat).below(900)
