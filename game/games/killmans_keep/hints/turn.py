"""Why somebody goes, shows, takes a goal, buys a Doubloon or ends the turn."""

from game.games.killmans_keep import actions as do
from game.games.killmans_keep import components as box
from game.games.killmans_keep.hints.choice import Case
from game.games.killmans_keep.hints.keep import danger, percent
from game.games.killmans_keep.names import area_name, card_name, goal_name, rule_of
from game.games.killmans_keep.text.consequences import the
from game.kit.reasons import Rows, Why, said
from game.words import _, dollars, later, plural

REWARDS = [goal.cash for goal in box.GOALS if goal.cash]
AVERAGE = dollars(round(sum(REWARDS) / len(REWARDS)))
"""What a goal brings in dollars."""
GOING = {
    box.MARKET: later("Buy or sell in the Market."),
    box.KEEP: later("Get something out of the Keep."),
    box.GUILD: later("See to a goal in the Guild."),
    box.BANK: later("Buy a Doubloon in the Bank."),
}


def _area(case: Case) -> int:
    """Where the way leads, that is chosen or must be paid."""
    move = case.find(do.Move)
    return move.area if move is not None else case.view.walk[1]


def _there(case: Case) -> str | tuple[str, ...]:
    """What awaits the seat in this area."""
    view, area = case.view, _area(case)
    if area == box.MARKET:
        lying = plural("{n} card can be bought there.", "{n} cards can be bought there.", len(view.market))
        if not case.own or not view.hand:
            return case.holds(), lying
        best = max(box.VALUE[card] for card in view.hand)
        return case.holds(), _("The dearest sells for {money}.").format(money=dollars(best)), lying
    if area == box.KEEP:
        if view.monster < 0:
            return _("{n} % that the next card is a monster.").format(n=danger(case))
        words = _("{card} lies on top: {n} % to win as things stand.")
        return words.format(card=the(view.monster), n=percent(case))
    if area == box.GUILD:
        return case.progress() or _("{n} goals lie there.").format(n=view.goal_pool)
    return case.owns(), case.race()


def _cost(case: Case) -> str:
    if case.view.walked:
        return _("It costs 1 of {n} actions.").format(n=case.view.actions)
    return plural("It is free; {n} action stays.", "It is free; {n} actions stay.", case.view.actions)


def _short_cost(case: Case) -> str:
    if case.view.walked:
        return _("costs {n} actions").format(n=1)
    return _("free; {n} actions stay").format(n=case.view.actions)


def _is_known(case: Case) -> bool:
    return case.card in case.view.known[case.seat]


def _shown(case: Case) -> str:
    return card_name(case.card) if case.card >= box.GOAL_FACE else the(case.card)


def _known(case: Case) -> str:
    words, known = _("{n} of {all} cards in hand are known to all."), len(case.view.known[case.seat])
    return words.format(n=known, all=case.view.held[case.seat])


def _turn_in(case: Case) -> Why:
    """7.5: the reward; others see which goal it was only afterwards."""
    goal, handed = case.view.goals[case.seat], case.find(do.HandIn)
    if goal < 0:
        return ANY_GOAL
    kind = box.GOALS[goal]
    reward = dollars(kind.cash) if kind.cash else _("1 Doubloon")
    given = case.price(handed.card) if handed is not None and kind.mode == "hand_in" else ()
    return Why(
        said(later("Have the reward of {goal}."), goal=goal_name(goal)),
        (
            said(later("It brings {reward}."), reward=reward),
            lambda case: given,
            lambda case: case.purse(kind.cash),
            Case.race,
        ),
        later("Cards that are shown stay in hand, those handed in go to the Keep discard."),
        rule_of(box.GOAL_FACE + goal),
        said(later("brings {reward}"), reward=reward),
    )


def _toll(case: Case) -> str:
    return _("The toll is {money} of {all}.").format(money=dollars(box.TOLL), all=dollars(case.money))


def owned(case: Case) -> int:
    """How many Doubloons the seat has with one more."""
    return case.view.doubloons[case.seat] + 1


