"""The quiet ending of a turn or a step: in its own place, never the loud button, with what stays undone."""

from collections.abc import Sequence

from game.play.showing.hud_state import composed, endings
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.panels.orders import draw_last, draw_quiet, final_words
from game.words import _

ENDING = "tool:ending"
ZONE = "ending"
KEY = "E"


def orders_hots(context: DrawContext) -> tuple[HitArea | None, HitArea | None]:
    """The button that takes back what was chosen, and the one that does what was put together, where there are any."""
    look, zones = context.look, context.zones
    back = look.retreat or _("Take back what is half chosen")
    cancel = HitArea("tool:cancel", zones.cancel, "orders", back) if look.picked or look.retreat else None
    done = composed(look)
    words = final_words() if done and done.final else ""
    commit = HitArea("tool:commit", zones.draft, "orders", words) if done else None
    return cancel, commit


def ending_hots(context: DrawContext) -> tuple[HitArea, ...]:
    """Where the endings stand: the usual one in its own place, another where nothing has to be taken back."""
    look, zones = context.look, context.zones
    places = (zones.commit,) if look.picked or look.retreat else (zones.commit, zones.cancel)
    hits = []
    for offer, place in zip(endings(context.table, look), places, strict=False):
        id = f"spot:{offer.path[-1]}" if offer.path else "tool:commit" if look.ready is offer else ENDING
        hits.append(HitArea(id, place, ZONE, "\n".join(filter(None, (offer.label, offer.ends)))))
    return tuple(hit for hit in hits if hit.rect.w)


def draw_endings(context: DrawContext, hits: Sequence[HitArea]) -> None:
    """The endings; one that is the only thing left to do is no quiet one."""
    found = endings(context.table, context.look)
    if len(found) == 1 and hits and not context.look.picked and set(context.look.open) <= set(found[0].path):
        draw_last(context, hits[0], KEY, found[0].label, found[0].ends or "")
        return
    put_together = composed(context.look) is not None  # then the key does that
    for n, (offer, hit) in enumerate(zip(found, hits, strict=False)):
        draw_quiet(context, hit, "" if n or put_together else KEY, offer.label, "" if n else offer.ends or "")
