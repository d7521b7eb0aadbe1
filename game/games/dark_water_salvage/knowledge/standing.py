"""Where the round stands, and where a seat stands in it: what everybody sees at a glance."""

from game.games.dark_water_salvage.components import STOPS
from game.games.dark_water_salvage.events import RoundEnded
from game.games.dark_water_salvage.view import View


def stop_of(view: View) -> int:
    """Where the action token lies, -1 = outside recovery."""
    return STOPS.index(view.phase) if view.phase in STOPS else -1


def balance(view: View | RoundEnded, seat: int) -> int:
    """13.2: cash and salvage less all loans; below 0 = in debt."""
    return view.cash[seat] + view.salvage[seat] - view.loans[seat]
