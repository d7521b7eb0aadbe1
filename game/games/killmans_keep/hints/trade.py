"""Why somebody trades, offers, accepts or refuses: what comes and what goes, in dollars."""

from game.core.telling import Reasons
from game.games.killmans_keep import actions as do
from game.games.killmans_keep.components import COUNTERS, VALUE
from game.games.killmans_keep.hints.choice import Case
from game.games.killmans_keep.view import Terms
from game.words import _, dollars, plural


def trading(case: Case, _action: do.Trading) -> Reasons:
    """11.1: with whom."""
    return Reasons(
        goal=_("Get from another player what is worth more here than there."),
        facts=(
            plural("{n} card is in hand.", "{n} cards are in hand.", case.view.held[case.seat]),
            case.purse(0),
            case.left(),
        ),
        law=_("Talking is free; a bargain that is made costs an action."),
        rule="11.9",
        short=_("costs {n} action if it succeeds").format(n=1),
    )


def partner(case: Case, action: do.Trade) -> Reasons:
    """11.1: this player."""
    other, view = action.partner, case.view
    return Reasons(
        goal=_("Get from {name} what is worth more here than there.").format(name=case.name(other)),
        facts=(
            _("{name} holds {cards} and {money}.").format(
                name=case.name(other),
                cards=plural("{n} card", "{n} cards", view.held[other]),
                money=dollars(view.money[other]),
            ),
            plural("{n} of them is known to all.", "{n} of them are known to all.", len(view.known[other])),
            _("{name} has {n} Doubloons.").format(name=case.name(other), n=view.doubloons[other]),
        ),
        law=_("With each player one negotiates once a turn; a bargain costs an action."),
        rule="11.2",
        short=plural("{n} card there", "{n} cards there", view.held[other]),
    )


def card(case: Case, action: do.Give | do.Keep | do.Ask | do.Leave) -> Reasons:
    """11.3: one card more or less on one side."""
    goals = {
        do.Give: _("Give something that is missed little."),
        do.Keep: _("Keep what is worth more than what comes for it."),
        do.Ask: _("Ask for something that is of more use here."),
        do.Leave: _("Ask for less, so that the other agrees."),
    }
    draft = case.view.draft
    return Reasons(
        goal=goals[type(action)],
        facts=(
            case.price(action.card),
            *(case.fills(action.card) if isinstance(action, do.Ask) else ()),
            *((_balance(draft),) if draft is not None else ()),
        ),
        law=_("An offer is put together unseen, a card at a time."),
        rule="11.3",
        short=_("worth {money}").format(money=dollars(VALUE[action.card])),
    )


def asking(case: Case, _action: do.Asking) -> Reasons:
    """11.3: what for."""
    draft = case.view.draft
    other = draft.partner if draft is not None else case.seat
    return Reasons(
        goal=_("Ask for something that is of more use here."),
        facts=(
            _("{name} holds {cards} and {money}.").format(
                name=case.name(other),
                cards=plural("{n} card", "{n} cards", case.view.held[other]),
                money=dollars(case.view.money[other]),
            ),
        ),
        law=_("One may ask for cards of which one does not know whether they are there."),
        rule="11.3",
        short=plural("{n} card there", "{n} cards there", case.view.held[other]),
    )


def propose(case: Case, action: do.Propose) -> Reasons:
    """11.5: aloud, before everybody."""
    draft = case.view.draft
    if draft is None:
        return Reasons(
            goal=_("Get what is worth more here than there."),
            facts=(_("The money in it: {money}.").format(money=dollars(action.money)), case.purse(-action.money)),
            law=_("Everybody hears the offer and sees the cards that are offered."),
            rule="11.5",
            short=dollars(action.money),
        )
    terms = Terms(draft.maker, draft.partner, draft.give, draft.ask, action.money)
    return Reasons(
        goal=_("Make a bargain that {name} may well accept.").format(name=case.name(draft.partner)),
        facts=(
            _balance(terms),
            *(words for got in terms.ask for words in case.fills(got)),
            _("{name} owns {money}.").format(
                name=case.name(draft.partner), money=dollars(case.view.money[draft.partner])
            ),
            case.purse(-action.money),
        ),
        law=_("Everybody hears the offer and sees the cards that are offered."),
        rule="11.5",
        short=_swap(terms),
    )


def _worth(cards: tuple[int, ...]) -> int:
    return sum(VALUE[each] for each in cards)


def _balance(terms: Terms) -> str:
    """What goes and what comes, from its maker's side, at base values."""
    goes, comes = _sides(terms)
    return _("At base values {goes} go and {comes} come.").format(goes=dollars(goes), comes=dollars(comes))


def _swap(terms: Terms) -> str:
    goes, comes = _sides(terms)
    return _("{comes} for {goes}").format(goes=dollars(goes), comes=dollars(comes))


def _sides(terms: Terms) -> tuple[int, int]:
    return _worth(terms.give) + max(0, terms.money), _worth(terms.ask) + max(0, -terms.money)


def _turned(offer: Terms) -> Terms:
    """The offer from its partner's side."""
    return Terms(offer.partner, offer.maker, offer.ask, offer.give, -offer.money)


def _answered(case: Case) -> Terms | None:
    """The offer that is answered, from the side of whoever answers."""
    offer = case.view.offer
    if offer is None:
        return None
    return _turned(offer) if offer.partner == case.seat else offer


def accept(case: Case, _action: do.Accept) -> Reasons:
    """11.6: it is a good one."""
    terms = _answered(case)
    assert terms is not None, "only an offer is accepted"
    return Reasons(
        goal=_("Get what is worth more here than what goes."),
        facts=(
            _balance(terms),
            *(words for got in terms.ask for words in case.fills(got)),
            case.purse(-terms.money),
            case.race(),
        ),
        law=_("A bargain that is made costs the active player an action."),
        rule="11.9",
        short=_swap(terms),
    )


def refuse(case: Case, _action: do.Refuse) -> Reasons:
    """11.6: it is not worth it."""
    terms = _answered(case)
    maker = case.view.active
    return Reasons(
        goal=_("Keep what one has.") if terms is not None else _("End a negotiation that leads nowhere."),
        facts=(
            *((_balance(terms),) if terms is not None else ()),
            _("{name} has {n} Doubloons.").format(name=case.name(maker), n=case.view.doubloons[maker]),
        ),
        law=_("A refusal ends the negotiation and gives no reason."),
        rule="11.6",
        short=_swap(terms) if terms is not None else _("0 cards change hands"),
    )


def counter(case: Case, _action: do.Counter) -> Reasons:
    """11.7: almost good enough."""
    terms = _answered(case)
    return Reasons(
        goal=_("Get a better price for the same."),
        facts=_so_far(case, terms),
        law=_("A counter-offer starts from the offer that it answers, and must differ from it."),
        rule="11.7",
        short=_("{n} of {most} counter-offers").format(n=case.view.counters + 1, most=COUNTERS),
    )


def insist(case: Case, _action: do.Insist) -> Reasons:
    """11.8: the first offer was the best."""
    original = case.view.original
    return Reasons(
        goal=_("Have the first offer, or none."),
        facts=_so_far(case, original),
        law=_("Whoever began may go back to his first offer instead of another counter-offer."),
        rule="11.8",
        short=_swap(original) if original is not None else _("counts as 1 counter-offer"),
    )


def _so_far(case: Case, terms: Terms | None) -> tuple[str, ...]:
    """What these terms bring, and how long the negotiation has gone on."""
    counters = _("{n} of {most} counter-offers were made.").format(n=case.view.counters, most=COUNTERS)
    return (counters,) if terms is None else (_balance(terms), counters)
