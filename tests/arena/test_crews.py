import pytest

from game.arena.crews import _Cluster, all_of, crew
from game.core.errors import BadOption


def squared(number: int) -> int:
    return number * number


@pytest.mark.parametrize("jobs", [1, 2])
def test_whoever_does_the_work_the_answers_come_in_the_order_of_the_items(jobs: int) -> None:
    with crew(jobs) as hands:
        assert all_of(hands, squared, list(range(20))) == [n * n for n in range(20)]


def test_nothing_to_do_is_done_at_once() -> None:
    with crew() as hands:
        assert all_of(hands, squared, []) == []


class Errand:
    """What a cluster's client hands out: an answer to come, here at once."""

    def __init__(self, answer: list[int]) -> None:
        self.answer = answer

    def result(self) -> list[int]:
        return self.answer


class Client:
    """A cluster of two workers that answers the last errand first."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.cancelled = 0

    def scheduler_info(self) -> dict:
        return {"workers": {"one": {}, "two": {}}}

    def submit(self, work, inner, items, pure):
        assert pure is False
        self.sizes.append(len(items))
        return Errand(work(inner, items))

    def cancel(self, errands) -> None:
        self.cancelled += len(errands)


def test_a_cluster_gets_the_work_in_parcels_and_may_answer_in_any_order() -> None:
    client = Client()
    hands = _Cluster(client, lambda errands: reversed(list(errands)))
    assert all_of(hands, squared, list(range(100))) == [n * n for n in range(100)]
    assert max(client.sizes) == 4
    assert client.cancelled == len(client.sizes) == 25


def test_a_cluster_that_is_not_there_is_named_in_words() -> None:
    with pytest.raises(BadOption, match=r"cluster|scheduler"), crew(1, "tcp://127.0.0.1:9"):
        pass
