"""Random games seen over the shoulder: each position with what a seat sees and what it is offered."""

import random
from dataclasses import dataclass
from typing import Any

from game.core.chance import Chance, FastChance
from game.core.compound_choice import chains
from game.core.player import Player
from game.games.killmans_keep import GAME
from game.games.killmans_keep.components import ARTIFACT_CARDS, GOALS, MONSTER_CARDS, MONSTER_FACE, Options
from game.games.killmans_keep.knowledge.compound_choice import goes_on, whose
from game.games.killmans_keep.names import card_name, goal_name
from game.games.killmans_keep.rules import engine
from game.games.killmans_keep.rules.dealing import setup
from game.games.killmans_keep.rules.observation import look
from game.games.killmans_keep.table.offers import offers
from tests.games.killmans_keep.scene import game

PLAYERS = tuple(Player(name, colour=seat) for seat, name in enumerate(("Ann", "Bo", "Cleo", "Dov", "Eve")))


@dataclass(frozen=True)
class Sight:
    """One position: the true state, who acts, its view, and its actions."""

    state: Any
    seat: int
    view: Any
    legal: tuple[Any, ...]

    def offers(self):
        return offered(self.view, self.legal)


def offered(view, legal):
    """What this view's seat is offered of these actions, each choice whole."""
    return offers(view, tuple(chains(GAME, view, whose(view), legal, goes_on)), PLAYERS)


def positions(seats, seed, steps=600, options=None):
    """So many positions of a random game in which all kinds of deeds are done alike often."""
    state = setup(options or Options(), seats, Chance(str(seed), 0))
    luck, chance = random.Random(seed), FastChance(seed)
    for _step in range(steps):
        acting = engine.actors(state)
        if not acting:
            return
        seat = acting[0]
        legal = tuple(engine.legal(state, seat))
        yield Sight(state, seat, look(state, seat), legal)
        kinds = sorted({type(action).__name__ for action in legal})
        if len(kinds) > 1 and luck.random() < 0.8:
            kinds = [kind for kind in kinds if kind != "EndTurn"]
        kind = luck.choice(kinds)
        action = luck.choice([action for action in legal if type(action).__name__ == kind])
        engine.apply(state, seat, action, chance, None)


def seen(state, seat=None):
    """What the acting (or this) seat is offered in this position."""
    seat = state.actor if seat is None else seat
    return offered(look(state, seat), tuple(engine.legal(state, seat)))


def labelled(state, words, seat=None):
    """The offers whose label begins with these words."""
    return [offer for offer in seen(state, seat) if offer.label.startswith(words)]


def dealt(seed):
    """A turn with a full hand, goals, money and a Market, all by lot: more choices than random games come to."""
    luck = random.Random(seed)
    cards, goals, seats = [*ARTIFACT_CARDS, *MONSTER_CARDS], list(range(len(GOALS))), luck.randint(2, 4)
    luck.shuffle(cards)
    luck.shuffle(goals)
    held = [luck.randint(1, 3 if seat else 7) for seat in range(seats)]
    hands = {seat: [card_name(cards.pop()) for _card in range(held[seat])] for seat in range(seats)}
    market = [card_name(one) for one in cards if one < MONSTER_FACE][: luck.randint(0, 5)]
    state = game(
        seats,
        area={seat: luck.randrange(4) for seat in range(seats)},
        hands=hands,
        goals={seat: goal_name(goals.pop()) for seat in range(seats) if luck.random() < 0.6},
        money={seat: 25 * luck.randrange(25) for seat in range(seats)},
        market=market,
        display={seat: luck.choice(hand) for seat, hand in hands.items()},
        quiet=luck.random() < 0.5,
    )
    return Sight(state, 0, look(state, 0), tuple(engine.legal(state, 0)))
