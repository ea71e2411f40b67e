"""What a bot says when it is asked why: during a hand nothing that would show its cards.

A good player at the table tells a friend the idea behind a card, never the cards still held. So
during the hand only the idea is told; counts, other suits and cards kept wait until it is over.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from ..bots.base import Choice
from ..cards import Card, Strain
from ..hand import Hand
from ..judge import Action, Phase
from ..reasons import Reason
from ..words import sentence
from ..words.names import call_name, card_name, cards_named

OPEN: Final = frozenset(
    {
        "bot.bid.forced",
        "bot.bid.least_last",
        "bot.bid.once",
        "bot.bid.enough",
        "bot.bid.backs_partner",
        "bot.bid.no_partner",
        "bot.pass.partner_has_it",
        "bot.pass.too_high",
        "bot.lead.sure",
        "bot.lead.sure_trump",
        "bot.lead.high",
        "bot.lead.twin",
        "bot.lead.establish",
        "bot.lead.long_suit",
        "bot.lead.to_ruff",
        "bot.lead.low",
        "bot.play.help",
        "bot.play.ally_has_it",
        "bot.play.ally_is_winning",
        "bot.play.win_cheaply",
        "bot.play.second_high",
        "bot.play.second_low",
        "bot.play.ruff",
        "bot.play.third_high",
        "bot.play.would_be_beaten",
        "bot.play.lowest",
        "bot.play.throw",
    }
)
"""Reasons that may be told at once: they name no card but those on the table."""

IDEAS: Final = {
    "bot.count": "The bowers, trumps and side aces of the hand were counted first.",
    "bot.bid.least": "It is the least that wins the auction as it stands.",
    "bot.bid.own_tricks": "It opens with what the hand takes by itself.",
    "bot.bid.share": "A share for the partner is reckoned in.",
    "bot.bid.alone": "The hand looks strong enough to take every trick.",
    "bot.bid.pepper": "The hand looks strong enough to take every trick.",
    "bot.bid.alone_not_needed": "The score decides how much to risk.",
    "bot.pass.too_weak": "The hand is not safe for the least bid that is left.",
    "bot.name.best": "It is the best suit of the hand.",
    "bot.swap.best": "High trumps and side aces help a lone player most.",
    "bot.swap.worst": "The cards likeliest to lose a trick go.",
    "bot.swap.all_winners": "Every card kept should win by itself.",
    "bot.lead.draw": "It draws trumps, so that nobody can ruff later.",
    "bot.lead.force": "It draws trumps, so that nobody can ruff later.",
    "bot.lead.low_trump": "It draws trumps, so that nobody can ruff later.",
    "bot.lead.only_trumps": "A trump is led to take the trick or draw another.",
    "bot.lead.sure_keep_trump": "It takes a sure trick.",
    "bot.lead.keep_trump": "Trumps can wait.",
    "bot.lead.singleton": "It leads a short suit.",
    "bot.play.cannot_win": "There is no point in spending a high card on this trick.",
    "bot.play.keep_sure_trump": "Second hand low.",
    "bot.play.throw_keep": "It throws the card that is missed least.",
    "bot.play.throw_void": "It throws the card that is missed least.",
    "bot.play.only_trumps": "It plays the card that is missed least.",
}
"""The idea behind reasons that would show the hand, told until it is over."""

LATER: Final = "The rest is told when the hand is over."
NOTHING_YET: Final = "That would show cards you may not see: it is told when the hand is over."
NEVER: Final = "Which cards were swapped is never told."
NOTHING_DONE: Final = "No bot has done anything in this hand yet."
NOT_ITS_OWN: Final = "This bot would have done otherwise, so it cannot say why."


def explain(choice: Choice, known: Collection[Card], everything: bool, later: bool = True) -> str:
    """Return a bot's reasons as sentences; only what may be told now, unless ``everything``.

    ``known`` are the cards that the listener has seen; ``later`` says that the rest will be told.
    """
    if everything:
        return " ".join(sentence(reason) for reason in choice.reasons)
    said: list[str] = []
    kept = False
    for reason in choice.reasons:
        if reason.code in OPEN and _cards_of(reason) <= set(known):
            said.append(sentence(reason))
            continue
        kept = True
        idea = IDEAS.get(reason.code)
        if idea is not None and idea not in said:
            said.append(idea)
    if not said:
        return NOTHING_YET
    return " ".join([*said, LATER if later else NEVER] if kept else said)


def advice(hand: Hand, choice: Choice) -> str:
    """Return a hint for the seat to act: what to do, and why.

    >>> from bideuchre_teach import Hand, Rules, bots, deals
    >>> hand = Hand.start(deals.shuffle(Rules.cutthroat(), 7, dealer="S"))
    >>> advice(hand, bots.hint(hand.seen_by(hand.turn))).split(".")[0].split()[:4]
    ['A', 'good', 'player', 'would']
    """
    why = " ".join(sentence(reason) for reason in choice.reasons)
    return f"A good player would {_deed(hand, choice.action)} here. {why}"


def _deed(hand: Hand, action: Action) -> str:
    if isinstance(action, Card):
        return f"play {card_name(action, hand.strain)}"
    if isinstance(action, Strain):
        return f"name {action.spoken}"
    if hand.phase is Phase.SWAP and isinstance(action, tuple):
        return f"put aside {cards_named(action)}" if action else "keep every card"
    if action.is_pass:  # type: ignore[union-attr]
        return "pass"
    bid = call_name(action, hand.rules)  # type: ignore[arg-type]
    return f"go {bid}" if action.alone else f"bid {bid}"  # type: ignore[union-attr]


def _cards_of(reason: Reason) -> set[Card]:
    found: set[Card] = set()

    def look(value: Any) -> None:
        if isinstance(value, Card):
            found.add(value)
        elif isinstance(value, list | tuple | set | frozenset):
            for one in value:
                look(one)

    for value in dict(reason.facts).values():
        look(value)
    return found
