"""What moves on a table: pieces on their way, money that is counted, the banner over the board."""

from collections.abc import Mapping
from functools import partial

from game.core.table import Piece, Table
from game.core.telling import Direction
from game.ui.draw.measure import Rect
from game.ui.table.board.sailing import lanes_of, way
from game.ui.table.board.travel import Counting, Journey, countings, depart, journeys, shaken
from game.ui.table.panels.banner import Banner, announce, banner_ms
from game.ui.table.stage.large import print_large
from game.ui.table.stage.timeline import Timeline
from game.ui.table.view_state import ViewState


class Movement:
    """What moves on the table of this view, each when the event that moves it is seen on the view's stage."""

    def __init__(self, view: ViewState) -> None:
        self._view = view
        self._lanes = lanes_of(view.ground)
        self.journeys: dict[str, Journey] = {}
        """The pieces on their way, by id."""
        self.counting: dict[int, Counting] = {}
        """The money that is being counted, by seat."""
        self.due = 0.0
        """After how many ms the last thing is announced of what was begun last; 0 = nothing is."""
        self.banner: Banner | None = None
        """What is announced now, None = nothing."""

    @property
    def busy(self) -> bool:
        """Whether a piece, money or a banner moves."""
        return bool(self.journeys or self.counting or self.banner)

    @property
    def under_way(self) -> bool:
        """Whether any of that happens; what only shakes, as it was refused, has not happened."""
        return bool(self.counting or self.banner or any(one.way != "shake" for one in self.journeys.values()))

    @property
    def rolling(self) -> bool:
        """Whether dice still roll: what they show is not to be told before."""
        return any(journey.way == "tumble" and journey.part < 1 for journey in self.journeys.values())

    def stop(self) -> None:
        """Every piece and all money is at once where it belongs."""
        self.journeys.clear()
        self.counting.clear()

    def begin(self, stage: tuple[Direction, ...]) -> tuple[Timeline, float]:
        """Begin to play these events; what will stand large is made before it is needed.

        Returns when each of them begins, and how many ms they wait for events that are still played.
        """
        view = self._view
        times, wait = view.stage.begin(view.app.motion, stage, view.scene)
        self.due = wait + max(times.headings.values(), default=0.0)
        if times.acts:
            draw = partial(print_large, view.context(view.app.canvas), [timed.act for timed in times.acts])
            view.app.ahead.prepare(view.app.ahead.pictures(draw), view.scene)
        return times, wait

    def set_out(
        self,
        old: Mapping[str, tuple[Piece, Rect]],
        before: Table,
        begun: tuple[Timeline, float],
        wait: float,
        was: str = "",
    ) -> None:
        """Start the movements from the table `before`, its pieces at `old`, to the present one, in `wait` ms.

        `begun` are the events that move them, as `begin` has returned them; `was` is the board that lay large then.
        """
        view = self._view
        assert view.table
        times, queued = begun
        wait += queued
        origins = {id.removeprefix("spot:"): place for id, place in view.spot_places().items()}
        found = journeys(old, view.places(), origins) + shaken(view.places(), view.look.shaking)
        ids = [journey.piece.id for journey in found]
        departures, paces = times.departures(ids), times.paces(ids)
        flips = 0
        for journey in found:
            key, piece = journey.piece.id, journey.piece
            if journey.way == "turn" and view.app.motion.reduced:
                continue
            if journey.way == "change" and not departures[key]:
                continue
            if journey.way == "leave" and piece.zone == was != view.table.front:
                continue  # its board has become a thumbnail, on which there is no place for it
            self.journeys[key] = journey
            if journey.way == "move" and piece.zone == "board":
                came = old[key][0] if key in old else piece
                journey.corners = self._corners(came, piece)
            depart(view.app.motion, journey, flips, self._arrived, wait + departures[key], paces[key], view.scene)
            flips += journey.way == "flip"
        for seat, counting in countings(before.mats, view.table.mats).items():
            self.counting[seat] = counting
            delay = wait + times.counting(seat)
            view.app.motion.play("money", counting.advance, delay=delay, then=self._arrived, on=view.scene)
        self._arrived()

    def _corners(self, came: Piece, piece: Piece) -> tuple[tuple[float, float], ...]:
        """The corners of the way along the map's lanes, on the screen."""
        camera, area = self._view.camera, self._view.plan().context.zones.board
        return tuple(camera.place(area, *corner) for corner in way(self._lanes, came, piece))

    def _arrived(self) -> None:
        """The still picture is drawn anew once, when everything has arrived."""
        travelling = any(journey.part < 1 for journey in self.journeys.values())
        if not travelling and all(counting.part >= 1 for counting in self.counting.values()):
            self.stop()

    def announce(self, text: str) -> None:
        """Lay a banner over the board for a moment, after what is seen before it is announced."""
        if not self._view.stage.before(text, partial(self._announce, text)):
            self._announce(text)

    def _announce(self, text: str) -> None:
        """Lay it there now; where banners take no time there is none."""
        motion = self._view.app.motion
        if motion.ms("banner hold"):
            self._view.stage.hold(motion, banner_ms(motion))
            self.banner = Banner(text)
            announce(motion, self.banner, self._announced)

    def _announced(self) -> None:
        self.banner = None
