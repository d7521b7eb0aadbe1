"""Plays a whole match in a real window: looks where things are, and clicks there with the system's own mouse.

    python -m tests.window.robot GAME PICTURES [SEATS]     (needs an X display and xdotool)

Two humans and the rest bots; the humans choose by lot. Ends at the results, and says on its last line how it went.
"""

import random
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pygame

from game.core.match import Match, Player, find
from game.saves import Autosave
from game.ui.scenes.table import TableScene
from game.ui.window import Window

PAUSE = 20
"""Milliseconds between two looks at the screen."""

PLAYERS = (
    Player("Ana", "human", 0),
    Player("Ben", "human", 1),
    Player("Mia", "bot:deckhand", 3),
    Player("Roe", "bot:deckhand", 2),
)


class Robot:
    """Knows what is on the screen, and touches it only through the mouse."""

    def __init__(self, window, pictures):
        self.window, self.app, self.pictures = window, window.app, pictures
        self.luck = random.Random(5)
        self.clicks = 0
        self.seen = set()
        self.app.after(PAUSE, self.look)

    def look(self):
        scene = self.app.top
        self.app.settle()
        if not self.app.motion.busy:
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
        """One step of a decision: the next spot of some offer, or Commit."""
        view, look = scene.view, scene.session.showing.look
        view.plan()
        commit = next((hot for hot in view.hots if hot.id == "tool:commit"), None)
        open_spots = [spot for spot in look.open if view.spot_rect(spot).w]
        amounts = [hot for hot in view.hots if hot.zone == "amount" and hot.enabled]
        if amounts and self.luck.random() < 0.5:
            self.click(self.luck.choice(amounts).rect)
        elif look.ready is not None and commit and (look.picked or not open_spots or self.luck.random() < 0.4):
            self.click(commit.rect)
        elif open_spots:
            self.click(view.spot_rect(self.luck.choice(open_spots)))

    def click(self, rect):
        measure = self.app.measure
        left, top = self.window.window.position
        x, y = left + measure.px(rect.centerx), top + measure.px(rect.centery)
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], check=True)
        self.clicks += 1


def main(game_id, pictures, seats=4):
    pictures.mkdir(parents=True, exist_ok=True)
    options = find(game_id).options
    encounters = {"encounters": True} if hasattr(options, "encounters") else {}
    match = Match.start(game_id, PLAYERS[:seats], "4242-4242", options(**encounters))
    window = Window(TableScene(match, Autosave.begin(match)))
    app = window.app
    app.use(msgspec.structs.replace(app.settings, game_speed=0, bot_speed=0, open_by="press twice", guard_ms=0))
    Robot(window, pictures)
    window.run()
    result = match.result()
    winners = [match.players[seat].name for seat in result.winners] if result else ["nobody"]
    print("won by", *winners, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), *map(int, sys.argv[3:]))
