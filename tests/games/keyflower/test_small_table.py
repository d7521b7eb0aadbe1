"""What the table, the log, the notebook, the hints and the bots say of Sven, Paulo, the ghost and their boats."""

from dataclasses import replace

import pytest

from game import maps
from game.core.faces import Art, Words
from game.core.player import Player
from game.games import find
from game.games.keyflower import GAME, names
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.bot.heuristics import weigh
from game.games.keyflower.events import CameHome, Drawn, Gained
from game.games.keyflower.hints.explain import explain
from game.games.keyflower.knowledge.bidding import can_lead
from game.games.keyflower.knowledge.counting import workers
from game.games.keyflower.looks import icons
from game.games.keyflower.rules import engine, observation
from game.games.keyflower.table.ending import audit_notes, seat_lines
from game.games.keyflower.table.market import market_pieces
from game.games.keyflower.text import narration
from game.games.keyflower.text.first_game import GHOST, JOKER, NUMBER, lesson
from game.games.keyflower.texts import effect_words, side_words
from game.paths import assets
from game.words import _
from tests.games.keyflower.hamlet import PLAYERS, laid, offered
from tests.games.keyflower.scene import BLUE, RED, YELLOW, bid, finish_season, number, play, settle
from tests.games.keyflower.small_boxes import BOTH, LAST, scene
from tests.games.keyflower.test_keymelequin import bid as bid_with
from tests.games.keyflower.test_whole_games import walk
from tests.ui.two_world_walk import assert_told_alike
from tests.ui.village_worlds import other_village, village_at

HANDS = [(2, 1, 1, 0, 1, 0), (1, 4, 2, 0, 0, 1), (9, 9, 9, 9)]


def market(ghost=0):
    """Seat 1 leads on the tavern with Paulo and a red one, and on the mason with two red ones; seat 0 acts."""
    state = scene("tavern", "mason", "farrier", seats=3, hands=HANDS)
    bid_with(state, 1, "tavern", box.PAULO, 1)
    state.turn = 1
    bid(state, 1, "mason", 2, RED)
    state.ghost, state.turn = ghost, 0
    return state


def pieces(table):
    return {piece.id: piece for piece in table.pieces}


def slip(table, name):
    return table.slips[f"tile:{number(name)}"].lines


def test_15_4_a_tile_that_is_open_to_two_colours_says_so_everywhere():
    state = market(ghost=2)
    table = laid(state)
    assert f"readings:{number('tavern')}" in pieces(table)
    assert f"readings:{number('mason')}" not in pieces(table)
    assert "Green or red workers, until somebody decides" in slip(table, "tavern")
    assert "Only red workers this season" in slip(table, "mason")
    assert "Ben leads with 1 red, Paulo" in slip(table, "tavern")
    state.hand[RED] = 0
    refusal = laid(state).refusals[f"tile:{number('tavern')}"]
    assert refusal.reason == "You have not enough green or red workers to lead here."
    verbs = {verb.id: verb for verb in table.verbs.get(f"tile:{number('farrier')}", ())}
    assert set(verbs) == {"bid", "use", "other bid", "other use"}, "the ghost is not here"


def test_15_4_the_least_bids_and_uses_with_sven_are_offered_and_called_by_who_comes():
    state = market(ghost=2)
    found = offered(laid(state))
    path = (f"tile:{number('farrier')}", f"bid:{box.SVEN}")
    play(state, 0, do.BID, do.On(number("farrier")), do.READ_AS[box.SVEN])
    table = laid(state)
    assert table.amount.least == 0
    assert table.prompt.text == "choose how many blue workers come with Sven"
    assert "0 blue; then choose how many yellow" in {offer.label for offer in table.offers}, "nothing is bid yet"
    state.stage, state.take[BLUE] = 9, 2
    assert laid(state).prompt.text == "choose how many yellow workers come with Sven"
    labels = {offer.label for offer in laid(state).offers}
    assert "Bid 2 blue, 1 yellow, Sven for Farrier" in labels
    assert path not in found or "Sven" in found[path].label
    state.take[box.SVEN - 1] = 0
    assert laid(state).prompt.text == "choose how many yellow workers you send; so far 2 blue", "he is not one's own"
    state.take[BLUE] = 0
    assert laid(state).prompt.text == "choose how many yellow workers you send"


