"""Whole games through the window: by keys alone, by clicks alone, after a kill, and with bots that die."""

import os
import random
import signal
import time
from collections import deque

import pygame
import pytest

import game.games
from game.bots.worker import Worker as RealWorker
from game.games.key_largo.actions import Put, Sell
from game.play.handover import Stage
from game.play.showing.hud_state import keys, numbered
from game.storage.autosaves import Autosave
from game.ui.scenes.play.public_view import public_picture
from game.ui.scenes.play.table_keys import HASTE
from game.ui.shell.input import Moved
from tests.keeping import killed, taken_up
from tests.ui.at_screen import Screen, key_largo
from tests.ui.at_table import Worker, new_match
from tests.ui.lantern_table import STAGED
from tests.ui.two_worlds import other_world


class Luck(Worker):
    """Bots that answer at random."""

    def __init__(self, seed):
        super().__init__()
        self.random = random.Random(seed)

    def poll(self):
        self.nth = self.random.randrange(1000)
        return super().poll()


class Player:
    """Plays a random legal game with one kind of input only."""

    def __init__(self, match, seed, **changes):
        self.screen = Screen(match, worker=Luck(seed), game_speed=0.0, **changes)
        self.screen.blind = True
        self.random = random.Random(seed)
        self.counts = {}

    def play(self, most=4000):
        """Until the end banner; the number of inputs on the way."""
        for turn in range(most):
            screen = self.screen
            if screen.scene.name == "ending":
                return turn
            self.counts[screen.scene.name] = self.counts.get(screen.scene.name, 0) + 1
            if screen.scene.name in ("veil", "lift"):
                self.open()
            elif screen.scene.name == "digest":
                self.go_on()
            elif screen.scene.name == "reveal":
                self.have_seen()
            elif screen.session.showing.acting is None:
                screen.advance(40, 20)
            else:
                self.decide()
        raise AssertionError(f"not over after {most} turns: {self.screen.session.playing.decision}")

    def decide(self):
        screen = self.screen
        match, showing = screen.match, screen.session.showing
        step, seat = match.step, showing.acting
        offer = self.random.choice(showing.table.offers)
        for spot in offer.path[len(showing.choice.picked) :]:
            assert spot in showing.choice.next_spots
            self.point(spot)
        if match.step == step:
            assert showing.choice.ready is offer or showing.choice.ready == offer
            self.commit()
        chain = tuple((seat, action) for action in (offer.action, *offer.then))
        assert match.steps[step:] == chain, f"{offer} was not played: {showing.look.message}"
        screen.advance(20, 20)


class Typist(Player):
    def open(self):
        self.screen.unlock()

    def go_on(self):
        self.screen.press("Space")

    def have_seen(self):
        self.screen.press("Enter")

    def point(self, spot):
        screen = self.screen
        showing = screen.session.showing
        own = next((one.key for one in showing.table.spots if one.id == spot), "")
        listed = keys(showing.table.spots, numbered(showing.table, showing.look))
        if key := own or listed.get(spot):
            screen.press(key)
        else:
            self.walk(f"spot:{spot}")
            if showing.viewer is None:
                screen.advance(HASTE, 100)
            screen.press("Enter")

    def walk(self, id):
        """To a thing by Tab and arrows, mostly the shortest way from where one is: a zone remembers where one was."""
        for _step in range(200):
            if self.screen.focus == id:
                return
            astray = self.random.random() < 0.2
            self.screen.press(self.random.choice(("Tab", "Right", "Down", "Left")) if astray else self.way(id)[0])
        raise AssertionError(f"{id} was not reached by keys")

    def way(self, id):
        focus, start = self.screen.scene.focus, self.screen.focus
        ways, waiting = {start: ()}, deque([start])
        while waiting and id not in ways:
            here = waiting.popleft()
            for key in ("Tab", "Right", "Down", "Left", "Up"):
                focus.go_to(here)
                focus.move_zone(1) if key == "Tab" else focus.move(key.lower())
                if focus.id not in ways:
                    ways[focus.id] = (*ways[here], key)
                    waiting.append(focus.id)
        focus.go_to(start)
        assert id in ways, f"{id} cannot be reached by keys"
        return ways[id]

    def commit(self):
        self.screen.press("E")


class Clicker(Player):
    def open(self):
        self.screen.unlock("mouse")

    def go_on(self):
        self.screen.click("turn")

    def have_seen(self):
        self.screen.click("onward")

    def point(self, spot):
        screen = self.screen
        x, y = screen.where(f"spot:{spot}")
        hit = screen.desk.view.hit_at(x, y)
        if hit is None or hit.id != f"spot:{spot}":
            x, y = self.bare_place(spot)
        screen.click_at(x, y)

    def bare_place(self, spot):
        """A place of this spot that nothing else covers."""
        view = self.screen.desk.view
        area = view.spot_rect(spot)
        for across in range(1, 10):
            for down in range(1, 10):
                x, y = area.x + area.w * across / 10, area.y + area.h * down / 10
                hit = view.hit_at(x, y)
                if hit is not None and hit.id == f"spot:{spot}":
                    return x, y
        raise AssertionError(f"{spot} is covered everywhere")

    def commit(self):
        self.screen.click("tool:commit")


MATCHES = [("hhb", 1), ("hbb", 2), ("hhh", 3)]


@pytest.mark.parametrize("hand", [Typist, Clicker])
@pytest.mark.parametrize(("kinds", "seed"), MATCHES)
def test_a_whole_small_game_with_one_kind_of_input(hand, kinds, seed):
    player = hand(new_match(kinds, str(seed)), seed)
    player.play()
    assert player.screen.match.over
    assert ("veil" in player.counts) == (kinds.count("h") > 1)


