"""Damaged command lines: made from sound ones by a seed, and judged.

Each must do what it is asked (exit code 0) or refuse in one line of at most 200 letters (exit code 2). What takes long,
windows, tournaments and pictures, is left out: `lead_nowhere` puts something else in its place.
"""

import os
from random import Random

from game.cli import FINE, REFUSED, main
from game.commands import arena, fit, play, shot, window
from tests import mutants
from tests.mutants import Verdict

COMMANDS = (
    "play BOX --seat human:Ana --seat bot:mate --seat bot:deckhand --seed storm --option encounters=on",
    "play BOX --seat human:Ana --seat bot:mate:bold --map FILE",
    "arena BOX --seats mate,deckhand,mate/40 --games 2 --jobs 1 --seed 3",
    "arena BOX --seats skipper@0.5,mate:bold@table --map FILE --json",
    "arena BOX --ladder --tables 2,3 --only mate:deckhand --games 1",
    "fit BOX --games 1 --level mate/40 --looks 2 --dry",
    "shot BOX --players 3 --seed s --steps 0 --view 0 --size 640x360 --text 150 OUT",
    "replay FILE --verify",
    "replay FILE",
    "map check FILE",
    "map list",
    "--help",
    "--version",
)
POISONS = (
    "", " ", "-", "--", "-1", "0", "1.5", "nan", "1e400", "99999999999", "9" * 5000, "٣", "a\nb", "\r", "\x1b[31m",
    "\u202eevil", "\udce9", "\ud800", "Ω🐙", "x" * 300, "y" * 100_000, "human:", "bot:", "bot:mate:", "mate:", "mate/",
    "mate/0", "mate/99999999999", "mate/" + "9" * 5000, "deckhand/4", "mate@", "mate@nan", "mate@-1", "mate@1e9", "@",
    "mate:furious", "random", "openspiel_mcts", "human:" + "W" * 61, "human:a\tb", "human:Ana", "key_largo", "lantern",
    "encounters=", "=on", "encounters=maybe", "nothing=1", "0x0", "640x", "99999x99999", "1,,2", ",", "...", "%s",
    "{0}", "{name}", "*", "~", "--seat", "--option", "--map", "--only", "--json", "--dry", "--bogus", "-h",
)  # fmt: skip
FILES = (
    "missing.tmx", "missing.seachest", "folder", "folder.tmx", "pipe", "pipe.tmx", "pipe.seachest", "pipe.png",
    "loop.tmx", "empty.tmx", "empty.seachest", "noise.tmx", "noise.seachest", "closed/in.tmx", "/dev/zero", "/dev/null",
    "/dev/stdin", "/proc/self/mem", "/", ".", "..", "x" * 300 + ".tmx", "a\nb.tmx", "new.png", "zero.tmx",
    "zero.seachest",
)  # fmt: skip


def lay(folder):
    """The files that are none, and those that hold nonsense."""
    for name in ("folder", "folder.tmx"):
        (folder / name).mkdir()
    for name in ("pipe", "pipe.tmx", "pipe.seachest", "pipe.png"):
        os.mkfifo(folder / name)
    for end in ("tmx", "seachest"):
        (folder / f"empty.{end}").touch()
        (folder / f"noise.{end}").write_bytes(bytes(range(256)) * 40)
        (folder / f"zero.{end}").symlink_to("/dev/zero")
    (folder / "loop.tmx").symlink_to("loop.tmx")
    return folder


def lead_nowhere(replace):
    """Puts something short in the place of what takes long; `replace` as monkeypatch.setattr."""
    replace(play, "show", lambda _match: FINE)
    replace(window, "show", lambda: FINE)
    replace(arena, "_tournament", lambda *_asked: "")
    replace(arena, "_ladder", lambda *_asked: "")
    replace(fit, "fit", lambda *_asked, **_more: None)
    replace(fit, "write", lambda *_asked: None)
    replace(fit, "table", lambda _found: "")
    replace(shot, "shot", lambda *asked: asked[7].write_bytes(b""))


def mutant(box, folder, seed):
    """A command line of this box with one to three words that are others; the same for the same seed."""
    luck = Random(f"{box} {seed}")
    line = [word.replace("BOX", box) for word in luck.choice(COMMANDS).split()]
    line = [str(folder / luck.choice(FILES)) if word in ("FILE", "OUT") else word for word in line]
    for _time in range(luck.choice((0, 1, 1, 1, 2, 3))):
        n = luck.randrange(len(line) + 1)
        what = luck.random()
        if what < 0.15:
            line[n : n + 1] = []
        elif what < 0.3:
            line.insert(n, luck.choice(POISONS))
        elif what < 0.4:
            line[n : n + 1] = [str(folder / luck.choice(FILES))]
        elif what < 0.6 and n < len(line):
            line[n] += luck.choice(POISONS)
        else:
            line[n : n + 1] = [luck.choice(POISONS)]
    return line


def judge(line, captured):
    """Runs this command line; `captured` returns what was written on the two streams since it was asked last."""
    try:
        code = main(line)
    except SystemExit as left:
        code = left.code
    told, refused = captured()
    assert code in (FINE, REFUSED, None), (code, refused)
    if code != REFUSED:
        assert not refused, refused
        return Verdict("loaded")
    assert not told, told
    for said in refused.removesuffix("\n").split("\n") if "map" in line else [refused.removesuffix("\n")]:
        mutants.in_words(said)
    return Verdict("refused", refused)
