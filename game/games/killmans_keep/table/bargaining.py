"""A negotiation over the board: what both sides give, what it is worth, who has put a seal to it.

Whoever looks and is one of the two has the left side, else the one on turn.
"""

from collections.abc import Sequence

from game.core.faces import Art, Box, Face, Words
from game.core.game import Seat
from game.core.panels import Amount, Bargain, Pane
from game.core.player import Player
from game.core.table import Mood, Offer, Piece, Tray
from game.games.killmans_keep.actions import Action, Propose
from game.games.killmans_keep.components import CATEGORY, COUNTERS, MONSTER_FACE, STARS, VALUE
from game.games.killmans_keep.knowledge.cards import Cards
from game.games.killmans_keep.knowledge.spots import PAY, SHELF, copies
from game.games.killmans_keep.looks import card_faces
from game.games.killmans_keep.text.consequences import the
from game.games.killmans_keep.text.narration import listed
from game.games.killmans_keep.view import Terms, View
from game.words import _, dollars

CARD = 138.0
"""Width of a card on the table of a bargain."""
CATALOGUE = "catalogue"
"""The zone of the tray in which one finds the card to ask for, while one asks."""


def bargain(
    view: View, players: Sequence[Player], offers: Sequence[Offer] = (), picked: tuple[str, ...] = ()
) -> Bargain | None:
    """The offer that this seat is making, or the one that stands before everybody; None where there is none."""
    sum_shown = amount(view, [offer.action for offer in offers])
    terms, standing = _terms(view, picked, sum_shown.usual if sum_shown else 0), view.draft is None
    if terms is None:
        return None
    left, right = _sides(view, terms)
    asking = "ask" if any(offer.path == ("ask",) for offer in offers) else ""
    sums = [_worth(terms, seat) for seat in (left, right)]
    return Bargain(
        title=_("A bargain"),
        left=_pane(view, players, terms, left),
        right=_pane(view, players, terms, right, asking),
        captions=(_caption(view), _("costs 1 action when sealed")),
        middle=scales(*sums),
        speaker=terms.maker if standing else None,
        words=spoken(terms, view.counters) if standing else "",
        foot=_foot(view, offers),
    )


def _terms(view: View, picked: tuple[str, ...], usual: int = 0) -> Terms | None:
    """What lies between the two; of a draft with the money that is chosen now, or stands there to begin with."""
    draft = view.draft
    if draft is None:
        return view.offer
    chosen = [spot for spot in picked if spot.startswith(f"{PAY}:")]
    money = int(chosen[0].partition(":")[2]) if chosen else usual
    return Terms(draft.maker, draft.partner, draft.give, draft.ask, money)


def _sides(view: View, terms: Terms) -> tuple[Seat, Seat]:
    left = view.seat if view.seat in (terms.maker, terms.partner) else view.active
    assert left is not None
    return left, terms.partner if left == terms.maker else terms.maker


def given(terms: Terms, seat: Seat) -> tuple[Cards, int]:
    """The cards and the dollars that this one of the two gives."""
    if seat == terms.maker:
        return terms.give, max(0, terms.money)
    return terms.ask, max(0, -terms.money)


def _worth(terms: Terms, seat: Seat) -> int:
    """Base values and money together, in dollars."""
    cards, money = given(terms, seat)
    return sum(VALUE[card] for card in cards) + money


def _pane(view: View, players: Sequence[Player], terms: Terms, seat: Seat, add: str = "") -> Pane:
    _cards, money = given(terms, seat)
    words = _("{name} gives") if view.draft is None else _("{name} offers")
    if view.draft is not None and seat == terms.partner:
        words = _("{name} is asked for")  # nothing is agreed, and 11.4 may ask for money by itself
    title = words.format(name=players[seat].name)
    sealed = view.draft is None and seat == terms.maker
    return Pane(seat, title, zone(seat), dollars(money), add, sealed)


def zone(seat: Seat) -> str:
    """Where the cards lie that this seat gives."""
    return f"bargain:{seat}"


def _caption(view: View) -> str:
    number = view.counters + (view.draft is not None and view.offer is not None)
    if not number:
        return _("First offer")
    return _("Counter-offer {n} of {most}").format(n=number, most=COUNTERS)


