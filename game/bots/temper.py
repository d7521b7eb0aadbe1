"""Temperaments: how a bot rates being ahead or behind.

* A concave utility prefers the safer of two outcomes, a convex one the riskier: Pratt, "Risk Aversion in the Small and
  in the Large" (1964).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.core.errors import BadOption
from game.words import _


@dataclass(frozen=True, slots=True)
class Temper:
    """How a bot turns scores into utility.

    lead: the weight of the lead over the best rival.
    own:  the weight of the lead over the rivals' mean: such a bot values its own score more than the first place.
    fear: the curvature of the utility, -1 to 1: above 0 losses count more than gains, below 0 less.
    """

    id: str
    lead: float
    own: float
    fear: float

    def towards_all(self, share: float) -> "Temper":
        """Return the same temperament with so much of the weight of the best rival (0 to 1) moved to all of them."""
        return replace(self, lead=self.lead * (1 - share), own=self.own + self.lead * share)


STEADY = Temper("steady", 1.0, 0.0, 0.0)
CAUTIOUS = Temper("cautious", 1.0, 0.0, 0.6)
GREEDY = Temper("greedy", 0.2, 0.8, 0.0)
BOLD = Temper("bold", 1.0, 0.0, -0.6)

TEMPERS = (STEADY, CAUTIOUS, GREEDY, BOLD)
"""The temperaments offered to players."""


def find_temper(temper_id: str) -> Temper:
    """Return the temperament with this id. BadOption if there is none."""
    for temper in TEMPERS:
        if temper.id == temper_id:
            return temper
    names = ", ".join(temper.id for temper in TEMPERS)
    raise BadOption(_("There is no temperament “{temper}”. There are: {names}.").format(temper=temper_id, names=names))


def temper_name(temper: Temper) -> str:
    """Return the temperament's name in the player's language."""
    return {
        "steady": _("steady"),
        "cautious": _("cautious"),
        "greedy": _("greedy"),
        "bold": _("bold"),
    }[temper.id]


def temper_words(temper: Temper) -> str:
    """Return how such a bot plays, in one sentence for the player."""
    return {
        "steady": _("Plays for the first place, and weighs what it may lose like what it may gain."),
        "cautious": _("Plays for the first place, but of two things likes the surer one better."),
        "greedy": _("Looks to its own gain, and hardly asks who is in front or whom it hurts."),
        "bold": _("Plays for the first place, and likes a risk that may bring much."),
    }[temper.id]


def utilities(scores: Sequence[float], scale: float, temper: Temper = STEADY) -> list[float]:
    """Return each seat's utility between 0 and 1 from the scores.

    With the steady temperament, `scale` behind the best rival is 0.25, level 0.5, and `scale` ahead 0.75.
    """
    best = max(scores)
    first = scores.index(best)
    second = max((score for seat, score in enumerate(scores) if seat != first), default=0.0)
    total, rivals = sum(scores), max(1, len(scores) - 1)
    squashed = []
    for seat, score in enumerate(scores):
        distance = temper.lead * (score - (second if seat == first else best))
        if temper.own:
            distance += temper.own * (score - (total - score) / rivals)
        distance /= scale
        squashed.append(bend(0.5 + 0.5 * distance / (1 + abs(distance)), temper))
    return squashed


def bend(utility: float, temper: Temper) -> float:
    """Return the utility curved by the temperament's fear; 0 and 1 stay the same."""
    return utility + temper.fear * utility * (1 - utility)
