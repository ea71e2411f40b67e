"""What is shown round the table of a game: the score, what was done, whose screen it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..draw.telling import Told
from ..game import Game
from ..hand import Hand
from ..judge import Phase
from ..words import seat_name, side_name
from .game_begun import Doing
from .game_course import Course


def totals(game: Game) -> list[dict[str, Any]]:
    """Return each side's points in the game so far."""
    return [
        {"side": side.value, "name": side_name(side), "points": points}
        for side, points in game.totals.items()
    ]


def standing(game: Game) -> str:
    """Say the score of a game in one line: ``North and South 12, West and East −4, to 42``."""
    sides = [
        f"{side_name(side)} {str(points).replace('-', '−')}" for side, points in game.totals.items()
    ]
    return f"{', '.join(sides)}, to {game.rules.target}"


def done(course: Course, tell: Callable[[Doing], Told]) -> list[dict[str, Any]]:
    """Return what was done in the hand, one line an action."""
    people = course.by_learners
    return [
        {"at": at, "say": tell(doing)[0], "bot": at not in people}
        for at, doing in enumerate(course.doings)
    ]


def covered(hand: Hand) -> dict[str, str]:
    """Return what stands in place of the cards of a seat until its player asks for them."""
    name = seat_name(hand.turn)
    what = {Phase.AUCTION: "call", Phase.TRUMP: "name trump", Phase.SWAP: "swap"}
    return {
        "seat": hand.turn.value if hand.turn else "",
        "say": f"{name} is to {what.get(hand.phase, 'play')}.",
        "more": f"{name}, take the screen; nobody sees your cards before you ask for them.",
        "button": "Show my cards",
    }


def ended(course: Course) -> dict[str, Any] | None:
    """Return what follows a finished hand: the next one, or who has won and why."""
    game = course.game
    if course.hand.phase is not Phase.OVER:
        return None
    if game.won is not None:
        other = "seed" if course.dealing.daily is None else "date"
        more = f"For another game, run the cell again with another {other}."
        return {"over": True, "say": str(game.won[1]), "more": more, "button": ""}
    return {
        "over": False,
        "say": f"The score is {standing(game)}.",
        "more": f"{seat_name(game.next_dealer)} deals the next hand.",
        "button": "Next hand",
    }


def waits(course: Course) -> dict[str, str] | None:
    """Return the bot whose turn it is; None when a learner is to act or nobody is."""
    if not course.bot_to_act:
        return None
    turn = course.hand.turn
    return {"seat": turn.value if turn else "", "name": seat_name(turn)}
