"""What things are called, and the paragraph of the rules that is about a card."""

from game.games.killmans_keep import components as box
from game.games.killmans_keep.card_kinds import Artifact, Goal, Monster
from game.words import _, plural

_CARDS: tuple[Artifact | Monster | Goal, ...] = (*box.ARTIFACTS, *box.MONSTERS, *box.GOALS)


def card_name(card: int) -> str:
    """The printed name of an artifact, a monster, or a goal shown as a card."""
    return _(_CARDS[card].name)


def goal_name(goal: int) -> str:
    """The printed name of a goal."""
    return card_name(box.GOAL_FACE + goal)


def rule_of(card: int) -> str:
    """The paragraph about an artifact, a monster, or a goal shown as a card; they stand in the order of the box."""
    if card >= box.GOAL_FACE:
        return f"13.{card - box.GOAL_FACE + 1}"
    return f"9.{card + 2}" if card < box.MONSTER_FACE else f"12.{card - box.MONSTER_FACE + 1}"


def kind_name(card: int) -> str:
    """Which sort of card it is, for one card: "Weapon", "Corpse", "Goal"."""
    if card >= box.GOAL_FACE:
        return _("Goal")
    if card >= box.MONSTER_FACE:
        return _("Corpse")
    singular = (_("Basic"), _("Cursed"), _("Gemstone"), _("Weapon"), _("Killman’s"), _("Adventurer’s"))
    return singular[box.CATEGORY[card]]


def category_name(category: int) -> str:
    """What the artifacts of a category are called."""
    return (_("Basic"), _("Cursed"), _("Gemstones"), _("Weapons"), _("Killman's"), _("Adventurer's"))[category]


def area_name(area: int) -> str:
    """What an area is called."""
    return (_("Market"), _("Keep"), _("Guild"), _("Bank"))[area]


def round_name(number: int) -> str:
    """The heading of a round in the log."""
    return _("Round {n}").format(n=number)


def stars_words(stars: int) -> str:
    """How rare a card is."""
    return plural("{n} star", "{n} stars", stars)
