"""Sound: cues made ahead in a process of their own, four volumes, and silence where there is no device."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pygame

from game.ui.shell.settings import Settings
from game.ui.sound.cue_process import Workshop, samples
from game.ui.sound.cues import MAKERS

if TYPE_CHECKING:  # the title is shown before anything is loaded that a table needs
    from game.core.staging import Bed

log = logging.getLogger(__name__)

AMBIENCE_CHANNEL = 0


class Sound:
    """Plays cues by name; `played` keeps the names since the start, for tests.

    A cue may depend on what everybody at the table may know, and on nothing else.
    """

    def __init__(self) -> None:
        self.played: list[str] = []
        self.muted = False
        self._device: tuple[int, int] | None = None
        """Rate and channels of the open device; None = silence."""
        self._sounds: dict[str | Bed, pygame.mixer.Sound] = {}
        self._workshop: Workshop | None = None
        self._volumes = Settings()
        self._away = False
        self._bed: Bed | None = None
        """The bed of sound that is wanted, "" = none; it is heard as soon as it was made."""

    def open(self) -> None:
        """Open the device, after the first frame; without one the program is silent."""
        try:
            pygame.mixer.init(44100, -16, 2, 512, allowedchanges=0)
        except pygame.error as error:
            log.warning("no sound: %s", error)
            return
        rate, _size, channels = pygame.mixer.get_init() or (44100, -16, 2)
        self._device = (rate, channels)
        pygame.mixer.set_num_channels(12)
        pygame.mixer.set_reserved(1)
        self.set_volumes(self._volumes)

    def close(self) -> None:
        """Let the device go."""
        if self._workshop:
            self._workshop.close()
        if self._device:
            self._device = None
            self._sounds.clear()
            pygame.mixer.quit()

    def play(self, name: str) -> None:
        """Play a cue by its name in `cues.MAKERS`."""
        if name not in MAKERS:
            raise KeyError(f"there is no cue {name!r}; there are {', '.join(MAKERS)}")
        self.played.append(name)
        volume = self._volume(self._volumes.cues)
        if self._device and volume > 0:
            sound = self._sound(name)
            sound.set_volume(volume)
            sound.play()

    def _sound(self, name: str | Bed) -> pygame.mixer.Sound:
        """The sound, made at once where it is wanted before it came from the workshop."""
        if name not in self._sounds and self._device:
            rate, channels = self._device
            self._sounds[name] = pygame.mixer.Sound(buffer=samples(name, channels, rate))
        return self._sounds[name]

    def prepare(self) -> bool:
        """Take what was made ahead of its first use; False when nothing more will come."""
        if not self._device:
            return False
        if self._workshop is None:
            rate, channels = self._device
            self._workshop = Workshop(channels, rate)
        made = self._workshop.take()
        if made is not None:
            self._sounds.setdefault(made[0], pygame.mixer.Sound(buffer=made[1]))
            self._lay_bed()
        return self._workshop.open

    def ambience(self, bed: Bed | None) -> None:
        """Let a bed of sound be heard below everything, or none.

        Making one takes longer than many frames: one that the workshop has not made yet begins when it has.
        """
        self._bed = bed
        if not self._device:
            return
        if bed and self._workshop and not self._workshop.open:
            self._sound(bed)  # nobody else makes it any more
        if bed is None or bed not in self._sounds:
            pygame.mixer.Channel(AMBIENCE_CHANNEL).fadeout(600)
        self._lay_bed()

    def _lay_bed(self) -> None:
        """Begin the wanted bed, where it is there and not heard yet."""
        found = None if self._bed is None else self._sounds.get(self._bed)
        if found is None:
            return
        channel = pygame.mixer.Channel(AMBIENCE_CHANNEL)
        if not channel.get_busy() or channel.get_sound() is not found:
            channel.play(found, loops=-1, fade_ms=1200)
            self._turn()

    def set_volumes(self, settings: Settings) -> None:
        """Follow the player's volumes."""
        self._volumes = settings
        self._turn()

    def mute(self, muted: bool) -> None:
        """Be silent, or not."""
        self.muted = muted
        self._turn()

    def duck(self, away: bool) -> None:
        """Step back while the window is away."""
        self._away = away
        self._turn()

    def _volume(self, bus: int) -> float:
        """0 to 1 for a bus of so many percent."""
        if self.muted or (self._away and self._volumes.quiet_when_away):
            return 0.0
        return self._volumes.master * bus / 10_000

    def _turn(self) -> None:
        if self._device:
            pygame.mixer.Channel(AMBIENCE_CHANNEL).set_volume(self._volume(self._volumes.ambience) * 0.35)
