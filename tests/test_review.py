"""A played hand is reviewed in words: which card cost tricks, what was better, and why.

The positions have two or three cards left in a hand, so that every line can be played out in the
head; each says beside it why the card costs what it costs.
"""

import subprocess
import sys

from hypothesis import given, settings
from hypothesis import strategies as st

from bideuchre_teach import record, solver
from bideuchre_teach.bowers import is_trump, suit_of
from bideuchre_teach.judge import Phase
from bideuchre_teach.solver.why import why
from bideuchre_teach.widgets import Replay
from tests.hands import FIRST_NIGHT, USUAL, finished, go, play, ready

CALLS = ("3", "pass", "pass", "pass", "H")
FOUR_TRICKS = (
    "J♥ 10♥ Q♦ 9♦",
    "J♦ Q♥ K♦ 10♦",
    "A♠ 9♥ J♠ 9♠",
    "A♣ Q♣ 10♣ 9♣",
    "K♣ Q♠ J♣ K♥",
    "A♥ A♦ K♠ 10♠",
)


def first_night(*tricks):
    return play(ready(USUAL["cutthroat-4"], "S", FIRST_NIGHT, *CALLS), *tricks)


def partners(dealer, hands, *steps):
    """A partnership hand; `hands` are W, N, E, S."""
    dealt = dict(zip("WNES", (held.strip() for held in hands.split("/")), strict=True))
    return ready(USUAL["partnership"], dealer, dealt, *steps)


def reviewed(hand, card):
    """Play a card: its cost, the better cards, and the reasons after the first."""
    decision = solver.review(go(hand, card))[-1]
    reasons = why(hand, decision)
    better = {one.ascii for one in decision.best}
    return decision.cost, better, [str(reason) for reason in reasons[1:]]


# Leads


def test_an_ace_that_can_be_ruffed():
    # One heart is out, North's nine, and North has no spade. A third heart draws it: then A♥, A♠
    # and K♥ win, three tricks. After A♠ North ruffs and takes a club too: two are left.
    hand = first_night(*FOUR_TRICKS[:2])
    assert reviewed(hand, "A♠") == (
        1,
        {"AH", "KH", "9C"},
        [
            "North had no spade and still held a trump, the 9 of hearts, so the ace of spades "
            "could be ruffed.",
            "Draw the last trump first.",
        ],
    )


def test_what_it_costs_and_what_was_better_comes_first():
    hand = first_night(*FOUR_TRICKS[:2])
    said = str(why(hand, solver.review(go(hand, "A♠"))[-1])[0])
    assert said == (
        "With all cards open, the ace of spades costs West 1 trick; the ace of hearts, the king "
        "of hearts or the 9 of clubs would have kept it."
    )


def test_an_ace_that_a_lone_player_ruffs():
    # West, alone, has the last club and the nine of trump, South the left bower. The king of
    # clubs takes West's club, and South's bower beats the nine on the ace: both. The ace first is
    # ruffed, and one is left.
    hand = partners(
        "S",
        "10♣ Q♣ 10♦ K♥ 9♠ A♠ / K♣ A♣ K♦ A♦ 9♥ 10♥ / 9♣ Q♥ A♥ 10♠ Q♠ K♠ / J♣ 9♦ J♦ Q♦ J♥ J♠",
        *("alone", "S"),
    )
    hand = play(hand, "A♠ 9♥ J♠", "J♦ 10♦ K♦", "10♥ J♥ K♥", "Q♣ A♣ 9♦")
    assert reviewed(hand, "A♦") == (
        1,
        {"KC"},
        [
            "West had no diamond and still held a trump, the 9 of spades, so the ace of diamonds "
            "could be ruffed."
        ],
    )


def test_a_higher_trump_was_still_out():
    # North plays alone with J♦ and A♠. On a heart West's king falls under the bower, and the ace
    # of spades is good. On the king of spades West, who has none, ruffs: one trick.
    hand = partners(
        "E",
        "9♣ 10♣ 10♦ A♦ K♥ A♥ / Q♣ 9♦ J♦ J♥ 9♠ A♠ / A♣ Q♦ 10♥ Q♥ J♠ K♠ / J♣ K♣ K♦ 9♥ 10♠ Q♠",
        *("pass", "6", "alone", "H"),
    )
    hand = play(hand, "Q♣ A♣ 9♣", "Q♦ 10♦ 9♦", "Q♥ A♥ J♥", "9♠ J♠ 10♣")
    assert reviewed(hand, "10♥") == (
        1,
        {"KS"},
        ["A higher trump was still out: North held the jack of diamonds, the left bower."],
    )


