"""Matches of Keyflower in two worlds that differ in what is behind screens, in bag and pile, and in winter tiles."""

import random
from functools import cache

from game.core.match import Match
from game.core.player import Player
from game.games import find
from game.games.keyflower import actions as do
from tests.keeping import again
from tests.ui.at_table import NAMES
from tests.ui.two_worlds import differs, other_world

STOPS = ("act", "half", "carry", "boat", "expand", "offer")
"""Where one looks: a turn, half a turn, a transport, boats, new tiles, winter tiles."""


def villages(kinds="hhh", seed="AAAA-AAAA", **options):
    game = find("keyflower")
    players = [Player(NAMES[n], "human" if kind == "h" else "bot:deckhand", n) for n, kind in enumerate(kinds)]
    return Match(game, players, seed, game.options(**options))


def stop_of(match):
    """Where this match is."""
    state = match._state
    return "half" if state.phase == "act" and state.stage else state.phase


def secretive(match):
    """Everybody holds workers that the others do not know."""
    state = match._state
    return all(
        sum(state.hand[seat * 4 : seat * 4 + 4]) > sum(state.shown[seat * 4 : seat * 4 + 4])
        for seat in range(state.seats)
    )


def played(match, luck):
    """Somebody does something at random; people rarely pass, so that there is something to see."""
    seat = luck.choice(match.actors())
    legal = match.seat(seat, match.step).legal
    action = luck.choice(legal)
    if isinstance(action, do.Pass) and luck.random() < 0.6:
        action = luck.choice(legal)
    match.play(seat, action)


@cache
def positions(kinds, seed, **options):
    """A random match, one step after the other; each of them is to be played on by `again`."""
    match, luck, found = villages(kinds, seed, **options), random.Random(seed), []
    while match.actors():
        found.append(again(match))
        played(match, luck)
    return (*found, match)


def village_at(stop, seed="0", kinds="hhh", wanted=None, **options):
    """A match in which somebody is about to decide here; winter tiles are secret wherever they are chosen."""
    wanted = wanted or (secretive if stop != "offer" else lambda _match: True)
    for number in range(60):
        for match in positions(kinds, f"{seed} {number}", **options):
            if match.actors() and stop_of(match) == stop and match.step > 30 and wanted(match):
                return again(match)
        if stop == "over":
            return again(match)
    raise AssertionError(f"nobody ever decides at {stop}")


def other_village(match, viewer, seed=1):
    """The same match; all that `viewer` (None = everybody) cannot know is as it would be in another world."""
    for number in range(50):
        world = other_world(match, viewer, 100 * seed + number)
        if differs(match, world):
            return world
    raise AssertionError("nothing is hidden here")
