"""10, 11: the end, and who has won."""

from game.core.chance import Chance
from game.core.game import Result, Seat, Tell
from game.games.keythedral import components as box
from game.games.keythedral import events as told
from game.games.keythedral.purse import value
from game.games.keythedral.rules.state import State
from game.words import _


def seat_points(state: State, seat: Seat) -> int:
    """11.1: what the seats of this player are worth."""
    worth = box.SEAT_VALUE[state.second]
    return sum([worth[box.LEVEL[tile]] for tile, owner in enumerate(state.owner) if owner == seat])


def points(state: State, seat: Seat) -> int:
    """11.1, 11.3: the score; in the second edition with what cubes are worth."""
    left = value(state.purse[seat], box.VALUE) if state.second else 0
    return seat_points(state, seat) + left


def complete(state: State) -> bool:
    """10.1: whether the last seat was bought."""
    return state.level == box.LEVELS - 1 and all(state.owner[tile] >= 0 for tile in state.panes[state.level])


def end(state: State, _chance: Chance, tell: Tell | None) -> None:
    """10.3: points are counted."""
    state.scores = tuple([points(state, seat) for seat in range(state.seats)])
    state.half, state.phase = None, "over"
    if tell:
        tell(told.GameEnded(state.scores, not complete(state)))


def result(state: State) -> Result | None:
    """11.2: the most points win; in the first edition a tie is broken by what cubes are worth."""
    if state.phase != "over":
        return None
    seats = range(state.seats)
    left = [0 if state.second else value(state.purse[seat], box.VALUE) for seat in seats]
    worth = [(state.scores[seat], left[seat]) for seat in seats]
    ranking = tuple([tuple([seat for seat in seats if worth[seat] == one]) for one in sorted(set(worth), reverse=True)])
    return Result(ranking, state.scores, " ".join(_reasons(state, ranking)), _remarks(state, left))


def _reasons(state: State, ranking: tuple[tuple[Seat, ...], ...]) -> list[str]:
    if complete(state):
        found = [_("The last seat of the Keythedral is bought.")]
    else:
        found = [_("Round {n} is over, and the Keythedral is not finished.").format(n=state.round)]
    best = max(state.scores)
    if len(ranking[0]) > 1:
        found.append(_("The first place is shared."))
    elif state.scores.count(best) > 1:
        found.append(_("The tie is broken by the value of the cubes that are left."))
    return found


def _remarks(state: State, left: list[int]) -> tuple[str, ...]:
    tied = [state.scores.count(score) > 1 for score in state.scores]
    if state.second or not any(tied):
        return ()
    words = _("cubes worth {n}")
    return tuple([words.format(n=n) if one else "" for n, one in zip(left, tied, strict=True)])
