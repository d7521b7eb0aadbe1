"""RULES.md 9 and 10: artifacts that meet each other, an empty deck, a purse with too little in it."""

from game.games.killmans_keep.actions import (
    BASE_PRICE,
    DISCARD,
    DRAW,
    END_TURN,
    FIGHT,
    FLEE,
    HAGGLE,
    MOVE,
    PASS,
    PAY_TOLL,
    SELL,
    SELLING,
    SET_DIE,
    SHOW,
    SWAP_GOAL,
    TARGET,
    TURN_BACK,
    TURN_IN,
    USE,
    Move,
    Selling,
    Use,
)
from game.games.killmans_keep.components import (
    BANK,
    COIN_PURSE,
    DRAGONBANE,
    GOAL_FACE,
    GUILD,
    GUILD_BADGE,
    HEXED_DICE,
    KEEP,
    KILLMANS_CLOAK,
    KILLMANS_KEY,
    KILLMANS_SEAL,
    KILLMANS_WHISTLE,
    LANTERN,
    LEADEN_IDOL,
    LUCKY_MOONSTONE,
    MARKET,
    PACK_MULE,
    RATIONS,
    ROPE_AND_HOOK,
    RUSTY_SWORD,
    SMOKE_POT,
    SPYGLASS,
    STRONGBOX,
    THROWING_KNIVES,
    TOLL_CHAIN,
    TRAIL_BOOTS,
    TWIN_GARNET,
    Options,
)
from game.games.killmans_keep.events import GameWon, MoveUndone, Protected, Used
from game.games.killmans_keep.events_keep import KeepShuffled, LookedAhead, Lost, MonsterMet, Won
from game.games.killmans_keep.events_market import Sold
from game.games.killmans_keep.rules import engine
from game.games.killmans_keep.rules.observation import look
from game.games.killmans_keep.rules.state import NO_WALK
from tests.games.killmans_keep.scene import (
    asked,
    card,
    cards,
    do,
    game,
    goal,
    listed,
    play,
    recount,
    told,
)


def usable(state, face):
    return USE[face] in listed(state, Use)


def bare(state):
    """Nothing at all lies on the Keep discard."""
    state.market, state.discard = tuple(sorted((*state.market, *state.discard))), ()
    recount(state)
    return state


# The deck runs out


def test_9_2_of_one_card_left_one_is_seen_and_the_discard_stays_where_it_is():
    state = game(hands={0: ["Lantern"]}, top=["Spyglass"], pool=[], discard=["Coin Purse"])
    events = play(state, USE[LANTERN])
    assert told(events, LookedAhead) == [LookedAhead(0, 1)]
    assert not told(events, KeepShuffled)
    assert (asked(state), len(state.top)) == ((0, "act"), 1)
    assert [look(state, seat).top[0].card for seat in (0, 1)] == [SPYGLASS, -1]


def test_9_2_where_nothing_is_left_there_is_nothing_to_look_at():
    assert not usable(bare(game(hands={0: ["Lantern"]}, pool=[])), LANTERN)


def test_9_22_the_key_with_nothing_under_the_monster_brings_it_back():
    for more in ({}, {"discard": ["Lantern"]}):
        state = game(area={0: KEEP}, hands={0: ["Killman's Key"]}, monster="Mimic", pool=[], **more)
        events = play(state, USE[KILLMANS_KEY])
        assert told(events, MonsterMet) == [MonsterMet(0, card("Mimic"))]
        assert [type(event) for event in events[-2:]] == [KeepShuffled, MonsterMet], "the monster was the deck"
        assert (asked(state), state.fresh, state.bottom) == ((0, "fight"), True, ())


def test_9_22_the_key_is_no_use_where_nothing_is_left():
    assert not usable(bare(game(area={0: KEEP}, hands={0: ["Killman's Key"]}, pool=[])), KILLMANS_KEY)


