"""Every piece is there, up to date, inside the SVG subset that pygame draws, and not empty."""

import importlib
import re
import shutil
import sys
import xml.etree.ElementTree as ElementTree

import pygame
import pytest

from game import paths
from game.paths import assets

DRAWINGS = sorted(assets().rglob("*.svg"))
PAINTINGS = sorted(path for path in assets().rglob("*") if path.suffix in (".jpg", ".png"))
KNOWN = {"svg", "g", "path", "defs", "linearGradient", "radialGradient", "stop", "rect", "circle", "ellipse"}
"""Elements that pygame draws as a browser would; all others are left out or drawn wrongly without a word."""
COLOUR = re.compile(r"none|#[0-9A-Fa-f]{6}|url\(#\w+\)")
MEGABYTE = 1_000_000


def name(path):
    return path.relative_to(assets()).as_posix()


@pytest.fixture
def manifest(monkeypatch):
    """The manifest's own module, from the programs that make the art; it needs neither numpy nor shapely."""
    monkeypatch.syspath_prepend(str(paths.data() / "build"))
    for library in ("numpy", "shapely", "PIL"):
        monkeypatch.setitem(sys.modules, library, None)
    return importlib.import_module("art.manifest")


def test_all_art_is_there_and_made_from_the_present_programs(manifest):
    assert manifest.faults() == []


def test_the_manifest_tells_what_is_wrong(manifest, monkeypatch):
    noted = manifest.taken()
    piece, source = next(iter(noted["pieces"])), next(iter(noted["sources"]))
    found = {kind: dict(marks) for kind, marks in noted.items()}
    found["pieces"]["assets/ui/stray.svg"] = found["pieces"].pop(piece)
    found["sources"][source] = "changed"
    monkeypatch.setattr(manifest, "taken", lambda: found)
    faults = "\n".join(manifest.faults())
    assert f"{piece} is missing" in faults
    assert "assets/ui/stray.svg is made by nothing" in faults
    assert f"{source} changed since" in faults


PEN = ("lettering", "chest", "props", "emblems", "glyphs")
"""Programs that draw with the standard library alone."""


@pytest.mark.parametrize("program", PEN)
def test_drawing_again_gives_the_same_bytes(manifest, monkeypatch, tmp_path, program):
    pen = importlib.import_module("art.pen")
    monkeypatch.setattr(pen, "ASSETS", tmp_path)
    importlib.import_module(f"art.shell.{program}").draw()
    drawn = sorted(tmp_path.rglob("*.svg"))
    assert drawn
    for path in drawn:
        assert path.read_bytes() == assets(*path.relative_to(tmp_path).parts).read_bytes().replace(b"\r\n", b"\n")


WASH = [
    "steamers",
    "sailers",
    "workers",
    "barge",
    "cities",
    "villages",
    "features",
    "shoals",
    "boats",
    "chips",
    "bank",
    "dial",
    "furniture",
    "marks",
    "cards",
]
"""Programs of Dark Water Salvage that draw with the standard library and, for numerals, the outlines of a font."""


@pytest.mark.parametrize("program", WASH)
def test_washing_again_gives_the_same_bytes(manifest, monkeypatch, tmp_path, program):
    monkeypatch.setattr(importlib.import_module("art.dark_water_salvage.wash"), "ASSETS", tmp_path)
    importlib.import_module(f"art.dark_water_salvage.{program}").draw()
    drawn = sorted(tmp_path.rglob("*.svg"))
    assert drawn
    for path in drawn:
        assert path.read_bytes() == assets(*path.relative_to(tmp_path).parts).read_bytes().replace(b"\r\n", b"\n")


WOOD = [
    "basics",
    "curses",
    "gems",
    "weapons",
    "heirlooms",
    "packs",
    "vermin",
    "undead",
    "brutes",
    "beasts",
    "corpses",
    "goals_handed",
    "goals_shown",
    "goals_done",
    "emblems",
    "pawns",
    "coins",
    "dice",
    "seals",
    "frames",
    "road",
    "furniture",
    "tokens",
    "verbs",
    "marks",
    "quarter_market",
    "quarter_bank",
    "quarter_guild",
    "quarter_keep",
]
"""Programs of Killman's Keep that draw with the standard library alone."""


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "program", [each if n % 3 == 0 else pytest.param(each, marks=pytest.mark.wide) for n, each in enumerate(WOOD)]
)
def test_cutting_again_gives_the_same_bytes(manifest, monkeypatch, tmp_path, program):
    monkeypatch.setattr(importlib.import_module("art.killmans_keep.wood"), "ASSETS", tmp_path)
    importlib.import_module(f"art.killmans_keep.{program}").draw()
    drawn = sorted(tmp_path.rglob("*.svg"))
    assert drawn
    for path in drawn:
        assert path.read_bytes() == assets(*path.relative_to(tmp_path).parts).read_bytes().replace(b"\r\n", b"\n")


