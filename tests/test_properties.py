"""What must hold in every hand at every table, in the deal, the auction, the play and the score."""

import copy
import pickle
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bideuchre_teach.auction import PASS, SMALL_PEPPER, Call
from bideuchre_teach.bowers import winner
from bideuchre_teach.cards import ALL_CARDS, Card, Strain
from bideuchre_teach.hand import Hand
from bideuchre_teach.judge import Action, Phase
from bideuchre_teach.reasons import IllegalAction
from tests import plain_rules
from tests.hands import EVERY_TABLE, USUAL, finished, letters, replay, walk

tables = st.sampled_from(EVERY_TABLE)
usual = st.sampled_from(sorted(USUAL))
seeds = st.integers(0, 2**32)

EVERY_CALL: list[Action] = [
    PASS,
    SMALL_PEPPER,
    *(Call(number, strain) for number in range(1, 15) for strain in (None, *Strain)),
    *(Call(strain=strain, alone=True) for strain in (None, *Strain)),
]


def gifts(hand: Hand, random: Random) -> list[Action]:
    """Sets of nought to four cards to swap: of the hand, of the pack, copies and all."""
    held = list(hand.acting_cards())
    found: list[Action] = [()]
    for size in range(1, 5):
        for cards in (held, held, ALL_CARDS):
            if len(cards) >= size:
                chosen = random.sample(list(cards), size)
                found.append(tuple(sorted(chosen, key=ALL_CARDS.index)))
    if held:
        found += [(held[0],) * 2, (held[-1],) * 3]
    return found


def everything(hand: Hand, random: Random) -> list[Action]:
    """Whatever a player might try now, whether it belongs to this phase or not."""
    return [*EVERY_CALL, *Strain, *ALL_CARDS, *gifts(hand, random)]


# Legal and illegal


@given(tables, seeds)
def test_legal_play_never_raises_and_always_comes_to_an_end(rules, seed):
    steps = 0
    for hand, action in walk(rules, seed):
        steps += 1
        if action is None:
            assert hand.phase is Phase.OVER
            assert hand.actions() == ()
            assert hand.turn is None
        else:
            assert hand.turn in rules.seats
            assert hand.actions()
    # The longest auction of all climbs from 1 to 12 with three passes between.
    assert steps <= 60 + 1 + 2 + 48


@given(tables, seeds)
def test_judge_agrees_with_actions_in_every_phase_and_gives_a_reason(rules, seed):
    random = Random(seed)
    for hand, _ in walk(rules, seed):
        legal = hand.actions()
        assert len(set(legal)) == len(legal)
        for action in everything(hand, random):
            judged = hand.judge(action)
            assert judged.legal == (action in legal), action
            assert judged.reasons
            assert all("." in reason.code and str(reason) for reason in judged.reasons)


@given(tables, seeds)
def test_illegal_play_always_raises_and_carries_its_reason(rules, seed):
    random = Random(seed)
    for hand, _ in walk(rules, seed):
        legal = set(hand.actions())
        illegal = [action for action in everything(hand, random) if action not in legal]
        for action in random.sample(illegal, 12):
            with pytest.raises(IllegalAction) as refusal:
                hand.do(action)
            assert not refusal.value.verdict.legal
            assert refusal.value.verdict == hand.judge(action)
            assert str(refusal.value).strip()


@given(tables, seeds)
def test_every_legal_action_can_be_done(rules, seed):
    random = Random(seed)
    for hand, _ in walk(rules, seed):
        actions = hand.actions()
        for action in random.sample(actions, min(len(actions), 6)):
            assert hand.do(action) != hand


# Nothing changes in place


@given(tables, seeds)
def test_a_state_never_changes_in_place(rules, seed):
    states = [(hand, pickle.dumps(hand)) for hand, _ in walk(rules, seed)]
    for hand, before in states:
        assert pickle.loads(before) == hand
        for action in (PASS, Strain.HEARTS, Card.of("9♣"), ()):
            if not hand.judge(action):
                with pytest.raises(IllegalAction):
                    hand.do(action)
        assert pickle.loads(before) == hand


@given(tables, seeds)
def test_the_same_actions_lead_to_the_same_states(rules, seed):
    one, other = list(walk(rules, seed)), list(walk(rules, seed))
    assert one == other
    actions = [action for _, action in one[:-1]]
    assert replay(one[0][0].deal, actions) == one[-1][0]


# The cards


