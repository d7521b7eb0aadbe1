"""11.3 to 11.5: building an offer or a counter-offer, a card at a time; nobody else sees it."""

from bisect import bisect_left, bisect_right

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.killmans_keep import actions as act
from game.games.killmans_keep.actions import ASK, ASKING, GIVE, KEEP_CARD, LEAVE, PROPOSE, REFUSE, TRADE, Action
from game.games.killmans_keep.knowledge.cards import Cards, kinds, plus, without
from game.games.killmans_keep.rules.state import Draft, Offer, State, ask

_MONEY = [one.money for one in PROPOSE]
TWO = 2
"""Among so many faces is one besides any face."""


def _partners(state: State, seat: Seat) -> list[Seat]:
    """11.1, 11.2: everybody with whom there is something to trade, once a turn."""
    hands, money, traded = state.hands, state.money, state.traded
    cards, dollars = hands[seat], money[seat]
    return [
        other
        for other in range(state.seats)
        if other != seat
        and not traded >> other & 1
        and ((cards and money[other]) or (hands[other] and (dollars or _can_barter(state, seat, other))))
    ]


def _can_barter(state: State, seat: Seat, other: Seat) -> bool:
    """11.4: whether, without money, there are two different cards to exchange."""
    own, askable = state.hands[seat], _askable(state, seat, (other, (), ()), TWO)
    return any(card != face for card in own for face in askable)


def can_trade(state: State, seat: Seat) -> bool:
    """11.1: whether there is anybody left to negotiate with."""
    return bool(_partners(state, seat))


def trading(state: State, seat: Seat, _action: act.Trading, _chance: Chance, _tell: Tell | None) -> None:
    """11.1: with whom."""
    ask(state, seat, "partner")


def list_partners(state: State, seat: Seat) -> list[Action]:
    """11.1: the seats that one may negotiate with."""
    return [TRADE[other] for other in _partners(state, seat)]


def trade(state: State, seat: Seat, action: act.Trade, _chance: Chance, _tell: Tell | None) -> None:
    """11.1: an empty offer to this partner."""
    state.draft = (action.partner, (), ())
    ask(state, seat, "draft")


def list_draft(state: State, seat: Seat) -> list[Action]:
    """11.3: cards in and out; 11.4: with any money that leaves no side empty-handed, the offer is ready to be said.

    A card goes in or out, never back: a mistake is taken back instead, and so every offer comes to an end.
    """
    partner, give, wanted = state.draft
    askable = _askable(state, seat, state.draft, TWO)
    if state.offer[0] < 0:
        paid = bool(wanted or state.money[partner])  # 11.4: else something must be to be had for the card
        hand = state.hands[seat]
        listed: list[Action] = [
            GIVE[card]
            for card in kinds(hand)
            if card not in wanted
            and (card not in give or hand.count(card) > give.count(card))
            and (paid or any(face != card for face in askable))
        ]
    else:
        listed = _changes(state, seat)
    if _payable(state, seat, askable):
        listed.append(ASKING)
    most = state.money[seat] if wanted else -1
    least = -state.money[partner] if give else 1
    if give or wanted:
        stale = stale_price(state, seat)
        offers = PROPOSE[bisect_left(_MONEY, least) : bisect_right(_MONEY, most)]
        listed += offers if stale is None else [offer for offer in offers if offer.money != stale]
    return listed or [REFUSE]


def _payable(state: State, seat: Seat, faces: list[int]) -> list[int]:
    """11.4: these faces, less a card for which the seat could give nothing."""
    _partner, give, wanted = state.draft
    if give or state.offer[0] >= 0 or state.money[seat]:
        return faces
    free = [card for card in state.hands[seat] if card not in wanted]
    return [face for face in faces if any(card != face for card in free)]


def _changes(state: State, seat: Seat) -> list[Action]:
    """11.7: what can be put into a counter-offer beyond the offer it answers, or taken out of it."""
    _partner, give, wanted = state.draft
    old_give, old_wanted = begun_with(state, seat)
    hand = state.hands[seat]
    listed: list[Action] = []
    for card in kinds(hand):
        given, before = give.count(card), old_give.count(card)
        if before <= given < hand.count(card) and card not in wanted:
            listed.append(GIVE[card])
        if 0 < given <= before:
            listed.append(KEEP_CARD[card])
    listed += [LEAVE[card] for card in kinds(wanted) if wanted.count(card) <= old_wanted.count(card)]
    return listed


