"""13.1: what open play has shown of the colours and kinds behind a screen: between which numbers each must lie."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.games.keyflower import components as box
from game.games.keyflower.places import HIDDEN, LIES, colours_of
from game.games.keyflower.view import View


@dataclass(frozen=True, slots=True)
class Span:
    """So many at least, and so many at most."""

    least: int
    most: int

    @property
    def known(self) -> bool:
        """Whether it can be only one number."""
        return self.least == self.most


def workers(view: View, seat: int) -> tuple[Span, ...]:
    """The workers of each colour behind the screen of this seat; of Sven and Paulo `whereabouts` tells."""
    if seat == view.seat:
        return tuple(Span(n, n) for n in view.hand)
    pool = list(box.WORKERS)
    pool[box.GREEN] -= view.green
    for colour in box.COLOURS:
        pool[colour] -= sum(view.on[colour::4]) + sum(view.load[colour::7])
        pool[colour] -= sum(bid >> 2 for bid in view.bids if bid and bid & 3 == colour)
        pool[colour] -= _elsewhere(view, view.shown, view.hand, seat, colour, 4)
    if view.extras is None or not view.extras.at:
        return _spans(view.shown[seat * 4 : seat * 4 + 4], pool, view.workers[seat])
    _set_apart(view, pool)
    with_jokers = (*view.shown[seat * 4 : seat * 4 + 4], *(int(at == seat) for at in view.extras.at))
    hidden = [int(at in (seat, HIDDEN)) for at in view.extras.at]
    return _spans(with_jokers, [*pool, *hidden], view.workers[seat])[:4]


def _set_apart(view: View, pool: list[int]) -> None:
    """15.4: in the open Sven and Paulo are counted as workers, and their bids as of one colour."""
    assert view.extras is not None
    for joker, (at, mixed) in enumerate(zip(view.extras.at, view.extras.mixed, strict=True)):
        first, second = colours_of(joker)
        if at > HIDDEN:
            pool[first] += 1
        if at >= LIES:
            pool[first], pool[second] = pool[first] + mixed, pool[second] - mixed


def whereabouts(view: View) -> tuple[int, ...]:
    """13.1: where Sven and Paulo are as far as this view knows, a seat or a place of `places`; () without them."""
    return view.extras.at if view.extras else ()


def skills(view: View, seat: int) -> tuple[Span, ...]:
    """The skill tiles of each kind behind the screen of this seat."""
    if seat == view.seat:
        return tuple(Span(n, n) for n in view.skills)
    pool = [
        box.SKILL_TILES
        - sum(view.load[4 + kind :: 7])
        - _elsewhere(view, view.shown_skills, view.skills, seat, kind, len(box.SKILLS))
        for kind in box.SKILLS
    ]
    return _spans(view.shown_skills[seat * 3 : seat * 3 + 3], pool, view.skill_tiles[seat])


def _elsewhere(view: View, shown: Sequence[int], own: Sequence[int], seat: int, kind: int, kinds: int) -> int:
    """How many of this kind are behind other screens for sure."""
    others = (each for each in range(view.seats) if each not in (seat, view.seat))
    return sum(shown[each * kinds + kind] for each in others) + (own[kind] if own else 0)


def _spans(shown: Sequence[int], pool: Sequence[int], total: int) -> tuple[Span, ...]:
    """What was seen to go there is there; the rest is unknown, and no more than there can be of each kind."""
    unknown = total - sum(shown)
    most = [min(seen + unknown, left) for seen, left in zip(shown, pool, strict=True)]
    return tuple(
        Span(max(seen, total - sum(most) + most[kind]), most[kind]) for kind, seen in enumerate(shown)
    )


def winter_tiles(view: View) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """10.1: (the own ones, those that others may hold or that are not in play), until they are offered."""
    deck = [tile for tile in box.OF_SEASON[box.WINTER] if view.options.emporium or tile != box.EMPORIUM]
    return view.dealt, tuple(tile for tile in deck if tile not in view.dealt)
