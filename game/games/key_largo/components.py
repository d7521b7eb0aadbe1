"""Everything that lies in the box: every number of the game, each with its source.

Sources: "printed" = the rulebook; "reported" = reviews and later editions of the printed game; "ours" = our own design
where no public source gives the number. A card is named by its face: cards with the same face cannot be told apart.
"""

from dataclasses import dataclass

# Places a ship can go to; a printed action card each.
WRECK, DOLPHINS, TAVERN, SHOP, MARKET = range(5)
PLACES = ("wreck", "dolphins", "tavern", "shop", "market")

SHALLOW, MID, DEEP = range(3)
DEPTHS = ("shallow", "mid", "deep")

GOODS, ARTIFACT, GOLD, JEWEL, MONSTER = range(5)
KINDS = ("goods", "artifact", "gold", "jewel", "monster")

HOSE, TRIDENT, WEIGHT = range(3)
ITEMS = ("hose", "trident", "weight")

MORNING, AFTERNOON = range(2)


@dataclass(frozen=True, slots=True)
class Options:
    """Variants; the defaults are the printed basic game. `open_money`: ours, the printed rules do not say."""

    thief: bool = True
    encounters: bool = False
    open_money: bool = True


SEATS = range(2, 6)  # 3 to 5 printed, 2 ours
START_MONEY = 100  # printed
DAYS = 10  # printed
_WEEK = ("Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday")
DAY_NAMES = (_WEEK * 2)[:DAYS]  # printed
DOLPHIN_PAY = (50, 60, 70, 40, 40, 40, 40, 50, 60, 70)  # Friday 50 and "more at weekends" printed, the rest ours
MOST_DIVERS = 3  # printed, for one player
DIVER_TOKENS = 15  # printed
ITEM_TOKENS = (20, 10, 10)  # printed
MOST_OF_ITEM = (2, 1, 1)  # printed, for one diver
ITEMS_A_VISIT = 2  # printed
DRINKS_WRECKS = 2  # printed

# Wrecks of each depth by number of players: 3 to 5 printed, 2 ours.
WRECK_COUNTS = {2: (2, 3, 3), 3: (3, 4, 4), 4: (4, 5, 5), 5: (4, 6, 6)}
CARDS_A_WRECK = 5  # printed
MOST_WRECKS = 16
WRECK_DEPTHS = {
    seats: tuple(depth for depth in range(3) for _ in range(counts[depth])) for seats, counts in WRECK_COUNTS.items()
}
"""Depth of each wreck by number of players; wrecks are numbered from the shallows down."""

# Prices for 1, 2, 3 or more ships at the place.
DIVER_PRICE = (80, 100, 120)  # 80 and 100 printed, 120 ours
THIEF_PRICE = (60, 80, 100)  # ours; above 30 is implied by the Young Thief
DRINKS_PRICE = 20  # printed
ITEM_PRICE = (
    (20, 30, 40),  # ours; a hose and a trident alone for 50 is printed, double at three ships reported
    (30, 40, 60),
    (20, 30, 40),
)
SALE_PRICE = ((40, 30, 20), (20, 30, 40), (30, 30, 30))  # printed: goods, artifact, gold, for one unit
END_PRICE = 20  # printed, for one unit of goods, artifact or gold left at the end

# Wreck cards as (kind, quantity, copies); a jewel's quantity is its face value in dollars. Deck sizes 20, 30, 30 are
# printed; the five-crate goods and the two-gold card too; no monster in the shallows is reported; all else is ours.
_DECKS = (
    (
        *((GOODS, 1, 2), (GOODS, 2, 4), (GOODS, 3, 2)),
        *((ARTIFACT, 1, 2), (ARTIFACT, 2, 3), (ARTIFACT, 3, 1)),
        *((GOLD, 1, 2), (GOLD, 2, 3), (GOLD, 3, 1)),
    ),
    (
        *((GOODS, 2, 1), (GOODS, 3, 2), (GOODS, 4, 2), (GOODS, 5, 2)),
        *((ARTIFACT, 2, 1), (ARTIFACT, 3, 2), (ARTIFACT, 4, 2), (ARTIFACT, 5, 2)),
        *((GOLD, 2, 2), (GOLD, 3, 2), (GOLD, 4, 2), (GOLD, 5, 1)),
        *((JEWEL, 100, 1), (JEWEL, 150, 1), (JEWEL, 200, 1)),
        (MONSTER, 0, 6),
    ),
    (
        *((GOODS, 5, 1), (GOODS, 6, 2), (GOODS, 7, 1), (GOODS, 8, 1)),
        *((ARTIFACT, 5, 1), (ARTIFACT, 6, 2), (ARTIFACT, 7, 1), (ARTIFACT, 8, 1)),
        *((GOLD, 4, 1), (GOLD, 5, 1), (GOLD, 6, 1), (GOLD, 7, 1)),
        *((JEWEL, 200, 2), (JEWEL, 250, 2), (JEWEL, 300, 1), (JEWEL, 400, 1)),
        (MONSTER, 0, 10),
    ),
)

