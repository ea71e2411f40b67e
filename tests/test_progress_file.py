"""The progress file: restarts, two notebooks, a full disk, a broken file. Nothing is ever lost."""

import errno
import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from bideuchre_teach.teach import Asked, Outcome, find
from bideuchre_teach.teach.keeping import Progress

ID = "first_night.04.q2"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "bideuchre-progress.json"


def answer(file: Path, id: str = ID, outcome: Outcome = Outcome.RIGHT) -> Progress:
    mine = Progress(file)
    mine.answered(id, outcome)
    return mine


def ids(file: Path) -> list[str]:
    return sorted(json.loads(file.read_text(encoding="utf-8"))["answers"])


def test_a_restart_finds_what_was_answered(file):
    answer(file, outcome=Outcome.WRONG)
    assert Progress(file).records()[ID]["first"] == "wrong"
    answer(file)
    assert Progress(file).records()[ID]["tries"] == 2


def test_the_folder_is_made_and_nothing_half_written_stays_behind(tmp_path):
    file = tmp_path / "class" / "of" / "2026" / "mine.json"
    answer(file)
    assert {path.name for path in file.parent.iterdir()} == {"mine.json", ".mine.json.lock"}


def test_two_notebooks_see_each_others_answers(file):
    one, two = Progress(file), Progress(file)
    one.answered("a.b.q1", Outcome.RIGHT)
    two.answered("a.b.q2", Outcome.WRONG)
    one.answered("a.b.q3", Outcome.RIGHT)
    assert ids(file) == ["a.b.q1", "a.b.q2", "a.b.q3"]
    assert set(two.records()) == set(one.records())


def test_notebooks_that_write_at_once_lose_no_answer(file):
    script = textwrap.dedent(
        """
        import sys
        from pathlib import Path
        from bideuchre_teach.teach import Outcome
        from bideuchre_teach.teach.keeping import Progress
        mine = Progress(Path(sys.argv[1]))
        for n in range(1, 26):
            mine.answered(f"a.{sys.argv[2]}.q{n}", Outcome.RIGHT)
            mine.answered("a.shared.q1", Outcome.WRONG)
        """
    )
    running = [subprocess.Popen([sys.executable, "-c", script, str(file), name]) for name in "xyz"]
    assert [process.wait(120) for process in running] == [0, 0, 0]
    assert len(ids(file)) == 3 * 25 + 1
    assert Progress(file).records()["a.shared.q1"]["tries"] == 75


def full(*args: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_loses_nothing_and_the_next_answer_writes_both(file, monkeypatch):
    mine = answer(file)
    before = file.read_bytes()
    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        mine.answered("a.b.q1", Outcome.WRONG)
    assert file.read_bytes() == before
    assert "could not be saved" in mine.trouble
    assert "No space left on device" in mine.trouble
    assert set(mine.records()) == {ID, "a.b.q1"}
    assert [path.name for path in file.parent.glob("*.part")] == []
    mine.answered("a.b.q2", Outcome.RIGHT)
    assert mine.trouble == ""
    assert ids(file) == ["a.b.q1", "a.b.q2", ID]


def test_a_disk_that_is_full_in_the_middle_of_the_file_leaves_the_old_one(file):
    answer(file)
    script = textwrap.dedent(
        """
        import resource, sys
        from pathlib import Path
        from bideuchre_teach.teach import Outcome
        from bideuchre_teach.teach.keeping import Progress
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
        mine = Progress(Path(sys.argv[1]))
        mine.answered("a.b.q1", Outcome.RIGHT)
        print(mine.trouble)
        """
    )
    before = file.read_bytes()
    run = [sys.executable, "-c", script, str(file)]
    said = subprocess.run(run, capture_output=True, text=True, timeout=120, check=True).stdout
    assert said.startswith("Your answer counts, but it could not be saved")
    assert file.read_bytes() == before
    assert list(file.parent.glob(".*.part")) == []


def test_the_learner_is_told_with_the_feedback(file, monkeypatch):
    monkeypatch.setattr(os, "fsync", full)
    asked = Asked(find("gallery.question.q5"), progress=Progress(file))
    said = str(asked.check(5))
    assert said.startswith("Right. ")
    assert "could not be saved" in said
    assert asked.outcome is Outcome.RIGHT


@pytest.mark.parametrize(
    "content",
    [
        b"{",
        b"not json",
        b"[]",
        b"{}",
        b'{"format": "something-else/1", "answers": {}}',
        b'{"format": "bideuchre-progress/1", "answers": []}',
        b'{"format": 7}',
        b"\xff\xfe\x00binary\x00",
        b"[" * 100_000,
    ],
)
def test_a_broken_file_is_set_aside_under_a_new_name_and_never_written_over(file, content):
    file.write_bytes(content)
    mine = answer(file)
    assert (file.parent / "bideuchre-progress-broken-1.json").read_bytes() == content
    assert "set aside as bideuchre-progress-broken-1.json" in mine.trouble
    assert ids(file) == [ID]
    file.write_bytes(content)
    answer(file)
    assert (file.parent / "bideuchre-progress-broken-1.json").read_bytes() == content
    assert (file.parent / "bideuchre-progress-broken-2.json").read_bytes() == content


def test_of_a_file_with_one_spoilt_record_the_others_are_kept(file):
    answer(file)
    content = json.loads(file.read_text(encoding="utf-8"))
    content["answers"]["a.b.q1"] = {"tries": "many"}
    file.write_text(json.dumps(content), encoding="utf-8")
    mine = answer(file, "a.b.q2")
    assert set(mine.records()) == {ID, "a.b.q2"}
    assert (file.parent / "bideuchre-progress-broken-1.json").exists()


def test_looking_at_a_broken_file_sets_it_aside_too(file):
    file.write_text("{", encoding="utf-8")
    assert Progress(file).records() == {}
    assert [path.name for path in file.parent.glob("*.json")] == [
        "bideuchre-progress-broken-1.json"
    ]


def test_a_file_of_a_newer_version_is_left_as_it_is(file):
    newer = '{"format": "bideuchre-progress/2", "answers": {"x": 1}}'
    file.write_text(newer, encoding="utf-8")
    mine = answer(file)
    assert file.read_text(encoding="utf-8") == newer
    assert "newer version" in mine.trouble
    assert ID in mine.records()


def test_an_empty_file_is_a_new_one(file):
    file.touch()
    assert answer(file).trouble == ""
    assert ids(file) == [ID]


def test_what_stands_in_the_file_and_is_not_known_stays(file):
    answer(file)
    content = json.loads(file.read_text(encoding="utf-8"))
    content["answers"][ID]["note"] = "asked the teacher"
    file.write_text(json.dumps(content), encoding="utf-8")
    answer(file)
    assert Progress(file).records()[ID]["note"] == "asked the teacher"


def test_a_folder_in_the_files_place_is_told_and_not_touched(file):
    file.mkdir()
    (file / "keep").touch()
    mine = answer(file)
    assert "could not be saved" in mine.trouble
    assert (file / "keep").exists()
    assert ID in mine.records()


def test_a_link_stays_a_link(file, tmp_path):
    real = tmp_path / "elsewhere" / "mine.json"
    answer(real)
    file.symlink_to(real)
    answer(file, "a.b.q1")
    assert file.is_symlink()
    assert ids(real) == ["a.b.q1", ID]
