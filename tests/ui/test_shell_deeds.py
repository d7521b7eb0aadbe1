"""What the shell does: set-up, loading, saving, settings, keys, results, rules, the first start."""

from types import SimpleNamespace

import msgspec
import pytest

from game import paths
from game.core.game import Result
from game.core.match import Match
from game.core.player import Player
from game.games import GAMES, find, start_match
from game.play import last_tables
from game.play.seating import Seating, seating_of
from game.storage.saves import list_saves, save_as
from game.ui.draw import theme
from game.ui.draw.measure import Rect
from game.ui.scenes.play.inspector import Inspector
from game.ui.scenes.play.save_name import SaveName
from game.ui.scenes.play.table import TableScene
from game.ui.scenes.reading.results import Results
from game.ui.scenes.reading.rules import RulesReader
from game.ui.scenes.settings.setting_rows import setting_rows
from game.ui.scenes.settings.settings_scene import SettingsScene
from game.ui.scenes.start import launch
from game.ui.scenes.start.load import Load
from game.ui.scenes.start.setup import Setup
from game.ui.scenes.start.summary import ready
from game.ui.scenes.start.title import Title
from game.ui.scenes.start.variants import Hint
from game.ui.scenes.start.welcome import Welcome
from game.ui.shell import settings as settings_module
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.settings import load, save, settings_file
from game.ui.shell.shot import Silence
from tests.ui.at_shell import (
    TABS,
    asked_why,
    at_rest,
    finished,
    inspector,
    log_search,
    saved,
    settings,
    table,
    under_way,
    with_people,
)

SIZE = (1280, 720)


@pytest.fixture
def show(stage):
    return lambda scene, percent=100, **changes: stage(scene, SIZE, settings(percent, **changes))


# ---- set-up


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda people: setattr(people[1], "name", "  "), "Everybody needs a name: seat 2 has none."),
        (lambda people: setattr(people[0], "name", "Ben"), "Two players have the same name: Ben."),
        (lambda people: setattr(people[2], "name", " bEN "), "Two players have the same name: bEN."),
        (lambda people: people.clear(), "Key Largo seats 2 to 5 players."),
    ],
)
def test_a_table_that_cannot_be_set_says_why_and_does_not_start(show, spoil, words):
    here = show(with_people(3))
    spoil(here.scene.people)
    here.scene.rebuild()
    assert words in " ".join(here.texts)
    here.scene.focus.go_to("start")
    here.press("Enter")
    assert here.scene.name == "setup"


def test_a_name_that_is_typed_is_taken_at_once(show):
    here = show(with_people(2))
    here.click("name:0")
    here.press("Ctrl+A")
    here.type("Zoë")
    assert here.scene.seating().players[0][0] == "Zoë"


@pytest.mark.parametrize(
    ("typed", "seen", "words"),
    [
        ("x" * 30, "x" * 18, "No more than 18 letters fit here."),
        ("a\u202e", "a", "This letter cannot be written here."),
        ("日本", "日本", "A box stands for a letter that we cannot draw."),
    ],
)
def test_a_name_that_is_not_taken_as_it_was_typed_says_why(show, typed, seen, words):
    for percent in (100, 175):
        here = show(with_people(2), percent)
        here.click("name:0")
        here.press("Ctrl+A", "Delete")
        here.type(typed)
        assert here.scene.people[0].name == seen
        assert words in " ".join(here.texts)
        here.press("Ctrl+A")
        here.type("Zoë")
        assert words not in " ".join(here.texts) and here.scene.people[0].name == "Zoë"


def test_a_pin_of_letters_says_what_a_pin_is(show):
    here = show(with_people(2))
    here.click("pin:0")
    here.type("a")
    assert "A PIN has four digits." in here.texts and not here.scene.pins.get(0)


