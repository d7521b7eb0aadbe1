"""Why somebody draws, fights, flees or reacts."""

from game.core.telling import Reasons
from game.games.killmans_keep import actions as do
from game.games.killmans_keep import components as box
from game.games.killmans_keep.hints.choice import Case
from game.games.killmans_keep.names import card_name, rule_of
from game.games.killmans_keep.text import labels_keep
from game.games.killmans_keep.text.consequences import monster_chance, the
from game.games.killmans_keep.texts import artifact_text
from game.words import _, dollars, plural

ARTIFACT = round(sum(box.VALUE[card] for card in box.ARTIFACT_CARDS) / len(box.ARTIFACT_CARDS))
"""What an artifact is worth on average, in dollars."""


def draw(case: Case, _action: do.Draw) -> Reasons:
    """6.1: an artifact for nothing, or a monster."""
    danger = round(100 * monster_chance(case.view))
    return Reasons(
        goal=_("Get an artifact for nothing."),
        facts=(
            _("{n} % that it is a monster.").format(n=danger),
            _("An artifact is worth {money} on average.").format(money=dollars(ARTIFACT)),
            case.left(),
        ),
        law=_("A monster is shown to all, and one must fight or flee."),
        rule="6.2",
        short=_("{n} % monster, else about {money}").format(n=danger, money=dollars(ARTIFACT)),
    )


def fight(case: Case, _action: do.Fight) -> Reasons:
    """6.5, 6.6: to win the corpse."""
    view, chance = case.view, labels_keep.percent(case.view)
    return Reasons(
        goal=_("Win the corpse of {card}.").format(card=the(view.monster)),
        facts=(
            _("{n} % to win: it {wins}.").format(n=chance, wins=labels_keep.wins_on(view)),
            _("Its corpse is worth {money}.").format(money=dollars(box.VALUE[view.monster])),
            _("Lost: {loss}.").format(loss=labels_keep.loss(view)),
            *case.fills(view.monster),
        ),
        law=_("The die and the weapons, less the ferocity, must reach the monster’s stars."),
        rule="6.6",
        short=_("{n} % to win {money}").format(n=chance, money=dollars(box.VALUE[view.monster])),
    )


def flee(case: Case, _action: do.Flee) -> Reasons:
    """6.3: nothing lost but the turn."""
    view = case.view
    return Reasons(
        goal=_("Lose the rest of the turn, and nothing else."),
        facts=(
            _("A fight would be won with {n} %.").format(n=labels_keep.percent(view)),
            _("Lost: {loss}.").format(loss=labels_keep.loss(view)),
            case.left(),
        ),
        law=_("Who flees goes to the Market, and the turn is over; the monster stays on top."),
        rule="6.3",
        short=plural("{n} action lost", "{n} actions lost", view.actions),
    )


def use(case: Case, action: do.Use) -> Reasons:
    """9: a weapon before the roll, or an answer to what has happened."""
    card, phase = action.card, case.phase
    if phase in ("fight", "battle") and (card in box.BONUS or card in (box.KILLMANS_CLOAK, box.SILVER_CROSSBOW)):
        return _weapon(case, card)
    goals = {
        box.HEXED_DICE: _("Have a roll made anew that one does not like."),
        box.LUCKY_MOONSTONE: _("Make the price what one likes."),
        box.TOLL_CHAIN: _("Get {money}, or stop somebody on the way.").format(money=dollars(box.TOLL)),
        box.KILLMANS_WHISTLE: _("Take the artifact that was drawn, at its base value."),
        box.SMOKE_POT: _("Lose nothing with the lost fight."),
        box.RATIONS: _("Take the turn that would be missed."),
    }
    facts = {
        box.HEXED_DICE: _("The roll shows {n} now.").format(n=max(0, case.view.die)),
        box.LUCKY_MOONSTONE: _("The roll shows {n} now.").format(n=max(0, case.view.die)),
        box.TOLL_CHAIN: _("{name} owns {money}; {n} pays the toll.").format(
            name=case.name(case.view.active), money=dollars(case.view.money[case.view.active]), n=dollars(box.TOLL)
        ),
        box.KILLMANS_WHISTLE: _("It costs {least} to {most}, {middle} on average.").format(
            least=dollars(50), most=dollars(150), middle=dollars(ARTIFACT)
        ),
        box.SMOKE_POT: _("{n} actions of this turn are kept, and the next turn.").format(n=case.view.actions),
        box.RATIONS: _("A turn has {n} actions.").format(n=2),
    }
    return Reasons(
        goal=goals.get(card, artifact_text(card)),
        facts=(facts.get(card, case.left()), _worth(card)),
        law=artifact_text(card),
        rule=rule_of(card),
        short=_("uses up {money}").format(money=dollars(box.VALUE[card])),
    )


