"""Hints at a table: asked for by who decides, seen by nobody else, taken without being played."""

import pygame
import pytest

from game.core.match import Match
from game.games import GAMES
from game.maps import board_of
from game.ui.table.handover import Handover, Stage
from game.ui.table.lamp import asked, give_hints, has_hints
from game.words import use_catalogue
from tests.ui.adviser import Adviser
from tests.ui.at_screen import Screen, key_largo
from tests.ui.at_table import sit, wait
from tests.ui.checks import cut, faults
from tests.ui.pseudo import Pseudo
from tests.ui.two_worlds import at_random, differs, other_world

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1024, 640))


def alone(many=3, polls=0, match=None, **options):
    """One person against two bots who never act: the plan of the first day."""
    return Screen(match or key_largo("hbb"), worker=Adviser(many, polls), **options)


def hint(screen, key="H"):
    screen.press(key)
    screen.advance(200)
    return screen.session.hinting.advice


def seat_of(game_id, kinds="hbb", seed="AAAA-AAAA"):
    game = next(game for game in GAMES if game.id == game_id)
    players = key_largo(kinds).players
    return Match(game, players, seed, game.options())


# ---- asking


def test_h_shows_up_to_three_ideas_and_plays_nothing():
    screen = alone()
    advice = hint(screen)
    assert screen.scene.name == "hint"
    assert [one.offer.action for one in advice] == list(screen.match.seat(0).legal[:3])
    assert "clearly best" not in screen.texts and "best by a little" in screen.texts
    assert screen.match.step == 0


def test_until_it_is_thought_out_it_says_so_and_the_bots_wait():
    screen = alone(polls=20)
    screen.press("H")
    assert screen.scene.name == "hint" and "Looking ahead from this seat…" in screen.texts
    before = len(screen.desk._worker.asked)
    screen.advance(100)
    assert len(screen.desk._worker.asked) == before
    screen.advance(1000)
    assert screen.session.hinting.advice


def test_the_only_choice_needs_no_thinking():
    match = seat_of("killmans_keep", "hhh")
    for step in range(200):
        at_random(match, 1, step)
        sight = match.seat(match.actors()[0])
        if len(sight.legal) == 1:
            break
    worker = Adviser(polls=10**6)
    session = sit(match=match, board=board_of(match), worker=worker, style="open")
    session.hinting.ask()
    (only,) = session.hinting.advice
    assert (only.offer.action, only.idea.rank) == (sight.legal[0], "only")
    assert worker.asked == []


@pytest.mark.parametrize("key", ["H", "Esc"])
def test_the_same_key_and_esc_take_it_away(key):
    screen = alone()
    hint(screen)
    screen.press(key)
    assert screen.scene is screen.desk and not screen.session.hinting.open


def test_a_click_beside_it_takes_it_away_and_does_nothing_else():
    screen = alone()
    hint(screen)
    screen.click_at(300, 600)
    assert screen.scene is screen.desk
    assert screen.session.showing.choice.picked == ()


def test_what_is_thought_out_too_late_is_forgotten():
    screen = alone(polls=20)
    screen.press("H", "H")
    screen.advance(1000)
    assert screen.scene is screen.desk and not screen.session.hinting.advice


# ---- taking


@pytest.mark.parametrize("way", ["Enter", "2", "mouse"])
def test_an_idea_is_picked_and_waits_for_commit(way):
    screen = alone()
    advice = hint(screen)
    wanted = advice[0 if way == "Enter" else 1]
    if way == "mouse":
        screen.click("idea:1")
    else:
        screen.press(way)
    assert screen.scene is screen.desk and screen.match.step == 0
    assert screen.session.showing.choice.picked == wanted.offer.path
    assert screen.focus == "tool:commit"
    screen.press("Enter")
    assert screen.match.steps == ((0, wanted.offer.action),)


def test_the_bar_has_a_lamp_that_asks_by_mouse():
    screen = alone()
    screen.click("tool:hint")
    screen.advance(200)
    assert screen.scene.name == "hint" and len(screen.scene.cards) == 3
    screen.click("close")
    assert screen.scene is screen.desk


