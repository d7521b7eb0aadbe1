"""Writes the golden games: `python -m tests.games.keyflower.make_golden`. Read the change before keeping it."""

from pathlib import Path

from game.games.keyflower import GAME
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from tests.games.playthrough import playthrough as told
from tests.games.playthrough import written

HERE = Path(__file__).parent
SEED = "golden"
GAMES = {
    "golden.txt": (3, GAME.options(emporium=True), None),
    "golden_both.txt": (3, GAME.options(emporium=True, by_hand=True, keymelequin=6, key_celeste=True), None),
    "golden_keymelequin.txt": (2, GAME.options(keymelequin=1), 120),
    "golden_key_celeste.txt": (4, GAME.options(key_celeste=True), 120),
}
"""By file: the seats, the options, and how many steps are told (None = all)."""
TILES = len(box.TILES)
UNCHANGING = {"seat", "seats", "options"}
NAMED = {"market", "dealt"}
BY_SEAT = {"villages", "fresh", "beside"}
NOWHERE = {"owner", "cell", "lock"}
"""Fields in which -1 says nothing."""


def names(tiles):
    return ",".join(box.TILES[tile].id for tile in tiles) or "-"


def show(name, value):
    """A field of a view in words: of tiles only those of which there is something to say."""
    if name in NAMED:
        return names(value)
    if name in BY_SEAT:
        return " / ".join(map(names, value))
    if isinstance(value, tuple) and len(value) in (TILES, TILES * 4):
        each, none = len(value) // TILES, -1 if name in NOWHERE else 0
        rows = [(tile, value[n * each : n * each + each]) for n, tile in enumerate(box.TILES)]
        return " ".join(f"{tile.id}:{','.join(map(str, row))}" for tile, row in rows if set(row) != {none})
    return str(value)


def chosen(_state, _seat, legal, player):
    """By luck, rarely passing and bidding little, so that much happens."""
    action = player.pick(legal)
    if isinstance(action, do.FromHand) and player.below(3):
        return legal[0]
    return player.pick(legal) if action == do.PASS and player.below(3) else action


def playthrough(name):
    """A whole game, chosen by luck, told from every seat."""
    seats, options, most = GAMES[name]
    unchanging = UNCHANGING if options.keymelequin or options.key_celeste else UNCHANGING | {"extras"}
    _state, *lines = told(GAME, options, seats, SEED, show, choose=chosen, unchanging=unchanging, most=most)
    return "\n".join([f"{GAME.title}, rules {GAME.rules_version}, seed {SEED}, {seats} seats", *lines]) + "\n"


if __name__ == "__main__":
    for each in GAMES:
        written(HERE / each, playthrough(each))
