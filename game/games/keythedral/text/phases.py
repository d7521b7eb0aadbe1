"""Each kind of decision in words: what the bar says, what a veil may say, and why something cannot be chosen."""

from dataclasses import replace

from game.core.table import Prompt, Refusal
from game.games.keythedral import components as box
from game.games.keythedral import names
from game.games.keythedral.knowledge.choices import by_hand
from game.games.keythedral.knowledge.counting import last_cottage, seats_left
from game.games.keythedral.purse import covers, packed, resources, unpacked
from game.games.keythedral.texts import moment_words
from game.games.keythedral.view import (
    CALLS,
    CUT,
    FENCE,
    FENCE_AT,
    HIRE,
    INSTEAD,
    LAW,
    LAW_AT,
    SUBSTITUTE,
    TRADE,
    UNFENCE,
    Half,
    View,
)
from game.kit.phases import PhaseRow, Phases, Players, Reasons
from game.words import _, later, plural


def prompt(view: View, players: Players, picked: tuple[str, ...] = ()) -> Prompt:
    """What is asked; 3.4: of a cottage that is half chosen what is still missing."""
    said = PHASES.prompt(view, players)
    half = by_hand(view)
    if half and picked:
        return replace(said, text=_halfway(half, sum(half.paid) + len(picked) == _taken(view)))
    if picked[:1] and picked[0].startswith("seat:") and picked[1:2] == (names.law_spot(box.SUBSTITUTE),):
        asked = (
            _("point at the cube of the price that you keep"), _("point at the cube that you pay for it"),
            _("buy the seat with Substitute"),
        )  # fmt: skip
        return replace(said, text=asked[len(picked) - 2])
    if picked[:1] and picked[0].startswith("law:") and picked[0] in map(names.law_spot, view.laws[view.turn]):
        return replace(said, text=_of_law(int(picked[0].removeprefix("law:")), len(picked)))
    if view.phase != "lay" or not picked or picked[0].startswith("cell:"):
        return said
    chosen = dict(spot.split(":") for spot in picked)
    if last_cottage(view) >= 0:
        chosen["cottage"] = str(last_cottage(view))
    if "cottage" in chosen:
        words = _("lay cottage {n} in this gap") if "gap" in chosen else _("lay cottage {n}: choose a gap")
        return replace(said, text=words.format(n=names.number_of(int(chosen["cottage"]))))
    return replace(said, text=_("lay a cottage in this gap: choose its number"))


def _of_law(law: int, picked: int) -> str:
    """7: what is still to be named for an own law of which so much is chosen."""
    if picked == 1 and box.LAWS[law].target:
        return _("choose what {law} is for").format(law=names.law_name(law))
    if picked == 2 and law == box.FENCE_GRANT:
        return _("choose the edge where the fence stands")
    return _("play {law}").format(law=names.law_name(law))


def _laying(view: View, _players: Players) -> str:
    if view.drawn >= 0:
        turns, cottages = len(view.cell) - len(box.START_FIELDS), sum(gap >= 0 for gap in view.gap)
        either = view.options.laying == "free" and cottages == turns
        words = _("lay the {field}, or a cottage first") if either else _("lay the {field}")
        return words.format(field=names.field_name(view.drawn))
    last = last_cottage(view)
    if last >= 0:
        return _("lay your last cottage, number {n}: choose a gap").format(n=names.number_of(last))
    return _("lay a cottage: choose a gap and a number")


def _laid(view: View, _players: Players) -> str:
    return _("lays the {field}").format(field=names.field_name(view.drawn)) if view.drawn >= 0 else _("lays a cottage")


def _called(view: View, _players: Players) -> str:
    return _("calls a number: marker {n} of 5").format(n=len(view.called) + 1)


def _sent(view: View, _players: Players) -> str:
    building = view.line[0] if view.line else 0
    n, house = names.number_of(building), view.house[building]
    return (_("sends the worker of house {n}") if house else _("sends the worker of cottage {n}")).format(n=n)


def _may_answer(view: View, players: Players) -> str:
    words = _("may play a law: {name} wants a seat")
    return words.format(name=players[view.buyer].name) if view.buyer >= 0 else _(MAY)


def _bids(view: View, _players: Players) -> str:
    return _("bids in secret for the start of round {n}").format(n=view.round + 1)


def _calling(view: View, _players: Players) -> str:
    return _("call a number: marker {n} of 5").format(n=len(view.called) + 1)


def _placing(view: View, players: Players) -> str:
    building = view.line[0] if view.line else 0
    n, house = names.number_of(building), view.house[building]
    if view.circle > 1:
        return _("send the second worker of {n}").format(n=n)
    return (_("send the worker of house {n}") if house else _("send the worker of cottage {n}")).format(n=n)


