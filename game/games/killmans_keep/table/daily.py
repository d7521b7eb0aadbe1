"""What Killman's Keep gives to the game of the day."""

from game.core.staging import Daily, DayRule
from game.games.killmans_keep.components import DOUBLOON_PRICE
from game.games.killmans_keep.view import View
from game.words import _, dollars


def daily() -> Daily:
    """15.2: Doubloons and then money, as one sum: what a Doubloon costs is counted for each."""
    return Daily(
        rules=(
            DayRule(_("Only stars count"), _("Monsters fight as printed: no ferocity."), {"ferocity": False}, (2,)),
            DayRule(_("Bruises only"), _("Who loses a fight loses no turn."), {"lost_turn": False}, (2, 3)),
            DayRule(
                _("A small market"), _("No more than eight cards lie in the Market."), {"market_cap": True}, (2, 3)
            ),
            DayRule(_("Late but rich"), _("Every later player begins with more money."), {"head_start": True}, (3,)),
            DayRule(
                _("Light armour"),
                _("No ferocity, and a lost fight costs no turn."),
                {"ferocity": False, "lost_turn": False},
                (2, 3),
            ),
        ),
        what=_("Doubloons at $300, and money"),
        figure=wealth,
        written=dollars,
        ways=300,
    )


def wealth(view: View, seat: int) -> int:
    """15.2: what a seat ends with, in dollars."""
    return view.doubloons[seat] * DOUBLOON_PRICE + view.money[seat]
