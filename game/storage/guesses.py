"""Delays after wrong PINs: after a few guesses each further one takes longer, also after a restart.

Stored are the number of wrong guesses and the end of the delay, by a hash of the PIN's own hash, so that a copy or an
older save of a match has the same delay.
"""

from hashlib import blake2b
from pathlib import Path

import msgspec

from game import paths
from game.storage.saves import write_whole

FREE = 3
"""The number of wrong guesses without a delay."""
FIRST, LONGEST = 5.0, 300.0
"""The first delay, and the longest, in seconds."""
MOST = 200
"""The number of PINs that are remembered; the oldest are forgotten."""


class Wrong(msgspec.Struct, frozen=True):
    """The number of wrong guesses at one PIN, and when the next guess is allowed, in seconds since 1970."""

    times: int
    until: float


def wait_after(times: int) -> float:
    """Return the delay after this number of wrong guesses, in seconds."""
    return 0.0 if times < FREE else min(LONGEST, FIRST * 2.0 ** (times - FREE))


class Guesses:
    """Counts wrong guesses, on the disk if possible, else until the program ends."""

    def __init__(self) -> None:
        """The file is read at the first use."""
        self._wrong: dict[str, Wrong] | None = None

    def wait(self, mark: str, now: float) -> float:
        """Return the seconds until this PIN may be guessed.

        This is never more than the full delay, even if the system's clock was put back.
        """
        wrong = self._known().get(_fingerprint(mark))
        return 0.0 if wrong is None else max(0.0, min(wrong.until - now, wait_after(wrong.times)))

    def note(self, mark: str, right: bool, now: float) -> None:
        """Count a guess at time `now`, in seconds since 1970; a right one clears the wrong ones."""
        known, key = self._known(), _fingerprint(mark)
        before = known.pop(key, None)
        if not right:
            times = (before.times if before else 0) + 1
            known[key] = Wrong(times, now + wait_after(times))
        elif before is None:
            return
        self._wrong = dict(list(known.items())[-MOST:])
        try:
            write_whole(_file(), msgspec.json.encode(self._wrong))
        except OSError:
            return

    def _known(self) -> dict[str, Wrong]:
        if self._wrong is None:
            try:
                self._wrong = msgspec.json.decode(_file().read_bytes(), type=dict[str, Wrong])
            except (OSError, msgspec.DecodeError, UnicodeDecodeError):
                self._wrong = {}
        return self._wrong


def _file() -> Path:
    return paths.state_folder() / "guesses.json"


def _fingerprint(mark: str) -> str:
    return blake2b(mark.encode(), digest_size=12).hexdigest()
