"""A table being played: time passes, players act. It draws nothing and knows no particular game."""

from typing import Any, Literal

from game.core.match import Match
from game.core.steps import whole
from game.core.table import Offer
from game.play import between
from game.play.advice.bot_explanations import note
from game.play.advice.hinting import Hinting
from game.play.bot_scheduler import Thinker
from game.play.calls import Calls
from game.play.handover import PUBLIC, HandoverPolicy, Style
from game.play.opponents import Opponents
from game.play.pace import Pace, Part
from game.play.passing import Passing
from game.play.playing import Guide, Keep, Playing
from game.play.showing import picking
from game.play.showing.choice import Choice
from game.play.showing.showing import Showing
from game.play.step_playback import StepPlayback
from game.play.taking_back import TakingBack
from game.words import _


class Session:
    """Drives a match: call `tick` as time passes and the other methods as players act; show `showing.take()`."""

    def __init__(
        self,
        match: Match,
        board: Any,
        worker: Thinker | None,
        *,
        style: Style = "strict",
        guarded: bool = False,
        pace: Pace | None = None,
        keep: Keep = lambda match: None,
        resumed: bool = False,
        guide: Guide | None = None,
        at_once: bool = True,
    ) -> None:
        """`worker` may be None if there are no bots; `keep` saves the match after every change.

        `style` and `guarded` say how the screen is handed over (`HandoverPolicy`); a `resumed` table opens on a veil.
        `guide` narrows what may be done, as a lesson does. Unless `at_once` nothing can be shown before all steps of
        `showing.begin` were done.
        """
        self.pace = pace or Pace()
        humans = tuple(seat for seat, player in enumerate(match.players) if player.human)
        self.rules = HandoverPolicy(humans, style, guarded)
        self.playing = Playing(match, board, keep, Calls(humans, self.rules.veiled, self.pace), guide)
        self.opponents = Opponents(worker, self.pace)
        self.showing = Showing(self.playing, self.rules, self.opponents, resumed)
        if at_once:
            whole(self.showing.begin())
        self.passing = Passing(self.playing, self.rules, self.showing)
        self.hinting = Hinting(self.showing, worker)
        self._deeds = StepPlayback(self.playing, self.showing, self.rules, self.pace)
        self._taking_back = TakingBack(self.showing, self.opponents)
        self.confirm: Literal["never", "smart", "always"] = "smart"
        """When a choice is confirmed.

        always: nothing is played without Commit; smart: expensive final choices are asked for; never: nothing is asked
        for.
        """

    @property
    def match(self) -> Match:
        """The match on the table; read only."""
        return self.playing.match

    @property
    def over(self) -> bool:
        """Whether the game has ended and its last step was shown."""
        showing = self.showing
        return self.match.over and not self.pace.skipping and showing.beat is None and showing.reveal is None

    # ---- time

    @property
    def idle(self) -> bool:
        """Whether nothing will happen until somebody acts."""
        showing = self.showing
        if showing.reveal is not None:
            return showing.reveals.still and not showing.notice.text
        if showing.beat is not None or showing.notice.text:
            return False
        if not showing.running:
            return True
        if self.hinting.thinking:
            return False
        playing = self.playing
        free = any(seat in playing.bots or playing.lets_be(seat) is not None for seat in self.match.actors())
        timed = playing.calls.running and not playing.calls.untimed
        waits = self.pace.held or playing.unasked is not None or not (free or timed)
        return waits and showing.settled() == showing.at and not self.pace.skipping

    def tick(self, ms: float, moving: bool = False) -> None:
        """Let `ms` of real time pass; `moving` says that pieces on the screen are still moving."""
        showing = self.showing
        thinking = self.opponents.minds.thinking
        self.think(ms)
        if showing.notice.tick(ms) or thinking != self.opponents.minds.thinking:
            showing.touch()
        if not showing.running:
            return
        if showing.reveal is not None:
            if showing.reveals.tick(self.pace.passed(ms)):
                self.revealed()
            return
        if showing.beat is not None:
            self._deeds.advance(showing.beat, self.pace.passed(ms), moving and not self.pace.instant)
        if showing.beat is None:
            showing.move(showing.settled())
            self._deeds.end_skip()
        if showing.beat is None and showing.running and self.playing.unasked is None and not self._called(ms):
            bot = self.opponents.next(self.playing, self.pace.passed(ms))
            if bot is not None:
                note(self.match, bot[0], self.opponents.minds.notes(bot[0]))
                self._deeds.play(*bot)

    def think(self, ms: float) -> None:
        """Let the bots think, whoever looks; while a hint is worked out they wait."""
        if not self.hinting.tick():
            self.opponents.think(self.playing, ms)

    def _called(self, ms: float) -> bool:
        """Let time pass for an open call, at no other speed than real time; return whether it is still running."""
        calls = self.playing.calls
        if calls.running and not self.pace.held and calls.tick(ms):
            self._call_over()
            return True
        return calls.running

    def _call_over(self) -> None:
        self.playing.decide()
        self.opponents.minds.count_anew()
        self.showing.refresh()

    # ---- what the players do

    def call(self, seat: int) -> None:
        """Toggle whether this seat wants to answer the open call, in public.

        If there is no call: toggle whether it takes its optional action.
        """
        showing, calls = self.showing, self.playing.calls
        if showing.look.call is None or not calls.press(seat):
            between.step_in(showing, seat)
        elif showing.viewer == seat and seat in calls.wishes:  # no other human is called: there is none to wait for
            calls.close()
            self._call_over()
        else:
            self.playing.decide()
            showing.touch()

    def all_have_answered(self) -> bool:
        """End a call that has no time limit, once the table shows it; False, and no change, if there is none."""
        calls, call = self.playing.calls, self.showing.look.call
        if call is None or not calls.untimed:
            return False
        calls.close()
        self._call_over()
        return True

    def stops(self, kind: str) -> bool:
        """Return whether the viewer wants to be asked at calls of this kind."""
        viewer = self.showing.viewer
        return viewer in self.playing.humans and self.playing.stops(viewer, kind)

    def stop(self, kind: str, asked: bool) -> None:
        """Set whether the viewer wants to be asked at calls of this kind; no other seat learns of it."""
        playing, viewer = self.playing, self.showing.viewer
        if viewer not in playing.humans:
            return
        playing.wish(viewer, kind, asked)
        if playing.trouble:
            self.showing.say(_("This note could not be saved: {reason}").format(reason=playing.trouble))

    def pick(self, spot: str) -> None:
        """Pick a spot: narrow the choice, play it if it is complete and quick, or say why the spot is refused.

        Who goes on looking at the own cards while there is time to answer, says by picking one that it wants to.
        """
        viewer, call = self.showing.viewer, self.showing.look.call
        own = {tray.id for tray in self.showing.table.trays}
        if call and call.running and viewer in call.seats and picking.lies_in(self.showing.table, spot, own):
            self.call(viewer)
            return
        self._propose(picking.pick(self.showing, spot, quick=self.confirm != "always"))

    def take(self, path: tuple[str, ...]) -> None:
        """Pick these spots at once, and play what they complete: a verb of a thing, or an ending."""
        self._propose(picking.take(self.showing, path, quick=self.confirm != "always"))

    def commit(self) -> None:
        """Play the choice if it is complete; an expensive final one is asked for first."""
        self._propose(picking.commit(self.showing))

    def blindly(self) -> None:
        """Play what the seat can choose without lifting its closed tray, if anything; half a choice is forgotten."""
        offer, seat = self.passing.blind, self.showing.at.seat
        if offer is None or seat is None:
            return
        self.playing.retreat_to(seat, offer.action)
        self.showing.drop_draft(seat)
        self.showing.move(PUBLIC)
        self._play(seat, offer)

    def answer(self, yes: bool) -> None:
        """Play the choice that was asked for (`yes`), or leave it unfinished."""
        showing = self.showing
        offer, showing.asking = showing.asking, None
        if yes and offer in showing.table.offers and offer is not None and showing.acting is not None:
            self._play(showing.acting, offer)

    def revealed(self, again: bool = False) -> None:
        """Close the reveal on the screen; with `again` do what it proposes: pick a spot, or make a whole choice."""
        showing, seen = self.showing, self.showing.reveal
        showing.reveals.next()
        showing.refresh()
        if again and seen is not None and seen.again[0] and showing.acting is not None:
            path = seen.again[0]
            self.take(path) if len(path) > 1 else self.pick(path[0])

    def study(self, spot: str) -> None:
        """Open the note about this spot in the notebook; "" closes it."""
        picking.study(self.showing, spot)

    def take_pencil(self) -> None:
        """Take the pencil, or put it away."""
        picking.take_pencil(self.showing)

    def annotate(self, spot: str) -> None:
        """Write the next sign on this spot into the viewer's notebook; this is not a step."""
        picking.annotate(self.showing, spot)

    def _propose(self, offer: Offer | None) -> None:
        showing = self.showing
        if offer is None or showing.acting is None:
            return
        if offer.ask and self.confirm != "never":
            showing.asking = offer
        else:
            self._play(showing.acting, offer)

    def _play(self, seat: int, offer: Offer) -> None:
        if self.showing.viewer is None:
            self.showing.attendance.act(seat, self.match.step)
        self._deeds.play(seat, offer.action, offer.then, offer.implied)

    def back(self) -> bool:
        """Remove the last spot of an unfinished choice; False if there is none."""
        return self._unpick(self.showing.choice.back())

    def swap(self) -> bool:
        """Reverse the order of the picked spots; False if there are none."""
        return self._unpick(self.showing.choice.swapped())

    def cancel(self) -> bool:
        """Drop an unfinished choice, an optional action, or the part of a choice already played; False if none."""
        return self._unpick(self.showing.choice.cancelled()) or self.step_out() or self._taking_back.retreat()

    def step_out(self) -> bool:
        """End the optional action of the seat that is taking one; False if no seat is."""
        return between.step_out(self.showing)

    def undo(self) -> None:
        """Undo the last choice if the viewer may; otherwise say why not."""
        self._taking_back.undo()

    def redo(self) -> None:
        """Redo what was undone if the viewer may; otherwise say why not."""
        self._taking_back.redo()

    def _unpick(self, choice: Choice) -> bool:
        if not self.showing.choice.picked:
            return False
        self.showing.dialled = None
        self.showing.choose(choice)
        return True

    # ---- the transport

    def skip(self) -> None:
        """Show nothing more until a human must decide."""
        beat = self.showing.beat
        if self.match.over or (self.playing.decision.seat is not None and beat is None):
            return
        self.pace.skipping = True
        self.showing.beat = None
        if not self.showing.reveal_waits:
            self.showing.reveals.clear()
        if self.playing.calls.running:
            self.showing.refresh()
        self.showing.touch()

    def hurry(self) -> None:
        """Show the current step to its end at once."""
        beat = self.showing.beat
        if beat is not None:
            self.showing.beat = None
            if beat.part is Part.INTENT:
                self._deeds.show(beat)

    def pause(self, paused: bool) -> None:
        """Pause the bots, or let them go on."""
        self.pace.paused, self.pace.skipping = paused, False
        self.showing.touch()

    def step_once(self) -> None:
        """Let one bot action pass, then pause."""
        self.pace.paused = self.pace.single = True
        self.showing.touch()

    def faster(self) -> None:
        """Set the next higher speed."""
        self.pace.faster()
        self.showing.touch()

    def slower(self) -> None:
        """Set the next lower speed."""
        self.pace.slower()
        self.showing.touch()

    def next_speed(self) -> None:
        """Set the next higher speed, after the highest the lowest."""
        self.pace.next_speed()
        self.showing.touch()
