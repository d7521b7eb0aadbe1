"""RULES.md 9: every artifact does what its card says, and nothing else."""

from collections import Counter

import pytest

from game.games.killmans_keep.actions import (
    BASE_PRICE,
    DISCARD,
    DRAW,
    END_TURN,
    FIGHT,
    FLEE,
    HAGGLE,
    MOVE,
    ORDER,
    PASS,
    PAY_TOLL,
    SELL,
    SELLING,
    SET_DIE,
    SHOW,
    TAKE,
    TAKE_GOAL,
    TARGET,
    TURN_BACK,
    USE,
    Discard,
    Move,
    Selling,
    SwapGoal,
    Take,
    TakeGoal,
    Target,
    TurnIn,
    Use,
)
from game.games.killmans_keep.components import (
    BANK,
    CHIPPED_OPAL,
    COIN_PURSE,
    CRACKED_MIRROR,
    CROWN_OF_GREED,
    DRAGONBANE,
    GUILD,
    GUILD_BADGE,
    HEART_OF_THE_KEEP,
    HEXED_DICE,
    KEEP,
    KILLMANS_CLOAK,
    KILLMANS_KEY,
    KILLMANS_NOTE,
    KILLMANS_SEAL,
    KILLMANS_WHISTLE,
    KNIGHTS_MACE,
    LANTERN,
    LEADEN_IDOL,
    MARKET,
    PACK_MULE,
    RATIONS,
    RIVER_QUARTZ,
    ROPE_AND_HOOK,
    RUSTY_SWORD,
    SILVER_CROSSBOW,
    SMOKE_POT,
    SPYGLASS,
    STARS,
    STRONGBOX,
    THROWING_KNIVES,
    TOLL_CHAIN,
    TRAIL_BOOTS,
    TWIN_GARNET,
)
from game.games.killmans_keep.events import (
    DieSet,
    Discarded,
    Earned,
    MoveUndone,
    Protected,
    Robbed,
    Rolled,
    Swapped,
    TollPaid,
    TurnBegan,
    Used,
)
from game.games.killmans_keep.events_keep import (
    BuriedCard,
    FoughtOff,
    LookedAhead,
    Lost,
    Reordered,
    SawCards,
    SlippedAway,
    Whistled,
    WhistledInVain,
    Won,
)
from game.games.killmans_keep.events_market import Bought, Exchanged, Sold, SwappedAtMarket, TookBack
from game.games.killmans_keep.names import card_name
from game.games.killmans_keep.rules import engine
from game.games.killmans_keep.rules.observation import look
from tests.games.killmans_keep.scene import asked, card, cards, do, game, goal, listed, play, told


def usable(state, face):
    return USE[face] in listed(state, Use)


def fighting(monster, *hand, **more):
    """Seat 0 has just drawn this monster, with these cards and one action left."""
    state = game(area={0: KEEP}, top=[monster], hands={0: hand, **more.pop("hands", {})}, **more)
    play(state, DRAW)
    return state


def test_9_1_a_used_card_is_an_action_and_goes_to_the_discard():
    state = game(hands={0: ["Coin Purse", "Lantern"]}, quiet=False)
    events = play(state, USE[COIN_PURSE])
    assert told(events, Used) == [Used(0, COIN_PURSE, COIN_PURSE, True)]
    assert state.discard == (COIN_PURSE,)
    assert state.actions == 1
    state.actions = 0
    assert not listed(state, Use)


def test_9_1_it_goes_there_after_its_effect():
    state = game(area={0: KEEP}, hands={0: ["Rope and Hook"]}, top=["Spyglass"], pool=[])
    state.market, state.discard = tuple(sorted((*state.market, *state.discard))), ()
    play(state, USE[ROPE_AND_HOOK])
    assert state.hands[0] == (SPYGLASS,), "the Rope itself must not be drawn"
    assert (state.discard, state.pool) == ((), [ROPE_AND_HOOK])


def test_9_2_lantern():
    state = game(area={0: BANK}, hands={0: ["Lantern", "Spyglass"]}, top=["Mimic", "Coin Purse", "Strongbox"])
    events = play(state, USE[LANTERN])
    assert told(events, LookedAhead) == [LookedAhead(0, 2)]
    assert told(events, SawCards) == [SawCards((card("Mimic"), COIN_PURSE), 0)]
    assert engine.legal(state, 0) == ORDER
    events = play(state, ORDER[True])
    assert told(events, Reordered) == [Reordered(0)]
    assert [one for one, _seen in state.top] == [COIN_PURSE, card("Mimic"), STRONGBOX]


