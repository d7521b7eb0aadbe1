"""5: Dolphins Cove, and 11.2: the people one meets there."""

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.key_largo.actions import TRIP, Action, Trip
from game.games.key_largo.components import DOLPHIN_PAY, DOLPHINS, ENCOUNTER_HAND, ENCOUNTERS, LARGE_FAMILY, PEOPLE
from game.games.key_largo.events import EncounterDrawn, EncounterSeen, EncountersShuffled, NoEncounter
from game.games.key_largo.events_ashore import DolphinsPaid
from game.games.key_largo.rules.state import State, ask, may_hold, playable


def arrive(state: State, seat: Seat, chance: Chance, tell: Tell | None) -> None:
    """5.1: the trip pays at once; 11.4: who may hold a card for this place is asked first."""
    if state.held[seat] and may_hold(state, seat, PEOPLE[DOLPHINS]):
        ask(state, seat, "dolphins", list_dolphins(state, seat))
    else:
        trip(state, seat, TRIP, chance, tell)


def list_dolphins(state: State, seat: Seat) -> list[Action]:
    """12.18, 12.19: a card may be played before the trip."""
    return [*playable(state, seat, PEOPLE[DOLPHINS]), TRIP]


def trip(state: State, seat: Seat, _action: Trip, chance: Chance, tell: Tell | None) -> None:
    """5.1: the bank pays what the day track says, twice with the Large Family (12.19); then 11.2."""
    amount = DOLPHIN_PAY[state.day]
    if state.played[seat] == LARGE_FAMILY:
        amount *= 2
    state.money[seat] += amount
    if tell:
        tell(DolphinsPaid(seat, amount))
    if state.encounters:
        _meet(state, seat, chance, tell)


def _meet(state: State, seat: Seat, chance: Chance, tell: Tell | None) -> None:
    """11.2: draw an encounter card; 11.5: never a third; 11.6: an empty pile is made anew from the played cards."""
    if state.held[seat].bit_count() >= ENCOUNTER_HAND:
        if tell:
            tell(NoEncounter(seat, True))
        return
    if not state.pile and state.discarded:
        state.pile, state.discarded = state.discarded, 0
        if tell:
            tell(EncountersShuffled())
    if not state.pile:
        if tell:
            tell(NoEncounter(seat, False))
        return
    encounter = chance.pick([card for card in range(len(ENCOUNTERS)) if state.pile >> card & 1])
    state.pile &= ~(1 << encounter)
    state.held[seat] |= 1 << encounter
    if tell:
        tell(EncounterDrawn(seat))
        tell(EncounterSeen(encounter, seat))
