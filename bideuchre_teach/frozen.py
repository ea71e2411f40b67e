"""A dictionary that never changes, for values that hold one, such as the totals of a game."""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Frozen(dict[K, V]):
    """A dictionary that is read like any other and refuses to be changed.

    It equals a plain dictionary with the same entries, can be hashed when its values can, and is
    pickled and copied as what it is. Raises `TypeError` for every change.

    >>> totals = Frozen({"NS": 6})
    >>> totals["NS"], totals == {"NS": 6}
    (6, True)
    >>> totals["NS"] = 42
    Traceback (most recent call last):
    ...
    TypeError: this never changes; make a dictionary of your own with dict(...) and change that
    """

    __slots__ = ()

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError(
            "this never changes; make a dictionary of your own with dict(...) and change that"
        )

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[type[Frozen[K, V]], tuple[dict[K, V]]]:
        return type(self), (dict(self),)

    def __copy__(self) -> Frozen[K, V]:
        return self