@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
def test_through_whole_turns_every_idea_is_an_offer_of_the_table(game_id):
    match, ideas = seat_of(game_id, "hhh"), 0
    board = board_of(match)
    for step in range(90):
        at_random(match, 1, step)
        session = sit(match=match, board=board, worker=Adviser(), style="open")
        session.hinting.ask()
        wait(session, 200)
        for one in session.hinting.advice:
            assert one.offer in session.showing.table.offers
            assert one.offer.action in match.seat(session.hinting.seat).legal
            assert one.reasons is not None and one.name
            ideas += 1
    assert ideas > 60


# ---- reasons


def test_shift_h_tells_goal_facts_rule_and_what_could_be_done_instead():
    screen = alone()
    advice = hint(screen, "Shift+H")
    texts = screen.texts
    assert {"Goal", "Facts", "Rule", "Instead"} <= set(texts)
    assert advice[0].reasons.goal in texts
    screen.press("Down")
    assert advice[1].reasons.goal in screen.texts


def test_shift_h_after_h_opens_the_reasons_and_takes_them_away_again():
    screen = alone()
    hint(screen)
    assert "Goal" not in screen.texts
    screen.press("Shift+H")
    assert "Goal" in screen.texts
    screen.click("explain")
    assert "Goal" not in screen.texts and screen.scene.name == "hint"


def test_its_rule_opens_the_rule():
    screen = alone()
    hint(screen, "Shift+H")
    screen.click("rule")
    assert screen.scene.name == "rules"
    screen.press("Esc")
    assert screen.scene.name == "hint"


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


def test_a_picture_of_the_table_shows_nothing_of_it():
    screen = alone()
    before = pygame.image.tobytes(screen.scene.picture(), "RGB")
    hint(screen)
    assert pygame.image.tobytes(screen.scene.picture(), "RGB") == before


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


@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
def test_in_every_box_the_ideas_and_their_reasons_know_no_more_than_the_seat(game_id):
    match, compared = seat_of(game_id, "hhh"), 0
    board = board_of(match)
    for step in range(240):
        at_random(match, 1, step)
        if step % 6 or match.over or 0 not in match.actors():
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


# ---- counting, and tables without


def test_asking_is_counted_in_the_notebook_of_who_asks_and_kept():
    match = key_largo("hbb")
    screen = Screen(match, worker=Adviser())
    hint(screen)
    screen.press("Shift+H", "H", "Esc")
    hint(screen)
    assert asked(match.jots(0)) == 2
    again = Match.from_document(match.to_document())
    assert asked(again.jots(0)) == 2


def test_a_table_without_hints_has_no_lamp_and_says_so():
    match = key_largo("hbb")
    give_hints(match, wanted=False)
    screen = Screen(match, worker=Adviser())
    assert not any(hot.id == "tool:hint" for hot in screen.desk.view.hots)
    screen.press("H")
    assert screen.scene is screen.desk
    assert screen.session.showing.look.message == "This table plays without hints."
    assert not has_hints(Match.from_document(match.to_document()))


def test_the_pause_lets_a_table_play_without_hints_and_with_them_again():
    screen = alone()
    screen.press("Esc")
    screen.click("hints")
    assert not has_hints(screen.match) and "Play with hints" in screen.texts
    screen.click("hints")
    assert has_hints(screen.match) and "Play without hints" in screen.texts


# ---- how it looks


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("key", ["H", "Shift+H"])
def test_the_slip_is_whole_at_every_size(size, percent, key):
    screen = alone(size=size, text_percent=percent)
    hint(screen, key)
    assert not own_faults(screen)
    assert not cut(screen)


@pytest.mark.parametrize("key", ["H", "Shift+H"])
def test_the_slip_is_whole_in_a_wordy_language(key):
    use_catalogue(Pseudo())
    screen = alone(size=(1280, 720))
    hint(screen, key)
    assert not own_faults(screen)


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
