"""What Keyflower measures of a position, and what each measure weighs."""

from collections.abc import Sequence
from pathlib import Path

from game.core.game import Seat
from game.core.judgement import Judgement, read_weights
from game.games.keyflower import components as box
from game.games.keyflower.bot.worth import NEAR, READY, gives, owning, standing, stock, turning, winning
from game.games.keyflower.rules.state import State, losing

MEASURES = {
    "printed": "points printed on the own tiles, and of what lies on yards",
    "workers": "workers behind the screen that are not green",
    "green": "green workers behind the screen",
    "skills": "skill tiles",
    "goods": "resources in the village that are no gold",
    "gold": "gold in the village",
    "ready": "what tiles bring when turned over that can be paid now",
    "near": "the same of those whose price lies in the village",
    "rest": "the same of all others",
    "yield": "what the own tiles give at a use",
    "steps": "the steps of the own transport tiles",
    "leads": "what the tiles bring on which this seat leads",
    "bids": "workers in leading bids",
    "losing": "workers in losing bids",
    "guests": "workers that stand on own tiles, or where this seat leads",
    "winter": "in winter, what leads on winter tiles add to the score now",
}
"""What each number means, by its name."""


def measure(state: State, seat: Seat) -> Sequence[float]:
    """The numbers of `MEASURES`."""
    hand = state.hand[seat * 4 : seat * 4 + 4]
    have, season = stock(state, seat), state.season
    ready = near = rest = gift = steps = printed = 0.0
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
        guests += sum(state.on[tile * 4 : tile * 4 + 4])
        if row.cost is not None and not side:
            sure, gain = standing(state, seat, have, tile), turning(tile, season)
            if sure == READY:
                ready += gain
            elif sure == NEAR:
                near += gain
            else:
                rest += gain
    leads, bids, lost, visitors, last = _market(state, seat)
    return (
        printed, sum(hand[:3]), hand[3], sum(state.skills[seat * 3 : seat * 3 + 3]), sum(have[:3]), have[3], ready,
        near, rest, gift, steps, leads, bids, lost, guests + visitors, last,
    )  # fmt: skip


def _market(state: State, seat: Seat) -> tuple[float, int, int, int, float]:
    """What one leads for, the workers of these bids and of the losing ones, who stands there, and what winter adds."""
    leads, bids, visitors, last = 0.0, 0, 0, 0.0
    season = state.season
    for slot, tile in enumerate(state.market):
        if state.leader[slot] != seat:
            continue
        bids += state.bids[slot * state.seats + seat] >> 2
        visitors += sum(state.on[tile * 4 : tile * 4 + 4])
        if box.TILES[tile].kind == "village" or box.TILES[tile].kind == "summer boat":
            leads += owning(tile, state.side[tile], season)
        elif season == box.WINTER:
            last += winning(state, seat, tile)
        else:
            leads += winning(state, seat, tile)
    return leads, bids, sum([n for _slot, n, _colour in losing(state, seat)]), visitors, last


def left(state: State) -> float:
    """The share of the seasons that are still to be played."""
    return (box.WINTER - state.season) / 4 + (0.25 if state.phase in ("act", "carry", "offer") else 0.0)


FILE = Path(__file__).with_name("judgement.json")
WEIGHTS = read_weights(FILE.read_text("utf-8"), tuple(MEASURES), str(FILE))
JUDGEMENT = Judgement(MEASURES, measure, left, "score", {"deckhand": str(FILE)})
