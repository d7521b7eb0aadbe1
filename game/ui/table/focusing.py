"""Where the focus goes: what comes first when another decision begins, and in which order Tab leads on."""

from collections.abc import Iterable

from game.core.table import Table
from game.ui.table import amount
from game.ui.table.hots import Hot
from game.ui.table.look import Look, ways

RANK = {"plates": 0, "orders": 2, "players": 3, "side": 4, "log": 5, "recap": 6, "bar": 7, "call": 8}
"""The zones in the order in which Tab leads through them; those of the board and the tray have 1."""


def first_things(table: Table, look: Look) -> list[str]:
    """The things the focus may stand on when another decision begins, the best of them first.

    Where everything is chosen already that is the button that does it.
    """
    if table.amount and not table.bargain:
        return [amount.SLIDER, *(f"amount:{step}" for step in amount.STEPS)]
    listed = [f"spot:{spot}" for spot in ways(table, look)]
    if not listed and look.ready:
        return ["tool:commit", *(f"spot:{spot}" for spot in look.picked)]
    return listed


def in_order(hots: Iterable[Hot], table: Table, look: Look) -> list[Hot]:
    """What can be focused, in Tab's order: what can be chosen comes first."""
    chosen = {f"spot:{spot}" for spot in ways(table, look)}
    usable = [hot for hot in hots if hot.enabled or hot.id.startswith("spot:")]
    return sorted(usable, key=lambda hot: 0 if hot.id in chosen else RANK.get(hot.zone, 1))
