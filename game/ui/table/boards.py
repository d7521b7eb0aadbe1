"""Which of a table's boards lies large, the camera of each, and the table as it is seen then."""

from dataclasses import replace

from game.core.table import Piece, Spot, Table
from game.ui.table.board.camera import Camera


class Boards:
    """The table of one view. One with a single board has one camera, and nothing to open."""

    def __init__(self, width: float, height: float) -> None:
        """Of a map so many board units large; a table with boards of its own does without it."""
        self._only = Camera(max(1.0, width), max(1.0, height))
        self._only.fit()
        self._cameras: dict[str, Camera] = {}
        self._front = ""
        self._whole: Table | None = None
        """The table as the game laid it out."""
        self._opened = ""
        """The board that somebody opened, "" = the one that the game lays in front."""
        self.seen: Table | None = None
        """The table as it is seen now: only what lies on the large board can be pointed at singly."""
        self._known: dict[tuple[int, str], tuple[Piece, Piece]] = {}
        """The pieces of the table that was laid last by their identity, each with what it is as it is seen."""
        self.version = 0
        """How many tables were seen so far."""

    # ---- what is large

    @property
    def front(self) -> str:
        """The id of the board that the game lays in front, "" = the table has only one."""
        table = self._whole
        return table.front or (table.boards[0].id if table.boards else "") if table else ""

    @property
    def large(self) -> str:
        """The id of the board that lies large, "" = the table has only one."""
        boards = self._whole.boards if self._whole else ()
        return self._opened if any(board.id == self._opened for board in boards) else self.front

    @property
    def camera(self) -> Camera:
        """The camera over the board that lies large."""
        return self._cameras.get(self.large, self._only)

    # ---- tables

    def expect(self, table: Table, *, moves: bool) -> None:
        """A table will be shown next: its boards are seen already where anything `moves`, which sets out from there."""
        if not table.boards:
            return
        for board in table.boards:
            if board.id in self._cameras:
                self._cameras[board.id].follow(board)
            else:
                self._cameras[board.id] = Camera.over(board)
        if table.front != self._front:
            self._front, self._opened = table.front, ""
        if moves and self._whole is not None and (table.boards, table.front) != (self._whole.boards, self._whole.front):
            self.show(replace(self._whole, boards=table.boards, front=table.front))

    def show(self, table: Table) -> None:
        """Show this table, as the game has laid it out; the boards that were open stay so."""
        self._whole = table
        self._see()

    def _see(self) -> None:
        self.seen = self.lay(self._whole) if self._whole else None
        self.version += 1

    def lay(self, table: Table) -> Table:
        """A table with one board: the large one, whose id is its front.

        Pieces on the others keep their zone, spots on them keep their board and lose their size.
        """
        large = self.large
        board = next((board for board in table.boards if board.id == large), None)
        if board is None:
            return table
        closed = {board.id for board in table.boards} - {large}
        pieces = self._pieces(table, large, closed)
        spots = tuple(
            replace(spot, board="") if spot.board == large else _shut(spot) if spot.board else spot
            for spot in table.spots
        )
        return replace(table, pieces=pieces, spots=spots, front=large, backdrop=board.backdrop)

    def _pieces(self, table: Table, large: str, closed: set[str]) -> tuple[Piece, ...]:
        """The pieces of this table; those that were there when it was last laid are not made again."""
        known, self._known = self._known, {}
        pieces = []
        for piece in table.pieces:
            if piece.zone == large or (piece.spot and piece.zone in closed):
                key = id(piece), large
                one, laid = known.get(key, (None, piece))
                if one is not piece:
                    laid = replace(piece, zone="board") if piece.zone == large else replace(piece, spot="")
                self._known[key] = piece, laid
                pieces.append(laid)
            else:
                pieces.append(piece)
        return tuple(pieces)

    # ---- what somebody looks at

    def open(self, board: str) -> bool:
        """Lay this board large; False when it is so already."""
        if board == self.large:
            return False
        self._opened = "" if board == self.front else board
        self._see()
        return True

    def close(self) -> bool:
        """Lay the front board large again; False when it is so already."""
        return self.open(self.front)

    def next(self) -> bool:
        """Lay the next board large; False where there is only one."""
        ids = [board.id for board in self._whole.boards] if self._whole else []
        return len(ids) > 1 and self.open(ids[(ids.index(self.large) + 1) % len(ids)])

    def forget(self) -> None:
        """All boards are whole and the front one is large: nobody sees where another has looked."""
        self._opened = ""
        for camera in (self._only, *self._cameras.values()):
            camera.fit()
        self._see()


def _shut(spot: Spot) -> Spot:
    return replace(spot, w=0, h=0, also=(), corners=())
