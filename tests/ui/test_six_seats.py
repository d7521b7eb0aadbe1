"""Six people with the longest names: everything round the table has its room, at every size."""

from functools import cache

import pygame
import pytest

from game.core.chance import Chance
from game.ui.scenes.reading.results import Results
from game.ui.scenes.start.setup import Setup, Sitter
from game.ui.shell.headless import HeadlessApp
from tests.boxes import some
from tests.hamlets import HAMLETS
from tests.ui.at_hamlets import LONG, hamlets
from tests.ui.at_screen import Screen, settings
from tests.ui.checks import cut, faults

SIZES = some([((1280, 720),), ((2560, 1080),), ((1920, 1080),), ((3840, 2160),)], first=2)
TEXTS = (90, 100, 150, 200)


@cache
def finished():
    match, luck = hamlets(names=LONG, rounds=2), Chance("six", 1)
    while match.actors():
        seat = match.actors()[0]
        match.play(seat, luck.pick(match.seat(seat).legal))
    return match


def setup():
    scene = Setup(HAMLETS)
    scene.people = [Sitter(LONG[seat], "human" if seat % 2 else "bot:skipper", seat) for seat in range(6)]
    return HeadlessApp(scene, settings=settings(reduce_motion=True), strict=False)


def results(page):
    stage = HeadlessApp(Results(finished()), settings=settings(reduce_motion=True), strict=False)
    stage.settle()
    stage.scene._turn(page)
    return stage


def veiled():
    return Screen(hamlets(names=LONG), reduce_motion=True)


def digest():
    """The first seat is back after all others have played."""
    match, luck = hamlets(names=LONG), Chance("away", 1)
    screen = Screen(match, reduce_motion=True)
    screen.open()
    for _step in range(12):
        seat = match.actors()[0]
        match.play(seat, luck.pick(match.seat(seat).legal))
    screen = Screen(match, reduce_motion=True, resumed=True)
    screen.unlock()
    screen.advance(1500, 100)
    return screen


SCENES = {
    "set-up": setup,
    "veil": veiled,
    "digest": digest,
    **{f"results, {page}": (lambda page=page: results(page)) for page in ("podium", "audit")},
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize(("size",), SIZES)
def test_everything_has_its_room(name, size, lanterns):
    stage = SCENES[name]()
    stage.app.resize(pygame.Surface(size).convert())
    for text in TEXTS:
        stage.app.change(text_percent=text)
        stage.frame()
        stage.recorder.drawn[:] = [one for one in stage.recorder.drawn if one.rect.x > -50_000]
        off = ("Waiting", "Card", "Log", "Rules", "Notes")  # a button that cannot be pressed, tabs that are shut
        assert not faults(stage, off), f"text {text} %"
        assert not cut(stage), f"text {text} %"


def test_six_can_be_seated_and_no_more(lanterns):
    stage = setup()
    assert not stage.scene.trouble()
    stage.scene.people.append(Sitter("Seventh", "human", 0))
    assert "2 to 6" in stage.scene.trouble()
