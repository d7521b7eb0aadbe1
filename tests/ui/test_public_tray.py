"""The tray of a table that is everybody's: what the others did, what is expected, how the seats stand."""

from dataclasses import replace
from types import SimpleNamespace
from unittest.mock import MagicMock

import pytest

from game.core.chance import FastChance
from game.core.faces import Face
from game.core.match import Match
from game.core.panels import Standing
from game.core.player import Player
from game.core.table import Slip, Tray
from game.core.telling import Line
from game.games import GAMES, find
from game.games.dark_water_salvage.table import standing as lake
from game.games.key_largo.actions import UseTrident
from game.games.key_largo.components import Options
from game.games.key_largo.table import standing as largo
from game.games.killmans_keep.rules.observation import look as keep_look
from game.games.killmans_keep.table import standing as keep
from game.kit.slips import slips_at
from game.maps import board_named
from game.play.pace import Beat, Part
from game.play.showing.hud_state import LogLine
from game.play.showing.surroundings import surroundings
from game.ui.draw.measure import Rect
from game.ui.table.colours import furniture
from game.ui.table.panels import public_tray, tray
from game.ui.table.panels.public_tray import everybodys, plan_public
from game.ui.table.panels.told import recap
from game.ui.table.panels.told.standings import draw_standings
from tests.games.key_largo.scene import game, look
from tests.games.killmans_keep.scene import game as keep_game
from tests.ui.at_screen import Screen, key_largo
from tests.ui.at_table import NAMES, Worker
from tests.ui.sample_table import make_look, make_table, seated
from tests.ui.two_worlds import at_random, other_world

SIZES = [(1280, 720), (1920, 1080), (3440, 1440)]


def public_stage(size=(1920, 1080), recap=(), trays=(), **changes):
    table = replace(
        make_table(private=False),
        trays=trays, amount=None, offers=(), queue=(0, 2), race="The race",
        standing=tuple(Standing(seat, f"${9 - seat}0", "2 cards") for seat in range(4)),
    )  # fmt: skip
    look = replace(make_look(table), viewer=None, open=(), ready=None, picked=(), retreat="", recap=recap, since=0)
    return seated(table, replace(look, **changes), size=size)


@pytest.mark.parametrize("size", SIZES)
def test_three_papers_lie_apart_inside_the_tray_or_beside_a_low_board(size):
    view = public_stage(size).scene.view
    zones = view.plan().context.zones
    plan = view.plan().public
    papers = [plan.deeds, plan.now, plan.standing]
    assert all(zones.tray.contains(paper) or zones.felt.contains(paper) for paper in papers)
    assert all(paper.w > 300 for paper in papers)
    assert not any(one.colliderect(other) for n, one in enumerate(papers) for other in papers[n + 1 :])


def test_it_says_who_must_act_who_comes_then_and_how_all_stand():
    stage = public_stage()
    stage.app.dirty()
    stage.frame()
    assert {"The race", "$90", "$80", "$70", "$60", "then", "Ana", "Ida"} <= set(stage.texts)
    table = stage.scene.view.table
    assert any(text in table.prompt.text and text for text in stage.texts)


def test_only_of_what_the_chips_tell_the_slips_are_written():
    written = []
    blank = Slip("", "", Face(1, 1, ()), ())
    writers = {spot: lambda spot=spot: written.append(spot) or blank for spot in ("place", "mat:0", "wreck:sun")}
    stage = public_stage(recap=(LogLine(1, Line(1, "Ben dives.", spot="place")),))
    view = stage.scene.view
    view.show(replace(view.table, slips=slips_at(writers, writers)), view.look, animate=False)
    stage.frame()
    assert written == ["place"]


def test_nothing_that_cannot_be_pressed_stands_there():
    stage = public_stage()
    stage.app.dirty()
    stage.frame()
    assert not {"Cancel", "Waiting", "Choose"} & set(stage.texts)
    assert not {"tool:cancel", "tool:commit"} & {hit.id for hit in stage.scene.view.hits}


