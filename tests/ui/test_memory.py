"""What large pictures took goes back to the system."""

import subprocess
import sys

PROGRAM = """
import pathlib
import pygame
from game.ui.shell.memory import give_back_large_blocks
give_back_large_blocks()

def taken():
    statm = pathlib.Path("/proc/self/statm")  # other systems do not tell
    return int(statm.read_text().split()[1]) * 4 // 1024 if statm.exists() else 0

before, small = taken(), []
for _turn in range(4):
    large = [pygame.Surface((3840, 2160), depth=24) for _n in range(3)]
    [one.fill("red") for one in large]
    small.append(pygame.Surface((100, 100), depth=32))
    small[-1].fill("red")
    del large
print(taken() - before)
"""


def test_what_large_pictures_took_is_given_back():
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert int(run.stdout.split()[-1]) < 8
