"""Everything that lies in the box: every number of the game, each with its source.

Sources: "printed" = the rulebook; "ours" = our own design, because the rulebook names neither cards nor map. A card is
named by its face: cards with the same face cannot be told apart. Faces 0 to 29 are artifacts, five to a category in
the order of the categories; 30 to 39 monsters, and their corpses; 40 to 59 goals, when a goal is shown as a card.
"""

from dataclasses import dataclass

from game.games.killmans_keep.card_kinds import Artifact, Goal, Monster
from game.words import later


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
MOST_MONEY = 3000  # ours: more than anybody owns who has not won; offers go by $25
COUNTERS = 3  # ours: counter-offers in one negotiation

MARKET, KEEP, GUILD, BANK = range(4)
AREAS = ("market", "keep", "guild", "bank")  # printed
NEIGHBOURS = ((KEEP, BANK), (MARKET, GUILD), (KEEP, BANK), (GUILD, MARKET))  # ours: a ring

BASIC, CURSED, GEM, WEAPON, KILLMAN, ADVENTURER = range(6)
CATEGORIES = ("basic", "cursed", "gem", "weapon", "killman", "adventurer")  # printed


COINS = 50
SPYGLASS_DISCOUNT = 25
LANTERN_CARDS = 2
ROPE_CARDS = 2
QUARTZ_GAIN = 25
GARNET_GAIN = 50
HEART_PRICE = 100
SEAL_PRICE = 150
CROSSBOW_STARS = 2  # ours, all of them

