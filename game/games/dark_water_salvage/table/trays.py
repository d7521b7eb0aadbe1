"""The tray: the twelve ship cards and the action dial; beside it the loans of the round and the bag."""

from collections.abc import Sequence

from game.core.faces import Face
from game.core.player import Player
from game.core.table import Piece, Tray
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.components import WRECKS
from game.games.dark_water_salvage.knowledge.standing import pool, stop_of
from game.games.dark_water_salvage.lake import soundings
from game.games.dark_water_salvage.looks import card_faces, money
from game.games.dark_water_salvage.view import View
from game.words import _

CARD_WIDTH = 92


def trays(view: View) -> tuple[Tray, ...]:
    """The same two in every view."""
    return Tray("ships", "", "row", WRECKS), Tray("dial", "", "row", picture=card_faces.dial(stop_of(view)))


def ship_cards(view: View, players: Sequence[Player], study: int) -> list[Piece]:
    """The ship cards in the order of the alphabet; what became of each stands on its ribbon."""
    return [
        Piece(
            f"ship:{wreck}",
            _card(view, players, wreck, wreck == study),
            "ships",
            CARD_WIDTH,
            order=wreck,
            spot=names.wreck_spot(wreck),
        )
        for wreck in range(WRECKS)
    ]


def _card(view: View, players: Sequence[Player], wreck: int, studied: bool) -> Face:
    lake = soundings(view.lake)
    ship, rumour = view.ships[wreck], ""
    if view.rumours[wreck] >= 0 and view.raised[wreck] < 0:
        rumour = names.rumour_words(view.rumours[wreck])
    owner = view.raised[wreck] if view.raised[wreck] >= 0 else view.located[wreck]
    if owner >= 0:
        words = f"{players[owner].name} · {lake.names[view.places[wreck]]}"
        state = "raised" if view.raised[wreck] >= 0 else "located"
        return card_faces.ship_card(ship, words, players[owner].colour, state, studied, rumour)
    tested = [players[seat].colour for seat in range(view.seats) if view.asked[seat][wreck]]
    barred = view.seat is not None and view.barred[view.seat] >> wreck & 1
    words, state = (_("barred"), "barred") if barred else (_("lost"), "lost")
    return card_faces.ship_card(ship, words, -1, state, studied, rumour, tested)


def aside(view: View) -> Face:
    """3: the loans on offer in this round, what became of them, and the chips left in the bag."""
    total = pool(view)
    if not view.collected:
        return money.bank(view.fives, view.tens, _("${n} on offer").format(n=total), view.bag)
    lent = sum(view.collected)
    return money.bank(view.fives, view.tens, _("${n} of ${total} lent").format(n=lent, total=total), view.bag)