# Tables by card. Cards are numbered by depth, then kind, then quantity; so sorted cards lie in that order.
_FACES = tuple((depth, *face) for depth, deck in enumerate(_DECKS) for face in deck)
CARDS = range(len(_FACES))
DEPTH = tuple(face[0] for face in _FACES)
KIND = tuple(face[1] for face in _FACES)
QUANTITY = tuple(0 if face[1] == JEWEL else face[2] for face in _FACES)
COPIES = tuple(face[3] for face in _FACES)
END_VALUE = tuple(face[2] if face[1] == JEWEL else END_PRICE * face[2] for face in _FACES)
"""Dollars at the end of the game; a monster's is 0."""
DECK = tuple(tuple(card for card in CARDS for _ in range(COPIES[card]) if DEPTH[card] == depth) for depth in range(3))
"""All cards of a depth, sorted."""
MONSTER_CARD = tuple(next((card for card in CARDS if KIND[card] == MONSTER and DEPTH[card] == d), -1) for d in range(3))
"""The monster of a depth; -1 in the shallows."""


@dataclass(frozen=True, slots=True)
class Encounter:
    """An encounter card: a person of this name, to be played at this place."""

    id: str
    place: int


# Printed, one copy of each reported. The printed count is 24, the printed list names 25: one stays in the box (ours).
ENCOUNTERS = (
    Encounter("tourist_wreck", WRECK),
    Encounter("aide", WRECK),
    Encounter("hasty_buyer", WRECK),
    Encounter("frequent_visitor", WRECK),
    Encounter("saboteur", WRECK),
    Encounter("painstaking_diver", WRECK),
    Encounter("tourist_tavern", TAVERN),
    Encounter("drunkard", TAVERN),
    Encounter("young_diver", TAVERN),
    Encounter("expert_diver", TAVERN),
    Encounter("young_thief", TAVERN),
    Encounter("brothers", TAVERN),
    Encounter("tourist_market", MARKET),
    Encounter("greenhorn", MARKET),
    Encounter("trafficker", MARKET),
    Encounter("jeweler", MARKET),
    Encounter("goldsmith", MARKET),
    Encounter("tourist_dolphins", DOLPHINS),
    Encounter("large_family", DOLPHINS),
    Encounter("tourist_shop", SHOP),
    Encounter("hose_seller", SHOP),
    Encounter("trident_seller", SHOP),
    Encounter("weight_seller", SHOP),
    Encounter("discounter", SHOP),
    Encounter("buddy", SHOP),
)
TOURIST_WRECK, AIDE, HASTY_BUYER, FREQUENT_VISITOR, SABOTEUR, PAINSTAKING_DIVER = range(6)
TOURIST_TAVERN, DRUNKARD, YOUNG_DIVER, EXPERT_DIVER, YOUNG_THIEF, BROTHERS = range(6, 12)
TOURIST_MARKET, GREENHORN, TRAFFICKER, JEWELER, GOLDSMITH = range(12, 17)
TOURIST_DOLPHINS, LARGE_FAMILY = range(17, 19)
TOURIST_SHOP, HOSE_SELLER, TRIDENT_SELLER, WEIGHT_SELLER, DISCOUNTER, BUDDY = range(19, 25)
ENCOUNTER_HAND = 2  # printed
YOUNG_DIVER_PRICE = 60  # printed
YOUNG_THIEF_PRICE = 30  # printed
TRAFFICKER_CARDS = 5  # printed
TRAFFICKER_PRICE = 30  # printed
GOLDSMITH_PRICE = 40  # printed
DISCOUNT = 20  # printed
