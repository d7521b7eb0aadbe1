"""What the things of a table are for: a spot is chosen, an entry studied, a tab opened."""

from collections.abc import Callable, Mapping

from game.play.showing.hud_state import composed
from game.play.showing.picking import PLATE
from game.ui.shell.input import Key
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.input.subject import rule_of, slip_of
from game.ui.table.panels import endings
from game.ui.table.panels.amount import SLIDER
from game.ui.table.panels.plates import ZONE
from game.ui.table.view_state import ViewState


def activate(view: ViewState, hit: HitArea) -> None:
    """Do what a click on this thing means, by its id; a tool that is not enabled does nothing."""
    kind, _colon, name = hit.id.partition(":")
    deed = DEEDS.get(hit.id) or DEEDS.get(kind)
    if deed:
        deed(view, hit, name)
    elif hit.enabled:
        view.on_tool(name if kind in ("tool", "page") else hit.id)
    view.app.dirty()


def commits(view: ViewState, given: Key) -> bool:
    """Enter does what is put together, wherever the focus is: who points sees only the key on the button."""
    meant = given.chord == "Enter" and not given.repeat and not view.touch.keyboard and composed(view.look) is not None
    if meant:
        if view.busy:
            view.app.motion.finish()
        view.on_commit()
    return meant


def _spot(view: ViewState, hit: HitArea, spot: str) -> None:
    if hit.zone == endings.ZONE and not _irrevocable(view, spot):
        view.on_tool(f"take:{spot}")
        return
    if hit.zone == ZONE:
        view.on_spot(PLATE + spot)
        return
    pencil = view.table.pencil if view.table and view.look.pencil else None
    if pencil and spot in pencil.spots:
        view.on_tool(f"jot:{spot}")
    elif spot.startswith("mat:") and spot not in (*view.look.open, *view.look.picked):
        view.on_tool(spot)
    else:
        view.on_spot(spot)


def _irrevocable(view: ViewState, spot: str) -> bool:
    """Whether this ending cannot be undone and asks nothing: then it is picked first, and a second press does it."""
    found = view.table.offers if view.table else ()
    return any(offer.path == (spot,) and offer.final and not offer.ask for offer in found)


def _way(view: ViewState, hit: HitArea, spot: str) -> None:
    """A name in the list of what can be chosen, while the list is seen; else a slip's foot may be there."""
    if slip_of(view) is None:
        _spot(view, hit, spot)
    elif any(other.id == "slip:" and other.rect.collidepoint(hit.rect.center) for other in view.hits):
        _slip(view, hit, spot)


def _slip(view: ViewState, _hit: HitArea, _name: str) -> None:
    """The slip leads to the rule whose number it bears."""
    if slip_of(view) and rule_of(view):
        view.on_tool("help")


def _note(view: ViewState, _hot: HitArea, spot: str) -> None:
    view.on_tool(f"study:{spot}")
    if spot in (*view.look.open, *view.look.picked):
        view.on_spot(spot)


def _amount(view: ViewState, hit: HitArea, step: str) -> None:
    if hit.enabled and hit.id != SLIDER:
        view.dialling.step(int(step))


def _deal(view: ViewState, hit: HitArea, name: str) -> None:
    side, _colon, step = name.partition(":")
    if hit.enabled and int(step):
        view.dialling.shift(1 if side == "0" else -1, int(step))


def _filter(view: ViewState, _hot: HitArea, name: str) -> None:
    view.side.filter, view.side.log_scroll, view.side.follow = name, 0.0, True


def _commit(view: ViewState, hit: HitArea, _name: str) -> None:
    if hit.enabled:
        view.on_commit()


def _cancel(view: ViewState, hit: HitArea, _name: str) -> None:
    if hit.enabled:
        view.on_cancel()


def open_tab(view: ViewState, name: str) -> None:
    """Show this tab of the side, from its beginning; the log only where it has no place of its own."""
    side, zones = view.side, view.plan().context.zones
    if name != "log" or not zones.log.w:
        side.tab, side.chosen = name, True
        side.scroll, side.follow = 0.0, name == "log"


def _board(view: ViewState, _hit: HitArea, name: str) -> None:
    """A thumbnail opens its board; that of the large one closes what was opened."""
    view.control.looking.open(name)


def _look(view: ViewState, hit: HitArea, _name: str) -> None:
    view.control.looking.use(hit.id.removeprefix("tool:"))


def _earlier(view: ViewState, hit: HitArea, _name: str) -> None:
    if hit.enabled:
        view.side.recap_page += 1


def _later(view: ViewState, hit: HitArea, _name: str) -> None:
    if hit.enabled:
        view.side.recap_page -= 1


DEEDS: Mapping[str, Callable[[ViewState, HitArea, str], None]] = {
    "spot": _spot,
    "plate": _spot,
    "note": _note,
    "way": _way,
    "slip": _slip,
    "amount": _amount,
    "deal": _deal,
    "filter": _filter,
    "tab": lambda view, _hot, name: open_tab(view, name),
    "tool:log": lambda view, _hot, _name: open_tab(view, "log"),
    "tool:commit": _commit,
    endings.ENDING: lambda view, _hot, _name: view.on_tool("take:"),
    "tool:cancel": _cancel,
    "board": _board,
    "tool:earlier deeds": _earlier,
    "tool:later deeds": _later,
    "tool:zoom in": _look,
    "tool:zoom out": _look,
    "tool:fit": _look,
}
"""By the whole id or by its kind; other things that can be used are told to the scene by name."""
