"""Why a choice may be good: nothing is said yet."""

from collections.abc import Sequence
from typing import Any

from game.core.game import Seat
from game.core.player import Player
from game.core.telling import Reasons


def explain(_view: Any, _seat: Seat, _actions: Sequence[Any], _players: Sequence[Player]) -> Reasons | None:
    """No reason."""
    return None
