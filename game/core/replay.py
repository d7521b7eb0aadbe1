"""Playing a saved match again, step by step, and saying why that cannot be done; and looking at any moment of one."""

from dataclasses import fields
from typing import Any

import msgspec

from game.core.annotations import Annotations
from game.core.chance import Chance
from game.core.codec import BadValue, Codec
from game.core.errors import BadOption, Illegal
from game.core.game import Game, Seat
from game.core.match import Match, check_number
from game.core.pins import is_mark
from game.core.plain import why
from game.core.player import Player
from game.core.save import CHECK_EVERY, BadSave, Document, damaged
from game.core.seats import Told
from game.core.steps import Steps
from game.words import _

EVERY = 16
"""The number of steps between two positions that are kept; those between them are played again when asked for."""


def replay(document: Document, game: Game) -> Steps[Match]:
    """Play the steps of this match again and compare the digests; it stops after every few steps of the match.

    BadSave says where and why that cannot be done.
    """
    match, codec = _set_up(document, game), Codec(game.vocabulary)
    checks = dict(document.checks)
    if max(checks, default=0) > len(document.steps):
        raise damaged(_("step {n}").format(n=len(document.steps) + 1), _("steps are missing from here on"))
    sound = 0
    for n, (seat, plain) in enumerate(document.steps, 1):
        try:
            match.play(seat, codec.decode(plain))
        except (BadValue, Illegal, ValueError, RecursionError) as error:
            raise _unplayable(document, game, _("step {n}").format(n=n), why(error), sound) from error
        if n in checks:
            if checks[n] != match.digest():
                where = _("steps {first} to {last}").format(first=sound + 1, last=n)
                raise _unplayable(document, game, where, _("playing them again leads to another position"), sound)
            sound = n
        if n % CHECK_EVERY == 0:
            yield
    return match


def check_table(document: Document, game: Game) -> None:
    """Raise BadSave if the document has a newer rules version or players who cannot play this game.

    What was played by older rules goes on by these ones, as long as its steps are legal and lead to the same positions.
    """
    if document.rules_version > game.rules_version:
        raise _other_rules(document, game, "", 0)
    try:
        check_number(game, len(document.players))
    except BadOption as error:
        raise damaged(_("the set-up"), error) from error
    players_of(document)


def players_of(document: Document) -> tuple[Player, ...]:
    """Return who sits at the seats of this document. BadSave if somebody cannot."""
    try:
        return tuple([Player(entry.name, entry.kind, entry.colour) for entry in document.players])
    except BadOption as error:
        raise damaged(_("the set-up"), error) from error


def _other_rules(document: Document, game: Game, where: str, sound: int) -> BadSave:
    words = _("It was played by version {then} of the rules of {game}; this Seachest plays version {now}.")
    what = words.format(then=document.rules_version, game=game.title, now=game.rules_version)
    return BadSave(what, _("Open it with the Seachest that saved it, or a newer one."), where, sound)


def _unplayable(document: Document, game: Game, where: str, reason: object, sound: int) -> BadSave:
    """Return why the steps cannot be played again: the rules have changed since, else the file was damaged."""
    if document.rules_version < game.rules_version:
        return _other_rules(document, game, where, sound)
    return damaged(where, reason, sound)


def _set_up(document: Document, game: Game) -> Match:
    """Return the match of this document before its first step. BadSave if the set-up is not valid."""
    check_table(document, game)
    try:
        names = {field.name for field in fields(game.options)}
        unknown = sorted(set(document.options) - names)
        if unknown:
            raise BadOption(_("{game} has no option “{name}”.").format(game=game.title, name=unknown[0]))
        options: Any = msgspec.convert(document.options, game.options)
        players = players_of(document)
        notes = Annotations(len(players), document.annotations)
        match = Match(game, players, document.seed, options, document.map, document.map_digest, notes)
        match.pins = _pins(document)
        return match
    except (BadOption, msgspec.ValidationError, RecursionError) as error:
        raise damaged(_("the set-up"), why(error)) from error


