"""What each artifact does, in full: what the inspector says of it, in the player's language."""

from game.games.killmans_keep.components import ARTIFACTS, CONSUMED
from game.words import _


def artifact_text(card: int) -> str:
    """9: the ability of an artifact."""
    return _texts()[ARTIFACTS[card].id]


def timing_words(card: int) -> str:
    """9.1: when an artifact is used, and whether that uses it up."""
    words = {
        "action": _("An action of your turn"),
        "fight": _("In a fight"),
        "reaction": _("A reaction, also on others’ turns"),
        "passive": _("Works as long as you hold it"),
    }[ARTIFACTS[card].timing]
    used = CONSUMED[card] or ARTIFACTS[card].timing == "passive"
    return words if used else _("{when}; never used up").format(when=words)


def _texts() -> dict[str, str]:
    return {**_basic(), **_cursed(), **_gems(), **_weapons(), **_killmans(), **_adventurers()}


def _basic() -> dict[str, str]:
    return {
        "B1": _("Look at the top two cards of the Keep and put them back in any order."),
        "B2": _("Take $50 from the bank."),
        "B3": _("From anywhere, buy a card of the Market at $25 below its base value."),
        "B4": _("After a lost fight you miss no turn, the monster does nothing to you, and your turn goes on."),
        "B5": _("Other players’ cards cannot take, swap or discard your cards or money."),
    }


def _cursed() -> dict[str, str]:
    return {
        "C1": _("After any roll of any player, all its dice are rolled again."),
        "C2": _("Swap another of your cards for the Display Card of a player in your area."),
        "C3": _("Use another player’s Display Card as if it were yours, if its ability is an action."),
        "C4": _("When another player moves, he pays you $50 or goes back."),
        "C5": _("Take up to $100 from a player, then discard another card of yours."),
    }


def _gems() -> dict[str, str]:
    return {
        "G1": _("You sell it for $75, without rolling."),
        "G2": _("In the Market: put it there and take a card of one or two stars."),
        "G3": _("Show another Gemstone when you sell it, and you get $50 on top."),
        "G4": _("After any haggle roll of any player, turn the die to a face you like."),
        "G5": _("In the Bank: with this card a Doubloon costs you $100."),
    }


def _weapons() -> dict[str, str]:
    return {
        "W1": _("Before the roll: +2."),
        "W2": _("Before or after the roll: +1."),
        "W3": _("Before the roll: +4."),
        "W4": _("Before the roll: you win at once against a monster of one or two stars."),
        "W5": _("Before the roll: +3, once in each fight."),
    }


def _killmans() -> dict[str, str]:
    return {
        "K1": _("In the Keep: put the top card, even a monster, under the deck, and draw."),
        "K2": _("Take an artifact of one star from the Keep discard, but no Note."),
        "K3": _("When another player draws an artifact, pay him its base value and take it; you need $150."),
        "K4": _("Before the roll and before any weapon, the monster goes under the deck. There was no fight."),
        "K5": _("In the Bank: a Doubloon costs $150, or $100 if you show another of Killman’s artifacts."),
    }


def _adventurers() -> dict[str, str]:
    return {
        "A1": _("Move to any area."),
        "A2": _("When you would miss a turn, you take it instead. This costs no action."),
        "A3": _("In the Keep: draw two cards, one after the other; stop after a monster."),
        "A4": _("Anywhere: take, turn in or trade in a goal as if you were in the Guild."),
        "A5": _("In the Market you may sell two cards for one action, each haggled over by itself."),
    }
