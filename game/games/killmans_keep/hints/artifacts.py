"""Why somebody uses an artifact as an action: what it brings, by its ability, and what it could be sold for."""

from game.games.killmans_keep import actions as do
from game.games.killmans_keep import components as box
from game.games.killmans_keep.hints.choice import Case
from game.games.killmans_keep.hints.keep import ARTIFACT, danger, percent
from game.games.killmans_keep.hints.turn import DOUBLOON, doubloon_goal, owned
from game.games.killmans_keep.names import area_name, card_name, rule_of
from game.games.killmans_keep.text.consequences import the
from game.games.killmans_keep.texts import artifact_text
from game.kit.reasons import Facts, Rows, Say, Why, said
from game.words import _, dollars, later


def use(case: Case, using: int) -> Why:
    """9.1: the card does this and goes to the Keep discard."""
    ability = _ability(case, using)

    def text(case: Case) -> str:
        return artifact_text(ability)

    goal, fact, short = ABILITIES.get(ability, (text, Case.owns, ONE_ACTION))
    sold = said(
        later("{card} itself could be sold for {money}."), card=card_name(using), money=dollars(box.VALUE[using])
    )
    return Why(goal, (fact, sold, Case.left), text, rule_of(ability), short)


def _ability(case: Case, using: int) -> int:
    """9.9: the Mirror does what a Display Card does: that of the first player who is named."""
    if case.view.ability >= 0:
        return case.view.ability
    owners = [action.seat for action in case.actions if isinstance(action, do.Target)]
    return case.view.display[owners[0]] if using == box.CRACKED_MIRROR and owners else using


def _taken(case: Case, usual: int = ARTIFACT) -> int:
    """What the card is worth that is taken, in dollars; as long as none is, about."""
    took = case.find(do.Take)
    return box.VALUE[took.card] if took is not None else usual


def _discounted(case: Case) -> str:
    return dollars(_taken(case) - box.SPYGLASS_DISCOUNT)


def _swapped(case: Case) -> tuple[str, str]:
    """9.8: what comes and what goes."""
    gave, aim = case.find(do.Discard), case.find(do.Target)
    shown = case.view.display[aim.seat] if aim is not None else -1
    gets = box.VALUE[shown] if 0 <= shown < box.GOAL_FACE else ARTIFACT
    return dollars(gets), dollars(box.VALUE[gave.card] if gave is not None else ARTIFACT)


def _gets(case: Case) -> str:
    return _swapped(case)[0]


def _gives(case: Case) -> str:
    return _swapped(case)[1]


def _robbed(case: Case) -> int:
    """9.11: how much money is taken."""
    aim = case.find(do.Target)
    return box.GREED if aim is None else min(box.GREED, case.view.money[aim.seat])


def _price(case: Case) -> str:
    """9.16, 9.26: what the Doubloon costs."""
    usual = box.DOUBLOON_WITH[_ability(case, case.used())]
    return dollars(box.SEAL_PRICE_SHOWING if case.find(do.Show) else usual)


def _fight_or_danger(case: Case) -> str:
    """9.22: what is buried."""
    if case.view.monster < 0:
        return _("{n} % that the top card is a monster, as far as is known.").format(n=danger(case))
    words = _("A fight with {card} would be won with {n} %.")
    return words.format(card=the(case.view.monster), n=percent(case))


def _walk(case: Case) -> str:
    move = case.find(do.Move)
    if move is None:
        return _("Be where one wants to be at once.")
    return _("Be in the {area} at once.").format(area=area_name(move.area))


def _goals(case: Case) -> str:
    return (case.progress() or (_("{n} goals lie in the Guild.").format(n=case.view.goal_pool),))[0]


# fmt: off
ONE_ACTION = said(later("costs {n} action"), n=1)
CHEAPER = (
    doubloon_goal,
    said(later("A Doubloon for {money} of {all}: number {n} of {most}."), money=_price,
         all=lambda case: dollars(case.money), n=owned, most=box.DOUBLOONS_TO_WIN),
    DOUBLOON)
ABILITIES: dict[int, tuple[Say, Facts, Say]] = {
    box.LANTERN: (
        later("Know what lies on top of the Keep."),
        said(later("{n} % that the top card is a monster, as far as is known."), n=danger),
        said(later("shows {n} cards"), n=box.LANTERN_CARDS)),
    box.COIN_PURSE: (
        later("Get money at once."), lambda case: case.purse(box.COINS),
        said(later("brings {money}"), money=dollars(box.COINS))),
    box.SPYGLASS: (
        later("Buy a card of the Market from afar."),
        said(later("It costs {money}, {less} less than its base value."), money=_discounted,
             less=dollars(box.SPYGLASS_DISCOUNT)),
        said(later("costs {money}"), money=_discounted)),
    box.LEADEN_IDOL: (
        later("Swap for a better card."),
        said(later("What comes is worth {gets}, what goes {lost}."), gets=_gets, lost=_gives),
        said(later("{gets} for {lost}"), gets=_gets, lost=_gives)),
    box.CROWN_OF_GREED: (
        later("Take money from a rival."), lambda case: case.purse(_robbed(case)),
        said(later("brings {money}"), money=lambda case: dollars(_robbed(case)))),
    box.CHIPPED_OPAL: (
        later("Swap the Opal for a better card."),
        said(later("The card taken is worth {gets}, the Opal {lost}."), gets=lambda case: dollars(_taken(case)),
             lost=dollars(box.VALUE[box.CHIPPED_OPAL])),
        said(later("gets {money}"), money=lambda case: dollars(_taken(case)))),
    **dict.fromkeys(box.DOUBLOON_WITH, CHEAPER),
    box.KILLMANS_KEY: (
        later("Bury the top card and draw the next."), _fight_or_danger,
        said(later("about {money}"), money=dollars(ARTIFACT))),
    box.KILLMANS_NOTE: (
        later("Take back what somebody used."),
        said(later("The card taken back is worth {money}."),
             money=lambda case: dollars(_taken(case, box.VALUE[box.KILLMANS_NOTE]))),
        said(later("gets {money}"), money=lambda case: dollars(_taken(case, box.VALUE[box.KILLMANS_NOTE])))),
    box.TRAIL_BOOTS: (_walk, Case.owns, ONE_ACTION),
    box.ROPE_AND_HOOK: (
        said(later("Draw {n} cards at once."), n=box.ROPE_CARDS),
        said(later("{n} % that the next card is a monster, which ends it."), n=danger),
        said(later("draws {n} cards"), n=box.ROPE_CARDS)),
    box.GUILD_BADGE: (later("See to a goal from afar."), _goals, said(later("saves {n} moves"), n=1)),
}
# fmt: on
"""What an ability is for, the fact that decides, and the same in short."""

ROWS: Rows = {  # 9.4, 9.8, 9.9, 9.11, 9.13, 9.23: against this player, or this card
    do.Target: lambda case: use(case, case.view.using if case.view.using >= 0 else box.CROWN_OF_GREED),
    do.Take: lambda case: use(case, case.view.using if case.view.using >= 0 else box.KILLMANS_NOTE),
}
