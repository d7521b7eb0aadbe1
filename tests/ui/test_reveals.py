"""The scenes that show a reveal: what is seen when, by whom, and how it is left."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.core.chance import Chance
from game.core.faces import Face, Words
from game.core.telling import BURNT, Reveal, Shown
from game.games.dark_water_salvage.actions import Research
from game.play.pace import REVEAL, REVEAL_REST
from game.ui.scenes.play.public_view import public_picture
from game.ui.scenes.reveal.lineup import Lineup
from game.ui.scenes.reveal.plate import even
from game.ui.scenes.reveal.scope import SWEEP
from tests.buoys import BUOYS, Bid, Dived, Heard, Stop
from tests.hamlets.rules import Plant
from tests.ui.at_hamlets import LONG, hamlets
from tests.ui.at_screen import SMALL, Screen
from tests.ui.at_table import Worker, new_match
from tests.ui.checks import cut, faults
from tests.ui.lake_worlds import lake_at
from tests.ui.sizes import EDGES, lots

STRIP = Face(1218, 172, (Words("What was asked", 20, 40, 30, "title", room=400),))
BEFORE = Face(1218, 172, (Words("Who is asked", 20, 40, 30, "title", room=400),))
ASKED = "What does the keeper of the lighthouse say of the Duchess?"


CRANE = (("crane", 0.0), ("coin", 0.95))


def rich(event, view, players):
    """Everything a reveal can have, with long words."""
    match event:
        case Heard(bay, here):
            words = ("Row D, columns 6 to 9, or else on the other shore", "due east of the lighthouse and nothing else")
            again, lit = ((f"bay:{bay + 1}",), "Ask another, $1"), (f"bay:{bay}",)
            sign, title = ("NW", "Northwest") if here else ("E", "East of here")
            others = tuple(f"bay:{n}" for n in range(6) if n != bay)
            shown = Reveal("scope", sign, title, *words, STRIP, "bay:3", lit, others, 0, again, "Write it down", True)
            return replace(shown, cues=(("ping", 0.0), ("burn", BURNT)), asked=ASKED, before=BEFORE)
        case Dived(_seat, bay, True):
            words = ("Raised by the first who came, with all hands", "$75 when it sank: 65 % is left in these waters")
            lit = (f"bay:{bay}",)
            return Reveal("count", "$49", "The Duchess comes up", *words, STRIP, lit=lit, count=49, cues=CRANE)
    return None


GAME = replace(BUOYS, staging=replace(BUOYS.staging, reveal=rich))


def bidden(kinds, first=0):
    match = new_match(kinds, "AAAA-AAAA", GAME)
    for seat in range(len(kinds)):
        match.play(seat, Bid(20 if seat == first else 0))
    return match


def heard(kinds="hh", size=SMALL, bay=0, **changes):
    """Seat 0 has just listened, in its own view."""
    screen = Screen(bidden(kinds), size, **changes)
    if screen.scene.name == "veil":
        screen.open()
    screen.session.pick(f"bay:{bay}")
    screen.session.commit()
    screen.desk.sync()
    screen.frame()
    assert screen.scene.name == "reveal"
    return screen


def raised(kinds="hh", size=SMALL, **changes):
    """Seat 0 has just dived where the buoy floats, on the public table."""
    match = bidden(kinds)
    match.play(0, Stop())
    screen = Screen(match, size, confirm="never", **changes)
    screen.session.pick(f"bay:{match._state.buoy}")
    screen.session.commit()
    screen.desk.sync()
    screen.frame()
    assert screen.scene.name == "reveal"
    return screen


def buoy():
    return bidden("hh")._state.buoy


def judged(size=SMALL, **changes):
    """The last tile of the hamlets was just laid: the fair shows all roads."""
    match, luck = hamlets(names=LONG, rounds=1), Chance("judged", 1)
    while match.step < 10 or len(match.seat(match.actors()[0]).legal) != 6:
        seat = match.actors()[0]
        lays = [action for action in match.seat(seat).legal if not isinstance(action, Plant)]
        match.play(seat, luck.pick(lays))
    screen = Screen(match, size, hand_over="open", **changes)
    screen.session.pick("turn:0")
    screen.session.commit()
    screen.desk.sync()
    screen.frame()
    assert screen.scene.name == "reveal"
    return screen


MAKERS = {"scope": heard, "count": raised, "things": judged}


@pytest.mark.sample(3)
@lots
@pytest.mark.parametrize("kind", MAKERS)
def test_it_has_its_room_at_every_size(kind, lot, unpainted):
    screen = MAKERS[kind](reduce_motion=True)
    for size, percent in lot:
        screen.app.resize(pygame.Surface(size).convert())
        screen.app.change(text_percent=percent)
        screen.frame()
        screen.recorder.drawn[:] = [one for one in screen.recorder.drawn if one.rect.x > -50_000]
        assert not faults(screen), f"{size}, {percent} %"
        assert not cut(screen), f"{size}, {percent} %"
        scene = screen.scene
        for part in (scene.board, scene.strip, scene.dial, scene.plate):
            assert screen.app.measure.area.contains(part), f"{size}, {percent} %"
        assert scene.dial.w >= 320 or kind == "things", f"{size}, {percent} %"
        places = (scene.board, scene.strip, scene.dial, scene.plate, scene.onward.rect)
        for n, one in enumerate(places):
            over = [other for other in places[n + 1 :] if one.inflate(-4, -4).colliderect(other)]
            assert not over, f"{size}, {percent} %"


@pytest.mark.sample(3)
@pytest.mark.parametrize("contrasts", [False, True])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("kind", MAKERS)
def test_its_words_are_clear(kind, size, contrasts):
    screen = MAKERS[kind](size=size, reduce_motion=True, high_contrast=contrasts)
    screen.frame()
    screen.recorder.drawn[:] = [one for one in screen.recorder.drawn if one.rect.x > -50_000]
    assert not faults(screen)


@pytest.mark.parametrize(("kind", "title"), [("scope", "East of here"), ("count", "The Duchess comes up")])
def test_the_words_come_when_it_has_been_shown(kind, title):
    screen = heard(bay=(buoy() + 1) % 5) if kind == "scope" else raised()
    assert title not in screen.texts
    screen.advance(REVEAL * SWEEP)
    assert title not in screen.texts
    screen.advance(REVEAL)
    assert title in screen.texts


def test_until_it_is_told_plate_and_strip_say_what_is_asked():
    screen, blank = heard(), heard()
    blank.scene.reveal = replace(blank.scene.reveal, before=None)
    for part in (0.0, SWEEP):
        screen.advance(REVEAL * part), blank.advance(REVEAL * part)
        assert ASKED in " ".join(screen.texts)
        assert screen.bytes != blank.bytes, "the strip shows what is asked"
    screen.advance(REVEAL), blank.advance(REVEAL)
    assert ASKED not in " ".join(screen.texts)
    assert screen.bytes == blank.bytes


def test_what_is_answered_shows_only_when_the_beam_has_come_round():
    """The same frames and sounds, whatever the answer is, until the sign burns in; then they differ."""
    right, wrong = heard(bay=buoy()), heard(bay=buoy())
    other = "Somewhere else, on the other side of the whole lake"
    wrong.scene.reveal = replace(wrong.scene.reveal, sign="S", words=other)
    wrong.scene._places = None
    wrong.app.relay()
    for _moment in range(6):
        assert right.bytes == wrong.bytes
        right.advance(120, 20), wrong.advance(120, 20)
    right.advance(REVEAL, 50), wrong.advance(REVEAL, 50)
    assert right.bytes != wrong.bytes
    assert right.app.sound.played == wrong.app.sound.played


def test_a_haul_is_counted_up():
    screen = raised()
    seen = []
    for _moment in range(20):
        screen.advance(100, 25)
        seen += [text for text in screen.texts if text.startswith("$") and text[1:].isdigit()]
    counted = [int(text[1:]) for text in seen]
    assert counted == sorted(counted)
    assert len(set(counted)) > 4
    assert counted[-1] == 49


def test_the_bands_of_lamplight_go_out_where_they_have_crossed():
    """A row and a column that stay lit would be taken for an answer about them."""

    def lit(screen):
        scene, canvas = screen.scene, screen.app.canvas
        board, place = canvas.box(scene.board), canvas.box(scene._night.place(scene.reveal.lit[0]))
        shown = pygame.Surface(board.size)
        shown.blit(screen.frame(), (0, 0), board)
        row = pygame.Rect(0, place.y - board.y, board.w, place.h)
        row.w = max(place.x - board.x - 40, 0) or board.w
        row.x = 0 if place.x - board.x > 40 else place.right - board.x + 40
        row = row.clip(shown.get_rect())
        return sum(pygame.transform.average_color(shown, row)) - sum(
            pygame.transform.average_color(scene._night.night, row)
        )

    screen = raised()
    screen.advance(REVEAL * 0.6)
    assert lit(screen) > 30
    screen.advance(REVEAL)
    assert abs(lit(screen)) < 3


def test_what_is_left_is_lit():
    screen = heard(reduce_motion=True)
    scene = screen.scene
    night, told = scene._night.night, scene._night.told
    corner, lit = screen.app.canvas.box(scene.board), screen.app.canvas.box(scene._night.lit[0])
    place = lit.move(-corner.x, -corner.y)
    before, after = (pygame.transform.average_color(one, place) for one in (night, told))
    assert after[1] > before[1] + 30
    assert len(scene._night.struck) == 5


def things():
    screen = judged()
    return screen, screen.scene._lineup.stalls


def test_things_come_one_after_the_other_and_are_compared_at_last():
    screen, stalls = things()
    best = max(int(one.shown.figure) for one in stalls)
    moods = {one.shown.mood for one in stalls if int(one.shown.figure) == best}
    assert moods == {"best"} and {one.shown.mood for one in stalls if int(one.shown.figure) < best} <= {"out"}
    seen = []
    for _moment in range(24):
        screen.advance(100, 25)
        texts = set(screen.texts)
        seen.append([one.shown.seat for one in stalls if {one.shown.caption, one.shown.caption.split()[0]} & texts])
    assert seen[-1] == list(range(6))
    assert all(before == after[: len(before)] for before, after in pairwise(seen))
    assert len({len(each) for each in seen}) > 3


def test_things_lie_apart_from_each_other_and_their_words():
    for size, percent in EDGES:
        screen = judged(size, text_percent=percent, reduce_motion=True)
        stalls, area = screen.scene._lineup.stalls, screen.scene.board
        places = [one.face for one in stalls] + [one.words for one in stalls]
        for n, one in enumerate(places):
            assert area.inflate(1, 1).contains(one), f"{size}, {percent} %"
            assert not any(one.inflate(-2, -2).colliderect(other) for other in places[n + 1 :]), f"{size}, {percent} %"


def test_one_thing_s_few_words_stand_below_it_and_not_across_the_board():
    screen, _stalls = things()
    shown = (Shown(Face(100, 150, ()), caption="3 goods"),)
    (stall,) = Lineup(screen.desk.view.context(screen.app.canvas), screen.scene.board, shown).stalls
    assert stall.face.w <= stall.words.w < 0.5 * screen.scene.board.w
    assert abs(stall.words.centerx - stall.face.centerx) < 1


def test_reduced_motion_shows_the_end_at_once():
    screen = heard(reduce_motion=True)
    assert any(text in screen.texts for text in ("Northwest", "East of here"))
    before = screen.bytes
    screen.advance(500)
    assert screen.bytes == before


def test_the_first_key_ends_the_movement_and_the_second_goes_on():
    screen = heard()
    screen.press("Enter")
    assert screen.scene.name == "reveal"
    assert screen.scene.part == 1
    screen.press("Enter")
    assert screen.scene is screen.desk
    assert screen.session.showing.reveal is None


@pytest.mark.parametrize("way", ["Space", "Esc", "click"])
def test_ways_on(way):
    screen = heard(reduce_motion=True)
    if way == "click":
        screen.click("onward")
    else:
        screen.press(way)
    assert screen.scene is screen.desk


@pytest.mark.parametrize("way", ["A", "click"])
def test_asking_on_picks_the_next_spot(way):
    screen = heard(reduce_motion=True)
    if way == "click":
        screen.click("again")
    else:
        screen.press(way)
    assert screen.scene is screen.desk
    assert screen.session.showing.choice.picked == ("bay:1",)


def test_what_an_answer_proposes_at_a_price_is_asked_at_once():
    """The button names question and price: no plate opens that asks once more which question is meant."""

    def ashore(match, seat):
        return len({offer.sonar for offer in match.seat(seat, match.step).legal if isinstance(offer, Research)}) > 1

    match = lake_at("research", kinds="hbh", wanted=ashore)
    screen = Screen(match, reduce_motion=True)
    screen.open()
    screen.settle()
    view = match.seat(match.actors()[0], match.step).view
    unread = next(n for n, known in enumerate(view.answers) if max(known) < 0)
    asked = next(o.path for o in screen.session.showing.table.offers if o.path[0] == f"wreck:{unread}")
    screen.session.take(asked)
    screen.desk.sync()
    screen.settle()
    step, proposed = match.step, screen.session.showing.reveal.again[0]
    screen.click("again")
    assert proposed[0] == asked[0] and proposed != asked
    assert (match.step, screen.session.showing.choice.picked) == (step + 1, ())
    assert screen.scene.name == "reveal"


def test_a_reveal_for_everybody_has_no_veil_to_hide_behind():
    screen = raised(reduce_motion=True)
    assert not screen.scene.hide.shown
    assert not screen.scene.again.shown
    screen.press("A")
    assert screen.scene.name == "reveal"


@pytest.mark.parametrize("way", ["click", "focus", "key"])
def test_the_veil_falls_over_a_secret_and_it_does_not_come_back(way):
    screen = heard()
    screen.advance(300)
    if way == "click":
        screen.click("hide")
    elif way == "focus":
        screen.app.focus_lost()
        screen.frame()
    else:
        screen.press("`")
    assert screen.scene.name == "veil"
    assert not {"Northwest", "East of here"} & set(screen.texts)
    screen.open()
    assert screen.session.showing.reveal is None


def test_a_picture_file_shows_the_public_table():
    screen = heard(reduce_motion=True)
    public = pygame.image.tobytes(public_picture(screen.desk), "RGB")
    assert pygame.image.tobytes(screen.scene.picture(), "RGB") == public


def test_the_key_for_a_picture_takes_one_and_does_not_end_the_movement():
    screen, pictures = heard(), []
    screen.app.keep_picture = lambda: pictures.append(screen.scene.picture())
    screen.press("F12")
    assert len(pictures) == 1
    assert screen.scene.name == "reveal" and screen.scene.part < 1


def test_its_sounds_are_the_same_for_everything():
    screen = heard()
    screen.advance(REVEAL + 100)
    assert screen.app.sound.played[-2:] == ["ping", "burn"]
    assert raised().app.sound.played[-1] == "crane"


def test_no_bell_calls_whoever_goes_on_after_an_answer():
    """It rings when a bot has played; here it was the same person's turn all the time."""
    screen = heard("hb", reduce_motion=True)
    before = screen.app.sound.played.count("bell")
    screen.press("Enter")
    assert screen.session.showing.acting == 0
    assert screen.app.sound.played.count("bell") == before