def _foot(view: View, offers: Sequence[Offer]) -> str:
    """What is worth knowing; 11.6: to who must answer and cannot accept, why."""
    if view.phase == "ask":
        return _("You may ask for any card, even one that may not be there.")
    draft = view.draft
    if draft is not None and bool(draft.give) != bool(draft.ask):
        return _("There are no gifts: as long as one side gives no card, it gives money.")
    if draft is not None and not view.hand:
        return _("You have no cards to offer: you may give money.")
    if draft is not None:
        return _("Click cards of your hand to offer them. Everybody will see what you offer.")
    offer, paths = view.offer, {each.path for each in offers}
    if offer is None or ("refuse",) not in paths or ("accept",) in paths:
        return _("Goals, Doubloons and promises are not traded.")
    short = -offer.money > view.money[offer.partner]
    return _("You cannot pay so much.") if short else _("You do not have what is asked for.")


def spoken(terms: Terms, counters: int) -> str:
    """11.5: the offer as its maker says it aloud."""
    words = _("“I would rather give {gives} for {gets}.”") if counters else _("“I give {gives} for {gets}.”")
    return words.format(gives=goods(terms.give, terms.money), gets=goods(terms.ask, -terms.money))


def goods(cards: Cards, money: int) -> str:
    """Cards and money within a sentence: "the Lantern, Killman's Key and $25"."""
    return listed(cards, money, the)


def scales(left: int, right: int) -> Face:
    """Both sides in dollars of base value, below the scales."""
    parts = (
        Art("trade_scales", 20, 0, 100, 120),
        Words(dollars(left), 62, 150, 26, "display", "ink", "right", 60),
        Box(69, 136, 2, 28, 0, "line"),
        Words(dollars(right), 78, 150, 26, "display", "ink", "left", 60),
        Words(_("base value"), 70, 178, 18, "strong", "muted", "centre", 136),
    )
    return Face(140, 190, parts)


def bargain_pieces(view: View) -> list[Piece]:
    """The cards on both sides. Those of a draft can be pointed at, where they may be taken out again."""
    terms = _terms(view, ())
    if terms is None:
        return []
    kinds = ("give", "want") if view.draft is not None else ("", "")
    pieces = []
    for seat, kind in zip((terms.maker, terms.partner), kinds, strict=True):
        cards, _money = given(terms, seat)
        for order, (card, spot) in enumerate(zip(cards, copies(kind, cards), strict=True)):
            face = card_faces.hand_card(card)
            origin = f"hand:{card}" if seat == view.seat else f"mat:{seat}"
            id = f"{zone(seat)}{spot[len(kind) :]}"
            pieces.append(Piece(id, face, zone(seat), CARD, order=order, spot=spot if kind else "", origin=origin))
    return pieces


def catalogue(view: View, offers: Sequence[Offer], picked: tuple[str, ...]) -> tuple[Tray, list[Piece]]:
    """11.3: the cards one may ask for: those that everybody knows to be there, or those of the shelf that is picked.

    They take the place of the hand while one asks.
    """
    draft = view.draft
    known = view.known[draft.partner] if draft else ()
    shelf = tuple(spot for spot in picked[:1] if spot.startswith(f"{SHELF}:"))
    paths = [offer.path for offer in offers if offer.path[:-1] == shelf]
    cards = [int(path[-1].partition(":")[2]) for path in paths if path[-1].startswith("ask:")]
    cards.sort(key=lambda card: (card not in known, card >= MONSTER_FACE, CATEGORY[card], STARS[card], card))
    pieces = []
    for order, card in enumerate(cards):
        spot = f"ask:{card}"
        mood: Mood = "lit" if card in known else "plain"
        pieces.append(Piece(spot, card_faces.hand_card(card), CATALOGUE, CARD, order=order, spot=spot, mood=mood))
    return Tray(CATALOGUE, _("Ask for"), "row", paper=True), pieces


def amount(view: View, legal: Sequence[Action]) -> Amount | None:
    """11.4: the money of an offer; below 0 it is asked for. It begins where the other's offer stood, or at nothing."""
    sums = [action.money for action in legal if isinstance(action, Propose)]
    draft = view.draft
    if not sums or draft is None:
        return None
    even = sum(VALUE[card] for card in draft.ask) - sum(VALUE[card] for card in draft.give)
    marks = {0: _("no money")}
    if even in sums:
        marks[even] = _("even")
    if view.offer is not None and draft.money in sums:
        marks[draft.money] = _("as offered")
    start = draft.money if view.offer is not None else 0
    usual = min(sums, key=lambda money: (abs(money - start), money))
    shown = tuple((money, words) for money, words in sorted(marks.items()) if money in sums)
    return Amount(PAY, _("Money"), sums[0], sums[-1], usual, "${n}", shown, stays=view.offer is not None)
