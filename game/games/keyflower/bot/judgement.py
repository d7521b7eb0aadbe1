"""What Keyflower measures of a position, and what each measure weighs."""

from collections.abc import Sequence
from pathlib import Path

from game.core.game import Seat
from game.core.judgement import Judgement, read_weights
from game.games.keyflower import components as box
from game.games.keyflower.bot.placements import JOKER, held
from game.games.keyflower.bot.prices import WORKER, prices, winter_points
from game.games.keyflower.bot.promise import promise
from game.games.keyflower.bot.village import village_of
from game.games.keyflower.bot.worth import gives, turning, winning
from game.games.keyflower.rules.state import State, losing

MEASURES = {
    "printed": "points printed on the own tiles, and of what lies on yards",
    "workers": "workers behind the screen that are not green, and of losing bids",
    "green": "green workers, likewise",
    "promise": "what resources and skill tiles may come to in the own village",
    "rest": "what tiles bring that are not turned over, beyond what is counted on",
    "yield": "what the own tiles give at a use",
    "steps": "the steps of the own transport tiles",
    "leads": "what the tiles bring on which this seat leads",
    "bids": "workers in leading bids",
    "guests": "workers that stand on own tiles, or where this seat leads",
    "ended": "in winter, and instead of all that is built on later: the score if the game ended now",
}
"""What each number means, by its name."""


def measure(state: State, seat: Seat) -> Sequence[float]:
    """The numbers of `MEASURES`."""
    hand = state.hand[seat * 4 : seat * 4 + 4]
    for _slot, n, colour in losing(state, seat):
        hand[colour] += n
    leads, bids, guests = _market(state, seat)
    if state.jokers or state.ghost == seat:
        leads += _extras(state, seat)
    printed, rest, gift, steps = _village(state, seat)
    guests += sum([sum(state.on[tile * 4 : tile * 4 + 4]) for tile in state.villages[seat] if state.last[tile]])
    if state.season == box.WINTER:
        ended = printed + leads + winter_points(state, seat)
        return 0.0, sum(hand[:3]), hand[3], 0.0, 0.0, 0.0, 0.0, 0.0, bids, guests, ended
    promised = promise(village_of(state, seat), prices(state, seat))
    return printed, sum(hand[:3]), hand[3], promised, rest, gift, steps, leads, bids, guests, 0.0


def _extras(state: State, seat: Seat) -> float:
    """15, 16: Sven and Paulo behind the screen, where hands count one by one, and the ghost that may yet be played."""
    with_ = JOKER * sum([joker.at == seat for joker in state.jokers])
    plain = WORKER[state.season] * sum([joker.at == seat for joker in state.jokers])
    if state.ghost != seat:
        return with_ + plain
    return with_ + plain + (held(state, seat) if state.season != box.WINTER else 0.0)


def _village(state: State, seat: Seat) -> tuple[float, float, float, float]:
    """Of the own tiles: points, what turning them over would bring, what they give, and their steps."""
    season = state.season
    printed = rest = gift = steps = 0.0
    for tile in (*state.villages[seat], *state.beside[seat], *state.fresh[seat]):
        side = state.side[tile]
        row, effect = box.TILES[tile], box.EFFECT[tile][side]
        printed += row.vp[side]
        if effect.yard != box.NOTHING:
            here = state.goods[tile * 4 : tile * 4 + 4]
            counted = sum(here) if effect.yard == box.ANY_GOOD else here[effect.yard] + here[box.GOLD]
            printed += effect.each * counted
        gift += gives(tile, side, season)
        steps += effect.moves
        if row.cost is not None and not side:
            rest += turning(tile, season)
    return printed, rest, gift, steps


def _market(state: State, seat: Seat) -> tuple[float, int, int]:
    """What one leads for, winter tiles aside, the workers of these bids, and who stands there."""
    leads, bids, visitors = 0.0, 0, 0
    market, leader, seats = state.market, state.leader, state.seats
    for slot in range(len(market)):
        if leader[slot] != seat:
            continue
        tile = market[slot]
        bids += state.bids[slot * seats + seat] >> 2
        if state.last[tile]:
            visitors += sum(state.on[tile * 4 : tile * 4 + 4])
        if box.TILES[tile].kind != "winter":
            leads += winning(state, seat, tile)
    return leads, bids, visitors


def left(state: State) -> float:
    """The share of the seasons that are still to be played."""
    return (box.WINTER - state.season) / 4 + (0.25 if state.phase in ("act", "carry", "offer") else 0.0)


FILE = Path(__file__).with_name("judgement.json")
WEIGHTS = read_weights(FILE.read_text("utf-8"), tuple(MEASURES), str(FILE))
JUDGEMENT = Judgement(MEASURES, measure, left, "score", {"deckhand": str(FILE)})