def _acting(view: View, _players: Players) -> str:
    half = view.half
    if half is not None:
        return _halfway(half, given=sum(half.paid) == _taken(view))
    if view.out[view.turn]:
        return _("play a law, or end the turn") if view.played else _("play a law, or pass")
    if view.more:
        return _("{n} actions in a row: buy, build or trade").format(n=view.more + 1)
    return _("buy, build, trade, or pass")


def _task(view: View) -> str:
    """6.1, 6.8: what whoever has procured a law in this round may still do."""
    if view.out[view.turn]:
        return _("Play a law, or end the turn.") if view.played else _("Play a law, or pass.")
    return _("Buy, build, trade, or pass.")


def _taken(view: View) -> int:
    """6.7, 7.8: how many cubes the trader takes."""
    return 1 if view.market == view.turn else box.TRADE


def _halfway(half: Half, given: bool = False) -> str:
    """What is asked in the midst of a choice; `given`: whether all cubes for the trader lie there."""
    if half.about in (LAW, LAW_AT):
        return _("choose what {law} is for").format(law=names.law_name(half.law))
    return {
        HIRE: _("choose the cubes you pay"),
        TRADE: _("choose below the cube you take") if given else _("choose the cubes you give to the trader"),
        FENCE: _("choose a building"),
        FENCE_AT: _("choose where its fence stands"),
        UNFENCE: _("choose the fence that is taken away"),
        CUT: _("choose which cube is left out"),
        SUBSTITUTE: _("choose whether a cube is replaced"),
        INSTEAD: _("choose the cube that replaces it"),
    }.get(half.about, _("choose"))  # fmt: skip


def _passed(view: View) -> str:
    most = sum(not out or bool(view.laws[seat]) for seat, out in enumerate(view.out))
    return _("{n} of {all} passed").format(n=view.passes, all=most) if view.passes else ""


def _answering(view: View, players: Players) -> str:
    words = _("{name} wants a seat: play a law, or let it be")
    return words.format(name=players[view.buyer].name) if view.buyer >= 0 else _("play a law, or let it be")


def _paying_more(view: View, _players: Players) -> str:
    wanted = view.claim.wanted if view.claim is not None else -1
    if wanted < 0:
        return _("pay one cube more, or let the purchase fail")
    return _("pay 1 {colour} more, or let the purchase fail").format(colour=names.colour_name(wanted))


def _relieved(view: View, _players: Players) -> str:
    return plural("take {n} resource of your choice", "take {n} resources of your choice", view.relief)


def _bidding(view: View, _players: Players) -> str:
    return _("bid in secret for the start of round {n}: choose cubes").format(n=view.round + 1)


def _own_laws(view: View, _players: Players) -> Reasons:
    """7: when the laws behind the own screen are played; 8: before others, by who says so in the time of a call."""
    found: Reasons = {}
    for law in () if view.seat is None else view.laws[view.seat]:
        words = _("It is played {moment}.")
        if box.LAWS[law].when in CALLS:
            words = _("It is played {moment}: all are asked then, and whoever wants to presses the own emblem.")
        found[names.law_spot(law)] = Refusal(words.format(moment=moment_words(law)), names.law_rule(law))
    return found


def _in_order(view: View, _players: Players) -> Reasons:
    """6.2, 6.7, 9.3: why a cube cannot be the next one."""
    words, none = _("No more of these can be put forward."), _("You have none.")
    have = view.purse[view.turn]
    found = {names.cube_spot(colour): Refusal(words if have[colour] else none, "6.2") for colour in box.COLOURS}
    if by_hand(view):
        found["store"] = Refusal(_("Choose the cube below, behind your screen."), "6.7")
    return found


def _why_not(view: View, players: Players) -> Reasons:
    """6: why something cannot be bought or built now."""
    if view.half is not None and view.half.about in (HIRE, TRADE):
        return _in_order(view, players)
    found: Reasons = {}
    seat = view.turn
    purse = packed(view.purse[seat])
    for tile in view.panes[view.level]:
        found[names.tile_spot(tile)] = _no_seat(view, purse, tile)
    for n, craft in enumerate(box.CRAFTS):
        found[names.craft_spot(craft)] = _no_craft(view, purse, craft, box.CRAFT[n])
    takes = _taken(view)
    words = plural("The trader takes {n} resource.", "The trader takes {n} resources.", takes)
    found["trader"] = Refusal(words, "6.7")
    found["law_master"] = Refusal(_("Choose a law below."), "6.8")
    for law in view.offer:
        if law >= 0:
            found[names.law_spot(law)] = Refusal(_("A law costs 1 wine, which you do not have."), "6.8")
    for building, gap in enumerate(view.gap):
        if gap >= 0:
            found[names.gap_spot(gap)] = _no_house(view, purse, building)
    return found


