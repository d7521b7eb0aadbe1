"""RULES.md 11: trading."""

from game.games.killmans_keep.actions import (
    ACCEPT,
    ASK,
    ASKING,
    COUNTER,
    GIVE,
    INSIST,
    KEEP_CARD,
    LEAVE,
    PROPOSE,
    REFUSE,
    TRADE,
    TRADING,
    Accept,
    Ask,
    Asking,
    Give,
    Insist,
    Propose,
    Trade,
    Trading,
)
from game.games.killmans_keep.actions import Keep as KeepCard
from game.games.killmans_keep.actions import Leave as LeaveCard
from game.games.killmans_keep.components import (
    BANK,
    KEEP,
    LANTERN,
    LEADEN_IDOL,
    PACK_MULE,
    RUSTY_SWORD,
    SPYGLASS,
    STRONGBOX,
)
from game.games.killmans_keep.events_market import Offered, Refused, Traded
from game.games.killmans_keep.rules import engine
from game.games.killmans_keep.rules.observation import look
from game.games.killmans_keep.rules.state import NO_DRAFT, NO_OFFER
from game.games.killmans_keep.view import Terms
from tests.games.killmans_keep.scene import asked, card, cards, do, game, listed, play, told

SAY = {one.money: one for one in PROPOSE}
HANDS = {0: ["Lantern", "Rusty Sword"], 1: ["Spyglass", "Strongbox"], 2: ["Coin Purse"]}


def offer(state, give=(), ask=(), money=0, partner=1):
    """Seat 0 makes this offer; the events."""
    steps = [TRADING, TRADE[partner], *[GIVE[card(one)] for one in give]]
    for one in ask:
        steps += [ASKING, ASK[card(one)]]
    return play(state, *steps, SAY[money])


def test_11_1_with_anybody_anywhere_in_the_own_turn():
    state = game(hands=HANDS, area={1: KEEP, 2: BANK})
    play(state, TRADING)
    assert listed(state, Trade) == [TRADE[1], TRADE[2], TRADE[3]]
    assert engine.legal(state, 1) == ()
    state = game(hands=HANDS)
    state.actions = 0
    assert not listed(state, Trading)
    state = game(hands={1: ["Lantern"]}, money={3: 500})
    play(state, TRADING)
    assert listed(state, Trade) == [TRADE[1]], "money against money is no trade"


def test_11_2_once_a_turn_with_each():
    state = game(hands=HANDS)
    offer(state, give=["Lantern"], ask=["Spyglass"])
    do(state, 1, REFUSE)
    play(state, TRADING)
    assert listed(state, Trade) == [TRADE[2], TRADE[3]]


def test_11_3_any_cards_for_any_cards():
    state = game(hands={0: ["Lantern", "Rusty Sword", "Mimic"], 1: ["Spyglass", "Strongbox", "Cave Troll"]})
    events = offer(state, give=["Lantern", "Mimic"], ask=["Strongbox", "Cave Troll"])
    assert told(events, Offered) == [Offered(0, 1, cards("Lantern", "Mimic"), cards("Strongbox", "Cave Troll"), 0, 0)]
    do(state, 1, ACCEPT)
    assert state.hands[0] == cards("Rusty Sword", "Strongbox", "Cave Troll")
    assert state.hands[1] == cards("Spyglass", "Lantern", "Mimic")


def test_11_3_cards_may_be_asked_for_that_the_other_may_have():
    state = game(hands={**HANDS, 0: ["Lantern", "Pack Mule"]}, market=["Pack Mule"])
    play(state, TRADING, TRADE[1], GIVE[LANTERN], ASKING)
    asks = {one.card for one in listed(state, Ask)}
    assert {SPYGLASS, STRONGBOX, LEADEN_IDOL, RUSTY_SWORD} <= asks
    assert LANTERN not in asks, "it is what is offered"
    assert PACK_MULE not in asks, "both are seen: one lies in the Market, the other is one's own"
    assert card("Mimic") not in asks, "all corpses are known"
    play(state, ASK[LEADEN_IDOL])
    assert listed(state, Asking) == [ASKING]
    play(state, ASKING, ASK[SPYGLASS])
    assert not listed(state, Asking), "the other has two cards"
    state = game(hands={**HANDS, 0: ["Pack Mule", "Rusty Sword"]})
    play(state, TRADING, TRADE[1], ASKING)
    assert ASK[PACK_MULE] in listed(state, Ask), "of two, only one is seen"
    play(state, ASK[RUSTY_SWORD])
    assert listed(state, Give) == [GIVE[PACK_MULE]], "a Sword is not given for a Sword"


