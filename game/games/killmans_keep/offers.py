"""Every choice as the table offers it: the spots it points at, its label, and what follows from it."""

from collections.abc import Sequence

from game.core.match import Player
from game.core.table import Offer, Spot
from game.games.killmans_keep.actions import Action
from game.games.killmans_keep.halves import chains
from game.games.killmans_keep.labels import words_of
from game.games.killmans_keep.outlook import Outlook
from game.games.killmans_keep.spots import paths, rows
from game.games.killmans_keep.verbs import verb
from game.games.killmans_keep.view import View


def offers(view: View, legal: Sequence[Action], players: Sequence[Player]) -> tuple[Offer, ...]:
    """The legal choices in the order of the rules, each from its first half to the step that is told."""
    found, row, out = [], rows(view), Outlook(view, players)
    for chain in chains(view, legal):
        words = words_of(out, chain)
        first, *then = chain.actions
        for path in paths(chain, row):
            found.append(
                Offer(
                    first,
                    path,
                    words.label,
                    words.draft,
                    quick=words.quick,
                    ask=words.ask,
                    trail=words.trail,
                    then=tuple(then),
                )
            )
    return tuple(found)


def buttons(
    view: View, offers: Sequence[Offer], players: Sequence[Player], picked: tuple[str, ...] = ()
) -> tuple[Spot, ...]:
    """The spots of these offers that are no thing on the table: verbs, answers, cards of a pile.

    Where `picked` leaves one offer for a button, it says what that offer does.
    """
    found: dict[str, Spot] = {}
    for offer in offers:
        for spot in offer.path:
            button = found.get(spot) or verb(spot)
            if button is None:
                continue
            if offer.path == (*picked, spot):
                button = Spot(spot, offer.label, key=button.key)
            found[spot] = button
    return tuple(found.values())
