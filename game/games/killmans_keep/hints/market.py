"""Why somebody buys, sells or haggles."""

from game.core.telling import Reasons
from game.games.killmans_keep import actions as do
from game.games.killmans_keep import components as box
from game.games.killmans_keep.hints.choice import Case
from game.games.killmans_keep.text.consequences import the
from game.words import _, dollars, plural


def buying(case: Case, _action: do.Buying) -> Reasons:
    """5.1: a card of the Market."""
    lying = case.view.market
    return Reasons(
        goal=_("Get a card that is worth its price."),
        facts=(
            plural("{n} card lies in the Market.", "{n} cards lie in the Market.", len(lying)),
            case.purse(0),
            case.left(),
        ),
        law=_("Each card bought is an action."),
        rule="5.2",
        short=plural("{n} card to choose from", "{n} cards to choose from", len(lying)),
    )


def buy(case: Case, action: do.Buy) -> Reasons:
    """5.3: at its base value."""
    return _purchase(case, action.card, box.VALUE[action.card])


def selling(case: Case, _action: do.Selling) -> Reasons:
    """5.1: a card of the hand."""
    cards = case.view.held[case.seat]
    return Reasons(
        goal=_("Turn a card into money."),
        facts=(plural("{n} card is in hand.", "{n} cards are in hand.", cards), case.purse(0), case.left()),
        law=_("A card brings {one} with one star, {two} with two, {three} with three.").format(
            one=dollars(box.BASE_VALUE[1]), two=dollars(box.BASE_VALUE[2]), three=dollars(box.BASE_VALUE[3])
        ),
        rule="5.3",
        short=plural("{n} card to choose from", "{n} cards to choose from", cards),
    )


def sell(case: Case, action: do.Sell) -> Reasons:
    """5.3; 9.12: a Quartz has a price of its own."""
    return _sale(case, action.card, haggle=False)


def base_price(case: Case, _action: do.BasePrice) -> Reasons:
    """5.3: without a roll."""
    card = case.deal()
    if case.find(do.Sell) or case.view.selling:
        return _sale(case, card, haggle=False)
    return _purchase(case, card, box.VALUE[card] if card >= 0 else 0)


def haggle(case: Case, _action: do.Haggle) -> Reasons:
    """5.4: a roll, which binds."""
    card = case.deal()
    if case.find(do.Sell) or case.view.selling:
        return _sale(case, card, haggle=True)
    value = box.VALUE[card] if card >= 0 else box.BASE_VALUE[2]
    return Reasons(
        goal=_("Get {card} for less.").format(card=the(card)) if card >= 0 else _("Get the card for less."),
        facts=(
            _("It costs {least} to {most}, {middle} on average.").format(
                least=dollars(value - box.MOST_HAGGLE), most=dollars(value + box.MOST_HAGGLE), middle=dollars(value)
            ),
            _dice(),
            case.purse(-value),
            *case.fills(card),
        ),
        law=_("The roll binds; a buyer must own the highest price that can come of it."),
        rule="5.5",
        short=_("{least} to {most}").format(
            least=dollars(value - box.MOST_HAGGLE), most=dollars(value + box.MOST_HAGGLE)
        ),
    )


def _dice() -> str:
    return _("In 2 of 6 rolls the price falls by {n}, in 2 of 6 it rises by as much.").format(n=dollars(box.HAGGLE[6]))


def _purchase(case: Case, card: int, cost: int) -> Reasons:
    stars = box.STARS[card] if card >= 0 else 0
    return Reasons(
        goal=_("Get {card}.").format(card=the(card)) if card >= 0 else _("Get the card."),
        facts=(
            _("It costs {money} and has {stars}.").format(
                money=dollars(cost), stars=plural("{n} star", "{n} stars", stars)
            ),
            *case.fills(card),
            case.purse(-cost),
            case.left(),
        ),
        law=_("The base value is the price, unless one haggles."),
        rule="5.3",
        short=_("costs {money}").format(money=dollars(cost)),
    )


def _sale(case: Case, card: int, haggle: bool) -> Reasons:
    """A card sold, by a roll or at its base value."""
    shown = case.find(do.Show)
    extra = (
        box.QUARTZ_GAIN
        if card == box.RIVER_QUARTZ
        else box.GARNET_GAIN
        if card == box.TWIN_GARNET and shown
        else case.view.extra
    )
    gain = (box.VALUE[card] if card >= 0 else box.BASE_VALUE[2]) + extra
    facts = [_("It brings {money}.").format(money=dollars(gain))]
    if haggle:
        facts = [
            _("It brings {least} to {most}, {middle} on average.").format(
                least=dollars(gain - box.MOST_HAGGLE), most=dollars(gain + box.MOST_HAGGLE), middle=dollars(gain)
            ),
            _dice(),
        ]
    return Reasons(
        goal=_("Turn {card} into money.").format(card=the(card)) if card >= 0 else _("Turn the card into money."),
        facts=(*facts, case.purse(gain), *case.progress(), case.left()),
        law=_("High rolls are good for a seller, low ones for a buyer; the roll binds.")
        if haggle
        else _("The base value is the price, unless one haggles."),
        rule="5.4" if haggle else "5.3",
        short=_("brings {money} on average").format(money=dollars(gain))
        if haggle
        else _("brings {money}").format(money=dollars(gain)),
    )


def set_die(case: Case, action: do.SetDie) -> Reasons:
    """9.15: the Moonstone."""
    view = case.view
    base = (box.VALUE[view.deal] if view.deal >= 0 else box.BASE_VALUE[2]) + view.extra
    then, now = base + box.HAGGLE[action.face], base + box.HAGGLE[max(0, view.die)]
    return Reasons(
        goal=_("Make the price what one likes."),
        facts=(
            _("The die shows {die} now: {money}.").format(die=view.die, money=dollars(now)),
            _("Turned to {die}: {money}.").format(die=action.face, money=dollars(then)),
        ),
        law=_("After any haggle roll the Lucky Moonstone turns the die to any face; it is used up."),
        rule="9.15",
        short=_("{now} becomes {then}").format(now=dollars(now), then=dollars(then)),
    )


def clear(case: Case, action: do.Clear) -> Reasons:
    """16.3: what nobody shall buy."""
    return Reasons(
        goal=_("Leave as little as possible to the others."),
        facts=(
            plural("The card has {n} star.", "The card has {n} stars.", box.STARS[action.card]),
            _("{n} cards may lie in the Market.").format(n=box.MARKET_CAP),
        ),
        law=_("Whoever sells a ninth card moves one of them to the Keep discard."),
        rule="16.3",
        short=plural("{n} star", "{n} stars", box.STARS[action.card]),
    )
