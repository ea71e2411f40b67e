"""Pictures of the game as SVG and as text: cards, hands, tricks, tables, ladders, score sheets.

Each function takes the game's own values, or plain text where that is shorter, and returns a
`Picture` that shows itself in a notebook.

>>> from bideuchre_teach import draw
>>> draw.hand("9C JD AS JH 9H", trump="H")
♥ Hearts are trump
J♥ (right) J♦ (left) 9♥  A♠  9♣
"""

from .picture import Picture
from .pictures import card, card_back, hand, ladder, score_sheet, table, trick

__all__ = ["Picture", "card", "card_back", "hand", "ladder", "score_sheet", "table", "trick"]
