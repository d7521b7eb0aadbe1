"""How a game rates: positions by measures with weights fitted to played games, actions by weights for a search."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.words import _

Aim = Literal["score", "win"]
"""What the weights predict.

"score": the final lead of a seat; "win": who comes first (a lead of 1 means odds of e to 1).
"""



class BadJudgement(Exception):
    """A file of weights that cannot be read; the message says which file and what to do about it."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The weight of each measure at the end of the game, and how much is added to it at the beginning."""

    last: tuple[float, ...]
    more: tuple[float, ...]

    def at(self, left: float) -> tuple[float, ...]:
        """Return the weights when the share `left` of the game (1 to 0) is still to be played."""
        return tuple([last + left * more for last, more in zip(self.last, self.more, strict=True)])

    def towards(self, other: "Weights", share: float) -> "Weights":
        """Return the mixture of these weights and others: share 0 gives these, share 1 the others."""
        return Weights(_between(self.last, other.last, share), _between(self.more, other.more, share))


def _between(one: Sequence[float], other: Sequence[float], share: float) -> tuple[float, ...]:
    return tuple([here + share * (there - here) for here, there in zip(one, other, strict=True)])


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the fitting of weights needs to know about a game.

    measures: the name of each measure -> what it means.
    measure:  (state, seat) -> the value of each measure, in the order of `measures`; it uses no random numbers.
    left:     (state) -> the share of the game that is still to be played, 1 at the beginning and 0 at the end.
    aim:      what the weights predict.
    files:    level -> the path of the weights fitted to games of that level.
    variants: the options of the games played for the fitting, in turn; () = the default options.
    """

    measures: Mapping[str, str]
    measure: Callable[[Any, int], Sequence[float]]
    left: Callable[[Any], float]
    aim: Aim
    files: Mapping[str, str]
    variants: tuple[Any, ...] = ()


def read_weights(text: str, names: Sequence[str], file: str) -> Weights:
    """Return the weights of the measures `names` in this JSON text; a measure that is not in it weighs 0.

    Raises BadJudgement, which names `file`, if the text is damaged.
    """
    try:
        rows = json.loads(text)["weights"]
        pairs = [rows.get(name, (0.0, 0.0)) for name in names]
        return Weights(tuple([float(last) for last, _more in pairs]), tuple([float(more) for _last, more in pairs]))
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        words = _("The weights in {file} are damaged ({error}). Installing Seachest again brings them back.")
        raise BadJudgement(words.format(file=file, error=error)) from error