def test_a_bots_haul_goes_by_itself():
    match = bidden("hb", first=1)
    worker = Worker(nth=match._state.buoy)
    match.play(1, Stop())
    screen = Screen(match, worker=worker)
    for _moment in range(200):
        screen.advance(20, 20)
        if screen.scene.name == "reveal":
            break
    assert screen.scene.name == "reveal"
    screen.advance(REVEAL + REVEAL_REST + 200, 50)
    assert screen.scene.name != "reveal"


def test_pieces_that_would_tell_it_too_early_are_not_behind_it():
    screen = heard()
    scene, pieces = screen.scene, screen.session.showing.table.pieces
    with_them = pygame.image.tobytes(scene._night.day, "RGB")
    early = tuple(piece.id for piece in pieces if piece.zone == "board")
    assert early
    scene.reveal, scene._ground = replace(scene.reveal, early=early), None
    scene.app.dirty()
    screen.frame()
    assert pygame.image.tobytes(scene._night.day, "RGB") != with_them


@pytest.mark.parametrize("title", ["The Winter Regent comes up", "The Winter Regent lies in B2"])
def test_no_word_of_a_title_stands_alone_in_its_last_line(title):
    canvas = heard().app.canvas
    room, size = 561.0, 40.0
    lines = canvas.lettering.lines(title, "display", canvas.measure.text_px(size), canvas.px(room))
    assert len(lines) == 2 and len(lines[1].split()) == 1, "it would, in all the room there is"
    narrow = canvas.px(even(canvas, title, room, size))
    lines = canvas.lettering.lines(title, "display", canvas.measure.text_px(size), narrow)
    assert len(lines) == 2 and len(lines[1].split()) > 1
    assert even(canvas, "West", room, size) == room
