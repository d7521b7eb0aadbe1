"""Keyflower: four seasons of bidding, using and carrying, with workers of three colours, and green ones."""

from game.core.compound_choice import with_whole_choices
from game.core.game import Game
from game.games.keyflower.actions import ACTIONS
from game.games.keyflower.bot.mind import MIND
from game.games.keyflower.components import SEATS
from game.games.keyflower.events import EVENTS
from game.games.keyflower.hints.explain import explain
from game.games.keyflower.knowledge.choices import growth, whose
from game.games.keyflower.options import Options
from game.games.keyflower.rules.engine import actors, apply, legal, result, setup
from game.games.keyflower.rules.observation import imagine, look
from game.games.keyflower.table.staging import STAGING
from game.games.keyflower.view import Extras, Half, View

_GAME = Game(
    id="keyflower",
    title="Keyflower",
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
    vocabulary=(*ACTIONS, *EVENTS, View, Half, Options, Extras),
    mind=MIND,
    staging=STAGING,
    explain=explain,
)
GAME = with_whole_choices(_GAME, whose, growth)
