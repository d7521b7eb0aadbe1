"""The match: it owns the position and the seed, gives each seat its view, and checks and plays actions."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from hashlib import blake2b
from typing import Any

import msgspec

from game.core.annotations import Annotations
from game.core.chance import Chance
from game.core.codec import BadValue, Codec
from game.core.errors import BadOption, Illegal
from game.core.game import Event, Game, Result, Seat
from game.core.pins import is_mark
from game.core.plain import LONGEST_PATH, is_line, one_line, why
from game.core.player import Player
from game.core.save import CHECK_EVERY, BadSave, Document, PlayerEntry, damaged
from game.core.seats import SeatView, Told, Verdict
from game.core.steps import Steps, whole
from game.core.undo_barrier import halves, sealed, sealing
from game.words import _

_SEED_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True)
class _Step:
    seat: Seat
    action: Any
    events: tuple[Event, ...]
    sealed: str
    """Why this step cannot be undone, for players; "" when nobody learned anything from it."""


def new_seed() -> str:
    """Return a random seed of two groups of four characters, such as "7K2M-QX4D"."""
    signs = "".join(secrets.choice(_SEED_SIGNS) for _sign in range(8))
    return f"{signs[:4]}-{signs[4:]}"


class Match:
    """One game from set-up to result, as a function of (game, options, players, seed, steps).

    The State never leaves this class: callers get views and events, which are immutable plain data. `seed` and `steps`
    contain every secret: they are for saves, never for a screen or a bot. `map` is the name of the map, "" = none; what
    the rules take from the map is part of the options.
    """

    def __init__(
        self, game: Game, players: Sequence[Player], seed: str, options: Any, map: str = "", map_digest: str = ""
    ) -> None:
        """Set up the game with the random numbers of step 0. BadOption if players or options do not fit."""
        _check_number(game, len(players))
        if type(options) is not game.options:
            raise BadOption(_("These are no options of {game}: {options}.").format(game=game.title, options=options))
        if not is_line(seed) or not is_line(map, LONGEST_PATH):
            raise BadOption(_("A seed and the name of a map are one line, and none of them is endless."))
        self.game = game
        self.players = tuple(players)
        self.seed = seed
        self.options = options
        self.map = map or game.staging.map
        self.map_digest = map_digest
        self._codec = Codec(game.vocabulary)
        self._state = game.setup(options, len(self.players), Chance(seed, 0))
        self._history: list[_Step] = []
        self._earlier: list[Any] = []  # the states before each step that can still be taken back
        self._undone: list[tuple[Seat, Any]] = []
        self._checks: list[str] = []
        self._annotations = Annotations(len(self.players))
        self.pins: dict[Seat, str] = {}
        """The hash of each seat's PIN, for seats that have one (see `pins`); no view or event contains it."""

    @classmethod
    def start(
        cls,
        game: Game,
        players: Sequence[Player],
        seed: str | None = None,
        options: Any = None,
        map: str = "",
        map_digest: str = "",
    ) -> "Match":
        """Return a new match; defaults: a random seed, the game's default options and its usual map."""
        return cls(game, players, seed or new_seed(), game.options() if options is None else options, map, map_digest)

    @property
    def step(self) -> int:
        """The number of steps played; `told(n, since=step)` gives the events told after this moment."""
        return len(self._history)

    @property
    def steps(self) -> tuple[tuple[Seat, Any], ...]:
        """Every step so far as (seat, action)."""
        return tuple((step.seat, step.action) for step in self._history)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.game.actors(self._state)

    def actors(self) -> tuple[Seat, ...]:
        """The seats that must act now; () when the game is over."""
        return tuple(self.game.actors(self._state))

    def hand_over(self, seat: Seat, kind: str) -> None:
        """Change who plays this seat: `kind` is "human" or "bot:<level>". The position does not change."""
        self._check_seat(seat)
        players = list(self.players)
        players[seat] = replace(players[seat], kind=kind)
        self.players = tuple(players)

    def result(self) -> Result | None:
        """Return how the game ended; None while it goes on."""
        return self.game.result(self._state)

    def seat(self, seat: Seat | None, since: int = 0) -> SeatView:
        """Return the observation of this seat (None: the public one), with its events of the steps from `since` on.

        Raises ValueError if there is no such seat.
        """
        events = self._counted(seat, self.told(seat, since))
        actors = self.actors()
        legal = tuple(self.game.legal(self._state, seat)) if seat in actors else ()
        view = self.game.look(self._state, seat)
        if seat is None or not self.players[seat].human:
            return SeatView(seat, view, legal, events, actors)
        unasked = tuple(self.game.unasked(self._state, seat))
        return SeatView(seat, view, legal, events, actors, self.annotations(seat), unasked)

    def told(self, seat: Seat | None, since: int = 0) -> tuple[Told, ...]:
        """Return the events that this seat may know (None: everybody), each with the index of its step in `steps`.

        These numbers count what others did unseen: they are for the table's own bookkeeping, never for a player.
        Raises ValueError if there is no such seat.
        """
        if seat is not None:
            self._check_seat(seat)
        return tuple(
            Told(i, event)
            for i in range(max(since, 0), len(self._history))
            for event in self._history[i].events
            if event.to is None or event.to == seat
        )

    def _counted(self, seat: Seat | None, told: tuple[Told, ...]) -> tuple[Told, ...]:
        """Return the same events, numbered by the steps that this seat made or was told something of."""
        if not told:
            return ()
        known = (
            i
            for i, step in enumerate(self._history)
            if step.seat == seat or any(event.to is None or event.to == seat for event in step.events)
        )
        numbers = {i: number for number, i in enumerate(known)}
        return tuple(Told(numbers[each.step], each.event) for each in told)

    def ahead(self, seat: Seat, actions: Sequence[Any]) -> SeatView | None:
        """Return this seat's observation after `actions`, the first parts of one choice, without playing them.

        None if the actions are illegal, draw random numbers, tell an event, change the public view, or end the seat's
        turn.
        """
        state = halves(self.game, self._state, seat, actions) if actions else self._state
        if state is None:
            return None
        legal, actors = tuple(self.game.legal(state, seat)), tuple(self.game.actors(state))
        return SeatView(seat, self.game.look(state, seat), legal, (), actors)

    def play(self, seat: Seat, action: Any) -> None:
        """Play this action. Illegal, with the reason for the player and no change, if it is not legal."""
        self._advance(seat, action)
        self._undone.clear()

    def can_undo(self, seat: Seat) -> Verdict:
        """Return whether this seat may undo the last step: it is its own, and nobody has learned anything from it.

        A step cannot be undone if it drew random numbers, told a private event, or told an event that `reveals`.
        """
        self._check_seat(seat)
        if not self._history:
            return Verdict(reason=_("Nothing has been played yet."))
        last = self._history[-1]
        if last.seat != seat:
            return Verdict(reason=_("{name} has acted since.").format(name=self.players[last.seat].name))
        return Verdict(last.action, last.sealed)

    def ends_undo(self, seat: Seat, chains: Sequence[Sequence[Any]]) -> frozenset[tuple[Any, ...]]:
        """Return those of these choices, each a chain of one or more actions of this seat, that it could not undo.

        They are tried in imagined worlds, so the answer depends on the seat's own view alone and can be wrong.
        """
        return sealing(self.game, self.game.look(self._state, seat), seat, chains)

    def undo(self, seat: Seat) -> None:
        """Undo this seat's last step and remove its events. Illegal, with the reason, if it may not."""
        answer = self.can_undo(seat)
        if not answer:
            raise Illegal(answer.reason)
        self._history.pop()
        self._state = self._earlier.pop()
        self._undone.append((seat, answer.action))
        del self._checks[self.step // CHECK_EVERY :]

    def can_redo(self, seat: Seat) -> Verdict:
        """Return whether this seat may redo the step that was undone last."""
        self._check_seat(seat)
        if not self._undone:
            return Verdict(reason=_("Nothing was taken back."))
        owner, action = self._undone[-1]
        if owner != seat:
            return Verdict(reason=_("{name} took that back.").format(name=self.players[owner].name))
        return Verdict(action)

    def redo(self, seat: Seat) -> None:
        """Play the step that was undone last again. Illegal, with the reason, if this seat may not."""
        answer = self.can_redo(seat)
        if not answer:
            raise Illegal(answer.reason)
        self._advance(seat, answer.action)
        self._undone.pop()

    def annotate(self, seat: Seat, key: str, sign: str) -> None:
        """Write `sign` under `key` into this seat's notebook; "" deletes the note. This is not a step.

        Raises BadOption if the note is too long or the notebook is full.
        """
        self._check_seat(seat)
        self._annotations.write(seat, key, sign)

    def annotations(self, seat: Seat) -> dict[str, str]:
        """Return the notes of this seat, a copy; no other seat may see them."""
        self._check_seat(seat)
        return self._annotations.of(seat)

    def at(self, step: int) -> "Match":
        """Return a copy of this match as it was after `step` steps; actions played there do not change this match."""
        then = Match(self.game, self.players, self.seed, self.options, self.map, self.map_digest)
        for n, each in enumerate(self._history[:step], 1):
            self.game.apply(then._state, each.seat, each.action, Chance(self.seed, n), None)
            then._history.append(each)
        return then

    def digest(self) -> str:
        """Return a hash of the position, made of the public view and the view of every seat (24 hex digits)."""
        mark = blake2b(digest_size=12)
        for seat in (None, *range(len(self.players))):
            mark.update(self._codec.bytes(self.game.look(self._state, seat)))
        return mark.hexdigest()

    def to_document(self, saved: str = "", name: str = "", caption: str = "") -> Document:
        """Return the match as a document.

        `saved` is the time as ISO 8601, `name` the name of the save, and `caption` says for players how far the game
        has come.
        """
        checks = [((i + 1) * CHECK_EVERY, mark) for i, mark in enumerate(self._checks)]
        if self.step % CHECK_EVERY:
            checks.append((self.step, self.digest()))
        return Document(
            game=self.game.id,
            rules_version=self.game.rules_version,
            name=one_line(name),
            saved=saved,
            caption=one_line(caption),
            result=self.result(),
            options=msgspec.to_builtins(self.options),
            players=tuple(PlayerEntry(player.name, player.kind, player.colour) for player in self.players),
            map=self.map,
            map_digest=self.map_digest,
            annotations=self._annotations.plain(),
            pins=tuple(self.pins.get(seat, "") for seat in range(len(self.players))) if self.pins else (),
            seed=self.seed,
            steps=tuple((step.seat, self._codec.encode(step.action)) for step in self._history),
            checks=tuple(checks),
        )

    @staticmethod
    def from_document(document: Document, game: Game) -> "Match":
        """Plays the steps of this game again and compares the digests. BadSave says where and why it cannot."""
        return whole(Match.replay(document, game))

    @staticmethod
    def replay(document: Document, game: Game) -> Steps["Match"]:
        """The same bit by bit: it stops after every few steps of the match."""
        match = _set_up(document, game)
        checks = dict(document.checks)
        if max(checks, default=0) > len(document.steps):
            raise damaged(_("step {n}").format(n=len(document.steps) + 1), _("steps are missing from here on"))
        sound = 0
        for n, (seat, plain) in enumerate(document.steps, 1):
            try:
                match._advance(seat, match._codec.decode(plain))
            except (BadValue, Illegal, ValueError, RecursionError) as error:
                raise _unplayable(document, game, _("step {n}").format(n=n), why(error), sound) from error
            if n in checks:
                if checks[n] != (match.digest() if n % CHECK_EVERY else match._checks[-1]):
                    where = _("steps {first} to {last}").format(first=sound + 1, last=n)
                    raise _unplayable(document, game, where, _("playing them again leads to another position"), sound)
                sound = n
            if n % CHECK_EVERY == 0:
                yield
        return match

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.players):
            raise ValueError(f"there is no seat {seat} at a table of {len(self.players)}")

    def _advance(self, seat: Seat, action: Any) -> None:
        self._check_seat(seat)
        listed = self.game.legal(self._state, seat) if seat in self.game.actors(self._state) else ()
        if action not in listed:
            listed = self.game.unasked(self._state, seat)
        if action not in listed:
            raise Illegal(self._refuse(seat, action))
        action = listed[listed.index(action)]  # the rules' own object: True would pass for 1
        state, told = self._state.clone(), list[Event]()
        chance = Chance(self.seed, self.step + 1)
        self.game.apply(state, seat, action, chance, told.append)
        why_sealed = sealed(chance, told)
        if why_sealed:
            self._earlier.clear()
        else:
            self._earlier.append(self._state)
        self._state = state
        self._history.append(_Step(seat, action, tuple(told), why_sealed))
        if self.step % CHECK_EVERY == 0:
            self._checks.append(self.digest())

    def _refuse(self, seat: Seat, action: Any) -> str:
        actors = self.game.actors(self._state)
        name = self.players[seat].name
        if not actors:
            return _("The game is over.")
        if seat not in actors:
            others = ", ".join(self.players[actor].name for actor in actors)
            return _("{name} must wait for {others}.").format(name=name, others=others)
        return _("{name} cannot do this now: {action}").format(name=name, action=action)


