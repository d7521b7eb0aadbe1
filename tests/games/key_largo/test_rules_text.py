"""Numbers and names in RULES.md are those of the box."""

from pathlib import Path

from game.games import key_largo
from game.games.key_largo import components

RULES = Path(key_largo.__file__).parent / "RULES.md"


def test_prices_in_the_text_are_those_of_the_box():
    text = RULES.read_text(encoding="utf-8")
    for prices in (components.DIVER_PRICE, components.THIEF_PRICE):
        assert all(f"${price}" in text for price in prices)
    for prices in components.ITEM_PRICE:
        assert "${}, ${} or ${}".format(*prices) in text
    goods, artifact, _gold = components.SALE_PRICE
    assert "goods bring ${}, ${} or ${}".format(*goods) in text
    assert "artifacts bring ${}, ${} or ${}".format(*artifact) in text
