"""Why somebody goes, shows, takes a goal, buys a Doubloon or ends the turn."""

from game.core.telling import Reasons
from game.games.killmans_keep import actions as do
from game.games.killmans_keep import components as box
from game.games.killmans_keep.hints.choice import Case
from game.games.killmans_keep.names import area_name, card_name, goal_name, rule_of
from game.games.killmans_keep.text import labels_keep
from game.games.killmans_keep.text.consequences import monster_chance, the
from game.words import _, dollars, plural


def move(case: Case, action: do.Move) -> Reasons:
    """3.3: for what can be done there."""
    view = case.view
    facts = (*_there(case, action.area), _cost(case))
    goals = {
        box.MARKET: _("Buy or sell in the Market."),
        box.KEEP: _("Get something out of the Keep."),
        box.GUILD: _("See to a goal in the Guild."),
        box.BANK: _("Buy a Doubloon in the Bank."),
    }
    return Reasons(
        goal=goals[action.area],
        facts=facts,
        law=_("The first move of a turn is free, every further one is an action."),
        rule="3.3",
        short=_("costs {n} actions").format(n=int(view.walked))
        if view.walked
        else _("free; {n} actions stay").format(n=view.actions),
    )


def _there(case: Case, area: int) -> tuple[str, ...]:
    """What awaits the seat in this area."""
    view = case.view
    if area == box.MARKET:
        lying = plural("{n} card can be bought there.", "{n} cards can be bought there.", len(view.market))
        own = plural("{n} card is in hand.", "{n} cards are in hand.", view.held[case.seat])
        if not case.own or not view.hand:
            return own, lying
        best = max(box.VALUE[card] for card in view.hand)
        return own, _("The dearest sells for {money}.").format(money=dollars(best)), lying
    if area == box.KEEP:
        if view.monster >= 0:
            chance = labels_keep.percent(view)
            return (_("{card} lies on top: {n} % to win as things stand.").format(card=the(view.monster), n=chance),)
        return (_("{n} % that the next card is a monster.").format(n=round(100 * monster_chance(view))),)
    if area == box.GUILD:
        return case.progress() or (_("{n} goals lie there.").format(n=view.goal_pool),)
    return (case.purse(0), case.race())


def _cost(case: Case) -> str:
    if case.view.walked:
        return _("It costs 1 of {n} actions.").format(n=case.view.actions)
    return plural("It is free; {n} action stays.", "It is free; {n} actions stay.", case.view.actions)


def show(case: Case, action: do.Show) -> Reasons:
    """4.1: what everybody may know."""
    view = case.view
    known = action.card in view.known[case.seat]
    name = card_name(action.card) if action.card >= box.GOAL_FACE else the(action.card)
    return Reasons(
        goal=_("Show {card} rather than another card.").format(card=name),
        facts=(
            _known(case),
            _("This one is known already: 0 secrets told.") if known else _("1 more will be known then."),
        ),
        law=_("Whoever has cards shows one of them to all; the Idol, the Mirror and the Mimic reach only that one."),
        rule="4.1",
        short=_("0 secrets told") if known else _("1 secret told"),
    )


def _known(case: Case) -> str:
    return _("{n} of {all} cards in hand are known to all.").format(
        n=len(case.view.known[case.seat]), all=case.view.held[case.seat]
    )


def showing(case: Case, _action: do.Showing) -> Reasons:
    """4.2: another card."""
    return Reasons(
        goal=_("Show another card."),
        facts=(_known(case),),
        law=_("The Display Card may be changed at any time, and costs nothing."),
        rule="4.2",
        short=_("costs 0 actions"),
    )


def end_turn(case: Case, _action: do.EndTurn) -> Reasons:
    """3.6: nothing more is worth an action."""
    left = case.view.actions
    return Reasons(
        goal=_("Keep everything as it is until the next turn."),
        facts=(
            plural("{n} action is lost.", "{n} actions are lost.", left),
            case.purse(0),
            case.race(),
        ),
        law=_("A turn may end at any time; actions not used are lost."),
        rule="3.6",
        short=plural("{n} action lost", "{n} actions lost", left),
    )


