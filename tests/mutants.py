"""Damaged saves, journals and other files that the program reads: made from sound ones by a seed, and judged.

Every one must load, or be refused as a BadSave of one line of at most 200 letters; nothing else may happen.
"""

import json
from dataclasses import dataclass
from functools import cache
from random import Random

from game import paths
from game.core import journal, save
from game.core.player import Player
from game.core.save import LONGEST, BadSave
from game.games import start_match
from game.storage import reading
from game.ui.scenes.start.load import Load
from game.ui.scenes.start.saved_row import saved_title
from game.ui.scenes.start.title import Title, caption
from game.ui.shell.headless import HeadlessApp

STEPS = 24
"""Steps of the matches that are damaged: enough for a digest in the middle."""
PLAYERS = (Player("Ana"), Player("Ben", "bot:mate", 2), Player("Mia", colour=4))
MOMENT = "2026-02-03T04:05:06+00:00"
SIZE = (1280, 720)
ENDS = {"save": ".seachest", "journal": ".journal"}


@cache
def sound(box, kind):
    """A sound file of this kind, with notes in it, of a match of some steps."""
    match = start_match(box, PLAYERS, "mutants")
    luck, before = Random(box), match.to_document(MOMENT, "Storm", "Day 1")
    lines = journal.first_line(before)
    for step in range(STEPS):
        seat = luck.choice(match.actors())
        match.play(seat, luck.choice(match.seat(seat).legal))
        match.annotate(step % 3, f"wreck:{step}", "x?"[step % 2])
        if step % 7 == 6 and match.can_undo(seat):
            match.undo(seat)
            match.redo(seat)
        document = match.to_document(MOMENT, "Storm", f"Day {step}")
        lines += journal.more_lines(before, document)
        before = document
    return save.write(before) if kind == "save" else lines


# ---- damage


def nested(depth):
    return "[" * depth + "]" * depth


POISONS = (
    "null", "true", "-1", "0", "1", "7", "64", "1.5", "1e400", "-9223372036854775809", "1" + "0" * 30, "9" * 5000,
    '""', r'"\u0000"', r'"a\nb"', r'"\u202eevil"', r'"\ud800"', '"Ω🐙e\u0301"', '"../../x"', '"/dev/zero.tmx"',
    '"0000-00-00T00:00:00Z"', '"2026-02-03T04:05:06"', '"2026-13-45T99:99:99+00:00"', '"9999-12-31T23:59:59-23:59"',
    '"0001-01-01T00:00:00+23:59"', '"human"', '"bot:"', '"bot:mate:furious"', '"lantern"', f'"{"x" * 300}"',
    f'"{"W" * 60}"', f'"{"y" * 100_000}"', "[]", "{}", '{"": null}', '{"a": {"b": [1, 2]}}', "[[], [[]]]",
    f"[{','.join('0' * 3000)}]", nested(100), nested(900), nested(3000), nested(100_000),
)  # fmt: skip
FOREIGN = (
    b"", b"\0", b"\n", b"\n\n\n", b"null", b"[]", b"{}", b'{"format": 1}', b"\x89PNG\r\n\x1a\n" + bytes(300),
    b"PK\x03\x04" * 50, b"%PDF-1.7", b"\xff\xfe{\0}\0", b"\xef\xbb\xbf{}", b"<?xml version='1.0'?><map/>",
    bytes(range(256)) * 8,
)  # fmt: skip


def places(value, path=()):
    """The path of everything in plain data, by keys and numbers."""
    yield path
    if isinstance(value, dict | list):
        for key, inside in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(inside, (*path, key))


def at(value, path):
    for key in path:
        value = value[key]
    return value


HOLE = "<<here>>"


def replaced(data, path, text):
    """The JSON of this data with that text at the path; the root is replaced as a whole."""
    if not path:
        return text
    data = json.loads(json.dumps(data))
    at(data, path[:-1])[path[-1]] = HOLE
    return json.dumps(data).replace(json.dumps(HOLE), text, 1)


def poisoned(data, luck):
    """Something of another size, or another type, somewhere."""
    path = luck.choice(spread(data, luck))
    alike = [poison for poison in POISONS if sort(poison) == sort(json.dumps(at(data, path)))]
    return replaced(data, path, luck.choice(alike if alike and luck.random() < 0.7 else POISONS))


def sort(text):
    """The sign by which JSON of the same type begins; all numbers alike."""
    return "0" if text[0] in "-0123456789" else text[0]


def swapped(data, luck):
    """Something where something else of the same file belongs."""
    paths = list(places(data))
    return replaced(data, luck.choice(spread(data, luck)), json.dumps(at(data, luck.choice(paths))))


def nudged(data, luck):
    """A number or a text that is only a little different."""
    paths = [path for path in places(data) if path and isinstance(at(data, path), int | str)]
    path = luck.choice(paths)
    old = at(data, path)
    new = old + luck.choice((-1, 1, 9)) if isinstance(old, int) else old[::-1] or "a"
    return replaced(data, path, json.dumps(new))


