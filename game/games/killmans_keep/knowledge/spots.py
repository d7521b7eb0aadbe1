"""Which spots of the table a choice points at: the thing first, then what is done with it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from game.core.compound_choice import Chain
from game.games.killmans_keep import actions as do
from game.games.killmans_keep.components import AREAS, ARTIFACTS, CATEGORY, GOAL_FACE
from game.games.killmans_keep.view import View

ALONE = "alone"
"""9.26: to show no card beside the one that is used."""

PAY = "pay"
"""The spot of the money in an offer."""

SHELF, FEW = "shelf", 8
"""The spots of the categories among which one looks up a card to ask for, where there are more cards than a few."""

Row = Mapping[str, tuple[str, ...]]
"""The spots of all cards that are alike, by the spot of the first of them."""


def copies(kind: str, cards: Sequence[int]) -> tuple[str, ...]:
    """A spot for each card of a sorted row: "hand:12", and the second of the same face "hand:12:1"."""
    return tuple([copy_spot(kind, card, at - cards.index(card)) for at, card in enumerate(cards)])


def copy_spot(kind: str, card: int, copy: int) -> str:
    """The spot of one of several like cards."""
    return f"{kind}:{card}:{copy}" if copy else f"{kind}:{card}"


def rows(view: View) -> Row:
    """What can be pointed at in several places. In the Market like cards lie on each other, and so in one place.

    11.3: of like cards in the hand the first ones are those that are offered: they can be kept, the others given.
    """
    give, ask = (view.draft.give, view.draft.ask) if view.draft else ((), ())
    row = {}
    for card in set(view.hand):
        given, held = give.count(card), view.hand.count(card)
        if given:
            row[f"give:{card}"] = (*_copies("give", card, 0, given), *_copies("hand", card, 0, given))
        if given or held > 1:
            row[f"hand:{card}"] = _copies("hand", card, given, held)
    for card in set(ask):
        row[f"want:{card}"] = _copies("want", card, 0, ask.count(card))
    return row


def _copies(kind: str, card: int, first: int, end: int) -> tuple[str, ...]:
    return tuple([copy_spot(kind, card, copy) for copy in range(first, end)])


def shelves(view: View, chains: Sequence[Chain]) -> Mapping[str, str]:
    """11.3: on which shelf a card that one may ask for is looked up, by its spot.

    Those that everybody knows to be there lie open, and so do all where there are few.
    """
    if view.phase != "ask" or view.draft is None or len(chains) <= FEW:
        return {}
    known = view.known[view.draft.partner]
    cards = [chain.last.card for chain in chains if chain.last.card not in known]
    return {f"ask:{card}": f"{SHELF}:{CATEGORY[card]}" for card in cards}


def paths(chain: Chain, row: Row) -> Iterator[tuple[str, ...]]:
    """The paths of this choice: one for each way to take it from like cards. A card only shown comes last."""
    spots: list[str] = []
    shown: list[str] = []
    for action, half in zip(chain.actions, chain.views, strict=True):
        (shown if half.phase == "gem" else spots).extend(_SPOTS[type(action)](half, action))
    if isinstance(chain.last, do.Buy | do.Sell):
        spots.append("sell" if isinstance(chain.last, do.Sell) else "buy")
    return _of_copies((*spots, *shown), row)


def _of_copies(path: tuple[str, ...], row: Row) -> Iterator[tuple[str, ...]]:
    found: list[tuple[str, ...]] = [()]
    for spot in path:
        names = row.get(spot)
        if names is None:  # a player may be meant twice: his Crown is mirrored and used against him
            found = [(*before, spot) for before in found]
        else:
            found = [(*before, name) for before in found for name in names if name not in before]
    return iter(found)


def card_spot(card: int) -> str:
    """The spot of a card of one's own; a goal shown as a card is the goal."""
    return "goal" if card >= GOAL_FACE else f"hand:{card}"


def _show(half: View, action: do.Show) -> tuple[str, ...]:
    return (card_spot(action.card), "show") if half.phase == "show" else (card_spot(action.card),)


def _use(half: View, action: do.Use) -> tuple[str, ...]:
    return (f"hand:{action.card}", "use") if half.phase == "act" else (f"hand:{action.card}",)


def _take(half: View, action: do.Take) -> tuple[str, ...]:
    return (f"{'found' if ARTIFACTS[half.ability].takes == 'discard' else 'stall'}:{action.card}",)


def _spot(*spots: str) -> Callable[[View, Any], tuple[str, ...]]:
    return lambda half, action: spots


_SPOTS: dict[type, Callable[[View, Any], tuple[str, ...]]] = {
    do.Show: _show,
    do.Use: _use,
    do.Take: _take,
    do.Selling: _spot(),
    do.Buying: _spot(),
    do.Showing: _spot(),
    do.Trading: _spot(),
    do.Sell: lambda half, action: (f"hand:{action.card}",),
    do.Buy: lambda half, action: (f"stall:{action.card}",),
    do.BasePrice: lambda half, action: ("sell",) if half.selling else ("buy",),
    do.Haggle: _spot("haggle"),
    do.Move: lambda half, action: (AREAS[action.area],),
    do.Target: lambda half, action: (f"mat:{action.seat}",),
    do.Clear: lambda half, action: (f"stall:{action.card}",),
    do.Exchange: _spot("doubloons"),
    do.TakeGoal: _spot("goal-deck"),
    do.SwapGoal: _spot("goal-deck"),
    do.TurnIn: _spot("goal", "turn-in"),
    do.HandIn: lambda half, action: (f"hand:{action.card}",),
    do.Draw: _spot("keep-deck"),
    do.Fight: lambda half, action: ("keep-top",) if half.phase == "act" else ("fight",),
    do.Flee: _spot("flee"),
    do.Discard: lambda half, action: (f"hand:{action.card}",),
    do.Order: lambda half, action: ("swapped" if action.swap else "same",),
    do.SetDie: lambda half, action: (f"hand:{action.card}", f"die:{action.face}"),
    do.PayToll: _spot("toll"),
    do.TurnBack: _spot("return"),
    do.Pass: lambda half, action: (ALONE,) if half.phase in ("gem", "seal") else ("pass",),
    do.EndTurn: _spot("end"),
    do.Trade: lambda half, action: (f"mat:{action.partner}", "trade"),
    do.Give: lambda half, action: (f"hand:{action.card}",),
    do.Keep: lambda half, action: (f"give:{action.card}",),
    do.Asking: _spot("ask"),
    do.Ask: lambda half, action: (f"ask:{action.card}",),
    do.Leave: lambda half, action: (f"want:{action.card}",),
    do.Propose: lambda half, action: (f"{PAY}:{action.money}",),
    do.Accept: _spot("accept"),
    do.Refuse: _spot("refuse"),
    do.Counter: _spot("counter"),
    do.Insist: _spot("original"),
}
