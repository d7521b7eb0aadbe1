"""Which halves of a choice the table offers at once; what they are follows from the rules (`core.compound_choice`)."""

from game.core.game import Seat
from game.games.killmans_keep.knowledge.cards import Cards, plus, without
from game.games.killmans_keep.knowledge.goals import next_picks, settle
from game.games.killmans_keep.view import View


def whose(view: View) -> Seat:
    """Whose choices a table offers: those of the seat that looks; before everybody, of the one that must act."""
    return view.actors[0] if view.seat is None else view.seat


def goes_on(before: View, after: View) -> bool:
    """Whether the other half is offered together with the first: not where every step is played at once.

    11.3: an offer to another player grows before one's eyes. 7.4: of several cards for a goal, one is asked for after
    the other.
    """
    if after.phase != "goal":
        return after.phase not in ("draft", "ask")
    picks = next_picks(after.goals[after.active], others(after), after.picked)
    return before.phase != "goal" and all(settled(after, plus(after.picked, card)) is not None for card in picks)


def others(half: View) -> Cards:
    """9.30: the own cards beside the one that is used, if there is one."""
    return without(half.hand, half.using) if half.using >= 0 else half.hand


def settled(half: View, picked: Cards) -> Cards | None:
    """7.4: the cards with which the goal is turned in after these were picked; None while there is a choice."""
    cards, enough = settle(half.goals[half.active], others(half), picked)
    return cards if enough else None
