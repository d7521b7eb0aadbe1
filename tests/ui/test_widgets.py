"""Every widget by mouse and by keyboard, and no text where it cannot be read."""

import pygame
import pytest

from game import words
from game.ui.draw.measure import Rect
from game.ui.shell.input import Composing, Key, Moved, Pressed, Released, Typed
from game.ui.shell.scene import Scene
from game.ui.shell.settings import Settings
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.choices import Option, Segments, SideTabs
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.dials import Slider, Toggle
from game.ui.widgets.dropdown import DropDown
from game.ui.widgets.fields import TextField
from game.ui.widgets.labels import Chip
from game.ui.widgets.layout import line_up, middle, stack
from game.ui.widgets.scroll import List
from tests.ui.checks import cut, faults
from tests.ui.kit_scene import KitScene
from tests.ui.pseudo import Pseudo
from tests.ui.vision import ratio


class One(Scene):
    """One widget in the middle, and a button to go to."""

    def __init__(self, make, w=0, h=0, narrow=1.0):
        super().__init__()
        self.make, self.w, self.h, self.narrow = make, w, h, narrow
        self.told = []

    def build(self):
        self.one = self.make(self.told.append)
        self.other = Button("other", "Other", lambda: None)
        self.add(self.one, self.other)

    def lay_out(self, canvas):
        screen = canvas.measure.area
        self.one.rect = Rect(100, 100, self.w or 400, 0)
        w, h = self.one.ask(canvas)
        self.one.rect = Rect(100, 100, min(self.w or w * self.narrow, screen.w - 200), self.h or h)
        self.other.rect = Rect(100, screen.h - 120, 160, 60)
        if isinstance(self.one, List):
            self.one.measure(canvas)


# ---- buttons


def make_button(tell):
    return Button("it", "Sail", lambda: tell("sail"), key="S", glyph="play")


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_button_is_pressed_by_mouse_and_keys(stage, key):
    one = stage(One(make_button))
    one.click("it")
    one.press(key)
    one.app.feed(Key("Enter", "activate", repeat=True))
    assert one.scene.told == ["sail", "sail"]


def test_letting_go_beside_a_button_does_nothing(stage):
    one = stage(One(make_button))
    one.drag("it", 400, 300)
    one.click("it", "right")
    assert one.scene.told == []
    assert not one.scene.one.down


def test_a_button_looks_different_in_every_state(stage):
    one = stage(One(make_button))
    looks = set()

    def look():
        area = one.app.measure.rect(one.scene.one.rect.inflate(20, 20))
        looks.add(pygame.image.tobytes(one.frame().subsurface(area), "RGB"))

    look()
    one.press("Tab")
    look()
    one.move("it")
    look()
    one.app.feed(Pressed(*one.where("it")))
    one.press("Tab", "Tab")
    look()
    one.scene.one.down = False
    one.scene.one.enabled = False
    one.app.relay()
    look()
    assert len(looks) == 5


# ---- choices


def test_a_switch_flips(stage):
    one = stage(One(lambda tell: Toggle("it", False, tell)))
    one.click("it")
    one.press("Space")
    one.press("Enter")
    assert one.scene.told == [True, False, True]
    one.scene.one.enabled = False
    one.click("it")
    assert len(one.scene.told) == 3


OPTIONS = [Option("a", "Anchor"), Option("b", "Barrel", reason="It leaks."), Option("c", "Compass")]


@pytest.mark.parametrize(("kind", "back", "on"), [(Segments, "Left", "Right"), (SideTabs, "Up", "Down")])
def test_one_of_several_is_chosen_and_what_cannot_be_chosen_is_passed_over(stage, kind, back, on):
    glyph = "image" if kind is SideTabs else ""
    options = [Option(one.value, one.label, glyph, one.reason) for one in OPTIONS]
    one = stage(One(lambda tell: kind("it", options, "a", tell)))
    one.press(on)
    one.press(back)
    assert one.scene.told == ["c", "a"]
    places = one.scene.one.places()
    one.click_at(*places[1].center)
    assert one.scene.told == ["c", "a"]
    one.click_at(*places[2].center)
    assert one.scene.told == ["c", "a", "c"]
    one.app.feed(Key("Enter", "activate"))
    assert one.focus in ("it", "other")


def test_at_the_end_of_the_options_the_arrow_goes_on(stage):
    one = stage(One(lambda tell: SideTabs("it", [Option(n, str(n), "image") for n in range(2)], 1, tell)))
    one.press("Down")
    assert one.focus == "other"


def make_slider(tell):
    return Slider("it", range(0, 101, 10), 50, tell, lambda value: f"{value} %", ticks=True)