def test_9_2_lantern_not_with_a_known_monster_and_asks_even_when_both_are_alike():
    assert not usable(game(hands={0: ["Lantern"]}, monster="Mimic"), LANTERN)
    state = game(hands={0: ["Lantern"]}, top=["Mimic", "Mimic"])
    play(state, USE[LANTERN])
    assert engine.legal(state, 0) == ORDER
    play(state, ORDER[False])
    state = game(hands={0: ["Lantern"]}, top=["Mimic"], pool=[])
    events = play(state, USE[LANTERN])
    assert told(events, LookedAhead) == [LookedAhead(0, 1)]
    assert state.phase == "act"


def test_9_3_coin_purse():
    state = game(area={0: GUILD}, hands={0: ["Coin Purse"]})
    assert told(play(state, USE[COIN_PURSE]), Earned) == [Earned(0, 50)]
    assert state.money[0] == 150


def test_9_4_spyglass():
    state = game(
        area={0: GUILD}, hands={0: ["Spyglass"]}, money={0: 75}, market=["Coin Purse", "Spyglass", "Crown of Greed"]
    )
    play(state, USE[SPYGLASS])
    assert listed(state, Take) == [TAKE[COIN_PURSE], TAKE[SPYGLASS]]
    events = play(state, TAKE[SPYGLASS])
    assert told(events, Bought) == [Bought(0, SPYGLASS, 75, 0)]
    assert (state.money[0], state.hands[0]) == (0, (SPYGLASS,))
    assert state.deeds[2] == 1
    assert not usable(game(hands={0: ["Spyglass"]}, money={0: 0}, market=["Coin Purse"]), SPYGLASS)


def test_9_5_smoke_pot():
    state = fighting("Mimic", "Smoke Pot", "Lantern", display={0: "Lantern"})
    do(state, 0, FIGHT, 1)
    assert asked(state) == (0, "lost")
    events = do(state, 0, USE[SMOKE_POT])
    assert told(events, FoughtOff) == [FoughtOff(0, card("Mimic"))]
    assert told(events, Used) == [Used(0, SMOKE_POT, SMOKE_POT, True)]
    assert not told(events, Lost) + told(events, Discarded)
    assert (state.skip, state.monster, state.hands[0]) == (0, card("Mimic"), (LANTERN,))
    assert (asked(state), state.actions) == ((0, "act"), 1)


def test_9_6_strongbox_against_the_idol():
    state = game(hands={0: ["Leaden Idol", "Lantern"], 1: ["Coin Purse", "Strongbox"]})
    play(state, USE[LEADEN_IDOL], TARGET[1])
    events = play(state, DISCARD[LANTERN])
    assert told(events, Protected) == [Protected(1, 0)]
    assert state.hands[:2] == [(LANTERN,), cards("Coin Purse", "Strongbox")]
    assert state.known[1] == cards("Coin Purse", "Strongbox")
    assert LEADEN_IDOL in state.discard


def test_9_6_strongbox_against_the_crown_and_the_whistle():
    state = game(hands={0: ["Crown of Greed", "Lantern"], 1: ["Coin Purse", "Strongbox"]})
    play(state, USE[CROWN_OF_GREED])
    assert told(play(state, TARGET[1]), Protected) == [Protected(1, 0)]
    assert (state.money[:2], state.hands[0]) == ([100, 100], (LANTERN,))
    state = game(
        area={0: KEEP}, top=["Spyglass"], hands={0: ["Lantern", "Strongbox"], 1: ["Killman's Whistle"]}, money={1: 200}
    )
    play(state, DRAW)
    assert asked(state) == (1, "drew")
    assert told(do(state, 1, USE[KILLMANS_WHISTLE]), Protected) == [Protected(0, 1)]
    assert SPYGLASS in state.hands[0]
    assert state.money[1] == 200


def test_9_6_a_strongbox_that_everybody_knows_of_is_left_alone():
    hands = {0: ["Leaden Idol", "Crown of Greed", "Lantern"], 1: ["Strongbox", "Lantern"], 2: ["Coin Purse"]}
    state = game(hands=hands)
    play(state, USE[LEADEN_IDOL])
    assert listed(state, Target) == [TARGET[2]]
    state = game(hands=hands)
    play(state, USE[CROWN_OF_GREED])
    assert listed(state, Target) == [TARGET[2], TARGET[3]]


def test_9_6_a_strongbox_does_not_help_against_monsters():
    state = fighting("Goblin Cutpurse", "Strongbox")
    do(state, 0, FIGHT, 0)
    assert state.money[0] == 50


