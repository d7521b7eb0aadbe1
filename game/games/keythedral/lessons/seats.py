"""A seat in the window: a house, a price that must fit exactly, a bid for the start, a house at work."""

from game.games.keythedral import actions as do
from game.games.keythedral.components import CRAFTS, FOOD, STONE, TIMBER, WATER
from game.games.keythedral.lessons.opening import IDA, LAID, MARLOW, NAMES, SEED, SETUP, WORK
from game.kit.lessons import Do, Lesson, Say, others
from game.words import _

HOME, SEAT = 1, 2
"""The pupil's cottage of number 2, and a seat of the first level for one stone and one food."""
IDAS = (6, 8)
MARLOWS = 11
HOUSE_GAP, MARLOWS_GAP = LAID[0][2], LAID[8][2]
"""Where the buildings of number 2 of the pupil and of Marlow stand."""
SHARED, OWN = 7, 10
"""A quarry at both of them, and a wood at the pupil's alone."""
IDAS_FIELDS, MARLOWS_FIELDS = (11, 8), (0, 6)
"""Where their workers of number 2 go in the second round."""


def seats() -> Lesson:
    """6, 9, 4.5: the actions of a round, the bids, and a house in the next one."""
    return Lesson(
        id="seats",
        title=_("A seat in the window"),
        minutes=8,
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
            Say(_("All have passed, and the workers go home. Now everybody bids cubes in secret: whoever bids most begins the next round and calls first."), ("mat:1", "mat:2")),
            others(IDA, do.Seal()),
            others(MARLOW, do.Seal()),
            Do(_("Others want your quarry, and this water buys nothing alone. Bid it: it comes back if you do not win."), _("Bid 1 water"), (do.Offer(WATER),), (f"cube:{WATER}",)),
            Do(_("That is all you have. Seal the bid, and all bids are opened together."), _("Seal the bid"), (do.Seal(),)),
            Do(_("Nobody else bid anything, so you begin. All three buildings of number 2 are houses now: call it before another worker takes your fields."), _("Call number 2"), (do.Call(2),), (f"gap:{HOUSE_GAP}",)),
            Do(_("First each house sends one worker, clockwise. Marlow's house touches this quarry, too, so take it at once."), _("Send the first worker to the quarry"), (do.Place(SHARED),), (f"gap:{MARLOWS_GAP}",)),
            others(IDA, do.Place(IDAS_FIELDS[0])),
            others(MARLOW, do.Place(MARLOWS_FIELDS[0])),
            Do(_("Then every house sends its second worker in the same order. Timber goes with your stone: a second house is paid."), _("Send the second worker to the wood"), (do.Place(OWN),), (f"gap:{HOUSE_GAP}",)),
            others(IDA, do.Place(IDAS_FIELDS[1])),
            others(MARLOW, do.Place(MARLOWS_FIELDS[1])),
            Say(_("One number, two cubes. Cottages send nobody in this second circle, so houses are worth most early in a game."), (f"gap:{HOUSE_GAP}",), "explain"),
            Say(_("The rest is the same, with dearer seats. Watch which cubes the others must still lack, for nobody pays with what he has not."), ("mat:1", "mat:2"), "cheer"),
        ),
    )
