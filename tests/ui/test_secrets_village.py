"""Keyflower on the screen in two worlds that differ behind other screens, in bag and pile, and in winter tiles."""

import pytest

from game.core.chance import FastChance
from game.core.match import Match
from game.core.player import Player
from game.games import find
from game.games.keyflower import actions as do
from game.play.handover import PUBLIC, Handover, Stage
from tests.boxes import some
from tests.ui.at_screen import Screen
from tests.ui.at_table import NAMES, sit
from tests.ui.same_sight import assert_alike
from tests.ui.test_secrets import everything_seen
from tests.ui.two_worlds import differs, other_world

PHASES = ("act", "carry", "boat", "expand", "offer")
SEATS = 3


def village_at(phase, seed=0, after=40):
    """A match in which somebody is about to decide in this phase, when others have things that nobody saw."""
    for number in range(seed, seed + 40):
        players = [Player(NAMES[n], "human", n) for n in range(SEATS)]
        game = find("keyflower")
        match, chance = Match(game, players, f"village {number}", game.options()), FastChance(number)
        while match.actors():
            seat = chance.pick(match.actors())
            seen = match.seat(seat, match.step)
            if match.step > after and seen.view.phase == phase and seen.view.half is None:
                return match
            action = chance.pick(seen.legal)
            if action == do.PASS and chance.below(4):
                action = chance.pick(seen.legal)
            match.play(seat, action)
    raise AssertionError(f"nobody ever decides at {phase}")


@pytest.fixture(scope="module")
def screen():
    """One stage for many tables, so that pictures are drawn once; its caches pass from viewer to viewer."""
    return Screen(village_at("act"))


def looks(viewer):
    if viewer is None:
        return [PUBLIC, Handover(Stage.SEALED, 1), Handover(Stage.SEALED, 0, lift=True)]
    return [Handover(Stage.PRIVATE, viewer), PUBLIC]


@pytest.mark.parametrize("phase", some(PHASES, 3))
def test_each_stop_looks_the_same_in_both_worlds(screen, phase):
    match = village_at(phase)
    acting = match.actors()[0]
    for viewer in (None, acting, (acting + 1) % SEATS):
        world = other_world(match, viewer, 1)
        assert differs(match, world)
        for at in looks(viewer):
            seen = []
            for one in (match, world):
                screen.change_table(one)
                seen.append(everything_seen(screen, at))
            assert_alike(*seen, f"viewer {viewer}, {at.stage}")


@pytest.mark.parametrize("phase", PHASES)
def test_the_whole_table_is_the_same_in_both_worlds(screen, phase):
    """Also what is not drawn: ids of pieces, the order of offers, which of them are final, what a slip would say."""
    for after in (5, 40):
        match = village_at(phase, after, after)
        for viewer in (None, *range(SEATS)):
            told = []
            for one in (match, other_world(match, viewer, 2)):
                showing = sit(match=one, board=screen.desk.board).showing
                showing.move(PUBLIC if viewer is None else Handover(Stage.PRIVATE, viewer))
                told.append((showing.table, showing.look, one.seat(viewer), showing.public()))
            assert told[0] == told[1], f"viewer {viewer}"
