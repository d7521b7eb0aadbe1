"""Units, letters, pictures, keys, settings, motion and sound: the parts below the widgets."""

import time

import msgspec
import pygame
import pytest

from game.games import GAMES
from game.ui.draw.art import BadAsset, Gallery
from game.ui.draw.cache import Cache
from game.ui.draw.measure import Measure
from game.ui.draw.motion import KINDS, Motion, ease
from game.ui.draw.text import FACES, Lettering
from game.ui.shell import input as keys
from game.ui.shell import settings as settings_module
from game.ui.shell.clock import VirtualClock
from game.ui.shell.input import Key, KeyMap, Moved, Pressed, Wheel, chord_of, inputs
from game.ui.shell.settings import Settings
from game.ui.sound.beds import bed
from game.ui.sound.cues import MAKERS, cue
from game.ui.sound.player import Sound

# ---- units


BEDS = [box.staging.bed for box in GAMES if box.staging.bed]


@pytest.mark.parametrize(
    ("size", "factor", "layout"),
    [
        ((1024, 640), 1, "compact"),
        ((1280, 720), 1, "compact"),
        ((1366, 768), 1, "compact"),
        ((1600, 900), 1, "standard"),
        ((1920, 1080), 1, "standard"),
        ((1920, 1080), 1.5, "compact"),
        ((1920, 1200), 1, "standard"),
        ((2560, 1080), 1, "wide"),
        ((3840, 2160), 1, "standard"),
        ((5120, 1440), 1, "wide"),
    ],
)
def test_the_window_decides_the_arrangement(size, factor, layout):
    assert Measure(*size, factor).layout == layout


def test_text_keeps_its_floor_where_geometry_shrinks_on():
    small, large = Measure(1280, 720), Measure(3840, 2160)
    assert (small.text_px(20), large.text_px(18)) == (15, 36)
    assert Measure(1024, 640).text_px(10) == 13
    assert small.growth > 1 == Measure(1920, 1080).growth
    assert Measure(1920, 1080, 2.0).text_px(20) == 40


