"""Small things that once looked wrong: a unit torn from its number, ropes before a sign, gold in an empty chest."""

import pytest

from game.core.faces import Art
from game.games.key_largo import names
from game.games.key_largo.components import ARTIFACT, GOODS
from game.maps import board_of
from game.ui.draw.text import Lettering
from game.ui.shell.shot import played
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.input.tips import tip_of
from tests.ui.at_screen import Screen
from tests.ui.sample_table import make_look


@pytest.mark.parametrize("room", range(41, 400, 7))
def test_a_per_cent_sign_stays_with_its_number(room):
    lines = Lettering().lines("deep water, 0 % monster, 0 · tridents", "text", 20, room)
    assert not any(line.startswith(("%", "·")) for line in lines)


def test_one_of_a_kind_is_no_plural():
    assert names.units(GOODS, 1) == "1 crate of goods" and names.units(GOODS, 3) == "3 goods"
    assert names.units(ARTIFACT, 1) == "1 artifact" and names.units(ARTIFACT, 2) == "2 artifacts"


def laid(match, seat):
    seen = match.seat(seat)
    return match.game.staging.lay_out(board_of(match), seen.view, seen.legal, (), match.players), seen.view


@pytest.mark.parametrize("steps", (0, 60))
def test_an_empty_chest_is_drawn_empty(steps):
    match = played("key_largo", 4, "7", steps)
    filled = set()
    for seat in range(4):
        table, view = laid(match, seat)
        picture = next(tray.picture for tray in table.trays if tray.id == "chest")
        name = next(part.name for part in picture.parts if isinstance(part, Art))
        assert name == ("chest" if view.hand else "chest_empty")
        filled.add(bool(view.hand))
    assert filled >= ({False} if not steps else {True})


@pytest.mark.parametrize("box", ["key_largo", "dark_water_salvage", "killmans_keep"])
def test_no_tooltip_ends_in_a_colon(box):
    match = played(box, 4, "7", 80)
    for seat in (None, *range(4)):
        table, _view = laid(match, seat)
        for spot in table.slips:
            tip = tip_of(table, make_look(table, viewer=None), HitArea(f"spot:{spot}", None, "board", ""))
            assert tip and not tip.rstrip().endswith(":"), tip


@pytest.mark.parametrize("box", ["key_largo", "killmans_keep"])
def test_every_button_and_chip_says_what_it_is_when_pointed_at(box):
    screen = Screen(played(box, 3, "7", 60), (1920, 1080))
    screen.open()
    screen.advance(600, 100)
    view = screen.desk.view
    named = [hit for hit in view.hits if hit.tip and hit.id.startswith(("tool:", "recap:"))]
    assert {"tool:menu", "tool:help"} <= {hit.id for hit in named}
    for hit in named:
        assert view.tip_at(*hit.rect.center)[0] == hit.tip


def test_the_sign_of_the_pause_hangs_before_the_ropes():
    stage = Screen(played("key_largo", 4, "7", 20), (1920, 1080))
    stage.press("Esc")
    stage.advance(800, 100)
    assert stage.scene.name == "pause"
    sign, ladder, frame = stage.scene.sign, stage.scene.ladder.rect, stage.frame()
    y = round(sign.bottom) - 22
    row = [tuple(frame.get_at((x, y)))[:3] for x in range(round(ladder.x) + 10, round(ladder.x) + 90)]
    assert max(abs(a - b) for pixel in row for a, b in zip(pixel, row[0], strict=True)) < 12


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_what_a_loan_would_mean_stays_on_its_button(size):
    stage = Screen(played("dark_water_salvage", 4, "3", 99), size, resumed=True)
    stage.open()
    stage.click("amount:1")
    button = stage.app.measure.rect(stage.desk.view.plan().commit.rect)
    label = next(one for one in stage.recorder.drawn if one.text.startswith("Apply for $"))
    said = [one for one in stage.recorder.drawn if one.colour == label.colour and button.colliderect(one.rect)]
    assert any("in cash" in one.text for one in said)
    assert all(button.inflate(2, 2).contains(one.rect) for one in said), [one.text for one in said]
