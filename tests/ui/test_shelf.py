"""The shelf of a low window names what lies too close on the board, and the chips stand in the line below it."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.core.faces import Art, Box, Words
from game.core.telling import Line
from game.games.killmans_keep.looks import market_faces, props
from game.play.showing.hud_state import LogLine, way_labels
from game.ui.draw.measure import Rect
from game.ui.scenes.play.still import Still
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.shot import played
from game.ui.table.draw_context import Side
from game.ui.table.panels.told import chip, recap
from tests.games.killmans_keep.scene import card, game
from tests.ui.at_screen import Screen
from tests.ui.at_shell import settings
from tests.ui.at_table import Worker
from tests.ui.test_secrets_keep_spy import keep
from tests.ui.test_whole_cards import ARTIFACTS

HANDS = {0: ["Lantern", "Spyglass"], 1: ["Lantern"], 2: ["Coin Purse"]}


def shown(count, size=(1280, 720), text=100, seat=0):
    match = keep(game(3, hands=HANDS, market=ARTIFACTS[10 : 10 + count]))
    stage = HeadlessApp(Still(match, seat), size, settings(text))
    stage.frame()
    return stage


@pytest.mark.sample(3)
@pytest.mark.parametrize("seat", (0, None))
@pytest.mark.parametrize("count", (1, 3, 5, 7, 8, 9, 15, 18))
def test_every_card_of_the_market_is_named_in_a_low_window(count, seat):
    stage = shown(count, seat=seat)
    drawn = {one.text: one.px for one in stage.recorder.drawn if one.size}
    for name in ARTIFACTS[10 : 10 + count]:
        assert drawn[name] >= 11, name
    plan = stage.scene.view.plan()
    draft = plan.context.zones.draft.inflate(1, 1)
    assert len(plan.shelf) == count and all(draft.contains(hit.rect) for hit in plan.shelf)
    rows = [(one.rect, other.rect) for one, other in pairwise(plan.shelf)]
    assert all(b.x >= a.right or b.y >= a.bottom for a, b in rows)


def test_a_card_on_the_shelf_is_clicked_as_the_one_on_the_board_is():
    match = keep(game(3, hands=HANDS, market=ARTIFACTS[10:15], money={0: 500}))
    screen = Screen(match, worker=Worker())
    screen.open()
    hit = screen.desk.view.plan().shelf[0]
    screen.click_at(*hit.rect.center)
    assert screen.desk.view.control.verbs.thing == hit.id.removeprefix("way:")


def test_large_windows_need_no_shelf():
    plan = shown(5, (1920, 1080)).scene.view.plan()
    assert plan.shelf == () and not plan.low_strip


@pytest.mark.sample(3)
@pytest.mark.parametrize("text", (100, 150, 200))
def test_chips_stand_beside_each_other_in_the_line_below_the_board(text):
    match = played("killmans_keep", 4, "storm", 120)
    stage = HeadlessApp(Still(match, 0), (1280, 720), settings(text))
    stage.frame()
    plan = stage.scene.view.plan()
    line = plan.context.zones.ticker
    assert plan.strip.chips and all(line.contains(place) for _n, place in plan.strip.chips)
    assert all(b.x >= a.right for (_m, a), (_n, b) in pairwise(plan.strip.chips))
    asked = next(hit for hit in plan.recap if hit.id.startswith("why:"))
    assert stage.scene.view.hit_at(*asked.rect.center).id == asked.id


def test_a_large_name_lies_within_its_ribbon():
    ribbon, name = props.banner("Market").large.parts
    assert isinstance(ribbon, Art) and isinstance(name, Words)
    paper_top, paper_low = ribbon.y + ribbon.h * 6 / 56, ribbon.y + ribbon.h * 46 / 56
    high = 0.72 * name.size * 1.5  # capitals, with the most that words on a face grow
    assert paper_top <= name.y - high / 2 and name.y + high / 2 <= paper_low
    assert ribbon.y >= -6, "the upper ribbons lie close to the board's edge"


def test_large_text_keeps_the_doubloons_of_every_seat():
    match = played("killmans_keep", 4, "storm", 120)
    stage = HeadlessApp(Still(match, 0), (1280, 720), settings(200))
    stage.frame()
    strip = stage.scene.view.plan().context.zones.players
    middle = stage.app.measure.px(strip.centery)
    assert sum(one.text == "0" and one.rect.y < middle < one.rect.bottom for one in stage.recorder.drawn) == 4


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", ((1280, 720), (1920, 1080), (3840, 2160)))
def test_what_can_be_chosen_is_said_in_fewer_words_rather_than_in_small_letters(size):
    match = keep(game(3, hands={**HANDS, 0: ARTIFACTS[:9]}, market=ARTIFACTS[10:17]))
    stage = HeadlessApp(Still(match, 0), size, settings())
    stage.frame()
    zones = stage.scene.view.plan().context.zones
    listed = stage.app.measure.rect(zones.slip)
    names = {spot.label for spot in stage.scene.view.table.spots} | {
        offer.label for offer in stage.scene.view.table.offers
    }
    drawn = [one.px for one in stage.recorder.drawn if one.text in names and listed.contains(one.rect)]
    assert len(drawn) > 9 and min(drawn) >= 0.75 * max(drawn)


def choosing(market, hand, size=(1280, 720)):
    screen = Screen(keep(game(3, hands={**HANDS, 0: hand}, market=market, money={0: 500})), size, worker=Worker())
    screen.open()
    return screen


def test_a_card_for_sale_and_its_like_in_the_hand_are_told_apart_in_the_list():
    view = choosing(["Twin Garnet", "Rations"], ["Twin Garnet", "Spyglass"]).desk.view
    said = way_labels(view.table, view.look)
    garnet = card("Twin Garnet")
    assert (said[f"hand:{garnet}"], said[f"stall:{garnet}"]) == ("Twin Garnet: Sell", "Twin Garnet: Buy")


def test_the_list_says_the_same_of_things_while_the_end_of_the_turn_is_chosen():
    screen = choosing(["Rations"], ["Twin Garnet", "Spyglass"])
    view = screen.desk.view
    before = way_labels(view.table, view.look)
    screen.press("E")
    assert view.look.picked == ("end",)
    after = way_labels(view.table, view.look)
    assert after["mat:1"] == before["mat:1"] == "Trade with Ben"
    assert {spot: after[spot] for spot in after if spot in before} == {spot: before[spot] for spot in after}


@pytest.mark.parametrize("size", ((1280, 720), (3840, 2160)))
def test_a_long_list_says_where_one_goes_and_with_whom_one_trades(size):
    screen = choosing(ARTIFACTS[10:28], ["Lantern", "Spyglass"], size)
    screen.app.dirty()
    screen.frame()
    assert {"Go to the Keep", "Go to the Bank", "Trade with Ben"} <= set(screen.texts)


def test_the_plate_of_a_card_needs_no_words_in_the_heading_of_the_market():
    screen = choosing(ARTIFACTS[10:15], ["Lantern", "Spyglass"])
    hit = screen.desk.view.plan().shelf[0]
    screen.click_at(*hit.rect.center)
    screen.app.dirty()
    screen.frame()
    assert "5 cards for sale" in screen.texts and not any("row" in text for text in screen.texts)


@pytest.mark.parametrize("count", (10, 12, 14, 15))
def test_the_cards_on_the_shelf_take_all_of_its_width_however_many_they_are(count):
    stage = shown(count)
    plan = stage.scene.view.plan()
    wide = max(hit.rect.right for hit in plan.shelf) - min(hit.rect.x for hit in plan.shelf)
    assert wide > 0.9 * plan.context.zones.draft.w


def test_the_price_of_a_small_lying_card_stands_on_ground_for_the_smallest_letters():
    for high in (36.0, 41.0, 44.0, 47.0):
        small = market_faces.lying(card("Twin Garnet"), high).small
        price = next(part for part in small.parts if isinstance(part, Words) and part.text == "$100")
        grounds = [part for part in small.parts if isinstance(part, Box) and abs(part.y + part.h / 2 - price.y) < 0.5]
        plate = min((part for part in grounds if part.fill == "card" and part.w < 60), key=lambda part: part.h)
        assert plate.h >= 17.5 and abs(plate.x + plate.w / 2 - price.x) < 0.5
        assert small.small.parts != small.parts


def test_a_lying_card_keeps_its_picture_where_it_is_printed_large():
    for high in (36.0, 47.0):
        assert any(isinstance(part, Art) for part in market_faces.lying(card("Twin Garnet"), high).parts)


def test_long_words_in_the_line_below_the_board_have_the_room_that_short_ones_leave():
    texts = ("goes to the Keep.", "agrees: Knight’s Mace for Trail Boots and $50 more.", "takes a goal.")
    told = tuple(LogLine(n, Line(0, words)) for n, words in enumerate(texts))
    context = shown(5).scene.view.plan().context
    for lines in (told[1:2], told):
        pen = replace(context, look=replace(context.look, recap=lines))
        chips = recap.plan_line(pen, Side(), Rect(0, 0, 1800, 52)).chips
        assert not any(chip.cuts(pen, lines[n], place) for n, place in chips)
        assert len(chips) == len(lines) and chips[-1][1].right <= 1800.5
        assert all(b.x - a.right >= 5 for (_m, a), (_n, b) in pairwise(chips))
