"""The tray that is the front of a house: its roof, its title, and whole cards below it in every window."""

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.core.panels import Amount
from game.ui.draw import theme
from game.ui.scenes.play.still import Still
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.input import Moved
from game.ui.shell.shot import played
from game.ui.table.input.subject import pointed, slip_of
from game.ui.table.panels.amount import amount_hots, dial
from game.ui.table.panels.tray import lift
from game.ui.table.plan import Plan
from game.ui.table.roof import roof_high, title_low
from tests.ui.at_screen import Screen
from tests.ui.at_shell import settings

SIZES = [((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 100), ((1920, 1080), 200), ((3840, 2160), 100)]


@pytest.fixture(scope="module")
def match():
    return played("keyflower", 4, "house", 0)


@pytest.mark.parametrize(("size", "text"), SIZES)
def test_cards_lie_whole_below_the_roof(match, size, text, unpainted):
    stage = HeadlessApp(Still(match, 0), (640, 400), settings())
    stage.app.resize(pygame.Surface(size))
    stage.app.change(text_percent=text)
    stage.app.settle()
    plan = stage.scene.view.plan()
    (stand,) = plan.stands
    roof = stand.rect.y + roof_high(plan.context.compact)
    assert len(stand.placed) == 10
    for one, after in zip(stand.placed, (*stand.placed[1:], None), strict=True):
        assert one.rect.y >= roof and stand.rect.contains(one.rect)
        assert after is None or one.rect.right <= after.rect.x + 1, "a card hides its neighbour's number"


@pytest.mark.parametrize(("size", "text"), SIZES)
def test_tiles_that_were_won_hide_no_number(size, text, unpainted):
    won = played("keyflower", 4, "house", 0)
    won._state.fresh[0] = tuple(won._state.market[:4])
    stage = HeadlessApp(Still(won, 0), size, settings(text))
    stage.frame()
    (stand,) = stage.scene.view.plan().stands
    assert len(stand.placed) == 14
    for one, after in zip(stand.placed, stand.placed[1:], strict=False):
        assert one.rect.right <= after.rect.x + 1, one.piece.id


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (1280, 720)])
def test_cards_beside_a_number_lie_whole_in_two_rows_if_need_be(size, match, unpainted):
    stage = HeadlessApp(Still(match, 0), size, settings())
    view = stage.scene.view
    table = replace(view.table, amount=Amount("take", "How many", 1, 4, 1, slim=True))
    (stand,) = Plan(replace(view.plan().context, table=table), view.camera, view.side).stands
    places = [one.rect for one in stand.placed]
    assert len(places) == 10 and not any(one.strip for one in stand.placed)
    assert all(stand.rect.contains(place) for place in places)
    assert not any(one.inflate(-1, -1).colliderect(other) for one, other in combinations(places, 2))


@pytest.mark.parametrize(("size", "text"), SIZES)
def test_a_card_that_is_raised_hides_no_title(size, text, unpainted):
    won = played("keyflower", 4, "house", 0)
    won._state.fresh[0] = tuple(won._state.market[:2])
    stage = HeadlessApp(Still(won, 0), size, settings(text))
    plan = stage.scene.view.plan()
    (stand,) = plan.stands
    first = stand.placed[0]
    picked = replace(first, piece=replace(first.piece, mood="chosen"))
    rise = lift(plan.context, stand, picked)
    assert 0 < rise <= first.rect.y - title_low(stand.rect, plan.context.compact)


def test_the_roof_has_the_colour_of_its_seat(match):
    for seat, beside in ((0, 2), (2, 0)):
        stage = HeadlessApp(Still(match, seat), (1280, 720), settings())
        (stand,) = stage.scene.view.plan().stands
        at = stage.app.canvas.box(stand.rect)
        roof = pygame.transform.average_color(stage.frame(), (at.right - 200, at.y, 100, 18))
        own, other = (pygame.Color(theme.SEATS[match.players[each].colour].colour) for each in (seat, beside))
        assert _apart(roof, own) < _apart(roof, other), seat


def _apart(one, other):
    return sum((one[i] - other[i]) ** 2 for i in range(3))


