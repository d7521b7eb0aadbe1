"""What the screen shows around the pieces: players, the unfinished choice, the log, what bots are doing."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.core.seats import Told
from game.core.table import Offer, Spot, Table
from game.core.telling import Line
from game.play.showing.choice import counts
from game.words import begun

NUMBERED = 9
"""So many choices have a number of the keyboard."""


@dataclass(frozen=True, slots=True)
class SeatHud:
    """One player as shown on the screen."""

    name: str
    colour: int
    """An index into the six seat styles (colour, emblem, pattern)."""
    level: str = ""
    """The bot's level as text; "" = a human."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log, the index of its step, and the events that it tells of."""

    step: int
    line: Line
    told: tuple[Told, ...] = ()
    items: tuple[str, ...] = ()
    """What each of the lines tells that were joined into this one."""


@dataclass(frozen=True, slots=True)
class CallHud:
    """The open call as shown in public: what happened, who may answer, and who has said that they want to."""

    words: str
    seats: tuple[int, ...]
    """The humans who may answer."""
    pressed: tuple[int, ...]
    running: bool
    """Whether there is still time to say so."""
    ms: float = 0.0
    """The whole time for it; infinite = until somebody says that all have answered."""
    asked: tuple[int, ...] = ()
    """All seats that are called, bots too, in the order in which they answer."""
    by: int | None = None
    """The seat whose deed is answered; None = nobody's."""
    above: bool = False
    """Whether it stands over the head of the board."""


@dataclass(frozen=True, slots=True)
class HudState:
    """Everything on the screen around the table that does not come from the game."""

    seats: tuple[SeatHud, ...]
    viewer: int | None = None
    """Whose private view this is, framed in that seat's colour; None = public, or nothing is hidden here."""
    picked: tuple[str, ...] = ()
    """The picked spots of an unfinished choice, in order."""
    open: tuple[str, ...] = ()
    """The spots that may be picked next, in the order of the numbered list, without values of a number."""
    ready: Offer | None = None
    """The offer that Commit would play now; None = none."""
    curtain: Literal["", "hide", "lift", "return"] = ""
    """The button in the bar: hide this private view, show one's own, or return from the public table; "" = none."""
    undo: str = ""
    """What undo would take back, in words; "" = nothing."""
    redo: str = ""
    """What redo would play again, in words; "" = nothing."""
    bots: bool = False
    """Whether there are bots, and so the buttons pause, step and skip."""
    paused: bool = False
    speed: str = "1×"
    thinking: int | None = None
    """The seat of a bot that has been thinking for a long time; None = none."""
    lines: tuple[LogLine, ...] = ()
    """The log, oldest first."""
    recap: tuple[LogLine, ...] = ()
    """What the others have done since the last choice of `since`, oldest first, as chips.

    Where they have done nothing the public table tells what happened last, whoever did it.
    """
    since: int | None = None
    """The human whom the chips are for: the viewer, or in public the one who decides next; None = what happened last.
    """
    fresh: bool = False
    """Whether that human has chosen nothing yet, and the chips tell all that happened."""
    intent: LogLine | None = None
    """What a bot is about to do, shown at the line's spot; None = nothing."""
    message: str = ""
    """A short notice, such as why a click was refused; "" = none."""
    message_rule: str = ""
    call: CallHud | None = None
    unasked: tuple[int, ...] = ()
    """The humans who may take an optional action now."""
    retreat: str = ""
    """The label of the button that undoes a part of a choice already played; "" = no button."""
    lamp: Literal["", "dark", "lit"] = ""
    """The hint lamp in the bar: "" no hints at this table, "dark" not available now, "lit" available."""
    stops: bool = False
    """Whether the viewer can set at which calls to be asked."""
    pencil: bool = False
    """Whether the pencil is taken: a click on the board writes into the notebook."""
    amount: int | None = None
    """The number chosen now, the usual one until it is changed; None = no number to choose."""
    shaking: str = ""
    """The spot that was refused, which shakes; "" = none."""


def nameless(line: Line, seats: Sequence[SeatHud]) -> str:
    """Return what a line tells without the name it begins with, where an emblem says who."""
    if line.seat is None:
        return line.text
    rest = line.text.removeprefix(seats[line.seat].name).removeprefix("’s")
    return rest.strip() if rest.startswith(" ") else line.text


def ways(table: Table, look: HudState) -> tuple[str, ...]:
    """Return the spots that may be picked next; if the choice is complete, those that may replace the last spot.

    Verbs of the thing picked last stand in the order of the rows of its plate.
    """
    if look.open or not look.picked:
        rows = _rows(table, look.picked) if look.picked else {}
        return tuple(sorted(look.open, key=lambda spot: rows.get(spot, len(rows))))
    before = look.picked[:-1]
    level = len(before)
    spots = (offer.path[level] for offer in table.offers if offer.path[:level] == before and len(offer.path) > level)
    return tuple(spot for spot in dict.fromkeys(spots) if not counts(table, spot))


