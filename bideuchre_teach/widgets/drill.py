"""Questions on the ladder: which card is higher, and which suit a card belongs to."""

from __future__ import annotations

from random import Random
from typing import Any

from ..bowers import height, is_trump, left_bower, right_bower, suit_of
from ..cards import Card, Rank, Strain, Suit
from ..draw.view import card_view
from ..rules import Rules
from ..words import card_name, suit_word


def drill(rules: Rules, questions: int, seed: int) -> list[dict[str, Any]]:
    """Return so many questions for a table's pack; the same seed gives the same questions.

    >>> drill(Rules.partnership(), 1, seed=1) == drill(Rules.partnership(), 1, seed=1)
    True
    """
    chance = Random(seed).random
    kinds = list(dict.fromkeys(rules.pack))
    made = []
    for number in range(questions):
        strain = _pick(chance, rules.strains)
        make = _which_suit if number % 2 else _which_is_higher
        made.append(make(kinds, strain, chance))
    return made


def _pick(chance: Any, among: Any) -> Any:
    among = list(among)
    return among[int(chance() * len(among))]


def _which_is_higher(kinds: list[Card], strain: Strain, chance: Any) -> dict[str, Any]:
    # Mostly among the cards that bowers disturb: that is where the order surprises.
    suit = strain.trump or _pick(chance, Suit)
    near = [card for card in kinds if suit_of(card, strain) is suit]
    near.sort(key=lambda card: height(card, strain), reverse=True)
    at = int(chance() * min(4, len(near) - 1))
    pair: list[Card] = [near[at], _pick(chance, near[at + 1 :])]
    if chance() < 0.5:
        pair.reverse()
    bowers = (right_bower(strain), left_bower(strain))
    high = max(pair, key=lambda card: height(card, strain))
    low = pair[1] if high is pair[0] else pair[0]
    name = card_name(high, strain)
    comma = "," if any(high is bower for bower in bowers) else ""
    return {
        **_item(strain, f"{_trump(strain)} Which card is higher?", pair),
        "options": [_card_option(card) for card in pair],
        "answer": high.ascii,
        "why": f"{name.capitalize()}{comma} beats {card_name(low)}.",
    }


def _which_suit(kinds: list[Card], strain: Strain, chance: Any) -> dict[str, Any]:
    jacks = [card for card in kinds if card.rank is Rank.JACK]
    card: Card = _pick(chance, jacks if chance() < 0.75 else kinds)
    suit = suit_of(card, strain)
    if card is left_bower(strain):
        why = f"{card_name(card, strain).capitalize()}, is a {suit.spoken[:-1]} in every respect."
    elif is_trump(card, strain):
        why = f"{card_name(card).capitalize()} is a trump, printed and played as one."
    else:
        why = f"{card_name(card).capitalize()} stays what it says: a {suit.spoken[:-1]}."
    ask = f"{_trump(strain)} Which suit does {card_name(card)} belong to?"
    return {
        **_item(strain, ask, [card]),
        "options": [
            {"value": suit.letter, "text": suit_word(suit), "say": suit_word(suit)} for suit in Suit
        ],
        "answer": suit.letter,
        "why": why,
    }


def _item(strain: Strain, ask: str, held: list[Card]) -> dict[str, Any]:
    return {"strain": strain.letter, "ask": ask, "cards": [card_view(c, strain) for c in held]}


def _card_option(card: Card) -> dict[str, str]:
    return {"value": card.ascii, "text": card.text, "say": card.spoken}


def _trump(strain: Strain) -> str:
    if strain.trump is None:
        return "There is no trump."
    return f"{strain.spoken.capitalize()} are trump."