def test_a_notice_stands_where_it_says_what_is_expected():
    stage = public_stage(message="This is not possible now.")
    stage.app.dirty()
    stage.frame()
    assert "This is not possible now." in " ".join(stage.texts)


def test_what_is_to_be_chosen_in_public_has_its_orders_and_a_private_tray_is_no_public_one():
    table = make_table()
    assert not everybodys(table, make_look(table, viewer=0))
    assert not everybodys(table, replace(make_look(table), viewer=None)), "its trays are somebody's"
    view = public_stage().scene.view
    zones = view.plan().context.zones
    plan = plan_public(zones, orders=True)
    assert plan.standing.w == 0 and plan.now.right <= zones.draft.x


def test_the_standing_gives_way_only_to_what_is_put_together():
    screen = choosing()
    plan = screen.desk.view.plan()
    assert plan.public.standing.w and not plan.orders
    screen.click(f"spot:{screen.session.showing.table.offers[0].path[0]}")
    plan = screen.desk.view.plan()
    assert screen.session.showing.look.picked
    assert not plan.public.standing.w and plan.orders


def choosing():
    """Somebody chooses a wreck on the public table."""
    match, chance = key_largo("hhbb", "7"), FastChance(7)
    while match.step <= 20 or match.seat(None).view.phase != "anchor" or match.actors()[0] > 1:
        match.play(seat := match.actors()[0], chance.pick(match.seat(seat).legal))
    screen = Screen(match, (1920, 1080), worker=Worker(), confirm="always")
    assert screen.session.showing.viewer is None
    return screen


def with_deeds():
    match = key_largo("hhhb", "7")
    chance = FastChance(7)
    while match.step < 24 or match.actors() != (3,) or match.seat(None).view.phase != "market":
        match.play(seat := chance.pick(match.actors()), chance.pick(match.seat(seat).legal))
    return Screen(match, (1920, 1080), worker=Worker(polls=10**6))


