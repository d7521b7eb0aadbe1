"""8: research: a sonar card under a wreck shows a little of where it lies, or of what it is worth."""

from functools import lru_cache

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.dark_water_salvage.actions import DONE, PASS, RESEARCH, Action, Research
from game.games.dark_water_salvage.components import RESEARCH_COST, RUMOUR, WRECKS
from game.games.dark_water_salvage.events import Answered, Researched
from game.games.dark_water_salvage.rules.state import State


def list_research(state: State, seat: Seat) -> tuple[Action, ...]:
    """8.1, 8.2: every wreck not yet raised, with every sonar of the pawn's place; 8.3: as long as there is money."""
    return _tests(state.lake.usable[state.pawns[seat]], state.sunk)


@lru_cache(maxsize=1 << 12)
def _tests(sonars: tuple[int, ...], sunk: int) -> tuple[Action, ...]:
    tests = [RESEARCH[wreck][sonar] for wreck in range(WRECKS) if sunk >> wreck & 1 for sonar in sonars]
    return (*tests, PASS, DONE)


def research(state: State, seat: Seat, action: Research, _chance: Chance, tell: Tell | None) -> None:
    """8.1: one test for $1; 8.3: then another; 8.8: everybody sees which, this seat alone what it answers."""
    wreck, sonar, lake = action.wreck, action.sonar, state.lake
    pair = seat * WRECKS + wreck
    state.cash[seat] -= RESEARCH_COST
    state.idle = -1
    state.asked[pair] |= 1 << sonar
    if sonar == lake.rumour:
        answer = RUMOUR[state.cards[wreck]]
    else:
        answer = lake.answers[sonar][state.regions[wreck]]
        state.masks[pair] &= lake.masks[sonar][answer]
    if tell:
        ship, name = state.ships[wreck], lake.sonars[sonar].name
        tell(Researched(seat, wreck, ship, sonar, name))
        tell(Answered(wreck, ship, sonar, name, answer, to=seat))
    if state.cash[seat]:
        state.acting = 1 << seat  # the same tests are listed
