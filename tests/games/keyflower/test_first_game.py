"""14.1: a first game explains each decision to whoever makes it, and a usual game none."""

import pytest

from game.core.chance import FastChance
from game.games.keyflower import GAME
from game.games.keyflower.options import Options
from game.games.keyflower.text.first_game import lesson
from tests.games.keyflower.scene import bid, scene
from tests.games.keyflower.test_market import laid


def guided(state):
    state.options = Options(open_screens=True, by_hand=True)
    return state


def title(state, seat):
    found = lesson(GAME.look(state, seat))
    return found and found[0]


def test_14_1_the_first_turn_is_explained_then_what_is_new():
    state = guided(scene("keywood", "miner", hands=[(3, 2, 0, 0), (4, 0, 0, 0)]))
    assert title(state, 0) == "Bid, use or pass" and title(state, 1) is None, "whoever acts is told"
    bid(state, 0, "keywood", 1, 0)
    assert title(state, 1) == "Bid, use or pass"
    bid(state, 1, "keywood", 2, 0)
    assert title(state, 0) == "You were outbid"
    state.bids = [0] * len(state.bids)
    state.season = 1
    assert title(state, 0) == "Summer: carry and upgrade"


def test_14_1_a_usual_game_explains_nothing_unasked():
    state = scene("keywood", hands=[(3, 2, 0, 0)] * 2)
    assert "" not in laid(state, 0).slips
    assert laid(guided(state), 0).slips[""].title == "Bid, use or pass"


@pytest.mark.parametrize("seats", [2])
def test_14_1_every_kind_of_decision_has_its_lesson(seats):
    luck, told = FastChance(5), set()
    state = GAME.setup(Options(open_screens=True, by_hand=True), seats, luck)
    while GAME.actors(state):
        seat = GAME.actors(state)[0]
        told.add((state.phase, title(state, seat)))
        legal = GAME.legal(state, seat)
        GAME.apply(state, seat, legal[luck.below(len(legal))], luck, None)
    assert {phase for phase, _title in told} == {"act", "carry", "boat", "expand", "offer", "allot"}
    assert all(found for _phase, found in told)
