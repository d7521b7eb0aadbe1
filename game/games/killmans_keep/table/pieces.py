"""The things on the board, and where they lie: places come from the map, faces from `looks` and `fittings`."""

from collections.abc import Sequence
from dataclasses import replace

from game.board.board import Board, Space
from game.core.faces import Face
from game.core.player import Player
from game.core.table import Piece
from game.games.killmans_keep import names
from game.games.killmans_keep.components import (
    AREAS,
    BATTLE_FACES,
    DOUBLOON_PRICE,
    DOUBLOON_SUPPLY,
    HAGGLE_FACES,
    MONSTER_FACE,
)
from game.games.killmans_keep.knowledge.cards import kinds
from game.games.killmans_keep.looks import card_faces, market_faces, props
from game.games.killmans_keep.view import View
from game.words import _, dollars

SIGN, PILE, CARD, PAWN, DIE = 1, 2, 2, 3, 4
"""Layers of the board, from the bottom; from 2 on a thing casts a shadow."""
CORNER = 2
"""Every so manieth step of the road is a corner for pawns that walk."""
STALLS, ROW = 3, 5
"""So many kinds of cards lie under the awnings, and in one row; more lie on their sides, in rows and columns."""
COLUMNS, FEW = (3, 4), 9
"""How many columns they have: up to so many kinds, and beyond."""
FLAT = 0.42
"""How high a card that lies on its side is at most, for a width of one."""
Stand = tuple[float, float, float, float]
"""Where a pile of the Market lies: its middle, how wide it is, and how high where it lies on its side (else 0)."""
APART = 1.16
"""From one pile of a row to the next, in widths of a card, where there is room."""
GAP = 5.0
"""Between two cards that lie beside each other, in map units."""


def board_pieces(board: Board, view: View, players: Sequence[Player]) -> list[Piece]:
    """Everything that lies in the town."""
    return [
        *_signs(board),
        *_market(board, view),
        *_keep(board, view),
        *_guild(board, view),
        *_bank(board, view),
        *_dice(board, view),
        *_pawns(board, view, players),
    ]


def _lay(space: Space, id: str, face: Face, layer: int, spot: str = "", width: float = 0) -> Piece:
    """A piece in the middle of its space, as wide as that."""
    x, y = space.centre
    return Piece(id, face, "board", width or space.w, x, y, layer=layer, spot=spot)


def _pill(board: Board, pile: str, words: str, number: int) -> Piece:
    """What is left of a pile, in words that belong to it: they stay above it where it is raised."""
    space = board[f"left:{pile}"]
    face = props.pill(words.format(n=number), space.w, space.h, number)
    return _lay(space, f"left:{pile}", face, DIE, pile.replace("_", "-"))


def _signs(board: Board) -> list[Piece]:
    """A banner with the name of each area."""
    signs = []
    for number, area in enumerate(AREAS):
        space = board[f"name:{area}"]
        signs.append(_lay(space, space.id, props.banner(names.area_name(number)), SIGN, area))
    return signs


def _market(board: Board, view: View) -> list[Piece]:
    """5.6: a pile for each kind of card on sale, with a number where it is more than one."""
    pieces = []
    for card, (x, y, width, high) in zip(kinds(view.market), stands(board, len(kinds(view.market))), strict=True):
        number = view.market.count(card)
        if high:
            face = market_faces.lying(card, market_faces.LYING * high / width, number)
        else:
            face = props.counted(card_faces.stall_card(card), number)
        spot = f"stall:{card}"
        pieces.append(Piece(spot, face, "board", width, x, y, layer=CARD, spot=spot, origin="market"))
    return pieces


def stands(board: Board, count: int) -> list[Stand]:
    """Where so many piles lie in the Market."""
    if count <= STALLS:
        spaces = [board[f"stall:{number}"] for number in range(1, count + 1)]
        return [(*space.centre, space.w, 0.0) for space in spaces]
    if count <= ROW:
        space = board["market_row"]
        return _row(space, count, space.number("card", space.w))
    return _rows(board["market_rows:1"], board["market_rows:2"], count)


def _row(space: Space, count: int, wide: float) -> list[Stand]:
    """Cards side by side in the middle of their space, smaller where they would not fit."""
    wide = min(wide, space.w / count - GAP)
    pitch = min(wide * APART, space.w / count)
    first = space.centre[0] - pitch * (count - 1) / 2
    return [(first + pitch * n, space.centre[1], wide, 0.0) for n in range(count)]


