"""What Dark Water Salvage gives to the game of the day."""

from game.core.staging import Daily, DayRule
from game.games.dark_water_salvage.knowledge.standing import balance
from game.games.dark_water_salvage.view import View
from game.words import _


def daily() -> Daily:
    """Its options are how much the notebook helps; prestige counts for whoever is out of debt (13.3)."""
    return Daily(
        rules=(
            DayRule(_("Pen and paper"), _("The notebook has answers; you mark the rest."),
                    {"assist": "paper"}, (2, 3)),
            DayRule(_("A marked chart"), _("The notebook crosses out what cannot be."),
                    {"assist": "marks"}, (3, 4)),
            DayRule(_("The old hydrographer"), _("The notebook also says which sonar tells most."),
                    {"assist": "coach"}, (3, 4)),
        ),
        what=_("prestige out of debt"),
        figure=prestige,
        ways=400,
    )  # fmt: skip


def prestige(view: View, seat: int) -> int:
    """13.3: what a seat ends with, nothing where it is in debt."""
    return view.prestige[seat] if balance(view, seat) >= 0 else 0
