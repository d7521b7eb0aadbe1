"""Everything that lies in the box: every number of the game, each with its source.

Sources: "printed" = the rulebook; "ours" = our own design, because the rulebook names neither cards nor map. A card is
named by its face: cards with the same face cannot be told apart. Faces 0 to 29 are artifacts, five to a category in
the order of the categories; 30 to 39 monsters, and their corpses; 40 to 59 goals, when a goal is shown as a card.
"""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Options:
    """Variants; the defaults are the game as we recommend it.

    ferocity:   monsters subtract their ferocity from the battle roll (ours); without it fights are as printed.
    lost_turn:  whoever loses a fight also misses his next turn (printed); without it his turn only ends.
    market_cap: the Market never keeps more than eight cards (ours).
    head_start: every later seat begins with $25 more than the seat before (ours).
    """

    ferocity: bool = True
    lost_turn: bool = True
    market_cap: bool = False
    head_start: bool = False


SEATS = range(2, 6)  # ours
START_MONEY = 100  # printed
START_CARDS = 2  # printed
MARKET_START = 3  # printed
MARKET_CAP = 8  # ours
HEAD_START = 25  # ours
ACTIONS = 2  # printed
DOUBLOON_PRICE = 300  # printed
DOUBLOONS_TO_WIN = 5  # printed
DOUBLOON_SUPPLY = 25  # ours; more than can ever be needed
BASE_VALUE = (0, 50, 100, 150)  # printed, by stars
HAGGLE = (0, -25, -25, 0, 0, 25, 25)  # printed, by the face of the d6
MOST_HAGGLE = 25  # printed, the dearest a haggle can make a card
BATTLE_FACES = 10  # printed: the die shows 0 to 9
MONEY_STEP = 25  # printed: every price is a multiple of it
FINE_MONEY, COARSE_STEP, MOST_MONEY = 200, 100, 1500  # ours: offers go by $25 up to $200, then by $100
COUNTERS = 3  # ours: counter-offers in one negotiation

MARKET, KEEP, GUILD, BANK = range(4)
AREAS = ("market", "keep", "guild", "bank")  # printed
NEIGHBOURS = ((KEEP, BANK), (MARKET, GUILD), (KEEP, BANK), (GUILD, MARKET))  # ours: a ring

BASIC, CURSED, GEM, WEAPON, KILLMAN, ADVENTURER = range(6)
CATEGORIES = ("basic", "cursed", "gem", "weapon", "killman", "adventurer")  # printed

Timing = Literal["action", "fight", "reaction", "passive"]


@dataclass(frozen=True, slots=True)
class Artifact:
    """One kind of artifact: when its ability works, and whether using it consumes the card."""

    id: str
    name: str
    stars: int
    copies: int
    timing: Timing
    consumed: bool = True


