from dataclasses import replace
from types import SimpleNamespace

import pygame
import pytest

from game.core.chance import FastChance
from game.core.seats import Told
from game.core.telling import Line
from game.play.handover import Stage
from game.play.showing import missed as module
from game.play.showing.chronicle import digest, recap
from game.play.showing.hud_state import LogLine
from game.play.showing.missed import _to_the_end, missed
from game.ui.draw.measure import Rect
from game.ui.scenes.handover.digest import WHOLE
from game.ui.widgets.base import everything
from tests.ui.at_screen import Screen, key_largo
from tests.ui.sizes import looked_at
from tests.ui.test_table_layout import SMALL


def away(seed=0, size=(1280, 720), **changes):
    """A screen on which somebody comes back to several events."""
    match = key_largo("hhhh", str(seed), encounters=True)
    chance = FastChance(seed)
    while match.step < 40 or len(match.actors()) < 4:
        seat = chance.pick(match.actors())
        match.play(seat, chance.pick(match.seat(seat, match.step).legal))
    screen = Screen(match, size, **changes)
    screen.session.showing.attendance.seen = dict.fromkeys(range(4), match.step - 30)
    screen.press("Space", "Space")
    return screen


def test_the_digest_stands_between_veil_and_private_view():
    screen = away()
    assert screen.scene.name == "digest"
    assert screen.at.stage is Stage.DIGEST
    assert 3 <= len(screen.scene.lines) <= 8
    assert screen.focus == "turn"
    assert "While you were away" in screen.texts
    screen.press("Space")
    assert screen.scene is screen.desk
    assert screen.at.stage is Stage.PRIVATE


@pytest.mark.parametrize(("private", "setting", "count"), ((False, "short", 0), (True, "short", 1), (False, "full", 1)))
def test_one_thing_that_all_may_know_has_no_digest_of_its_own(monkeypatch, private, setting, count):
    screen = away(digest=setting)
    line = LogLine(30, Line(1, "Ben has bought nothing.", private=private))
    monkeypatch.setattr(module, "missed", lambda showing: (line,))
    assert len(module.told_again(screen.session.showing)) == count
    monkeypatch.setattr(module, "missed", lambda showing: (line, replace(line, step=31)))
    assert len(module.told_again(screen.session.showing)) == 2


@pytest.mark.parametrize("private", (False, True))
def test_what_was_hidden_from_others_alone_was_not_missed(monkeypatch, private):
    screen = away()
    scene = screen.scene
    monkeypatch.setattr(
        scene, "lines", tuple(replace(told, line=replace(told.line, private=private)) for told in scene.lines)
    )
    screen.app.dirty()
    screen.advance(100, 50)
    assert ("For your eyes alone" in screen.texts) == private == ("While you were away" not in screen.texts)


def test_all_of_it_takes_six_seconds_at_most():
    for setting in ("short", "full"):
        screen = away(digest=setting)
        scene, ms = screen.scene, 0
        while scene.playing:
            screen.advance(100, 50)
            ms += 100
        assert ms <= WHOLE + 200
        assert scene.now == len(scene.lines) - 1
        assert screen.scene is scene, "it waits for the player"


def test_steps_go_on_and_back():
    screen = away()
    screen.press("Right", "Right")
    assert screen.scene.now == 2
    assert not screen.scene.playing
    screen.press("Left")
    assert screen.scene.now == 1
    screen.click("step")
    assert screen.scene.now == 2
    screen.click("play")
    assert screen.scene.playing


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080)])
def test_the_buttons_stand_on_both_sides_of_the_medallion_whatever_else_stands_in_the_tray(size):
    screen = away(size=size)
    scene = screen.scene
    zones = scene.desk.view.context(screen.app.canvas).zones
    for cut in (0, 224):
        room = Rect(zones.tray_room.x + cut, zones.tray_room.y, zones.tray_room.w - cut, zones.tray_room.h)
        with_status = replace(zones, tray_room=room)
        scene.desk.view.context = lambda canvas, zones=with_status: SimpleNamespace(zones=zones)
        scene.lay_out(screen.app.canvas)
        middle, medal = zones.tray.centerx, min(116.0, zones.tray.h * 0.5) / 2
        assert scene.play.rect.right < middle - medal < middle + medal < scene.hide.rect.x
        assert abs((middle - scene.step.rect.x) - (scene.turn.rect.right - middle)) < 90


def test_hide_now_leaves_it_untold():
    screen = away()
    told = screen.scene.lines
    screen.click("hide")
    assert screen.scene.name == "veil"
    screen.press("Space", "Space")
    assert screen.scene.name == "digest"
    assert screen.scene.lines == told


def test_it_can_be_switched_off_or_told_in_full():
    assert away(digest="off").scene.name == "table"
    assert len(away(digest="full").scene.lines) > len(away(digest="short").scene.lines)


