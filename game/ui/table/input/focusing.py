"""Where the focus goes: what comes first when another decision begins, and in which order Tab leads on."""

from collections.abc import Iterable

from game.core.table import Table
from game.play.showing.hud_state import HudState, composed, endings, ways
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.panels import amount
from game.ui.table.panels.plates import offered

RANK = {"plates": 0, "orders": 2, "players": 3, "side": 4, "log": 5, "recap": 6, "bar": 7, "call": 8, "camera": 9}
"""The zones in the order in which Tab leads through them; those of the board and the tray have 1."""


def first_things(table: Table, look: HudState) -> list[str]:
    """The things the focus may stand on when another decision begins, the best of them first.

    Where everything is chosen already that is the button that does it; where more may be chosen, but need not, it stays
    on what was picked, so that Enter does what the button says.
    """
    if table.amount and not table.bargain:
        return [amount.SLIDER, *(f"amount:{step}" for step in amount.STEPS)]
    listed, picked = ([f"spot:{spot}" for spot in spots] for spots in (ways(table, look), look.picked))
    listed.sort(key=[f"spot:{plate.spot}" for plate in offered(table, look) if plate.strong].count, reverse=True)
    complete = composed(look) is not None if table.bargain else bool(look.ready and not listed)  # a bargain may grow on
    if complete:
        return ["tool:commit", *picked, *listed]
    return [*listed, *picked] if composed(look) else listed


def idle(table: Table, look: HudState) -> bool:
    """Whether whoever looks has nothing to choose, to order or to go back to."""
    picks = look.picked or look.ready or ways(table, look) or endings(table, look)
    return not (picks or look.retreat or look.curtain in ("lift", "return"))


def in_order(hits: Iterable[HitArea], table: Table, look: HudState) -> list[HitArea]:
    """What can be focused, in Tab's order: what can be chosen comes first."""
    chosen = {f"spot:{spot}" for spot in ways(table, look)}
    usable = [hit for hit in hits if hit.enabled or hit.id.startswith("spot:")]
    return sorted(usable, key=lambda hit: 0 if hit.id in chosen else RANK.get(hit.zone, 1))
