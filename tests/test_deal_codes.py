"""The short codes of deals: they give the deal back, and a slip in typing is noticed."""

from itertools import combinations_with_replacement
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bideuchre_teach.deals import Deal, code, from_code, shuffle
from bideuchre_teach.presets import NAMES
from bideuchre_teach.reasons import RulesError
from bideuchre_teach.rules import Rules
from tests import plain_rules
from tests.hands import USUAL, at, letters, shuffled

tables = st.sampled_from(sorted(USUAL))
seeds = st.integers(0, 2**70)


def dealt(deal: Deal) -> list[list[str]]:
    """The hands, seat by seat, and the dead cards, each as a sorted list of texts."""
    return [sorted(letters(hand)) for hand in (*deal.hands, deal.dead)]


def refused(reason: str, build, *args, **named) -> RulesError:
    with pytest.raises(RulesError) as refusal:
        build(*args, **named)
    assert refusal.value.reason.code == reason
    return refusal.value


ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def decoded(text: str) -> tuple[str, str, list[list[str]]]:
    """Take a code apart as its description says: table, dealer and the hands."""
    number = 0
    for letter in text.replace("-", ""):
        number = 32 * number + ALPHABET.index(letter)
    assert number % 1021 == 0
    number, name = divmod(number // 1024, 5)
    name = ["partnership", "cutthroat-3", "cutthroat-4", "cutthroat-5", "double-deck"][name]
    seats = plain_rules.CLOCKWISE[USUAL[name].players]
    number, dealer = divmod(number, len(seats))
    kinds = sorted(set(plain_rules.PACKS[name]), key=plain_rules.PACKS["cutthroat-5"].index)
    copies = 2 if name == "double-deck" else 1
    places = list(range(len(seats) + (name == "cutthroat-5")))
    ways = list(combinations_with_replacement(places, copies))
    hands: list[list[str]] = [[] for _ in range(len(seats) + 1)]
    for kind in reversed(kinds):
        number, way = divmod(number, len(ways))
        for place in ways[way]:
            hands[place].append(kind)
    assert number == 0
    return name, seats[dealer], [sorted(hand) for hand in hands]


@given(tables, st.integers(0, 2**32))
def test_a_code_gives_back_its_deal_and_holds_just_table_dealer_and_cards(name, seed):
    deal = shuffled(USUAL[name], Random(seed))
    text = code(deal)
    assert from_code(text) == deal
    assert decoded(text) == (name, deal.dealer.value, dealt(deal))


@pytest.mark.parametrize(
    ("name", "letters_in_all"),
    [
        ("cutthroat-3", 11),
        ("cutthroat-4", 13),
        ("partnership", 13),
        ("cutthroat-5", 20),
        ("double-deck", 19),
    ],
)
def test_codes_are_short_and_of_one_length_in_groups_of_four(name, letters_in_all):
    for seed in range(50):
        groups = code(shuffle(USUAL[name], seed)).split("-")
        assert sum(map(len, groups)) == letters_in_all
        assert all(len(group) == 4 for group in groups[:-1])


@pytest.mark.parametrize(
    ("name", "seed", "text"),
    [
        ("cutthroat-4", 7, "0F20-K7WH-ED9Y-4"),
        ("cutthroat-5", 0, "2SGC-7J3A-YSAR-7WJM-HBNA"),
        ("double-deck", 42, "432T-0NM1-3S2R-KQWZ-ADY"),
    ],
)
def test_these_codes_never_change(name, seed, text):
    deal = shuffle(USUAL[name], seed)
    assert decoded(text) == (name, deal.dealer.value, dealt(deal))
    assert code(deal) == text
    assert from_code(text) == deal


@pytest.mark.parametrize("name", USUAL)
def test_every_single_mistyped_letter_is_noticed(name):
    for seed in range(3):
        text = code(shuffle(USUAL[name], seed))
        for place, right in enumerate(text):
            for wrong in ALPHABET:
                if right not in ("-", wrong):
                    typed = text[:place] + wrong + text[place + 1 :]
                    refused("code.mistyped", from_code, typed)


@pytest.mark.parametrize("name", USUAL)
def test_two_neighbours_exchanged_are_noticed(name):
    for seed in range(20):
        text = code(shuffle(USUAL[name], seed)).replace("-", "")
        for place in range(len(text) - 1):
            left, right = text[place : place + 2]
            if left != right:
                refused(
                    "code.mistyped",
                    from_code,
                    text[:place] + right + left + text[place + 2 :],
                )


@pytest.mark.parametrize("name", USUAL)
def test_a_letter_left_out_or_added_is_noticed(name):
    text = code(shuffle(USUAL[name], 5)).replace("-", "")
    for place in range(len(text)):
        refused("code.mistyped", from_code, text[:place] + text[place + 1 :])
    refused("code.mistyped", from_code, text + "0")
    refused("code.mistyped", from_code, "0" + text)


def test_a_code_may_be_typed_carelessly():
    deal = shuffle(USUAL["cutthroat-4"], 7)
    text = code(deal)
    assert text == "0F20-K7WH-ED9Y-4"
    for typed in ("0f20 k7wh ed9y 4", "0F20K7WHED9Y4", "of2o-k7wh-ed9y-4", " 0F20--K7WH-ED9Y-4 "):
        assert from_code(typed) == deal


@pytest.mark.parametrize("space", [" ", "\n", "\r\n", "\t", "\u00a0", "\u202f", "\u200b", "\ufeff"])
@pytest.mark.parametrize("dash", ["-", "‐", "‑", "–", "—", "−", "\u00ad-"])
def test_a_code_may_be_copied_out_of_a_message(space, dash):
    deal = shuffle(USUAL["cutthroat-4"], 7)
    text = code(deal)
    assert from_code(space + text.replace("-", dash) + space) == deal
    assert from_code(text.replace("-", space)) == deal


@pytest.mark.parametrize("typed", ["", "  -- ", "0", "0" * 13, "Z" * 13, None, "K" * 100_000])
def test_what_is_no_code_is_refused(typed):
    refused("code.mistyped", from_code, typed)


@pytest.mark.parametrize("typed", ["0F20-K7WH-ED9Y-!", "0F20_K7WH", "J♥", "0F20-K7WH-ED9Y-4\0"])
def test_a_sign_that_no_code_has_is_named(typed):
    refused("code.letter", from_code, typed)


def test_a_code_may_be_read_for_a_table_with_switches():
    rules = Rules.cutthroat(target=30)
    deal = from_code(code(shuffle(USUAL["cutthroat-4"], 7)), rules)
    assert deal.rules == rules
    assert deal.hands == shuffle(USUAL["cutthroat-4"], 7).hands


def test_a_code_of_another_table_is_refused_and_both_are_named():
    text = code(shuffle(USUAL["cutthroat-4"], 7))
    error = refused("code.other_table", from_code, text, USUAL["partnership"])
    assert "cutthroat-4" in str(error)
    assert "partnership" in str(error)


@given(st.text(max_size=30))
def test_whatever_else_is_typed_is_refused_plainly(typed):
    with pytest.raises(RulesError, match="must be mistyped"):
        from_code(typed)


def test_the_names_that_codes_count_on_keep_their_order():
    assert NAMES == ("partnership", "cutthroat-3", "cutthroat-4", "cutthroat-5", "double-deck")
    assert at("S") is USUAL["partnership"].seats[0]
