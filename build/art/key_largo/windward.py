"""The ten paintings of Windward Key, made as those of Key Largo, in a process of its own: an island is read once."""

import os
import subprocess
import sys

from art.files import TOP, WRITTEN
from art.key_largo.weather import WEEK


def paint():
    """Write `maps/paintings/windward_<day>.webp`."""
    here = {"ISLE": "windward", "PYTHONPATH": os.pathsep.join((str(TOP / "build"), str(TOP)))}
    program = "from art.key_largo.painting import paint; paint()"
    subprocess.run([sys.executable, "-c", program], check=True, env={**os.environ, **here})
    WRITTEN.update((TOP / "maps" / "paintings" / f"windward_{weather.day}.webp").resolve() for weather in WEEK)
