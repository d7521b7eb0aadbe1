"""A language that nobody speaks: every sentence 40 % longer, to see what overflows and what is not told."""

import gettext
import re

ACCENTS = str.maketrans("aeiouAEIOUcnsyz", "áéíóúÁÉÍÓÚçñšýž")
KEEP = re.compile(r"(\{[^}]*\}|\]\([^)]*\)|\*\*|\*)")


class Pseudo(gettext.NullTranslations):
    """Stretches every sentence that goes through the catalogue; placeholders and marks stay."""

    def gettext(self, message: str) -> str:
        parts = KEEP.split(message)
        told = "".join(part if n % 2 else part.translate(ACCENTS) for n, part in enumerate(parts))
        letters = len(message)
        return f"{told} {'~' * max(1, round(letters * 0.4) - 1)}"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)
