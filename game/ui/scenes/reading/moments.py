"""Moments in words."""

from datetime import UTC, datetime

from game.words import _, plural


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
