"""What Key Largo gives to the game of the day."""

from game.core.staging import Daily, DayRule
from game.words import _, dollars


def daily() -> Daily:
    """Five rules, and the money at the end."""
    return Daily(
        rules=(
            DayRule(_("Honest captains"), _("Nobody at the tavern steals for hire."), {"thief": False}, (3, 4)),
            DayRule(_("Closed purses"), _("Each sees only their own money."), {"open_money": False}, (3, 4)),
            DayRule(
                _("Company at the Cove"), _("24 people one may meet at Dolphins Cove."), {"encounters": True}, (3,)
            ),
            DayRule(
                _("Strangers and secrets"),
                _("People to meet at the Cove, and closed purses."),
                {"encounters": True, "open_money": False},
                (3, 4),
            ),
            DayRule(
                _("Quiet waters"),
                _("No thieves, and closed purses."),
                {"thief": False, "open_money": False},
                (3, 4),
            ),
        ),
        what=_("money at the end"),
        written=dollars,
        ways=1500,
    )
