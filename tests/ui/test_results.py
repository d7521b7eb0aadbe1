"""The results: places by the ranking, several charts, figures below zero, as many rows as a game needs."""

from dataclasses import replace

import pygame
import pytest

from game.core.game import Result
from game.core.staging import Chart, Row
from game.ui.draw.canvas import Canvas
from game.ui.scenes import to
from game.ui.scenes.reading.chart import scale_of
from game.ui.scenes.reading.podium import draw_podium
from game.ui.scenes.reading.results import Results
from game.ui.shell.headless import HeadlessApp
from tests.ui.at_shell import finished, settings
from tests.ui.checks import cut, faults
from tests.ui.sizes import lots


def money(n):
    return f"${n}" if n >= 0 else f"−${-n}"


def line(*figures):
    return tuple((f"R{n + 1}", figure) for n, figure in enumerate(figures))


CHARTS = (
    Chart(
        "Balance, by round",
        (line(-20, -60, -3), line(5, 30, 44), line(0, -9, 44), line(-4, -5, -6), line(1, 1, 2)),
        money,
    ),
    Chart("Prestige, by round", tuple(line(0, n, 2 * n) for n in range(5))),
    Chart("Loans, by round", tuple(line(0, 10 * n, 20 * n) for n in range(5)), money),
)
NAMES = ("Loans", "Chips", "Salvage", "Balance", "Located", "Raised", "Prestige for locating", "Prestige")
ROWS = tuple(Row(name, (5, -14, 23, 0, 34), money if n < 4 else str) for n, name in enumerate(NAMES))
REASON = "Nell has most and is $69 in debt: who is in debt cannot win. Ida and Ana share the next place."
RANKING = Result(((2, 0), (1,), (3,), (4,)), (5, -14, 23, 0, 34), REASON)


class Debtors(Results):
    """Five seats, of which the one with the highest score is last."""

    def __init__(self, charts=CHARTS):
        super().__init__(finished(5))
        self.audit, self.charts, self.result = ROWS, charts, RANKING


def shown(size=(1920, 1080), charts=CHARTS, percent=100):
    stage = HeadlessApp(Debtors(charts), size, settings(percent, reduce_motion=True))
    stage.frame()
    return stage


def test_the_podium_follows_the_ranking_and_never_the_scores(monkeypatch):
    blocks = {}
    monkeypatch.setattr(
        "game.ui.scenes.reading.podium._draw_person",
        lambda canvas, block, player, score, size, remark: blocks.update({player.name: (block.y, score)}),
    )
    stage = shown()
    names = [player.name for player in stage.scene.match.players]
    assert set(blocks) == {names[2], names[0], names[1]}
    assert blocks[names[2]][0] == blocks[names[0]][0] < blocks[names[1]][0], "who shares a place stands as high"
    assert names[4] in stage.texts, "the last stands beside it"
    assert draw_podium
    assert f"{names[2]} and {names[0]} share {stage.scene.match.game.title}" in stage.texts


def test_the_podium_says_why_a_place_is_low():
    scene = Debtors()
    scene.result = replace(RANKING, remarks=("", "broke", "", "", "late"))
    stage = HeadlessApp(scene, (1920, 1080), settings(100, reduce_motion=True))
    stage.frame()
    assert "broke" in stage.texts, "on the block"
    assert "$34 · late" in stage.texts, "beside it"


@pytest.mark.parametrize("way", ["click", "keys"])
def test_one_chart_after_the_other(way):
    stage = shown()
    titles = []
    for _turn in range(4):
        titles += [chart.title for chart in CHARTS if chart.title in stage.texts]
        if way == "click":
            stage.click("chart on")
        else:
            stage.scene.focus.go_to("chart on")
            stage.press("Enter")
    assert titles == [chart.title for chart in (*CHARTS, CHARTS[0])]
    stage.click("chart back")
    assert CHARTS[0].title in stage.texts


