"""What a card, a hand and a bid are worth, by solving many ways the unseen cards may lie."""

from .unseen import Unseen, unseen

__all__ = ["Unseen", "unseen"]
