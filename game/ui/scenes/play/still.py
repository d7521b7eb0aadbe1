"""The current table of one viewer, for pictures."""

from game.core.match import Match
from game.core.table import Table
from game.maps import board_of
from game.play.showing.choice import Choice, counts
from game.play.showing.chronicle import LAST, chronicle, happened, last_choices, recap
from game.play.showing.hud_state import HudState, SeatHud
from game.ui.scenes.play.public_view import quiet_view
from game.ui.shell.scene import Scene


def public_table(match: Match) -> Table:
    """What lies on the table as everybody sees it."""
    seen = match.seat(None)
    return match.game.staging.lay_out(board_of(match), seen.view, seen.legal, (), match.players)


class Still(Scene):
    """Shows the table of one viewer (None = public) without reacting to clicks."""

    name = "still"

    def __init__(self, match: Match, seat: int | None) -> None:
        super().__init__()
        self.match, self.seat = match, seat

    def build(self) -> None:
        """Add the view of the table."""
        staging = self.match.game.staging
        board = board_of(self.match)
        self.view = quiet_view(self.app, self.match, board)
        self.add(self.view)
        observation = self.match.seat(self.seat)
        table = staging.lay_out(board, observation.view, observation.legal, (), self.match.players)
        choice, amount = Choice(table.offers), table.amount if table.offers else None
        lines = chronicle(staging, self.match.told(self.seat), self.match.players)
        since = table.prompt.seat if self.seat is None else self.seat
        last = -1 if since is None else last_choices(self.match, self.seat)[since]
        told = () if since is None else recap(lines, since, self.match.steps, last)
        usual = choice.pick(f"{amount.spot}:{amount.usual}") if amount else None
        look = HudState(
            seats=tuple(SeatHud(p.name, p.colour, "" if p.human else p.level) for p in self.match.players),
            viewer=self.seat,
            open=tuple(spot for spot in choice.next_spots if not counts(table, spot)),
            ready=(usual or choice).ready,
            amount=amount.usual if amount else None,
            bots=True,
            lines=lines,
            recap=told or tuple(happened(lines)[-LAST:] if self.seat is None else ()),
            since=since if told else None,
            fresh=since is not None and last < 0,
        )
        self.view.show(table, look, animate=False)
