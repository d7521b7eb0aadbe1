"""The tray: the seat's hand by category, and its goal with how far it has come."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.faces import Box, Face, Words
from game.core.table import Mood, Offer, Piece, Tray
from game.games.killmans_keep.components import BONUS, CATEGORY, MONSTER_FACE, SHADE, STARS
from game.games.killmans_keep.knowledge.progress import own_progress
from game.games.killmans_keep.knowledge.spots import copy_spot
from game.games.killmans_keep.looks import card_faces, props
from game.games.killmans_keep.table.bargaining import catalogue
from game.games.killmans_keep.view import View
from game.words import _

CARD = 142


def in_tray(view: View, offers: Sequence[Offer], picked: tuple[str, ...]) -> tuple[tuple[Tray, ...], list[Piece]]:
    """The zones of the tray and what lies in them: the hand and the goal of the seat that looks.

    While a card is looked for, all that it can be lie there instead; a public view has no zones.
    """
    if view.seat is None:
        return (), []
    if view.phase == "ask":
        zone, pieces = catalogue(view, offers, picked)
        return (zone,), pieces
    may = {spot for offer in offers for spot in offer.path}
    hand, found = Tray("hand", "", "row", paper=True, picture=_no_cards(view)), _found(offers, picked)
    if found:
        return (hand, Tray("found", _("Discard"), "row", 2)), [*_hand(view, may), *found]
    return (hand,), [*_hand(view, may), *_goal(view, may)]


def _no_cards(view: View) -> Face | None:
    """What lies in the tray of a seat that has nothing."""
    if view.seat is None or view.hand or view.has_goal[view.seat]:
        return None
    lines = card_faces.two_lines(_("You hold no cards: the Keep has some"))
    words = [Words(line, 110, 45 + 30 * n, 24, "italic", "muted", "centre", 220) for n, line in enumerate(lines)]
    return Face(220, 120, tuple(words))


def _found(offers: Sequence[Offer], picked: tuple[str, ...]) -> list[Piece]:
    """9.23: the cards of the discard that can be taken now."""
    at = len(picked)
    spots = [offer.path[at] for offer in offers if offer.path[:at] == picked and len(offer.path) > at]
    spots = [spot for spot in dict.fromkeys(spots) if spot.startswith("found:")]
    return [
        Piece(spot, card_faces.hand_card(int(spot.partition(":")[2])), "found", CARD, order=order, spot=spot)
        for order, spot in enumerate(spots)
    ]


def by_category(card: int) -> tuple[int, int, int]:
    """The order of a hand: artifacts by category, then corpses, the rare ones last."""
    return (CATEGORY[card] if card < MONSTER_FACE else MONSTER_FACE, STARS[card], card)


def _hand(view: View, may: set[str]) -> list[Piece]:
    pieces = []
    copies: dict[int, int] = {}
    for order, card in enumerate(sorted(view.hand, key=by_category)):
        copy = copies[card] = copies.get(card, -1) + 1
        spot = copy_spot("hand", card, copy)
        mood: Mood = "dim" if may and spot not in may and not _given(view, card, copy) else "plain"
        if card == view.drawn and copy == view.hand.count(card) - 1:
            mood = "new"
        pieces.append(Piece(spot, hand_face(view, card, copy), "hand", CARD, order=order, spot=spot, mood=mood))
    return pieces


def hand_face(view: View, card: int, copy: int) -> Face:
    """An own card with what the others know of it, and with what it would add to the fight under way."""
    face = card_faces.hand_card(card)
    if view.phase in ("fight", "battle") and view.seat == view.active and card in BONUS and view.monster != SHADE:
        face = props.sealed(face, f"+{BONUS[card]}")
    if _given(view, card, copy):
        return props.tag(face, _("offered") if _offers(view) else _("asked for"), "accent")
    assert view.seat is not None
    if view.display[view.seat] == card and not copy:
        return props.tag(face, _("shown to all"), art="mark_shown")
    return props.marked(face, "mark_known") if copy < view.known[view.seat].count(card) else face


def _offers(view: View) -> bool:
    """Whether the offer that is made or stands is this seat's own."""
    terms = view.draft or view.offer
    return terms is not None and view.seat == terms.maker


def _given(view: View, card: int, copy: int) -> bool:
    """Whether this copy is part of the offer that this seat makes, or that stands."""
    terms = view.draft or view.offer
    if terms is None or view.seat not in (terms.maker, terms.partner):
        return False
    given = terms.give if view.seat == terms.maker else terms.ask
    return copy < given.count(card)


def _goal(view: View, may: set[str]) -> list[Piece]:
    """The goal, apart from the cards, with how far it has come."""
    assert view.seat is not None
    goal, progress = view.goals[view.seat], own_progress(view)
    if goal < 0 or progress is None:
        return []
    words, colour, art = (_("met"), "pill_goal", "mark_met") if progress.met else (progress.words, "pill", "")
    face = props.tag(card_faces.goal_card(goal), words, colour, art)
    if view.hand:
        face = replace(face, parts=(Box(-11, 4, 2, card_faces.HIGH - 8, 0, "line"), *face.parts))
    mood: Mood = "dim" if may and "goal" not in may else "plain"
    return [Piece(f"goal:{goal}", face, "hand", CARD, order=len(view.hand), spot="goal", mood=mood)]
