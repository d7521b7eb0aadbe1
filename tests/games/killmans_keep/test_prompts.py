"""What the bar, the veil, the plates and the calls say in every position that a random game comes to."""

from dataclasses import replace

import pytest

from game.games.killmans_keep import GAME
from game.games.killmans_keep.actions import (
    ASKING,
    BASE_PRICE,
    FIGHT,
    GIVE,
    PASS,
    SELL,
    SELLING,
    SET_DIE,
    TRADE,
    TRADING,
    USE,
)
from game.games.killmans_keep.components import BANK, GUILD, HEXED_DICE, KEEP, RUSTY_SWORD, Options
from game.games.killmans_keep.rules.observation import look
from game.games.killmans_keep.table.plates import _call, brief, plates
from game.games.killmans_keep.table.verbs import _not_turned_in
from game.games.killmans_keep.text import prompts
from game.games.killmans_keep.text.calls import call, stops
from game.games.killmans_keep.texts import timing_words
from game.games.killmans_keep.view import CALLS, PRIVATE
from tests.games.killmans_keep.at_table import PLAYERS, labelled, positions, seen
from tests.games.killmans_keep.scene import do, game, play

TABLES = [(2, 11), (4, 14), (5, 13)]


def words_of(face):
    return [part.text for part in face.parts if hasattr(part, "text")]


@pytest.mark.sample(3)
@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_everybody_reads_whose_decision_it_is_and_nobody_which_half_is_made(seats, seed):
    phases = set()
    for observation in positions(seats, seed, 700):
        own, public = prompts.prompt(observation.view, PLAYERS), prompts.prompt(look(observation.state, None), PLAYERS)
        phases.add(observation.view.phase)
        assert own.text
        assert public.text
        assert own.seat == public.seat == observation.seat
        assert own.private == public.private == (observation.view.phase != "toll")
        said = {prompts.task(look(observation.state, viewer), observation.seat) for viewer in (None, *range(seats))}
        assert len(said) == 1
        others = {
            prompts.prompt(look(observation.state, viewer), PLAYERS)
            for viewer in range(seats)
            if viewer != observation.seat
        }
        assert others == {public}
    assert len(phases) > 12


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_a_half_can_be_left_in_words_and_only_by_who_makes_it(seats, seed):
    for observation in positions(seats, seed, 700):
        half = observation.view.phase in PRIVATE
        bold = observation.view.phase == "fight" and not observation.view.fresh and not observation.view.fighting
        assert bool(prompts.retreat(observation.view)) == (half or bold)
        for viewer in (None, *range(seats)):
            assert viewer == observation.seat or not prompts.retreat(look(observation.state, viewer))


@pytest.mark.sample(3)
@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_a_plate_is_a_choice_of_one_spot_or_the_moonstone_and_one_of_them_at_most_is_strong(seats, seed):
    kinds = set()
    for observation in positions(seats, seed, 700):
        offers = observation.offers()
        shown = plates(observation.view, offers, PLAYERS)
        whole = {offer.path[0] for offer in offers if len(offer.path) == 1 or offer.action in SET_DIE}
        assert {plate.spot for plate in shown} <= whole
        assert sum(plate.strong for plate in shown) <= 1
        assert all(plate.title for plate in shown)
        kinds |= {plate.spot.partition(":")[0] for plate in shown}
        brief(observation.view)
    assert {"fight", "flee", "pass", "refuse", "accept", "end"} <= kinds


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_a_call_names_all_who_are_asked_and_says_the_same_whoever_looks(seats, seed):
    found = set()
    for observation in positions(seats, seed, 700):
        calls = {call(look(observation.state, viewer), PLAYERS) for viewer in (None, *range(seats))}
        assert len(calls) == 1
        (one,) = calls
        assert (one is not None) == (observation.view.phase in CALLS)
        if one:
            found.add(one.stop)
            assert one.seats == observation.state.queue
            assert one.passing == PASS in observation.legal
            assert one.words
    assert {"haggled", "moved"} <= found
    assert found <= {stop.kind for stop in stops()}


def drawn(**more):
    """Ann has just drawn a monster in the Keep."""
    return game(area={0: KEEP}, hands={0: ("Rusty Sword", "River Quartz")}, money={0: 240}, **more)


def test_6_6_the_plates_of_a_fight_say_the_true_chance_and_a_weapon_what_it_makes_of_it():
    state = drawn(top=("Cave Troll",))
    (draw,) = labelled(state, "Draw")
    do(state, 0, draw.action)
    fight, flee = plates(look(state, 0), seen(state), PLAYERS)
    assert (fight.spot, fight.figure, fight.strong) == ("fight", "50 %", True)
    assert flee.spot == "flee"
    (sword,) = labelled(state, "Use the Rusty Sword")
    assert sword.label == "Use the Rusty Sword: 50 → 70 %"
    do(state, 0, USE[RUSTY_SWORD])
    (fight,) = plates(look(state, 0), seen(state), PLAYERS)
    assert fight.figure == "70 %"
    words = words_of(brief(look(state, 0)))
    assert {"+2", "−3", "wins on 3 or more"} <= set(words)
    assert [part for part in words if part.isdigit()] == [str(number) for number in range(10)]


