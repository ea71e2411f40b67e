"""The swap before a lone hand: the bidder puts losers aside, the partner passes the best."""

from __future__ import annotations

from ..bowers import HEIGHTS, SUITS
from ..cards import Card, Rank, Strain
from ..judge import swap
from ..reasons import Reason, Reasons
from ..view import View
from .base import Choice


def choose_swap(view: View) -> Choice:
    """Choose the cards to swap, as the lone bidder or as the partner, with the reasons."""
    strain = view.strain
    assert strain is not None
    assert view.contract is not None
    if view.seat is view.contract.seat:
        return _put_aside(view, strain)
    best = sorted(view.cards, key=lambda card: (_gift(card, strain), card.index))
    gives = swap(tuple(best[: view.swap_size]))
    return Choice(gives, Reasons((Reason("bot.swap.best", cards=gives, strain=strain),)))


def _put_aside(view: View, strain: Strain) -> Choice:
    most = 1 if view.contract is not None and view.contract.small_pepper else view.rules.swap
    least = most if view.contract is not None and view.contract.small_pepper else 0
    losers = sorted(
        view.cards, key=lambda card: (not _loses(view, card, strain), _worth(view, card, strain))
    )
    count = sum(_loses(view, card, strain) for card in view.cards)
    aside = swap(tuple(losers[: max(least, min(most, count))]))
    if not aside:
        return Choice(aside, Reasons((Reason("bot.swap.all_winners", strain=strain),)))
    return Choice(aside, Reasons((Reason("bot.swap.worst", cards=aside, strain=strain),)))


def _loses(view: View, card: Card, strain: Strain) -> bool:
    """Tell whether a card wins no trick by itself: no trump, and a higher one may be against."""
    suit = SUITS[strain][card]
    if suit is strain.trump:
        return False
    heights = HEIGHTS[strain]
    higher = sum(SUITS[strain][c] is suit and heights[c] > heights[card] for c in view.rules.pack)
    mine = sum(SUITS[strain][c] is suit and heights[c] > heights[card] for c in view.cards)
    return mine < higher


def _worth(view: View, card: Card, strain: Strain) -> tuple[int, int, int]:
    suits = SUITS[strain]
    row = [c for c in view.cards if suits[c] is suits[card]]
    headed = any(c.rank is Rank.ACE for c in row)
    return (suits[card] is strain.trump, HEIGHTS[strain][card] + 2 * headed, card.index)


def _gift(card: Card, strain: Strain) -> tuple[int, int]:
    """Return the order in which cards are passed to a lone partner, lowest first."""
    height = HEIGHTS[strain][card]
    if SUITS[strain][card] is strain.trump:
        return (0 if height >= HEIGHTS[strain][Card(Rank.ACE, strain.trump)] else 2), -height
    if card.rank is Rank.ACE:
        return 1, 0
    return 3, -height
