"""What the bots are lent: ratings that end in the result, and moves that no person would call silly."""

import pytest

from game.core.chance import FastChance
from game.games.killmans_keep import GAME
from game.games.killmans_keep.actions import (
    ACCEPT,
    ASK,
    ASKING,
    COUNTER,
    END_TURN,
    EXCHANGE,
    FIGHT,
    FLEE,
    GIVE,
    HAGGLE,
    MOVE,
    PASS,
    PROPOSE,
    REFUSE,
    SELL,
    SELLING,
    SET_DIE,
    TRADE,
    TRADING,
    TURN_IN,
    USE,
    Discard,
    Sell,
)
from game.games.killmans_keep.bot import mind
from game.games.killmans_keep.bot.judgement import MEASURES, left, measure
from game.games.killmans_keep.components import (
    BANK,
    COIN_PURSE,
    DRAGONBANE,
    GUILD,
    HEART_OF_THE_KEEP,
    KEEP,
    KILLMANS_KEY,
    LANTERN,
    RATIONS,
    SILVER_CROSSBOW,
    SMOKE_POT,
    SPYGLASS,
    STRONGBOX,
    Options,
)
from game.games.killmans_keep.rules import engine
from tests.games.killmans_keep.scene import card, do, game, play

SAY = {one.money: one for one in PROPOSE}


def choice(state, whim=0):
    """What the rules of thumb choose."""
    return GAME.mind.policy(state, state.actor, engine.legal(state, state.actor), FastChance(whim))


def answer(give=(), ask=(), money=0, **more):
    """What seat 1 answers to this offer of seat 0."""
    hands = {0: ["Lantern", "Rusty Sword", "Spyglass"], 1: ["Strongbox", "Coin Purse", "Mimic"]}
    state = game(hands=hands, **{"money": {0: 300, 1: 300}, **more})
    play(state, TRADING, TRADE[1], *[GIVE[card(one)] for one in give])
    for one in ask:
        play(state, ASKING, ASK[card(one)])
    play(state, SAY[money])
    return {choice(state, whim) for whim in range(20)}


def test_money_becomes_doubloons():
    state = game(area={0: BANK}, money={0: 600}, hands={0: ["Lantern"]})
    assert choice(state) == EXCHANGE
    state = game(area={0: BANK}, money={0: 100}, hands={0: ["Heart of the Keep"]})
    assert choice(state) == USE[HEART_OF_THE_KEEP]
    state = game(money={0: 300}, doubloons={0: 4}, hands={0: ["Lantern", "Spyglass"]})
    assert choice(state) == MOVE[BANK]


def test_a_goal_that_is_met_is_turned_in():
    assert choice(game(area={0: GUILD}, hands={0: ["Shade"]}, goals={0: "Bounty"})) == TURN_IN


def test_artifacts_are_used_for_their_effect():
    state = game(area={0: KEEP}, hands={0: ["Silver Crossbow", "Lantern"]}, monster="Cave Troll")
    play(state, FIGHT)
    assert choice(state) == USE[SILVER_CROSSBOW]
    state = game(area={0: KEEP}, hands={0: ["Dragonbane", "Lantern"]}, monster="Ogre Champion")
    play(state, FIGHT)
    assert choice(state) == USE[DRAGONBANE]
    state = game(area={0: KEEP}, hands={0: ["Killman's Key", "Lantern"]}, monster="Ogre Champion")
    assert choice(state) == USE[KILLMANS_KEY]
    state = game(area={0: BANK}, hands={0: ["Coin Purse"]}, money={0: 0})
    state.walked, state.actions = True, 1
    assert choice(state) == USE[COIN_PURSE]


def test_what_spares_a_turn_is_used():
    state = game(2, hands={1: ["Rations"]})
    state.skip = 0b10
    play(state, END_TURN)
    assert choice(state) == USE[RATIONS]
    state = game(area={0: KEEP}, hands={0: ["Smoke Pot"]}, monster="Ogre Champion")
    play(state, FIGHT)
    do(state, 0, FIGHT, 0)
    assert choice(state) == USE[SMOKE_POT]


def test_a_hopeless_fight_is_fled_from_and_an_easy_one_fought():
    for name, action in (("Ogre Champion", FLEE), ("Cellar Rat", FIGHT)):
        state = game(area={0: KEEP}, top=[name])
        state.actions = 1
        do(state, 0, next(one for one in engine.legal(state, 0) if type(one).__name__ == "Draw"))
        assert choice(state) == action


def test_a_strong_monster_is_fought_when_nothing_else_is_left():
    state = game(2, area={0: KEEP, 1: KEEP}, monster="Ogre Champion", money={0: 0, 1: 0}, goals={0: "Bounty"})
    assert choice(state) == FIGHT


def test_the_least_card_is_lost():
    state = game(area={0: KEEP}, monster="Ooze", hands={0: ["Strongbox", "Lantern", "Spyglass"]})
    play(state, FIGHT)
    do(state, 0, FIGHT, 0)
    assert choice(state) == Discard(LANTERN)


def test_the_silver_tongue_turns_the_die():
    state = game(hands={0: ["Lantern", "Lucky Moonstone"]}, goals={0: "Silver Tongue"}, display={0: "Lantern"})
    play(state, SELLING, SELL[LANTERN])
    do(state, 0, HAGGLE, 1)
    assert choice(state) == SET_DIE[5]
    state = game(hands={0: ["Lantern"], 1: ["Lucky Moonstone"]})
    play(state, SELLING, SELL[LANTERN])
    do(state, 0, HAGGLE, 5)
    assert choice(state) == PASS


