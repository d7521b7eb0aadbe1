"""Every legal action as the table offers it: the spots it points at, its label, and what follows from it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.core.game import Seat
from game.core.panels import Amount
from game.core.player import Player
from game.core.table import Offer
from game.games.dark_water_salvage import actions as do
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.components import LOCATE_COST, RESEARCH_COST, SHIPS
from game.games.dark_water_salvage.knowledge.deduction import candidates
from game.games.dark_water_salvage.knowledge.evidence import answers, known_place
from game.games.dark_water_salvage.knowledge.planner import best_known, plan_words
from game.games.dark_water_salvage.knowledge.routes import blocked_for, shortest_way
from game.games.dark_water_salvage.knowledge.standing import balance, points, pool, stop_of, voyage
from game.games.dark_water_salvage.lake import RUMOURED, soundings
from game.games.dark_water_salvage.looks import money
from game.games.dark_water_salvage.view import View
from game.words import _, plural

APPLY = "apply"
"""The spot of the amount that is applied for."""


def offers(view: View, legal: Sequence[do.Action]) -> tuple[Offer, ...]:
    """The legal actions, in the order of the rules."""
    if not legal:
        return ()
    if isinstance(legal[0], do.Apply):
        return _applications(view, legal)
    seat = view.actors[0]
    found = tuple(_WRITE[type(action)](action, view, seat) for action in legal)
    tries = (action for action in legal if isinstance(action, do.Locate | do.Salvage))
    gain = next((action for action in tries if _certain(view, action)), None)
    return tuple(_asked_about(one, view, gain) if gain and isinstance(one.action, do.Pass) else one for one in found)


def _certain(view: View, action: do.Locate | do.Salvage) -> bool:
    """Whether this try cannot fail, as far as the notebook of the view's seat tells."""
    seat = view.actors[0]
    if view.seat != seat or view.assist == "paper":
        return False
    return candidates(view)[action.wreck] == 1 << view.pawns[seat]


def _asked_about(offer: Offer, view: View, gain: do.Locate | do.Salvage) -> Offer:
    """A certain gain is not left behind by a slip of the hand."""
    ship = names.wreck_name(view, gain.wreck)
    return replace(offer, ask=_("Leave the {ship}? It lies here.").format(ship=ship))


def amount(view: View, legal: Sequence[do.Action], players: Sequence[Player]) -> Amount | None:
    """4.2: the application as a number to be chosen, with an equal share and the whole pool marked, where it ends."""
    asked = [action.amount for action in legal if isinstance(action, do.Apply)]
    if not asked:
        return None
    share = pool(view) // view.seats
    marks = ((share, _("equal share")), (pool(view), _("everything")))
    picture = money.pool(view.fives, view.tens)
    owed = [
        (player.colour, player.name, view.loans[seat], balance(view, seat))
        for seat, player in enumerate(players[: view.seats])
    ]
    title = _("Apply for a loan")
    return Amount(APPLY, title, asked[0], asked[-1], share, "${n}", marks, picture, money.debts(owed), pool(view))


def _applications(view: View, legal: Sequence[Any]) -> tuple[Offer, ...]:
    seat = view.seat if view.seat is not None else view.actors[0]
    cash, loans = view.cash[seat], view.loans[seat]
    trip, most = ": ".join(plan_words(view, best_known(view))), pool(view)
    found = []
    for action in legal:
        got = min(action.amount, most)
        words = _("${cash} in cash, ${loans} of loans")
        if got < action.amount:
            words = _("at most ${cash} in cash, ${loans} of loans")
        draft = (_("If you get all of it"), words.format(cash=cash + got, loans=loans + got), trip)
        found.append(Offer(action, (f"{APPLY}:{action.amount}",), _("Apply for ${n}").format(n=action.amount), draft))
    return tuple(found)


def _start(action: do.Start, view: View, _seat: Seat) -> Offer:
    lake = soundings(view.lake)
    place = lake.places[action.region]
    draft = (
        _("Start in {place}").format(place=place),
        _("its sonar and the rumoured values"),
        _("a boat costs ${n} when you leave").format(n=lake.hires[action.region]),
    )
    label = _("Start in {place}").format(place=place)
    return Offer(action, (names.region_spot(lake, action.region),), label, draft, quick=True)


