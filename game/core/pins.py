"""PINs stored as salted hashes, so that a save does not contain the digits.

They keep honest players from looking by accident: a save contains all secrets anyway, and trying every PIN of a seat
takes some minutes.
"""

import hashlib
import hmac
import re
import secrets

LENGTH = 4
"""The number of digits of a PIN."""
COST = 2**14
"""The cost of one hash (the n of scrypt): about 50 ms and 16 MB."""
_MARK = re.compile(r"scrypt:[0-9a-f]{32}:[0-9a-f]{64}")


def hashed(pin: str) -> str:
    """Return a salted hash of this PIN, to be stored; each call gives a different one."""
    salt = secrets.token_bytes(16)
    return f"scrypt:{salt.hex()}:{_hash(pin, salt).hex()}"


def opens(pin: str, mark: str) -> bool:
    """Return whether this PIN belongs to the stored hash `mark`; False if `mark` is not a valid hash."""
    if not is_mark(mark):
        return False
    _name, salt, found = mark.split(":")
    return hmac.compare_digest(_hash(pin, bytes.fromhex(salt)), bytes.fromhex(found))


def is_mark(text: str) -> bool:
    """Return whether this text has the form of a stored hash."""
    return _MARK.fullmatch(text) is not None


def _hash(pin: str, salt: bytes) -> bytes:
    return hashlib.scrypt(pin.encode(), salt=salt, n=COST, r=8, p=1, dklen=32)
