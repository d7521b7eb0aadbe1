"""Why something cannot be chosen now: the reason in words, and the rule that says so."""

from collections.abc import Callable

from game.core.table import Refusal
from game.games.killmans_keep import components as box
from game.games.killmans_keep.knowledge.goals import met
from game.games.killmans_keep.knowledge.reach import can_draw
from game.games.killmans_keep.knowledge.spots import copies
from game.games.killmans_keep.names import area_name, card_name, goal_name, rule_of
from game.games.killmans_keep.text.unusable import why_unusable
from game.games.killmans_keep.view import View
from game.kit.phases import Players, Reasons
from game.words import _, dollars

Reason = Callable[[View, Players], Reasons]


def _no_action() -> Refusal:
    return Refusal(_("No action is left."), "3.2")


def _elsewhere(area: int, rule: str) -> Refusal:
    words = (
        _("This is done in the Market."),
        _("This is done in the Keep."),
        _("This is done in the Guild."),
        _("This is done in the Bank."),
    )
    return Refusal(words[area], rule)


def _poor(view: View, cost: int, rule: str) -> Refusal:
    words = _("It costs {cost}, and you have {money}.")
    return Refusal(words.format(cost=dollars(cost), money=dollars(view.money[view.active])), rule)


# ---- the turn


def act(view: View, players: Players) -> Reasons:
    """The turn itself: what is elsewhere, too dear, or done with."""
    return {
        **_areas(view),
        **_market(view),
        **_keep(view),
        **_guild(view),
        "doubloons": _doubloons(view),
        **_mats(view, players),
        **_hand(view),
    }


def _areas(view: View) -> Reasons:
    here, reasons = view.area[view.active], {}
    for area, spot in enumerate(box.AREAS):
        if area == here:
            refusal = Refusal(_("This is where you are."), "3.3")
        elif area not in box.NEIGHBOURS[here]:
            ways = [area_name(near) for near in box.NEIGHBOURS[here]]
            words = _("From here the road leads to the {first} and the {second}.")
            refusal = Refusal(words.format(first=ways[0], second=ways[1]), "3.3")
        elif area in view.barred:
            refusal = Refusal(_("You would not pay the toll: this way is closed for the turn."), "9.10")
        else:
            refusal = Refusal(_("The free move is used, and no action is left."), "3.3")
        reasons[spot] = refusal
    return reasons


def _market(view: View) -> Reasons:
    reasons = {}
    for card in view.market:
        spot = f"stall:{card}"
        if view.area[view.active] != box.MARKET:
            reasons[spot] = _elsewhere(box.MARKET, "5.1")
        else:
            reasons[spot] = _poor(view, box.VALUE[card], "5.3") if view.actions else _no_action()
    return reasons


def _keep(view: View) -> Reasons:
    if view.area[view.active] != box.KEEP:
        deck = _elsewhere(box.KEEP, "6.1")
    elif not view.actions:
        deck = _no_action()
    elif can_draw(view):
        deck = Refusal(_("The Keep is not drawn from now."), "6.1")
    elif view.monster >= 0:
        words = _("{monster} lies on top: nobody draws before it is beaten or buried.")
        deck = Refusal(words.format(monster=card_name(view.monster)), "6.4")
    else:
        deck = Refusal(_("The Keep is empty."), "6.11")
    top = _elsewhere(box.KEEP, "6.4") if view.area[view.active] != box.KEEP else _no_action()
    looked_at = Refusal(_("What lies here can only be looked at."), "6.10")
    return {"keep-deck": deck, "keep-top": top, "keep-discard": looked_at}


def _guild(view: View) -> Reasons:
    seat = view.active
    if view.area[seat] != box.GUILD:
        deck = goal = _elsewhere(box.GUILD, "7.1")
    elif not view.actions:
        deck = goal = _no_action()
    else:
        deck, goal = Refusal(_("No goal is left to take."), "7.7"), _unmet(view)
    looked_at = Refusal(_("What lies here can only be looked at."), "7.5")
    return {"goal-deck": deck, "goal": goal, "goal-discard": looked_at}


def _unmet(view: View) -> Refusal:
    """7.3: the own goal, and what the rules say of it."""
    goal = view.goals[view.active]
    if goal < 0 or met(goal, view.hand, view.money[view.active], list(view.deeds[view.active])):
        return Refusal(_("This goal cannot be turned in now."), "7.3")
    return Refusal(_("{goal} is not met yet.").format(goal=goal_name(goal)), rule_of(box.GOAL_FACE + goal))


def _doubloons(view: View) -> Refusal:
    if view.area[view.active] != box.BANK:
        return _elsewhere(box.BANK, "8.1")
    return _poor(view, box.DOUBLOON_PRICE, "8.1") if view.actions else _no_action()


