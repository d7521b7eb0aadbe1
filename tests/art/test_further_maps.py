"""The further boards: laid out as their generator says, painted as their maps are, and told apart from own maps."""

import importlib
import sys
from dataclasses import replace

import pygame
import pytest

from game import maps, paths
from game.board.tiled import load_board
from game.core.chance import FastChance
from game.core.player import Player
from game.games import GAMES, find
from game.ui.draw.art import Gallery

FURTHER = {"horseshoe": "lake", "crown": "lake", "windward": "island", "snow": "keep"}
"""Every further map, and the usual one of its box."""
PAINTINGS = sorted(paths.maps("paintings").glob("*.webp"))
ROOM = 4_000_000
"""Bytes of all paintings beside the maps."""


@pytest.fixture(name="generator")
def _generator(monkeypatch):
    monkeypatch.syspath_prepend(str(paths.data() / "build"))
    monkeypatch.delitem(sys.modules, "maps", raising=False)
    return importlib.import_module("maps")


def board(name):
    return load_board(paths.maps(f"{name}.tmx"))


def unnoted(text):
    """The lines of a map but for the notes of what is painted of it, which are `make art`'s."""
    return [line for line in text.splitlines() if 'name="painted"' not in line and 'name="lettered"' not in line]


def test_they_are_laid_out_again_as_they_are(generator):
    texts = generator.texts()
    assert set(texts) == set(FURTHER)
    for name, text in texts.items():
        assert unnoted(text) == unnoted(paths.maps(f"{name}.tmx").read_text(encoding="utf-8")), name


def test_each_is_a_map_of_its_box_with_something_said_of_it():
    for game in GAMES:
        sound = {each.name for each in maps.maps_for(game) if not each.problems}
        notes = game.staging.map_notes()
        assert set(notes) <= sound
        assert {name for name, usual in FURTHER.items() if usual == game.staging.map} <= set(notes)
        for note in notes.values():
            assert note.words
            for seats, shares in note.first.items():
                assert (seats in game.seats, len(shares)) == (True, seats)
                assert abs(sum(shares) - 100) <= seats / 2
            assert set(note.steps) == set(note.first)


@pytest.mark.parametrize("name", FURTHER)
def test_its_paintings_are_there_in_the_shape_of_the_map(name):
    drawn, gallery = board(name), Gallery(strict=True)
    days = [f"{name}_{day}" for day in range(1, 11)] if FURTHER[name] == "island" else [name]
    for painting in days:
        assert gallery.has_painting("any box", painting), painting
        picture = pygame.image.load(paths.maps("paintings", f"{painting}.webp"))
        assert picture.get_size() == (drawn.width * 2, drawn.height * 2)
        small = pygame.transform.smoothscale(picture, (32, 18))
        assert len({tuple(small.get_at((x, y))) for x in range(32) for y in range(18)}) > 12


def test_no_painting_lies_there_that_no_map_shows():
    shown = {f"windward_{day}" for day in range(1, 11)} | (set(FURTHER) - {"windward"})
    assert {path.stem for path in PAINTINGS} == shown
    assert sum(path.stat().st_size for path in PAINTINGS) < ROOM


@pytest.mark.parametrize("name", ["horseshoe", "crown"])
def test_every_square_of_a_painted_lake_has_the_tint_of_its_depth(name):
    picture = pygame.image.load(paths.maps("paintings", f"{name}.webp"))
    light = {"shallow": [], "medium": [], "deep": []}
    for region in board(name).family("region"):
        if region.properties["kind"] == "water":
            x, y = region.centre
            patch = picture.subsurface((round(2 * x) - 20, round(2 * y) - 20, 40, 40))
            light[region.properties["depth"]].append(pygame.transform.average_color(patch)[0])
    assert min(light["shallow"]) > max(light["medium"]) and min(light["medium"]) > max(light["deep"])


@pytest.mark.parametrize("name", ["horseshoe", "crown"])
def test_every_place_of_a_lake_has_a_drawing_that_no_other_of_it_has(name):
    from game.games.dark_water_salvage.looks.card_faces import place_art

    drawings = [
        place_art(region.properties["kind"], str(region.properties["title"]), 0, 0, 50)[0].name
        for region in board(name).family("region")
        if region.properties["kind"] != "water"
    ]
    assert len(set(drawings)) == len(drawings)
    assert not [drawing for drawing in drawings if drawing.endswith("_plain")]


def test_windward_key_is_key_largo_the_other_way_round():
    here, there = board("windward"), board("island")
    assert set(here.spaces) == set(there.spaces)
    for space in there.family("wreck"):
        turned = here[space.id]
        assert turned.x == pytest.approx(there.width - space.x - space.w)
        assert turned.properties == space.properties
    assert here["coast"].points != there["coast"].points
    for named, east in ((here, True), (there, False)):
        land = sum(place.x for place in named.family("place")) / len(named.family("place"))
        reefs = sum(wreck.x for wreck in named.family("wreck")) / len(named.family("wreck"))
        assert (land > reefs) is east


def test_the_keep_in_the_snow_differs_in_its_looks_alone():
    here, there = board("snow"), board("keep")
    assert dict(here.spaces) == dict(there.spaces)
    assert here.painting("town") == "snow"
    assert there.painting("town") == "town"


def test_each_day_on_windward_key_is_darker_than_the_day_before():
    light = []
    for day in range(1, 11):
        image = pygame.image.load(paths.maps("paintings", f"windward_{day}.webp"))
        light.append(sum(pygame.transform.average_color(image)[:3]))
    assert light == sorted(light, reverse=True)


@pytest.mark.parametrize("value", ["../../etc/passwd", "a/b", "", "Windward", "y" * 100_000])
def test_a_painting_is_named_by_a_plain_word(value):
    odd = replace(board("snow"), properties={"painting": value})
    assert odd.painting("town") == "town"


@pytest.mark.parametrize("name", FURTHER)
def test_a_whole_random_game_is_played_and_drawn_on_it(name):
    game, luck, drawn = find(maps.game_of(paths.maps(f"{name}.tmx"))), FastChance(len(name)), board(name)
    number = maps.seats_on(game, drawn)[-1]
    players = [Player(str(seat), "bot:deckhand", seat) for seat in range(number)]
    state = game.setup(maps.surveyed(game, game.options(), name), number, luck)
    step = 0
    while acting := game.actors(state):
        if step % 100 == 0:
            table = game.staging.lay_out(drawn, game.look(state, None), (), (), players)
            assert Gallery().has_painting("any box", table.backdrop)
        game.apply(state, acting[0], luck.pick(game.legal(state, acting[0])), luck, None)
        step += 1
    assert game.result(state)
