"""The notebook (10.3): what this seat has seen in each wreck, what can still be there, and what others hold."""

from collections.abc import Sequence

from game.core.player import Player
from game.games.key_largo import names
from game.games.key_largo.components import MOST_DIVERS
from game.games.key_largo.knowledge import odds
from game.games.key_largo.view import HAND, Lot, View
from game.words import _, plural


def notes(view: View, players: Sequence[Player]) -> tuple[str, ...]:
    """Lines for the notes tab; headings begin with "# ". Somebody who sees only what is public has no notebook."""
    if view.seat is None:
        return ()
    lines: list[str] = []
    seen = {sighting.wreck: sighting for sighting in view.sightings}
    for wreck, cards in enumerate(view.wrecks):
        if not cards or (wreck not in seen and not view.monster_known[wreck]):
            continue
        lines.append("# " + _("The {ship}").format(ship=names.wreck_name(view.seats, wreck)))
        if wreck in seen:
            sighting = seen[wreck]
            when = names.half_day(sighting.day, sighting.half)
            lines.append(_("{when}: {cards}").format(when=when, cards=names.listing(sighting.cards)))
        if view.monster_known[wreck]:
            lines.append(_("A monster was met here and went back."))
        lines += _left(view, wreck)
        lines.append(_odds(view, wreck))
    hands = _hands(view, players)
    if hands:
        lines += ["# " + _("In other hands"), *hands]
    return tuple(lines) or (_("Nothing yet. Buy drinks at the tavern to look into two wrecks."),)


def _left(view: View, wreck: int) -> list[str]:
    """What of the cards once seen is still in the wreck."""
    lines = [plural("{n} card is left.", "{n} cards are left.", view.wrecks[wreck])]
    certain: list[int] = []
    for lot in view.lots:
        here = dict(lot.at).get(wreck, 0)
        if here and here == len(lot.cards):
            certain += lot.cards
        elif here and here + _in_hands(lot) == len(lot.cards):
            words = _("{n} of these, the rest was taken: {cards}")
            lines.append(words.format(n=here, cards=names.listing(lot.cards)))
    if certain:
        lines.append(_("Certain: {cards}").format(cards=names.listing(tuple(sorted(certain)))))
    return lines


def _in_hands(lot: Lot) -> int:
    return sum(number for place, number in lot.at if place >= HAND)


def _odds(view: View, wreck: int) -> str:
    """The danger of one, two, three draws, as far as there are cards."""
    most = min(MOST_DIVERS, view.wrecks[wreck])
    shares = [f"{round(100 * odds.danger(view, wreck, draws))} %" for draws in range(1, most + 1)]
    if most == 1:
        return _("A monster: {share}").format(share=shares[0])
    return _("A monster within 1 to {n} cards: {shares}").format(n=most, shares=", ".join(shares))


def _hands(view: View, players: Sequence[Player]) -> list[str]:
    """Cards that this seat knows for certain in somebody's hand."""
    lines = []
    for seat in range(view.seats):
        known = [card for lot in view.lots if lot.at == ((HAND + seat, len(lot.cards)),) for card in lot.cards]
        if known and seat != view.seat:
            lines.append(_("{name} holds: {cards}").format(name=players[seat].name, cards=names.listing(tuple(known))))
    return lines