def test_the_town_is_painted_where_its_map_says(manifest):
    from game.board.tiled import load_board

    town, board = importlib.import_module("art.killmans_keep.town"), load_board(paths.maps("keep.tmx"))
    assert {area: (board[area].x, board[area].y) for area in ("market", "keep", "guild", "bank")} == town.CORNERS
    assert {(board[area].w, board[area].h) for area in town.CORNERS} == {town.QUARTER}
    assert (board.width, board.height) == (town.WIDTH, town.HEIGHT)


def test_the_lakes_are_written_again_as_they_are(manifest, monkeypatch, tmp_path):
    written = draw_lakes(monkeypatch, tmp_path)
    assert sorted(path.name for path in written) == ["crown.tmx", "horseshoe.tmx", "lake.tmx", "tarn.tmx"]
    for path in written:
        assert path.read_bytes() == paths.maps(path.name).read_bytes().replace(b"\r\n", b"\n")


def draw_lakes(monkeypatch, folder, change=lambda text: text):
    """Draw in a folder of our own, whose maps were changed in Tiled; what was written."""
    lakes = importlib.import_module("art.dark_water_salvage.lakes")
    shutil.copytree(paths.maps(), folder / "maps")
    for path in (folder / "maps").glob("*.tmx"):
        path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    monkeypatch.setattr(lakes, "TOP", folder)
    monkeypatch.setattr(importlib.import_module("art.files"), "WRITTEN", written := set())
    lakes.draw()
    return written


def test_making_the_art_keeps_what_was_changed_in_tiled_and_notes_what_it_paints(manifest, monkeypatch, tmp_path):
    from game.board.tiled import load_board

    def change(text):
        return text.replace('value="Port Halloran"', 'value="Port &quot;Hal&quot; &amp; Co"')

    draw_lakes(monkeypatch, tmp_path, change)
    lake = tmp_path / "maps" / "lake.tmx"
    before, after = (text.split("\n") for text in (change(paths.maps("lake.tmx").read_text()), lake.read_text()))
    (line,) = [new for old, new in zip(before, after, strict=True) if old != new]
    assert 'name="lettered"' in line
    assert ', Port "Hal" & Co $3, ' in load_board(lake).properties["lettered"]


def test_every_folder_of_programs_is_run_when_all_art_is_made():
    made = (paths.data() / "build" / "art" / "make.py").read_text(encoding="utf-8")
    folders = [path.parent.name for path in (paths.data() / "build" / "art").glob("*/__init__.py")]
    assert [folder for folder in folders if f'"{folder}":' not in made] == []


def test_every_box_that_can_be_played_has_a_lid_and_what_lies_in_it():
    from game.games import GAMES

    for game in GAMES:
        assert assets("ui", "paintings", f"cover_{game.id}.jpg").is_file(), game.id
        assert assets("ui", "paintings", f"tray_{game.id}.png").is_file(), game.id


@pytest.mark.parametrize("path", DRAWINGS, ids=name)
def test_a_drawing_keeps_to_the_subset(path):
    for element in ElementTree.parse(path).iter():
        tag = element.tag.rpartition("}")[2]
        assert tag in KNOWN
        for key in ("fill", "stroke", "stop-color"):
            assert COLOUR.fullmatch(element.get(key, "none")), (tag, key, element.get(key))
        if tag.endswith("Gradient"):
            assert element.get("gradientUnits") == "userSpaceOnUse"
        assert not {"class", "style", "filter", "mask", "clip-path"} & set(element.keys())


@pytest.mark.parametrize("path", DRAWINGS, ids=name)
def test_a_drawing_is_not_empty_at_the_size_of_a_button(path):
    image = pygame.image.load_sized_svg(path, (64, 64))
    assert pygame.mask.from_surface(image, 20).count() >= 30


@pytest.mark.parametrize("path", PAINTINGS, ids=name)
def test_a_painting_is_a_picture_and_not_flat(path):
    image = pygame.transform.smoothscale(pygame.image.load(path), (32, 18))
    assert len({tuple(image.get_at((x, y))) for x in range(32) for y in range(18)}) > 12


def test_each_day_is_darker_than_the_day_before():
    light = []
    for day in range(1, 11):
        image = pygame.image.load(assets("key_largo", "paintings", f"day_{day}.jpg"))
        light.append(sum(pygame.transform.average_color(image)[:3]))
    assert light == sorted(light, reverse=True)


def test_the_paintings_of_the_board_have_the_shape_of_its_map():
    from game.board.tiled import load_board

    board = load_board(paths.maps("island.tmx"))
    for day in range(1, 11):
        size = pygame.image.load(assets("key_largo", "paintings", f"day_{day}.jpg")).get_size()
        assert size == (board.width * 2, board.height * 2)