def renamed(data, luck):
    """A key that is gone, another one, or there twice."""
    paths = [path for path in places(data) if path and isinstance(path[-1], str)]
    if not paths:
        return poisoned(data, luck)
    data = json.loads(json.dumps(data))
    path = luck.choice(paths)
    inside = at(data, path[:-1])
    value = inside.pop(path[-1])
    if luck.random() < 0.6:
        inside[luck.choice((path[-1][:-1], path[-1] + "s", "\0", "a" * 500))] = value
    return json.dumps(data)


def spread(data, luck):
    """Paths to choose from: as many near the root as deep inside, since steps are most of a file."""
    top = [path for path in places(data) if len(path) <= 2]
    return top if luck.random() < 0.5 else [path for path in places(data) if path and path[0] != "steps"] or top


INSIDE = (poisoned, poisoned, swapped, nudged, nudged, renamed)


def in_one_line(raw, luck):
    """A save, or any one line of a journal, with something else inside."""
    lines = raw.split(b"\n") if raw.startswith(b'{"') else [raw]
    n = 0 if luck.random() < 0.3 else luck.randrange(len(lines))
    if lines[n].strip():
        lines[n] = luck.choice(INSIDE)(json.loads(lines[n]), luck).encode("utf-8", "surrogatepass")
    return b"\n".join(lines)


def flipped(raw, luck):
    """A few bytes are others."""
    data = bytearray(raw)
    for _flip in range(luck.choice((1, 1, 1, 3, 20))):
        data[luck.randrange(len(data))] = luck.choice((luck.randrange(256), 0, 10, 34, 48, 255))
    return bytes(data)


def cut(raw, luck):
    """The end or a piece of it is missing."""
    first, last = sorted(luck.randrange(len(raw) + 1) for _end in range(2))
    return raw[:first] + (raw[last:] if luck.random() < 0.5 else b"")


def shuffled(raw, luck):
    """Lines are missing, twice there, or in another order."""
    lines = raw.split(b"\n")
    n, other = luck.randrange(len(lines)), luck.randrange(len(lines))
    lines[n : n + luck.randrange(3)] = [lines[other]] * luck.randrange(3)
    return b"\n".join(lines)


def stuffed(raw, luck):
    """Bytes that nobody wrote: zeros of a lost block, or nonsense."""
    n = luck.randrange(len(raw) + 1)
    return raw[:n] + luck.choice((bytes(512), b"\n\n", b"\0\n", luck.randbytes(40))) + raw[n:]


def foreign(raw, luck):
    """Another file altogether, or one with this one behind it."""
    return luck.choice(FOREIGN) + (raw if luck.random() < 0.2 else b"")


DAMAGE = (in_one_line, in_one_line, in_one_line, flipped, flipped, cut, shuffled, stuffed, foreign)


def mutant(raw, seed):
    """These bytes, damaged in one way, seldom in two; the same for the same seed."""
    luck = Random(seed)
    damaged = luck.choice(DAMAGE)(raw, luck)
    if luck.random() < 0.1 and damaged:
        damaged = luck.choice((flipped, cut, shuffled, stuffed))(damaged, luck)
    return damaged


# ---- judgement


@dataclass(frozen=True)
class Verdict:
    """What became of a file: "loaded", "in part" or "refused", and the reason."""

    end: str
    words: str = ""


def in_words(words):
    """The reason, which must be one line of at most 200 letters."""
    assert words
    assert len(words) <= LONGEST, words
    assert words.isprintable(), repr(words)
    return words


def judge(path):
    """Reads a file as the lists, the title and whoever loads it do. Any other error than a refusal is let through."""
    before = path.read_bytes()
    saved = reading.summary(path)
    saved_title(saved).encode()
    if saved.bad:
        in_words(saved.bad)
        verdict = Verdict("refused", saved.bad)
    else:
        assert caption(saved).replace("\N{NO-BREAK SPACE}", " ").isprintable()
        verdict = judge_steps(path, saved)
    assert path.read_bytes() == before, "a file that is only looked at stays as it is"
    return verdict


def judge_steps(path, saved):
    try:
        match = reading.open_save(path)
    except BadSave as error:
        if error.sound:
            assert reading.sound_part(path).step > 0
            return Verdict("in part", in_words(str(error)))
        return Verdict("refused", in_words(str(error)))
    assert match.step == saved.step
    return Verdict("in part", in_words(saved.lost)) if saved.lost else Verdict("loaded")


# ---- the screen


def scatter(box, seeds):
    """Lays damaged saves and journals of this box into the user's own folders, where the program looks for them."""
    for seed in seeds:
        for kind, end in ENDS.items():
            damaged = mutant(sound(box, kind), seed)
            (paths.state_folder("autosave") / f"{seed + 1:06}{end}").write_bytes(damaged)
            (paths.saves_folder() / f"{kind} {seed}{ENDS['save']}").write_bytes(damaged)


def sweep():
    """Takes away what `scatter` has laid there."""
    for folder in (paths.state_folder("autosave"), paths.saves_folder()):
        for path in folder.iterdir():
            path.unlink()


def shown():
    """Opens the title and the list of saves beside whatever lies in the folders; how many rows were looked at."""
    HeadlessApp(Title(), SIZE)
    here = HeadlessApp(Load(), SIZE)
    rows = list(here.scene.list.rows)
    for row in rows:
        here.scene._take(here.scene.saves[row])
        here.scene._look()
        here.frame()
    return len(rows)
