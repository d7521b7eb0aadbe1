"""Frames become a GIF on a thread of its own; the library that encodes them is an extra that only this file knows."""

import importlib.util
import queue
import threading
from pathlib import Path
from typing import Any

import pygame

FRAME_MS = 800
"""How long each frame stands."""


def can_write() -> bool:
    """Whether the library that encodes GIFs is installed."""
    return importlib.util.find_spec("PIL") is not None


class Encoder:
    """Turns frames into a GIF on a thread; `progress` counts those that are done."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.progress = 0
        self.trouble = ""
        self.finished = False
        self.cancelled = False
        self._frames: queue.Queue[tuple[bytes, tuple[int, int]] | None] = queue.Queue(maxsize=4)
        self._thread = threading.Thread(target=self._work, daemon=True, name="clip")
        self._thread.start()

    def full(self) -> bool:
        """Whether the next frame must wait."""
        return self._frames.full()

    def put(self, frame: pygame.Surface) -> None:
        """Encode one more frame."""
        self._frames.put((pygame.image.tobytes(frame, "RGB"), frame.get_size()))

    def end(self) -> None:
        """There are no more frames: write the file."""
        self._frames.put(None)

    def cancel(self) -> None:
        """Write nothing."""
        self.cancelled = True
        while not self._frames.empty():
            self._frames.get_nowait()
        self._frames.put(None)

    def _work(self) -> None:
        from PIL import Image  # noqa: PLC0415 - an extra, and slow to load

        images: list[Any] = []
        while (given := self._frames.get()) is not None and not self.cancelled:
            image = Image.frombytes("RGB", given[1], given[0])
            images.append(image.quantize(128, dither=Image.Dither.NONE))
            self.progress += 1
        if not self.cancelled and images:
            self._write(images)
        self.finished = True

    def _write(self, images: list[Any]) -> None:
        part = self.path.with_name(f"{self.path.name}.part")
        try:
            images[0].save(part, "GIF", save_all=True, append_images=images[1:], duration=FRAME_MS, loop=0)
            part.replace(self.path)
        except (OSError, ValueError) as error:
            self.trouble = str(error)
            part.unlink(missing_ok=True)