def test_12_8_two_dice_make_the_hexhound_harder():
    state = drawn(top=("Hexhound",))
    (draw,) = labelled(state, "Draw")
    do(state, 0, draw.action)
    fight = plates(look(state, 0), seen(state), PLAYERS)[0]
    assert fight.figure == "64 %"
    assert "wins when both show 2 or more" in words_of(brief(look(state, 0)))


def test_16_1_in_literal_fights_there_is_no_ferocity():
    state = drawn(top=("Cave Troll",), options=Options(ferocity=False))
    (draw,) = labelled(state, "Draw")
    do(state, 0, draw.action)
    assert plates(look(state, 0), seen(state), PLAYERS)[0].figure == "80 %"
    assert "ferocity" not in words_of(brief(look(state, 0)))


def haggled(state, luck):
    """Ann haggles for the Rusty Sword, with Hexed Dice somewhere unseen, and the die falls so."""
    state.unseen[HEXED_DICE] = 1
    (offer,) = labelled(state, "Haggle for the Rusty Sword")
    for action in (offer.action, *offer.then[:-1]):
        do(state, 0, action)
    do(state, 0, offer.then[-1], luck)
    return state


def test_10_4_a_haggle_that_can_be_answered_shows_the_die_and_what_it_pays():
    state = haggled(game(hands={0: ("Rusty Sword", "Spyglass"), 1: ("Lantern", "Hexed Dice")}), 5)
    assert call(look(state, None), PLAYERS).words == "Ann rolled 6 and sells the Rusty Sword for $75."
    assert [plate.title for plate in plates(look(state, 0), seen(state, 0), PLAYERS)] == ["Let it be"]
    do(state, 0, PASS)
    found = {plate.spot: plate.title for plate in plates(look(state, 1), seen(state, 1), PLAYERS)}
    assert found == {f"hand:{HEXED_DICE}": "Hexed Dice", "pass": "Let it be"}
    assert words_of(brief(look(state, 1)))[:2] == ["Rusty Sword", "base value $50"]


def test_10_1_it_is_said_why_whoever_has_rolled_is_not_asked():
    state = game(hands={0: ("Rusty Sword", "Hexed Dice"), 1: ("Lantern", "Hexed Dice")})
    state.actions = 1
    haggled(state, 3)
    assert 0 not in state.queue and state.queue
    assert call(look(state, None), PLAYERS).words.endswith(" Ann has no action left to answer.")
    bots = [replace(player, kind="bot:mate") for player in PLAYERS]
    assert "no action" not in call(look(state, None), bots).words, "a bot asks nobody why"
    assert "an action on your own" in timing_words(HEXED_DICE)


def test_11_3_an_offer_is_left_by_name():
    state = game(hands={0: ("Rusty Sword", "Lantern"), 1: ("Spyglass",)})
    play(state, TRADING, TRADE[1])
    assert prompts.retreat(look(state, 0)) == "Leave the trade"
    play(state, GIVE[RUSTY_SWORD])
    assert prompts.retreat(look(state, 0)) == "Take the last card back"
    play(state, ASKING)
    assert prompts.retreat(look(state, 0)) == "Ask for nothing more"


def test_3_6_with_no_action_left_the_end_of_the_turn_is_a_plate():
    state = game(area={0: BANK}, money={0: 350})
    assert plates(look(state, 0), seen(state), PLAYERS) == ()
    state.actions = 0
    for walked in (False, True):
        state.walked = walked
        (end,) = plates(look(state, 0), seen(state), PLAYERS)
        assert (end.spot, end.strong) == ("end", walked), "no loud button while the free move is left"


def test_9_31_a_sale_that_the_mule_carries_is_no_end_of_the_turn():
    state = game(hands={0: ("Lantern", "Rusty Sword", "Pack Mule")})
    state.actions = 1
    play(state, SELLING, SELL[RUSTY_SWORD], BASE_PRICE)
    assert state.actions == 0
    assert plates(look(state, 0), seen(state), PLAYERS) == ()
    (end,) = [offer for offer in seen(state) if offer.path == ("end",)]
    assert end.ends == "a free sale would stay unused"
    (bank,) = [offer for offer in seen(state) if offer.label == "Go to the Bank"]
    assert "the free sale is lost" in bank.draft


def test_a_person_is_spoken_to_and_a_bot_is_spoken_of():
    bots = tuple(replace(player, kind="bot:deckhand") for player in PLAYERS)
    told = {}
    for observation in positions(4, 12, 700):
        view = look(observation.state, None)
        told[view.phase] = prompts.prompt(view, PLAYERS).text, prompts.prompt(view, bots).text
    assert {"display", "act", "fight", "moved", "answer"} <= set(told)
    assert all("you" not in spoken_of for _spoken_to, spoken_of in told.values())
    assert "you" in told["display"][0] and "you" in told["moved"][0] and "you" in told["answer"][0]


