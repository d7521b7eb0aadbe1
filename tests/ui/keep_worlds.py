"""Matches of Killman's Keep in two worlds that differ in hands, goals, the Keep's order and half-made choices."""

import random
from dataclasses import replace

from game.core.match import Match
from game.core.player import Player
from game.games import find
from game.games.killmans_keep.actions import PASS
from game.games.killmans_keep.events import GoalSeen
from game.games.killmans_keep.events_keep import DrewSeen, SawCards
from tests.games.killmans_keep.scene import REACTIONS, game
from tests.ui.at_table import NAMES, Worker
from tests.ui.same_sight import told_to_all, with_leak
from tests.ui.two_worlds import differs, other_world

PHASES = ("display", "act", "draft", "answer", "moved", "haggled", "fight")
"""Where one looks: a first choice, a turn, half an offer, its answer, two calls, and before a fight."""


def keep(kinds="hhh", seed="AAAA-AAAA", **options):
    game = find("killmans_keep")
    players = [Player(NAMES[n], "human" if kind == "h" else "bot:deckhand", n) for n, kind in enumerate(kinds)]
    return Match(game, players, seed, replace(game.options(), **options))


def hidden(state, seat):
    """The cards in a hand that not everybody knows."""
    left = list(state.hands[seat])
    for card in state.known[seat]:
        left.remove(card)
    return left


def secretive(match):
    """Everybody holds something that the others do not know."""
    state = match._state
    return all(hidden(state, seat) for seat in range(state.seats))


def keep_at(phase, seed="0", kinds="hhh", wanted=secretive, **options):
    """A match in which somebody is about to decide in this phase; all kinds of deeds were done alike often before."""
    for number in range(60):
        match, luck = keep(kinds, f"{seed} {number}", **options), random.Random(f"{seed} {number}")
        for _step in range(500):
            if not match.actors() or (match._state.phase == phase and wanted(match)):
                break
            match.play(*choice(match, luck))
        if match._state.phase == phase and wanted(match):
            return match
    raise AssertionError(f"nobody ever decides at {phase}")


def peeked():
    """A match in which whoever acts has seen the two topmost cards of the Keep, and another one the next."""
    match = keep()
    hands = {0: ["Lantern", "Spyglass"], 1: ["Coin Purse", "Strongbox"], 2: ["Rusty Sword", "Toll Chain"]}
    state = game(3, hands=hands, area={0: 3}, top=("Knight's Mace", "Trail Boots", "Chipped Opal"))
    state.top = tuple((card, seen) for (card, _seen), seen in zip(state.top, (0b001, 0b001, 0b010), strict=True))
    match._state = state
    return match


def choice(match, luck):
    """Who acts, and an action: first by lot which kind, then which."""
    seat = match.actors()[0]
    legal = match.seat(seat, match.step).legal
    kinds = sorted({type(action).__name__ for action in legal})
    if len(kinds) > 1 and luck.random() < 0.8:
        kinds = [kind for kind in kinds if kind != "EndTurn"]
    kind = luck.choice(kinds)
    return seat, luck.choice([action for action in legal if type(action).__name__ == kind])


def other_keep(match, viewer, seed=1):
    """The same match and luck; all that `viewer` (None = everybody) cannot know is as it would be in another world."""
    for number in range(50):
        world = other_world(match, viewer, 100 * seed + number)
        if differs(match, world):
            break
    world.seed = match.seed
    world._history.steps = [
        replace(step, events=tuple(_retold(world, event) for event in step.events)) for step in match._history.steps
    ]
    return world


def _retold(world, event):
    """A private event with what it could have told in this world."""
    state = world._state
    if isinstance(event, GoalSeen):
        return replace(event, goal=max(0, state.goals[event.to]))
    if isinstance(event, DrewSeen):
        return replace(event, card=[*hidden(state, event.to), event.card][0])
    if isinstance(event, SawCards):
        return replace(event, cards=tuple([*state.pool, *event.cards][: len(event.cards)]))
    return event


def reactions(match):
    """Who holds which cards that can be played out of turn."""
    return [sorted(set(hand) & set(REACTIONS)) for hand in match._state.hands]


def told_alike(match, world):
    """What whoever acts may do in both worlds, of which everybody is told the same."""
    seat = match.actors()[0]
    there, found = world.seat(seat, world.step).legal, []
    for action in match.seat(seat, match.step).legal:
        if action not in there:
            continue
        public = told_to_all(match, seat, action)
        if public == told_to_all(world, seat, action) and public[1]:
            found.append(action)
    return found


class Silent(Worker):
    """Bots that let everything be, after so many polls."""

    def poll(self):
        if self.left == 0 and PASS in self.asked[-1].legal:
            self.nth = self.asked[-1].legal.index(PASS)
        return super().poll()


def secret(match):
    """One bit that nobody may know: what planted leaks tell."""
    state = match._state
    return (sum(map(sum, state.hands)) + sum(state.goals)) % 2


def with_another_secret(match):
    """Another world in which the planted leaks tell another thing."""
    worlds = (other_keep(match, None, seed) for seed in range(1, 50))
    return next(world for world in worlds if secret(world) != secret(match))


def with_plant(match, **staging):
    """The same match with a leak of the secret in its staging."""
    return with_leak(match, secret(match), **staging)
