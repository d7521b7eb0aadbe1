import pygame
import pytest

from game import paths
from game.board.tiled import load_board
from game.core.chance import FastChance
from game.core.pins import hashed
from game.play.handover import Stage
from game.play.playing import Playing
from game.ui.scenes.handover.keypad import Keypad
from game.ui.scenes.handover.veil import Veil
from game.ui.widgets.base import everything
from tests.ui.at_screen import Screen, key_largo
from tests.ui.at_table import new_match
from tests.ui.checks import cut
from tests.ui.lake_worlds import lake_at


@pytest.fixture
def screen():
    return Screen(new_match("hhh"))


def test_a_table_of_several_humans_opens_on_the_veil(screen):
    assert screen.scene.name == "veil"
    assert screen.focus == "unlock"
    texts = screen.texts
    assert {"Hand the table to", "Ana", "I am Ana", "Bid one of your lamps.", "then", "Ben", "Mia"} <= set(texts)


def test_holding_for_600_ms_opens(screen):
    screen.hold("unlock", 700)
    assert screen.scene is screen.desk
    assert (screen.at.stage, screen.at.seat) == (Stage.PRIVATE, 0)


def test_a_short_press_does_not_open_and_two_do(screen):
    screen.hold("unlock", 300)
    assert screen.scene.name == "veil"
    screen.hold("unlock", 100)
    assert screen.scene is screen.desk


def test_after_the_first_press_the_button_asks_for_one_more_as_long_as_it_counts(screen):
    screen.press("Space")
    assert "Once more" in screen.texts
    screen.advance(3000, 100)
    assert "Once more" not in screen.texts


def test_two_presses_long_apart_do_not_open(screen):
    screen.press("Space")
    screen.advance(3000, 100)
    screen.press("Space")
    assert screen.scene.name == "veil"


def test_press_twice_alone_when_the_player_cannot_hold():
    screen = Screen(new_match("hh"), open_by="press twice")
    screen.hold("unlock", 1400)
    assert screen.scene.name == "veil"
    screen.click("unlock")
    screen.click("unlock")
    assert screen.scene is screen.desk


def test_a_repeating_key_does_not_open(screen):
    from game.ui.shell.input import Key

    for _again in range(10):
        screen.app.feed(Key("Space", "activate", repeat=True))
        screen.advance(100)
    assert screen.scene.name == "veil"


def test_the_key_that_has_committed_does_not_open_the_next_veil(screen):
    screen.open()
    offer = screen.session.showing.table.offers[0]
    for spot in offer.path:
        screen.click(f"spot:{spot}")
    assert screen.desk.view.look.ready
    screen.press("Tab")
    screen.desk.focus.go_to("tool:commit")
    screen.press("Enter")
    assert screen.scene.name == "veil" and screen.at.seat == 1
    screen.press("Enter", "Enter", "Enter")
    assert screen.scene.name == "veil"
    assert any("not Enter again" in text for text in screen.texts)
    screen.press("Space", "Space")
    assert screen.scene is screen.desk


def test_input_is_swallowed_for_a_moment_after_the_veil_fell():
    screen = Screen(new_match("hh"))
    screen.app.change(guard_ms=400)
    screen.open() if screen.scene is not screen.desk else None
    screen.advance(500)
    for spot in screen.session.showing.table.offers[0].path:
        screen.click(f"spot:{spot}")
    screen.press("E")
    assert screen.at.seat == 1
    screen.press("Space", "Space", "Space")
    assert screen.scene.name == "veil"
    screen.advance(500)
    screen.press("Space", "Space")
    assert screen.scene is screen.desk


def test_losing_the_focus_covers_a_private_view_at_once(screen):
    screen.open()
    spot = screen.session.showing.table.offers[0].path[0]
    screen.click(f"spot:{spot}")
    screen.move(f"spot:{spot}")
    screen.advance(600)
    before = screen.bytes
    screen.app.focus_lost()
    assert screen.scene.name == "veil"
    assert screen.bytes != before
    assert not any("Lamp" in text for text in screen.texts)
    screen.open()
    assert screen.session.showing.choice.picked == (spot,)


def test_the_public_board_from_the_veil_and_back(screen):
    screen.click("board")
    assert screen.scene is screen.desk
    assert screen.session.showing.viewer is None
    assert not any(text.startswith("Lamp ") for text in screen.texts)
    screen.press("Esc")
    assert screen.scene.name == "veil"
    screen.press("`")
    assert screen.scene is screen.desk
    screen.click("tool:return")
    assert screen.scene.name == "veil"