def _no_seat(view: View, purse: int, tile: int) -> Refusal:
    if view.owner[tile] >= 0:
        return Refusal(_("This seat is sold."), "6.3")
    if tile in view.barred:
        return Refusal(_("This seat cannot be bought on this turn."), "8.4")
    missing = [max(0, need - have) for need, have in zip(unpacked(box.PRICE[tile]), unpacked(purse), strict=True)]
    return Refusal(_("You still need {cubes}.").format(cubes=names.cubes_words(missing)), "6.3")


def _no_craft(view: View, purse: int, craft: int, takes: int) -> Refusal:
    if resources(purse) < takes:
        words = _("It costs {n} resources; you have {have}.")
        return Refusal(words.format(n=takes, have=resources(purse)), "6.6")
    return Refusal(_("No {what} is left in the workshop or the store.").format(what=names.colour_name(craft)), "6.6")


def _no_house(view: View, purse: int, building: int) -> Refusal:
    if view.house[building]:
        return Refusal(_("This is a house already."), "6.4")
    if names.owner_of(building) != view.turn:
        return Refusal(_("You cannot build a fence here now."), "6.5")
    if view.stop >= 0 and view.stop != view.turn:
        return Refusal(_("Nobody but the player of Building Stop builds houses in this round."), "7.13")
    if not covers(purse, box.HOUSE):
        return Refusal(_("A house costs 1 timber and 1 stone."), "6.4")
    return Refusal(_("Nothing can be done here now."), "6.4")


def _no_gap(view: View, _players: Players) -> Reasons:
    """3.3, 3.4: places that are taken."""
    found = {names.cell_spot(cell): Refusal(_("A field lies here already."), "3.3") for cell in view.cell}
    found |= {names.gap_spot(gap): Refusal(_("A cottage lies here already."), "3.4") for gap in view.gap if gap >= 0}
    found["keythedral"] = Refusal(_("The Keythedral stands here."), "3.4")
    last = last_cottage(view)
    if last >= 0:
        found[f"cottage:{last}"] = Refusal(_("It is the only one left: choose a gap for it."), "3.4")
    return found


def _no_way(view: View, players: Players) -> Reasons:
    """4.4: why a worker cannot go to a field."""
    building = view.line[0] if view.line else -1
    found: Reasons = {}
    for field, cell in enumerate(view.cell):
        if view.on[field] >= 0:
            name = players[names.owner_of(view.on[field])].name
            words = _("A worker of {name} is there.").format(name=name)
        elif building >= 0 and field in view.near[building]:
            words = _("A fence bars the way.")
        else:
            words = _("This field does not touch the building.")
        found[names.cell_spot(cell)] = Refusal(words, "4.4")
    return found


def _no_call(view: View, _players: Players) -> Reasons:
    words = _("This number has been called in this round.")
    return {names.number_spot(number): Refusal(words, "4.2") for number in view.called}


def _waiting(view: View) -> str:
    return plural("{n} pane to go", "{n} panes to go", sum(seats_left(view))) if view.round else ""


ASKED, MAY = later("play a law now, or let it be"), later("may play a law now")
TASK_LAW = later("Say whether you play a law.")
ROWS = {
    "lay": PhaseRow(_laying, later("Lay a field and a cottage."), watched=_laid, reasons=_no_gap),
    "roster": PhaseRow(ASKED, TASK_LAW, True, watched=MAY),
    "call": PhaseRow(_calling, later("Call a number."), watched=_called, reasons=_no_call),
    "called": PhaseRow(ASKED, TASK_LAW, True, watched=MAY),
    "place": PhaseRow(_placing, later("Send a worker to a field."), watched=_sent, reasons=_no_way),
    "season": PhaseRow(ASKED, TASK_LAW, True, watched=MAY),
    "collect": PhaseRow(later("play a law after your harvest, or let it be"), TASK_LAW, True, watched=MAY),
    "relief": PhaseRow(_relieved, later("Take resources."), True, watched=later("takes resources")),
    "act": PhaseRow(
        _acting, _task, True, watched=later("buys, builds, trades, or passes"),
        reasons=_why_not, tag=_passed,
    ),
    "answer": PhaseRow(_answering, TASK_LAW, True, watched=_may_answer),
    "surcharge": PhaseRow(
        _paying_more, later("Pay one cube more, or not."), True,
        watched=later("pays one cube more, or lets the purchase fail"),
    ),
    "precede": PhaseRow(ASKED, TASK_LAW, True, watched=MAY),
    "bid": PhaseRow(
        _bidding, later("Bid in secret for the start."), True, watched=_bids, done=later("all have bid for the start"),
        reasons=_in_order,
    ),
    "over": PhaseRow(later("the window is full"), later("See how it ended.")),
}  # fmt: skip

PHASES = Phases(ROWS, reasons=_own_laws)