def test_11_3_of_a_hand_that_everybody_knows_only_what_is_there():
    state = game(hands=HANDS, known={1: ["Strongbox"]})
    play(state, TRADING, TRADE[1], ASKING)
    assert listed(state, Ask) == [ASK[SPYGLASS], ASK[STRONGBOX]]


def test_11_3_the_others_see_nothing_of_it():
    state = game(hands=HANDS)
    before = [look(state, seat) for seat in (None, 1, 2, 3)]
    play(state, TRADING, TRADE[1], GIVE[RUSTY_SWORD], ASKING, ASK[SPYGLASS])
    assert [look(state, seat) for seat in (None, 1, 2, 3)] == before
    assert look(state, 0).draft == Terms(0, 1, (RUSTY_SWORD,), (SPYGLASS,), 0)


def test_11_3_one_card_at_a_time_and_never_back():
    state = game(hands=HANDS)
    play(state, TRADING, TRADE[1])
    assert listed(state, Give) == [GIVE[LANTERN], GIVE[RUSTY_SWORD]]
    play(state, GIVE[LANTERN])
    assert listed(state, Give) == [GIVE[RUSTY_SWORD]]
    assert not listed(state, KeepCard) + listed(state, LeaveCard)


def test_11_3_nobody_is_traded_with_nor_a_card_put_in_where_no_offer_could_come_of_it():
    one = {0: ["Lantern"], 1: ["Lantern"]}
    assert not listed(game(2, hands=one, known=one, money={0: 0, 1: 0}), Trading)
    hands = {0: ["Lantern", "Spyglass"], 1: ["Lantern"]}
    state = game(2, hands=hands, known=hands, money={0: 0, 1: 0})
    play(state, TRADING, TRADE[1])
    assert listed(state, Give) == [GIVE[SPYGLASS]]
    state = game(2, hands=hands, known=hands, money={0: 0, 1: 25})
    play(state, TRADING, TRADE[1])
    assert listed(state, Give) == [GIVE[LANTERN], GIVE[SPYGLASS]]
    state = game(2, hands={0: ["Lantern"], 1: ["Lantern", "Spyglass"]}, money={0: 0, 1: 0})
    play(state, TRADING, TRADE[1], ASKING)
    assert ASK[LANTERN] not in engine.legal(state, 0)
    assert ASK[SPYGLASS] in engine.legal(state, 0)


def test_11_4_money_from_one_side_and_no_gifts():
    state = game(hands=HANDS, money={0: 75, 1: 50})
    play(state, TRADING, TRADE[1])
    assert not listed(state, Propose)
    play(state, GIVE[LANTERN])
    assert listed(state, Propose) == [SAY[-50], SAY[-25]]
    play(state, ASKING, ASK[SPYGLASS])
    assert listed(state, Propose) == [SAY[-50], SAY[-25], SAY[0], SAY[25], SAY[50], SAY[75]]
    state = game(hands=HANDS, money={0: 75, 1: 50})
    play(state, TRADING, TRADE[1], ASKING, ASK[SPYGLASS])
    assert listed(state, Propose) == [SAY[25], SAY[50], SAY[75]]


def test_11_4_the_money_is_any_multiple_of_25_dollars_that_its_owner_has():
    state = game(hands=HANDS, money={0: 1475, 1: 625})
    play(state, TRADING, TRADE[1], GIVE[cards("Lantern")[0]], ASKING, ASK[SPYGLASS])
    assert [one.money for one in listed(state, Propose)] == list(range(-625, 1476, 25))


