"""What many stages draw alike is made once for each process of tests, and what no stage shows any longer is let go.

Only pictures that follow from their arguments alone are shared; what a scene composes of them is its own in every test.
"""

import gc
import io
from functools import cache, wraps
from weakref import WeakSet

import pygame

from game.ui.draw import art, text
from game.ui.draw.art import Gallery
from game.ui.draw.cache import Cache
from game.ui.scenes.handover import veil_art
from game.ui.table import materials

SHELF = Cache(300_000_000)
LARGEST = 1920 * 1080
"""Pixels of a picture that is worth keeping: few tests look at larger windows."""
MUCH = 200_000_000
"""Bytes of pictures in galleries, more than at the last search, from which on those of stages that are gone are looked
for."""

_galleries: WeakSet[Gallery] = WeakSet()
_stay = [0]
"""Bytes of pictures that the last search could not let go."""
_fonts: dict = {}
_lines: dict = {}
_letters = Cache(24_000_000)


def share(patch):
    """Shares for as long as the patch lasts."""
    patch.setattr(pygame.image, "load_sized_svg", _drawn(pygame.image.load_sized_svg))
    patch.setattr(art, "rounded", _kept(art.rounded))
    patch.setattr(art, "shadow", _kept(art.shadow))
    patch.setattr(veil_art, "_ground", _veil(veil_art._ground))
    patch.setattr(materials, "_grain", cache(materials._grain))
    patch.setattr(materials, "_paper", _sheet(materials._paper))
    patch.setattr(materials, "_dyed", _dyed(materials._dyed))
    patch.setattr(Gallery, "_paint", _painted(Gallery._paint))
    patch.setattr(Gallery, "expect_painting", _expected(Gallery.expect_painting))
    patch.setattr(Gallery, "expect_drawing", lambda *_drawing: None)  # a drawing on a shelf has not to be waited for
    patch.setattr(Gallery, "__init__", _counted(Gallery.__init__))
    patch.setattr(text.Lettering, "__init__", _lettered(text.Lettering.__init__))


def let_go():
    """Stages hold their scenes and scenes their stage: when they hold much, it is time to look for them."""
    if _held() > _stay[0] + MUCH:
        gc.collect()
        _stay[0] = _held()


def _held():
    return sum(gallery.cache.bytes for gallery in _galleries)


def _drawn(load):
    def drawn(source, size):
        told = source.getvalue() if isinstance(source, io.BytesIO) else source
        return SHELF.get(("drawing", told, size), lambda: load(source, size))

    return drawn


def _kept(make):
    @wraps(make)
    def kept(w, h, *how):
        if w * h > LARGEST:
            return make(w, h, *how)
        return SHELF.get((make.__name__, w, h, *how), lambda: make(w, h, *how))

    return kept


def _veil(make):
    def veil(canvas, seat_colour, size):
        if size[0] * size[1] > LARGEST:
            return make(canvas, seat_colour, size)
        key = ("veil", seat_colour, size, canvas.measure.scale)
        return SHELF.get(key, lambda: make(canvas, seat_colour, size))

    return veil


def _sheet(make):
    def sheet(canvas, w, h, *how):
        if w * h > LARGEST:
            return make(canvas, w, h, *how)
        key = ("sheet", w, h, *how, canvas.hex("paper_edge"), canvas.measure.scale)
        return SHELF.get(key, lambda: make(canvas, w, h, *how))

    return sheet


def _painted(paint):
    def painted(gallery, path, w, h):
        if w * h > LARGEST or not path.exists():
            return paint(gallery, path, w, h)
        return SHELF.get(("painting", path, w, h), lambda: paint(gallery, path, w, h))

    return painted


def _expected(expect):
    def expected(gallery, folder, name, w, h):
        if ("painting", gallery._place(folder, name), w, h) not in SHELF:
            expect(gallery, folder, name, w, h)

    return expected


def _dyed(dye):
    def dyed(painting, colour):
        whole = painting.get_buffer().raw
        return SHELF.get(("dyed", hash(whole), painting.get_size(), tuple(colour)), lambda: dye(painting, colour))

    return dyed


def _counted(begin):
    def counted(gallery, *given, **named):
        begin(gallery, *given, **named)
        _galleries.add(gallery)

    return counted


def _lettered(begin):
    def lettered(lettering, *given):
        if not pygame.font.get_init():
            _fonts.clear()
        begin(lettering, *given)
        lettering._fonts, lettering._lines, lettering.cache = _fonts, _lines, _letters

    return lettered
