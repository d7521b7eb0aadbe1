"""Keyflower's winter and end on the screen: choosing with numbers, allotting by clicks, the cloth of each season."""

import pytest

from game.games.keyflower import actions as do
from game.ui.table.panels.tray import lift
from tests.ui.at_screen import Screen
from tests.ui.lake_worlds import again
from tests.ui.village_worlds import village_at


@pytest.fixture(scope="module")
def ending():
    """Somebody who has something to allot is to do it."""
    return village_at("allot", wanted=allottable, by_hand=True)


def allottable(match):
    seat = match.actors()[0]
    legal = match.seat(seat, match.step).legal
    return do.ALLOT_BEST in legal and any(isinstance(action, do.Allot) for action in legal)


def test_what_scores_is_allotted_by_clicks_and_can_be_undone(ending):
    stage = Screen(again(ending))
    stage.open()
    table = stage.session.showing.table
    before = stage.match.seat(None, stage.match.step).view.shares
    tile = next(offer.path[0] for offer in table.offers if offer.path[0].startswith("tile:"))
    stage.click(f"spot:{tile}")
    thing = stage.session.showing.table.offers[0].path[0]
    assert thing.startswith("thing:")
    stage.click(f"spot:{thing}")
    assert stage.session.showing.table.amount
    stage.press("E")
    assert stage.match.seat(None, stage.match.step).view.shares != before
    stage.press("Ctrl+Z")
    assert stage.match.seat(None, stage.match.step).view.shares == before


def test_one_key_allots_the_best_and_the_table_says_what_is_to_be_gained(ending):
    stage = Screen(again(ending))
    stage.open()
    seat = stage.match.actors()[0]
    view = stage.match.seat(seat, stage.match.step).view
    assert str(view.best[seat] - view.scores[seat]) in stage.session.showing.table.prompt.text
    score = next(offer for offer in stage.session.showing.table.offers if offer.path == ("score",))
    assert str(view.best[seat] - view.scores[seat]) in score.draft[1]
    stage.press("B")
    if stage.match.actors()[0] == seat and stage.session.showing.ready:
        stage.press("E")
    view = stage.match.seat(None, stage.match.step).view
    assert view.scores[seat] == view.best[seat]


def test_the_count_is_an_ending_with_what_is_lost_in_the_place_of_all_endings(ending):
    stage = Screen(again(ending), (1280, 720))
    stage.open()
    plan = stage.desk.view.plan()
    seat = stage.match.actors()[0]
    view = stage.match.seat(seat, stage.match.step).view
    (hit,) = plan.endings
    assert hit.rect == plan.context.zones.commit
    assert hit.tip.split("\n")[0] == f"Count {view.scores[seat]} points"
    assert f"{view.best[seat] - view.scores[seat]} points less than the best" in hit.tip
    assert "spot:score" not in [button.id for button in plan.options.hits]
    stage.press("E")
    assert isinstance(stage.match.steps[-1][1], do.Score)


def test_what_counts_nowhere_lies_whole_on_a_low_tray(ending):
    stage = Screen(again(ending), (1280, 720))
    stage.open()
    plan = stage.desk.view.plan()
    cards = [(stand, one) for stand in plan.stands for one in stand.placed]
    assert cards
    for stand, one in cards:
        low = one.rect.bottom - lift(plan.context, stand, one)
        assert low <= plan.context.zones.tray.bottom, one.piece.id


def test_no_place_of_winter_says_how_many_were_chosen():
    match = village_at("offer")
    seat = match.actors()[0]
    places = []
    for mask in (1, 7):
        one = again(match)
        one.play(seat, do.OFFER[mask])
        table = Screen(one).session.showing.public()[0]
        places.append([piece for piece in table.pieces if piece.id.startswith("place:")])
    assert len(places[0]) == 9
    assert places[0] == places[1]


def test_every_season_has_a_cloth_of_its_own_and_it_is_drawn():
    seen = set()
    for season in range(4):
        match = village_at("act", wanted=lambda match, season=season: match._state.season == season)
        stage = Screen(again(match), hand_over="open")
        assert stage.session.showing.table.ground
        frame, x, y = stage.frame(), 640, 535
        seen.add(tuple(frame.get_at((x, y))[:3]))
    assert len(seen) == 4


def test_enter_offers_the_winter_tiles_that_its_button_says_after_keys_picked_them():
    screen = Screen(village_at("offer"), hand_over="open", reduce_motion=True, game_speed=0)
    while screen.session.showing.acting is None or screen.scene is not screen.desk:
        screen.advance(50, 50)
    dealt = screen.match.seat(screen.match.actors()[0], screen.match.step).view.dealt
    first, second, third = (f"tile:{tile}" for tile in dealt)
    screen.press("1")
    assert screen.desk.view.look.picked == (first,) and screen.focus == f"spot:{first}"
    screen.press("3")
    assert screen.desk.view.look.picked == (first, third), "no number shifts while tiles are picked"
    screen.press("Enter")
    assert isinstance(action := screen.match.steps[-1][1], do.Offer)
    assert [tile for n, tile in enumerate(dealt) if action.tiles >> n & 1] == [dealt[0], dealt[2]], second


def test_the_number_of_a_picked_winter_tile_lays_it_back():
    screen = Screen(village_at("offer"), hand_over="open", reduce_motion=True, game_speed=0)
    while screen.session.showing.acting is None or screen.scene is not screen.desk:
        screen.advance(50, 50)
    dealt = screen.match.seat(screen.match.actors()[0], screen.match.step).view.dealt
    screen.press("1")
    screen.press("2")
    screen.press("1")
    assert screen.desk.view.look.picked == (f"tile:{dealt[1]}",)
