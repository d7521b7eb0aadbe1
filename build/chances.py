"""Fit how the bots' judgement becomes a chance to win, box by box, to self-play: `make chances`, some minutes.

Three fifths of the games of Deckhands fit the two weights of a curve; the others say how good it is: the mean squared
error beside that of "one in n", and by how much, on the average, what happened differs from what was said.
"""

import json
import sys
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game.bots.bot import choose
from game.bots.hindsight import CURVES, Curve, left_of, shares_of, unit_of
from game.bots.levels import DECKHAND
from game.core.chance import Chance
from game.core.player import Player
from game.games import BOXES, find
from game.maps import start

GAMES, POINTS = 300, 12
WEIGHTS = (0.1, 0.2, 0.3, 0.45, 0.7, 1.0, 1.4, 2.0, 3.0, 4.5, 7.0, 10.0)
BINS = 8


def played(game, number):
    """A whole game of Deckhands: its steps, and its match."""
    seats = min(4, game.seats[-1])
    match = start(game, [Player(f"Bot {n}", "bot:deckhand", n) for n in range(seats)], f"chances {number}", None)
    while match.actors():
        seat = match.actors()[0]
        seen = match.seat(seat, match.step)
        match.play(seat, choose(game, seen, DECKHAND, Chance(match.seed, match.step).below(1 << 30)).action)
    return match


def looked_at(game, match):
    """(ratings, share of the game left, shares of the first place) at some moments of this match."""
    state = game.setup(match.options, len(match.players), Chance(match.seed, 0))
    every, shares = max(1, match.step // POINTS), match.result().shares
    for n, (seat, action) in enumerate(match.steps[:-1], 1):
        game.apply(state, seat, action, Chance(match.seed, n), None)
        if n % every == 0:
            yield tuple(game.mind.rate(state)), left_of(game, state), shares


def brier(game, rows, curve):
    """The Brier score of this curve: squared errors summed over the seats, the mean of positions."""
    total, unit = 0.0, unit_of(game)
    for rates, left, shares in rows:
        total += sum((said - was) ** 2 for said, was in zip(shares_of(rates, left, unit, curve), shares, strict=True))
    return total / len(rows)


def off(game, rows, curve):
    """By how much, on the average, what happened differs from what was said, in bins of what was said."""
    bins = [[0, 0.0, 0.0] for _bin in range(BINS)]
    for rates, left, shares in rows:
        for said, was in zip(shares_of(rates, left, unit_of(game), curve), shares, strict=True):
            place = bins[min(BINS - 1, int(said * BINS))]
            place[0], place[1], place[2] = place[0] + 1, place[1] + said, place[2] + was
    return sum(abs(said - was) for _n, said, was in bins) / sum(n for n, _said, _was in bins)


def fitted(box):
    """The curve of this box, with how good it is."""
    game = find(box)
    games = [list(looked_at(game, played(game, n))) for n in range(GAMES)]
    cut = GAMES * 3 // 5
    fit, test = ([row for rows in part for row in rows] for part in (games[:cut], games[cut:]))
    first, last = min(product(WEIGHTS, WEIGHTS), key=lambda both: brier(game, fit, Curve(*both)))
    curve = Curve(first, last)
    seats = len(test[0][0])
    fair = sum(sum((1 / seats - was) ** 2 for was in shares) for _rates, _left, shares in test) / len(test)
    return {"first": first, "last": last, "games": GAMES, "brier": round(brier(game, test, curve), 4),
        "fair": round(fair, 4), "off": round(off(game, test, curve), 4)}


def main():
    """Fit the boxes that are named, or all, and write what was found after each of them."""
    for box in sys.argv[1:] or BOXES:
        rows = json.loads(CURVES.read_text(encoding="utf-8")) if CURVES.exists() else {}
        rows[box] = fitted(box)
        print(box, rows[box])
        CURVES.write_text(json.dumps(rows, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
