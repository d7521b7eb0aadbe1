"""Everything a player can decide, one class each, named by the rulebook's verb.

Every possible action is built once, here: the tables below hold the one object for each, and the rules list only those.
"""

from dataclasses import dataclass

from game.games.dark_water_salvage.components import LARGEST_POOL, WRECKS
from game.games.dark_water_salvage.lake import MOST_REGIONS, MOST_SONARS


@dataclass(frozen=True, slots=True)
class Apply:
    """4.1: ask secretly for so many dollars of the loans on offer."""

    amount: int


@dataclass(frozen=True, slots=True)
class Start:
    """6.1: put the pawn into this city."""

    region: int


@dataclass(frozen=True, slots=True)
class Research:
    """8.1: pay $1 and read this wreck (0 to 11) through this sonar card."""

    wreck: int
    sonar: int


@dataclass(frozen=True, slots=True)
class Sail:
    """9.2: go to this region by a shortest free way; hire a boat first when leaving the start city (9.1)."""

    region: int


@dataclass(frozen=True, slots=True)
class Locate:
    """10.1: pay $3 and claim that this wreck lies here."""

    wreck: int


@dataclass(frozen=True, slots=True)
class Salvage:
    """11.1: pay the region's fee and try to raise this wreck here."""

    wreck: int


@dataclass(frozen=True, slots=True)
class Pass:
    """7.3: do nothing (more) at this stop of the action token."""


@dataclass(frozen=True, slots=True)
class Done:
    """7.4: do nothing more in this round."""


APPLY = tuple(Apply(amount) for amount in range(LARGEST_POOL + 1))
START = tuple(Start(region) for region in range(MOST_REGIONS))
RESEARCH = tuple(tuple(Research(wreck, sonar) for sonar in range(MOST_SONARS)) for wreck in range(WRECKS))
SAIL = tuple(Sail(region) for region in range(MOST_REGIONS))
LOCATE = tuple(Locate(wreck) for wreck in range(WRECKS))
SALVAGE = tuple(Salvage(wreck) for wreck in range(WRECKS))
PASS, DONE = Pass(), Done()

Action = Apply | Start | Research | Sail | Locate | Salvage | Pass | Done
ACTIONS = (Apply, Start, Research, Sail, Locate, Salvage, Pass, Done)
