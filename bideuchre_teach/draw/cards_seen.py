"""Views of cards, hands, tricks and ladders, made from the game's own values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ..bowers import arrange, is_trump, left_bower, order, right_bower, suit_of, winner
from ..cards import ALL_CARDS, Card, Rank, Seat, Strain, Suit
from ..reasons import Verdict
from .contract import CardView, HandView, LadderRow, LadderView, PlayView, TrickView

SEAT_NAMES: Mapping[Seat, str] = {seat: seat.spoken.capitalize() for seat in Seat}
"""What a seat is called where nobody has a name: North, Southwest and so on."""


def card_view(card: Card, strain: Strain | None = None, verdict: Verdict | None = None) -> CardView:
    """Describe a card in a strain; a verdict adds whether it may be played and why.

    >>> card_view(Card.of("JD"), Strain.HEARTS)["say"]
    'jack of diamonds, left bower, trump'
    """
    trump = strain is not None and is_trump(card, strain)
    bower = None
    if strain is not None and card is right_bower(strain):
        bower = "right"
    elif strain is not None and card is left_bower(strain):
        bower = "left"
    say = ", ".join(
        part for part in (card.spoken, bower and f"{bower} bower", "trump" if trump else "") if part
    )
    view: CardView = {
        "id": card.ascii,
        "rank": card.rank.value,
        "suit": card.suit.letter,
        "trump": trump,
        "bower": bower,
        "say": say,
    }
    if verdict is not None:
        view["legal"] = verdict.legal
        view["why"] = str(verdict).replace("\n", " ")
    return view


def cards_view(
    held: Iterable[Card],
    strain: Strain | None = None,
    verdicts: Mapping[Card, Verdict] | None = None,
) -> list[CardView | None]:
    """Describe cards sorted as a player holds them, the bowers in trump."""
    sorted_ = arrange(held, strain)
    return [card_view(card, strain, verdicts.get(card) if verdicts else None) for card in sorted_]


def hand_view(
    held: Iterable[Card],
    strain: Strain | None = None,
    verdicts: Mapping[Card, Verdict] | None = None,
) -> HandView:
    """Describe a hand, suit by suit.

    >>> from bideuchre_teach.cards import cards
    >>> hand_view(cards("9C JD AH"), Strain.HEARTS)["say"]
    '3 cards. Trump hearts: jack of diamonds (left bower), ace. Clubs: 9.'
    """
    held = tuple(held)
    rows = order(strain or Strain.NO_TRUMP, held)
    parts = [f"{len(held)} card{'' if len(held) == 1 else 's'}."]
    for suit, row in rows.items():
        if row:
            trump = strain is not None and suit is strain.trump
            name = f"Trump {suit.spoken}" if trump else suit.spoken.capitalize()
            parts.append(f"{name}: {', '.join(_in_row(card, strain) for card in row)}.")
    return {
        "strain": strain.letter if strain else None,
        "strain_say": strain.spoken if strain else "",
        "cards": cards_view(held, strain, verdicts),
        "say": " ".join(parts),
    }


def _in_row(card: Card, strain: Strain | None) -> str:
    if strain is not None and card is right_bower(strain):
        return "jack (right bower)"
    if strain is not None and card is left_bower(strain):
        return f"{card.spoken} (left bower)"
    return card.rank.spoken


def trick_view(
    played: Sequence[tuple[Seat, Card]],
    strain: Strain | None = None,
    *,
    number: int = 1,
    of: int = 1,
    leader: Seat | None = None,
    names: Mapping[Seat, str] = SEAT_NAMES,
) -> TrickView:
    """Describe a trick: who played what, in playing order, and which card is winning.

    >>> view = trick_view([(Seat.WEST, Card.of("AS")), (Seat.NORTH, Card.of("9H"))], Strain.HEARTS)
    >>> view["led_say"], [play["winning"] for play in view["cards"]]
    ('spades', [False, True])
    """
    known = strain or Strain.NO_TRUMP
    led = suit_of(played[0][1], known) if played else None
    best = winner([card for _, card in played], known) if played else None
    plays: list[PlayView] = [
        {
            "seat": seat.value,
            "name": names[seat],
            "card": card_view(card, strain),
            "winning": place == best,
        }
        for place, (seat, card) in enumerate(played)
    ]
    first = played[0][0] if played else leader
    return {
        "number": number,
        "of": of,
        "led": led.letter if led else None,
        "led_say": led.spoken if led else "",
        "leader": first.value if first else "",
        "cards": plays,
    }


def ladder_view(strain: Strain, pack: Iterable[Card] | None = None) -> LadderView:
    """Describe every suit of a strain from high to low, for a pack (24 cards, nine up, if none).

    The suit that gave its jack away to trump carries a note that says so.

    >>> [(row["name"], row["count"]) for row in ladder_view(Strain.HEARTS)["rows"]]
    [('hearts', 7), ('diamonds', 5), ('spades', 6), ('clubs', 6)]
    """
    if pack is None:
        pack = [card for card in ALL_CARDS if card.rank not in (Rank.SEVEN, Rank.EIGHT)]
    copies = Counter(pack)
    rows = order(strain, copies)
    trump = strain.trump
    suits: list[Suit] = list(rows)
    if trump is not None:
        pair = [trump, trump.same_colour]
        suits = pair + [suit for suit in suits if suit not in pair]
    left = left_bower(strain)
    return {
        "strain": strain.letter,
        "strain_say": strain.spoken,
        "rows": [_ladder_row(suit, rows[suit], copies, strain, left) for suit in suits],
    }


def _ladder_row(
    suit: Suit, row: Sequence[Card], copies: Counter[Card], strain: Strain, left: Card | None
) -> LadderRow:
    views: list[CardView] = []
    for card in row:
        view = card_view(card, strain)
        view["copies"] = copies[card]
        views.append(view)
    note = ""
    if left is not None and suit is left.suit and left in copies:
        both = copies[left] > 1
        note = (
            f"both jacks have gone to {strain.spoken}: they are the left bowers"
            if both
            else f"the jack has gone to {strain.spoken}: it is the left bower"
        )
    return {
        "suit": suit.letter,
        "name": suit.spoken,
        "trump": suit is strain.trump,
        "count": sum(copies[card] for card in row),
        "cards": views,
        "note": note,
    }
