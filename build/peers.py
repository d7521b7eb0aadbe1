"""How fast our games run beside other libraries, in one run: the table and the bars E1 to E5, for `make bench-peers`.

python build/peers.py [--seconds 0.5] [--rounds 5] [--json] [--compiled build/compiled]

Makes an environment of its own (.venv-peers) with the other libraries, starts each library in a process that waits its
turn, and measures one after the other, round after round: whole games of legal, fairly chosen moves, and a copy of a
position. Times are processor time; the figures are medians of the rounds. Different games are not like for like: the
ratios say how much thinking a second of a computer buys here and there, not whose rules are heavier.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

import play

TOP = Path(__file__).resolve().parent.parent
HOME = TOP / ".venv-peers"
PEERS = ("open_spiel==2.0.2", "catanatron==3.2.1", "rlcard==1.2.0", "pettingzoo==1.27.0", "chess==1.11.2")
BESIDE = ("pygame-ce",)  # PettingZoo's connect_four imports it though nothing is drawn

BOXES = ("key_largo", "dark_water_salvage", "killmans_keep")
ROWS = (
    *[("seachest", box, f"Seachest: {box}, 4 players") for box in BOXES],
    *[("compiled", box, f"Seachest compiled: {box}, 4 players") for box in BOXES],
    ("open_spiel", "hanabi(players=4)", "open_spiel (C++): hanabi(players=4)"),
    ("open_spiel", "gin_rummy", "open_spiel (C++): gin_rummy"),
    ("open_spiel", "connect_four", "open_spiel (C++): connect_four"),
    ("catanatron", "catan", "catanatron: Catan, 4 players"),
    ("rlcard", "uno", "rlcard (environment): uno"),
    ("pettingzoo", "connect_four", "pettingzoo (raw_env): connect_four"),
    ("chess", "chess", "python-chess: chess"),
)
HEAD = 1.27
"""So many times as fast as catanatron 3.2.1 its unreleased sources (commit 41ba0db) ran once, on one machine."""


class Runner:
    """One library in a process of its own, which waits until it is asked."""

    def __init__(self, library, core, compiled):
        python = HOME / play.PROGRAMS.name / "python"
        path = ""
        if library in ("seachest", "compiled"):
            python, path = sys.executable, str(compiled if library == "compiled" else TOP)
        library = "seachest" if library == "compiled" else library
        environment = {**os.environ, "PYTHONPATH": path, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            [python, TOP / "build" / "peers_loops.py", library],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            cwd=TOP / "build",
        )
        if core is not None:
            os.sched_setaffinity(self.process.pid, {core})

    def ask(self, game, seconds):
        """Measure this game once."""
        self.process.stdin.write(f"{game}|{seconds}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit("One of the libraries stopped; what it said stands above.")
        return json.loads(line)

    def close(self):
        """Let it go."""
        self.process.stdin.close()
        self.process.wait()


def measure(rows, rounds, seconds, compiled):
    """Every row in every round: by row, the median of each figure, and how far the moves of the rounds lay apart."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [None]
    runners = {library: Runner(library, cores[-1], compiled) for library in dict.fromkeys(row[0] for row in rows)}
    found = {row: [] for row in rows}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds} …", file=sys.stderr, flush=True)
        for row in rows:
            found[row].append(runners[row[0]].ask(row[1], seconds))
    for runner in runners.values():
        runner.close()
    return {row: _median(answers) for row, answers in found.items()}


def _median(answers):
    figures = {key: statistics.median(answer[key] for answer in answers) for key in answers[0] if key != "same"}
    moves = [answer["moves"] for answer in answers]
    figures["spread"] = max(moves) / min(moves)
    figures["same"] = all(answer.get("same", True) for answer in answers)
    return figures


