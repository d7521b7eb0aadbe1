"""How the lines of the log are built: who did what with which cards, in one sentence each."""

from collections.abc import Sequence
from typing import Any

from game.core.seats import Player
from game.core.telling import Line
from game.games.killmans_keep.components import AREAS
from game.games.killmans_keep.names import area_name, card_name, goal_name
from game.words import _, dollars

Players = Sequence[Player]

SEATS = ("seat", "partner", "victim", "drawer", "by", "to_seat", "to")
CARDS = ("card", "gave", "took", "shown", "ability")
SUMS = ("price", "amount", "cash")


def facts(event: Any, players: Players) -> dict[str, str]:
    """What an event's sentence may speak of, each by the name of its field."""
    words: dict[str, str] = {}
    for field in event.__slots__:
        value = getattr(event, field)
        if field in SEATS:
            words[field] = players[value].name
        elif field in CARDS and isinstance(value, int) and value >= 0:
            words[field] = card_name(value)
        elif field == "goal":
            words[field] = goal_name(value)
        elif field in ("area", "barred", "start"):
            words[field] = area_name(value)
        elif field in SUMS:
            words[field] = dollars(abs(value))
        elif isinstance(value, int):
            words[field] = str(value).replace("-", "−")
    return words


def line(event: Any, players: Players, words: str, rule: str, **more: Any) -> Line:
    """One sentence about this event; it lights its seat's mat unless something else is named."""
    seat = getattr(event, "seat", None)
    more.setdefault("spot", "" if seat is None else f"mat:{seat}")
    return Line(seat, words.format(**facts(event, players)), rule=rule, **more)


def private(event: Any, players: Players, words: str, rule: str, **more: Any) -> Line:
    """A sentence for the one seat that the event is told to."""
    return Line(event.to, words.format(**facts(event, players)), rule=rule, private=True, **more)


def area_spot(area: int) -> str:
    """The spot of an area on the board."""
    return AREAS[area]


def listed(cards: Sequence[int], money: int = 0) -> str:
    """Cards and money as a list in words: "the Rusty Sword, 2 Lanterns and $25"; "nothing" for neither."""
    counts = [(card_name(card), cards.count(card)) for card in dict.fromkeys(cards)]
    names = [name if number == 1 else f"{number} × {name}" for name, number in counts]
    if money > 0:
        names.append(dollars(money))
    if not names:
        return _("nothing")
    if len(names) == 1:
        return names[0]
    return _("{first} and {last}").format(first=", ".join(names[:-1]), last=names[-1])

