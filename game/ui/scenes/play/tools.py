"""What the buttons and keys in the bar and at the side of a table do."""

from collections.abc import Callable

from game.play.advice.hint_permission import give_hints
from game.play.handover import Stage
from game.play.pace import INSTANT
from game.play.showing.hud_state import HudState, LogLine
from game.ui.scenes.play import navigation
from game.ui.scenes.play.desk import Desk
from game.ui.table.input.subject import rule_of


def use(desk: Desk, tool: str) -> None:
    """Run a tool by name; a name with a colon has an argument, such as `study:<spot>` or `recap:<index>`."""
    session = desk.session

    def hold() -> None:
        session.pause(not session.pace.paused)

    deeds: dict[str, Callable[[], object]] = {
        "menu": lambda: navigation.open_menu(desk),
        "back": session.back,
        "swap": session.swap,
        "undo": session.undo,
        "redo": session.redo,
        "pause": hold,
        "hold": hold,
        "step": session.step_once,
        "skip": session.skip,
        "slower": lambda: _set_speed(desk, session.slower),
        "faster": lambda: _set_speed(desk, session.faster),
        "speed": lambda: _set_speed(desk, session.next_speed),
        "overview": lambda: _overview(desk),
        "hide": session.passing.hide,
        "lift": session.passing.lift,
        "pencil": session.take_pencil,
        "return": lambda: session.passing.look_public(False),
        "hint": session.hinting.ask,
        "explain": lambda: session.hinting.ask(explained=True),
        "why": lambda: navigation.open_why(desk),
        "all answered": session.all_have_answered,
        "replay all": lambda: _replay_all(desk),
        "stops": lambda: navigation.open_stops(desk),
        "rules": lambda: navigation.open_rules(desk, ""),
        "help": lambda: navigation.open_rules(desk, rule_of(desk.view)),
    }
    if tool in deeds:
        deeds[tool]()
    else:
        _point(desk, tool)


def _set_speed(desk: Desk, change: Callable[[], None]) -> None:
    """Change the speed of this table, and save it as a setting."""
    change()
    speed = desk.session.pace.speed
    desk.app.change(game_speed=0.0 if speed == INSTANT else speed)


def allow_hints(desk: Desk, wanted: bool) -> None:
    """Set whether this table has hints; saved with the match."""
    desk.session.hinting.close()
    give_hints(desk.match, wanted)
    desk.session.playing.keep()
    desk.session.showing.touch()
    desk.sync()


def _overview(desk: Desk) -> None:
    """Hide a private view, or show the public table instead of the veil or one's own view, or return from it."""
    session = desk.session
    if not desk.hide_private() and session.showing.at.stage is not Stage.PUBLIC:
        session.passing.look_public(not session.showing.overview)


def _point(desk: Desk, tool: str) -> None:
    """Run a tool with an argument: open a note, write on a spot, press an emblem, inspect, or replay what a line tells.

    A second press on a line of the log shows its rule.
    """
    kind, _colon, name = tool.partition(":")
    if kind == "study":
        desk.session.study(name)
        return
    if kind == "jot":
        desk.session.annotate(name)
        return
    if kind == "take":
        desk.session.take(tuple(name.split()))
        return
    if kind == "emblem":
        desk.session.call(int(name))
        return
    look, view = desk.view.look, desk.view
    if kind == "inspect":
        navigation.open_inspector(desk, name)
        return
    told = _chip(look, int(name)) if kind in ("recap", "why") else _line(look, name) if kind == "line" else None
    if told is None:
        return
    if kind == "why":
        navigation.open_why(desk, told)
    elif kind == "line" and told.line.rule and view.spotlit and view.spotlit == told.line.spot:
        navigation.open_rules(desk, told.line.rule)
    else:
        view.inspected = told.line.spot or view.inspected
        view.spotlight(told.line.spot)
        view.replay(desk.session.showing.teller.replay(desk.session.showing.viewer, told))


def _replay_all(desk: Desk) -> None:
    """Show again all that the chips tell of, one after the other."""
    showing = desk.session.showing
    replays = [showing.teller.replay(showing.viewer, told) for told in desk.view.look.recap]
    desk.view.replay(tuple(direction for found in replays for direction in found))


def _chip(look: HudState, n: int) -> LogLine | None:
    """The deed that a chip tells of; None if others have taken its place since it was drawn, and there is no such."""
    return look.recap[n] if n < len(look.recap) else None


def _line(look: HudState, name: str) -> LogLine | None:
    """Return the log line named <step>:<text>; for <step> alone one of that step, with a spot if any has one."""
    step, _colon, text = name.partition(":")
    lines = [each for each in look.lines if each.step == int(step) and text in ("", each.line.text)]
    return max(lines, key=lambda each: bool(each.line.spot), default=None)
