"""Wrong PINs cost time: after a few of them one has to wait, each time longer, also after a new start.

What is kept is how often somebody guessed wrong and until when to wait, by a fingerprint of the PIN's mark: so a copy
of the match, or an older save of it, has the same wait.
"""

from hashlib import blake2b
from pathlib import Path

import msgspec

from game import paths
from game.storage.saves import write_whole

FREE = 3
"""So many wrong guesses cost nothing."""
FIRST, LONGEST = 5.0, 300.0
"""Seconds to wait after the next one, and at most."""
MOST = 200
"""How many PINs are remembered; the oldest go."""


class Wrong(msgspec.Struct, frozen=True):
    """How often a PIN was guessed wrong, and until when nobody may guess, in seconds since 1970."""

    times: int
    until: float


def wait_after(times: int) -> float:
    """Seconds to wait after so many wrong guesses."""
    return 0.0 if times < FREE else min(LONGEST, FIRST * 2.0 ** (times - FREE))


class Guesses:
    """Counts wrong guesses; where the disk refuses they are forgotten when the program ends."""

    def __init__(self) -> None:
        """Those of earlier days are read when they are needed first."""
        self._wrong: dict[str, Wrong] | None = None

    def wait(self, mark: str, now: float) -> float:
        """Seconds until this PIN may be guessed; a clock that was put back makes nobody wait longer than at first."""
        wrong = self._known().get(_print(mark))
        return 0.0 if wrong is None else max(0.0, min(wrong.until - now, wait_after(wrong.times)))

    def note(self, mark: str, right: bool, now: float) -> None:
        """Somebody has guessed; a right guess makes good for the wrong ones."""
        known, key = self._known(), _print(mark)
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


def _print(mark: str) -> str:
    return blake2b(mark.encode(), digest_size=12).hexdigest()