@pytest.mark.parametrize("hand", [Clicker, pytest.param(Typist, marks=pytest.mark.wide)])
def test_a_whole_game_of_key_largo_with_one_kind_of_input(hand):
    player = hand(key_largo("hhbb", "WHOLE", encounters=True), 11)
    player.play()
    assert player.screen.match.result() is not None


def at_the_market():
    """A match in which somebody may sell, and has put nothing down for it yet."""
    match, luck = key_largo("hhh", "SALE"), random.Random(4)
    while not match.over:
        seat = match.actors()[0]
        seen = match.seat(seat, match.step)
        if seen.view.phase == "market" and not seen.view.basket and any(isinstance(one, Put) for one in seen.legal):
            return match
        match.play(seat, luck.choice(seen.legal))
    raise AssertionError("nobody ever sold anything")


def test_a_click_on_the_markets_sign_and_one_on_its_verb_sell_all_of_a_kind():
    screen = Screen(at_the_market(), confirm="never", game_speed=0.0)
    if screen.scene.name == "veil":
        screen.open()
    match, step, seat = screen.match, screen.match.step, screen.session.showing.acting
    screen.click("spot:place:market")
    row = next(hit for hit in screen.desk.view.hits if hit.id.startswith("verb:all ") and hit.enabled)
    assert match.step == step
    screen.click_at(*row.rect.center)
    if match.step == step:
        screen.click("tool:commit")
    *puts, sale = [action for doer, action in match.steps[step:] if doer == seat]
    assert puts and all(isinstance(put, Put) for put in puts) and isinstance(sale, Sell)


@pytest.mark.wide
def test_a_whole_relaxed_game_of_key_largo_lifts_trays():
    player = Typist(key_largo("hhb", "WHOLE", encounters=True), 12, hand_over="relaxed")
    player.play()
    assert player.counts["veil"] > 0


def test_an_open_table_has_neither_veil_nor_digest():
    player = Typist(new_match("hhh", "7"), 7, hand_over="open")
    player.play()
    assert set(player.counts) == {"table"}


def test_the_end_banner_leads_on_only_when_somebody_says_so():
    player = Typist(new_match("hb", "5"), 5)
    player.play()
    player.screen.advance(5000, 100)
    assert player.screen.scene.name == "ending"
    player.screen.blind = False
    match = player.screen.match
    winners = [match.players[seat].name for seat in match.result().winners]
    assert any(match.game.title in text and all(name in text for name in winners) for text in player.screen.texts)


@pytest.fixture
def _chest(monkeypatch):
    """The small game lies in the chest, with its table."""
    monkeypatch.setattr(game.games, "ADDED", (STAGED,))


@pytest.mark.usefixtures("_chest")
def test_after_a_kill_the_table_opens_behind_a_veil_with_every_step(tmp_path):
    match = new_match("hhb", "8")
    screen = Screen(match)
    screen.desk.autosave = Autosave.begin(match, tmp_path)
    for _player in range(2):
        screen.open()
        screen.commit()
        screen.advance(3000, 50)
    steps = match.steps
    killed(screen.desk.autosave)
    again, _autosave = taken_up(tmp_path)
    resumed = Screen(again, resumed=True)
    assert again.steps == steps
    assert resumed.scene.name == "veil"
    assert resumed.at.stage is Stage.SEALED


def test_bots_that_die_are_replaced_and_the_game_goes_on():
    worker = RealWorker("salt")
    match = key_largo("bbb", "DEAD")
    screen = Screen(match, worker=worker, game_speed=0.0)
    screen.blind = True
    try:
        worker.warm(1)
        first = worker.pids[0]
        os.kill(first, signal.SIGKILL)
        for _moment in range(2000):
            time.sleep(0.01)  # the process is a real one
            screen.advance(20, 20)
            if match.step > 12:
                break
        assert match.step > 12
        assert worker.pids[0] != first
    finally:
        worker.close()


def test_space_ends_the_beat_and_twice_skips_to_the_next_decision():
    match = new_match("hbb", "3")
    screen = Screen(match, worker=Worker(nth=1))
    screen.commit()
    screen.press("Space", "Space")
    screen.advance(400, 16)
    assert screen.session.playing.decision.seat == 0
    assert not screen.session.pace.skipping


def test_transport_keys():
    screen = Screen(new_match("hb"))
    screen.press("P")
    assert screen.session.pace.paused
    screen.press("P")
    assert not screen.session.pace.paused
    screen.press("]")
    assert screen.app.settings.game_speed == 1.5
    screen.press("[", "[")
    assert screen.app.settings.game_speed == 0.5
    screen.press(".")
    assert screen.session.pace.paused


def test_a_table_that_waits_for_a_human_uses_no_time():
    screen = Screen(new_match("hb"), worker=Worker())
    screen.advance(8000, 50)
    screen.app.feed(Moved(-5, -5))
    screen.advance(1000, 50)
    assert screen.session.idle
    assert not screen.app.timers.waiting


def test_the_public_picture_of_a_private_view_is_the_public_table():
    screen = Screen(new_match("hhh"))
    world = Screen(other_world(screen.match, None, 4))
    screen.open()
    world.open()
    first, second = (public_picture(one.desk) for one in (screen, world))
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")
    assert screen.session.showing.viewer == 0
    assert screen.desk.view.look.viewer == 0
