"""Each kind of decision in words: what the bar says, what a veil may say, whether it is private, what is refused."""

from collections.abc import Callable

from game.games.dark_water_salvage.components import LOCATE_COST, RESEARCH_COST
from game.games.dark_water_salvage.knowledge.standing import hire_of, pool
from game.games.dark_water_salvage.lake import soundings
from game.games.dark_water_salvage.text import refusals as why
from game.games.dark_water_salvage.view import View
from game.kit.phases import PhaseRow, Phases, Players
from game.words import _, later, plural


def _in_round(words: str) -> Callable[[View], str]:
    return lambda view: _(words).format(n=view.round + 1)


def _pool(view: View, _players: Players) -> str:
    return _("apply for a part of the ${n} on offer").format(n=pool(view))


def _still_to_apply(view: View, _players: Players) -> str:
    waiting = sum(not sealed for sealed in view.sealed)
    return plural("{n} application is still to come", "{n} applications are still to come", waiting)


def _question(view: View, _players: Players) -> str:
    """8.2: what the sonars can be asked where the boat lies."""
    lake, region = soundings(view.lake), view.pawns[view.actors[0]]
    if lake.hires[region]:
        words = _("ask {place} where a wreck lies or what it is worth, ${n} each")
    elif lake.depths[region] < 0:
        words = _("ask {place} where a wreck lies, ${n} each")
    else:
        words = (
            _("ask whether a wreck lies in shallow water, ${n} each"),
            _("ask whether a wreck lies in medium water, ${n} each"),
            _("ask whether a wreck lies in deep water, ${n} each"),
        )[lake.depths[region]]
    return words.format(place=lake.places[region], n=RESEARCH_COST)


def _move(view: View, _players: Players) -> str:
    hire = hire_of(view, view.actors[0])
    return (_("move: boat ${hire}, then $1 a region") if hire else _("move for $1 a region, or stay")).format(hire=hire)


def _locate(view: View, _players: Players) -> str:
    region = soundings(view.lake).names[view.pawns[view.actors[0]]]
    return _("locate a wreck in {region} for ${n}?").format(region=region, n=LOCATE_COST)


def _salvage(view: View, _players: Players) -> str:
    lake, region = soundings(view.lake), view.pawns[view.actors[0]]
    return _("salvage a wreck in {region} for ${n}?").format(region=lake.names[region], n=lake.lake.fees[region])


def _over(view: View, _players: Players) -> str:
    raised = min(view.raised) >= 0
    return _("All twelve wrecks are raised. The game is over.") if raised else _("The last round is over.")


ROWS = {
    "apply": PhaseRow(
        _pool, _in_round(later("Apply for a loan in round {n}.")), True, secret=True, watched=_still_to_apply,
        done=later("all have applied"),
    ),
    "city": PhaseRow(
        later("choose a city to start in"), later("Choose a city to start in."), reasons=why.cities,
        watched=later("chooses a city to start in"),
    ),
    "research": PhaseRow(
        _question, _in_round(later("Ask the sonar in round {n}.")), True, reasons=why.research,
        watched=later("asks where wrecks lie or what they are worth"),
    ),
    "move": PhaseRow(_move, later("Move over the lake."), reasons=why.regions, watched=later("moves, or stays")),
    "locate": PhaseRow(
        _locate, later("Try to locate a wreck."), reasons=why.tries, watched=later("may locate a wreck")
    ),
    "salvage": PhaseRow(
        _salvage, later("Try to raise a wreck."), reasons=why.tries, watched=later("may raise a wreck")
    ),
    "over": PhaseRow(_over, later("See how it ended.")),
}  # fmt: skip

PHASES = Phases(ROWS)