def _rows(table: Table, picked: tuple[str, ...]) -> dict[str, int]:
    """By the next spot of an offer: in which row of the plate of the thing picked last its verb stands."""
    level, places = len(picked), {verb.id: n for n, verb in enumerate(table.verbs.get(picked[-1], ()))}
    going = (offer for offer in table.offers if offer.path[:level] == picked and len(offer.path) > level)
    found = {offer.path[level]: places[offer.verb] for offer in going if offer.verb in places}
    return {**places, **found}


def replaces(table: Table, look: HudState, spot: str) -> bool:
    """Whether this spot can be picked instead of one that was picked, with all that was picked after it."""
    for offer in table.offers:
        for n, picked in enumerate(look.picked):
            if offer.path[n : n + 1] == (spot,) and offer.path[:n] == look.picked[:n] and picked != spot:
                return True
    return False


def composed(look: HudState) -> Offer | None:
    """Return the offer that Commit would play if something was picked for it; None if it only ends something."""
    ready = look.ready
    return ready if ready is not None and (ready.ends is None or look.picked) else None


def endings(table: Table, look: HudState) -> tuple[Offer, ...]:
    """Return the offers that end the turn or a step of it, the usual one first; () if nobody acts here."""
    if not (look.open or look.ready or look.picked):
        return ()
    return tuple(offer for offer in table.offers if offer.ends is not None)


def numbered(table: Table, look: HudState) -> tuple[str, ...]:
    """Return the spots of the numbered list: `ways`, with only the first of several that lead to the same actions.

    What has a number for its own key comes first, and what lies on a board that is closed, so that its spots have no
    size, last.
    """
    before = look.picked if look.open else look.picked[:-1]
    level = len(before)
    rank = {spot.id: 1 if spot.board and not spot.w else -spot.key.isdecimal() for spot in table.spots}
    beyond: dict[str, list[Any]] = {spot: [] for spot in sorted(ways(table, look), key=lambda spot: rank.get(spot, 0))}
    for offer in table.offers:
        if offer.path[:level] == before and offer.path[level : level + 1] and offer.path[level] in beyond:
            beyond[offer.path[level]].append((offer.path[level + 1 :], offer.action, offer.then))
    first: dict[tuple[Any, ...], str] = {}
    for spot, choices in beyond.items():
        first.setdefault(tuple(choices), spot)
    return tuple(first.values())


def keys(spots: Sequence[Spot], ways: Sequence[str]) -> dict[str, str]:
    """The key of each choice: its own, else the next number from one on that is nobody's own; "" = none."""
    own = {spot.id: spot.key for spot in spots if spot.id in ways and spot.key}
    numbers = (str(n) for n in range(1, NUMBERED + 1) if str(n) not in own.values())
    return {way: own.get(way) or next(numbers, "") for way in ways}


def outcome(table: Table, look: HudState, spot: str) -> Offer | None:
    """Return the offer that picking this spot now would complete; None if it completes none."""
    return next((offer for offer in table.offers if offer.path == (*_before(look, spot), spot)), None)


def way_labels(table: Table, look: HudState) -> dict[str, str]:
    """Return a label for each spot of the numbered list: its name, and what picking it would do.

    What is the same for all of them is left out, and a spot's name where the action already contains it. Things of one
    name are told apart by what can be done with them first.
    """
    names = {spot.id: spot.label for spot in table.spots}
    shown = [spot for spot in numbered(table, look) if spot in names]
    called = Counter(names[spot] for spot in shown)
    deeds = {spot: offer.label for spot in shown if (offer := outcome(table, look, spot) or _only(table, look, spot))}
    if len(set(deeds.values())) < min(2, len(shown)):
        deeds = {}
    deeds = {spot: _first_verb(table, look, spot) for spot in shown if called[names[spot]] > 1} | deeds
    return {spot: _both(names[spot], deeds.get(spot, "")) for spot in shown}


def _only(table: Table, look: HudState, spot: str) -> Offer | None:
    """The one offer of a thing on which nothing else can be done; None if there are others."""
    found = _offers(table, look, spot)
    return found[0] if len(found) == 1 and found[0].verb else None


def _first_verb(table: Table, look: HudState, spot: str) -> str:
    """The first row of this thing's plate that can be pressed; "" where it has no plate."""
    offered = {each for offer in _offers(table, look, spot) for each in offer.path}
    return next((verb.label for verb in table.verbs.get(spot, ()) if verb.id in offered), "")


def _offers(table: Table, look: HudState, spot: str) -> list[Offer]:
    """All that can come of picking this spot now."""
    start = (*_before(look, spot), spot)
    return [offer for offer in table.offers if offer.path[: len(start)] == start]


def _before(look: HudState, spot: str) -> tuple[str, ...]:
    """What stays picked when this spot is: all of it, or all but the last, in whose place it comes."""
    return look.picked if spot in look.open else look.picked[:-1]


def _both(name: str, deed: str) -> str:
    if name.casefold() in deed.casefold():
        return begun(deed)
    return f"{begun(name)}: {deed}" if deed else begun(name)
