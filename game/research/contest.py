"""The Skipper against the judges, the same deals from every seat: `make judges`.

python -m game.research.contest [--box ID …] [--games 16] [--seconds 0.1] [--seats 4] [--level skipper]

One Skipper sits among judges of one kind; everybody has the same processor time for each decision. It passes when the
lower end of the 95 % interval of its first places lies above its fair share.
"""

import argparse
import time

from game.arena.movers import JUDGED_IN, JUDGES
from game.arena.tournament import tournament
from game.games import GAMES


def contest(box: str, level: str, judge: str, seats: int, games: int, seconds: float, seed: int = 1) -> str:
    """Plays at least so many games and tells in one line what came of them."""
    hero, rival = f"{level}@{seconds:g}", f"{judge}@{seconds:g}"
    start = time.monotonic()
    found = tournament(box, [hero, *[rival] * (seats - 1)], games, seed=seed)
    one = found.standings[0]
    verdict = "met" if one.low > found.fair else "NOT met"
    share = f"{one.first:5.1f} % [{one.low:4.1f}, {one.high:5.1f}], fair {found.fair:.1f} %"
    spent = f"{found.games} games in {time.monotonic() - start:.0f} s"
    return f"{box:20} 1 x {hero} v {seats - 1} x {rival:22} {share:36} {spent:24} {verdict}"


def main() -> None:
    """Plays what the command line asks for, a line for each meeting as it is over."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--box", action="append", choices=[game.id for game in GAMES])
    parser.add_argument("--judge", action="append", choices=JUDGES)
    parser.add_argument("--level", default="skipper")
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=JUDGED_IN)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for box in asked.box or [game.id for game in GAMES]:
        for judge in asked.judge or JUDGES:
            line = contest(box, asked.level, judge, asked.seats, asked.games, asked.seconds, asked.seed)
            print(line, flush=True)


if __name__ == "__main__":
    main()
