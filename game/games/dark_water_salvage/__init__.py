"""Dark Water Salvage: find twelve wrecks by sonar, on borrowed money."""

from game.core.game import Game
from game.games.dark_water_salvage.actions import ACTIONS
from game.games.dark_water_salvage.bot.mind import MIND
from game.games.dark_water_salvage.components import SEATS
from game.games.dark_water_salvage.events import EVENTS
from game.games.dark_water_salvage.hints.explain import explain
from game.games.dark_water_salvage.lake import City, Feature, Lake
from game.games.dark_water_salvage.rules.engine import actors, apply, legal, result, setup
from game.games.dark_water_salvage.rules.observation import imagine, look, look_open
from game.games.dark_water_salvage.rules.survey import Options, survey
from game.games.dark_water_salvage.table.staging import STAGING
from game.games.dark_water_salvage.view import View

GAME = Game(
    id="dark_water_salvage",
    title="Dark Water Salvage",
    rules_version=2,
    seats=SEATS,
    options=Options,
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    result=result,
    look=look,
    look_open=look_open,
    imagine=imagine,
    vocabulary=(*ACTIONS, *EVENTS, View, Options, Lake, City, Feature),
    mind=MIND,
    staging=STAGING,
    explain=explain,
    survey=survey,
)
