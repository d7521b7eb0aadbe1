"""Each call to the disk fails in turn, or is the last: nothing is lost but the click in flight, and nothing is torn.

The story that is told to the disk: a match is begun, played for a while, taken back, noted in, a seat changes hands,
its table is left; another one is taken up, ended and left, and a third is begun, so that an old one is forgotten.
"""

import errno
import gc
from contextlib import suppress

import pytest

from game.core.save import BadSave
from game.games import start_match
from game.storage import autosaves, reading, saves
from game.storage.autosaves import JOURNAL, LOCK, SAVE, Autosave, begin, resume
from game.storage.saves import CannotSave
from tests.core.test_save import PLAYERS
from tests.injector import Injector, Killed
from tests.toy import Rules

pytestmark = pytest.mark.usefixtures("lanterns")


@pytest.fixture(autouse=True)
def _forgetful(monkeypatch):
    """So that the second match is forgotten when the third begins."""
    monkeypatch.setattr(autosaves, "KEPT", 0)


class Story:
    """Plays, and remembers of each match what was safe on the disk when its click was answered."""

    def __init__(self, folder):
        self.folder = folder
        self.safe = {}
        """Steps and kinds of players that were answered for, by seed."""
        self.flying = {}
        """What the clicks since then were to make of it, of which the player was told that they are not saved yet."""
        self.ended = set()
        """The seeds of finished matches: only those may ever be forgotten."""
        self.troubles = 0
        self.tables = []

    def do(self, match, autosave, deed):
        """A click: the deed, and then the save."""
        deed(match)
        self.save(match, autosave.keep)

    def save(self, match, keep):
        self.flying.setdefault(match.seed, []).append(self.of(match))
        self.ended |= {match.seed} if match.over else set()
        try:
            keep(match, "caption")
        except CannotSave:
            self.troubles += 1
        else:
            self.safe[match.seed] = self.of(match)
            self.flying[match.seed] = []

    @staticmethod
    def of(match):
        return match.steps, match.players, tuple(match._annotations.plain())

    def tell(self):
        """The whole story."""
        match = start_match("lanterns", PLAYERS, "first", Rules(rounds=5))
        while match.step < 15:
            step(match)
        first = self.table(match, Autosave(self.folder))
        self.save(match, first.keep)
        for _step in range(3):
            self.do(match, first, step)
            if match.can_undo(match.steps[-1][0]):
                self.do(match, first, lambda one: one.undo(one.steps[-1][0]))
                self.do(match, first, step)
        self.do(match, first, lambda one: one.annotate(0, "lamp:1", "x"))
        self.do(match, first, lambda one: one.hand_over(0, "bot:mate"))
        while match.step < 21:
            self.do(match, first, step)
        self.leave(match, first)
        self.finish(self.folder / f"000001{JOURNAL}")
        for seed in ("second", "third"):
            match = start_match("lanterns", PLAYERS, seed, Rules(rounds=1))
            autosave = self.table(match, Autosave(self.folder))
            self.save(match, autosave.keep)
            while not match.over:
                self.do(match, autosave, step)
            self.leave(match, autosave)

    def finish(self, path):
        """Takes the first match up again and plays on; a disk that refuses that is asked once more."""
        for _try in range(2):
            with suppress(CannotSave, BadSave):
                match, autosave = resume(path)
                autosave = self.table(match, autosave or begin(match, self.folder))
                for _step in range(3):
                    self.do(match, autosave, step)
                self.leave(match, autosave)
                return

    def table(self, match, autosave):
        self.tables.append(autosave)
        return autosave

    def leave(self, match, autosave):
        self.save(match, autosave.close)
        autosave.release()


def step(match):
    seat = match.actors()[0]
    match.play(seat, match.seat(seat).legal[0])