def _mats(view: View, players: Players) -> Reasons:
    reasons = {}
    for seat, player in enumerate(players[: view.seats]):
        if seat == view.active:
            refusal = Refusal(_("This is you."), "11.1")
        elif not view.actions:
            refusal = Refusal(_("A trade takes an action, and none is left."), "11.1")
        elif seat in view.traded:
            refusal = Refusal(_("You have negotiated with {name} in this turn.").format(name=player.name), "11.2")
        else:
            words = _("There is nothing to trade with {name}.")
            refusal = Refusal(words.format(name=player.name), "11.4")
        reasons[f"mat:{seat}"] = refusal
    return reasons


def _hand(view: View) -> Reasons:
    pairs = zip(view.hand, copies("hand", view.hand), strict=True)
    return {spot: why_unusable(view, card) for card, spot in pairs}


def between(view: View, _players: Players) -> Reasons:
    """4.2: it is not this seat that must act."""
    return _everything(view, Refusal(_("It is not your turn: you may only show another card."), "4.2"))


# ---- while something else is being resolved


def _everything(view: View, refusal: Refusal) -> Reasons:
    """The same refusal for all that lies on the table."""
    piles = ("keep-deck", "keep-top", "keep-discard", "goal-deck", "goal-discard", "goal", "doubloons")
    cards = (*copies("hand", view.hand), *[f"stall:{card}" for card in view.market])
    mats = [f"mat:{seat}" for seat in range(view.seats)]
    return dict.fromkeys((*box.AREAS, *piles, *cards, *mats), refusal)


def first_this(rule: str) -> Reason:
    """What must be done before all else, by this rule."""
    return lambda view, players: _everything(view, Refusal(_("First this: what glows can be chosen."), rule))


def halves(view: View, _players: Players) -> Reasons:
    """14.4: a choice is half made."""
    return _everything(view, Refusal(_("Finish what you have begun, or take it back."), "14.4"))


def fight(view: View, _players: Players) -> Reasons:
    """6.2: a monster stands in the way."""
    reasons = _everything(view, Refusal(_("The monster comes first: fight it, or flee."), "6.2"))
    for card, spot in zip(view.hand, copies("hand", view.hand), strict=True):
        reasons[spot] = _in_fight(view, card)
    return reasons


def _in_fight(view: View, card: int) -> Refusal:
    """6.5: why this card is of no use in the fight."""
    kind = box.ARTIFACTS[card] if card < box.MONSTER_FACE else None
    lacks = _(kind.lacks) if kind and kind.timing == "fight" and kind.lacks else ""
    if box.CATEGORY[card] != box.WEAPON:
        return Refusal(lacks, rule_of(card)) if lacks else Refusal(_("Before the roll only weapons help."), "6.5")
    if view.monster == box.SHADE:
        return Refusal(_("Weapons have no effect on the Shade."), "12.6")
    return Refusal(lacks or _("It has been used in this fight."), rule_of(card))


def called(view: View, _players: Players) -> Reasons:
    """10.2: something happened that can be answered."""
    reasons = _everything(view, Refusal(_("Answer what happened, or let it be."), "10.2"))
    own = view.actors[0] == view.active
    late = own and not view.actions and view.phase in ("haggled", "battle")
    words = _("In your own turn a reaction takes an action, and none is left.")
    refusal = Refusal(words, "10.1") if late else Refusal(_("This card does nothing about it."), "10.1")
    return reasons | dict.fromkeys(copies("hand", view.hand), refusal)


def goal(view: View, _players: Players) -> Reasons:
    """7.4: cards for a goal."""
    goal = view.goals[view.active]
    reasons = halves(view, _players)
    words = _("This card does not serve {goal}.").format(goal=goal_name(goal))
    if box.GOALS[goal].mode == "hand_in":
        words = _("This card cannot be handed in for {goal}.").format(goal=goal_name(goal))
    return reasons | dict.fromkeys(copies("hand", view.hand), Refusal(words, rule_of(box.GOAL_FACE + goal)))


def draft(view: View, _players: Players) -> Reasons:
    """11.3: an offer is made."""
    reasons = _everything(view, Refusal(_("Finish the offer first, or leave the trade."), "11.3"))
    never = Refusal(_("Goals and Doubloons are not traded."), "11.10")
    reasons |= {"goal": never, "doubloons": never}
    draft = view.draft
    assert draft is not None
    offered = Refusal(_("It is in your offer; take it back with undo."), "11.3")
    taken_out = Refusal(_("You have taken it out of the offer; undo puts it back."), "11.3")
    cards = dict.fromkeys(copies("hand", view.hand), taken_out)
    for kind, lying in (("hand", draft.give), ("give", draft.give), ("want", draft.ask)):
        cards |= dict.fromkeys(copies(kind, lying), offered)
    return reasons | cards


def answer(view: View, _players: Players) -> Reasons:
    """11.6: an offer lies there."""
    return _everything(view, Refusal(_("There is an offer to be answered first."), "11.6"))
