"""Where everything of one table lies on one screen, and what of it reacts."""

from collections.abc import Mapping, Sequence, Set
from copy import copy
from dataclasses import replace

from game.core.panels import Note
from game.core.table import Piece, Spot, Table
from game.play.showing.hud_state import HudState, composed, keys, numbered, ways
from game.play.showing.verbs import rows
from game.ui.draw.measure import Rect
from game.ui.table import options, ticker
from game.ui.table.board import board, thumbnails
from game.ui.table.board.camera import Camera
from game.ui.table.board.outline import points_of
from game.ui.table.draw_context import DrawContext, Side
from game.ui.table.input.hit_areas import HitArea, reach
from game.ui.table.panels import amount, bar, call_strip, mats, plates, public_tray, side, unasked
from game.ui.table.panels.bargain import deal_hots, plan_bargain
from game.ui.table.panels.endings import ending_hots, orders_hots
from game.ui.table.panels.notebook import leaves
from game.ui.table.panels.public_tray import PublicTray
from game.ui.table.panels.told import recap
from game.ui.table.panels.told.log import log_rows
from game.ui.table.placing import Stand, stand_trays
from game.ui.table.shelf import plan_shelf


class Plan:
    """Where everything of one table lies on one screen, worked out once."""

    def __init__(self, context: DrawContext, camera: Camera, panel: Side, before: "Plan | None" = None) -> None:
        """`before`: the plan of the table as it was shown last, if it was: in the midst of a decision trays stay."""
        context = options.roomy(context)
        zones, table, look = context.zones, context.table, context.look
        self.mats = mats.mat_places(zones, len(table.mats))
        standing = tuple(zip(table.mats, self.mats, strict=True))
        self.emblems = {mat.seat: mats.emblem_place(zones, place, mat) for mat, place in standing}
        self.sockets = {f"mat:{mat.seat}": mats.slot_places(context, place, mat) for mat, place in standing}
        self.plates = plates.offered(table, look)
        self.deal = plan_bargain(context, table.bargain) if table.bargain else None
        self.deal_hots = deal_hots(context, self.deal) if self.deal else ()
        self.endings = () if self.plates else ending_hots(context)
        self.buttons, live = self._loose(context)
        """What can be chosen, was, or will say why not, and lies nowhere."""
        loose = () if self._plated(context) else self.buttons
        context, self.options = options.place(context, camera, loose, live, covered=self.deal is not None)
        self.context, zones = context, context.zones
        self.beside_trays = self._beside_trays(before)
        """The units beside the trays that options need, or needed since the decision began: trays keep their size."""
        room, sheet = amount.split(context, self._tray_room())
        self.dial = amount.dial(context, sheet) if table.amount and not self.deal else None
        self.dial_hots = amount.amount_hots(context, self.dial) if self.dial else ()
        self.stands = self._stands(room, zones.felt)
        self.shown = (*self.stands, *(self.deal.stands if self.deal else ()))
        self.places = self._places(camera)
        self.thumbnails = thumbnails.stand(context)
        self.small = self._small()
        self.closed = self._closed(table.spots)
        """Where pieces and spots lie, by id, whose boards are thumbnails."""
        self.camera_hots = thumbnails.camera_hots(context) if self.thumbnails or camera.zoom > 1 else ()
        self.bar, self.rows, self.leaves = bar.bar_hots(context), log_rows(context, panel), leaves(context, panel)
        self.cancel, self.commit = orders_hots(context)
        self.public = self._public()
        self.strip = self._strip(panel)
        free = self.low_strip and zones.draft.h > 0 and not (self.plates or look.message or composed(look))
        self.shelf = plan_shelf(self.context) if free else ()
        self.shelved = self._shelved(free)
        self.recap = recap.recap_hots(context, self.strip)
        self.public_hots = public_tray.public_hots(context, self.public) if self.public else ()
        noted = before is not None and before.plates == self.plates and before.plated.brief.h > 0
        self.plated: plates.Plates = plates.plan_plates(context, self.plates, lower=noted)
        self.plate_hots = plates.plate_hots(context, self.plates, self.plated)
        self._lying = self._lying_hots(camera)
        self.hits = self._hits(panel, self._lying)

    def with_more_told(self, table: Table, look: HudState, panel: Side) -> "Plan":
        """The same plan of the same table when only its log has grown, and with it what the words in the bar say."""
        plan = copy(self)
        plan.context = replace(self.context, table=table, look=look)
        plan.rows = log_rows(plan.context, panel)
        plan.hits = plan._hits(panel, self._lying)
        return plan

    def _stands(self, room: Rect, felt: Rect) -> tuple[Stand, ...]:
        """The trays, unless a dial has their place."""
        context, table = self.context, self.context.table
        trays = () if self.dial and table.amount and not table.amount.slim else table.trays
        return stand_trays(trays, table.pieces, room, felt, context.compact, context.grow)

    def _shelved(self, free: bool) -> bool:
        """Whether the shelf has the draft's place, which is free."""
        shelf = self.context.table.shelf
        return bool(self.shelf) or (free and shelf is not None and not shelf.things)

    def _hits(self, panel: Side, lying: Sequence[HitArea]) -> tuple[HitArea, ...]:
        """All that reacts, what lies undermost first."""
        context = self.context
        return (
            *lying,
            *(
                thumbnails.thumbnail_hots(context, self.thumbnails, self.closed)
                if self.thumbnails
                else self.camera_hots
            ),
            *self.deal_hots,
            *side.side_hots(context, panel, self.rows, self.leaves),
            *ticker.ticker_hot(context),
            *self.shelf,
            *self.recap,
            *self.bar,
            *self.dial_hots,
            *self.options.hits,
            *(self.plate_hots or (hit for hit in (self.cancel, self.commit, *self.endings) if hit)),
            *self.public_hots,
            *call_strip.call_hots(context, self.emblems),
            *unasked.unasked_hots(context, self.emblems),
        )

    def _plated(self, context: DrawContext) -> bool:
        """Whether what can be chosen stands on the plate of the thing picked last."""
        picked = context.look.picked
        return bool(picked and rows(context.table, picked, picked[-1]))

    @property
    def low_strip(self) -> bool:
        """Whether chips stand in the ticker, because a shelf has their place."""
        return bool(self.context.table.shelf and self.context.zones.ticker.h and not self.context.zones.page)

    @property
    def orders(self) -> bool:
        """Whether there is a place for orders: on a public table only while there is anything to order."""
        return self.public is None or self.context.compact or self._ordering or bool(self.options.in_tray)

    @property
    def _ordering(self) -> bool:
        return bool(self.context.look.picked or self.cancel or self.commit or self.endings)

    def _public(self) -> PublicTray | None:
        """The papers on a tray that is nobody's own, unless something else needs it."""
        context, look = self.context, self.context.look
        if not public_tray.everybodys(context.table, look) or self.plates or (context.compact and look.call):
            return None
        left = public_tray.beside(context.zones, self.stands)
        if left is None:
            return None
        if options := self.options.in_tray:
            return public_tray.plan_before(context.zones, left, min(hit.rect.x for hit in options))
        return public_tray.plan_public(context.zones, orders=self._ordering, left=left)

    def _strip(self, panel: Side) -> recap.Strip:
        """What the others did: on a paper of its own, or where the draft stands when it is empty."""
        if self.public and self.public.deeds.w:
            high = public_tray.head_high(self.context, self.public)
            return recap.plan_strip(self.context, panel, self.public.strip, high)
        if self.low_strip:
            return recap.plan_line(self.context, panel, ticker.chip_room(self.context))
        if self.plates or recap.busy_draft(self.context) or not self.context.zones.draft.h:
            return recap.NO_STRIP
        room, buttons = Rect(self.context.zones.draft), self.context.zones.commit
        if not self._ordering and room.y < buttons.y and room.x <= buttons.x < room.right:
            room.h = max(room.h, buttons.bottom - room.y)  # nothing can be ordered: the chips have that room, too
        return recap.plan_strip(self.context, panel, room)

    def _loose(self, context: DrawContext) -> tuple[tuple[Spot, ...], Set[str]]:
        """What can be chosen, was, or will say why not, and lies nowhere, with its key; and which ids can be chosen.

        A bargain covers what lies on the board.
        """
        table, look = context.table, context.look
        lying = [
            piece
            for piece in table.pieces
            if piece.order < len(self.sockets.get(piece.zone, table.pieces))
            and not (self.deal and piece.zone == "board")
        ]
        noted = {note.spot for note in table.notes if isinstance(note, Note)}
        carried = {piece.spot for piece in lying} | set(self.sockets) | noted | {plate.spot for plate in self.plates}
        carried |= {hit.id.removeprefix("spot:") for hit in (*self.deal_hots, *self.endings)}
        loose = [
            spot
            for spot in table.spots
            if not (spot.w and not self.deal)
            and not spot.board
            and spot.id not in carried  # a small mat only counts what lies on it
        ]
        live = {*context.ways, *look.picked}
        if any(spot.id == look.picked[-1] for spot in loose if look.picked):
            live |= set(ways(table, replace(look, open=())))  # what could have been picked instead stays beside it
        listed = keys(table.spots, numbered(table, look))
        shown = [spot for spot in loose if spot.id in live or (spot.id in table.refusals and not self.deal)]
        return tuple(replace(spot, key=listed.get(spot.id, spot.key)) for spot in shown), frozenset(live)

    def _beside_trays(self, before: "Plan | None") -> float:
        context, hits = self.context, self.options.in_tray
        needs = hits[-1].rect.right - hits[0].rect.x + 12 if hits else 0.0
        if before is None or not (context.look.picked or context.look.retreat):
            return needs
        if self.deal and not hits:  # what was asked for is found: the hand is dealt from again
            return needs
        then, now = before.context, context
        alike = then.look.viewer == now.look.viewer and then.zones.tray_room == now.zones.tray_room
        return max(needs, before.beside_trays) if alike else needs

    def _tray_room(self) -> Rect:
        """The room for trays that the options and orders leave."""
        context = self.context
        room = context.zones.tray_room
        left = room.x + (18 if context.compact else 9 if context.zones.page else 24)
        right = room.right - 18 if context.compact else context.zones.cancel.x - 12
        return Rect(left - (5 if not context.compact else 0), room.y, right - left - self.beside_trays, room.h)

    def _places(self, camera: Camera) -> dict[str, tuple[Piece, Rect]]:
        context = self.context
        found = {
            piece.id: (piece, board.board_place(camera, context.zones.board, piece))
            for piece in context.table.pieces
            if piece.zone == "board"
        }
        for stand in self.shown:
            found |= {one.piece.id: (one.piece, one.rect) for one in stand.placed}
        for piece in context.table.pieces:
            slots = self.sockets.get(piece.zone, ())
            if piece.order < len(slots):
                found[piece.id] = (piece, mats.piece_place(slots[piece.order], piece))
        return found

    def _closed(self, spots: Sequence[Spot]) -> dict[str, Rect]:
        small = {one.board.id: one for one in self.thumbnails}
        return {f"spot:{each.id}": small[each.board].at(each.x, each.y) for each in spots if each.board in small}

    def _small(self) -> dict[str, tuple[Piece, Rect]]:
        found: dict[str, tuple[Piece, Rect]] = {}
        for one in self.thumbnails:
            pieces = (piece for piece in self.context.table.pieces if piece.zone == one.board.id)
            found |= {piece.id: (piece, board.board_place(one.camera, one.picture, piece)) for piece in pieces}
        return found

    def _lying_hots(self, camera: Camera) -> tuple[HitArea, ...]:
        """The mats, and the spots with a place: on the board, on a mat, in a tray."""
        context = self.context
        spots = {spot.id for spot in context.table.spots}
        seats = mats.mat_hots(context.zones, context.look, context.table.mats)
        tips = {hit.id: hit.tip for hit in seats}
        return (*(hit for hit in seats if hit.id not in spots), *self._spot_hots(camera, tips))

    def _spot_hots(self, camera: Camera, tips: Mapping[str, str]) -> tuple[HitArea, ...]:
        context = self.context
        strips = {one.piece.id: one.strip for stand in self.shown for one in stand.placed}
        lying: dict[str, list[Rect]] = {}
        zone: dict[str, str] = {}
        window = context.canvas.measure.area
        for piece, place in self.places.values():
            if not piece.spot or (self.deal and piece.zone == "board"):
                continue
            shown = Rect(place)
            if strips.get(piece.id):
                shown.w = strips[piece.id]
            bounds = context.zones.board if piece.zone == "board" else window
            lying.setdefault(piece.spot, []).append(shown.clip(bounds) if shown.colliderect(bounds) else shown)
            zone.setdefault(piece.spot, "board" if piece.zone == "board" else piece.zone)
        mat_at = dict(zip((f"mat:{mat.seat}" for mat in context.table.mats), self.mats, strict=True))
        hits = []
        for spot in context.table.spots:
            rects = lying.get(spot.id, [])
            if spot.id in mat_at:
                rects = [mat_at[spot.id], *rects]
            if spot.w and not self.deal:
                ring = board.spot_place(camera, context.zones.board, spot)
                inside = ring.clip(context.zones.board) if ring.colliderect(context.zones.board) else ring
                rects = [inside] if spot.corners else [inside, *rects]
            if not self.deal:
                rects += board.other_places(camera, context.zones.board, spot)
            if rects:
                where = "board" if spot.w else "players" if spot.id in mat_at else zone.get(spot.id, "board")
                tip = tips.get(spot.id, spot.label)
                outline = points_of(camera, context.zones.board, spot) if spot.corners and not self.deal else ()
                small = reach(rects[0]) != rects[0]
                hit, drawn = ((), outline) if small else (outline, ())
                also = tuple(rects[1:])
                hits.append(HitArea(f"spot:{spot.id}", reach(rects[0]), where, tip, True, also, hit, drawn))
        return tuple(hits)
