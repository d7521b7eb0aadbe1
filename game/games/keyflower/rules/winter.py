"""10: winter tiles are dealt at the start, chosen in secret and offered without their owners."""

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import Offered, OffersCounted
from game.games.keyflower.rules.season_begin import open_market
from game.games.keyflower.rules.state import State


def deck(emporium: bool) -> list[int]:
    """10.1, 14.2: the winter tiles in play."""
    return [tile for tile in box.OF_SEASON[box.WINTER] if emporium or tile != box.EMPORIUM]


def deal(state: State, chance: Chance) -> None:
    """10.1: in secret, the same number to each."""
    tiles, n = deck(state.options.emporium), box.WINTER_DEALT[state.seats]
    chance.shuffle(tiles)
    state.dealt = [tuple(sorted(tiles[seat * n : seat * n + n])) for seat in range(state.seats)]


def begin(state: State) -> None:
    """10.2: now all choose; boats carry nothing in winter."""
    state.phase = "offer"
    state.boat_of = [-1] * state.seats


def legal(state: State, seat: Seat) -> list[do.Action]:
    """10.2: one or more of the own tiles."""
    return [do.OFFER[mask] for mask in range(1, 1 << len(state.dealt[seat]))]


def offer(state: State, seat: Seat, mask: int, tell: Tell | None) -> None:
    """10.2, 10.3: once all have chosen, the numbers are shown, and then the tiles without their owners."""
    state.chosen[seat] = mask
    if tell:
        tell(Offered(seat))
    if 0 in state.chosen:
        return
    if tell:
        tell(OffersCounted(tuple(bin(mask).count("1") for mask in state.chosen)))
    tiles = [
        t for dealt, mask in zip(state.dealt, state.chosen, strict=True) for i, t in enumerate(dealt) if mask >> i & 1
    ]
    state.dealt, state.chosen = [()] * state.seats, [0] * state.seats
    open_market(state, tuple(sorted(tiles)), tell)
