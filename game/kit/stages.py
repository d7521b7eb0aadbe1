"""The stage directions of a box, a row a kind of event: who, what, whence and whither, filled in from the event."""

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any

from game.core.faces import Face
from game.core.telling import Act, Direction, Line
from game.kit.narration import Players

Acts = tuple[Act, ...]
Stages = Mapping[type, Acts | Callable[[Any], Acts]]
"""The acts of each kind of public event, in words of its fields, or a function of the event; () = it needs none."""


def direct(
    stages: Stages, narrate: Callable[[Any, Players], Line | None], event: Any, players: Players
) -> Direction | None:
    """How this event is seen; None where it needs no direction. What one seat alone is told shows its face only."""
    line = narrate(event, players)
    if event.to is not None:
        return Direction(twin=line.face) if line is not None and line.face is not None else None
    row = stages.get(type(event), ())
    acts = row(event) if callable(row) else row
    if not acts:
        return None
    said = {each.name: getattr(event, each.name) for each in fields(event)}
    said |= {"spot": line.spot, "line": line.text, "delta": _money(line.delta)} if line else {}
    face = line.face if line else None
    return Direction(tuple(_filled(act, said, face) for act in acts))


def _filled(act: Act, said: Mapping[str, Any], face: Face | None) -> Act:
    changes: dict[str, Any] = {}
    for each in fields(act):
        value = getattr(act, each.name)
        if isinstance(value, str):
            changes[each.name] = value.format_map(said)
        elif each.name == "face" and value is None:
            changes[each.name] = face
    return replace(act, **changes)


def _money(delta: int) -> str:
    if not delta:
        return ""
    return f"+${delta:,}" if delta > 0 else f"−${-delta:,}"