def test_9_7_hexed_dice_in_another_s_haggle():
    state = game(hands={0: ["Spyglass"], 2: ["Hexed Dice"]})
    play(state, SELLING, SELL[SPYGLASS])
    do(state, 0, HAGGLE, 5)
    assert asked(state) == (2, "haggled")
    events = do(state, 2, USE[HEXED_DICE], 0)
    assert told(events, Rolled) == [Rolled(0, SPYGLASS, (1,), 1, False, True)]
    assert told(events, Sold) == [Sold(0, SPYGLASS, 75, 1, -1, False)]


def test_9_7_hexed_dice_roll_both_dice_of_the_hexhound():
    state = fighting("Hexhound", "Lantern", hands={3: ["Hexed Dice"]})
    do(state, 0, FIGHT, 9, 9)
    events = do(state, 3, USE[HEXED_DICE], 4, 0)
    assert told(events, Rolled)[0].dice == (4, 0)
    assert told(events, Lost)


def test_9_8_leaden_idol():
    state = game(
        hands={0: ["Leaden Idol", "Lantern"], 1: ["Crown of Greed", "Spyglass"], 2: ["Coin Purse"], 3: []},
        display={1: "Spyglass"},
        area={2: BANK},
        goals={3: "Bounty"},
    )
    play(state, USE[LEADEN_IDOL])
    assert listed(state, Target) == [TARGET[1]], "2 is elsewhere, 3 shows a goal"
    play(state, TARGET[1])
    assert listed(state, Discard) == [DISCARD[LANTERN]]
    events = play(state, DISCARD[LANTERN])
    assert told(events, Swapped) == [Swapped(0, 1, LANTERN, SPYGLASS)]
    assert state.hands[:2] == [(SPYGLASS,), cards("Lantern", "Crown of Greed")]
    assert asked(state) == (1, "display")
    assert not usable(game(hands={0: ["Leaden Idol"], 1: ["Lantern"]}), LEADEN_IDOL)
    assert usable(game(hands={0: ["Leaden Idol", "Mimic"], 1: ["Lantern"]}), LEADEN_IDOL)


def test_9_9_cracked_mirror():
    state = game(
        hands={0: ["Cracked Mirror", "Lantern"], 1: ["Coin Purse"], 2: ["Rusty Sword"], 3: ["Cracked Mirror"]},
        area={1: BANK},
    )
    play(state, USE[CRACKED_MIRROR])
    assert listed(state, Target) == [TARGET[1]]
    events = play(state, TARGET[1])
    assert told(events, Used) == [Used(0, CRACKED_MIRROR, COIN_PURSE, True)]
    assert (state.money[0], state.hands[1]) == (150, (COIN_PURSE,))
    assert CRACKED_MIRROR in state.discard


def test_9_9_the_mirror_goes_where_the_mirrored_card_would():
    state = game(hands={0: ["Cracked Mirror"], 1: ["Chipped Opal"]}, market=["Coin Purse"])
    events = play(state, USE[CRACKED_MIRROR], TARGET[1], TAKE[COIN_PURSE])
    assert told(events, SwappedAtMarket) == [SwappedAtMarket(0, CRACKED_MIRROR, COIN_PURSE)]
    assert state.market == (CRACKED_MIRROR,)
    state = game(hands={0: ["Cracked Mirror", "Killman's Key"], 1: ["Killman's Seal"]}, area={0: BANK}, money={0: 200})
    play(state, USE[CRACKED_MIRROR], TARGET[1])
    events = play(state, SHOW[KILLMANS_KEY])
    assert told(events, Exchanged) == [Exchanged(0, 100, CRACKED_MIRROR, KILLMANS_KEY, 1)]


def test_9_10_toll_chain_paid():
    state = game(hands={2: ["Toll Chain"]})
    play(state, MOVE[KEEP])
    assert asked(state) == (2, "moved")
    do(state, 2, USE[TOLL_CHAIN])
    assert (asked(state), engine.legal(state, 0)) == ((0, "toll"), [PAY_TOLL, TURN_BACK])
    assert told(do(state, 0, PAY_TOLL), TollPaid) == [TollPaid(0, 2, 50)]
    assert (state.money[0], state.money[2], state.area[0]) == (50, 150, KEEP)
    assert asked(state) == (0, "act")


