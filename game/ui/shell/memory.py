"""Memory that large pictures took, and what becomes of it when they are freed."""

import sys
from contextlib import suppress
from importlib import import_module

MMAP_THRESHOLD, TRIM_THRESHOLD = -3, -1
"""The numbers of these options of the C library, from its malloc.h."""
LARGE, SPARE = 20 << 20, 16 << 20
"""Bytes. Only paintings before they are scaled are as large; a few pictures of a window are made again and again."""


def give_back_large_blocks() -> None:
    """Let blocks of at least LARGE bytes go back to the system as soon as they are freed, where the C library is glibc.

    By itself it keeps them after the first few: paintings of 25 MB that are read and scaled once would stay for good,
    about 100 MB together. SPARE bytes of smaller blocks are kept, since to get them anew takes longer than to fill
    them. Elsewhere nothing is changed.
    """
    if sys.platform != "linux":
        return
    with suppress(OSError, AttributeError):  # another C library
        library = import_module("ctypes").CDLL("libc.so.6")
        library.mallopt(MMAP_THRESHOLD, LARGE)
        library.mallopt(TRIM_THRESHOLD, SPARE)
