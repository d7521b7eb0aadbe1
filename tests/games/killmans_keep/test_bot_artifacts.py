"""Each artifact in a position in which a sensible player uses it for its effect, and in one in which he does not."""

from game.games.killmans_keep.actions import (
    DRAW,
    EXCHANGE,
    FIGHT,
    HAGGLE,
    MOVE,
    ORDER,
    PASS,
    SELL,
    SELLING,
    SET_DIE,
    SHOWING,
    TAKE,
    TARGET,
    TURN_IN,
    USE,
    Discard,
)
from game.games.killmans_keep.bot.heuristics import weigh
from game.games.killmans_keep.components import (
    BANK,
    GUILD,
    KEEP,
    MARKET,
)
from game.games.killmans_keep.rules import engine
from tests.games.killmans_keep.scene import card, do, game, pass_all, play


def choice(state):
    """What the rules of thumb hold best, without a whim."""
    legal = engine.legal(state, state.actor)
    worths = weigh(state, state.actor, legal)
    assert worths.count(max(worths)) == 1
    return legal[worths.index(max(worths))]


def use(name):
    return USE[card(name)]


def idle(*names, **more):
    """Seat 0 in the Guild with these cards, one action left, and nothing to do there; the Keep is near."""
    state = game(area={0: GUILD}, hands={0: list(names)}, goals={0: "Pest Control"}, **more)
    state.walked, state.actions = True, 1
    return state


def test_the_lantern_is_lit_when_there_is_nothing_better_to_do():
    state = idle("Lantern", "Strongbox", top=["Ogre Champion", "Spyglass"])
    assert choice(state) == use("Lantern")
    state = game(area={0: KEEP}, hands={0: ["Lantern"]})
    state.walked, state.actions = True, 1
    assert choice(state) == DRAW


def test_who_can_draw_puts_the_better_card_on_top_and_who_cannot_the_worse_one():
    for area, swap in ((KEEP, True), (BANK, False)):
        state = game(area={0: area}, hands={0: ["Lantern", "Strongbox"]}, top=["Ogre Champion", "Spyglass"])
        play(state, use("Lantern"))
        assert choice(state) == ORDER[swap]


def test_the_purse_makes_up_for_the_last_dollars():
    state = game(area={0: BANK}, money={0: 250}, hands={0: ["Coin Purse", "Strongbox"]}, doubloons={0: 4})
    assert choice(state) == use("Coin Purse")
    play(state, use("Coin Purse"))
    assert choice(state) == EXCHANGE


def test_the_spyglass_buys_what_the_goal_needs_from_afar():
    more = {"goals": {0: "Masterpiece"}, "money": {0: 150}, "market": ["Strongbox", "Lantern"]}
    state = game(area={0: GUILD}, hands={0: ["Spyglass", "Rusty Sword"]}, **more)
    assert choice(state) == use("Spyglass")
    play(state, use("Spyglass"))
    assert choice(state) == TAKE[card("Strongbox")]
    play(state, TAKE[card("Strongbox")])
    do(state, 0, engine.legal(state, 0)[0])
    assert choice(state) == TURN_IN
    state = game(area={0: GUILD}, hands={0: ["Spyglass"]}, **{**more, "market": ["Lantern"]})
    assert choice(state) != use("Spyglass")


def test_the_idol_swaps_the_least_card_for_a_great_one_that_is_shown():
    hands = {0: ["Leaden Idol", "Lantern", "Spyglass"], 1: ["Heart of the Keep", "Lantern"], 2: ["Strongbox"]}
    state = game(area={0: GUILD, 1: GUILD, 2: GUILD}, hands=hands, display={1: "Heart of the Keep"})
    assert choice(state) == use("Leaden Idol")
    play(state, use("Leaden Idol"))
    assert choice(state) == TARGET[1]
    play(state, TARGET[1])
    assert choice(state) == Discard(card("Lantern"))
    state = game(area={0: GUILD, 1: GUILD}, hands={0: ["Leaden Idol", "Spyglass"], 1: ["Lantern"]})
    assert choice(state) != use("Leaden Idol")


