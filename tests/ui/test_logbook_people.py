"""People of the logbook: whose page is seen, name, emblem and PIN, and that a table knows them."""

from dataclasses import replace

import msgspec
import pytest

from game.core.pins import hashed, opens
from game.games import GAMES
from game.logbook.store import Logbook
from game.play import last_tables
from game.play.seating import Seating
from game.ui.scenes.logbook.logbook_scene import LogbookScene
from game.ui.scenes.logbook.person_card import PersonCard
from game.ui.scenes.start import launch
from game.ui.scenes.start.setup import Setup
from tests.ui.at_shell import logged, settings, with_people

SIZE = (1280, 720)
CREW = ("Ana", "Ben", "Cleo", "Dora", "Edgar", "Fiona")


@pytest.fixture
def show(stage):
    return lambda scene: stage(scene, SIZE, settings())


@pytest.fixture
def _cheap(monkeypatch):
    monkeypatch.setattr("game.core.pins.COST", 2)


def person(name="Ana", **changes):
    """The page of this person, changed so; others have pages, too."""
    book = logged()
    book.change(msgspec.structs.replace(book.person(name), **changes))
    return book, book.person(name)


def card(show, name="Ana", **changes):
    book, who = person(name, **changes)
    return show(PersonCard(book, who, lambda name: None))


def test_everybody_and_each_person_can_be_reached_by_mouse_alone(show):
    book = Logbook()
    for n, name in enumerate(CREW):
        book.meet(name, n, "")
    here = show(LogbookScene("Ana", "", book))
    row, met = here.scene.people_row, set()
    for _ in range(len(CREW)):
        met |= {option.label for option, place in zip(row.options, row.places(), strict=True) if place.w}
        here.click_at(*row.arrow.center)
        here.frame()
    assert met == {*CREW, "Everybody"}
    assert row.value == "Ana"
    here.press("PgUp")
    here.frame()
    assert row.value == ""
    assert row.places()[-1].w


def test_the_page_of_everybody_stays_open_when_something_lay_over_it(show):
    logged()
    here = show(LogbookScene("Ana", ""))
    here.click_at(*here.scene.people_row.places()[-1].center)
    assert here.scene.person == ""
    here.click("export")
    here.press("Esc")
    assert here.scene.person == "", "still everybody"


def test_the_wheel_brings_others_and_ends_at_the_last(show):
    book = Logbook()
    for name in CREW:
        book.meet(name, 1, "")
    here = show(LogbookScene("Ana", "", book))
    row = here.scene.people_row
    for _ in range(9):
        here.wheel("people", -1)
        here.frame()
    assert row.places()[-1].w
    assert not row.places()[0].w
    for _ in range(9):
        here.wheel("people", 1)
        here.frame()
    assert row.places()[0].w


def test_each_emblem_can_be_seen_before_it_is_chosen(show):
    here = card(show)
    here.click("emblem")
    drawn = []
    here.scene.field.draw_sign = lambda canvas, option, x, y: drawn.append(option.value)
    here.scene.app.dirty()
    here.frame()
    assert drawn == list(range(6))


@pytest.mark.usefixtures("_cheap")
def test_a_wrong_pin_is_said_and_no_pin_is_asked_for(show):
    here = card(show, pin=hashed("4711"))
    here.click("keep")
    assert "The present PIN is needed to change this page." in here.texts
    for _ in range(5):  # nothing was guessed so far
        here.click("keep")
    assert "The present PIN is needed to change this page." in here.texts
    here.click("proof")
    here.type("1111")
    here.click("keep")
    assert "That is not the present PIN." in here.texts


@pytest.mark.usefixtures("_cheap")
def test_a_pin_can_be_given_up_by_whoever_knows_it(show):
    here = card(show, pin=hashed("4711"))
    here.click("no pin")
    here.click("keep")
    assert Logbook().person("Ana").pin
    here.click("proof")
    here.type("4711")
    here.click("keep")
    assert Logbook().person("Ana").pin == ""
    here = card(show)
    here.click("pin")
    here.type("2222")
    here.click("keep")
    assert opens("2222", Logbook().person("Ana").pin)


def test_kept_tables_follow_another_name_and_emblem(show):
    players = (("Ana", "human", 0), ("Marlow", "bot:mate", 4))
    for box in ("key_largo", "keyflower"):
        last_tables.remember(Seating(game=box, players=players))
    here = card(show, colour=0)
    here.scene.colour = 4
    here.click("name")
    here.type(" Bonny")
    here.click("keep")
    for box in ("key_largo", "keyflower"):
        assert last_tables.remembered(box).players == (("Ana Bonny", "human", 4), ("Marlow", "bot:mate", 0))
    assert last_tables.usual("killmans_keep").players[0] == ("Ana Bonny", "human", 4)
    assert last_tables.remembered().game == "keyflower"


def test_the_usual_table_follows_where_none_is_kept(show):
    here = card(show)
    here.click("name")
    here.type("s")
    here.click("keep")
    assert launch.quick_match().players[0].name == "Anas"


def test_whoever_is_forgotten_sits_at_no_kept_table(show):
    last_tables.remember(Seating(game="keyflower", players=(("Ben", "human", 0), ("Marlow", "bot:mate", 4))))
    last_tables.remember(Seating(game="key_largo", players=(("Ana", "human", 0), ("Marlow", "bot:mate", 4))))
    last_tables.forget_at_tables("ana")
    assert last_tables.remembered("key_largo") == last_tables.usual("key_largo")
    assert last_tables.remembered("keyflower").players[0][0] == "Ben"


def test_who_has_a_page_sits_down_with_the_own_emblem_and_pin(show):
    person(colour=3, pin=hashed("4711"))
    here = show(with_people(2))
    setup = here.scene
    setup.people[0] = replace(setup.people[0], name="Xaver", colour=0)
    setup.rebuild()
    here.frame()
    assert not setup.has_pin(0)
    here.click("name:0")
    here.press(*["Backspace"] * 5)
    here.type("ana")
    here.frame()
    assert setup.people[0].colour == 3
    assert setup.has_pin(0)
    assert "four digits open their view" in here.texts
    assert "Own PIN" in here.texts
    assert here.focus == "name:0"
    here.type("x")
    here.frame()
    assert "Own PIN" not in here.texts


def test_a_table_that_nobody_has_set_has_the_own_emblem_from_the_first(show):
    person(colour=5)
    assert Setup(GAMES[0]).people[0].colour == 5
    last_tables.remember(Seating(game=GAMES[0].id, players=(("Ana", "human", 2), ("Marlow", "bot:mate", 4))))
    assert Setup(GAMES[0]).people[0].colour == 2


def test_an_emblem_stays_with_whoever_has_it_already():
    book, _ana = person(colour=1)
    book.change(msgspec.structs.replace(book.person("Ben"), colour=1))
    setup = Setup(GAMES[0])
    setup.people = list(with_people(2).people)
    setup.people[1].colour, setup.people[0].colour = 1, 2
    setup._bring_emblem(0)
    assert [who.colour for who in setup.people] == [2, 1]


@pytest.mark.parametrize(("size", "text"), [((1920, 1080), 200), ((1280, 720), 150), ((1024, 640), 200)])
def test_with_large_text_each_leaf_lies_whole_on_its_page(stage, size, text):
    here = stage(LogbookScene("Ana", "", logged()), size, settings(text))
    for leaf in ("games", "boxes"):
        here.scene._turn(leaf)
        assert "Keythedral" in here.texts or leaf == "games"
        low = here.scene.book_area.bottom * here.app.canvas.measure.scale
        assert [one.text for one in here.recorder.drawn if one.rect.bottom > low] == []
