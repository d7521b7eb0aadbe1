"""What the cards are called."""

from collections.abc import Callable, Mapping

from game.games.killmans_keep.components import ARTIFACTS, GOAL_FACE, GOALS, MONSTERS
from game.words import _

_IDS = [kind.id for kind in (*ARTIFACTS, *MONSTERS, *GOALS)]


def card_name(card: int) -> str:
    """The printed name of an artifact, a monster, or a goal shown as a card."""
    return _NAMES[_IDS[card]]()


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


_NAMES: Mapping[str, Callable[[], str]] = {
    "B1": lambda: _("Lantern"),
    "B2": lambda: _("Coin Purse"),
    "B3": lambda: _("Spyglass"),
    "B4": lambda: _("Smoke Pot"),
    "B5": lambda: _("Strongbox"),
    "C1": lambda: _("Hexed Dice"),
    "C2": lambda: _("Leaden Idol"),
    "C3": lambda: _("Cracked Mirror"),
    "C4": lambda: _("Toll Chain"),
    "C5": lambda: _("Crown of Greed"),
    "G1": lambda: _("River Quartz"),
    "G2": lambda: _("Chipped Opal"),
    "G3": lambda: _("Twin Garnet"),
    "G4": lambda: _("Lucky Moonstone"),
    "G5": lambda: _("Heart of the Keep"),
    "W1": lambda: _("Rusty Sword"),
    "W2": lambda: _("Throwing Knives"),
    "W3": lambda: _("Knight's Mace"),
    "W4": lambda: _("Silver Crossbow"),
    "W5": lambda: _("Dragonbane"),
    "K1": lambda: _("Killman's Key"),
    "K2": lambda: _("Killman's Note"),
    "K3": lambda: _("Killman's Whistle"),
    "K4": lambda: _("Killman's Cloak"),
    "K5": lambda: _("Killman's Seal"),
    "A1": lambda: _("Trail Boots"),
    "A2": lambda: _("Rations"),
    "A3": lambda: _("Rope and Hook"),
    "A4": lambda: _("Guild Badge"),
    "A5": lambda: _("Pack Mule"),
    "M01": lambda: _("Cellar Rat"),
    "M02": lambda: _("Bone Sentry"),
    "M03": lambda: _("Goblin Cutpurse"),
    "M04": lambda: _("Mimic"),
    "M05": lambda: _("Cave Troll"),
    "M06": lambda: _("Shade"),
    "M07": lambda: _("Ooze"),
    "M08": lambda: _("Hexhound"),
    "M09": lambda: _("Ogre Champion"),
    "M10": lambda: _("Wyrmling"),
    "g01": lambda: _("Pest Control"),
    "g02": lambda: _("Bounty"),
    "g03": lambda: _("Trophy Hunter"),
    "g04": lambda: _("Armed and Ready"),
    "g05": lambda: _("Jeweller's Eye"),
    "g06": lambda: _("Dark Curator"),
    "g07": lambda: _("Plain Living"),
    "g08": lambda: _("Well Equipped"),
    "g09": lambda: _("Killman's Heir"),
    "g10": lambda: _("Matching Pair"),
    "g11": lambda: _("The Full Kit"),
    "g12": lambda: _("Cabinet"),
    "g13": lambda: _("Star Gazer"),
    "g14": lambda: _("Masterpiece"),
    "g15": lambda: _("Solvent"),
    "g16": lambda: _("Stallholder"),
    "g17": lambda: _("Keep Clearer"),
    "g18": lambda: _("Customer"),
    "g19": lambda: _("Silver Tongue"),
    "g20": lambda: _("Face the Giant"),
}
