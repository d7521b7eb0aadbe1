"""The table of Keyflower, driven by clicks."""

from dataclasses import replace

import pytest

from game import maps
from game.core.chance import FastChance
from game.core.match import Match
from game.core.player import Player
from game.games.keyflower import GAME, names
from game.games.keyflower import actions as do
from game.games.keyflower.components import MIXED, TURN_ORDER_TILES
from game.games.keyflower.events import GameEnded, SeasonBegan, SeasonEnded, TileWon
from game.games.keyflower.rules import engine
from game.games.keyflower.table import trays
from game.games.keyflower.text.phases import PHASES, ROWS
from game.games.keyflower.texts import effect_words
from game.games.keyflower.view import Half
from game.ui.table.stage.timeline import timeline
from tests.games.keyflower.scene import bid, finish_season, number, scene
from tests.ui.at_screen import Screen
from tests.ui.village_worlds import village_at


def picked(screen, luck):
    """One offer of the seat that acts, by clicks on its spots; mostly it passes, so that the game is short."""
    showing = screen.session.showing
    offers = showing.table.offers
    offer = offers[-1] if offers[-1].ends and luck.below(4) else luck.pick(offers)
    begun = screen.match.step
    if screen.match.seat(None).view.phase != "boat":
        assert showing.viewer == showing.acting, "skill tiles pay for upgrades, and new tiles lie in the own tray"
    if showing.table.amount is None or not offer.path[0].startswith(showing.table.amount.spot):
        for spot in offer.path:
            closed, step = showing.choice.picked, screen.match.step
            screen.click(f"spot:{spot}")
            if showing.choice.picked == closed and screen.match.step == step:  # its board has only opened
                screen.click(f"spot:{spot}")
    if not offer.quick and screen.match.step == begun:  # a row of a plate plays at once
        step = begun
        screen.press("E")
        assert screen.match.step > step or screen.scene is not screen.desk, offer


@pytest.mark.sample(3)
@pytest.mark.parametrize("hand_over", ["open", "relaxed", "strict"])
def test_1_1_a_whole_game_of_two_is_played_by_clicks_alone(hand_over):
    match = Match(
        GAME,
        [Player("Ana", "human", 0), Player("Ben", "human", 1)],
        "by hand",
        GAME.options(open_screens=hand_over == "open"),
    )
    screen, luck = Screen(match, hand_over=hand_over), FastChance(3)
    screen.blind = True
    for _click in range(3000):
        if match.over:
            break
        if screen.scene is screen.desk and screen.session.showing.table.offers:
            picked(screen, luck)
        elif screen.scene is screen.desk:
            screen.advance(500)
        else:
            screen.press("Space")
    assert match.over


def test_4_2_the_least_bid_is_the_tile_and_a_button():
    state = scene("keywood", "miner", hands=[(3, 2, 0, 0), (0, 4, 0, 0)])
    bid(state, 0, "keywood", 2, 0)
    tile = f"tile:{number('keywood')}"
    offers = {offer.path: offer for offer in laid(state, 1, (tile,)).offers}
    assert (tile, "bid:1") not in offers, "red cannot answer blue"
    tile = f"tile:{number('miner')}"
    table = laid(state, 1, (tile,))
    assert table.amount is None, "a number is asked for when nothing else is"
    offers = {offer.path: offer for offer in table.offers}
    least = offers[tile, "bid:1"]
    assert (least.action, *least.then)[-1] == do.FromHand(1)
    assert least.label == "Bid 1 red for Miner" and not least.quick
    assert offers[tile, "bid"].quick and offers[tile, "use:1"].then[-1] == do.FromHand(1)