def test_the_mirror_does_what_the_best_card_shown_does():
    hands = {0: ["Cracked Mirror", "Lantern"], 1: ["Coin Purse"], 2: ["Heart of the Keep"]}
    state = game(area={0: BANK}, money={0: 100}, hands=hands, display={0: "Lantern"})
    assert choice(state) == use("Cracked Mirror")
    play(state, use("Cracked Mirror"))
    assert choice(state) == TARGET[2]
    state = game(area={0: BANK}, money={0: 100}, hands={0: ["Cracked Mirror", "Lantern"], 1: ["Lantern"]})
    assert choice(state) != use("Cracked Mirror")


def test_the_crown_robs_who_owns_most_when_that_makes_a_doubloon():
    hands = {0: ["Crown of Greed"], 1: ["Lantern"], 2: ["Lantern"]}
    state = game(area={0: BANK}, money={0: 200, 1: 50, 2: 250}, hands=hands)
    assert choice(state) == use("Crown of Greed")
    play(state, use("Crown of Greed"))
    assert choice(state) == TARGET[2]
    state = game(area={0: BANK}, money={0: 0, 1: 50, 2: 0, 3: 0}, hands={0: ["Crown of Greed", "Spyglass"]})
    assert choice(state) != use("Crown of Greed")


def test_the_opal_becomes_a_dearer_card():
    state = game(hands={0: ["Chipped Opal"]}, market=["Lantern", "Knight's Mace"])
    assert choice(state) == use("Chipped Opal")
    play(state, use("Chipped Opal"))
    assert choice(state) == TAKE[card("Knight's Mace")]


def test_the_garnet_is_sold_beside_another_gem():
    state = game(hands={0: ["Twin Garnet", "Chipped Opal"]}, display={0: "Twin Garnet"})
    play(state, SELLING, SELL[card("Twin Garnet")])
    assert choice(state).card == card("Chipped Opal")


def test_dice_are_hexed_after_the_own_defeat_and_a_leaders_victory():
    state = game(area={0: KEEP}, monster="Cave Troll", hands={0: ["Hexed Dice", "Strongbox"]})
    play(state, FIGHT)
    do(state, 0, FIGHT, 1)
    assert choice(state) == use("Hexed Dice")
    for doubloons, wanted in ((4, use("Hexed Dice")), (0, PASS)):
        state = game(2, area={0: KEEP}, monster="Ogre Champion", hands={1: ["Hexed Dice"]}, doubloons={0: doubloons})
        state.money[1] += 300 * (not doubloons)
        play(state, FIGHT)
        do(state, 0, FIGHT, 9)
        assert (state.actor, choice(state)) == (1, wanted)


def test_the_moonstone_spoils_the_sale_that_would_win():
    for doubloons, wanted in ((4, {SET_DIE[0], SET_DIE[1]}), (1, {PASS})):
        hands = {0: ["Strongbox"], 1: ["Lucky Moonstone"]}
        state = game(2, hands=hands, money={0: 125}, doubloons={0: doubloons})
        play(state, SELLING, SELL[card("Strongbox")])
        do(state, 0, HAGGLE, 4)
        legal = engine.legal(state, 1)
        worths = weigh(state, 1, legal)
        chosen = {one for one, worth in zip(legal, worths, strict=True) if worth == max(worths)}
        assert chosen == wanted


def test_a_toll_stops_who_could_not_pay_it_and_win():
    for money, wanted in ((325, use("Toll Chain")), (500, PASS)):
        state = game(hands={0: ["Lantern"], 1: ["Toll Chain"]}, money={0: money}, doubloons={0: 4, 1: 4, 2: 4})
        state.money[1] = state.money[2] = 1000
        play(state, MOVE[BANK])
        assert state.actor == 1
        assert choice(state) == wanted


def test_the_whistle_calls_for_the_card_that_most_likely_meets_the_goal():
    hands = {0: ["Lantern"], 1: ["Killman's Whistle", "Rations", "Chipped Opal", "Rusty Sword", "Leaden Idol"]}
    for goal, wanted in (("Matching Pair", use("Killman's Whistle")), ("Silver Tongue", PASS)):
        state = game(area={0: KEEP}, hands=hands, money={1: 200}, goals={1: goal}, top=["Spyglass"])
        do(state, 0, DRAW)
        assert state.actor == 1
        assert choice(state) == wanted