def test_one_chart_needs_no_arrows_and_none_leaves_its_room():
    one, none = shown(charts=CHARTS[:1]), shown(charts=())
    for stage in (one, none):
        assert "chart on" not in [target.id for target in stage.scene.focus.targets()]
    assert none.scene.audit_area.h > one.scene.audit_area.h
    assert not none.scene.leaves.shown
    small = shown((1280, 720), (), 200)
    assert "Chart" not in small.texts
    assert "Audit" in small.texts


def test_figures_below_zero_have_their_own_scale():
    stage = shown()
    assert "$0" in stage.texts
    assert any(text.startswith("−$") for text in stage.texts)
    stage.click("chart on")
    assert not any(text.startswith("−") for text in stage.texts if text in ("−2", "−1"))


def test_emblems_that_stand_apart_from_the_ends_of_their_lines_are_tied_to_them(monkeypatch):
    ties = []
    chart = Chart("Prestige", tuple(line(0, 20, n) for n in (34, 38, 40, 39, 35)))
    monkeypatch.setattr(Canvas, "line", lambda self, x, y, right, low, *_look: ties.append((x, y, right, low)))
    shown(charts=(chart,))
    assert len(set(ties)) == 5
    assert all(0 < right - x < 40 for x, _y, right, _low in ties)


@pytest.mark.parametrize(
    "values", [(0, 0), (0, 3), (-3, 0), (-60, 44), (-1, 900), (-700, -20), (0, 1610), (0, 60_000), (-90_000, 5)]
)
def test_a_scale_holds_all_its_values_and_zero(values):
    scale = scale_of(values)
    assert scale.low <= min(values) <= max(values) <= scale.top
    assert 0 in scale.values
    assert all(0 <= scale.part(value) <= 1 for value in (*values, 0))
    assert 2 <= len(scale.values) <= 8


def test_every_row_is_written_its_own_way():
    texts = shown().texts
    assert "−$14" in texts
    assert "-14" in texts


PAGES = ("podium", "awards", "chart", "audit")


@pytest.mark.sample(3)
@lots
@pytest.mark.parametrize("page", PAGES)
def test_eight_rows_and_five_seats_fit(page, lot, unpainted):
    fits(page, lot)


@pytest.mark.parametrize("page", PAGES)
def test_what_they_say_is_clear(page):
    fits(page, (((1920, 1080), 100), ((1280, 720), 150)))


def fits(page, lot):
    stage = shown()
    for size, percent in lot:
        stage.app.resize(pygame.Surface(size).convert())
        stage.app.change(text_percent=percent)
        stage.scene._turn(page)
        stage.frame()
        assert not faults(stage), f"{size}, {percent} %"
        assert not cut(stage), f"{size}, {percent} %"


def test_awards_and_rows_are_the_games_own():
    results = Results(finished(2))
    assert results.audit == results.match.game.staging.audit(results.match.seat(None).view)
    assert replace(RANKING).winners == (2, 0)


def test_an_award_names_who_has_it():
    stage = shown()
    players, awards = stage.scene.match.players, stage.scene.awards
    assert awards
    said = " ".join(stage.texts)
    assert all(f"{players[award.seat].name}: {award.words.split()[0]}" in said for award in awards)


def test_a_game_that_a_person_played_leads_to_the_search_for_its_puzzles(monkeypatch):
    went = []
    stage = shown()
    monkeypatch.setattr(stage.app, "go", went.append)
    stage.click("puzzles")
    assert went == [to.PuzzleSearch(stage.scene.match)]
    bots = finished(3)
    for seat in range(3):
        bots.hand_over(seat, "bot:mate")
    stage = HeadlessApp(Results(bots), (1280, 720), settings(100, reduce_motion=True))
    assert "puzzles" not in [button.id for button in stage.scene.buttons]


def test_one_enter_too_many_leaves_no_results():
    stage = shown()
    stage.press("Enter")
    assert stage.scene.name in ("opening", "replay")
    stage.press("Esc")
    assert stage.scene.name == "results"
