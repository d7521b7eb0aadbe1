"""Why an artifact cannot be used as an action now, with the paragraph of the card."""

from game.core.table import Refusal
from game.games.killmans_keep import components as box
from game.games.killmans_keep.knowledge.reach import can_draw, idol_victims
from game.games.killmans_keep.view import View
from game.words import _

BOUND = {
    box.CHIPPED_OPAL: box.MARKET,
    box.KILLMANS_KEY: box.KEEP,
    box.ROPE_AND_HOOK: box.KEEP,
    box.HEART_OF_THE_KEEP: box.BANK,
    box.KILLMANS_SEAL: box.BANK,
}
"""Abilities that work in one area only."""


def rule_of(card: int) -> str:
    """The paragraph about an artifact."""
    return f"9.{card + 2}"


def why_unusable(view: View, card: int) -> Refusal:
    """Why this card of the own hand cannot be used as an action now; only of cards that cannot."""
    if card >= box.MONSTER_FACE:
        return Refusal(_("A corpse has no ability: sell it, trade it, or serve a goal with it."), "6.9")
    words = {
        "fight": _("It is used in a fight."),
        "reaction": _("It is played when something happens that it can answer."),
        "passive": _("It works as long as you hold it."),
    }
    kind = box.ARTIFACTS[card].timing
    if kind != "action":
        return Refusal(words[kind], rule_of(card))
    if not view.actions:
        return Refusal(_("No action is left."), "3.2")
    return Refusal(_place(view, card) or _reason(view, card), rule_of(card))


def _place(view: View, card: int) -> str:
    """9: it is used in another area; "" = it is not."""
    area = BOUND.get(card, -1)
    if area < 0 or view.area[view.active] == area:
        return ""
    return {
        box.MARKET: _("It is used in the Market."),
        box.KEEP: _("It is used in the Keep."),
        box.BANK: _("It is used in the Bank."),
    }[area]


def _reason(view: View, card: int) -> str:
    """What is missing in the right place."""
    if card in (box.LANTERN, box.ROPE_AND_HOOK, box.KILLMANS_KEY) and not can_draw(view):
        return _("A monster lies on top of the Keep.") if view.monster >= 0 else _("The Keep is empty.")
    if card == box.LEADEN_IDOL:
        alone = not idol_victims(view)
        return _("Nobody here shows a card that could be taken.") if alone else _("You have no other card to give.")
    words = {
        box.SPYGLASS: _("There is no card in the Market that you could pay."),
        box.CRACKED_MIRROR: _("Nobody shows a card that could be mirrored now."),
        box.CROWN_OF_GREED: _("Nobody has money that you could take."),
        box.CHIPPED_OPAL: _("There is no card of one or two stars to take."),
        box.HEART_OF_THE_KEEP: _("You have too little money, even so."),
        box.KILLMANS_SEAL: _("You have too little money, even so."),
        box.KILLMANS_NOTE: _("The discard holds no artifact of one star."),
        box.TRAIL_BOOTS: _("Every way is closed to you."),
        box.GUILD_BADGE: _("The Guild has nothing for you."),
    }
    return words.get(card, _("It cannot be used now."))
