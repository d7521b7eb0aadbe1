"""Matches of Dark Water Salvage in two worlds: what is told in private is what it would have been in the other one."""

from dataclasses import replace
from hashlib import blake2b

import pygame

from game.core.chance import FastChance
from game.core.match import Match
from game.core.player import Player
from game.games import find
from game.games.dark_water_salvage.actions import DONE
from game.games.dark_water_salvage.components import RUMOUR
from game.games.dark_water_salvage.events import Answered, LocationSeen
from game.ui.widgets.base import everything
from tests.games.dark_water_salvage.make_golden import chosen
from tests.keeping import again
from tests.ui.at_screen import Screen
from tests.ui.at_table import NAMES
from tests.ui.same_sight import told_to_all, with_leak
from tests.ui.two_worlds import other_world

PHASES = ("apply", "city", "research", "move", "locate", "salvage")


def lake(kinds="hhh", seed="AAAA-AAAA", **options):
    game = find("dark_water_salvage")
    players = [Player(NAMES[n], "human" if kind == "h" else "bot:deckhand", n) for n, kind in enumerate(kinds)]
    return Match(game, players, seed, replace(game.options(), **options))


def known(match, seat):
    """How much this seat has read and seen that others have not."""
    view = match.seat(seat, match.step).view
    return sum(answer >= 0 for row in view.answers for answer in row) + sum(place >= 0 for place in view.seen)


def knows(match, seat):
    return known(match, seat) > 2


def lake_at(phase, seed="0", kinds="hhh", wanted=knows, **options):
    """A match in which somebody who knows something (or is `wanted`) is about to decide in this phase."""
    for number in range(40):
        match, chance = lake(kinds, f"{seed} {number}", **options), FastChance(number)
        while match.actors():
            seat = match.actors()[0]
            observation = match.seat(seat, match.step)
            if observation.view.phase == phase and match.players[seat].human and wanted(match, seat):
                return match
            match.play(seat, chosen(match._state, seat, observation.legal, chance))
        if phase == "over":
            return match
    raise AssertionError(f"nobody ever decides at {phase}")


def other_lake(match, viewer, seed=1):
    """The same match with other wrecks: all that `viewer` (None = everybody) cannot know is as it would be then.

    What the others have read and written is another thing there.
    """
    world = other_world(match, viewer, seed)
    world._history.steps = [
        replace(step, events=tuple(_retold(world, event) for event in step.events)) for step in match._history.steps
    ]
    for seat in range(len(match.players)):
        if seat != viewer:
            scribble(world, seat, seed)
    return world


def _retold(world, event):
    """A private event as it would have been in this world."""
    state = world._state
    if isinstance(event, Answered) and event.sonar == state.lake.rumour:
        return replace(event, answer=RUMOUR[state.cards[event.wreck]])
    if isinstance(event, Answered):
        return replace(event, answer=state.lake.answers[event.sonar][state.regions[event.wreck]])
    if isinstance(event, LocationSeen):
        region, rumour = state.regions[event.wreck], RUMOUR[state.cards[event.wreck]]
        return replace(event, region=region, place=state.lake.places[region], rumour=rumour)
    return event


def scribble(match, seat, seed):
    """This seat's notebook is full of signs."""
    chance, lake = FastChance(seed), match._state.lake
    for wreck in range(12):
        for region, depth in enumerate(lake.depths):
            if depth >= 0 and not chance.below(3):
                match.annotate(seat, f"wreck:{wreck} region:{lake.names[region]}", "×?!"[chance.below(3)])


def secret(match):
    """One bit that nobody may know: what planted leaks tell."""
    return sum(match._state.regions) % 2


def with_another_secret(match, viewer):
    """Another world in which the planted leaks tell another thing."""
    worlds = (other_lake(match, viewer, seed) for seed in range(50))
    return next(world for world in worlds if secret(world) != secret(match))


def with_plant(match, **staging):
    """The same match with a leak of the secret in its staging."""
    return with_leak(match, secret(match), **staging)


def plain(surface):
    return pygame.image.tobytes(surface, "RGB")


def told(match, seat, action):
    """What this action tells its own seat alone."""
    tried = again(match)
    tried.play(seat, action)
    return [event for event in tried._history.steps[-1].events if event.to is not None]


def telling(match, world, kind):
    """An action of this class that tells its seat different things in the two worlds, and everybody the same."""
    seat = match.actors()[0]
    for action in match.seat(seat, match.step).legal:
        if not isinstance(action, kind) or told(match, seat, action) == told(world, seat, action):
            continue
        if told_to_all(match, seat, action) == told_to_all(world, seat, action):
            return action
    raise AssertionError(f"every {kind.__name__} tells the same in both worlds, or something to everybody")


