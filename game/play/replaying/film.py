"""A game as a film: its moments in order, each as everybody, one seat, or nobody's secret keeper would see it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from game.core.match import Match
from game.core.replay import Recording
from game.core.steps import Steps
from game.core.table import Piece, Table
from game.core.telling import Direction, Line
from game.play.advice.bot_explanations import BotExplanation, why
from game.play.replaying.chapters import Chapter, Pin, chapters, pins, place_of
from game.play.replaying.truth import everything, opened, own_things
from game.play.showing.chronicle import chronicle
from game.play.showing.hud_state import HudState, LogLine, SeatHud

PUBLIC, TRUTH = -1, -2
"""The perspectives besides the seats."""
KEPT_TABLES = 120


class Film:
    """One game to be watched. A place is the number of a moment, from 0 to `last`.

    While the game goes on there is only the public perspective (`Recording` refuses any other).
    """

    def __init__(self, match: Match, board: Any) -> None:
        self.match, self.board = match, board
        self.recording = Recording(match)
        self.moments = self.recording.moments
        self.last = len(self.moments) - 1
        self._lines: dict[int, tuple[LogLine, ...]] = {}
        self.table = lru_cache(KEPT_TABLES)(self._table)
        """The table at a place in a perspective; the last ones are kept."""

    @property
    def perspectives(self) -> tuple[int, ...]:
        """Everybody; and once the game is over each seat, and the truth."""
        return (PUBLIC, *range(len(self.match.players)), TRUTH) if self.recording.over else (PUBLIC,)

    # ---- what is seen

    def _table(self, place: int, perspective: int) -> Table:
        if perspective == TRUTH:
            bare = self._lay(self.recording.open_view(self.moments[place]))
            seats = range(len(self.match.players))
            return opened(bare, self.table(place, PUBLIC), {seat: self.table(place, seat) for seat in seats})
        seat = None if perspective == PUBLIC else perspective
        return self._lay(self.recording.view(self.moments[place], seat))

    def lay(self, place: int, perspective: int) -> Steps[None]:
        """Lay out the tables that this one is made of, one in a step, and then itself: soon it will be asked for.

        What is kept takes no step.
        """
        seats = range(len(self.match.players)) if perspective == TRUTH else ()
        for one in (PUBLIC, *seats, perspective):
            laid = self.table.cache_info().misses
            self.table(place, one)
            if self.table.cache_info().misses > laid:
                yield

    def _lay(self, view: Any) -> Table:
        return self.match.game.staging.lay_out(self.board, view, (), (), self.match.players)

    def things(self, place: int, perspective: int) -> dict[int, tuple[Piece, ...]]:
        """Return what lay on private trays: of one seat, for the truth of all, for everybody of none."""
        seats: Sequence[int] = range(len(self.match.players))
        if perspective == TRUTH:
            return everything({seat: self.table(place, seat) for seat in seats}, self.table(place, PUBLIC))
        if perspective not in seats:
            return {}
        return {perspective: own_things(self.table(place, perspective), self.table(place, PUBLIC))}

    def look(self) -> HudState:
        """Return what a view needs to know of the players."""
        seats = (SeatHud(player.name, player.colour, player.level) for player in self.match.players)
        return HudState(tuple(seats))

    # ---- what is told

    def lines(self, perspective: int) -> tuple[LogLine, ...]:
        """Return the whole log in this perspective; the truth tells what everybody was told."""
        who = perspective if perspective >= 0 else PUBLIC
        if who not in self._lines:
            told = self.recording.told(None if who == PUBLIC else who)
            self._lines[who] = chronicle(self.match.game.staging, told, self.match.players)
        return self._lines[who]

    def until(self, place: int, perspective: int) -> int:
        """Return how many lines of the log were told up to this place."""
        lines, steps = self.lines(perspective), self.moments[place]
        low, high = 0, len(lines)
        while low < high:
            middle = (low + high) // 2
            low, high = (middle + 1, high) if lines[middle].step < steps else (low, middle)
        return low

    def caption(self, place: int, perspective: int) -> Line | None:
        """Return the line that tells what happened last: one of this very moment, else the last one before it."""
        number = self.until(place, perspective)
        lines = [each.line for each in self.lines(perspective)[max(0, number - 6) : number]]
        acted = [line for line in lines if line.seat is not None and line.kind != "phase"]
        step = self.lines(perspective)[number - 1].step if number else -1
        here = [each.line for each in self.lines(perspective)[:number][-6:] if each.step == step]
        first = next((line for line in here if line.seat is not None and line.kind != "phase"), None)
        return first or (here[0] if here else acted[-1] if acted else None)

    def place_of_line(self, number: int, perspective: int) -> int:
        """Return the place at which this line of the log was told."""
        return place_of(self.moments, self.lines(perspective)[number].step + 1)

    def place_of_step(self, steps: int) -> int:
        """Return the place of the moment after so many steps."""
        return place_of(self.moments, steps)

    def directions(self, place: int, perspective: int) -> tuple[Direction, ...]:
        """Return how what has happened since the moment before is seen to happen."""
        if not place:
            return ()
        first, end = self.moments[place - 1], self.moments[place]
        seat = perspective if perspective >= 0 else None
        told = (each for each in self.recording.told(seat) if first <= each.step < end)
        found = (self.match.game.staging.direct(each.event, self.match.players) for each in told)
        return tuple(direction for direction in found if direction is not None)

    def reasons(self, place: int) -> BotExplanation | None:
        """Return why a bot did what led to this place; None if it was none, or nothing public came of it."""
        step = self.moments[place] - 1
        lines = [each.line for each in self.lines(PUBLIC) if each.step == step]
        line = next((each for each in lines if each.seat is not None), None)
        if line is None or line.seat is None or self.match.players[line.seat].human:
            return None
        actor = self.recording.actor(step)
        return why(self.match, self.board, step, line) if actor in (line.seat, None) else None

    # ---- the rail

    def chapters(self) -> Steps[list[Chapter]]:
        """Find the chapters bit by bit."""
        return (yield from chapters(self._clock, self.lines(PUBLIC), self.moments))

    def _clock(self, place: int) -> str:
        return self.table(place, PUBLIC).clock

    def pins(self) -> list[Pin]:
        """Return the moments that stand out for everybody."""
        return pins(self.lines(PUBLIC), self.moments)