def test_an_option_whose_values_have_names_is_set_by_these(show):
    here = show(Setup(find("killmans_keep")))
    for words in ("Grows", "Equal", "Fierce", "Cost a turn"):
        assert words in here.texts
    here.click("market_cap")
    here.press("Down", "Enter")
    assert here.scene.options["market_cap"] is True and "Small" in here.texts


def test_seats_come_and_go_and_swap_colours(show):
    here = show(with_people(2))
    here.click("add:bot")
    here.click("add:human")
    assert [who.kind[:3] for who in here.scene.people] == ["hum", "hum", "bot", "hum"]
    assert len({who.colour for who in here.scene.people}) == 4
    mine, theirs = here.scene.people[0].colour, here.scene.people[1].colour
    here.scene.recolour(0, theirs)
    assert [who.colour for who in here.scene.people[:2]] == [theirs, mine]
    here.scene.set_pin(3, "1234")
    here.click("leave:0")
    assert here.scene.pins == {2: "1234"}


def test_the_last_seats_cannot_be_removed(show):
    assert not show(with_people(2)).scene.widget("leave:0").enabled


def test_the_hint_follows_the_hand_over_style(show):
    here = show(with_people(2))
    assert "Secrets stay secret" in " ".join(here.texts)
    here.scene.hand_over("open")
    assert "All cards lie open" in " ".join(here.texts)
    assert here.app.settings.hand_over == "open"


def test_the_last_table_is_remembered_and_a_bad_file_is_survived():
    kept = Seating(game="key_largo", players=(("Zoë", "human", 5), ("Quill", "bot:mate", 2)))
    last_tables.remember(kept)
    assert last_tables.remembered("key_largo") == kept
    assert launch.quick_match().players[0] == Player("Zoë", "human", 5)
    file = paths.config_folder() / "tables.json"
    unknown = msgspec.structs.replace(kept, players=(("Zoë", "human", 5), ("Quill", "bot:captain", 2)))
    other = msgspec.json.encode({"key_largo": msgspec.json.encode(unknown).decode()})
    for content in (b"{", b"[]", b'{"key_largo": "nonsense"}', b'{"": 3}', other):
        file.write_bytes(content)
        assert last_tables.remembered("key_largo") == last_tables.usual("key_largo")
    assert Setup(GAMES[0]).people[0].kind == "human"


def test_options_of_another_version_are_told_in_words(show):
    players = last_tables.usual("key_largo").players
    last_tables.remember(Seating(game="key_largo", players=players, options={"krakens": 1}))
    here = show(Title())
    here.click("quick")
    assert here.scene.name == "dialog"
    assert "krakens" in here.scene.text


# ---- loading and saving


def test_a_file_that_cannot_be_read_is_listed_with_its_reason_and_cannot_be_opened(show):
    saved()
    bad = paths.saves_folder() / "Broken.seachest"
    bad.write_text("{oops")
    here = at_rest(show(Load()))
    row = next(row for row in here.scene.list.rows if row.endswith("Broken.seachest"))
    here.scene._choose(row)
    here.click("resume")
    assert here.scene.name == "load"
    assert not here.scene.go_on.enabled
    assert "Broken.seachest" in " ".join(here.texts)
    assert bad.read_text() == "{oops"


def test_the_names_of_a_save_stay_where_they_are_when_it_has_been_looked_into(show):
    saved()
    here = show(Load())
    row = here.scene.list.rect

    def names():
        here.frame()
        drawn = (one for one in here.recorder.drawn if one.text.startswith("Ana, Ben, "))
        return [tuple(one.rect) for one in drawn if one.rect.x < row.right * here.app.measure.scale]

    first = names()
    assert first and not here.scene._views.known
    here.advance(2000, 100)
    assert here.scene._views.known
    assert names() == first


