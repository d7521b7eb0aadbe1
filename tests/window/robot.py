"""Plays a whole match in a real window: looks where things are, and clicks there with the system's own mouse.

    python -m tests.window.robot GAME PICTURES [SEATS [HUMANS [sensible]]] [OPTION=VALUE …]

It needs an X display and xdotool. Options are those of the game, as numbers.

Its humans choose by lot, or sensibly, where a game of random moves would never end. Two humans, or as many as asked
for, and the rest bots. Ends at the results, and says on its last lines how it went: what was told how often, and who
won.
"""

import random
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pygame

from game.core.player import Player
from game.games import find, start_match
from game.storage.autosaves import Autosave
from game.ui.scenes.play.table import TableScene
from game.ui.shell.window import Window
from tests.window.head import Head

PAUSE = 20
"""Milliseconds between two looks at the screen."""

NAMES = (("Ana", 0), ("Ben", 1), ("Mia", 3), ("Roe", 2), ("Tom", 4), ("Leo", 5))
CALLED, UNASKED = 80, 4
"""In a hundred looks at a seat, how often it presses its emblem when it is called, and when nobody waits for it."""


class Robot:
    """Knows what is on the screen, and touches it only through the mouse."""

    def __init__(self, window, match, pictures, sensible, most=None):
        self.window, self.app, self.pictures = window, window.app, pictures
        self.most = most
        """After so many clicks the robot closes the window; None = it plays to the results."""
        self.luck = random.Random(5)
        self.head = Head(match, self.luck) if sensible else None
        self.heard = None
        self.clicks = 0
        self.seen = set()
        self.app.after(PAUSE, self.look)

    def look(self):
        scene = self.app.top
        self.app.settle()
        if self.most is not None and self.clicks >= self.most:
            print(f"stopped after {self.clicks} clicks", flush=True)
            self.app.quit()
            return
        if scene.ready and not self.app.motion.busy:
            self.photograph(scene)
            if scene.name == "results":
                print(f"results after {self.clicks} clicks", flush=True)
                self.app.quit()
                return
            self.act(scene)
        self.app.after(PAUSE, self.look)

    def photograph(self, scene):
        """The first picture of each kind of screen and decision."""
        kind = scene.name
        if isinstance(scene, TableScene):
            words = re.sub("[/?]", "-", scene.session.showing.table.prompt.text.split(".")[0])
            kind = f"table {words[:30]}"
        if kind not in self.seen:
            self.seen.add(kind)
            self.app.paint()
            pygame.image.save(self.app.surface, str(self.pictures / f"{len(self.seen):02} {kind}.png"))

    def act(self, scene):
        for name in ("turn", "results", "unlock", "onward", "answer:1"):
            for widget in scene.widgets:
                if widget.id == name and widget.shown:
                    self.click(widget.rect)
                    return
        if isinstance(scene, TableScene):
            self.choose(scene)

    def choose(self, scene):
        """One step of a decision: what leads to the wanted offer, or Commit."""
        view, look, showing = scene.view, scene.session.showing.look, scene.session.showing
        view.plan()
        if self.press(view, showing):
            return
        if showing.playing.unasked is not None and not showing.table.offers:
            leave = next((hit for hit in view.hits if hit.id == "tool:cancel"), None)
            if leave is not None:  # else the veil is only coming
                self.click(leave.rect)
            return
        if self.head is None:
            self.choose_by_lot(view, look)
            return
        wish = self.head.offer(showing.acting, showing.table)
        if wish is None:
            return
        if wish.path == look.picked or (look.ready is not None and look.ready.action == wish.action):
            self.click(next(hit for hit in view.hits if hit.id == "tool:commit").rect)
            return
        steps = [spot for spot in look.open if wish.path[: len(look.picked) + 1] == (*look.picked, spot)]
        steps = [spot for spot in steps if view.spot_rect(spot).w]
        amounts = [hit for hit in view.hits if hit.zone == "amount" and hit.enabled]
        if not amounts and look.picked != wish.path[: len(look.picked)]:
            # to ask another keeps what the last was asked about
            self.click(next(hit for hit in view.hits if hit.id == "tool:cancel").rect)
        elif steps:
            self.click(view.spot_rect(steps[0]))
        elif amounts and not look.picked:
            self.click(self.luck.choice(amounts).rect)
        elif look.ready is not None:
            self.click(next(hit for hit in view.hits if hit.id == "tool:commit").rect)
        else:  # what is wanted has no row of its own on the plate: the last row asks for everything
            rows = [hit for hit in view.hits if hit.zone == "verbs" and hit.enabled]
            if rows:
                self.click(rows[-1].rect)

    def choose_by_lot(self, view, look):
        """The next spot of some offer, or Commit."""
        commit = next((hit for hit in view.hits if hit.id == "tool:commit"), None)
        open_spots = [spot for spot in look.open if view.spot_rect(spot).w]
        amounts = [hit for hit in view.hits if hit.zone == "amount" and hit.enabled]
        if amounts and self.luck.random() < 0.5:
            self.click(self.luck.choice(amounts).rect)
        elif look.ready is not None and commit and (look.picked or not open_spots or self.luck.random() < 0.4):
            self.click(commit.rect)
        elif open_spots:
            self.click(view.spot_rect(self.luck.choice(open_spots)))

    def press(self, view, showing):
        """Whoever may presses an emblem now and then, once at each step; who has nothing to do then steps out again."""
        step = showing.playing.match.step
        emblems = [hit for hit in view.hits if hit.id.startswith("emblem:") and hit.enabled]
        if not emblems or self.heard == step:
            return False
        self.heard = step
        if self.luck.randrange(100) >= (UNASKED if view.look.call is None else CALLED):
            return False
        self.click(self.luck.choice(emblems).rect)
        return True

    def click(self, rect):
        measure = self.app.measure
        left, top = self.window.window.position
        x, y = left + measure.px(rect.centerx), top + measure.px(rect.centery)
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], check=True)
        self.clicks += 1


def main(game_id, pictures, seats=4, humans=2, sensible=False, most=None, **chosen):
    pictures.mkdir(parents=True, exist_ok=True)
    options = find(game_id).options
    encounters = {"encounters": True} if hasattr(options, "encounters") else {}
    encounters |= {name: type(getattr(options(), name))(value) for name, value in chosen.items()}
    players = [
        Player(name, "human" if seat < humans else "bot:deckhand", colour)
        for seat, (name, colour) in enumerate(NAMES[:seats])
    ]
    match = start_match(game_id, players, "4242-4242", options(**encounters))
    window = Window(TableScene(match, Autosave.begin(match)))
    app = window.app
    quick = {"game_speed": 0, "bot_speed": 0, "guard_ms": 0, "reaction_ms": 500}
    app.use(msgspec.structs.replace(app.settings, open_by="press twice", **quick))
    Robot(window, match, pictures, sensible, most)
    window.run()
    result = match.result()
    told = Counter(type(told.event).__name__ for told in match.seat(None).events)
    print("told", *(f"{name}:{number}" for name, number in sorted(told.items())), flush=True)
    winners = [match.players[seat].name for seat in result.winners] if result else ["nobody"]
    print("won by", *winners, flush=True)


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[3:5] if word.isdecimal()]
    most = next((int(word.removeprefix("clicks=")) for word in sys.argv if word.startswith("clicks=")), None)
    words = dict(word.split("=") for word in sys.argv[3:] if "=" in word and not word.startswith("clicks="))
    chosen = {name: int(value) for name, value in words.items()}
    main(sys.argv[1], Path(sys.argv[2]), *numbers, sensible="sensible" in sys.argv, most=most, **chosen)
