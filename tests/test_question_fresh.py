"""Fresh questions: by hand-written rules apart from the engine, each solution is the right one."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bideuchre_teach import Call, Card, Rules
from bideuchre_teach.teach import Kind, Outcome, faults, find, fresh
from bideuchre_teach.teach.generate import WHATS
from tests import plain_rules
from tests.hands import USUAL

TABLES = st.sampled_from(sorted(USUAL))
SEEDS = st.integers(0, 10_000)


def asks(what: str, table: str, seed: int):
    return WHATS[what](USUAL[table], seed)


@given(what=st.sampled_from(sorted(WHATS)), table=TABLES, seed=SEEDS)
def test_a_fresh_question_has_no_fault_and_its_id_makes_it_again(what, table, seed):
    question = asks(what, table, seed)
    assert faults(question) == []
    assert question.id == f"fresh.{table}.{what}.{seed}"
    assert find(question.id) == question


@given(table=TABLES, seed=SEEDS)
def test_the_higher_card_stands_higher_on_the_ladder(table, seed):
    question = asks("which_is_higher", table, seed)
    strain = question.scene.strain.letter
    cards = [Card.of(option.value).ascii for option in question.options]
    led = plain_rules.belongs_to(cards[0], strain)
    ladder = plain_rules.ladder(strain, led)
    assert Card.of(question.right[0]).ascii == min(cards, key=ladder.index)


@given(table=TABLES, seed=SEEDS)
def test_a_card_belongs_to_the_suit_that_the_rules_give_it(table, seed):
    question = asks("which_suit", table, seed)
    card = re.search(r"does (\S+) belong", question.prompt)[1]
    suit = plain_rules.belongs_to(Card.of(card).ascii, question.scene.strain.letter)
    assert {"♥": "H", "♦": "D", "♠": "S", "♣": "C"}[question.right[0]] == suit


@given(table=TABLES, seed=SEEDS)
def test_the_playable_cards_are_those_that_follow(table, seed):
    question = asks("which_may_you_play", table, seed)
    scene = question.scene
    held = [card.ascii for card in scene.held]
    led = scene.trick[0][1].ascii
    playable = plain_rules.playable(held, led, scene.strain.letter)
    assert {Card.of(value).ascii for value in question.right} == playable
    assert playable < set(held), "with nothing barred there is nothing to ask"


@given(table=TABLES, seed=SEEDS)
def test_the_trick_goes_to_the_first_copy_of_the_best_card(table, seed):
    question = asks("who_takes_the_trick", table, seed)
    plays = question.scene.trick
    place = plain_rules.takes([card.ascii for _, card in plays], question.scene.strain.letter)
    assert question.check(plays[place][0].value).outcome is Outcome.RIGHT
    for seat, _ in plays:
        say = question.check(seat.value).say
        assert seat.name.capitalize() in say
        assert ("takes it" in say) == (seat is plays[place][0])


@given(table=TABLES, seed=SEEDS)
def test_the_calls_that_may_be_made_are_those_that_the_auction_allows(table, seed):
    question = asks("what_may_you_bid", table, seed)
    calls = [call.ascii for _, call in question.scene.calls]
    allowed = plain_rules.auction(table, calls)
    for option in question.options:
        assert option.outcome.counts == (Call.of(option.value).ascii in allowed)
    assert any(not option.outcome.counts for option in question.options)


@given(table=TABLES, seed=SEEDS)
def test_the_score_is_what_plain_arithmetic_gives(table, seed):
    question = asks("what_does_it_score", table, seed)
    said = re.fullmatch(
        r"(\w+) bid (.+?)\. Tricks: (.+?)\. What do(?:es)? (.+?) score\?", question.prompt
    )
    bidder, bid, counts, side = said.groups()
    short = {"North and South": "NS", "West and East": "EW", "Northwest": "NW", "Northeast": "NE"}
    tricks = dict.fromkeys(plain_rules.CLOCKWISE[USUAL[table].players], 0)
    for part in counts.split(", "):
        name, _, count = part.rpartition(" ")
        tricks[_one_of(name)] = int(count)
    alone = bid == "alone"
    number = plain_rules.HAND_SIZE[table] if alone else int(re.search(r"\d+$", bid)[0])
    points = plain_rules.score(table, _seat(bidder), number, alone, tricks)
    assert question.check(points[short.get(side, side[0])]).outcome is Outcome.RIGHT


def _seat(name: str) -> str:
    return {"Northwest": "NW", "Northeast": "NE"}.get(name, name[0])


def _one_of(name: str) -> str:
    return {"North and South": "N", "West and East": "W"}.get(name) or _seat(name)


def test_every_slip_in_scoring_has_its_own_answer_across_a_thousand_hands():
    answers = set()
    for table, rules in USUAL.items():
        for seed in range(200):
            question = asks("what_does_it_score", table, seed)
            assert question.kind is Kind.NUMBER
            answers |= {o.say for o in question.options if o.outcome is Outcome.WRONG}
            assert rules.name in question.id
    for slip in (
        "At this table a set costs a flat six, whatever was bid.",
        "A side that is set scores none of its tricks.",
        "Defenders never lose points.",
        "Against an alone hand these tricks score nothing for defenders.",
        "When an alone hand fails here, the defenders score their tricks.",
    ):
        assert slip in answers
    assert any("There is no flat six at this table" in say for say in answers)
    assert any("was the bid. A bid that is made scores the tricks taken" in say for say in answers)
    assert any("Pepper pays a fixed" in say for say in answers)


def test_a_seed_asks_the_same_everywhere_forever():
    questions = [find(f"fresh.partnership.{what}.1") for what in FROZEN]
    asked = [(q.prompt, *q.right) for q in questions]
    assert asked == list(FROZEN.values())


FROZEN = {
    "which_is_higher": ("Which is higher, A♣ or J♣?", "J♣"),
    "which_suit": ("Which suit does J♣ belong to?", "♠"),
    "which_may_you_play": ("It is your turn. Which cards may you play?", "K♥", "9♥"),
    "who_takes_the_trick": ("Who takes this trick?", "West"),
    "whose_turn": ("West dealt. East won the auction. Who leads?", "East"),
}


@given(table=TABLES, seed=SEEDS)
def test_the_turn_goes_clockwise_and_the_bidder_leads(table, seed):
    question = asks("whose_turn", table, seed)
    round_ = plain_rules.CLOCKWISE[USUAL[table].players]
    dealer = _seat(question.prompt.split()[0])
    left = round_[(round_.index(dealer) + 1) % len(round_)]
    bidder = re.search(r"(\w+) won the auction", question.prompt)
    assert question.check(_seat(bidder[1]) if bidder else left).outcome is Outcome.RIGHT


def test_topics_take_turns_and_each_round_has_a_new_seed():
    questions = fresh(Rules.double_deck(), 5, ["which_suit", "which_is_higher"], 5)
    assert [q.id.split(".")[2:] for q in questions] == [
        ["which_suit", "5000"],
        ["which_is_higher", "5000"],
        ["which_suit", "5001"],
        ["which_is_higher", "5001"],
        ["which_suit", "5002"],
    ]


@given(what=st.sampled_from(sorted(WHATS)), table=TABLES, seed=st.integers(0, 999))
def test_no_question_of_a_check_is_asked_twice(what, table, seed):
    questions = fresh(USUAL[table], seed, [what], 8)
    cards = [[*sorted(re.findall(r"[^ ,.?]+", q.prompt)), q.scene.text] for q in questions]
    assert all(cards.count(one) == 1 for one in cards)


def test_seeds_side_by_side_share_no_question():
    ids = [q.id for seed in range(1, 9) for q in fresh(Rules.partnership(), seed, count=16)]
    assert len(set(ids)) == len(ids)


def test_a_topic_with_too_few_questions_repeats_some_in_the_end():
    assert len(fresh(Rules.cutthroat(players=3), 1, ["whose_turn"], 40)) == 40


@given(table=TABLES, seed=SEEDS)
def test_who_has_won_is_told_by_the_rules_of_each_table(table, seed):
    question = asks("who_has_won", table, seed)
    said = re.fullmatch(
        r"So far: (.+?)\. (\w+) bid (.+?)\. Tricks: (.+?)\. Who has won the game\?",
        question.prompt,
    )
    so_far, bidder, bid, counts = said.groups()
    before = {name: int(n.replace("−", "-")) for name, n in _counts(so_far)}
    tricks = dict.fromkeys(plain_rules.CLOCKWISE[USUAL[table].players], 0)
    for name, count in _counts(counts):
        tricks[_one_of(name)] = int(count)
    alone = bid == "alone"
    number = plain_rules.HAND_SIZE[table] if alone else int(re.search(r"\d+$", bid)[0])
    points = plain_rules.score(table, _seat(bidder), number, alone, tricks)
    side = {"North and South": "NS", "West and East": "EW"}
    totals = {side.get(name) or _seat(name): had for name, had in before.items()}
    seat = _seat(bidder)
    mine = seat if seat in totals else next(pair for pair in totals if seat in pair)
    won = plain_rules.winner(table, mine, points, totals)
    assert question.check(won or "nobody yet").outcome is Outcome.RIGHT
    assert [o.outcome for o in question.options].count(Outcome.RIGHT) == 1


def _counts(text: str) -> list[tuple[str, str]]:
    return [(part.rpartition(" ")[0], part.rpartition(" ")[2]) for part in text.split(", ")]


def test_both_ends_and_no_end_are_asked_at_every_table():
    for rules in USUAL.values():
        asked = fresh(rules, 3, ["who_has_won"], 60)
        right = {question.right[0] for question in asked}
        assert "nobody yet" in right
        assert len(right) == len(rules.sides) + 1


def test_the_end_by_a_rule_of_its_own_is_asked_where_a_table_has_one():
    both = fresh(Rules.partnership(), 1, ["who_has_won"], 40)
    assert any("bidding side comes first" in o.say for q in both for o in q.options)
    odd = fresh(Rules.double_deck(), 1, ["who_has_won"], 40)
    assert any("win no game" in o.say for q in odd for o in q.options)


@pytest.mark.parametrize(
    ("table", "mine", "points", "before", "won"),
    [
        ("cutthroat-4", "W", {"W": 4, "S": 0}, {"W": 17, "S": 20}, "W"),
        ("cutthroat-4", "W", {"W": 3, "S": 0}, {"W": 17, "S": 20}, None),
        ("partnership", "NS", {"NS": 4, "EW": 2}, {"NS": 38, "EW": 41}, "NS"),
        ("partnership", "NS", {"NS": -6, "EW": 3}, {"NS": 38, "EW": 39}, "EW"),
        ("partnership", "NS", {"NS": 3, "EW": 3}, {"NS": 38, "EW": 39}, "EW"),
        ("double-deck", "EW", {"NS": 5, "EW": 7}, {"NS": 48, "EW": 40}, None),
        ("double-deck", "EW", {"NS": 6, "EW": -7}, {"NS": 48, "EW": 60}, "NS"),
        ("double-deck", "EW", {"NS": 5, "EW": 7}, {"NS": 50, "EW": 45}, "EW"),
    ],
)
def test_the_plain_rules_end_a_game_as_worked_out_by_hand(table, mine, points, before, won):
    assert plain_rules.winner(table, mine, points, before) == won


def test_what_cannot_be_asked_afresh_is_refused():
    with pytest.raises(ValueError, match="cannot be asked afresh"):
        fresh(Rules.cutthroat(), 1, ["who_deals"])
    with pytest.raises(ValueError, match="here differ: target"):
        fresh(Rules.cutthroat(target=11), 1)
    with pytest.raises(ValueError, match="is not a seed"):
        fresh(Rules.cutthroat(), -1)
