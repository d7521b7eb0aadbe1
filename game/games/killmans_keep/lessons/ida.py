"""What Ida does with her own cards, in more than one lesson."""

from game.games.killmans_keep import actions as do
from game.games.killmans_keep.components import KILLMANS_KEY, LANTERN

SHOWS_LANTERN = do.Show(LANTERN)
SHOWS_KEY = do.Show(KILLMANS_KEY)
SELLS_KEY = do.Selling(), do.Sell(KILLMANS_KEY), do.BasePrice()
