"""Words: every reason is one plain sentence, and what the sentences say agrees with the rules."""

import re
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bideuchre_teach
from bideuchre_teach import words
from bideuchre_teach.auction import Call
from bideuchre_teach.cards import ALL_CARDS, Card, Seat, Side, Strain, Suit, cards
from bideuchre_teach.deals import Deal, constrained, daily, from_code, shuffle
from bideuchre_teach.game import Game
from bideuchre_teach.hand import Hand
from bideuchre_teach.reasons import Reason, RulesError
from bideuchre_teach.record import MalformedRecord, read, replay
from bideuchre_teach.rules import Rules
from bideuchre_teach.scoring import score
from bideuchre_teach.tricks import judge
from tests.hands import EVERY_TABLE, FIRST_NIGHT, USUAL, go, ready, walk
from tests.records import REPAIRED

GROUND = (
    "cards", "rules", "presets", "bowers", "auction", "tricks", "scoring", "hand", "judge", "view",
    "game", "deals", "reasons", "frozen", "record/form", "record/replaying", "record/writing",
)  # fmt: skip


def plain(sentence: str) -> None:
    """Expect a sentence that a person might say: no code, no value's repr, no hole."""
    assert sentence == sentence.strip()
    assert sentence[0].isupper() or not sentence[0].isalpha()
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert "  " not in sentence
    for sign in ("None", "<", ">", "Card(", "Seat.", "Suit.", "Strain.", "Call.", "()", "[]"):
        assert sign not in sentence, sentence
    assert not re.search(r"\b(\w+) \1\b", sentence), sentence
    assert not re.search(r"\b1 (tricks|cards|points|hands)\b", sentence)
    assert not re.search(r"\b([02-9]|1\d) (trick|card|hand)\b", sentence)


# Every code has its sentence


def codes_in_the_source() -> set[str]:
    root = Path(bideuchre_teach.__file__).parent
    known = {code.partition(".")[0] for code in words.SENTENCES}
    found = set()
    for name in GROUND:
        text = (root / f"{name}.py").read_text(encoding="utf-8")
        found |= set(re.findall(r'"([a-z_]+\.[a-z_]+)"', text))
    return {code for code in found if code.partition(".")[0] in known}


def test_every_code_of_the_ground_floor_has_a_sentence():
    codes = codes_in_the_source()
    assert len(codes) > 60
    assert codes <= set(words.SENTENCES)


def test_a_code_without_a_sentence_is_an_error():
    with pytest.raises(KeyError):
        words.sentence(Reason("no.such_code"))


@given(st.sampled_from(EVERY_TABLE), st.integers(0, 2**32))
def test_every_reason_of_a_random_hand_is_a_plain_sentence(rules, seed):
    for hand, action in walk(rules, seed):
        tried = [*ALL_CARDS[::3], *Strain, (), cards("9♣ A♠"), *map(Call.of, CALLS)]
        for attempt in ([action] if action is not None else []) + tried:
            for reason in hand.judge(attempt):
                plain(str(reason))
        for trick in hand.tricks[-1:]:
            plain(str(trick.reason))
    for line in hand.result.lines:
        plain(str(line.reason))


CALLS = ["pass", "3", "6", "12", "99", "4♥", "12NT", "alone", "alone ♠", "small pepper"]


@pytest.mark.parametrize("rules", EVERY_TABLE, ids=lambda rules: rules.name)
def test_every_house_rule_is_a_plain_sentence_or_several(rules):
    for reason in rules.say():
        said = str(reason)
        assert said.endswith(".")
        for sentence in re.split(r"(?<=\.) (?=[A-Z])", said):
            plain(sentence)


