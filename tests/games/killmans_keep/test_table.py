"""What lies on the table of Killman's Keep is what the view says, in its place, and no more than that."""

from itertools import pairwise, product

import pytest

from game import paths
from game.board.tiled import load_board
from game.core.faces import Art, Box, Face, Words
from game.core.player import COLOURS
from game.games.killmans_keep import GAME
from game.games.killmans_keep.actions import (
    ASK,
    ASKING,
    FIGHT,
    GIVE,
    MOVE,
    PASS,
    SWAP_GOAL,
    TRADE,
    TRADING,
    USE,
    Propose,
)
from game.games.killmans_keep.components import (
    AREAS,
    ARTIFACTS,
    DOUBLOON_SUPPLY,
    FACES,
    FEROCITY,
    GOAL_FACE,
    GOALS,
    GUILD,
    KEEP,
    MARKET,
    MONSTER_CARDS,
    MONSTER_FACE,
    STARS,
    VALUE,
)
from game.games.killmans_keep.looks import card_faces, market_faces, props
from game.games.killmans_keep.names import card_name, goal_name
from game.games.killmans_keep.rules.engine import legal as listed
from game.games.killmans_keep.rules.observation import look
from game.games.killmans_keep.table import pieces
from game.games.killmans_keep.texts import artifact_effect, goal_need, monster_effect
from game.ui.scenes.reading.rulebook import rulebook
from game.words import dollars
from tests.games.killmans_keep.at_table import PLAYERS, positions
from tests.games.killmans_keep.scene import card, do, game, goal, play

BOARD = load_board(paths.maps("keep.tmx"))


def table(state, seat=None, legal=(), picked=()):
    """The table as this seat, or everybody, sees it."""
    return GAME.staging.lay_out(BOARD, look(state, seat), legal, picked, PLAYERS[: state.seats])


def laid(observation):
    return GAME.staging.lay_out(BOARD, observation.view, observation.legal, (), PLAYERS[: observation.view.seats])


def faces_of(laid_out):
    """Every face on a table."""
    found = [piece.face for piece in laid_out.pieces] + [slip.picture for slip in laid_out.slips.values()]
    found += [mat.panel for mat in laid_out.mats] + [counter.face for mat in laid_out.mats for counter in mat.counters]
    found += [laid_out.status] if laid_out.status else []
    found += [face for piece in laid_out.pieces for face in piece.tumble]
    return found + [face.small for face in found if face.small]


def words_on(face):
    return [part.text for part in face.parts if isinstance(part, Words)]


def art_on(face):
    return [part.name for part in face.parts if isinstance(part, Art)]


def piece(laid_out, id):
    return next(each for each in laid_out.pieces if each.id == id)


@pytest.mark.sample(2)
@pytest.mark.parametrize("seats", [2, 5])
def test_everything_lies_somewhere_and_can_be_named(seats):
    for observation in positions(seats, 21, steps=400):
        shown = laid(observation)
        spots = [spot.id for spot in shown.spots]
        assert len(set(spots)) == len(spots)
        assert len({each.id for each in shown.pieces}) == len(shown.pieces)
        zones = {"board", *(tray.id for tray in shown.trays)}
        zones |= {shown.bargain.left.zone, shown.bargain.right.zone} if shown.bargain else set()
        assert {each.zone for each in shown.pieces} <= zones
        assert {each.spot for each in shown.pieces if each.spot} <= set(spots)
        assert set(shown.slips) <= set(spots)
        assert {each.spot for each in shown.pieces if each.spot} <= set(shown.slips), "all that lies there is explained"


def test_every_drawing_that_a_table_names_is_there():
    drawn = set()
    for observation in positions(4, 3, steps=500):
        drawn |= {name for face in faces_of(laid(observation)) for name in art_on(face)}
    for number in range(GOAL_FACE + len(GOALS)):
        drawn |= set(art_on(card_faces.hand_card(number))) | set(art_on(card_faces.framed(number)))
    for number in range(MONSTER_FACE, GOAL_FACE):
        drawn |= set(art_on(card_faces.monster_card(number, True)))
    drawn |= {name for colour in range(COLOURS) for name in art_on(props.pawn(colour))}
    assert len(drawn) > 120
    assert [name for name in sorted(drawn) if not paths.assets("killmans_keep", f"{name}.svg").exists()] == []