# Ours, five kinds to a category; the categories and that each card has an ability are printed.
ARTIFACTS = (
    Artifact("B1", "Lantern", 1, 3, "action"),
    Artifact("B2", "Coin Purse", 1, 3, "action"),
    Artifact("B3", "Spyglass", 2, 2, "action"),
    Artifact("B4", "Smoke Pot", 2, 2, "fight"),
    Artifact("B5", "Strongbox", 3, 2, "passive", consumed=False),
    Artifact("C1", "Hexed Dice", 1, 3, "reaction"),
    Artifact("C2", "Leaden Idol", 1, 3, "action"),
    Artifact("C3", "Cracked Mirror", 2, 2, "action"),
    Artifact("C4", "Toll Chain", 2, 2, "reaction"),
    Artifact("C5", "Crown of Greed", 3, 2, "action"),
    Artifact("G1", "River Quartz", 1, 3, "passive", consumed=False),
    Artifact("G2", "Chipped Opal", 1, 3, "action"),
    Artifact("G3", "Twin Garnet", 2, 2, "passive", consumed=False),
    Artifact("G4", "Lucky Moonstone", 2, 2, "reaction"),
    Artifact("G5", "Heart of the Keep", 3, 2, "action"),
    Artifact("W1", "Rusty Sword", 1, 3, "fight"),
    Artifact("W2", "Throwing Knives", 1, 3, "fight"),
    Artifact("W3", "Knight's Mace", 2, 2, "fight"),
    Artifact("W4", "Silver Crossbow", 2, 2, "fight"),
    Artifact("W5", "Dragonbane", 3, 2, "fight", consumed=False),
    Artifact("K1", "Killman's Key", 1, 3, "action"),
    Artifact("K2", "Killman's Note", 1, 3, "action"),
    Artifact("K3", "Killman's Whistle", 2, 2, "reaction"),
    Artifact("K4", "Killman's Cloak", 2, 2, "fight"),
    Artifact("K5", "Killman's Seal", 3, 2, "action"),
    Artifact("A1", "Trail Boots", 1, 3, "action"),
    Artifact("A2", "Rations", 1, 3, "reaction"),
    Artifact("A3", "Rope and Hook", 2, 2, "action"),
    Artifact("A4", "Guild Badge", 2, 2, "action"),
    Artifact("A5", "Pack Mule", 3, 2, "passive", consumed=False),
)
LANTERN, COIN_PURSE, SPYGLASS, SMOKE_POT, STRONGBOX = range(5)
HEXED_DICE, LEADEN_IDOL, CRACKED_MIRROR, TOLL_CHAIN, CROWN_OF_GREED = range(5, 10)
RIVER_QUARTZ, CHIPPED_OPAL, TWIN_GARNET, LUCKY_MOONSTONE, HEART_OF_THE_KEEP = range(10, 15)
RUSTY_SWORD, THROWING_KNIVES, KNIGHTS_MACE, SILVER_CROSSBOW, DRAGONBANE = range(15, 20)
KILLMANS_KEY, KILLMANS_NOTE, KILLMANS_WHISTLE, KILLMANS_CLOAK, KILLMANS_SEAL = range(20, 25)
TRAIL_BOOTS, RATIONS, ROPE_AND_HOOK, GUILD_BADGE, PACK_MULE = range(25, 30)

# The numbers in the abilities, all ours.
COINS = 50
SPYGLASS_DISCOUNT = 25
TOLL = 50
GREED = 100
QUARTZ_GAIN = 25
GARNET_GAIN = 50
HEART_PRICE = 100
SEAL_PRICE = 150
SEAL_PRICE_SHOWING = 100
BONUS = {RUSTY_SWORD: 2, THROWING_KNIVES: 1, KNIGHTS_MACE: 4, DRAGONBANE: 3}
CROSSBOW_STARS = 2
OPAL_STARS = 2
NOTE_STARS = 1
LANTERN_CARDS = 2
ROPE_CARDS = 2


@dataclass(frozen=True, slots=True)
class Monster:
    """One kind of monster; `effect` is what happens besides, in words of the rules, with `value` dollars."""

    id: str
    name: str
    stars: int
    copies: int
    ferocity: int
    effect: str = ""
    value: int = 0


# Ours; that monsters have stars and that some have effects is printed.
MONSTERS = (
    Monster("M01", "Cellar Rat", 1, 3, 0),
    Monster("M02", "Bone Sentry", 1, 3, 2),
    Monster("M03", "Goblin Cutpurse", 1, 3, 1, "loss_pay", 50),
    Monster("M04", "Mimic", 1, 3, 1, "loss_display"),
    Monster("M05", "Cave Troll", 2, 2, 3),
    Monster("M06", "Shade", 2, 2, 2, "no_weapons"),
    Monster("M07", "Ooze", 2, 2, 1, "loss_choice"),
    Monster("M08", "Hexhound", 2, 2, 0, "roll_twice"),
    Monster("M09", "Ogre Champion", 3, 2, 4),
    Monster("M10", "Wyrmling", 3, 2, 3, "win_gain", 50),
)
MONSTER_FACE = len(ARTIFACTS)
"""The face of the first monster: smaller faces are artifacts."""
(
    CELLAR_RAT, BONE_SENTRY, GOBLIN_CUTPURSE, MIMIC, CAVE_TROLL, SHADE, OOZE, HEXHOUND, OGRE_CHAMPION, WYRMLING,
) = range(MONSTER_FACE, MONSTER_FACE + len(MONSTERS))  # fmt: skip