@given(tables, seeds)
def test_case_90_the_cards_are_always_the_whole_pack(rules, seed):
    for hand, _ in walk(rules, seed):
        there = Counter(hand.deal.dead)
        for held in hand.held:
            there.update(held)
        for trick in hand.tricks:
            there.update(trick.cards)
        there.update(hand.played)
        assert there == Counter(rules.pack)


@given(tables, seeds)
def test_case_90_hand_sizes_differ_by_at_most_one_and_the_one_out_keeps_all(rules, seed):
    for hand, _ in walk(rules, seed):
        sizes = {seat: len(hand.cards(seat)) for seat in rules.seats if seat is not hand.out}
        assert max(sizes.values()) - min(sizes.values()) <= 1
        if hand.out is not None:
            assert len(hand.cards(hand.out)) == rules.hand_size
        if hand.turn is not None:
            assert sizes.get(hand.turn, rules.hand_size) == max(sizes.values())


# The auction and the play, by the rules written apart


@given(usual, seeds)
def test_every_call_that_may_be_made_is_one_of_the_plain_rules(name, seed):
    for hand, _ in walk(USUAL[name], seed):
        calls = [call.ascii for call in hand.auction.calls]
        expected = plain_rules.auction(name, calls)
        if hand.phase is Phase.AUCTION:
            assert {call.ascii for call in hand.actions()} == expected
        else:
            assert expected == set()


@given(tables, seeds)
def test_every_card_that_may_be_played_is_one_of_the_plain_rules(rules, seed):
    for hand, _ in walk(rules, seed):
        if hand.phase is Phase.PLAY:
            held = letters(hand.cards(hand.turn))
            led = hand.played[0].ascii if hand.played else None
            allowed = plain_rules.playable(held, led, hand.strain.letter)
            assert set(letters(hand.actions())) == allowed


@given(tables, seeds)
def test_every_trick_is_taken_by_the_card_of_the_plain_rules(rules, seed):
    hand = finished(rules, seed)
    leader = None if hand.contract is None else hand.contract.seat
    for trick in hand.tricks:
        assert trick.leader is leader
        place = plain_rules.takes(letters(trick.cards), trick.strain.letter)
        assert winner(trick.cards, trick.strain) == place
        assert trick.winner is trick.seats[place]
        assert trick.reason["card"] is trick.cards[place]
        leader = trick.winner


@given(tables, seeds)
def test_the_turn_goes_clockwise_round_the_trick_and_skips_the_one_out(rules, seed):
    for trick in finished(rules, seed).tricks:
        for here, following in zip(trick.seats, trick.seats[1:], strict=False):
            expected = rules.left_of(here)
            if expected not in trick.seats:
                expected = rules.left_of(expected)
            assert following is expected


@given(tables, seeds)
def test_the_trick_that_is_being_played_begins_with_its_leader_and_waits_for_the_turn(rules, seed):
    for hand, _ in walk(rules, seed):
        if hand.phase is not Phase.PLAY:
            assert hand.trick is None
            continue
        leader = hand.tricks[-1].winner if hand.tricks else hand.contract.seat
        assert hand.trick.leader is leader
        assert hand.trick.cards == hand.played
        assert hand.trick.seats[len(hand.played)] is hand.turn
        assert len(hand.trick.seats) == rules.players - (hand.out is not None)
        assert not hand.trick.is_complete


# Tricks and score


@given(tables, seeds)
def test_tricks_add_up_to_the_hand_size_and_the_one_out_takes_none(rules, seed):
    hand = finished(rules, seed)
    if hand.result.thrown_in:
        assert sum(hand.taken.values()) == len(hand.tricks) == 0
    else:
        assert sum(hand.taken.values()) == len(hand.tricks) == rules.hand_size
        assert hand.taken == hand.result.tricks
        assert hand.taken == {
            seat: sum(trick.winner is seat for trick in hand.tricks) for seat in rules.seats
        }
        assert hand.taken.get(hand.out, 0) == 0


@given(usual, seeds)
def test_the_score_is_that_of_the_plain_rules(name, seed):
    hand = finished(USUAL[name], seed)
    points = {side.value: won for side, won in hand.result.score.items()}
    if hand.contract is None:
        assert set(points.values()) == {0}
        return
    taken = {seat.value: n for seat, n in hand.taken.items()}
    contract = hand.contract
    expected = plain_rules.score(name, contract.seat.value, contract.bid, contract.alone, taken)
    assert points == expected


