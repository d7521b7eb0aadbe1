"""13: who wins."""

from game.core.game import Result, Seat
from game.games.dark_water_salvage.rules.state import State, balance
from game.words import _, plural


def result(state: State) -> Result | None:
    """13.3: the most prestige out of debt wins; 13.4: when all are in debt, the most prestige."""
    if state.phase != "over":
        return None
    ranking = sorted(range(state.seats), key=lambda seat: _rank(state, seat))
    remarks = tuple(_("in debt") if balance(state, seat) < 0 else "" for seat in range(state.seats))
    return Result(tuple((seat,) for seat in ranking), tuple(state.prestige), _reason(state, ranking), remarks)


def _rank(state: State, seat: Seat) -> tuple[bool, int, int, int]:
    """13.3, 13.5: out of debt, then prestige, then the higher balance, then the lower turn order card."""
    money = balance(state, seat)
    return money < 0, -state.prestige[seat], -money, state.order.index(seat)


def _reason(state: State, ranking: list[Seat]) -> str:
    """Why the game ended, what won it, and who lost it by debt."""
    winner = ranking[0]
    best = state.prestige[winner]
    words = [_("The last round is over.") if state.sunk else _("All twelve wrecks are raised.")]
    if balance(state, winner) < 0:
        words.append(_("Everybody is in debt, so the most prestige wins all the same: {best}.").format(best=best))
    else:
        words.append(_("The most prestige out of debt wins: {best}.").format(best=best))
    words.append(_tie(state, winner, ranking[1]))
    words.append(_denied(state, winner))
    return " ".join(filter(None, words))


def _tie(state: State, winner: Seat, second: Seat) -> str:
    """13.5: what parted the first from the second, "" when prestige or debt did."""
    one, other = balance(state, winner), balance(state, second)
    if state.prestige[winner] != state.prestige[second] or (one < 0) != (other < 0):
        return ""
    if one != other:
        return _("Equal prestige: the higher balance decides.")
    return _("Equal prestige and balance: the lower turn order card decides.")


def _denied(state: State, winner: Seat) -> str:
    """13.3: the prestige that debt has made worthless."""
    if balance(state, winner) < 0:
        return ""
    more = [
        prestige
        for seat, prestige in enumerate(state.prestige)
        if prestige >= state.prestige[winner] and balance(state, seat) < 0
    ]
    if not more:
        return ""
    who = plural("{n} player in debt", "{n} players in debt", len(more))
    return _("{who} had as much prestige or more: up to {most}.").format(who=who, most=max(more))
