"""Why a bot did something: from public information, and after the game also from what the bot knew and considered.

A bot writes its best candidates and their values into its own notebook, so that saves contain them. Nobody can read
that before the game is over; until then its reasons come from the public view before its action alone.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import dropwhile, takewhile
from typing import Any

from game.bots.bot import Thought
from game.core.errors import BadOption
from game.core.match import Match
from game.core.seats import SeatView
from game.core.telling import Line, Reasons
from game.play.showing.chronicle import chronicle

NOTED = "why {step}"
"""The key in a bot's notebook for the candidates it considered before this step."""
SINCE = "bot since"
"""The key for the step from which a bot plays for a seat that a human had before; this is public."""
MOST = 3
"""The most candidates that are noted for a step."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """One candidate of a bot: a name, and its value in per cent (50 = level with the best rival)."""

    name: str
    worth: float


@dataclass(frozen=True, slots=True)
class BotExplanation:
    """One action of a bot: its seat, step, public words, and reasons.

    `reasons` is None for a secret decision while the game goes on; `weighed` is empty while the game goes on.
    `before` is what was told of the action before these words, if they tell what came of it, else ().
    """

    seat: int
    step: int
    words: str
    reasons: Reasons | None
    weighed: tuple[Weighed, ...] = ()
    before: tuple[str, ...] = ()


def noted(thought: Thought, legal: Sequence[Any]) -> str:
    """Return the best candidates as text, place among the legal actions and value in 1/1000: "3:512 0:498"."""
    places = {action: place for place, action in enumerate(legal)}
    best = [one for one in thought.candidates[:MOST] if one.action in places]
    return " ".join(f"{places[one.action]}:{round(1000 * one.value)}" for one in best)


def note(match: Match, seat: int, notes: Sequence[str]) -> None:
    """Write these texts, one for each part of the bot's choice, into its notebook, until that is full."""
    for half, words in enumerate(notes):
        try:
            match.annotate(seat, NOTED.format(step=match.step + half), words)
        except BadOption:
            return  # its notebook is full: it goes on without


def take_over(match: Match, seat: int) -> None:
    """Note that a bot plays for this human from now on, so that earlier steps are not explained as a bot's."""
    with suppress(BadOption):  # a full notebook
        match.annotate(seat, SINCE, str(match.step))


def _since(match: Match, seat: int) -> int:
    """Return the first step that a bot may have played for this seat."""
    number = match.annotations(seat).get(SINCE, "")
    return int(number) if number.isdecimal() else 0


def deeds(match: Match, until: int) -> tuple[tuple[int, Line], ...]:
    """Return the steps before `until` in which a bot did something public, each with its line."""
    steps = match.steps
    since = [_since(match, seat) for seat in range(len(match.players))]
    found: dict[int, Line] = {}
    for told in chronicle(match.game.staging, match.told(None), match.players):
        actor = steps[told.step][0]
        mine = told.line.seat == actor and not match.players[actor].human
        if since[actor] <= told.step < until and mine and told.step not in found:
            found[told.step] = told.line
    return tuple(found.items())


def why(match: Match, board: Any, step: int, line: Line) -> BotExplanation:
    """Return the explanation of the bot's action in this step, as far as everybody may know it now."""
    steps, then = match.steps, match.at(step)
    seat, action = steps[step]
    before = _before(match, step, line)
    if match.over:
        observation = then.seat(seat, step)
        reasons = match.game.explain(observation.view, seat, (action,), match.players)
        return BotExplanation(seat, step, line.text, reasons, _weighed(match, board, observation, step), before)
    whole = [each for _seat, each in steps[_begun(match, step) : step + 1]]
    reasons = match.game.explain(then.seat(None, step).view, seat, whole, match.players)
    return BotExplanation(seat, step, line.text, reasons, before=before)


def _before(match: Match, step: int, line: Line) -> tuple[str, ...]:
    """Return what all know of this step before this line of it; () if the line is the first about who acted."""
    told = chronicle(match.game.staging, [each for each in match.told(None) if each.step == step], match.players)
    actor = match.steps[step][0]
    lines = [each.line for each in dropwhile(lambda each: each.line.seat != actor, told)]
    before = list(takewhile(lambda each: not _same(each, line), lines))
    if len(before) == len(lines):
        before = before[:1]  # only one seat knows of this line
    return tuple(each.text for each in before if each.seat in (actor, line.seat))


def _same(one: Line, other: Line) -> bool:
    """Whether both tell the same, or one is a line into which the other was joined."""
    return one.seat == other.seat and (one.text == other.text or (bool(one.lead) and one.lead == other.lead))


def _begun(match: Match, step: int) -> int:
    """Return the first step of the choice that was told in this step; its earlier steps told no event."""
    steps = match.steps
    told = {each.step for each in match.told(None)}
    first = step
    while first and steps[first - 1][0] == steps[step][0] and first - 1 not in told:
        first -= 1
    return first


def _weighed(match: Match, board: Any, observation: SeatView, step: int) -> tuple[Weighed, ...]:
    """Return the noted candidates of this decision in words, without those that are not legal or have no name."""
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
