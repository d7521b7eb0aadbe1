"""What can be taken back has taught its player nothing: it would have gone the same way in every world."""

import pytest

from game.core.chance import Chance
from tests.boxes import BOXES, pytest_id, rarer, sampled

WORLDS = 3


@pytest.fixture(autouse=True)
def _toy_in_the_chest(lanterns):
    """So that the toy can be played, too."""


def tried(game, state, seat, action):
    """What the action shows its player, and whether it ends undo."""
    after, told, chance = state.clone(), [], Chance("tried", 1)
    game.apply(after, seat, action, chance, told.append)
    final = chance.used or any(event.to is not None or event.reveals for event in told)
    if final:
        return True, None, None, None
    return False, game.look(after, seat), tuple(game.actors(after)), tuple(told)


@pytest.mark.sample(3)
@pytest.mark.parametrize("case", rarer(BOXES), ids=pytest_id)
def test_what_can_be_taken_back_shows_its_player_the_same_in_every_world(case):
    game, undoable = case.game, 0
    for moment in sampled(case, "undo", among=1, most=400):
        if not moment.legal:
            continue
        seat = moment.actor
        view = game.look(moment.state, seat)
        worlds = [game.imagine(view, Chance(f"world {n}", moment.step)) for n in range(WORLDS)]
        for action in {moment.action, moment.legal[0], moment.legal[-1]}:
            shown = tried(game, moment.state, seat, action)
            undoable += not shown[0]
            for world in worlds:
                assert tried(game, world, seat, action) == shown, (moment.step, action)
    assert undoable
