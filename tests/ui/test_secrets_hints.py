"""Who may see a hint, and how it looks: nobody else, the same in worlds that look the same, whole at every size."""

import pygame
import pytest

from game.games import GAMES
from game.maps import board_of
from game.play.handover import Handover, Stage
from game.words import use_catalogue
from tests.ui.adviser import Adviser, alone, hint, seat_of
from tests.ui.at_screen import Screen, key_largo
from tests.ui.at_table import sit
from tests.ui.checks import cut, faults
from tests.ui.pseudo import Pseudo
from tests.ui.two_worlds import at_random, differs, other_world

RARE = {"keythedral": (1, 900)}
"""Where secrets are rare and short, such as a sealed bid: after how many steps one looks, and how many there are."""
SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1024, 640))


# ---- who may see it


def test_on_the_public_table_nobody_is_advised():
    match = key_largo("hhh")
    screen = Screen(match, worker=Adviser())
    assert screen.scene.name == "veil"
    screen.press("H")
    assert not screen.session.hinting.open
    screen.open()
    assert hint(screen)


def test_a_public_decision_asks_to_look_at_what_is_ones_own_first():
    match = key_largo("hhh")
    for seat in range(3):
        match.play(seat, match.seat(seat).legal[0])
    screen = Screen(match, worker=Adviser())
    assert screen.scene is screen.desk and screen.session.showing.acting is not None
    screen.press("H")
    assert not screen.session.hinting.open
    assert "look at that first" in screen.session.showing.look.message
    lamp = next(hit for hit in screen.desk.view.hits if hit.id == "tool:hint")
    assert not lamp.enabled and "looks at what is yours alone" in lamp.tip


def test_it_is_gone_in_the_frame_in_which_the_window_loses_the_focus():
    match = key_largo("hhh")
    screen = Screen(match, worker=Adviser())
    screen.open()
    advice = hint(screen)
    screen.app.focus_lost()
    texts = screen.texts
    assert screen.scene.name == "veil" and not screen.session.hinting.open
    assert not any(one.name in texts for one in advice)
    screen.app.focus_gained()
    screen.open()
    assert not screen.session.hinting.open


@pytest.mark.parametrize("way", ["key", "button"])
@pytest.mark.parametrize("asked", ["H", "Shift+H"])
def test_what_hides_a_private_view_hides_the_hint_at_once(asked, way):
    screen = Screen(key_largo("hhh"), worker=Adviser())
    screen.open()
    advice = hint(screen, asked)
    button = next(hit for hit in screen.desk.view.hits if hit.id == "tool:hide")
    if way == "key":
        screen.press("`")
    else:
        screen.click_at(*button.rect.center)
    texts = screen.texts
    assert screen.scene.name == "veil" and not screen.session.hinting.open
    assert not any(one.name in texts for one in advice)


def test_a_picture_of_the_table_shows_nothing_of_it():
    screen = alone()
    before = pygame.image.tobytes(screen.scene.picture(), "RGB")
    hint(screen)
    assert pygame.image.tobytes(screen.scene.picture(), "RGB") == before


@pytest.mark.sample(2)
@pytest.mark.parametrize("steps", [4, 40, 71])
def test_hints_are_the_same_in_two_worlds_that_look_the_same(steps):
    match = at_random(key_largo("hbb", str(steps)), steps, steps)
    world = other_world(match, 0, steps)
    while 0 not in match.actors() or not differs(match, world):
        at_random(match, 1, match.step)
        world = other_world(match, 0, steps)
    seen = []
    for one in (match, world):
        screen = Screen(one, worker=Adviser(polls=3))
        frames = []
        screen.press("Shift+H")
        for _frame in range(12):
            screen.advance(50, 50)
            frames.append((screen.bytes, tuple(screen.texts), screen.scene.name))
        seen.append((frames, screen.session.hinting.advice))
    assert seen[0] == seen[1]


@pytest.mark.sample(2)
@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
def test_in_every_box_the_ideas_and_their_reasons_know_no_more_than_the_seat(game_id):
    match, compared = seat_of(game_id, "hhh"), 0
    board = board_of(match)
    every, steps = RARE.get(game_id, (6, 240))
    for step in range(steps):
        at_random(match, 1, step)
        if step % every or match.over or 0 not in match.actors():
            continue
        world = other_world(match, 0, step)
        if not differs(match, world):
            continue
        seen = []
        for one in (match, world):
            session = sit(match=one, board=board, worker=Adviser(polls=2), style="open")
            session.showing.at = Handover(Stage.PRIVATE, 0)
            session.showing.refresh(animate=False)
            session.hinting.ask(explained=True)
            told = []
            for _tick in range(10):
                session.tick(20)
                told.append((session.hinting.advice, session.hinting.thinking, session.showing.look))
            seen.append(told)
        assert seen[0] == seen[1]
        compared += bool(seen[0][-1][0])
    assert compared > 3


# ---- how it looks


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("key", ["H", "Shift+H"])
def test_the_slip_is_whole_at_every_size(size, percent, key, unpainted):
    screen = alone(size=size, text_percent=percent)
    hint(screen, key)
    assert not own_faults(screen)
    assert not cut(screen)


@pytest.mark.parametrize("key", ["H", "Shift+H"])
def test_the_slip_is_whole_in_a_wordy_language(key, unpainted):
    use_catalogue(Pseudo())
    screen = alone(size=(1280, 720))
    hint(screen, key)
    assert not own_faults(screen)


@pytest.mark.sample(2)
@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
def test_the_slip_is_whole_in_every_box(game_id):
    screen = Screen(seat_of(game_id), worker=Adviser(), size=(1280, 720))
    for _day in range(20):
        screen.advance(2000, 200)
        if screen.session.hinting.welcome():
            break
    hint(screen, "Shift+H")
    assert screen.scene.name == "hint"
    assert not own_faults(screen)


def own_faults(screen):
    """What is wrong with the slip; what lies below it is covered on purpose."""
    box = screen.app.measure.rect(screen.scene.box)
    screen.recorder.drawn[:] = [one for one in screen.recorder.drawn if box.inflate(4, 4).contains(one.rect)]
    signs = ("leaves the window", "lies over", "smaller", "contrast")
    return [fault for fault in faults(screen) if any(sign in fault for sign in signs)]