def _weapon(case: Case, card: int) -> Reasons:
    """9.17 to 9.21, 9.25: what it makes of the fight."""
    view, now = case.view, labels_keep.percent(case.view)
    then = 100 if card in (box.SILVER_CROSSBOW, box.KILLMANS_CLOAK) else labels_keep.percent(view, box.BONUS[card])
    away = card == box.KILLMANS_CLOAK
    return Reasons(
        goal=_("Get away without a fight.") if away else _("Win against {card}.").format(card=the(view.monster)),
        facts=(
            _("Without it, {n} % to win.").format(n=now),
            _("No fight: nothing can be lost; {n} actions are left.").format(n=view.actions)
            if away
            else _("With it, {n} %.").format(n=then),
            _("Its corpse is worth {money}.").format(money=dollars(box.VALUE[view.monster])),
            _worth(card),
        ),
        law=artifact_text(card),
        rule=rule_of(card),
        short=_("{now} % becomes {then} %").format(now=now, then=then),
    )


def _worth(card: int) -> str:
    return _("{card} itself could be sold for {money}.").format(card=card_name(card), money=dollars(box.VALUE[card]))


def let_be(case: Case, _action: do.Pass) -> Reasons:
    """10.2: what happened stands."""
    if case.find(do.Sell) is not None:
        return _unshown(case)
    view = case.view
    if view.monster >= 0 and case.phase in ("lost", "battle"):
        fact = _("Lost: {loss}.").format(loss=labels_keep.loss(view))
    elif view.die >= 0:
        fact = _("The roll shows {n} now.").format(n=view.die)
    else:
        fact = _("{name} has {n} Doubloons.").format(name=case.name(view.active), n=view.doubloons[view.active])
    cards = view.held[case.seat]
    return Reasons(
        goal=_("Keep what one holds for a better moment."),
        facts=(fact, plural("{n} card is in hand.", "{n} cards are in hand.", cards)),
        law=_("One is asked whether one holds such a card or not; passing betrays nothing."),
        rule="10.3",
        short=_("costs 0 cards"),
    )


def _unshown(case: Case) -> Reasons:
    """9.14: a Garnet sold without another gemstone."""
    return Reasons(
        goal=_("Sell it without showing another Gemstone."),
        facts=(_("{money} less than with one.").format(money=dollars(50)), case.purse(0)),
        law=_("With another Gemstone shown, a Twin Garnet brings more."),
        rule="9.14",
        short=_("{money} less").format(money=dollars(50)),
    )


def discard(case: Case, action: do.Discard) -> Reasons:
    """9.11, 12.7: what is missed least."""
    card, number = action.card, case.view.held[case.seat]
    ooze = case.view.monster
    return Reasons(
        goal=_("Lose what is missed least."),
        facts=(
            _("{card} could be sold for {money}.").format(card=card_name(card), money=dollars(box.VALUE[card])),
            plural("{n} card is in hand.", "{n} cards are in hand.", number),
            *case.progress(),
        ),
        law=_("The card goes to the Keep discard, which lies open."),
        rule=rule_of(ooze) if ooze >= box.MONSTER_FACE else "9.11",
        short=_("worth {money}").format(money=dollars(box.VALUE[card])),
    )


def order(case: Case, action: do.Order) -> Reasons:
    """9.2: what is drawn first."""
    entry = case.view.top[1 if action.swap else 0] if len(case.view.top) > 1 else None
    card = entry.card if entry is not None else -1
    seen = card >= 0
    fact = _("{n} cards go back.").format(n=box.LANTERN_CARDS)
    if seen:
        stars = plural("{n} star", "{n} stars", box.STARS[card])
        fact = _("On top lies {card}, with {stars}.").format(card=the(card), stars=stars)
    drawer = case.view.actions > 1
    return Reasons(
        goal=_("Draw the better card oneself, and leave the other to the next."),
        facts=(fact, _("{n} action is left to draw with.").format(n=case.view.actions - 1) if drawer else case.left()),
        law=_("Nobody else knows which card lies on top."),
        rule="9.2",
        short=_("{money} on top").format(money=dollars(box.VALUE[card])) if seen else _("2 cards put back"),
    )
