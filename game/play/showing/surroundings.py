"""Collects what is shown around the table: the HudState."""

from typing import Literal

from game.bots.levels import find_level, level_name
from game.core.player import Player
from game.play.advice.hint_permission import hint_permission
from game.play.handover import Stage
from game.play.pace import Part, speed_words
from game.play.showing.chronicle import LAST, happened, last_choices, recap
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
    since, fresh, told = _recap(lines, showing)
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
        recap=told,
        since=since,
        fresh=fresh,
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
    told = showing.beat is None  # else another name stands above the button
    return "lift" if told and showing.at.stage is Stage.PUBLIC and showing.acting is not None else ""


def _call(showing: Shown) -> CallHud | None:
    """Return the open call, once the table shows what happened; else None.

    It lies before everybody; where no other human is called, before the one who goes on looking.
    """
    calls, viewer = showing.playing.calls, showing.viewer
    before = viewer is None or showing.playing.decision.asks_nobody_but(viewer)
    seen = before and showing.table.call == calls.call
    if calls.call is None or not calls.called or not calls.veiled or not seen:
        return None
    by = next((mat.seat for mat in showing.table.mats if mat.active), None)
    pressed = tuple(sorted(calls.wishes))
    call = calls.call
    return CallHud(call.words, calls.called, pressed, calls.running, calls.whole, call.seats, by, call.above)


def _seat(player: Player) -> SeatHud:
    level = "" if player.human else level_name(find_level(player.level))
    return SeatHud(player.name, player.colour, level)


def _recap(lines: tuple[LogLine, ...], showing: Shown) -> tuple[int | None, bool, tuple[LogLine, ...]]:
    """Return whom the chips are for, whether that human has chosen nothing yet, and what they tell."""
    since = _addressed(showing)
    last = -1 if since is None else _last_choice(since, showing)
    told = () if since is None else recap(lines, since, showing.playing.match.steps, last)
    if told or showing.viewer is not None:
        return since, last < 0, told
    return None, False, tuple(line for line in happened(lines) if line.line.seat is not None)[-LAST:]


def _addressed(showing: Shown) -> int | None:
    """Return whom the recap is for: the viewer, the human who decides, or the one whose last public choice is oldest.

    Public facts alone decide on the public table.
    """
    playing = showing.playing
    if showing.viewer in playing.humans:
        return showing.viewer
    if playing.decision.seat is not None:
        return playing.decision.seat
    last = last_choices(playing.match, None, playing.passes)
    return min(playing.humans, key=lambda seat: last[seat], default=None)


def _last_choice(seat: int, showing: Shown) -> int:
    """Return the step of this seat's last choice; in public of the last one that was told to all; -1 if none."""
    playing, viewer = showing.playing, seat if showing.viewer == seat else None
    return last_choices(playing.match, viewer, playing.passes)[seat]
