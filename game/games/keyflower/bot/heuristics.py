"""Rules of thumb: what each part of a choice is worth to the seat that makes it."""

from collections.abc import Sequence

from game.core.game import Seat
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.bot.hauling import haul
from game.games.keyflower.bot.placements import JOKER, ONE, planned
from game.games.keyflower.bot.prices import hopes, prices
from game.games.keyflower.bot.promise import promise, with_goods
from game.games.keyflower.bot.settling import lay
from game.games.keyflower.bot.village import village_of
from game.games.keyflower.bot.worth import scores_for
from game.games.keyflower.halves import (
    BIDDING,
    COLOUR,
    COUNT,
    HAUNTING,
    JOIN,
    PAY,
    SECOND,
    TILE,
    USING,
    WHAT,
    WHERE,
)
from game.games.keyflower.places import BOAT
from game.games.keyflower.rules.possible import bounds
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
    if state.phase in ("boat", "succeed"):
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
    if stage in (COUNT, SECOND):
        return [_counting(state, seat, action) for action in legal]
    if stage == PAY:
        return [_paying(state, seat, action) for action in legal]
    return [_making(state, seat, action) for action in legal]


def _aiming(state: State, seat: Seat, legal: Sequence[do.Action], stage: int) -> list[float]:
    """The best of all placements that begin so."""
    best = dict[int, float]()
    for each in planned(state, seat, stage):
        key = each[stage + 1]
        assert isinstance(key, int)
        if each[0] > best.get(key, NEVER):
            best[key] = each[0]
    passing = keeping(best.get(HAUNTING) if stage == WHAT else None)
    return [passing if action == do.PASS else best.get(_key(action), -1.0) for action in legal]


def keeping(haunting: float | None) -> float:
    """What it is worth to pass; `haunting`: what the ghost brings if it is played now, None = it cannot be."""
    return PASSING if haunting is None else min(PASSING, -haunting)


def _key(action: do.Action) -> int:
    """The kind, place, tile or colour that this part of a choice names."""
    match action:
        case do.Bid():
            return BIDDING
        case do.Use():
            return USING
        case do.Ghost():
            return HAUNTING
        case do.Where(number) | do.On(number) | do.Colour(number):
            return number
    return -1


def _joining(state: State, seat: Seat, action: do.Action) -> float:
    """4.6: a losing group comes where it saves workers of the hand; one too large would come home if it stayed."""
    if not isinstance(action, do.Join):
        return 0.0
    own = state.bids[seat :: state.seats]
    joined = sum([bid >> 2 for slot, bid in enumerate(own) if state.joined >> slot & 1])
    over = joined + (own[action.slot] >> 2) - bounds(state, seat, state.aim, state.kind)[0]
    return 1.0 if over <= 0 else -float(over)


def _counting(state: State, seat: Seat, action: do.Action) -> float:
    """As few as will do."""
    match action:
        case do.FromHand(n):
            return -float(n)
        case do.Colour(colour):
            return -_price(state, seat, colour)
    return 1.0


def _price(state: State, seat: Seat, colour: int) -> float:
    """What a worker of this colour is worth, Sven or Paulo."""
    return prices(state, seat).workers[box.READS[colour][0]] + (JOKER if colour > box.MIXED else 0.0)


def _paying(state: State, seat: Seat, action: do.Action) -> float:
    """What is cheapest; a group that was outbid can do little else."""
    match action:
        case do.PayWorker(colour):
            return -_price(state, seat, colour) + (0.01 * state.hand[seat * 4 + colour] if colour < box.MIXED else 0.0)
        case do.PaySkill(skill):
            return -prices(state, seat).skills[skill] + 0.1 * state.skills[seat * 3 + skill]
    return 0.5


def _making(state: State, seat: Seat, action: do.Action) -> float:
    """What the village lacks most, where it would lie."""
    assert isinstance(action, do.Make)
    village = village_of(state, seat)
    place = village.tiles.index(state.aim) if state.owner[state.aim] == seat else 0
    return promise(with_goods(village, place, ONE[action.good]), prices(state, seat))


def _boat(state: State, seat: Seat, action: do.Action) -> float:
    if isinstance(action, do.Succeed):
        return float(sum(box.LOADS[action.boat][box.AUTUMN]))
    assert isinstance(action, do.TakeBoat)
    if state.season == box.WINTER:
        return scores_for(state, seat, box.BOAT_TILES[action.boat])
    berth = state.fleet.index(action.boat)
    load = state.load[berth * 7 : berth * 7 + 7]
    special = JOKER * sum([joker.at == BOAT + action.boat for joker in state.jokers])
    wants = hopes(min(state.season + 1, box.AUTUMN), state.dealt[seat])
    return special + sum([n * price for n, price in zip(load, (*wants.workers, *wants.skills), strict=True)])


def _offers(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """What one can score for oneself, and not what helps the others."""
    gains = [scores_for(state, seat, tile) - 3.0 for tile in state.dealt[seat]]
    found = []
    for action in legal:
        assert isinstance(action, do.Offer)
        found.append(sum([gain for n, gain in enumerate(gains) if action.tiles >> n & 1]))
    return found
