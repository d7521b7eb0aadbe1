"""Numbers and pictures of RULES.md are those of the box."""

import re
from pathlib import Path

from game.games.keyflower import GAME, names
from game.games.keyflower import components as box
from game.games.keyflower.rules import expansion
from game.games.keyflower.table.rule_pictures import LAID, figures
from tests.games.keyflower.scene import number, scene

RULES = (Path(box.__file__).parent / "RULES.md").read_text(encoding="utf-8")


def test_numbers_in_the_text_are_those_of_the_box():
    colours = [f"{n} {name}" for n, name in zip(box.WORKERS, ("blue", "red", "yellow", "green"), strict=True)]
    assert f"{colours[0]}, {colours[1]} and {colours[2]} workers; {colours[3]} ones" in RULES
    wood, stone, iron, gold = box.COUNTERS
    assert f"{wood} wood, {stone} stone, {iron} iron and {gold} gold" in RULES
    assert RULES.count(f"{box.SKILL_TILES} saws, {box.SKILL_TILES} pickaxes and {box.SKILL_TILES} anvils") == 1
    assert f"draws {box.START_HAND} workers" in RULES
    assert "{}, {}, {}, {} or {} tiles of the season".format(*box.SEASON_TILES.values()) in RULES
    assert "{}, {}, {}, {} or {} for one to five boats".format(*box.RIVER_POINTS[1:]) in RULES
    dealt = box.WINTER_DEALT
    assert (
        f"{dealt[2]} winter tiles are dealt to each of two to four players, {dealt[6]} to each of five or six" in RULES
    )


def test_what_winter_tiles_and_boats_score_in_the_text_is_in_their_rows():
    text = RULES[RULES.index("12.5") :].lower()
    for tile in box.TILES:
        if tile.rule and tile.points > 1:
            name = names.tile_name(number(tile.id)).lower()
            assert re.search(rf"{name} {tile.points} ", text), name
    assert f"the flipper {box.TILES[number('flipper')].vp[0]} and" in text
    assert f"the ianvincible {box.TILES[number('ianvincible')].vp[0]}." in text


def test_every_summer_boat_stands_by_its_name_in_the_paragraph_that_its_slip_opens():
    for boat in (box.EXTRA, box.ROADS, box.SWAP, box.OTHER_COLOUR):
        for side in (0, 1):
            assert f"{names.rule_of(boat, side)} {names.tile_name(boat)}" in RULES
        assert "other side" in RULES.split(names.rule_of(boat, 1))[1].split("\n")[0]


def test_every_picture_stands_under_a_paragraph():
    numbers = set(re.findall(r"^(\d+\.\d+) ", RULES, re.MULTILINE))
    for emporium in (False, True):
        assert set(figures(GAME.options(emporium=emporium))) <= numbers


def test_9_2_the_village_of_the_picture_could_be_laid():
    state = scene("miner")
    for name, (column, row) in LAID[1:]:
        tile, cell = number(name), column * box.ROW + row
        village = {state.cell[each]: each for each in state.villages[0]}
        assert 0 in expansion.fitting(tile, expansion.around(state, village, cell))
        expansion.lay(state, 0, tile, cell, 0)