def refusals() -> list[tuple[str, object]]:
    """Everything that rules, deals, codes, games and records refuse, one of each kind."""
    four, double = USUAL["cutthroat-4"], USUAL["double-deck"]
    won = Rules.cutthroat(target=1)
    passed = Game(won).add(go(Hand.start(shuffle(won, 2)), "pass", "pass", "pass", "pass"))
    rich = FIRST_NIGHT | {"W": "J♥ J♦ A♥ K♥ Q♥ 10♥", "N": "A♠ 9♣ 9♥ A♣ K♣ A♦"}
    pepper = ready(won, "S", rich, "6", "H")
    while pepper.turn is not None:
        pepper = pepper.do(pepper.actions()[0])
    over = Game(won).add(pepper)
    return [
        ("rules.unknown_name", lambda: Rules.named("bridge")),
        ("rules.unknown_switch", lambda: Rules.partnership(jokers=1)),
        ("rules.not_a_switch", lambda: Rules.cutthroat(swap=1)),
        ("rules.players", lambda: Rules.cutthroat(players=6)),
        ("rules.not_a_number", lambda: Rules.cutthroat(target="x")),
        ("rules.choice", lambda: Rules.partnership(no_trump="yes")),
        ("rules.pack_mismatch", lambda: Rules.cutthroat(hand_size=6, dead=2)),
        ("rules.minimum_bid", lambda: Rules.cutthroat(minimum_bid=9)),
        ("rules.swap", lambda: Rules.double_deck(swap=5)),
        ("deal.hand_size", lambda: Deal.of(four, "S", FIRST_NIGHT | {"W": "J♥"})),
        ("deal.card_too_often", lambda: constrained(four, 1, {"W": "J♥ J♥"})),
        ("deal.card_too_often", lambda: constrained(double, 1, {"W": "J♥ J♥ J♥"})),
        ("deal.not_in_pack", lambda: constrained(four, 1, {"W": "8♥"})),
        ("deal.dead_cards", lambda: Deal(USUAL["cutthroat-5"], Seat.SOUTH,
                                         shuffle(USUAL["cutthroat-5"], 1).hands)),
        ("deal.no_hand", lambda: Deal.of(four, "S", {"W": FIRST_NIGHT["W"]})),
        ("deal.no_such_seat", lambda: constrained(four, 1, {"NW": "J♥"})),
        ("deal.seat_twice", lambda: constrained(four, 1, {"W": "J♥", "west": "A♥"})),
        ("deal.hands", lambda: Deal(four, Seat.SOUTH, ())),
        ("deal.not_a_number", lambda: shuffle(four, -1)),
        ("deal.date", lambda: daily(four, "today")),
        ("code.letter", lambda: from_code("!")),
        ("code.mistyped", lambda: from_code("0")),
        ("code.other_table", lambda: from_code("0F20-K7WH-ED9Y-4", double)),
        ("game.other_rules", lambda: Game(four).add(Hand.start(shuffle(double, 1)))),
        ("game.unfinished_hand", lambda: Game(four).add(Hand.start(shuffle(four, 1)))),
        ("game.wrong_dealer", lambda: passed.add(passed.hands[0])),
        ("game.over", lambda: over.next_deal(1)),
        ("score.tricks_do_not_add_up", lambda: score(
            four, ready(four, "S", FIRST_NIGHT, "6", "H").contract, {Seat.WEST: 1})),
        ("record.not_json", lambda: read("{")),
        ("record.not_text", lambda: read(b"\xff")),
        ("record.too_deep", lambda: read("[" * 100_000)),
        ("record.too_long", lambda: read(" " * 5_000_000)),
        ("record.key_twice", lambda: read('{"a": 1, "a": 2}')),
        ("record.kind", lambda: read("3")),
        ("record.no_format", lambda: read("{}")),
        ("record.format", lambda: read('{"format": "pgn"}')),
        ("record.no_key", lambda: read('{"format": "bideuchre-hand/1"}')),
        ("record.unknown_key", lambda: read('{"format": "bideuchre-hand/1", "x": 1}')),
    ]  # fmt: skip


@pytest.mark.parametrize(("code", "act"), refusals(), ids=lambda value: str(value)[:30])
def test_every_refusal_is_a_plain_sentence(code, act):
    with pytest.raises(RulesError) as refusal:
        act()
    assert refusal.value.reason.code == code
    assert isinstance(refusal.value, MalformedRecord) == code.startswith("record.")
    plain(str(refusal.value).replace("[]", "").replace("()", ""))


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"play": ["J♥ XX"]}, "record.not_a_card"),
        ({"auction": ["x"]}, "record.not_a_call"),
        ({"trump": "x"}, "record.not_a_strain"),
        ({"play": ["J♥ 10♥ Q♦ 9♦ J♦"]}, "record.trick_too_long"),
        ({"play": ["J♥", "10♥"]}, "record.trick_too_short"),
    ],
)
def test_every_fault_of_a_record_is_a_plain_sentence(changed, code):
    reason = replay(REPAIRED | changed).fault.reason
    assert reason.code == code
    plain(str(reason))


# What they say


