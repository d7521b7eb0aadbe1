"""Moments in words."""

from datetime import UTC, datetime

from game.words import _, later, plural

MONTHS = (
    later("January"), later("February"), later("March"), later("April"), later("May"), later("June"), later("July"),
    later("August"), later("September"), later("October"), later("November"), later("December"),
)  # fmt: skip
SHORT = (
    later("Jan"), later("Feb"), later("Mar"), later("Apr"), later("May"), later("Jun"), later("Jul"), later("Aug"),
    later("Sep"), later("Oct"), later("Nov"), later("Dec"),
)  # fmt: skip


def ago(moment: datetime) -> str:
    """How long ago this moment (with its time zone) was."""
    minutes = int((datetime.now(UTC) - moment).total_seconds() // 60)
    if minutes < 1:
        return _("just now")
    if minutes < 60:
        return plural("{n} minute ago", "{n} minutes ago", minutes)
    if minutes < 60 * 24:
        return plural("{n} h ago", "{n} h ago", minutes // 60)
    return plural("{n} day ago", "{n} days ago", minutes // (60 * 24))


def moment_of(iso: str) -> datetime:
    """The moment of this text (ISO 8601), with its time zone; now where there is none."""
    moment = datetime.fromisoformat(iso) if iso else datetime.now(UTC)
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def day(iso: str) -> str:
    """The day of this moment here, such as "4 October", with its year when that is another one."""
    moment = moment_of(iso).astimezone()
    words = {"day": moment.day, "month": _(MONTHS[moment.month - 1]), "year": moment.year}
    if moment.year == datetime.now(UTC).astimezone().year:
        return _("{day} {month}").format(**words)
    return _("{day} {month} {year}").format(**words)


def month(moment: datetime) -> str:
    """The month in short."""
    return _(SHORT[moment.astimezone().month - 1])


def recently(iso: str) -> str:
    """Today, yesterday, or the day."""
    days = (datetime.now(UTC).astimezone().date() - moment_of(iso).astimezone().date()).days
    return {0: _("today"), 1: _("yesterday")}.get(days) or day(iso)


def length(minutes: float) -> str:
    """How long something took, such as "5 h 10 min"."""
    hours, rest = divmod(round(minutes), 60)
    if not hours:
        return _("{n} min").format(n=rest)
    return _("{h} h {m} min").format(h=hours, m=rest) if rest else _("{h} h").format(h=hours)