def test_9_25_a_monster_put_under_an_empty_deck_is_the_deck():
    state = bare(game(area={0: KEEP}, hands={0: ["Killman's Cloak"]}, top=["Mimic"], pool=[]))
    play(state, DRAW, USE[KILLMANS_CLOAK])
    state.market, state.discard = (*state.market, KILLMANS_CLOAK), ()
    events = play(state, DRAW)
    assert told(events, MonsterMet) == [MonsterMet(0, card("Mimic"))]
    assert not told(events, KeepShuffled)


def test_9_29_the_second_card_may_come_from_a_new_deck_the_rope_is_not_in_it():
    state = game(area={0: KEEP}, hands={0: ["Rope and Hook"]}, top=["Spyglass"], pool=[], discard=["Lantern"])
    number = len(state.discard)
    events = do(state, 0, USE[ROPE_AND_HOOK], state.discard.index(LANTERN))
    assert told(events, KeepShuffled) == [KeepShuffled(number)]
    assert (state.hands[0], state.discard) == (cards("Spyglass", "Lantern"), (ROPE_AND_HOOK,))


def test_9_29_only_in_the_keep():
    assert usable(game(area={0: KEEP}, hands={0: ["Rope and Hook"]}), ROPE_AND_HOOK)
    assert not usable(game(area={0: GUILD}, hands={0: ["Rope and Hook"]}), ROPE_AND_HOOK)


def test_9_29_a_monster_ends_the_drawing_for_all_to_see():
    state = game(area={0: KEEP}, hands={0: ["Rope and Hook"]}, top=["Mimic", "Lantern"])
    play(state, USE[ROPE_AND_HOOK])
    assert (look(state, 1).phase, look(state, 1).draws) == ("fight", 0)


def test_9_29_the_rope_ends_with_the_last_card_there_is():
    state = bare(game(area={0: KEEP}, hands={0: ["Rope and Hook"]}, top=["Spyglass"], pool=[]))
    play(state, USE[ROPE_AND_HOOK])
    assert (state.hands[0], asked(state), state.draws) == ((SPYGLASS,), (0, "act"), 0)


# Dice


def test_9_7_a_reroll_may_be_answered_by_another_on_the_hexhound_too():
    hands = {0: ["Lantern", "Hexed Dice"], 1: ["Hexed Dice"], 2: ["Hexed Dice"]}
    state = game(area={0: KEEP}, top=["Hexhound"], hands=hands)
    play(state, DRAW)
    do(state, 0, FIGHT, 1, 9)
    events = do(state, 0, USE[HEXED_DICE], 9, 8)
    assert told(events, Used) == [Used(0, HEXED_DICE, HEXED_DICE, True)]
    assert (asked(state), state.actions, state.dice) == ((1, "battle"), 0, (9, 8))
    do(state, 1, USE[HEXED_DICE], 0, 0)
    assert asked(state) == (2, "battle")
    events = do(state, 2, USE[HEXED_DICE], 2, 2)
    assert told(events, Won) == [Won(0, card("Hexhound"), 2, 2)]
    assert state.discard.count(HEXED_DICE) == 3


def test_9_7_a_victory_can_be_rolled_away_and_won_back_with_knives():
    state = game(area={0: KEEP}, top=["Cellar Rat"], hands={0: ["Throwing Knives"], 1: ["Hexed Dice"]})
    play(state, DRAW)
    do(state, 0, FIGHT, 9)
    assert asked(state) == (1, "battle"), "the Knives are not needed yet"
    do(state, 1, USE[HEXED_DICE], 0)
    assert asked(state) == (0, "battle")
    events = do(state, 0, USE[THROWING_KNIVES])
    assert told(events, Won)
    assert told(events, Used) == [Used(0, THROWING_KNIVES, THROWING_KNIVES, True)]
    assert THROWING_KNIVES in state.discard
    assert state.actions == 1, "only the own Dice would cost an action"


