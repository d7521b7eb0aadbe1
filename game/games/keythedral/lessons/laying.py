"""Laying the map: fields side by side, cottages in the gaps between them, before anybody works."""

from game.games.keythedral import actions as do
from game.games.keythedral.components import MIDDLE, TOUCHED
from game.games.keythedral.lessons.opening import LAID, NAMES, SEED, SETUP
from game.kit.lessons import Do, Lesson, Say
from game.words import _

FIRST, SECOND, THIRD = LAID[0], LAID[3], LAID[6]
"""The pupil's turns that are taught: the cell of the field, the number of the cottage, its gap."""
AROUND = tuple(f"cell:{MIDDLE + step}" for step in TOUCHED)
"""The four fields around the Keythedral."""


def _field(laid: tuple[int, int, int]) -> tuple[do.Action]:
    return (do.LayField(laid[0]),)


def _cottage(laid: tuple[int, int, int]) -> tuple[do.Action, do.Action]:
    return do.Cottage(laid[1]), do.Gap(laid[2])


def _at(gap: int, *cells: int) -> tuple[str, ...]:
    """This gap and these fields beside it."""
    return f"gap:{gap}", *(f"cell:{cell}" for cell in cells)


def laying() -> Lesson:
    """3: three turns of the laying."""
    return Lesson(
        id="laying",
        title=_("Laying the map"),
        minutes=5,
        seed=SEED,
        names=NAMES,
        rows=(
            Say(_("A town builds a cathedral, and you gather what it is built of. First everybody lays fields and cottages, five of each."), ("zone:board",)),
            Say(_("Four fields lie around the Keythedral: woods give timber, quarries stone. Lakes give water, farms food, vineyards wine."), AROUND, "point"),
            Do(_("You begin, and you have drawn a farm. A field lies side by side with another one, so lay it beside this wood."), _("Lay the farm"), _field(FIRST)),
            Do(_("Now a cottage, into a gap. It will send a worker to a field that it touches: here to timber or to stone, which every house costs."), _("Lay cottage 2 into this gap"), _cottage(FIRST), (*_at(FIRST[2]), *AROUND[:2])),
            *SETUP[1:3],
            Say(_("Ida and Marlow have laid theirs. Fields belong to nobody: whoever has a cottage beside one may go there, but only one worker has room."), _at(LAID[1][2], LAID[1][0]), "think"),
            Do(_("A quarry. Your cottage 2 has free corners, so lay it there: a second way to stone, which nobody else touches yet."), _("Lay the quarry at your cottage"), _field(SECOND), _at(FIRST[2])),
            Do(_("A gap may touch a single field at first: there is room for three more around it. Each number will be called once in a round."), _("Lay cottage 4 into this gap"), _cottage(SECOND), _at(SECOND[2])),
            *SETUP[4:6],
            Do(_("A wood. In this place it touches two of your cottages at once, and both of them lacked another field."), _("Lay the wood between your cottages"), _field(THIRD), (*_at(FIRST[2]), *_at(SECOND[2]))),
            Do(_("Where a farm, a lake and a vineyard meet a worker always finds something of use. Take the gap before somebody else does."), _("Lay cottage 1 into this gap"), _cottage(THIRD), _at(THIRD[2])),
            Say(_("So it goes five times round, and nothing that was laid moves any more. Give each cottage fields of several kinds, and few neighbours."), ("zone:board",), "cheer"),
            Say(_("What the numbers are for is the next lesson."), ("mat:0",)),
        ),
    )
