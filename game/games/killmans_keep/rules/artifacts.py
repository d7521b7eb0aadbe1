"""9: the artifacts that are used as an action. Weapons stand in `fight`, reactions where they react.

Using one begins with `use`. What must be chosen is asked before the card is paid, so that a choice can be taken back;
`pay` then consumes the card. With the Cracked Mirror `using` is the Mirror and `ability` the card it mirrors.
"""

from collections.abc import Callable

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.killmans_keep import actions as act
from game.games.killmans_keep import components as box
from game.games.killmans_keep.events import Earned
from game.games.killmans_keep.rules import against_player, cheaper_doubloon, guild, keep, take_open_card, turn
from game.games.killmans_keep.rules.state import State, ask


def list_uses(state: State, seat: Seat) -> list[act.Action]:
    """9.1: every artifact whose ability can be used as an action now."""
    listed: list[act.Action] = []
    last = -1
    for card in state.hands[seat]:
        if card != last and card in CAN and CAN[card](state, seat, card):
            listed.append(act.USE[card])
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


def _mirrored(state: State, seat: Seat) -> list[Seat]:
    display = state.display
    return [
        other
        for other in range(state.seats)
        if other != seat
        and display[other] in CAN
        and display[other] != box.CRACKED_MIRROR
        and CAN[display[other]](state, seat, box.CRACKED_MIRROR)
    ]


def _can_mirror(state: State, seat: Seat, _using: int) -> bool:
    return bool(_mirrored(state, seat))


def _ask_target(state: State, seat: Seat, _chance: Chance, _tell: Tell | None) -> None:
    ask(state, seat, "target")


def list_targets(state: State, seat: Seat) -> list[act.Action]:
    """9.8, 9.9, 9.11: the players against whom, or with whose card, it works."""
    return [act.TARGET[other] for other in _VICTIMS[state.ability](state, seat)]


def target(state: State, seat: Seat, action: act.Target, chance: Chance, tell: Tell | None) -> None:
    """9.8, 9.9, 9.11: this player."""
    if state.ability == box.CRACKED_MIRROR:
        state.ability = state.display[action.seat]
        START[state.ability](state, seat, chance, tell)
    elif state.ability == box.LEADEN_IDOL:
        state.picked = (action.seat,)
        ask(state, seat, "swap")
    else:
        against_player.crown(state, seat, action.seat, tell)


# 9.22 Killman's Key, 9.29 Rope and Hook: in the Keep


def _can_key(state: State, seat: Seat, _using: int) -> bool:
    return state.area[seat] == box.KEEP and (state.monster >= 0 or keep.can_draw(state))


def _key(state: State, seat: Seat, chance: Chance, tell: Tell | None) -> None:
    turn.pay(state, seat, tell)
    keep.bury(state, seat, chance, tell)
    keep.draw_cards(state, seat, 1, chance, tell)


def _can_rope(state: State, seat: Seat, _using: int) -> bool:
    return state.area[seat] == box.KEEP and keep.can_draw(state)


def _rope(state: State, seat: Seat, chance: Chance, tell: Tell | None) -> None:
    turn.pay(state, seat, tell)
    keep.draw_cards(state, seat, box.ROPE_CARDS, chance, tell)


# 9.27 Trail Boots


def _can_walk(state: State, seat: Seat, _using: int) -> bool:
    return bool(_ways(state, seat))


def _ways(state: State, seat: Seat) -> list[act.Action]:
    here = state.area[seat]
    return [act.MOVE[area] for area in range(len(box.AREAS)) if area != here and not state.barred >> area & 1]


def _ask_walk(state: State, seat: Seat, _chance: Chance, _tell: Tell | None) -> None:
    ask(state, seat, "walk")


def list_walks(state: State, seat: Seat) -> list[act.Action]:
    """9.27: any other area, 9.10: less those it was turned back from."""
    return _ways(state, seat)


def walk(state: State, seat: Seat, action: act.Move, _chance: Chance, tell: Tell | None) -> None:
    """9.27: there."""
    using = state.using
    turn.pay(state, seat, tell)
    turn.go(state, seat, action.area, using, tell)


# 9.30 Guild Badge


def _can_badge(state: State, seat: Seat, using: int) -> bool:
    return bool(guild.guild_actions(state, seat, using))


def _ask_badge(state: State, seat: Seat, _chance: Chance, _tell: Tell | None) -> None:
    ask(state, seat, "badge")


CAN: dict[int, Callable[[State, Seat, int], bool]] = {
    box.LANTERN: _can_look,
    box.COIN_PURSE: _always,
    box.SPYGLASS: take_open_card.can_spy,
    box.LEADEN_IDOL: against_player.can_idol,
    box.CRACKED_MIRROR: _can_mirror,
    box.CROWN_OF_GREED: against_player.can_crown,
    box.CHIPPED_OPAL: take_open_card.can_opal,
    box.HEART_OF_THE_KEEP: cheaper_doubloon.can_heart,
    box.KILLMANS_KEY: _can_key,
    box.KILLMANS_NOTE: take_open_card.can_note,
    box.KILLMANS_SEAL: cheaper_doubloon.can_seal,
    box.TRAIL_BOOTS: _can_walk,
    box.ROPE_AND_HOOK: _can_rope,
    box.GUILD_BADGE: _can_badge,
}
"""Whether a seat could use the ability now, by consuming the card given last."""

START: dict[int, Callable[[State, Seat, Chance, Tell | None], None]] = {
    box.LANTERN: _lantern,
    box.COIN_PURSE: _coin_purse,
    box.SPYGLASS: take_open_card.ask_take,
    box.LEADEN_IDOL: _ask_target,
    box.CRACKED_MIRROR: _ask_target,
    box.CROWN_OF_GREED: _ask_target,
    box.CHIPPED_OPAL: take_open_card.ask_take,
    box.HEART_OF_THE_KEEP: cheaper_doubloon.heart,
    box.KILLMANS_KEY: _key,
    box.KILLMANS_NOTE: take_open_card.ask_take,
    box.KILLMANS_SEAL: cheaper_doubloon.seal,
    box.TRAIL_BOOTS: _ask_walk,
    box.ROPE_AND_HOOK: _rope,
    box.GUILD_BADGE: _ask_badge,
}

_VICTIMS: dict[int, Callable[[State, Seat], list[Seat]]] = {
    box.LEADEN_IDOL: against_player.idol_victims,
    box.CRACKED_MIRROR: _mirrored,
    box.CROWN_OF_GREED: against_player.crown_victims,
}
"""Whom an ability can be directed at."""
