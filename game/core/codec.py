"""Conversion of values to plain JSON and back without loss, for the classes that a game lists in its vocabulary."""

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, get_type_hints

import msgspec

PLAIN = frozenset({int, str, bool, type(None)})


class BadValue(Exception):
    """A value that the codec cannot convert; the message says where it is and what is wrong with it."""

    def __init__(self, path: str, what: str) -> None:
        """`path` leads to the value from the root "$", as in "$.Plan[1]"; `what` says what is wrong."""
        super().__init__(f"{path}: {what}")


class _Shape:
    """The fields of one frozen dataclass, and which of them must have a plain type."""

    __slots__ = ("cls", "names", "plain")

    def __init__(self, cls: type) -> None:
        hints = get_type_hints(cls)
        self.cls = cls
        self.names = tuple(field.name for field in fields(cls))
        self.plain = tuple(hints[name] if hints[name] in PLAIN else None for name in self.names)


_shape_of = cache(_Shape)
"""The shape of each class, found out once."""


class Codec:
    """Converts frozen dataclasses, enums, tuples, ints, strings, bools and None to JSON data and back.

    A dataclass becomes {"Plan": [its fields in order]}, an enum member {"Depth": "its name"}, a tuple a list.
    """

    def __init__(self, classes: Iterable[type]) -> None:
        """Accept exactly these classes.

        Raises TypeError if one is neither a frozen dataclass nor an enum, or if two have the same name.
        """
        self._shapes: dict[type, _Shape] = {}
        self._classes: dict[str, type] = {}
        for cls in classes:
            if cls.__name__ in self._classes:
                raise TypeError(f"the vocabulary names {cls.__name__} twice")
            self._classes[cls.__name__] = cls
            if issubclass(cls, Enum):
                continue
            if not is_dataclass(cls) or not cls.__dataclass_params__.frozen:  # type: ignore[attr-defined]
                raise TypeError(f"{cls.__name__} is neither a frozen dataclass nor an enum")
            self._shapes[cls] = _shape_of(cls)

    def encode(self, value: Any) -> Any:
        """Return the value as plain JSON data. BadValue if it contains an object of an unknown class."""
        cls = type(value)
        if cls in PLAIN:
            return value
        if cls is tuple:  # most hold nothing but plain things, and a look at each would take most of the time
            return list(value) if PLAIN.issuperset(map(type, value)) else [self.encode(item) for item in value]
        shape = self._shapes.get(cls)
        if shape is not None:
            return {cls.__name__: [self.encode(getattr(value, name)) for name in shape.names]}
        if isinstance(value, Enum) and self._classes.get(cls.__name__) is cls:
            return {cls.__name__: value.name}
        raise BadValue("$", f"{cls.__name__} is not in the vocabulary ({value!r:.60})")

    def decode(self, plain: Any, path: str = "$") -> Any:
        """Return the value that `encode` turned into `plain`. BadValue with the path of the first error."""
        if type(plain) in PLAIN:
            return plain
        if type(plain) is list:
            return tuple([self.decode(item, f"{path}[{i}]") for i, item in enumerate(plain)])
        if type(plain) is not dict or len(plain) != 1:
            raise BadValue(path, f"expected one named value, got {plain!r:.60}")
        ((name, inside),) = plain.items()
        cls = self._classes.get(name)
        if cls is None:
            raise BadValue(path, f"nothing here is called {name!r}")
        path = f"{path}.{name}"
        shape = self._shapes.get(cls)
        return self._member(cls, inside, path) if shape is None else self._build(shape, inside, path)

    def bytes(self, value: Any) -> bytes:
        """Return the value as canonical bytes: equal values give equal bytes, different values different ones."""
        return msgspec.json.encode(self.encode(value))

    def _build(self, shape: _Shape, inside: Any, path: str) -> Any:
        if type(inside) is not list or len(inside) != len(shape.names):
            raise BadValue(path, f"expected {len(shape.names)} values, got {inside!r:.60}")
        values = {}
        for i, (name, kind, item) in enumerate(zip(shape.names, shape.plain, inside, strict=True)):
            value = self.decode(item, f"{path}[{i}]")
            if kind is not None and type(value) is not kind:
                raise BadValue(f"{path}[{i}]", f"{name} must be {kind.__name__}, got {item!r:.60}")
            values[name] = value
        try:
            return shape.cls(**values)
        except (TypeError, ValueError) as error:
            raise BadValue(path, str(error)) from error

    def _member(self, cls: Any, inside: Any, path: str) -> Any:
        try:
            return cls[inside]
        except (KeyError, TypeError):
            raise BadValue(path, f"{inside!r:.60} is none of {', '.join(cls.__members__)}") from None
