"""The one gate: a Match owns the truth, shows each seat what it may know, and takes actions."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from hashlib import blake2b
from typing import Any

import msgspec

from game.core.annotations import Annotations
from game.core.chance import Chance
from game.core.codec import BadValue, Codec
from game.core.game import BadOption, Event, Game, Illegal, Result, Seat
from game.core.pins import is_mark
from game.core.plain import LONGEST_PATH, is_line, one_line, why
from game.core.save import CHECK_EVERY, BadSave, Document, PlayerEntry, damaged
from game.core.seats import Player, SeatView, Told, Verdict
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
    """Why this step cannot be taken back, in words; "" when nobody learned anything from it."""


def new_seed() -> str:
    """A fresh seed, short enough to be read out: two groups of four signs."""
    signs = "".join(secrets.choice(_SEED_SIGNS) for _sign in range(8))
    return f"{signs[:4]}-{signs[4:]}"


class Match:
    """One table from set-up to result, as a function of (game, options, players, seed, steps).

    Nothing inside is ever handed out: views and events are immutable plain data, the State stays here.
    `seed` and `steps` are the truth with every secret in it: for saving, never for a screen or a bot. `map` names the
    map on the table, "" = none; what the rules take from it stands in the options.
    """

    def __init__(
        self, game: Game, players: Sequence[Player], seed: str, options: Any, map: str = "", map_digest: str = ""
    ) -> None:
        """Sets the table up with the luck of step 0. BadOption when these players or options cannot play this game."""
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
        """The mark of the PIN that opens a seat's view, for seats that have one; no view or event tells of it."""

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
        """A new match; a random readable seed, the printed game and the usual map where nothing else is asked for."""
        return cls(game, players, seed or new_seed(), game.options() if options is None else options, map, map_digest)

    @property
    def step(self) -> int:
        """How many steps were played; events told after this moment are in `seat(n, since=step)`."""
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
        """Somebody else plays on for this seat: "human" or "bot:<level>". The rules do not notice."""
        self._check_seat(seat)
        players = list(self.players)
        players[seat] = replace(players[seat], kind=kind)
        self.players = tuple(players)

    def result(self) -> Result | None:
        """How the game ended, None while it lasts."""
        return self.game.result(self._state)

    def seat(self, seat: Seat | None, since: int = 0) -> SeatView:
        """What this seat (None: everybody) may know now, with the events of the steps from `since` on."""
        if seat is not None:
            self._check_seat(seat)
        events = [
            Told(i, event)
            for i in range(max(since, 0), len(self._history))
            for event in self._history[i].events
            if event.to is None or event.to == seat
        ]
        actors = self.actors()
        legal = tuple(self.game.legal(self._state, seat)) if seat in actors else ()
        view = self.game.look(self._state, seat)
        if seat is None or not self.players[seat].human:
            return SeatView(seat, view, legal, tuple(events), actors)
        unasked = tuple(self.game.unasked(self._state, seat))
        return SeatView(seat, view, legal, tuple(events), actors, self.annotations(seat), unasked)

    def ahead(self, seat: Seat, actions: Sequence[Any]) -> SeatView | None:
        """What this seat will know after these halves of one choice of its own; None where they are more than that."""
        state = halves(self.game, self._state, seat, actions) if actions else self._state
        if state is None:
            return None
        legal, actors = tuple(self.game.legal(state, seat)), tuple(self.game.actors(state))
        return SeatView(seat, self.game.look(state, seat), legal, (), actors)

    def play(self, seat: Seat, action: Any) -> None:
        """Plays this action. Illegal with the reason in words when it is not listed; then nothing has changed."""
        self._advance(seat, action)
        self._undone.clear()

    def can_undo(self, seat: Seat) -> Verdict:
        """Whether this seat may take back the last step: its own, and nobody has learned anything from it.

        A step ends undo when it drew luck, told anybody something in private, or told an event that `reveals`.
        """
        self._check_seat(seat)
        if not self._history:
            return Verdict(reason=_("Nothing has been played yet."))
        last = self._history[-1]
        if last.seat != seat:
            return Verdict(reason=_("{name} has acted since.").format(name=self.players[last.seat].name))
        return Verdict(last.action, last.sealed)

    def ends_undo(self, seat: Seat, chains: Sequence[Sequence[Any]]) -> frozenset[tuple[Any, ...]]:
        """Those of these choices, each of one action or several, that this seat could not take back.

        As far as it can know that beforehand.
        """
        return sealing(self.game, self.game.look(self._state, seat), seat, chains)

    def undo(self, seat: Seat) -> None:
        """Takes back this seat's last step and what it told. Illegal with the reason when it may not."""
        answer = self.can_undo(seat)
        if not answer:
            raise Illegal(answer.reason)
        self._history.pop()
        self._state = self._earlier.pop()
        self._undone.append((seat, answer.action))
        del self._checks[self.step // CHECK_EVERY :]

    def can_redo(self, seat: Seat) -> Verdict:
        """Whether this seat may do again what it has just taken back."""
        self._check_seat(seat)
        if not self._undone:
            return Verdict(reason=_("Nothing was taken back."))
        owner, action = self._undone[-1]
        if owner != seat:
            return Verdict(reason=_("{name} took that back.").format(name=self.players[owner].name))
        return Verdict(action)

    def redo(self, seat: Seat) -> None:
        """Does again what was taken back last. Illegal with the reason when it may not."""
        answer = self.can_redo(seat)
        if not answer:
            raise Illegal(answer.reason)
        self._advance(seat, answer.action)
        self._undone.pop()

    def annotate(self, seat: Seat, key: str, sign: str) -> None:
        """This seat writes a sign into its own notebook, "" rubs it out. No step; BadOption when it is too much."""
        self._check_seat(seat)
        self._annotations.write(seat, key, sign)

    def annotations(self, seat: Seat) -> dict[str, str]:
        """What this seat has written: for its own eyes only."""
        self._check_seat(seat)
        return self._annotations.of(seat)

    def at(self, step: int) -> "Match":
        """The same table as it was after so many steps, to look back at; nothing that is played there counts here."""
        then = Match(self.game, self.players, self.seed, self.options, self.map, self.map_digest)
        for n, each in enumerate(self._history[:step], 1):
            self.game.apply(then._state, each.seat, each.action, Chance(self.seed, n), None)
            then._history.append(each)
        return then

    def digest(self) -> str:
        """A short fingerprint of the position: of all that anybody at the table knows."""
        mark = blake2b(digest_size=12)
        for seat in (None, *range(len(self.players))):
            mark.update(self._codec.bytes(self.game.look(self._state, seat)))
        return mark.hexdigest()

    def to_document(self, saved: str = "", name: str = "", caption: str = "") -> Document:
        """The match on paper. The caller says when it is, what the save is called, and how far the game has come."""
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
                raise damaged(_("step {n}").format(n=n), why(error), sound) from error
            if n in checks:
                if checks[n] != (match.digest() if n % CHECK_EVERY else match._checks[-1]):
                    where = _("steps {first} to {last}").format(first=sound + 1, last=n)
                    raise damaged(where, _("playing them again leads to another position"), sound)
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
    """BadSave when this document was played by other rules, or when these players cannot sit at this game."""
    if document.rules_version != game.rules_version:
        words = _("It was played by version {then} of the rules of {game}; this Seachest plays version {now}.")
        what = words.format(then=document.rules_version, game=game.title, now=game.rules_version)
        raise BadSave(what, _("Open it with the Seachest that saved it, or a newer one."))
    try:
        _check_number(game, len(document.players))
        for entry in document.players:
            Player(entry.name, entry.kind, entry.colour)
    except BadOption as error:
        raise damaged(_("the set-up"), error) from error


def _check_number(game: Game, players: int) -> None:
    if players not in game.seats:
        words = _("{game} seats {least} to {most} players, not {n}.")
        raise BadOption(words.format(game=game.title, least=game.seats[0], most=game.seats[-1], n=players))


def _set_up(document: Document, game: Game) -> Match:
    """The match of this document before its first step."""
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
    """The PINs of this document by seat. BadOption when they are none, or not one a seat."""
    pins = {seat: mark for seat, mark in enumerate(document.pins) if mark}
    if len(document.pins) not in (0, len(document.players)) or not all(map(is_mark, pins.values())):
        raise BadOption(_("These are no PINs of {n} seats.").format(n=len(document.players)))
    return pins
