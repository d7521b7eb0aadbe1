"""Keythedral: fields and cottages, five calls a round, craftsmen, fences and laws, and a window that fills."""

from game.core.compound_choice import with_whole_choices
from game.core.game import Game
from game.games.keythedral.actions import ACTIONS
from game.games.keythedral.bot.mind import MIND
from game.games.keythedral.components import SEATS
from game.games.keythedral.events import EVENTS
from game.games.keythedral.hints.explain import explain
from game.games.keythedral.knowledge.choices import growth, whose
from game.games.keythedral.options import Options
from game.games.keythedral.rules.engine import actors, apply, legal, result, setup
from game.games.keythedral.rules.observation import imagine, look
from game.games.keythedral.table.staging import STAGING
from game.games.keythedral.view import Claim, Half, View

_GAME = Game(
    id="keythedral",
    title="Keythedral",
    rules_version=1,
    seats=SEATS,
    options=Options,
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    result=result,
    look=look,
    imagine=imagine,
    vocabulary=(*ACTIONS, *EVENTS, View, Half, Claim, Options),
    mind=MIND,
    staging=STAGING,
    explain=explain,
)
GAME = with_whole_choices(_GAME, whose, growth)
