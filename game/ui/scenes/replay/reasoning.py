"""Why a bot did what one sees, as rows of words."""

from game.play.replaying.film import Film
from game.words import _


def reasons_of(film: Film, place: int) -> tuple[tuple[str, str], ...]:
    """Return rows of (kind, words): what it did, why, and what it weighed, as far as that may be known."""
    told = film.reasons(place)
    if told is None:
        return ()
    rows = [("head", told.words)]
    if told.reasons is not None:
        rows += [("title", _("Its aim")), ("text", told.reasons.goal)]
        rows += [("text", fact) for fact in told.reasons.facts]
        rows += [("note", told.reasons.law)]
    if told.weighed:
        rows.append(("title", _("What it weighed, against its best rival")))
        rows += [("text", _("{n} %: {name}").format(n=round(each.worth), name=each.name)) for each in told.weighed]
    if len(rows) == 1:
        rows.append(("note", _("Nothing more is known of this decision.")))
    return tuple(rows)
