"""What a tooltip says of a thing on the table, and round what it stands."""

from collections.abc import Sequence

from game.core.table import Slip, Table
from game.play.showing.hud_state import HudState, outcome, ways
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.panels.notebook import spot_of
from game.ui.table.panels.tray import lift
from game.ui.table.placing import Stand


def tip_of(table: Table, look: HudState, hit: HitArea, *, told: bool = False) -> str:
    """What the thing is, what it does, and why not; `told`: its slip stands beside, and is not said again."""
    spot = spot_of(hit.id)
    if not spot:
        return hit.tip
    slip, refusal = table.slips.get(spot), table.refusals.get(spot)
    lines = [" · ".join(filter(None, (slip.title, slip.right))) if slip else hit.tip]
    if slip and not told:
        lines += slip.lines
        lines += _counted(slip, "\n".join(lines))
    offer = outcome(table, look, spot) if spot in ways(table, look) else None
    if offer and offer.label not in lines:
        lines.append(offer.label)
    if refusal:
        lines.append(refusal.reason + (f" (§ {refusal.rule})" if refusal.rule else ""))
    return "\n".join(line for line in lines if line)


def _counted(slip: Slip, said: str) -> list[str]:
    """What the slip's counters show, where its lines do not say it already."""
    words = [
        each.label if each.count in each.label else f"{each.label} {each.count}"
        for each in slip.counters
        if each.label not in said
    ]
    return [", ".join(words)] if words else []


def risen(context: DrawContext, stands: Sequence[Stand], hit: HitArea) -> Rect:
    """Where the thing is: a card under the pointer has risen."""
    for stand in stands:
        for one in stand.placed:
            if f"spot:{one.piece.spot}" == hit.id:
                return one.rect.move(0, -lift(context, stand, one))
    return hit.rect
