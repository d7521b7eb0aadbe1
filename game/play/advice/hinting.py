"""Hints: asked for by the seat that decides, worked out in the bots' process, and closed when the view changes.

A hint is worked out from that seat's private view, so it is never shown on the public table.
"""

import logging
from dataclasses import dataclass
from typing import Any

from game.bots.bot import Thought
from game.bots.hints import ADVISER, FURTHER, Idea, ideas
from game.core.errors import BadOption
from game.core.table import Offer
from game.core.telling import Reasons
from game.play.advice.hint_permission import ASKED, advised, allowed, asked
from game.play.bot_scheduler import Thinker
from game.play.showing.choice import Choice
from game.play.showing.picking import why_wait
from game.play.showing.showing import Showing
from game.words import _

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Advice:
    """One idea as the screen shows it: the offer that it stands for, and its reasons."""

    idea: Idea
    offer: Offer
    reasons: Reasons | None

    @property
    def name(self) -> str:
        """The whole choice in a few words."""
        return (self.reasons.name if self.reasons else "") or self.offer.label


class Hinting:
    """The hint that is shown, or the state of working it out."""

    def __init__(self, showing: Showing, worker: Thinker | None) -> None:
        """Without a worker no hint is ever worked out."""
        self._showing = showing
        self._worker = worker
        self.advice: tuple[Advice, ...] = ()
        """The ideas, the best first; empty while they are being worked out."""
        self.explained = False
        """Whether the reasons are shown, too."""
        self.turns = 0
        """A counter that grows whenever something else is to be shown."""
        self._for: tuple[int, int] | None = None
        """The seat and the step that the hint is for; None = no hint is open."""
        self._open: list[Idea] = []
        """Ideas whose later parts are still to be worked out."""
        self._begun: list[Any] = []
        self._found: list[Advice] = []
        self._beginning: Offer | None = None
        """What the idea under way is offered as, if nothing longer is."""

    @property
    def open(self) -> bool:
        """Whether a hint is shown or being worked out."""
        return self._for is not None

    @property
    def thinking(self) -> bool:
        """Whether it is still being worked out."""
        return self.open and not self.advice

    @property
    def seat(self) -> int | None:
        """The seat that the hint is for; None = no hint is open."""
        return self._for[0] if self._for else None

    def welcome(self) -> bool:
        """Return whether the viewer may ask for a hint now."""
        showing = self._showing
        return advised(showing) and allowed(showing)

    def ask(self, explained: bool = False) -> None:
        """Ask for a hint, or with `explained` for its reasons, too.

        The same request again closes the hint. If no hint is possible, a notice says why.
        """
        if self.open:
            again, self.explained = explained == self.explained, explained
            self.turns += 1
            if again:
                self.close()
            return
        if not self.welcome():
            self._showing.say(self._why_not())
            return
        showing, seat = self._showing, self._showing.acting
        assert seat is not None
        showing.opponents.minds.give_way()
        match = showing.playing.match
        self._for, self.explained, self.advice = (seat, match.step), explained, ()
        self._open, self._begun, self._found = [], [], []
        self._beginning = None
        self.turns += 1
        self._count(seat)
        observation = match.seat(seat, match.step)
        if self._worker is not None and len(observation.legal) == 1:
            self._take_in(self._worker, Thought(observation.legal[0]))
        elif self._worker is not None:
            self._worker.ask(match.game.id, observation, ADVISER)

    def close(self) -> None:
        """Close the hint; if it is still being worked out, that is cancelled."""
        if self.thinking and self._worker is not None:
            self._worker.cancel()
        self._for, self.advice = None, ()
        self.turns += 1

    def stands(self) -> bool:
        """Return whether the hint is to be shown; closes it if the viewer or the step has changed."""
        showing = self._showing
        now = showing.acting, showing.playing.match.step
        if self.open and (now != self._for or showing.viewer != self.seat):
            self.close()
        return self.open

    def tick(self) -> bool:
        """Take the worker's answer if there is one; return whether the worker is still needed."""
        if not self.stands() or not self.thinking or self._worker is None:
            return False
        answer = self._worker.poll()
        if answer is None:
            return True
        if answer.trouble:  # what comes instead is a guess, and no advice
            log.warning("no hint for seat %d was thought out: %s", self.seat, answer.trouble)
            self.close()
            self._showing.say(_("This hint could not be thought out. Ask again, or decide without it."))
            return False
        self._take_in(self._worker, answer.thought)
        return self.thinking

    def _take_in(self, worker: Thinker, thought: Thought) -> None:
        """Take the candidates found, or the next part of an idea."""
        if not self._open:
            self._open = list(ideas(thought))
            self._begun = [self._open[0].action]
        else:
            self._begun.append(thought.action)
        self._go_on(worker)

    def take(self, advice: Advice) -> None:
        """Pick the spots of this idea; the player still has to commit."""
        self.close()
        self._showing.choose(Choice(self._showing.table.offers, advice.offer.path))

    def _go_on(self, worker: Thinker) -> None:
        """Keep the ideas that are complete, and ask the worker for the next part of one that is not."""
        match, seat = self._showing.playing.match, self.seat
        assert seat is not None
        while self._open:
            offer = self._offer()
            if offer is not None and self._goes_on(offer):
                self._beginning, offer = offer, None
            if offer is None:
                observation = match.ahead(seat, self._begun)
                if observation is not None and len(observation.legal) > 1:
                    worker.ask(match.game.id, observation, FURTHER)
                    return
                if observation is not None and observation.legal:
                    self._begun.append(observation.legal[0])
                    continue
                offer = self._beginning
            if offer is not None:
                self._found.append(Advice(self._open[0], offer, self._why(seat, offer)))
            self._beginning = None
            self._open.pop(0)
            self._begun = [self._open[0].action] if self._open else []
        self.advice = tuple(self._found)
        self.turns += 1
        if not self.advice:
            self.close()

    def _offer(self) -> Offer | None:
        """Return the offer that consists of exactly the actions so far; None if there is none."""
        begun = tuple(self._begun)
        return next((one for one in self._showing.table.offers if (one.action, *one.then) == begun), None)

    def _goes_on(self, offer: Offer) -> bool:
        """Whether this offer only begins others, which say more."""
        begun = (offer.action, *offer.then)
        longer = (one for one in self._showing.table.offers if len(one.then) > len(offer.then))
        return any((one.action, *one.then)[: len(begun)] == begun for one in longer)

    def _why(self, seat: int, offer: Offer) -> Reasons | None:
        playing = self._showing.playing
        view = playing.match.seat(seat, playing.match.step).view
        return playing.match.game.explain(view, seat, (offer.action, *offer.then), playing.match.players)

    def _count(self, seat: int) -> None:
        playing = self._showing.playing
        try:
            playing.annotate(seat, ASKED, str(asked(playing.match.annotations(seat)) + 1))
        except BadOption:
            return  # a full notebook counts no further

    def _why_not(self) -> str:
        """Return why there is no hint now, for the player."""
        showing = self._showing
        if not allowed(showing):
            return _("This table plays without hints.")
        if showing.acting is None:
            return why_wait(showing)
        if showing.playing.unasked is not None:
            return _("Nobody waits for this, and there is no hint about it.")
        return _("A hint knows what is yours alone: look at that first.")