def test_9_10_toll_chain_refused():
    state = game(hands={2: ["Toll Chain", "Toll Chain"]}, money={0: 25})
    play(state, MOVE[KEEP])
    do(state, 2, USE[TOLL_CHAIN])
    assert engine.legal(state, 0) == [TURN_BACK]
    assert told(do(state, 0, TURN_BACK), MoveUndone) == [MoveUndone(0, MARKET, KEEP)]
    assert (state.area[0], state.walked, state.actions) == (MARKET, False, 2)
    assert listed(state, Move) == [MOVE[BANK]]
    play(state, END_TURN)
    assert state.barred == 0


def test_9_10_an_action_comes_back_but_not_the_boots_and_fleeing_is_no_move():
    state = game(hands={2: ["Toll Chain"]})
    state.walked = True
    play(state, MOVE[KEEP])
    do(state, 2, USE[TOLL_CHAIN])
    do(state, 0, TURN_BACK)
    assert state.actions == 2
    state = game(hands={0: ["Trail Boots"], 2: ["Toll Chain"]})
    play(state, USE[TRAIL_BOOTS], MOVE[GUILD])
    do(state, 2, USE[TOLL_CHAIN])
    do(state, 0, TURN_BACK)
    assert (state.actions, state.hands[0]) == (1, ())
    state = fighting("Mimic", "Lantern", hands={2: ["Toll Chain"]})
    do(state, 0, FLEE)
    assert asked(state) == (1, "act")


def test_9_11_crown_of_greed():
    state = game(hands={0: ["Crown of Greed", "Lantern", "Mimic"]}, money={1: 300, 2: 75, 3: 0})
    play(state, USE[CROWN_OF_GREED])
    assert listed(state, Target) == [TARGET[1], TARGET[2]]
    play(state, TARGET[1])
    events = play(state, SHOW[LANTERN])
    assert told(events, Robbed) == [Robbed(0, 1, 100)]
    assert (state.money[0], state.money[1]) == (200, 200)
    assert listed(state, Discard) == [DISCARD[LANTERN], DISCARD[card("Mimic")]]
    assert told(play(state, DISCARD[LANTERN]), Discarded) == [Discarded(0, LANTERN)]
    state = game(hands={0: ["Crown of Greed"]}, money={1: 75})
    play(state, USE[CROWN_OF_GREED], TARGET[1])
    assert (state.money[0], state.phase) == (175, "act")


def test_9_12_river_quartz():
    state = game(hands={0: ["River Quartz"]})
    events = play(state, SELLING, SELL[RIVER_QUARTZ])
    assert told(events, Sold) == [Sold(0, RIVER_QUARTZ, 75, 0, -1, False)]
    assert state.deeds[3] == 0


def test_9_13_chipped_opal():
    state = game(hands={0: ["Chipped Opal"]}, market=["Lantern", "Spyglass", "Strongbox"])
    play(state, USE[CHIPPED_OPAL])
    assert listed(state, Take) == [TAKE[LANTERN], TAKE[SPYGLASS]]
    play(state, TAKE[SPYGLASS])
    assert (state.hands[0], state.market) == ((SPYGLASS,), cards("Chipped Opal", "Lantern", "Strongbox"))
    assert (state.actions, state.money[0], state.deeds[:5]) == (1, 100, [0] * 5), "neither bought nor sold"
    assert not usable(game(hands={0: ["Chipped Opal"]}, market=["Strongbox"]), CHIPPED_OPAL)
    assert not usable(game(hands={0: ["Chipped Opal"]}, market=["Lantern"], area={0: KEEP}), CHIPPED_OPAL)


def test_9_14_twin_garnet():
    state = game(hands={0: ["Twin Garnet", "River Quartz", "Lantern"]})
    play(state, SELLING, SELL[TWIN_GARNET])
    assert engine.legal(state, 0) == [PASS, SHOW[RIVER_QUARTZ]]
    play(state, SHOW[RIVER_QUARTZ])
    assert state.known[0] == (TWIN_GARNET,), "nothing is shown before the price is settled"
    events = do(state, 0, HAGGLE, 5)
    assert told(events, Sold) == [Sold(0, TWIN_GARNET, 175, 6, RIVER_QUARTZ, False)]
    assert RIVER_QUARTZ in state.known[0]
    state = game(hands={0: ["Twin Garnet", "River Quartz"]})
    events = play(state, SELLING, SELL[TWIN_GARNET], PASS, BASE_PRICE)
    assert told(events, Sold) == [Sold(0, TWIN_GARNET, 100, 0, -1, False)]
    state = game(hands={0: ["Twin Garnet", "Lantern"]})
    play(state, SELLING, SELL[TWIN_GARNET])
    assert state.phase == "price"


