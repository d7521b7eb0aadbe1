"""Movements on the screen: their durations and easings by kind, and the player's speeds."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from game.ui.shell.clock import Clock
from game.ui.shell.settings import Settings

Ease = Literal["line", "out", "in_out", "in"]
Speeds = Literal["", "moves", "banners", "dice"]
Step = Callable[[float], None]
"""Called with how far the movement is, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of movement: milliseconds at normal speed, its easing, and the player's speed that governs it."""

    ms: float
    ease: Ease
    speed: Speeds = ""
    longest: float = 900
    """What goes many steps never takes longer than this at normal speed."""


KINDS: Mapping[str, Kind] = {
    "lay": Kind(180, "out"),
    "lift": Kind(140, "out"),
    "card": Kind(320, "in_out", "moves"),
    "flip": Kind(260, "in_out", "moves"),
    "turn": Kind(220, "in_out", "moves"),
    "leave": Kind(160, "in"),
    "dice": Kind(700, "line", "dice"),
    "token": Kind(220, "in_out", "moves"),
    "sail": Kind(600, "in_out", "moves", 1200),
    "money": Kind(420, "in_out", "moves"),
    "banner in": Kind(220, "out", "banners"),
    "banner hold": Kind(900, "line", "banners"),
    "banner out": Kind(160, "in", "banners"),
    "season": Kind(900, "in_out", "moves"),
    "score": Kind(900, "out"),
    "stamp": Kind(240, "in", "moves"),
    "stamped": Kind(620, "line", "moves"),
}
STANDING = ("banner hold", "stamped")
"""What only stands there for a while: reduced motion does not shorten it."""
REDUCED = 120
"""The longest cross-fade under reduced motion."""


def ease(kind: Ease, t: float) -> float:
    """The eased part of the way after the part t of the time."""
    match kind:
        case "out":
            return 1 - (1 - t) ** 3
        case "in":
            return t**3
        case "in_out":
            return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2
    return t


@dataclass(eq=False, slots=True)
class Tween:
    """One running movement."""

    begin: float
    ms: float
    ease: Ease
    step: Step
    then: Callable[[], None] | None
    on: object = None
    """What it moves on: it stands still while that does."""
    stood: bool = False
    """Whether it stood still when it was last looked at, and when that was."""
    seen: float = 0.0
    held: float = 0.0
    """Up to this moment of the clock it stays where it is on its way."""

    @property
    def end(self) -> float:
        """The moment of the clock at which it arrives, if it does not stand still before."""
        return self.begin + self.ms


class Motion:
    """All running movements, with the player's speeds and the setting for reduced motion.

    `still` tells whether what moves on this scene stands still now.
    """

    def __init__(
        self, clock: Clock, settings: Callable[[], Settings], still: Callable[[object], bool] = lambda on: False
    ) -> None:
        self._clock = clock
        self._settings = settings
        self._still = still
        self._tweens: list[Tween] = []

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return any(tween.on is None or not self._still(tween.on) for tween in self._tweens)

    @property
    def reduced(self) -> bool:
        """Whether to cross-fade in place instead of travelling."""
        return self._settings().reduce_motion

    def ms(self, kind: str, times: float = 1) -> float:
        """How long this kind of movement takes for this player now; 0 = at once. `times` = steps of a journey."""
        movement = KINDS[kind]
        ms = self.lasting(min(movement.ms * times, max(movement.ms, movement.longest)), movement.speed)
        return min(ms, REDUCED) if self.reduced and kind not in STANDING else ms

    def lasting(self, ms: float, speeds: Speeds = "moves") -> float:
        """How long so many ms at normal speed take for this player now; 0 = at once."""
        settings = self._settings()
        own = {"moves": settings.move_speed, "banners": settings.banner_speed, "dice": settings.dice_speed}
        speed = settings.game_speed * own.get(speeds, 1.0)
        return ms / speed if speed else 0.0

    def left(self, moment: float) -> float:
        """How many real ms there are until this moment of the clock, at least 0."""
        return max(0.0, moment - self._clock.now())

    def late(self, moment: float) -> float:
        """For how many real ms this moment of the clock is over, at least 0."""
        return max(0.0, self._clock.now() - moment)

    def remaining(self, moment: float) -> float:
        """How many ms at normal speed there are until this moment of the clock, at least 0."""
        each = self.lasting(1)
        return self.left(moment) / each if each else 0.0

    def shift(self, ms: float) -> None:
        """Everything under way goes on so many real ms later, and stands where it is until then; or goes on earlier."""
        now = self._clock.now()
        for tween in self._tweens:
            if tween.begin < now:
                tween.held = max(tween.held, now) + ms
            tween.begin += ms

    def play(
        self,
        kind: str,
        step: Step,
        *,
        times: float = 1,
        pace: float = 1,
        delay: float = 0,
        then: Callable[[], None] | None = None,
        on: object = None,
    ) -> None:
        """Start a movement; `delay` in milliseconds at normal speed, `then` is called when it has arrived.

        It takes `pace` of its usual time.

        While the scene that it is `on` stands still, it does; None = it never does.
        """
        ms = self.ms(kind, times) * pace
        wait = self.lasting(delay, KINDS[kind].speed)
        self._start(Tween(self._clock.now() + wait, ms, KINDS[kind].ease, step, then, on), wait)

    def last(
        self,
        ms: float,
        step: Step,
        *,
        delay: float = 0,
        then: Callable[[], None] | None = None,
        on: object = None,
    ) -> Tween:
        """Start something evenly that has its own time, which reduced motion does not shorten: it is to be read."""
        wait = self.lasting(delay)
        tween = Tween(self._clock.now() + wait, self.lasting(ms), "line", step, then, on)
        self._start(tween, wait)
        return tween

    def _start(self, tween: Tween, wait: float) -> None:
        ms, step, then = tween.ms, tween.step, tween.then
        tween.stood, tween.seen = tween.on is not None and self._still(tween.on), self._clock.now()
        if ms + wait <= 0:
            step(1.0)
            if then:
                then()
            return
        self._tweens.append(tween)
        step(0.0)

    def advance(self) -> bool:
        """Move everything to where it is now; False when nothing was moving."""
        now = self._clock.now()
        self._wait(now)
        if not self.busy:
            return False
        for tween in list(self._tweens):
            if tween not in self._tweens or tween.stood or now < max(tween.begin, tween.held):
                continue
            part = min(1.0, (now - tween.begin) / tween.ms) if tween.ms else 1.0
            tween.step(ease(tween.ease, part))
            if part >= 1 and tween in self._tweens:
                self._tweens.remove(tween)
                if tween.then:
                    tween.then()
        return True

    def _wait(self, now: float) -> None:
        """What stood still since it was last looked at goes on so much later."""
        for tween in self._tweens:
            if tween.stood:
                tween.begin += now - tween.seen
                tween.held += now - tween.seen
            tween.stood, tween.seen = tween.on is not None and self._still(tween.on), now

    def finish(self) -> None:
        """End all movements at once, and those that they start when they end."""
        while self._tweens:
            tween = self._tweens.pop(0)
            tween.step(1.0)
            if tween.then:
                tween.then()