def test_9_17_nothing_of_one_fight_is_left_for_the_next():
    hands = {0: ["Lantern", "Rusty Sword", "Smoke Pot", "Killman's Cloak"]}
    state = game(area={0: KEEP}, top=["Cave Troll", "Cave Troll"], hands=hands)
    play(state, DRAW, USE[RUSTY_SWORD])
    do(state, 0, FIGHT, 9)
    play(state, DRAW)
    assert engine.legal(state, 0) == [FIGHT, FLEE, USE[KILLMANS_CLOAK]]
    assert told(do(state, 0, FIGHT, 4), Lost) == []
    do(state, 0, USE[SMOKE_POT])
    assert (state.bonus, state.die, state.fighting, state.fresh) == (0, -1, False, False)
    state.actions = 1
    play(state, FIGHT)
    assert engine.legal(state, 0) == [FIGHT, USE[KILLMANS_CLOAK]], "it is known now, and nobody flees from it"


def test_9_15_a_die_that_was_turned_can_be_rolled_again():
    state = game(hands={0: ["Lantern"], 1: ["Lucky Moonstone"], 2: ["Hexed Dice"]})
    play(state, SELLING, SELL[LANTERN])
    do(state, 0, HAGGLE, 5)
    do(state, 1, SET_DIE[0])
    assert (asked(state), state.die, state.dice) == ((2, "haggled"), 1, (1,))
    events = do(state, 2, USE[HEXED_DICE], 3)
    assert told(events, Used) == [Used(2, HEXED_DICE, HEXED_DICE, True)]
    assert told(events, Sold) == [Sold(0, LANTERN, 50, 4, -1, False)]
    assert (state.die, state.deal[1]) == (-1, -1)
    assert (state.sides, state.dice, state.rolls) == (6, (4,), 2), "they lie there until somebody rolls again"


def test_9_15_the_gem_that_was_shown_may_still_be_used():
    state = game(hands={0: ["Twin Garnet", "Lucky Moonstone"]})
    play(state, SELLING, SELL[TWIN_GARNET], SHOW[LUCKY_MOONSTONE])
    do(state, 0, HAGGLE, 0)
    events = do(state, 0, SET_DIE[5])
    assert told(events, Sold) == [Sold(0, TWIN_GARNET, 175, 6, LUCKY_MOONSTONE, False)]
    assert (state.actions, state.hands[0]) == (0, ())


def test_9_14_one_garnet_serves_another():
    state = game(hands={0: ["Twin Garnet", "Twin Garnet"]})
    play(state, SELLING, SELL[TWIN_GARNET])
    assert engine.legal(state, 0) == [PASS, SHOW[TWIN_GARNET]]
    assert told(play(state, SHOW[TWIN_GARNET], BASE_PRICE), Sold)[0].price == 150
    assert state.known[0] == (TWIN_GARNET,)


# Moves and tolls


def test_9_10_boots_are_stopped_too_and_stay_used():
    hands = {0: ["Trail Boots", "Lantern"], 2: ["Toll Chain", "Toll Chain"]}
    state = game(hands=hands, display={0: "Lantern"})
    play(state, USE[TRAIL_BOOTS], MOVE[GUILD])
    events = do(state, 2, USE[TOLL_CHAIN])
    assert told(events, Used) == [Used(2, TOLL_CHAIN, TOLL_CHAIN, True)]
    assert (state.walk, state.queue) == ((MARKET, GUILD, TRAIL_BOOTS, 2), ())
    do(state, 0, PAY_TOLL)
    assert asked(state) == (2, "moved"), "the second Chain may still be played"
    assert state.walk == (MARKET, GUILD, TRAIL_BOOTS, -1)
    do(state, 2, USE[TOLL_CHAIN])
    assert told(do(state, 0, TURN_BACK), MoveUndone) == [MoveUndone(0, MARKET, GUILD)]
    assert (state.money[0], state.actions, state.walked, state.walk) == (50, 1, False, NO_WALK)
    play(state, MOVE[KEEP])
    assert state.walk == NO_WALK
    assert listed(state, Move) == [MOVE[MARKET]], "the Guild stays closed for this turn, from wherever"


def test_9_10_who_has_paid_all_must_go_back_before_the_next_chain():
    state = game(hands={1: ["Toll Chain"], 3: ["Toll Chain"]}, money={0: 50})
    play(state, MOVE[KEEP])
    do(state, 1, USE[TOLL_CHAIN])
    do(state, 0, PAY_TOLL)
    do(state, 3, USE[TOLL_CHAIN])
    assert engine.legal(state, 0) == [TURN_BACK]
    do(state, 0, TURN_BACK)
    assert (state.money[:2], state.area[0]) == ([0, 150], MARKET)


