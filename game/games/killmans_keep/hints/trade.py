"""Why somebody trades, offers, accepts or refuses: what comes and what goes, in dollars."""

from game.games.killmans_keep import actions as do
from game.games.killmans_keep.components import COUNTERS, VALUE
from game.games.killmans_keep.hints.choice import Case
from game.games.killmans_keep.hints.keep import worth
from game.games.killmans_keep.view import Terms
from game.kit.reasons import Facts, Rows, Why, said
from game.words import _, dollars, later, plural


def _other(case: Case) -> int:
    """The partner of a trade that is begun; where there is none yet, whoever begins it."""
    trade, draft = case.find(do.Trade), case.view.draft
    if trade is not None:
        return trade.partner
    return draft.partner if draft is not None else case.seat


def _name(case: Case) -> str:
    return case.name(_other(case))


def _belongings(case: Case) -> str:
    other = _other(case)
    cards = plural("{n} card", "{n} cards", case.view.held[other])
    words, money = _("{name} holds {cards} and {money}."), dollars(case.view.money[other])
    return words.format(name=case.name(other), cards=cards, money=money)


def _known(case: Case) -> str:
    number = len(case.view.known[_other(case)])
    return plural("{n} of them is known to all.", "{n} of them are known to all.", number)


def _there(case: Case) -> str:
    return plural("{n} card there", "{n} cards there", case.view.held[_other(case)])


def _sides(terms: Terms) -> dict[str, str]:
    """What goes and what comes, from its maker's side, at base values."""
    goes = sum(VALUE[each] for each in terms.give) + max(0, terms.money)
    comes = sum(VALUE[each] for each in terms.ask) + max(0, -terms.money)
    return {"goes": dollars(goes), "comes": dollars(comes)}


def _balance(terms: Terms | None) -> tuple[str, ...]:
    return (_("At base values {goes} go and {comes} come.").format(**_sides(terms)),) if terms is not None else ()


def _swap(terms: Terms | None, none: str) -> str:
    return _("{comes} for {goes}").format(**_sides(terms)) if terms is not None else _(none)


def _drafted(case: Case) -> tuple[str, ...]:
    return _balance(case.view.draft)


def _answered(case: Case) -> Terms | None:
    """The offer that is answered, from the side of whoever answers."""
    offer = case.view.offer
    if offer is None or offer.partner != case.seat:
        return offer
    return Terms(offer.partner, offer.maker, offer.ask, offer.give, -offer.money)


def _so_far(case: Case) -> str:
    """11.7: how long the negotiation has gone on."""
    return _("{n} of {most} counter-offers were made.").format(n=case.view.counters, most=COUNTERS)


def _met(case: Case, terms: Terms) -> tuple[str, ...]:
    return tuple([words for got in terms.ask for words in case.fills(got)])


def _one_card(goal: str, *more: Facts) -> Why:
    """11.3: one card more or less on one side."""
    facts = (lambda case: case.price(case.card), *more, _drafted)
    law = later("An offer is put together unseen, a card at a time.")
    return Why(goal, facts, law, "11.3", said(later("worth {money}"), money=worth))


HEARD = later("Everybody hears the offer and sees the cards that are offered.")


def _propose(case: Case) -> Why:
    """11.5: aloud, before everybody."""
    draft, (money,) = case.view.draft, [each.money for each in case.actions if isinstance(each, do.Propose)]
    if draft is None:
        sum_ = said(later("The money in it: {money}."), money=dollars(money))
        goal, facts = later("Get what is worth more here than there."), (sum_, lambda case: case.purse(-money))
        return Why(goal, facts, HEARD, "11.5", lambda case: dollars(money))
    terms = Terms(draft.maker, draft.partner, draft.give, draft.ask, money)
    owns = said(later("{name} owns {money}."), name=_name, money=dollars(case.view.money[draft.partner]))
    return Why(
        said(later("Make a bargain that {name} may well accept."), name=_name),
        (lambda case: _balance(terms), lambda case: _met(case, terms), owns, lambda case: case.purse(-money)),
        HEARD,
        "11.5",
        lambda case: _swap(terms, ""),
    )


def _accept(case: Case) -> Why:
    """11.6: it is a good one."""
    terms = _answered(case)
    assert terms is not None, "only an offer is accepted"
    facts = (lambda case: (*_balance(terms), *_met(case, terms)), lambda case: case.purse(-terms.money), Case.race)
    law = later("A bargain that is made costs the active player an action.")
    return Why(later("Get what is worth more here than what goes."), facts, law, "11.9", lambda case: _swap(terms, ""))


# fmt: off
ROWS: Rows = {
    do.Trading: Why(  # 11.1: with whom
        later("Get from another player what is worth more here than there."), (Case.holds, Case.owns, Case.left),
        later("Talking is free; a bargain that is made costs an action."), "11.9",
        said(later("costs {n} action if it succeeds"), n=1)),
    do.Trade: Why(  # 11.1: this player
        said(later("Get from {name} what is worth more here than there."), name=_name),
        (_belongings, _known, lambda case: case.won(_other(case))),
        later("With each player one negotiates once a turn; a bargain costs an action."), "11.2", _there),
    do.Give: _one_card(later("Give something that is missed little.")),
    do.Keep: _one_card(later("Keep what is worth more than what comes for it.")),
    do.Ask: _one_card(later("Ask for something that is of more use here."), lambda case: case.fills(case.card)),
    do.Leave: _one_card(later("Ask for less, so that the other agrees.")),
    do.Asking: Why(  # 11.3: what for
        later("Ask for something that is of more use here."), (_belongings,),
        later("One may ask for cards of which one does not know whether they are there."), "11.3", _there),
    do.Propose: _propose,
    do.Accept: _accept,
    do.Refuse: Why(  # 11.6: it is not worth it
        lambda case: _("Keep what one has.") if case.view.offer else _("End a negotiation that leads nowhere."),
        (lambda case: _balance(_answered(case)), lambda case: case.won(case.view.active)),
        later("A refusal ends the negotiation and gives no reason."), "11.6",
        lambda case: _swap(_answered(case), later("0 cards change hands"))),
    do.Counter: Why(  # 11.7: almost good enough
        later("Get a better price for the same."), (lambda case: _balance(_answered(case)), _so_far),
        later("A counter-offer starts from the offer that it answers, and must differ from it."), "11.7",
        said(later("{n} of {most} counter-offers"), n=lambda case: case.view.counters + 1, most=COUNTERS)),
    do.Insist: Why(  # 11.8: the first offer was the best
        later("Have the first offer, or none."), (lambda case: _balance(case.view.original), _so_far),
        later("Whoever began may go back to his first offer instead of another counter-offer."), "11.8",
        lambda case: _swap(case.view.original, later("counts as 1 counter-offer"))),
}
# fmt: on
