"""A question: what comes of each answer, and that every wrong one is answered for itself."""

import pytest

from bideuchre_teach import Call, Card, Hand, Rules, Strain, deals
from bideuchre_teach.teach import (
    Asked,
    Mode,
    Outcome,
    Scene,
    Sitting,
    bid,
    card,
    cards_to_choose,
    choice,
    every_question,
    faults,
    find,
    number,
    order,
    order_cards,
    suit,
)
from bideuchre_teach.teach.keeping import Progress
from tests.hands import FIRST_NIGHT, play, ready

LEAD = ready(Rules.cutthroat(), "S", FIRST_NIGHT, "3", "pass", "pass", "pass", "H")
NORTH = play(LEAD, "J♥")
"""West has led the right bower; North holds three hearts and must follow."""


def which_card():
    return card(
        "gallery.question.q9",
        "What do you play?",
        NORTH,
        "9♥",
        fine={"10♥": "The ten goes as well, but the nine is cheaper."},
        wrong={"Q♥": "The queen cannot win: it is wasted under the right bower."},
        why="Under the right bower the lowest heart is enough.",
        hints=["Can any of your hearts win?", "Then play the lowest."],
    )


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        (None, Outcome.NOT_ATTEMPTED),
        ("", Outcome.NOT_ATTEMPTED),
        ("  ", Outcome.NOT_ATTEMPTED),
        ("the nine", Outcome.NOT_ATTEMPTED),
        ("9♥", Outcome.RIGHT),
        ("9h", Outcome.RIGHT),
        (Card.of("9♥"), Outcome.RIGHT),
        ("TH", Outcome.NOT_BEST),
        ("QH", Outcome.WRONG),
        ("A♦", Outcome.ILLEGAL),
        ("J♥", Outcome.ILLEGAL),
    ],
)
def test_a_card_is_right_not_best_wrong_illegal_or_no_answer_at_all(answer, outcome):
    assert which_card().check(answer).outcome is outcome


def test_an_illegal_card_is_answered_with_the_engines_reason():
    question = which_card()
    assert question.check("A♦").say == str(NORTH.judge(Card.of("A♦")))
    assert "not in this hand" in question.check("J♥").say


def test_feedback_reads_as_one_sentence_that_begins_with_the_outcome():
    assert repr(which_card().check("QH")).startswith("Not right. The queen cannot win")
    assert repr(which_card().check("AD")).startswith("Not allowed. Hearts were led")
    assert repr(which_card().check("TH")).startswith("Right, but not best. ")
    assert repr(which_card().check("9H")).startswith("Right. ")


def test_a_card_that_may_be_played_but_has_no_answer_is_refused_when_the_question_is_made():
    with pytest.raises(ValueError, match="10♥ is allowed and not best"):
        card("gallery.question.q9", "?", NORTH, "9♥", wrong={"Q♥": "Wasted."}, why="Lowest.")


def test_a_right_card_must_be_legal():
    with pytest.raises(ValueError, match="A♦ is not allowed here"):
        card("gallery.question.q9", "?", NORTH, "A♦", otherwise="no.", why="?")


def test_all_playable_cards_are_asked_for_at_once():
    question = cards_to_choose("gallery.question.q9", "Which?", NORTH, hints=["Hearts were led."])
    assert question.check("9H 10H QH").outcome is Outcome.RIGHT
    assert question.check(["QH", "9H", "10H"]).outcome is Outcome.RIGHT
    part = question.check("9H 10H")
    assert (part.outcome, "One more belongs" in part.say) == (Outcome.WRONG, True)
    assert question.check("9H 10H QH AC").outcome is Outcome.ILLEGAL


def test_a_bid_is_judged_by_the_auction():
    hand = ready(Rules.partnership(), "S", PARTNERS, "4")
    question = bid(
        "gallery.question.q9",
        "North to call.",
        hand,
        "pass",
        fine={"5": "It might do."},
        otherwise="that is more than this hand can promise.",
        why="West has bid what you could.",
        hints=["Count."],
    )
    assert question.check("4").say == str(hand.judge(Call.of("4")))
    assert question.check("4").outcome is Outcome.ILLEGAL
    assert question.check(3).outcome is Outcome.ILLEGAL
    assert question.check("7").outcome is Outcome.ILLEGAL
    assert question.check("5").outcome is Outcome.NOT_BEST
    assert question.check("alone").outcome is Outcome.WRONG
    assert question.check("pass").outcome is Outcome.RIGHT
    assert faults(question) == []


PARTNERS = {
    "W": "J♥ J♦ A♥ K♥ A♠ 9♣",
    "N": "Q♥ 10♥ 9♥ A♣ K♣ A♦",
    "E": "K♠ Q♠ J♠ Q♣ K♦ Q♦",
    "S": "10♠ 9♠ J♣ 10♣ 10♦ 9♦",
}


