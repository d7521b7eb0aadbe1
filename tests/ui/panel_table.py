"""Hand-made tables with plates, the turn's status, dice and a bargain, in the colours of the box that has them all."""

from dataclasses import replace

from game.core.faces import Art, Box, Face, Words
from game.core.panels import Plate
from game.core.table import Offer, Spot, Tray
from tests.ui.sample_table import make_table

STATUS = Face(
    240,
    188,
    (
        Words("Ana's turn", 6, 22, 28, "display", "ink", room=228),
        Art("icon_gold", 20, 52, 60),
        Art("icon_gold", 90, 52, 60),
        Words("2 actions left", 6, 134, 20, "figure", "ink", room=228),
        Box(6, 156, 228, 2, 0, "ink"),
        Words("A fight costs no action", 6, 174, 18, "strong", "ink", room=228),
    ),
)
BRIEF = Face(
    640,
    72,
    (
        Words("+2", 20, 24, 30, "display", "ink"),
        Words("Sword", 20, 56, 18, "strong", "ink"),
        *(Box(340 + 30 * n, 8, 27, 32, 5, "cream", "ink") for n in range(10)),
        *(Words(str(n), 353 + 30 * n, 24, 19, "figure", "ink", "centre") for n in range(10)),
        Words("wins on 3 or more", 490, 58, 18, "strong", "ink", "centre", 280),
    ),
)


def sword():
    return Face(100, 100, (Art("icon_gold", 0, 0, 100),))


def fight():
    return (
        Plate("fight", "Fight", "Win its corpse, or lose a turn", "70 %", sword(), True),
        Plate("flee", "Flee", "To the market, turn ends", "", sword()),
    )


def answers(count=4):
    words = "Key, quartz and $25 for the leaden idol"
    plates = (
        Plate("accept", "Seal the bargain", words, "", sword(), True),
        Plate("counter", "Counter", "Begin from this offer"),
        Plate("insist", "Original offer", "Back to the first"),
        Plate("refuse", "Refuse", "No bargain"),
    )
    return plates[:count]


def plated(plates, brief=BRIEF, cards=5, **changes):
    """The sample table with plates instead of wrecks to choose."""
    table = make_table(cards=cards)
    hand = tuple(replace(p, width=142, mood="plain") for p in table.pieces if p.zone == "chest")
    return replace(
        table,
        pieces=(*(p for p in table.pieces if p.zone == "board"), *hand),
        trays=(Tray("chest", "", "row", paper=True),),
        status=STATUS,
        plates=plates,
        brief=brief,
        spots=(*table.spots, *(Spot(plate.spot, plate.title, key=plate.title[0]) for plate in plates)),
        offers=tuple(Offer(plate.spot, (plate.spot,), plate.title, final=True) for plate in plates),
        **changes,
    )
