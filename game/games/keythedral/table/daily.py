"""What Keythedral gives to the game of the day."""

from game.core.staging import Daily, DayRule
from game.words import _


def daily() -> Daily:
    """Five rules, and the points."""
    return Daily(
        rules=(
            DayRule(_("The second edition"), _("22 seats worth 4 to 12, and cubes left over score."),
                    {"edition": "second"}, (3,)),
            DayRule(_("A short day"), _("Ten seats, two of each level."), {"length": "short"}, (3, 4)),
            DayRule(_("The open plan"), _("The seats of all levels lie open from the start."),
                    {"open_plan": True}, (3,)),
            DayRule(_("Free hands"), _("A field and a cottage are laid in any order."), {"laying": "free"}, (3,)),
            DayRule(_("A short day, planned"), _("Ten seats, and all lie open from the start."),
                    {"length": "short", "open_plan": True}, (3, 4)),
        ),
        what=_("points"),
        ways=300,
    )  # fmt: skip