def test_15_4_a_plate_gives_away_sven_and_paulo_last():
    """They count as any of two colours, so that of these together there are always most."""
    state = scene("tavern", "mason", "farrier", hands=[(2, 1, 1, 0, 1, 0), (1, 4, 2, 0, 0, 1)])
    table = laid(state)
    for verb in ("bid", "use"):
        (offer,) = (one for one in table.offers if one.verb == verb and one.path[0] == f"tile:{number('farrier')}")
        assert offer.path == (f"tile:{number('farrier')}", f"{verb}:{BLUE}"), offer.label


def test_15_4_a_bid_beside_sven_begins_with_who_comes_and_never_with_him_who_lies_there():
    state = scene("tavern", "mason", "farrier", hands=[(2, 1, 1, 0, 1, 0), (1, 4, 2, 0, 0, 1)])
    bid_with(state, 0, "farrier", box.SVEN, 0, 0)
    state.turn = 0
    table = laid(state)
    begun = {offer.path[0] for offer in table.offers if offer.path and offer.path[0].startswith("colour:")}
    assert begun <= {piece.spot for piece in table.pieces if piece.zone == "screen"}
    own = [offer for offer in table.offers if offer.path[1:2] == (f"tile:{number('farrier')}",) and offer.verb == "bid"]
    assert {offer.path[0] for offer in own if "Sven" in offer.label} == {f"colour:{YELLOW}"}
    assert [offer.label for offer in own if "Sven" in offer.label] == ["Bid 1 yellow, Sven for Farrier"]


def test_every_kind_of_worker_has_a_picture():
    for colour in range(-1, box.PAULO + 1):
        (art,) = icons.worker(colour).parts
        assert assets("keyflower", f"{art.name}.svg").is_file(), art.name


def test_15_4_sven_and_paulo_come_home_under_their_own_pictures():
    row = narration.ROWS[CameHome]
    for home, shown in (
        ((0, 1, 8, 0, 1, 0), {"keyple_red", "keyple_yellow", "keyple_sven"}),
        ((2, 0, 0, 0, 0, 1), {"keyple_blue", "keyple_paulo"}),
        ((0, 0, 0, 0, 1, 0), {"keyple_sven"}),
        ((0, 0, 0, 0), {"keyple_blue"}),
    ):
        sign = row.sign(CameHome(0, home), PLAYERS)
        assert {part.name for part in sign.parts if isinstance(part, Art)} == shown


def test_15_4_least_bids_are_marked_where_sven_would_lead():
    state = market(ghost=2)
    state.turn = 2
    bid(state, 2, "farrier", 3, BLUE)
    view = GAME.look(state, 0)
    assert can_lead(view, 0, 2), "two blue ones, a yellow one and Sven"
    state.jokers = (state.jokers[0]._replace(at=2), state.jokers[1])
    assert not can_lead(GAME.look(state, 0), 0, 2)


def test_16_4_the_ghost_is_offered_on_each_bid_of_others_with_who_takes_what():
    state = market()
    table = laid(state)
    tavern = f"tile:{number('tavern')}"
    offer = offered(table)[tavern, "ghost"]
    assert offer.brings == "take 1 red, Paulo"
    assert offer.draft == (
        "The ghost on Tavern",
        "You take 1 red, Paulo behind your screen.",
        "Tavern goes to whoever led; nobody bids for it or uses it any more.",
    )
    assert [verb.id for verb in table.verbs[tavern]][-1] == "ghost"
    assert offered(table)["ghost", tavern].action == offer.action, "by the ghost behind the own screen, too"
    offered_here = {one.verb for one in table.offers if one.path[:1] == (tavern,)}
    assert all(verb.id in ("bid", "use") or verb.id in offered_here for verb in table.verbs[tavern])
    assert {"ghost", "workers:5"} <= set(pieces(table)), "behind the own screen"
    assert {spot.id for spot in table.spots} >= {"ghost", "colour:5"}
    assert "ghost" not in pieces(laid(state, seat=1))
    assert pieces(laid(scene("tavern", seats=3, hands=HANDS)))["ghost"].zone == "market"


def test_16_5_a_closed_tile_is_seen_and_says_who_gets_it():
    state = market()
    told = play(state, 0, do.GHOST, do.On(number("tavern")))
    lines = [GAME.staging.narrate(event, PLAYERS) for event in told]
    words = "Ana plays the ghost on Ben’s bid for Tavern and takes 1 red, Paulo; the tile goes to Ben."
    assert [(line.text, line.rule) for line in lines] == [(words, "16.4")]
    assert GAME.staging.direct(told[0], PLAYERS) is not None
    table = laid(state, seat=1)
    tavern = number("tavern")
    assert {f"closed:{tavern}", "ghost"} <= set(pieces(table))
    assert "The ghost is here: no more bids or uses this season" in slip(table, "tavern")
    assert "The ghost is on the bid of Ben, to whom the tile goes" in slip(table, "tavern")
    assert table.refusals[f"tile:{tavern}"].rule == "16.5"


