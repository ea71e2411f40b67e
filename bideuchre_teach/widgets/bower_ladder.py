"""`BowerLadder`: name a trump suit and watch the suits reorder; a drill on it."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from .. import draw
from .._assets import STATIC
from ..cards import Card, Strain
from ..draw.picture import Picture
from ..draw.view import ladder_view
from ..rules import Rules
from ..words import card_name
from ..words.names import count
from .base import Widget
from .drill import drill

_STRAINS = (Strain.CLUBS, Strain.DIAMONDS, Strain.HEARTS, Strain.SPADES, Strain.NO_TRUMP)


class BowerLadder(Widget):
    """Every suit from high to low, for each trump suit and for no trump.

    ``rules`` is the table whose pack is shown (`Rules.partnership` if none): 24, 32 or 48 cards.
    ``strain`` (a letter: C, D, H, S, NT) can be read and set. ``drill`` is the number of questions
    in the drill, drawn from ``seed``. Everything is in the view, so that it needs no kernel.

    >>> BowerLadder(strain="H")
    BowerLadder(24 cards, hearts)
    """

    _esm: ClassVar[Any] = STATIC / "bower_ladder.js"

    strain = traitlets.Unicode("NT").tag(sync=True)

    def __init__(
        self,
        rules: Rules | None = None,
        *,
        strain: str | Strain = "NT",
        drill: int = 8,
        seed: int = 1,
        title: str = "",
        **options: Any,
    ) -> None:
        self._rules = rules or Rules.partnership()
        self._title, self._drill = title, (drill, seed)
        super().__init__(strain=Strain.of(strain).letter, **options)

    @traitlets.validate("strain")
    def _keep_known(self, proposal: Any) -> str:
        return Strain.of(proposal["value"]).letter

    def _shows(self) -> dict[str, Any]:
        rules = self._rules
        questions, seed = self._drill
        return {
            "title": self._title,
            "ladders": [_ladder(rules, strain) for strain in _STRAINS],
            "drill": drill(rules, questions, seed),
        }

    def picture(self) -> Picture:
        """Return the ladder of the strain that is chosen."""
        return draw.ladder(self.strain, self._rules.pack, theme=self.theme, size=self.size)

    def __repr__(self) -> str:
        return f"BowerLadder({len(self._rules.pack)} cards, {Strain.of(self.strain).spoken})"


def _ladder(rules: Rules, strain: Strain) -> dict[str, Any]:
    view: dict[str, Any] = dict(ladder_view(strain, rules.pack))
    if strain.trump is None:
        view["title"] = "No trump: no bowers, and the ace is high in every suit."
        view["more"] = f"{count(view['rows'][0]['count'], 'card')} in each suit."
        return view
    top = view["rows"][0]["cards"]
    pair = view["rows"][1]
    view["title"] = f"{strain.spoken.capitalize()} are trump: {_named(top[0])} is the highest card."
    view["more"] = (
        f"{_named(top[1]).capitalize()} comes second: it is {_one_of(strain)} now, so there are "
        f"{count(view['rows'][0]['count'], 'trump')} and {count(pair['count'], pair['name'][:-1])}."
    )
    return view


def _named(card: dict[str, Any]) -> str:
    return card_name(Card.of(card["id"]))


def _one_of(strain: Strain) -> str:
    return f"a {strain.spoken[:-1]}"
