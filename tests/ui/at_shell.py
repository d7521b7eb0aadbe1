"""The scenes of the shell, each with something in it; `SCENES` makes them by name."""

from datetime import date, timedelta
from functools import cache
from itertools import count

import msgspec
import pytest

from game.bots.hindsight import look_back
from game.core.replay import replay as play_again
from game.core.steps import whole
from game.daily.challenge import challenge_of
from game.games import GAMES
from game.logbook.chest_log import ChestLog
from game.logbook.entry import Entry, SeatEntry
from game.logbook.store import Logbook
from game.logbook.tries import Ended, Try
from game.logbook.writing import write_down
from game.maps import board_named, board_of
from game.play.replaying.film import Film
from game.play.showing.chronicle import chronicle
from game.storage.autosaves import Autosave
from game.storage.saves import save_as
from game.ui.scenes.lessons.lessons import LessonList
from game.ui.scenes.logbook.games_list import GamesList
from game.ui.scenes.logbook.logbook_scene import LogbookScene
from game.ui.scenes.logbook.person_card import PersonCard
from game.ui.scenes.luck.luck_scene import LuckScene
from game.ui.scenes.maps.gallery import Gallery
from game.ui.scenes.play.inspector import Inspector
from game.ui.scenes.play.log_search import LogSearch
from game.ui.scenes.play.save_name import SaveName
from game.ui.scenes.reading.results import Results
from game.ui.scenes.reading.rules import RulesReader
from game.ui.scenes.reading.rules_pages import Why
from game.ui.scenes.replay.replay_scene import ReplayScene
from game.ui.scenes.settings.settings_scene import SettingsScene
from game.ui.scenes.start.bot_picker import BotPicker
from game.ui.scenes.start.load import Load
from game.ui.scenes.start.setup import Setup, Sitter
from game.ui.scenes.start.shelf import Shelf
from game.ui.scenes.start.title import Title
from game.ui.scenes.start.welcome import Welcome
from game.ui.scenes.today.today_scene import TodayScene
from game.ui.shell.settings import Settings
from game.ui.shell.shot import played

PEOPLE = (
    ("Ana", "human", 4),
    ("Ben", "human", 1),
    ("Marlow", "bot:mate", 2),
    ("Ida", "human", 3),
    ("Nell", "human", 0),
)


@cache
def _under_way(players, steps):
    return played("key_largo", players, "7", steps).to_document()


def under_way(players=4, steps=40):
    """A match in its second day or so; each test has its own, on which bots may play."""
    return whole(play_again(_under_way(players, steps), GAMES[0]))


@cache
def finished(players=4):
    """A match that is over, and that one seat has won."""
    matches = (played("key_largo", players, str(seed), 9999, GAMES[0].options(encounters=True)) for seed in count(5))
    return next(match for match in matches if len(match.result().winners) == 1)


def settings(percent=100, **changes):
    return msgspec.structs.replace(Settings(), guard_ms=0, text_percent=percent, **changes)


def saved():
    """Something to continue and something to load."""
    save_as(under_way(), "The four captains", "Day 3 · Sunday")
    Autosave.begin(under_way(), caption="Day 3 · Sunday")


def with_people(number):
    setup = Setup(GAMES[0])
    setup.people = [Sitter(*who) for who in PEOPLE[:number]]
    return setup


def table(seat=0):
    """What a seat sees of the match under way."""
    match = under_way()
    observation = match.seat(seat)
    return match.game.staging.lay_out(board_named("island"), observation.view, observation.legal, (), match.players)


def inspector(pins=0):
    shown = table()
    scene = Inspector(GAMES[0], shown, next(spot for spot in shown.slips if spot.startswith("wreck:")))
    scene.pins = scene.things[:pins]
    return scene


def asked_why():
    return RulesReader("key_largo", "4.1", table().slips, Why("A deep wreck", "None of your divers wears two hoses."))


def log_search():
    match = under_way()
    lines = chronicle(match.game.staging, match.told(0), match.players)
    return LogSearch(lines, match.players, lambda step: None)


def logged():
    """A logbook in which two games of two people are written."""
    book = Logbook()
    for players in (2, 5):
        write_down(finished(players), book, None, f"2026-11-0{players}T20:00:00+00:00")
    return book


