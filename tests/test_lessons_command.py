"""`bideuchre-teach lessons`: what the learner changed is never written over; the way in is told."""

import http.server
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from bideuchre_teach import __version__, cli, lessons_door
from bideuchre_teach.shelf import LIST, Fate, fill


@pytest.fixture
def lessons(tmp_path):
    folder = tmp_path / "packaged"
    (folder / "first_night").mkdir(parents=True)
    (folder / "00_start_here.ipynb").write_text("start, first edition")
    (folder / "first_night" / "01_cards.ipynb").write_text("cards, first edition")
    return folder


@pytest.fixture
def mine(tmp_path):
    return tmp_path / "mine"


def fates(placed):
    return [one.fate for one in placed]


def test_a_new_folder_gets_every_lesson(lessons, mine):
    assert fates(fill(mine, lessons)) == [Fate.NEW, Fate.NEW]
    assert (mine / "first_night" / "01_cards.ipynb").read_text() == "cards, first edition"


def test_a_second_time_changes_nothing(lessons, mine):
    fill(mine, lessons)
    assert fates(fill(mine, lessons)) == [Fate.SAME, Fate.SAME]


def test_a_lesson_that_was_worked_in_stays_and_is_left_alone(lessons, mine):
    fill(mine, lessons)
    (mine / "00_start_here.ipynb").write_text("my answers")
    assert fates(fill(mine, lessons)) == [Fate.KEPT, Fate.SAME]
    assert (mine / "00_start_here.ipynb").read_text() == "my answers"
    assert sorted(path.name for path in mine.iterdir()) == [
        LIST,
        "00_start_here.ipynb",
        "first_night",
    ]


def test_a_newer_lesson_replaces_one_that_was_never_worked_in(lessons, mine):
    fill(mine, lessons)
    (lessons / "00_start_here.ipynb").write_text("start, second edition")
    assert fates(fill(mine, lessons)) == [Fate.RENEWED, Fate.SAME]
    assert (mine / "00_start_here.ipynb").read_text() == "start, second edition"


def test_a_newer_lesson_is_put_beside_one_that_was_worked_in(lessons, mine):
    fill(mine, lessons)
    (mine / "00_start_here.ipynb").write_text("my answers")
    (lessons / "00_start_here.ipynb").write_text("start, second edition")
    start, _ = fill(mine, lessons)
    assert start.fate is Fate.BESIDE
    assert start.beside == mine / f"00_start_here-{__version__}.ipynb"
    assert start.beside.read_text() == "start, second edition"
    assert start.path.read_text() == "my answers"
    assert fill(mine, lessons)[0].fate is Fate.KEPT, "it is offered once, not at every start"


def test_what_was_written_into_the_one_beside_is_safe_as_well(lessons, mine):
    fill(mine, lessons)
    (mine / "00_start_here.ipynb").write_text("my answers")
    (lessons / "00_start_here.ipynb").write_text("start, second edition")
    second = fill(mine, lessons)[0].beside
    second.write_text("my second answers")
    (lessons / "00_start_here.ipynb").write_text("start, third edition")
    third = fill(mine, lessons)[0].beside
    assert third.name == f"00_start_here-{__version__}-2.ipynb"
    assert (second.read_text(), third.read_text()) == ("my second answers", "start, third edition")


@pytest.mark.parametrize("list_now", [None, "{broken", "[]"])
def test_without_its_list_the_shelf_takes_every_difference_for_the_learners(
    lessons, mine, list_now
):
    fill(mine, lessons)
    (mine / "00_start_here.ipynb").write_text("my answers")
    (mine / LIST).unlink()
    if list_now is not None:
        (mine / LIST).write_text(list_now)
    assert fates(fill(mine, lessons)) == [Fate.BESIDE, Fate.SAME]
    assert (mine / "00_start_here.ipynb").read_text() == "my answers"


def test_a_lesson_that_was_deleted_comes_back(lessons, mine):
    fill(mine, lessons)
    (mine / "00_start_here.ipynb").unlink()
    assert fates(fill(mine, lessons)) == [Fate.NEW, Fate.SAME]