def test_15_3_successors_are_offered_as_boats_with_what_they_bring():
    state = scene("tavern", seats=3, hands=HANDS)
    finish_season(state)
    first = state.turn
    play(state, first, do.TAKE_ANY_BOAT[box.KEYMELEQUIN])
    table = laid(state, seat=first)
    assert {f"boat:{boat}" for boat in (2, 3, 4, 5)} <= set(pieces(table))
    assert ("boat:3",) in offered(table)
    assert offered(table)["boat:3",].draft[1] == "In autumn: 2 workers, 2 skill tiles"
    assert "place of the Keymelequin" in table.prompt.text


def test_13_1_the_notebook_tells_where_sven_paulo_and_the_ghost_are():
    state = market()
    notes = [note for note in laid(state).notes if isinstance(note, str)]
    assert notes[:4] == [
        "# Sven, Paulo, the ghost", "Sven: behind Ana’s screen", "Paulo: in Ben’s bid for Tavern",
        "The ghost: behind Ana’s screen",
    ]  # fmt: skip
    state.jokers = (state.jokers[0]._replace(seen=False), state.jokers[1])
    notes = [note for note in laid(state, seat=1).notes if isinstance(note, str)]
    assert "Sven: in the bag, or drawn from it unseen" in notes


@pytest.mark.parametrize("seats", [3, 6])
def test_13_1_the_truth_lies_within_every_span_with_sven_and_paulo(seats):
    for n, (state, _seat, _action) in enumerate(walk(seats, 1, BOTH)):
        if n % 13 == 0:
            for viewer in (None, 0):
                view = observation.look(state, viewer)
                for seat in range(seats):
                    for colour, span in enumerate(workers(view, seat)):
                        assert span.least <= state.hand[seat * 4 + colour] <= span.most


def test_16_4_hints_say_whom_the_ghost_brings_and_that_the_tile_closes():
    state = market()
    tavern = number("tavern")
    reasons = explain(GAME.look(state, 0), 0, (do.GHOST, do.On(tavern)), PLAYERS)
    said = " ".join([reasons.goal, *reasons.facts, reasons.rule])
    assert "It brings 1 red, Paulo." in said
    assert "Nobody bids for Tavern or uses it any more this season." in said
    assert explain(GAME.look(state, 1), 0, (do.GHOST, do.On(tavern)), PLAYERS) is None, "a choice half made"


def test_16_4_bots_play_the_ghost_on_the_largest_bid_when_the_season_ends():
    state = market()
    state.passes = 2
    legal = engine.legal(state, 0)
    worth = dict(zip(legal, weigh(state, 0, legal), strict=True))
    assert worth[do.GHOST] > worth[do.PASS]
    play(state, 0, do.GHOST)
    legal = engine.legal(state, 0)
    worth = dict(zip(legal, weigh(state, 0, legal), strict=True))
    assert max(worth, key=worth.get) == do.On(number("tavern")), "two workers in each, Paulo in one"


def test_16_9_15_6_the_audit_tells_of_the_ghost_and_of_who_is_allotted():
    options = find("keyflower").options(keymelequin=LAST, key_celeste=True)
    state = scene("jeweller", season=box.WINTER, hands=[(0, 2, 0, 1, 0, 1), ()], options=options)
    settle(state, 0, "key_celeste")
    settle(state, 0, "key_market")
    state.ghost, state.phase = 0, "over"
    state.scores = (6 + 8, 0)
    lines = seat_lines(GAME.look(state, 0), 0)
    assert "6: Key Celeste (ghost)" in lines
    assert "8: Key Market (2 red, 1 green, Paulo)" in lines
    drawn = {note.spot: note.face for note in audit_notes(GAME.look(state, 0), PLAYERS[:2])}
    celeste, guild = (drawn[names.tile_spot(number(tile))] for tile in ("key_celeste", "key_market"))
    assert "keyple_ghost" in {part.name for part in celeste.parts if isinstance(part, Art)}
    assert "keyple_ghost" not in {part.name for part in guild.parts if isinstance(part, Art)}
    rows = {row.what: row.numbers for row in GAME.staging.audit(GAME.look(state, None))}
    assert rows["Boats"][0] == 3
    assert sum(numbers[0] for what, numbers in rows.items() if what != "Total") == 14


