"""Awards as rows, and figures that grow chapter by chapter."""

from dataclasses import dataclass

from game.core.staging import Award
from game.kit.results import Best, Most, given, growing


@dataclass(frozen=True)
class Found:
    seat: int
    n: int = 1
    partner: int = -1


@dataclass(frozen=True)
class Begun:
    day: int


FINDER = Most("Finder", Found, lambda n, mine: f"{n} in {len(mine)}", amount=lambda event: event.n)


def test_whoever_has_most_gets_it_and_nobody_does_by_a_tie_or_by_nothing():
    assert given((Found(0), Found(1, 3), Begun(1), Found(0)), [FINDER]) == (Award(1, "Finder", "3 in 1"),)
    assert given((Found(0, 2), Found(1), Found(1)), [FINDER]) == ()
    assert given((Found(0, 0), Found(1, -2)), [FINDER]) == ()
    assert given((), [FINDER]) == ()


def test_an_event_that_counts_or_not_counts_one():
    deep = Most("Deep", Found, lambda n, _mine: str(n), amount=lambda event: event.n > 1)
    assert given((Found(0, 2), Found(1)), [deep]) == (Award(0, "Deep", "1"),)


def test_an_event_may_count_for_several_seats():
    both = Most("Dealer", Found, lambda n, _mine: str(n), seats=lambda event: (event.seat, event.partner))
    assert given((Found(0, partner=1), Found(2, partner=1)), [both]) == (Award(1, "Dealer", "2"),)


def test_the_one_best_event_wins_unless_another_is_as_good():
    best = Best("Haul", Found, lambda event: event.n, lambda event: f"worth {event.n}")
    assert given((Found(0, 2), Found(1, 5), Found(0, 3)), [best]) == (Award(1, "Haul", "worth 5"),)
    assert given((Found(0, 5), Found(1, 5)), [best]) == ()


def test_a_line_has_a_point_for_the_end_of_each_chapter():
    events = (Begun(1), Found(0, 2), Begun(2), Begun(2), Found(1), Found(0))
    lines = growing(
        events,
        2,
        lambda event: str(event.day) if isinstance(event, Begun) else "",
        lambda event: {event.seat: event.n} if isinstance(event, Found) else {},
    )
    assert lines == ((("1", 2), ("2", 3)), (("1", 0), ("2", 1)))
    assert growing((), 2, lambda event: "", lambda event: {}) == ((), ())
    assert growing((), 1, lambda event: "", lambda event: {}, "Dawn") == ((("Dawn", 0),),)