def _pins(document: Document) -> dict[Seat, str]:
    """Return the PIN hashes of this document by seat. BadOption if one is not a hash or their number is wrong."""
    pins = {seat: mark for seat, mark in enumerate(document.pins) if mark}
    if len(document.pins) not in (0, len(document.players)) or not all(map(is_mark, pins.values())):
        raise BadOption(_("These are no PINs of {n} seats.").format(n=len(document.players)))
    return pins


class StillSecret(Exception):
    """What a seat saw was asked for while the game goes on; only the public view may be shown until it is over."""


class Recording:
    """The positions of a match so far; playing on does not change it.

    Of a match that goes on it gives the public view alone, and only moments that everybody was told of: how often
    somebody acted unseen is a secret, too.
    """

    def __init__(self, match: Match) -> None:
        """Play the steps of this match again, without checking them: they were checked when they were played."""
        self.match = match
        self.over = match.over
        self._game, self._seed, self._steps = match.game, match.seed, match.steps
        state = self._game.setup(match.options, len(match.players), Chance(self._seed, 0))
        self._kept = [state.clone()]
        self._last = 0, self._kept[0]
        """The position that was asked for last, and after how many steps it is."""
        for n, (seat, action) in enumerate(self._steps, 1):
            self._game.apply(state, seat, action, Chance(self._seed, n), None)
            if n % EVERY == 0:
                self._kept.append(state.clone())
        told = {each.step + 1 for each in match.told(None)}
        every = range(len(self._steps) + 1)
        self.moments: tuple[int, ...] = tuple(every) if self.over else (0, *sorted(told))
        """The numbers of steps after which it may be looked at, in order; 0 = before the first."""

    def view(self, steps: int, seat: Seat | None = None) -> Any:
        """Return the View that this seat (None: everybody) had after so many steps.

        Raises StillSecret if it may not be shown, ValueError if there is no such moment.
        """
        if seat is not None and not self.over:
            raise StillSecret
        if not 0 <= steps <= len(self._steps):
            raise ValueError(f"there is no moment after {steps} of {len(self._steps)} steps")
        return self._game.look(self._state(steps), seat)

    def open_view(self, steps: int) -> Any:
        """Return the public View after so many steps with what lay hidden from all, where the game has such a one.

        Raises StillSecret if the game goes on.
        """
        if not self.over:
            raise StillSecret
        look_open = self._game.look_open
        return look_open(self._state(steps)) if look_open else self.view(steps)

    def told(self, seat: Seat | None = None) -> tuple[Told, ...]:
        """Return everything that this seat (None: everybody) was told. StillSecret if it may not be shown."""
        if seat is not None and not self.over:
            raise StillSecret
        return self.match.told(seat)

    def actor(self, step: int) -> Seat | None:
        """Return who made this step (counted from 0); None if that may not be shown."""
        return self._steps[step][0] if self.over and 0 <= step < len(self._steps) else None

    def again(self, steps: int) -> Match:
        """Return a new match that stands where this one stood after so many steps, to be played on.

        It is its own match from the set-up on, with empty notebooks. StillSecret if the game is not over.
        """
        if not self.over:
            raise StillSecret
        old = self.match
        new = Match(old.game, old.players, old.seed, old.options, old.map, old.map_digest)
        for seat, action in self._steps[:steps]:
            new.play(seat, action)
        return new

    def _state(self, steps: int) -> Any:
        """Return the position after so many steps, to be read only: it is kept for the next question."""
        start, state = steps - steps % EVERY, self._kept[steps // EVERY]
        if start <= self._last[0] <= steps:
            start, state = self._last
        if start < steps:
            state = state.clone()
            for n in range(start, steps):
                seat, action = self._steps[n]
                self._game.apply(state, seat, action, Chance(self._seed, n + 1), None)
        self._last = steps, state
        return state
