"""Where things lie: assets and maps (source checkout, wheel or frozen build) and the user's own folders."""

import sys
from functools import cache
from pathlib import Path

import platformdirs


@cache
def data() -> Path:
    """The folder that holds `assets` and `maps`, wherever the program was installed."""
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        return Path(frozen)
    package = Path(__file__).parent
    bundled = package / "_data"  # in a wheel; what lies beside an installed package may belong to anybody
    return bundled if bundled.is_dir() else package.parent


def assets(*parts: str) -> Path:
    """A file or folder under `assets`."""
    return data().joinpath("assets", *parts)


def maps(*parts: str) -> Path:
    """A file or folder under `maps`."""
    return data().joinpath("maps", *parts)


def _user(folder: str) -> Path:
    path = Path(folder)
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    return path


def config_folder() -> Path:
    """Where settings are kept; made when missing."""
    return _user(platformdirs.user_config_dir("seachest", False))


def saves_folder() -> Path:
    """Where named saves are kept; made when missing."""
    return _user(str(Path(platformdirs.user_data_dir("seachest", False)) / "saves"))


def logbook_file() -> Path:
    """Where the logbook is kept; its folder is made when missing."""
    return _user(platformdirs.user_data_dir("seachest", False)) / "logbook.sqlite"


def pictures_folder() -> Path:
    """Where pictures and clips of games are saved; made when missing."""
    return _user(str(Path(platformdirs.user_data_dir("seachest", False)) / "pictures"))


def documents_folder() -> Path:
    """Where the exported logbook lies; made when missing."""
    return _user(str(Path(platformdirs.user_data_dir("seachest", False)) / "logbook"))


def user_maps_folder() -> Path:
    """Where the user's own maps lie; made when missing."""
    return _user(str(Path(platformdirs.user_data_dir("seachest", False)) / "maps"))


def state_folder(*parts: str) -> Path:
    """Where autosaves, journal, log and window position are kept; made when missing."""
    return _user(str(Path(platformdirs.user_state_dir("seachest", False)).joinpath(*parts)))


def cache_folder(*parts: str) -> Path:
    """Where rasterised pictures are kept; may be deleted at any time."""
    return _user(str(Path(platformdirs.user_cache_dir("seachest", False)).joinpath(*parts)))