def test_9_15_lucky_moonstone():
    state = game(hands={0: ["Lantern"], 1: ["Lucky Moonstone"]})
    play(state, SELLING, SELL[LANTERN])
    do(state, 0, HAGGLE, 5)
    assert engine.legal(state, 1) == [PASS, *SET_DIE[:5]]
    events = do(state, 1, SET_DIE[0])
    assert told(events, DieSet) == [DieSet(1, 1)]
    assert told(events, Sold)[0].price == 25


def test_9_15_a_die_turned_to_6_is_a_6_and_no_fight_is_decided_so():
    state = game(hands={0: ["Lantern", "Lucky Moonstone"]})
    play(state, SELLING, SELL[LANTERN])
    do(state, 0, HAGGLE, 0)
    do(state, 0, SET_DIE[5])
    assert state.deeds[3] == 1
    assert state.actions == 0
    state = fighting("Mimic", "Lantern", hands={1: ["Lucky Moonstone"]})
    do(state, 0, FIGHT, 9)
    assert asked(state) == (0, "act")


def test_9_16_heart_of_the_keep():
    state = game(area={0: BANK}, hands={0: ["Heart of the Keep"]})
    events = play(state, USE[HEART_OF_THE_KEEP])
    assert told(events, Exchanged) == [Exchanged(0, 100, HEART_OF_THE_KEEP, -1, 1)]
    assert (state.money[0], state.doubloons[0], state.actions) == (0, 1, 1)
    assert not usable(game(area={0: BANK}, hands={0: ["Heart of the Keep"]}, money={0: 75}), HEART_OF_THE_KEEP)
    assert not usable(game(hands={0: ["Heart of the Keep"]}), HEART_OF_THE_KEEP)


@pytest.mark.parametrize(
    ("face", "bonus"), [(RUSTY_SWORD, 2), (THROWING_KNIVES, 1), (KNIGHTS_MACE, 4), (DRAGONBANE, 3)]
)
def test_9_17_9_18_9_19_9_21_weapons_add_to_the_roll(face, bonus):
    for die, wins in ((7 - bonus, True), (6 - bonus, False)):
        state = fighting("Ogre Champion", card_name(face))
        events = play(state, USE[face])
        assert told(events, Used) == [Used(0, face, face, face != DRAGONBANE)]
        events = do(state, 0, FIGHT, die)
        assert bool(told(events, Won)) == wins
        assert (face in state.hands[0]) == (face == DRAGONBANE)


def test_9_18_throwing_knives_after_the_roll():
    state = fighting("Ogre Champion", "Throwing Knives")
    do(state, 0, FIGHT, 6)
    assert asked(state) == (0, "battle")
    assert engine.legal(state, 0) == [PASS, USE[THROWING_KNIVES]]
    assert told(do(state, 0, USE[THROWING_KNIVES]), Won) == [Won(0, card("Ogre Champion"), 3, 3)]
    state = fighting("Ogre Champion", "Throwing Knives")
    do(state, 0, FIGHT, 7)
    assert asked(state) == (0, "act"), "nobody needs them after a victory"


def test_9_20_silver_crossbow():
    for name, works in (("Mimic", True), ("Cave Troll", True), ("Ogre Champion", False)):
        state = fighting(name, "Silver Crossbow")
        assert usable(state, SILVER_CROSSBOW) == works
        if works:
            assert told(play(state, USE[SILVER_CROSSBOW]), Won) == [Won(0, card(name), -1, STARS[card(name)])]
            assert state.hands[0] == cards(name)


def test_9_21_dragonbane_works_once_in_each_fight():
    state = fighting("Ogre Champion", "Dragonbane")
    play(state, USE[DRAGONBANE])
    assert not usable(state, DRAGONBANE)
    do(state, 0, FIGHT, 9)
    assert DRAGONBANE in state.hands[0]
    state.top = ((state.pool.pop(state.pool.index(card("Mimic"))), 0),)
    play(state, DRAW)
    assert usable(state, DRAGONBANE)
    state = fighting("Ogre Champion", "Dragonbane", "Dragonbane")
    play(state, USE[DRAGONBANE], USE[DRAGONBANE])
    assert (state.bonus, usable(state, DRAGONBANE)) == (6, False)
    assert state.known[0] == (DRAGONBANE, DRAGONBANE)


