"""The table as a list of buttons, until it is drawn."""

from collections.abc import Sequence
from typing import Any

from game.core.compound_choice import Chain
from game.core.game import Event
from game.core.panels import Desk
from game.core.player import Player
from game.core.staging import Cover, Row, Staging, Variant
from game.core.table import Offer, Prompt, Spot, Table
from game.core.telling import Line
from game.games.keythedral.view import View

_VARIANTS = (
    Variant("edition", "Edition", (("first", "First", ""), ("second", "Second", ""))),
    Variant("length", "Length", (("usual", "Usual", ""), ("short", "Short", ""))),
    Variant("open_plan", "Plan", ((False, "Closed", ""), (True, "Open", ""))),
    Variant("laying", "Laying", (("field first", "Field first", ""), ("free", "Free", ""))),
)


def lay_out(
    _board: Any, view: View, legal: Sequence[Chain], _picked: tuple[str, ...], _players: Sequence[Player], _desk: Desk
) -> Table:
    """One button for each choice."""
    names = [" ".join(map(repr, chain.actions)) for chain in legal]
    return Table(
        clock=str(view.round), subtitle="", phases=(), prompt=Prompt(view.seat, "Choose.", private=True), backdrop="",
        pieces=(), spots=tuple([Spot(name, name) for name in names]), mats=(), trays=(), slips={},
        offers=tuple([Offer(chain.actions, (name,), name) for chain, name in zip(legal, names, strict=True)]),
        refusals={},
    )  # fmt: skip


def _narrate(event: Event, _players: Sequence[Player]) -> Line | None:
    return Line(getattr(event, "seat", None), repr(event))


STAGING = Staging(
    map="",
    lay_out=lay_out,
    narrate=_narrate,
    cover=lambda: Cover("", ("Keythedral.",), 75, 3, 2, _VARIANTS),
    task=lambda view, seat: "choose",
    audit=lambda view: (Row("Points", view.scores),),
    charts=lambda events: (),
)