def test_every_rule_that_a_slip_cites_stands_in_the_rules():
    book, cited = rulebook("killmans_keep"), set()
    for observation in positions(3, 5, steps=500):
        cited |= {slip.rule for slip in laid(observation).slips.values()}
    assert len(cited) > 30
    assert [rule for rule in cited if book.find(rule) < 0] == []


@pytest.mark.parametrize(("count", "least"), [(1, 126), (3, 126), (5, 110), (6, 190), (9, 190), (16, 140), (20, 140)])
def test_5_6_the_market_stays_readable_however_many_kinds_lie_there(count, least):
    """Cards keep apart from each other and inside their quarter, and none becomes too small to be hit."""
    stands = pieces.stands(BOARD, count)
    assert len(stands) == count
    quarter = BOARD["market"]
    boxes = []
    for x, y, wide, lying in stands:
        high = lying or wide * card_faces.HIGH / card_faces.WIDE
        boxes.append((x - wide / 2, y - high / 2, x + wide / 2, y + high / 2))
        assert wide >= least
    for left, top, right, low in boxes:
        assert left >= quarter.x
        assert right <= quarter.x + quarter.w
        assert top >= quarter.y
        assert low <= quarter.y + quarter.h + 1
    for number, one in enumerate(boxes):
        for other in boxes[:number]:
            assert one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] - 1 or other[1] >= one[3] - 1


def test_5_6_how_many_like_cards_lie_there_covers_neither_name_nor_price():
    for high in (29.0, 33.0, 37.0, 40.0, 46.0):
        face = market_faces.lying(card("Killman's Note"), high, 3)
        for form in (face, face.small, face.small.small):
            clear_of_its_count(form)


@pytest.mark.parametrize("high", [29.0, 33.0, 46.0])
def test_5_6_a_name_of_two_lines_lies_inside_the_card(high):
    face = market_faces.lying(card("Cracked Mirror"), high)
    lines = [part for part in face.parts if isinstance(part, Words) and part.text in ("Cracked", "Mirror")]
    assert len(lines) == 2
    for line in lines:
        assert line.y - line.size / 2 >= 4 and line.y + line.size / 2 <= high - 4


@pytest.mark.parametrize("ferocity", [False, True])
def test_6_6_no_monster_s_card_is_blank_below_its_picture(ferocity):
    for number in sorted({card(name) for name in ("Ogre Champion", "Cave Troll", "Hexhound", "Mimic")}):
        for form in (face := card_faces.monster_card(number, ferocity)), face.small:
            words = [part for part in form.parts if isinstance(part, Words) and part.y > 150]
            assert words, (number, ferocity)
    plain = words_on(card_faces.monster_card(card("Ogre Champion"), False))
    assert ("3 or more wins" in plain) and "3 or more wins" not in words_on(card_faces.monster_card(card("Ooze"), True))


def clear_of_its_count(face):
    words = next(part for part in face.parts if isinstance(part, Words) and part.text == "×3")
    pill = next(part for part in face.parts if isinstance(part, Box) and part.fill == "pill")
    for part in face.parts:
        if isinstance(part, Words) and part is not words:
            assert pill.x + pill.w < part.x - part.room / 2 or pill.y + pill.h < part.y - part.size / 2, part.text


@pytest.mark.parametrize("count", [6, 9, 16])
def test_5_6_cards_of_a_full_market_have_their_names_and_values(count):
    held = range(count)
    shown = table(game(market=[card_name(each) for each in held]))
    for each in held:
        face = piece(shown, f"stall:{each}").face
        words = words_on(face)
        assert " ".join(words) == f"{card_name(each)} {dollars(VALUE[each])}"
        assert face.w / face.h == pytest.approx(piece(shown, f"stall:{each}").width / stands_high(count), rel=0.01)


def stands_high(count):
    return pieces.stands(BOARD, count)[0][3]


def test_5_6_like_cards_lie_in_one_pile_with_their_number():
    shown = table(game(market=["Lantern", "Lantern", "Lantern", "Rations"]))
    assert "×3" in words_on(piece(shown, f"stall:{card('Lantern')}").face)
    assert "×3" in words_on(piece(shown, f"stall:{card('Lantern')}").face.small)
    assert not any(words.startswith("×") for words in words_on(piece(shown, f"stall:{card('Rations')}").face))


