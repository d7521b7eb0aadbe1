"""The stage directions of a box, a row a kind of event: who, what, whence and whither, filled in from the event."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from game.core.faces import Face, put
from game.core.telling import COMES, GOES, Act, Direction, Large, Line, reading
from game.kit.narration import Players

APART = 1.06
"""How far cards lie apart that are shown side by side, in widths of one."""
Acts = tuple[Act, ...]
Stages = Mapping[type, Acts | Callable[[Any, Players], Acts]]
"""The acts of each kind of public event, in words of its fields, or a function of both; () = it needs none."""


@dataclass(frozen=True, slots=True)
class Stagecraft:
    """How the events of a box are seen to happen."""

    acts: Stages
    faces: Mapping[type, Callable[[Any], Face]] = field(default_factory=dict)
    """What is shown of an event, where it is not the face of its line: such as a whole card instead of its picture."""
    budgets: Mapping[type, tuple[int, int]] = field(default_factory=dict)
    """The events with which a turn or a part of a day begins, and its budget (see `Direction`)."""


def direct(
    stages: Stagecraft, narrate: Callable[[Any, Players], Line | None], event: Any, players: Players
) -> Direction | None:
    """How this event is seen; None where it needs no direction. What one seat alone is told shows its face only."""
    line = narrate(event, players)
    shown = stages.faces.get(type(event))
    face = shown(event) if shown else line.face if line else None
    if event.to is not None:
        return Direction(twin=face) if line is not None and face is not None else None
    row = stages.acts.get(type(event), ())
    acts = row(event, players) if callable(row) else row
    if not acts:
        return None
    said = {each.name: getattr(event, each.name) for each in fields(event)}
    said |= {"spot": line.spot, "line": line.text, "delta": _money(line.delta)} if line else {}
    filled = _read(tuple(_filled(act, said, face) for act in acts))
    heading = line.heading or line.group if line and line.kind == "phase" and line.seat is None else ""
    return Direction(filled, heading=heading, budget=stages.budgets.get(type(event)))


def _read(acts: Acts) -> Acts:
    """What is large with its words stands as long as they are read; what comes after its middle comes so much later."""
    for large in acts:
        if isinstance(large, Large) and large.words:
            more = max(0, round(COMES + reading(large.words) + GOES) - large.ms)
            middle = large.after + large.ms / 2
            acts = tuple(replace(act, after=act.after + more) if act.after > middle else act for act in acts)
            acts = tuple(replace(act, ms=act.ms + more) if act == large else act for act in acts)
    return acts


def side_by_side(faces: Sequence[Face], most: int = 5) -> Face:
    """Some cards of one size as one face, at least one; more than `most` overlap, the last one whole."""
    wide, high = faces[0].w, faces[0].h
    step = wide * APART * min(1.0, (most - 1) / max(1, len(faces) - 1))
    parts = [part for number, face in enumerate(faces) for part in put(face, number * step, 0, 1)]
    return Face(step * (len(faces) - 1) + wide, high, tuple(parts))


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