def test_a_card_that_nobody_could_beat():
    # South has the ace and the nine of spades, West the queen: ace first and both win, because
    # the queen falls; nine first and neither does, for South never leads again.
    hand = partners(
        "W",
        "10♣ 9♦ 9♥ A♥ 10♠ Q♠ / Q♣ A♣ 10♦ K♦ A♦ Q♥ / 9♣ J♦ 10♥ J♥ K♥ J♠ / J♣ K♣ Q♦ 9♠ K♠ A♠",
        *("pass", "5", "6", "pass", "C"),
    )
    hand = play(hand, "K♠ 10♠ A♦ J♠", "J♦ Q♦ 9♦ 10♦", "K♣ 10♣ A♣ 9♣", "Q♣ J♥ J♣ A♥")
    assert reviewed(hand, "9♠") == (2, {"AS"}, ["No opponent could beat the ace of spades."])


def test_drawing_the_partners_trump():
    # South's ten and North's left bower are the last hearts. A♠ wins and a heart the other trick;
    # a heart led makes the two fall together, and West's king of clubs takes the last.
    hand = partners(
        "W",
        "10♣ Q♣ K♣ K♥ A♥ J♠ / 9♣ J♣ J♦ Q♦ Q♥ 10♠ / 10♦ K♦ A♦ J♥ Q♠ K♠ / A♣ 9♦ 9♥ 10♥ 9♠ A♠",
        *("3", "pass", "pass", "4", "H"),
    )
    hand = play(hand, "K♥ Q♥ J♥ 9♥", "Q♠ 9♠ J♠ 10♠", "K♦ 9♦ A♥ Q♦", "Q♣ J♣ A♦ A♣")
    assert reviewed(hand, "10♥") == (
        1,
        {"AS"},
        [
            "No opponent had a trump left: the only trump this lead could draw was the partner's, "
            "North's."
        ],
    )


# Cards played to a trick


def test_the_partner_was_already_winning():
    # North's ace of clubs wins by itself. South throws 10♦ and the nine of hearts takes the last
    # trick; or South ruffs, and must lead 10♦ to East's ace.
    hand = partners(
        "W",
        "9♠ 10♣ A♥ Q♦ Q♣ Q♠ / A♠ K♣ J♥ J♦ A♣ K♠ / J♠ J♣ K♥ K♦ 9♣ A♦ / 10♠ 9♦ 10♥ Q♥ 9♥ 10♦",
        *("4", "pass", "pass", "pass", "H"),
    )
    hand = play(hand, "A♠ J♠ 10♠ 9♠", "K♣ J♣ 9♦ 10♣", "J♥ K♥ 10♥ A♥", "J♦ K♦ Q♥ Q♦")
    assert reviewed(go(hand, "A♣", "9♣"), "9♥") == (
        1,
        {"10D"},
        ["The partner, North, was already winning with the ace of clubs."],
    )


def test_the_partner_was_not_safe_yet():
    # North must follow with A♦, which beats East's king. West ruffs with K♠ and has a trick; after
    # A♣ North's ace wins, and the left bower takes the king of spades.
    hand = partners(
        "E",
        "Q♣ A♣ Q♦ 9♥ 9♠ K♠ / J♣ K♣ 9♦ A♦ 10♥ Q♠ / 10♣ J♦ K♦ J♥ 10♠ J♠ / 9♣ 10♦ Q♥ K♥ A♥ A♠",
        *("3", "6", "pass", "pass", "S"),
    )
    hand = play(hand, "Q♣ K♣ 10♣ 9♣", "Q♠ 10♠ A♠ 9♠", "K♥ 9♥ 10♥ J♥", "A♥ Q♦ 9♦ J♠")
    assert reviewed(go(hand, "K♦", "10♦"), "A♣") == (
        1,
        {"KS"},
        [
            "East's king of diamonds was not safe yet: North was still to play and held the ace "
            "of diamonds."
        ],
    )


