"""Fresh questions about the round of the table: who speaks, leads and deals."""

from __future__ import annotations

from ..cards import Seat
from ..rules import Rules
from ..words.names import seat_name
from .chance import begin
from .making import made
from .outcomes import Outcome
from .question import Kind, Option, Question
from .scene import EMPTY


def whose_turn(rules: Rules, seed: int) -> Question:
    """Ask who speaks first, who deals next, or who leads, for a dealer drawn by chance."""
    id, chance = begin(rules, "whose_turn", seed)
    dealer = chance.pick(rules.seats)
    left = rules.left_of(dealer)
    bidder = chance.pick([seat for seat in rules.seats if seat is not left])
    dealt = f"{seat_name(dealer)} dealt."
    others = {
        dealer: f"{seat_name(dealer)} dealt; the turn has moved on, clockwise.",
        rules.seats[rules.seats.index(dealer) - 1]: "That is the dealer's right hand. "
        "Everything at this table goes clockwise, to the left.",
    }
    topic = chance.below(4)
    if topic == 0:
        others[dealer] = f"{seat_name(dealer)} dealt, and the dealer speaks last in a round."
        prompt, right = f"{dealt} Who speaks first?", left
        why = f"The player left of the dealer speaks first, and {seat_name(left)} sits there."
    elif topic == 1:
        prompt, right = f"{dealt} The hand has been played. Who deals the next one?", left
        why = f"The deal moves clockwise after every hand, to {seat_name(left)}."
    elif topic == 2 and rules.all_pass == "throw in":
        prompt, right = f"{dealt} Everyone passed. Who deals now?", left
        why = f"A hand thrown in moves the deal on like any other, to {seat_name(left)}."
    else:
        prompt, right = f"{dealt} {seat_name(bidder)} won the auction. Who leads?", bidder
        why = f"The high bidder leads the first trick: {seat_name(bidder)}."
        others = {
            left: f"{seat_name(left)} speaks first in the auction, but the bidder leads.",
            dealer: "Who dealt does not matter for the lead: the bidder leads.",
        }
    options = [
        Option(
            seat_name(seat),
            Outcome.RIGHT if seat is right else Outcome.WRONG,
            why if seat is right else others.get(seat, f"It is not {seat_name(seat)}. {why}"),
            also=(seat.value,),
        )
        for seat in _clockwise(rules, dealer)
    ]
    hints = ["Seats go clockwise. " + _round(rules, dealer)]
    return made(id, Kind.CHOICE, prompt, options, EMPTY, why, hints)


def _clockwise(rules: Rules, dealer: Seat) -> tuple[Seat, ...]:
    return rules.round_from(rules.left_of(dealer))


def _round(rules: Rules, dealer: Seat) -> str:
    names = ", ".join(seat_name(seat) for seat in rules.round_from(dealer))
    return f"From the dealer on they sit {names}."