# Ours, five kinds to a category; the categories and that each card has an ability are printed.
# fmt: off
ARTIFACTS = (
    Artifact("B1", later("Lantern"), 1, 3, "action", later("Look at the top 2 Keep cards"),
        later("Look at the top two cards of the Keep and put them back in any order."),
        looks=LANTERN_CARDS, follows="use"),
    Artifact("B2", later("Coin Purse"), 1, 3, "action", later("Take $50 from the bank"),
        later("Take $50 from the bank."), coins=COINS),
    Artifact("B3", later("Spyglass"), 2, 2, "action", later("Buy a Market card for $25 less"),
        later("From anywhere, buy a card of the Market at $25 below its base value."),
        lacks=later("There is no card in the Market that you could pay."),
        asks=later("which card of the Market do you buy?"), takes="market", discount=SPYGLASS_DISCOUNT),
    Artifact("B4", later("Smoke Pot"), 2, 2, "fight", later("You shrug off a lost fight"),
        later("After a lost fight you miss no turn, the monster does nothing to you, and your turn goes on."),
        worth=70),
    Artifact("B5", later("Strongbox"), 3, 2, "passive", later("Guards your cards and money"),
        later("Other players’ cards cannot take, swap or discard your cards or money."), consumed=False, worth=115,
        guards=True),
    Artifact("C1", later("Hexed Dice"), 1, 3, "reaction", later("Any roll is rolled again"),
        later("After any roll of any player, all its dice are rolled again.")),
    Artifact("C2", later("Leaden Idol"), 1, 3, "action", later("Swap a card for a Display Card here"),
        later("Swap another of your cards for the Display Card of a player in your area."),
        asks=later("whose Display Card do you swap for?"), lacks=later("You have no other card to give."),
        alone=later("Nobody here shows a card that could be taken.")),
    Artifact("C3", later("Cracked Mirror"), 2, 2, "action", later("Use another’s Display Card"),
        later("Use another player’s Display Card as if it were yours, if its ability is an action."),
        lacks=later("Nobody shows a card that could be mirrored now."),
        asks=later("whose Display Card do you mirror?"), mirrors=True),
    Artifact("C4", later("Toll Chain"), 2, 2, "reaction", later("A mover pays you $50 or goes back"),
        later("When another player moves, he pays you $50 or goes back.")),
    Artifact("C5", later("Crown of Greed"), 3, 2, "action", later("Take up to $100, discard a card"),
        later("Take up to $100 from a player, then discard another card of yours."),
        lacks=later("Nobody has money that you could take."), asks=later("whose money do you take?"),
        follows="target"),
    Artifact("G1", later("River Quartz"), 1, 3, "passive", later("Sells for $75 without a roll"),
        later("You sell it for $75, without rolling."), consumed=False, worth=35,
        fixed=QUARTZ_GAIN),
    Artifact("G2", later("Chipped Opal"), 1, 3, "action", later("Market: swap it for 1 or 2 stars"),
        later("In the Market: put it there and take a card of one or two stars."),
        area=MARKET, lacks=later("There is no card of one or two stars to take."),
        asks=later("which card of the Market do you take?"), takes="swap"),
    Artifact("G3", later("Twin Garnet"), 2, 2, "passive", later("Sells for +$50 beside a Gem"),
        later("Show another Gemstone when you sell it, and you get $50 on top."), consumed=False,
        beside=GARNET_GAIN),
    Artifact("G4", later("Lucky Moonstone"), 2, 2, "reaction", later("Turn a haggle die to any face"),
        later("After any haggle roll of any player, turn the die to a face you like.")),
    Artifact("G5", later("Heart of the Keep"), 3, 2, "action", later("A Doubloon for $100 in the Bank"),
        later("In the Bank: with this card a Doubloon costs you $100."),
        area=BANK, lacks=later("You have too little money, even so."), worth=200, doubloon=HEART_PRICE),
    Artifact("W1", later("Rusty Sword"), 1, 3, "fight", later("+2 before the battle roll"),
        later("Before the roll: +2."), bonus=2),
    Artifact("W2", later("Throwing Knives"), 1, 3, "fight", later("+1, even after the battle roll"),
        later("Before or after the roll: +1."), bonus=1),
    Artifact("W3", later("Knight's Mace"), 2, 2, "fight", later("+4 before the battle roll"),
        later("Before the roll: +4."), bonus=4),
    Artifact("W4", later("Silver Crossbow"), 2, 2, "fight", later("Beats 1 or 2 stars at once"),
        later("Before the roll: you win at once against a monster of one or two stars."),
        lacks=later("It only hits monsters of one or two stars."), beats=CROSSBOW_STARS),
    Artifact("W5", later("Dragonbane"), 3, 2, "fight", later("+3 in every fight, never used up"),
        later("Before the roll: +3, once in each fight."), consumed=False, bonus=3),
    Artifact("K1", later("Killman's Key"), 1, 3, "action", later("Bury the top Keep card, draw"),
        later("In the Keep: put the top card, even a monster, under the deck, and draw."), area=KEEP,
        buries=True, draws=1, follows="use"),
    Artifact("K2", later("Killman's Note"), 1, 3, "action", later("Take a 1-star discarded card"),
        later("Take an artifact of one star from the Keep discard, but no Note."),
        lacks=later("The discard holds no artifact of one star."),
        asks=later("which card of the Keep discard do you take?"), takes="discard"),
    Artifact("K3", later("Killman's Whistle"), 2, 2, "reaction", later("Buy the artifact another draws"),
        later("When another player draws an artifact, pay him its base value and take it, if you can.")),
    Artifact("K4", later("Killman's Cloak"), 2, 2, "fight", later("Bury the monster before you fight"),
        later("Before the roll and before any weapon, the monster goes under the deck. There was no fight."),
        lacks=later("You can only slip away before the first weapon."), worth=65, slips=True),
    Artifact("K5", later("Killman's Seal"), 3, 2, "action", later("A Doubloon for $150 in the Bank"),
        later("In the Bank: a Doubloon costs $150, or $100 if you show another of Killman’s artifacts."),
        area=BANK, lacks=later("You have too little money, even so."), worth=150, doubloon=SEAL_PRICE),
    Artifact("A1", later("Trail Boots"), 1, 3, "action", later("Move to any area"),
        later("Move to any area."), lacks=later("Every way is closed to you."),
        asks=later("where do the Trail Boots carry you?")),
    Artifact("A2", later("Rations"), 1, 3, "reaction", later("Do not miss your turn"),
        later("When you would miss a turn, you take it instead. This costs no action."), worth=45),
    Artifact("A3", later("Rope and Hook"), 2, 2, "action", later("In the Keep: draw 2 cards"),
        later("In the Keep: draw two cards, one after the other; stop after a monster."), area=KEEP,
        draws=ROPE_CARDS, follows="use"),
    Artifact("A4", later("Guild Badge"), 2, 2, "action", later("Anywhere: as if in the Guild"),
        later("Anywhere: take, turn in or trade in a goal as if you were in the Guild."),
        lacks=later("The Guild has nothing for you.")),
    Artifact("A5", later("Pack Mule"), 3, 2, "passive", later("Sell 2 cards for one action"),
        later("In the Market you may sell two cards for one action, each haggled over by itself."), consumed=False,
        worth=135, carries=True),
)
# fmt: on
LANTERN, COIN_PURSE, SPYGLASS, SMOKE_POT, STRONGBOX = range(5)
HEXED_DICE, LEADEN_IDOL, CRACKED_MIRROR, TOLL_CHAIN, CROWN_OF_GREED = range(5, 10)
RIVER_QUARTZ, CHIPPED_OPAL, TWIN_GARNET, LUCKY_MOONSTONE, HEART_OF_THE_KEEP = range(10, 15)
RUSTY_SWORD, THROWING_KNIVES, KNIGHTS_MACE, SILVER_CROSSBOW, DRAGONBANE = range(15, 20)
KILLMANS_KEY, KILLMANS_NOTE, KILLMANS_WHISTLE, KILLMANS_CLOAK, KILLMANS_SEAL = range(20, 25)
TRAIL_BOOTS, RATIONS, ROPE_AND_HOOK, GUILD_BADGE, PACK_MULE = range(25, 30)
REACTIONS = (HEXED_DICE, TOLL_CHAIN, LUCKY_MOONSTONE, KILLMANS_WHISTLE, SMOKE_POT, RATIONS, THROWING_KNIVES)
ANSWERS = {
    "haggled": (HEXED_DICE, LUCKY_MOONSTONE), "battle": (HEXED_DICE,), "moved": (TOLL_CHAIN,),
    "drew": (KILLMANS_WHISTLE,), "lost": (SMOKE_POT,), "rations": (RATIONS,),
}  # fmt: skip
"""10.4 to 10.8: by call the cards that answer it;"""
OWN_ANSWERS = {"battle": (THROWING_KNIVES,)}
"""9.28: and those that answer it besides for whoever's deed it is."""
"""10.1: what can answer what happens."""