def test_deleting_asks_first_and_then_the_file_is_gone(show):
    saved()
    here = at_rest(show(Load()))
    row = next(row for row in here.scene.list.rows if "captains" in row)
    here.scene._take(here.scene.saves[row])
    here.click("delete")
    assert here.scene.name == "dialog"
    here.press("Enter")
    assert len(list_saves()) == 1
    here.click("delete")
    here.click("answer:1")
    assert not list_saves()
    assert row not in here.scene.list.rows


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_save_is_renamed_and_stays_chosen(show, way):
    saved()
    save_as(under_way(), "Taken", "Day 3")
    here = at_rest(show(Load()))
    row = next(row for row in here.scene.list.rows if "captains" in row)
    here.scene._take(here.scene.saves[row])
    here.frame()
    if way == "mouse":
        here.click("rename")
    else:
        here.scene.focus.go_to("resume")
        here.press("Right", "Enter")
    assert here.scene.name == "name" and here.scene.field.value == "The four captains"
    for name, words in (("Taken", "There is a save called “Taken” already."), ("...", "A save needs a name.")):
        here.press("Ctrl+A")
        here.type(name)
        here.press("Enter")
        assert here.scene.name == "name" and words in " ".join(here.texts)
    here.press("Ctrl+A")
    here.type("Three captains")
    here.click("save") if way == "mouse" else here.press("Enter")
    assert here.scene.name == "load" and here.scene.chosen.name == "Three captains"
    assert {one.name for one in list_saves()} == {"Three captains", "Taken"}


def test_an_autosave_and_a_bad_file_are_not_renamed_and_say_why(show):
    saved()
    (paths.saves_folder() / "Broken.seachest").write_text("{oops")
    here = at_rest(show(Load()))
    for row in here.scene.list.rows:
        here.scene._take(here.scene.saves[row])
        assert here.scene.pen.enabled == ("captains" in row)
        assert bool(here.scene.pen.reason) != here.scene.pen.enabled


def test_the_list_is_filtered_and_searched(show):
    saved()
    save_as(finished(2), "Over and done", "finished")
    here = at_rest(show(Load()))
    assert len(here.scene.list.rows) == 3
    here.scene._filter("over")
    assert [row.rsplit("/", 1)[1] for row in here.scene.list.rows] == ["Over and done.seachest"]
    here.scene._filter("all")
    here.click("search")
    here.type("captains")
    assert len(here.scene.list.rows) == 1


def test_a_taken_name_is_replaced_only_after_a_question(show):
    save_as(under_way(), "Mine", "before")
    here = show(SaveName(under_way(), "after"))
    here.press("Ctrl+A")
    here.type("Mine")
    here.press("Enter")
    assert here.scene.name == "dialog"
    here.press("Esc")
    assert list_saves()[0].caption == "before"
    here.press("Enter")
    here.click("answer:1")
    assert list_saves()[0].caption == "after"
    assert not here.app.scenes


def test_what_is_typed_takes_the_place_of_the_name_that_is_offered(show):
    here = show(SaveName(under_way(), "now"))
    here.type("Friday")
    assert here.scene.field.value == "Friday"


def test_leaving_the_table_asks_and_says_that_the_game_is_saved(show):
    here = show(Title())
    launch.sit_down(here.app, under_way())
    here.press("Esc")
    here.click("leave")
    assert here.scene.name == "dialog"
    assert "saved after each decision" in here.scene.text
    here.press("Esc")
    assert here.scene.name == "pause"
    here.click("leave")
    here.click("answer:1")
    assert here.scene.name == "title"


def test_as_many_free_seats_are_told_as_there_are(show):
    here = show(Setup(find("key_largo")))
    while len(here.scene.people) > 2:
        here.scene.people.pop()
    assert here.scene.free_seats() == 3
    here.scene.people.extend([here.scene.people[0]] * 3)
    assert here.scene.free_seats() == 0


def test_a_save_without_a_name_is_refused_in_words(show):
    here = show(SaveName(under_way(), "now"))
    here.press("Ctrl+A")
    here.press("Delete")
    here.press("Enter")
    assert here.scene.name == "save as"
    assert here.scene.words


