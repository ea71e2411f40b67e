"""The view of a score sheet: a game hand by hand, with what each hand scored and why."""

from __future__ import annotations

from ..game import Game
from ..hand import Hand
from ..rules import Rules
from ..scoring import Result
from ..words import sentence, side_name
from .contract import SheetRow, SheetView
from .table_seen import contract_line, score_lines


def sheet_view(game: Game) -> SheetView:
    """Describe a game so far.

    >>> from bideuchre_teach.rules import Rules
    >>> sheet_view(Game(Rules.partnership()))["sides"][0]
    {'side': 'NS', 'name': 'North and South'}
    """
    rows: list[SheetRow] = []
    for number, (hand, totals) in enumerate(zip(game.hands, game.running(), strict=True), start=1):
        result = hand.result
        assert result is not None
        row = _row(number, game.rules, result)
        row["total"] = {side.value: points for side, points in totals.items()}
        rows.append(row)
    winner = None
    if game.won is not None:
        side, reason = game.won
        winner = {"side": side.value, "why": sentence(reason)}
    return {
        "sides": [{"side": side.value, "name": side_name(side)} for side in game.rules.sides],
        "target": game.rules.target,
        "rows": rows,
        "winner": winner,  # type: ignore[typeddict-item]
    }


def score_view(hand: Hand) -> SheetView:
    """Describe the score of one finished hand as a sheet of a single row.

    Raises `ValueError` when the hand is not over.
    """
    if hand.result is None:
        raise ValueError("the hand is not over, so it has no score yet")
    row = _row(1, hand.rules, hand.result)
    return {
        "sides": [{"side": side.value, "name": side_name(side)} for side in hand.rules.sides],
        "target": hand.rules.target,
        "rows": [row],
        "winner": None,
    }


def _row(number: int, rules: Rules, result: Result) -> SheetRow:
    score = {side.value: points for side, points in result.score.items()}
    tricks = {
        side.value: sum(result.tricks[seat] for seat in rules.seats_of(side))
        for side in rules.sides
    }
    return {
        "hand": number,
        "contract": _contract(rules, result),
        "tricks": tricks,
        "score": score,
        "total": dict(score),
        "why": [line["why"] for line in score_lines(result)],
    }


def _contract(rules: Rules, result: Result) -> str:
    contract = result.contract
    if contract is None:
        return "thrown in"
    strain = f", {contract.strain.spoken}" if contract.strain else ""
    return contract_line(rules, contract).replace("plays alone", "alone") + strain
