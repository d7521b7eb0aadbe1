"""Who rolls, and is the only human who may answer: the call lies before the open view, and its own cards answer it."""

import pytest

from game.games.killmans_keep.actions import FIGHT, PASS
from game.games.killmans_keep.components import HEXED_DICE, KEEP
from game.play.handover import Stage
from game.ui.table.panels.call_strip import strip_place
from tests.games.killmans_keep.scene import game as keep_game
from tests.ui.at_screen import Screen
from tests.ui.test_secrets_keep_spy import Plan, keep

SIZES = [(1280, 720), (1920, 1080)]


def rolled(size=(1280, 720), dice=True):
    """Seat 0, a human, has lost a roll; the bot could hold dice, the other human's only card is seen by all."""
    own = ["Toll Chain", "Hexed Dice" if dice else "Lantern", "Lantern"]
    hands = {0: own, 1: ["Coin Purse", "Spyglass"], 2: ["Lantern"]}
    state = keep_game(3, hands=hands, area={0: KEEP}, monster="Ogre Champion", quiet=False)
    state.phase, state.actions = "fight", 1
    screen = Screen(keep(state, "hbh"), size, worker=Plan(PASS))
    screen.app.settle()
    screen.unlock()
    if screen.scene.name == "digest":
        screen.press("Space")
    screen.session.take(("fight",))
    screen.session.commit()
    screen.session.answer(True)
    screen.desk.sync()
    assert screen.match.steps[-1][1] == FIGHT
    for _moment in range(100):
        screen.advance(50, 50)
        if screen.session.showing.look.call and not screen.desk.view.busy:
            break
    assert screen.session.playing.public.call.seats == (0, 1) and screen.session.playing.calls.running
    return screen


@pytest.mark.parametrize("size", SIZES)
def test_the_strip_lies_over_the_board_and_covers_no_card(size):
    screen = rolled(size)
    view = screen.desk.view
    assert screen.at.stage is Stage.PRIVATE and view.look.call.seats == (0,)
    place = strip_place(view.plan().context)
    assert view.plan().context.zones.board.contains(place)
    assert "emblem:0" in {hit.id for hit in view.hits}
    screen.app.dirty()
    screen.frame()
    assert "Who wants to answer?" in screen.texts


def asked_to_use_dice(screen):
    offers = screen.session.showing.table.offers
    return screen.at.stage is Stage.PRIVATE and any(f"hand:{HEXED_DICE}" in offer.path for offer in offers)


@pytest.mark.parametrize("by", ["emblem", "card", "key"])
def test_one_press_asks_at_once_for_there_is_nobody_to_wait_for(by):
    screen = rolled()
    if by == "key":
        screen.press("Ctrl+1")
    else:
        screen.click("emblem:0" if by == "emblem" else f"spot:hand:{HEXED_DICE}")
    screen.advance(400, 50)
    assert asked_to_use_dice(screen)


def test_who_presses_nothing_lets_it_be_and_takes_as_long_with_dice_as_without():
    times = []
    for dice in (True, False):
        screen, before = rolled(dice=dice), None
        for moment in range(200):
            screen.advance(50, 50)
            if not screen.session.playing.calls.running:
                before = moment
                break
        times.append(before)
        assert not asked_to_use_dice(screen)
    assert times[0] == times[1] is not None
