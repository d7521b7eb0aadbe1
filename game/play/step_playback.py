"""Plays steps and shows each of them as a beat: announcement, action, rest."""

from typing import Any

from game.play.handover import HandoverPolicy
from game.play.pace import ACT, INTENT, REST, Beat, Pace, Part
from game.play.playing import Playing
from game.play.showing.hud_state import LogLine
from game.play.showing.picking import dial_again, keep_number
from game.play.showing.reveals import found
from game.play.showing.showing import Showing
from game.words import _


class StepPlayback:
    """Plays choices, and shows their steps part by part."""

    def __init__(self, playing: Playing, showing: Showing, rules: HandoverPolicy, pace: Pace) -> None:
        self.playing = playing
        self.showing = showing
        self.rules = rules
        self.pace = pace

    def play(self, seat: int, action: Any, then: tuple[Any, ...] = (), implied: tuple[Any, ...] = ()) -> None:
        """Play a choice of one or more steps, determine the handover of the next frame, and start showing it.

        A choice that told no public event has no beat.
        """
        showing, playing = self.showing, self.playing
        made, step, human = playing.decision, playing.match.step, seat in playing.humans
        before = playing.public
        keep_number(showing)
        playing.play(seat, action, *then, implied=implied)
        showing.undone.clear()
        if made.unasked:
            showing.opponents.forget()  # the position has changed under their hands
        at, told = showing.at, made.round != playing.decision.round
        if human:
            showing.drop_draft(seat)
            at, told = self.rules.after(showing.at, made, playing.decision)
        told = told and playing.told
        if human and not told:
            at = showing.settled(at)
        closes = at.viewer != showing.viewer
        if human and found(playing, showing.viewer, step, private=True, parting=closes):
            at = showing.at  # whoever looks sees it, before the table goes on
        lines = showing.teller.lines(None, step)
        part, left = (Part.ACT, ACT) if human else (Part.INTENT, INTENT)
        showing.beat = Beat(seat, step, lines, part, left) if told and not self.pace.skipping else None
        showing.move(at, before if told else None, seen=step)
        if playing.told:
            showing.all_know()
            showing.dialled = None
        self._tell(lines)
        if human and showing.running:
            showing.reveals.show(found(playing, showing.viewer, step, parting=closes), step, waits=True)
        if showing.beat is not None and part is Part.INTENT:
            showing.touch()
            showing.foresee()
        elif not self.pace.skipping or playing.calls.running:
            showing.refresh(since=step)
            dial_again(showing)
            showing.teller.announce(lines)

    def _tell(self, lines: tuple[LogLine, ...]) -> None:
        """Queue the banners and sounds of these lines, and say if the step could not be saved."""
        showing = self.showing
        showing.teller.heralds += [line for line in lines if line.line.banner]
        showing.teller.cues += [line.line.cue for line in lines if line.line.cue]
        if self.playing.trouble:
            showing.say(_("This step could not be saved: {reason}").format(reason=self.playing.trouble))

    def advance(self, beat: Beat, ms: float, moving: bool) -> None:
        """Let `ms` (at speed 1) pass for this beat; the action part lasts as long as pieces move."""
        beat.left -= ms
        if beat.left > 0 or (beat.part is Part.ACT and moving):
            return
        if beat.part is Part.INTENT:
            beat.part, beat.left = Part.ACT, ACT
            self.show(beat)
        elif beat.part is Part.ACT and not self.playing.calls.running:
            beat.part, beat.left = Part.REST, REST
        else:
            self.showing.beat = None
            self.showing.touch()

    def show(self, beat: Beat) -> None:
        """Show the action that a bot has announced."""
        if not self.pace.instant:
            self.showing.reveals.show(found(self.playing, self.showing.viewer, beat.step), beat.step, waits=False)
        self.showing.refresh(since=beat.step)
        self.showing.teller.announce(beat.lines)

    def end_skip(self) -> None:
        """End skipping if a human must decide or the game is over."""
        if self.pace.skipping and (self.playing.decision.seat is not None or self.playing.match.over):
            self.pace.skipping = False
            self.showing.refresh(animate=False)
