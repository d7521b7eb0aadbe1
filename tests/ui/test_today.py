"""Today's chest on the screen: the first try and no other, the calendar, midnight, the targets on their way."""

from dataclasses import asdict
from datetime import date, timedelta
from typing import ClassVar

import pytest

from game.core.chance import FastChance
from game.daily.challenge import boxes, challenge_of
from game.games import find
from game.logbook.chest_log import ChestLog
from game.logbook.store import LogTrouble
from game.logbook.writing import standing_of, write_down
from game.play.advice.hint_permission import has_hints
from game.ui.scenes import to
from game.ui.scenes.reading import results
from game.ui.scenes.reading.results import Results
from game.ui.scenes.routes import scene_for
from game.ui.scenes.today import sitting_down, targets, today_scene
from game.ui.scenes.today.today_scene import MINUTE_MS, TodayScene
from game.ui.widgets.fields import paste_text
from tests.ui.at_shell import settings

DAY = date(2026, 11, 23)
BEFORE = date(2026, 11, 20)
SIZE = (1280, 720)


@pytest.fixture(autouse=True)
def calendar(monkeypatch):
    """The date of this computer, which tests can change."""
    now = [DAY]
    for module in (sitting_down, today_scene):
        monkeypatch.setattr(module, "today", lambda: now[0])
    return now


def opened(stage, **more):
    return stage(TodayScene(works=False, **more), SIZE, settings(reduce_motion=True))


def played_out(box="key_largo", day=DAY, luck=1):
    """The game of a day, finished somehow, as the table would leave it."""
    challenge = challenge_of(box, day)
    match, chance = challenge.match("Ana", 0), FastChance(luck)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, chance.pick(match.seat(seat).legal))
    return match


def test_the_minutes_of_a_day_are_those_of_its_rule(stage, calendar, unpainted):
    days = (DAY + timedelta(n) for n in range(60))
    short = next(day for day in days if challenge_of("keythedral", day).options.length == "short")
    calendar[0] = short
    app = opened(stage)
    app.frame()
    usual = find("keythedral").staging.cover().minutes
    challenge = challenge_of("keythedral", short)
    minutes = find("keythedral").staging.cover().lasts(asdict(challenge.options))
    assert minutes < usual
    assert f"{minutes} min" in app.recorder.texts()


def label(app, id):
    """What stands on a button."""
    app.app.settle()
    return app.scene.widget(id).label


def leave(app):
    """From the table back to the chest."""
    app.app.pop(app.app.top)
    assert app.scene.name == "today"


def test_the_first_try_is_written_before_the_table_is_seen(stage):
    app = opened(stage)
    app.click("play:key_largo")
    assert app.scene.name == "table"
    match = app.scene.match
    challenge = challenge_of("key_largo", DAY)
    assert match.seed == challenge.seed
    assert match.options == challenge.options
    assert [each.kind for each in match.players] == [kind or "human" for kind in challenge.kinds]
    assert standing_of(match) == "counted"
    assert not has_hints(match), "whoever is compared with others gets no help"
    [attempt] = ChestLog().tries("Ana")
    assert (attempt.date, attempt.game, attempt.finished) == (DAY, "key_largo", False)


def test_a_try_that_was_begun_goes_on_and_is_never_begun_again(stage):
    app = opened(stage)
    app.click("play:key_largo")
    seed, table = app.scene.match.seed, app.scene
    leave(app)
    assert label(app, "play:key_largo") == "Go on"
    app.click("play:key_largo")
    app.advance(3000, 20)
    assert app.scene.name == "table"
    assert app.scene is not table
    assert app.scene.match.seed == seed
    assert standing_of(app.scene.match) == "counted"
    assert len(ChestLog().tries()) == 1


def test_a_try_that_was_begun_before_midnight_goes_on_from_the_calendar_and_says_so(stage, calendar):
    app = opened(stage)
    app.click("play:key_largo")
    seed = app.scene.match.seed
    leave(app)
    calendar[0] = DAY + timedelta(days=1)
    app = opened(stage, day=DAY)
    assert label(app, "play:key_largo") == "Go on"
    assert label(app, "play:keyflower") == "Practise"
    app.click("play:key_largo")
    app.advance(3000, 20)
    assert app.scene.match.seed == seed
    assert standing_of(app.scene.match) == "counted"


