"""Which strain to name after winning the auction."""

from __future__ import annotations

from ..cards import Strain
from ..reasons import Reason, Reasons
from ..view import View
from .base import Choice
from .bidding import counted
from .strength import lone_chance, strength


def choose_strain(view: View) -> Choice:
    """Choose the strain in which the hand is worth most, with the reasons."""
    worth = {strain: _worth(view, strain) for strain in view.rules.strains}
    ranked = sorted(view.rules.strains, key=lambda strain: -worth[strain])
    best, second = ranked[0], ranked[1]
    return Choice(
        best,
        Reasons((Reason("bot.name.best", strain=best, second=second), counted(view, best))),
    )


def _worth(view: View, strain: Strain) -> float:
    rules, contract = view.rules, view.contract
    if contract is not None and (contract.alone or rules.is_pepper(contract.bid)):
        return lone_chance(view.cards, strain, rules, 1 if contract.small_pepper else rules.swap)
    return strength(view.cards, strain, rules).tricks
