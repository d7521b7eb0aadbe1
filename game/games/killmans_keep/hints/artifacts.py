"""Why somebody uses an artifact as an action: what it brings, by its ability, and what it could be sold for."""

from collections.abc import Callable

from game.core.telling import Reasons
from game.games.killmans_keep import actions as do
from game.games.killmans_keep import components as box
from game.games.killmans_keep.hints.choice import Case
from game.games.killmans_keep.hints.keep import ARTIFACT
from game.games.killmans_keep.names import area_name, card_name, rule_of
from game.games.killmans_keep.text import labels_keep
from game.games.killmans_keep.text.consequences import monster_chance, the
from game.games.killmans_keep.texts import artifact_text
from game.words import _, dollars

Told = tuple[str, str, str]
"""What it is for, the fact that decides, and the same in short."""


def use(case: Case, using: int) -> Reasons:
    """9.1: the card does this and goes to the Keep discard."""
    ability = _ability(case, using)
    goal, fact, short = _TOLD[ability](case) if ability in _TOLD else _plain(case, ability)
    return Reasons(
        goal=goal,
        facts=(
            fact,
            _("{card} itself could be sold for {money}.").format(
                card=card_name(using), money=dollars(box.VALUE[using])
            ),
            case.left(),
        ),
        law=artifact_text(ability),
        rule=rule_of(ability),
        short=short,
    )


def target(case: Case, _action: do.Target) -> Reasons:
    """9.8, 9.9, 9.11: against this player."""
    return use(case, _using(case, box.CROWN_OF_GREED))


def take(case: Case, _action: do.Take) -> Reasons:
    """9.4, 9.13, 9.23: this card."""
    return use(case, _using(case, box.KILLMANS_NOTE))


def _using(case: Case, usual: int) -> int:
    return case.view.using if case.view.using >= 0 else usual


def _ability(case: Case, using: int) -> int:
    """9.9: the Mirror does what a Display Card does."""
    aim = case.find(do.Target)
    if case.view.ability >= 0:
        return case.view.ability
    shown = case.view.display[aim.seat] if using == box.CRACKED_MIRROR and aim is not None else -1
    return shown if 0 <= shown < box.GOAL_FACE else using


def _plain(case: Case, ability: int) -> Told:
    """Where nothing more is to be said than what the card says."""
    return artifact_text(ability), case.purse(0), _("costs {n} action").format(n=1)


def _lantern(case: Case) -> Told:
    danger = round(100 * monster_chance(case.view))
    fact = _("{n} % that the top card is a monster, as far as is known.").format(n=danger)
    return _("Know what lies on top of the Keep."), fact, _("shows {n} cards").format(n=box.LANTERN_CARDS)


def _purse(case: Case) -> Told:
    return _("Get money at once."), case.purse(box.COINS), _("brings {money}").format(money=dollars(box.COINS))


def _spyglass(case: Case) -> Told:
    took = case.find(do.Take)
    cost = (box.VALUE[took.card] if took is not None else ARTIFACT) - box.SPYGLASS_DISCOUNT
    fact = _("It costs {money}, {less} less than its base value.").format(
        money=dollars(cost), less=dollars(box.SPYGLASS_DISCOUNT)
    )
    return _("Buy a card of the Market from afar."), fact, _("costs {money}").format(money=dollars(cost))


def _idol(case: Case) -> Told:
    gave = case.find(do.Discard)
    aim = case.find(do.Target)
    shown = case.view.display[aim.seat] if aim is not None else -1
    gets = box.VALUE[shown] if 0 <= shown < box.GOAL_FACE else ARTIFACT
    lost = box.VALUE[gave.card] if gave is not None else ARTIFACT
    fact = _("What comes is worth {gets}, what goes {lost}.").format(gets=dollars(gets), lost=dollars(lost))
    return _("Swap for a better card."), fact, _("{gets} for {lost}").format(gets=dollars(gets), lost=dollars(lost))