def test_a_try_of_another_version_is_practised_and_says_so(stage, monkeypatch):
    app = opened(stage)
    app.click("play:key_largo")
    leave(app)
    monkeypatch.setattr(sitting_down, "version_of", lambda game: "0.0/1")
    app.scene.shown()
    assert label(app, "play:key_largo") == "Practise"
    app.click("play:key_largo")
    assert standing_of(app.scene.match) == "practice"


def test_where_its_game_is_gone_the_try_stays_unfinished(stage):
    app = opened(stage)
    app.click("play:key_largo")
    path = app.scene.autosave.path
    leave(app)
    for file in path.parent.glob(f"{path.stem}*"):
        file.unlink()
    app.click("play:key_largo")
    assert app.scene.name == "dialog"
    app.click("answer:1")
    assert app.scene.name == "table"
    assert standing_of(app.scene.match) == "practice"


def test_after_the_first_try_one_practises(stage):
    app = opened(stage)
    app.click("play:key_largo")
    leave(app)
    write_down(played_out(), ChestLog(), None)
    app.scene.shown()
    assert label(app, "play:key_largo") == "Practise"
    app.click("play:key_largo")
    assert standing_of(app.scene.match) == "practice"


@pytest.mark.parametrize("plank", ["hints", "seats"])
def test_hints_or_other_bots_make_a_first_try_practice_and_say_so_before(stage, plank):
    app = opened(stage)
    app.click("play:key_largo")
    table = app.scene
    table.open_menu()
    app.click(plank)
    assert any("first try" in text for text in app.texts)
    app.press("Esc")
    assert standing_of(table.match) == "counted"
    app.click(plank)
    app.click("answer:1")
    assert standing_of(table.match) == "practice"


def test_in_practice_hints_are_free(stage):
    app = opened(stage)
    app.click(f"day:{BEFORE.isoformat()}")
    app.click("play:key_largo")
    table = app.scene
    table.open_menu()
    app.click("hints")
    assert app.scene.name == "pause"
    app.click("hints")
    assert app.scene.name == "pause"


def test_another_window_was_faster(stage):
    app = opened(stage)
    other = opened(stage)
    other.click("play:key_largo")
    app.click("play:key_largo")
    assert standing_of(app.scene.match) == "practice"
    assert len(ChestLog().tries()) == 1


def test_a_logbook_that_refuses_says_so_before_the_try_is_spent(stage, monkeypatch):
    def refuse(book, new):
        raise LogTrouble("The disk is full.")

    monkeypatch.setattr(ChestLog, "begin", refuse)
    app = opened(stage)
    app.click("play:key_largo")
    assert app.scene.name == "dialog"
    assert any("full" in text for text in app.texts)
    app.press("Esc")
    assert app.scene.name == "today"


def test_midnight_opens_a_new_chest_and_a_try_from_before_keeps_its_day(stage, calendar):
    app = opened(stage)
    app.click("play:key_largo")
    leave(app)
    calendar[0] = DAY + timedelta(days=1)
    app.advance(MINUTE_MS + 100, 1000)
    assert app.scene.day == DAY + timedelta(days=1)
    assert label(app, "play:key_largo") == "Play"
    write_down(played_out(), ChestLog(), None)
    [attempt] = ChestLog().tries("Ana")
    assert (attempt.date, attempt.finished) == (DAY, True)


def test_midnight_over_an_open_card_is_no_second_day(stage, calendar):
    """The card was drawn before midnight and pressed after it: that chest is of yesterday, and practice."""
    app = opened(stage)
    calendar[0] = DAY + timedelta(days=1)
    app.click("play:key_largo")
    assert standing_of(app.scene.match) == "practice"
    assert ChestLog().tries() == ()


def test_an_earlier_day_is_practice_by_mouse_and_by_keys(stage):
    app = opened(stage)
    app.click(f"day:{BEFORE.isoformat()}")
    assert app.scene.day == BEFORE
    app.click("now")
    assert app.scene.day == DAY
    app.scene.focus.go_to(f"day:{DAY.isoformat()}")
    app.press("Up", "Right", "Enter")
    assert app.scene.day == date(2026, 11, 17)
    app.scene.focus.go_to("play:keythedral")
    app.press("Enter")
    assert standing_of(app.scene.match) == "practice"
    assert app.scene.match.seed == challenge_of("keythedral", date(2026, 11, 17)).seed
    assert ChestLog().tries() == ()