def test_9_22_killman_s_key():
    state = game(area={0: KEEP}, hands={0: ["Killman's Key"]}, monster="Ogre Champion", top=["Spyglass"])
    events = play(state, USE[KILLMANS_KEY])
    assert told(events, BuriedCard) == [BuriedCard(0, card("Ogre Champion"))]
    assert state.hands[0] == (SPYGLASS,)
    assert [one for one, _seen in state.bottom] == [card("Ogre Champion")]
    assert (state.monster, state.actions) == (-1, 1)
    state = game(area={0: KEEP}, hands={0: ["Killman's Key"]}, top=["Strongbox", "Mimic"])
    assert told(play(state, USE[KILLMANS_KEY]), BuriedCard) == [BuriedCard(0, -1)]
    assert [one for one, _seen in state.bottom] == [STRONGBOX]
    assert asked(state) == (0, "fight")
    assert not usable(game(hands={0: ["Killman's Key"]}), KILLMANS_KEY)


def test_9_22_a_card_nobody_knows_is_buried_unseen():
    state = game(area={0: KEEP}, hands={0: ["Killman's Key"]}, bottom=["Mimic"])
    cards_in_pool = list(state.pool)
    do(state, 0, USE[KILLMANS_KEY], 3, 3)
    assert [one for one, _seen in state.bottom] == [card("Mimic"), cards_in_pool[3]]
    assert look(state, 0).bottom[1].card == -1


def test_9_22_the_last_cards_of_the_deck_are_buried_below_themselves():
    """The card that goes under is the bottom's own first one, and it is there once."""
    state = game(area={0: KEEP}, hands={0: ["Killman's Key"]}, bottom=["Strongbox", "Mimic", "Spyglass"], pool=[])
    play(state, USE[KILLMANS_KEY])
    left = [state.monster, *(one for one, _seen in state.bottom)]
    assert sorted(left) == sorted(cards("Strongbox", "Mimic", "Spyglass"))


def test_9_23_killman_s_note():
    state = game(
        area={0: BANK},
        hands={0: ["Killman's Note", "Lantern"]},
        discard=["Rusty Sword", "Spyglass", "Cellar Rat", "Killman's Note"],
        quiet=False,
    )
    play(state, USE[KILLMANS_NOTE])
    assert listed(state, Take) == [TAKE[RUSTY_SWORD]]
    assert told(play(state, TAKE[RUSTY_SWORD]), TookBack) == [TookBack(0, RUSTY_SWORD)]
    assert state.known[0] == (RUSTY_SWORD,)
    assert state.discard == cards("Spyglass", "Cellar Rat", "Killman's Note", "Killman's Note")


def test_9_24_killman_s_whistle():
    state = game(area={0: KEEP}, top=["Spyglass"], hands={0: ["Lantern"], 1: ["Killman's Whistle"]}, money={1: 150})
    play(state, DRAW)
    assert engine.legal(state, 1) == (PASS, USE[KILLMANS_WHISTLE])
    events = do(state, 1, USE[KILLMANS_WHISTLE])
    assert told(events, Whistled) == [Whistled(1, 0, SPYGLASS, 100)]
    assert (state.money[:2], state.hands[:2]) == ([200, 50], [(LANTERN,), (SPYGLASS,)])
    assert state.known[1] == (SPYGLASS,)


@pytest.mark.parametrize(("drawn", "money"), [("Lantern", 50), ("Spyglass", 125), ("Dragonbane", 150)])
def test_9_24_any_artifact_for_its_base_value_whatever_that_is(drawn, money):
    state = game(area={0: KEEP}, top=[drawn], hands={0: ["Rations"], 1: ["Killman's Whistle"]}, money={1: money})
    play(state, DRAW)
    whistled = told(do(state, 1, USE[KILLMANS_WHISTLE]), Whistled)[0]
    assert (whistled.card, state.hands[1]) == (cards(drawn)[0], cards(drawn))
    assert state.money[1] == money - whistled.price


def test_9_24_whoever_cannot_pay_has_shown_the_card_and_used_up_the_whistle():
    hands = {0: ["Rations", "Lantern"], 1: ["Killman's Whistle", "Lantern"]}
    state = game(area={0: KEEP}, top=["Dragonbane"], hands=hands, money={1: 125})
    before = state.discard
    play(state, DRAW)
    events = do(state, 1, USE[KILLMANS_WHISTLE])
    (dragonbane,) = cards("Dragonbane")
    assert told(events, WhistledInVain) == [WhistledInVain(1, 0, dragonbane, 150)]
    assert not told(events, Whistled)
    assert (state.money[:2], dragonbane in state.hands[0]) == ([100, 125], True)
    assert dragonbane in state.known[0]
    assert Counter(state.discard) - Counter(before) == Counter(cards("Killman's Whistle"))


