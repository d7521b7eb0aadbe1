"""Bid with it or use it: workers for a tile, workers on a tile, a group that is outbid, a village that grows."""

from game.games.keyflower import actions as do
from game.games.keyflower.components import BLUE, RED, YELLOW
from game.kit.lessons import PUPIL, Do, Lesson, Row, Say, others
from game.words import _

IDA = 1
HOME, KEYWOOD, QUARRYMAN, MINER, WORKSHOP, TURN_ORDER = 0, 6, 10, 11, 13, 61
"""Tiles."""
LOST = 3
"""The place of the market at which the pupil's group is outbid."""
ABOVE, HIGHER = -256, -512
"""The cell above a home, and the one above that."""
SEED = "spring 3"

BID_MINER = (do.BID, do.ON[MINER], do.Colour(RED), do.FromHand(1))
USE_QUARRYMAN = (do.USE, do.Where(0), do.ON[QUARRYMAN], do.Colour(YELLOW), do.FromHand(1))
MOVE_GROUP = (do.BID, do.ON[WORKSHOP], do.Colour(RED), do.JOIN[LOST], do.FromHand(0))
LAY = (do.Place(WORKSHOP), do.At(ABOVE), do.Turn(0))

IDA_BIDS = others(IDA, do.BID, do.ON[KEYWOOD], do.Colour(YELLOW), do.FromHand(1))
IDA_OUTBIDS = others(IDA, do.BID, do.ON[MINER], do.FromHand(2))
IDA_PASSES = others(IDA, do.PASS)
IDA_SAILS = others(IDA, do.TakeBoat(1))
IDA_LAYS = (
    others(IDA, do.Place(KEYWOOD), do.At(ABOVE), do.Turn(1)),
    others(IDA, do.Place(MINER), do.At(HIGHER), do.Turn(0)),
)

WHOLE: tuple[Row, ...] = (
    others(PUPIL, *BID_MINER),
    IDA_BIDS,
    others(PUPIL, *USE_QUARRYMAN),
    IDA_OUTBIDS,
    others(PUPIL, *MOVE_GROUP),
    IDA_PASSES,
    others(PUPIL, do.PASS),
    others(PUPIL, do.TakeBoat(0)),
    IDA_SAILS,
    *IDA_LAYS,
    others(PUPIL, *LAY),
)
"""This whole spring: what the next lesson begins with."""


def spring() -> Lesson:
    """3 to 5, 7 to 9: a spring with one bid won, one lost and one tile used."""
    return Lesson(
        id="spring",
        title=_("Bid with it or use it"),
        minutes=7,
        seed=SEED,
        names=("Ida",),
        rows=(
            Say(_("Over four seasons you build a village, tile by tile. In each season some tiles lie in the market, for everybody."), ("zone:board",)),
            Say(_("Your workers stand behind your screen: nobody else sees how many you have of each colour."), tuple(f"colour:{colour}" for colour in (BLUE, RED, YELLOW))),
            Do(_("A worker can bid for a tile, or use one. Bid one red for the Miner: if you still lead when the season ends, the tile is yours."), _("Bid 1 red for the Miner"), BID_MINER, (f"tile:{MINER}",)),
            IDA_BIDS,
            Do(_("You may also use a tile that lies in the market. The Quarryman gives two stone; use it with one yellow worker."), _("Use the Quarryman"), USE_QUARRYMAN, (f"tile:{QUARRYMAN}",)),
            Say(_("The stone lies in your home now. From here on only yellow workers may bid for the Quarryman or use it, and the next use takes two of them."), (f"tile:{QUARRYMAN}",), "think"),
            IDA_OUTBIDS,
            Do(_("Ida has outbid you with two red. Your worker is not lost: his whole group may move, so take it to the Workshop."), _("Move your group to the Workshop"), MOVE_GROUP, (f"tile:{MINER}",)),
            IDA_PASSES,
            Do(_("Ida has passed. When all have passed one after the other the season ends, so pass as well."), _("Pass"), (do.PASS,)),
            Say(_("The Workshop is yours! Workers that won a bid are gone; tiles that nobody wanted leave the game."), (f"tile:{WORKSHOP}",), "cheer"),
            Do(_("Boats bring new workers and skill tiles. Whoever won a turn order tile would choose first; today the choice is yours."), _("Take the Keyflower"), (do.TakeBoat(0),), ("boat:0", "boat:1")),
            IDA_SAILS,
            *IDA_LAYS,
            Do(_("Lay the Workshop at the upper left of your home. Edges must match: road to road, field to field, water to water."), _("Lay the Workshop at the upper left"), LAY, (f"tile:{HOME}",)),
            Say(_("That was spring. What lies where, and how roads carry it, is the next lesson."), (), "cheer"),
        ),
    )