def test_neighbours_meet_at_every_size():
    for height in range(640, 1500, 37):
        measure = Measure(height * 16 // 9, height)
        assert measure.rect((10.3, 0, 20.7, 5)).right == measure.rect((31.0, 0, 9, 5)).left


# ---- letters


@pytest.fixture
def lettering(stage_surface):
    return Lettering()


@pytest.fixture
def stage_surface():
    pygame.display.init()
    window = pygame.Window("test", (16, 16), hidden=True)
    yield window.get_surface()
    window.destroy()


def test_apostrophes_are_those_of_print(lettering):
    typed, printed = (lettering.image(words, "text", 40, pygame.Color("white")) for words in ("Killman's", "Killman’s"))
    assert pygame.image.tobytes(typed, "RGBA") == pygame.image.tobytes(printed, "RGBA")
    assert lettering.width("Killman's", "text", 40) == lettering.width("Killman’s", "text", 40) == typed.get_width()


@pytest.mark.parametrize("face", [face for face, (family, _weight) in FACES.items() if family == "serif"])
@pytest.mark.parametrize("sign", "%…“«")
def test_no_letter_runs_into_a_sign_of_the_serif_faces(lettering, face, sign):
    def ink(text):
        return lettering.image(text, face, 40, pygame.Color("black")).get_bounding_rect(min_alpha=128).w

    assert ink(f"{sign}|") >= ink(sign) + ink("|") - 2
    assert lettering.width(f"5 {sign}", face, 40) <= ink(f"5 {sign}") + 12


def test_lines_fit_and_lose_no_word(lettering):
    text = "Two of your divers reach middle water; nothing is lost before the reveal."
    lines = lettering.lines(text, "text", 20, 180)
    assert len(lines) > 2
    assert " ".join(lines) == text
    assert all(lettering.width(line, "text", 20) <= 180 for line in lines)


def test_no_line_is_broken_at_a_no_break_space(lettering):
    text = "One card with that back is taken by lot. (§\N{NO-BREAK SPACE}6.5)"
    for room in range(90, 400, 10):
        assert any("(§\N{NO-BREAK SPACE}6.5)" in line for line in lettering.lines(text, "text", 20, room))


def test_a_word_longer_than_the_line_is_broken(lettering):
    lines = lettering.lines("Unterwasserschatzsuchergesellschaft", "text", 20, 90)
    assert "".join(lines) == "Unterwasserschatzsuchergesellschaft"
    assert all(lettering.width(line, "text", 20) <= 90 for line in lines)


def test_text_shrinks_to_its_room_and_then_is_cut(lettering):
    px = lettering.fit("Captain Roe", "bold", 30, 110, 13)
    assert 13 <= px < 30
    assert lettering.width("Captain Roe", "bold", px) <= 110 < lettering.width("Captain Roe", "bold", px + 1)
    cut = lettering.shorten("Captain Roe", "bold", 30, 60)
    assert cut.endswith("…")
    assert lettering.width(cut, "bold", 30) <= 60


# ---- pictures


def test_the_store_forgets_the_oldest_and_stays_within_its_room():
    store = Cache(10 * 400)
    for n in range(40):
        store.get(n, lambda: pygame.Surface((10, 10), pygame.SRCALPHA))
        store.get(0, lambda: pygame.Surface((10, 10), pygame.SRCALPHA))
    assert store.bytes <= 10 * 400
    made = store.made
    store.get(0, lambda: pygame.Surface((10, 10), pygame.SRCALPHA))
    store.get(39, lambda: pygame.Surface((10, 10), pygame.SRCALPHA))
    assert store.made == made


def test_a_missing_picture_is_named_or_shown_as_missing(stage_surface, caplog):
    with pytest.raises(BadAsset, match=r"no_such_thing\.svg"):
        Gallery(strict=True).drawing("ui", "no_such_thing", 20)
    assert Gallery().drawing("ui", "no_such_thing", 20, 30).get_size() == (20, 30)
    assert "no_such_thing.svg" in caplog.text


def test_drawings_come_in_the_asked_size_and_changes_change_them(stage_surface):
    gallery = Gallery(strict=True)
    plain = gallery.drawing("ui", "emblem_star", 60)
    assert plain.get_size() == (60, 60)
    assert gallery.drawing("ui", "emblem_star", 60) is plain
    assert gallery.drawing("ui", "plank", 300, 90).get_size() == (300, 90)
    for change in ({"tint": "#FF0000"}, {"fade": 0.5}, {"angle": 8}, {"grey": True}, {"upside": True}):
        assert pygame.image.tobytes(gallery.drawing("ui", "emblem_star", 60, **change), "RGBA") != pygame.image.tobytes(
            plain, "RGBA"
        )


def test_a_stretched_rectangle_has_the_ends_of_a_small_one(stage_surface):
    gallery = Gallery(strict=True)
    small, large = (gallery.rounded(w, 60, 12, ("#336699", "#112233"), "#000000", 2) for w in (31, 400))
    assert large.get_size() == (400, 60)
    ends = (large.subsurface(0, 0, 14, 60), small.subsurface(0, 0, 14, 60))
    assert pygame.image.tobytes(ends[0], "RGBA") == pygame.image.tobytes(ends[1], "RGBA")


# ---- keys


@pytest.mark.parametrize(
    ("key", "mods", "text", "chord"),
    [
        (pygame.K_z, pygame.KMOD_LCTRL, "\x1a", "Ctrl+Z"),
        (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, "\x1a", "Ctrl+Shift+Z"),
        (pygame.K_h, pygame.KMOD_LSHIFT, "H", "Shift+H"),
        (pygame.K_h, 0, "h", "H"),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, "\t", "Shift+Tab"),
        (pygame.K_RETURN, pygame.KMOD_LALT, "\r", "Alt+Enter"),
        (pygame.K_8, pygame.KMOD_MODE | pygame.KMOD_RALT, "[", "["),
        (pygame.K_MINUS, pygame.KMOD_LSHIFT, "?", "?"),
        (pygame.K_SLASH, pygame.KMOD_LSHIFT, "/", "Shift+/"),
        (pygame.K_SLASH, pygame.KMOD_LSHIFT, "?", "?"),
        (pygame.K_SLASH, 0, "/", "/"),
        (pygame.K_KP_PLUS, 0, "+", "+"),
        (pygame.K_KP_ENTER, 0, "\r", "Enter"),
        (pygame.K_LSHIFT, pygame.KMOD_LSHIFT, "", ""),
        (pygame.K_LALT, pygame.KMOD_LALT, "", "Alt"),
        (pygame.K_F11, 0, "", "F11"),
    ],
)
def test_keys_have_the_names_that_keyboards_print_on_them(key, mods, text, chord):
    assert chord_of(key, mods, text) == chord


