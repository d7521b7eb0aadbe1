"""RULES.md 9.9: the Cracked Mirror and every ability that it can take."""

import pytest

from game.core.chance import FastChance
from game.games.killmans_keep import GAME
from game.games.killmans_keep.actions import DISCARD, TARGET, USE, Target, Use
from game.games.killmans_keep.components import (
    ARTIFACTS,
    BANK,
    CRACKED_MIRROR,
    CROWN_OF_GREED,
    KEEP,
    LANTERN,
    LEADEN_IDOL,
    MONSTER_FACE,
    TOLL_CHAIN,
)
from game.games.killmans_keep.events import Protected, Swapped, Used
from game.games.killmans_keep.names import card_name
from game.games.killmans_keep.rules import engine
from game.games.killmans_keep.rules.observation import look
from game.games.killmans_keep.texts import artifact_text
from tests.games.killmans_keep.at_table import PLAYERS, seen
from tests.games.killmans_keep.scene import BOX, asked, card, cards, everything, game, listed, play, told

MIRRORED = {
    "Lantern": {},
    "Coin Purse": {},
    "Spyglass": {"market": ["Coin Purse"]},
    "Leaden Idol": {},
    "Crown of Greed": {},
    "Chipped Opal": {"market": ["Coin Purse"]},
    "Heart of the Keep": {"area": {0: BANK}},
    "Killman's Key": {"area": {0: KEEP}},
    "Killman's Note": {"discard": ["Coin Purse"]},
    "Killman's Seal": {"area": {0: BANK}, "money": {0: 150}},
    "Trail Boots": {},
    "Rope and Hook": {"area": {0: KEEP}},
    "Guild Badge": {},
}


@pytest.mark.parametrize("name", MIRRORED)
def test_9_9_each_ability_that_is_an_action_can_be_mirrored(name):
    face = card(name)
    hands = {0: ["Cracked Mirror", "Rusty Sword"], 1: [name]}
    state = game(hands=hands, top=["Pack Mule", "Dragonbane"], **MIRRORED[name])
    play(state, USE[CRACKED_MIRROR])
    assert TARGET[1] in listed(state, Target)
    events = play(state, TARGET[1])
    while state.using >= 0:
        engine.apply(state, 0, engine.legal(state, 0)[0], FastChance(1), events.append)
    opal = name == "Chipped Opal"
    assert Used(0, CRACKED_MIRROR, face, not opal) in events
    assert CRACKED_MIRROR not in state.hands[0]
    assert CRACKED_MIRROR in (state.market if opal else (*state.discard, *state.aside))
    assert face in state.hands[1] or told(events, Swapped)
    assert state.actions == 1
    assert everything(state) == BOX


@pytest.mark.parametrize(
    "face", [face for face in range(MONSTER_FACE) if card_name(face) not in MIRRORED and face != TOLL_CHAIN]
)
def test_9_9_and_no_other(face):
    assert ARTIFACTS[face].timing != "action" or face == CRACKED_MIRROR
    state = game(2, area={0: KEEP}, hands={0: ["Cracked Mirror", "Lantern"], 1: [card_name(face)]}, money={0: 300})
    assert USE[CRACKED_MIRROR] not in listed(state, Use)


def test_9_9_nobody_mirrors_his_own_card():
    state = game(hands={0: ["Coin Purse", "Cracked Mirror"], 1: ["Spyglass"]})
    assert USE[CRACKED_MIRROR] not in listed(state, Use)


def test_9_9_a_mirrored_idol_may_take_the_idol_itself():
    state = game(hands={0: ["Cracked Mirror", "Lantern"], 1: ["Leaden Idol"]})
    play(state, USE[CRACKED_MIRROR], TARGET[1], TARGET[1])
    play(state, DISCARD[LANTERN])
    assert state.hands[:2] == [(LEADEN_IDOL,), (LANTERN,)]


def test_9_6_a_mirrored_crown_is_stopped_like_a_true_one():
    hands = {0: ["Cracked Mirror", "Lantern"], 1: ["Crown of Greed"], 2: ["Coin Purse", "Strongbox"]}
    state = game(hands=hands)
    play(state, USE[CRACKED_MIRROR], TARGET[1])
    assert listed(state, Target) == [TARGET[1], TARGET[2], TARGET[3]]
    assert told(play(state, TARGET[2]), Protected) == [Protected(2, 0)]
    assert (state.hands[0], state.hands[1], asked(state)) == ((LANTERN,), (CROWN_OF_GREED,), (0, "act"))
    assert (state.known[2], state.money[2]) == (cards("Coin Purse", "Strongbox"), 100)


@pytest.mark.parametrize("ability", ["Leaden Idol", "Crown of Greed"])
def test_9_9_a_mirrored_ability_is_explained_whatever_its_victim_shows(ability):
    """The first player who is named shows what is mirrored; the second, against whom it is used, may show a corpse."""
    state = game(
        3,
        hands={0: ["Cracked Mirror", "Rations"], 1: [ability, "Lantern"], 2: ["Cellar Rat"]},
        display={1: ability, 2: "Cellar Rat"},
    )
    against = [each for each in seen(state, 0) if each.action == USE[CRACKED_MIRROR] and TARGET[2] in each.then[1:]]
    assert against
    for offer in against:
        reasons = GAME.explain(look(state, 0), 0, (offer.action, *offer.then), PLAYERS)
        assert reasons.law == artifact_text(card(ability))
