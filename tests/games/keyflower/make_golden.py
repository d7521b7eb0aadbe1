"""Writes the golden games: `python -m tests.games.keyflower.make_golden`. Read the change before keeping it."""

import json
from hashlib import blake2b
from itertools import product
from pathlib import Path

from game.core.chance import FastChance
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
DIGESTS = HERE / "golden_digests.json"
TABLES = {
    f"{seats} seats, keymelequin {replaced}, key_celeste {ship}": (seats, replaced, ship)
    for seats, replaced, ship in product(GAME.seats, (0, 6), (False, True))
}
"""Every number of seats with every choice of small boxes; of these games only a hash is kept."""
LOOK = 40
"""Steps between two looks at a position."""
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


def digest(name):
    """What is told in a whole game, chosen by luck, and what everybody sees along the way and in the end, in short."""
    seats, replaced, ship = TABLES[name]
    luck, told, found, step = FastChance(seats), [], blake2b(digest_size=8), 0
    state = GAME.setup(GAME.options(keymelequin=replaced, key_celeste=ship), seats, luck)
    while acting := GAME.actors(state):
        if step % LOOK == 0:
            found.update(repr([GAME.look(state, viewer) for viewer in (None, *range(seats))]).encode())
        step += 1
        GAME.apply(state, acting[0], chosen(state, acting[0], GAME.legal(state, acting[0]), luck), luck, told.append)
    found.update(repr((told, GAME.look(state, None), GAME.result(state))).encode())
    return found.hexdigest()


if __name__ == "__main__":
    for each in GAMES:
        written(HERE / each, playthrough(each))
    DIGESTS.write_text(json.dumps({name: digest(name) for name in TABLES}, indent=1) + "\n", encoding="utf-8")