def doubloon_goal(case: Case) -> str:
    """15.1: what one more Doubloon is for."""
    return _("Come nearer to the fifth Doubloon.") if owned(case) < box.DOUBLOONS_TO_WIN else _("Win the game.")


DOUBLOON = said(later("Doubloon {n} of {all}"), n=owned, all=box.DOUBLOONS_TO_WIN)

# fmt: off
BEST = dollars(max(REWARDS))
ANY_GOAL = Why(
    later("Have the reward of a goal."),
    (said(later("A goal brings up to {money}, or a Doubloon."), money=BEST), Case.race),
    later("A goal that is met is turned in at the Guild, for its reward."), "7.5",
    said(later("up to {money}"), money=BEST))
ROWS: Rows = {
    do.Move: Why(  # 3.3: for what can be done there
        lambda case: _(GOING[_area(case)]), (_there, _cost),
        later("The first move of a turn is free, every further one is an action."), "3.3", _short_cost),
    do.Show: Why(  # 4.1: what everybody may know
        said(later("Show {card} rather than another card."), card=_shown),
        (_known, lambda case: _("This one is known already: 0 secrets told.") if _is_known(case)
         else _("1 more will be known then.")),
        later("Whoever has cards shows one of them to all; the Idol, the Mirror and the Mimic reach only that one."),
        "4.1", lambda case: _("0 secrets told") if _is_known(case) else _("1 secret told")),
    do.Showing: Why(  # 4.2: another card
        later("Show another card."), (_known,),
        later("The Display Card may be changed at any time, and costs nothing."), "4.2", later("costs 0 actions")),
    do.EndTurn: Why(  # 3.6: nothing more is worth an action
        later("Keep everything as it is until the next turn."),
        (lambda case: plural("{n} action is lost.", "{n} actions are lost.", case.view.actions), Case.owns, Case.race),
        later("A turn may end at any time; actions not used are lost."), "3.6",
        lambda case: plural("{n} action lost", "{n} actions lost", case.view.actions)),
    do.TakeGoal: Why(  # 7.1: one more way to money
        later("Have a goal to be rewarded for."),
        (said(later("A goal brings {money} on average; {n} of {all} bring a Doubloon."), money=AVERAGE,
              n=len(box.GOALS) - len(REWARDS), all=len(box.GOALS)), Case.holds, Case.left),
        later("Only its owner sees the goal; nobody holds more than one."), "7.1",
        said(later("{money} on average"), money=AVERAGE)),
    do.SwapGoal: Why(  # 7.6: for one that is nearer
        later("Get a goal that is easier to meet."),
        (Case.progress, said(later("Another one brings {money} on average."), money=AVERAGE), Case.left),
        later("The old goal is discarded, and what was done for it counts no longer."), "7.6",
        later("costs 1 action")),
    do.TurnIn: _turn_in,
    do.HandIn: _turn_in,
    do.PayToll: Why(  # 9.10: the way is worth the money
        said(later("Get to the {area} all the same."), area=lambda case: area_name(_area(case))),
        (_toll, _there, Case.left),
        later("Who does not pay goes back, and cannot try the same area again in this turn."), "9.10",
        said(later("costs {money}"), money=dollars(box.TOLL))),
    do.TurnBack: Why(  # 9.10: the money is worth more than the way
        later("Keep the money and do something else."), (_toll, Case.left),
        later("The free move or the action comes back; the area stays closed in this turn."), "9.10",
        said(later("saves {money}"), money=dollars(box.TOLL))),
    do.Exchange: Why(  # 8.1, 15.1: what the game is won with
        doubloon_goal,
        (said(later("It costs {money} of {all}."), money=dollars(box.DOUBLOON_PRICE),
              all=lambda case: dollars(case.money)),
         said(later("{n} of {all} Doubloons then."), n=owned, all=box.DOUBLOONS_TO_WIN), Case.race),
        later("The fifth Doubloon wins at once; a Doubloon is never changed back."), "15.1", DOUBLOON),
}
# fmt: on
