"""Things that move: how long and how smoothly, by what the movement means."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from game.ui.clock import Clock
from game.ui.settings import Settings

Ease = Literal["line", "out", "in_out", "in", "stamp"]
Speeds = Literal["", "moves", "dice", "banners", "bots", "fixed"]
Step = Callable[[float], None]
"""Called with how far the movement is, 0 to 1 (a stamp overshoots a little)."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of movement: milliseconds at normal speed, its easing, and the player's speed that governs it."""

    ms: float
    ease: Ease
    speed: Speeds = ""


KINDS: Mapping[str, Kind] = {
    "hover": Kind(80, "out"),
    "tooltip": Kind(120, "out"),
    "lift": Kind(140, "out"),
    "card": Kind(320, "in_out", "moves"),
    "flip": Kind(260, "in_out", "moves"),
    "panel": Kind(180, "out"),
    "leave": Kind(160, "in"),
    "unveil": Kind(160, "out"),
    "token": Kind(220, "in_out", "moves"),
    "money": Kind(420, "in_out", "moves"),
    "dice": Kind(700, "out", "dice"),
    "dice rest": Kind(350, "line", "dice"),
    "seal": Kind(200, "stamp", "moves"),
    "banner in": Kind(220, "out", "banners"),
    "banner hold": Kind(900, "line", "banners"),
    "banner out": Kind(160, "in", "banners"),
    "score": Kind(900, "out"),
    "highlight": Kind(120, "line"),
    "bot": Kind(550, "line", "bots"),
    "hold": Kind(600, "line", "fixed"),
}
LONGEST_TRAVEL = 900
"""A token that goes many steps never takes longer than this at normal speed."""
REDUCED = 120
"""The longest cross-fade under reduced motion."""
BACK = 1.2


def ease(kind: Ease, t: float) -> float:
    """The eased part of the way after the part t of the time."""
    match kind:
        case "out":
            return 1 - (1 - t) ** 3
        case "in":
            return t**3
        case "in_out":
            return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2
        case "stamp":
            return 1 + (BACK + 1) * (t - 1) ** 3 + BACK * (t - 1) ** 2
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
        settings = self._settings()
        if movement.speed == "fixed":
            return movement.ms
        own = {
            "": 1.0,
            "moves": settings.move_speed,
            "dice": settings.dice_speed,
            "banners": settings.banner_speed,
            "bots": settings.bot_speed,
        }[movement.speed]
        speed = settings.game_speed * own
        if speed == 0:
            return 0
        ms = min(movement.ms * times, max(movement.ms, LONGEST_TRAVEL)) / speed
        holds = kind in ("banner hold", "dice rest", "bot")
        return min(ms, REDUCED) if settings.reduce_motion and not holds else ms

    def play(
        self,
        kind: str,
        step: Step,
        *,
        times: float = 1,
        delay: float = 0,
        then: Callable[[], None] | None = None,
    ) -> Tween:
        """Start a movement; `delay` in milliseconds at normal speed, `then` is called when it has arrived."""
        ms = self.ms(kind, times)
        wait = delay * (ms / KINDS[kind].ms if KINDS[kind].ms else 1)
        tween = Tween(self._clock.now() + wait, ms, KINDS[kind].ease, step, then)
        if ms + wait <= 0:
            step(1.0)
            if then:
                then()
            return tween
        self._tweens.append(tween)
        step(0.0)
        return tween

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

    def stop(self, tween: Tween) -> None:
        """Leave this movement where it is."""
        if tween in self._tweens:
            self._tweens.remove(tween)


class Sequence:
    """Movements one strictly after the other; each is a function that starts one and calls its argument at the end."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[Callable[[], None]], None]] = []
        self.playing = False
        self.paused = False
        self._going = False

    @property
    def busy(self) -> bool:
        """Whether anything plays or waits."""
        return self.playing or bool(self._waiting)

    def add(self, start: Callable[[Callable[[], None]], None]) -> None:
        """Let this movement begin when those before it have ended."""
        self._waiting.append(start)
        self._go_on()

    def pause(self, paused: bool) -> None:
        """Hold the queue after the movement that plays now, or let it go on."""
        self.paused = paused
        self._go_on()

    def step(self) -> None:
        """Let one more movement play although the queue is held."""
        if not self.playing and self._waiting:
            self._begin()

    def _go_on(self) -> None:
        if self._going:  # an instant movement ends inside its own start: the loop below goes on, not a deeper one
            return
        self._going = True
        while self._waiting and not self.playing and not self.paused:
            self._begin()
        self._going = False

    def _begin(self) -> None:
        self.playing = True
        self._waiting.pop(0)(self._ended)

    def _ended(self) -> None:
        self.playing = False
        self._go_on()
