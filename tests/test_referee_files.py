"""What the referee makes of files: malformed, a record a line, standard input, exit codes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bideuchre_teach.cli import main
from tests.records import AS_PRINTED, LONE, REPAIRED, WORKED, text, without

# Malformed files


@pytest.mark.parametrize("broken", ["{", '{"rules" 3}', '{"x": ' + "9" * 6000 + "}"])
def test_a_fault_in_a_file_of_records_is_laid_to_its_line(broken, tmp_path, capsys):
    file = tmp_path / "hands.jsonl"
    file.write_text(f"{text(REPAIRED)}\n\n{broken}\n", encoding="utf-8")
    main(["referee", str(file)])
    said = capsys.readouterr().err
    assert "hands.jsonl, line 3: " in said
    assert "line 3, column " in said
    assert "line 1" not in said


@pytest.mark.parametrize(
    "content",
    [
        "",
        "   \n",
        "{",
        "not json",
        "[]",
        "3",
        "null",
        "{}",
        '{"format": "pgn"}',
        text(without(REPAIRED, "hands")),
        text(REPAIRED | {"bidding": []}),
        text(REPAIRED | {"play": "J♥"}),
        text(REPAIRED | {"hands": {"W": 1}}),
        text(REPAIRED)[:-40],
        text(REPAIRED)[:-1] + ', "dealer": "S"}',
        "[" * 100_000,
        '{"format":' + "9" * 6000 + "}",
        b"\x00\x01\x02\x03",
        b"\x89PNG\r\n\x1a\n\x00\x00",
        "é".encode("latin-1"),
        b"{" + b" " * 20_000_000,
    ],
    ids=range(21),
)
def test_a_malformed_file_ends_with_two_and_one_sentence_with_its_name(referee, content):
    told = referee(content)
    assert told.code == 2
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "hand.json: " in told.err
    assert told.err.endswith(".\n")
    as_json = referee(content, "--json")
    assert as_json.code == 2
    assert as_json.json["legal"] is False
    assert as_json.json["error"]["step"] == "record"
    assert as_json.json["error"]["text"] in as_json.err


def test_a_file_that_is_not_there_or_no_file_is_malformed(tmp_path, capsys):
    assert main(["referee", str(tmp_path / "nowhere.json")]) == 2
    assert "nowhere.json" in capsys.readouterr().err
    assert main(["referee", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


def test_signs_that_no_console_can_show_are_no_trouble(tmp_path):
    for number, record in enumerate(
        [REPAIRED | {"title": "\ud800"}, REPAIRED | {"\ud800": 1}, REPAIRED | {"dealer": "\ud800"}]
    ):
        file = tmp_path / f"{number}.json"
        file.write_text(json.dumps(record), encoding="ascii")
        for options in ([], ["--json"]):
            done = command(str(file), *options)
            assert done.returncode == (0, 2, 1)[number]
            assert "Traceback" not in done.stderr


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_a_record_with_any_one_character_changed_never_ends_in_a_traceback(referee, data):
    good = text(data.draw(st.sampled_from([REPAIRED, LONE, WORKED])))
    place = data.draw(st.integers(0, len(good) - 1))
    sign = data.draw(st.sampled_from(['"', "{", "}", "[", "]", ",", ":", "0", "x", "♥", " ", ""]))
    told = referee(good[:place] + sign + good[place + 1 :], "--json")
    assert told.code in (0, 1, 2)
    assert all(json.loads(line) for line in told.lines)


# A record a line


def test_a_file_of_lines_is_read_a_record_a_line(referee):
    lines = [text(REPAIRED), "", text(REPAIRED | {"play": AS_PRINTED}), text(WORKED)]
    told = referee("\n".join(lines), "--json", name="hands.jsonl")
    assert told.code == 1
    reports = [json.loads(line) for line in told.lines]
    assert [report["legal"] for report in reports] == [True, False, True]
    assert referee("\r\n".join(lines), "--json", name="hands.JSONL").out == told.out


def test_a_malformed_line_is_named_and_the_others_are_still_read(referee):
    content = "\n".join([text(REPAIRED), "{broken", text(REPAIRED | {"play": AS_PRINTED})])
    told = referee(content, "--json", name="hands.jsonl")
    assert told.code == 2
    assert len(told.lines) == 3
    assert [json.loads(line)["legal"] for line in told.lines] == [True, False, False]
    assert "hands.jsonl, line 2: " in told.err
    assert told.err.count("\n") == 1


def test_a_line_that_is_far_too_long_is_named_and_the_next_is_still_read(referee):
    content = text(REPAIRED) + "\n" + "x" * 17_000_000 + "\n" + text(REPAIRED)
    told = referee(content, "--json", name="hands.jsonl")
    assert told.code == 2
    assert [json.loads(line)["legal"] for line in told.lines] == [True, False, True]
    assert "line 2" in told.err


def test_a_file_of_no_lines_is_malformed(referee):
    told = referee("\n\n", name="hands.jsonl")
    assert told.code == 2
    assert "hands.jsonl" in told.err


def test_standard_input_is_read_a_record_a_line(referee):
    content = text(REPAIRED) + "\n" + text(WORKED) + "\n"
    told = referee(content, "--json", name="-")
    assert told.code == 0
    assert [json.loads(line)["score"] for line in told.lines] == [
        {"W": 4, "N": 0, "E": 0, "S": 0},
        {"NS": 5, "EW": 1},
    ]
    assert referee("\n\n" + content, "--json", name="-").out == told.out
    bad = referee(text(REPAIRED) + "\n{\n", "--json", name="-")
    assert bad.code == 2
    assert "standard input, line 2" in bad.err


@pytest.mark.parametrize("written", [
    json.dumps(REPAIRED, indent=2),
    json.dumps(REPAIRED, indent=2).replace("{\n  ", "{", 1),
    "\n\n" + json.dumps(REPAIRED, indent=1, ensure_ascii=False),
])  # fmt: skip
def test_one_record_on_several_lines_may_come_by_standard_input_too(referee, written):
    told = referee(written, "--json", name="-")
    assert told.code == 0
    assert told.json["score"]["W"] == 4


def test_empty_standard_input_is_malformed(referee):
    told = referee("", "--json", name="-")
    assert told.code == 2
    assert "standard input" in told.err


# The command itself


def command(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bideuchre_teach", "referee", *words],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        cwd=Path(__file__).parents[1],
        check=False,
        env={"PATH": "", "LC_ALL": "C", "PYTHONIOENCODING": "ascii"},
    )


def test_the_command_ends_with_nought_one_or_two(tmp_path):
    file = tmp_path / "hand.json"
    file.write_text(text(REPAIRED), encoding="utf-8")
    good = command(str(file))
    assert (good.returncode, good.stderr) == (0, "")
    assert "J♥" in good.stdout
    illegal = command("-", "--json", stdin=text(REPAIRED | {"play": AS_PRINTED}))
    assert (illegal.returncode, illegal.stderr) == (1, "")
    assert json.loads(illegal.stdout)["error"]["action"] == "AC"
    broken = command("-", stdin="{broken")
    assert (broken.returncode, broken.stdout) == (2, "")


def test_the_command_without_a_file_says_how_it_is_used():
    done = command()
    assert done.returncode == 2
    assert "usage" in done.stderr
