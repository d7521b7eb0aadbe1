"""Ways from a table to menu, rules, saves and settings; some of them hide a private view first."""

from game import paths
from game.play.advice.bot_explanations import deeds
from game.play.showing.hud_state import LogLine
from game.storage.autosaves import resume_in_steps
from game.storage.reading import SAVE
from game.storage.saves import CannotSave, save_as
from game.ui.scenes import to
from game.ui.scenes.play.desk import Desk
from game.ui.scenes.play.save_name import SaveName
from game.ui.scenes.start.resuming import Resuming
from game.ui.shell.input import Input, Key
from game.ui.table.input.subject import subject
from game.ui.table.view import TableView
from game.words import _


def open_by_key(desk: Desk, given: Input) -> bool:
    """Open what this key means at every table; return whether it means something here."""
    match given:
        case Key(action="save"):
            save_under_name(desk)
        case Key(action="load"):
            open_saves(desk)
        case Key(action="quick save"):
            quick_save(desk)
        case Key(action="quick load"):
            quick_load(desk)
        case Key(action="settings"):
            open_settings(desk)
        case Key(action="search"):
            search_log(desk)
        case Key(action="stops"):
            open_stops(desk)
        case _:
            return False
    return True


def open_menu(desk: Desk) -> None:
    """Hide a private view and open the pause menu."""
    desk.cover()
    desk.app.go(to.Pause(desk))


def open_rules(desk: Desk, rule: str) -> None:
    """Open the rules at this rule ("" = the beginning), with the viewer's table and why a spot was refused."""
    table, look, spot = desk.view.table, desk.view.look, subject(desk.view)
    assert table
    refusal, why = table.refusals.get(spot), None
    names = {each.id: each.label for each in table.spots}
    if rule and rule == look.message_rule:
        why = to.Why(names.get(look.shaking, ""), look.message)
    elif refusal and rule == refusal.rule:
        why = to.Why(names.get(spot, ""), refusal.reason)
    desk.app.go(to.Rules(desk.match.game.id, rule, table.slips, why))


def open_inspector(desk: Desk, spot: str) -> None:
    """Open the card inspector at this spot, if it has a slip."""
    table = desk.view.table
    if table and spot in table.slips:
        desk.app.go(to.Inspector(desk.match.game, table, spot))


def search_log(desk: Desk) -> None:
    """Open the search in the lines of the log that the viewer may read."""
    look = desk.view.look
    desk.app.go(to.LogSearch(look.lines, desk.match.players, lambda step: desk.view.on_tool(f"line:{step}")))


def open_why(desk: Desk, told: LogLine | None = None) -> None:
    """Explain why a bot did what this line tells; by default the line pointed at, else the last deed of a bot.

    What was no bot's own choice has a rule instead. If no bot has done anything public yet, a notice says so.
    """
    found = deeds(desk.match, desk.session.showing.step)
    told = told or _pointed(desk.view)
    if told is not None:
        place = next((place for place, (step, _line) in enumerate(found) if step == told.step), None)
        if place is None:
            open_rules(desk, told.line.rule)
            return
        found = (*found[:place], (told.step, told.line), *found[place + 1 :])
        desk.app.go(to.BotExplanation(desk.match, desk.board, found, place))
    elif found:
        places = [place for place, (_step, line) in enumerate(found) if line.kind != "phase"]
        desk.app.go(to.BotExplanation(desk.match, desk.board, found, places[-1] if places else -1))
    else:
        desk.tell(_("No bot has done anything yet that all know of."))


def _pointed(view: TableView) -> LogLine | None:
    """Return the log line or recap chip that is pointed at or focused; None if there is none."""
    for id in (view.touch.hovered, view.touch.focused if view.touch.keyboard else ""):
        kind, _colon, rest = id.partition(":")
        if kind in ("recap", "why") and int(rest) < len(view.look.recap):
            return view.look.recap[int(rest)]
        if kind == "line":
            return next((one for one in view.look.lines if f"{one.step}:{one.line.text}" == rest), None)
    return None


def open_stops(desk: Desk) -> None:
    """Open the settings of when to be asked, if the viewer has any."""
    if desk.session.showing.look.stops:
        desk.app.go(to.Stops(desk))


def open_settings(desk: Desk) -> None:
    """Hide a private view and open the settings."""
    desk.cover()
    desk.app.go(to.Settings())


def open_saves(desk: Desk) -> None:
    """Hide a private view and open the list of saves."""
    desk.cover()
    desk.app.go(to.Load())


def save_under_name(desk: Desk) -> None:
    """Hide a private view and ask for the name of a save."""
    desk.cover()
    desk.app.push(SaveName(desk.match, desk.caption, lambda name: _tell_saved(desk, name)))


def _tell_saved(desk: Desk, name: str) -> None:
    desk.tell(_("Saved as “{name}”.").format(name=name))


def quick_save(desk: Desk) -> None:
    """Save under the name for quick saves, replacing the last one; a notice says whether it worked."""
    name = _("Quick save")
    try:
        save_as(desk.match, name, desk.caption, replace=True)
        _tell_saved(desk, name)
    except CannotSave as error:
        desk.tell(str(error))


def quick_load(desk: Desk) -> None:
    """Open the quick save instead of this table, whose autosave stays; a notice says if that fails."""
    path = paths.saves_folder() / f"{_('Quick save')}{SAVE}"
    if not path.exists():
        desk.tell(_("There is no quick save yet."))
        return
    desk.cover()
    desk.app.push(Resuming(resume_in_steps(path), lambda error: desk.tell(str(error))))
