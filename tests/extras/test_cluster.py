"""A real scheduler and two real workers on this machine: the same games as without them."""

import pytest

distributed = pytest.importorskip("distributed")

from game import __version__  # noqa: E402
from game.arena import crews  # noqa: E402
from game.arena.crews import all_of, crew  # noqa: E402
from game.arena.tournament import tournament  # noqa: E402
from game.core.errors import BadOption  # noqa: E402


@pytest.fixture(scope="module")
def address():
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address


def doubled(number: int) -> int:
    return 2 * number


def test_the_answers_come_in_the_order_of_the_items(address: str) -> None:
    with crew(scheduler=address) as hands:
        assert all_of(hands, doubled, list(range(100))) == [2 * n for n in range(100)]


@pytest.mark.parametrize("box", ["key_largo", "dark_water_salvage", "killmans_keep"])
def test_a_tournament_on_the_cluster_has_the_same_report(address: str, box: str) -> None:
    seats = ["deckhand", "random", "random"]
    assert tournament(box, seats, 9, scheduler=address, seed=4) == tournament(box, seats, 9, seed=4)


def test_who_searches_is_the_same_there_too(address: str) -> None:
    seats = ["mate", "deckhand", "deckhand"]
    assert tournament("key_largo", seats, 3, scheduler=address, seed=4) == tournament("key_largo", seats, 3, seed=4)


def test_a_worker_of_another_version_is_refused_by_name(address: str, monkeypatch) -> None:
    monkeypatch.setattr(crews, "__version__", __version__ + ".other")
    with pytest.raises(BadOption, match="other"), crew(scheduler=address):
        pass


def test_a_scheduler_without_workers_is_told() -> None:
    with (
        distributed.LocalCluster(n_workers=0, host="127.0.0.1", dashboard_address=None) as cluster,
        pytest.raises(BadOption, match="worker"),
        crew(scheduler=cluster.scheduler_address),
    ):
        pass


def test_what_goes_wrong_in_a_game_is_not_swallowed(address: str) -> None:
    with crew(scheduler=address) as hands, pytest.raises(ZeroDivisionError):
        all_of(hands, (1).__truediv__, [1, 0])
