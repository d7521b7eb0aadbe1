"""Processes that are no bots: what each does in place of `game.bots.worker_process.serve`, with its end of the pipe."""

import os
import struct
import time
from pathlib import Path

import msgspec

from game.bots import child_process
from game.bots.messages import Job


class Mischief:
    """Whoever unpickles it writes a file."""

    def __init__(self, file):
        self.file = file

    def __reduce__(self):
        return Path.touch, (Path(self.file),)


def silent(pipe):
    """Reads everything and says nothing."""
    while True:
        pipe.recv()


def deaf(_pipe):
    """Neither reads nor says anything."""
    time.sleep(1000)


def hung_up(pipe):
    """Closes the pipe and lives on."""
    pipe.recv()
    pipe.close()
    time.sleep(1000)


def half(pipe):
    """Begins a message and never ends it."""
    pipe.recv()
    os.write(pipe.fileno(), struct.pack("!i", 1000) + b"half of it")
    time.sleep(1000)


def huge(pipe):
    """Begins a message of a gigabyte."""
    pipe.recv()
    os.write(pipe.fileno(), struct.pack("!i", 1 << 30) + b"the first bytes")
    time.sleep(1000)


def garbage(pipe):
    """Says what is no message."""
    while True:
        pipe.recv()
        pipe.send_bytes(b"\xc1\x00garbage")


def flood(pipe):
    """Talks without end, asked or not."""
    while True:
        pipe.send_bytes(b"and another thing")


def pickled(pipe):
    """Sends an object that does mischief."""
    while True:
        job = pipe.recv()
        pipe.send(Mischief(os.environ["MISCHIEF"]) if isinstance(job, Job) else None)


def plain(number, share, choice):
    """An answer, as it is written."""
    told = {"number": number, "share": share, "choice": choice, "candidates": [(choice, 9, 0.5)], "trouble": ""}
    return msgspec.msgpack.encode(told)


def illegal(pipe):
    """Chooses an action that is not listed."""
    while True:
        job = pipe.recv()
        pipe.send_bytes(plain(job.number, job.share, len(job.observation.legal)))


def earlier(pipe):
    """Answers what was asked before, again and again."""
    while True:
        job = pipe.recv()
        pipe.send_bytes(plain(job.number - 1, job.share, 0))


BABBLERS = (hung_up, huge, garbage, flood, pickled, illegal, earlier)
"""Those who give themselves away; the others must be waited for in vain."""
HANGING = (silent, deaf, half)


def searching(pipe):
    """In a process: never look at the pipe, as in the middle of a long search."""
    child_process.stand_back()
    pipe.send_bytes(b"here")
    time.sleep(1000)