def logbook(person="Ana", leaf="games"):
    scene = LogbookScene(person, "", logged())
    scene.leaf = leaf
    return scene


def empty_page():
    book = Logbook()
    book.meet("Ben", 1, "")
    return LogbookScene("Ben", "", book)


def replay(steps=60, perspective=None, tab="known", page="board"):
    """Halfway through a game that is over, or through one that is under way."""
    match = finished() if perspective is not None else under_way()
    scene = ReplayScene(Film(match, board_of(match)), "", steps)
    if perspective is not None:
        scene.perspective = perspective
    scene.page = page
    return scene


@cache
def looked_back():
    return whole(look_back(finished()))


def luck(leaf="luck"):
    scene = LuckScene(finished(), looked_back())
    scene.leaf = leaf
    return scene


DAY = date(2026, 11, 23)


def chest(leaf="boxes", played_days=True):
    """A day of the chest; where it was played, one box has its targets and a try, and days before have medals."""
    book = ChestLog()
    for back in range(9) if played_days else ():
        day = DAY - timedelta(days=back)
        challenge = challenge_of("key_largo", day)
        key = (day.isoformat(), "key_largo", challenge.version)
        book.keep_reckoned(*key, (900, 1500, 1200))
        new = Try(day=key[0], game=key[1], person="Ana", version=key[2], seed=challenge.seed,
                  begun=f"{key[0]}T20:00:00+00:00")  # fmt: skip
        book.begin(new)
        seats = (SeatEntry(name="Ana", kind="human", person="Ana", score=1310 - 200 * back),)
        entry = Entry(id=f"day {back}", game=key[1], ended=new.begun, seats=seats)
        book.write(entry, None, Ended(challenge.seed, "Ana", seats[0].score))
    scene = TodayScene(day=DAY, works=False)
    scene.leaf = leaf
    return scene


TABS = ("display", "motion", "sound", "play", "hand-over", "controls", "accessibility")

SCENES = {
    "title": Title,
    "welcome": Welcome,
    "shelf": Shelf,
    "lessons": LessonList,
    "setup of two": lambda: with_people(2),
    "setup of five": lambda: with_people(5),
    "berth": lambda: BotPicker("Marlow", "bot:old_salt:bold", "key_largo", 4, lambda kind: None),
    "rules": lambda: RulesReader("key_largo"),
    "why": asked_why,
    "results of two": lambda: Results(finished(2)),
    "results of five": lambda: Results(finished(5)),
    "load": Load,
    "maps": Gallery,
    "save as": lambda: SaveName(under_way(), "Day 3"),
    "inspector": inspector,
    "log search": log_search,
    "three pinned": lambda: inspector(3),
    "logbook": logbook,
    "logbook rating": lambda: logbook(leaf="rating"),
    "logbook boxes": lambda: logbook(leaf="boxes"),
    "logbook awards": lambda: logbook(leaf="likes"),
    "logbook, empty": empty_page,
    "person": lambda: PersonCard(logged(), logged().people()[0], lambda name: None),
    "games": lambda: GamesList(book=logged()),
    **{f"luck {leaf}": (lambda leaf=leaf: luck(leaf)) for leaf in ("luck", "chances", "turns")},
    "today": chest,
    "today, calendar": lambda: chest("calendar"),
    "today, nothing played": lambda: chest(played_days=False),
    "replay": replay,
    "replay of a seat": lambda: replay(perspective=0),
    "replay on paper": lambda: replay(perspective=1, page="paper"),
    **{f"settings {tab}": (lambda tab=tab: SettingsScene(tab)) for tab in TABS},
}


WIDE = {"logbook boxes", "logbook awards", "luck chances", "replay", "replay on paper", "person"}
"""More leaves of scenes of which one is looked at anyway: for `make test-all`."""
NAMES = tuple(pytest.param(name, marks=pytest.mark.wide) if name in WIDE else name for name in SCENES)


def at_rest(stage):
    """Everything has arrived, and slow looks into files are done."""
    stage.settle()
    stage.advance(600, 200)
    return stage
