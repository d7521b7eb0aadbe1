"""What has changed on a board between two pictures of it: the rectangles that must be painted anew."""

from collections.abc import Sequence

import pygame

from game.core.table import Piece

FEW = 0.5
"""Where a larger part of the board than this has changed, all of it is painted at once."""


def changed(before: Sequence[Piece], after: Sequence[Piece]) -> list[Piece] | None:
    """The pieces that lay there before and those that lie there now, where the two differ; both from low to high.

    None where pieces that stay lie over each other in another order: then no small part can be told from the rest.
    """
    old, new = ({piece.id: piece for piece in lying} for lying in (before, after))
    if [id for id in old if id in new] != [id for id in new if id in old]:
        return None
    gone = [piece for id, piece in old.items() if new.get(id) != piece]
    return gone + [piece for id, piece in new.items() if old.get(id) != piece]


def patches(places: Sequence[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect] | None:
    """Rectangles that cover these places as far as they lie in the whole, none over another; None for too much."""
    apart: list[pygame.Rect] = []
    for place in places:
        part = place.clip(whole)
        if not part.w or not part.h:
            continue
        while (hit := part.collidelist(apart)) >= 0:
            part = part.union(apart.pop(hit))
        apart.append(part)
    return apart if sum(part.w * part.h for part in apart) <= FEW * whole.w * whole.h else None
