"""A pipe to another process on which nothing blocks, whatever that process does or leaves undone.

Two threads wait in place of whoever sends and receives: one writes, one reads. It is the one way that is the same on
all systems, since a pipe can only be asked whether a message has begun, never whether it is whole. Both end with the
pipe, and the pipe is closed when the last of them lets go of it.
"""

from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from threading import Thread

LONGEST = 1 << 16
"""Bytes of the longest message that is read."""

MOST = 64
"""Messages that wait on either side at most: who sends more, or reads less, is not listened to any longer."""


class Line:
    """The window's end of a pipe; the other end may be stopped, or say anything."""

    def __init__(self, pipe: Connection) -> None:
        """Takes this end of the pipe over: nobody else may use it."""
        self._said: SimpleQueue[bytes | None] = SimpleQueue()
        self._heard: SimpleQueue[bytes] = SimpleQueue()
        self._lost = False
        self._reader = Thread(target=_read, args=(pipe, self._heard), name="bots are heard", daemon=True)
        Thread(target=_write, args=(pipe, self._said), name="bots are told", daemon=True).start()
        self._reader.start()

    def send(self, message: bytes) -> None:
        """Sends when there is room for it. Who never makes room is as good as gone."""
        if self._said.qsize() >= MOST:
            self._lost = True
        else:
            self._said.put(message)

    def receive(self) -> bytes | None:
        """The next whole message, if there is one. EOFError when no more will come, or too much was sent in vain."""
        if self._lost:
            raise EOFError
        ended = not self._reader.is_alive()
        try:
            return self._heard.get_nowait()
        except Empty:
            if ended:
                raise EOFError from None
            return None

    def close(self) -> None:
        """Nothing is sent or received any longer; the process at the other end is to be ended as well."""
        self._lost = True
        self._said.put(None)


def _write(pipe: Connection, said: "SimpleQueue[bytes | None]") -> None:
    try:
        while (message := said.get()) is not None:
            pipe.send_bytes(message)
    except OSError:
        return


def _read(pipe: Connection, heard: "SimpleQueue[bytes]") -> None:
    try:
        while heard.qsize() < MOST:
            heard.put(pipe.recv_bytes(LONGEST))
    except (EOFError, OSError):
        return
