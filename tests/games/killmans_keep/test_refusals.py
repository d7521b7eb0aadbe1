"""Whatever one could sensibly click is a choice or says why not, with a paragraph that is there."""

import pytest

from game.games.killmans_keep.actions import TRADE, TRADING
from game.games.killmans_keep.components import BANK, GUILD, KEEP, MARKET
from game.games.killmans_keep.rules.observation import look
from game.games.killmans_keep.text.prompts import refusals
from game.ui.scenes.reading.rulebook import rulebook
from tests.games.killmans_keep.at_table import PLAYERS, positions, seen
from tests.games.killmans_keep.scene import card, game, play

THINGS = ("market", "keep", "guild", "bank", "keep-deck", "goal-deck", "doubloons")


def why(state, seat=0):
    return refusals(look(state, seat), seen(state, seat), PLAYERS)


@pytest.mark.sample(3)
@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (4, 22), (5, 23)])
def test_everything_on_the_table_is_a_choice_or_says_why_not(seats, seed):
    book, cited = rulebook("killmans_keep"), set()
    for observation in positions(seats, seed, 600):
        offers = observation.offers()
        reasons = refusals(observation.view, offers, PLAYERS)
        named = {spot for offer in offers for spot in offer.path}
        assert not named & set(reasons)
        assert all(refusal.reason for refusal in reasons.values())
        cited |= {refusal.rule for refusal in reasons.values() if refusal.rule}
        things = {
            *THINGS,
            *[f"hand:{card}" for card in observation.view.hand],
            *[f"mat:{seat}" for seat in range(seats)],
        }
        assert things <= named | set(reasons)
    assert len(cited) > 25
    assert [rule for rule in cited if book.find(rule) < 0] == []


def test_nobody_is_told_why_while_it_is_not_his_turn():
    state = game(area={0: MARKET}, market=("Lantern",))
    assert refusals(look(state, 1), (), PLAYERS) == {}


def reason(state, spot):
    refusal = why(state)[spot]
    return refusal.reason, refusal.rule


def test_the_turn():
    state = game(area={0: MARKET, 1: KEEP}, hands={0: ("Rusty Sword",)}, money={0: 60}, market=("Knight's Mace",))
    mace = card("Knight's Mace")
    assert reason(state, f"stall:{mace}") == ("It costs $100, and you have $60.", "5.3")
    assert reason(state, "guild") == ("From here the road leads to the Keep and the Bank.", "3.3")
    assert reason(state, "market")[0] == "This is where you are."
    assert reason(state, "keep-deck") == ("This is done in the Keep.", "6.1")
    assert reason(state, "doubloons") == ("This is done in the Bank.", "8.1")
    assert reason(state, "mat:0") == ("This is you.", "11.1")
    state.barred = 1 << KEEP
    assert reason(state, "keep")[1] == "9.10"
    state.traded = 1 << 1
    assert reason(state, "mat:1") == ("You have negotiated with Bo in this turn.", "11.2")
    state.actions, state.walked = 0, True
    assert reason(state, "bank") == ("The free move is used, and no action is left.", "3.3")
    assert reason(state, f"stall:{mace}") == ("No action is left.", "3.2")
    assert reason(state, f"hand:{card('Rusty Sword')}") == ("It is used in a fight.", "9.17")


def test_6_4_a_known_monster_bars_the_deck():
    state = game(area={0: KEEP}, monster="Cave Troll")
    words = "Cave Troll lies on top: nobody draws before it is beaten or buried."
    assert reason(state, "keep-deck") == (words, "6.4")


def test_8_1_too_little_money_and_7_3_a_goal_that_is_not_met():
    state = game(area={0: BANK}, money={0: 250})
    assert reason(state, "doubloons") == ("It costs $300, and you have $250.", "8.1")
    state = game(area={0: GUILD}, hands={0: ("Lantern",)}, goals={0: "Bounty"}, display={0: "Lantern"})
    state.changed = True
    assert reason(state, "goal") == ("Bounty is not met yet.", "13.2")


def test_11_10_goals_and_doubloons_are_not_traded():
    state = game(hands={0: ("Lantern", "Spyglass"), 1: ("Rations",)}, goals={0: "Bounty"})
    play(state, TRADING, TRADE[1])
    assert reason(state, "goal") == reason(state, "doubloons") == ("Goals and Doubloons are not traded.", "11.10")


def test_12_6_weapons_do_not_help_against_the_shade():
    state = game(area={0: KEEP}, hands={0: ("Rusty Sword", "Lantern")}, monster="Shade")
    (face,) = [offer for offer in seen(state) if offer.path == ("keep-top",)]
    play(state, face.action)
    assert reason(state, f"hand:{card('Rusty Sword')}") == ("Weapons have no effect on the Shade.", "12.6")
    assert reason(state, f"hand:{card('Lantern')}") == ("Before the roll only weapons help.", "6.5")
