"""Progress: what is kept of each answer, what comes again and when, the map, and the export."""

import csv
import json
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bideuchre_teach.teach import Asked, Outcome, every_question, export, find, reset, review
from bideuchre_teach.teach import progress as show_map
from bideuchre_teach.teach.keeping import Progress, current, place
from bideuchre_teach.teach.map import course

FIRST = date(2026, 11, 29)
ID = "first_night.04.q2"


class Calendar:
    """A date that only moves when told to."""

    def __init__(self) -> None:
        self.day = FIRST

    def __call__(self) -> date:
        return self.day

    def later(self, days: int) -> None:
        self.day += timedelta(days=days)


def kept(path=None) -> tuple[Progress, Calendar]:
    calendar = Calendar()
    return Progress(path, today=calendar), calendar


def test_the_first_and_the_last_answer_are_kept_with_tries_hints_and_the_day():
    mine, calendar = kept()
    mine.answered(ID, Outcome.ILLEGAL)
    mine.hinted(ID)
    calendar.later(1)
    mine.answered(ID, Outcome.RIGHT)
    record = mine.records()[ID]
    assert (record["first"], record["last"]) == ("illegal", "right")
    assert (record["tries"], record["hints"], record["when"]) == (2, 1, "2026-11-30")
    assert (record["lesson"], record["version"]) == ("first_night/04", 1)


def test_no_attempt_leaves_no_trace():
    mine, _ = kept()
    mine.answered(ID, Outcome.NOT_ATTEMPTED)
    assert mine.records() == {}


def test_what_is_right_at_once_never_comes_again():
    mine, calendar = kept()
    mine.answered(ID, Outcome.RIGHT)
    calendar.later(400)
    assert mine.due() == ()


def test_what_was_missed_comes_after_1_3_7_14_and_30_days_and_then_no_more():
    mine, calendar = kept()
    mine.answered(ID, Outcome.WRONG)
    mine.answered(ID, Outcome.RIGHT)  # the same day: it still comes tomorrow
    for days in (1, 3, 7, 14, 30):
        calendar.later(days - 1)
        assert mine.due() == ()
        calendar.later(1)
        assert mine.due() == (ID,)
        mine.answered(ID, Outcome.RIGHT)
    calendar.later(400)
    assert mine.due() == ()


def test_a_miss_puts_it_back_to_tomorrow():
    mine, calendar = kept()
    mine.answered(ID, Outcome.WRONG)
    calendar.later(1)
    mine.answered(ID, Outcome.RIGHT)
    calendar.later(3)
    mine.answered(ID, Outcome.WRONG)
    calendar.later(1)
    assert mine.due() == (ID,)


def test_practising_before_the_day_changes_nothing():
    mine, calendar = kept()
    mine.answered(ID, Outcome.WRONG)
    for _ in range(5):
        mine.answered(ID, Outcome.RIGHT)
    calendar.later(1)
    assert mine.due() == (ID,)


def test_an_answer_given_after_seeing_the_solution_comes_again():
    mine, calendar = kept()
    one = Asked(find("gallery.question.q5"), progress=mine)
    one.solution()
    one.check(5)
    calendar.later(1)
    assert mine.due() == ("gallery.question.q5",)


def test_the_longest_due_comes_first():
    mine, calendar = kept()
    mine.answered("a.b.q2", Outcome.WRONG)
    calendar.later(1)
    mine.answered("a.b.q1", Outcome.WRONG)
    calendar.later(1)
    assert mine.due() == ("a.b.q2", "a.b.q1")


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 40)), max_size=30))
def test_however_one_answers_a_question_is_due_only_on_a_day_that_was_promised(answers):
    mine, calendar = kept()
    for right, days in answers:
        mine.answered(ID, Outcome.RIGHT if right else Outcome.WRONG)
        record = mine.records()[ID]
        assert 0 <= record["box"] <= 5
        assert bool(record["due"]) == bool(record["box"])
        if not right:
            assert record["due"] == (calendar() + timedelta(days=1)).isoformat()
        calendar.later(days)
        assert (ID in mine.due()) == bool(record["box"] and record["due"] <= str(calendar()))


def test_a_new_edition_of_a_lesson_counts_afresh_and_keeps_the_days(monkeypatch):
    mine, calendar = kept()
    mine.answered(ID, Outcome.WRONG)
    monkeypatch.setattr("bideuchre_teach.teach.keeping.version_of", lambda lesson: 2)
    mine.hinted(ID)
    record = mine.records()[ID]
    assert (record["version"], record["tries"], record["last"]) == (2, 0, "not attempted")
    calendar.later(1)
    assert mine.due() == (ID,)