def test_4_2_the_button_of_a_bid_says_until_when_it_leads():
    state = scene("keywood", "miner", hands=[(5, 2, 0, 0), (0, 4, 0, 0)])
    bid(state, 0, "keywood", 2, 0)
    state.turn = 0
    for action in (do.BID, do.On(number("keywood"))):
        engine.apply(state, 0, action, FastChance(1), [].append)
    drafts = {offer.label: offer.draft for offer in laid(state, 0, ()).offers}
    assert drafts["Bid 4 blue for Keywood"] == ("Bid 4 blue for Keywood", "leads until somebody bids 5")


def test_5_8_what_a_tile_gives_stands_before_what_is_paid():
    assert effect_words(number("hiring_fair"), 0) == "2 skill tiles for any skill tile"


def test_10_2_the_button_says_how_many_winter_tiles_are_kept_back():
    match = village_at("offer")
    seat = match.actors()[0]
    seen = match.seat(seat)
    table = GAME.staging.lay_out(maps.board_named("market"), seen.view, seen.legal, (), match.players)
    follows = {len(offer.path): offer.draft[1] for offer in table.offers if offer.path}
    assert follows[3] == "nothing is kept back"
    assert follows[2] == "1 tile kept back leaves the game"


def test_8_2_the_boats_that_can_be_taken_are_ringed_along_their_edges():
    state = scene("keywood", hands=[(3, 2, 0, 0)] * 2)
    table = laid(state, 0, ())
    spots = {spot.id: spot for spot in table.spots}
    boats = [piece for piece in table.pieces if piece.id.startswith("boat:")]
    assert len(boats) == 2
    for piece in boats:
        assert len(spots[piece.spot].corners) == 4, "an ellipse behind a square boat is not seen"
        assert piece.layer == 0, "rings lie over the lowest layer only"


def test_8_5_it_is_said_that_turn_order_tiles_are_taken_only_in_winter():
    (tile, *_more) = TURN_ORDER_TILES[3]
    assert "only in winter" in effect_words(tile, 0)
    players = [Player(name, "human", n) for n, name in enumerate(("Ana", "Ben", "Ida"))]
    told = [GAME.staging.narrate(SeasonEnded(season, (1, 0, 2)), players).text for season in range(4)]
    assert ["Turn order tiles are taken only in winter." in each for each in told] == [True, True, True, False]


def test_what_is_won_is_drawn_from_spring_on():
    won = TileWon(0, number("keywood"))
    events = (won, SeasonBegan(1, (), 0), won, SeasonBegan(2, (), 0), SeasonBegan(3, (), 0), won)
    chart, *_others = GAME.staging.charts((*events, GameEnded((1, 0))))
    assert [[n for _season, n in line] for line in chart.lines] == [[1, 2, 2, 3], [0, 0, 0, 0]]


def test_5_1_it_is_said_in_whose_village_a_tile_lies():
    state = scene("keywood", hands=[(3, 2, 0, 0)] * 2)
    for seat, other in ((0, "Ben"), (1, "Ana")):
        labels = {spot.label for spot in laid(state, seat, ()).spots}
        assert {"Home", f"Home ({other})"} <= labels


def test_4_1_the_tile_is_marked_for_which_workers_are_chosen_and_its_seat_alone_sees_it():
    state = scene("keywood", "miner", hands=[(3, 2, 0, 0), (0, 4, 0, 0)])
    aim = f"aim:{number('keywood')}"
    assert not [piece for piece in laid(state, 0, ()).pieces if piece.id.startswith("aim:")]
    for action in (do.BID, do.On(number("keywood"))):
        GAME.apply(state, 0, action, FastChance(1), None)
    assert [piece.id for piece in laid(state, 0, ()).pieces if piece.id.startswith("aim:")] == [aim]
    assert not [piece for piece in laid(state, 1, ()).pieces if piece.id.startswith("aim:")]


