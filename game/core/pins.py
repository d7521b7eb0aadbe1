"""PINs as salted hashes: whoever reads a save finds no digits, and trying them all takes minutes for each seat.

They keep honest players from looking by accident or in passing; a save holds all secrets anyway for those who read it.
"""

import hashlib
import hmac
import re
import secrets

LENGTH = 4
"""How many digits a PIN has."""
COST = 2**14
"""What one try costs (scrypt's n): some 50 ms and 16 MB, all PINs of a seat several minutes."""
_MARK = re.compile(r"scrypt:[0-9a-f]{32}:[0-9a-f]{64}")


def hashed(pin: str) -> str:
    """The mark that is kept of this PIN: another one each time."""
    salt = secrets.token_bytes(16)
    return f"scrypt:{salt.hex()}:{_hash(pin, salt).hex()}"


def opens(pin: str, mark: str) -> bool:
    """Whether these digits are the PIN that this mark was made of; no digits fit a mark that is none."""
    if not is_mark(mark):
        return False
    _name, salt, found = mark.split(":")
    return hmac.compare_digest(_hash(pin, bytes.fromhex(salt)), bytes.fromhex(found))


def is_mark(text: str) -> bool:
    """Whether this can be the mark of a PIN."""
    return _MARK.fullmatch(text) is not None


def _hash(pin: str, salt: bytes) -> bytes:
    return hashlib.scrypt(pin.encode(), salt=salt, n=COST, r=8, p=1, dklen=32)
