"""Why an artifact cannot be used as an action now, with the paragraph of the card."""

from game.core.table import Refusal
from game.games.killmans_keep import components as box
from game.games.killmans_keep.knowledge.reach import can_draw, idol_victims
from game.games.killmans_keep.names import rule_of
from game.games.killmans_keep.view import View
from game.words import _


def why_unusable(view: View, card: int) -> Refusal:
    """Why this card of the own hand cannot be used as an action now; only of cards that cannot."""
    if card >= box.MONSTER_FACE:
        return Refusal(_("A corpse has no ability: sell it, trade it, or serve a goal with it."), "6.9")
    words = {
        "fight": _("It is used in a fight."),
        "reaction": _("It is played when something happens that it can answer."),
        "passive": _("It works as long as you hold it."),
    }
    kind = box.ARTIFACTS[card]
    if kind.timing != "action":
        return Refusal(words[kind.timing], rule_of(card))
    if not view.actions:
        return Refusal(_("No action is left."), "3.2")
    places = {
        box.MARKET: _("It is used in the Market."),
        box.KEEP: _("It is used in the Keep."),
        box.BANK: _("It is used in the Bank."),
    }
    elsewhere = kind.area not in (-1, view.area[view.active])
    return Refusal(places[kind.area] if elsewhere else _reason(view, card), rule_of(card))


def _reason(view: View, card: int) -> str:
    """What is missing in the right place."""
    kind = box.ARTIFACTS[card]
    if kind.alone and not idol_victims(view):
        return _(kind.alone)
    if kind.lacks:
        return _(kind.lacks)
    if can_draw(view):
        return _("It cannot be used now.")
    return _("A monster lies on top of the Keep.") if view.monster >= 0 else _("The Keep is empty.")