def begun_with(state: State, seat: Seat) -> tuple[Cards, Cards]:
    """11.7: what lay on the table when the draft was begun: cards of this seat, and of its partner."""
    if state.offer[0] < 0:
        return (), ()
    _maker, _partner, give, wanted, _money = mirrored(state)
    return _those_held(state.hands[seat], give), wanted


def _those_held(hand: Cards, wanted: Cards) -> Cards:
    """Those of the cards wanted that are in this hand."""
    return tuple([card for at, card in enumerate(wanted) if hand.count(card) > wanted[:at].count(card)])


def stale_price(state: State, seat: Seat) -> int | None:
    """11.7: with how much money these cards would be the very offer that is answered; None when they differ."""
    if state.offer[0] < 0:
        return None
    _maker, _partner, give, wanted, money = mirrored(state)
    return money if state.draft[1:] == (give, wanted) else None


def mirrored(state: State) -> Offer:
    """The standing offer as its partner would make it."""
    maker, partner, give, wanted, money = state.offer
    return partner, maker, wanted, give, -money


def _askable(state: State, seat: Seat, draft: Draft, most: int) -> list[int]:
    """11.3: the faces that the partner may hold, as far as this seat can know, beyond those already asked for.

    They need not be more than `most`.
    """
    partner, give, wanted = draft
    known, old_wanted = state.known[partner], state.offer[2]
    faces = [
        card
        for card in kinds(known)
        if card not in give
        and (
            (card not in wanted and card not in old_wanted)
            or old_wanted.count(card) <= wanted.count(card) < known.count(card)
        )
    ]
    hidden = len(state.hands[partner]) - len(known)
    if wanted:
        hidden -= sum([max(0, wanted.count(card) - known.count(card)) for card in kinds(wanted)])
    if hidden <= 0:
        return faces
    own, own_known = state.hands[seat], state.known[seat]
    for card, unseen in enumerate(state.unseen):
        if len(faces) >= most:
            break
        if not unseen or card in give:
            continue
        left = unseen - own.count(card) + own_known.count(card) if card in own else unseen
        if card in wanted:
            asked = wanted.count(card)
            fits = asked >= old_wanted.count(card) and 0 <= asked - known.count(card) < left
        else:
            fits = left > 0 and card not in known and card not in old_wanted
        if fits:
            faces.append(card)
    return faces


def give(state: State, seat: Seat, action: act.Give, _chance: Chance, _tell: Tell | None) -> None:
    """11.3: one card more is offered."""
    partner, cards, wanted = state.draft
    state.draft = (partner, plus(cards, action.card), wanted)
    ask(state, seat, "draft")


def keep(state: State, seat: Seat, action: act.Keep, _chance: Chance, _tell: Tell | None) -> None:
    """11.3: one card less is offered."""
    partner, cards, wanted = state.draft
    state.draft = (partner, without(cards, action.card), wanted)
    ask(state, seat, "draft")


def asking(state: State, seat: Seat, _action: act.Asking, _chance: Chance, _tell: Tell | None) -> None:
    """11.3: for which card."""
    ask(state, seat, "ask")


def list_asks(state: State, seat: Seat) -> list[Action]:
    """11.3: any card that the partner may hold."""
    askable = _askable(state, seat, state.draft, len(ASK))
    return [ASK[card] for card in _payable(state, seat, askable)]


def ask_for(state: State, seat: Seat, action: act.Ask, _chance: Chance, _tell: Tell | None) -> None:
    """11.3: one card more is asked for."""
    partner, cards, wanted = state.draft
    state.draft = (partner, cards, plus(wanted, action.card))
    ask(state, seat, "draft")


def leave(state: State, seat: Seat, action: act.Leave, _chance: Chance, _tell: Tell | None) -> None:
    """11.3: one card less is asked for."""
    partner, cards, wanted = state.draft
    state.draft = (partner, cards, without(wanted, action.card))
    ask(state, seat, "draft")
