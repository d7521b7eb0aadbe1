"""Whether a table has hints, and how often each player asked for one; kept in the notebooks and so in saves."""

from collections.abc import Mapping
from typing import Literal

from game.core.match import Match
from game.play.showing.shown import Shown

ASKED, WANTED = "hints asked", "hints"
"""Notebook keys: how often its owner asked for a hint, and whether this table has hints."""
OFF = "off"


def asked(annotations: Mapping[str, str]) -> int:
    """Return how often the owner of this notebook asked for a hint."""
    number = annotations.get(ASKED, "")
    return int(number) if number.isdecimal() else 0


def has_hints(match: Match, viewer: int | None = None) -> bool:
    """Return whether this table has hints: by the viewer's notebook if human, else by those of all humans."""
    humans = [seat for seat, player in enumerate(match.players) if player.human]
    seats = [viewer] if viewer in humans else humans
    return bool(humans) and all(match.annotations(seat).get(WANTED) != OFF for seat in seats if seat is not None)


def give_hints(match: Match, wanted: bool) -> None:
    """Set whether this table has hints, in the notebook of every human."""
    for seat, player in enumerate(match.players):
        if player.human:
            match.annotate(seat, WANTED, "" if wanted else OFF)


def hint_permission(showing: Shown) -> Literal["", "dark", "lit"]:
    """Return the state of the hint lamp: "" no hints at this table, "dark" not available now, "lit" available."""
    if not allowed(showing):
        return ""
    return "lit" if advised(showing) else "dark"


def advised(showing: Shown) -> bool:
    """Return whether the viewer decides now, and not about an optional action, for which there are no hints."""
    acting = showing.acting
    return acting is not None and acting == showing.viewer and showing.playing.unasked is None


def allowed(showing: Shown) -> bool:
    """Return whether this table has hints, according to the viewer."""
    return has_hints(showing.playing.match, showing.viewer)
