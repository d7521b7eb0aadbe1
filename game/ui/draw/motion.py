"""Things that move: how long and how smoothly, by what the movement means."""

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


KINDS: Mapping[str, Kind] = {
    "lay": Kind(180, "out"),
    "lift": Kind(140, "out"),
    "card": Kind(320, "in_out", "moves"),
    "flip": Kind(260, "in_out", "moves"),
    "turn": Kind(220, "in_out", "moves"),
    "leave": Kind(160, "in"),
    "dice": Kind(700, "line", "dice"),
    "token": Kind(220, "in_out", "moves"),
    "money": Kind(420, "in_out", "moves"),
    "banner in": Kind(220, "out", "banners"),
    "banner hold": Kind(900, "line", "banners"),
    "banner out": Kind(160, "in", "banners"),
    "score": Kind(900, "out"),
    "stamp": Kind(240, "in", "moves"),
    "stamped": Kind(620, "line", "moves"),
}
LONGEST_TRAVEL = 900
"""A token that goes many steps never takes longer than this at normal speed."""
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
    """One movement under way."""

    begin: float
    ms: float
    ease: Ease
    step: Step
    then: Callable[[], None] | None


class Motion:
    """Every movement under way; it knows the player's speeds and whether motion is reduced."""

    def __init__(self, clock: Clock, settings: Callable[[], Settings]) -> None:
        self._clock = clock
        self._settings = settings
        self._tweens: list[Tween] = []

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return bool(self._tweens)

    @property
    def reduced(self) -> bool:
        """Whether to cross-fade in place instead of travelling."""
        return self._settings().reduce_motion

    def ms(self, kind: str, times: float = 1) -> float:
        """How long this kind of movement takes for this player now; 0 = at once. `times` = steps of a journey."""
        movement = KINDS[kind]
        ms = self.lasting(min(movement.ms * times, max(movement.ms, LONGEST_TRAVEL)), movement.speed)
        return min(ms, REDUCED) if self.reduced and kind not in STANDING else ms

    def lasting(self, ms: float, speeds: Speeds = "moves") -> float:
        """How long so many ms at normal speed take for this player now; 0 = at once."""
        settings = self._settings()
        own = {"moves": settings.move_speed, "banners": settings.banner_speed, "dice": settings.dice_speed}
        speed = settings.game_speed * own.get(speeds, 1.0)
        return ms / speed if speed else 0.0

    def then(self, ms: float) -> float:
        """The moment of the clock after so many ms at normal speed."""
        return self._clock.now() + self.lasting(ms)

    def left(self, moment: float) -> float:
        """How many real ms there are until this moment of the clock, at least 0."""
        return max(0.0, moment - self._clock.now())

    def remaining(self, moment: float) -> float:
        """How many ms at normal speed there are until this moment of the clock, at least 0."""
        each = self.lasting(1)
        return self.left(moment) / each if each else 0.0

    def shift(self, ms: float) -> None:
        """Everything under way goes on so many real ms later, or earlier."""
        for tween in self._tweens:
            tween.begin += ms

    def play(
        self,
        kind: str,
        step: Step,
        *,
        times: float = 1,
        delay: float = 0,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Start a movement; `delay` in milliseconds at normal speed, `then` is called when it has arrived."""
        ms = self.ms(kind, times)
        wait = self.lasting(delay, KINDS[kind].speed)
        self._start(Tween(self._clock.now() + wait, ms, KINDS[kind].ease, step, then), wait)

    def last(self, ms: float, step: Step, *, delay: float = 0, then: Callable[[], None] | None = None) -> None:
        """Start something evenly that has its own time, which reduced motion does not shorten: it is to be read."""
        wait = self.lasting(delay)
        self._start(Tween(self._clock.now() + wait, self.lasting(ms), "line", step, then), wait)

    def _start(self, tween: Tween, wait: float) -> None:
        ms, step, then = tween.ms, tween.step, tween.then
        if ms + wait <= 0:
            step(1.0)
            if then:
                then()
            return
        self._tweens.append(tween)
        step(0.0)

    def advance(self) -> bool:
        """Move everything to where it is now; False when nothing was moving."""
        if not self._tweens:
            return False
        now = self._clock.now()
        for tween in list(self._tweens):
            if tween not in self._tweens or now < tween.begin:
                continue
            part = min(1.0, (now - tween.begin) / tween.ms) if tween.ms else 1.0
            tween.step(ease(tween.ease, part))
            if part >= 1 and tween in self._tweens:
                self._tweens.remove(tween)
                if tween.then:
                    tween.then()
        return True

    def finish(self) -> None:
        """Bring everything that moves to its end at once, and what follows from that too."""
        while self._tweens:
            tween = self._tweens.pop(0)
            tween.step(1.0)
            if tween.then:
                tween.then()
