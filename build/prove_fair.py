"""The whole proof of fairness: every box and number of players, on the compiled copy where there is a fresh one.

python build/prove_fair.py [--positions 1000] [--games 2000] [--box key_largo] [--seats 4] [--copy DIR]

What the columns mean is said in tests/bots/proof.py. Exit code 1 when anything is not as it should be.
"""

import argparse
import sys
import time
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
COMPILED = TOP / "build" / "compiled"
RARE = 1e-4
"""Beliefs count as wrong when right ones would look so seldom as they do."""


def package() -> Path:
    """The compiled copy if it is of these very files, else the files themselves."""
    sys.path.insert(0, str(TOP / "build"))
    from compile import fingerprint  # noqa: PLC0415 - our own build/compile.py

    stamp = COMPILED / "compiled-from"
    fresh = stamp.exists() and stamp.read_text() in [fingerprint(TOP / "game", whole) for whole in (True, False)]
    return COMPILED if fresh else TOP


def table(box: str | None, players: int | None, positions: int, games: int) -> bool:
    """Proves and prints line by line; whether all was well."""
    from game.games import GAMES  # noqa: PLC0415 - of the package chosen
    from tests.bots.proof import LEAKS, believed, prove  # noqa: PLC0415

    good = True
    print(f"{'':20}players  positions  look other  seen  decided  leaks found         beliefs as wrong by chance")
    for game in GAMES:
        for seats in game.seats:
            if box not in (None, game.id) or players not in (None, seats):
                continue
            found = prove(game, seats, positions)
            caught = [prove(game, seats, positions, 1000, leak) for leak in LEAKS.values()]
            leaks = [f"{max(each.unseen, each.unlike)} of {each.positions}" for each in caught]
            likely = believed(game, seats, games)
            beliefs = ", ".join(f"{name} {share:.2g}" for name, share in sorted(likely.items(), key=lambda one: one[1]))
            print(
                f"{game.id:20}{seats:7}{found.positions:11}{found.other:12}{found.unseen:6}{found.unlike:9}"
                f"  {', '.join(leaks):20}{beliefs}",
                flush=True,
            )
            good = good and not found.unseen and not found.unlike and min(likely.values()) > RARE
            good = good and all(each.unseen or each.unlike for each in caught)
    return good


def main() -> int:
    """Read the command line, prove, say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=1000, help="for each box and number of players")
    parser.add_argument("--games", type=int, default=2000, help="random games, to compare beliefs with the truth")
    parser.add_argument("--box")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--copy", type=Path, help="a compiled copy, however old, to be proved instead of these files")
    asked = parser.parse_args()
    place, start = asked.copy or package(), time.monotonic()
    sys.path[:0] = [str(place), str(TOP)]
    good = table(asked.box, asked.seats, asked.positions, asked.games)
    from game.build import kind  # noqa: PLC0415

    print(f"{'All is fair' if good else 'SOMETHING IS NOT FAIR'}: {kind()}, {time.monotonic() - start:.0f} s")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
