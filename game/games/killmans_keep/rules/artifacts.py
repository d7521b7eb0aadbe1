"""9: the artifacts that are used as an action. Weapons stand in `fight`, reactions where they react.

Using one begins with `use`. What must be chosen is asked before the card is paid, so that a choice can be taken back;
`pay` then consumes the card. With the Cracked Mirror `using` is the Mirror and `ability` the card it mirrors.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.killmans_keep import actions as act
from game.games.killmans_keep import components as box
from game.games.killmans_keep.actions import MOVE, USE
from game.games.killmans_keep.components import CRACKED_MIRROR, KEEP
from game.games.killmans_keep.events import Earned
from game.games.killmans_keep.rules import against_player, cheaper_doubloon, guild, keep, take_open_card, turn
from game.games.killmans_keep.rules.state import State, ask
from game.games.killmans_keep.view import Phase

Can = Callable[[State, Seat, int], bool]
Reach = Callable[[State, Seat, int], Sequence[Any]]
Start = Callable[[State, Seat, Chance, Tell | None], None]


def _on(_state: State, _seat: Seat, _chosen: int, _chance: Chance, _tell: Tell | None) -> None:
    """What is chosen is an action of its own."""


@dataclass(frozen=True, slots=True)
class Asking:
    """What an ability asks, the cards, seats or actions among which one chooses, and what is done with the choice."""

    phase: Phase
    reach: Reach
    done: Callable[[State, Seat, int, Chance, Tell | None], None] = _on


def list_uses(state: State, seat: Seat) -> list[act.Action]:
    """9.1: every artifact whose ability can be used as an action now."""
    listed: list[act.Action] = []
    last = -1
    for card in state.hands[seat]:
        if card != last:
            can = _CAN[card]
            if can is not None and can(state, seat, card):
                listed.append(USE[card])
            last = card
    return listed


def use(state: State, seat: Seat, action: act.Use, chance: Chance, tell: Tell | None) -> None:
    """9.1: the ability of a card of the own hand."""
    state.using = state.ability = action.card
    START[action.card](state, seat, chance, tell)


# 9.2 Lantern


def _can_look(state: State, _seat: Seat, _using: int) -> bool:
    return keep.can_draw(state)


def _lantern(state: State, seat: Seat, chance: Chance, tell: Tell | None) -> None:
    turn.pay(state, seat, tell)
    keep.look_ahead(state, seat, chance, tell)


# 9.3 Coin Purse


def _always(_state: State, _seat: Seat, _using: int) -> bool:
    return True


def _coin_purse(state: State, seat: Seat, _chance: Chance, tell: Tell | None) -> None:
    turn.pay(state, seat, tell)
    state.money[seat] += box.COINS
    if tell:
        tell(Earned(seat, box.COINS))


# 9.8 Leaden Idol, 9.9 Cracked Mirror, 9.11 Crown of Greed: another player


def _mirrored(state: State, seat: Seat, _using: int) -> list[Seat]:
    """9.9: whose Display Card could be used now."""
    display = state.display
    return [
        other
        for other in range(state.seats)
        if other != seat
        and display[other] in CAN
        and display[other] != CRACKED_MIRROR
        and CAN[display[other]](state, seat, CRACKED_MIRROR)
    ]


def _mirror(state: State, seat: Seat, owner: Seat, chance: Chance, tell: Tell | None) -> None:
    state.ability = state.display[owner]
    START[state.ability](state, seat, chance, tell)


def _idol(state: State, seat: Seat, victim: Seat, _chance: Chance, _tell: Tell | None) -> None:
    state.picked = (victim,)
    ask(state, seat, "swap")


def list_targets(state: State, seat: Seat) -> list[act.Action]:
    """9.8, 9.9, 9.11: the players against whom, or with whose card, it works."""
    return [act.TARGET[other] for other in ASKING[state.ability].reach(state, seat, state.using)]


def list_takes(state: State, seat: Seat) -> list[act.Action]:
    """9.4, 9.13, 9.23: the cards that the ability reaches."""
    return [act.TAKE[card] for card in ASKING[state.ability].reach(state, seat, state.using)]


def target(state: State, seat: Seat, action: act.Target, chance: Chance, tell: Tell | None) -> None:
    """9.8, 9.9, 9.11: this player."""
    ASKING[state.ability].done(state, seat, action.seat, chance, tell)


def take(state: State, seat: Seat, action: act.Take, chance: Chance, tell: Tell | None) -> None:
    """9.4, 9.13, 9.23: this card."""
    ASKING[state.ability].done(state, seat, action.card, chance, tell)


# 9.22 Killman's Key, 9.29 Rope and Hook: in the Keep


def _can_key(state: State, seat: Seat, _using: int) -> bool:
    return state.area[seat] == KEEP and (state.monster >= 0 or keep.can_draw(state))


def _key(state: State, seat: Seat, chance: Chance, tell: Tell | None) -> None:
    turn.pay(state, seat, tell)
    keep.bury(state, seat, chance, tell)
    keep.draw_cards(state, seat, 1, chance, tell)


def _can_rope(state: State, seat: Seat, _using: int) -> bool:
    return state.area[seat] == KEEP and keep.can_draw(state)


def _rope(state: State, seat: Seat, chance: Chance, tell: Tell | None) -> None:
    turn.pay(state, seat, tell)
    keep.draw_cards(state, seat, box.ROPE_CARDS, chance, tell)


# 9.27 Trail Boots


def list_walks(state: State, seat: Seat, _using: int = -1) -> list[act.Action]:
    """9.27: any other area, 9.10: less those it was turned back from."""
    here = state.area[seat]
    return [MOVE[area] for area in range(len(box.AREAS)) if area != here and not state.barred >> area & 1]


def walk(state: State, seat: Seat, action: act.Move, _chance: Chance, tell: Tell | None) -> None:
    """9.27: there."""
    using = state.using
    turn.pay(state, seat, tell)
    turn.go(state, seat, action.area, using, tell)


# 9: what an ability does, or asks first


def _within(reach: Reach) -> Can:
    """An ability can be used where there is something in its reach."""

    def can(state: State, seat: Seat, using: int) -> bool:
        return bool(reach(state, seat, using))

    return can


def _asking(phase: Phase) -> Start:
    """An ability that asks something first, before its card is paid."""

    def start(state: State, seat: Seat, _chance: Chance, _tell: Tell | None) -> None:
        ask(state, seat, phase)

    return start


ASKING: dict[int, Asking] = {
    box.SPYGLASS: Asking("take", take_open_card.bargains, take_open_card.buy_cheaper),
    box.LEADEN_IDOL: Asking("target", against_player.swappable, _idol),
    CRACKED_MIRROR: Asking("target", _mirrored, _mirror),
    box.CROWN_OF_GREED: Asking("target", against_player.crown_victims, against_player.crown),
    box.CHIPPED_OPAL: Asking("take", take_open_card.for_opal, take_open_card.swap_at_market),
    box.KILLMANS_NOTE: Asking("take", take_open_card.for_note, take_open_card.take_back),
    box.TRAIL_BOOTS: Asking("walk", list_walks),
    box.GUILD_BADGE: Asking("badge", guild.guild_actions),
}
"""Abilities that ask something before their card is paid."""

ABILITIES: dict[int, tuple[Can, Start]] = {
    box.LANTERN: (_can_look, _lantern),
    box.COIN_PURSE: (_always, _coin_purse),
    box.HEART_OF_THE_KEEP: (cheaper_doubloon.can_heart, cheaper_doubloon.heart),
    box.KILLMANS_KEY: (_can_key, _key),
    box.KILLMANS_SEAL: (cheaper_doubloon.can_seal, cheaper_doubloon.seal),
    box.ROPE_AND_HOOK: (_can_rope, _rope),
    **{card: (_within(row.reach), _asking(row.phase)) for card, row in ASKING.items()},
}
CAN = {card: can for card, (can, _start) in ABILITIES.items()}
"""Whether a seat could use the ability now, by consuming the card given last."""
_CAN = tuple([CAN.get(card) for card in box.FACES])
START = {card: start for card, (_can, start) in ABILITIES.items()}
