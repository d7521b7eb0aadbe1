"""The rules of Keyflower: what a game record asks of them, and what follows what."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.errors import BadOption
from game.core.game import Seat, Tell
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import Passed
from game.games.keyflower.halves import READY
from game.games.keyflower.options import Options
from game.games.keyflower.rules import (
    allotting,
    carrying,
    commit,
    expansion,
    placing,
    scoring,
    season_begin,
    season_end,
    winter,
)
from game.games.keyflower.rules.scoring import result
from game.games.keyflower.rules.state import State, blank, forget, gain
from game.words import _

__all__ = ["actors", "apply", "legal", "result", "setup"]


def setup(options: Options, seats: int, chance: Chance) -> State:
    """2: homes, workers and winter tiles are given out, and spring begins. BadOption for too few or too many."""
    if seats not in box.SEATS:
        raise BadOption(_("Keyflower is for two to six players."))
    if options.keymelequin not in range(len(box.BOATS) + 1):
        raise BadOption(_("The Keymelequin replaces one of the boats 1 to 6."))
    state = blank(options, seats)
    homes = list(range(len(box.HOMES)))
    chance.shuffle(homes)
    for seat in range(seats):
        expansion.lay(state, seat, homes[seat], 0, 0)
        gain(state, seat, box.START_HAND, 0, 0, chance, None)
    winter.deal(state, chance)
    state.start = homes.index(min(homes[:seats]))
    season_begin.begin(state, chance, None)
    return state


def actors(state: State) -> Sequence[Seat]:
    """Who must decide now: all who still choose winter tiles, or one seat; () when the game is over."""
    if state.phase == "offer":
        return tuple(seat for seat in range(state.seats) if not state.chosen[seat])
    return () if state.phase == "over" else (state.turn,)


def legal(state: State, seat: Seat) -> Sequence[do.Action]:
    """Everything this seat may choose now."""
    if state.phase == "offer":
        return () if state.chosen[seat] else winter.legal(state, seat)
    if seat != state.turn or state.phase == "over":
        return ()
    if state.phase == "act":
        return placing.legal(state, seat)
    if state.phase == "carry":
        return carrying.legal(state, seat)
    if state.phase == "allot":
        return allotting.legal(state, seat)
    return season_end.legal(state) if state.phase in ("boat", "succeed") else expansion.legal(state, seat)


def apply(state: State, seat: Seat, action: do.Action, chance: Chance, tell: Tell | None) -> None:
    """Carries out a listed action, and all that follows without a decision."""
    if state.phase == "act":
        _act(state, seat, action, chance, tell)
    elif state.phase == "carry":
        carrying.play(state, seat, action, tell)
        _carried(state, seat, tell)
    elif state.phase == "expand":
        expansion.play(state, seat, action, tell)
        if not state.stage:
            _expand(state, chance, tell)
    elif isinstance(action, do.TakeBoat | do.Succeed):
        if isinstance(action, do.Succeed):
            season_end.succeed(state, seat, action.boat, tell)
        else:
            season_end.take_boat(state, seat, action.boat, chance, tell)
        if not state.order:
            expansion.begin(state)
            _expand(state, chance, tell)
    elif state.phase == "allot":
        allotting.play(state, seat, action, tell)
        if not state.order:
            allotting.finish(state, tell)
    elif isinstance(action, do.Offer):
        winter.offer(state, seat, action.tiles, tell)
        state.clock += 1


def _act(state: State, seat: Seat, action: do.Action, chance: Chance, tell: Tell | None) -> None:
    """3.2, 3.3: a turn; the season ends when all have passed one after the other."""
    if isinstance(action, do.Pass):
        state.passes += 1
        if tell:
            tell(Passed(seat))
        if state.passes == state.seats:
            season_end.end(state, tell)
        else:
            _next(state)
        return
    placing.choose(state, seat, action)
    if state.stage == READY:
        commit.commit(state, seat, chance, tell)
        if state.phase == "act":
            _next(state)
        else:
            _carried(state, seat, tell)


def _next(state: State) -> None:
    state.turn = (state.turn + 1) % state.seats
    state.clock += 1


def _carried(state: State, seat: Seat, tell: Tell | None) -> None:
    """6.1: a transport ends where nothing is left to do."""
    if not state.stage and carrying.finished(state, seat):
        if state.moves or state.ups:
            carrying.end(state, seat, tell)
        state.trip = ()
        forget(state)
        state.phase = "act"
        _next(state)


def _expand(state: State, chance: Chance, tell: Tell | None) -> None:
    """9.1: to the next who lays tiles; then the next season or the end."""
    if not expansion.finished(state):
        return
    state.clock += 1
    if state.season == box.WINTER:
        if state.options.by_hand:
            allotting.begin(state, tell)
        else:
            scoring.finish(state, tell)
        return
    state.season += 1
    if state.season == box.WINTER:
        winter.begin(state)
    else:
        season_begin.begin(state, chance, tell)
