"""What the lessons begin with: fields and cottages as three players laid them, and the calls of the first round."""

from game.games.keythedral import actions as do
from game.games.keythedral.components import MIDDLE, TOUCHED
from game.kit.lessons import PUPIL, Row, others

IDA, MARLOW = 1, 2
NAMES = ("Ida", "Marlow")
SEED = "minster 1"

LAID = (
    (2209, 2, 2079), (2210, 2, 2146), (2016, 4, 2144), (2079, 4, 2143), (2211, 1, 2147),
    (2275, 1, 2016), (2143, 1, 2210), (2147, 4, 2081), (2015, 2, 2015), (2207, 5, 2145),
    (2146, 5, 2142), (2017, 3, 1952), (2212, 3, 2211), (2142, 3, 2078), (2083, 5, 2019),
)  # fmt: skip
"""For each turn of the set-up the cell of the field, the number of the cottage and its gap."""
FIELDS = {cell for cell, _number, _gap in LAID} | {MIDDLE + step for step in TOUCHED}
"""The cells of all fields: those laid, and the four that lie around the Keythedral."""


def _lay(turn: int, cell: int, number: int, gap: int) -> Row:
    return others(turn % 3, do.LayField(cell), do.Cottage(number), do.Gap(gap))


SETUP = tuple(_lay(turn, *laid) for turn, laid in enumerate(LAID))

CALL_1, OUT_1 = do.Call(1), do.Place(5)
OTHERS_1 = (
    others(IDA, do.Place(16)),
    others(MARLOW, do.Place(2)),
    others(IDA, do.Call(4)),
    others(IDA, do.Place(14)),
    others(MARLOW, do.Place(4)),
)
OUT_4 = do.Place(13)
OTHERS_4 = (others(MARLOW, do.Call(3)), others(MARLOW, do.Place(15)))
OUT_3 = do.Place(8)
OTHERS_3 = (others(IDA, do.Place(7)),)
CALL_5 = do.Call(5)
OTHERS_5 = (others(IDA, do.Place(10)), others(MARLOW, do.Place(6)))
OUT_2 = do.Place(1)

WORK: tuple[Row, ...] = (
    others(PUPIL, CALL_1),
    others(PUPIL, OUT_1),
    *OTHERS_1,
    others(PUPIL, OUT_4),
    *OTHERS_4,
    others(PUPIL, OUT_3),
    *OTHERS_3,
    others(PUPIL, CALL_5),
    *OTHERS_5,
    others(PUPIL, OUT_2),
)
"""The five calls of the first round, up to the harvest."""
