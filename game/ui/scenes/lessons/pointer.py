"""What the teacher points out: where what he speaks of lies, and what is to be pressed now and later."""

from dataclasses import replace

from game.core.table import Offer
from game.kit.lessons import Do, Say
from game.play.showing.hud_state import composed, endings
from game.ui.draw.measure import Rect
from game.ui.scenes.lessons.lesson_desk import LessonDesk
from game.ui.scenes.lessons.standing import ARROW, arrow_beside, arrow_over, with_its_parts
from game.ui.table.input.tips import risen
from game.ui.table.panels.endings import ENDING
from game.ui.table.panels.verb_plate import VerbPlate


class Pointer:
    """Finds on the table what the present row of the lesson is about."""

    def __init__(self, desk: LessonDesk) -> None:
        self.desk = desk

    def spoken(self) -> list[Rect]:
        """Where what he speaks of lies."""
        row = self.desk.teaching.now
        lit = row.lit if isinstance(row, Say | Do) else ()
        found = ((one, rect) for one in lit if (rect := self._place(one)) is not None)
        return [with_its_parts(self.desk.view, one, rect) for one, rect in found if rect.w]

    def _place(self, lit: str) -> Rect | None:
        view = self.desk.view
        if lit.startswith("zone:"):
            return Rect(getattr(view.plan().context.zones, lit.removeprefix("zone:")))
        places, plan = view.spot_places(), view.plan()
        if lit.startswith("tray:"):
            stand = next((stand for stand in plan.shown if f"tray:{stand.tray.id}" == lit), None)
            return Rect(stand.picture or stand.rect) if stand else None
        if lit.endswith("*"):  # all of a kind, as one
            kind = [rect for id, rect in places.items() if id.startswith(f"spot:{lit[:-1]}")]
            return Rect(kind[0].unionall(kind[1:])) if kind else None
        hit = next((hit for hit in view.hits if hit.id == f"spot:{lit}"), None)
        if hit is not None:
            return risen(replace(plan.context, touch=view.touch), plan.shown, hit)
        piece = plan.places.get(lit)  # a part of a place, such as its prices
        return places.get(f"spot:{lit}") or places.get(lit) or (piece[1] if piece else None)

    def press(self) -> list[Rect]:
        """What is to be pressed next; [] = nothing."""
        offer = self.desk.offer()
        plate = self.desk.view.control.verbs.plate
        if offer is not None and plate is not None:
            rows = [area for row, area in plate.rows if row.path == offer.path]
            if rows:
                return rows[:1]
        place = self._place(self.press_id()) if offer else None
        return [place] if place is not None else []

    def held(self) -> list[Rect]:
        """What has been pressed for this step already."""
        places = (self._place(spot) for spot in self.desk.view.look.picked)
        return [Rect(place) for place in places if place is not None and place.w]

    def plate(self) -> VerbPlate | None:
        """The plate whose row is to be pressed; None = something else is."""
        plate, press = self.desk.view.control.verbs.plate, self.press()
        return plate if plate and any(area in press for _row, area in plate.rows) else None

    def arrows(self) -> list[tuple[Rect, float]]:
        """Where the arrows to what is to be pressed stand, and by how many degrees each is turned from pointing down.

        Where there is no room above a thing its arrow stands below, turned over.
        """
        plate, found = self.plate(), list[tuple[Rect, float]]()
        for rect in self.press():
            place = arrow_over(rect)
            if plate:
                place, to_right = arrow_beside(rect, plate, self.desk.view.app.measure.w)
                found.append((place, 90.0 if to_right else -90.0))
            elif place.y > 0:
                found.append((place, 0.0))
            else:
                found.append((Rect(place.x, rect.bottom, *ARROW), 180.0))
        return found

    def press_id(self) -> str:
        """The id of what is to be pressed next; "" = nothing."""
        offer, look, table = self.desk.offer(), self.desk.view.look, self.desk.view.table
        if offer is None or table is None:
            return ""
        picked = len(look.picked)
        if offer.path[:picked] == look.picked and picked < len(offer.path):
            return self._known(f"spot:{offer.path[picked]}", f"plate:{offer.path[picked]}", "tool:commit")
        if composed(look) == offer or offer in endings(table, look):
            return self._known("tool:commit", ENDING)
        return ""

    def _known(self, *ids: str) -> str:
        places = self.desk.view.spot_places()
        return next((id for id in ids if id in places), "")

    def ahead(self) -> list[Rect]:
        """Everything that is still to be pressed at this step, sooner or later."""
        offer: Offer | None = self.desk.offer()
        picked = self.desk.view.look.picked
        places = self.desk.view.spot_places()
        ids = [f"spot:{spot}" for spot in offer.path if spot not in picked] + ["tool:commit"] if offer else []
        dial = self.desk.view.plan().dial if offer else None  # how a number is set is to be seen, too
        return [places[id] for id in ids if id in places] + ([dial.sheet] if dial else [])