def _research(action: do.Research, view: View, seat: Seat) -> Offer:
    lake = soundings(view.lake)
    ship, sonar = names.wreck_name(view, action.wreck), names.sonar_name(lake, action.sonar)
    draft = [_("{ship}: {sonar}").format(ship=ship, sonar=sonar), _left(view, seat, RESEARCH_COST)]
    ask, old = "", view.answers[action.wreck][action.sonar]
    if view.seat == seat and old >= 0:
        answer = names.answer_sign(lake.sonars[action.sonar].name, old)
        draft.insert(1, _("You know it already: {answer}").format(answer=answer))
        ask = _("You have asked this before, and the answer stays {answer}. Pay ${n} for it once more?").format(
            answer=answer, n=RESEARCH_COST
        )
    elif view.seat != seat and view.asked[seat][action.wreck] >> action.sonar & 1:
        draft.insert(1, _("Asked before, as everybody saw"))
    else:
        draft.insert(1, _("only you see the answer"))
    path = (names.wreck_spot(action.wreck), names.sonar_spot(action.sonar))
    label = _("Ask {sonar} −${n}").format(sonar=sonar, n=RESEARCH_COST)
    verb = "worth" if lake.sonars[action.sonar].name == RUMOURED else "where"
    words = draft[1] if len(draft) > 2 and view.answers[action.wreck][action.sonar] >= 0 else sonar
    if verb == "where" and view.seat == seat and view.assist != "paper" and old < 0:
        count = candidates(view)[action.wreck].bit_count()
        words = plural("{n} region now", "{n} regions now", count) + f" · {sonar}"
    price = _("${n}").format(n=RESEARCH_COST)
    return Offer(action, path, label, tuple(draft), ask=ask, verb=verb, brings=words, price=price)


def _left(view: View, seat: Seat, cost: int) -> str:
    return _("${n} left after this").format(n=view.cash[seat] - cost)


def _sail(action: do.Sail, view: View, seat: Seat) -> Offer:
    lake, way = soundings(view.lake), voyage(view, seat, action.region)
    price = plural("{n} region", "{n} regions", way.spaces)
    if way.hire:
        price = _("boat ${hire} + {steps} ${n}").format(hire=way.hire, steps=price, n=way.cost - way.hire)
    draft = [_("Move to {place}").format(place=lake.places[action.region]), price, _left(view, seat, way.cost)]
    fee = lake.lake.fees[action.region]
    if fee:
        enough = _("enough for the fee of ${n} there") if way.left >= fee else _("too little for the fee of ${n} there")
        draft.append(enough.format(n=fee))
    label = _("Move to {place} −${n}").format(place=lake.places[action.region], n=way.cost)
    regions = shortest_way(lake, blocked_for(seat, view.pawns), view.pawns[seat], action.region)
    trail = tuple(names.region_spot(lake, region) for region in regions)
    path = (names.region_spot(lake, action.region),)
    return Offer(action, path, label, tuple(draft), trail=trail, quick=True)


def _locate(action: do.Locate, view: View, seat: Seat) -> Offer:
    ship = names.wreck_name(view, action.wreck)
    place = soundings(view.lake).names[view.pawns[seat]]
    prestige = SHIPS[view.ships[action.wreck]].located
    chance = _standing(view, seat, action.wreck)
    draft = (
        _("Locate the {ship} in {region}").format(ship=ship, region=place),
        chance,
        _("{n} prestige, or barred from it").format(n=prestige),
        _left(view, seat, LOCATE_COST),
    )
    ask = _("Locate the {ship} in {region} for ${n}? {chance} · no undo").format(
        ship=ship, region=place, n=LOCATE_COST, chance=chance
    )
    label = _("Locate −${n}").format(n=LOCATE_COST)
    ask = ask if _in_vain(view, seat, action.wreck) else ""
    if view.misses[action.wreck] >> view.pawns[seat] & 1:
        chance = _("it was missed here: everybody knows that it lies elsewhere")
        draft = (draft[0], chance, _("you read its cards, and are barred from it"), draft[-1])
        words = _("Everybody knows that the {ship} does not lie in {region}. Pay ${n} only to read its cards?")
        ask = words.format(ship=ship, region=place, n=LOCATE_COST)
    path, price = (names.wreck_spot(action.wreck),), _("${n}").format(n=LOCATE_COST)
    brings = _in_short(view, seat, action.wreck)
    return Offer(action, path, label, draft, ask=ask, verb="locate", brings=brings, price=price)


