"""The menu of the title: planks for what one plays, a row at the foot for the rest, each with the way it leads."""

from collections.abc import Callable, Sequence
from contextlib import suppress

from game.games import BOXES, LESSONS, find
from game.storage import progress
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import line_up
from game.ui.widgets.planks import Plank
from game.words import _, plural

Go = Callable[[object], None]
SIGNS = {"load": "load", "replays": "film", "maps": "map", "settings": "settings", "quit": "quit"}
"""The sign of each button at the foot."""
FOOT = 26.0
"""How far the row at the foot stays from the lower and the right edge."""

# The title is on the screen before what its entries lead to is loaded: it is imported where it is needed.
# ruff: noqa: PLC0415


def planks(go: Go) -> list[Plank]:
    """What one plays, learns and looks at."""
    return [
        Plank("today", _("Today’s chest"), "chest", lambda: go(to.Today())),
        Plank("lessons", _("Lessons"), "learn", lambda: go(to.Lessons()), state=_lessons()),
        Plank("puzzles", _("Puzzles"), "puzzle", lambda: go(to.Puzzles())),
        Plank("shelf", _("Shelf"), "shelf", lambda: go(to.Shelf()), state=_boxes()),
        Plank("logbook", _("Logbook"), "log_book", lambda: go(to.Logbook()), state=_games()),
    ]


def foot(go: Go, leave: Callable[[], None]) -> list[Button]:
    """What is needed now and then, and the way out as the last."""
    return [
        Button("load", _("Load"), lambda: go(to.Load()), zone="foot", tip=_("All saved games")),
        Button("replays", _("Replays"), lambda: go(to.Games()), zone="foot"),
        Button("maps", _("Maps"), lambda: go(to.Maps()), zone="foot"),
        Button("settings", _("Settings"), lambda: go(to.Settings()), zone="foot"),
        Button("quit", _("Quit"), leave, zone="foot"),
    ]


def place_foot(canvas: Canvas, buttons: Sequence[Button], left: float) -> None:
    """Place the row in the lower right corner, no further left than `left`; without signs where there is no room."""
    w = canvas.measure.w - FOOT - left
    for button in buttons:
        button.glyph = SIGNS[button.id]
    if sum(button.ask(canvas)[0] + 12 for button in buttons) > w:
        for button in buttons:
            button.glyph = ""
    high = max(button.ask(canvas)[1] for button in buttons)
    line_up(canvas, Rect(left, canvas.measure.h - high - FOOT / 2, w, high), buttons, side="end")


def tell_later(planks: Sequence[Plank]) -> None:
    """What stands at planks whose destinations are known only after more was loaded than a title needs."""
    from game.play.last_tables import remembered

    for plank in planks:
        if plank.id == "quick":
            plank.state_words = find(remembered().game).title
        elif plank.id == "today":
            plank.art = _medals()
        elif plank.id == "puzzles":
            plank.state_words = _streak()


def _streak() -> str:
    """How many puzzles were solved in a row, else how many in all."""
    from game.storage import puzzle_book
    from game.ui.scenes.puzzles.known import person

    page = puzzle_book.page(person())
    if page.row > 1:
        return _("streak {n}").format(n=page.row)
    return _("{n} solved").format(n=page.solved) if page.solved else ""


def _medals() -> tuple[str, ...]:
    """The best three medals of today."""
    from game.daily.challenge import today
    from game.ui.scenes.today.book import DayBook
    from game.ui.scenes.today.telling import drawing

    now = today().isoformat()
    won = sorted((each.medal for each in DayBook().tries if each.day == now and each.finished), reverse=True)
    return tuple(drawing(medal) for medal in (*won, 0, 0, 0)[:3])


def _boxes() -> str:
    return plural("{n} box", "{n} boxes", len(BOXES))


def _lessons() -> str:
    """How many lessons are done."""
    done = sum(bool(one.stars) for one in progress.load().values())
    return _("{n} of {of}").format(n=min(done, LESSONS), of=LESSONS)


def _games() -> str:
    """How many games the logbook has; a book that cannot be read says so when it is opened."""
    from game.logbook.store import Logbook, LogTrouble

    with suppress(LogTrouble):
        number = Logbook().count()
        return plural("{n} game", "{n} games", number) if number else ""
    return ""
