"""Hints at a table: asked for by who decides, explained, taken without being played, counted, and switched off."""

import pytest

from game.bots.bot import Thought
from game.bots.search import Candidate
from game.bots.worker import Answer
from game.games import GAMES, replay_match
from game.games.dark_water_salvage.actions import Locate, Pass
from game.games.keythedral.actions import Hire
from game.maps import board_of
from game.play.advice.hint_permission import asked, give_hints, has_hints
from game.play.seating import seating_of
from game.play.showing.choice import Choice
from game.ui.draw.measure import Rect
from game.ui.scenes.advice.ideas import MARK, stops
from game.ui.scenes.play.table import TableScene
from game.ui.scenes.reading.results import Results
from game.ui.scenes.start.setup import Setup
from game.ui.shell.headless import HeadlessApp
from game.ui.table.board.outline import draw_outline
from game.ui.table.colours import furniture
from tests.ui.adviser import Adviser, alone, hint, seat_of
from tests.ui.at_bells import bells
from tests.ui.at_screen import Screen, key_largo, settings
from tests.ui.at_shell import finished
from tests.ui.at_table import Worker, sit, wait
from tests.ui.two_worlds import at_random

# ---- asking


def test_h_shows_up_to_three_ideas_and_plays_nothing():
    screen = alone()
    advice = hint(screen)
    assert screen.scene.name == "hint"
    assert [one.offer.action for one in advice] == list(screen.match.seat(0).legal[:3])
    assert "clearly best" not in screen.texts and "best by a little" in screen.texts
    assert screen.match.step == 0


def test_the_lamp_and_the_log_tell_the_keys_that_there_are():
    screen = alone(keys={"hint": ("J",), "explain": ("F7",), "log": ("F8",)}, size=(1280, 720))
    assert "Log (F8)" in screen.texts
    tips = {hit.id: hit.tip for hit in screen.scene.view.plan().hits}
    assert tips["tool:hint"] == "A hint (J), and why (F7)"
    screen.app.change(keys={"hint": ("K",), "explain": ("F7",)})
    screen.advance(100)
    tips = {hit.id: hit.tip for hit in screen.scene.view.plan().hits}
    assert tips["tool:hint"] == "A hint (K), and why (F7)"


def test_until_it_is_thought_out_it_says_so_and_the_bots_wait():
    screen = alone(polls=20)
    screen.press("H")
    assert screen.scene.name == "hint" and "Looking ahead from this seat…" in screen.texts
    before = len(screen.desk._worker.asked)
    screen.advance(100)
    assert len(screen.desk._worker.asked) == before
    screen.advance(1000)
    assert screen.session.hinting.advice


def test_the_only_choice_needs_no_thinking():
    match = seat_of("killmans_keep", "hhh")
    for step in range(200):
        at_random(match, 1, step)
        observation = match.seat(match.actors()[0])
        if len(observation.legal) == 1:
            break
    worker = Adviser(polls=10**6)
    session = sit(match=match, board=board_of(match), worker=worker, style="open")
    session.hinting.ask()
    (only,) = session.hinting.advice
    assert (only.offer.action, only.idea.rank) == (observation.legal[0], "only")
    assert worker.asked == []


@pytest.mark.parametrize("key", ["H", "Esc"])
def test_the_same_key_and_esc_take_it_away(key):
    screen = alone()
    hint(screen)
    screen.press(key)
    assert screen.scene is screen.desk and not screen.session.hinting.open


def test_a_click_beside_it_takes_it_away_and_does_nothing_else():
    screen = alone()
    hint(screen)
    screen.click_at(300, 600)
    assert screen.scene is screen.desk
    assert screen.session.showing.choice.picked == ()


def test_a_click_on_a_thumbnail_beside_it_opens_that_board():
    (first,) = seat_of("keyflower").actors()
    screen = alone(match=seat_of("keyflower", "".join("h" if seat == first else "b" for seat in range(3))))
    hint(screen)
    assert screen.scene.name == "hint"
    card = next(hit.rect for hit in screen.desk.view.plan().hits if hit.id == "board:village:1")
    screen.click_at(card.x + 12, card.y + 8)
    assert screen.scene is screen.desk and screen.desk.view.boards.large == "village:1"
    assert screen.session.showing.choice.picked == ()


