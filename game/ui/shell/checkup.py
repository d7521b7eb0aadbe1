"""What a computer can show and sound, and what to say when it cannot."""

import contextlib
import os
import sys

import pygame

from game import paths
from game.ui.draw.text import FACES, Lettering
from game.words import _

UNSEEN = ("dummy", "offscreen")
"""Drivers that draw where nobody sees it; SDL falls back to them without a word."""
DESKTOPS = ("DISPLAY", "WAYLAND_DISPLAY")
"""What a Linux desktop sets for its programs; without it SDL's search would only complain."""


class NoDisplay(Exception):
    """There is nothing to open a window on; the message says so in words."""


def need_display() -> None:
    """Open the display, or say in words that there is none. NoDisplay."""
    fine, words = display(keep=True)
    if not fine:
        raise NoDisplay(_("There is no display to open a window on ({words}).").format(words=words))


def apologise(text: str) -> None:
    """Show the player a message in a window of the system's own, if there is a screen."""
    with contextlib.suppress(pygame.error):
        if pygame.display.get_init() and pygame.display.get_driver() not in UNSEEN:
            pygame.display.message_box("Seachest", text, "error")


def display(keep: bool = False) -> tuple[bool, str]:
    """Tell whether a window can be shown, and by which driver on which screens; `keep` leaves the display open."""
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
    """Tell whether anything can be heard, and by which driver."""
    try:
        pygame.mixer.init()
        driver = pygame.mixer.get_driver()
    except (pygame.error, NotImplementedError) as error:
        return False, _("none ({reason}); the game is played in silence").format(reason=error)
    finally:
        pygame.mixer.quit()
    return True, driver


def fonts() -> tuple[bool, str]:
    """Tell whether every bundled typeface opens."""
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
    """Tell whether every drawing and painting under `assets` can be read."""
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
