"""Input of the player from mouse and keyboard as small values; positions are in units."""

from collections.abc import Iterable, Mapping
from typing import Literal

import pygame
from msgspec import Struct

MouseButton = Literal["left", "middle", "right"]


class Moved(Struct, frozen=True):
    """The pointer has moved to (x, y)."""

    x: float
    y: float


class Pressed(Struct, frozen=True):
    """A mouse button was pressed."""

    x: float
    y: float
    button: MouseButton = "left"


class Released(Struct, frozen=True):
    """A mouse button was released."""

    x: float
    y: float
    button: MouseButton = "left"


class Wheel(Struct, frozen=True):
    """The wheel was turned; dy above 0 is up, away from the player."""

    x: float
    y: float
    dy: float


class Key(Struct, frozen=True):
    """A key was pressed: its chord ("Ctrl+Z", "Enter", "A", "?") and its action in the key map ("" = none)."""

    chord: str
    action: str = ""
    repeat: bool = False


class KeyUp(Struct, frozen=True):
    """A key was released."""

    chord: str


class Typed(Struct, frozen=True):
    """Text that was typed, from the input method."""

    text: str


class Composing(Struct, frozen=True):
    """Text that the input method has not confirmed yet."""

    text: str


Pointer = Moved | Pressed | Released | Wheel
Input = Pointer | Key | KeyUp | Typed | Composing

NAMES: Mapping[int, str] = {
    pygame.K_ESCAPE: "Esc",
    pygame.K_RETURN: "Enter",
    pygame.K_KP_ENTER: "Enter",
    pygame.K_SPACE: "Space",
    pygame.K_TAB: "Tab",
    pygame.K_BACKSPACE: "Backspace",
    pygame.K_DELETE: "Delete",
    pygame.K_LEFT: "Left",
    pygame.K_RIGHT: "Right",
    pygame.K_UP: "Up",
    pygame.K_DOWN: "Down",
    pygame.K_HOME: "Home",
    pygame.K_END: "End",
    pygame.K_PAGEUP: "PgUp",
    pygame.K_PAGEDOWN: "PgDn",
    pygame.K_LALT: "Alt",
    pygame.K_RALT: "Alt",
    **{pygame.K_F1 + n: f"F{n + 1}" for n in range(12)},
}
BARE = frozenset({pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LGUI, pygame.K_RGUI})

ACTIONS: Mapping[str, tuple[str, ...]] = {
    "activate": ("Enter", "Space"),
    "back": ("Esc",),
    "next": ("Tab",),
    "previous": ("Shift+Tab",),
    "left": ("Left",),
    "right": ("Right",),
    "up": ("Up",),
    "down": ("Down",),
    "page up": ("PgUp",),
    "page down": ("PgDn",),
    "help": ("F1",),
    "rules": ("F2",),
    "search": ("F3",),
    "quick save": ("F5",),
    "zones": ("F6",),
    "quick load": ("F9",),
    "full screen": ("F11", "Alt+Enter"),
    "screenshot": ("F12",),
    "undo": ("Ctrl+Z",),
    "redo": ("Ctrl+Y", "Ctrl+Shift+Z"),
    "save": ("Ctrl+S",),
    "load": ("Ctrl+O",),
    "new": ("Ctrl+N",),
    "quit": ("Ctrl+Q",),
    "larger text": ("Ctrl++", "Ctrl+=", "Ctrl+Shift+=", "Ctrl+[+]"),
    "smaller text": ("Ctrl+-", "Ctrl+[-]"),
    "normal text": ("Ctrl+0", "Ctrl+[0]"),
    "settings": ("Ctrl+,",),
    "end turn": ("E",),
    "pause": ("P",),
    "step": (".",),
    "slower": ("[",),
    "faster": ("]",),
    "inspect": ("I",),
    "log": ("L",),
    "notebook": ("N",),
    "pencil": ("K",),
    "mute": ("M",),
    "overview": ("`",),
    "zoom in": ("+", "=", "Shift+="),
    "zoom out": ("-",),
    "fit": ("Home",),
    "pan left": ("Shift+Left",),
    "pan right": ("Shift+Right",),
    "pan up": ("Shift+Up",),
    "pan down": ("Shift+Down",),
    "boards": ("V",),
    "labels": ("Alt",),
    "hint": ("H",),
    "explain": ("Shift+H",),
    "why": ("?", "Shift+/"),
    "pass": ("0",),
    **{f"answer {n}": (f"Ctrl+{n}", f"Ctrl+[{n}]") for n in range(1, 7)},
    "stops": ("Ctrl+B",),
}
"""Every action and its default keys."""