def test_8_1_the_stacks_are_the_doubloons_that_are_left():
    shown = table(game(doubloons={0: 3, 1: 4}))
    coins = [len(each.face.parts) for each in shown.pieces if each.spot == "doubloons" and art_on(each.face)]
    assert sum(coins) == DOUBLOON_SUPPLY - 7
    assert f"{DOUBLOON_SUPPLY - 7} left" in words_on(piece(shown, "left:doubloons").face)


def test_pawns_stand_in_their_areas_apart_from_each_other():
    state = game(5, area={0: KEEP, 1: KEEP, 2: KEEP, 3: KEEP, 4: MARKET})
    pawns = [piece(table(state), f"pawn:{seat}") for seat in range(5)]
    assert len({(pawn.x, pawn.y) for pawn in pawns}) == 5
    for seat, area in enumerate((KEEP, KEEP, KEEP, KEEP, MARKET)):
        quarter = BOARD[AREAS[area]]
        assert quarter.x <= pawns[seat].x <= quarter.x + quarter.w
    assert pawns[0].via[0] == pawns[0].via[-1], "they walk along a ring"


def test_ways_lead_along_the_road_from_the_pawn_to_its_next_place():
    drawn = 0
    for observation in positions(4, 9, steps=300):
        shown = laid(observation)
        at = {spot.id: (spot.x, spot.y) for spot in shown.spots}
        for offer in shown.offers:
            if not offer.trail:
                continue
            drawn += 1
            steps = [int(spot.partition(":")[2]) for spot in offer.trail]
            assert all((after - before) % 24 in (1, 23) for before, after in pairwise(steps))
            pawn = piece(shown, f"pawn:{observation.view.active}")
            assert abs(at[offer.trail[0]][0] - pawn.x) < 40
            assert abs(at[offer.trail[0]][1] - pawn.y) < 60
    assert drawn > 50


def test_6_4_a_monster_shows_what_must_be_known_of_it():
    face = piece(table(game(monster="Cave Troll")), "keep-top").face
    assert {"Cave Troll", "Ferocity 3", "−3 to your roll"} <= set(words_on(face))
    assert {"Cave Troll", "Ferocity 3"} <= set(words_on(face.small))
    assert "−3" in words_on(face.small.small)
    assert "monster_cave_troll" in art_on(face)
    words = " ".join(words_on(piece(table(game(monster="Mimic")), "keep-top").face))
    assert "Display Card" in words


def test_6_6_the_slip_of_a_monster_tells_the_odds_as_they_stand():
    slip = table(game(monster="Cave Troll")).slips["keep-top"]
    assert slip.foot == "You win on 5 or more: 50 %"
    assert table(game(monster="Hexhound")).slips["keep-top"].foot == "Both dice must show 2: 64 %"


def test_6_7_who_misses_a_turn_has_a_tombstone():
    state = game()
    state.skip = 2
    shown = table(state)
    assert shown.mats[1].caption == "misses a turn"
    assert "marker_skip" in art_on(shown.mats[1].panel)
    assert "marker_skip" not in art_on(shown.mats[0].panel)


def test_6_7_of_a_turn_that_is_missed_nothing_is_left_on_the_tray():
    state = game()
    assert "2 actions left" in words_on(table(state).status)
    state.skip, state.queue, state.phase = 1, (0,), "rations"
    shown = table(state).status
    assert "2 actions left" not in words_on(shown) and "pip_ready" not in art_on(shown)
    assert " ".join(words_on(shown)) == "Ann misses this turn"


def test_9_28_who_eats_the_rations_misses_no_turn_though_another_card_is_to_be_shown_first():
    state = game(hands={0: ["Rations", "Lantern", "Spyglass"]})
    state.skip, state.queue, state.phase = 1, (0,), "rations"
    do(state, 0, USE[card("Rations")])
    assert state.phase == "display"
    shown = table(state)
    assert shown.mats[0].caption != "misses a turn" and "marker_skip" not in art_on(shown.mats[0].panel)
    assert "The next turn is missed" not in words_on(shown.status)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_mat_shows_what_everybody_may_know(seats):
    state = game(seats, hands={0: ["Lantern", "Rations"]}, doubloons={0: 2}, money={0: 175}, goals={1: "Solvent"})
    shown = table(state)
    first, second = shown.mats[0].panel, shown.mats[1].panel
    assert art_on(first).count("doubloon") == 2
    assert art_on(first).count("doubloon_socket") == 3
    assert {"$175", "2", "Lantern"} <= set(words_on(first))
    assert "artifact_rations" not in art_on(first)
    assert "back_goal" in art_on(second)


