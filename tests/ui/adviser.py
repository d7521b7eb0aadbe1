"""A worker that thinks hints out at once: the first legal actions are ideas, each a little weaker than the last."""

from game.bots.bot import Thought
from game.bots.search import Candidate
from game.bots.worker import Answer
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