def check_table(document: Document, game: Game) -> None:
    """Raise BadSave if the document has a newer rules version or players who cannot play this game.

    What was played by older rules goes on by these ones, as long as its steps are legal and lead to the same positions.
    """
    if document.rules_version > game.rules_version:
        raise _other_rules(document, game, "", 0)
    try:
        _check_number(game, len(document.players))
        for entry in document.players:
            Player(entry.name, entry.kind, entry.colour)
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


def _check_number(game: Game, players: int) -> None:
    if players not in game.seats:
        words = _("{game} seats {least} to {most} players, not {n}.")
        raise BadOption(words.format(game=game.title, least=game.seats[0], most=game.seats[-1], n=players))


def _set_up(document: Document, game: Game) -> Match:
    """Return the match of this document before its first step. BadSave if the set-up is not valid."""
    check_table(document, game)
    try:
        names = {field.name for field in fields(game.options)}
        unknown = sorted(set(document.options) - names)
        if unknown:
            raise BadOption(_("{game} has no option “{name}”.").format(game=game.title, name=unknown[0]))
        options: Any = msgspec.convert(document.options, game.options)
        players = [Player(entry.name, entry.kind, entry.colour) for entry in document.players]
        match = Match(game, players, document.seed, options, document.map, document.map_digest)
        match._annotations = Annotations(len(players), document.annotations)
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