def test_a_game_loaded_from_a_table_takes_that_tables_place(show):
    mine = save_as(under_way(), "Mine", "before")
    here = show(Title())
    launch.sit_down(here.app, under_way())
    here.press("Esc")
    here.press("Ctrl+O")
    here.scene._take(here.scene.saves[str(mine)])  # the first row is the younger: perhaps the table's own autosave
    here.click("resume")
    assert [scene.name for scene in here.app.scenes] == ["title", "table", "veil"]


def test_beginning_again_works_where_the_table_is_the_first_scene(show):
    match = under_way()
    here = show(TableScene(match))
    here.press("Esc")
    here.click("restart")
    here.click("answer:1")
    assert [scene.name for scene in here.app.scenes][:1] == ["table"]
    assert "pause" not in [scene.name for scene in here.app.scenes]
    assert not here.app.closing


def test_a_save_is_told_on_the_table_and_in_the_pause(show):
    bots = [Player(name, "bot:mate") for name in "ABC"]  # at a table without people nothing is ever veiled
    here = show(TableScene(start_match("key_largo", bots), worker=Silence()))
    here.press("Ctrl+S")
    here.press("Ctrl+A")
    here.type("Mine")
    here.press("Enter")
    assert "Saved as “Mine”." in here.app.top.view.look.message
    here.press("Esc")
    here.press("Ctrl+S")
    here.press("Ctrl+A")
    here.type("Ours")
    here.press("Enter")
    assert "Saved as “Ours”." in " ".join(here.texts)


# ---- settings and keys


def test_settings_apply_at_once_and_are_kept(show):
    here = show(SettingsScene("accessibility"))
    here.app.keep = lambda now: save(now, settings_file())
    small = here.app.measure.text_px(20)
    here.scene.focus.go_to("text_percent")
    here.press("Right", "Right")
    assert here.app.settings.text_percent == 150
    assert here.app.measure.text_px(20) > small
    here.click("high_contrast")
    kept, trouble = load(settings_file())
    assert (kept.text_percent, kept.high_contrast, trouble) == (150, True, "")


def test_the_sample_moves_when_something_changes_and_else_stands_still(stage):
    here = stage(SettingsScene("motion"), (1920, 1080), settings())
    here.advance(500)
    assert not here.app.motion.busy
    at = here.scene.sample.at
    here.scene.focus.go_to("bot_speed")
    here.press("Right")
    here.advance(100)
    assert here.app.motion.busy
    assert here.scene.sample.at != at
    here.settle()
    assert not here.app.motion.busy
    here.click("sample:pause")
    here.scene.focus.go_to("bot_speed")
    here.press("Right")
    assert not here.app.motion.busy
    here.click("sample:step")
    assert here.app.motion.busy


def test_each_setting_stands_on_one_tab_and_accessibility_has_what_is_set_for_it(show):
    rows = {tab: [row.control.id for row in setting_rows(show(Title()).app, tab)] for tab in TABS}
    assert rows["accessibility"][:3] == ["text_percent", "high_contrast", "reduce_motion"]
    everywhere = [field for tab in rows.values() for field in tab]
    assert len(set(everywhere)) == len(everywhere)
    assert {tab: sorted(fields) for tab, fields in rows.items() if fields} == {
        tab: sorted(settings_module.TABS[tab]) for tab, fields in rows.items() if fields
    }
    here = show(SettingsScene("accessibility"))
    here.click("high_contrast")
    assert here.app.settings.high_contrast
    here.click("reset")
    assert not here.app.settings.high_contrast


def test_a_tab_is_reset_alone(show):
    here = show(SettingsScene("motion"), game_speed=2.0, high_contrast=True)
    here.click("reset")
    assert here.app.settings.game_speed == 1.0
    assert here.app.settings.high_contrast