def test_9_24_not_below_50_dollars_nor_for_a_monster():
    state = game(area={0: KEEP}, top=["Lantern"], hands={1: ["Killman's Whistle"]}, money={1: 25})
    play(state, DRAW)
    assert asked(state) == (0, "act")
    state = game(area={0: KEEP}, top=["Mimic"], hands={1: ["Killman's Whistle"]}, money={1: 500})
    play(state, DRAW)
    assert asked(state) == (0, "fight")


def test_9_24_a_known_card_of_the_same_face_stays_known():
    hands = {0: ["Lantern", "Spyglass"], 1: ["Killman's Whistle"]}
    state = game(area={0: KEEP}, top=["Lantern"], hands=hands, money={1: 150})
    play(state, DRAW)
    events = do(state, 1, USE[KILLMANS_WHISTLE])
    assert told(events, Used) == [Used(1, KILLMANS_WHISTLE, KILLMANS_WHISTLE, True)]
    assert asked(state) == (0, "act"), "the Display Card is still there"
    assert (state.hands[0], state.known[0]) == (cards("Lantern", "Spyglass"), (LANTERN,))


def test_9_25_killman_s_cloak():
    state = fighting("Ogre Champion", "Killman's Cloak", "Rusty Sword")
    events = play(state, USE[KILLMANS_CLOAK])
    assert told(events, SlippedAway) == [SlippedAway(0, card("Ogre Champion"))]
    assert (state.area[0], state.actions, state.monster) == (KEEP, 1, -1)
    assert [one for one, _seen in state.bottom] == [card("Ogre Champion")]
    assert state.deeds[4] == 0, "there has been no fight"
    state = game(area={0: KEEP}, monster="Ogre Champion", hands={0: ["Killman's Cloak", "Rusty Sword"]})
    play(state, FIGHT)
    assert usable(state, KILLMANS_CLOAK)
    play(state, USE[RUSTY_SWORD])
    assert not usable(state, KILLMANS_CLOAK)


def test_9_26_killman_s_seal():
    state = game(area={0: BANK}, hands={0: ["Killman's Seal"]}, money={0: 150})
    assert told(play(state, USE[KILLMANS_SEAL]), Exchanged) == [Exchanged(0, 150, KILLMANS_SEAL, -1, 1)]
    state = game(area={0: BANK}, hands={0: ["Killman's Seal", "Killman's Note"]}, money={0: 150})
    play(state, USE[KILLMANS_SEAL])
    assert engine.legal(state, 0) == [SHOW[KILLMANS_NOTE], PASS]
    events = play(state, SHOW[KILLMANS_NOTE])
    assert told(events, Exchanged) == [Exchanged(0, 100, KILLMANS_SEAL, KILLMANS_NOTE, 1)]
    assert state.known[0] == (KILLMANS_NOTE,)
    state = game(area={0: BANK}, hands={0: ["Killman's Seal", "Killman's Note"]}, money={0: 150})
    assert told(play(state, USE[KILLMANS_SEAL], PASS), Exchanged)[0].price == 150
    assert not usable(game(area={0: BANK}, hands={0: ["Killman's Seal", "Lantern"]}, money={0: 125}), KILLMANS_SEAL)


def test_9_26_in_the_bank_for_100_dollars_at_least():
    hand = ["Lantern", "Killman's Seal", "Killman's Note"]
    assert not usable(game(area={0: BANK}, hands={0: hand}, money={0: 75}), KILLMANS_SEAL)
    assert not usable(game(hands={0: hand}, money={0: 300}), KILLMANS_SEAL)
    state = game(area={0: BANK}, hands={0: hand}, money={0: 100})
    play(state, USE[KILLMANS_SEAL])
    assert engine.legal(state, 0) == [SHOW[KILLMANS_NOTE]], "there is not enough to hide the Note"
    play(state, SHOW[KILLMANS_NOTE])
    assert (state.money[0], state.known[0]) == (0, cards("Lantern", "Killman's Note"))


def test_9_27_trail_boots():
    state = game(hands={0: ["Trail Boots"]})
    play(state, USE[TRAIL_BOOTS])
    assert listed(state, Move) == [MOVE[KEEP], MOVE[GUILD], MOVE[BANK]]
    play(state, MOVE[GUILD])
    assert (state.area[0], state.actions, state.walked) == (GUILD, 1, False)


def test_9_28_rations():
    state = game(2, hands={1: ["Rations"]})
    state.skip = 0b10
    play(state, END_TURN)
    assert (asked(state), engine.legal(state, 1)) == ((1, "rations"), (PASS, USE[RATIONS]))
    assert state.queue == (1,)
    events = do(state, 1, USE[RATIONS])
    assert told(events, TurnBegan) == [TurnBegan(1, 1)]
    assert (asked(state), state.actions, state.skip) == ((1, "act"), 2, 0)


