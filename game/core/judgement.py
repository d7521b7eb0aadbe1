"""How a game judges positions: what it measures of them, and what each measure weighs; fitted on play."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.words import _

Aim = Literal["score", "win"]
"""What the weights foretell: by how much a seat ends ahead, or who comes first (a lead of 1 is odds of e to 1)."""


class BadJudgement(Exception):
    """Weights that cannot be read; the message says which file, and what to do about it."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What each measure weighs at the end of the game, and how much more at its beginning."""

    last: tuple[float, ...]
    more: tuple[float, ...]

    def at(self, left: float) -> tuple[float, ...]:
        """What each measure weighs when so large a share of the game is left."""
        return tuple([last + left * more for last, more in zip(self.last, self.more, strict=True)])

    def towards(self, other: "Weights", share: float) -> "Weights":
        """Weights so far on the way to others: 0 gives these, 1 the others."""
        return Weights(_between(self.last, other.last, share), _between(self.more, other.more, share))


def _between(one: Sequence[float], other: Sequence[float], share: float) -> tuple[float, ...]:
    return tuple([here + share * (there - here) for here, there in zip(one, other, strict=True)])


@dataclass(frozen=True, slots=True)
class Judgement:
    """What fitting needs to know of a game.

    measures: what each number means, by its name.
    measure:  (state, seat) -> these numbers, in the same order, from what the position is, not from luck.
    left:     (state) -> the share of the game that is still to be played, 1 at the beginning and 0 at the end.
    aim:      what the weights foretell.
    files:    where the weights lie that were fitted to the games of a level, by that level.
    variants: the options of the games that are played for it, in turn; () = the usual ones.
    """

    measures: Mapping[str, str]
    measure: Callable[[Any, int], Sequence[float]]
    left: Callable[[Any], float]
    aim: Aim
    files: Mapping[str, str]
    variants: tuple[Any, ...] = ()


def read_weights(text: str, names: Sequence[str], file: str) -> Weights:
    """The weights of these measures; a measure that was never fitted weighs nothing. BadJudgement if it is damaged."""
    try:
        rows = json.loads(text)["weights"]
        pairs = [rows.get(name, (0.0, 0.0)) for name in names]
        return Weights(tuple([float(last) for last, _more in pairs]), tuple([float(more) for _last, more in pairs]))
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        words = _("The weights in {file} are damaged ({error}). Installing Seachest again brings them back.")
        raise BadJudgement(words.format(file=file, error=error)) from error
