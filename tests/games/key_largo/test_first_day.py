"""The rulebook's example: the first day of four players, Red, Green, Yellow and Purple."""

from game.games.key_largo.actions import ANCHOR, BUY, DIVE, DRINKS, HIRE, LEAVE, LOOK, USE_TRIDENT
from game.games.key_largo.components import HOSE, TRIDENT
from game.games.key_largo.events import DayBegan, MonsterKilled, TreasureFound
from game.games.key_largo.events_ashore import Bought, DolphinsPaid, Hired, Saw
from game.games.key_largo.rules import engine
from tests.games.key_largo.scene import asked, cards, do, game, kit, morning, told

RED, GREEN, YELLOW, PURPLE = range(4)
MID_WRECK = 5


def test_the_example_of_the_rulebook():
    treasures = ("mid goods 3", "mid gold 2", "mid artifact 4", "mid jewel 100")
    state = game(wrecks={MID_WRECK: (*treasures, "mid monster")})
    events = morning(state, "tavern/wreck", "dolphins/tavern", "dolphins/tavern", "shop/wreck")
    assert asked(state) == ((RED,), "tavern")

    assert told(do(state, RED, HIRE), Hired) == [Hired(RED, 1, 80, 1, 0)]
    do(state, RED, DRINKS)
    assert state.money[RED] == 0
    for wreck in (1, 9):
        assert told(do(state, RED, LOOK[wreck]), Saw) == [Saw(wreck, state.wrecks[wreck], to=RED)]
    events = do(state, RED, LEAVE)
    assert told(events, DolphinsPaid) == [DolphinsPaid(GREEN, 50), DolphinsPaid(YELLOW, 50)]

    prices = [told(do(state, PURPLE, BUY[item][0]), Bought)[0].price for item in (HOSE, TRIDENT)]
    assert sum(prices) == 50
    assert state.divers[3 * PURPLE] == kit("dht")
    do(state, PURPLE, LEAVE)

    assert asked(state) == ((RED,), "anchor")
    assert engine.legal(state, RED) == list(ANCHOR[:4])
    do(state, RED, ANCHOR[2])
    assert engine.legal(state, PURPLE) == [ANCHOR[wreck] for wreck in (0, 1, 3, 4, 5, 6, 7, 8)]
    do(state, PURPLE, ANCHOR[MID_WRECK])

    do(state, RED, DIVE[0], 1)
    events = do(state, RED, DIVE[1], 1)
    assert len(told(events, TreasureFound)) == 1
    assert (len(state.hands[RED]), len(state.wrecks[2])) == (2, 3)

    assert told(do(state, GREEN, HIRE), Hired)[0].price == 100
    do(state, GREEN, DRINKS)
    do(state, GREEN, LOOK[0])
    do(state, GREEN, LOOK[4])
    assert state.money[GREEN] == 150 - 120
    do(state, GREEN, LEAVE)
    do(state, YELLOW, HIRE)
    assert state.money[YELLOW] == 50
    do(state, YELLOW, LEAVE, 4)

    assert asked(state) == ((PURPLE,), "monster")
    without_trident = state.clone()
    events = do(state, PURPLE, USE_TRIDENT[0], 0)
    assert told(events, MonsterKilled) == [MonsterKilled(PURPLE, 0, 0, MID_WRECK)]
    assert state.hands[PURPLE] == cards("mid goods 3")
    assert state.divers[3 * PURPLE] == kit("dh")
    assert events[-1] == DayBegan(1, GREEN, 60)

    do(without_trident, PURPLE, engine.legal(without_trident, PURPLE)[-1])
    assert without_trident.divers[3 * PURPLE] == 0
    assert without_trident.wrecks[MID_WRECK] == cards(*treasures, "mid monster")
