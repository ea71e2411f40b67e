"""The test command: what it counts, and that a suite which ran nothing is a failure."""

import re

import pytest

from tests import suites
from tests.suites import Outcome


def lines_of(outcomes):
    return suites.summary(outcomes).splitlines()


def test_the_last_line_counts_every_suite():
    assert lines_of({"rules": Outcome(40), "browser": Outcome(7, 2)})[-1] == "47 passed, 2 failed"


def test_a_suite_that_ran_nothing_counts_as_a_failure():
    assert not Outcome().good
    assert lines_of({"rules": Outcome(40), "lessons": Outcome()})[-1] == "40 passed, 1 failed"


def test_a_suite_whose_tool_is_missing_is_told_and_is_no_failure():
    absent = Outcome(absent="npm is not on this machine")
    assert absent.good
    told = lines_of({"rules": Outcome(3), "widgets": absent})
    assert "  widgets  did not run: npm is not on this machine" in told
    assert told[-1] == "3 passed, 0 failed"


def test_without_a_browser_the_browser_tests_are_told_missing_but_fail_in_ci(monkeypatch):
    monkeypatch.setattr(suites.chromium, "find", lambda: None)
    monkeypatch.setattr(suites, "install_chromium", lambda: None)
    monkeypatch.setattr(suites, "CI", False)
    assert "browser tests did not run" in suites.browser([]).absent
    monkeypatch.setattr(suites, "CI", True)
    assert not suites.browser([]).good


def test_in_ci_a_missing_browser_is_installed_and_its_tests_run(monkeypatch):
    here = []
    monkeypatch.setattr(suites, "CI", True)
    monkeypatch.setattr(suites.chromium, "find", lambda: here[0] if here else None)
    monkeypatch.setattr(suites, "install_chromium", lambda: here.append("chromium"))
    monkeypatch.setattr(suites, "pytest", lambda *words: Outcome(passed=len(words)))
    assert suites.browser([]).passed > 0


def test_without_node_the_widget_tests_are_told_missing(monkeypatch):
    monkeypatch.setattr(suites.shutil, "which", lambda name: None)
    assert "npm" in suites.widgets([]).absent


@pytest.mark.parametrize("mark", ["#", "ℹ"])
def test_node_reports_are_counted_in_both_styles(mark):
    report = f"{mark} tests 9\n{mark} pass 6\n{mark} fail 2\n{mark} skipped 1\n"
    assert suites.node_counts(report, code=1) == Outcome(6, 3)


def test_a_node_run_that_broke_before_its_report_is_a_failure():
    assert suites.node_counts("SyntaxError: Unexpected token\n", code=1) == Outcome(0, 1)


@pytest.mark.parametrize(
    ("body", "outcome"),
    [
        ("def test_fine(): assert 7 == 2 + 5", Outcome(1, 0)),
        ("def test_fine(): pass\ndef test_wrong(): assert 9 == 7", Outcome(1, 1)),
        ("import pytest\ndef test_left_out(): pytest.skip('later')", Outcome(0, 1)),
        ("import no_such_module", Outcome(0, 1)),
        ("bowers = 2", Outcome(0, 0)),
    ],
    ids=["fine", "wrong", "left out", "cannot be imported", "no test"],
)
def test_pytest_runs_are_counted(tmp_path, body, outcome, capfd):
    (tmp_path / "test_cards.py").write_text(body)
    assert suites.pytest(str(tmp_path), "-p", "no:cacheprovider") == outcome


def test_a_run_in_which_nothing_could_run_is_no_success(monkeypatch):
    monkeypatch.setattr(suites, "SUITES", {"widgets": lambda words: Outcome(absent="no npm")})
    suites.SUITES["widgets"].__doc__ = "One suite."
    assert suites.main([]) == 1


def test_a_suite_named_on_the_command_line_is_the_only_one_run(monkeypatch, capsys):
    ran = []

    def suite(words):
        """One suite."""
        ran.append(list(words))
        return Outcome(1)

    monkeypatch.setattr(suites, "SUITES", {"rules": suite, "browser": suite})
    assert suites.main(["browser", "-k", "table"]) == 0
    assert ran == [["-k", "table"]]
    assert re.search(r"^1 passed, 0 failed$", capsys.readouterr().out, re.M)