def _salvage(action: do.Salvage, view: View, seat: Seat) -> Offer:
    lake = soundings(view.lake)
    ship, region = names.wreck_name(view, action.wreck), view.pawns[seat]
    fee, chance = lake.lake.fees[region], _standing(view, seat, action.wreck)
    sure = _("{n} prestige and {value}")
    words = sure if view.places[action.wreck] >= 0 else _("{n} prestige and {value}, or barred")
    draft = (
        _("Raise the {ship} in {region}").format(ship=ship, region=lake.names[region]),
        chance,
        words.format(n=points(view, action.wreck), value=_worth(view, seat, action.wreck)),
        _left(view, seat, fee),
    )
    ask = _("Salvage the {ship} in {region} for ${n}? {chance} · no undo").format(
        ship=ship, region=lake.names[region], n=fee, chance=chance
    )
    label = _("Salvage −${n}").format(n=fee)
    ask = "" if _certain(view, action) or view.places[action.wreck] == region else ask
    path, price = (names.wreck_spot(action.wreck),), _("${n}").format(n=fee)
    brings = _in_short(view, seat, action.wreck)
    return Offer(action, path, label, draft, ask=ask, verb="salvage", brings=brings, price=price)


def _in_vain(view: View, seat: Seat, wreck: int) -> bool:
    """Whether a try here cannot succeed, or nobody can say, because the notebook is the player's own."""
    if view.seat != seat or view.assist == "paper":
        return True
    return not candidates(view)[wreck] >> view.pawns[seat] & 1


def _standing(view: View, seat: Seat, wreck: int) -> str:
    """What is known of this wreck's place, to the seat in its own view, else to everybody."""
    lake, region = soundings(view.lake), view.pawns[seat]
    if view.places[wreck] == region:
        return _("It lies here, as everybody knows")
    if view.seat != seat:
        return _("Look into your notebook first")
    if view.assist == "paper":
        return _("Your notes decide")
    if known_place(view, wreck) >= 0:
        return _("It lies in {region}").format(region=lake.names[known_place(view, wreck)])
    possible = candidates(view)[wreck]
    count = possible.bit_count()
    if not possible >> region & 1:
        return _("It cannot lie here")
    return _("The only candidate") if count == 1 else _("1 of {n} candidates").format(n=count)


def _in_short(view: View, seat: Seat, wreck: int) -> str:
    """The same for a row of a plate, which has room for few words."""
    if view.places[wreck] == view.pawns[seat]:
        chance = _("it lies here")
    elif view.misses[wreck] >> view.pawns[seat] & 1:
        chance = _("not here")
    else:
        chance = _("see your notebook") if view.seat != seat else _standing(view, seat, wreck)
    return f"{names.wreck_name(view, wreck)} · {chance}"


def _worth(view: View, seat: Seat, wreck: int) -> str:
    """What raising it here brings in money, where the seat has read its rumour."""
    heard = view.rumours[wreck] if view.seat == seat and view.assist != "paper" else -1
    depth = soundings(view.lake).depths[view.pawns[seat]]
    return names.left_of(heard, depth) if heard >= 0 else _("its value")


def _pass(action: do.Pass, view: View, seat: Seat) -> Offer:
    labels = (_("No more research"), _("Stay here"), _("Locate nothing"), _("Salvage nothing"))
    stop = stop_of(view)
    then = names.stop_name((stop + 1) % len(labels))
    draft = (labels[stop], _("you may act again when the token comes to {stop}").format(stop=then))
    return Offer(action, (), labels[stop], draft, ends=_undone(view, seat))


def _undone(view: View, seat: Seat) -> str:
    """What a step that is left stays without: the money, and of research the wreck that one is nearest to."""
    money = _("${n} stay with you").format(n=view.cash[seat])
    if view.phase != "research" or view.seat != seat or view.assist == "paper":
        return money
    counts = [
        (places.bit_count(), wreck)
        for wreck, places in enumerate(candidates(view))
        if known_place(view, wreck) < 0 and answers(view, wreck)
    ]
    count, wreck = min((one for one in counts if one[0] > 1), default=(0, -1))
    if not count:
        return money
    words = _("{ship} may lie in {n} regions; ${cash} left")
    return words.format(ship=names.wreck_name(view, wreck), n=count, cash=view.cash[seat])


def _done(action: do.Done, view: View, seat: Seat) -> Offer:
    draft = (
        _("Done for the round"),
        _("no more action in this game") if view.last else _("no action until the next round"),
        _("${n} stay with you").format(n=view.cash[seat]),
    )
    owed, words = -balance(view, seat), _("This is the last round: whoever ends in debt, as you with ${n}, cannot win.")
    ask = words.format(n=owed) if view.last and owed > 0 else ""
    return Offer(action, ("done",), end_words(view), draft, ask=ask, ends="")


def end_words(view: View) -> str:
    """What the button says with which a seat is done for the round: after the last one there is no other."""
    return _("End my last round") if view.last else _("End my round")


_WRITE: dict[type, Callable[[Any, View, Seat], Offer]] = {
    do.Start: _start,
    do.Research: _research,
    do.Sail: _sail,
    do.Locate: _locate,
    do.Salvage: _salvage,
    do.Pass: _pass,
    do.Done: _done,
}