def test_a_slider_moves_by_keys_and_stops_at_its_ends(stage):
    one = stage(One(make_slider))
    one.press("Right", "Left", "Left", "Home", "Left", "End", "Right")
    assert one.scene.told == [60, 50, 40, 0, 100]
    assert one.focus == "it"


@pytest.mark.usefixtures("every_frame")
def test_a_slider_is_dragged_and_clicked(stage):
    one = stage(One(make_slider))
    track = one.scene.one._track
    one.click_at(track.right, track.centery)
    one.click_at(track.x + track.w * 0.21, track.centery)
    assert one.scene.told == [100, 20]
    one.drag("it", 5000, 0)
    assert one.scene.told[-1] == 100


# ---- fields


def make_field(tell, **options):
    return TextField("it", "Ana", tell, hint="Name", **options)


def test_text_is_typed_and_shortcuts_do_not_steal_letters(stage):
    one = stage(One(make_field))
    one.type("lise M")
    assert one.scene.one.value == "Analise M"
    assert not one.app.sound.muted


@pytest.mark.parametrize(
    ("keys", "value", "caret"),
    [
        (["Backspace"], "Ana Mari", 8),
        (["Home", "Delete"], "na Maria", 0),
        (["Ctrl+Backspace"], "Ana ", 4),
        (["Left", "Left", "Backspace"], "Ana Maia", 6),
        (["Home", "Ctrl+Right", "Delete"], "Ana aria", 4),
        (["Ctrl+A", "Backspace"], "", 0),
        (["Shift+Left", "Shift+Left", "Delete"], "Ana Mar", 7),
        (["Shift+Home", "Right"], "Ana Maria", 9),
        (["Shift+Home", "Left"], "Ana Maria", 0),
    ],
)
def test_text_is_edited(stage, keys, value, caret):
    one = stage(One(lambda tell: TextField("it", "Ana Maria", tell)))
    one.press(*keys)
    assert (one.scene.one.value, one.scene.one.caret) == (value, caret)


def test_text_goes_over_the_clipboard(stage):
    one = stage(One(make_field))
    one.press("Shift+Home", "Ctrl+C", "End", "Ctrl+V", "Ctrl+A", "Ctrl+X", "Ctrl+V", "Ctrl+V")
    assert one.scene.one.value == "AnaAnaAnaAna"


def test_a_secret_field_shows_and_copies_nothing(stage):
    one = stage(One(lambda tell: make_field(tell, secret=True)))
    assert "Ana" not in one.texts
    assert "•••" in one.texts
    one.press("Ctrl+A", "Ctrl+X")
    assert one.scene.one.value == "Ana"


def test_a_field_refuses_what_it_does_not_accept_and_what_is_too_long(stage):
    one = stage(One(lambda tell: TextField("it", "12", tell, most=4, accepts=str.isdigit)))
    one.type("x345")
    assert one.scene.one.value == "1234"
    assert one.app.sound.played == ["error"]


def test_the_input_method_shows_what_is_not_settled(stage):
    one = stage(One(make_field))
    one.app.feed(Composing("か"))
    assert any("か" in text for text in one.texts)
    assert one.scene.one.value == "Ana"
    one.app.feed(Typed("家"))
    assert one.scene.one.value == "Ana家"


@pytest.mark.usefixtures("every_frame")
def test_the_caret_goes_where_one_clicks_and_dragging_selects(stage):
    one = stage(One(make_field))
    edges = one.scene.one._edges
    one.click_at(edges[1], one.where("it")[1])
    assert one.scene.one.caret == 1
    one.click_at(edges[0], one.where("it")[1])
    y = one.where("it")[1]
    one.app.feed(Pressed(edges[0], y))
    one.drag("it", -1000, 0)
    assert one.scene.one.selection[0] == 0


def test_enter_hands_the_text_in_and_typing_is_asked_for_only_there(stage):
    done = []
    one = stage(One(lambda tell: make_field(tell, submit=lambda: done.append(1))))
    assert one.app.hand.wants_text
    one.press("Enter", "Tab")
    assert done == [1]
    assert not one.app.hand.wants_text


def make_drop(tell):
    return DropDown(
        "it", [Option(n, name) for n, name in enumerate(("Deckhand", "Mate", "Skipper", "Old Salt"))], 2, tell
    )


def test_a_list_drops_down_and_is_chosen_from_by_keys(stage):
    one = stage(One(make_drop))
    below = one.scene
    one.press("Enter")
    assert (one.scene.name, one.focus) == ("list", "list:2")
    one.press("Up", "Enter")
    assert (one.scene, below.told, below.one.value) == (below, [1], 1)
    one.press("Enter", "d", "Enter")
    assert below.told == [1, 0]
    one.press("Enter", "Down", "Esc")
    assert (one.scene, below.told) == (below, [1, 0])