def test_the_card_that_the_goal_needs_is_not_sold():
    state = game(hands={0: ["Spyglass", "Lantern", "Strongbox"]}, goals={0: "Masterpiece"})
    play(state, SELLING)
    assert choice(state) != Sell(STRONGBOX)
    assert SELL[SPYGLASS] in engine.legal(state, 0)


def test_silly_offers_are_refused_and_good_ones_accepted():
    assert answer(give=["Lantern"], ask=["Strongbox"]) == {REFUSE}
    assert answer(ask=["Strongbox"], money=25) == {REFUSE}
    assert answer(give=["Lantern"], money=-200) == {REFUSE}
    assert answer(give=["Lantern"], ask=["Pack Mule"]) == {REFUSE}
    assert answer(ask=["Coin Purse"], money=100) == {ACCEPT}
    assert answer(give=["Spyglass"], ask=["Coin Purse"], money=25) == {ACCEPT}


def test_what_is_nearly_good_is_countered_with_a_price():
    assert answer(ask=["Strongbox"], money=100) == {COUNTER}
    hands = {0: ["Lantern", "Rusty Sword"], 1: ["Strongbox", "Coin Purse"]}
    state = game(hands=hands, money={0: 300})
    play(state, TRADING, TRADE[1], ASKING, ASK[STRONGBOX], SAY[100])
    do(state, 1, COUNTER)
    said = choice(state)
    assert said.money < -100
    do(state, 1, said)
    assert state.offer[2] == (STRONGBOX,)


def test_an_offer_is_made_for_the_card_that_completes_a_goal_and_only_then():
    hands = {0: ["Rusty Sword", "Lantern"], 1: ["Knight's Mace", "Lantern"], 2: ["Coin Purse"]}
    state = game(area={0: GUILD}, hands=hands, goals={0: "Armed and Ready"}, money={0: 200})
    state.round = 2
    for action in (TRADING, TRADE[1], ASKING, ASK[card("Knight's Mace")], SAY[125]):
        assert choice(state) == action
        play(state, action)
    assert choice(state) == ACCEPT
    state = game(area={0: GUILD}, hands={**hands, 1: ["Coin Purse"]}, goals={0: "Armed and Ready"}, money={0: 200})
    state.round = 2
    assert choice(state) != TRADING


def test_ratings_grow_with_what_a_seat_owns():
    state = game(money={0: 400}, hands={1: ["Strongbox", "Spyglass"], 2: ["Lantern"]}, doubloons={3: 2})
    zero, one, two, three = GAME.mind.rate(state)
    assert three > zero > one > two
    state.skip = 0b100
    assert GAME.mind.rate(state)[2] < two


def test_a_hasty_player_does_not_walk_to_where_the_next_turn_is_worth_more():
    state = game(area={0: GUILD}, money={0: 300}, hands={0: ["Lantern"]})
    state.actions = 0
    legal = engine.legal(state, 0)
    assert choice(state) == MOVE[BANK]
    weights = GAME.mind.hasty(state, 0, legal)
    assert max(weights) == 255
    assert weights[legal.index(MOVE[BANK])] == weights[legal.index(END_TURN)]
    state.actions = 1
    legal = engine.legal(state, 0)
    assert legal[GAME.mind.hasty(state, 0, legal).index(255)] == MOVE[BANK], "a Doubloon in this turn is not missed"


def test_a_position_is_measured_in_prices_of_doubloons():
    state = game(
        area={0: GUILD, 1: BANK},
        money={0: 600, 1: 300},
        doubloons={0: 3, 1: 4},
        hands={0: ["Spyglass"], 2: ["Heart of the Keep", "Shade"]},
        goals={2: "Bounty"},
    )
    zero, one, two, three = [dict(zip(MEASURES, measure(state, seat), strict=True)) for seat in range(4)]
    assert (zero["doubloons"], zero["price"], zero["paid"], zero["way to the bank"]) == (3, 0, True, 1)
    assert (one["paid"], one["way to the bank"]) == (True, 0)
    assert two["price"] - two["lack"] == pytest.approx((200 + 100) / 300), "the Heart is worth what it saves"
    assert two["met"] > 0 == two["hope"]
    assert (three["hand"], three["met"], three["hope"]) == (0, 0, 0)
    assert [each["waiting"] for each in (zero, one, two, three)] == [0, 0.25, 0.5, 0.75]
    assert left(state) == pytest.approx(0.2)


def test_a_search_looks_to_the_end_of_its_seats_own_turn_and_no_further_than_luck_lets_it():
    state = game(4)
    begun = mind.horizon(state)
    assert [mind.reach(rounds) - mind.TURN for rounds in (1, 2, 3, 99)] == [2, 3, 3, 3]
    state.round += 2
    assert mind.horizon(state) < begun + mind.reach(1), "its turn two rounds later is played"
    state.active = 1
    assert mind.horizon(state) >= begun + mind.reach(1), "and the next one is not"


def test_who_has_won_is_rated_above_all_hope():
    state = game(area={0: BANK}, money={0: 300, 1: 900}, doubloons={0: 4, 1: 4}, hands={1: ["Strongbox"]})
    hope = max(GAME.mind.rate(state))
    do(state, 0, EXCHANGE)
    assert GAME.result(state).winners == (0,)
    assert GAME.mind.rate(state)[0] > hope + GAME.mind.scale
    assert GAME.mind.rate(state)[1] > GAME.mind.rate(state)[2]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_never_stall_the_keep(seats):
    """A strong monster on top does not freeze a game that rules of thumb play."""
    for seed in range(12):
        luck = FastChance(seed)
        state = GAME.setup(Options(), seats, luck)
        while acting := GAME.actors(state):
            legal = GAME.legal(state, acting[0])
            GAME.apply(state, acting[0], GAME.mind.policy(state, acting[0], legal, luck), luck, None)
            assert state.round <= 60
