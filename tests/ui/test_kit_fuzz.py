"""Whatever a player does, the focus is on one thing; everything can be reached by keys; every letter can be drawn."""

from importlib.resources import files

import pytest
from fontTools.ttLib import TTFont
from hypothesis import given, settings
from hypothesis import strategies as st

from game import paths
from game.ui.draw.text import FACES, FAMILIES
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.input import Composing, Key, KeyMap, KeyUp, Moved, Pressed, Released, Typed, Wheel
from tests.ui.kit_scene import KitScene

MAP = KeyMap()
CHORDS = (
    "Enter",
    "Space",
    "Tab",
    "Shift+Tab",
    "Left",
    "Right",
    "Up",
    "Down",
    "Home",
    "End",
    "PgUp",
    "PgDn",
    "A",
    "Ctrl+A",
    "Backspace",
)
places = st.tuples(st.integers(0, 1919), st.integers(0, 1079))
keys = st.sampled_from(CHORDS).map(lambda chord: [Key(chord, MAP.action(chord)), KeyUp(chord)])
clicks = st.tuples(places, st.sampled_from(["left", "right"])).map(
    lambda one: [Moved(*one[0]), Pressed(*one[0], one[1]), Released(*one[0], one[1])]
)
drags = st.tuples(places, places).map(lambda way: [Pressed(*way[0]), Moved(*way[1]), Released(*way[1])])
others = st.one_of(
    st.tuples(places, st.integers(-9, 9)).map(lambda one: [Wheel(*one[0], one[1])]),
    st.text(max_size=3).map(lambda text: [Typed(text)]),
    st.text(max_size=3).map(lambda text: [Composing(text)]),
)


@settings(max_examples=25, deadline=None)
@given(st.lists(st.one_of(keys, clicks, drags, others), min_size=5, max_size=25))
def test_nothing_a_player_does_loses_the_focus(deeds):
    kit = HeadlessApp(KitScene(), strict=False)
    for deed in deeds:
        for one in deed:
            kit.app.feed(one)
        kit.app.tick()
        holders = [target for target in kit.scene.focus.targets() if target.owner.focus_id == target.id]
        assert len(holders) == 1
        assert kit.app.measure.area.colliderect(holders[0].rect)
    kit.advance(700)


def test_everything_can_be_reached_by_keys(stage):
    kit = stage(KitScene(), strict=False)
    focus = kit.scene.focus
    every = {target.id for target in focus.targets()}
    reached, edge = {kit.focus}, [kit.focus]
    while edge:
        here = edge.pop()
        for chord in ("Tab", "Shift+Tab", "Left", "Right", "Up", "Down"):
            focus.go_to(here)
            kit.app.feed(Key(chord, MAP.action(chord)))
            if kit.focus not in reached:
                reached.add(kit.focus)
                edge.append(kit.focus)
    assert every <= reached


@pytest.mark.parametrize("face", FACES)
def test_every_sign_the_program_writes_is_in_the_font(face):
    family, weight = FACES[face]
    package, stem = FAMILIES[family]
    drawn = TTFont(str(files(package) / "files" / f"{stem}-{weight}.ttf")).getBestCmap()
    told = set(paths.assets("locale", "seachest.pot").read_text(encoding="utf-8")) - {"\n"}
    arrows = set() if "italic" in face and family == "serif" else set("←→↑↓")  # its italics have none: keycaps are sans
    wanted = told - set("←→↑↓") | set("–—−·…×•½“”‘’$§éèêàäöüßñçøåÀÉÖÜ~") | arrows
    assert not [sign for sign in wanted if ord(sign) not in drawn]
