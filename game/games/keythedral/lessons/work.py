"""Fields and numbers: five calls, workers who go where there is room, a harvest."""

from game.games.keythedral.components import STONE, TIMBER
from game.games.keythedral.lessons import opening as own
from game.games.keythedral.lessons.opening import NAMES, SEED, SETUP
from game.kit.lessons import Do, Lesson, Say
from game.words import _


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
            Say(_("A town builds a cathedral. Everybody has laid fields and five cottages, numbered 1 to 5, in the gaps between them."), ("zone:board",)),
            Say(_("Whoever buys seats in the cathedral lights panes of this window. When the last pane shines, the most valuable seats win."), ("pane:*",), "point"),
            Say(_("But first comes work. One after the other you call the numbers 1 to 5, and each call sends out the cottages of that number."), ("number:1", "number:2", "number:3", "number:4", "number:5")),
            Do(_("You begin: call 1. It is best to call a number whose field another could take from you."), _("Call number 1"), (own.CALL_1,)),
            Do(_("Your cottage 1 sends its worker to a field that it touches and where nobody stands yet. Send him to this one."), _("Send the worker there"), (own.OUT_1,)),
            *own.OTHERS_1,
            Do(_("Then the others sent theirs, clockwise. Now Ida has called 4, and your cottage 4 follows."), _("Send the worker of cottage 4"), (own.OUT_4,)),
            *own.OTHERS_4,
            Do(_("Marlow called 3. A worker must go if he can; you choose where."), _("Send the worker of cottage 3"), (own.OUT_3,)),
            *own.OTHERS_3,
            Do(_("Two numbers are left. Your cottage 5 touches a single free field, so call it before somebody else comes there."), _("Call number 5"), (own.CALL_5,)),
            *own.OTHERS_5,
            Do(_("The last number was called by itself. One worker more."), _("Send the worker of cottage 2"), (own.OUT_2,)),
            Say(_("Harvest! Each worker brings one cube of the kind of his field, behind your screen where only you count them."), (f"cube:{TIMBER}", f"cube:{STONE}"), "cheer"),
            Say(_("What cubes buy is the next lesson."), ("mat:0",), "explain"),
        ),
    )
