"""Why somebody draws, fights, flees or reacts."""

from game.games.killmans_keep import actions as do
from game.games.killmans_keep import components as box
from game.games.killmans_keep.hints.choice import Case
from game.games.killmans_keep.names import card_name, rule_of, stars_words
from game.games.killmans_keep.text import labels_keep
from game.games.killmans_keep.text.consequences import monster_chance, the
from game.games.killmans_keep.texts import artifact_text
from game.kit.reasons import Facts, Rows, Say, Why, said
from game.words import _, dollars, later, plural

ARTIFACT = round(sum(box.VALUE[card] for card in box.ARTIFACT_CARDS) / len(box.ARTIFACT_CARDS))
"""What an artifact is worth on average, in dollars."""


def danger(case: Case) -> int:
    """6.2: how likely the next card of the Keep is a monster, in per cent."""
    return round(100 * monster_chance(case.view))


def percent(case: Case) -> int:
    """6.6: the chance to win the fight as things stand, in per cent."""
    return labels_keep.percent(case.view)


def _monster(case: Case) -> str:
    return the(case.view.monster)


def _corpse(case: Case) -> str:
    return dollars(box.VALUE[case.view.monster])


def _loss(case: Case) -> str:
    return _("Lost: {loss}.").format(loss=labels_keep.loss(case.view))


def _risk(case: Case) -> tuple[str, ...]:
    """The same, unless the fight cannot be lost."""
    return (_loss(case),) if percent(case) < 100 else ()


def worth(case: Case) -> str:
    """What the card is worth."""
    return dollars(box.VALUE[case.card])


def _sold(case: Case) -> str:
    return _("{card} itself could be sold for {money}.").format(card=card_name(case.card), money=worth(case))


def _text(case: Case) -> str:
    return artifact_text(case.card)


def _rolled(case: Case) -> str:
    return _("The roll shows {n} now.").format(n=max(0, case.view.die))


# fmt: off
ANSWERS: dict[int, tuple[Say, Facts]] = {
    box.HEXED_DICE: (later("Have a roll made anew that one does not like."), _rolled),
    box.LUCKY_MOONSTONE: (later("Make the price what one likes."), _rolled),
    box.TOLL_CHAIN: (
        said(later("Get {money}, or stop somebody on the way."), money=dollars(box.TOLL)),
        said(later("{name} owns {money}; {n} pays the toll."), name=lambda case: case.name(case.view.active),
             money=lambda case: dollars(case.view.money[case.view.active]), n=dollars(box.TOLL))),
    box.KILLMANS_WHISTLE: (
        later("Take the artifact that was drawn, at its base value."),
        said(later("It costs {least} to {most}, {middle} on average."),
             least=dollars(50), most=dollars(150), middle=dollars(ARTIFACT))),
    box.SMOKE_POT: (
        later("Lose nothing with the lost fight."),
        said(later("{n} actions of this turn are kept, and the next turn."), n=lambda case: case.view.actions)),
    box.RATIONS: (later("Take the turn that would be missed."), said(later("A turn has {n} actions."), n=2)),
}
"""9: what an answer is for, and the fact that decides, by its card."""
# fmt: on


def _use(case: Case) -> Why:
    """9: a weapon before the roll, or an answer to what has happened."""
    card = case.card
    if case.phase in ("fight", "battle") and box.ARTIFACTS[card].timing == "fight":
        return _weapon(case, card)
    goal, fact = ANSWERS.get(card, (_text, Case.left))
    return Why(goal, (fact, _sold), _text, rule_of(card), said(later("uses up {money}"), money=worth))


def _weapon(case: Case, card: int) -> Why:
    """9.17 to 9.21, 9.25: what it makes of the fight."""
    view, now, kind = case.view, percent(case), box.ARTIFACTS[card]
    then = 100 if kind.beats or kind.slips else labels_keep.percent(view, kind.bonus)
    away = said(later("No fight: nothing can be lost; {n} actions are left."), n=view.actions)
    wins = said(later("Win against {card}."), card=_monster)
    facts = (
        said(later("Without it, {n} % to win."), n=now),
        away if kind.slips else said(later("With it, {n} %."), n=then),
        said(later("Its corpse is worth {money}."), money=_corpse),
        _sold,
    )
    goal = later("Get away without a fight.") if kind.slips else wins
    short = said(later("{now} % becomes {then} %"), now=now, then=then)
    return Why(goal, facts, _text, rule_of(card), short)