def test_it_tells_only_what_the_seat_knows():
    screen = away()
    known = {told.event for told in screen.match.seat(0).events}
    foreign = {event for step in screen.match._history.steps for event in step.events} - known
    assert foreign
    narrate, players = screen.match.game.staging.narrate, screen.match.players
    secret = {line.text for line in (narrate(event, players) for event in foreign) if line is not None}
    public = {line.line.text for line in screen.session.showing.teller.lines(0)}
    assert not (secret - public) & set(screen.texts)


def others(count):
    """So many steps of Ben."""
    return [(1, None)] * count


def line(n, kind="decision", private=False, seat=1):
    return LogLine(n, Line(seat, f"{n}", kind=kind, private=private))


def test_what_began_unseen_is_told_to_its_end():
    deeds = ((1, "goes"), (1, "meets a monster"), (1, "loses"), (2, "sells"), (1, "waits"), (2, "buys"), (2, "shows"))
    lines = [LogLine(n, Line(seat, words)) for n, (seat, words) in enumerate(deeds)]
    told = [line.line.text for line in _to_the_end(lines, {0, 2, 3, 4, 6})]
    assert told == ["meets a monster", "loses", "buys", "shows"]


def test_what_began_unseen_is_told_to_its_end_though_others_answer_to_a_roll():
    rolls, rolls_again = (LogLine(n, Line(1, f"rolls {n}", kind="luck")) for n in (1, 3))
    lines = [rolls, line(2, seat=2), rolls_again, line(4), line(5, "phase", seat=2), line(6, seat=2), line(7)]
    told = [each.line.text for each in _to_the_end(lines, range(2, 8))]
    assert told == ["rolls 1", "2", "rolls 3", "4"]


def test_what_began_unseen_is_told_to_its_end_though_the_answer_to_it_was_not_seen_either():
    deeds = ((1, "goes"), (2, "asks for a toll"), (2, "shows"), (1, "goes back"), (2, "waits"), (1, "sells"))
    lines = [LogLine(n, Line(seat, words)) for n, (seat, words) in enumerate(deeds)]
    told = [each.line.text for each in _to_the_end(lines, {3, 4, 5})]
    assert told == ["goes", "asks for a toll", "shows", "goes back"]
    turns = [*lines[:3], line(3, "phase", seat=2), line(4), line(5, seat=2)]
    assert [each.step for each in _to_the_end(turns, {3, 4, 5})] == [0, 1, 2], "another turn is another story"


def test_the_weightiest_events_are_kept_in_their_order():
    lines = [line(n) for n in range(20)] + [line(20, "money"), line(21, private=True), line(22)]
    kept = digest(lines, 3)
    assert [one.step for one in kept] == [20, 21, 22]
    assert [one.step for one in digest(lines, 5)] == [18, 19, 20, 21, 22]
    assert digest([line(1, "phase")], 5) == ()
    assert digest(lines, 0) == ()


def test_lines_that_begin_alike_are_told_as_one():
    def ask(n, item, seat=1, lead="Ben asks"):
        return LogLine(n, Line(seat, f"Ben asks {item}", -1, lead=lead, item=item))

    lines = [ask(1, "one"), ask(2, "two"), line(3), ask(4, "three"), ask(5, "four", 2), ask(6, "five", 2, "Ida asks")]
    told = digest(lines, 8)
    assert [one.line.text for one in told] == [
        "Ben asks: one, two",
        "3",
        "Ben asks three",
        "Ben asks four",
        "Ben asks five",
    ]
    assert (told[0].step, told[0].line.delta) == (2, -2)
    assert [one.line.text for one in recap(lines[:2], 0, others(3))] == ["Ben asks: one, two"]


def test_a_full_digest_of_long_lines_stays_inside_its_cards():
    screen = away(digest="full")
    words = "Ben asks in Copper Landing: Winter Regent, Brightwater, Bonny Margaret, Gull Wing, Cormorant, Oriel"
    screen.scene.lines = tuple(LogLine(n, Line(1, words, -5)) for n in range(24))
    for percent in (100, 150):
        screen.app.change(text_percent=percent)
        screen.frame()
        texts = [one for one in screen.recorder.drawn if one.text and one.text in words]
        assert texts
        assert not [one.text for one in screen.recorder.drawn if one.text.endswith("…") and one.text[:6] in words]
        low = screen.app.measure.px(screen.scene.line_y + 34 + screen.scene.card[1])
        assert all(
            one.rect.bottom <= low for one in texts if one.rect.bottom > screen.app.measure.px(screen.scene.line_y)
        )


def test_an_event_without_a_face_shows_the_picture_of_its_place():
    screen = away(digest="full")
    bare = LogLine(0, Line(1, "Ben anchors over the Swift.", spot="wreck:s1"))
    frames = []
    for line in (bare, replace(bare, line=replace(bare.line, spot=""))):
        screen.scene.lines, screen.scene.now = (line,), 0
        screen.app.dirty()
        screen.scene.lay_out(screen.app.canvas)
        area = Rect(screen.app.measure.w / 2 - 160, screen.scene.line_y + 50, 110, 150)
        frames.append(screen.frame().subsurface(screen.app.canvas.box(area)).copy())
    place, sign = (pygame.transform.average_color(frame) for frame in frames)
    assert place[2] > place[0] and sign[2] < sign[0], "water, not paper"