@pytest.mark.parametrize("where", ["act", "half"])
def test_13_1_the_whole_table_with_both_small_boxes_is_the_same_in_two_worlds(where):
    def hidden(match):
        return any(not joker.seen for joker in match._state.jokers)

    match = village_at(where, "small", wanted=hidden, keymelequin=LAST, key_celeste=True)
    assert_told_alike(maps.board_named("market"), match, other_village)


def test_15_4_16_4_a_first_game_explains_sven_and_the_ghost():
    state = market()
    state.options = replace(state.options, open_screens=True)
    assert lesson(GAME.look(state, 0)) == (_(GHOST[0]), GHOST[1], GHOST[2])
    state.ghost = 2
    assert lesson(GAME.look(state, 0)) == (_(JOKER[0]), JOKER[1], JOKER[2])
    play(state, 0, do.BID, do.On(number("farrier")), do.READ_AS[box.SVEN])
    state.stage = 9
    assert lesson(GAME.look(state, 0))[0] == NUMBER[0]


def test_16_1_the_ship_says_once_what_it_scores_and_what_its_ghost_does():
    said = side_words(box.CELESTE, 0)
    assert said == effect_words(box.CELESTE, 0) and said.count("3 points") == 1
    assert "takes a leading bid" in said


def test_16_1_the_frame_of_the_ship_names_it():
    titles = [part.text for part in pieces(laid(market()))["frame:turn-order"].face.parts if isinstance(part, Words)]
    assert titles == ["Turn order, ship"]


def test_a_small_box_that_stays_closed_says_what_it_would_bring():
    cover = GAME.staging.cover()
    variants = {variant.field: variant for variant in cover.variants}
    for small in cover.small:
        assert small.words in variants[small.field].values[0][2]


def test_15_1_the_slip_of_the_keymelequin_names_who_comes_in_summer_as_well():
    table = laid(scene("tavern", seats=2, season=0))
    assert "Summer: 4 workers, Paulo, 1 skill tile" in table.slips[f"boat:{box.KEYMELEQUIN}"].lines


def test_15_1_it_is_seen_how_the_keymelequin_is_taken_in():
    (variant,) = (one for one in GAME.staging.cover().variants if one.field == "keymelequin")
    assert [name for _value, name, _words in variant.values][:3] == ["Without", "With", "In place of Keyflower"]


def test_12_9_what_the_river_scores_is_drawn_and_no_sign_of_our_own():
    row = box.BOATS[2]
    letters = [token for token in icons.rule(row) if isinstance(token, str)]
    assert row.rule == "river" and letters == ["–"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_16_1_no_bid_lies_over_the_ghost_that_waits_on_its_ship(seats):
    state = scene("tavern", seats=seats, season=0, hands=[(6, 0, 0, 0)] * seats)
    for seat in range(seats):
        state.turn = seat
        bid(state, seat, box.SHIP.id, seat + 1, BLUE)
    crew = [Player(f"P{seat}", "human", seat) for seat in range(seats)]
    lying = {piece.id: piece for piece in market_pieces(maps.board_named("market"), observation.look(state, 0), crew)}
    ghost, found = lying["ghost"], [piece for id, piece in lying.items() if id.startswith(f"bid:{box.CELESTE}:")]
    assert len(found) == seats
    for piece in found:
        wide, high = piece.width, piece.width * piece.face.h / piece.face.w
        apart = abs(piece.x - ghost.x) - wide / 2, abs(piece.y - ghost.y) - high / 2
        assert apart[0] > 0.25 * ghost.width or apart[1] > 0.25 * ghost.width, piece.id


def test_5_9_what_is_drawn_has_its_own_picture():
    row, own = narration.ROWS[Gained], narration.ROWS[Drawn]
    assert row.face(Gained(0, 0, 0, 1), PLAYERS) == icons.skill(-1)
    assert row.face(Gained(0, 2, 0, 0), PLAYERS) == icons.worker(-1)
    assert row.face(Gained(0, 0, 1, 0), PLAYERS) == icons.worker(box.GREEN)
    assert own.face(Drawn((0, 0, 0, 0), (0, 1, 0), to=0), PLAYERS).parts
