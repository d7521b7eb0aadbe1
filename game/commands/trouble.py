"""Every error whose message was written for people."""

from game.board.board import BadMap
from game.commands.common import Refused
from game.core.errors import BadOption, Illegal
from game.core.judgement import BadJudgement
from game.core.save import BadSave
from game.storage.saves import CannotSave
from game.ui.shell.checkup import NoDisplay

IN_WORDS = (Refused, BadOption, Illegal, BadJudgement, BadMap, BadSave, CannotSave, NoDisplay)
