"""Every choice as the table offers it: the spots it points at, its label, and what follows from it."""

from collections.abc import Sequence

from game.core.compound_choice import Chain
from game.core.player import Player
from game.core.table import Offer, Spot
from game.games.killmans_keep import actions as do
from game.games.killmans_keep.knowledge.spots import ALONE, copy_spot, paths, rows, shelves
from game.games.killmans_keep.table.verbs import STANDING, all_verbs, verb
from game.games.killmans_keep.text.consequences import Outlook, Words
from game.games.killmans_keep.text.labels import words_of
from game.games.killmans_keep.view import View
from game.words import _

LATE = (do.Move, do.Trading, do.Showing, do.EndTurn)
"""What is done anywhere and at any time is listed after what is done here, in this order."""


def offers(view: View, chains: Sequence[Chain], players: Sequence[Player]) -> tuple[Offer, ...]:
    """The choices of this seat, each from its first half to the step that is told."""
    found, row, shelf, out = [], rows(view), shelves(view, chains), Outlook(view, players)
    for chain in sorted(chains, key=_rank):
        words = words_of(out, chain)
        for path in paths(chain, row):
            whole = (shelf[path[0]], *path) if path[0] in shelf else path
            found.append(_offer(chain, whole, words, _still_shown(view, path)))
    return tuple(found)


def _still_shown(view: View, path: tuple[str, ...]) -> tuple[do.Action, ...]:
    """4.3: who parts with a hidden card that is like the one that all see, goes on showing that one.

    The rules know no like cards apart: one that all see leaves first, and the next is asked for.
    """
    shown = -1 if view.seat is None else view.display[view.seat]
    if view.seat is None or view.known[view.seat].count(shown) != 1:
        return ()
    hidden = (copy_spot("hand", shown, copy) for copy in range(1, view.hand.count(shown)))
    return (do.Show(shown),) if any(spot in path for spot in hidden) else ()


def _offer(chain: Chain, path: tuple[str, ...], words: Words, implied: tuple[do.Action, ...]) -> Offer:
    first, *then = chain.actions
    return Offer(
        first,
        path,
        words.label,
        words.draft,
        quick=words.quick,
        ask=words.ask,
        trail=words.trail,
        then=tuple(then),
        verb=next((spot for spot in path[1:2] if spot in STANDING), ""),
        brings=words.brings,
        price=words.price,
        ends=words.ends,
        implied=implied,
    )


def blind(view: View) -> Offer | None:
    """3.6: whose actions and free move are spent can end the turn, whatever is in the hand."""
    spent = view.seat is None and view.phase == "act" and not view.actions and view.walked
    return Offer(do.END_TURN, (), _("End the turn")) if spent else None


def _rank(chain: Chain) -> int:
    kind = type(chain.actions[0])
    return LATE.index(kind) if kind in LATE else -1


def buttons(
    _view: View, offers: Sequence[Offer], _players: Sequence[Player], picked: tuple[str, ...] = ()
) -> tuple[Spot, ...]:
    """The spots of these offers that are no thing on the table: verbs, answers, cards of a pile.

    Where `picked` leaves one offer for a button, it says what that offer does; but to show nothing stands beside cards
    that can be shown instead, and is called that.
    """
    found: dict[str, Spot] = {}
    verbs = all_verbs()
    for offer in offers:
        for spot in offer.path:
            button = found.get(spot) or verb(spot, verbs)
            if button is None:
                continue
            if offer.path == (*picked, spot) and spot != ALONE:
                button = Spot(spot, offer.label, key=button.key)
            found[spot] = button
    return tuple(found.values())