def test_11_5_an_offer_is_public_and_shows_its_cards():
    state = game(hands=HANDS)
    offer(state, give=["Rusty Sword"], ask=["Spyglass"], money=25)
    assert look(state, 3).offer == Terms(0, 1, (RUSTY_SWORD,), (SPYGLASS,), 25)
    assert look(state, 3).known[0] == cards("Lantern", "Rusty Sword")
    assert asked(state) == (1, "answer")


def test_11_6_to_accept_one_must_have_what_is_asked_for():
    state = game(hands=HANDS)
    offer(state, give=["Lantern"], ask=["Leaden Idol"])
    assert not listed(state, Accept)
    assert REFUSE in engine.legal(state, 1)
    state = game(hands=HANDS, money={1: 25})
    offer(state, give=["Lantern"], money=-25)
    assert listed(state, Accept) == [ACCEPT]
    events = do(state, 1, ACCEPT)
    assert told(events, Traded) == [Traded(0, 1, (LANTERN,), (), -25)]
    assert (state.offer, state.original, state.draft) == (NO_OFFER, NO_OFFER, NO_DRAFT)
    assert (state.money[:2], state.hands[1]) == ([125, 0], cards("Lantern", "Spyglass", "Strongbox"))


def test_11_6_a_refusal_ends_it_and_costs_nothing():
    state = game(hands=HANDS)
    offer(state, give=["Lantern"], ask=["Spyglass"])
    assert told(do(state, 1, REFUSE), Refused) == [Refused(1, 0)]
    assert (asked(state), state.actions) == ((0, "act"), 2)
    assert look(state, 0).offer is None


def test_11_7_a_counter_offer_starts_from_the_offer():
    state = game(hands=HANDS)
    offer(state, give=["Lantern"], ask=["Spyglass", "Leaden Idol"], money=25)
    do(state, 1, COUNTER)
    assert look(state, 1).draft == Terms(1, 0, (SPYGLASS,), (LANTERN,), -25)
    assert look(state, 0).phase == "answer"
    assert listed(state, KeepCard) == [KEEP_CARD[SPYGLASS]]
    assert listed(state, LeaveCard) == [LEAVE[LANTERN]]
    assert listed(state, Give) == [GIVE[STRONGBOX]]
    play(state, KEEP_CARD[SPYGLASS], GIVE[STRONGBOX], ASKING, ASK[RUSTY_SWORD], seat=1)
    assert not listed(state, KeepCard)
    events = do(state, 1, SAY[-50])
    assert told(events, Offered) == [Offered(1, 0, (STRONGBOX,), cards("Lantern", "Rusty Sword"), -50, 1)]
    assert asked(state) == (0, "answer")
    do(state, 0, ACCEPT)
    assert state.hands[0] == (STRONGBOX,)
    assert state.money[:2] == [50, 150]


def test_11_7_what_was_taken_out_stays_out_and_what_was_put_in_stays_in():
    state = game(hands={**HANDS, 1: ["Spyglass", "Strongbox", "Pack Mule"]})
    offer(state, give=["Lantern", "Rusty Sword"], ask=["Spyglass"])
    do(state, 1, COUNTER)
    play(state, LEAVE[RUSTY_SWORD], seat=1)
    assert look(state, 1).draft == Terms(1, 0, (SPYGLASS,), (LANTERN,), 0)
    assert not listed(state, Asking), "the Lantern is in it, and the Sword has been left"
    play(state, GIVE[STRONGBOX], seat=1)
    assert listed(state, KeepCard) == [KEEP_CARD[SPYGLASS]]
    assert listed(state, LeaveCard) == [LEAVE[LANTERN]]
    do(state, 1, SAY[-25])
    assert look(state, 3).offer == Terms(1, 0, (SPYGLASS, STRONGBOX), (LANTERN,), -25)
    do(state, 0, COUNTER)
    play(state, ASKING, ASK[PACK_MULE])
    assert listed(state, LeaveCard) == [LEAVE[SPYGLASS], LEAVE[STRONGBOX]], "but not what is asked for only now"


