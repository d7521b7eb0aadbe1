"""The Skipper against the judges, the same deals from every seat: `make judges`.

python -m game.research.contest [--box ID …] [--games 16] [--seconds 0.1] [--seats 4] [--level skipper]

One Skipper sits among judges of one kind; everybody has the same processor time for each decision. It passes when the
lower end of the 95 % interval of its first places lies above its fair share.
"""

import argparse
import time

from game.arena.movers import JUDGES
from game.arena.tournament import pairings, play, wilson
from game.core.match import find
from game.games import GAMES


def contest(box: str, level: str, judge: str, seats: int, games: int, seconds: float, seed: int = 1) -> str:
    """Plays at least so many games and tells in one line what came of them."""
    hero, rival = f"{level}@{seconds:g}", f"{judge}@{seconds:g}"
    start, firsts, done = time.monotonic(), 0.0, 0
    for pairing in pairings(box, [hero, *[rival] * (seats - 1)], games, find(box).options(), seed):
        played = play(pairing)
        firsts += sum(first for first, who in zip(played.firsts, played.levels, strict=True) if who == hero)
        done += 1
    low, high = wilson(firsts, done)
    verdict = "met" if low > 1 / seats else "NOT met"
    share = f"{100 * firsts / done:5.1f} % [{100 * low:4.1f}, {100 * high:5.1f}], fair {100 / seats:.1f} %"
    spent = f"{done} games in {time.monotonic() - start:.0f} s"
    return f"{box:20} 1 x {hero} v {seats - 1} x {rival:22} {share:36} {spent:24} {verdict}"


def main() -> None:
    """Plays what the command line asks for, a line for each meeting as it is over."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--box", action="append", choices=[game.id for game in GAMES])
    parser.add_argument("--judge", action="append", choices=JUDGES)
    parser.add_argument("--level", default="skipper")
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for box in asked.box or [game.id for game in GAMES]:
        for judge in asked.judge or JUDGES:
            line = contest(box, asked.level, judge, asked.seats, asked.games, asked.seconds, asked.seed)
            print(line, flush=True)


if __name__ == "__main__":
    main()
