"""What the robot wants: a legal offer, as a sensible person would choose it who sees what its seat sees."""

from game.core.chance import Chance

WHIM = 12
"""In a hundred choices, how many follow no sense at all."""


class Head:
    """Follows the game's rules of thumb through the parts of a choice, to one of the offers on the table."""

    def __init__(self, match, luck):
        self.match, self.luck = match, luck
        self._of, self._wish = (-1, -1), None

    def offer(self, seat, table):
        """The offer that this seat wants now; the same until the game has gone on."""
        if (self.match.step, seat) != self._of or self._wish not in table.offers:
            self._of, self._wish = (self.match.step, seat), self._choose(seat, table)
        return self._wish

    def _choose(self, seat, table):
        offers = table.offers
        if not offers:
            return None
        answers = [offer for offer in offers if table.call and offer.action != table.call.passing]
        if answers:  # it has made itself heard in order to answer
            return self.luck.choice(answers)
        asked = seat in self.match.actors()
        chain = self._chain(seat, offers) if asked and self.luck.randrange(100) >= WHIM else ()
        fitting = [offer for offer in offers if (offer.action, *offer.then) == chain]
        return self.luck.choice(fitting or offers)

    def _chain(self, seat, offers):
        """The actions of one choice, as the rules of thumb take them in a world that looks the same."""
        game, observation = self.match.game, self.match.seat(seat, self.match.step)
        world, chance = (
            game.imagine(observation.view, Chance("robot", self.match.step)),
            Chance("thumb", self.match.step),
        )
        longest = max(1 + len(offer.then) for offer in offers)
        chain = ()
        while len(chain) < longest:
            action = game.mind.policy(world, seat, tuple(game.legal(world, seat)), chance)
            chain += (action,)
            if any((offer.action, *offer.then) == chain for offer in offers):
                break
            game.apply(world, seat, action, chance, None)
            if seat not in game.actors(world):
                break
        return chain