def test_9_10_a_strongbox_is_no_help_against_a_toll():
    state = game(hands={0: ["Strongbox"], 1: ["Toll Chain"]})
    play(state, MOVE[KEEP])
    assert asked(state) == (1, "moved")
    events = do(state, 1, USE[TOLL_CHAIN])
    assert not told(events, Protected)
    assert engine.legal(state, 0) == [PAY_TOLL, TURN_BACK]


# The Strongbox and the Whistle


def test_9_6_a_strongbox_just_drawn_protects_itself():
    state = game(area={0: KEEP}, top=["Strongbox"], hands={0: ["Lantern"], 1: ["Killman's Whistle"]}, money={1: 150})
    play(state, DRAW)
    assert told(do(state, 1, USE[KILLMANS_WHISTLE]), Protected) == [Protected(0, 1)]
    assert (state.hands[0], state.money[:2]) == (cards("Lantern", "Strongbox"), [100, 150])
    assert KILLMANS_WHISTLE in state.discard


def test_9_6_nobody_whistles_at_a_strongbox_that_all_know_of():
    state = game(area={0: KEEP}, top=["Spyglass"], hands={0: ["Strongbox"], 1: ["Killman's Whistle"]}, money={1: 500})
    play(state, DRAW)
    assert asked(state) == (0, "act")


def test_9_24_to_the_last_dollar_and_by_one_player_only():
    hands = {0: ["Lantern"], 1: ["Killman's Whistle"], 2: ["Killman's Whistle"]}
    state = game(area={0: KEEP}, top=["Dragonbane"], hands=hands, money={1: 150, 2: 300})
    play(state, DRAW)
    do(state, 1, USE[KILLMANS_WHISTLE])
    assert (state.money[:3], state.hands[1]) == ([250, 0, 300], (DRAGONBANE,))
    assert asked(state) == (0, "act"), "what was whistled for was not drawn"


# Others


def test_9_8_a_goal_that_is_shown_cannot_be_swapped():
    state = game(hands={0: ["Leaden Idol", "Lantern"], 1: ["Spyglass"]}, goals={1: "Bounty"})
    state.display[1], state.goals_known = GOAL_FACE + goal("Bounty"), 0b10
    assert not usable(state, LEADEN_IDOL)


# The Mule


def test_9_31_a_reaction_to_the_first_sale_leaves_room_for_the_second():
    state = game(hands={0: ["Lantern", "Spyglass", "Pack Mule", "Hexed Dice"]})
    play(state, SELLING, SELL[LANTERN])
    do(state, 0, HAGGLE, 0)
    do(state, 0, USE[HEXED_DICE], 5)
    assert (state.actions, state.money[0]) == (0, 175)
    play(state, SELLING, SELL[SPYGLASS], BASE_PRICE)
    assert state.money[0] == 275
    assert not listed(state, Selling)


def test_9_31_the_mule_itself_may_be_the_second_card_but_not_the_first():
    state = game(hands={0: ["Lantern", "Pack Mule"]})
    state.actions = 1
    play(state, SELLING, SELL[LANTERN], BASE_PRICE, SELLING)
    assert told(play(state, SELL[PACK_MULE], BASE_PRICE), Sold) == [Sold(0, PACK_MULE, 150, 0, -1, True)]
    state = game(hands={0: ["Lantern", "Pack Mule"]})
    state.actions = 1
    play(state, SELLING, SELL[PACK_MULE], BASE_PRICE)
    assert not listed(state, Selling)


def test_9_31_without_a_sale_there_is_nothing_to_add_to():
    state = game(hands={0: ["Lantern", "Pack Mule", "Coin Purse"]})
    state.actions = 1
    play(state, USE[COIN_PURSE])
    assert not listed(state, Selling)


# Rations


