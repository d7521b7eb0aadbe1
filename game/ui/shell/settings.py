"""The player's settings, and the file they are saved in."""

import logging
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game import disk, paths
from game.core.plain import Name, one_line, why
from game.core.save import UNREADABLE
from game.storage.saves import write_whole
from game.words import _

log = logging.getLogger(__name__)

Speed = Annotated[float, msgspec.Meta(ge=0, le=16)]
"""A factor of the normal speed; 0 = instant."""
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Guard = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Chords = Annotated[tuple[Name, ...], msgspec.Meta(max_length=10)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings; immutable, changed by `msgspec.structs.replace`."""

    # Display
    full_screen: bool = False
    text_percent: Annotated[int, msgspec.Meta(ge=90, le=200)] = 100
    high_contrast: bool = False
    # Motion and speed
    game_speed: Speed = 1.0
    move_speed: Speed = 1.0
    banner_speed: Speed = 1.0
    bot_speed: Speed = 1.0
    dice_speed: Speed = 1.0
    reaction_ms: Annotated[int, msgspec.Meta(ge=0, le=20000)] = 3500
    """How long called players have to say that they want to answer, in ms at every speed; 0 = until all have."""
    reduce_motion: bool = False
    # Sound
    master: Percent = 80
    cues: Percent = 80
    ambience: Percent = 40
    quiet_when_away: bool = True
    # Play
    confirm: Literal["never", "smart", "always"] = "smart"
    undo: Literal["to last reveal", "none"] = "to last reveal"
    affordances: Literal["always", "hover"] = "always"
    tooltip_ms: Annotated[int, msgspec.Meta(ge=0, le=2000)] = 350
    # Hand-over
    hand_over: Literal["usual", "strict", "relaxed", "open"] = "usual"
    open_by: Literal["hold", "press twice"] = "hold"
    guard_ms: Guard = 400
    digest: Literal["off", "short", "full"] = "short"
    # Controls
    keys: Annotated[dict[Name, Chords], msgspec.Meta(max_length=200)] = {}
    # Language
    language: Annotated[str, msgspec.Meta(max_length=20, pattern=r"\A[A-Za-z0-9_@-]*\Z")] = ""
    """A language code; "" = that of the system."""


TABS: dict[str, tuple[str, ...]] = {
    "display": ("full_screen", "affordances", "tooltip_ms"),
    "motion": ("game_speed", "move_speed", "bot_speed", "dice_speed"),
    "sound": ("master", "cues", "ambience", "quiet_when_away"),
    "play": ("confirm", "undo", "reaction_ms"),
    "hand-over": ("hand_over", "guard_ms", "digest"),
    "accessibility": ("text_percent", "high_contrast", "reduce_motion", "banner_speed", "open_by"),
    "controls": ("keys",),
    "language": ("language",),
}
"""The settings on each tab, for "reset this tab"."""


def settings_file() -> Path:
    """Return the path of the settings file."""
    return paths.config_folder() / "settings.json"


def load(path: Path) -> tuple[Settings, str]:
    """Return the settings in this file, and an error message for the player ("" = none).

    A bad file gives the defaults and is not changed until the player changes a setting.
    """
    try:
        return msgspec.json.decode(disk.read(path), type=Settings), ""
    except FileNotFoundError:
        return Settings(), ""
    except (OSError, *UNREADABLE) as error:
        log.warning("settings in %s could not be read: %s", path, why(error))
        message = _("Your settings could not be read, so the usual ones are in use: {reason}")
        return Settings(), one_line(message.format(reason=why(error)))


def save(settings: Settings, path: Path) -> str:
    """Write the settings atomically; return an error message for the player, "" = none."""
    try:
        write_whole(path, msgspec.json.format(msgspec.json.encode(settings)))
    except OSError as error:
        log.warning("settings could not be written to %s: %s", path, error)
        return _("Your settings could not be saved: {reason}").format(reason=error)
    return ""


def keep(settings: Settings) -> str:
    """Write the settings to their usual file; return an error message for the player, "" = none."""
    return save(settings, settings_file())


def reset_tab(settings: Settings, tab: str) -> Settings:
    """Return the settings with those of this tab set to their defaults."""
    usual = Settings()
    return msgspec.structs.replace(settings, **{name: getattr(usual, name) for name in TABS[tab]})
