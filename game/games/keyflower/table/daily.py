"""What Keyflower gives to the game of the day."""

from game.core.staging import Daily, DayRule
from game.games.keyflower.components import BOATS
from game.words import _


def daily() -> Daily:
    """For two, so that a day has room for it."""
    return Daily(
        rules=(
            DayRule(_("Open screens"), _("All but the winter tiles is seen."), {"open_screens": True}, (2,)),
            DayRule(_("The thirteenth tile"), _("The Emporium is among the winter tiles."), {"emporium": True}, (2,)),
            DayRule(_("The Keymelequin sails"), _("Sven and Paulo come with the last boat."),
                    {"keymelequin": len(BOATS)}, (2,)),
            DayRule(_("The ghost ship"), _("The Key Celeste and its ghost are bid for, too."),
                    {"key_celeste": True}, (2,)),
        ),
        what=_("points"),
        ways=150,
    )  # fmt: skip
