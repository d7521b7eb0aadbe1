"""RULES.md 1.3, 8.5 and 9: the cash-out and the winner."""

from game.games.key_largo.components import DAYS
from game.games.key_largo.events import CashedOut, DayEnded
from game.games.key_largo.rules import engine
from game.games.key_largo.rules.observation import look
from tests.games.key_largo.scene import cards, game, morning, told

LAST = ["dolphins/market"] * 4
"""$70 for everybody on a Sunday; then the market, where jewels cannot be sold."""


def last_day(**changes):
    state = game(**changes)
    state.day = DAYS - 1
    return state, morning(state, *LAST)


def test_1_3_the_richest_wins_after_the_second_sunday():
    state, _events = last_day(money={0: 100, 1: 300, 2: 200, 3: 50})
    result = engine.result(state)
    assert result.ranking == ((1,), (2,), (0,), (3,))
    assert result.scores == (170, 370, 270, 120)
    assert result.winners == (1,)
    assert "370" in result.reason


def test_9_1_the_game_ends_after_the_afternoon_of_the_tenth_day():
    state = game()
    state.day = DAYS - 2
    morning(state, *LAST)
    assert engine.result(state) is None
    events = morning(state, *LAST)
    assert told(events, DayEnded) == [DayEnded(9, 2)]
    assert engine.actors(state) == ()
    assert state.phase == "over"
    assert all(engine.legal(state, seat) == () for seat in range(4))


def test_9_2_cards_left_count_20_a_unit_and_jewels_their_face():
    state, events = last_day(hands={2: ("deep jewel 400", "mid jewel 150")}, divers={2: ["dhhtw", "dhh", "d"]})
    assert told(events, CashedOut)[2] == CashedOut(2, cards("deep jewel 400", "mid jewel 150"), 550, 720)
    assert state.money == [170, 170, 720, 170]


def test_8_5_goods_artifacts_and_gold_kept_are_worth_20_a_unit():
    state = game(hands={0: ("mid goods 5", "deep artifact 8", "mid gold 2")})
    state.day = DAYS - 1
    events = morning(state, "tavern/dolphins", *["dolphins/market"] * 3)
    assert not told(events, CashedOut)
    engine.apply(state, 0, engine.legal(state, 0)[-1], None, events.append)
    assert told(events, CashedOut)[0].amount == 20 * (5 + 8 + 2)


def test_9_2_the_final_view_shows_what_made_up_the_money():
    state, _events = last_day(hands={2: ("deep jewel 400",)})
    view = look(state, None)
    assert view.cashed == ((), (), cards("deep jewel 400"), ())
    assert view.money[2] == 170 + 400


def test_9_3_the_ranking_goes_by_money_alone():
    state, _events = last_day(money={0: 90, 1: 80}, divers={1: ["dhhtw"] * 3})
    assert engine.result(state).ranking[-1] == (1,)


def test_9_4_equally_rich_companies_share_the_win():
    state, _events = last_day(money={0: 300, 3: 300})
    result = engine.result(state)
    assert result.ranking == ((0, 3), (1, 2))
    assert result.winners == (0, 3)
    assert "share" in result.reason