def test_5_2_while_a_number_is_asked_all_that_is_behind_the_screen_stays_in_sight():
    match = Match(GAME, [Player("Ana", "human", 0), Player("Ben", "human", 1)], "number", GAME.options())
    screen = Screen(match, hand_over="relaxed")
    screen.press("Space", "Space")
    begun = {do.Use, do.Where, do.On, do.Colour}
    seen = match.seat(match.actors()[0])
    while not any(isinstance(action, do.FromHand) for action in seen.legal):
        match.play(seen.view.turn, next(action for action in seen.legal if type(action) in begun))
        seen = match.seat(seen.view.turn)
    screen.change_table(match)
    screen.press("Space", "Space")
    plan = screen.desk.view.plan()
    cards = [one.piece.id for stand in plan.stands for one in stand.placed]
    assert plan.dial and len([id for id in cards if id.startswith("workers:")]) == 4
    assert all(not one.rect.colliderect(plan.dial.sheet) for stand in plan.stands for one in stand.placed)
    assert screen.desk.view.table.front == names.village(0) or screen.desk.view.table.front == names.MARKET
    before = screen.desk.session.showing.look.amount
    screen.click("amount:1")
    assert screen.desk.session.showing.look.amount == before + 1


def laid(state, seat, picked):
    """The table as this seat sees it with these spots picked."""
    view, legal = GAME.look(state, seat), GAME.legal(state, seat) if seat == state.turn else ()
    players = [Player("Ana", "human", 0), Player("Ben", "human", 1)]
    return GAME.staging.lay_out(maps.board_named("market"), view, legal, picked, players)


def test_4_2_the_buttons_of_a_tile_picked_whole_name_that_tile():
    state = scene("keywood", "miner", "workshop", hands=[(3, 2, 0, 0), (0, 4, 0, 0)])
    seat = state.turn
    for offer in laid(state, seat, ()).offers:
        for spot in laid(state, seat, offer.path).spots:
            if len(offer.path) == 2 and spot.id == offer.path[1] and not spot.w:
                assert spot.label == offer.label


def test_7_3_tiles_go_one_by_one_before_the_boats_come():
    """Each piece sets out with the event that moves it: nothing lies over what is still there."""
    state = scene("keywood", "miner", hands=[(2, 0, 0, 0), (0, 2, 0, 0)])
    bid(state, 0, "keywood", 1, 0)
    bid(state, 1, "miner", 1, 1)
    players = [Player("Ana", "human", 0), Player("Ben", "human", 1)]
    shown = [GAME.staging.direct(event, players) for event in finish_season(state)]
    times = timeline([direction for direction in shown if direction is not None])
    keywood, miner = (f"land:{number(name)}" for name in ("keywood", "miner"))
    begins = times.departures([keywood, miner, "boat:0", "queue", "frame:harbour"])
    assert begins[keywood] < begins[miner] < begins["boat:0"] == begins["queue"] == begins["frame:harbour"]


def test_a_bot_is_spoken_of_not_to():
    assert all(row.watched for phase, row in ROWS.items() if phase != "over")
    state = scene("keywood", hands=[(2, 0, 0, 0), (0, 2, 0, 0)])
    seen = PHASES.prompt(GAME.look(state, None), [Player("Ana", "bot:mate", 0), Player("Ben", "human", 1)])
    assert (seen.seat, seen.text) == (0, "bids, uses a tile, or passes")


def test_11_8_workers_of_mixed_colours_are_counted_off_and_told_as_they_come():
    view = GAME.look(scene("keywood", hands=[(2, 1, 0, 0), (1, 0, 0, 0)]), 0)
    half = Half(5, 1, 1, 0, MIXED, 0, 0, 0, (1, 0, 0, 0))
    mixing = replace(view, half=half)
    people = [Player("Ana", "human", 0), Player("Ben", "human", 1)]
    assert PHASES.prompt(mixing, people).text == "choose workers of any colours; so far 1 blue"
    before, after = ([piece.face for piece in trays._workers(each)] for each in (view, mixing))
    assert before[0] != after[0] and before[1:] == after[1:], "one blue worker less"
