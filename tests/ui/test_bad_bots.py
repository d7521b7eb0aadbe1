"""A save that names a bot nobody knows: it is told in words wherever it is met, and takes no other game's place."""

import pytest

from game.commands import doctor
from game.core.player import Player
from game.games import start_match
from game.storage.autosaves import Autosave
from game.storage.saves import list_autosaves, save_as
from game.ui.scenes.play.table import TableScene
from game.ui.scenes.start.launch import sit_down
from game.ui.scenes.start.load import Load
from game.ui.scenes.start.title import Title
from tests.ui.at_screen import SMALL, Screen, key_largo, settings
from tests.ui.at_shell import at_rest

KINDS = ("bot:captain", "bot:mate:furious")


def good():
    """Three matches that are worth going on with."""
    for seed in "123":
        Autosave.begin(start_match("key_largo", [Player("A"), Player("B", "bot:mate", 1)], seed), caption=seed)
    return [saved.caption for saved in list_autosaves()]


def with_bot(kind):
    match = start_match("key_largo", [Player("A"), Player("B", "bot:mate", 1)], "7")
    match.hand_over(1, kind)
    return match


@pytest.mark.parametrize("kind", KINDS)
def test_in_the_list_of_saves_it_says_why_it_cannot_be_opened(stage, kind):
    kept = good()
    save_as(with_bot(kind), "Mutiny")
    here = at_rest(stage(Load(), SMALL, settings()))
    here.advance(2000, 100)
    row = next(saved for saved in here.scene.saves.values() if saved.name == "Mutiny")
    assert "changed or damaged" in row.bad
    here.scene._take(row)
    here.click("resume")
    assert here.scene.name == "load"
    assert [saved.caption for saved in list_autosaves()] == kept


@pytest.mark.parametrize("kind", KINDS)
def test_opened_before_anybody_has_looked_into_it_a_dialog_says_why(stage, kind):
    kept = good()
    save_as(with_bot(kind), "Mutiny")
    here = stage(Load(), SMALL, settings())
    here.scene._take(next(saved for saved in here.scene.saves.values() if saved.name == "Mutiny"))
    here.click("resume")
    assert here.scene.name == "dialog"
    assert "changed or damaged" in here.scene.text
    assert [saved.caption for saved in list_autosaves()] == kept


@pytest.mark.parametrize("kind", KINDS)
def test_it_cannot_be_continued_and_says_why(stage, kind):
    Autosave.begin(with_bot(kind))
    here = stage(Title(), SMALL, settings())
    here.click("continue")
    assert here.scene.name == "dialog"
    assert "changed or damaged" in here.scene.text


@pytest.mark.parametrize("kind", KINDS)
def test_it_cannot_be_loaded_quickly_and_the_table_stays(kind):
    screen = Screen(key_largo("hb"))
    save_as(with_bot(kind), "Quick save")
    screen.press("F9")
    assert screen.scene is screen.desk
    assert any("changed or damaged" in text for text in screen.texts)


@pytest.mark.parametrize("kind", KINDS)
def test_the_doctor_reports_it(kind):
    save_as(with_bot(kind), "Mutiny")
    sound, words = doctor.saves()
    assert not sound
    assert "Mutiny.seachest, the set-up" in words


# ---- a table that cannot stand


def test_a_match_is_kept_only_once_its_table_stands(stage, monkeypatch):
    kept = good()
    here = stage(Title(), SMALL, settings())

    def topples(desk):
        raise ZeroDivisionError

    monkeypatch.setattr(TableScene, "_use_settings", topples)
    with pytest.raises(ZeroDivisionError):
        sit_down(here.app, key_largo("hb"))
    assert [saved.caption for saved in list_autosaves()] == kept
    assert here.scene.name == "title"
    here.advance(500)


def test_a_game_that_is_opened_is_the_one_to_continue(stage):
    save_as(key_largo("hb"), "Calm")
    here = stage(Load(), SMALL, settings())
    here.click("resume")
    assert isinstance(here.scene, TableScene) and here.scene.autosave is not None
    (saved,) = list_autosaves()
    assert saved.caption == here.scene.caption