def test_weapons_are_used_where_they_help_and_spared_where_they_do_not():
    for name, monster, wanted in (
        ("Rusty Sword", "Cave Troll", use("Rusty Sword")),
        ("Rusty Sword", "Cellar Rat", FIGHT),
        ("Dragonbane", "Cellar Rat", use("Dragonbane")),
        ("Knight's Mace", "Mimic", FIGHT),
    ):
        state = game(area={0: KEEP}, monster=monster, hands={0: [name, "Strongbox"]})
        play(state, FIGHT)
        assert choice(state) == wanted, name


def test_knives_are_thrown_after_a_roll_that_is_short_by_one():
    for die, wanted in ((4, use("Throwing Knives")), (2, PASS)):
        state = game(area={0: KEEP}, monster="Cave Troll", hands={0: ["Throwing Knives", "Strongbox"]})
        play(state, FIGHT)
        do(state, 0, FIGHT, die)
        assert choice(state) == wanted


def test_the_note_brings_back_the_best_small_card():
    state = idle("Killman's Note", "Strongbox", discard=["Lantern", "Rations", "Spyglass"])
    assert choice(state) == use("Killman's Note")
    play(state, use("Killman's Note"))
    assert choice(state) == TAKE[card("Rations")]


def test_the_cloak_slips_away_from_a_monster_too_strong():
    state = game(area={0: KEEP}, hands={0: ["Killman's Cloak"]}, top=["Ogre Champion"])
    do(state, 0, DRAW)
    assert choice(state) == use("Killman's Cloak")
    state = game(area={0: KEEP}, hands={0: ["Killman's Cloak"]}, top=["Cellar Rat"])
    do(state, 0, DRAW)
    assert choice(state) == FIGHT


def test_the_seal_pays_a_part_of_the_doubloon():
    state = game(area={0: BANK}, money={0: 150}, hands={0: ["Killman's Seal", "Lantern"]})
    assert choice(state) == use("Killman's Seal")


def test_boots_reach_the_bank_in_time_to_win():
    state = game(area={0: KEEP}, money={0: 300}, doubloons={0: 4}, hands={0: ["Trail Boots", "Lantern"]})
    state.walked = True
    assert choice(state) == use("Trail Boots")
    play(state, use("Trail Boots"))
    assert choice(state) == MOVE[BANK]


def test_the_rope_fetches_cards_for_a_goal_and_else_is_goods():
    for goals, wanted in (({0: "Cabinet"}, use("Rope and Hook")), ({}, DRAW)):
        state = game(area={0: KEEP}, hands={0: ["Rope and Hook", "Lantern"]}, goals=goals)
        assert choice(state) == wanted


def test_the_badge_turns_a_goal_in_from_afar():
    state = game(area={0: MARKET}, hands={0: ["Guild Badge", "Shade"]}, goals={0: "Bounty"}, money={0: 75})
    state.walked, state.actions = True, 1
    assert choice(state) == use("Guild Badge")


def test_the_mule_sells_two_cards_in_one_action():
    hands = {0: ["Pack Mule", "Spyglass", "Smoke Pot", "Lantern"]}
    state = game(hands=hands, display={0: "Lantern"})
    state.walked, state.actions = True, 1
    play(state, SELLING, SELL[card("Spyglass")])
    do(state, 0, engine.legal(state, 0)[0])
    assert state.actions == 0
    assert choice(state) == SELLING


def test_a_dear_card_is_hidden_from_an_idol_and_a_cheap_one_is_not():
    hands = {0: ["Strongbox", "Lantern"], 1: ["Coin Purse"]}
    for shown, hides in (("Strongbox", True), ("Lantern", False)):
        state = game(2, area={0: KEEP, 1: KEEP}, hands=hands, display={0: shown})
        assert (choice(state) == SHOWING) == hides
    state = game(2, area={0: KEEP, 1: BANK}, hands=hands, display={0: "Strongbox"})
    assert choice(state) != SHOWING


def test_nobody_dallies_who_can_win():
    hands = {0: ["Lantern", "Coin Purse", "Killman's Note", "Guild Badge"]}
    state = game(area={0: MARKET}, money={0: 300}, doubloons={0: 4}, hands=hands, discard=["River Quartz"])
    assert choice(state) == MOVE[BANK]
    play(state, MOVE[BANK])
    pass_all(state) if state.phase == "moved" else None
    assert choice(state) == EXCHANGE
