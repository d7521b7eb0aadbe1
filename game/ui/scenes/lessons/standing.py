"""Where the teacher's panel and his arrows may stand: sizes and places, in units."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ui.draw.measure import Rect
from game.ui.table.panels.verb_plate import VerbPlate
from game.ui.table.view import TableView

ARROW = 84.0, 96.0
"""How large an arrow is that points down, with the gap before what it points at."""


def arrow_over(rect: Rect) -> Rect:
    """Where an arrow that points at this stands."""
    return Rect(rect.centerx - ARROW[0] / 2, rect.y - ARROW[1], *ARROW)


def arrow_beside(rect: Rect, plate: VerbPlate, wide: float) -> tuple[Rect, bool]:
    """Where an arrow stands that points at a row of this plate, and whether it points to the right.

    It crosses no other row: it stands beside the plate, away from the thing where a window so `wide` has room for it.
    """
    right = plate.rect.right + ARROW[1] < wide
    if right and (plate.side == "right" or plate.rect.x < ARROW[1]):
        return Rect(plate.rect.right, rect.centery - ARROW[0] / 2, *reversed(ARROW)), False
    return Rect(plate.rect.x - ARROW[1], rect.centery - ARROW[0] / 2, *reversed(ARROW)), True


def with_its_parts(view: TableView, spot: str, rect: Rect) -> Rect:
    """The place of this spot together with the pieces of it that lie against it, such as the words at a deck's foot."""
    also = next((hit.also for hit in view.hits if hit.id == f"spot:{spot}"), ())
    own = (place for piece, place in view.plan().places.values() if piece.spot == spot)
    return with_what_touches(rect, [*also, *own])


def with_what_touches(rect: Rect, more: Sequence[Rect]) -> Rect:
    """A thing's place together with what else of it lies against it, such as the prices below a market."""
    whole = Rect(rect)
    for each in more:
        if each.inflate(24, 24).colliderect(rect):
            whole.union_ip(each)
    return whole


@dataclass(frozen=True, slots=True)
class Sheet:
    """How large his panel, its paper, the line of its checklist and he himself are."""

    w: float
    high: float
    paper: float
    line: float
    bird: float
