"""A call of Killman's Keep looks and lasts the same whatever a called seat holds: for people, bots, at all speeds."""

import random

import pytest

from game.games.killmans_keep import actions as do
from game.maps import board_named
from game.play.calls import Calls
from game.play.handover import Stage
from game.play.pace import INSTANT
from tests.games.killmans_keep.scene import card, game
from tests.ui.at_table import Worker, open_veil, sit
from tests.ui.lake_worlds import Trace, again, first_difference
from tests.ui.test_secrets_keep_spy import keep
from tests.ui.two_worlds import at_random, differs, other_world

BOARD = board_named("keep")
SPYGLASS = card("Spyglass")
QUIET = ("Coin Purse", "Trail Boots")
CALLS = {
    "haggled": ({}, 1, "Hexed Dice", (do.SELLING, do.SELL[SPYGLASS], do.HAGGLE)),
    "haggled, by the active one": ({}, 0, "Lucky Moonstone", (do.SELLING, do.SELL[SPYGLASS], do.HAGGLE)),
    "battle": ({"area": {0: 1}, "monster": "Ogre Champion"}, 1, "Hexed Dice", (do.FIGHT, do.FIGHT)),
    "battle, by the active one": ({"area": {0: 1}, "monster": "Wyrmling"}, 0, "Throwing Knives", (do.FIGHT, do.FIGHT)),
    "moved": ({}, 1, "Toll Chain", (do.MOVE[1],)),
    "drew": ({"area": {0: 1}, "money": {1: 200, 2: 200}, "top": ["Strongbox"]}, 1, "Killman's Whistle", (do.DRAW,)),
}
PEOPLE = ("hhh", "hbh", "hhb", "hbb")


def holding(kind, holds):
    """A position of this kind of call, in which the called seat holds what could answer it or does not."""
    more, seat, answer, steps = CALLS[kind]
    hands = {0: ["Lantern", "Spyglass"], 1: list(QUIET), 2: ["Rusty Sword", "Coin Purse"]}
    hands[seat].append(answer if holds else "Strongbox")
    return game(3, hands=hands, quiet=False, **more), steps


def watched(kind, people, holds, prepare=lambda session: None, during=lambda session: None):
    """All that is shown from moment to moment, from the deed that calls on until somebody is asked in private.

    Where whoever did it goes on looking, because no other human is called, that is what all may know of its view.
    """
    state, (first, *then) = holding(kind, holds)
    match = keep(state, people)
    session = sit(match=match, board=BOARD, worker=Worker(polls=3), guarded=True)
    open_veil(session)
    prepare(session)
    session._deeds.play(0, first, tuple(then))
    seen = []
    for _moment in range(130):
        during(session)
        session.tick(40)
        showing = session.showing
        shows, goes_on = showing.take(), showing.at.stage is Stage.PRIVATE
        look = showing.public() if goes_on else (shows, showing.table)
        seen.append((look, showing.teller.take_cues(), showing.at, session.playing.calls.part))
        if showing.at.stage not in (Stage.PUBLIC, Stage.PRIVATE) or showing.acting is not None:
            return [*seen, (session.passing.task, session.passing.queue, showing.public())]
    return seen


WAYS = {
    "all speeds": {"prepare": lambda session: setattr(session.pace, "speed", INSTANT)},
    "slowly": {"prepare": lambda session: setattr(session.pace, "speed", 0.5)},
    "skipped": {"during": lambda session: session.skip()},
    "all press": {"during": lambda session: [session.call(seat) for seat in {0, 1} - session.playing.calls.wishes]},
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("people", PEOPLE)
@pytest.mark.parametrize("kind", CALLS)
def test_a_call_looks_and_lasts_the_same_whatever_is_held(kind, people):
    one, other = (watched(kind, people, holds) for holds in (False, True))
    assert len(one) > 20
    assert one == other


@pytest.mark.sample(2)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", ["haggled", "drew"])
def test_a_call_looks_and_lasts_the_same_however_it_is_watched(kind, way):
    one, other = (watched(kind, "hhb", holds, **WAYS[way]) for holds in (False, True))
    assert len(one) > 20
    assert one == other


def test_the_comparison_of_calls_would_find_a_longer_one(monkeypatch):
    opened = Calls.open

    def longer(calls, call, wishing):
        opened(calls, call, wishing)
        calls.left += 100 * (calls.left > 0 and "Whistle" in told)

    monkeypatch.setattr(Calls, "open", longer)
    seen = []
    for told in ("nothing", "Whistle"):
        seen.append(watched("drew", "hhb", told == "Whistle"))
    assert seen[0] != seen[1]


@pytest.mark.parametrize("kind", ["haggled", "moved"])
def test_every_frame_of_a_call_is_the_same_until_somebody_is_asked(kind):
    seen = []
    for holds in (False, True):
        state, (first, *then) = holding(kind, holds)
        trace = Trace(keep(state))
        trace.enter()
        trace.screen.session._deeds.play(0, first, tuple(then))
        trace.screen.desk.sync()
        trace.wait(1600, 400)
        trace.press("Ctrl+2", "Tab", "`")
        trace.picture()
        trace.wait(3600, 400)
        assert trace.screen.scene.name == "veil" and trace.screen.at.seat == 1
        trace.press("Ctrl+Z", "`", "Esc")
        seen.append(trace.seen)
    assert not first_difference(*seen)


def test_what_follows_a_deed_is_the_same_in_worlds_that_all_take_for_the_same():
    """All that is hidden differs, the luck is the same, and so is what is told: then so is all that is shown."""
    compared = 0
    for number in range(70):
        luck = random.Random(number)
        match = at_random(keep(None, ("hhh", "hhb", "hbh")[number % 3]), luck.randrange(500), number)
        if match.over or match.seat(None).view.queue:
            continue
        world, seat = other_world(match, None, number), match.actors()[0]
        world.seed = match.seed
        shared = [action for action in match.seat(seat).legal if action in world.seat(seat).legal]
        if not match.players[seat].human or not shared or not differs(match, world):
            continue
        action = luck.choice(shared)
        one, other = (after(each, seat, action) for each in (match, world))
        if one[0] == other[0]:
            assert one[1] == other[1], f"{action} at step {match.step} of {number}"
            compared += 1
    assert compared > 8


def after(match, seat, action):
    """What everybody is told by this action and by what follows, and what everybody is shown from moment to moment."""
    session, seen = sit(match=again(match), board=BOARD, worker=Worker(polls=2), guarded=True), []
    if session.showing.at.stage is Stage.SEALED:
        open_veil(session)
    assert session.showing.acting == seat
    session._deeds.play(seat, action)
    for _moment in range(40):
        session.tick(80)
        showing = session.showing
        shown = (showing.take(), showing.look) if showing.viewer is None else showing.take()[:0]
        seen.append((shown, showing.teller.take_cues(), showing.at, session.passing.task))
    return [told.event for told in session.match.seat(None, match.step).events], seen
