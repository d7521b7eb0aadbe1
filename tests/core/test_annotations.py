"""What a seat writes into its notebook: kept with the match, no part of the game, and for nobody else."""

import itertools

import msgspec
import pytest

from game.core import journal, save
from game.core.annotations import LONGEST_KEY, LONGEST_SIGN, MOST
from game.core.errors import BadOption
from game.core.player import Player
from game.core.save import BadSave
from game.games import replay_match, start_match
from game.storage.autosaves import Autosave, resume
from game.storage.reading import open_save
from game.storage.saves import list_autosaves, save_as

PLAYERS = (Player("Ann"), Player("Bob", colour=1), Player("Cy", "bot:mate", 2))


@pytest.fixture
def match(lanterns):
    return start_match("lanterns", PLAYERS, "a quiet sea")


def written(match):
    match.annotate(0, "lamp:1 sea", "x")
    match.annotate(0, "lamp:2 sea", "?")
    match.annotate(1, "lamp:1 sea", "o")
    return match


def test_a_sign_replaces_another_and_nothing_rubs_it_out(match):
    written(match)
    match.annotate(0, "lamp:1 sea", "o")
    assert match.annotations(0) == {"lamp:1 sea": "o", "lamp:2 sea": "?"}
    match.annotate(0, "lamp:1 sea", "")
    match.annotate(0, "never written", "")
    assert match.annotations(0) == {"lamp:2 sea": "?"}


def test_only_its_own_seat_sees_them_and_no_bot_does(match):
    before = [match.seat(seat) for seat in (None, 0, 1, 2)]
    digest = match.digest()
    match.annotate(0, "lamp:1 sea", "x")
    match.annotate(2, "lamp:1 sea", "x")
    after = [match.seat(seat) for seat in (None, 0, 1, 2)]
    assert after[1].annotations == {"lamp:1 sea": "x"}
    assert [*after[:1], *after[2:]] == [*before[:1], *before[2:]]
    assert match.digest() == digest
    after[1].annotations.clear()
    assert match.annotations(0), "what is handed out is a copy"


def test_they_are_no_step_and_undo_leaves_them(match):
    match.play(0, match.seat(0).legal[0])
    assert match.can_undo(0)
    match.annotate(0, "lamp:1 sea", "x")
    assert (match.step, bool(match.can_undo(0))) == (1, True)
    match.undo(0)
    match.annotate(0, "lamp:2 sea", "x")
    match.redo(0)
    assert match.annotations(0) == {"lamp:1 sea": "x", "lamp:2 sea": "x"}


def test_they_come_back_from_a_save(match):
    document = written(match).to_document()
    again = replay_match(save.read(save.write(document)))
    assert [again.annotations(seat) for seat in range(3)] == [match.annotations(seat) for seat in range(3)]
    assert again.to_document() == document


def test_a_save_of_before_there_were_notes_opens(match):
    plain = msgspec.to_builtins(match.to_document())
    for name in ("map", "jots"):
        del plain[name]
    again = replay_match(save.read(msgspec.json.encode({**plain, "format": 1})))
    assert again.annotations(0) == {}


def test_the_journal_holds_each_of_them(match):
    stages = [match.to_document()]
    match.annotate(0, "lamp:1 sea", "x")
    stages.append(match.to_document())
    match.play(0, match.seat(0).legal[0])
    match.annotate(1, "lamp:1 sea", "o")
    stages.append(match.to_document())
    match.annotate(0, "lamp:1 sea", "")
    match.annotate(1, "lamp:1 sea", "")
    stages.append(match.to_document())
    raw = journal.first_line(stages[0])
    for before, after in itertools.pairwise(stages):
        raw += journal.more_lines(before, after)
        assert journal.read(raw)[0] == after
    assert raw.count(b"\n") == 6


@pytest.mark.parametrize("entry", [{"seat": 7}, {"seat": -1}, {"seat": "0"}])
def test_a_strange_note_in_a_journal_is_refused(match, entry):
    line = msgspec.json.encode({"type": "jot", "key": "a", "sign": "x", **entry})
    read = journal.read(journal.first_line(match.to_document()) + line + b"\n")
    assert not read.document.annotations
    assert read.lost.startswith("The journal is damaged from line 2 of 2 on")


def test_they_survive_a_kill(match, tmp_path):
    autosave = Autosave.begin(match, tmp_path)
    match.annotate(0, "lamp:1 sea", "x")
    autosave.keep(match)
    autosave.release()
    again, autosave = resume(autosave.path)
    assert again.annotations(0) == {"lamp:1 sea": "x"}
    again.annotate(0, "lamp:1 sea", "o")
    autosave.keep(again)
    assert open_save(autosave.path).annotations(0) == {"lamp:1 sea": "o"}


def test_what_a_list_of_saves_shows_does_not_know_them(match, tmp_path):
    plain = save_as(match, "one", "Round 1", tmp_path)
    noted = save_as(written(match), "two", "Round 1", tmp_path)
    assert open_save(plain).seat(None) == open_save(noted).seat(None)
    Autosave.begin(match, tmp_path, "Round 1")
    assert "lamp" not in repr(list_autosaves(tmp_path))


@pytest.mark.parametrize(("key", "sign"), [("", "x"), ("k" * (LONGEST_KEY + 1), "x"), ("k", "x" * (LONGEST_SIGN + 1))])
def test_what_is_too_long_is_refused(match, key, sign):
    with pytest.raises(BadOption, match="cannot be noted"):
        match.annotate(0, key, sign)
    with pytest.raises(ValueError, match="no seat 3"):
        match.annotate(3, "k", "x")
    assert match.annotations(0) == {}


def test_a_full_notebook_says_so(match):
    for n in range(MOST):
        match.annotate(0, str(n), "x")
    match.annotate(0, "7", "o")
    with pytest.raises(BadOption, match=f"takes {MOST} notes"):
        match.annotate(0, "one more", "x")


@pytest.mark.parametrize(
    ("annotations", "words"),
    [
        (({str(n): "x" for n in range(MOST + 1)}, {}, {}), "notebook is full"),
        (({"a": "far too long for a sign in a notebook"}, {}, {}), "cannot be noted"),
        (({"a": "x"},), "those of 1 seats"),
    ],
)
def test_a_save_with_too_many_notes_is_refused(match, annotations, words):
    document = msgspec.structs.replace(match.to_document(), annotations=annotations)
    with pytest.raises(BadSave, match=f"the set-up: .*{words}"):
        replay_match(document)