def test_hide_now_by_button_and_by_key(screen):
    screen.open()
    screen.click("tool:hide")
    assert screen.scene.name == "veil"
    screen.open()
    screen.press("`")
    assert screen.scene.name == "veil"


def test_one_human_meets_no_veil():
    screen = Screen(new_match("hb"))
    assert screen.scene is screen.desk
    screen.app.focus_lost()
    assert screen.scene is screen.desk
    assert screen.session.showing.viewer == 0


def test_a_number_opens_and_a_wrong_one_costs_nothing(screen):
    screen.desk.pins[0] = hashed("4711")
    screen.press("Space", "Space")
    assert isinstance(screen.scene, Keypad)
    screen.press("4", "7", "1", "2")
    assert isinstance(screen.scene, Keypad)
    assert any("not it" in text for text in screen.texts)
    for digit in "4711":
        screen.click(f"digit {digit}")
    assert screen.scene is screen.desk


def test_the_keys_of_the_number_lie_differently_each_time(screen):
    screen.desk.pins[0] = hashed("4711")
    orders = set()
    for _time in range(6):
        screen.press("Space", "Space")
        orders.add(tuple(key.label for key in screen.scene.keys))
        screen.press("Esc")
        assert screen.scene.name == "veil"
    assert len(orders) > 1
    assert all(sorted(order) == list("0123456789") for order in orders)


