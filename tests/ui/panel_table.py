"""Hand-made tables with plates, the turn's status, dice and a bargain, in the colours of the box that has them all."""

from dataclasses import replace

from game.core.faces import Art, Box, Face, Words
from game.core.panels import Amount, Bargain, Pane, Plate
from game.core.table import Offer, Piece, Spot, Tray
from tests.ui.sample_table import card, make_table

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


SCALES = Face(
    140,
    190,
    (
        Art("icon_gold", 20, 0, 100),
        Words("$125", 62, 150, 26, "display", "ink", "right", 60),
        Words("$50", 78, 150, 26, "display", "ink", "left", 60),
        Words("base value", 70, 178, 18, "strong", "ink", "centre", 136),
    ),
)
WORDS = "“Twenty-five dollars on top. The idol is the card I show, and all at this table know it.”"


def bargain(**changes):
    """Ana gives, Ben answers."""
    return replace(
        Bargain(
            "A bargain",
            Pane(0, "Ana gives", "bargain:0", "$25"),
            Pane(1, "Ben gives", "bargain:1", "$0", sealed=True),
            ("Counter-offer 1 of 3", "costs 1 action when sealed"),
            SCALES,
            1,
            WORDS,
            "Goals and doubloons cannot be traded.",
        ),
        **changes,
    )


def in_pane(seat, count):
    return tuple(
        Piece(f"bargain:{seat}:{n}", card("treasure_gold_2", f"Gold {n}", "$60"), f"bargain:{seat}", 138, order=n)
        for n in range(count)
    )


def standing(left=2, right=1, plates=None, **changes):
    """A bargain that stands before everybody, and its answers."""
    table = plated(answers() if plates is None else plates, None)
    pieces = (*table.pieces, *in_pane(0, left), *in_pane(1, right))
    return replace(table, pieces=pieces, bargain=bargain(**changes))


def drafting(left=2, right=1, sums=(-50, -25, 0, 25, 50, 100)):
    """A bargain that is being made: cards can be added and taken out, and money chosen."""
    shown = bargain(
        left=Pane(0, "Ana gives", "bargain:0", "$0"),
        right=Pane(1, "Ben gives", "bargain:1", "$0", "ask"),
        captions=("First offer", "costs 1 action when sealed"),
        words="",
        speaker=None,
    )
    table = standing(left, right, ())
    cards = tuple(
        replace(piece, spot=f"out:{piece.id}") if piece.zone.startswith("bargain") else piece for piece in table.pieces
    )
    outs = [piece.spot for piece in cards if piece.spot.startswith("out:")]
    hand = [piece.spot for piece in cards if piece.zone == "chest"]
    spots = (*table.spots, Spot("ask", "Ask for a card"), *(Spot(out, "Take it out") for out in outs))
    offers = [Offer(n, (f"pay:{n}",), f"Offer it with ${n}", ("Ben answers next",)) for n in sums]
    offers += [Offer(spot, (spot,), "Do it", quick=True) for spot in ("ask", *outs, *hand)]
    amount = Amount("pay", "Money", min(sums), max(sums), 0, "${n}") if sums else None
    return replace(table, pieces=cards, spots=spots, offers=tuple(offers), amount=amount, bargain=shown)