def test_a_small_number_has_small_steps(match):
    stage = HeadlessApp(Still(match, 0), (1280, 720), settings())
    view = stage.scene.view
    for most, steps in ((3, [-1, 1]), (7, [-5, -1, 1, 5]), (40, [-10, -5, -1, 1, 5, 10])):
        table = replace(view.table, amount=Amount("take", "How many", 0, most, 0))
        context = replace(view.plan().context, table=table)
        hits = amount_hots(context, dial(context, context.zones.tray_room))
        assert [hit.id for hit in hits[1:]] == [f"amount:{step}" for step in steps]


def two_of_two(watched=True, **changes):
    """A table of Keyflower at which somebody has looked, and now the other is asked, who has watched it or has not."""
    screen = Screen(played("keyflower", 4, "house", 0), (1280, 720), **changes)
    if not watched:
        screen.session.showing.attendance.leave()
    while screen.scene.name not in ("lift", "veil"):
        screen.advance(500)
    return screen


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [(1280, 720), (1536, 864), (1920, 1080)])
def test_the_lid_says_whole_how_it_is_lifted(size):
    screen = two_of_two()
    screen.resize(*size)
    assert screen.scene.name == "lift"
    assert "Hold, or press twice; the others look away" in screen.texts


def test_while_the_lid_is_shut_public_things_explain_themselves_and_nothing_can_be_pressed():
    screen = two_of_two()
    view, tile = screen.desk.view, screen.match._state.market[0]
    x, y = view.spot_rect(f"tile:{tile}").center
    screen.app.feed(Moved(x, y))
    assert slip_of(view) is view.table.slips[f"tile:{tile}"]
    assert slip_of(view).title in screen.texts
    screen.click_at(x, y)
    assert screen.scene.name == "lift" and not view.look.picked and not view.control.verbs.thing
    screen.app.feed(Moved(*screen.scene.lid.center))
    assert pointed(view) == ""


def test_while_the_lid_is_shut_one_may_look_about_on_the_public_table():
    screen = two_of_two()
    view = screen.desk.view
    other = next(board.id for board in view.table.boards if board.id != view.boards.large)
    screen.click_at(*view.spot_places()[f"board:{other}"].center)
    assert view.boards.large == other and screen.scene.name == "lift"
    screen.press("V")
    assert view.boards.large != other
    chips = [hit for hit in view.hits if hit.id.startswith("recap:")]
    screen.click_at(*chips[0].rect.center)
    assert chips and view.stage.busy and screen.scene.name == "lift", "it is seen again"
    screen.click_at(*view.spot_places()["tab:rules"].center)
    assert view.side.tab == "rules"
    screen.click_at(*view.spot_places()["tool:menu"].center)
    assert screen.scene.name not in ("lift", "table")


def test_while_the_lid_is_shut_what_is_lit_in_the_bar_does_what_it_says():
    screen = two_of_two()
    screen.unlock()
    screen.press("E", "E")
    while screen.scene.name != "lift":
        screen.advance(500)
    view, step = screen.desk.view, screen.match.step
    for tool, there in (("undo", step - 1), ("redo", step)):
        hit = next(hit for hit in view.hits if hit.id == f"tool:{tool}")
        assert hit.enabled
        screen.click_at(*hit.rect.center)
        screen.settle()
        assert screen.match.step == there and screen.scene.name == "lift", tool


def test_the_season_is_told_beside_the_game():
    screen = two_of_two(watched=False, digest="full")
    screen.unlock()
    assert screen.scene.name == "digest"
    bar = screen.texts.index("here is what you missed.")
    assert screen.texts[bar - 3 : bar - 1] == ["Keyflower", "Spring"]


@pytest.mark.sample(3)
@pytest.mark.parametrize(("size", "text"), SIZES)
def test_a_season_that_its_step_names_stands_once_in_the_bar(match, size, text):
    stage = HeadlessApp(Still(match, 0), size, settings(text))
    stage.frame()
    assert stage.scene.view.table.clock == "Spring"
    assert stage.texts.count("Spring") == 1
