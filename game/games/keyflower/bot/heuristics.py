"""Rules of thumb: what each part of a choice is worth to the seat that makes it."""

from collections.abc import Sequence

from game.core.game import Seat
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.bot.hauling import haul
from game.games.keyflower.bot.placements import Placement, bids, uses
from game.games.keyflower.bot.settling import lay
from game.games.keyflower.bot.worth import SKILL, scores_for, stock, worker
from game.games.keyflower.rules.placing import COLOUR, COUNT, JOIN, PAY, TILE, WHAT, WHERE
from game.games.keyflower.rules.possible import BIDDING, USING
from game.games.keyflower.rules.state import State

MEANT, OTHER = 10.0, 0.0
"""What one's plan asks for, and what it does not, where nothing else tells them apart."""
PASSING = 0.25
"""What it is worth to keep everything."""
NEVER = -1e3


def weigh(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """What each of these is worth, in points."""
    if state.phase == "act":
        return _placing(state, seat, legal)
    if state.phase == "carry":
        return _only(legal, haul(state, seat, list(legal)))
    if state.phase == "expand":
        return _only(legal, lay(state, seat, list(legal)))
    if state.phase == "allot":
        return _only(legal, do.ALLOT_BEST if do.ALLOT_BEST in legal else do.SCORE)
    if state.phase == "boat":
        return [_boat(state, seat, action) for action in legal]
    return _offers(state, seat, legal)


def _only(legal: Sequence[do.Action], meant: do.Action) -> list[float]:
    return [MEANT if action == meant else OTHER for action in legal]


def _placing(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    stage = state.stage
    if stage in (WHAT, WHERE, TILE, COLOUR):
        return _aiming(state, seat, legal, stage)
    if stage == JOIN:
        return [_joining(state, seat, action) for action in legal]
    if stage == COUNT:
        return [_counting(state, action) for action in legal]
    if stage == PAY:
        return [_paying(state, seat, action) for action in legal]
    have = stock(state, seat)
    return [-float(have[action.good]) if isinstance(action, do.Make) else NEVER for action in legal]


def _aiming(state: State, seat: Seat, legal: Sequence[do.Action], stage: int) -> list[float]:
    """The best of all placements that begin so."""
    found: list[Placement] = []
    if stage == WHAT or state.kind == BIDDING:
        found += bids(state, seat)
    if stage == WHAT or state.kind == USING:
        found += uses(state, seat)
    best = dict[do.Action, float]()
    for each in found:
        action = _part(each, state, stage)
        if action is not None and each.worth > best.get(action, NEVER):
            best[action] = each.worth
    best[do.PASS] = PASSING
    return [best.get(action, -1.0) for action in legal]


def _part(each: Placement, state: State, stage: int) -> do.Action | None:
    """The part of this placement that is asked for; None where it is no longer possible."""
    if stage == WHAT:
        return do.BID if each.kind == BIDDING else do.USE
    if stage == WHERE:
        return do.WHERE[each.where]
    if state.kind == USING and each.where != state.where:
        return None
    if stage == TILE:
        return do.ON[each.tile]
    return do.COLOUR[each.colour] if each.tile == state.aim and each.colour in box.COLOURS else None


def _joining(state: State, seat: Seat, action: do.Action) -> float:
    """Losing groups go first: they can do nothing else."""
    if not isinstance(action, do.Join):
        return 0.0
    n = state.bids[action.slot * state.seats + seat] >> 2
    return 1.0 if state.kind == BIDDING else 2.0 - n


def _counting(state: State, action: do.Action) -> float:
    """As few as will do."""
    match action:
        case do.FromHand(n):
            return -worker(state.season, state.colour) * n
        case do.Colour(colour):
            return -worker(state.season, colour)
    return 1.0


def _paying(state: State, seat: Seat, action: do.Action) -> float:
    match action:
        case do.PayWorker(colour):
            return -worker(state.season, colour) + 0.01 * state.hand[seat * 4 + colour]
        case do.PaySkill(skill):
            return -SKILL[state.season] + 0.1 * state.skills[seat * 3 + skill]
    return 0.5


def _boat(state: State, seat: Seat, action: do.Action) -> float:
    assert isinstance(action, do.TakeBoat)
    if state.season == box.WINTER:
        return scores_for(state, seat, box.BOAT_TILES[action.boat])
    load = state.load[action.boat * 7 : action.boat * 7 + 7]
    after = min(state.season + 1, box.WINTER)
    return sum([n * worker(after, c) for c, n in enumerate(load[:4])]) + sum(load[4:]) * SKILL[after]


def _offers(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """What one can score for oneself, and not what helps the others."""
    gains = [scores_for(state, seat, tile) - 3.0 for tile in state.dealt[seat]]
    found = []
    for action in legal:
        assert isinstance(action, do.Offer)
        found.append(sum([gain for n, gain in enumerate(gains) if action.tiles >> n & 1]))
    return found
