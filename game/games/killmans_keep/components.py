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
HAGGLE_FACES = 6  # printed
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
    stars: int
    copies: int
    timing: Timing
    consumed: bool = True


# Ours, five kinds to a category; the categories and that each card has an ability are printed.
ARTIFACTS = (
    Artifact("B1", 1, 3, "action"),  # Lantern
    Artifact("B2", 1, 3, "action"),  # Coin Purse
    Artifact("B3", 2, 2, "action"),  # Spyglass
    Artifact("B4", 2, 2, "fight"),  # Smoke Pot
    Artifact("B5", 3, 2, "passive", consumed=False),  # Strongbox
    Artifact("C1", 1, 3, "reaction"),  # Hexed Dice
    Artifact("C2", 1, 3, "action"),  # Leaden Idol
    Artifact("C3", 2, 2, "action"),  # Cracked Mirror
    Artifact("C4", 2, 2, "reaction"),  # Toll Chain
    Artifact("C5", 3, 2, "action"),  # Crown of Greed
    Artifact("G1", 1, 3, "passive", consumed=False),  # River Quartz
    Artifact("G2", 1, 3, "action"),  # Chipped Opal
    Artifact("G3", 2, 2, "passive", consumed=False),  # Twin Garnet
    Artifact("G4", 2, 2, "reaction"),  # Lucky Moonstone
    Artifact("G5", 3, 2, "action"),  # Heart of the Keep
    Artifact("W1", 1, 3, "fight"),  # Rusty Sword
    Artifact("W2", 1, 3, "fight"),  # Throwing Knives
    Artifact("W3", 2, 2, "fight"),  # Knight's Mace
    Artifact("W4", 2, 2, "fight"),  # Silver Crossbow
    Artifact("W5", 3, 2, "fight", consumed=False),  # Dragonbane
    Artifact("K1", 1, 3, "action"),  # Killman's Key
    Artifact("K2", 1, 3, "action"),  # Killman's Note
    Artifact("K3", 2, 2, "reaction"),  # Killman's Whistle
    Artifact("K4", 2, 2, "fight"),  # Killman's Cloak
    Artifact("K5", 3, 2, "action"),  # Killman's Seal
    Artifact("A1", 1, 3, "action"),  # Trail Boots
    Artifact("A2", 1, 3, "reaction"),  # Rations
    Artifact("A3", 2, 2, "action"),  # Rope and Hook
    Artifact("A4", 2, 2, "action"),  # Guild Badge
    Artifact("A5", 3, 2, "passive", consumed=False),  # Pack Mule
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
    stars: int
    copies: int
    ferocity: int
    effect: str = ""
    value: int = 0


# Ours; that monsters have stars and that some have effects is printed.
MONSTERS = (
    Monster("M01", 1, 3, 0),  # Cellar Rat
    Monster("M02", 1, 3, 2),  # Bone Sentry
    Monster("M03", 1, 3, 1, "loss_pay", 50),  # Goblin Cutpurse
    Monster("M04", 1, 3, 1, "loss_display"),  # Mimic
    Monster("M05", 2, 2, 3),  # Cave Troll
    Monster("M06", 2, 2, 2, "no_weapons"),  # Shade
    Monster("M07", 2, 2, 1, "loss_choice"),  # Ooze
    Monster("M08", 2, 2, 0, "roll_twice"),  # Hexhound
    Monster("M09", 3, 2, 4),  # Ogre Champion
    Monster("M10", 3, 2, 3, "win_gain", 50),  # Wyrmling
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
    mode: Mode
    need: str
    number: int
    of: int = -1
    cash: int = 0
    doubloons: int = 0


# Ours; that goals have rewards, are turned in and traded in is printed.
GOALS = (
    Goal("g01", "hand_in", "corpse", 1, 1, cash=150),  # Pest Control
    Goal("g02", "hand_in", "corpse", 1, 2, cash=225),  # Bounty
    Goal("g03", "hand_in", "corpse", 1, 3, doubloons=1),  # Trophy Hunter
    Goal("g04", "show", "category", 2, WEAPON, cash=125),  # Armed and Ready
    Goal("g05", "show", "category", 2, GEM, cash=125),  # Jeweller's Eye
    Goal("g06", "show", "category", 2, CURSED, cash=125),  # Dark Curator
    Goal("g07", "show", "category", 2, BASIC, cash=125),  # Plain Living
    Goal("g08", "show", "category", 2, ADVENTURER, cash=125),  # Well Equipped
    Goal("g09", "show", "category", 1, KILLMAN, cash=125),  # Killman's Heir
    Goal("g10", "hand_in", "alike", 2, cash=250),  # Matching Pair
    Goal("g11", "hand_in", "different", 3, doubloons=1),  # The Full Kit
    Goal("g12", "show", "different", 4, cash=175),  # Cabinet
    Goal("g13", "show", "stars", 6, cash=150),  # Star Gazer
    Goal("g14", "hand_in", "artifact", 1, 3, cash=275),  # Masterpiece
    Goal("g15", "show", "cash", 0, 250, cash=100),  # Solvent
    Goal("g16", "event", "sold", 3, cash=150),  # Stallholder
    Goal("g17", "event", "defeated", 2, cash=200),  # Keep Clearer
    Goal("g18", "event", "bought", 2, cash=150),  # Customer
    Goal("g19", "event", "six", 1, cash=100),  # Silver Tongue
    Goal("g20", "event", "giant", 1, cash=125),  # Face the Giant
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
