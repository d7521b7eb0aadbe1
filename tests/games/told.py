"""What is told of a game: every kind of event in words, as it first occurs in a random game of each box.

python -m tests.games.told writes the sentences down anew, after one was changed on purpose.
"""

from pathlib import Path

from game.games import GAMES
from tests.boxes import Case, players, variants, walk

SEEDS = ("told", "told again", "and again")
TWICE = 2
"""How often each kind of event is kept: the second time with other names and numbers."""


def file_of(game):
    return Path(__file__).parent / game.id / "told.txt"


def lines(game):
    """The sentences with their rules, in the order in which they come."""
    case = Case(game, variants(game)[-1], 3)
    seats, kept, found = players(case.seats), {}, []
    for seed in SEEDS:
        told = []
        for _moment in walk(case, seed, told):
            pass
        for event in told:
            line = game.staging.narrate(event, seats)
            if line is None or kept.get(type(event), 0) == TWICE:
                continue
            kept[type(event)] = kept.get(type(event), 0) + 1
            found.append(f"{line.rule or '-'}: {line.text}")
    return found


if __name__ == "__main__":
    for each in GAMES:
        file_of(each).write_text("\n".join(lines(each)) + "\n", "utf-8")
