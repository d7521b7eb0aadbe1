"""What lay hidden from all is shown of a game that is over, and never of one that goes on, in any box."""

import ast
from dataclasses import replace
from pathlib import Path

import pytest

import game
from game.core.chance import FastChance
from game.core.match import Match
from game.core.player import Player
from game.core.replay import Recording, StillSecret
from game.games import BOXES, find
from game.maps import board_named
from game.play.replaying.film import PUBLIC, TRUTH, Film

SEATS = (None, 0, 1, 2)


class Asked(Exception):
    """Somebody has asked for the open view."""


def trapped(box):
    """This box, with an open view that tells that it was asked for."""

    def trap(state):
        raise Asked

    return replace(find(box), look_open=trap)


def sensible(match, steps, chance):
    """Play so many sensible steps, each by whoever must act; yields after each."""
    rules = match.game
    while steps and not match.over:
        seat = match.actors()[0]
        seen = match.seat(seat)
        match.play(seat, rules.mind.policy(rules.imagine(seen.view, chance), seat, seen.legal, chance))
        steps -= 1
        yield match


def begun(rules, seed="open"):
    return Match.start(rules, [Player(name, "human", n) for n, name in enumerate(("Ana", "Ben", "Ida"))], seed)


@pytest.fixture(scope="module", name="running")
def _running():
    """A game that goes on, of each box with its trap; everybody has looked at it on the way."""
    found = {}
    for box in BOXES:
        rules = trapped(box)
        match, board = begun(rules), board_named(rules.staging.map)
        for _step in sensible(match, 40, FastChance(5)):
            if match.step % 8 == 0:
                for seat in range(3):
                    seen = match.seat(seat)
                    rules.staging.lay_out(board, seen.view, seen.legal, (), match.players)
                    match.told(seat)
        assert not match.over
        found[box] = match, Film(match, board)
    return found


@pytest.mark.parametrize("box", BOXES)
def test_it_is_refused_at_every_moment_of_a_game_that_goes_on(running, box):
    match, film = running[box]
    for steps in (0, 1, match.step // 2, match.step):
        with pytest.raises(StillSecret):
            film.recording.open_view(steps)
    assert film.perspectives == (PUBLIC,)
    for place in (0, film.last):
        for shown in (film.table, film.things):
            with pytest.raises(StillSecret):
                shown(place, TRUTH)


@pytest.mark.parametrize("box", BOXES)
def test_nothing_that_a_running_game_shows_asks_for_it(running, box):
    match, film = running[box]
    film.table(film.last, PUBLIC)
    film.things(film.last, PUBLIC)
    match.to_document()
    with pytest.raises(Asked):  # the trap is where the open view would be asked for
        match.game.look_open(match._state)


def test_a_game_that_is_over_is_asked():
    over = begun(trapped("key_largo"))
    *_all, over = sensible(over, 9999, FastChance(4))
    with pytest.raises(Asked):
        Recording(over).open_view(over.step // 2)


@pytest.mark.parametrize("box", [box for box in BOXES if find(box).look_open])
def test_asking_for_it_changes_nothing_of_the_position(box):
    rules = find(box)
    match = begun(rules)
    for _step in sensible(match, 60, FastChance(6)):
        if match.step % 15:
            continue
        state = match._state
        before = [rules.look(state, seat) for seat in SEATS], [rules.legal(state, seat) for seat in range(3)]
        rules.look_open(state)
        assert ([rules.look(state, seat) for seat in SEATS], [rules.legal(state, seat) for seat in range(3)]) == before


def test_only_the_recording_of_a_match_asks_for_it():
    folder = Path(game.__file__).parent
    asking = set()
    for file in folder.rglob("*.py"):
        if "games" not in file.relative_to(folder).parts[:1] and "look_open" in (text := file.read_text("utf-8")):
            names = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute))
            asking |= {file.relative_to(folder).as_posix() for node in names if node.attr == "look_open"}
    assert asking == {"core/replay.py"}
