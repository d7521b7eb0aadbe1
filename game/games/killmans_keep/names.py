"""What the cards are called."""

from game.games.killmans_keep.components import ARTIFACTS, GOAL_FACE, GOALS, MONSTERS
from game.words import _

_IDS = [kind.id for kind in (*ARTIFACTS, *MONSTERS, *GOALS)]


def card_name(card: int) -> str:
    """The printed name of an artifact, a monster, or a goal shown as a card."""
    return _names()[_IDS[card]]


def category_name(category: int) -> str:
    """What the artifacts of a category are called."""
    return (_("Basic"), _("Cursed"), _("Gemstones"), _("Weapons"), _("Killman's"), _("Adventurer's"))[category]


def area_name(area: int) -> str:
    """What an area is called."""
    return (_("Market"), _("Keep"), _("Guild"), _("Bank"))[area]


def round_name(number: int) -> str:
    """The heading of a round in the log."""
    return _("Round {n}").format(n=number)


def goal_name(goal: int) -> str:
    """The printed name of a goal."""
    return card_name(GOAL_FACE + goal)


def _names() -> dict[str, str]:
    return {
        "B1": _("Lantern"),
        "B2": _("Coin Purse"),
        "B3": _("Spyglass"),
        "B4": _("Smoke Pot"),
        "B5": _("Strongbox"),
        "C1": _("Hexed Dice"),
        "C2": _("Leaden Idol"),
        "C3": _("Cracked Mirror"),
        "C4": _("Toll Chain"),
        "C5": _("Crown of Greed"),
        "G1": _("River Quartz"),
        "G2": _("Chipped Opal"),
        "G3": _("Twin Garnet"),
        "G4": _("Lucky Moonstone"),
        "G5": _("Heart of the Keep"),
        "W1": _("Rusty Sword"),
        "W2": _("Throwing Knives"),
        "W3": _("Knight's Mace"),
        "W4": _("Silver Crossbow"),
        "W5": _("Dragonbane"),
        "K1": _("Killman's Key"),
        "K2": _("Killman's Note"),
        "K3": _("Killman's Whistle"),
        "K4": _("Killman's Cloak"),
        "K5": _("Killman's Seal"),
        "A1": _("Trail Boots"),
        "A2": _("Rations"),
        "A3": _("Rope and Hook"),
        "A4": _("Guild Badge"),
        "A5": _("Pack Mule"),
        "M01": _("Cellar Rat"),
        "M02": _("Bone Sentry"),
        "M03": _("Goblin Cutpurse"),
        "M04": _("Mimic"),
        "M05": _("Cave Troll"),
        "M06": _("Shade"),
        "M07": _("Ooze"),
        "M08": _("Hexhound"),
        "M09": _("Ogre Champion"),
        "M10": _("Wyrmling"),
        "g01": _("Pest Control"),
        "g02": _("Bounty"),
        "g03": _("Trophy Hunter"),
        "g04": _("Armed and Ready"),
        "g05": _("Jeweller's Eye"),
        "g06": _("Dark Curator"),
        "g07": _("Plain Living"),
        "g08": _("Well Equipped"),
        "g09": _("Killman's Heir"),
        "g10": _("Matching Pair"),
        "g11": _("The Full Kit"),
        "g12": _("Cabinet"),
        "g13": _("Star Gazer"),
        "g14": _("Masterpiece"),
        "g15": _("Solvent"),
        "g16": _("Stallholder"),
        "g17": _("Keep Clearer"),
        "g18": _("Customer"),
        "g19": _("Silver Tongue"),
        "g20": _("Face the Giant"),
    }