def test_the_partner_could_still_take_it():
    # Diamonds are trump, and J♥ is West's left bower. If South throws a club, North ruffs the
    # heart and leads to South's right bower: both. If South ruffs, the left bower takes the last.
    hand = partners(
        "E",
        "Q♣ 10♥ J♥ Q♥ 10♠ J♠ / 9♣ J♣ A♣ 10♦ Q♦ 9♠ / 9♦ K♦ 9♥ K♥ A♥ Q♠ / 10♣ K♣ J♦ A♦ K♠ A♠",
        *("pass", "pass", "pass", "3", "D"),
    )
    hand = play(hand, "Q♠ K♠ 10♠ 9♠", "A♠ J♠ A♣ K♦", "A♥ A♦ 10♥ J♣", "K♣ Q♣ 9♣ 9♦")
    assert reviewed(go(hand, "9♥"), "J♦") == (
        1,
        {"10C"},
        [
            "The partner, North, was still to play and could take this trick with the 10 of "
            "diamonds."
        ],
    )


def test_a_card_that_would_have_taken_the_trick():
    # West plays last: the ace of trump takes this trick and A♥ the next. After A♥ South's ten of
    # spades wins, and the trump takes only the last.
    hand = partners(
        "S",
        "9♣ 10♣ A♣ 10♥ A♥ K♠ / Q♣ K♣ K♦ 9♥ K♥ 9♠ / J♣ J♦ Q♦ J♥ Q♥ A♠ / 9♦ 10♦ A♦ 10♠ J♠ Q♠",
        *("4", "pass", "6", "pass", "C"),
    )
    hand = play(hand, "J♣ J♠ 10♣ K♣", "J♦ 9♦ K♠ K♦", "Q♣ A♠ Q♠ 9♣", "K♥ J♥ A♦ 10♥")
    assert reviewed(go(hand, "9♠", "Q♥", "10♠"), "A♥") == (
        1,
        {"AC"},
        ["The ace of clubs would have taken the trick."],
    )


def test_a_card_that_would_have_beaten_the_one_that_was_winning():
    # East ruffs North's queen with 9♥, and West's ten of hearts takes the last trick. If East
    # throws the ace, the queen wins, and the two hearts fall together.
    hand = partners(
        "E",
        "Q♦ 10♥ J♥ A♥ J♠ K♠ / 9♣ J♦ K♦ 9♠ 10♠ Q♠ / K♣ 10♦ A♦ 9♥ Q♥ K♥ / 10♣ J♣ Q♣ A♣ 9♦ A♠",
        *("pass", "5", "6", "pass", "H"),
    )
    hand = play(hand, "9♠ K♥ A♠ K♠", "10♦ 9♦ Q♦ K♦", "9♣ K♣ A♣ A♥", "J♥ J♦ Q♥ Q♣")
    assert reviewed(go(hand, "J♠", "Q♠"), "A♦") == (
        1,
        {"9H"},
        ["The 9 of hearts would have beaten the queen of spades, which was winning."],
    )


def test_a_ruff_that_was_not_high_enough():
    # South has no diamond and Q♥: it beats the nine, but not the right bower.
    hand = partners(
        "E",
        "9♣ 10♦ K♦ A♦ K♥ J♠ / 9♦ J♦ Q♦ A♥ Q♠ K♠ / J♣ K♣ A♣ 9♥ J♥ A♠ / 10♣ Q♣ 10♥ Q♥ 9♠ 10♠",
        *("4", "5", "pass", "6", "H"),
    )
    hand = play(hand, "J♣ Q♣ 9♣ A♥", "Q♠ A♠ 10♠ J♠", "K♣ 10♣ 10♦ Q♦", "A♣ 10♥ A♦ J♦")
    assert reviewed(go(hand, "9♦"), "9♥") == (
        1,
        {"JH"},
        [
            "South was still to play and could beat it with the queen of hearts; the jack of "
            "hearts was safe."
        ],
    )


def test_a_trick_won_with_more_than_it_needed():
    # South plays last and either spade wins. East's ten is out: the king beats it, the nine not.
    hand = partners(
        "S",
        "10♣ Q♣ A♣ A♥ J♠ Q♠ / 9♣ K♣ 10♦ 9♥ 10♥ Q♥ / J♣ 9♦ J♦ K♦ A♦ 10♠ / Q♦ J♥ K♥ 9♠ K♠ A♠",
        *("pass", "6", "pass", "pass", "S"),
    )
    hand = play(hand, "10♥ J♦ J♥ A♥", "Q♠ 9♥ J♣ A♠", "A♦ Q♦ J♠ 10♦", "A♣ 9♣ K♦ K♥")
    assert reviewed(go(hand, "Q♣", "K♣", "9♦"), "K♠") == (
        1,
        {"9S"},
        ["The 9 of spades would have won as well, and the king of spades stays for later."],
    )


