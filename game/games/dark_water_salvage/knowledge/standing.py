"""Where the round stands, and where a seat stands in it: what everybody sees at a glance."""

from dataclasses import dataclass

from game.games.dark_water_salvage.components import FIVE, SHIPS, SPACE_COST, STOPS, TEN
from game.games.dark_water_salvage.events import RoundEnded
from game.games.dark_water_salvage.knowledge.routes import blocked_for, distance
from game.games.dark_water_salvage.lake import soundings
from game.games.dark_water_salvage.view import View


def stop_of(view: View) -> int:
    """Where the action token lies, -1 = outside recovery."""
    return STOPS.index(view.phase) if view.phase in STOPS else -1


def balance(view: View | RoundEnded, seat: int) -> int:
    """13.2: cash and salvage less all loans; below 0 = in debt."""
    return view.cash[seat] + view.salvage[seat] - view.loans[seat]


def pool(view: View) -> int:
    """3.2: the dollars on offer in this round."""
    return FIVE * view.fives + TEN * view.tens


def points(view: View, wreck: int) -> int:
    """11.3, 11.4: the prestige for raising this wreck, that for finding it included while nobody has it."""
    ship = SHIPS[view.ships[wreck]]
    return ship.salvaged + (ship.located if view.located[wreck] < 0 else 0)


def hire_of(view: View, seat: int) -> int:
    """9.1: what a boat costs this seat when it leaves the region where it is; 0 when it has one, or is in no city."""
    return 0 if view.hired[seat] else soundings(view.lake).hires[view.pawns[seat]]


@dataclass(frozen=True, slots=True)
class Voyage:
    """9: what going to a region means: its spaces (0 = no way there), dollars for the boat, in all, and left then."""

    spaces: int
    hire: int
    cost: int
    left: int


def voyage(view: View, seat: int, region: int) -> Voyage:
    """9: what it means for this seat to go to this region."""
    spaces = distance(soundings(view.lake), blocked_for(seat, view.pawns), view.pawns[seat], region)
    hire = hire_of(view, seat)
    cost = hire + spaces * SPACE_COST
    return Voyage(spaces, hire, cost, view.cash[seat] - cost)
