"""Who plays many games: this process, the cores of this machine, or a Dask cluster. The answers are the same.

What is to be done is a function of one item, both of which can be sent elsewhere; luck comes from seeds in the items,
so who does which item, and when, cannot change what comes back.
"""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent import futures
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from game import __version__
from game.core.errors import BadOption
from game.words import _

Item = TypeVar("Item")
Answer = TypeVar("Answer")

PATIENCE = 10
"""Seconds in which a cluster's scheduler must answer."""

PARCELS = 16
"""Into how many parcels the work is parted for each worker of a cluster."""


class Crew(Protocol):
    """Those who do the work."""

    def each(self, work: Callable[[Item], Answer], items: Sequence[Item]) -> Iterator[tuple[int, Answer]]:
        """What `work` answers to each item, with the item's number; in whatever order the answers come."""
        ...


@contextmanager
def crew(jobs: int = 1, scheduler: str = "") -> Iterator[Crew]:
    """A crew of `jobs` processes, or of the workers of the Dask cluster at this address; it goes home afterwards."""
    if scheduler:
        with _cluster(scheduler) as hands:
            yield hands
    elif jobs == 1:
        yield _Alone()
    else:
        with _pool(jobs) as hands:
            yield hands


def all_of(hands: Crew, work: Callable[[Item], Answer], items: Sequence[Item]) -> list[Answer]:
    """What `work` answers to each item, in the order of the items."""
    answers = dict(hands.each(work, items))
    return [answers[number] for number in range(len(items))]


class _Alone:
    """This process itself."""

    def each(self, work: Callable[[Item], Answer], items: Sequence[Item]) -> Iterator[tuple[int, Answer]]:
        for number, item in enumerate(items):
            yield number, work(item)


class _Pool:
    """Processes on this machine."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self._pool = pool

    def each(self, work: Callable[[Item], Answer], items: Sequence[Item]) -> Iterator[tuple[int, Answer]]:
        numbers: dict[Future[Answer], int] = {self._pool.submit(work, item): n for n, item in enumerate(items)}
        for future in futures.as_completed(numbers):
            yield numbers[future], future.result()


@contextmanager
def _pool(jobs: int) -> Iterator[Crew]:
    deaf = (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for this process, which then ends the others
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=signal.signal, initargs=deaf)
    try:
        yield _Pool(pool)
    except BaseException:
        for process in multiprocessing.active_children():
            process.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


class _Cluster:
    """The workers of a Dask cluster; each gets the work in parcels, since every errand costs a millisecond."""

    def __init__(self, client: Any, gather: Any) -> None:
        self._client = client
        self._gather = gather

    def each(self, work: Callable[[Item], Answer], items: Sequence[Item]) -> Iterator[tuple[int, Answer]]:
        hands = max(1, len(self._client.scheduler_info()["workers"]))
        size = -(-len(items) // (hands * PARCELS)) or 1
        starts = range(0, len(items), size)
        parcels = {self._client.submit(_parcel, work, items[at : at + size], pure=False): at for at in starts}
        try:
            for parcel in self._gather(parcels):
                for offset, answer in enumerate(parcel.result()):
                    yield parcels[parcel] + offset, answer
        finally:
            self._client.cancel(list(parcels))


def _parcel(work: Callable[[Item], Answer], items: Sequence[Item]) -> list[Answer]:
    return [work(item) for item in items]


@contextmanager
def _cluster(address: str) -> Iterator[Crew]:
    try:
        from distributed import Client, as_completed  # noqa: PLC0415 - an extra of its own
    except ImportError:
        words = _('A cluster needs an extra; in the folder of Seachest: pip install -e ".[cluster]"')
        raise BadOption(words) from None
    connect: Any = Client
    try:
        client = connect(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        words = _("There is no Dask scheduler at {address} that answers ({error}).")
        raise BadOption(words.format(address=address, error=error)) from error
    with client:
        _agree(client, address)
        yield _Cluster(client, as_completed)


def _agree(client: Any, address: str) -> None:
    """BadOption unless there are workers, and all of them run this very version."""
    versions = client.run(_version)
    if not versions:
        raise BadOption(_("No worker has come to the scheduler at {address}.").format(address=address))
    others = {worker: version for worker, version in versions.items() if version != __version__}
    for worker, version in others.items():
        words = _("The worker at {worker} has Seachest {theirs}, this is {ours}: install the same everywhere.")
        raise BadOption(words.format(worker=worker, theirs=version or _("not installed"), ours=__version__))


def _version() -> str:
    return __version__