def test_a_list_drops_down_and_is_chosen_from_by_mouse(stage):
    one = stage(One(make_drop))
    below = one.scene
    one.click("it")
    one.click("list:3")
    assert below.told == [3]
    one.click("it")
    one.click_at(1500, 900)
    assert (one.scene, below.told) == (below, [3])


def test_a_list_near_the_lower_edge_opens_upwards(stage):
    one = stage(One(make_drop))
    one.scene.one.rect.y = 1000
    one.click("it")
    assert one.scene.box.bottom <= 1000
    assert one.app.measure.area.contains(one.scene.box)


# ---- lists and scrolling


def make_list(tell):
    def draw(canvas, rect, row, focused, hovered):
        canvas.text(f"Row {row}", rect.x, rect.centery)

    return List("it", [str(n) for n in range(40)], draw, lambda canvas, row: 48, tell, picks=lambda row: row != "3")


def test_a_list_is_walked_scrolled_and_chosen_from_by_keys(stage):
    one = stage(One(make_list, 300, 300))
    assert one.focus == "it:0"
    one.press("Down", "Down", "Down")
    assert one.focus == "it:4"
    one.press("End", "Enter", "PgUp", "Enter", "Home", "Enter")
    assert one.scene.told[0] == "39"
    assert int(one.scene.told[1]) in range(33, 36)
    assert one.scene.told[2] == "0"
    assert "Row 0" in one.texts
    assert "Row 39" not in one.texts


def test_a_list_is_scrolled_by_wheel_and_bar_and_chosen_from_by_click(stage):
    one = stage(One(make_list, 300, 300))
    one.wheel("it:0", -3)
    assert "Row 0" not in one.texts
    assert one.focus in [target.id for target in one.scene.one.targets()]
    one.click("it:8")
    assert one.scene.told == ["8"]
    thumb = one.scene.one.bar.thumb
    one.app.feed(Pressed(*thumb.center))
    one.drag("it", 0, 1000)
    assert "Row 39" in one.texts
    one.click_at(thumb.centerx, one.scene.one.rect.y + 4)
    assert "Row 0" in one.texts


def test_a_row_is_chosen_only_where_the_button_goes_down_and_up_on_it(stage):
    one = stage(One(make_list, 300, 300))
    first, second = one.scene.one.place(0).center, one.scene.one.place(1).center
    one.app.feed(Moved(*first))
    for down, up in ((first, second), (second, first), (first, first)):
        one.app.feed(Pressed(*down))
        one.app.feed(Released(*up))
    assert one.scene.told == ["0"]


def test_a_heading_in_a_list_cannot_be_chosen(stage):
    one = stage(One(make_list, 300, 300))
    one.click_at(*one.scene.one.place(3).center)
    assert one.scene.told == []


def test_the_arrow_leaves_a_list_at_its_end(stage):
    one = stage(One(make_list, 300, 300))
    one.press("End", "Down")
    assert one.focus == "other"


# ---- layout


def test_the_middle_of_an_area_is_no_larger_than_it():
    assert tuple(middle(Rect(10, 20, 400, 300), 1000, 50)) == (10, 145, 400, 50)


def test_widgets_in_a_line_shrink_when_there_is_no_room(stage):
    one = stage(One(make_button))
    buttons = [Button(str(n), "Quite a long label", lambda: None) for n in range(4)]
    line_up(one.app.canvas, Rect(0, 0, 300, 50), buttons, 10)
    assert buttons[-1].rect.right == pytest.approx(300)
    line_up(one.app.canvas, Rect(0, 0, 3000, 50), buttons, 10, "end")
    assert buttons[-1].rect.right == pytest.approx(3000)
    assert stack(one.app.canvas, Rect(0, 0, 300, 50), buttons, 10) == pytest.approx(buttons[-1].rect.bottom)


# ---- what can be read

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)]
WORDS = "Keep planning for a while"
MAKERS = {
    "button": lambda tell: Button("it", words._(WORDS), lambda: None, glyph="seal", key="Esc"),
    "primary": lambda tell: Button("it", words._(WORDS), lambda: None, "primary", size=24),
    "icon": lambda tell: IconButton("it", "speed", lambda: None, words._(WORDS), badge="16×"),
    "segments": lambda tell: Segments(
        "it", [Option(n, words._(t), "bot") for n, t in enumerate(("Human", "Bot"))], 0, tell
    ),
    "side": lambda tell: SideTabs(
        "it", [Option(n, words._(t), "bot") for n, t in enumerate(("Motion & speed", "Sound"))], 0, tell
    ),
    "slider": lambda tell: Slider("it", (0, 1), 0, tell, lambda value: words._("instant")),
    "drop": lambda tell: DropDown("it", [Option(0, words._(WORDS), "bot")], 0, tell),
    "field": lambda tell: TextField("it", "", tell, hint=words._(WORDS), glyph="search"),
    "chip": lambda tell: Chip("it", words._(WORDS), "coin"),
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("narrow", [1.0, 0.75])
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", MAKERS)
def test_words_stay_inside_their_widget_in_every_window_and_language(stage, name, size, percent, narrow, unpainted):
    words.use_catalogue(Pseudo())
    one = stage(One(MAKERS[name], narrow=narrow), size, Settings(guard_ms=0, text_percent=percent), strict=False)
    rect = one.app.measure.rect(one.scene.one.rect).inflate(4, 2)
    drawn = [text for text in one.recorder.drawn if text.text != "Other"]
    assert drawn or name == "icon"
    for text in drawn:
        middle_band = text.rect.inflate(0, -text.rect.h // 3)
        badge = name == "icon"
        assert rect.contains(middle_band) or badge, (text.text, text.rect, rect)
        assert text.px >= max(13, int(16 * one.app.measure.text_scale))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 200])
