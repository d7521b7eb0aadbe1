"""What leads away from a table: the menu, the rules, saves. What is private is covered first."""

from typing import TYPE_CHECKING

from game import paths
from game.core.save import BadSave
from game.play.bot_explanations import deeds
from game.play.hud_state import LogLine
from game.saves import SAVE, CannotSave, open_save, save_as
from game.ui.shell.input import Input, Key
from game.ui.table.view import TableView
from game.words import _

if TYPE_CHECKING:
    from game.ui.scenes.play.table import TableScene


def open_by_key(desk: "TableScene", given: Input) -> bool:
    """Opens what this key means everywhere at a table; False when it means nothing of that kind."""
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


def open_menu(desk: "TableScene") -> None:
    """The pause menu."""
    from game.ui.scenes.play.pause import Pause  # noqa: PLC0415 - the menu knows the table

    desk.cover()
    desk.app.push(Pause(desk))


def open_rules(desk: "TableScene", rule: str) -> None:
    """The rules reader, at a rule, with what holds at this table as its viewer sees it."""
    from game.ui.scenes.reading.rules import RulesReader  # noqa: PLC0415 - only when somebody reads
    from game.ui.scenes.reading.rules_pages import Why  # noqa: PLC0415 - only when somebody reads

    table, look, spot = desk.view.table, desk.view.look, desk.view.subject()
    assert table
    refusal, why = table.refusals.get(spot), None
    names = {each.id: each.label for each in table.spots}
    if rule and rule == look.message_rule:
        why = Why(names.get(look.shaking, ""), look.message)
    elif refusal and rule == refusal.rule:
        why = Why(names.get(spot, ""), refusal.reason)
    desk.app.push(RulesReader(desk.match.game.id, rule, table.slips, why))


def open_inspector(desk: "TableScene", spot: str) -> None:
    """The card inspector, at a spot; it knows what the viewer knows."""
    from game.ui.scenes.play.inspector import Inspector  # noqa: PLC0415 - only when somebody looks closer

    table = desk.view.table
    if table and spot in table.slips:
        desk.app.push(Inspector(desk.match.game, table, spot))


def search_log(desk: "TableScene") -> None:
    """A look for words in the log that the viewer may read."""
    from game.ui.scenes.play.log_search import LogSearch  # noqa: PLC0415 - only when somebody searches

    look = desk.view.look
    desk.app.push(LogSearch(look.lines, desk.match.players, lambda step: desk.view.on_tool(f"line:{step}")))


def open_why(desk: "TableScene", told: LogLine | None = None) -> None:
    """Why a bot did what this line tells, else what is pointed at or was done last; a notice where no bot has acted."""
    from game.ui.scenes.advice.bot_explanation import WhySlip  # noqa: PLC0415 - only when somebody wonders

    found = deeds(desk.match, desk.session.showing.step)
    told = told or _pointed(desk.view)
    if not found:
        desk.tell(_("No bot has done anything yet that all know of."))
        return
    if told is None:
        places = [place for place, (_step, line) in enumerate(found) if line.kind != "phase"]
    else:
        places = [place for place, (step, _line) in enumerate(found) if step <= told.step]
    desk.app.push(WhySlip(desk.match, desk.board, found, places[-1] if places else -1))


def _pointed(view: TableView) -> LogLine | None:
    """The line of the log, or the chip, that is pointed at or focused."""
    for id in (view.touch.hovered, view.touch.focused if view.touch.keyboard else ""):
        kind, _colon, rest = id.partition(":")
        if kind == "recap" and int(rest) < len(view.look.recap):
            return view.look.recap[int(rest)]
        if kind == "line":
            return next((one for one in view.look.lines if f"{one.step}:{one.line.text}" == rest), None)
    return None


def open_stops(desk: "TableScene") -> None:
    """At which calls whoever looks wants to be asked; nothing where nobody looks, or nobody is ever called."""
    from game.ui.scenes.play.stops import Stops  # noqa: PLC0415 - only when somebody wishes something

    if desk.session.showing.look.stops:
        desk.app.push(Stops(desk))


def open_settings(desk: "TableScene") -> None:
    """The settings."""
    from game.ui.scenes.settings.settings_scene import SettingsScene  # noqa: PLC0415 - only when somebody sets something

    desk.cover()
    desk.app.push(SettingsScene())


def open_saves(desk: "TableScene") -> None:
    """The list of saves, to open another match."""
    from game.ui.scenes.start.load import Load  # noqa: PLC0415 - loading opens a table

    desk.cover()
    desk.app.push(Load())


def save_under_name(desk: "TableScene") -> None:
    """A save with a name that the player types."""
    from game.ui.scenes.play.save_name import SaveName  # noqa: PLC0415 - only when somebody saves

    desk.cover()
    desk.app.push(SaveName(desk.match, desk.caption, lambda name: _tell_saved(desk, name)))


def _tell_saved(desk: "TableScene", name: str) -> None:
    desk.tell(_("Saved as “{name}”.").format(name=name))


def quick_save(desk: "TableScene") -> None:
    """A save with one key; the one before is replaced."""
    name = _("Quick save")
    try:
        save_as(desk.match, name, desk.caption, replace=True)
        _tell_saved(desk, name)
    except CannotSave as error:
        desk.tell(str(error))


def quick_load(desk: "TableScene") -> None:
    """Back to the quick save; this table stays among the autosaves."""
    path = paths.saves_folder() / f"{_('Quick save')}{SAVE}"
    if not path.exists():
        desk.tell(_("There is no quick save yet."))
        return
    from game.ui.scenes.start.launch import sit_down  # noqa: PLC0415 - only when somebody loads

    try:
        sit_down(desk.app, open_save(path), resumed=True)
    except (BadSave, CannotSave) as error:
        desk.tell(str(error))
