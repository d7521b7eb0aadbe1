"""Trade, fence and law: cubes into wine, a way barred, and a purchase that comes to nothing."""

from game.games.keythedral import actions as do
from game.games.keythedral.components import FOOD, SURCHARGE, TIMBER, WATER, WINE
from game.games.keythedral.lessons.opening import IDA, MARLOW, NAMES, SEED, SETUP, WORK
from game.kit.lessons import Do, Lesson, Say, others
from game.words import _

IDAS_HOUSE, OURS = 6, 1
"""Ida's building of number 2 and the pupil's."""
LAKE_EDGE, QUARRY_EDGE = 27, 4
"""The edge between Ida's house and a lake, and that between the pupil's cottage and a quarry."""
HOUSE_GAP, OUR_GAP, LAKE_CELL, QUARRY_CELL = 2146, 2079, 2211, 2079
"""Where these stand and lie."""
MARLOWS_SEAT, IDAS_SEAT = 2, 3


def laws() -> Lesson:
    """6.5, 6.7 to 6.10, 7.11, 8: the actions that are aimed at others."""
    return Lesson(
        id="laws",
        title=_("Trade, fence and law"),
        minutes=7,
        seed=SEED,
        names=NAMES,
        rows=(
            *SETUP,
            *WORK,
            Say(_("The harvest is in: timber, two stone, water and food. Seats and houses are not all that cubes can buy."), tuple(f"cube:{colour}" for colour in range(WINE))),
            Do(_("You have no wine. The trader takes two cubes and gives one of another colour; choose yourself which two you pay."), _("Trade with the trader"), (do.Trade(),), ("trader",)),
            Do(_("Give away what you need least, the water and the food, and take the wine. You will see what it is good for."), _("Trade water and food for wine"), (do.Pay(WATER), do.Pay(FOOD), do.Take(WINE))),
            others(IDA, do.BuildHouse(IDAS_HOUSE)),
            others(MARLOW, do.Fence(), do.At(OURS), do.Edge(QUARRY_EDGE)),
            Say(_("Marlow has built a fence at your cottage 2, on its edge to this quarry. From the next round on its worker cannot go there."), (f"gap:{OUR_GAP}", f"cell:{QUARRY_CELL}"), "think"),
            Do(_("For one timber you can do that, too, at any building and on any edge to a field. Ida's new house wants this lake, as you do: bar its way."), _("Fence Ida's house off from the lake"), (do.Fence(), do.At(IDAS_HOUSE), do.Edge(LAKE_EDGE)), (f"cell:{LAKE_CELL}",)),
            others(IDA, do.BuySeat(IDAS_SEAT)),
            others(MARLOW, do.Pass()),
            Say(_("Ida has bought a seat. Marlow has passed, but he may still act later, as long as anybody does."), ("mat:1", "mat:2")),
            Do(_("The law master sells a law for one wine: procure Surcharge. It ends your actions of this round, but you can still play your laws."), _("Procure Surcharge"), (do.Procure(1),), (f"law:{SURCHARGE}",)),
            others(IDA, do.Pass()),
            others(MARLOW, do.BuySeat(MARLOWS_SEAT)),
            Say(_("Marlow wants a seat for one stone and one food. With Surcharge you name a colour: he adds such a cube, or gets nothing."), (f"law:{SURCHARGE}", f"seat:{MARLOWS_SEAT}"), "point"),
            Do(_("What does he lack? His only timber stands on the board, as the fence at your cottage."), _("Play Surcharge and name timber"), (do.PlayLaw(SURCHARGE), do.Name(TIMBER)), ("mat:2",)),
            others(MARLOW, do.Pass()),
            Say(_("No timber, no seat! He keeps his cubes and may do something else, but he cannot buy this seat on this turn."), ("mat:2",), "cheer"),
            Say(_("All cubes are paid openly. Who remembers what the others have left knows when a law strikes."), (), "explain"),
        ),
    )