def test_a_question_mark_asks_why_while_no_text_is_typed():
    pressed = pygame.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_LSHIFT, unicode="/")
    assert [*inputs(pressed, 1, KeyMap())] == [Key("Shift+/", "why")]
    assert KeyMap().key("why") == "?"


def test_no_two_actions_share_a_key_and_a_key_can_be_moved():
    claims = [chord for chords in KeyMap().chords.values() for chord in chords]
    assert len(claims) == len(set(claims))
    assert KeyMap({"log": ("K",)}).action("K") == "log"
    assert KeyMap({"log": ("K",)}).action("L") == ""


def test_events_become_input_in_units(stage_surface):
    event = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(300, 150), button=3)
    assert list(inputs(event, 1.5, KeyMap())) == [Pressed(200, 100, "right")]
    assert list(inputs(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 1), button=4), 1, KeyMap())) == []
    turn = pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0)
    assert [type(one) for one in inputs(turn, 1, KeyMap())] == [Wheel]
    undo = pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL, unicode="")
    assert list(inputs(undo, 1, KeyMap())) == [Key("Ctrl+Z", "undo")]
    assert list(inputs(pygame.Event(pygame.MOUSEMOTION, pos=(8, 4)), 2, KeyMap())) == [Moved(4, 2)]


def test_every_reserved_key_has_its_action():
    for chord, action in {"E": "end turn", "P": "pause", "I": "inspect", "L": "log", "M": "mute"}.items():
        assert keys.KeyMap().action(chord) == action


# ---- settings


