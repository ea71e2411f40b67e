"""What a hand, a bid, a card and a partner are worth, by solving ways the unseen cards may lie.

Nothing here looks at hidden cards: all begins from what one seat may see. Solved deals are a
little optimistic, since in them everybody sees all the cards and nobody errs: partners who do not
peek take fewer tricks together (bots a third of a trick of six, nearly one of twelve). A cutthroat
bidder loses by it what is gained, for the others peek too, and play as one.

>>> from bideuchre_teach import Rules, lab
>>> worth = lab.hand_worth(lab.holding("J♥ J♦ A♥ K♥ A♠ 9♣", Rules.cutthroat()), deals=50)
>>> worth.best.spoken
'hearts'
"""

from .bids import Bids, BidWorth
from .card_worth import CardWorth, card_worth
from .counts import Mean, Tricks
from .partner import PartnerWorth, partner_worth
from .unseen import Unseen, unseen
from .worth import HandWorth, hand_worth, holding

__all__ = [
    "BidWorth",
    "Bids",
    "CardWorth",
    "HandWorth",
    "Mean",
    "PartnerWorth",
    "Tricks",
    "Unseen",
    "card_worth",
    "hand_worth",
    "holding",
    "partner_worth",
    "unseen",
]
