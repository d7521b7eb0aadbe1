"""The match: it owns the position and the seed, gives each seat its view, and checks and plays actions."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b
from typing import Any

import msgspec

from game.core.annotations import Annotations
from game.core.chance import Chance
from game.core.codec import Codec
from game.core.compound_choice import halves
from game.core.errors import BadOption, Illegal
from game.core.game import Event, Game, Result, Seat
from game.core.history import History, Sealing, Step, sealed
from game.core.plain import LONGEST_PATH, is_line, one_line
from game.core.player import Player
from game.core.save import CHECK_EVERY, Document, PlayerEntry
from game.core.seats import SeatView, Told, Verdict
from game.words import _

_SEED_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"


def check_number(game: Game, players: int) -> None:
    """Raise BadOption if so many cannot play this game."""
    if players not in game.seats:
        words = _("{game} seats {least} to {most} players, not {n}.")
        raise BadOption(words.format(game=game.title, least=game.seats[0], most=game.seats[-1], n=players))


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
        self,
        game: Game,
        players: Sequence[Player],
        seed: str,
        options: Any,
        map: str = "",
        map_digest: str = "",
        annotations: Annotations | None = None,
    ) -> None:
        """Set up the game with the random numbers of step 0. BadOption if players or options do not fit.

        `annotations`: the notebooks as they are; usually nothing is written in them yet.
        """
        check_number(game, len(players))
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
        self._history = History()
        self._undone: list[tuple[Seat, Any]] = []
        self._annotations = annotations or Annotations(len(self.players))
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
        return len(self._history.steps)

    @property
    def steps(self) -> tuple[tuple[Seat, Any], ...]:
        """Every step so far as (seat, action)."""
        return tuple((step.seat, step.action) for step in self._history.steps)

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
        events = self._history.counted(seat, self.told(seat, since))
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
        return self._history.told(seat, since)

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
        if not self._history.steps:
            return Verdict(reason=_("Nothing has been played yet."))
        last = self._history.steps[-1]
        if last.seat != seat:
            return Verdict(reason=_("{name} has acted since.").format(name=self.players[last.seat].name))
        return Verdict(last.action, last.sealed)

    def ends_undo(self, seat: Seat) -> Sealing:
        """Return what tells of each choice of this seat, in the present position, whether it could not be undone.

        It is tried in imagined worlds, so the answer depends on the seat's own view alone and can be wrong.
        """
        return Sealing(self.game, self.game.look(self._state, seat), seat)

    def undo(self, seat: Seat) -> None:
        """Undo this seat's last step and remove its events. Illegal, with the reason, if it may not."""
        answer = self.can_undo(seat)
        if not answer:
            raise Illegal(answer.reason)
        self._state = self._history.take_back()
        self._undone.append((seat, answer.action))

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
        for n, each in enumerate(self._history.steps[:step], 1):
            self.game.apply(then._state, each.seat, each.action, Chance(self.seed, n), None)
            then._history.append(each)
        return then

    def digest(self) -> str:
        """Return a hash of the position, made of the public view and the view of every seat (24 hex digits)."""
        if self._history.check:
            return self._history.check
        mark = blake2b(digest_size=12)
        for seat in (None, *range(len(self.players))):
            mark.update(self._codec.bytes(self.game.look(self._state, seat)))
        return mark.hexdigest()

    def to_document(self, saved: str = "", name: str = "", caption: str = "") -> Document:
        """Return the match as a document.

        `saved` is the time as ISO 8601, `name` the name of the save, and `caption` says for players how far the game
        has come.
        """
        checks = self._history.checks
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
            steps=tuple((step.seat, self._codec.encode(step.action)) for step in self._history.steps),
            checks=tuple(checks),
        )

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
        self._history.add(Step(seat, action, tuple(told), sealed(chance, told)), self._state)
        self._state = state
        if self.step % CHECK_EVERY == 0:
            self._history.note(self.digest())

    def _refuse(self, seat: Seat, action: Any) -> str:
        actors = self.game.actors(self._state)
        name = self.players[seat].name
        if not actors:
            return _("The game is over.")
        if seat not in actors:
            others = ", ".join(self.players[actor].name for actor in actors)
            return _("{name} must wait for {others}.").format(name=name, others=others)
        return _("{name} cannot do this now: {action}").format(name=name, action=action)