def test_the_recap_holds_all_that_others_did_and_nothing_of_ones_own():
    lines = [line(n, seat=n % 3) for n in range(60)] + [line(60, "phase"), line(61, seat=None)]
    steps = [(n % 3, None) for n in range(62)]
    assert [one.step for one in recap(lines, 0, steps)] == [n for n in range(60) if n % 3]


def test_the_recap_holds_what_came_to_oneself_by_steps_of_others():
    lines = [line(0, seat=0), line(1, seat=1), line(1, seat=0), line(2, seat=0)]
    assert recap(lines, 0, [(0, None), (1, None), (2, None)]) == tuple(lines[1:])


def test_what_is_joined_tells_of_all_its_events():
    told = [LogLine(n, Line(1, "Ben asks", lead="Ben asks", item=str(n)), (Told(n, n),)) for n in range(3)]
    assert [each.step for each in recap(told, 0, others(3))[0].told] == [0, 1, 2]


def test_the_digest_counts_all_that_happened():
    screen = away(digest="short")
    lines = missed(screen.session.showing)
    assert len(lines) > len(screen.scene.lines) == 8
    told = f"{len(lines)} events to catch up on; 8 of them are told here"
    assert told in screen.texts


def test_what_is_told_so_far_does_not_reach_into_the_slip_below_the_log():
    screen = away(3, (1920, 1080))
    screen.advance(300, 100)
    foot = next(drawn.rect for drawn in screen.recorder.drawn if "more to come" in drawn.text)
    slip = screen.desk.view.plan().context.zones.slip
    assert slip.w and foot.bottom < slip.y


@pytest.mark.sample(3)
@pytest.mark.parametrize(("size", "text"), looked_at(SMALL))
def test_everything_on_a_digest_has_its_room(size, text, unpainted):
    screen = away(3, size, text_percent=text)
    screen.advance(1200, 100)
    area = screen.app.measure.area
    buttons = list(everything(screen.scene.widgets))
    for n, one in enumerate(buttons):
        assert area.contains(one.rect), one.id
        assert not any(one.rect.colliderect(other.rect) for other in buttons[n + 1 :])
    window = screen.app.surface.get_rect()
    own = {"While you were away", "Your own view opens after this", *(told.line.text for told in screen.scene.lines)}
    for drawn in screen.recorder.drawn:
        if drawn.text in own:
            assert window.contains(drawn.rect), drawn.text


def test_three_lines_stand_clear_of_their_frame(monkeypatch):
    screen = away(size=(1920, 1080))
    scene, canvas = screen.scene, screen.app.canvas
    words = "Ben reads: the Gull Wing lies in C2, $60–90 when it sank, and more than that"
    first = scene.lines[0]
    scene.lines = (replace(first, line=replace(first.line, text=words)),)
    frames, rows = [], []
    monkeypatch.setattr(canvas, "rr", lambda area, *given: frames.append(Rect(*area)))
    monkeypatch.setattr(canvas, "text", lambda text, x, y, *given, **more: rows.append((text, y)) or 0.0)
    scene._draw_log(canvas)
    (frame,), middles = frames, [y for text, y in rows if text.rstrip(" …") in words]
    assert len(middles) == 3
    assert min(middles) - 18 >= frame.top and max(middles) + 18 <= frame.bottom


def test_what_is_told_so_far_is_told_whole_while_there_is_room():
    screen = away(3, (1920, 1080))
    words = "Ana asks Copper Landing: Winter Regent, Brightwater, Oriel, Cormorant, Bonny Margaret, Gull Wing"
    first = screen.scene.lines[0]
    screen.scene.lines = (replace(first, line=replace(first.line, text=words)),)
    screen.app.relay()
    screen.frame()
    left = screen.scene.zones.panel.x * screen.app.canvas.measure.scale
    told = [one.text for one in screen.recorder.drawn if one.rect.x > left and one.text in words]
    assert len(told) > 3 and " ".join(told) == words


def test_what_is_told_so_far_is_not_darkened():
    screen = away(3, (1920, 1080))
    screen.advance(300, 100)
    foot = next(drawn for drawn in screen.recorder.drawn if "more to come" in drawn.text)
    brightest = max(screen.frame().get_at((x, foot.rect.centery))[1] for x in range(foot.rect.left, foot.rect.right))
    assert brightest > 110


def test_what_follows_by_the_rules_alone_is_told_to_whoever_ended_the_season():
    won = replace(line(1, seat=0), line=Line(0, "Ana wins Keywood.", follows=True))
    passed = line(1, seat=0)
    assert recap([line(0, seat=1), passed, won], 0, [(1, None), (0, None)]) == (line(0, seat=1), won)
