"""Whether a table has hints, and how often somebody asked for one: noted in the notebooks, so that a save keeps it."""

from collections.abc import Mapping
from typing import Literal

from game.core.match import Match
from game.play.showing.shown import Shown

ASKED, WANTED = "hints asked", "hints"
"""The keys under which a notebook counts how often its owner asked, and says that this table has none."""
OFF = "off"


def asked(annotations: Mapping[str, str]) -> int:
    """How often the owner of this notebook asked for a hint."""
    number = annotations.get(ASKED, "")
    return int(number) if number.isdecimal() else 0


def has_hints(match: Match, viewer: int | None = None) -> bool:
    """Whether this table has hints: all humans' notebooks say the same, and whoever looks is asked first."""
    humans = [seat for seat, player in enumerate(match.players) if player.human]
    seats = [viewer] if viewer in humans else humans
    return bool(humans) and all(match.annotations(seat).get(WANTED) != OFF for seat in seats if seat is not None)


def give_hints(match: Match, wanted: bool) -> None:
    """From now on this table has hints, or none."""
    for seat, player in enumerate(match.players):
        if player.human:
            match.annotate(seat, WANTED, "" if wanted else OFF)


def hint_permission(showing: Shown) -> Literal["", "dark", "lit"]:
    """How the lamp of hints stands; public facts, and whose view this is, decide."""
    if not allowed(showing):
        return ""
    return "lit" if advised(showing) else "dark"


def advised(showing: Shown) -> bool:
    """Whether whoever looks decides what all wait for: bots know nothing of what is done unasked."""
    acting = showing.acting
    return acting is not None and acting == showing.viewer and showing.playing.unasked is None


def allowed(showing: Shown) -> bool:
    """Whether this table has hints, as far as whoever looks knows."""
    return has_hints(showing.playing.match, showing.viewer)