def test_in_the_double_deck_a_bid_without_its_strain_is_illegal_and_says_so():
    hand = Hand.start(deals.shuffle(Rules.double_deck(), 3))
    question = bid(
        "gallery.question.q9", "?", hand, "4H", otherwise="not here.", why="Hearts.", hints=["?"]
    )
    assert len(question.options) == 1 + 12 * 5 + 5
    assert question.check("4").outcome is Outcome.ILLEGAL
    assert question.check("4h").outcome is Outcome.RIGHT
    assert question.check("alone NT").outcome is Outcome.WRONG


def test_a_suit_is_read_as_letter_sign_or_word():
    question = suit(
        "gallery.question.q9",
        "Hearts are trump: which suit is J♦?",
        "H",
        wrong={"D": "That is printed on it."},
        otherwise="It is red, and {suit} are not.",
        why="It is the left bower.",
        hints=["What is the left bower?"],
    )
    for text in ("H", "h", "♥", "hearts", Strain.HEARTS):
        assert question.check(text).outcome is Outcome.RIGHT
    assert question.check("D").say == "That is printed on it."
    assert question.check("C").say == "It is red, and clubs are not."
    assert question.check("NT").outcome is Outcome.NOT_ATTEMPTED


def test_a_number_knows_its_likely_slips_and_says_too_high_or_too_low_to_the_rest():
    question = number(
        "gallery.question.q9",
        "Bid 5, took 3, partnership. What do you score?",
        -6,
        slips={-5: "A set costs a flat six here.", 3: "A side that is set keeps no tricks."},
        why="A flat six.",
        hints=["Was it made?"],
        unit="points",
    )
    for text in (-6, "-6", "−6", " –6 ", "- 6", "minus 6", "Minus 6"):
        assert question.check(text).outcome is Outcome.RIGHT
    assert question.check("−5").say == "A set costs a flat six here."
    assert question.check(12).say == "12 is too high."
    assert question.check(-24).say == "−24 is too low."
    for text in ("+6", "plus 6", "6"):
        assert question.check(text).say == "6 is too high."
    for text in ("six", True, 6.5, "minus", "--6", "minus -6"):
        assert question.check(text).outcome is Outcome.NOT_ATTEMPTED


def test_cards_are_put_in_order_with_both_bowers_on_top():
    question = order_cards("gallery.question.q9", "High to low.", "A♠ J♣ 9♠ J♠", "S", hints=["?"])
    assert question.check("JS JC AS 9S").outcome is Outcome.RIGHT
    assert question.check("JS > JC > AS > 9S").outcome is Outcome.RIGHT
    swapped = question.check("JC JS AS 9S")
    assert (swapped.outcome, swapped.say) == (
        Outcome.WRONG,
        "J♠ is the right bower, the highest card of all.",
    )
    assert question.check("JS AS JC 9S").say == (
        "J♣ is the left bower: only the right bower is higher."
    )
    assert "is missing" in question.check("JS JC AS").say
    assert question.check("JS JC AS").outcome is Outcome.NOT_ATTEMPTED
    assert "twice" in question.check("JS JC AS AS").say


def test_cards_of_different_suits_have_no_one_order():
    with pytest.raises(ValueError, match="not all of one suit"):
        order_cards("gallery.question.q9", "?", "J♦ A♦", "H")


def test_steps_are_put_in_order_and_the_first_one_out_of_place_is_named():
    question = order(
        "gallery.question.q9",
        "What comes first?",
        ["deal", "bid", "name trump", "lead"],
        ["Nobody bids on cards not dealt.", "The bid is won first.", "Trump is named first."],
        why="Deal, bid, name trump, lead.",
        hints=["What do you need to bid?"],
    )
    assert question.check("deal, bid, name trump, lead").outcome is Outcome.RIGHT
    wrong = question.check(["deal", "lead", "bid", "name trump"])
    assert wrong.say == "bid comes before lead. The bid is won first."
    assert [o.value for o in question.shown] != ["deal", "bid", "name trump", "lead"]


def test_a_choice_is_answered_by_its_text_or_its_letter():
    question = choice(
        "gallery.question.q9",
        "Who leads?",
        "the bidder",
        wrong={"the dealer": "Only after winning the auction.", "anyone": "One player leads."},
        why="The bidder leads.",
        hints=["Who promised?"],
    )
    letter = "abc"[[o.value for o in question.shown].index("the bidder")]
    assert question.check(" The  Bidder ").outcome is Outcome.RIGHT
    assert question.check(letter).outcome is Outcome.RIGHT
    assert question.check("nobody").outcome is Outcome.NOT_ATTEMPTED


def test_numbers_to_choose_from_stand_from_low_to_high():
    wrong = {"52": "That is a whole pack.", "9": "Too few.", "48": "That is two of them."}
    question = choice("gallery.question.q9", "Cards?", "24", wrong=wrong, why="Six by four.")
    assert [option.value for option in question.shown] == ["9", "24", "48", "52"]


