"""Colours can be told apart and read."""

import pytest

from game.games import GAMES
from game.ui.draw import theme
from tests.ui.vision import nearest, ratio

SETS = {"seats": tuple(seat.colour for seat in theme.SEATS)} | {
    f"{game.id}: {', '.join(names)}": tuple(game.staging.palette[name] for name in names)
    for game in GAMES
    for names in game.staging.apart
}


@pytest.mark.parametrize("name", SETS)
def test_colours_that_mean_different_things_are_far_apart_for_every_sight(name):
    assert nearest(SETS[name])[0] >= 12, nearest(SETS[name])


def test_the_distance_itself_finds_a_bad_set():
    assert nearest(("#C03030", "#30A030", "#E0C030", "#8040A0", "#3050C0"))[0] < 12


@pytest.mark.parametrize("palette", [theme.SHELL, theme.HIGH_CONTRAST], ids=["shell", "high contrast"])
@pytest.mark.parametrize(
    ("text", "ground", "least"),
    [
        ("ink", "bg", 7),
        ("ink", "panel_top", 7),
        ("ink", "raised", 7),
        ("ink", "row_top", 4.5),
        ("muted", "panel_top", 4.5),
        ("faint", "panel_top", 4.5),
        ("muted", "well_bottom", 4.5),
        ("accent", "panel_top", 4.5),
        ("on_accent", "accent", 4.5),
        ("on_accent", "brass_bottom", 4.5),
        ("good", "panel_top", 4.5),
        ("warn", "panel_top", 4.5),
        ("bad", "panel_top", 4.5),
        ("paper_ink", "paper", 7),
        ("paper_muted", "paper", 4.5),
        ("paper_link", "paper", 4.5),
        ("focus", "panel_top", 3),
        ("focus", "gap", 3),
        ("line", "bg", 3),
    ],
)
def test_text_and_borders_stand_out_from_their_ground(palette, text, ground, least):
    assert ratio(palette[text], palette[ground]) >= least


@pytest.mark.parametrize("kind", theme.BUTTON_SKINS)
@pytest.mark.parametrize("state", ["normal", "hover", "pressed"])
def test_button_labels_can_be_read_in_every_state(kind, state):
    skin = theme.BUTTON_SKINS[kind][state]
    text = theme.SHELL.get(skin.text, skin.text)
    for ground in (skin.top or theme.SHELL["panel_top"], skin.bottom or theme.SHELL["panel_bottom"]):
        assert ratio(text, ground) >= 4.5


def test_words_on_a_seats_colour_can_be_read_and_no_two_seats_share_a_sign():
    for seat in theme.SEATS:
        assert ratio(seat.text, seat.colour) >= 4.5, seat.emblem
    assert len({seat.emblem for seat in theme.SEATS}) == len({seat.pattern for seat in theme.SEATS}) == 6


def test_high_contrast_never_lowers_a_contrast():
    for text, ground in (("ink", "panel_top"), ("muted", "panel_top"), ("accent", "panel_top"), ("line", "bg")):
        assert ratio(theme.HIGH_CONTRAST[text], theme.HIGH_CONTRAST[ground]) > ratio(
            theme.SHELL[text], theme.SHELL[ground]
        )