def test_a_link_of_the_learners_is_never_written_through(lessons, mine, tmp_path):
    elsewhere = tmp_path / "elsewhere.ipynb"
    elsewhere.write_text("kept elsewhere")
    mine.mkdir()
    (mine / "00_start_here.ipynb").symlink_to(elsewhere)
    assert fill(mine, lessons)[0].fate is Fate.BESIDE
    assert elsewhere.read_text() == "kept elsewhere"


def test_checkpoints_and_hidden_files_are_no_lessons(lessons, mine):
    (lessons / ".ipynb_checkpoints").mkdir()
    (lessons / ".ipynb_checkpoints" / "00_start_here-checkpoint.ipynb").write_text("old")
    assert len(fill(mine, lessons)) == 2


CHECKOUT = Path(__file__).resolve().parents[1]


def test_in_a_checkout_a_learner_works_in_a_copy_and_is_told_where_it_is(
    lessons, tmp_path, monkeypatch, capsys
):
    monkeypatch.setattr(lessons_door._assets, "LESSONS", lessons)
    folder = lessons_door.lessons_folder(None)
    assert folder == tmp_path / "my-lessons"
    assert f"Your own copy of the lessons is in {folder}" in capsys.readouterr().out
    (folder / "00_start_here.ipynb").write_text("my answers")
    assert (lessons / "00_start_here.ipynb").read_text() == "start, first edition"
    assert lessons_door.lessons_folder(None) == folder
    assert (folder / "00_start_here.ipynb").read_text() == "my answers"


def test_git_does_not_look_into_the_learners_copy():
    path = "my-lessons/first_night/01_table_and_pack.ipynb"
    done = subprocess.run(["git", "check-ignore", "-q", path], cwd=CHECKOUT)
    assert done.returncode == 0


@pytest.mark.parametrize("part", ["", "first_night"])
def test_whoever_writes_the_lessons_names_their_folder(lessons, monkeypatch, capsys, part):
    monkeypatch.setattr(lessons_door._assets, "LESSONS", lessons)
    assert lessons_door.lessons_folder(lessons / part) == lessons
    assert "what you change" in capsys.readouterr().out
    assert not (lessons / LIST).exists()
    assert not (lessons.parent / "my-lessons").exists()


def test_from_a_wheel_the_lessons_go_to_the_learners_home(lessons, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(lessons_door._assets, "IN_WHEEL", True)
    monkeypatch.setattr(lessons_door._assets, "LESSONS", lessons)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    folder = lessons_door.lessons_folder(None)
    assert folder == tmp_path / "bideuchre-lessons"
    (folder / "00_start_here.ipynb").write_text("my answers")
    (lessons / "00_start_here.ipynb").write_text("start, second edition")
    capsys.readouterr()
    lessons_door.lessons_folder(None)
    told = capsys.readouterr().out
    assert "00_start_here.ipynb is as you left it" in told
    assert f"00_start_here-{__version__}.ipynb" in told


@pytest.mark.parametrize("inside", ["", "mine"])
def test_a_folder_that_is_a_file_is_refused_in_words(tmp_path, capsys, inside):
    file = tmp_path / "notes.txt"
    file.write_text("notes")
    assert cli.main(["lessons", str(file / inside)]) == 1
    told = f"{file} is a file. Name a folder for the lessons, a new one or your own.\n"
    assert capsys.readouterr().err == told
    assert file.read_text() == "notes"


def test_without_jupyterlab_it_says_what_to_install(monkeypatch, capsys):
    monkeypatch.setattr(lessons_door.importlib.util, "find_spec", lambda name: None)
    assert cli.main(["lessons"]) == 1
    assert 'pip install "bideuchre-teach[lab]"' in capsys.readouterr().err


def test_a_port_that_another_program_has_is_refused_before_anything_is_opened(tmp_path, capsys):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert cli.main(["lessons", str(tmp_path / "mine"), f"--port={port}"]) == 1
    out, err = capsys.readouterr()
    assert err.startswith(f"Port {port} is taken by another program")
    assert out == ""
    assert not (tmp_path / "mine").exists()


@pytest.mark.parametrize("port", ["0", "65536", "99999", "-1", "88.5", "many"])
def test_a_port_that_is_none_is_refused_in_words(capsys, port):
    with pytest.raises(SystemExit) as end:
        cli.main(["lessons", f"--port={port}"])
    assert end.value.code == 2
    assert f"a port is a whole number from 1 to 65535, not {port}" in capsys.readouterr().err


def test_an_address_of_another_machine_is_refused_in_words(tmp_path, capsys):
    assert cli.main(["lessons", str(tmp_path / "mine"), "--ip=192.0.2.1"]) == 1
    assert "This machine has no address 192.0.2.1" in capsys.readouterr().err


class Stranger(http.server.BaseHTTPRequestHandler):
    """A server that answers everything, and knows no token."""

    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_):
        """Say nothing."""


