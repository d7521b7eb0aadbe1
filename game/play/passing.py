"""Handing the screen over: who is asked for, who is let in, and when the veil is drawn."""

from dataclasses import replace

from game.core.table import Offer
from game.play.handover import PUBLIC, Handover, HandoverPolicy, Stage, hidden
from game.play.playing import Playing
from game.play.showing.missed import told_again
from game.play.showing.showing import Showing


class Passing:
    """The actions by which people hand the screen from one to the next."""

    def __init__(self, playing: Playing, rules: HandoverPolicy, showing: Showing) -> None:
        self.playing = playing
        self.rules = rules
        self.showing = showing

    @property
    def task(self) -> str:
        """What the veil says its seat is about to do; public facts only."""
        seat = self.showing.at.seat
        match = self.playing.match
        view = match.seat(None, match.step).view
        return "" if seat is None else self.playing.staging.task(view, seat)

    @property
    def queue(self) -> tuple[int, ...]:
        """The humans who choose after the one named on the veil."""
        first = self.showing.at.seat
        return tuple(seat for seat in self.playing.match.actors() if seat in self.playing.humans and seat != first)

    @property
    def blind(self) -> Offer | None:
        """What the seat can choose without lifting the closed tray that it is asked to lift; None = nothing.

        Who has a PIN is the only one who does anything for that seat.
        """
        at, playing = self.showing.at, self.playing
        decision = playing.decision
        asked = at.stage is Stage.SEALED and at.lift and at.seat == decision.seat and not decision.unasked
        return playing.public.blind if asked and at.seat not in playing.match.pins else None

    def look_public(self, public: bool) -> None:
        """Show the public table for a while, or return from it."""
        stage = self.showing.at.stage
        if public and stage is Stage.SEALED and not self.playing.decision.private:
            self.showing.move(PUBLIC)
        elif public != self.showing.overview and stage in (Stage.SEALED, Stage.PRIVATE):
            self.showing.show_public(public)

    def lift(self) -> None:
        """Draw the veil before the private view of the seat that decides on the public table."""
        decision = self.playing.decision
        if self.rules.veiled and self.showing.at.stage is Stage.PUBLIC and decision.seat is not None:
            self.showing.beat = None
            self.showing.move(self.showing.gate())

    def hide(self) -> None:
        """Draw the veil at once (hide now, focus lost, minimised, locked); the unfinished choice is kept."""
        showing = self.showing
        showing.asking = None
        showing.attendance.leave()
        if self.rules.veiled and showing.at.stage in (Stage.IDENTIFY, Stage.DIGEST, Stage.PRIVATE):
            showing.beat = None
            showing.move(hidden(showing.at), seen=None if showing.reveal is None else showing.reveals.step)

    def identify(self) -> None:
        """Go from the veil to asking for the seat's PIN."""
        if self.showing.at.stage is Stage.SEALED:
            self.showing.move(replace(self.showing.at, stage=Stage.IDENTIFY))

    def identified(self) -> None:
        """Let the seat in, after its PIN if it has one: to the digest, if there is one, else to the private view."""
        at = self.showing.at
        if at.stage is Stage.IDENTIFY:
            news = bool(told_again(self.showing)) and not at.again
            stage = Stage.DIGEST if news else Stage.PRIVATE
            self.showing.move(Handover(stage, at.seat))

    def digested(self) -> None:
        """Go from the digest to the private view."""
        if self.showing.at.stage is Stage.DIGEST:
            self.showing.move(Handover(Stage.PRIVATE, self.showing.at.seat))
