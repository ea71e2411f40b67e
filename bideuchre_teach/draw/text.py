"""The same views as plain text, aligned, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from . import marks
from .contract import CardView, HandView, LadderView, SheetView, TableView, TrickView

_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def face(card: CardView | None) -> str:
    """Write a card as ``J♦``; a hidden one as ``?``."""
    return "?" if card is None else card["rank"] + _SIGNS[card["suit"]]


def named(card: CardView | None) -> str:
    """Write a card with its bower's name: ``J♦ (left)``."""
    bower = card["bower"] if card else None
    return face(card) + (f" ({bower})" if bower else "")


def strain_line(strain: str | None, say: str) -> str:
    """Say the strain: ``♥ Hearts are trump``, ``No trump``, or nothing while none is known."""
    if strain is None:
        return ""
    return "No trump" if strain == "NT" else f"{_SIGNS[strain]} {say.capitalize()} are trump"


def columns(rows: Sequence[Sequence[str]], right: Iterable[int] = (), gap: int = 2) -> str:
    """Align rows in columns; the columns named in ``right`` have their ends aligned.

    >>> print(columns([["a", "10"], ["bcd", "5"]], right=[1]))
    a    10
    bcd   5
    """
    ends = set(right)
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            " " * (w - len(cell)) + cell if i in ends else cell + " " * (w - len(cell))
            for i, (cell, w) in enumerate(zip(row, wide, strict=True))
        ]
        lines.append((" " * gap).join(cells).rstrip())
    return "\n".join(lines)


def card(view: CardView) -> str:
    """Write one card and what it is: ``J♦  jack of diamonds, left bower, trump``."""
    return f"{face(view)}  {view['say']}"


def groups(held: Sequence[CardView | None]) -> str:
    """Write cards in one line, suits apart, bowers named, hidden ones counted."""
    parts: list[str] = []
    last = None
    for one in held:
        if one is None:
            continue
        group = "trump" if one["trump"] else one["suit"]
        parts.append(("  " if last not in (None, group) else " " if parts else "") + named(one))
        last = group
    hidden = sum(one is None for one in held)
    if hidden:
        parts.append(f"{'  ' if parts else ''}{hidden} hidden")
    return "".join(parts)


def hand(view: HandView) -> str:
    """Write a hand: the strain, the cards, and which of them may be played."""
    lines = [strain_line(view["strain"], view["strain_say"]), groups(view["cards"]) or "no cards"]
    judged = [card for card in view["cards"] if card is not None and "legal" in card]
    if judged:
        legal = dict.fromkeys(face(card) for card in judged if card["legal"])
        lines.append("may be played: " + (" ".join(legal) or "none"))
    return "\n".join(line for line in lines if line)


def trick(view: TrickView, strain: str | None = None, strain_say: str = "", full: int = 0) -> str:
    """Write a trick in playing order, the winning card marked in words."""
    lines = [strain_line(strain, strain_say)]
    if not view["cards"]:
        return "\n".join([line for line in lines if line] + ["no card has been played"])
    lines.append(f"{view['led_say'].capitalize()} led")
    rows = [
        [
            play.get("name") or play["seat"],
            named(play["card"]),
            marks.taking(view, full) if play["winning"] else "",
        ]
        for play in view["cards"]
    ]
    lines.append(columns(rows))
    return "\n".join(line for line in lines if line)


def ladder(view: LadderView) -> str:
    """Write each suit of a strain from high to low with its count."""
    rows = []
    for row in view["rows"]:
        cards = []
        for card in row["cards"]:
            twin = f" ×{card['copies']}" if card.get("copies", 1) > 1 else ""
            cards.append(named(card) + twin)
        label = f"{_SIGNS[row['suit']]} {row['name']}"
        kind = "trumps" if row["trump"] else "cards"
        note = f"  ({row['note']})" if row["note"] else ""
        rows.append([label, str(row["count"]), kind, "  ".join(cards) + note])
    head = strain_line(view["strain"], view["strain_say"])
    return f"{head}: high to low\n{columns(rows, right=[1])}"


def table(view: TableView) -> str:
    """Write the table: what is played, each seat and its cards, the trick, and the reason."""
    names = {seat["seat"]: seat["name"] for seat in view["seats"]}
    head = [marks.strain(view)]
    if view["contract"] is not None:
        head.append(view["contract"]["text"])
    trick = view["trick"]
    if trick is not None:
        head.append(f"Trick {trick['number']} of {trick['of']}")
        if marks.led(trick, names):
            head.append(marks.led(trick, names))
    lines = [" · ".join(head), ""]
    rows = []
    for seat in view["seats"]:
        rows.append(
            [
                "▸" if seat["turn"] else " ",
                marks.name(seat),
                ", ".join(marks.marks(seat, view["phase"])),
                marks.took(seat, view["phase"]),
                groups(seat["cards"]),
            ]
        )
    lines.append(columns(rows, gap=2))
    if trick is not None and trick["cards"] and view["phase"] != "auction":
        lines += ["", *_on_table(trick, names, marks.playing(view))]
    lines += ["", *(part for part in (view["say"], view["more"]) if part)]
    lines += [marks.score_line(line) for line in view["score"]]
    return "\n".join(line.rstrip() for line in lines)


def _on_table(trick: TrickView, names: dict[str, str], full: int) -> list[str]:
    rows, best = [], marks.taking(trick, full)
    for play in trick["cards"]:
        note = "not legal" if play.get("illegal") else best if play["winning"] else ""
        rows.append(["  " + names[play["seat"]], named(play["card"]), note])
    return ["On the table:", columns(rows)]


def sheet(view: SheetView) -> str:
    """Write the score sheet: a row a hand with points and totals, then why."""
    sides = view["sides"]
    rows = [["hand", "contract", *(side["name"] for side in sides)]]
    for row in view["rows"]:
        cells = [
            f"{str(row['total'][side['side']]).replace('-', '−')} "
            f"({marks.signed(row['score'][side['side']])})"
            for side in sides
        ]
        rows.append([str(row["hand"]), row["contract"], *cells])
    lines = [f"Score, to {view['target']} points"]
    lines.append(columns(rows, right=[0, *range(2, 2 + len(sides))]))
    for row in view["rows"]:
        lines += [f"Hand {row['hand']}: {why}" for why in row["why"]]
    if view["winner"] is not None:
        lines.append(view["winner"]["why"])
    return "\n".join(lines)
