"""Without an extra, what needs it says in one sentence which one to install."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOT_HERE = "import sys; sys.modules.update(dict.fromkeys(('numpy', 'pyspiel', 'pettingzoo', 'gymnasium'))); "


def said(script):
    """The last line that this script writes to standard error, where no extra is installed."""
    done = subprocess.run(
        [sys.executable, "-c", NOT_HERE + script], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert done.returncode == 1
    return done.stderr.strip().splitlines()[-1]


@pytest.mark.parametrize("module", ["zoo", "spiel", "judges", "contest"])
def test_a_research_module_names_the_extra(module):
    line = said(f"import game.research.{module} as it; it.contest('key_largo', 'random', 'openspiel_mcts', 3, 3, 0.01)")
    assert line.endswith('in the folder of Seachest: pip install -e ".[research]"')
