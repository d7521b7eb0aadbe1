"""What the table tells of the least bid is what the rules take."""

from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.knowledge.bidding import can_lead, least_bid
from game.games.keyflower.rules import engine
from game.games.keyflower.rules.observation import look
from tests.games.keyflower.scene import bid, number, play, scene


def test_4_2_the_least_bid_that_is_told_leads_and_no_smaller_one_does():
    state = scene("keywood", "miner", hands=[(6, 0, 0, 0), (6, 0, 0, 0)])
    assert least_bid(look(state, 1), 0) == 1
    for n in (2, 3):
        bid(state, 0, "keywood", n, box.BLUE)
        view = look(state, 1)
        play(state, 1, do.BID, do.On(number("keywood")))
        assert next(each.n for each in engine.legal(state, 1)) == least_bid(view, 0) == n + 1
        assert can_lead(view, 1, 0)
        state = scene("keywood", "miner", hands=[(6, 0, 0, 0), (6, 0, 0, 0)])