def test_a_click_on_what_an_idea_lights_takes_that_idea():
    screen = alone()
    advice = hint(screen)
    others = {spot for one in (advice[0], advice[2]) for spot in one.offer.path}
    own = next(spot for spot in advice[1].offer.path if spot not in others)
    place = screen.desk.view.spot_places()[f"spot:{own}"]
    screen.click_at(*place.center)
    assert screen.scene is screen.desk
    assert screen.session.showing.choice.picked == advice[1].offer.path and screen.match.step == 0


def test_what_is_thought_out_too_late_is_forgotten():
    screen = alone(polls=20)
    screen.press("H", "H")
    screen.advance(1000)
    assert screen.scene is screen.desk and not screen.session.hinting.advice


class Failing(Adviser):
    """Its process fails at the nth question: a rule of thumb answers instead, and nothing was weighed."""

    def __init__(self, nth=1):
        super().__init__()
        self.nth = nth

    def poll(self):
        answer = super().poll()
        if answer is None or len(self.asked) != self.nth:
            return answer
        return Answer(Thought(answer.thought.action), "the bots' process ended (exit code -9)\n")


def test_a_hint_that_could_not_be_thought_out_is_none_and_says_so(caplog):
    screen = Screen(key_largo("hhh"), worker=Failing())
    screen.open()
    assert hint(screen) == ()
    assert screen.scene is screen.desk and not screen.session.hinting.open
    assert screen.session.showing.look.message == (
        "This hint could not be thought out. Ask again, or decide without it."
    )
    assert "exit code -9" in caplog.text
    assert hint(screen), "the next one is thought out"


def test_a_hint_of_which_one_half_could_not_be_thought_out_is_none():
    session = bells("hb", worker=(worker := Failing(2)))
    session.hinting.ask()
    wait(session, 200)
    assert len(worker.asked) == 2
    assert not session.hinting.open and session.showing.look.message.startswith("This hint could not")


# ---- taking


@pytest.mark.parametrize("way", ["Enter", "2", "mouse"])
def test_an_idea_is_picked_and_waits_for_commit(way):
    screen = alone()
    advice = hint(screen)
    wanted = advice[0 if way == "Enter" else 1]
    if way == "mouse":
        screen.click("idea:1")
    else:
        screen.press(way)
    assert screen.scene is screen.desk and screen.match.step == 0
    assert screen.session.showing.choice.picked == wanted.offer.path
    assert screen.focus == "tool:commit"
    screen.press("Enter")
    assert screen.match.steps == ((0, wanted.offer.action),)


def test_the_bar_has_a_lamp_that_asks_by_mouse():
    screen = alone()
    screen.click("tool:hint")
    screen.advance(200)
    assert screen.scene.name == "hint" and len(screen.scene.cards) == 3
    screen.click("close")
    assert screen.scene is screen.desk


@pytest.mark.sample(3)
@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
def test_through_whole_turns_every_idea_is_an_offer_of_the_table(game_id):
    match, ideas = seat_of(game_id, "hhh"), 0
    board = board_of(match)
    for step in range(90):
        at_random(match, 1, step)
        session = sit(match=match, board=board, worker=Adviser(), style="open")
        session.hinting.ask()
        wait(session, 200)
        for one in session.hinting.advice:
            assert one.offer in session.showing.table.offers
            assert one.offer.action in match.seat(session.hinting.seat).legal
            assert one.reasons is not None and one.name
            ideas += 1
    assert ideas > 60


class Whole(Adviser):
    """Thinks of hiring craftsmen, and goes on with the first of each later part."""

    def poll(self):
        if Worker.poll(self) is None:
            return None
        legal = self.asked[-1].legal
        hires = [action for action in legal if isinstance(action, Hire)] or [legal[0]]
        return Answer(Thought(hires[0], tuple(Candidate(action, 100, 0.5) for action in hires)))


