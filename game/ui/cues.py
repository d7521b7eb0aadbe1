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


MAKERS: Mapping[str, Callable[[], Wave]] = {
    "card": lambda: mix((0, noise(60, 0.45), 0.9)),
    "coin": lambda: mix((0, tone(2100, 120, 6), 0.45), (8, tone(3400, 110, 7), 0.35)),
    "dice": _dice,
    "stamp": lambda: mix((0, tone(80, 180, 6), 1.0), (0, noise(30, 0.7), 0.5)),
    "page": lambda: mix((0, noise(160, 0.3, 3, 4), 0.5)),
    "bell": lambda: mix((0, tone(660, 250, 4), 0.5), (90, tone(880, 250, 4), 0.5)),
    "error": lambda: mix((0, tone(150, 60, 4), 0.7), (90, tone(140, 70, 4), 0.7)),
    "reveal": lambda: mix((0, tone(440, 180, 3), 0.45), (120, tone(660, 260, 3), 0.5)),
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


def surf(channels: int, rate: int, seconds: int = 8) -> "array[int]":
    """Quiet waves that come and go, made to be repeated without a seam; at a quarter of the rate, for it is dull."""
    chance, n = random.Random(7), rate // 4 * seconds
    wave, held = [], 0.0
    for k in range(n):
        held = held * 0.88 + chance.uniform(-1, 1) * 0.12
        swell = 0.55 - 0.45 * math.cos(math.tau * k / n * 2)
        wave.append(held * swell)
    fade = rate // 16
    for k in range(fade):
        part = k / fade
        wave[k] = wave[k] * part + wave[n - fade + k] * (1 - part)
    samples = array("h")
    for value in wave[: n - fade]:
        samples.extend([int(max(-1.0, min(1.0, value * 1.5)) * PEAK)] * (channels * 4))
    return samples
