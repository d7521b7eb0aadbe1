"""Why a bot did something: what everybody can work out for himself at once; what it knew and weighed after the end.

A bot notes in its own notebook what its best ideas were worth to it, so that a save keeps it. Nobody reads that before
the game is over; before, its reasons are worked out from the public View as it was then, and from nothing else.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from game.bots.bot import Thought
from game.core.game import BadOption
from game.core.match import Match
from game.core.seats import SeatView
from game.core.telling import Line, Reasons
from game.play.showing.chronicle import chronicle

NOTED = "why {step}"
"""The key in a bot's notebook under which it notes what it weighed before this step."""
SINCE = "bot since"
"""The key under which it is noted from which step on a bot plays for a seat that a human had before; all know that."""
MOST = 3


@dataclass(frozen=True, slots=True)
class Weighed:
    """One idea that the bot had: in words, and what it was worth to it, 50 = level with the best rival."""

    name: str
    worth: float


@dataclass(frozen=True, slots=True)
class BotExplanation:
    """One deed of a bot: who did it, in which step, how it was told, and why.

    reasons: None where it was decided in secret, and the game is not over. weighed: empty before the end.
    """

    seat: int
    step: int
    words: str
    reasons: Reasons | None
    weighed: tuple[Weighed, ...] = ()


def noted(thought: Thought, legal: Sequence[Any]) -> str:
    """What a bot writes down: which of the legal actions it weighed and their worth, such as "3:512 0:498"."""
    places = {action: place for place, action in enumerate(legal)}
    best = [one for one in thought.candidates[:MOST] if one.action in places]
    return " ".join(f"{places[one.action]}:{round(1000 * one.value)}" for one in best)


def note(match: Match, seat: int, notes: Sequence[str]) -> None:
    """The bot writes down what it weighed before each half of the choice that it makes now."""
    for half, words in enumerate(notes):
        try:
            match.annotate(seat, NOTED.format(step=match.step + half), words)
        except BadOption:
            return  # its notebook is full: it goes on without


def take_over(match: Match, seat: int) -> None:
    """A bot plays for this human from now on: what was done there before is no deed of a bot."""
    with suppress(BadOption):  # a full notebook
        match.annotate(seat, SINCE, str(match.step))


def _since(match: Match, seat: int) -> int:
    """The step with which the deeds of this seat's bot begin."""
    number = match.annotations(seat).get(SINCE, "")
    return int(number) if number.isdecimal() else 0


def deeds(match: Match, until: int) -> tuple[tuple[int, Line], ...]:
    """The steps before this one in which a bot did something before everybody, each with its line."""
    steps = match.steps
    since = [_since(match, seat) for seat in range(len(match.players))]
    found: dict[int, Line] = {}
    for told in chronicle(match.game.staging, match.seat(None).events, match.players):
        actor = steps[told.step][0]
        mine = told.line.seat == actor and not match.players[actor].human
        if since[actor] <= told.step < until and mine and told.step not in found:
            found[told.step] = told.line
    return tuple(found.items())


def why(match: Match, board: Any, step: int, line: Line) -> BotExplanation:
    """Why the bot did what it did in this step, as far as anybody may know now."""
    steps, then = match.steps, match.at(step)
    seat, action = steps[step]
    if match.over:
        observation = then.seat(seat, step)
        reasons = match.game.explain(observation.view, seat, (action,), match.players)
        return BotExplanation(seat, step, line.text, reasons, _weighed(match, board, observation, step))
    whole = [each for _seat, each in steps[_begun(match, step) : step + 1]]
    return BotExplanation(
        seat, step, line.text, match.game.explain(then.seat(None, step).view, seat, whole, match.players)
    )


def _begun(match: Match, step: int) -> int:
    """The step with which a choice began that was told in this one: all halves before it told nothing."""
    steps = match.steps
    told = {each.step for each in match.seat(None).events}
    first = step
    while first and steps[first - 1][0] == steps[step][0] and first - 1 not in told:
        first -= 1
    return first


def _weighed(match: Match, board: Any, observation: SeatView, step: int) -> tuple[Weighed, ...]:
    """What the bot noted of this decision, in words; nothing that does not fit what it could choose among."""
    assert observation.seat is not None
    notes = match.annotations(observation.seat).get(NOTED.format(step=step), "")
    found = []
    offers = match.game.staging.lay_out(board, observation.view, observation.legal, (), match.players).offers
    for words in notes.split():
        place, _colon, value = words.partition(":")
        if place.isdecimal() and value.isdecimal() and int(place) < len(observation.legal):
            action = observation.legal[int(place)]
            offer = next((one for one in offers if one.action == action), None)
            reasons = match.game.explain(observation.view, observation.seat, (action,), match.players)
            name = (reasons.name if reasons else "") or (offer.label if offer else "")
            found.append(Weighed(name, int(value) / 10))
    return tuple(one for one in found if one.name)