@pytest.mark.parametrize("id", ["04.q2", "first_night.04", "First.04.q1", "a.b.q0", "a.b.q1.c"])
def test_an_id_of_another_form_is_refused(id):
    with pytest.raises(ValueError, match=r"write track\.lesson\.q1"):
        number(id, "?", 1, slips={}, why="?")


def test_an_answer_stands_once():
    with pytest.raises(ValueError, match="5 stands there twice"):
        number("gallery.question.q9", "?", 5, slips={5: "no"}, why="?")


def test_hints_are_numbered_and_say_how_many_are_left():
    question = which_card()
    assert question.hint() == "Can any of your hearts win? (1 more: hint(2))"
    assert question.hint(2) == "Then play the lowest."
    assert (
        question.hint(3) == "There are 2 hints for this question: ask for hint(2), or solution()."
    )


def test_a_question_and_its_starting_state_tell_nothing():
    question = which_card()
    assert "9♥" in question.solution()
    assert "lowest" not in question.text
    assert "bower" not in question.text


def test_a_scene_shows_cards_as_printed_and_never_another_hand():
    scene = Scene.of(NORTH)
    assert scene.text.splitlines() == [
        "Hearts are trump.",
        "Played: West J♥.",
        "You are North and hold: Q♥ 10♥ 9♥ A♣ K♣ A♦",
    ]
    with pytest.raises(ValueError, match="over"):
        Scene.of(_played_out())


def _played_out() -> Hand:
    hand = LEAD
    while hand.turn is not None:
        hand = hand.do(hand.actions()[0])
    return hand


# What is asked, with its mode


def asked(mode: str = "practice") -> Asked:
    return Asked(which_card(), mode, progress=Progress(None))


def test_practice_answers_at_once_and_may_be_tried_again():
    one = asked()
    assert one.outcome is Outcome.NOT_ATTEMPTED
    assert one.check("QH").outcome is Outcome.WRONG
    assert one.open
    assert one.check("9H").outcome is Outcome.RIGHT
    assert (one.tries, one.open) == (2, False)


def test_what_cannot_be_read_is_no_try():
    one = asked("exam")
    one.check("the nine")
    assert (one.tries, one.open) == (0, True)
    one.check("AD")
    assert (one.tries, one.open) == (1, False)


def test_an_exam_has_one_try_and_tells_nothing_before_the_end():
    one = asked("exam")
    noted = one.check("AD")
    assert noted == "Noted. What it is worth you learn at the end."
    assert one.check("9H") == "You have answered this one already; an exam has one try."
    assert one.hint() == "There are no hints in an exam."
    assert one.solution() == "The solution comes at the end of the exam."
    assert one.outcome is Outcome.NOT_ATTEMPTED
    assert one.finish().outcome is Outcome.ILLEGAL
    assert "9♥" in one.solution()


def test_an_exam_question_without_answer_counts_as_wrong():
    assert asked("exam").finish().outcome is Outcome.WRONG


def test_a_demonstration_shows_the_answer_and_keeps_nothing():
    kept = Progress(None)
    one = Asked(which_card(), Mode.DEMO, progress=kept)
    assert "Solution: 9♥." in one.text
    one.check("QH")
    assert kept.records() == {}


def test_an_unknown_mode_is_refused_by_name():
    with pytest.raises(ValueError, match="'test' is not a mode"):
        asked("test")


def test_a_sitting_counts_what_is_right_and_what_was_right_at_once():
    sitting = Sitting(every_question("gallery"), progress=Progress(None))
    assert sitting.result() == "6 questions, none answered yet."
    for one in sitting.asked[:3]:
        one.check(one.question.key)
    sitting.asked[3].check("pass")
    sitting.asked[3].check("3")
    assert sitting.result() == "4 of 6 right, 3 at the first try."


def test_an_exam_is_ended_once_for_all():
    sitting = Sitting(every_question("gallery"), "exam", progress=Progress(None))
    sitting.asked[0].check(sitting.asked[0].question.key)
    assert sitting.result() == "1 of 6 answers noted."
    assert sitting.finish() == "1 of 6 right."
    assert sitting.finished


def test_a_question_that_is_not_there_is_named():
    with pytest.raises(LookupError, match=r"no question 'first_night\.99\.q1'"):
        find("first_night.99.q1")
    with pytest.raises(LookupError, match="no question"):
        find("fresh.cutthroat-4.which_suit.x")


@pytest.mark.parametrize("question", every_question(), ids=lambda question: question.id)
def test_every_question_of_the_course_passes_with_its_solution_and_not_before(question):
    assert faults(question) == []


def test_a_faulty_question_is_found_out():
    bare = choice("gallery.question.q9", "Who?", "W", wrong={"N": "No.", "E": "No."}, why="West.")
    assert faults(bare) == [
        "gallery.question.q9: it has no hint.",
        "gallery.question.q9: several wrong answers get the same answer: No.",
    ]
