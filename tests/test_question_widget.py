"""The Question and Quiz widgets: intents in, views out, and nothing told before its time."""

import json

import pytest

from bideuchre_teach import Rules
from bideuchre_teach.teach import Outcome, ask, every_question, find, fresh, quiz
from bideuchre_teach.teach.keeping import Progress
from bideuchre_teach.widgets.question import Question, Quiz


def say(widget, do: str, **more) -> None:
    """Send an intent as the browser does."""
    say.n += 1
    widget.set_state({"intent": {"do": do, "state": widget.view["state"], "n": say.n, **more}})


say.n = 0


def wire(widget) -> str:
    """Everything that is synced, as the browser gets it."""
    return json.dumps(widget.get_state(), ensure_ascii=False, default=str)


@pytest.mark.parametrize("question", every_question("gallery"), ids=lambda q: q.kind.value)
def test_nothing_that_is_right_or_why_is_synced_before_the_answer(question):
    widget = Question(question)
    synced = wire(widget)
    assert widget.view["item"]["right"] == []
    for option in question.options:
        if option.say:
            assert option.say not in synced
    assert question.explanation not in synced
    for hint in question.hints:
        assert hint not in synced


def test_cards_are_sent_as_printed_until_the_question_is_answered():
    widget = Question("gallery.question.q6")
    assert not any(option["card"]["trump"] for option in widget.view["item"]["options"])
    assert "bower" not in json.dumps([o["say"] for o in widget.view["item"]["options"]])
    widget.check("JH JD AH KH 9H")
    assert all(option["card"]["trump"] for option in widget.view["item"]["options"])


def test_an_answer_from_the_browser_is_checked_and_shown():
    widget = Question("gallery.question.q2")
    say(widget, "check", answer="A♠")
    item = widget.view["item"]
    assert item["outcome"] == "wrong"
    assert item["feedback"].startswith("Not right. One heart is still out")
    assert item["open"]
    assert item["given"] == ["A♠"]
    say(widget, "check", answer="A♥")
    assert widget.view["item"]["outcome"] == "right"
    assert widget.view["item"]["right"] == ["A♥", "K♥"]
    assert widget.outcome is Outcome.RIGHT


def test_no_answer_is_refused_with_what_to_do_and_costs_nothing():
    widget = Question("gallery.question.q2")
    state = widget.view["state"]
    say(widget, "check", answer="")
    assert widget.refusal["say"].startswith("Not attempted yet. Choose a card")
    assert widget.view["state"] == state
    assert widget.now.tries == 0


def test_an_intent_for_an_older_state_or_that_comes_twice_is_ignored():
    widget = Question("gallery.question.q5", "exam")
    old = {"do": "check", "answer": "3", "state": 0, "n": 9001}
    widget.set_state({"intent": old})
    assert widget.now.tries == 1
    widget.set_state({"intent": {**old, "n": 9002}})
    widget.set_state({"intent": {**old}})
    assert widget.now.tries == 1


@pytest.mark.parametrize(
    "intent", [{"do": "check"}, {"do": "go", "to": "x"}, {"do": "fly"}, {"do": "go", "to": None}]
)
def test_a_broken_intent_changes_nothing(intent):
    widget = Question("gallery.question.q5")
    before = widget.view
    say(widget, intent.pop("do"), **intent)
    assert widget.view == before


def test_hints_come_one_by_one_and_the_solution_when_asked_for():
    widget = Quiz([find("fresh.cutthroat-4.which_may_you_play.3")])
    say(widget, "hint")
    assert widget.view["item"]["hint"].startswith("Which suit was led?")
    say(widget, "hint")
    assert widget.view["item"]["hints_given"] == 2
    say(widget, "solution")
    assert widget.view["item"]["solution"] == str(widget.now.question.solution())
    say(widget, "again")
    assert widget.view["item"]["solution"] == ""


def test_an_exam_tells_nothing_until_it_is_ended():
    widget = Quiz(fresh(Rules.cutthroat(), 2), "exam")
    first = widget.now.question
    say(widget, "check", answer=list(first.right) if first.many else first.right[0])
    item = widget.view["item"]
    assert (item["outcome"], item["right"], item["may_help"]) == ("noted", [], False)
    assert widget.view["marks"][0]["say"] == "Question 1, noted"
    say(widget, "solution")
    say(widget, "hint")
    assert (widget.view["item"]["solution"], widget.view["item"]["hint"]) == ("", "")
    assert widget.view["exam_open"]
    say(widget, "finish")
    assert widget.view["result"] == f"1 of {len(widget.sitting.asked)} right."
    assert widget.view["marks"][1]["say"] == "Question 2, wrong"
    assert not widget.view["exam_open"]


def test_a_quiz_goes_from_question_to_question_and_stays_inside():
    widget = Quiz(every_question("gallery"))
    for to, at in ((1, 1), (5, 5), (99, 5), (-3, 0)):
        say(widget, "go", to=to)
        assert widget.at == at
        assert widget.view["item"]["id"] == f"gallery.question.q{at + 1}"


def test_the_cell_and_the_widget_answer_alike():
    widget = ask("gallery.question.q5")
    assert widget.check(5) == find("gallery.question.q5").check(5)
    assert widget.view["item"]["outcome"] == "right"
    assert (
        repr(widget.hint()) == "Was the bid made? Then what is written down, the bid or the tricks?"
    )


def test_the_static_twin_is_the_same_every_time_and_tells_nothing():
    for question in every_question("gallery"):
        one, two = Question(question), Question(question)
        assert repr(one) == repr(two) == question.text
        assert one.picture().svg == two.picture().svg
        bundle, _ = one._repr_mimebundle_()
        assert bundle["text/plain"] == question.text
        assert question.prompt in bundle["image/svg+xml"].replace("\ufe0e", "")
        if question.explanation not in question.text:
            assert question.explanation not in bundle["image/svg+xml"]


def test_a_trick_in_a_question_is_drawn_without_its_winner():
    question = find("fresh.partnership.who_takes_the_trick.4")
    assert "winning" not in Question(question).picture().svg


def test_in_a_demonstration_the_twin_shows_the_solution():
    assert "Solution: 5." in repr(ask("gallery.question.q5", "demo"))


def test_many_calls_are_offered_as_number_and_strain():
    from bideuchre_teach import Hand, deals
    from bideuchre_teach.teach import bid

    hand = Hand.start(deals.shuffle(Rules.double_deck(), 3))
    question = bid("gallery.question.q9", "?", hand, "4H", otherwise="no.", why="?", hints=["?"])
    calls = Question(question).view["item"]["calls"]
    assert calls["levels"] == ["pass", *map(str, range(1, 13)), "alone"]
    assert [strain["suit"] for strain in calls["strains"]] == ["H", "S", "D", "C", "NT"]


def test_two_hundred_questions_sync_little():
    sizes = [len(wire(Question(q))) - len(Question(q)._esm) - len(Question(q)._css)
             for q in fresh(Rules.double_deck(), 1, count=12)]  # fmt: skip
    assert max(sizes) < 12_000


def test_answers_in_a_quiz_are_kept_with_its_lesson(monkeypatch):
    kept = Progress(None)
    monkeypatch.setattr("bideuchre_teach.teach.asking.current", lambda: kept)
    widget = quiz("fresh.cutthroat-4.which_suit.3", lesson="first_night/03")
    say(widget, "check", answer=widget.now.question.right[0])
    assert kept.records()["fresh.cutthroat-4.which_suit.3"]["lesson"] == "first_night/03"