def test_an_idea_goes_on_to_its_end_where_its_beginning_is_offered_alone_too():
    """6.6 of Keythedral: the craftsman is offered paid with what can be spared, and for choosing the cubes oneself."""
    match, whole, asked_for = seat_of("keythedral", "hhh"), 0, 0
    board = board_of(match)
    for step in range(500):
        at_random(match, 1, step)
        if match.over or not any(isinstance(action, Hire) for action in match.seat(match.actors()[0]).legal):
            continue
        session = sit(match=match, board=board, worker=Whole(), style="open")
        session.hinting.ask()
        wait(session, 400)
        alone_too = {each.action for each in session.showing.table.offers if not each.then}
        begun = [one for one in session.hinting.advice if one.offer.action in alone_too]
        whole += sum(len(one.offer.then) > 1 for one in begun)
        asked_for += len(begun)
    assert asked_for > whole > 3


# ---- reasons


def test_shift_h_tells_goal_facts_rule_and_what_could_be_done_instead():
    screen = alone()
    advice = hint(screen, "Shift+H")
    texts = screen.texts
    assert {"Goal", "Facts", "Rule", "Instead"} <= set(texts)
    assert advice[0].reasons.goal in texts
    screen.press("Down")
    assert advice[1].reasons.goal in screen.texts


def test_shift_h_after_h_opens_the_reasons_and_takes_them_away_again():
    screen = alone()
    hint(screen)
    assert "Goal" not in screen.texts
    screen.press("Shift+H")
    assert "Goal" in screen.texts
    screen.click("explain")
    assert "Goal" not in screen.texts and screen.scene.name == "hint"


def test_its_rule_opens_the_rule():
    screen = alone()
    hint(screen, "Shift+H")
    screen.click("rule")
    assert screen.scene.name == "rules"
    screen.press("Esc")
    assert screen.scene.name == "hint"


# ---- counting, and tables without


def test_asking_is_counted_in_the_notebook_of_who_asks_and_kept():
    match = key_largo("hbb")
    screen = Screen(match, worker=Adviser())
    hint(screen)
    screen.press("Shift+H", "H", "Esc")
    hint(screen)
    assert asked(match.annotations(0)) == 2
    again = replay_match(match.to_document())
    assert asked(again.annotations(0)) == 2


def test_a_table_without_hints_has_no_lamp_and_says_so():
    match = key_largo("hbb")
    give_hints(match, wanted=False)
    screen = Screen(match, worker=Adviser())
    assert not any(hit.id == "tool:hint" for hit in screen.desk.view.hits)
    screen.press("H")
    assert screen.scene is screen.desk
    assert screen.session.showing.look.message == "This table plays without hints."
    assert not has_hints(replay_match(match.to_document()))


def test_the_pause_lets_a_table_play_without_hints_and_with_them_again():
    screen = alone()
    screen.press("Esc")
    screen.click("hints")
    assert not has_hints(screen.match) and "Play with hints" in screen.texts
    screen.click("hints")
    assert has_hints(screen.match) and "Play without hints" in screen.texts


@pytest.mark.parametrize("hints", [True, False])
@pytest.mark.parametrize("before", ["hbb", "bbb"])
def test_who_takes_a_seat_later_has_hints_as_all_at_the_table_have(before, hints):
    match = key_largo(before)
    match.annotate(1, "hints", "off" if hints else "")  # as it was when somebody sat here before
    give_hints(match, hints)
    screen = Screen(match, worker=Adviser())
    screen.desk.open_menu()
    screen.scene._hand_to(1, "human")
    assert {has_hints(match, viewer) for viewer in (None, 1)} == {hints or before == "bbb"}


# ---- setting the table


def test_a_table_can_be_set_without_hints():
    game = next(game for game in GAMES if game.id == "key_largo")
    stage = HeadlessApp(Setup(game), (1920, 1080), settings(), strict=False)
    stage.click("hints")
    assert not stage.scene.seating().hints
    stage.click("start")
    desk = next(scene for scene in stage.app.scenes if isinstance(scene, TableScene))
    assert not has_hints(desk.match)
    assert not seating_of(desk.match).hints, "a rematch is played the same way"
    desk.left()


