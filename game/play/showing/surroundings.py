"""Collects what is shown around the table: the HudState."""

from typing import Literal

from game.bots.levels import find_level, level_name
from game.core.player import Player
from game.play.advice.hint_permission import hint_permission
from game.play.handover import Stage
from game.play.pace import Part, speed_words
from game.play.showing.chronicle import recap
from game.play.showing.hud_state import CallHud, HudState, LogLine, SeatHud
from game.play.showing.shown import Shown
from game.play.showing.takebacks import redo_seat, undo_seat
from game.words import _


def surroundings(showing: Shown) -> HudState:
    """Return what is shown around the table now, for its viewer."""
    choice, pace, playing = showing.choice, showing.opponents.pace, showing.playing
    viewer, beat = showing.viewer, showing.beat
    lines = tuple(line for line in showing.teller.lines(viewer) if line.step < showing.step)
    telling = beat is not None and beat.part is Part.INTENT
    return HudState(
        seats=tuple(_seat(player) for player in playing.match.players),
        viewer=viewer if showing.rules.veiled else None,
        picked=choice.picked,
        open=tuple(spot for spot in choice.next_spots if not showing.counts(spot)),
        ready=showing.ready,
        amount=showing.amount,
        call=_call(showing),
        unasked=() if showing.table.unasked is None else showing.playing.may_step_in,
        retreat=showing.retreat,
        lamp=hint_permission(showing),
        stops=viewer in playing.humans and bool(showing.table.stops),
        pencil=showing.pencil,
        curtain=_curtain(showing),
        undo=_undo_words(showing),
        redo="" if redo_seat(showing) is None else showing.undone[-1] or _("the last step"),
        bots=bool(playing.bots),
        paused=pace.paused,
        speed=speed_words(pace.speed),
        thinking=None if playing.calls.running else showing.opponents.minds.thinking,
        lines=lines,
        recap=recap(_since_human(lines, showing), frozenset(playing.bots)),
        intent=beat.lines[0] if beat is not None and telling and beat.lines else None,
        message=showing.notice.text,
        message_rule=showing.notice.rule,
        shaking=showing.notice.spot,
    )


def _undo_words(showing: Shown) -> str:
    if undo_seat(showing) is None:
        return ""
    return showing.teller.last_words(showing.playing.match.step - 1) or _("the last step")


def _curtain(showing: Shown) -> Literal["", "hide", "lift", "return"]:
    if showing.overview:
        return "return"
    if not showing.rules.veiled:
        return ""
    if showing.viewer is not None:
        return "hide"
    return "lift" if showing.at.stage is Stage.PUBLIC and showing.acting is not None else ""


def _call(showing: Shown) -> CallHud | None:
    """Return the open call for the public table, once the table shows what happened; else None."""
    calls = showing.playing.calls
    seen = showing.viewer is None and showing.table.call == calls.call
    if calls.call is None or not calls.called or not calls.veiled or not seen:
        return None
    return CallHud(calls.call.words, calls.called, tuple(sorted(calls.wishes)), calls.running)


def _seat(player: Player) -> SeatHud:
    level = "" if player.human else level_name(find_level(player.level))
    return SeatHud(player.name, player.colour, level)


def _since_human(lines: tuple[LogLine, ...], showing: Shown) -> tuple[LogLine, ...]:
    """Return the lines since the last public step of a human or the viewer's own last step."""
    match, humans, viewer = showing.playing.match, showing.playing.humans, showing.viewer
    own = showing.playing.own_last(viewer) - 1 if viewer in humans else 0
    steps = match.steps
    told = (each.step for each in reversed(match.seat(None).events) if steps[each.step][0] in humans)
    since = max(own, next(told, 0))
    return tuple(line for line in lines if line.step >= since)