def calls_of(folder, monkeypatch):
    """Every call of a story in which nothing fails."""
    folder.mkdir()
    with monkeypatch.context() as patch:
        injector = Injector(patch, folder, 10**9, errno.EIO)
        Story(folder).tell()
    return injector.calls


def kept(folder):
    """The journal of every match that the next start finds, by its seed; every file there can be read."""
    found = {}
    for saved in saves.list_autosaves(folder):
        assert not saved.bad, saved.bad
        seed = reading.open_save(saved.path).seed
        assert seed not in found, "one match has two journals"
        found[seed] = saved.path
    for path in folder.iterdir():
        assert path.suffix in (JOURNAL, SAVE, LOCK, ".tmp"), path
        if path.suffix in (JOURNAL, SAVE):
            reading.open_save(path)
    return found


def check(story, injector):
    """What had been answered for is there; of the click in flight all or nothing."""
    found = kept(story.folder)
    for seed, safe in story.safe.items():
        if seed not in found:
            assert seed in story.ended, seed
            continue
        now = Story.of(reading.open_save(found[seed]))
        flying = story.flying[seed]
        assert now == safe or any(between(now, safe, one) for one in flying), (injector.turn, injector.calls[-3:])


def between(now, safe, flying):
    """On the way from what is safe to this click: what catches up on several clicks may be cut off after any step."""
    steps, wanted = now[0], flying[0]
    least = min(len(safe[0]), len(wanted))
    return now == flying or (now[1:] == safe[1:] and wanted[: len(steps)] == steps and len(steps) >= least)


def free(story):
    """The process is gone, and with it its locks."""
    gc.collect(1)  # the young ones: among all that the tests hold a search takes long
    for autosave in story.tables:
        if autosave._lock is not None:
            autosave._lock._file.close()


def test_the_story_meets_every_kind_of_call(tmp_path, monkeypatch):
    calls = calls_of(tmp_path / "all", monkeypatch)
    kinds = {call.split()[0] for call in calls}
    assert {"open", "write", "fsync", "replace", "unlink"} <= kinds
    assert len(calls) > 100


@pytest.mark.parametrize("first", [0, pytest.param(1, marks=pytest.mark.wide), pytest.param(2, marks=pytest.mark.wide)])
def test_killed_at_any_call_nothing_is_lost_but_the_click_in_flight(tmp_path, monkeypatch, first):
    for turn in range(first, len(calls_of(tmp_path / "all", monkeypatch)), 3):
        folder = tmp_path / str(turn)
        folder.mkdir()
        story = Story(folder)
        with monkeypatch.context() as patch:
            injector = Injector(patch, folder, turn, None)
            with pytest.raises(Killed):
                story.tell()
        free(story)
        check(story, injector)
        for path in kept(folder).values():
            match, autosave = resume(path)
            if not match.over:
                step(match)
            autosave.keep(match)
            assert reading.open_save(path).steps == match.steps, "and the match can be played on"
            autosave.release()


@pytest.mark.sample(3)
@pytest.mark.parametrize("first", [0, pytest.param(1, marks=pytest.mark.wide), pytest.param(2, marks=pytest.mark.wide)])
@pytest.mark.parametrize(("number", "lasts"), [(errno.ENOSPC, 1), (errno.EIO, 2), (errno.ENOSPC, 12)])
def test_a_disk_that_fails_at_any_call_loses_nothing(tmp_path, monkeypatch, number, lasts, first):
    troubles, turns = 0, range((first + lasts) % 3, len(calls_of(tmp_path / "all", monkeypatch)), 3)
    for turn in turns:
        folder = tmp_path / str(turn)
        folder.mkdir()
        story = Story(folder)
        with monkeypatch.context() as patch:
            injector = Injector(patch, folder, turn, number, lasts)
            story.tell()
        troubles += story.troubles
        assert injector.struck
        check(story, injector)
        for path in kept(folder).values():
            assert not autosaves.played(path)
    assert troubles > len(turns) / 3, "many of these calls are missed by somebody"
