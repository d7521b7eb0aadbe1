"""What Keythedral lends to the bots: what a position is worth to each seat, and sensible moves."""


from game.core.chance import Chance
from game.core.game import Mind, Seat
from game.games.keythedral import components as box
from game.games.keythedral.bot.heuristics import weigh
from game.games.keythedral.bot.judgement import INDOORS, JUDGEMENT
from game.games.keythedral.bot.lawyers import cheapest, meant_bid
from game.games.keythedral.bot.rating import rate
from game.games.keythedral.purse import ONE
from game.games.keythedral.rules.state import State, changed
from game.kit.priors import policy_by, priors_by

SPAN = 1.5
"""Points by which a choice must be worse than the best not to be looked at."""
WHIM = 0.02
"""Points by which two choices may differ and still be chosen either way, for each of the seven steps of a whim."""
LEAN = 0.05
"""The utility of `SPAN` points, about."""
SCALE = 4.0
"""Points that are a comfortable lead."""


def horizon(state: State) -> float:
    """Halves of rounds: work and harvest, then actions and bids; the map counts by what is laid."""
    if not state.round:
        return -sum(state.stack) / state.seats
    if state.phase == "over":
        return 2.0 * state.round + 2.0
    return 2.0 * state.round + (state.phase in INDOORS)


def secret(state: State) -> bool:
    """Whether bids are made, which all make unseen by each other."""
    return state.phase == "bid"


def unseal(state: State, seat: Seat, chance: Chance) -> None:
    """9.3: every second bid of another seat is what a sensible player would bid; the others stay as imagined."""
    for other in range(state.seats):
        if other != seat and state.sealed >> other & 1 and chance.below(2):
            bid, value = 0, meant_bid(state) - chance.below(2)
            while value >= 1.0 and (spare := cheapest(state, other, bid)) >= 0:
                bid += ONE[spare]
                value -= box.VALUE[spare]
            state.bids = changed(state.bids, other, bid)


MIND = Mind(
    rate=rate,
    policy=policy_by(weigh, WHIM),
    priors=priors_by(weigh, SPAN),
    horizon=horizon,
    scale=SCALE,
    lean=LEAN,
    paired=0,
    alone=True,
    secret=secret,
    unseal=unseal,
    judgement=JUDGEMENT,
    bars=({2: 95, 3: 95, 4: 95, 5: 95}, {2: 60, 3: 46, 4: 38, 5: 33}),
)