def test_who_asked_how_often_stands_in_the_results():
    match = finished(4)
    match.annotate(1, "hints asked", "3")
    try:
        results = Results(match)
        assert results.reason.endswith(f"Hints asked: {match.players[1].name} 3.")
    finally:
        match.annotate(1, "hints asked", "")
    assert "Hints" not in Results(match).reason


# ---- where ideas point


class OfTwo(Adviser):
    """Thinks of locating the first wreck that can be, and of locating nothing."""

    def poll(self):
        answer = super().poll()
        kinds = {type(action): Candidate(action, 100, 0.6) for action in reversed(self.asked[-1].legal)}
        return answer and Answer(Thought(answer.thought.action, (kinds[Locate], kinds[Pass])))


def at_locate():
    """A seat of Dark Water that may locate a wreck or nothing, with a hint that tells of both."""
    match = seat_of("dark_water_salvage", "hhh")
    for step in range(400):
        if any(isinstance(action, Locate) for action in match.seat(match.actors()[0]).legal):
            break
        at_random(match, 1, step)
    return Screen(match, worker=OfTwo(), hand_over="open", size=(1920, 1080))


def ringed(screen, label):
    """The ids of the things that the idea with this label points at; all of them are to be seen."""
    one = next(one for one in screen.session.hinting.advice if one.offer.label == label)
    assert set(stops(screen.desk.view, one)) <= set(screen.desk.view.spot_places())
    return stops(screen.desk.view, one)


def test_an_idea_without_a_spot_rings_the_button_only_while_that_says_the_same():
    screen = at_locate()
    hint(screen)
    assert ringed(screen, "Locate nothing") == ["tool:commit"]
    screen.press("Esc")
    showing = screen.session.showing
    wreck = next(offer for offer in showing.table.offers if isinstance(offer.action, Locate))
    showing.choose(Choice(showing.table.offers, wreck.path))
    assert showing.look.ready.action == wreck.action
    hint(screen)
    assert ringed(screen, "Locate nothing") == ["tool:ending"], "the Commit button says something else"
    screen.frame()
    assert ringed(screen, wreck.label) == [f"spot:{spot}" for spot in wreck.path]


def test_what_an_idea_lights_on_the_board_is_lit_below_the_names_there_and_only_while_the_hint_is_open(monkeypatch):
    match = seat_of("dark_water_salvage", "hhh")
    while match.seat(match.actors()[0]).view.phase != "city":
        at_random(match, 1, match.step)
    screen = Screen(match, worker=Adviser(), hand_over="open", size=(1280, 720))
    view = screen.desk.view
    lit = hint(screen)[0].offer.path
    assert view.lit == {*lit} and view._picture.rings()[lit[0]]
    drawn = []
    with monkeypatch.context() as patch:
        real = type(screen.app.canvas).rr

        def rr(canvas, area, *rest, **named):
            drawn.append(area)
            real(canvas, area, *rest, **named)

        patch.setattr(type(screen.app.canvas), "rr", rr)
        screen.app.dirty()
        screen.frame()
    place = view.spot_places()[f"spot:{lit[0]}"]
    assert drawn and place.inflate(10, 10) not in drawn
    numbers = [one for one in drawn if isinstance(one, tuple) and one[2:] == (MARK, MARK)]
    assert len(numbers) == 3 and len({one[:2] for one in numbers}) == 3
    screen.scene.focus.go_to("idea:1")
    screen.app.dirty()
    screen.frame()
    assert view.lit == {*screen.session.hinting.advice[1].offer.path}
    screen.press("Esc")
    assert not view.lit


def test_where_a_ring_lies_over_words_nothing_glows_inside_it():
    screen = Screen(key_largo("hbb"), size=(1280, 720))
    canvas, palette = screen.app.canvas, furniture(screen.app.canvas.palette, screen.desk.view.printer.palette)
    corners = ((100.0, 100.0), (200.0, 100.0), (200.0, 200.0), (100.0, 200.0))
    inside = []
    for over in (False, True):
        canvas.surface.fill("#203040")
        with canvas.dressed(palette):
            draw_outline(canvas, corners, over=over)
        inside.append(canvas.surface.get_at(canvas.box(Rect(150, 150, 1, 1)).topleft)[:3])
    assert inside[0] != inside[1] == (0x20, 0x30, 0x40)