def test_a_public_decision_may_be_looked_at_privately_first():
    screen = Screen(new_match("hh"))
    for _player in range(2):
        screen.open()
        screen.commit()
    screen.advance(5000, 50)
    assert screen.scene is screen.desk and screen.session.showing.viewer is None
    screen.click("tool:lift")
    assert screen.scene.name == "lift" and screen.at.again, "whoever looked last is asked for again"
    screen.open()
    assert screen.session.showing.viewer == screen.session.playing.decision.seat
    screen.press("`")
    screen.click("board")
    assert screen.session.showing.at.stage is Stage.PUBLIC


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1200), (3440, 1440)])
@pytest.mark.parametrize("text", [100, 150, 200])
def test_everything_on_a_veil_has_its_room(size, text, unpainted):
    screen = Screen(key_largo("hhhh"), size, text_percent=text)
    assert isinstance(screen.scene, Veil)
    screen.frame()
    window = screen.app.surface.get_rect()
    assert not cut(screen)
    for drawn in screen.recorder.drawn:
        assert window.contains(drawn.rect), drawn.text
    buttons = list(everything(screen.scene.widgets))
    for n, one in enumerate(buttons):
        assert screen.app.measure.area.contains(one.rect)
        assert not any(one.rect.colliderect(other.rect) for other in buttons[n + 1 :])
    lines = [drawn.rect.inflate(0, -drawn.rect.h // 3) for drawn in screen.recorder.drawn]
    for n, one in enumerate(lines):
        overlapping = [
            screen.recorder.drawn[n + 1 + m].text for m, rect in enumerate(lines[n + 1 :]) if one.colliderect(rect)
        ]
        assert not overlapping, (screen.recorder.drawn[n].text, overlapping)


@pytest.mark.parametrize("colour", range(6))
def test_every_seats_veil_is_a_picture_of_its_own_with_legible_words(colour):
    from game.core.match import Match
    from game.core.player import Player

    match = key_largo("hhh")
    players = [
        Player("Ana", colour=colour),
        Player("Ben", colour=(colour + 1) % 6),
        Player("Mia", colour=(colour + 2) % 6),
    ]
    screen = Screen(Match(match.game, players, "AAAA-AAAA", match.game.options()))
    screen.frame()
    for drawn in screen.recorder.drawn:
        for ground in drawn.grounds:
            if drawn.text in ("Hand the table to", "then", "Ben", "Mia") or drawn.text == screen.session.passing.task:
                assert contrast(drawn.colour, ground) >= 4.5, (drawn.text, ground)


def contrast(one, other):
    def light(colour):
        parts = [part / 255 for part in tuple(colour)[:3]]
        parts = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_the_hold_ring_fills_evenly_and_lasts_600_ms_whatever_the_speed():
    screen = Screen(new_match("hh"), game_speed=4.0)
    from game.ui.shell.input import Pressed

    screen.app.feed(Pressed(*screen.where("unlock")))
    screen.advance(300, 10)
    assert screen.scene.unlock.held == pytest.approx(0.5, abs=0.05)
    screen.advance(280, 10)
    assert screen.scene.name == "veil"
    screen.advance(60, 10)
    assert screen.scene is screen.desk


def test_a_veil_says_nothing_of_the_table_but_public_words(screen):
    assert pygame.display.get_init()
    shown = set(screen.texts)
    state = screen.match._state
    secrets = {str(lamp) for hand in state.hands for lamp in hand} | {str(state.sunken)}
    assert not shown & secrets


@pytest.fixture(scope="module")
def market():
    """A match in which somebody decides alone and in private."""
    board = load_board(paths.maps("island.tmx"))
    match, chance = key_largo("hhhh", "MARKET"), FastChance(1)
    playing = Playing(match, board, lambda match: None)
    while not playing.decision.private or playing.decision.together:
        seat = chance.pick(match.actors())
        playing.play(seat, chance.pick(match.seat(seat).legal))
    return match


def test_a_strict_table_veils_what_a_relaxed_one_lifts(market):
    strict, relaxed = Screen(market), Screen(market, hand_over="relaxed")
    assert strict.scene.name == "veil"
    assert relaxed.scene.name == "lift"
    assert relaxed.session.passing.task in relaxed.texts
    relaxed.open()
    assert relaxed.session.showing.viewer == market.actors()[0]
    relaxed.press("`")
    assert relaxed.scene.name == "veil", "what was lifted once is hidden behind the veil"


def test_the_table_moves_on_under_a_lid_and_stands_still_under_a_menu(market):
    screen = Screen(market, hand_over="relaxed")
    assert screen.scene.name == "lift"
    way = []
    screen.app.motion.play("money", way.append, on=screen.desk)
    screen.advance(100)
    assert 0 < way[-1] < 1
    screen.press("Esc")
    assert screen.scene.name == "pause"
    before = way[-1]
    screen.advance(1000)
    assert way[-1] == before


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_a_shut_tray_says_whole_whom_it_waits_for_and_which_key_it_takes(market, size, unpainted):
    screen = Screen(market, size, hand_over="relaxed")
    assert f"{market.players[screen.at.seat].name}, lift the tray" in screen.texts
    screen.scene._barred = screen.scene.unlock.barred = "Enter"
    screen.app.dirty()
    assert screen.scene.hint().endswith("; Enter does not count"), "who plays by keys knows before he tries"
    hint = next(text for text in screen.texts if text.startswith(screen.scene.hint()))
    screen.press("Enter")
    assert "not Enter again: another key, or the mouse" in screen.texts
    screen.click("unlock")
    assert hint in screen.texts, "it says again how often, or how long"


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3440, 1440)])
@pytest.mark.parametrize("text", [100, 200])
def test_everything_on_a_shut_tray_and_a_keypad_has_its_room(market, size, text, unpainted):
    screen = Screen(market, size, hand_over="relaxed", text_percent=text)
    window = screen.app.surface.get_rect()
    own = {screen.session.passing.task, f"I am {market.players[screen.at.seat].name}"}
    screen.frame()
    assert all(window.contains(drawn.rect) for drawn in screen.recorder.drawn if drawn.text in own)
    assert screen.app.measure.area.contains(screen.scene.unlock.rect)
    screen.desk.pins[screen.at.seat] = hashed("0000")
    screen.press("Space", "Space")
    assert screen.scene.name == "keypad"
    keys = [*screen.scene.keys, screen.scene.erase]
    for n, one in enumerate(keys):
        assert screen.app.measure.area.contains(one.rect)
        assert not any(one.rect.colliderect(other.rect) for other in keys[n + 1 :])


def test_beside_a_lid_one_may_ask_why_something_happened():
    match = lake_at("city", wanted=lambda match, seat: match.seat(seat, match.step).view.round == 2)
    screen = Screen(match, hand_over="relaxed")
    screen.click("tool:lift")
    assert screen.scene.name == "lift"
    asked = next(hit for hit in screen.desk.view.hits if hit.id == "why:0")
    screen.click_at(*asked.rect.center)
    assert screen.scene.name == "rules", "what was nobody's choice has a rule"
    screen.press("Esc")
    assert screen.scene.name == "lift"
    screen.click_at(*screen.scene.lid.midtop)
    assert screen.scene.name == "lift", "the rest of the table still cannot be pressed"
