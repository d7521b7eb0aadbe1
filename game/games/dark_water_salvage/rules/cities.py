"""6: the start cities."""

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.dark_water_salvage.actions import START, Start
from game.games.dark_water_salvage.events import CityTaken
from game.games.dark_water_salvage.rules.state import State


def list_cities(state: State, _seat: Seat) -> list[Start]:
    """6.2: the cities without a pawn."""
    return [START[city.region] for city in state.lake.lake.cities if city.region not in state.pawns]


def start(state: State, seat: Seat, action: Start, _chance: Chance, tell: Tell | None) -> None:
    """6.1: the pawn goes to this city; 6.3: it costs nothing."""
    state.pawns[seat] = action.region
    state.turn += 1
    if tell:
        tell(CityTaken(seat, action.region, state.lake.places[action.region]))
