"""Frames on which nothing is painted but letters: for tests of what stands where, at many sizes of window and text.

Every scene draws as always, and the recorder notes every word with its place; but no picture is made and none is shown,
which is most of the time that a frame takes. What a word stands on is not known: contrast needs a painted frame.
"""

import pygame

from game.ui.draw.art import Gallery
from game.ui.draw.text import Drawn, Recorder

PICTURES = ("drawing", "painting", "cutout", "rounded", "shadow", "cast", "made")
"""All that makes a picture."""


def leave_out_pictures(patch):
    """For as long as the patch lasts galleries have nothing but one clear pixel."""
    pygame.display.init()
    clear = pygame.Surface((1, 1), pygame.SRCALPHA)
    for name in PICTURES:
        patch.setattr(Gallery, name, lambda gallery, *asked, **how: clear)
    patch.setattr(Recorder, "note", _note)


def _note(recorder, surface, text, px, size, colour, rect):
    """Keep a text where it can be seen, without its ground."""
    seen = rect.clip(surface.get_clip())
    if seen.w and seen.h:
        recorder.drawn.append(Drawn(text, px, size, colour, (), rect))