def test_a_high_card_spent_for_nothing():
    # North's club wins whatever West throws, and North's jack of diamonds comes next: the king
    # beats it, the nine does not.
    hand = partners(
        "E",
        "9♣ A♣ 9♦ Q♦ K♦ 10♠ / 10♣ J♣ Q♣ J♦ Q♥ A♠ / 10♥ K♥ A♥ 9♠ J♠ Q♠ / K♣ 10♦ A♦ 9♥ J♥ K♠",
        *("4", "pass", "5", "6", "S"),
    )
    hand = play(hand, "10♥ J♥ A♣ Q♥", "J♣ Q♠ K♠ 10♠", "Q♣ J♠ K♣ 9♣", "9♠ A♦ Q♦ A♠")
    assert reviewed(go(hand, "10♣", "K♥", "9♥"), "K♦") == (
        1,
        {"9D"},
        ["The king of diamonds could not win this trick; a lower card was enough."],
    )


def test_a_winner_thrown_away():
    # East's ace of trump takes this trick, and East's queen of diamonds comes next.
    hand = partners(
        "S",
        "10♦ J♦ 9♥ K♥ A♥ K♠ / K♦ A♦ J♥ Q♥ 10♠ J♠ / J♣ K♣ A♣ 9♦ Q♦ A♠ / 9♣ 10♣ Q♣ 10♥ 9♠ Q♠",
        *("pass", "6", "pass", "pass", "C"),
    )
    hand = play(hand, "10♠ A♠ 9♠ K♠", "K♣ 10♣ J♦ J♠", "J♥ J♣ 10♥ K♥", "9♦ Q♣ 10♦ K♦")
    assert reviewed(go(hand, "9♣", "A♥"), "A♦") == (
        1,
        {"QH"},
        ["It was the highest diamond still out, a trick to come."],
    )


def test_a_king_left_alone_under_the_ace():
    # South has ace and queen of spades: the ten falls on the ace, and the king beats the queen.
    deal = {
        "W": "J♣ 9♥ K♥ 10♠ J♠ K♠",
        "N": "9♦ 10♦ J♦ Q♦ K♦ A♥",
        "E": "9♣ Q♣ 10♥ J♥ Q♥ 9♠",
        "S": "10♣ K♣ A♣ A♦ Q♠ A♠",
    }
    hand = ready(USUAL["cutthroat-4"], "W", deal, "pass", "3", "6", "C")
    hand = play(hand, "10♣ J♠ 9♦ 9♣", "J♣ J♦ Q♣ K♣", "K♥ A♥ Q♥ A♦")
    assert reviewed(go(hand, "Q♦", "J♥", "A♣"), "10♠") == (
        1,
        {"9H"},
        [
            "It left the king of spades alone: South held the ace of spades, and now no small "
            "spade is there to fall on it."
        ],
    )


def test_a_card_that_cost_nothing_has_no_reason():
    hand = go(first_night(*FOUR_TRICKS[:2]), "A♠", "9♥")
    decision = solver.review(go(hand, "J♠"))[-1]
    assert (decision.cost, why(hand, decision)) == (0, ())


# Whatever is played


TABLES = st.sampled_from(["partnership", "cutthroat-3", "cutthroat-4", "cutthroat-5"])


def costly(hand):
    """Every decision that cost tricks, with the hand before it and its reasons."""
    steps = [step for step in record.replay(record.write(hand)).steps if step.phase is Phase.PLAY]
    for step, decision in zip(steps, solver.review(hand), strict=True):
        if decision.cost:
            yield step.before, decision, why(step.before, decision)