# The numbers in the abilities, all ours.
TOLL = 50
GREED = 100
SEAL_PRICE_SHOWING = 100
CARRIERS = (PACK_MULE,)
"""9.31: what carries a second card to its sale, and may itself be that card."""
DOUBLOON_WITH = {card: kind.doubloon for card, kind in enumerate(ARTIFACTS) if kind.doubloon}
"""The artifacts with which a Doubloon costs less, and what it costs then."""
BONUS = {card: kind.bonus for card, kind in enumerate(ARTIFACTS) if kind.bonus}
FIXED = {card: kind.fixed for card, kind in enumerate(ARTIFACTS) if kind.fixed}
"""What artifacts add to their own sale that are sold without a roll."""
BESIDE = {card: kind.beside for card, kind in enumerate(ARTIFACTS) if kind.beside}
"""What artifacts add to their own sale beside another of their category."""
BURYING = tuple(card for card, kind in enumerate(ARTIFACTS) if kind.buries)
"""The artifacts that put a monster under the deck."""
OPAL_STARS = 2
NOTE_STARS = 1

# Ours; that monsters have stars and that some have effects is printed.
# fmt: off
MONSTERS = (
    Monster("M01", later("Cellar Rat"), 1, 3, 0),
    Monster("M02", later("Bone Sentry"), 1, 3, 2),
    Monster("M03", later("Goblin Cutpurse"), 1, 3, 1, later("Lose: you pay ${n}"),
        loss=later("it takes {money}"), value=50),
    Monster("M04", later("Mimic"), 1, 3, 1, later("Lose: your Display Card is gone"),
        loss=later("it takes your Display Card")),
    Monster("M05", later("Cave Troll"), 2, 2, 3),
    Monster("M06", later("Shade"), 2, 2, 2, later("Weapons have no effect")),
    Monster("M07", later("Ooze"), 2, 2, 1, later("Lose: discard a card"),
        loss=later("it costs you a card of your choice")),
    Monster("M08", later("Hexhound"), 2, 2, 0, later("Two dice, the lower counts")),
    Monster("M09", later("Ogre Champion"), 3, 2, 4),
    Monster("M10", later("Wyrmling"), 3, 2, 3, later("Win: you find ${n}"), value=50),
)
# fmt: on
MONSTER_FACE = len(ARTIFACTS)
"""The face of the first monster: smaller faces are artifacts."""
(
    CELLAR_RAT, BONE_SENTRY, GOBLIN_CUTPURSE, MIMIC, CAVE_TROLL, SHADE, OOZE, HEXHOUND, OGRE_CHAMPION, WYRMLING,
) = range(MONSTER_FACE, MONSTER_FACE + len(MONSTERS))  # fmt: skip