def hidden(state, seat):
    """Everything on the table that another seat sees, as text."""
    shown = table(state, seat)
    return repr((shown.pieces, shown.mats, shown.slips, shown.spots, shown.status, shown.prompt, shown.trays))


def test_14_2_what_a_hand_hides_changes_nothing_for_others():
    """Two worlds that differ in a hidden card of seat 1 look the same to seat 0 and to everybody."""
    one = game(hands={1: ["Lantern", "Spyglass"]})
    other = game(hands={1: ["Lantern", "Coin Purse"]})
    for seat in (None, 0):
        assert hidden(one, seat) == hidden(other, seat)
    assert hidden(one, 1) != hidden(other, 1)


def test_14_2_an_own_card_tells_what_others_know_of_it():
    state = game(hands={0: ["Lantern", "Rations", "Coin Purse"]}, known={0: ["Rations"]})
    shown = table(state, 0)
    faces = {name: piece(shown, f"hand:{card(name)}").face for name in ("Lantern", "Rations", "Coin Purse")}
    assert "shown to all" in words_on(faces["Lantern"])
    assert "mark_known" in art_on(faces["Rations"])
    assert not {"mark_known", "mark_shown"} & set(art_on(faces["Coin Purse"]))
    assert shown.slips[f"hand:{card('Lantern')}"].foot == "Your Display Card"


def test_14_2_the_slip_of_a_player_names_the_cards_that_are_known():
    state = game(hands={1: ["Lantern", "Rations", "Coin Purse"]}, known={1: ["Rations"]})
    lines = table(state, 0).slips["mat:1"].lines
    assert lines[1:3] == ("Shows Lantern", "Holds Rations")
    assert "1 unknown card" in lines


def test_a_hand_lies_by_category_then_by_stars_and_the_goal_last():
    state = game(hands={0: ["Mimic", "Dragonbane", "Rusty Sword", "Strongbox", "Lantern"]}, goals={0: "Bounty"})
    row = sorted((each for each in table(state, 0).pieces if each.zone == "hand"), key=lambda each: each.order)
    names = [words_on(each.face)[0] for each in row]
    assert names == ["Lantern", "Strongbox", "Rusty Sword", "Dragonbane", "Mimic", "Bounty"]


def test_6_5_weapons_say_what_they_add_to_the_fight_under_way():
    state = game(area={0: KEEP}, hands={0: ["Rusty Sword", "Lantern"]}, monster="Cave Troll")
    assert "+2" not in words_on(piece(table(state, 0), f"hand:{card('Rusty Sword')}").face)
    play(state, FIGHT)
    assert "+2" in words_on(piece(table(state, 0), f"hand:{card('Rusty Sword')}").face)
    shade = game(area={0: KEEP}, hands={0: ["Rusty Sword"]}, monster="Shade")
    play(shade, FIGHT)
    assert "+2" not in words_on(piece(table(shade, 0), f"hand:{card('Rusty Sword')}").face), "12.6"


def dice(state):
    return {each.id: each for each in table(state).pieces if each.id.startswith("die:")}


def test_a_roll_tumbles_once_and_anew_when_it_is_rolled_again():
    hands = {0: ["Throwing Knives"], 1: ["Hexed Dice"], 2: ["Lantern", "Rations"]}
    state = game(area={0: KEEP}, hands=hands, monster="Cave Troll", quiet=False)
    calm = dice(state)
    assert not any(each.tumble for each in calm.values())
    play(state, FIGHT)
    do(state, 0, FIGHT, 3)
    rolled = dice(state)
    cast = [each for each in rolled.values() if each.tumble]
    assert [art_on(each.face) for each in cast] == [["d10_3"]]
    assert not set(rolled) <= set(calm)
    while state.actor != 0:
        do(state, state.actor, PASS)
    assert set(dice(state)) == set(rolled), "it lies there while others are asked"
    do(state, 0, USE[card("Throwing Knives")])
    assert set(dice(state)) == set(rolled), "a knife does not roll it again"
    while state.actor != 1:
        do(state, state.actor, PASS)
    do(state, 1, USE[card("Hexed Dice")], 8)
    again = [each for each in dice(state).values() if each.tumble]
    assert [art_on(each.face) for each in again] == [["d10_8"]]
    assert again[0].id not in rolled


