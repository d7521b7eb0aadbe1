"""3.1, 8.1: how a season begins: boats are loaded, tiles are laid out."""

from game.core.chance import Chance
from game.core.game import Tell
from game.games.keyflower import components as box
from game.games.keyflower.events import SeasonBegan
from game.games.keyflower.rules import jokers
from game.games.keyflower.rules.state import State, draw


def begin(state: State, chance: Chance, tell: Tell | None) -> None:
    """3.1: spring, summer and autumn."""
    _load(state, chance)
    stack = list(box.OF_SEASON[state.season])
    chance.shuffle(stack)
    tiles = stack[: box.SEASON_TILES[state.seats]]
    for tile in tiles:
        if box.TILES[tile].kind == "summer boat":
            state.side[tile] = chance.below(2)
    open_market(state, tuple(sorted(tiles)), tell)


def open_market(state: State, tiles: tuple[int, ...], tell: Tell | None) -> None:
    """3.1: these tiles and those of the turn order are on offer."""
    state.market = tiles + box.TURN_ORDER_TILES[state.seats]
    if state.options.key_celeste:
        state.market += (box.CELESTE,)
    state.bids, state.leader = [0] * (len(state.market) * state.seats), [-1] * len(state.market)
    for slot, tile in enumerate(state.market):
        state.slot[tile] = slot
    state.phase, state.turn, state.passes = "act", state.start, 0
    if tell:
        tell(SeasonBegan(state.season, tiles, state.start))


def _load(state: State, chance: Chance) -> None:
    """8.1: boats are loaded in order, one worker and one skill tile at a time."""
    state.boat_of = [-1] * state.seats
    for berth, boat in enumerate(state.fleet):
        workers, skills = box.LOADS[boat][state.season]
        drawn = draw(state.bag, workers, chance)
        state.load[berth * 7 : berth * 7 + 7] = drawn[:4] + draw(state.pile, skills, chance)
        if state.jokers:
            jokers.load(state, berth, drawn)
