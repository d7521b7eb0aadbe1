"""What the sonar says: a quarter of the lake, a second bearing, the only region that is left."""

from game.games.dark_water_salvage import actions as do
from game.kit.lessons import Do, Lesson, Say, others
from game.words import _

IDA = 1
COPPER, KESTREL, NEEDLES, B8 = 18, 7, 15, 16
"""Regions: two cities, a feature, a region of medium water."""
REGENT = 11
"""The wreck of the Winter Regent."""
KESTREL_SONAR, NEEDLES_SONAR = 2, 7


def sonar() -> Lesson:
    """8: directions, quarters, two bearings that cross; 7: the token's second time round."""
    return Lesson(
        id="sonar",
        title=_("What the sonar says"),
        minutes=6,
        seed="sonar 10",
        names=("Ida",),
        rows=(
            Say(_("The Winter Regent is the dearest ship on this lake: 5 prestige for finding her and 10 for raising her."), (f"wreck:{REGENT}",)),
            Do(_("That will cost much, so take a large loan."), _("Apply for $25"), (do.Apply(25),)),
            others(IDA, do.Apply(6)),
            others(IDA, do.Start(COPPER)),
            Do(_("Every city and every feature has its own sonar. Begin here, where two of them are near each other."), _("Begin in Kestrel Bay"), (do.Start(KESTREL),), ("region:B7",)),
            others(IDA, do.PASS),
            Do(_("Ask from here for the Winter Regent."), _("Research the Winter Regent"), (do.Research(REGENT, KESTREL_SONAR),), (f"wreck:{REGENT}",)),
            Say(_("South, straight below this city, in its own column. Other answers may mean a whole quarter, without the row and the column themselves."), tuple(f"region:{row}8" for row in "BCDE"), "think"),
            Say(_("The notebook keeps every answer, crosses out what cannot be and counts the regions that are left. Open a wreck's note to see why."), ("zone:panel",)),
            Do(_("Four regions are left: you need a second bearing, from another place. So ask no more here."), _("Research no more"), (do.PASS,)),
            others(IDA, do.PASS),
            Do(_("A bearing from another side is best. The Needles are a feature, with a sonar of their own."), _("Sail to The Needles"), (do.Sail(NEEDLES),), ("region:B7",)),
            others(IDA, do.PASS),
            Do(_("No ship lies below a feature, so the token has passed Locate and Salvage by itself. Ask from here."), _("Research the Winter Regent"), (do.Research(REGENT, NEEDLES_SONAR),), ("tray:dial", f"wreck:{REGENT}")),
            Say(_("East! The row of The Needles and the column of Kestrel Bay cross in one region only."), ("region:B8",), "cheer"),
            Do(_("You know enough."), _("Research no more"), (do.PASS,)),
            others(IDA, do.PASS),
            Do(_("It lies beside you."), _("Sail to B8"), (do.Sail(B8),), ("region:B8",)),
            Do(_("Be the first to find her."), _("Locate the Winter Regent"), (do.Locate(REGENT),), ("region:B8",)),
            Do(_("In medium water a salvage costs $11, and more of the cargo is left than in the shallows."), _("Salvage the Winter Regent"), (do.Salvage(REGENT),), ("region:B8",)),
            Say(_("Fifteen prestige, and $59 of salvage more than cover your loan. When you know little, ask where the most regions fall away; when you know enough, sail before somebody else does."), ("mat:0",), "cheer"),
        ),
    )