def test_a_key_that_means_something_else_is_refused_and_a_free_one_taken(show):
    here = show(SettingsScene("controls"))
    rows = here.scene.keys
    rows.list.press("mute")
    here.press("I")
    assert "already means" in rows.words
    assert here.app.keys.action("I") == "inspect"
    rows.list.press("mute")
    here.press("F12")
    assert rows.words == "F12 already means “Picture of the public table”."
    rows.list.press("mute")
    here.press("Q")
    assert here.app.keys.action("Q") == "mute"
    assert here.app.settings.keys["mute"] == ("Q",)
    rows.list.press("mute")
    here.press("Esc")
    assert here.scene.name == "settings"
    assert here.app.keys.action("Q") == "mute"


def test_the_first_start_is_over_with_one_key_and_never_comes_again(show):
    here = show(Title())
    here.app.keep = lambda now: save(now, settings_file())
    here.app.push(Welcome())
    here.press("Enter")
    assert here.scene.name == "title"
    assert settings_file().exists()


def test_a_bad_settings_file_is_told_on_the_title(show):
    here = show(Title())
    settings_file().write_text("{")
    here.app.notice = load(settings_file())[1]
    here.app.dirty()
    assert any("could not be read" in text for text in here.texts)


# ---- results


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_results_name_the_winner_and_every_seat(show, players):
    match = finished(players)
    here = at_rest(show(Results(match), reduce_motion=True))
    told = " ".join(here.texts)
    assert f"{match.players[match.result().winners[0]].name} wins Key Largo" in told
    assert all(player.name in told for player in match.players)


def test_a_shared_win_is_told_and_shares_the_first_place(show):
    scene = Results(finished(3))
    scene.result = Result(((0, 2), (1,)), (900, 300, 900), "Both are equally rich.")
    here = at_rest(show(scene, reduce_motion=True))
    assert "Ana and Ida share Key Largo" in here.texts
    assert here.texts.count("1") == 2
    assert "2" not in here.texts
    assert "3" in here.texts


def test_the_ceremony_rises_counts_up_and_is_skipped_by_any_key(show):
    here = show(Results(finished(3)))
    here.advance(300)
    assert max(here.scene.risen) < 1
    here.press("Enter")
    assert here.scene.name == "results"
    assert here.scene.risen == [1, 1, 1, 1] and here.scene.counted == len(here.scene.audit)


def test_row_by_row_is_counted_before_the_places_rise(show):
    here = show(Results(finished(3)))
    rows = here.scene.audit
    seen = []
    while here.scene.counted < len(rows):
        assert max(here.scene.risen) == 0
        here.advance(50, 50)
        seen.append(here.scene.counted)
    assert seen == sorted(seen) and len({int(counted) for counted in seen}) == len(rows) + 1
    assert rows[-1].written(rows[-1].numbers[0]) in here.texts
    here.advance(400, 50)
    assert 0 < here.scene.risen[2] < 1, "the third place rises first, and takes its time"
    here.settle()
    assert here.scene.risen == [1, 1, 1, 1]


def test_nothing_rises_under_reduced_motion(show):
    here = show(Results(finished(3)), reduce_motion=True)
    assert here.scene.risen == [1, 1, 1, 1]
    assert not here.app.motion.busy


def test_seats_are_swapped_by_one():
    swapped = seating_of(under_way())
    assert [name for name, _kind, _colour in swapped.players] == [player.name for player in under_way().players]
    assert msgspec.to_builtins(swapped.match("X").options) == swapped.options


# ---- rules, log and inspector


def test_the_log_is_searched_and_the_chosen_line_shown(show):
    scene = log_search()
    shown = []
    scene.show = shown.append
    here = show(scene)
    everything = len(here.scene.list.rows)
    here.type("ana")
    assert 0 < len(here.scene.list.rows) < everything
    assert all("Ana" in here.scene.lines[int(row)][0].line.text for row in here.scene.list.rows)
    here.press("Down", "Enter")
    assert len(shown) == 1
    assert not here.app.scenes


