"""A seat in the window: a house, a price that must fit exactly, a bid for the start."""

from game.games.keythedral import actions as do
from game.games.keythedral.components import CRAFTS, FOOD, STONE, TIMBER, WATER
from game.games.keythedral.lessons.opening import IDA, MARLOW, NAMES, SEED, SETUP, WORK
from game.kit.lessons import Do, Lesson, Say, others
from game.words import _

HOME, SEAT = 1, 2
"""The pupil's cottage of number 2, and a seat of the first level for one stone and one food."""
IDAS = (6, 8)
MARLOWS = 11


def seats() -> Lesson:
    """6, 9: the actions of a round."""
    return Lesson(
        id="seats",
        title=_("A seat in the window"),
        minutes=6,
        seed=SEED,
        names=NAMES,
        rows=(
            *SETUP,
            *WORK,
            Say(_("The harvest is in: timber, two stone, water and food. Now everybody does one thing in turn, until all pass one after the other."), (f"cube:{TIMBER}", f"cube:{STONE}", f"cube:{WATER}", f"cube:{FOOD}")),
            Do(_("A cottage turned into a house sends two workers instead of one. It costs one timber and one stone."), _("Build a house"), (do.BuildHouse(HOME),)),
            others(IDA, do.BuildHouse(IDAS[0])),
            others(MARLOW, do.BuildHouse(MARLOWS)),
            Say(_("Seats of the first level cost two cubes, and they are worth one point. Later levels ask for ironwork, stained glass and gold, and are worth up to five."), ("seat:*",), "think"),
            Do(_("This one asks for one stone and one food, exactly. You have both, and it lights the first pane."), _("Buy the seat"), (do.BuySeat(SEAT),), (f"seat:{SEAT}",)),
            others(IDA, do.BuildHouse(IDAS[1])),
            others(MARLOW, do.Trade(), do.Pay(FOOD), do.Pay(FOOD), do.Take(STONE)),
            Say(_("Ida built another house, and Marlow traded two food for a stone. Craftsmen make ironwork, stained glass and gold of cubes, and the law master sells laws."), (*(f"craft:{colour}" for colour in CRAFTS), "trader", "law_master")),
            Do(_("One water is left to you, which buys nothing now."), _("Pass"), (do.Pass(),)),
            others(IDA, do.Pass()),
            others(MARLOW, do.Pass()),
            Say(_("All have passed, and the workers go home. Cubes can be bid in secret to be the one who begins next round, and calls first."), (f"cube:{WATER}",), "explain"),
            Say(_("The rest is the same, with dearer seats. Watch which cubes the others must still lack, for nobody pays with what he has not."), ("mat:1", "mat:2"), "cheer"),
        ),
    )