# Ours; that goals have rewards, are turned in and traded in is printed.
# fmt: off
GOALS = (
    Goal("g01", later("Pest Control"), "hand_in", "corpse", 1, 1, cash=150, asks=later("a Corpse of {stars}")),
    Goal("g02", later("Bounty"), "hand_in", "corpse", 1, 2, cash=225, asks=later("a Corpse of {stars}")),
    Goal("g03", later("Trophy Hunter"), "hand_in", "corpse", 1, 3, doubloons=1, asks=later("a Corpse of {stars}")),
    Goal("g04", later("Armed and Ready"), "show", "category", 2, WEAPON, cash=125, asks=later("Show {n} Weapons")),
    Goal("g05", later("Jeweller's Eye"), "show", "category", 2, GEM, cash=125, asks=later("Show {n} Gemstones")),
    Goal("g06", later("Dark Curator"), "show", "category", 2, CURSED, cash=125,
        asks=later("Show {n} Cursed artifacts")),
    Goal("g07", later("Plain Living"), "show", "category", 2, BASIC, cash=125, asks=later("Show {n} Basic artifacts")),
    Goal("g08", later("Well Equipped"), "show", "category", 2, ADVENTURER, cash=125,
        asks=later("Show {n} cards: Adventurer’s")),
    Goal("g09", later("Killman's Heir"), "show", "category", 1, KILLMAN, cash=125,
        asks=later("Show 1 artifact of Killman’s")),
    Goal("g10", later("Matching Pair"), "hand_in", "alike", 2, cash=250, asks=later("{n} artifacts of one category")),
    Goal("g11", later("The Full Kit"), "hand_in", "different", 3, doubloons=1,
        asks=later("{n} artifacts of {n} categories")),
    Goal("g12", later("Cabinet"), "show", "different", 4, cash=175, asks=later("Show {n} artifacts of {n} categories")),
    Goal("g13", later("Star Gazer"), "show", "stars", 6, cash=150, asks=later("Show cards with {n} stars in all")),
    Goal("g14", later("Masterpiece"), "hand_in", "artifact", 1, 3, cash=275, asks=later("an artifact of {stars}")),
    Goal("g15", later("Solvent"), "show", "cash", 0, 250, cash=100, asks=later("Show ${n}")),
    Goal("g16", later("Stallholder"), "event", "sold", 3, cash=150,
        asks=later("Sell {n} cards in the Market"), done=later("{have} of {need} sold")),
    Goal("g17", later("Keep Clearer"), "event", "defeated", 2, cash=200,
        asks=later("Defeat {n} monsters"), done=later("{have} of {need} defeated")),
    Goal("g18", later("Customer"), "event", "bought", 2, cash=150,
        asks=later("Buy {n} cards in the Market"), done=later("{have} of {need} bought")),
    Goal("g19", later("Silver Tongue"), "event", "six", 1, cash=100,
        asks=later("Roll a 6 when you sell"), done=later("{have} of {need} rolled")),
    Goal("g20", later("Face the Giant"), "event", "giant", 1, cash=125,
        asks=later("Fight a monster of 3 stars"), done=later("{have} of {need} fought")),
)
# fmt: on
GOAL_FACE = MONSTER_FACE + len(MONSTERS)
"""The face of the first goal."""
DEEDS = ("sold", "defeated", "bought", "six", "giant")
"""What event goals count, for each seat since it took its goal."""
SOLD, DEFEATED, BOUGHT, SIX, GIANT = range(5)

# Tables by face, for artifacts and monsters.
FACES = range(GOAL_FACE)
_KINDS: tuple[Artifact | Monster, ...] = (*ARTIFACTS, *MONSTERS)
STARS = tuple(kind.stars for kind in _KINDS)
COPIES = tuple(kind.copies for kind in _KINDS)
VALUE = tuple(BASE_VALUE[stars] for stars in STARS)
"""The base value in dollars."""
SAVING = tuple(card for card, cost in DOUBLOON_WITH.items() if VALUE[card] + cost < DOUBLOON_PRICE)
"""The artifacts with which a Doubloon is cheaper even to somebody who has yet to buy them."""
CATEGORY = tuple(face // 5 if face < MONSTER_FACE else -1 for face in FACES)
"""-1 for a corpse, which has none."""
ARTIFACT_CARDS = tuple(face for face in range(MONSTER_FACE) for _ in range(COPIES[face]))
MONSTER_CARDS = tuple(face for face in range(MONSTER_FACE, GOAL_FACE) for _ in range(COPIES[face]))
FEROCITY = (0,) * MONSTER_FACE + tuple(kind.ferocity for kind in MONSTERS)