@pytest.mark.parametrize("face", range(len(ARTIFACTS)))
def test_the_words_on_a_card_are_few_and_stand_in_two_lines(face):
    words = artifact_effect(face)
    assert len(words.split()) <= 10
    assert len(card_faces.two_lines(words)) <= 2
    assert max(map(len, card_faces.two_lines(words))) <= 26, "letters that still can be read in one line of a card"


@pytest.mark.parametrize("goal", range(len(GOALS)))
def test_the_words_on_a_goal_are_few_and_stand_in_two_lines(goal):
    assert max(map(len, card_faces.two_lines(goal_need(goal)))) <= 26


def test_a_card_too_small_to_read_keeps_its_shape_and_what_matters():
    for face, kind in product(FACES, (card_faces.stall_card,)):
        full = kind(face)
        for small in (full.small, full.small.small):
            assert isinstance(small, Face)
            assert (small.w, small.h) == (full.w, full.h)
            assert [words for words in words_on(small) if words.startswith("$")]
        assert " ".join(words_on(full.small)).startswith(card_name(face)), "a small one keeps its name"
        assert card_name(face) not in words_on(full.small.small)


def test_11_3_the_cards_of_the_shelf_that_is_picked_lie_in_the_tray():
    state = game(hands={0: ("Lantern",), 1: ("Leaden Idol", "Rations")})
    play(state, TRADING, TRADE[1], ASKING)
    idol = f"ask:{card('Leaden Idol')}"
    for picked in ((), ("shelf:3",)):
        laid_out = table(state, 0, listed(state, 0), picked)
        weapons = {offer.path[1] for offer in laid_out.offers if offer.path[:1] == picked}
        lying = {piece.spot for piece in laid_out.pieces if piece.zone == "catalogue"}
        assert lying == (weapons if picked else {idol})
        assert all(spot in laid_out.slips for spot in lying)


def test_the_slip_of_an_own_card_says_what_the_others_know_and_not_that_its_like_would_meet_the_goal():
    state = game(hands={0: ["Dragonbane"]}, goals={0: "Armed and Ready"}, market=["Rusty Sword", "Dragonbane"])
    found = table(state, 0).slips
    own = found[f"hand:{card('Dragonbane')}"]
    assert own.foot == "Your Display Card"
    assert not any(PLAYERS[0].name in line for line in own.lines)
    assert found[f"stall:{card('Rusty Sword')}"].foot == "Beside what you hold it would meet your goal"


def test_a_mat_cites_the_rule_of_the_goal_that_is_shown():
    state = game(goals={0: "Plain Living"})
    assert table(state).slips["mat:0"].rule == "13.7"


def test_2_6_the_mats_tell_who_rolled_what_for_the_first_turn():
    for seed in range(4):
        observation = next(iter(positions(3, seed, 1)))
        slips = laid(observation).slips
        for seat, dice in enumerate(observation.view.openings):
            told = [line for line in slips[f"mat:{seat}"].lines if "first turn" in line]
            assert told == [f"Rolled {', '.join(map(str, dice))} for the first turn: the lowest begins"]


def test_11_6_an_own_card_is_offered_by_who_makes_the_offer_and_asked_for_else():
    state = game(hands={0: ["Lantern"], 1: ["Rations"]})
    play(state, TRADING, TRADE[1], GIVE[card("Lantern")], ASKING, ASK[card("Rations")])
    do(state, 0, next(one for one in listed(state, 0) if isinstance(one, Propose) and not one.money))
    own = words_on(piece(table(state, 0), f"hand:{card('Lantern')}").face)
    other = words_on(piece(table(state, 1), f"hand:{card('Rations')}").face)
    assert "offered" in own and "asked for" not in own
    assert "asked for" in other and "offered" not in other


