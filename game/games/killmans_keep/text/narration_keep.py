"""What happens in the Keep, in words."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.telling import Line
from game.games.killmans_keep import events_keep as keep_events
from game.games.killmans_keep.components import KILLMANS_WHISTLE, MONSTER_FACE, SMOKE_POT
from game.games.killmans_keep.looks.icons import icon, thing
from game.games.killmans_keep.text.sentences import Players, line, listed, private
from game.words import _


def _drew(event: keep_events.Drew, players: Players) -> Line:
    face = thing("back_keep")
    return line(event, players, _("{seat} carries an artifact out of the Keep."), "6.2", cue="card", face=face)


def _drew_seen(event: keep_events.DrewSeen, players: Players) -> Line:
    return private(event, players, _("You draw {card}."), f"9.{event.card + 2}", kind="luck", face=icon(event.card))


def _met(event: keep_events.MonsterMet, players: Players) -> Line:
    words = _("{seat} meets the {card}.")
    return line(event, players, words, "6.2", spot="keep", kind="luck", cue="growl", face=icon(event.card))


def _looked(event: keep_events.LookedAhead, players: Players) -> Line:
    words, face = _("{seat} looks at {number} cards of the Keep."), thing("back_keep")
    return line(event, players, words, "9.2", spot="keep", cue="page", face=face)


def _saw(event: keep_events.SawCards, players: Players) -> Line:
    words = _("On top of the Keep, in this order: {cards}.").replace("{cards}", listed(event.cards))
    return private(event, players, words, "9.2", spot="keep", kind="luck", face=icon(event.cards[0]))


def _reordered(event: keep_events.Reordered, players: Players) -> Line:
    face = thing("back_keep")
    return line(event, players, _("{seat} puts the cards back."), "9.2", spot="keep", cue="card", face=face)


def _buried(event: keep_events.BuriedCard, players: Players) -> Line:
    words = _("{seat} puts the top card under the Keep deck.")
    if event.card >= 0:
        words = _("{seat} puts the {card} under the Keep deck.")
    face = icon(event.card) if event.card >= 0 else thing("back_keep")
    return line(event, players, words, "9.22", spot="keep", cue="card", face=face)


def _whistled(event: keep_events.Whistled, players: Players) -> Line:
    words, face = _("{seat} whistles: {card} for {price} from {drawer}."), icon(event.card)
    rule = f"9.{KILLMANS_WHISTLE + 2}"
    return line(event, players, words, rule, delta=-event.price, kind="money", cue="reveal", face=face)


def _fought_off(event: keep_events.FoughtOff, players: Players) -> Line:
    words = _("Smoke hides {seat}: the {card} does no harm.")
    return line(event, players, words, f"9.{SMOKE_POT + 2}", spot="keep", cue="smoke", face=icon(event.card))


def _lost(event: keep_events.Lost, players: Players) -> Line:
    words = _("{seat} loses to the {card}: {total}, and {needed} were needed.")
    if event.skip:
        words = _("{seat} loses to the {card}: {total}, and {needed} were needed. A turn is lost.")
    return line(event, players, words, "6.7", spot="keep", kind="luck", cue="error", face=icon(event.card))


def _won(event: keep_events.Won, players: Players) -> Line:
    words = _("{seat} defeats the {card}: {total}, and {needed} was enough.")
    if event.total < 0:
        words = _("{seat} shoots the {card}.")
    return line(event, players, words, "6.8", spot="keep", kind="luck", cue="swords", face=icon(event.card))


def _effect(event: keep_events.Effect, players: Players) -> Line:
    words = _("{seat} finds {amount} in its lair.") if event.amount > 0 else _("The {card} takes {amount} from {seat}.")
    rule = f"12.{event.card - MONSTER_FACE + 1}"
    return line(event, players, words, rule, delta=event.amount, kind="money", cue="coin", face=icon(event.card))


def _fled(event: keep_events.Fled, players: Players) -> Line:
    return line(event, players, _("{seat} flees from the {card}."), "6.3", cue="steps", face=icon(event.card))


def _slipped(event: keep_events.SlippedAway, players: Players) -> Line:
    words = _("{seat} hides, and the {card} goes under the Keep deck.")
    return line(event, players, words, "9.25", spot="keep", cue="card", face=icon(event.card))


def _shuffled(event: keep_events.KeepShuffled, players: Players) -> Line:
    words = _("The Keep discard, {n} cards, is shuffled into a new deck.").format(n=event.cards)
    return Line(None, words, rule="6.11", spot="keep", kind="luck", cue="card")


KEEP_LINES: Mapping[type, Callable[[Any, Players], Line | None]] = {
    keep_events.Drew: _drew,
    keep_events.DrewSeen: _drew_seen,
    keep_events.MonsterMet: _met,
    keep_events.LookedAhead: _looked,
    keep_events.SawCards: _saw,
    keep_events.Reordered: _reordered,
    keep_events.BuriedCard: _buried,
    keep_events.Whistled: _whistled,
    keep_events.FoughtOff: _fought_off,
    keep_events.Lost: _lost,
    keep_events.Won: _won,
    keep_events.Effect: _effect,
    keep_events.Fled: _fled,
    keep_events.SlippedAway: _slipped,
    keep_events.KeepShuffled: _shuffled,
}