def _crown(case: Case) -> Told:
    aim = case.find(do.Target)
    amount = box.GREED if aim is None else min(box.GREED, case.view.money[aim.seat])
    return _("Take money from a rival."), case.purse(amount), _("brings {money}").format(money=dollars(amount))


def _opal(case: Case) -> Told:
    took = case.find(do.Take)
    gets = box.VALUE[took.card] if took is not None else ARTIFACT
    fact = _("The card taken is worth {gets}, the Opal {lost}.").format(
        gets=dollars(gets), lost=dollars(box.VALUE[box.CHIPPED_OPAL])
    )
    return _("Swap the Opal for a better card."), fact, _("gets {money}").format(money=dollars(gets))


def _doubloon(case: Case, cost: int) -> Told:
    owned = case.view.doubloons[case.seat] + 1
    fact = _("A Doubloon for {money} of {all}: number {n} of {most}.").format(
        money=dollars(cost), all=dollars(case.money), n=owned, most=box.DOUBLOONS_TO_WIN
    )
    goal = _("Come nearer to the fifth Doubloon.") if owned < box.DOUBLOONS_TO_WIN else _("Win the game.")
    return goal, fact, _("Doubloon {n} of {all}").format(n=owned, all=box.DOUBLOONS_TO_WIN)


def _heart(case: Case) -> Told:
    return _doubloon(case, box.HEART_PRICE)


def _seal(case: Case) -> Told:
    return _doubloon(case, box.SEAL_PRICE_SHOWING if case.find(do.Show) else box.SEAL_PRICE)


def _key(case: Case) -> Told:
    view = case.view
    if view.monster >= 0:
        fact = _("A fight with {card} would be won with {n} %.").format(
            card=the(view.monster), n=labels_keep.percent(view)
        )
    else:
        danger = round(100 * monster_chance(view))
        fact = _("{n} % that the top card is a monster, as far as is known.").format(n=danger)
    return _("Bury the top card and draw the next."), fact, _("about {money}").format(money=dollars(ARTIFACT))


def _note(case: Case) -> Told:
    took = case.find(do.Take)
    gets = box.VALUE[took.card] if took is not None else box.VALUE[box.KILLMANS_NOTE]
    fact = _("The card taken back is worth {money}.").format(money=dollars(gets))
    return _("Take back what somebody used."), fact, _("gets {money}").format(money=dollars(gets))


def _boots(case: Case) -> Told:
    walk = case.find(do.Move)
    goal = _("Be where one wants to be at once.")
    if walk is not None:
        goal = _("Be in the {area} at once.").format(area=area_name(walk.area))
    return goal, case.purse(0), _("costs {n} action").format(n=1)


def _rope(case: Case) -> Told:
    fact = _("{n} % that the next card is a monster, which ends it.").format(n=round(100 * monster_chance(case.view)))
    return _("Draw {n} cards at once.").format(n=box.ROPE_CARDS), fact, _("draws {n} cards").format(n=box.ROPE_CARDS)


def _badge(case: Case) -> Told:
    words = case.progress() or (_("{n} goals lie in the Guild.").format(n=case.view.goal_pool),)
    return _("See to a goal from afar."), words[0], _("saves {n} moves").format(n=1)


_TOLD: dict[int, Callable[[Case], Told]] = {
    box.LANTERN: _lantern,
    box.COIN_PURSE: _purse,
    box.SPYGLASS: _spyglass,
    box.LEADEN_IDOL: _idol,
    box.CROWN_OF_GREED: _crown,
    box.CHIPPED_OPAL: _opal,
    box.HEART_OF_THE_KEEP: _heart,
    box.KILLMANS_SEAL: _seal,
    box.KILLMANS_KEY: _key,
    box.KILLMANS_NOTE: _note,
    box.TRAIL_BOOTS: _boots,
    box.ROPE_AND_HOOK: _rope,
    box.GUILD_BADGE: _badge,
}
