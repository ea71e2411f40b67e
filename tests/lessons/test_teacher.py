"""What a teacher is given: the guide, the deal sets, the class's progress, links that lead on."""

import ast
import json
import re
from datetime import date
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote

import pytest

from bideuchre_teach import deals, record, teach
from bideuchre_teach._assets import LESSONS
from bideuchre_teach.cli import DOORS
from bideuchre_teach.lessons_door import lessons_folder
from bideuchre_teach.teach.keeping import COLUMNS, DAYS, Progress
from bideuchre_teach.teach.learner_copy import for_learners, make
from bideuchre_teach.teach.outcomes import Outcome

GUIDE = LESSONS / "teacher" / "guide.ipynb"
README = Path(__file__).resolve().parents[2] / "README.md"
COURSE = [
    path
    for path in (LESSONS / "00_start_here.ipynb", *sorted(LESSONS.glob("*/[0-9][0-9]_*.ipynb")))
    if path.parent.name != "teacher"
]


def name_of(path):
    """Track and number: ``first_night/04``."""
    track = "start_here" if path.parent == LESSONS else path.parent.name
    return f"{track}/{path.name[:2]}"


def notebook(path):
    return json.loads(path.read_text(encoding="utf-8"))


def text_of(cell):
    return "".join(cell["source"])


def markdown(path):
    """What a page says in Markdown."""
    if path.suffix != ".ipynb":
        return path.read_text(encoding="utf-8")
    cells = notebook(path)["cells"]
    return "\n\n".join(text_of(cell) for cell in cells if cell["cell_type"] == "markdown")


def code(path):
    cells = notebook(path)["cells"]
    return "\n".join(text_of(cell) for cell in cells if cell["cell_type"] == "code")


def anchor(heading):
    """The name under which a heading can be linked to, in JupyterLab and elsewhere.

    Only for headings of letters and spaces, since programs differ in what they do to the others.
    """
    return heading.replace(" ", "-") if re.fullmatch(r"[\w ]+", heading) else None


def links(text):
    return [unquote(link) for link in re.findall(r"\]\(([^)\s]+)\)", text) if ":" not in link]


def broken(path, text):
    """The links of a page that lead to no file or to no heading."""
    found = []
    for link in links(text):
        place, _, part = link.partition("#")
        target = path.parent / place if place else path
        if not target.is_file():
            found.append(link)
        elif part:
            headings = re.findall(r"^#+ (.+)$", markdown(target), re.M)
            if part not in map(anchor, headings):
                found.append(link)
    return found


# Links

PAGES = sorted((*LESSONS.rglob("*.ipynb"), *LESSONS.rglob("*.md")))
PAGES = [path for path in PAGES if ".ipynb_checkpoints" not in path.parts]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(LESSONS).as_posix())
def test_every_link_leads_to_a_page_that_is_there(path):
    assert broken(path, markdown(path)) == []


@pytest.mark.parametrize("path", COURSE, ids=name_of)
def test_no_lesson_sends_a_learner_to_the_teachers_folder(path):
    kept = "\n".join(text_of(cell) for cell in for_learners(notebook(path))["cells"])
    assert [link for link in links(kept) if "teacher" in link] == []


