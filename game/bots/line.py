"""A non-blocking connection to another process, whatever that process does.

Two threads, one writing and one reading, block instead of the caller. This works the same on all systems, since a pipe
can tell whether a message has begun but not whether it is complete. Both threads end with the pipe.
"""

from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from threading import Thread

LONGEST = 1 << 16
"""The longest message that is read, in bytes."""

MOST = 64
"""The most messages waiting in each direction; beyond that the other process counts as lost."""


class Line:
    """The near end of a pipe; the process at the far end may hang or send anything."""

    def __init__(self, pipe: Connection) -> None:
        """Take over this end of the pipe: nobody else may use it."""
        self._outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self._incoming: SimpleQueue[bytes] = SimpleQueue()
        self._lost = False
        self._reader = Thread(target=_read, args=(pipe, self._incoming), name="bots are heard", daemon=True)
        Thread(target=_write, args=(pipe, self._outgoing), name="bots are told", daemon=True).start()
        self._reader.start()

    def send(self, message: bytes) -> None:
        """Queue a message; if MOST messages are already waiting, the connection counts as lost."""
        if self._outgoing.qsize() >= MOST:
            self._lost = True
        else:
            self._outgoing.put(message)

    def receive(self) -> bytes | None:
        """Return the next complete message, None if there is none yet. EOFError if the connection is lost."""
        if self._lost:
            raise EOFError
        ended = not self._reader.is_alive()
        try:
            return self._incoming.get_nowait()
        except Empty:
            if ended:
                raise EOFError from None
            return None

    def close(self) -> None:
        """Stop sending and receiving; the caller must end the other process."""
        self._lost = True
        self._outgoing.put(None)


def _write(pipe: Connection, outgoing: "SimpleQueue[bytes | None]") -> None:
    try:
        while (message := outgoing.get()) is not None:
            pipe.send_bytes(message)
    except OSError:
        return


def _read(pipe: Connection, incoming: "SimpleQueue[bytes]") -> None:
    try:
        while incoming.qsize() < MOST:
            incoming.put(pipe.recv_bytes(LONGEST))
    except (EOFError, OSError):
        return