def test_all_of_it_is_shown_again_in_order():
    screen = with_deeds()
    view, replayed = screen.desk.view, []
    assert screen.session.showing.viewer is None and len(view.look.recap) > 1
    view.replay = replayed.append
    screen.click("tool:replay all")
    teller = screen.session.showing.teller
    expected = [each for told in view.look.recap for each in teller.replay(None, told)]
    assert replayed == [tuple(expected)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("wide", [480, 620, 900])
def test_no_chip_lies_under_the_button_that_shows_all_again(size, wide):
    view = public_stage(size, tuple(LogLine(n, Line(1, f"Ben does {n}.")) for n in range(9))).scene.view
    context, whole = view.plan().context, view.plan().public
    plan = replace(whole, deeds=Rect(whole.deeds.x, whole.deeds.y, wide, whole.deeds.h))
    strip = recap.plan_strip(context, view.side, plan.strip, public_tray.head_high(context, plan))
    (button,) = (hit for hit in public_tray.public_hots(context, plan) if hit.id == public_tray.ALL)
    seen = public_tray.all_button(button.rect)
    assert strip.chips
    assert not any(seen.colliderect(place) for place in (*strip.turners, *(chip for _n, chip in strip.chips)))


def test_the_best_stand_first():
    state = game(4, money={0: 40, 1: 90, 2: 10, 3: 70})
    assert [row.seat for row in largo.standing(look(state, None))] == [1, 3, 0, 2]
    hidden = game(4, options=Options(open_money=False), money={1: 900}, hands={2: ["mid gold 3"]})
    rows = largo.standing(look(hidden, None))
    assert rows[0].seat == 2 and {row.figure for row in rows} == {""}
    assert largo.standing(look(hidden, 1)) == rows, "one's own money is no public figure"


def begun(name):
    box = find(name)
    return Match(box, [Player(NAMES[n], "human", n) for n in range(3)], "TRAY-TRAY", box.options())


def test_whoever_is_in_debt_stands_last():
    found = Match(
        find("dark_water_salvage"),
        [Player(NAMES[n], "human", n) for n in range(3)],
        "LAKE-LAKE",
        find("dark_water_salvage").options(),
    )
    view = replace(found.seat(None).view, cash=(30, 0, 10), loans=(20, 40, 0), salvage=(0, 0, 0), prestige=(2, 9, 2))
    assert [row.seat for row in lake.standing(view)] == [0, 2, 1]


def test_figures_and_pictures_of_the_standing_stand_below_each_other(monkeypatch):
    places = []
    stage = public_stage()
    table = stage.scene.view.table
    figures = enumerate((("2", "$5"), ("11", "$1,050"), ("2", "$75")))
    rows = tuple(Standing(n, held, more, keep._coins(2)) for n, (held, more) in figures)
    context = stage.scene.view.plan().context
    pen = replace(context, table=replace(table, standing=rows))
    monkeypatch.setattr(type(pen), "face", lambda _self, _face, place, *_rest: places.append(place))
    with pen.canvas.dressed(furniture(pen.canvas.palette, stage.scene.view.printer.palette)):
        draw_standings(pen, Rect(0, 0, 332, 200))
    assert len(places) == 3 and len({place.x for place in places}) == 1


def test_the_race_counts_doubloons_before_money():
    found = Match(
        find("killmans_keep"),
        [Player(NAMES[n], "human", n) for n in range(3)],
        "KEEP-KEEP",
        find("killmans_keep").options(),
    )
    view = replace(found.seat(None).view, doubloons=(1, 3, 1), money=(50, 0, 100))
    assert [row.seat for row in keep.standing(view)] == [1, 2, 0]
    assert keep.queue(replace(view, round=1, phase="act", active=1)) == (2, 0)


def test_a_fight_says_how_likely_it_is_won_in_words_that_all_may_read():
    state = keep_game(3, hands={0: ["Lantern"]}, area={0: 1}, monster="Wyrmling")
    state.phase = "fight"
    words = keep.odds(keep_look(state, None))
    assert words.endswith(" %") and words == keep.odds(keep_look(state, 0)) == keep.odds(keep_look(state, 1))
    assert keep.odds(replace(keep_look(state, None), phase="act")) == ""
    stage = public_stage()
    stage.scene.view.show(replace(stage.scene.view.table, odds=words), stage.scene.view.look, animate=False)
    stage.frame()
    assert words in stage.texts


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_tells_nothing_that_not_everybody_knows(game):
    for seed in range(4):
        players = [Player(NAMES[n], "human", n) for n in range(3)]
        match = at_random(Match(game, players, f"TRAY-{seed}", game.options()), 60 + 7 * seed, seed)
        laid = []
        for each in (match, other_world(match, None, seed)):
            view = each.game.look(each._state, None)
            table = game.staging.lay_out(board_named(game.staging.map), view, (), (), players)
            laid.append((table.race, table.standing, table.queue, table.odds))
        assert laid[0] == laid[1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kinds", ["hhbb", "bbhh"])
def test_wares_that_a_human_can_buy_lie_before_the_papers_and_those_of_a_bot_are_prices_on_signs(kinds, size):
    match, chance = key_largo(kinds, "7"), FastChance(7)
    while match.seat(None).view.phase != "shop" or match.actors()[0] > 1:
        match.play(seat := match.actors()[0], chance.pick(match.seat(seat).legal))
    screen = Screen(match, size, worker=Worker(polls=999))
    assert screen.session.showing.viewer is None
    plan = screen.desk.view.plan()
    assert bool(plan.stands) == (kinds == "hhbb")
    assert plan.public and plan.public.now.w and plan.public.deeds.w
    cards = [one.rect for stand in plan.stands for one in stand.placed]
    assert not any(card.colliderect(paper) for card in cards for paper in (plan.public.now, plan.public.deeds))


def test_lifting_the_tray_is_no_deed_that_anybody_is_asked_for(monkeypatch):
    """Who acts does so at this very table; the red button is left to what commits."""
    drawn = []
    monkeypatch.setattr(public_tray, "button", lambda canvas, area, state, primary: drawn.append(primary))
    stage = public_stage(curtain="lift")
    stage.app.dirty()
    stage.frame()
    assert "Lift the tray" in stage.texts and drawn and not any(drawn)


def test_where_the_tray_lies_open_nothing_is_said_to_be_lifted():
    stage = public_stage(curtain="lift", trays=(Tray("screen", "Cards", "row", open=True),))
    stage.app.dirty()
    stage.frame()
    assert "Your own view" in stage.texts and "Lift the tray" not in stage.texts


def test_how_to_choose_is_said_though_the_chips_of_the_others_lie_beside():
    match, chance = key_largo("hhbb", "7"), FastChance(7)
    while match.step < 300:
        view = match.seat(None).view
        if view.phase == "tavern" and match.actors()[0] < 2:
            screen = Screen(match, (1920, 1080), worker=Worker(polls=10**6))
            look = screen.session.showing.look
            if look.recap and look.viewer is None and screen.desk.view.plan().endings:
                break
        match.play(seat := match.actors()[0], chance.pick(match.seat(seat).legal))
    screen.app.dirty()
    screen.frame()
    words = " ".join(one.text for one in screen.recorder.drawn)
    assert "Point at what you want" in words


def test_nobody_is_asked_to_lift_the_tray_while_another_name_stands_above():
    screen = choosing()
    showing = screen.session.showing
    assert surroundings(showing).curtain == "lift"
    showing.beat = Beat(2, 5, (), Part.REST, 100)
    assert surroundings(showing).curtain == ""


def test_a_tray_is_not_shut_while_something_is_chosen_there(monkeypatch):
    seen = []
    monkeypatch.setattr(tray, "planks", lambda _canvas, name, *_more: seen.append(name))
    table = replace(make_table(), trays=(), amount=None, status=())
    for spots, picked in (((), ()), (("play:0",), ()), ((), ("play:0",))):
        look_now = SimpleNamespace(open=spots, picked=picked, ready=None)
        tray.draw_wood(SimpleNamespace(table=table, look=look_now, zones=MagicMock(), canvas=MagicMock()))
    assert seen == ["tray_closed", "tray", "tray"]


@pytest.mark.parametrize("size", SIZES)
def test_beside_the_buttons_of_a_choice_of_all_to_see_no_planks_are_bare(size):
    game, luck = find("key_largo"), FastChance(0)
    match = Match(game, [Player(NAMES[n], "human", n) for n in range(3)], "monster", game.options())
    while not isinstance((legal := match.seat(match.actors()[0]).legal)[0], UseTrident):
        match.play(match.actors()[0], game.mind.policy(match._state, match.actors()[0], legal, luck))
    screen = Screen(match, size, worker=Worker())
    screen.settle()
    plan = screen.desk.view.plan()
    buttons, public, zones = [hit.rect for hit in plan.options.in_tray], plan.public, plan.context.zones
    assert len(buttons) == 2 and public is not None
    papers = [paper for paper in (public.deeds, public.now, public.standing) if paper.w]
    assert not any(paper.colliderect(other) for paper in papers for other in [*buttons, *papers] if other is not paper)
    below = [paper for paper in (*papers, *buttons) if zones.tray.contains(paper)]
    covered = sum(paper.w for paper in below if paper not in buttons) + max(button.w for button in buttons)
    chips = 0.0 if public.deeds.w else zones.draft.w
    assert covered + chips > 0.88 * zones.tray_room.w and plan.strip.chips
