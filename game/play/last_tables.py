"""The table that was set last at each box, kept so that a quick game needs one press."""

from collections.abc import Mapping
from itertools import count

import msgspec

from game.bots.worker import minds_at
from game.core.errors import BadOption
from game.core.player import Player
from game.core.save import UNREADABLE
from game.games import BOXES, find
from game.play.seating import Seating
from game.storage import kept_tables
from game.words import _


def usual(game_id: str) -> Seating:
    """The table somebody may like who has set none yet: one person against bots, whoever sat down last, at any box.

    There are as many seats as the box says at least, four at most.
    """
    seats = find(game_id).seats
    number = min(max(seats[0], 4), seats[-1])
    name, colour = _sat_last(kept_tables.read())
    free = (other for other in count() if other != colour)
    bots = (("Marlow", "bot:mate"), ("Nell", "bot:deckhand"), ("Otto", "bot:deckhand"))
    players = [(name, "human", colour), *((*bot, other) for bot, other in zip(bots, free, strict=False))]
    return Seating(game=game_id, players=tuple(players[:number]))


def _sat_last(kept: Mapping[str, str]) -> tuple[str, int]:
    """Name and colour of the first person at the last table of all."""
    seating = _table(kept, kept.get("", ""))
    people = seating.players if seating else ()
    return next(((name, colour) for name, kind, colour in people if kind == "human"), (_("Ana"), 0))


def remembered(game_id: str = "") -> Seating:
    """The last table of this game (of any game), or the usual one."""
    kept = kept_tables.read()
    wanted = game_id or kept.get("", "")
    try:
        find(wanted)
    except BadOption:
        return usual(BOXES[0])
    return _table(kept, wanted) or usual(wanted)


def _table(kept: Mapping[str, str], game_id: str) -> Seating | None:
    """The table of this game that is kept, None where there is no sound one."""
    try:
        seats = find(game_id).seats
        seating = msgspec.json.decode(kept[game_id].encode(), type=Seating)
        minds_at([Player(*entry) for entry in seating.players])
    except (KeyError, *UNREADABLE, BadOption):  # it may name a bot that another version knew
        return None
    colours = {colour for _name, _kind, colour in seating.players}
    sound = seating.game == game_id and len(colours) == len(seating.players) in seats
    return seating if sound else None


def remember(seating: Seating) -> None:
    """Keep this table for the next quick game; nothing is lost when the disk refuses."""
    kept_tables.keep({**kept_tables.read(), "": seating.game, **_row(seating)})


def follow(called: str, name: str, colour: int) -> None:
    """Whoever was `called` so has another name or colour: at the kept tables, too, where another may have to swap.

    Where no table is kept, the usual one is from now on.
    """
    kept = kept_tables.read()
    last = kept.get("", "")
    last = last if last in BOXES else BOXES[0]
    tables = [table for table in (_table(kept, box) for box in BOXES) if table] or [usual(last)]
    for table in tables:
        kept |= _row(msgspec.structs.replace(table, players=_renamed(table.players, called, name, colour)))
    kept_tables.keep({**kept, "": last})


def _renamed(
    players: tuple[tuple[str, str, int], ...], called: str, name: str, colour: int
) -> tuple[tuple[str, str, int], ...]:
    own = next((n for n, (who, kind, _c) in enumerate(players) if _is(called, who, kind)), None)
    if own is None:
        return players
    before = players[own][2]
    swapped = [(who, kind, before if other == colour else other) for who, kind, other in players]
    swapped[own] = (name, "human", colour)
    return tuple(swapped)


def forget_at_tables(called: str) -> None:
    """Keep no table any more at which this person sits."""
    kept = kept_tables.read()
    tables = [table for table in (_table(kept, box) for box in BOXES) if table]
    gone = {table.game for table in tables if any(_is(called, who, kind) for who, kind, _colour in table.players)}
    kept_tables.keep({key: text for key, text in kept.items() if key not in gone and not (key == "" and text in gone)})


def _is(called: str, who: str, kind: str) -> bool:
    return kind == "human" and who.casefold() == called.casefold()


def _row(seating: Seating) -> dict[str, str]:
    seating = msgspec.structs.replace(seating, tips=False)  # a first game is a first game once
    return {seating.game: msgspec.json.encode(seating).decode()}