def take_goal(case: Case, _action: do.TakeGoal) -> Reasons:
    """7.1: one more way to money."""
    rewards = [goal.cash for goal in box.GOALS if goal.cash]
    average, golden = round(sum(rewards) / len(rewards)), sum(goal.doubloons > 0 for goal in box.GOALS)
    return Reasons(
        goal=_("Have a goal to be rewarded for."),
        facts=(
            _("A goal brings {money} on average; {n} of {all} bring a Doubloon.").format(
                money=dollars(average), n=golden, all=len(box.GOALS)
            ),
            plural("{n} card is in hand.", "{n} cards are in hand.", case.view.held[case.seat]),
            case.left(),
        ),
        law=_("Only its owner sees the goal; nobody holds more than one."),
        rule="7.1",
        short=_("{money} on average").format(money=dollars(average)),
    )


def swap_goal(case: Case, _action: do.SwapGoal) -> Reasons:
    """7.6: for one that is nearer."""
    rewards = [goal.cash for goal in box.GOALS if goal.cash]
    return Reasons(
        goal=_("Get a goal that is easier to meet."),
        facts=(
            *case.progress(),
            _("Another one brings {money} on average.").format(money=dollars(round(sum(rewards) / len(rewards)))),
            case.left(),
        ),
        law=_("The old goal is discarded, and what was done for it counts no longer."),
        rule="7.6",
        short=_("costs 1 action"),
    )


def turn_in(case: Case, _action: do.TurnIn | do.HandIn) -> Reasons:
    """7.5: the reward."""
    goal = case.view.goals[case.seat]
    if goal < 0:  # others see which goal it was only afterwards
        best = max(one.cash for one in box.GOALS)
        return Reasons(
            goal=_("Have the reward of a goal."),
            facts=(_("A goal brings up to {money}, or a Doubloon.").format(money=dollars(best)), case.race()),
            law=_("A goal that is met is turned in at the Guild, for its reward."),
            rule="7.5",
            short=_("up to {money}").format(money=dollars(best)),
        )
    kind = box.GOALS[goal]
    reward = dollars(kind.cash) if kind.cash else _("1 Doubloon")
    handed = case.find(do.HandIn)
    return Reasons(
        goal=_("Have the reward of {goal}.").format(goal=goal_name(goal)),
        facts=(
            _("It brings {reward}.").format(reward=reward),
            *((case.price(handed.card),) if handed is not None and kind.mode == "hand_in" else ()),
            case.purse(kind.cash),
            case.race(),
        ),
        law=_("Cards that are shown stay in hand, those handed in go to the Keep discard."),
        rule=rule_of(box.GOAL_FACE + goal),
        short=_("brings {reward}").format(reward=reward),
    )


def pay_toll(case: Case, _action: do.PayToll) -> Reasons:
    """9.10: the way is worth the money."""
    area = case.view.walk[1]
    return Reasons(
        goal=_("Get to the {area} all the same.").format(area=area_name(area)),
        facts=(
            _("The toll is {money} of {all}.").format(money=dollars(box.TOLL), all=dollars(case.money)),
            *_there(case, area),
            case.left(),
        ),
        law=_("Who does not pay goes back, and cannot try the same area again in this turn."),
        rule="9.10",
        short=_("costs {money}").format(money=dollars(box.TOLL)),
    )


def turn_back(case: Case, _action: do.TurnBack) -> Reasons:
    """9.10: the money is worth more than the way."""
    return Reasons(
        goal=_("Keep the money and do something else."),
        facts=(
            _("The toll is {money} of {all}.").format(money=dollars(box.TOLL), all=dollars(case.money)),
            case.left(),
        ),
        law=_("The free move or the action comes back; the area stays closed in this turn."),
        rule="9.10",
        short=_("saves {money}").format(money=dollars(box.TOLL)),
    )


def exchange(case: Case, _action: do.Exchange) -> Reasons:
    """8.1, 15.1: what the game is won with."""
    owned = case.view.doubloons[case.seat] + 1
    return Reasons(
        goal=_("Come nearer to the fifth Doubloon.") if owned < box.DOUBLOONS_TO_WIN else _("Win the game."),
        facts=(
            _("It costs {money} of {all}.").format(money=dollars(box.DOUBLOON_PRICE), all=dollars(case.money)),
            _("{n} of {all} Doubloons then.").format(n=owned, all=box.DOUBLOONS_TO_WIN),
            case.race(),
        ),
        law=_("The fifth Doubloon wins at once; a Doubloon is never changed back."),
        rule="15.1",
        short=_("Doubloon {n} of {all}").format(n=owned, all=box.DOUBLOONS_TO_WIN),
    )
