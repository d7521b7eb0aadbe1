"""Who the bots are: choosing a level and a temperament before the game, and in the middle of it."""

import pytest

from game.bots import levels
from game.bots.levels import LEVELS, Measurement, find_level, level_name, pace_words, portrait
from game.bots.temper import TEMPERS, temper_words
from game.ui.scenes.play.table import TableScene
from game.ui.scenes.start.bot_picker import BotPicker
from tests.ui.at_screen import Screen, key_largo
from tests.ui.at_shell import settings, with_people

SIZE = (1280, 720)


@pytest.fixture
def asked(stage):
    """The question who plays for Marlow, and what was answered."""
    answers = []
    here = stage(BotPicker("Marlow", "bot:mate:bold", "key_largo", 4, answers.append), SIZE, settings())
    here.answers = answers
    return here


def test_every_level_says_what_it_considers_ignores_and_how_long_it_thinks(asked, monkeypatch):
    row = Measurement("key_largo", "skipper", "mate", 4, 400, 41.0, 36.0, 46.0, 25.0)
    monkeypatch.setattr(levels, "measurements", lambda: (row,))
    asked.scene.clear()
    asked.scene.build()
    asked.app.relay()
    words = " ".join(asked.texts)
    for level in LEVELS:
        about = portrait(level)
        for said in (about.name, about.motto, about.considers, about.ignores, pace_words(level)):
            assert said in words
    assert "First against 3 × Mate in 41 % of 400 games (95 % interval 36–46 %, fair 25 %)." in words


def test_a_level_and_a_temperament_are_taken_together(asked):
    asked.click("level:old_salt")
    asked.press("Tab")
    assert asked.focus == "temper"
    asked.press("Left")
    assert temper_words(TEMPERS[2]) in " ".join(asked.texts)
    assert asked.answers == []
    asked.click("done")
    assert asked.answers == ["bot:old_salt:greedy"]


def test_a_steady_bot_needs_no_word_for_it(asked):
    asked.press("Tab", "Left", "Left", "Left")
    asked.click("done")
    assert asked.answers == ["bot:mate"]


def test_the_chosen_level_pressed_again_is_an_answer_and_esc_is_none(asked):
    asked.click("level:mate")
    assert asked.answers == ["bot:mate:bold"]


def test_nothing_is_changed_by_cancel(asked):
    asked.click("level:skipper")
    asked.click("cancel")
    assert asked.answers == []
    assert asked.app.scenes == []


def test_with_large_text_it_opens_at_the_level_that_sits_there(stage):
    here = stage(BotPicker("Marlow", "bot:old_salt", "key_largo", 4, print), SIZE, settings(200))
    assert here.focus == "level:old_salt"
    assert portrait(LEVELS[-1]).motto in here.texts


def test_a_row_of_the_set_up_names_level_and_temperament_and_opens_the_crew(stage):
    here = stage(with_people(4), (1920, 1080), settings())
    here.click("level:2")
    assert here.scene.name == "berth"
    here.click("level:skipper")
    here.press("Tab", "Right", "Right", "Right")
    here.click("done")
    assert here.scene.people[2].kind == "bot:skipper:bold"
    words = " ".join(here.texts)
    assert "Skipper, bold" in words
    assert portrait(find_level("skipper")).motto in words
    assert here.scene.seating().match().players[2].level == "skipper:bold"


def test_a_bot_changes_level_and_temperament_in_the_middle_of_a_game():
    screen = Screen(key_largo("hbb"))
    screen.desk.open_menu()
    screen.click("seats")
    screen.click("answer:2")
    screen.click("answer:1")
    assert screen.scene.name == "berth"
    screen.click("level:old_salt")
    screen.click("done")
    assert screen.match.players[1].kind == "bot:old_salt"
    desk = next(scene for scene in screen.app.scenes if isinstance(scene, TableScene))
    assert desk is not screen.desk
    desk.open_menu()
    assert "bot, Old Salt" in screen.texts


def test_whoever_stays_does_not_open_the_table_again():
    screen = Screen(key_largo("hbb"))
    screen.desk.open_menu()
    pause = screen.scene
    kind = screen.match.players[1].kind
    pause._hand_to(1, kind)
    assert screen.scene is pause


def test_every_level_has_a_name_with_each_temperament():
    names = {level_name(find_level(f"{level.id}:{temper.id}")) for level in LEVELS for temper in TEMPERS}
    assert len(names) == len(LEVELS) * len(TEMPERS)
    assert {"Deckhand", "Old Salt, bold"} <= names


def test_only_where_it_can_an_old_salt_is_said_to_think_while_you_do(stage):
    said = {}
    for game in ("key_largo", "killmans_keep"):
        here = stage(BotPicker("Marlow", "bot:old_salt", game, 4, print), SIZE, settings())
        said[game] = "while you do" in " ".join(here.texts)
    assert said == {"key_largo": True, "killmans_keep": False}
