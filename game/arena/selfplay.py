"""Games that bots play among themselves, and what was measured of the positions on the way."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.arena.movers import level_id, mover, sight_of
from game.core.chance import Chance, FastChance
from game.core.game import Game, Seat
from game.games import find

BY_THUMB = "deckhand"
"""Its games are played by the rules of thumb on the table itself, not from views: that is a hundred times as fast."""

ODD = (0, 10, 20, 40)
"""In a hundred decisions by thumb, how many follow another idea than the first: each seat of each game draws one."""

Row = Sequence[float]
Choose = Callable[[Any, Sequence[Seat]], Any]


@dataclass(frozen=True, slots=True)
class Deal:
    """One game to be played: which, its luck, by how many of what level, and how many positions are looked at."""

    game: str
    options: Any
    seats: int
    luck: int
    level: str
    looks: int


@dataclass(frozen=True, slots=True)
class Look:
    """One position: what is left of the game, what was measured of every seat, and how it is rated today.

    The rating is the one that the games of this level have taught, where there is one.
    """

    left: float
    measured: tuple[Row, ...]
    rated: Row


@dataclass(frozen=True, slots=True)
class Record:
    """What became of one game: every seat's final score and share of the first place, and positions on the way."""

    scores: Row
    shares: Row
    looks: tuple[Look, ...]


def record(deal: Deal) -> Record:
    """Plays one game to its end and looks at some of the positions where a search would stop: where time went on."""
    game = find(deal.game)
    mind = game.mind
    luck = FastChance(deal.luck)
    state = game.setup(deal.options, deal.seats, luck)
    choose = _by_thumb(game, deal, luck) if deal.level == BY_THUMB else _by_level(game, deal)
    kept: list[Any] = []
    now, stops = mind.horizon(state), 0
    while acting := game.actors(state):
        game.apply(state, acting[0], choose(state, acting), luck, None)
        if mind.horizon(state) == now or not game.actors(state):
            continue
        now = mind.horizon(state)
        stops += 1
        if len(kept) < deal.looks:
            kept.append(state.clone())
        elif (place := luck.below(stops)) < deal.looks:
            kept[place] = state.clone()
    result = game.result(state)
    assert result is not None, "nobody can act, and yet the game is not over"
    looks = tuple([_look(game, state, level_id(deal.level)) for state in kept])
    return Record(tuple(map(float, result.scores)), result.shares, looks)


def _look(game: Game, state: Any, level: str) -> Look:
    judgement = game.mind.judgement
    assert judgement is not None
    rated = tuple(game.mind.rating(level)(state))
    measured = tuple([tuple(judgement.measure(state, seat)) for seat in range(len(rated))])
    return Look(judgement.left(state), measured, rated)


def _by_thumb(game: Game, deal: Deal, luck: Chance) -> Choose:
    odd = [luck.pick(ODD) for _seat in range(deal.seats)]

    def choose(state: Any, acting: Sequence[Seat]) -> Any:
        seat = acting[0]
        legal = game.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        if luck.below(100) >= odd[seat]:
            return game.mind.policy(state, seat, legal, luck)
        priors = game.mind.priors(state, seat, legal)
        return luck.pick([action for action, prior in zip(legal, priors, strict=True) if 2 * prior >= max(priors)])

    return choose


def _by_level(game: Game, deal: Deal) -> Choose:
    move = mover(deal.level)
    step = 0

    def choose(state: Any, acting: Sequence[Seat]) -> Any:
        nonlocal step
        step += 1
        return move(game, sight_of(game, state, acting), deal.luck * 7919 + step)

    return choose