def test_one_lesson_is_forgotten_and_no_other():
    mine, _ = kept()
    mine.answered(ID, Outcome.RIGHT)
    mine.answered("first_night.05.q1", Outcome.RIGHT)
    mine.answered("fresh.cutthroat-4.which_suit.1", Outcome.WRONG, lesson="first_night/04")
    assert reset("first_night/04", mine) == "first_night/04: 2 answers forgotten."
    assert list(mine.records()) == ["first_night.05.q1"]


def test_the_map_counts_what_is_right_by_lesson():
    mine, _ = kept()
    ids = [question.id for question in every_question("first_night/03")]
    mine.answered(ids[0], Outcome.RIGHT)
    mine.answered(ids[1], Outcome.NOT_BEST)
    mine.answered(ids[2], Outcome.WRONG)
    row = next(row for row in course(mine.records()) if row.lesson == "03" and "irst" in row.track)
    assert (row.right, row.of) == (2, len(ids))
    text = show_map(mine).text
    assert f"2 of {len(ids)}  ●●○" in text
    assert "1 question waits" not in text
    assert "gallery" not in text.lower()


def test_the_map_is_the_same_picture_for_the_same_answers():
    one, two = (show_map(kept()[0]) for _ in range(2))
    assert (one.svg, one.text) == (two.svg, two.text)
    assert "<title>Your progress</title>" in one.svg


def test_an_answer_of_an_older_edition_is_marked_on_the_map(monkeypatch):
    mine, _ = kept()
    mine.answered(every_question("first_night/03")[0].id, Outcome.RIGHT)
    records = {id: {**record, "version": 0} for id, record in mine.records().items()}
    row = next(row for row in course(records) if row.newer)
    assert (row.lesson, row.right) == ("03", 0)


def test_the_review_asks_what_is_due_and_says_when_to_come_back():
    mine, calendar = kept()
    assert "Nothing to review" in review(kept=mine)
    mine.answered("gallery.question.q5", Outcome.WRONG)
    mine.answered("fresh.double-deck.which_suit.9", Outcome.WRONG)
    mine.answered("first_night.99.q1", Outcome.WRONG)
    assert review(kept=mine) == (
        "Nothing to review today; the next question comes on 30 November 2026."
    )
    calendar.later(1)
    asked = review(kept=mine).sitting.asked
    assert {one.question.id for one in asked} == {
        "gallery.question.q5",
        "fresh.double-deck.which_suit.9",
    }


def test_all_answers_are_written_for_a_teacher_as_a_table_and_as_json(tmp_path):
    mine, _ = kept()
    mine.answered(ID, Outcome.NOT_BEST)
    mine.answered("first_night.05.q1", Outcome.WRONG)
    assert export(tmp_path / "mine.csv", mine).startswith("2 answers written to ")
    with (tmp_path / "mine.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["question"] for row in rows] == [ID, "first_night.05.q1"]
    assert rows[0]["first"] == "right but not best"
    assert rows[1]["due"] == "2026-11-30"
    export(tmp_path / "mine.json", mine)
    written = json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))
    assert [{k: str(v) for k, v in row.items()} for row in written] == rows
    with pytest.raises(ValueError, match=r"not as 'mine\.txt'"):
        export(tmp_path / "mine.txt", mine)


def test_the_file_is_in_the_home_folder_unless_the_environment_says_otherwise(
    monkeypatch, tmp_path
):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.delenv("BIDEUCHRE_PROGRESS")
    assert place() == tmp_path / "bideuchre-progress.json"
    monkeypatch.setenv("BIDEUCHRE_PROGRESS", "~/class/mine.json")
    assert place() == tmp_path / "class" / "mine.json"
    monkeypatch.setenv("BIDEUCHRE_PROGRESS", "memory")
    assert place() is None


def test_the_learners_progress_is_one_object_a_place(monkeypatch, tmp_path):
    monkeypatch.setenv("BIDEUCHRE_PROGRESS", str(tmp_path / "a.json"))
    one = current()
    assert current() is one
    monkeypatch.setenv("BIDEUCHRE_PROGRESS", str(tmp_path / "b.json"))
    assert current() is not one
