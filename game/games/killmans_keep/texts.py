"""What stands on the cards, and what the inspector says of them, in the player's language."""

from game.games.killmans_keep import components as box
from game.games.killmans_keep.names import stars_words
from game.words import _, dollars, plural


def artifact_effect(card: int) -> str:
    """9: the ability of an artifact in one short sentence."""
    return _(box.ARTIFACTS[card].effect)


def artifact_text(card: int) -> str:
    """9: the ability of an artifact."""
    return _(box.ARTIFACTS[card].text)


def timing_words(card: int) -> str:
    """9.1: when an artifact is used, and whether that uses it up."""
    kind = box.ARTIFACTS[card]
    words = {
        "action": _("Used as an action of your turn"),
        "fight": _("Used in a fight"),
        "reaction": _("Used as a reaction, also on others’ turns"),
        "passive": _("Works as long as you hold it"),
    }[kind.timing]
    if card in box.ANSWERS["haggled"]:  # 10.1: these alone answer an own deed, too
        words = _("A reaction: free on others’ turns, an action on your own")
    used = kind.consumed or kind.timing == "passive"
    return words if used else _("{when}; never used up").format(when=words)


def monster_effect(card: int) -> str:
    """12: what a monster does besides; "" = nothing."""
    kind = box.MONSTERS[card - box.MONSTER_FACE]
    return _(kind.effect).format(n=kind.value) if kind.effect else ""


def ferocity_words(ferocity: int) -> str:
    """6.6: what a monster's ferocity does to a roll."""
    return _("−{n} to your roll").format(n=ferocity) if ferocity else _("nothing off your roll")


def goal_need(number: int) -> str:
    """13: what a goal asks for."""
    goal = box.GOALS[number]
    words = _(goal.asks).format(n=goal.of if goal.need == "cash" else goal.number, stars=stars_words(goal.of))
    return _("Hand in {cards}").format(cards=words) if goal.mode == "hand_in" else words


def goal_reward(number: int) -> str:
    """13: what a goal pays."""
    goal = box.GOALS[number]
    return dollars(goal.cash) if goal.cash else plural("{n} Doubloon", "{n} Doubloons", goal.doubloons)
