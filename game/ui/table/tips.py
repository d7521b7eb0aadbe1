"""What a tooltip says of a thing on the table, and round what it stands."""

from collections.abc import Sequence

from game.core.table import Table
from game.ui.measure import Rect
from game.ui.table.hots import Hot
from game.ui.table.look import Look, outcome, ways
from game.ui.table.notebook import spot_of
from game.ui.table.pen import Pen
from game.ui.table.placing import Stand
from game.ui.table.tray import lift


def tip_of(table: Table, look: Look, hot: Hot) -> str:
    """What the thing is, what it does, and why not."""
    spot = spot_of(hot.id)
    if not spot:
        return hot.tip
    slip, refusal = table.slips.get(spot), table.refusals.get(spot)
    lines = [" · ".join(filter(None, (slip.title, slip.right))), *slip.lines] if slip else [hot.tip]
    offer = outcome(table, look, spot) if spot in ways(table, look) else None
    if offer and offer.label not in lines:
        lines.append(offer.label)
    if refusal:
        lines.append(refusal.reason + (f" (§ {refusal.rule})" if refusal.rule else ""))
    return "\n".join(line for line in lines if line)


def risen(pen: Pen, stands: Sequence[Stand], hot: Hot) -> Rect:
    """Where the thing is: a card under the pointer has risen."""
    for stand in stands:
        for one in stand.placed:
            if f"spot:{one.piece.spot}" == hot.id:
                return one.rect.move(0, -lift(pen, stand, one))
    return hot.rect
