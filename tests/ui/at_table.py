"""Help for the tests of what happens at a table: players, a worker that answers at once or late, a session."""

from game.bots.bot import Thought
from game.bots.worker import Answer
from game.core.match import Match
from game.core.player import Player
from game.play.handover import Stage
from game.play.pace import INSTANT, Pace
from game.play.session import Session
from tests.ui.lantern_table import STAGED

NAMES = ("Ana", "Ben", "Mia", "Tom")


class Worker:
    """A worker without a process: answers the nth legal action after `polls` polls."""

    def __init__(self, polls=0, nth=0):
        self.polls, self.nth = polls, nth
        self.asked = []
        self.mused = []
        self.left = None

    def ask(self, game_id, observation, level):
        self.asked.append(observation)
        self.left = self.polls

    def poll(self):
        if self.left is None:
            return None
        if self.left > 0:
            self.left -= 1
            return None
        self.left = None
        legal = self.asked[-1].legal
        return Answer(Thought(legal[self.nth % len(legal)]))

    def cancel(self):
        self.left = None

    def muse(self, game_id, observation, level):
        self.mused.append(observation)


def players(kinds):
    """`hhbb` = two humans, two bots."""
    return [Player(NAMES[n], "human" if kind == "h" else "bot:deckhand", n) for n, kind in enumerate(kinds)]


def new_match(kinds="hh", seed="AAAA-AAAA", game=STAGED):
    return Match(game, players(kinds), seed, game.options())


def sit(kinds="hh", *, seed="AAAA-AAAA", worker=None, match=None, instant=False, board=None, **options):
    match = match or new_match(kinds, seed)
    pace = Pace(speed=INSTANT) if instant else Pace()
    return Session(match, board, worker or Worker(), pace=pace, **options)


def wait(session, ms=4000, step=20):
    """Lets time pass until `ms` are over."""
    for _moment in range(0, ms, step):
        session.tick(step)


def open_veil(session):
    """Goes through identity and digest to the private view."""
    assert session.showing.at.stage is Stage.SEALED
    session.passing.identify()
    session.passing.identified()
    session.passing.digested()
    assert session.showing.at.stage is Stage.PRIVATE


def do(session, nth=0):
    """Picks the whole path of the nth offer and commits it."""
    showing = session.showing
    offer = showing.table.offers[nth % len(showing.table.offers)]
    step = session.match.step
    for spot in offer.path:
        session.pick(spot)
    if session.match.step == step:
        session.commit()
    return offer


def stage(session):
    return session.showing.at.stage, session.showing.at.seat