def test_11_7_it_must_differ_and_there_are_three():
    state = game(hands=HANDS)
    offer(state, give=["Lantern"], ask=["Spyglass"], money=25)
    do(state, 1, COUNTER)
    assert SAY[-25] not in engine.legal(state, 1)
    assert SAY[-50] in engine.legal(state, 1)
    do(state, 1, SAY[-50])
    do(state, 0, COUNTER)
    do(state, 0, SAY[75])
    do(state, 1, COUNTER)
    events = do(state, 1, SAY[-100])
    assert told(events, Offered)[0].counter == 3
    assert engine.legal(state, 0) == [REFUSE, ACCEPT]


def test_11_8_back_to_the_first_offer():
    state = game(hands=HANDS)
    offer(state, give=["Lantern"], ask=["Spyglass"], money=25)
    assert not listed(state, Insist)
    do(state, 1, COUNTER)
    do(state, 1, SAY[-75])
    assert listed(state, Insist) == [INSIST]
    events = do(state, 0, INSIST)
    assert told(events, Offered) == [Offered(0, 1, (LANTERN,), (SPYGLASS,), 25, 2)]
    assert asked(state) == (1, "answer")
    do(state, 1, ACCEPT)
    assert state.money[:2] == [75, 125]


def test_11_8_not_when_the_first_offer_is_what_the_other_has_come_to():
    state = game(hands=HANDS)
    offer(state, give=["Lantern"], ask=["Spyglass"], money=25)
    do(state, 1, COUNTER)
    do(state, 1, SAY[-75])
    do(state, 0, COUNTER)
    do(state, 0, SAY[50])
    do(state, 1, COUNTER)
    state.counters = 1
    do(state, 1, SAY[-25])
    assert engine.legal(state, 0) == [REFUSE, ACCEPT, COUNTER]


def test_11_8_the_first_offer_again_counts_and_may_be_answered():
    state = game(hands=HANDS)
    offer(state, give=["Lantern"], ask=["Spyglass"])
    do(state, 1, COUNTER)
    do(state, 1, SAY[-25])
    do(state, 0, INSIST)
    do(state, 1, COUNTER)
    assert SAY[0] not in engine.legal(state, 1), "that is the offer it answers"
    do(state, 1, SAY[-50])
    assert engine.legal(state, 0) == [REFUSE, ACCEPT], "three counter-offers are made"


def test_11_9_a_bargain_costs_the_active_player_an_action():
    state = game(hands=HANDS)
    offer(state, give=["Lantern"], ask=["Spyglass"])
    assert state.actions == 2
    do(state, 1, COUNTER)
    do(state, 1, SAY[-25])
    do(state, 0, ACCEPT)
    while state.phase == "display":
        do(state, state.actor, engine.legal(state, state.actor)[0])
    assert (asked(state), state.actions) == ((0, "act"), 1)


def test_11_9_traded_display_cards_are_replaced():
    state = game(hands={0: ["Lantern", "Rusty Sword"], 1: ["Spyglass", "Strongbox"]})
    offer(state, give=["Lantern"], ask=["Spyglass"])
    do(state, 1, ACCEPT)
    assert asked(state) == (0, "display")
    do(state, 0, engine.legal(state, 0)[0])
    assert asked(state) == (1, "display")
    assert state.known == [(SPYGLASS,), (LANTERN,), (), ()]


def test_11_10_no_goals_and_no_doubloons():
    state = game(hands={0: ["Lantern"]}, goals={1: "Bounty"}, doubloons={1: 3}, money={1: 0, 2: 0, 3: 0})
    assert not listed(state, Trading)
    state = game(hands={0: ["Lantern"], 1: ["Spyglass"]}, goals={0: "Bounty"})
    play(state, TRADING, TRADE[1])
    assert {type(one) for one in engine.legal(state, 0)} == {Give, Asking}
    assert listed(state, Give) == [GIVE[LANTERN]]