def test_settings_come_back_as_they_were_kept(tmp_path):
    path = tmp_path / "settings.json"
    kept = Settings(text_percent=150, keys={"log": ("K", "F7")}, digest="full", master=5)
    assert settings_module.save(kept, path) == ""
    assert settings_module.load(path) == (kept, "")
    assert [one.name for one in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.parametrize("content", [b"{", b'{"text_percent": 5000}', b'{"master": "loud"}', b"\xff\xfe"])
def test_bad_settings_give_the_usual_ones_say_so_and_stay_on_disk(tmp_path, content):
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    loaded, message = settings_module.load(path)
    assert loaded == Settings()
    assert message
    assert path.read_bytes() == content


def test_no_settings_yet_is_no_mistake(tmp_path):
    assert settings_module.load(tmp_path / "settings.json") == (Settings(), "")


def test_settings_that_cannot_be_written_are_told(tmp_path):
    assert "could not be saved" in settings_module.save(Settings(), tmp_path / "nowhere" / "settings.json")


def test_every_setting_stands_on_exactly_one_tab_and_resets_with_it():
    named = [name for names in settings_module.TABS.values() for name in names]
    assert sorted(named) == sorted(Settings.__struct_fields__)
    changed = Settings(master=3, cues=4, text_percent=200)
    assert settings_module.reset_tab(changed, "sound") == Settings(text_percent=200)


# ---- motion


@pytest.fixture
def clock():
    return VirtualClock()


def moving(clock, **changes):
    settings = msgspec.structs.replace(Settings(), **changes)
    return Motion(clock, lambda: settings)


def test_a_movement_begins_at_nothing_ends_at_all_and_then_goes_on(clock):
    seen, ended = [], []
    motion = moving(clock)
    motion.play("card", seen.append, then=lambda: ended.append(clock.now()))
    for _ in range(40):
        clock.advance(10)
        motion.advance()
    assert seen[0] == 0
    assert seen[-1] == 1
    assert seen == sorted(seen)
    assert ended == [320]
    assert not motion.busy


@pytest.mark.parametrize(
    ("changes", "ms"),
    [
        ({}, 320),
        ({"game_speed": 2}, 160),
        ({"move_speed": 0.5}, 640),
        ({"banner_speed": 9}, 320),
        ({"game_speed": 0}, 0),
        ({"reduce_motion": True}, 120),
    ],
)
def test_the_player_sets_the_speed(clock, changes, ms):
    assert moving(clock, **changes).ms("card") == ms


def test_long_journeys_are_capped_and_what_is_read_stands_as_long_with_reduced_motion(clock):
    assert moving(clock).ms("token", 3) == 660
    assert moving(clock).ms("token", 30) == 900
    assert moving(clock, reduce_motion=True).ms("banner hold") == 900


def test_instant_happens_at_once(clock):
    seen, ended = [], []
    moving(clock, game_speed=0).play("card", seen.append, then=lambda: ended.append(1))
    assert (seen, ended) == ([1.0], [1])


def test_finish_also_finishes_what_follows(clock):
    motion, ended = moving(clock), []
    motion.play(
        "card", lambda part: None, then=lambda: motion.play("flip", lambda part: None, then=lambda: ended.append(1))
    )
    motion.finish()
    assert ended == [1]
    assert not motion.busy


@pytest.mark.parametrize("kind", sorted({kind.ease for kind in KINDS.values()}))
def test_every_easing_goes_from_nothing_to_all(kind):
    assert abs(ease(kind, 0)) < 1e-9
    assert abs(ease(kind, 1) - 1) < 1e-9


# ---- sound


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", MAKERS)
def test_every_cue_can_be_heard_is_short_and_is_always_the_same(name):
    mono, stereo = cue(name, 1, 22050), cue(name, 2, 22050)
    assert 2000 < max(abs(value) for value in mono) <= 32767
    assert len(stereo) == 2 * len(mono) < 2 * 22050
    assert cue(name, 1, 22050) == mono


def test_without_a_device_it_is_silent_and_goes_on(monkeypatch, caplog):
    def fail(*args, **named):
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    sound = Sound()
    sound.open()
    sound.play("coin")
    sound.ambience(BEDS[0])
    assert sound.played == ["coin"]
    assert "no device" in caplog.text


def test_volumes_multiply_and_away_or_mute_is_silence():
    sound = Sound()
    sound.set_volumes(Settings(master=50, cues=50))
    assert sound._volume(50) == 0.25
    sound.duck(True)
    assert sound._volume(50) == 0
    sound.duck(False)
    sound.mute(True)
    assert sound._volume(50) == 0


def test_cues_play_on_a_device():
    sound = Sound()
    sound.open()
    try:
        sound.play("card")
        sound.ambience(BEDS[0])
        assert pygame.mixer.get_busy()
    finally:
        sound.close()


def test_sounds_come_from_the_workshop_while_nobody_waits_for_them():
    sound = Sound()
    assert not sound.prepare(), "without a device nothing is made"
    sound.open()
    try:
        while sound.prepare() and "dice" not in sound._sounds:  # the test's own time limit ends a wait in vain
            time.sleep(0.01)
        rate, channels = sound._device
        assert sound._sounds["dice"].get_raw() == cue("dice", channels, rate).tobytes()
        sound._workshop._process.kill()
        while sound.prepare():
            time.sleep(0.01)
        assert BEDS[-1] not in sound._sounds
        sound.ambience(BEDS[-1])
        assert BEDS[-1] in sound._sounds
    finally:
        sound.close()


def test_one_bed_follows_another():
    sound = Sound()
    sound.open()
    try:
        for name in BEDS:
            sound._sound(name)
            sound.ambience(name)
            assert pygame.mixer.Channel(0).get_sound() is sound._sound(name)
    finally:
        sound.close()


def test_a_table_does_not_wait_for_its_bed_of_sound():
    sound = Sound()
    sound.open()
    try:
        sound._sound(BEDS[0])
        sound.ambience(BEDS[0])
        sound.ambience(BEDS[1])
        assert BEDS[1] not in sound._sounds, "it was made while the table was opened"
        while sound.prepare() and BEDS[1] not in sound._sounds:  # the test's own time limit ends a wait in vain
            time.sleep(0.01)
        assert pygame.mixer.Channel(0).get_sound() is sound._sounds[BEDS[1]]
    finally:
        sound.close()


@pytest.mark.sample(3)
@pytest.mark.parametrize("sound", BEDS)
def test_a_bed_is_quiet_and_has_no_seam(sound):
    samples = bed(sound, 1, 44100)
    assert 1000 < max(map(abs, samples)) < 20000
    assert abs(samples[0] - samples[-1]) < 2500


def test_an_unknown_cue_is_a_mistake():
    with pytest.raises(KeyError, match="cannon"):
        Sound().play("cannon")