def _stands(case: Case) -> str:
    """10.2: what happens if nobody answers."""
    view = case.view
    if view.monster >= 0 and case.phase in ("lost", "battle"):
        return _loss(case)
    if view.die >= 0:
        return _rolled(case)
    return case.won(view.active)


def _let_be(case: Case) -> Why:
    return UNSHOWN if case.find(do.Sell) is not None else LET_BE


def _on_top(case: Case) -> int:
    """9.2: the card that will be drawn first; -1 where the view does not know it."""
    order = case.find(do.Order)
    return case.view.top[1 if order and order.swap else 0].card if len(case.view.top) > 1 else -1


def _top_fact(case: Case) -> str:
    card = _on_top(case)
    if card < 0:
        return _("{n} cards go back.").format(n=box.LANTERN_CARDS)
    return _("On top lies {card}, with {stars}.").format(card=the(card), stars=stars_words(box.STARS[card]))


def _draws_left(case: Case) -> str:
    left = case.view.actions - 1
    return _("{n} action is left to draw with.").format(n=left) if left > 0 else case.left()


def _top_worth(case: Case) -> str:
    card = _on_top(case)
    return _("{money} on top").format(money=dollars(box.VALUE[card])) if card >= 0 else _("2 cards put back")


# fmt: off
LET_BE = Why(  # 10.2: what happened stands
    later("Keep what one holds for a better moment."), (_stands, Case.holds),
    later("One is asked whether one holds such a card or not; passing betrays nothing."), "10.3",
    later("costs 0 cards"))
UNSHOWN = Why(  # 9.14: a Garnet sold without another gemstone
    later("Sell it without showing another Gemstone."),
    (said(later("{money} less than with one."), money=dollars(50)), Case.owns),
    later("With another Gemstone shown, a Twin Garnet brings more."), "9.14",
    said(later("{money} less"), money=dollars(50)))
ROWS: Rows = {
    do.Draw: Why(  # 6.1: an artifact for nothing, or a monster
        later("Get an artifact for nothing."),
        (said(later("{n} % that it is a monster."), n=danger),
         said(later("An artifact is worth {money} on average."), money=dollars(ARTIFACT)), Case.left),
        later("A monster is shown to all, and one must fight or flee."), "6.2",
        said(later("{n} % monster, else about {money}"), n=danger, money=dollars(ARTIFACT))),
    do.Fight: Why(  # 6.5, 6.6: to win the corpse
        said(later("Win the corpse of {card}."), card=_monster),
        (said(later("{n} % to win: {wins}."), n=percent, wins=lambda case: labels_keep.wins_on(case.view)),
         said(later("Its corpse is worth {money}."), money=_corpse), _risk, lambda case: case.fills(case.view.monster)),
        later("The die and the weapons, less the ferocity, must reach the monster’s stars."), "6.6",
        said(later("{n} % to win {money}"), n=percent, money=_corpse)),
    do.Flee: Why(  # 6.3: nothing lost but the turn
        later("Lose the rest of the turn, and nothing else."),
        (said(later("A fight would be won with {n} %."), n=percent), _loss, Case.left),
        later("Who flees goes to the Market, and the turn is over; the monster stays on top."), "6.3",
        lambda case: plural("{n} action lost", "{n} actions lost", case.view.actions)),
    do.Use: _use,
    do.Pass: _let_be,
    do.Discard: Why(  # 9.11, 12.7: what is missed least
        later("Lose what is missed least."), (lambda case: case.price(case.card), Case.holds, Case.progress),
        later("The card goes to the Keep discard, which lies open."),
        lambda case: rule_of(case.view.monster) if case.view.monster >= box.MONSTER_FACE else "9.11",
        said(later("worth {money}"), money=worth)),
    do.Order: Why(  # 9.2: what is drawn first
        later("Draw the better card oneself, and leave the other to the next."), (_top_fact, _draws_left),
        later("Nobody else knows which card lies on top."), "9.2", _top_worth),
}
# fmt: on