def table(found):
    """Every row as text."""
    lines = [f"{'':46}{'moves/s':>12}{'µs/move':>9}{'games/s':>11}{'copy µs':>9}{'spread':>8}"]
    for (_library, _game, name), row in found.items():
        speed = f"{row['moves']:12,.0f}{1e6 / row['moves']:9.2f}{row['games']:11,.1f}"
        lines.append(f"{name:46}{speed}{row['clone']:9.2f}{row['spread']:8.2f}")
    return "\n".join(lines)


def bars(found, library):
    """E1 to E5 for our games: (bar, game, what was found, what it should be, whether it is met)."""
    by_name = {(row[0], row[1]): figures for row, figures in found.items()}
    peer = {name: by_name[key]["moves"] for name, key in {
        "catan": ("catanatron", "catan"),
        "hanabi": ("open_spiel", "hanabi(players=4)"),
        "gin": ("open_spiel", "gin_rummy"),
        "four": ("pettingzoo", "connect_four"),
        "uno": ("rlcard", "uno"),
    }.items()}  # fmt: skip
    catan_copy = by_name["catanatron", "catan"]["clone"]
    for box in BOXES:
        own = by_name[library, box]
        ratio = {name: own["moves"] / moves for name, moves in peer.items()}
        goal = 4 if box == "dark_water_salvage" else 6
        yield "E1", box, f"{ratio['catan']:.1f} x catanatron 3.2.1", f"at least {goal} x", ratio["catan"] >= goal
        head = ratio["catan"] / HEAD
        yield "E1", box, f"about {head:.1f} x its HEAD, if {HEAD} x as fast", f"at least {goal} x", head >= goal
        if box == "key_largo":
            yield "E2", box, f"{ratio['hanabi']:.1f} x OpenSpiel's hanabi", "at least 1 x", ratio["hanabi"] >= 1
        yield "E2", box, f"{ratio['gin']:.1f} x OpenSpiel's gin rummy", "at least 1 x", ratio["gin"] >= 1
        yield "E3", box, f"{ratio['four']:.1f} x PettingZoo's connect four", "at least 5 x", ratio["four"] >= 5
        yield "E3", box, f"{ratio['uno']:.1f} x rlcard's uno", "at least 3 x", ratio["uno"] >= 3
        yield "E4", box, f"copy in {own['clone']:.1f} µs", "at most 5 µs", own["clone"] <= 5
        share = own["clone"] / catan_copy
        yield "E4", box, f"1/{1 / share:.0f} of catanatron's copy", "at most 1/5", share <= 1 / 5
        yield "E5", box, f"imagine in {own['imagine']:.0f} µs", "at most 40 µs", own["imagine"] <= 40
        yield "E5", box, "imagined worlds look the same", "all of them", own["same"]


def report(found, libraries):
    """The table and the bars as text."""
    lines = [table(found), ""]
    for library in libraries:
        lines.append("Pure Python" if library == "seachest" else "Compiled")
        for bar, box, what, goal, met in bars(found, library):
            lines.append(f"  {bar}  {box:20}{what:48}{goal:15}{'met' if met else 'NOT MET'}")
    lines.append("")
    lines.append("Different games are not like for like; times are processor time on one core, medians of all rounds.")
    return "\n".join(lines)


def main():
    """Install what is missing, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time for each figure in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--compiled", type=Path, default=TOP / "build" / "compiled", help="what build/compile.py made")
    parser.add_argument("--json", action="store_true", help="print the figures only")
    asked = parser.parse_args()
    play.make_home(HOME, "peers", [*PEERS, *BESIDE])
    libraries = ["seachest", "compiled"] if (asked.compiled / "compiled-from").exists() else ["seachest"]
    rows = [row for row in ROWS if row[0] != "compiled" or "compiled" in libraries]
    found = measure(rows, asked.rounds, asked.seconds, asked.compiled.resolve())
    if asked.json:
        print(json.dumps([{"library": row[0], "game": row[1], **figures} for row, figures in found.items()], indent=1))
    else:
        print(report(found, libraries))
    return 0


if __name__ == "__main__":
    sys.exit(main())