def test_9_28_rations_may_be_kept():
    state = game(2, hands={1: ["Rations"]})
    state.skip = 0b10
    play(state, END_TURN)
    do(state, 1, PASS)
    assert (asked(state), state.round, state.hands[1]) == ((0, "act"), 2, (RATIONS,))


def test_9_29_rope_and_hook():
    state = game(area={0: KEEP}, hands={0: ["Rope and Hook"]}, top=["Spyglass", "Lantern", "Mimic"])
    play(state, USE[ROPE_AND_HOOK])
    assert (state.hands[0], state.actions) == (cards("Spyglass", "Lantern"), 1)
    state = game(area={0: KEEP}, hands={0: ["Rope and Hook"]}, top=["Mimic", "Lantern"])
    play(state, USE[ROPE_AND_HOOK])
    do(state, 0, FIGHT, 9)
    assert state.hands[0] == cards("Mimic")
    assert not usable(game(area={0: KEEP}, hands={0: ["Rope and Hook"]}, monster="Mimic"), ROPE_AND_HOOK)


def test_9_29_between_the_two_cards_others_may_react():
    state = game(
        area={0: KEEP},
        hands={0: ["Rope and Hook"], 1: ["Killman's Whistle"]},
        top=["Spyglass", "Lantern"],
        money={1: 200},
    )
    play(state, USE[ROPE_AND_HOOK])
    assert asked(state) == (1, "drew")
    do(state, 1, USE[KILLMANS_WHISTLE])
    assert state.hands[:2] == [(LANTERN,), (SPYGLASS,)]


def test_9_30_guild_badge():
    state = game(hands={0: ["Guild Badge"]})
    play(state, USE[GUILD_BADGE])
    assert engine.legal(state, 0) == [TAKE_GOAL]
    do(state, 0, TAKE_GOAL, 0)
    assert (state.goals[0], state.actions, state.hands[0]) == (0, 1, ())
    state = game(hands={0: ["Guild Badge", "Cave Troll"]}, goals={0: "Bounty"})
    play(state, USE[GUILD_BADGE])
    assert {type(one) for one in engine.legal(state, 0)} == {SwapGoal, TurnIn}
    play(state, *listed(state, TurnIn))
    assert (state.money[0], state.hands[0]) == (325, ())


def test_9_30_the_badge_does_not_serve_for_the_goal():
    state = game(hands={0: ["Guild Badge", "Trail Boots"]}, goals={0: "Well Equipped"})
    play(state, USE[GUILD_BADGE])
    assert not listed(state, TurnIn)
    assert not listed(state, TakeGoal)
    assert state.goals[0] == goal("Well Equipped")


def test_9_31_pack_mule():
    state = game(hands={0: ["Lantern", "Spyglass", "Pack Mule", "Coin Purse"]})
    play(state, SELLING, SELL[LANTERN], BASE_PRICE)
    assert (state.actions, state.mule) == (1, True)
    play(state, SELLING, SELL[SPYGLASS])
    events = do(state, 0, HAGGLE, 5)
    assert told(events, Sold) == [Sold(0, SPYGLASS, 125, 6, -1, True)]
    assert (state.actions, state.mule) == (1, False)
    assert PACK_MULE in state.known[0]
    play(state, SELLING, SELL[COIN_PURSE], BASE_PRICE)
    assert state.actions == 0
    assert listed(state, Selling) == [SELLING], "the mule has room for one more"
    play(state, END_TURN)


def test_9_31_not_after_something_else_and_not_without_the_mule():
    state = game(hands={0: ["Lantern", "Spyglass", "Pack Mule"]})
    play(state, SELLING, SELL[LANTERN], BASE_PRICE)
    state.actions = 0
    play(state, MOVE[KEEP])
    assert not listed(state, Selling)
    state = game(hands={0: ["Lantern", "Spyglass"]})
    state.actions = 1
    play(state, SELLING, SELL[LANTERN], BASE_PRICE)
    assert not listed(state, Selling)


def test_9_2_what_is_half_chosen_costs_nothing_yet():
    state = game(hands={0: ["Spyglass", "Lantern"]}, market=["Coin Purse"])
    play(state, USE[SPYGLASS])
    assert (state.actions, state.hands[0]) == (2, cards("Spyglass", "Lantern"))
    assert look(state, 1).phase == "act"