def test_the_card_that_was_discarded_last_lies_on_top():
    boots, purse = card("Trail Boots"), card("Coin Purse")
    state = game(hands={0: ["Coin Purse", "Lantern", "Trail Boots"]}, display={0: "Lantern"})
    state.pool, state.discard = [*state.pool, *state.discard], ()
    assert piece(table(state), "keep-discard").face == props.no_pile()
    for used in ((USE[boots], MOVE[KEEP]), (USE[purse],)):
        play(state, *used)
        assert piece(table(state), "keep-discard").face == card_faces.stall_card(used[0].card)
    assert state.discard == (purse, boots)
    state.discard = (boots,)
    assert piece(table(state), "keep-discard").face == card_faces.stall_card(boots), "the other was taken out again"


def test_the_goal_that_was_given_up_last_lies_on_top():
    first = goal("The Full Kit")
    state = game(hands={0: ["Lantern"]}, area={0: GUILD}, goals={0: "The Full Kit"}, display={0: "Lantern"})
    do(state, 0, SWAP_GOAL, 0)
    assert piece(table(state), "goal-discard").face == card_faces.small_goal(first)
    last = state.goals[0]
    do(state, 0, SWAP_GOAL, 0)
    assert state.goal_discard == (last, first)
    assert piece(table(state), "goal-discard").face == card_faces.small_goal(last)


def test_a_goal_that_lies_on_the_board_keeps_its_name_when_it_is_drawn_small():
    for number in range(len(GOALS)):
        small = card_faces.small_goal(number).small
        words = " ".join(part.text for part in small.parts if isinstance(part, Words))
        assert goal_name(number) in words


def test_a_slip_of_a_card_in_hand_speaks_of_another_copy_that_somebody_holds():
    state = game(hands={0: ("Lantern",), 1: ("Lantern",)}, display={0: "Lantern", 1: "Lantern"})
    lines = table(state, 0).slips[f"hand:{card('Lantern')}"].lines
    assert any(line.startswith("All know that another is held by ") for line in lines)


@pytest.mark.parametrize("ferocity", [True, False])
def test_6_a_monster_that_is_drawn_small_keeps_its_name_and_says_how_ferocious_it_is(ferocity):
    for number in range(MONSTER_FACE, GOAL_FACE):
        small = card_faces.monster_card(number, ferocity).small
        words = " ".join(part.text for part in small.parts if isinstance(part, Words))
        assert card_name(number) in words
        assert (f"Ferocity {FEROCITY[number]}" in words) is ferocity
        assert any(isinstance(part, Art) and part.name == f"rarity_{STARS[number]}" for part in small.parts)


@pytest.mark.parametrize(("name", "grey"), [("keep", False), ("snow", True)])
def test_in_the_snow_the_picture_of_a_place_has_no_colours_of_summer(name, grey):
    board = load_board(paths.maps(f"{name}.tmx"))
    shown = GAME.staging.lay_out(board, look(game(), None), (), (), PLAYERS[:4]).slips["market"].picture
    assert {part.grey for part in shown.parts} == {grey}


def test_6_the_words_of_a_monster_stand_clear_of_its_ferocity_and_of_the_rim():
    for number in range(MONSTER_FACE, GOAL_FACE):
        foot = [part for part in card_faces.monster_card(number, True).parts if isinstance(part, Words)][1:]
        for above, below in pairwise(foot):
            assert below.y - above.y >= 0.48 * (above.size + below.size), card_name(number)
        assert foot[-1].y + 0.5 * foot[-1].size <= 213, card_name(number)


def test_the_number_of_a_pile_belongs_to_it_and_lies_above_it():
    shown = [each.id for each in table(game(discard=["Rations"])).pieces]
    for pile in ("keep-deck", "keep-discard", "goal-deck", "goal-discard"):
        pill = f"left:{pile.replace('-', '_')}"
        assert piece(table(game()), pill).spot == pile
        assert shown.index(pile) < shown.index(pill), "a spot lies where its first piece does"


@pytest.mark.parametrize("ferocity", [True, False])
def test_12_what_a_monster_does_stands_in_two_lines_within_its_card(ferocity):
    for monster in set(MONSTER_CARDS):
        face = card_faces.monster_card(monster, ferocity)
        words = [part for part in face.parts if isinstance(part, Words)][1:]
        effect = monster_effect(monster)
        assert " ".join(part.text for part in words).endswith(effect) or not effect
        assert all(part.y + 0.6 * part.size <= card_faces.HIGH - 6 and 0 < part.room <= 134 for part in words), monster
