"""10.2: choosing winter tiles: what each would score now, and the places that stay empty until all have chosen."""

from collections.abc import Iterator

from game.board.board import Board
from game.core.table import Mood, Piece
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.knowledge.prospect import points_now, things, useful
from game.games.keyflower.looks import winter
from game.games.keyflower.table.places import ARRANGED
from game.games.keyflower.view import View


def winter_cards(view: View, picked: tuple[str, ...]) -> list[Piece]:
    """The own winter tiles, large, each with what it would score, and all that one has in short."""
    found = [Piece("held", winter.held(things(view)), "screen", winter.CHOICE, order=20)]
    for n, tile in enumerate(view.dealt):
        spot = names.tile_spot(tile)
        chosen = spot in picked or view.chosen >> n & 1
        face = winter.choice(tile, points_now(view, tile), useful(view, tile))
        mood: Mood = "chosen" if chosen else "plain"
        found.append(Piece(f"dealt:{tile}", face, "screen", winter.CHOICE, order=30 + n, spot=spot, mood=mood))
    return found


def winter_places(board: Board, view: View) -> Iterator[Piece]:
    """As many places as tiles can be offered at most, empty: nobody learns how many before all have chosen."""
    if view.phase != "offer":
        return
    most = view.seats * box.WINTER_DEALT[view.seats]
    size = next(each for each in ARRANGED if each >= most)
    for n in range(most):
        space = board[f"market:{size}:{n + 1}"]
        face = winter.empty()
        yield Piece(f"place:{n}", face, names.MARKET, space.w, *space.centre)
    aside = board["aside"]
    how = winter.steps(aside.w)
    yield Piece("steps", how, names.MARKET, how.w, aside.centre[0], aside.y + aside.h - how.h / 2)