def test_9_28_two_who_miss_their_turns():
    state = game(2, hands={1: ["Rations", "Rations"]})
    state.skip = 0b11
    play(state, END_TURN)
    do(state, 1, USE[RATIONS])
    assert (asked(state), state.queue, state.skip, state.hands[1]) == ((1, "act"), (), 0b01, (RATIONS,))
    assert RATIONS in state.discard
    play(state, END_TURN, seat=1)
    assert (asked(state), state.skip) == ((1, "act"), 0), "nobody asks who misses no turn"


# The fifth Doubloon


def test_15_1_by_a_seal_or_a_badge():
    state = game(area={0: BANK}, hands={0: ["Killman's Seal"]}, doubloons={0: 4}, money={0: 150})
    assert told(play(state, USE[KILLMANS_SEAL]), GameWon) == [GameWon(0)]
    state = game(area={0: KEEP}, hands={0: ["Guild Badge", "Wyrmling"]}, goals={0: "Trophy Hunter"}, doubloons={0: 4})
    play(state, USE[GUILD_BADGE])
    assert told(play(state, TURN_IN), GameWon) == [GameWon(0)]
    assert engine.result(state).winners == (0,)


def test_7_7_a_badge_swaps_when_the_deck_is_empty_and_never_for_the_same_goal():
    state = game(hands={0: ["Guild Badge"]}, goals={0: "Bounty"})
    state.goal_discard, state.goal_pool = tuple(sorted(state.goal_pool)), []
    play(state, USE[GUILD_BADGE])
    do(state, 0, SWAP_GOAL, 0)
    assert state.goal_discard == (goal("Bounty"),)


# Monsters


def test_9_5_a_smoke_pot_helps_where_no_turn_is_missed_too():
    hands = {0: ["Smoke Pot", "Lantern"]}
    state = game(area={0: KEEP}, top=["Ooze"], hands=hands, options=Options(lost_turn=False))
    play(state, DRAW)
    do(state, 0, FIGHT, 0)
    events = do(state, 0, USE[SMOKE_POT])
    assert not told(events, Lost)
    assert (state.queue, state.hands[0], state.actions) == ((), (LANTERN,), 1)
    while state.phase == "display":
        do(state, 0, engine.legal(state, 0)[0])
    assert asked(state) == (0, "act")


def test_12_4_the_mimic_takes_a_shown_goal_and_leaves_the_cards():
    state = game(area={0: KEEP}, top=["Mimic"], hands={0: ["Lantern"]}, goals={0: "Bounty"})
    state.display[0], state.goals_known = GOAL_FACE + goal("Bounty"), 1
    play(state, DRAW)
    do(state, 0, FIGHT, 0)
    assert (state.goals[0], state.goals_known, state.goal_discard) == (-1, 0, (goal("Bounty"),))
    assert (state.hands[0], state.display[0], asked(state)) == ((LANTERN,), LANTERN, (1, "act"))


def test_12_4_the_mimic_takes_one_of_two_alike():
    state = game(area={0: KEEP}, top=["Mimic"], hands={0: ["Lantern", "Lantern"]})
    play(state, DRAW)
    do(state, 0, FIGHT, 0)
    assert (state.hands[0], state.display[0]) == ((LANTERN,), LANTERN)
    assert state.discard.count(LANTERN) == 1


def test_9_25_the_cloak_does_not_undo_the_action_a_known_monster_costs():
    state = game(area={0: KEEP}, monster="Ogre Champion", hands={0: ["Killman's Cloak"]})
    play(state, FIGHT, USE[KILLMANS_CLOAK])
    assert (asked(state), state.actions, state.monster) == ((0, "act"), 1, -1)


def test_9_6_the_idol_is_stopped_whatever_it_would_give():
    state = game(hands={0: ["Leaden Idol", "Strongbox"], 1: ["Coin Purse", "Strongbox"]})
    play(state, USE[LEADEN_IDOL], TARGET[1])
    events = play(state, DISCARD[STRONGBOX])
    assert told(events, Protected) == [Protected(1, 0)]
    assert STRONGBOX in state.hands[0]
    assert STRONGBOX not in state.known[0] or state.display[0] == STRONGBOX
