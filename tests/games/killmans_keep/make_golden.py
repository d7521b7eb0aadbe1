"""Writes the golden game: `python -m tests.games.killmans_keep.make_golden`. Read the change before keeping it."""

from pathlib import Path

from game.games.killmans_keep import GAME
from game.games.killmans_keep.components import AREAS, ARTIFACTS, GOALS, MONSTERS, Options
from tests.games.playthrough import playthrough as told
from tests.games.playthrough import written

GOLDEN = Path(__file__).with_name("golden.txt")
SEED = "golden 10"
SEATS = 3
STEPS = 500
IDS = [kind.id for kind in (*ARTIFACTS, *MONSTERS, *GOALS)]
CARDS = {"hand", "market", "discard", "display", "monster", "aside", "using", "ability", "deal", "drawn", "last_card"}


def names(value):
    """Cards by their ids."""
    if isinstance(value, tuple):
        return " ".join(map(names, value))
    return "-" if value < 0 else IDS[value]


def show(name, value):
    """A field of a view in words."""
    if name in CARDS:
        return names(value)
    if name in ("known", "peeked"):
        return " / ".join(map(names, value))
    if name == "goals":
        return " ".join("-" if goal < 0 else GOALS[goal].id for goal in value)
    if name == "area":
        return " ".join(AREAS[area] for area in value)
    return str(value)


def playthrough():
    """The first steps of a game chosen by luck, told from every seat, and how the game ends."""
    options = Options()
    state, *lines, steps, result = told(GAME, options, SEATS, SEED, show, most=STEPS)
    head = f"Killman's Keep, seed {SEED}, {SEATS} seats, {options}"
    sums = [f"seat {seat}: {state.doubloons[seat]} Doubloons, ${state.money[seat]}" for seat in range(SEATS)]
    return "\n".join([head, *lines, f"{steps}, {state.round} rounds", *sums, result]) + "\n"


if __name__ == "__main__":
    written(GOLDEN, playthrough())
