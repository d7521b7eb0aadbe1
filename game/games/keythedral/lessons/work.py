"""Fields and numbers: five calls, workers who go where there is room, a harvest."""

from game.games.keythedral.components import TOUCHED, WINE
from game.games.keythedral.lessons import opening as own
from game.games.keythedral.lessons.opening import FIELDS, LAID, NAMES, SEED, SETUP
from game.kit.lessons import Do, Lesson, Say
from game.words import _


def _home(number: int) -> tuple[str, ...]:
    """The pupil's cottage of this number and the fields that it touches."""
    gap = next(gap for _cell, own_number, gap in LAID[::3] if own_number == number)
    return f"gap:{gap}", *(f"cell:{gap + step}" for step in TOUCHED if gap + step in FIELDS)


def work() -> Lesson:
    """4, 5: a round of calls, and the harvest."""
    return Lesson(
        id="work",
        title=_("Fields and numbers"),
        minutes=6,
        seed=SEED,
        names=NAMES,
        rows=(
            *SETUP,
            Say(_("All is laid now: fields, and everybody's five cottages, numbered 1 to 5, in the gaps between them."), ("zone:board",)),
            Say(_("Whoever buys seats in the cathedral that the town builds lights panes of this window. When the last pane shines, the most valuable seats win."), ("pane:*",), "point"),
            Say(_("But first comes work. One after the other you all call a number from 1 to 5, and each call sends out the workers of the cottages with that number."), ("number:1", "number:2", "number:3", "number:4", "number:5")),
            Do(_("You begin: call 1. Your cottage 1 touches fields that others reach, too, and such a number is best called early."), _("Call number 1"), (own.CALL_1,), _home(1)),
            Do(_("Your cottage 1 sends its worker to a field that it touches and where nobody stands yet. Send him to this one."), _("Send the worker there"), (own.OUT_1,), _home(1)),
            *own.OTHERS_1,
            Do(_("Then the others sent theirs, clockwise. Now Ida has called 4: send yours to the outer quarry, where fewer others come."), _("Send worker 4 to the outer quarry"), (own.OUT_4,), _home(4)),
            *own.OTHERS_4,
            Do(_("Marlow called 3. A worker must go if he can; of the free fields you choose, and this time it is the lake."), _("Send worker 3 to the lake"), (own.OUT_3,), _home(3)),
            *own.OTHERS_3,
            Do(_("Two numbers are left. Your cottage 5 touches a single free field, so call it before somebody else comes there."), _("Call number 5"), (own.CALL_5,), _home(5)),
            *own.OTHERS_5,
            Do(_("Your worker of 5 had one field left and went by himself, and 2 was the only number left for Ida. One worker more, for a second stone."), _("Send worker 2 to this quarry"), (own.OUT_2,), _home(2)),
            Say(_("Harvest! Each worker brings one cube of the kind of his field, behind your screen where only you count them."), tuple(f"cube:{colour}" for colour in range(WINE)), "cheer"),
            Say(_("What cubes buy is the next lesson."), ("mat:0",), "explain"),
        ),
    )
