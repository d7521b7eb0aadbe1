"""How each cue sounds, made of sines and noise: nothing is loaded, nothing is random from one start to the next."""

import math
import random
from array import array
from collections.abc import Callable, Mapping

RATE = 44100
"""Samples a second of everything made here."""
PEAK = 22000

Wave = list[float]
"""Samples from -1 to 1."""


def _samples(ms: float) -> int:
    return int(RATE * ms / 1000)


def tone(frequency: float, ms: float, decay: float = 5.0, glide: float = 0.0) -> Wave:
    """A sine that dies away; `glide` is how many hertz it rises over its length."""
    n = _samples(ms)
    attack = _samples(4)
    wave, phase = [], 0.0
    for k in range(n):
        part = k / n
        phase += math.tau * (frequency + glide * part) / RATE
        wave.append(math.sin(phase) * math.exp(-decay * part) * min(1.0, k / attack) * (1 - part))
    return wave


def noise(ms: float, soft: float, decay: float = 6.0, seed: int = 1) -> Wave:
    """Noise through a low pass (soft 0 = bright, near 1 = dull) that dies away."""
    chance, n = random.Random(seed), _samples(ms)
    wave, held = [], 0.0
    for k in range(n):
        held = held * soft + chance.uniform(-1, 1) * (1 - soft)
        part = k / n
        wave.append(held * math.exp(-decay * part) * min(1.0, k / 60))
    return wave


def mix(*parts: tuple[float, Wave, float]) -> Wave:
    """Waves laid over each other: (begins at ms, wave, loudness)."""
    wave = [0.0] * max(_samples(begin) + len(part) for begin, part, _ in parts)
    for begin, part, loud in parts:
        at = _samples(begin)
        for k, value in enumerate(part):
            wave[at + k] += value * loud
    return wave


def _dice() -> Wave:
    """Five knocks on wood, closer and closer."""
    knocks = ((0, 1.0), (95, 0.8), (170, 0.9), (225, 0.6), (260, 0.5))
    return mix(*((begin, noise(45, 0.55, 7, seed), loud) for seed, (begin, loud) in enumerate(knocks)))


def _ping() -> Wave:
    """A sonar's call, and its echo from far below."""
    return mix((0, tone(1180, 620, 5, -30), 0.6), (0, tone(2360, 240, 7), 0.12), (430, tone(1160, 520, 5, -30), 0.16))


def _burn() -> Wave:
    """A spark on glass that settles to a hum."""
    return mix((0, noise(120, 0.2, 6, 9), 0.4), (0, tone(330, 420, 4, 160), 0.4), (60, tone(990, 360, 5), 0.14))


def _chips() -> Wave:
    """Three chips laid on a stack."""
    clicks = ((0, 0.9), (70, 0.7), (125, 0.8))
    parts = [(begin, tone(1500 + 140 * n, 45, 7), 0.35 * loud) for n, (begin, loud) in enumerate(clicks)]
    return mix(*parts, *((begin, noise(28, 0.4, 6, n), loud) for n, (begin, loud) in enumerate(clicks)))


def _engine() -> Wave:
    """Five strokes of a small boat's engine, going away."""
    strokes = [(95 * n, tone(74 + 3 * n, 85, 5), 0.9 - 0.13 * n) for n in range(5)]
    return mix(*strokes, *((95 * n, noise(40, 0.8, 6, n), 0.4 - 0.06 * n) for n in range(5)))


def _splash() -> Wave:
    """Something goes under; drops come down after it."""
    drops = [(260 + 70 * n, tone(700 + 210 * (n % 3), 60, 7, 300), 0.12) for n in range(4)]
    return mix((0, noise(420, 0.55, 5, 11), 1.0), (0, tone(120, 160, 5, -60), 0.5), *drops)


def _crane() -> Wave:
    """A chain over its drum, then what hung on it comes out of the water."""
    links = [(58 * n, tone(310 + 25 * (n % 2), 40, 6), 0.3) for n in range(7)]
    rattle = [(58 * n, noise(30, 0.35, 6, n), 0.5) for n in range(7)]
    return mix(*links, *rattle, (420, _splash(), 0.7))


def _ship_bell() -> Wave:
    """A double stroke of a ship's bell, and one more."""

    def stroke(begin: float) -> tuple[tuple[float, Wave, float], ...]:
        return (begin, tone(1050, 520, 5), 0.5), (begin, tone(2790, 300, 6), 0.22), (begin, tone(4200, 120, 7), 0.1)

    return mix(*stroke(0), *stroke(180), *stroke(460))