def said(strain: str, led: str, hand: str, card: str) -> str:
    judged = judge(Card.of(card), cards(hand), Suit(led), Strain.of(strain))
    return str(judged.reasons[0])


def test_the_left_bower_is_explained_as_a_friend_would():
    sentence = said("H", "♦", "J♦ Q♦", "J♦")
    assert sentence.startswith(
        "Hearts are trump, so the jack of diamonds is a heart: it does not follow diamonds."
    )
    assert "queen of diamonds" in sentence


def test_who_must_follow_is_told_with_what():
    assert said("H", "♠", "9♠ K♠ A♥", "A♥") == (
        "Spades were led, so you must follow suit while you hold a spade: you hold the 9 of spades "
        "and the king of spades."
    )


@pytest.mark.parametrize(
    ("strain", "led", "hand", "card", "about_west"),
    [
        ("H", "♠", "9♠ K♠ A♥", "A♥", "West holds the 9 of spades and the king of spades"),
        ("H", "♦", "J♦ Q♦", "J♦", "West must play the queen of diamonds"),
        ("H", "♥", "J♦ Q♣", "Q♣", "West's only one, so West must play it"),
        ("H", "♠", "9♥ K♦", "9♥", "West holds no spade, so West may trump"),
        ("NT", "♠", "9♥ K♦", "9♥", "West holds no spade, so West may play any card"),
        ("H", "♦", "J♦ Q♣", "Q♣", "West holds no diamond: the jack of diamonds"),
    ],
)
def test_the_same_reason_is_told_to_a_player_and_about_one(strain, led, hand, card, about_west):
    (reason,) = judge(Card.of(card), cards(hand), Suit(led), Strain.of(strain)).reasons
    assert words.sentence(reason) == str(reason)
    about = words.sentence(reason, Seat.WEST)
    assert about_west in about
    assert not re.search(r"\byou", about, re.IGNORECASE)
    plain(about)


@given(st.sampled_from(EVERY_TABLE), st.integers(0, 2**32))
def test_what_is_told_about_a_player_never_speaks_to_the_listener(rules, seed):
    for hand, _ in walk(rules, seed):
        if hand.turn is None:
            continue
        for attempt in (*ALL_CARDS[::3], *map(Call.of, CALLS)):
            for reason in hand.judge(attempt):
                about = words.sentence(reason, hand.turn)
                plain(about)
                assert not re.search(r"\byou", about, re.IGNORECASE), about


def test_a_void_may_trump_only_where_there_is_a_trump_to_play():
    assert "you may trump" in said("H", "♠", "9♥ K♦", "9♥")
    assert "you may trump" in said("H", "♠", "9♥ K♦", "K♦")
    # Void in trump itself, or at no trump, nothing can be trumped.
    assert "trump" not in said("H", "♥", "9♣ K♦", "9♣")
    assert "trump" not in said("NT", "♠", "9♥ K♦", "9♥")


def test_the_printed_first_night_hand_is_refused_in_words():
    hand = ready(USUAL["cutthroat-4"], "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "H", "J♥")
    sentence = str(hand.judge(Card.of("A♣")))
    assert sentence.startswith("Hearts were led")
    for card in ("queen of hearts", "10 of hearts", "9 of hearts"):
        assert card in sentence


def test_a_verdict_and_an_error_say_their_reasons():
    hand = ready(USUAL["partnership"], "E", FIRST_NIGHT, "pass", "pass", "pass")
    verdict = hand.judge(Call.of("pass"))
    assert str(verdict) == str(verdict.reasons) == str(verdict.reasons[0])
    assert "East, the dealer, must bid: 3 or more" in str(verdict)


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        (
            "partnership",
            [
                "24 cards, from 9 up to ace",
                "South with North, West with East",
                "4 players, 6 cards each",
                "3 to 6",
                "the dealer must bid",
                "+12 or −12",
                "flat six",
                "First side to 42",
                "the bidding side",
            ],
        ),
        (
            "cutthroat-3",
            ["24 cards", "Nobody has a partner", "3 players, 8 cards each", "1 to 8",
             "8 is called Pepper", "+16", "−16", "minus the bid", "thrown in",
             "one column moves", "to 21 first wins"],
        ),
        (
            "cutthroat-5",
            ["32 cards, from 7 up to ace", "5 players, 6 cards each", "2 cards left over",
             "10 9 8 7", "+12", "−12", "to 21 first wins"],
        ),
        (
            "double-deck",
            ["48 cards, from 9 up to ace, each card twice", "12 cards each", "1 to 12",
             "suits have no rank", "Three passes after a bid", "a bid of 12", "every bid below 12",
             "+24 or −24", "up to 3 cards", "the earlier one is the higher", "at 52",
             "never on odd tricks", "only when it fails"],
        ),
    ],
)  # fmt: skip
def test_the_house_rules_are_those_of_the_table(name, parts):
    aloud = str(USUAL[name].say())
    for part in parts:
        assert part in aloud


