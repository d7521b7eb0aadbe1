"""Killing the program at any moment loses at most the click in flight."""

import multiprocessing
import random
import time

import pytest

import game.games
from game.games import start_match
from game.storage import autosaves, reading
from tests.core.test_save import PLAYERS
from tests.keeping import taken_up
from tests.toy import LANTERNS, Rules

MOMENTS = [pytest.param(LANTERNS, 50, id="lanterns"), *(pytest.param(box, 10, id=box.id) for box in game.games.GAMES)]
STEPS = 12
"""A child plays at least one step and up to so many, however slow the machine is, and what it gets done in 10 ms."""
METHOD = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"


def play_and_tell(folder, box, luck, pipe):
    """Takes up the newest match or starts one, plays and takes back at random, and tells what is safely kept."""
    game.games.ADDED = (LANTERNS,)
    options = Rules(rounds=5) if box == LANTERNS.id else None
    player = random.Random(luck)
    match, autosave = taken_up(folder) or (None, None)
    while True:
        if match is None or match.over:
            match = start_match(box, PLAYERS, options=options)
            autosave = autosaves.Autosave.begin(match, folder)
            pipe.send((autosave.path.name, match.steps))
        seat = match.steps[-1][0] if match.steps else 0
        if match.can_undo(seat) and player.random() < 0.3:
            match.undo(seat)
        else:
            seat = player.choice(match.actors())
            match.play(seat, player.choice(match.seat(seat).legal))
        autosave.keep(match)
        pipe.send((autosave.path.name, match.steps))


def told(pipe):
    """The last whole message that came through before the pipe broke, None when there was none."""
    last = None
    try:
        while True:
            last = pipe.recv()
    except (EOFError, OSError):
        return last


@pytest.mark.parametrize(("box", "moments"), MOMENTS)
def test_killed_at_any_moment_nothing_is_lost_but_the_click_in_flight(tmp_path, lanterns, box, moments):
    context = multiprocessing.get_context(METHOD)
    context.set_forkserver_preload([__name__, "game.core.match", "game.storage.autosaves"])
    luck = random.Random(1899)
    matches, last = set(), None
    for moment in range(moments):
        here, there = context.Pipe(duplex=False)
        child = context.Process(target=play_and_tell, args=(tmp_path, box.id, moment, there), daemon=True)
        child.start()
        there.close()
        for _step in range(luck.randint(1, STEPS)):
            assert here.poll(60), "the child never got to play"
            last = here.recv()
        time.sleep(luck.random() * 0.01)
        child.kill()
        last = told(here) or last
        child.join()

        name, steps = last
        matches.add(name)
        kept = reading.open_save(tmp_path / name)
        newest = max(path.name for path in tmp_path.glob("*.journal"))
        if newest != name:  # killed while it began the next match
            assert (kept.over, kept.steps) == (True, steps)
            assert (tmp_path / newest).stat().st_size == 0 or reading.open_save(tmp_path / newest).step == 0
            continue
        assert steps in (kept.steps, kept.steps[:-1]) or kept.steps == steps[:-1]
        found = taken_up(tmp_path)
        assert found is None if kept.over else found[0].to_document() == kept.to_document()
        if found:
            found[1].release()
    assert len(matches) > 3 or box is not LANTERNS, "too few matches were begun for the kills to mean anything"
