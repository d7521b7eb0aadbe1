"""Every sentence the program says goes through here, so that it can be said in another language."""

import gettext as _gettext
from collections.abc import Sequence
from pathlib import Path

_catalogue: _gettext.NullTranslations = _gettext.NullTranslations()


def use(language: str, folder: Path) -> None:
    """Speak this language from now on; English where the catalogue in `folder` has no translation."""
    global _catalogue  # noqa: PLW0603 (a program speaks one language at a time)
    _catalogue = _gettext.translation("seachest", folder, [language], fallback=True)


def use_catalogue(catalogue: _gettext.NullTranslations) -> None:
    """Speak through this catalogue (tests use a pseudo-language that stretches every sentence)."""
    global _catalogue  # noqa: PLW0603 (a program speaks one language at a time)
    _catalogue = catalogue


def _(text: str) -> str:
    """This sentence in the player's language."""
    return _catalogue.gettext(text)


def later(text: str) -> str:
    """This sentence as it stands in a table that is read before a language is chosen: `_` says it when it is told."""
    return text


def begun(words: str) -> str:
    """The same with a capital, as a line begins that stands alone."""
    return words[:1].upper() + words[1:]


def joined(names: Sequence[str]) -> str:
    """Names as a sentence lists them: "Ana", "Ana and Ben", "Ana, Ben and Ida"."""
    if len(names) == 1:
        return names[0]
    return _("{names} and {last}").format(names=_(", ").join(names[:-1]), last=names[-1])


def dollars(amount: int) -> str:
    """An amount of money as every box writes it: "$1,610", "−$12"."""
    return f"${amount:,}" if amount >= 0 else f"−${-amount:,}"


def gain(amount: int) -> str:
    """What an amount of money adds: "+$25", "−$12", "$0"."""
    return f"+{dollars(amount)}" if amount > 0 else dollars(amount)


def plural(one: str, many: str, n: int) -> str:
    """The form for this number, with {n} filled in."""
    return _catalogue.ngettext(one, many, n).format(n=n)