@pytest.mark.parametrize(
    ("rules", "part"),
    [
        (Rules.partnership(target=30), "First side to 30"),
        (Rules.partnership(set_costs="bid"), "Set: minus the bid."),
        (Rules.partnership(all_pass="throw in"), "the cards are thrown in"),
        (Rules.partnership(small_pepper=True), "+7 or −7"),
        (Rules.partnership(no_trump=True), "At no trump there are no bowers"),
        (Rules.partnership(defenders_when_alone_fails="tricks"), "only when it fails"),
        (Rules.cutthroat(minimum_bid=3), "3 to 6"),
        (Rules.cutthroat(minimum_bid=6), "Bid all 6 tricks, or pass"),
        (Rules.double_deck(minimum_bid=12), "Bid all 12 tricks and name"),
        (Rules.cutthroat(deal_after_throw_in="same"), "after every hand that is played"),
        (Rules.cutthroat(), "after every hand."),
        (Rules.cutthroat(deal_after_throw_in="same"), "the same dealer deals again"),
        (Rules.double_deck(swap=1), "up to 1 card "),
        (Rules.double_deck(defenders_when_alone_fails="nothing"), "they score nothing"),
        (Rules.double_deck(minimum_bid=6), "6 to 12"),
    ],
)
def test_each_switch_is_said_aloud(rules, part):
    assert part in str(rules.say())


@pytest.mark.parametrize("name", ["cutthroat-3", "cutthroat-4", "cutthroat-5"])
def test_what_a_table_does_not_play_is_not_said(name):
    aloud = str(USUAL[name].say())
    assert "lone" not in aloud
    assert "partner across" not in aloud
    assert "twice" not in aloud


def test_scores_say_bid_tricks_and_points():
    rules = USUAL["partnership"]
    contract = ready(rules, "S", FIRST_NIGHT, "5", "pass", "pass", "pass", "H").contract
    lines = [
        str(line.reason) for line in score(rules, contract, {Seat.WEST: 3, Seat.NORTH: 3}).lines
    ]
    assert "West and East bid 5 and took 3: set by 2" in lines[0]
    assert "flat six" in lines[0]
    assert "−6" in lines[0]
    assert "North and South" in lines[1]
    assert "3 tricks" in lines[1]
    assert "+3" in lines[1]


def test_a_made_bid_says_that_the_tricks_count_where_there_were_more():
    rules = USUAL["cutthroat-4"]
    contract = ready(rules, "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "H").contract
    more = str(score(rules, contract, {Seat.WEST: 4, Seat.NORTH: 2}).lines[0].reason)
    exact = str(score(rules, contract, {Seat.WEST: 3, Seat.NORTH: 3}).lines[0].reason)
    assert "The tricks count, not the bid." in more
    assert "+4" in more
    assert "not the bid" not in exact


def test_every_card_seat_side_and_suit_has_a_name():
    names = [
        *map(words.card_name, ALL_CARDS),
        *map(words.seat_name, Seat),
        *map(words.side_name, Side),
        *map(words.suit_word, Strain),
    ]
    assert len(set(names)) == len(names) - 6
    assert words.card_name(Card.of("J♦"), Strain.HEARTS) == "the jack of diamonds, the left bower"
    assert words.card_name(Card.of("J♥"), Strain.HEARTS) == "the jack of hearts, the right bower"
    assert words.side_name(Side.EAST_WEST) == "West and East"
    assert words.cards_named(cards("A♠ 9♣ J♥")) == (
        "the ace of spades, the 9 of clubs and the jack of hearts"
    )


def test_facts_of_any_kind_are_worded_without_an_error():
    for suit, card in product(Strain, ALL_CARDS[::5]):
        for hand in ("J♦ Q♦ A♠ 9♣", "J♥ J♦ 9♥ 10♥ Q♥ A♥"):
            for led in Suit:
                judged = judge(card, cards(hand), led, suit)
                plain(str(judged.reasons[0]))