class KeyMap:
    """The action of each chord; the player's changes override the defaults."""

    def __init__(self, changes: Mapping[str, tuple[str, ...]] | None = None) -> None:
        """`changes` has the chords of each changed action."""
        self.chords: dict[str, tuple[str, ...]] = {**ACTIONS, **(changes or {})}
        by_rank = sorted(self.chords.items(), key=lambda each: each[0] in (changes or {}))
        self._actions = {chord: action for action, chords in by_rank for chord in chords}

    def action(self, chord: str) -> str:
        """Return the action of this chord, "" = none."""
        return self._actions.get(chord, "")

    def key(self, action: str) -> str:
        """Return the first chord of an action, to be shown; "" = it has none."""
        chords = self.chords[action]
        return chords[0] if chords else ""


def chord_of(key: int, mods: int, text: str) -> str:
    """Return the name of a key press, "" for a bare modifier; printable characters by what they type."""
    if key in BARE:
        return ""
    ctrl, alt, shift = mods & pygame.KMOD_CTRL, mods & pygame.KMOD_ALT, mods & pygame.KMOD_SHIFT
    name = NAMES.get(key, "")
    if name == "Alt":
        return name
    types = not name and len(text) == 1 and text.isprintable() and not (ctrl and not mods & pygame.KMOD_MODE)
    if types and shift and not text.isalnum() and key == ord(text):  # without text input Shift changes no letter
        return f"Shift+{text}"
    if types and (not alt or mods & pygame.KMOD_MODE):
        return f"Shift+{text.upper()}" if shift and text.isalpha() else text.upper()
    name = name or pygame.key.name(key).upper()
    prefix = "".join(word for word, on in (("Ctrl+", ctrl), ("Alt+", alt), ("Shift+", shift)) if on)
    return prefix + name


def inputs(event: pygame.Event, scale: float, keys: KeyMap, held: dict[int, str] | None = None) -> Iterable[Input]:
    """Yield the inputs for a pygame event; `scale` is pixels per unit.

    `held` maps each pressed key to its chord and is updated, so that its release has the same chord whatever modifiers
    were released before.
    """
    held = {} if held is None else held
    match event.type:
        case pygame.MOUSEMOTION:
            yield Moved(event.pos[0] / scale, event.pos[1] / scale)
        case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP if event.button <= 3:
            button: MouseButton = ("left", "middle", "right")[event.button - 1]
            x, y = event.pos[0] / scale, event.pos[1] / scale
            down = event.type == pygame.MOUSEBUTTONDOWN
            yield Pressed(x, y, button) if down else Released(x, y, button)
        case pygame.MOUSEWHEEL:  # the buttons 4 and 5 of the same turn are left out above
            x, y = pygame.mouse.get_pos()
            yield Wheel(x / scale, y / scale, event.precise_y)
        case pygame.KEYDOWN:
            chord = chord_of(event.key, event.mod, event.unicode)
            if chord:
                held[event.key] = chord
                yield Key(chord, keys.action(chord), getattr(event, "repeat", False))
        case pygame.KEYUP:
            chord = held.pop(event.key, "") or chord_of(event.key, event.mod, "")
            if chord:
                yield KeyUp(chord)
        case pygame.TEXTINPUT:
            yield Typed(event.text)
        case pygame.TEXTEDITING:
            yield Composing(event.text)
