"""What Keyflower measures of a position, and what each measure weighs."""

from collections.abc import Sequence
from pathlib import Path

from game.core.game import Seat
from game.core.judgement import Judgement, read_weights
from game.games.keyflower import components as box
from game.games.keyflower.bot.prices import prices, winter_points
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
    "winter": "in winter, what leads on winter tiles add to the score now",
    "turn": "whether this seat is to place now, early among the others",
}
"""What each number means, by its name."""


def measure(state: State, seat: Seat) -> Sequence[float]:
    """The numbers of `MEASURES`."""
    hand = state.hand[seat * 4 : seat * 4 + 4]
    for _slot, n, colour in losing(state, seat):
        hand[colour] += n
    season = state.season
    rest = gift = steps = printed = 0.0
    guests = 0
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
        if state.last[tile]:
            guests += sum(state.on[tile * 4 : tile * 4 + 4])
        if row.cost is not None and not side:
            rest += turning(tile, season)
    wants = prices(state, seat)
    promised = promise(village_of(state, seat), wants)
    leads, bids, visitors, last = _market(state, seat)
    turn = (seat - state.turn) % state.seats / state.seats
    return (
        printed, sum(hand[:3]), hand[3], promised, rest, gift, steps, leads, bids, guests + visitors, last, turn,
    )  # fmt: skip


def _market(state: State, seat: Seat) -> tuple[float, int, int, float]:
    """What one leads for, the workers of these bids, who stands there, and what winter tiles add to the score."""
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
    return leads, bids, visitors, winter_points(state, seat)


def left(state: State) -> float:
    """The share of the seasons that are still to be played."""
    return (box.WINTER - state.season) / 4 + (0.25 if state.phase in ("act", "carry", "offer") else 0.0)


FILE = Path(__file__).with_name("judgement.json")
WEIGHTS = read_weights(FILE.read_text("utf-8"), tuple(MEASURES), str(FILE))
JUDGEMENT = Judgement(MEASURES, measure, left, "score", {"deckhand": str(FILE)})