def _steps() -> Wave:
    """Boots on cobbles: four steps, the left one a little harder."""
    steps = [(165 * n, 1.5 - 0.4 * (n % 2)) for n in range(4)]
    heels = [(begin, tone(88, 75, 7, -20), loud) for begin, loud in steps]
    soles = [(begin + 28, noise(55, 0.62, 6, n), 0.5 * loud) for n, (begin, loud) in enumerate(steps)]
    return mix(*heels, *soles)


def _growl() -> Wave:
    """Something large breathes in the dark, over two notes that do not agree."""
    throat = [(38 * n, tone(58 + 5 * (n % 3), 80, 4, -12), 0.55) for n in range(12)]
    chord = [(0, tone(146.8, 520, 3), 0.28), (40, tone(155.6, 480, 3), 0.24)]
    return mix(*throat, *chord, (0, noise(480, 0.93, 3, 13), 1.2))


def _swords() -> Wave:
    """Blade on blade, twice."""

    def clash(begin: float, loud: float) -> tuple[tuple[float, Wave, float], ...]:
        ring = [(begin, tone(hertz, ms, 6, -25), loud * part) for hertz, ms, part in STEEL]
        return (*ring, (begin, noise(40, 0.08, 6, int(begin) + 3), 0.7 * loud))

    return mix(*clash(0, 0.8), *clash(210, 1.0))


STEEL = ((1870, 330, 0.34), (2690, 290, 0.26), (3940, 210, 0.18), (5230, 140, 0.10))
"""What a blade rings with: hertz, how long in ms, how loud."""


def _smoke() -> Wave:
    """A pot bursts, and smoke comes out of it."""
    return mix((0, tone(130, 90, 6, -60), 0.8), (0, noise(40, 0.3, 5, 5), 0.7), (30, noise(520, 0.82, 3, 6), 1.3))


def _seal() -> Wave:
    """Warm wax under a stamp, and the stamp let go."""
    press = [(0, tone(72, 210, 5, -14), 1.0), (0, noise(110, 0.78, 5, 8), 0.9)]
    return mix(*press, (250, noise(36, 0.35, 5, 9), 0.35), (250, tone(430, 46, 6, -160), 0.12))


def _purse() -> Wave:
    """A handful of coins on a counter."""
    falls = ((0, 1.0), (60, 0.8), (105, 0.9), (165, 0.6), (205, 0.7), (290, 0.5))
    rings = [(begin, tone(1900 + 260 * (n * 2 % 5), 110, 6), 0.34 * loud) for n, (begin, loud) in enumerate(falls)]
    return mix(*rings, *((begin, tone(3350 + 190 * (n % 3), 80, 7), 0.24) for n, (begin, _) in enumerate(falls)))


MAKERS: Mapping[str, Callable[[], Wave]] = {
    "card": lambda: mix((0, noise(60, 0.45), 0.9)),
    "coin": lambda: mix((0, tone(2100, 120, 6), 0.45), (8, tone(3400, 110, 7), 0.35)),
    "dice": _dice,
    "stamp": lambda: mix((0, tone(80, 180, 6), 1.0), (0, noise(30, 0.7), 0.5)),
    "page": lambda: mix((0, noise(160, 0.3, 3, 4), 0.5)),
    "bell": lambda: mix((0, tone(660, 250, 4), 0.5), (90, tone(880, 250, 4), 0.5)),
    "error": lambda: mix((0, tone(150, 60, 4), 0.7), (90, tone(140, 70, 4), 0.7)),
    "reveal": lambda: mix((0, tone(440, 180, 3), 0.45), (120, tone(660, 260, 3), 0.5)),
    "ping": _ping,
    "burn": _burn,
    "chips": _chips,
    "engine": _engine,
    "splash": _splash,
    "crane": _crane,
    "ship bell": _ship_bell,
    "steps": _steps,
    "growl": _growl,
    "swords": _swords,
    "smoke": _smoke,
    "seal": _seal,
    "purse": _purse,
}


def cue(name: str, channels: int, rate: int) -> "array[int]":
    """The samples of this cue for a device with so many channels at this rate."""
    wave = MAKERS[name]()
    loudest = max(1.0, *(abs(value) for value in wave))
    length = len(wave) * rate // RATE
    samples = array("h")
    for k in range(length):
        value = int(wave[min(len(wave) - 1, k * RATE // rate)] / loudest * PEAK)
        samples.extend([value] * channels)
    return samples
