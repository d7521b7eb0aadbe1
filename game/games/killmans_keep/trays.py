"""The tray: the seat's hand by category, and its goal with how far it has come."""

from collections.abc import Sequence

from game.core.faces import Art, Box, Face, Part, Passage
from game.core.table import Mood, Offer, Piece, Tray
from game.games.killmans_keep import fittings, looks
from game.games.killmans_keep.bargaining import catalogue
from game.games.killmans_keep.components import BONUS, CATEGORY, MONSTER_FACE, SHADE, STARS
from game.games.killmans_keep.names import card_name
from game.games.killmans_keep.progress import fills, own_progress
from game.games.killmans_keep.spots import copy_spot
from game.games.killmans_keep.view import View
from game.words import _

CARD = 136


def in_tray(view: View, offers: Sequence[Offer], picked: tuple[str, ...]) -> tuple[tuple[Tray, ...], list[Piece]]:
    """The zones of the tray and what lies in them: the hand and the goal of the seat that looks.

    While a card is looked for, all that it can be lie there instead; a public view has no zones.
    """
    if view.seat is None:
        return (), []
    if view.phase == "ask":
        zone, pieces = catalogue(view, offers)
        return (zone,), pieces
    may = {spot for offer in offers for spot in offer.path}
    hand, found = Tray("hand", _("Hand"), "row", paper=True), _found(offers, picked)
    if found:
        return (hand, Tray("found", _("In the discard"), "row")), [*_hand(view, may), *found]
    return (hand, Tray("goal", _("Goal"), "row", 2, paper=True)), [*_hand(view, may), *_goal(view, may)]


def _found(offers: Sequence[Offer], picked: tuple[str, ...]) -> list[Piece]:
    """9.23: the cards of the discard that can be taken now."""
    at = len(picked)
    spots = [offer.path[at] for offer in offers if offer.path[:at] == picked and len(offer.path) > at]
    spots = [spot for spot in dict.fromkeys(spots) if spot.startswith("found:")]
    return [
        Piece(spot, looks.hand_card(int(spot.partition(":")[2])), "found", CARD, order=order, spot=spot)
        for order, spot in enumerate(spots)
    ]


def by_category(card: int) -> tuple[int, int, int]:
    """The order of a hand: artifacts by category, then corpses, the rare ones last."""
    return (CATEGORY[card] if card < MONSTER_FACE else MONSTER_FACE, STARS[card], card)


def _hand(view: View, may: set[str]) -> list[Piece]:
    if not view.hand:
        return [Piece("no-hand", _hint(_("No cards in hand")), "hand", CARD)]
    pieces = []
    copies: dict[int, int] = {}
    for order, card in enumerate(sorted(view.hand, key=by_category)):
        copy = copies[card] = copies.get(card, -1) + 1
        spot = copy_spot("hand", card, copy)
        mood: Mood = "dim" if may and spot not in may and not _given(view, card, copy) else "plain"
        pieces.append(Piece(spot, hand_face(view, card, copy), "hand", CARD, order=order, spot=spot, mood=mood))
    return pieces


def hand_face(view: View, card: int, copy: int) -> Face:
    """An own card with what the others know of it, and with what it would add to the fight under way."""
    face = looks.hand_card(card)
    if view.phase in ("fight", "battle") and view.seat == view.active and card in BONUS and view.monster != SHADE:
        face = fittings.sealed(face, f"+{BONUS[card]}")
    if _given(view, card, copy):
        return fittings.tag(face, _("offered"), "accent")
    assert view.seat is not None
    if view.display[view.seat] == card and not copy:
        return fittings.tag(face, _("shown to all"))
    return fittings.watched(face) if copy < view.known[view.seat].count(card) else face


def _hint(words: str) -> Face:
    """What lies where a card could lie."""
    return Face(looks.WIDE, looks.HIGH, (Passage(words, 80, 60, 130, 20, "italic", "muted", "centre"),))


def _given(view: View, card: int, copy: int) -> bool:
    """Whether this copy is part of the offer that this seat makes, or that stands."""
    terms = view.draft or view.offer
    if terms is None or view.seat not in (terms.maker, terms.partner):
        return False
    given = terms.give if view.seat == terms.maker else terms.ask
    return copy < given.count(card)


def _goal(view: View, may: set[str]) -> list[Piece]:
    """The goal, and beside it how far it has come."""
    assert view.seat is not None
    goal = view.goals[view.seat]
    if goal < 0:
        return [Piece("no-goal", _hint(_("No goal yet: the Guild has some")), "goal", CARD)]
    face = looks.goal_card(goal)
    if view.goal_known[view.seat]:
        face = fittings.tag(face, _("shown to all"))
    mood: Mood = "dim" if may and "goal" not in may else "plain"
    return [
        Piece(f"goal:{goal}", face, "goal", CARD, order=0, spot="goal", mood=mood),
        Piece("progress", _track(view), "goal", CARD, order=1, spot="goal"),
    ]


def _track(view: View) -> Face:
    """How far the goal has come, and what would fill it."""
    progress = own_progress(view)
    assert progress is not None
    parts: list[Part] = []
    if progress.met:
        parts.append(Art("glyph_check", 50, 34, 60))
        parts.append(Passage(_("Met: turn it in at the Guild"), 80, 120, 146, 21, "strong", "gain", "centre"))
    else:
        part = min(1.0, progress.have / progress.need)
        parts.append(Box(14, 30, 132, 18, 9, "hairline", "ink", 2))
        parts.append(Box(14, 30, max(18.0, 132 * part), 18, 9, "gain", "ink", 2))
        parts.append(Passage(progress.words, 80, 74, 150, 20, "strong", "muted", "centre"))
        if view.monster >= 0 and fills(view, view.seat, view.monster):
            words = _("The Corpse of the {monster} would fill it").format(monster=card_name(view.monster))
            parts.append(Passage(words, 80, 136, 150, 19, "strong", "ink", "centre"))
    return Face(looks.WIDE, looks.HIGH, tuple(parts))
