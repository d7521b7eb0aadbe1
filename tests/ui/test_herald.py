"""The banner that waits until somebody has read it."""

from dataclasses import replace

import pygame
import pytest

from game.core.telling import Line
from game.ui.table.stage.player import Stage
from tests.toy import Revealed
from tests.ui.at_screen import Screen
from tests.ui.at_table import new_match
from tests.ui.checks import overlaps, too_faint, too_small_to_hit, too_small_to_read
from tests.ui.lantern_table import STAGED
from tests.ui.lantern_table import narrate as usual

BANNER = "The bids are open"
SENTENCE = "Whoever bid most plays on; this is told at some length, so that it needs more than one line of the window."


def narrate(event, players):
    return Line(None, SENTENCE, kind="phase", banner=BANNER) if isinstance(event, Revealed) else usual(event, players)


GAME = replace(STAGED, staging=replace(STAGED.staging, narrate=narrate))


def opened(kinds="hb", **changes):
    """Seat 0 has just made the bid that opens them all, if it is the last to bid."""
    match = new_match(kinds, "AAAA-AAAA", GAME)
    for seat in range(len(kinds) - 1, 0, -1):
        match.play(seat, match.seat(seat).legal[0])
    screen = Screen(match, **changes)
    if screen.scene.name == "veil":
        screen.open()
    offer = screen.session.showing.table.offers[0]
    for spot in offer.path:
        screen.session.pick(spot)
    screen.session.commit()
    screen.desk.sync()
    screen.frame()
    return screen


@pytest.mark.parametrize("way", ["Space", "Enter", "Esc", "click"])
def test_it_stands_until_it_is_acknowledged(way):
    screen = opened()
    assert screen.scene.name == "herald"
    assert BANNER in screen.texts
    step = screen.match.step
    screen.advance(20_000, 100)
    assert screen.scene.name == "herald"
    assert screen.match.step == step, "nothing goes on below it"
    if way == "click":
        screen.click("onward")
    else:
        screen.press(way)
    assert screen.scene.name != "herald"
    screen.advance(4000, 50)
    assert screen.session.showing.herald is None


def test_it_comes_once_even_if_it_comes_while_skipping():
    match = new_match("bh", "AAAA-AAAA", GAME)
    match.play(1, match.seat(1).legal[0])
    screen = Screen(match)
    screen.session.skip()
    seen = 0
    for _moment in range(100):
        screen.advance(50, 50)
        if screen.scene.name == "herald":
            seen += 1
            screen.press("Enter")
    assert match.step > 1
    assert seen == 1


def test_whoever_skips_to_the_end_is_only_told_of_the_end_and_sees_how_it_stands():
    match = new_match("bb", "AAAA-AAAA", GAME)
    screen = Screen(match)
    screen.session.skip()
    screen.advance(6000, 50)
    assert match.over
    assert screen.scene.name == "ending"
    assert screen.session.showing.step == match.step
    screen.settle()
    winners = [match.players[seat].name for seat in match.result().winners]
    assert any(all(name in text for name in winners) for text in screen.texts)
    screen.press("Enter")
    assert screen.scene.name == "results"


def test_a_key_before_the_winner_has_come_down_brings_him_down_and_does_nothing_else():
    match = new_match("bb", "AAAA-AAAA", GAME)
    screen = Screen(match)
    screen.session.skip()
    while screen.scene.name != "ending":
        screen.advance(20, 20)
    assert screen.scene.stamped < 1
    screen.press("Enter")
    assert screen.scene.name == "ending" and screen.scene.stamped == 1
    screen.press("Enter")
    assert screen.scene.name == "results"


def test_a_bots_deed_is_announced_before_it():
    """It comes when the step is on the screen, not while it is announced."""
    match = new_match("bh", "AAAA-AAAA", GAME)
    match.play(1, match.seat(1).legal[0])
    screen = Screen(match)
    while screen.session.showing.beat is None:
        screen.advance(20, 20)
    assert match.step == 2
    assert screen.scene is screen.desk
    screen.advance(1000, 20)
    assert screen.scene.name == "herald"


def test_it_waits_until_what_it_tells_of_has_been_seen(monkeypatch):
    """Else it would stand over a table that has not followed yet, such as a race."""
    busy = [True]
    monkeypatch.setattr(Stage, "busy", property(lambda stage: busy[0]))
    screen = opened()
    screen.advance(500, 50)
    assert screen.scene is screen.desk and BANNER not in screen.texts
    busy[0] = False
    screen.advance(200, 50)
    assert screen.scene.name == "herald"


def test_it_comes_before_the_veil_and_shows_the_public_table():
    screen = opened("hh")
    assert screen.scene.name == "herald"
    assert screen.session.showing.viewer is None
    screen.app.focus_lost()
    screen.frame()
    assert screen.session.showing.viewer is None
    screen.press("Enter")
    assert screen.scene.name != "herald"


def test_its_words_fit_everywhere():
    screen = opened(reduce_motion=True)
    for size in ((1024, 640), (1280, 720), (2560, 1080), (3840, 2160)):
        screen.app.resize(pygame.Surface(size).convert())
        for percent in (100, 200):
            screen.app.change(text_percent=percent)
            screen.frame()
            drawn = [one for one in screen.recorder.drawn if one.text in BANNER + SENTENCE and one.rect.x > -50_000]
            screen.recorder.drawn[:] = drawn
            found = [*too_faint(screen), *too_small_to_read(screen), *overlaps(screen), *too_small_to_hit(screen)]
            assert not found, f"{size}, {percent} %"
            assert all(screen.app.surface.get_rect().contains(one.rect) for one in drawn), f"{size}, {percent} %"
            assert " ".join(one.text for one in drawn if one.text != BANNER).endswith(SENTENCE)
