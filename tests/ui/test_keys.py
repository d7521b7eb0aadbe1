"""The keys of the boxes' own spots beside those of the whole program."""

from random import Random

import pytest

from game import maps
from game.core.player import Player
from game.games import GAMES
from game.play.playing import Playing
from game.ui.shell.input import KeyMap
from tests.conftest import all_asked_for

SAME = {"end turn", "pass"}
"""Actions that mean at every table what the box's own spot with that key means."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_key_of_a_box_is_one_of_the_whole_program(game, pytestconfig):
    """Looked at wherever something is listed that was not yet, and at every tenth position besides."""
    luck, keys = Random(game.id), KeyMap()
    match = maps.start(game, [Player(name, colour=n) for n, name in enumerate(("Ana", "Ben", "Ida"))], "keys", None)
    table = Playing(match, maps.board_of(match), lambda _match: None)
    seen, met, among = {}, set(), 1 if all_asked_for(pytestconfig) else 10
    while match.step < 250 and match.actors():
        seat = luck.choice(match.actors())
        observation = match.seat(seat)
        listed = {(observation.view.phase, type(action)) for action in observation.legal}
        if listed - met or match.step % among == 0:
            seen |= {spot.key: spot.label for spot in table.lay_out(seat, seat, ()).spots if spot.key}
        met |= listed
        table.play(seat, luck.choice(observation.legal))
    assert seen
    taken = {key: (label, keys.action(key)) for key, label in seen.items() if keys.action(key)}
    assert {key: both for key, both in taken.items() if both[1] not in SAME} == {}


def test_no_key_written_down_in_a_box_is_one_of_the_whole_program():
    from game.games.key_largo.table.staging import KEYS

    assert {KeyMap().action(key) for key in KEYS.values()} <= {"", *SAME}