def test_a_link_into_nothing_is_noticed(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# A title\n[a](page.md#A-title)", encoding="utf-8")
    assert broken(page, page.read_text(encoding="utf-8")) == []
    assert broken(page, "[b](other.ipynb) [c](page.md#nowhere)") == [
        "other.ipynb",
        "page.md#nowhere",
    ]


def test_the_start_leads_to_the_first_lesson_of_every_track():
    tracks = {path.parent for path in COURSE} - {LESSONS}
    first = {min(track.glob("[0-9]*.ipynb")).relative_to(LESSONS).as_posix() for track in tracks}
    assert first <= set(links(markdown(LESSONS / "00_start_here.ipynb")))


def test_each_lesson_leads_to_the_next_one_of_its_track():
    for path, following in pairwise(COURSE):
        if path.parent == following.parent:
            assert following.name in links(markdown(path)), path.name


# The guide


def block(path):
    """What the guide says of a lesson: its minutes and its four lines."""
    link = re.escape(path.relative_to(LESSONS).as_posix())
    found = re.search(
        rf"^#### \d\d \[.+\]\(\.\./{link}\), (\d+) minutes\n\n((?:- .+\n)+)", GUIDE_TEXT, re.M
    )
    assert found, f"the guide has no block for {path.name}"
    lines = dict(re.findall(r"^- \*\*(.+?):\*\* (.+?)\.?$", found[2], re.M))
    return int(found[1]), lines


GUIDE_TEXT = markdown(GUIDE)


@pytest.mark.parametrize("path", COURSE, ids=name_of)
def test_the_guide_gives_every_lesson_the_time_that_it_gives_itself(path):
    minutes, lines = block(path)
    assert minutes == notebook(path)["metadata"]["bideuchre"]["minutes"]
    assert f"**Minutes.** {minutes}\n" in markdown(path)
    assert list(lines) == ["Ask", "Listen for", "It shows", "Deals"]


@pytest.mark.parametrize("path", COURSE, ids=name_of)
def test_the_guide_names_the_hands_and_seeds_of_a_lesson_and_no_others(path):
    told = block(path)[1]["It shows"]
    shown = set(re.findall(r'worked\("(\w+)"', code(path)))
    assert set(re.findall(r"`([a-z]+_[a-z_0-9]+)`", told)) <= shown
    seeds = [
        n
        for some in re.findall(r"seeds? ((?:\d+(?:, | and )?)+)", told)
        for n in re.findall(r"\d+", some)
    ]
    assert [seed for seed in seeds if not re.search(rf"(seed=|, ){seed}\b", code(path))] == []


@pytest.mark.parametrize("path", COURSE, ids=name_of)
def test_the_guide_lists_the_deals_of_a_lesson(path):
    assert block(path)[1]["Deals"].split("; ") == list(teach.deal_set(name_of(path)).names)


@pytest.mark.parametrize("snippet", re.findall(r"```python\n(.*?)```", GUIDE_TEXT, re.S))
def test_a_line_of_python_in_the_guide_can_be_run(snippet):
    names = {node.func.id for node in ast.walk(ast.parse(snippet)) if isinstance(node, ast.Call)}
    assert names
    assert [name for name in names if not callable(getattr(teach, name, None))] == []


def test_every_command_of_the_guide_is_one():
    commands = set(re.findall(r"bideuchre-teach (\w[\w-]*)", GUIDE_TEXT))
    assert {"lessons", "learner-copy", "referee", "solve"} <= commands <= set(DOORS)


def test_the_guide_explains_every_column_of_the_export():
    assert [name for name in COLUMNS if f"`{name}`" not in GUIDE_TEXT] == []


def test_the_guide_tells_after_how_many_days_a_question_comes_again():
    first, *others, last = DAYS
    assert first == 1
    assert f"after a day, then after {', '.join(map(str, others))} and {last}" in GUIDE_TEXT


def test_the_code_that_the_guide_reads_aloud_is_the_deal_it_names():
    aloud = teach.deal_set("first_night/04").code("draw trump first")
    assert f'deals.from_code("{aloud}")' in GUIDE_TEXT


def test_the_readme_leads_teachers_to_the_guide():
    part = (
        README.read_text(encoding="utf-8").partition("## I want to teach")[2].partition("\n## ")[0]
    )
    assert "lessons/teacher/guide.ipynb" in links(part)
    assert broken(README, part) == []


# Deal sets


def test_every_lesson_has_deals_and_every_set_has_its_lesson():
    assert list(teach.deal_sets()) == sorted(
        map(name_of, COURSE),
        key=lambda name: (
            ["start_here", "first_night", "partnership", "double_deck", "lab"].index(
                name.partition("/")[0]
            ),
            name,
        ),
    )
    assert min(len(teach.deal_set(name)) for name in teach.deal_sets()) >= 2


@pytest.mark.parametrize("lesson", teach.deal_sets())
def test_a_deal_is_a_record_that_the_referee_takes(lesson):
    for name in teach.deal_set(lesson):
        made = teach.deal_set(lesson)[name]
        replayed = record.replay(json.dumps(made))
        assert replayed.fault is None, name
        assert deals.code(replayed.hand.deal) == made["notes"]["code"]
        assert made["title"] == name
        assert made["notes"]["point"].endswith((".", "?"))


def test_a_set_shows_each_point_and_code_on_a_line_and_every_hand():
    said = teach.deal_set("first_night/06").text
    assert said.startswith("Deals for first_night/06, The first-night hand\n")
    assert said.count("  West   J♥ (right) J♦ (left) A♥ K♥  A♠  9♣") == 3
    for name in teach.deal_set("first_night/06"):
        assert re.search(rf"^  Code {teach.deal_set('first_night/06').code(name)}\. ", said, re.M)
    assert max(map(len, said.splitlines())) <= 90


def test_a_lesson_or_a_deal_that_there_is_not_is_told_with_those_there_are():
    with pytest.raises(
        LookupError, match="no deal set for 'first_night/4': choose one of start_here/00,"
    ):
        teach.deal_set("first_night/4")
    with pytest.raises(LookupError, match="no deal 'draw': choose one of draw trump first,"):
        teach.deal_set("first_night/04")["draw"]


def test_what_is_done_to_a_deal_does_not_change_the_set():
    mine = teach.deal_set("first_night/04")["draw trump first"]
    mine["auction"].append("pass")
    assert teach.deal_set("first_night/04")["draw trump first"]["auction"] == ["3"] + 3 * ["pass"]


def test_the_notebook_shows_every_set():
    shown = re.findall(
        r'^deal_set\("([a-z_]+/\d\d)"\)$', code(LESSONS / "teacher" / "deals.ipynb"), re.M
    )
    assert tuple(shown) == teach.deal_sets()


# The learner's copy


def test_a_learners_copy_is_opened_as_it_is(tmp_path, capsys):
    folder = tmp_path / "class"
    make(LESSONS, folder)
    before = {path: path.read_bytes() for path in folder.rglob("*.ipynb")}
    assert lessons_folder(folder) == folder
    assert "as it is" in capsys.readouterr().out
    assert {path: path.read_bytes() for path in folder.rglob("*.ipynb")} == before
    assert not (folder / "teacher").exists()


def test_a_link_in_the_learners_copy_leads_to_a_page_of_the_copy(tmp_path):
    make(LESSONS, tmp_path)
    copies = sorted(tmp_path.rglob("*.ipynb"))
    assert len(copies) >= len(COURSE)
    assert {
        path.name: broken(path, markdown(path)) for path in copies if broken(path, markdown(path))
    } == {}


# The class's progress


def exported(path, *answers):
    kept = Progress(None, today=lambda: date(2026, 11, 29))
    for id, outcome in answers:
        kept.answered(id, outcome)
    return kept.export(path)


def test_a_class_is_counted_by_first_answers(tmp_path):
    right, wrong, best = Outcome.RIGHT, Outcome.WRONG, Outcome.NOT_BEST
    exported(
        tmp_path / "anna.csv",
        ("first_night.05.q1", wrong),
        ("first_night.05.q1", right),
        ("first_night.05.q2", right),
        ("partnership.05.q3", best),
    )
    exported(tmp_path / "ben.json", ("first_night.05.q1", wrong), ("first_night.04.q1", wrong))
    said = class_said(tmp_path)
    assert said[0] == "2 learners. First answers right, of those given:"
    assert ["04", "05"] in said
    assert ["anna", "·", "1/2"] in said
    assert ["ben", "0/1", "0/1"] in said
    assert ["anna", "1/1"] in said
    [worst, *_] = [line for line in said if line[:2] == ["2", "of"]]
    assert worst[2:4] == ["2", "first_night.05.q1"]
    assert not any("first_night.05.q2" in line for line in said)


def class_said(folder):
    lines = str(teach.class_progress(folder)).splitlines()
    return [lines[0], *(line.split() for line in lines[1:])]


def test_a_table_that_a_spreadsheet_saved_with_semicolons_is_read(tmp_path):
    file = exported(tmp_path / "anna.csv", ("first_night.05.q1", Outcome.RIGHT))
    file.write_text(file.read_text(encoding="utf-8").replace(",", ";"), encoding="utf-8")
    assert ["anna", "1/1"] in class_said(tmp_path)


def test_a_hint_without_an_answer_counts_for_nothing(tmp_path):
    kept = Progress(None, today=lambda: date(2026, 11, 29))
    kept.hinted("first_night.05.q1")
    kept.answered("first_night.05.q2", Outcome.RIGHT)
    kept.export(tmp_path / "anna.csv")
    assert ["anna", "1/1"] in class_said(tmp_path)


def test_a_file_of_another_kind_is_named_and_left_out(tmp_path):
    exported(tmp_path / "anna.csv", ("first_night.05.q1", Outcome.RIGHT))
    (tmp_path / "shopping.csv").write_text("bread,milk\n1,2\n", encoding="utf-8")
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    said = str(teach.class_progress(tmp_path))
    assert said.endswith("Not read, being no exported progress: broken.json, shopping.csv.")
    assert said.startswith("1 learner.")


def test_a_folder_without_exports_is_told(tmp_path):
    with pytest.raises(FileNotFoundError, match=r"no exported progress in .*: \.csv or \.json"):
        teach.class_progress(tmp_path)