def test_everything_that_can_be_clicked_is_large_enough(stage, size, percent, unpainted):
    one = stage(KitScene(), size, Settings(guard_ms=0, text_percent=percent), strict=False)
    for make in MAKERS.values():
        one.app.clear_to(One(make, 400))
        one.app.settle()
        widget = one.scene.one
        if isinstance(widget, Chip):
            continue
        x, y = widget.rect.center
        assert widget.covers(x, y - 21.9)
        assert widget.covers(x, y + 21.9)


DISABLED = ("Dive here", "Rules", "Concede", "Cancel", "off", "4×")


@pytest.mark.sample(3)
@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_the_page_of_all_widgets_has_no_fault(stage, size, contrast):
    kit = stage(KitScene(), size, Settings(guard_ms=0, high_contrast=contrast), strict=False)
    assert len(kit.recorder.drawn) > 50
    assert not faults(kit, DISABLED)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_on_the_page_of_all_widgets_is_cut(stage, size):
    assert not cut(stage(KitScene(), size, strict=False))


class Faint(Widget):
    """Words in the colour of what they stand on."""

    def ask(self, canvas):
        return 200, 30

    def draw(self, canvas):
        canvas.text("faint words", self.rect.x, self.rect.centery, colour="panel")


class Bad(Scene):
    """Everything that must not be."""

    def build(self):
        self.add(Button("a", "Words nobody can see", lambda: None), Button("b", "B", lambda: None))
        self.add(Faint("faint"), Slider("small", (0, 1), 0, lambda value: None, str))

    def lay_out(self, canvas):
        for widget, rect in zip(
            self.widgets, ((-60, 0, 300, 52), (100, 10, 300, 52), (0, 300, 200, 30), (0, 400, 8, 8)), strict=True
        ):
            widget.rect = Rect(rect)


def test_the_checks_find_what_is_wrong(stage):
    bad = stage(Bad(), strict=False)
    found = " ".join(faults(bad))
    assert "a (-60.0, 0.0, 300.0, 52.0) lies over b" in found
    assert "target a (-60.0, 0.0, 300.0, 52.0) leaves the window" in found
    assert "'faint words' has a contrast" in found
    bad.scene.widgets[3].covers = lambda x, y: False
    assert "small" in " ".join(faults(bad))


def test_the_recorder_notices_text_that_cannot_be_read(stage):
    one = stage(One(lambda tell: Faint("it")))
    drawn = next(text for text in one.recorder.drawn if text.text == "faint words")
    assert any(ratio(drawn.colour, ground) < 2 for ground in drawn.grounds)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 200])
def test_a_dialog_fits_every_window(stage, size, percent, unpainted):
    words.use_catalogue(Pseudo())
    one = stage(One(make_button), size, Settings(guard_ms=0, text_percent=percent), strict=False)
    text = words._("Two actions stand. After this the cards are read out and undo starts again.")
    answers = [
        Answer(words._("Keep planning"), lambda: None),
        Answer(words._("Seal plan"), lambda: None, "primary", "seal"),
    ]
    one.app.push(Dialog(words._("End the day?"), text, answers))
    one.frame()
    dialog = one.scene
    boxes = [button.rect for button in dialog.buttons]
    assert one.app.measure.area.contains(dialog.box)
    assert all(dialog.box.contains(box) for box in boxes)
    assert not boxes[0].colliderect(boxes[1])
    box = one.app.measure.rect(dialog.box)
    said = [drawn for drawn in one.recorder.drawn if box.contains(drawn.rect)]
    assert "undo" in " ".join(drawn.text for drawn in said).translate(str.maketrans("úñó", "uno"))
    top = one.app.measure.px(min(answer.top for answer in boxes))
    body = [drawn for drawn in said if drawn.rect.centery < top]
    assert all(drawn.rect.bottom <= top + 4 for drawn in body)
    assert len(said) - len(body) == len(answers)