Mode = Literal["show", "hand_in", "event"]


@dataclass(frozen=True, slots=True)
class Goal:
    """One goal: what it needs (see `goals`), with a number and, for some, a category or stars; and its reward."""

    id: str
    name: str
    mode: Mode
    need: str
    number: int
    of: int = -1
    cash: int = 0
    doubloons: int = 0


# Ours; that goals have rewards, are turned in and traded in is printed.
GOALS = (
    Goal("g01", "Pest Control", "hand_in", "corpse", 1, 1, cash=150),
    Goal("g02", "Bounty", "hand_in", "corpse", 1, 2, cash=225),
    Goal("g03", "Trophy Hunter", "hand_in", "corpse", 1, 3, doubloons=1),
    Goal("g04", "Armed and Ready", "show", "category", 2, WEAPON, cash=125),
    Goal("g05", "Jeweller's Eye", "show", "category", 2, GEM, cash=125),
    Goal("g06", "Dark Curator", "show", "category", 2, CURSED, cash=125),
    Goal("g07", "Plain Living", "show", "category", 2, BASIC, cash=125),
    Goal("g08", "Well Equipped", "show", "category", 2, ADVENTURER, cash=125),
    Goal("g09", "Killman's Heir", "show", "category", 1, KILLMAN, cash=125),
    Goal("g10", "Matching Pair", "hand_in", "alike", 2, cash=250),
    Goal("g11", "The Full Kit", "hand_in", "different", 3, doubloons=1),
    Goal("g12", "Cabinet", "show", "different", 4, cash=175),
    Goal("g13", "Star Gazer", "show", "stars", 6, cash=150),
    Goal("g14", "Masterpiece", "hand_in", "artifact", 1, 3, cash=275),
    Goal("g15", "Solvent", "show", "cash", 0, 250, cash=100),
    Goal("g16", "Stallholder", "event", "sold", 3, cash=150),
    Goal("g17", "Keep Clearer", "event", "defeated", 2, cash=200),
    Goal("g18", "Customer", "event", "bought", 2, cash=150),
    Goal("g19", "Silver Tongue", "event", "six", 1, cash=100),
    Goal("g20", "Face the Giant", "event", "giant", 1, cash=125),
)
GOAL_FACE = MONSTER_FACE + len(MONSTERS)
"""The face of the first goal."""
DEEDS = ("sold", "defeated", "bought", "six", "giant")
"""What event goals count, for each seat since it took its goal."""
SOLD, DEFEATED, BOUGHT, SIX, GIANT = range(5)

# Tables by face, for artifacts and monsters.
FACES = range(GOAL_FACE)
STARS = tuple(kind.stars for kind in (*ARTIFACTS, *MONSTERS))
COPIES = tuple(kind.copies for kind in (*ARTIFACTS, *MONSTERS))
VALUE = tuple(BASE_VALUE[stars] for stars in STARS)
"""The base value in dollars."""
CATEGORY = tuple(face // 5 if face < MONSTER_FACE else -1 for face in FACES)
"""-1 for a corpse, which has none."""
CONSUMED = tuple(kind.consumed for kind in ARTIFACTS)
ARTIFACT_CARDS = tuple(face for face in range(MONSTER_FACE) for _ in range(COPIES[face]))
MONSTER_CARDS = tuple(face for face in range(MONSTER_FACE, GOAL_FACE) for _ in range(COPIES[face]))
FEROCITY = (0,) * MONSTER_FACE + tuple(kind.ferocity for kind in MONSTERS)
