"""Why an artifact cannot be used as an action now, with the paragraph of the card."""

from game.core.table import Refusal
from game.games.killmans_keep.components import (
    ARTIFACTS,
    BANK,
    CHIPPED_OPAL,
    CRACKED_MIRROR,
    CROWN_OF_GREED,
    GUILD_BADGE,
    HEART_OF_THE_KEEP,
    KEEP,
    KILLMANS_KEY,
    KILLMANS_NOTE,
    KILLMANS_SEAL,
    LANTERN,
    LEADEN_IDOL,
    MARKET,
    MONSTER_FACE,
    ROPE_AND_HOOK,
    SPYGLASS,
    TRAIL_BOOTS,
)
from game.games.killmans_keep.knowledge.reach import can_draw, idol_victims
from game.games.killmans_keep.view import View
from game.words import _

BOUND = {CHIPPED_OPAL: MARKET, KILLMANS_KEY: KEEP, ROPE_AND_HOOK: KEEP, HEART_OF_THE_KEEP: BANK, KILLMANS_SEAL: BANK}
"""Abilities that work in one area only."""


def rule_of(card: int) -> str:
    """The paragraph about an artifact."""
    return f"9.{card + 2}"


def why_unusable(view: View, card: int) -> Refusal:
    """Why this card of the own hand cannot be used as an action now; only of cards that cannot."""
    if card >= MONSTER_FACE:
        return Refusal(_("A corpse has no ability: sell it, trade it, or serve a goal with it."), "6.9")
    words = {
        "fight": _("It is used in a fight."),
        "reaction": _("It is played when something happens that it can answer."),
        "passive": _("It works as long as you hold it."),
    }
    kind = ARTIFACTS[card].timing
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
        MARKET: _("It is used in the Market."),
        KEEP: _("It is used in the Keep."),
        BANK: _("It is used in the Bank."),
    }[area]


def _reason(view: View, card: int) -> str:
    """What is missing in the right place."""
    if card in (LANTERN, ROPE_AND_HOOK, KILLMANS_KEY) and not can_draw(view):
        return _("A monster lies on top of the Keep.") if view.monster >= 0 else _("The Keep is empty.")
    if card == LEADEN_IDOL:
        alone = not idol_victims(view)
        return _("Nobody here shows a card that could be taken.") if alone else _("You have no other card to give.")
    words = {
        SPYGLASS: _("There is no card in the Market that you could pay."),
        CRACKED_MIRROR: _("Nobody shows a card that could be mirrored now."),
        CROWN_OF_GREED: _("Nobody has money that you could take."),
        CHIPPED_OPAL: _("There is no card of one or two stars to take."),
        HEART_OF_THE_KEEP: _("You have too little money, even so."),
        KILLMANS_SEAL: _("You have too little money, even so."),
        KILLMANS_NOTE: _("The discard holds no artifact of one star."),
        TRAIL_BOOTS: _("Every way is closed to you."),
        GUILD_BADGE: _("The Guild has nothing for you."),
    }
    return words.get(card, _("It cannot be used now."))
