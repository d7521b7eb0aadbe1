"""Key Largo: ten days to raise the pirates' treasure before the hurricane."""

from game.core.game import Game
from game.games.key_largo.actions import ACTIONS
from game.games.key_largo.bot.mind import MIND
from game.games.key_largo.components import SEATS, Options
from game.games.key_largo.events import EVENTS
from game.games.key_largo.hints.explain import explain
from game.games.key_largo.rules.engine import actors, apply, legal, result, setup
from game.games.key_largo.rules.observation import imagine, look, look_open
from game.games.key_largo.table.staging import STAGING
from game.games.key_largo.view import Diver, Lot, Sighting, View

GAME = Game(
    id="key_largo",
    title="Key Largo",
    rules_version=2,
    seats=SEATS,
    options=Options,
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    result=result,
    look=look,
    imagine=imagine,
    vocabulary=(*ACTIONS, *EVENTS, View, Diver, Lot, Sighting, Options),
    mind=MIND,
    staging=STAGING,
    explain=explain,
    look_open=look_open,
)
