"""Why somebody buys, sells or haggles."""

from game.games.killmans_keep import actions as do
from game.games.killmans_keep import components as box
from game.games.killmans_keep.hints.choice import Case
from game.games.killmans_keep.names import stars_words
from game.games.killmans_keep.text.consequences import the
from game.kit.reasons import Rows, Why, said
from game.words import _, dollars, later, plural


def _offered(case: Case) -> str:
    cards = len(case.view.market)
    return plural("{n} card to choose from", "{n} cards to choose from", cards)


def _range(value: int) -> dict[str, str]:
    """5.4: what a haggle makes of this value."""
    least, most = dollars(value - box.MOST_HAGGLE), dollars(value + box.MOST_HAGGLE)
    return {"least": least, "most": most, "middle": dollars(value)}


DICE = said(
    later("In 2 of 6 rolls the price falls by {n}, in 2 of 6 it rises by as much."), n=dollars(box.HAGGLE[6])
)
BASE = later("The base value is the price, unless one haggles.")


def _base_price(case: Case) -> Why:
    """5.3: without a roll."""
    return _sale(case) if case.sells() else _purchase(case)


def _haggle(case: Case) -> Why:
    """5.4: a roll, which binds."""
    if case.sells():
        return _haggled_sale(case)
    card = case.deal()
    value = box.VALUE[card] if card >= 0 else box.BASE_VALUE[2]
    return Why(
        said(later("Get {card} for less."), card=the(card)) if card >= 0 else later("Get the card for less."),
        (
            said(later("It costs {least} to {most}, {middle} on average."), **_range(value)),
            DICE,
            lambda case: case.purse(-value),
            lambda case: case.fills(card),
        ),
        later("The roll binds; a buyer must own the highest price that can come of it."),
        "5.5",
        said(later("{least} to {most}"), **_range(value)),
    )


def _purchase(case: Case) -> Why:
    card = case.deal()
    cost, stars = (box.VALUE[card], box.STARS[card]) if card >= 0 else (0, 0)
    return Why(
        said(later("Get {card}."), card=the(card)) if card >= 0 else later("Get the card."),
        (
            said(later("It costs {money} and has {stars}."), money=dollars(cost), stars=stars_words(stars)),
            lambda case: case.fills(card),
            lambda case: case.purse(-cost),
            Case.left,
        ),
        BASE,
        "5.3",
        said(later("costs {money}"), money=dollars(cost)),
    )


def _gain(case: Case) -> int:
    """9.12, 9.14: the base value of the card that is sold, and what a gemstone adds."""
    card = case.deal()
    extra = case.view.extra
    if card in box.FIXED:
        extra = box.FIXED[card]
    elif card in box.BESIDE and case.find(do.Show) is not None:
        extra = box.BESIDE[card]
    return (box.VALUE[card] if card >= 0 else box.BASE_VALUE[2]) + extra


def _sale(case: Case) -> Why:
    gain = _gain(case)
    brings = said(later("It brings {money}."), money=dollars(gain))
    facts = (brings, lambda case: case.purse(gain), Case.progress, Case.left)
    return Why(_sold, facts, BASE, "5.3", said(later("brings {money}"), money=dollars(gain)))


def _haggled_sale(case: Case) -> Why:
    gain = _gain(case)
    brings = said(later("It brings {least} to {most}, {middle} on average."), **_range(gain))
    facts = (brings, DICE, lambda case: case.purse(gain), Case.progress, Case.left)
    law = later("High rolls are good for a seller, low ones for a buyer; the roll binds.")
    return Why(_sold, facts, law, "5.4", said(later("brings {money} on average"), money=dollars(gain)))


def _sold(case: Case) -> str:
    card = case.deal()
    return _("Turn {card} into money.").format(card=the(card)) if card >= 0 else _("Turn the card into money.")


def _set_die(case: Case) -> Why:
    """9.15: the Moonstone."""
    view, (face,) = case.view, [each.face for each in case.actions if isinstance(each, do.SetDie)]
    base = (box.VALUE[view.deal] if view.deal >= 0 else box.BASE_VALUE[2]) + view.extra
    then, now = dollars(base + box.HAGGLE[face]), dollars(base + box.HAGGLE[max(0, view.die)])
    return Why(
        later("Make the price what one likes."),
        (
            said(later("The die shows {die} now: {money}."), die=view.die, money=now),
            said(later("Turned to {die}: {money}."), die=face, money=then),
        ),
        later("After any haggle roll the Lucky Moonstone turns the die to any face; it is used up."),
        "9.15",
        said(later("{now} becomes {then}"), now=now, then=then),
    )


# fmt: off
ROWS: Rows = {
    do.Buying: Why(  # 5.1: a card of the Market
        later("Get a card that is worth its price."),
        (lambda case: plural("{n} card lies in the Market.", "{n} cards lie in the Market.", len(case.view.market)),
         Case.owns, Case.left),
        later("Each card bought is an action."), "5.2", _offered),
    do.Buy: _purchase,
    do.Selling: Why(  # 5.1: a card of the hand
        later("Turn a card into money."), (Case.holds, Case.owns, Case.left),
        said(later("A card brings {one} with one star, {two} with two, {three} with three."),
             one=dollars(box.BASE_VALUE[1]), two=dollars(box.BASE_VALUE[2]), three=dollars(box.BASE_VALUE[3])),
        "5.3",
        lambda case: plural("{n} card to choose from", "{n} cards to choose from", case.view.held[case.seat])),
    do.Sell: _sale,
    do.BasePrice: _base_price,
    do.Haggle: _haggle,
    do.SetDie: _set_die,
    do.Clear: Why(  # 16.3: what nobody shall buy
        later("Leave as little as possible to the others."),
        (lambda case: plural("The card has {n} star.", "The card has {n} stars.", box.STARS[case.card]),
         said(later("{n} cards may lie in the Market."), n=box.MARKET_CAP)),
        later("Whoever sells a ninth card moves one of them to the Keep discard."), "16.3",
        lambda case: stars_words(box.STARS[case.card])),
}
# fmt: on
