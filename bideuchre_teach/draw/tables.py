"""The table of three, four or five seats, seen by whoever sits at the bottom."""

from __future__ import annotations

from typing import Final

from . import marks
from .bars import reason_bar
from .contract import SeatView, TableView
from .hands import fan, played, shown
from .seats import block, called, centred, corner, plate, trick_lines
from .shapes import FULL, SMALL
from .svg import Drawing, felt, stack
from .theme import Size, Theme

_TOWARDS: Final = {
    3: ((0, 1), (-1, -0.35), (1, -0.35)),
    4: ((0, 1), (-1, 0), (0, -1), (1, 0)),
    5: ((0, 1), (-1, 0.3), (-0.42, -0.85), (0.42, -0.85), (1, 0.3)),
}
"""Where the card of each seat lies, seen from the middle, clockwise from the bottom."""

_SIDE: Final = 230.0
"""Room for a seat at the side."""
_MARGIN: Final = 18.0
_MIDDLE: Final = 262.0
"""Height of the middle, where the trick lies."""


def table(view: TableView, theme: Theme, size: Size) -> Drawing:
    """Draw the table and, below it, the reason bar."""
    cloth = _narrow(view, theme, size.room) if size.narrow else _wide(view, theme, size.room)
    return stack((cloth, reason_bar(view, theme, cloth.width)), gap=10)


def _names(view: TableView) -> dict[str, str]:
    return {seat["seat"]: seat["name"] for seat in view["seats"]}


def _contract_lines(view: TableView) -> list[tuple[str, bool]]:
    lines = [(marks.strain(view), True)]
    if view["contract"] is not None:
        lines.append((view["contract"]["text"], False))
    return lines


def _suit(view: TableView) -> str | None:
    return view["strain"] if view["strain"] != "NT" else None


def _wide(view: TableView, theme: Theme, width: float) -> Drawing:
    you, others = view["seats"][0], view["seats"][1:]
    phase = view["phase"]
    left, tops, right = others[0], others[1:-1], others[-1]
    strain = corner(_contract_lines(view), _suit(view), theme, _SIDE)
    number = corner(trick_lines(view["trick"], _names(view)), None, theme, _SIDE)
    corners = max(strain.width, number.width, 150)
    top_room = (width - 2 * _MARGIN - 2 * corners - 16) / max(len(tops), 1) - 8
    upper = [block(seat, phase, theme, top_room) for seat in tops]
    top = max((piece.height for piece in upper), default=0)
    middle_at = _MARGIN + (top + 6 if top else 8)
    body = strain.at(_MARGIN, _MARGIN)
    if view["trick"] is not None:
        body += number.at(width - _MARGIN - number.width, _MARGIN)
    for i, piece in enumerate(upper):
        centre = width / 2 + (i - (len(upper) - 1) / 2) * (top_room + 8)
        body += piece.at(centre - piece.width / 2, _MARGIN)
    centre_y = middle_at + _MIDDLE / 2
    below_corner = _MARGIN + max(strain.height, number.height) + 20
    lowest = 0.0
    for seat, on_left in ((left, True), (right, False)):
        piece = block(seat, phase, theme, _SIDE)
        x = _MARGIN if on_left else width - _MARGIN - piece.width
        shift = (_SIDE - piece.width) / 2 * (1 if on_left else -1)
        y = max(centre_y - piece.height / 2, below_corner)
        body += piece.at(x + shift * 0.5, y)
        lowest = max(lowest, y + piece.height)
    body += _middle(view, theme, width / 2, centre_y)
    own = centred(
        [
            plate(you, phase, theme, width - 2 * _MARGIN, flat=True),
            fan(you["cards"], theme, FULL, width - 2 * _MARGIN),
        ],
        width - 2 * _MARGIN,
        gap=9,
    )
    own_at = middle_at + _MIDDLE + 8
    body += own.at(_MARGIN, own_at)
    high = max(own_at + own.height, lowest) + _MARGIN
    return Drawing(width, high, felt(width, high, theme) + body)


def _middle(view: TableView, theme: Theme, x: float, y: float) -> str:
    """Write the trick, or at the auction the calls, each towards its seat."""
    towards = _TOWARDS[view["players"]]
    places = {seat["seat"]: towards[i] for i, seat in enumerate(view["seats"])}
    across = 132.0 if view["players"] == 5 else 104.0
    body = ""
    if view["phase"] == "auction" or view["trick"] is None:
        for seat in view["seats"]:
            if seat["call"]:
                dx, dy = places[seat["seat"]]
                body += called(seat, theme).centred(x + dx * 120, y + dy * 76)
        return body
    best = marks.taking(view["trick"], marks.playing(view))
    for play in view["trick"]["cards"]:
        dx, dy = places[play["seat"]]
        card = shown(play, theme, FULL, best)
        body += card.centred(x + dx * across, y + dy * 60, turn=dx * 3)
    return body


def _narrow(view: TableView, theme: Theme, width: float) -> Drawing:
    """Stack everything: what is played, the other seats, the trick, the viewer's own cards."""
    margin = 10.0
    room = width - 2 * margin
    phase = view["phase"]
    lines = [*_contract_lines(view), *trick_lines(view["trick"], _names(view))]
    pieces = [corner(lines, _suit(view), theme, room)]
    pieces += [_strip(seat, phase, theme, room) for seat in view["seats"][1:]]
    pieces.append(_narrow_middle(view, theme, room))
    you = view["seats"][0]
    pieces.append(plate(you, phase, theme, room))
    pieces.append(fan(you["cards"], theme, FULL, room))
    inner = stack(pieces, gap=9)
    high = inner.height + 2 * margin + 2
    return Drawing(width, high, felt(width, high, theme, round_=14) + inner.at(margin, margin))


def _strip(seat: SeatView, phase: str, theme: Theme, room: float) -> Drawing:
    label = plate(seat, phase, theme, room)
    beside = max(room - label.width - 8, 120)
    held = fan(seat["cards"], theme, SMALL, beside, tight=True)
    if held.height > SMALL.height + 40 or label.width + 8 + held.width > room + 0.5:
        held = fan(seat["cards"], theme, SMALL, room, tight=True)
    if label.width + 8 + held.width <= room + 0.5:
        high = max(label.height, held.height)
        body = label.at(0, (high - label.height) / 2)
        body += held.at(label.width + 8, (high - held.height) / 2)
        return Drawing(room, high, body)
    return stack((label, held), gap=5)


def _narrow_middle(view: TableView, theme: Theme, room: float) -> Drawing:
    trick = view["trick"]
    if view["phase"] == "auction" or trick is None or not trick["cards"]:
        return Drawing(0, 0, "")
    names = _names(view)
    named = [{**play, "name": names[play["seat"]]} for play in trick["cards"]]
    return played({**trick, "cards": named}, theme, room, marks.playing(view))  # type: ignore[typeddict-item]
