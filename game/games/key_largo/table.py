"""Key Largo on the screen: a plain list of what can be done."""

from collections.abc import Sequence
from typing import Any

from game.core.table import Line, Offer, Prompt, Spot, Staging, Table
from game.games.key_largo.actions import Action
from game.games.key_largo.view import View


def lay_out(_board: Any, view: View, legal: Sequence[Action], _picked: Sequence[str], _players: Any) -> Table:
    """Every legal action as a button."""
    spots = tuple(Spot(f"action-{number}", str(action)) for number, action in enumerate(legal))
    return Table(
        clock=f"{view.day + 1}",
        subtitle="",
        phases=(),
        prompt=Prompt(view.actors[0] if view.actors else None, view.phase, private=True),
        backdrop="",
        pieces=(),
        spots=spots,
        mats=(),
        trays=(),
        slips={},
        offers=tuple(Offer(action, (spot.id,), spot.label) for action, spot in zip(legal, spots, strict=True)),
        refusals={},
    )


def narrate(event: Any, _players: Any) -> Line | None:
    """The event as it prints."""
    return Line(getattr(event, "seat", None), str(event), private=event.to is not None)


def task(view: View, _seat: int) -> str:
    """The phase."""
    return view.phase


def audit(view: View) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The final money."""
    return (("money", tuple(money or 0 for money in view.money)),)


def history(_events: tuple[Any, ...]) -> tuple[tuple[tuple[str, int], ...], ...]:
    """Nothing kept."""
    return ()


STAGING = Staging(
    map="island",
    lay_out=lay_out,
    narrate=narrate,
    choices=(),
    pitch=(),
    tagline="",
    minutes=60,
    weight=2,
    secrets=2,
    task=task,
    audit=audit,
    history=history,
)