@pytest.mark.parametrize("lake", ["lake", "tarn"])
def test_the_painting_of_a_lake_has_the_shape_of_its_map(lake):
    from game.board.tiled import load_board

    board = load_board(paths.maps(f"{lake}.tmx"))
    size = pygame.image.load(assets("dark_water_salvage", "paintings", f"{lake}.jpg")).get_size()
    assert size == (board.width * 2, board.height * 2)


def test_the_painting_of_the_town_has_the_shape_of_its_map_and_the_keep_is_its_darkest_quarter():
    from game.board.tiled import load_board

    board = load_board(paths.maps("keep.tmx"))
    picture = pygame.image.load(assets("killmans_keep", "paintings", "town.jpg"))
    assert picture.get_size() == (board.width * 2, board.height * 2)
    light = {}
    for area in ("market", "keep", "guild", "bank"):
        space = board[area]
        corner = picture.subsurface((2 * space.x, 2 * space.y, 2 * space.w, 2 * space.h))
        light[area] = sum(pygame.transform.average_color(corner)[:3])
    assert min(light, key=light.__getitem__) == "keep"


@pytest.mark.parametrize("lake", ["lake", "tarn"])
def test_every_square_of_a_painted_lake_has_the_tint_of_its_depth(lake):
    from game.board.tiled import load_board

    board = load_board(paths.maps(f"{lake}.tmx"))
    picture = pygame.image.load(assets("dark_water_salvage", "paintings", f"{lake}.jpg"))
    light = {"shallow": [], "medium": [], "deep": []}
    for region in board.family("region"):
        if region.properties["kind"] == "water":
            x, y = region.centre
            patch = picture.subsurface((round(2 * x) - 20, round(2 * y) - 20, 40, 40))
            light[region.properties["depth"]].append(pygame.transform.average_color(patch)[0])
    assert min(light["shallow"]) > max(light["medium"]) and min(light["medium"]) > max(light["deep"])


@pytest.mark.parametrize("lake", ["lake", "tarn"])
def test_every_city_and_feature_of_a_lake_has_a_picture_of_its_own(lake):
    from game.board.tiled import load_board

    for region in load_board(paths.maps(f"{lake}.tmx")).family("region"):
        if region.properties["kind"] != "water":
            slug = str(region.properties["title"]).lower().replace("'", "").replace(" ", "_")
            assert assets("dark_water_salvage", f"{region.properties['kind']}_{slug}.svg").is_file()


def test_the_table_knows_every_drawing_of_a_place():
    from game.games.dark_water_salvage.looks.card_faces import DRAWN_PLACES

    drawn = {path.stem for path in assets("dark_water_salvage").glob("[cf][ie]*_*.svg")}
    assert set(DRAWN_PLACES) == drawn - {"city_plain", "feature_plain"}


def test_every_seat_has_a_boat_of_its_own():
    colours = ("brick", "seagreen", "sun", "plum", "ultramarine", "bone")
    boats = [assets("dark_water_salvage", f"boat_{colour}.svg") for colour in colours]
    assert len({pygame.transform.average_color(pygame.image.load(boat)) for boat in boats}) == len(boats)


def test_every_card_of_the_keep_has_a_drawing_and_every_corpse_is_drained():
    from game.games.killmans_keep.components import FACES, GOALS, MONSTER_FACE
    from game.games.killmans_keep.looks.drawings import CARD_ART, corpse_art

    assert len(set(CARD_ART)) == len(CARD_ART) == len(FACES) + len(GOALS)
    for name in CARD_ART:
        assert assets("killmans_keep", f"{name}.svg").is_file(), name
    monsters = range(MONSTER_FACE, len(FACES))
    dead, alive = sum(colourful(corpse_art(m)) for m in monsters), sum(colourful(CARD_ART[m]) for m in monsters)
    assert dead < 0.7 * alive


def colourful(name):
    """How much colour a drawing of the Keep has, all its places together."""
    image = pygame.image.load_sized_svg(assets("killmans_keep", f"{name}.svg"), (28, 24))
    places = [image.get_at((x, y))[:3] for x in range(image.get_width()) for y in range(image.get_height())]
    return sum(max(colour) - min(colour) for colour in places)


def test_every_seat_has_a_pawn_and_a_seal_of_its_own():
    colours = ("brick", "seagreen", "sun", "plum", "ultramarine", "bone")
    for kind in ("pawn", "seal", "seat"):
        pieces = [assets("killmans_keep", f"{kind}_{colour}.svg") for colour in colours]
        assert len({pygame.transform.average_color(pygame.image.load(piece)) for piece in pieces}) == len(colours)


def test_all_art_together_is_small():
    files = [path for path in assets().rglob("*") if path.is_file() and "locale" not in path.parts]
    assert sum(path.stat().st_size for path in files) < 30.6 * MEGABYTE
    assert max(path.stat().st_size for path in files) < 1.2 * MEGABYTE
    assert max(path.stat().st_size for path in DRAWINGS) < 62_000
