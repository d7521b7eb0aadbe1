"""Who steps in to show another card: nobody learns from it what the active player has begun, nor what hands hold."""

import pytest

from game.games.killmans_keep import actions as do
from tests.boxes import some
from tests.games.killmans_keep.scene import card, game
from tests.ui.at_table import Worker
from tests.ui.lake_worlds import Trace, first_difference
from tests.ui.test_secrets_keep_spy import DRAFT, half_made, keep

HANDS = {0: ["Lantern", "Spyglass", "Twin Garnet"], 1: ["Coin Purse", "Strongbox"], 2: ["Rusty Sword", "Rations"]}
BEGUN = {
    "a trade": DRAFT,
    "a sale": (do.SELLING, do.SELL[card("Twin Garnet")]),
    "another card": (do.SHOWING,),
}


def at_market(kinds="hhh"):
    """Seat 0 has gone to the Market, which may still be taken back."""
    match = keep(game(3, hands=HANDS, area={0: 1}), kinds)
    match.play(0, do.MOVE[0])
    return match


def steps_in(trace, shows):
    """Seat 1 is called, and shows another card or changes nothing."""
    trace.press("Ctrl+2")
    trace.enter()
    if shows:
        trace.play(do.SHOW[card("Strongbox")])
    else:
        trace.press("Esc")
    trace.wait(6000)
    trace.press("Ctrl+Z", "Ctrl+Y", "`", "Ctrl+Z", "Ctrl+Y", "`")
    trace.picture()


@pytest.mark.sample(2)
@pytest.mark.parametrize("shows", some([True, False], 1))
@pytest.mark.parametrize("begun", BEGUN)
def test_stepping_in_tells_nobody_what_the_active_player_has_begun(begun, shows):
    seen = []
    for halves in ((), BEGUN[begun]):
        trace = Trace(at_market())
        half_made(trace, *halves)
        steps_in(trace, shows)
        seen.append(trace.seen)
    assert not first_difference(*seen)


@pytest.mark.parametrize("shows", [True, False])
def test_stepping_in_at_once_tells_nobody_what_the_active_player_has_begun(shows):
    """He is still before his own view when another one is called."""
    seen = []
    for halves in ((), DRAFT):
        trace = Trace(at_market())
        trace.enter()
        for half in halves:
            trace.screen.session._deeds.play(0, half)
            trace.screen.desk.sync()
        steps_in(trace, shows)
        seen.append(trace.seen)
    assert not first_difference(*seen)


@pytest.mark.sample(2)
@pytest.mark.parametrize("keys", [(), ("Ctrl+Z",), ("Ctrl+Y",)])
@pytest.mark.parametrize("begun", some(["a trade that was taken back", "a trade", "nothing"], 2))
def test_who_steps_in_does_not_learn_it_either(begun, keys):
    """Whoever has just ended a turn might find that it can, or cannot, still be taken back."""
    seen = []
    for halves in ((), DRAFT[:1] if begun != "nothing" else ()):
        state = game(3, hands={**HANDS, 0: ["Lantern", "Spyglass"]})
        state.active = state.actor = 2
        match = keep(state)
        match.play(2, do.END_TURN)
        trace = Trace(match)
        screen = trace.screen
        trace.enter()
        for half in halves:
            screen.session._deeds.play(0, half)
            screen.desk.sync()
        if halves and "back" in begun:
            screen.session.undo()
            screen.desk.sync()
        trace.press("Ctrl+3")
        trace.enter()
        assert screen.session.showing.acting == 2
        trace.press(*keys)
        showing = screen.session.showing
        seen.append((showing.look, showing.table, showing.at, screen.texts, screen.match.steps[:1], screen.bytes))
    for one, other in zip(*seen, strict=True):
        assert one == other


@pytest.mark.parametrize("shows", [True, False])
def test_whoever_has_stepped_in_is_asked_for_by_a_whole_veil_again(shows):
    """While a bot plays the table lies open, and anybody may press another one's emblem."""
    trace = Trace(keep(game(3, hands=HANDS), "bhh"), worker=Worker(polls=10**6))
    steps_in(trace, shows)
    trace.press("Ctrl+2")
    trace.wait(500)
    screen = trace.screen
    assert (screen.scene.name, screen.at.seat, screen.at.again) == ("veil", 1, False)
    trace.press("Space")
    assert screen.session.showing.viewer is None