def _rows(upper: Space, lower: Space, count: int) -> list[Stand]:
    """Cards on their sides, row by row from the top of the upper space to the foot of the lower."""
    room, columns = lower.y + lower.h - upper.y, COLUMNS[count > FEW]
    rows = -(-count // columns)
    wide = upper.w / columns - GAP
    high = min(room / rows - GAP, wide * FLAT)
    first = upper.y + (room - rows * (high + GAP)) / 2
    return [
        (
            upper.x + upper.w / columns * (n % columns + 0.5),
            first + (high + GAP) * (n // columns + 0.5),
            wide,
            high,
        )
        for n in range(count)
    ]


def _keep(board: Board, view: View) -> list[Piece]:
    """6: the deck, the monster that lies on it, and the discard."""
    left = view.pool + len(view.top) + len(view.bottom)
    pieces = [
        _lay(board["keep_deck"], "keep-deck", _deck_face(view, left), PILE, "keep-deck"),
        _pill(board, "keep_deck", _("Keep {n}"), left),
    ]
    if view.monster >= 0:  # before its plinth: a spot lies where its first piece does
        face = props.glowing(card_faces.monster_card(view.monster, view.options.ferocity))
        pieces.append(_lay(board["monster"], "keep-top", face, CARD, "keep-top"))
    pieces.append(_lay(board["plinth"], "plinth", card_faces.icon("plinth", 230, 60), SIGN, "keep-top"))
    upper = uppermost(view.discard, view.last_card)
    face, layer = (props.no_pile(), SIGN) if upper < 0 else (card_faces.stall_card(upper), PILE)
    pieces.append(_lay(board["keep_discard"], "keep-discard", face, layer, "keep-discard"))
    pieces.append(_pill(board, "keep_discard", _("Discard {n}"), len(view.discard)))
    return pieces


def _deck_face(view: View, left: int) -> Face:
    """The pile of backs; in the truth of a replay, where nobody looks, a card that was put on top lies face up."""
    top = view.top[0] if view.top else None
    if top is None or view.seat is not None or top.public or top.card < 0:
        return props.deck("keep", left)
    if top.card >= MONSTER_FACE:
        return card_faces.monster_card(top.card, view.options.ferocity)
    return card_faces.stall_card(top.card)


def uppermost(discard: Sequence[int], last: int) -> int:
    """The card of a discard that one sees: the last one, unless it was taken out again; -1 = the pile is empty."""
    return last if last in discard else max(discard, default=-1)


def _guild(board: Board, view: View) -> list[Piece]:
    """7: the goals, and those turned in or traded in."""
    pieces = [
        _lay(board["goal_deck"], "goal-deck", props.deck("goal", view.goal_pool), PILE, "goal-deck"),
        _pill(board, "goal_deck", _("Goals {n}"), view.goal_pool),
    ]
    upper = uppermost(view.goal_discard, view.last_goal)
    face, layer = (props.no_pile(), SIGN) if upper < 0 else (card_faces.small_goal(upper), PILE)
    pieces.append(_lay(board["goal_discard"], "goal-discard", face, layer, "goal-discard"))
    pieces.append(_pill(board, "goal_discard", _("Discard {n}"), len(view.goal_discard)))
    return pieces


def _bank(board: Board, view: View) -> list[Piece]:
    """8.1: what is left of the Doubloons, in three stacks."""
    left = DOUBLOON_SUPPLY - sum(view.doubloons)
    pieces = []
    for stack in range(3):
        coins = (left + 2 - stack) // 3
        space = board[f"doubloons:{stack + 1}"]
        face = props.coins(coins)
        piece = _lay(space, space.id, face, PILE, "doubloons")
        pieces.append(piece)
    for name, words, size in (("left", _("{n} left").format(n=left), 19), ("price", dollars(DOUBLOON_PRICE), 24)):
        space = board[f"{name}:doubloons"]
        counted = name == "left"
        face = props.lettering(words, space.w, space.h, size, "cream" if counted else "gold", left if counted else -1)
        pieces.append(_lay(space, space.id, face, SIGN, "doubloons"))
    return pieces


def _dice(board: Board, view: View) -> list[Piece]:
    """The dice on the felt: the last roll lies there until somebody rolls again."""
    haggle, battle = view.sides == HAGGLE_FACES, view.sides == BATTLE_FACES
    roll, shown = str(view.rolls), min(view.dice, default=-1)
    pieces = [
        _die(board["haggle"], "d6", props.die("d6", shown if haggle else 5), roll if haggle else ""),
        _die(board["battle"], "d10", props.die("d10", shown if battle else -1), roll if battle else ""),
    ]
    if len(view.dice) > 1:
        pieces.append(_die(board["battle:2"], "d10:2", props.die("d10", max(view.dice), True), roll))
    return pieces


def _die(space: Space, kind: str, face: Face, roll: str) -> Piece:
    """A die; a new roll is a new piece, so that it tumbles."""
    x, y = space.centre
    tumble = props.tumbling(kind.partition(":")[0]) if roll else ()
    return Piece(f"die:{kind}:{roll}", face, "board", space.w, x, y, layer=DIE, tumble=tumble)


def _pawns(board: Board, view: View, players: Sequence[Player]) -> list[Piece]:
    """Everybody on the ring road; who is nearer to us stands before the others."""
    pieces, way = [], ring(board)
    for seat, area in enumerate(view.area):
        space = board[f"pawn:{AREAS[area]}:{seat + 1}"]
        pawn = _lay(space, f"pawn:{seat}", props.pawn(players[seat].colour), PAWN, f"mat:{seat}")
        pieces.append(replace(pawn, via=way))
        if seat == view.active and view.round and view.phase != "over":
            x, y = space.centre
            feet = Piece("turn", props.turn_ring(), "board", 78, x, y + 0.38 * space.h, layer=SIGN)
            pieces.append(replace(feet, via=way))
    return sorted(pieces, key=lambda pawn: pawn.y)


def ring(board: Board) -> tuple[tuple[float, float], ...]:
    """The ring road from corner to corner; the last one is the first again."""
    return board["ring"].points[::CORNER]