def test_the_calendar_goes_back_over_the_year_and_no_further_than_today(stage):
    app = opened(stage)
    assert not app.scene.widget("month on").enabled
    for _month in range(11):
        app.click("month back")
    assert app.scene.calendar.month == date(2025, 12, 1)
    assert "December 2025" in app.texts
    app.click("month on")
    assert app.scene.calendar.month == date(2026, 1, 1)
    with pytest.raises(KeyError):
        app.where("day:2026-11-24")


def test_the_line_for_friends_tells_how_it_ended_and_nothing_of_the_games(stage):
    app = opened(stage)
    app.click("play:key_largo")
    leave(app)
    write_down(played_out(), ChestLog(), None)
    challenge = challenge_of("key_largo", DAY)
    app.scene.shown()
    app.click("copy")
    assert "medal still open" in paste_text()
    ChestLog().keep_reckoned(DAY.isoformat(), "key_largo", challenge.version, (1, 5, 99_999))
    app.scene.shown()
    app.click("copy")
    line = paste_text()
    assert "still open" not in line
    assert line == app.scene.line
    figure = ChestLog().tries("Ana")[0].figure
    assert f"Key Largo ${figure:,} (" in line
    assert DAY.isoformat() in line
    assert "1 of 5" in line
    for secret in (challenge.seed, challenge.title, challenge.words, "99,999"):
        assert secret not in line


def test_no_seed_is_on_the_screen(stage):
    app = opened(stage)
    seeds = [challenge_of(box, DAY).seed for box in boxes()]
    assert not [seed for seed in seeds for text in app.texts if seed in text]


def test_results_say_the_target_and_lead_back(stage):
    app = opened(stage)
    app.click("play:key_largo")
    leave(app)
    match = played_out()
    write_down(match, ChestLog(), None)
    app.app.push(Results(match))
    assert "The bots still play for its targets." in app.scene.reason
    challenge = challenge_of("key_largo", DAY)
    ChestLog().keep_reckoned(DAY.isoformat(), "key_largo", challenge.version, (1, 99_999, 99_998))
    app.app.replace(Results(match))
    figure = ChestLog().tries("Ana")[0].figure
    assert f"The chest of 23 November: ${figure:,} (money at the end), bronze." in app.scene.reason
    assert "The target for silver was $99,998." in app.scene.reason
    assert app.scene.medal == 1
    assert app.scene.hung == 1, "with reduced motion it hangs there at once"
    app.click("today")
    assert app.scene.name == "today"
    other = played_out(luck=2)
    app.app.push(Results(other))
    assert f"Practice at the chest of 23 November; the first try stands: ${figure:,}." in app.scene.reason
    assert app.scene.medal == 0
    app.click("today")
    assert app.scene.name == "today"


def test_a_medal_comes_down_after_the_podium_has_risen(stage, monkeypatch):
    drawn = []
    draw = lambda _canvas, place, medal, far: drawn.append((medal, far)) or place  # noqa: E731
    monkeypatch.setattr(results, "draw_day_medal", draw)
    app = stage(TodayScene(works=False), SIZE, settings())
    app.click("play:key_largo")
    leave(app)
    match = played_out()
    write_down(match, ChestLog(), None)
    challenge = challenge_of("key_largo", DAY)
    ChestLog().keep_reckoned(DAY.isoformat(), "key_largo", challenge.version, (1, 2, 3))
    app.app.push(Results(match))
    app.frame()
    assert not drawn, "first the count"
    for _wait in range(120):
        app.advance(100)
        app.frame()
    assert drawn[-1] == (3, 1)
    assert any(far < 1 for _medal, far in drawn)
    assert min(app.scene.risen[:3]) == 1


