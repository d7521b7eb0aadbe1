"""How the sound under a table is made, of noise: nothing is loaded, nothing is random from one start to the next."""

from __future__ import annotations

import math
import random
from array import array
from typing import TYPE_CHECKING

from game.ui.sound.cues import MAKERS, PEAK, Wave

if TYPE_CHECKING:  # the title is shown before anything is loaded that a table needs
    from game.core.staging import Bed

BED_RATE = 11025
"""Samples a second: it is dull."""


def bed(sound: Bed, channels: int, rate: int) -> array[int]:
    """The samples of this bed for a device with so many channels at this rate."""
    wave = _water(sound)
    if sound.hums:
        _hum(wave, sound.hums)
    _crack(wave, sound.cracks)
    if sound.call:
        for k, value in enumerate(MAKERS[sound.call]()[::4]):
            wave[BED_RATE * 5 + k] += value * 0.16
    samples, times = array("h"), channels * max(1, rate // BED_RATE)
    for value in wave:
        samples.extend([int(max(-1.0, min(1.0, value * 1.5)) * PEAK)] * times)
    return samples


def _water(sound: Bed) -> Wave:
    """Its noise; the end runs into the beginning, so that it can be repeated."""
    chance, n = random.Random(7), BED_RATE * sound.seconds
    wave, held = [], 0.0
    for k in range(n):
        held = held * sound.soft + chance.uniform(-1, 1) * (1 - sound.soft)
        wave.append(held * (1 - sound.depth - sound.depth * math.cos(math.tau * k / n * sound.swells)))
    fade = BED_RATE // 4
    for k in range(fade):
        part = k / fade
        wave[k] = wave[k] * part + wave[n - fade + k] * (1 - part)
    return wave[: n - fade]


def _hum(wave: Wave, hums: tuple[tuple[int, float], ...]) -> None:
    length = len(wave)
    for k in range(length):
        hum = sum([loud * math.sin(math.tau * k * waves / length) for waves, loud in hums])
        wave[k] = 0.75 * wave[k] + 0.022 * hum * (1 - 0.4 * math.cos(math.tau * k * 2 / length))


def _crack(wave: Wave, times: int) -> None:
    chance, length = random.Random(17), len(wave)
    for _ in range(times):
        begin, loud, long = chance.randrange(length - 400), chance.uniform(0.05, 0.28), chance.randrange(25, 140)
        for k in range(long):
            wave[begin + k] += chance.uniform(-1, 1) * loud * math.exp(-5 * k / long)