@pytest.mark.parametrize(
    ("actions", "said"), [(0, "no action left, but the free move"), (1, "1 action left, and the free move")]
)
def test_4_1_the_free_move_that_is_left_does_not_sound_as_if_it_were_spent(actions, said):
    view = replace(look(game(), 0), actions=actions)
    assert prompts.prompt(view, PLAYERS).text == said


def test_a_bot_is_spoken_of_and_never_to():
    """Which half of a choice is made nobody else sees."""
    shown = {phase: row for phase, row in prompts.PHASES.rows.items() if phase not in PRIVATE and phase != "over"}
    assert len(shown) > 10 and not [phase for phase, row in shown.items() if not row.watched]


def test_6_6_a_sure_fight_is_explained_as_such():
    facts = {}
    for monster in ("Cellar Rat", "Ogre Champion"):
        state = game(area={0: KEEP}, hands={0: ("Rusty Sword",)}, monster=monster)
        facts[monster] = GAME.explain(look(state, 0), 0, (FIGHT,), PLAYERS).facts
    assert "wins on" in facts["Ogre Champion"][0] and any(fact.startswith("Lost: ") for fact in facts["Ogre Champion"])
    state.bonus = 9
    sure = GAME.explain(look(state, 0), 0, (FIGHT,), PLAYERS).facts
    assert sure[0] == "100 % to win: every roll wins." and all(sure)
    assert not any(fact.startswith("Lost: ") for fact in sure)


@pytest.mark.parametrize(
    ("area", "money", "actions", "why"),
    ((BANK, 1000, 2, "only in the Guild"), (GUILD, 1000, 0, "no action left"), (BANK, 0, 2, "not met yet")),
)
def test_7_3_a_goal_that_is_met_says_where_it_is_turned_in(area, money, actions, why):
    state = game(area={0: area}, money={0: money}, hands={0: ["Lantern"]}, goals={0: "Solvent"})
    state.actions = actions
    assert _not_turned_in(look(state, 0)) == why


@pytest.mark.parametrize("hand", (["Throwing Knives"], ["Lantern"]))
def test_10_7_who_holds_knives_after_a_lost_fight_reads_when_they_would_have_answered(hand):
    state = game(area={0: KEEP}, hands={0: hand}, monster="Cave Troll")
    view = replace(look(state, 0), phase="lost", queue=(0,))
    (plate,) = _call(view, {}, PLAYERS)
    assert ("Throwing Knives would have answered the roll" in plate.words) == (hand == ["Throwing Knives"])


def test_10_8_who_can_only_let_it_be_is_told_what_would_have_answered():
    state = haggled(game(hands={0: ("Rusty Sword", "Spyglass"), 1: ("Lantern", "Hexed Dice")}), 5)
    (own,) = plates(look(state, 0), seen(state, 0), PLAYERS)
    assert own.words.startswith("only the Hexed Dice or the Lucky Moonstone could answer, and you have none to use")
    do(state, 0, PASS)
    assert not any("could answer" in plate.words for plate in plates(look(state, 1), seen(state, 1), PLAYERS))


@pytest.mark.parametrize("hand", [("Rusty Sword", "Lucky Moonstone"), ("Rusty Sword", *["Lucky Moonstone"] * 2)])
def test_9_15_a_moonstone_that_could_answer_has_a_plate_of_its_own(hand):
    state = haggled(game(hands={0: hand, 1: ("Lantern", "Hexed Dice")}), 4)
    found = plates(look(state, 0), seen(state, 0), PLAYERS)
    assert [plate.title for plate in found] == ["Lucky Moonstone", "Let it be"]
    assert "could answer" not in found[-1].words
    ways = [offer for offer in seen(state, 0) if offer.path[0] == found[0].spot]
    assert {offer.action for offer in ways} == {action for action in SET_DIE if action.face != state.die}


@pytest.mark.parametrize("roll", range(6))
def test_9_15_a_roll_that_could_be_no_better_makes_no_card_the_loud_choice(roll):
    state = haggled(game(hands={0: ("Rusty Sword", "Lucky Moonstone"), 1: ("Lantern", "Lucky Moonstone")}), roll)
    for seat, best in ((0, (5, 6)), (1, (1, 2))):
        stone = plates(look(state, seat), seen(state, seat), PLAYERS)[0]
        assert stone.title == "Lucky Moonstone" and stone.strong == (state.die not in best)
        do(state, seat, PASS)


def test_9_31_what_is_left_without_an_action_is_said_in_one_sentence():
    view = look(game(hands={0: ["Pack Mule", "Lantern"]}), 0)
    ways = {True: "", False: ", and the free move"}
    for walked, more in ways.items():
        left = replace(view, actions=0, mule=True, walked=walked)
        assert prompts.prompt(left, PLAYERS).text == f"no action left, but one more sale free{more}"
