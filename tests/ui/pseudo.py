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
        more = max(1, round(len(message) * 0.4) - 1)
        words = ["~" * min(8, more - n) for n in range(0, more, 9)]
        return " ".join([told, *words]).rstrip()

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)
