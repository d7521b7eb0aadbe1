"""The shelf of a low window names what lies too close on the board, and the chips stand in the line below it."""

from itertools import pairwise

import pytest

from game.core.faces import Art, Words
from game.games.killmans_keep.looks import props
from game.ui.scenes.play.still import Still
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.shot import played
from tests.games.killmans_keep.scene import game
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
