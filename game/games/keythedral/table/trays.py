"""The tray: what is behind the own screen, and the cottages that are still to be laid."""

from collections.abc import Sequence

from game.core.table import Mood, Offer, Piece, Spot, Tray
from game.games.keythedral import components as box
from game.games.keythedral import names
from game.games.keythedral.knowledge.choices import by_hand
from game.games.keythedral.knowledge.counting import last_cottage, seat_points
from game.games.keythedral.looks import keytown, screen
from game.games.keythedral.table.places import laying
from game.games.keythedral.text.labels import costs_of
from game.games.keythedral.view import CUT, INSTEAD, SUBSTITUTE, View
from game.words import _


def in_tray(
    view: View, picked: tuple[str, ...], colour: int, offers: Sequence[Offer]
) -> tuple[tuple[Tray, ...], list[Piece]]:
    """The zone of the tray and what lies in it, in the colour of its seat; a public view has none.

    Cubes that what is picked would cost are put forward, laws that may be played are lit.
    """
    seat = view.seat if view.seat is not None else view.turn if laying(view) else None
    if seat is None:
        return (), []
    if laying(view):
        cards, title = _cottages(view, seat, picked, colour), _("Cottages to lay")
    else:
        may = {spot for offer in offers for spot in offer.path}
        may_next = _next(picked, offers)
        cards = [*_cubes(view, seat, _put_forward(view, picked, offers), may_next), *_laws(view, seat, picked, may)]
        cards.append(_estate(view, seat, colour))
        title = _("Behind your screen")
    if laying(view):
        return (Tray("screen", title, "row", open=True),), cards
    return (Tray("screen", title, "row", paper=True, house=seat, leaded=True),), cards


def _cottages(view: View, seat: int, picked: tuple[str, ...], colour: int) -> list[Piece]:
    found = []
    for n in range(box.COTTAGES):
        building = seat * box.COTTAGES + n
        if view.gap[building] >= 0:
            continue
        spot = f"cottage:{building}"
        face = screen.cottage(colour, n + 1, _("number {n}").format(n=n + 1))
        held = spot in picked or (seat == view.turn and building == last_cottage(view))
        mood: Mood = "chosen" if held else "plain"
        found.append(Piece(spot, face, "screen", screen.CARD, order=n, spot=spot, mood=mood))
    return found


def _put_forward(view: View, picked: tuple[str, ...], offers: Sequence[Offer]) -> tuple[int, ...]:
    """6.2: the cubes that are paid so far, or that all choices which begin with what is picked would cost alike."""
    nothing = (0,) * len(box.COLOURS)
    half = by_hand(view)
    if half:
        return tuple([paid + picked.count(names.cube_spot(n)) for n, paid in enumerate(half.paid)])
    if view.half is not None and any(view.half.paid) and view.half.about not in (CUT, SUBSTITUTE, INSTEAD):
        return view.half.paid
    begun = [offer for offer in offers if picked and offer.path[: len(picked)] == picked]
    costs = {costs_of((offer.action, *offer.then)) for offer in begun}
    return costs.pop() if len(costs) == 1 else nothing


def _next(picked: tuple[str, ...], offers: Sequence[Offer]) -> set[str]:
    """What may be picked after this, in whichever order it was."""
    n = len(picked)
    return {offer.path[n] for offer in offers if len(offer.path) > n and sorted(offer.path[:n]) == sorted(picked)}


def _cubes(view: View, seat: int, paid: tuple[int, ...], may: set[str]) -> list[Piece]:
    """The cubes of every colour; one that is still to come, as the trader gives it, is no dim one."""
    found = []
    for colour in box.COLOURS:
        n, spot = view.purse[seat][colour], names.cube_spot(colour)
        face = screen.counted(colour, n - paid[colour], names.colour_name(colour), paid[colour])
        mood: Mood = "plain" if n or spot in may else "dim"
        known, told = f"cubes:{colour}", bool(paid[colour])
        found.append(Piece(known, face, "screen", screen.CARD, order=10 + colour, spot=spot, mood=mood, tells=told))
    return found


def _estate(view: View, seat: int, colour: int) -> Piece:
    """12.1: the own seats and fences."""
    face = screen.estate(colour, seat_points(view, seat), view.fences[seat], _("points"))
    return Piece("estate", face, "screen", screen.CARD, order=20, spot=f"mat:{seat}")


def _laws(view: View, seat: int, picked: tuple[str, ...], may: set[str]) -> list[Piece]:
    found = []
    for n, law in enumerate(view.laws[seat]):
        spot = names.law_spot(law)
        mood: Mood = "chosen" if spot in picked else "lit" if spot in may else "plain"
        face = keytown.held_law(law)
        found.append(Piece(f"held:{law}", face, "screen", screen.CARD, order=30 + n, spot=spot, mood=mood))
    return found


def tray_spots(view: View) -> list[Spot]:
    """What lies in the tray, to point at."""
    if laying(view):
        seat = view.seat if view.seat is not None else view.turn
        own = range(seat * box.COTTAGES, (seat + 1) * box.COTTAGES)
        label = _("cottage {n}")
        return [
            Spot(f"cottage:{each}", label.format(n=names.number_of(each)), key=str(names.number_of(each)))
            for each in own
            if view.gap[each] < 0
        ]
    if view.seat is None:
        return []
    spots = [Spot(names.cube_spot(colour), names.colour_name(colour)) for colour in box.COLOURS]
    return spots + [Spot(names.law_spot(law), names.law_name(law)) for law in view.laws[view.seat]]