def test_another_server_that_answers_is_not_taken_for_the_lessons():
    class Ending:
        """A JupyterLab that ends when it was asked for the third time whether it runs."""

        asked = 0

        def wait(self, timeout):
            self.asked += 1
            if self.asked < 3:
                raise subprocess.TimeoutExpired("jupyterlab", timeout)

    with http.server.HTTPServer(("127.0.0.1", 0), Stranger) as stranger:
        threading.Thread(target=stranger.serve_forever, daemon=True).start()
        server = f"http://127.0.0.1:{stranger.server_port}"
        assert lessons_door._answers(server, "secret", Ending()) is False
        stranger.shutdown()


def test_a_port_somebody_listens_on_is_left_to_them():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert lessons_door.free_port("127.0.0.1", port) != port


@pytest.mark.parametrize(
    ("system", "display", "seen"),
    [("linux", "", False), ("linux", ":0", True), ("darwin", "", True), ("win32", "", True)],
)
def test_a_browser_is_opened_only_where_somebody_can_see_it(monkeypatch, system, display, seen):
    monkeypatch.setattr(lessons_door.sys, "platform", system)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert lessons_door.has_desktop() is seen


@pytest.mark.parametrize("end", ["Ctrl+C at the keyboard", "the process is told to stop"])
def test_without_a_desktop_the_address_is_printed_works_and_is_the_only_way_in(tmp_path, end):
    no_desktop = {**os.environ, "PYTHONUNBUFFERED": "1"}
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        no_desktop.pop(name, None)
    door = subprocess.Popen(
        [sys.executable, "-m", "bideuchre_teach", "lessons", str(tmp_path / "mine")],
        env=no_desktop,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        said = []
        for line in door.stdout:
            said.append(line.strip())
            if line.startswith("Leave this window open"):
                break
        [address] = [line for line in said if line.startswith("http")]
        server, page, token = re.fullmatch(r"(http://[\d.:]+)(/.*)\?token=(.+)", address).groups()
        assert page == "/lab/tree/00_start_here.ipynb"
        lesson = f"{server}/api/contents/00_start_here.ipynb"
        assert urllib.request.urlopen(f"{lesson}?token={token}").status == 200
        with pytest.raises(urllib.error.HTTPError, match="403"):
            urllib.request.urlopen(lesson)
    finally:
        if end.startswith("Ctrl+C"):
            os.killpg(door.pid, signal.SIGINT)
        else:
            os.kill(door.pid, signal.SIGTERM)
        rest = door.stdout.read()
        code = door.wait()
    assert code == 0
    assert "The lessons are closed." in rest
    with pytest.raises(urllib.error.URLError, match="refused"):
        urllib.request.urlopen(lesson)
    assert (tmp_path / "mine" / "00_start_here.ipynb").is_file()


def test_help_lists_the_commands_and_a_wrong_one_is_refused(capsys):
    with pytest.raises(SystemExit) as end:
        cli.main(["--help"])
    assert end.value.code == 0
    assert "lessons" in capsys.readouterr().out
    with pytest.raises(SystemExit) as end:
        cli.main(["dance"])
    assert end.value.code == 2


def test_every_subcommand_explains_itself(capsys):
    for name in cli.DOORS:
        with pytest.raises(SystemExit) as end:
            cli.main([name, "--help"])
        assert end.value.code == 0
        assert f"bideuchre-teach {name}" in capsys.readouterr().out
