"""What the screen shows around a table's pieces: who sits there, what is half-chosen, what the bots are doing."""

from dataclasses import dataclass
from typing import Any, Literal

from game.core.table import Offer, Table
from game.core.telling import Line
from game.play.showing.choice import counts


@dataclass(frozen=True, slots=True)
class SeatHud:
    """One player as the table shows them."""

    name: str
    colour: int
    """Index into the six seat styles (colour, emblem, pattern)."""
    level: str = ""
    """A bot's level in words; "" = a human."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log and the step that caused it."""

    step: int
    line: Line


@dataclass(frozen=True, slots=True)
class CallHud:
    """A call before everybody: what happened, the humans who may answer, and those who made known that they will."""

    words: str
    seats: tuple[int, ...]
    pressed: tuple[int, ...]
    running: bool
    """Whether there is still time to make it known."""


@dataclass(frozen=True, slots=True)
class HudState:
    """Everything about the table's surroundings that is not the game's to say."""

    seats: tuple[SeatHud, ...]
    viewer: int | None = None
    """Whose private view this is: the frame in that seat's colour; None = public."""
    picked: tuple[str, ...] = ()
    """The spots of a half-made choice, in order."""
    open: tuple[str, ...] = ()
    """The spots that may be picked next, in the order of the numbered list."""
    ready: Offer | None = None
    """The offer that Commit would play now."""
    curtain: Literal["", "hide", "lift", "return"] = ""
    """What the bar offers: hide this private view, lift one's own tray, or return from the public table."""
    undo: str = ""
    """What undo takes back, in words; "" = nothing."""
    redo: str = ""
    bots: bool = False
    """Whether there are bots, and so pause, step and skip."""
    paused: bool = False
    speed: str = "1×"
    thinking: int | None = None
    """The seat of the bot that has been thinking long enough to say so."""
    lines: tuple[LogLine, ...] = ()
    """The log, oldest first."""
    recap: tuple[LogLine, ...] = ()
    """What happened since the last decision, as chips above the tray."""
    intent: LogLine | None = None
    """What a bot is about to do, before it is done: its emblem and words at the line's spot."""
    message: str = ""
    """Why a click was refused, or another short notice."""
    message_rule: str = ""
    call: CallHud | None = None
    unasked: tuple[int, ...] = ()
    """The humans who may do something now that nobody waits for."""
    retreat: str = ""
    """Words of what takes back the part of a choice that was played already, "" = there is none."""
    lamp: Literal["", "dark", "lit"] = ""
    """The lamp of hints in the bar: there is none, nobody may ask now, whoever looks may."""
    stops: bool = False
    """Whether whoever looks may say at which calls to be asked."""
    pencil: bool = False
    """Whether the pencil is in hand: a click on the board writes into the notebook."""
    amount: int | None = None
    """The number that stands now, the usual one before anybody touched it; None = nobody here chooses one."""
    shaking: str = ""
    """The spot that was refused: it shakes."""


def ways(table: Table, look: HudState) -> tuple[str, ...]:
    """What may be picked next or, when nothing is left to pick, instead of the last."""
    if look.open or not look.picked:
        return look.open
    before = look.picked[:-1]
    level = len(before)
    spots = (offer.path[level] for offer in table.offers if offer.path[:level] == before and len(offer.path) > level)
    return tuple(spot for spot in dict.fromkeys(spots) if not counts(table, spot))


def numbered(table: Table, look: HudState) -> tuple[str, ...]:
    """The spots of the numbered list: those of the ways, but of several that lead to the very same only the first."""
    before = look.picked if look.open else look.picked[:-1]
    level = len(before)
    beyond: dict[str, list[Any]] = {spot: [] for spot in ways(table, look)}
    for offer in table.offers:
        if offer.path[:level] == before and offer.path[level : level + 1] and offer.path[level] in beyond:
            beyond[offer.path[level]].append((offer.path[level + 1 :], offer.action, offer.then))
    first: dict[tuple[Any, ...], str] = {}
    for spot, choices in beyond.items():
        first.setdefault(tuple(choices), spot)
    return tuple(first.values())


def outcome(table: Table, look: HudState, spot: str) -> Offer | None:
    """The offer that picking this spot now would complete."""
    start = look.picked if spot in look.open else look.picked[:-1]
    return next((offer for offer in table.offers if offer.path == (*start, spot)), None)


def way_labels(table: Table, look: HudState) -> dict[str, str]:
    """The spots of the numbered list in words: with what they would do, where that is not the same for all.

    What a deed says of its spot already is not said twice.
    """
    names = {spot.id: spot.label for spot in table.spots}
    shown = [spot for spot in numbered(table, look) if spot in names]
    deeds = {spot: offer.label for spot in shown if (offer := outcome(table, look, spot))}
    if len(set(deeds.values())) < 2:
        deeds = {}
    return {spot: _both(names[spot], deeds.get(spot, "")) for spot in shown}


def _both(name: str, deed: str) -> str:
    if name in deed:
        return deed
    begun = name[:1].upper() + name[1:]
    return f"{begun}: {deed}" if deed else begun
