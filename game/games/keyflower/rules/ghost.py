"""16: the Key Celeste and its ghost: on which bids it is played, what that does, and whose it is then."""

from game.core.game import Tell
from game.games.keyflower import components as box
from game.games.keyflower.events import GhostBack, GhostGone, GhostWon, Haunted
from game.games.keyflower.places import NOWHERE, ON_SHIP, STANDS, slot_of
from game.games.keyflower.rules import jokers
from game.games.keyflower.rules.state import State


def targets(state: State, seat: int) -> list[int]:
    """16.4: the tiles on which somebody else leads, from summer on."""
    if state.season == box.SPRING:
        return []
    return [tile for slot, tile in enumerate(state.market) if state.leader[slot] not in (-1, seat)]


def play(state: State, seat: int, tile: int, tell: Tell | None) -> None:
    """16.4, 16.5: the ghost takes the place of the bid that leads; its workers go behind this seat's screen."""
    slot = state.slot[tile]
    victim = state.leader[slot]
    place = slot * state.seats + victim
    workers = jokers.parts(state, place)
    jokers.take_in(state, seat, workers)
    state.bids[place] = 0
    state.ghost = STANDS + slot
    if tell:
        tell(Haunted(seat, victim, tile, tuple(workers[: 6 if state.jokers else 4])))


def resolve(state: State, winner: int, tell: Tell | None) -> None:
    """16.7, 16.8: last of all the Key Celeste: the ghost returns and goes to who won it; in winter it may leave."""
    winter, played = state.season == box.WINTER, slot_of(state.ghost) >= 0
    if winter:
        if played:
            state.ghost = NOWHERE
            if tell:
                tell(GhostGone())
        elif state.ghost == ON_SHIP:
            state.ghost = winner
        return
    if not played and state.ghost != ON_SHIP and tell:
        tell(GhostBack(state.ghost))
    state.ghost = winner if winner >= 0 else ON_SHIP
    if winner >= 0 and tell:
        tell(GhostWon(winner))