def test_results_without_the_chest_below_lead_to_a_new_look_at_it(stage):
    app = opened(stage)
    app.click("play:key_largo")
    leave(app)
    match = played_out()
    write_down(match, ChestLog(), None)
    app.app.clear_to(Results(match))
    app.app._routes = lambda goal: TodayScene(works=False) if goal == to.Today() else scene_for(goal)
    app.click("today")
    assert app.scene.name == "today"


# ---- targets on their way


class Work:
    """A reckoning that says what a test wants."""

    made: ClassVar[list["Work"]] = []

    def __init__(self, book, day, games):
        self.day, self.games, self.book = day, tuple(games), book
        self.parts = dict.fromkeys(games, 0.0)
        self.trouble, self.closed, self.heard = "", False, False
        Work.made.append(self)

    @property
    def done(self):
        return bool(self.trouble) or all(part >= 1 for part in self.parts.values())

    def poll(self):
        heard, self.heard = self.heard, False
        return heard

    def close(self):
        self.closed = True


@pytest.fixture(name="works")
def _works(monkeypatch):
    monkeypatch.setattr(targets, "Reckoning", Work)
    Work.made = []
    return Work.made


def test_opening_the_chest_works_out_what_is_missing(stage, works):
    challenge = challenge_of("key_largo", DAY)
    ChestLog().keep_reckoned(DAY.isoformat(), "key_largo", challenge.version, (1, 2, 3))
    app = stage(TodayScene(), SIZE, settings(reduce_motion=True))
    [work] = works
    assert work.games == boxes()[1:]
    assert work.day == DAY
    version = challenge_of("killmans_keep", DAY).version
    ChestLog().keep_reckoned(DAY.isoformat(), "killmans_keep", version, (600, 900, 1500))
    work.parts["killmans_keep"], work.heard = 1.0, True
    app.advance(1000, 100)
    assert "$1,500" in app.texts
    app.click("play:key_largo")
    assert app.scene.name == "table"
    app.advance(1000, 100)
    assert not work.closed, "it goes on while one plays"
    leave(app)
    assert len(works) == 1


def test_what_bots_have_ended_is_seen_while_they_are_at_another_box(stage, works):
    version = challenge_of("keyflower", DAY).version
    ChestLog().keep_reckoned(DAY.isoformat(), "keyflower", version, (1, 2))
    app = stage(TodayScene(), SIZE, settings(reduce_motion=True))
    assert works[0].parts["keyflower"] == 0
    card = next(card for card in app.scene.column.blocks if card.chest.game.id == "keyflower")
    assert card.far == pytest.approx(2 / 3)


def test_the_player_can_stop_it_and_let_it_go_on(stage, works):
    app = stage(TodayScene(), SIZE, settings(reduce_motion=True))
    app.click("work")
    assert works[0].closed
    assert label(app, "work") == "Work out the targets"
    app.scene.shown()
    assert len(works) == 1, "stopped is stopped"
    app.click("work")
    assert len(works) == 2
    assert label(app, "work") == "Stop the bots"


def test_when_all_is_done_it_ends_and_the_program_sleeps(stage, works):
    app = stage(TodayScene(), SIZE, settings(reduce_motion=True))
    [work] = works
    for box in boxes():
        work.parts[box] = 1.0
        ChestLog().keep_reckoned(DAY.isoformat(), box, challenge_of(box, DAY).version, (1, 2, 3))
    work.heard = True
    app.advance(1000, 100)
    assert work.closed
    assert not app.scene.work.shown


def test_what_goes_wrong_is_said(stage, works):
    app = stage(TodayScene(), SIZE, settings(reduce_motion=True))
    works[0].trouble, works[0].heard = "The disk is full.", True
    app.advance(1000, 100)
    assert "The disk is full." in app.texts


def test_what_somebody_waits_for_comes_first(stage, works):
    opened(stage).click("play:keyflower")
    stage(TodayScene(), SIZE, settings(reduce_motion=True))
    assert works[0].games[0] == "keyflower"


def test_what_has_the_focus_stays_in_sight_when_text_grows(stage):
    app = opened(stage)
    buttons = [card.button.id for card in app.scene.column.blocks]
    app.scene.focus.go_to(buttons[3])
    for percent in (125, 150, 200):
        app.app.change(text_percent=percent)
        app.frame()
        assert app.focus == buttons[3], f"text of {percent} %"
    assert not app.scene.column.whole
