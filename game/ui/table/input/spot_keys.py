"""Keys that stand for something on the table: its own, or its number in the list of what can be chosen."""

from dataclasses import replace

from game.play.showing.hud_state import keys, numbered, ways
from game.play.showing.picking import PLATE
from game.ui.shell.input import Key
from game.ui.table.input.verbs import Verbs
from game.ui.table.panels.notebook import spot_of
from game.ui.table.view_state import ViewState


class SpotKeys:
    """What such a key means on this table now."""

    def __init__(self, view: ViewState, verbs: Verbs) -> None:
        """`verbs`: the plates of the same table."""
        self._view = view
        self._verbs = verbs

    def key(self, given: Key) -> bool:
        """A key of a spot's own means that spot; a digit picks what has none from the list of what can be chosen."""
        view, chord = self._view, given.chord
        spot = self.meant(chord)
        if spot:
            self._pick(spot)
        elif chord == "R" and view.focus_id.startswith("recap:"):
            view.on_tool(view.focus_id)
        elif chord == "Backspace" and view.look.picked:
            view.on_tool("back")
        elif chord == "X" and len(view.look.picked) > 1:
            view.on_tool("swap")
        else:
            return False
        return True

    def meant(self, chord: str) -> str:
        """The spot this key means now: one that can be chosen, of the list, that was, or that will say why not."""
        table, look = self._view.table, self._view.look
        assert table
        own = {spot.id: spot.key for spot in table.spots if spot.key}
        listed = keys(table.spots, numbered(table, look))
        found = (
            *(spot for spot in ways(table, look) if own.get(spot) == chord),
            *(spot for spot, key in listed.items() if key == chord),
            *(spot for spot in look.picked if own.get(spot) == chord),
            *(spot for spot in ways(table, replace(look, open=())) if own.get(spot) == chord),  # instead of the last
            *(spot for spot, key in own.items() if key == chord and spot in table.refusals),
        )
        return next(iter(found), "")

    def _pick(self, spot: str) -> None:
        """A key picked this spot: the focus goes there too, so that Enter commits it; not where it is refused."""
        view = self._view
        hit = next((hit for hit in view.plan().plate_hots if spot_of(hit.id) == spot), None)
        if view.table and spot in (*ways(view.table, view.look), *view.look.picked):
            view.app.top.focus.go_to(hit.id if hit else f"spot:{spot}")
        view.on_spot(PLATE + spot if hit else spot)
        view.plan()
        if not hit and spot in view.look.picked and f"spot:{spot}" not in view.spot_places():
            self._verbs.to_commit()  # a second ending gives its place to what takes it back