def pair(phase, kind, seed="a", wanted=knows):
    """A match at this phase, its other world, and an action that only its player can tell apart in them."""
    match = lake_at(phase, seed, wanted=wanted)
    for number in range(20):
        world = other_lake(match, None, number)
        try:
            return match, world, telling(match, world, kind)
        except AssertionError:
            continue
    raise AssertionError("no world is another one")


def tries(kind):
    """Whoever acts knows something and may try many wrecks here."""
    return lambda match, seat: knows(match, seat) and sum(type(each) is kind for each in match.seat(seat).legal) > 5


def ending_a_round(match, seat):
    """Whoever acts is the last of a round, and the next one is the last of all."""
    if seat != 0 or DONE not in match.seat(seat).legal or match.seat(None).view.last:
        return False
    tried = again(match)
    tried.play(seat, DONE)
    return tried.seat(None).view.last


def last_dollar(match, seat):
    return match.seat(seat).view.cash[seat] == 1 and known(match, seat)


class Trace:
    """Everybody's eyes and ears on one screen: what is to be seen and heard there from moment to moment.

    While one player looks at what is private, the others look away: they hear, and they know how long it takes.
    """

    def __init__(self, match, **changes):
        self.screen = Screen(again(match), **changes)
        self.seen = []
        self._heard = 0
        self.note()

    @property
    def away(self):
        return self.screen.session.showing.viewer is not None and self.screen.scene.name != "veil"

    def note(self):
        screen = self.screen
        screen.app.tick()
        away = self.away
        picture = () if away else shown(screen)
        screen.frame()
        played = screen.app.sound.played
        heard, self._heard = tuple(played[self._heard :]), len(played)
        moment = (round(screen.clock.now()), screen.scene.name, screen.at, heard, screen.desk.caption)
        self.seen.append((*moment, *picture))

    def press(self, *chords):
        for chord in chords:
            self.screen.press(chord)
            self.note()

    def click(self, id):
        self.screen.click(id)
        self.note()

    def wait(self, ms, step=250):
        for _moment in range(0, ms, step):
            self.screen.advance(step, 50)
            self.note()

    def picture(self):
        """Somebody takes a picture for a file."""
        self.seen.append(plain(self.screen.scene.picture()))
        self.note()

    def leave(self):
        """The window loses the focus, and somebody comes back."""
        self.screen.app.focus_lost()
        self.note()
        self.wait(500)

    def enter(self):
        """The player who is asked for looks at what is private."""
        if self.screen.scene.name in ("veil", "lift"):
            self.press(*["Space"] * (1 if self.screen.at.again else 2))
        if self.screen.scene.name == "digest":
            self.press("Space")

    def lift(self):
        self.click("tool:lift")
        self.enter()

    def play(self, action):
        """Picks this action's path and plays it."""
        screen, step = self.screen, self.screen.match.step
        offer = next(offer for offer in screen.session.showing.table.offers if offer.action == action)
        for spot in offer.path:
            screen.session.pick(spot)
            screen.desk.sync()
            self.note()
        if screen.match.step == step:
            self.press("E")
        if screen.scene.name == "asking":
            screen.session.answer(True)
            screen.desk.sync()
            self.note()
        assert screen.match.step == step + 1


def shown(screen):
    """All that is on the screen: the frame, its texts, what reacts and where, what it says, and the focus."""
    frame, texts = screen.bytes, tuple(screen.recorder.texts())
    tips = tuple((widget.id, widget.tip, widget.enabled) for widget in everything(screen.scene.widgets))
    targets = tuple((target.id, tuple(target.rect)) for target in screen.scene.focus.targets())
    return blake2b(frame).digest(), texts, targets, tips, screen.focus


def traces(script, *matches, **changes):
    """What is seen and heard in each of these matches when the same is done."""
    found = []
    for match in matches:
        trace = Trace(match, **changes)
        script(trace)
        found.append(trace.seen)
    return found


def first_difference(one, other):
    """Where two traces part, in few words; "" = nowhere."""
    for moment, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            parts = [n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y] if isinstance(a, tuple) else []
            return f"moment {moment} of {len(one)}: {a[:4] if isinstance(a, tuple) else 'a picture'}, parts {parts}"
    return "" if len(one) == len(other) else f"{len(one)} and {len(other)} moments"
