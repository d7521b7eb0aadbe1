"""What is bought, sold and traded, in words."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.telling import Line
from game.games.killmans_keep import events_market as market_events
from game.games.killmans_keep.looks.icons import icon, thing
from game.games.killmans_keep.text.sentences import Players, line, listed
from game.words import _

_TRADE: Mapping[str, Any] = {"cue": "page", "face": thing("trade_scales")}


def _bought(event: market_events.Bought, players: Players) -> Line:
    words, face = _("{seat} buys {card} for {price}."), icon(event.card)
    return line(event, players, words, "5.1", delta=-event.price, kind="money", cue="coin", face=face)


def _sold(event: market_events.Sold, players: Players) -> Line:
    words, face = _("{seat} sells {card} for {price}."), icon(event.card)
    if event.shown >= 0:
        words = _("{seat} shows {shown} and sells {card} for {price}.")
    return line(event, players, words, "5.1", delta=event.price, kind="money", cue="coin", face=face)


def _cleared(event: market_events.Cleared, players: Players) -> Line:
    words = _("{seat} clears {card} from the Market.")
    return line(event, players, words, "16.3", spot="market", cue="card", face=icon(event.card))


def _took_back(event: market_events.TookBack, players: Players) -> Line:
    words = _("{seat} takes {card} from the Keep discard.")
    return line(event, players, words, "9.23", cue="card", face=icon(event.card))


def _swapped(event: market_events.SwappedAtMarket, players: Players) -> Line:
    words = _("{seat} leaves {gave} in the Market for {took}.")
    return line(event, players, words, "9.13", spot="market", cue="card", face=icon(event.took))


def _offered(event: market_events.Offered, players: Players) -> Line:
    words = _("{seat} offers {partner}: {gives} for {gets}.")
    if event.counter:
        words = _("{seat} answers {partner}: {gives} for {gets}.")
    rule = "11.7" if event.counter else "11.5"
    return line(event, players, _terms(words, event.give, event.ask, event.money), rule, **_TRADE)


def _refused(event: market_events.Refused, players: Players) -> Line:
    return line(event, players, _("{seat} refuses {partner}'s offer."), "11.6", **_TRADE)


def _traded(event: market_events.Traded, players: Players) -> Line:
    """Told of the one who agreed: he gets what the maker of the offer gave."""
    words = _("{name} agrees: {gets} for {gives}.").format(
        name=players[event.partner].name,
        gets=listed(event.gave, event.money),
        gives=listed(event.got, -event.money),
    )
    spot = f"mat:{event.partner}"
    more = {**_TRADE, "cue": "seal"}
    return Line(event.partner, words, event.money, rule="11.6", spot=spot, kind="money", **more)


def _terms(words: str, give: tuple[int, ...], ask: tuple[int, ...], money: int) -> str:
    """The sentence with both sides of an offer: money below 0 is asked for."""
    return words.replace("{gives}", listed(give, money)).replace("{gets}", listed(ask, -money))


MARKET_LINES: Mapping[type, Callable[[Any, Players], Line | None]] = {
    market_events.Bought: _bought,
    market_events.Sold: _sold,
    market_events.Cleared: _cleared,
    market_events.TookBack: _took_back,
    market_events.SwappedAtMarket: _swapped,
    market_events.Offered: _offered,
    market_events.Refused: _refused,
    market_events.Traded: _traded,
}