@given(seeds)
def test_partnership_a_made_hand_adds_six_to_the_two_columns_together(seed):
    hand = finished(USUAL["partnership"], seed)
    if not hand.contract.alone and hand.result.made:
        assert sum(hand.result.score.values()) == 6
    else:
        assert hand.result.score[hand.rules.side_of(hand.contract.seat)] in (-6, -12, 12)


@given(st.sampled_from(["cutthroat-3", "cutthroat-4", "cutthroat-5"]), seeds)
def test_cutthroat_one_column_moves(name, seed):
    hand = finished(USUAL[name], seed)
    moved = [side.value for side, points in hand.result.score.items() if points]
    assert moved == ([] if hand.contract is None else [hand.contract.seat.value])


@given(seeds)
def test_double_deck_a_made_hand_adds_twelve_to_the_two_columns_together(seed):
    hand = finished(USUAL["double-deck"], seed)
    if hand.contract is None or hand.contract.alone:
        return
    together = sum(hand.result.score.values())
    side = hand.rules.side_of(hand.contract.seat)
    taken = sum(hand.taken[seat] for seat in hand.rules.seats_of(side))
    assert together == (12 if hand.result.made else 12 - taken - hand.contract.bid)


@given(tables, seeds)
def test_made_means_at_least_the_bid(rules, seed):
    hand = finished(rules, seed)
    if hand.contract is not None:
        side = rules.side_of(hand.contract.seat)
        taken = sum(hand.taken[seat] for seat in rules.seats_of(side))
        assert hand.result.made == (taken >= hand.contract.bid)
        assert hand.result.lines[0].side is side
        assert (hand.result.lines[0].points > 0) == hand.result.made


# Values


@given(tables, seeds)
def test_every_part_of_a_hand_is_a_value(rules, seed):
    hand = finished(rules, seed)
    parts = [hand, hand.settled, hand.deal, hand.auction, hand.result, rules]
    parts += [*hand.auction.calls, *hand.tricks, *hand.result.lines, hand.result.reasons]
    parts += [trick.reason for trick in hand.tricks] + [hand.judge(PASS), hand.contract]
    for part in parts:
        for other in (pickle.loads(pickle.dumps(part)), copy.copy(part), copy.deepcopy(part)):
            assert other == part
            assert hash(other) == hash(part)
            assert repr(other) == repr(part)
            assert type(other) is type(part)


@given(tables, seeds)
def test_nothing_about_a_hand_can_be_set(rules, seed):
    hand = finished(rules, seed)
    parts = [hand, hand.settled, hand.deal, hand.auction, hand.result, rules, hand.judge(PASS)]
    parts += [hand.contract or hand.deal, *hand.tricks[:1], *hand.auction.calls[:1]]
    parts += [hand.result.lines[0], hand.result.lines[0].reason, hand.seen_by(rules.seats[0])]
    for part in parts:
        for name in ("rules", "cards", "phase", "code", "legal", "number", "points", "seat"):
            with pytest.raises((AttributeError, TypeError)):
                setattr(part, name, None)


# All of it


def test_random_hands_reach_every_kind_of_end():
    # The properties above mean little unless the hands they see are of every kind.
    seen = Counter()
    for rules in EVERY_TABLE:
        for seed in range(150):
            hand = finished(rules, seed)
            contract = hand.contract
            if contract is None:
                seen[rules.preset, "thrown in"] += 1
                continue
            kind = "alone" if contract.alone else "with all"
            seen[rules.preset, kind, "made" if hand.result.made else "set"] += 1
            seen[rules.preset, "no trump" if contract.strain is Strain.NO_TRUMP else "suit"] += 1
            if contract.small_pepper:
                seen["small pepper"] += 1
            if hand.swap_size:
                seen["swap", hand.swap_size] += 1
    expected = {
        *((game, "with all", end) for game in ("partnership", "cutthroat", "double-deck")
          for end in ("made", "set")),
        *((game, "alone", "set") for game in ("partnership", "double-deck")),
        *((game, strain) for game in ("partnership", "cutthroat", "double-deck")
          for strain in ("suit", "no trump")),
        ("partnership", "thrown in"),
        ("cutthroat", "thrown in"),
        ("double-deck", "thrown in"),
        "small pepper",
        *(("swap", size) for size in (1, 2, 3)),
    }  # fmt: skip
    assert expected <= set(seen)
