"""The friendly door: one function a picture, taking the game's values or plain text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..bowers import arrange
from ..cards import ALL_CARDS, Card, Rank, Seat, Strain, Suit
from ..cards import cards as read_cards
from ..game import Game
from ..hand import Hand
from ..reasons import Verdict
from ..view import View
from . import hands, ladders, marks, shapes, sheets, svg, tables, text
from .cards_seen import card_view, hand_view, ladder_view, trick_view
from .contract import SheetView, TableView
from .picture import Picture
from .sheet_seen import score_view, sheet_view
from .table_seen import table_view
from .theme import Size, Theme, size_of, theme_of

Trump = str | Suit | Strain | None
"""A trump suit or no trump as a value or as text (``H``, ``hearts``, ``NT``); None: not named."""


def _strain(trump: Trump) -> Strain | None:
    return None if trump is None else Strain.of(trump)


def _finish(
    drawing: svg.Drawing, title: str, twin: str, theme: str | Theme, size: str | Size
) -> Picture:
    whole = svg.document(drawing, title, twin, theme_of(theme), size_of(size))
    return Picture(title, whole, twin)


def card(
    card: str | Card,
    trump: Trump = None,
    *,
    theme: str | Theme = "paired",
    size: str | Size = "normal",
) -> Picture:
    """Draw one card, face up; with a trump named, its outline, star and bower badge.

    ``card`` and ``trump`` may be text. Raises `ValueError` when a text is neither.

    >>> card("JD", trump="hearts")
    J♦  jack of diamonds, left bower, trump
    """
    view = card_view(Card.of(card), _strain(trump))
    look = theme_of(theme)
    piece = hands.fan([view], look)
    return _finish(
        svg.Drawing(piece.width + 4, piece.height + 4, piece.at(2, 2)),
        view["say"],
        text.card(view),
        look,
        size,
    )


def card_back(*, theme: str | Theme = "paired", size: str | Size = "normal") -> Picture:
    """Draw one card, face down."""
    piece = shapes.back(theme_of(theme))
    whole = svg.Drawing(piece.width + 4, piece.height + 6, piece.at(2, 2))
    return _finish(whole, "a card face down", "a card face down", theme, size)


def hand(
    held: str | Iterable[Card],
    trump: Trump = None,
    *,
    title: str = "",
    verdicts: Mapping[Card, Verdict] | None = None,
    theme: str | Theme = "paired",
    size: str | Size = "normal",
) -> Picture:
    """Draw a hand, sorted with the bowers in trump.

    ``held`` is cards or text such as ``"JH JD AH"``. ``verdicts`` (one for each card, as
    `Hand.judge` gives them) marks what may be played. Raises `ValueError` for a text that is not
    a card, a strain, a theme or a size, naming it.

    >>> hand("9C JD AS", trump="H")
    ♥ Hearts are trump
    J♦ (left)  A♠  9♣
    """
    view = hand_view(read_cards(held), _strain(trump), verdicts)
    look, fit = theme_of(theme), size_of(size)
    twin = text.hand(view)
    name = title or "Hand: " + (text.groups(view["cards"]) or "no cards")
    drawing = hands.hand(view, look, fit, title)
    return _finish(drawing, name, f"{title}\n{twin}" if title else twin, look, fit)


def trick(
    played: str | Sequence[Card] | Sequence[tuple[Seat, Card]],
    trump: Trump = None,
    *,
    leader: str | Seat = Seat.WEST,
    players: int = 4,
    theme: str | Theme = "paired",
    size: str | Size = "normal",
) -> Picture:
    """Draw a trick in playing order, with the card that is winning it.

    ``played`` is cards in playing order from the leader, as values or text, or pairs of seat and
    card. Raises `ValueError` for more cards than players, or for a text that is not a card.

    >>> trick("AS 9H JS", trump="H", leader="W")
    ♥ Hearts are trump
    Spades led
    West   A♠
    North  9♥  winning
    East   J♠
    """
    plays = _plays(played, leader, players)
    strain = _strain(trump)
    view = trick_view(plays, strain)
    look, fit = theme_of(theme), size_of(size)
    say = strain.spoken if strain else ""
    letter = strain.letter if strain else None
    twin = text.trick(view, letter, say, players)
    drawing = hands.trick(view, letter, say, look, fit, players)
    name = "Trick: " + (
        ", ".join(f"{play['name']} {text.face(play['card'])}" for play in view["cards"])
        or "no card yet"
    )
    return _finish(drawing, name, twin, look, fit)


_SEATS = {
    3: (Seat.SOUTH, Seat.WEST, Seat.EAST),
    4: (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST),
    5: (Seat.SOUTH, Seat.WEST, Seat.NORTHWEST, Seat.NORTHEAST, Seat.EAST),
}


def _plays(
    played: str | Sequence[Card] | Sequence[tuple[Seat, Card]], leader: str | Seat, players: int
) -> list[tuple[Seat, Card]]:
    if players not in _SEATS:
        raise ValueError(f"{players!r} is not a number of players: three, four or five sit down")
    seats = _SEATS[players]
    if isinstance(played, str):
        played = read_cards(played)
    if any(isinstance(play, tuple) for play in played):
        return [(Seat.of(play[0]), Card.of(play[1])) for play in played]  # type: ignore[index]
    found = [Card.of(play) for play in played]  # type: ignore[arg-type]
    if len(found) > players:
        raise ValueError(f"{len(found)} cards are too many for a trick of {players} players")
    first = Seat.of(leader)
    if first not in seats:
        raise ValueError(f"{first.spoken.capitalize()} has no seat at a table of {players}")
    start = seats.index(first)
    return [(seats[(start + i) % players], card) for i, card in enumerate(found)]


def ladder(
    trump: Trump,
    pack: int | Iterable[Card] = 24,
    *,
    theme: str | Theme = "paired",
    size: str | Size = "normal",
) -> Picture:
    """Draw every suit of a strain from high to low, and where the left bower has gone.

    ``pack`` is 24, 32 or 48 cards, or the cards themselves. Raises `ValueError` for another
    number and for a text that is no strain.

    >>> print(ladder("H").text.splitlines()[2])
    ♦ diamonds  5  cards   A♦  K♦  Q♦  10♦  9♦  (the jack has gone to hearts: it is the left bower)
    """
    strain = Strain.of("" if trump is None else trump)
    view = ladder_view(strain, _pack(pack))
    look, fit = theme_of(theme), size_of(size)
    title = text.strain_line(view["strain"], view["strain_say"]) + ": high to low"
    return _finish(ladders.ladder(view, look, fit), title, text.ladder(view), look, fit)


def _pack(pack: int | Iterable[Card]) -> list[Card]:
    if not isinstance(pack, int):
        return list(arrange(pack))
    nine_up = [card for card in ALL_CARDS if card.rank not in (Rank.SEVEN, Rank.EIGHT)]
    known = {24: nine_up, 32: list(ALL_CARDS), 48: nine_up * 2}
    if pack not in known:
        raise ValueError(f"{pack!r} is not a pack of this game: choose 24, 32 or 48 cards")
    return known[pack]


def table(
    hand: Hand | View | TableView,
    viewer: str | Seat | None = None,
    *,
    bottom: str | Seat | None = None,
    theme: str | Theme = "paired",
    size: str | Size = "normal",
) -> Picture:
    """Draw a table of three, four or five, with its reason bar.

    ``hand`` is a `Hand`, what one seat sees of it (`Hand.seen_by`), or a table view, such as a
    frame of a replay has. A viewer sees only their own cards and sits at the bottom; without one
    all cards are open. Raises `ValueError` for a seat that is not at this table.

    >>> from bideuchre_teach.deals import shuffle
    >>> from bideuchre_teach.rules import Rules
    >>> hand = Hand.start(shuffle(Rules.cutthroat(), 7, dealer="S"))
    >>> print(table(hand, viewer="W").text.splitlines()[-1])
    South has dealt. West calls first.
    """
    if isinstance(hand, Hand | View):
        view = table_view(
            hand,
            None if viewer is None else Seat.of(viewer),
            bottom=None if bottom is None else Seat.of(bottom),
        )
    else:
        view = hand
    look, fit = theme_of(theme), size_of(size)
    title = f"Table of {view['players']}: {marks.strain(view)}"
    return _finish(tables.table(view, look, fit), title, text.table(view), look, fit)


def score_sheet(
    game: Game | Hand | SheetView,
    *,
    what_if: Sequence[str] = (),
    theme: str | Theme = "paired",
    size: str | Size = "normal",
) -> Picture:
    """Draw a score sheet: of a game, of one finished hand, or from a sheet view.

    ``what_if`` holds sentences about a hand that was only imagined, put below the sheet.
    Raises `ValueError` when the hand is not over.

    >>> from bideuchre_teach.rules import Rules
    >>> print(score_sheet(Game(Rules.partnership())))
    Score, to 42 points
    hand  contract  North and South  West and East
    """
    if isinstance(game, Game):
        view = sheet_view(game)
    elif isinstance(game, Hand):
        view = score_view(game)
    else:
        view = game
    look, fit = theme_of(theme), size_of(size)
    title = f"Score sheet, to {view['target']} points"
    said = "\n".join([text.sheet(view), *what_if])
    return _finish(sheets.sheet(view, look, fit, what_if), title, said, look, fit)