def test_the_rules_open_at_the_paragraph_with_the_reason_below_it(show):
    here = at_rest(show(asked_why()))
    at = here.texts.index("4.1")
    assert at < here.texts.index("Why can’t I? A deep wreck")
    assert "None of your divers wears two hoses." in here.texts


def test_one_goes_back_the_way_one_came(show):
    here = show(RulesReader("key_largo", "4.1"))
    first = here.scene.pages.chosen
    here.scene._open("9")
    here.scene._mark(60)
    here.press("Alt+Left", "Alt+Left")
    assert here.scene.pages.chosen == first
    here.press("Alt+Right", "Alt+Right")
    assert here.scene.pages.chosen == 60
    assert not here.scene.later.enabled


def test_search_counts_and_goes_on_to_the_next_place(show):
    here = show(RulesReader("key_largo"))
    here.press("/")
    here.type("trident")
    hits = here.scene.pages.hits
    assert len(hits) > 2
    assert f"{len(hits)} places" in here.texts
    here.press("Enter")
    assert here.scene.pages.chosen == hits[1]
    here.type("zzz")
    assert "not found" in here.texts


def test_every_figure_stands_under_a_paragraph_and_is_drawn(show):
    here = show(RulesReader("key_largo"))
    pages = here.scene.pages
    numbers = {paragraph.number for paragraph in pages.book.paragraphs}
    assert set(pages.figures) <= numbers
    for row in (row for row in pages.list.rows if row.startswith("f")):
        pages.scroll_to(row, 0)
        here.app.dirty()
        here.frame()


def test_the_inspector_goes_along_one_kind_and_over_to_others(show):
    here = show(inspector())
    kind = here.scene.now.spot.partition(":")[0]
    here.press("Right")
    assert here.scene.now.spot.startswith(kind)
    here.press("Down")
    assert not here.scene.now.spot.startswith(f"{kind}:")


def test_three_things_are_pinned_at_most(show):
    here = show(inspector())
    for _thing in range(3):
        here.click("pin")
        here.press("Right")
    assert not here.scene.pin.enabled
    assert len(here.scene.columns) == 3
    here.press("Left")
    here.click("pin")
    assert len(here.scene.pins) == 2


def test_the_inspector_knows_no_more_than_the_table_says():
    shown = table(None)
    scene = Inspector(GAMES[0], shown, "")
    assert {thing.spot for thing in scene.things} == set(shown.slips)
    assert isinstance(under_way(), Match)


def test_the_text_slider_follows_the_keys():
    stage = HeadlessApp(SettingsScene("accessibility"), (1280, 720))
    stage.press("Ctrl++")
    assert stage.scene.rows.blocks[0].control.value == stage.app.settings.text_percent > 100


def test_the_note_on_handing_over_is_as_high_as_the_words_that_are_drawn_on_it(show):
    here = show(Setup(find("key_largo")))
    canvas, note, rooms = here.app.canvas, Hint(here.scene), []

    def nothing(*_given):
        pass

    def para(_words, _x, _y, room, *_rest, **_more):
        rooms.append(room)

    painted = SimpleNamespace(measure=canvas.measure, leading=canvas.leading, rr=nothing, glyph=nothing, para=para)
    for wide in range(300, 520, 10):
        note.place(canvas, Rect(0, 0, wide, 200))
        note.draw(painted)
        assert note.rect.h == canvas.para_height(note.words, rooms[-1], theme.BODY, leading=1.35) + 44


def test_a_relaxed_table_says_how_often_trays_are_lifted():
    game = find("keythedral")
    options = {"edition": "first", "length": "usual"}
    assert ready(game, 2, options) == "Ready. About 75 minutes, 40 hand-overs or more."
    assert ready(game, 2, options, trays=True) == "Ready. About 75 minutes, trays are lifted 40 times or more."
