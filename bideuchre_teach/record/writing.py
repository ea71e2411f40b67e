"""Writing records, and how they name rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..game import Game
from ..hand import Hand
from ..rules import Rules
from .form import GAME_FORMAT, HAND_FORMAT


def write(hand: Hand, title: str = "", notes: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Return the record of a hand, finished or not.

    >>> from bideuchre_teach.deals import shuffle
    >>> from bideuchre_teach.record import replay
    >>> hand = Hand.start(shuffle(Rules.cutthroat(), 7))
    >>> replay(write(hand)).hand == hand
    True
    """
    if not isinstance(hand, Hand):
        raise TypeError(f"a hand record is written of a Hand, not of {hand!r}")
    deal, settled = hand.deal, hand.settled
    data: dict[str, Any] = {"format": HAND_FORMAT, "rules": write_rules(hand.rules)}
    if title:
        data["title"] = title
    data["dealer"] = hand.dealer.value
    data["hands"] = {
        seat.value: " ".join(card.text for card in deal.hand(seat)) for seat in hand.rules.seats
    }
    data["auction"] = [call.text for call in hand.auction.calls]
    if not hand.rules.strain_in_bid and hand.strain is not None:
        data["trump"] = hand.strain.value
    if settled.swapped:
        data["swap"] = {
            seat.value: " ".join(card.text for card in gave) for seat, gave in settled.swapped
        }
    tricks = [trick.cards for trick in hand.tricks] + ([hand.played] if hand.played else [])
    if tricks:
        data["play"] = [" ".join(card.text for card in trick) for trick in tricks]
    if notes:
        data["notes"] = dict(notes)
    return data


def write_game(game: Game) -> dict[str, Any]:
    """Return the record of a game."""
    if not isinstance(game, Game):
        raise TypeError(f"a game record is written of a Game, not of {game!r}")
    return {
        "format": GAME_FORMAT,
        "rules": write_rules(game.rules),
        "hands": [write(hand) for hand in game.hands],
    }


def read_rules(value: object) -> Rules:
    """Return the rules that a record names: a table's name, or an object with its switches.

    Raises `RulesError` with the reason.

    >>> read_rules({"preset": "cutthroat-4", "target": 30}).target
    30
    """
    if isinstance(value, dict):
        switches = {key: choice for key, choice in value.items() if key != "preset"}
        return Rules.named(value.get("preset", ""), **switches)
    return Rules.named(value)  # type: ignore[arg-type]


def write_rules(rules: Rules) -> str | dict[str, Any]:
    """Return rules as a record names them.

    >>> write_rules(Rules.partnership(target=30))
    {'preset': 'partnership', 'target': 30}
    """
    overrides = rules.overrides
    return {"preset": rules.name, **overrides} if overrides else rules.name
