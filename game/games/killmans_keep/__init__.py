"""Killman's Keep: monsters, haggling and reactions on the way to five Doubloons."""

from game.core.compound_choice import Growth, with_whole_choices
from game.core.game import Game
from game.games.killmans_keep.actions import ACTIONS
from game.games.killmans_keep.bot.mind import MIND
from game.games.killmans_keep.components import SEATS, Options
from game.games.killmans_keep.events import EVENTS
from game.games.killmans_keep.hints.explain import explain
from game.games.killmans_keep.knowledge.compound_choice import goes_on, whose
from game.games.killmans_keep.rules.dealing import setup
from game.games.killmans_keep.rules.engine import actors, apply, legal, result, unasked
from game.games.killmans_keep.rules.observation import imagine, look, look_open
from game.games.killmans_keep.table.staging import STAGING
from game.games.killmans_keep.view import Buried, Terms, View

_GAME = Game(
    id="killmans_keep",
    title="Killman's Keep",
    rules_version=3,
    seats=SEATS,
    options=Options,
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    result=result,
    look=look,
    imagine=imagine,
    vocabulary=(*ACTIONS, *EVENTS, View, Buried, Terms, Options),
    mind=MIND,
    staging=STAGING,
    explain=explain,
    unasked=unasked,
    look_open=look_open,
)
GAME = with_whole_choices(_GAME, whose, lambda _view: Growth(goes_on))
