"""A worker that thinks hints out at once: the first legal actions are ideas, each a little weaker than the last."""

from game.bots.bot import Thought
from game.bots.search import Candidate
from game.bots.worker import Answer
from game.core.match import Match
from game.games import GAMES
from tests.ui.at_screen import Screen, key_largo
from tests.ui.at_table import Worker

STEP = 0.01


class Adviser(Worker):
    """Weighs the first `many` of the legal actions; after `polls` polls it has decided."""

    def __init__(self, many=3, polls=0):
        super().__init__(polls)
        self.many = many

    def poll(self):
        if super().poll() is None:
            return None
        legal = self.asked[-1].legal[: self.many]
        ideas = [Candidate(action, 100, 0.6 - STEP * n) for n, action in enumerate(legal)]
        return Answer(Thought(legal[0], tuple(ideas)))


def alone(many=3, polls=0, match=None, **options):
    """One person against two bots who never act: the plan of the first day."""
    return Screen(match or key_largo("hbb"), worker=Adviser(many, polls), **options)


def hint(screen, key="H"):
    screen.press(key)
    screen.advance(200)
    return screen.session.hinting.advice


def seat_of(game_id, kinds="hbb", seed="AAAA-AAAA"):
    game = next(game for game in GAMES if game.id == game_id)
    players = key_largo(kinds).players
    return Match(game, players, seed, game.options())
