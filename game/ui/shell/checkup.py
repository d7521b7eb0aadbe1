"""Checks of what this computer can show and play, with messages for the player."""

import contextlib
import os
import sys

import pygame

from game import paths
from game.ui.draw.text import FACES, Lettering
from game.words import _

UNSEEN = ("dummy", "offscreen")
"""Video drivers without a visible window; SDL may fall back to them silently."""
DESKTOPS = ("DISPLAY", "WAYLAND_DISPLAY")
"""Environment variables of a Linux desktop; without any of them no window can be opened."""


class NoDisplay(Exception):
    """No window can be opened; the message says so to the player."""


def need_display() -> None:
    """Open the display. NoDisplay if there is none."""
    fine, words = display(keep=True)
    if not fine:
        raise NoDisplay(_("There is no display to open a window on ({words}).").format(words=words))


def apologise(text: str) -> None:
    """Show a message in a window of the operating system, if there is a screen."""
    with contextlib.suppress(pygame.error):
        if pygame.display.get_init() and pygame.display.get_driver() not in UNSEEN:
            pygame.display.message_box("Seachest", text, "error")


def display(keep: bool = False) -> tuple[bool, str]:
    """Return whether a window can be shown, and the driver and screen sizes or the reason why not.

    `keep` leaves the display open if it can be used.
    """
    wanted = os.environ.get("SDL_VIDEODRIVER")
    if sys.platform.startswith("linux") and not any(map(os.environ.get, DESKTOPS)) and not wanted:
        return False, _("no desktop was found")
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
        sizes = ", ".join(f"{w}x{h}" for w, h in pygame.display.get_desktop_sizes())
    except pygame.error as error:
        return False, str(error)
    seen = driver not in UNSEEN or driver == wanted
    if not (seen and keep):
        pygame.display.quit()
    return (True, f"{driver}, {sizes}") if seen else (False, _("no desktop was found"))


def sound() -> tuple[bool, str]:
    """Return whether sound can be played, and the driver or the reason why not."""
    try:
        pygame.mixer.init()
        driver = pygame.mixer.get_driver()
    except (pygame.error, NotImplementedError) as error:
        return False, _("none ({reason}); the game is played in silence").format(reason=error)
    finally:
        pygame.mixer.quit()
    return True, driver


def fonts() -> tuple[bool, str]:
    """Return whether all bundled fonts can be opened, and their number or the errors."""
    letters = Lettering()
    bad = []
    for face in FACES:
        try:
            letters.font(face, 20)
        except (OSError, ImportError, pygame.error) as error:
            bad.append(f"{face} ({error})")
    if bad:
        return False, ", ".join(bad)
    return True, _("{n} faces").format(n=len(FACES))


def pictures() -> tuple[bool, str]:
    """Return whether all pictures under `assets` can be read, and their number or the errors."""
    files = sorted(file for file in paths.assets().rglob("*") if file.suffix in (".svg", ".png", ".jpg"))
    bad = []
    for file in files:
        try:
            pygame.image.load(file)
        except (OSError, pygame.error) as error:
            bad.append(f"{file.name} ({error})")
    if bad or not files:
        return False, ", ".join(bad) or _("none under {folder}").format(folder=paths.assets())
    return True, _("{n} under {folder}").format(n=len(files), folder=paths.assets())
