"""Everything that lies in the box: every number of the game, each with its source.

Sources: "printed" = the rulebook; "reported" = reviews and later editions of the printed game; "ours" = our own design
where no public source gives the number. A card is named by its face: cards with the same face cannot be told apart.
"""

from dataclasses import dataclass

from game.words import later

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
_WEEK = (
    later("Friday"), later("Saturday"), later("Sunday"), later("Monday"), later("Tuesday"), later("Wednesday"),
    later("Thursday"),
)  # fmt: skip
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


ENCOUNTER_HAND = 2  # printed
YOUNG_DIVER_PRICE = 60  # printed
YOUNG_THIEF_PRICE = 30  # printed
TRAFFICKER_CARDS = 5  # printed
TRAFFICKER_PRICE = 30  # printed
GOLDSMITH_PRICE = 40  # printed
DISCOUNT = 20  # printed


@dataclass(frozen=True, slots=True)
class Encounter:
    """An encounter card: a person, played at this place, and what the card does there; sentences marked by `later`.

    `n` and `price` are the numbers of the sentence; `lone` is said instead where there are no thieves.
    """

    place: int
    name: str
    effect: str
    n: int = 0
    price: int = 0
    lone: str = ""
    sells: int = -1
    """12.21 to 12.23: the item of which one more may be bought."""

    @property
    def id(self) -> str:
        """What its drawing is called, such as "hose_seller"; every place has a tourist."""
        name = self.name.lower().replace(" ", "_")
        return f"{name}_{PLACES[self.place]}" if name == "tourist" else name


def _tourist(place: int) -> Encounter:
    return Encounter(place, later("Tourist"), later("Does nothing, but makes room in your hand."))


# Printed, one copy of each reported. The printed count is 24, the printed list names 25: one stays in the box (ours).
ENCOUNTERS = (
    _tourist(WRECK),
    Encounter(WRECK, later("Aide"), later("In shallow water one of your divers draws one card more.")),
    Encounter(
        WRECK, later("Hasty Buyer"), later("Sell a card you have just drawn, at the best price. No jewels.")
    ),
    Encounter(WRECK, later("Frequent Visitor"), later("A monster was drawn: shuffle it back and draw again.")),
    Encounter(WRECK, later("Saboteur"), later("One diver of a rival does not draw.")),
    Encounter(
        WRECK, later("Painstaking Diver"), later("If one card is left after your dive, your last diver draws it.")
    ),
    _tourist(TAVERN),
    Encounter(TAVERN, later("Drunkard"), later("Look at the cards of one wreck for nothing.")),
    Encounter(TAVERN, later("Young Diver"), later("A diver costs you only ${n}."), YOUNG_DIVER_PRICE),
    Encounter(TAVERN, later("Expert Diver"), later("The diver you hire brings a hose of his own.")),
    Encounter(TAVERN, later("Young Thief"), later("A thief costs you only ${n}."), YOUNG_THIEF_PRICE),
    Encounter(
        TAVERN, later("Brothers"), later("You may hire a second diver or a second thief."),
        lone=later("You may hire a second diver."),
    ),
    _tourist(MARKET),
    Encounter(MARKET, later("Greenhorn"), later("One card you sell counts as another kind.")),
    Encounter(
        MARKET, later("Trafficker"),
        later("After your sale, sell up to {n} more cards of any kinds at ${price} a unit."),
        TRAFFICKER_CARDS, TRAFFICKER_PRICE,
    ),
    Encounter(MARKET, later("Jeweler"), later("After your sale, sell one jewel too, at its value.")),
    Encounter(MARKET, later("Goldsmith"), later("Your gold sells at ${n} a piece."), GOLDSMITH_PRICE),
    _tourist(DOLPHINS),
    Encounter(
        DOLPHINS, later("Large Family"), later("The trip pays double. Not in the half-day it was drawn.")
    ),
    _tourist(SHOP),
    Encounter(SHOP, later("Hose Seller"), later("Besides two items, you may buy one hose more."), sells=HOSE),
    Encounter(
        SHOP, later("Trident Seller"), later("Besides two items, you may buy one trident more."), sells=TRIDENT
    ),
    Encounter(SHOP, later("Weight Seller"), later("Besides two items, you may buy one weight more."), sells=WEIGHT),
    Encounter(
        SHOP, later("Discounter"), later("After two equal items, you may buy a third one ${n} cheaper."), DISCOUNT
    ),
    Encounter(SHOP, later("Buddy"), later("You pay as if yours were the only ship here.")),
)  # fmt: skip
"""In the order of the rules: the card of number n is explained in 12.(n + 1)."""
TOURIST_WRECK, AIDE, HASTY_BUYER, FREQUENT_VISITOR, SABOTEUR, PAINSTAKING_DIVER = range(6)
TOURIST_TAVERN, DRUNKARD, YOUNG_DIVER, EXPERT_DIVER, YOUNG_THIEF, BROTHERS = range(6, 12)
TOURIST_MARKET, GREENHORN, TRAFFICKER, JEWELER, GOLDSMITH = range(12, 17)
TOURIST_DOLPHINS, LARGE_FAMILY = range(17, 19)
TOURIST_SHOP, HOSE_SELLER, TRIDENT_SELLER, WEIGHT_SELLER, DISCOUNTER, BUDDY = range(19, 25)

PEOPLE = tuple(sum(1 << n for n, card in enumerate(ENCOUNTERS) if card.place == place) for place in range(len(PLACES)))
"""By place: the encounter cards that are played there, a bit each."""
SELLS = (*(card.sells for card in ENCOUNTERS), -1)
"""By encounter: the item that it sells besides two, -1 = none; the last stands for no card, which is -1."""

Prices = tuple[int, ...]


def _by_ships(prices: Prices) -> Prices:
    """By ships at the place, a neutral one included; what is read off where there is none holds for the first."""
    return tuple(prices[min(max(ships, 1), len(prices)) - 1] for ships in range(SEATS[-1] + 2))


def _by_encounter(prices: Prices, encounter: int, instead: Prices) -> tuple[Prices, ...]:
    """The prices by ships for each encounter card played, of which one has its own; the last is for no card, -1."""
    return tuple(_by_ships(instead if card == encounter else prices) for card in range(len(ENCOUNTERS) + 1))


DIVER_COST = _by_encounter(DIVER_PRICE, YOUNG_DIVER, (YOUNG_DIVER_PRICE,))
THIEF_COST = _by_encounter(THIEF_PRICE, YOUNG_THIEF, (YOUNG_THIEF_PRICE,))
ITEM_COST = tuple(_by_encounter(prices, BUDDY, (min(prices),)) for prices in ITEM_PRICE)
UNIT_PRICE = tuple(
    _by_encounter(prices, GOLDSMITH, (GOLDSMITH_PRICE,) if kind == GOLD else prices)
    for kind, prices in enumerate(SALE_PRICE)
)
"""6.2, 6.4, 7.1, 8.2: what a diver and a thief cost, an item, and what a unit brings: by item or kind, by encounter
played and by ships. The Discounter's third item is cheaper still."""