@settings(max_examples=40)
@given(TABLES, st.integers())
def test_no_reason_says_what_is_not_so(name, seed):
    for before, _, reasons in costly(finished(USUAL[name], seed)):
        strain, bidder = before.strain, before.contract.seat
        for reason in reasons[1:]:
            facts = dict(reason.facts)
            holder = facts.get("seat")
            if reason.code == "review.could_be_ruffed":
                held = before.cards(holder)
                assert facts["trump"] in held
                assert is_trump(facts["trump"], strain)
                assert facts["suit"] not in {suit_of(card, strain) for card in held}
            if reason.code in ("review.higher_out", "review.not_high_enough"):
                assert facts["card"] in before.cards(holder)
            if reason.code in ("review.ally_was_winning", "review.ally_could_take"):
                if before.rules.has_partners and before.out is None:
                    assert holder is before.rules.partner(before.turn)
                else:
                    assert bidder not in (holder, before.turn)
            if reason.code == "review.ally_was_winning":
                assert holder is before.trick.winner


@settings(max_examples=40)
@given(TABLES, st.integers())
def test_the_cost_comes_first_and_the_better_cards_are_the_best_ones(name, seed):
    for before, decision, reasons in costly(finished(USUAL[name], seed)):
        first, worth = reasons[0], solver.card_values(before)
        best = max(worth.values())
        assert first.code == "review.cost"
        assert set(first["better"]) == {card for card, value in worth.items() if value == best}
        assert first["cost"] == best - worth[decision.played]


# On the replay


def test_a_replay_marks_the_card_that_cost_a_trick_when_the_learner_asks():
    replay = Replay(first_night(*FOUR_TRICKS), review=True)
    [mark] = replay.view["marks"]
    assert mark["mark"] == "−1 trick"
    assert replay.frames[mark["step"]]["label"] == "Trick 3: West plays A♠"
    assert replay.view["reviewed"] == "1 card cost tricks."
    assert "could be ruffed" not in replay.picture().text
    replay.marked = True
    assert "so the ace of spades could be ruffed" in replay.picture().text


def test_a_replay_without_a_review_says_nothing_of_costs():
    replay = Replay(first_night(*FOUR_TRICKS))
    assert (replay.view["marks"], replay.view["reviewed"]) == ([], "")


def test_a_hand_in_which_nothing_was_lost_says_so():
    # Trump is drawn before the ace: five tricks, all that the hand holds. East keeps the king of
    # spades too long for nothing: the ace takes it either way.
    tricks = (*FOUR_TRICKS[:2], "A♥ 9♥ J♠ 9♠", "A♠ A♦ Q♠ 10♠", "K♥ K♣ K♠ J♣", "9♣ A♣ Q♣ 10♣")
    replay = Replay(first_night(*tricks), review=True)
    assert (replay.view["marks"], replay.view["reviewed"]) == ([], "No card cost a trick.")


def test_a_hand_without_a_card_played_is_not_reviewed():
    assert Replay(first_night(), review=True).view["reviewed"] == ""


def test_an_illegal_card_is_no_decision():
    data = record.write(first_night(*FOUR_TRICKS[:2]))
    data["play"].append("A♠ 9♥ Q♣")
    replay = Replay(data, review=True)
    assert [frame["illegal"] for frame in replay.frames][-1] is True
    assert [mark["mark"] for mark in replay.view["marks"]] == ["−1 trick"]


def test_marks_of_ones_own_stand_beside_those_of_the_review():
    mine = {6: ("look", "Count the trumps that are out.")}
    marks = Replay(first_night(*FOUR_TRICKS), review=True, marks=mine).view["marks"]
    assert [mark["mark"] for mark in marks] == ["look", "−1 trick"]


def test_every_mark_stands_at_the_card_it_is_about():
    for name in USUAL:
        hand = finished(USUAL[name], 12)
        replay = Replay(hand, review=True)
        labels = [replay.frames[mark["step"]]["label"] for mark in replay.view["marks"]]
        costs = [decision for decision in solver.review(hand) if decision.cost]
        assert labels == [
            f"Trick {one.trick}: {one.seat.name.capitalize()} plays {one.played.text}"
            for one in costs
        ]


def test_the_solver_comes_in_only_when_a_review_is_asked_for():
    code = (
        "import sys; from bideuchre_teach import Hand, Rules, deals, widgets; "
        "hand = Hand.start(deals.shuffle(Rules.cutthroat(), 7)); "
        "solver = 'bideuchre_teach.solver'; "
        "widgets.Replay(hand); assert solver not in sys.modules; "
        "widgets.Replay(hand, review=True); assert solver in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
