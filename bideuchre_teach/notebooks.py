"""Run the lessons again and write them down in one settled form.

Lessons are committed executed, so that they read well before a kernel runs. Two runs of an
unchanged lesson give the same bytes: whatever differs from run to run or from machine to machine
(times, versions, widget state) is left out, and what a reader sees (text, pictures) is kept.

    python3 go.py execute                        every notebook under lessons/
    python3 go.py execute lessons/my_lesson.ipynb
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bideuchre_teach._assets import LESSONS

if TYPE_CHECKING:
    from nbformat import NotebookNode

WIDGET_MIMETYPES = (
    "application/vnd.jupyter.widget-view+json",
    "application/vnd.jupyter.widget-state+json",
)
KERNELSPEC = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
LANGUAGE = {
    "file_extension": ".py",
    "mimetype": "text/x-python",
    "name": "python",
    "pygments_lexer": "ipython3",
}


def normalise(notebook: NotebookNode) -> NotebookNode:
    """Bring a notebook into the form in which lessons are committed, in place, and return it.

    Kept: sources, text and picture outputs, execution counts, cell ids, tags. Left out: widget
    state and widget views, timestamps, trusted marks, editor state, the version of Python, the
    stack (and with it the folders) above an error. A cell without an id gets one from its place.

    >>> import nbformat.v4 as v4
    >>> lesson = v4.new_notebook(cells=[v4.new_code_cell("1 + 1", metadata={"trusted": True})])
    >>> lesson.metadata["widgets"] = {"application/vnd.jupyter.widget-state+json": {}}
    >>> settled = normalise(lesson)
    >>> sorted(settled.metadata), dict(settled.cells[0].metadata)
    (['kernelspec', 'language_info'], {})
    """
    from nbformat import from_dict

    kept = {key: notebook.metadata[key] for key in ("title", "authors") if key in notebook.metadata}
    ours = {key: value for key, value in notebook.metadata.items() if key.startswith("bideuchre")}
    notebook.metadata = from_dict(
        {**kept, **ours, "kernelspec": KERNELSPEC, "language_info": LANGUAGE}
    )
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    for place, cell in enumerate(notebook.cells):
        cell.setdefault("id", f"cell-{place + 1:02}")
        for key in ("execution", "trusted", "collapsed", "scrolled", "ExecuteTime", "editable"):
            cell.metadata.pop(key, None)
        if cell.cell_type == "code":
            cell.outputs = list(_settled(cell.outputs))
    return notebook


def _settled(outputs: Iterable[NotebookNode]) -> Iterable[NotebookNode]:
    for output in outputs:
        for mimetype in WIDGET_MIMETYPES:
            output.get("data", {}).pop(mimetype, None)
            output.get("metadata", {}).pop(mimetype, None)
        if output.output_type in ("display_data", "execute_result") and not output.data:
            continue  # a widget that has no static twin leaves nothing to show
        if output.output_type == "error":
            output.traceback = [f"{output.ename}: {output.evalue}"]
        yield output


def execute(path: Path, timeout: float = 120.0) -> bool:
    """Run one notebook in a fresh kernel, in its own folder, and write it back normalised.

    Returns whether the file changed. `timeout` is in seconds for each cell. A cell that fails
    raises `nbclient.exceptions.CellExecutionError` and leaves the file as it was, except where
    the cell is tagged `raises-exception`.
    """
    import nbformat
    from nbclient import NotebookClient

    before = path.read_text(encoding="utf-8")
    notebook: Any = nbformat.reads(before, as_version=4)
    NotebookClient(
        notebook,
        timeout=timeout,
        kernel_name="python3",
        record_timing=False,
        store_widget_state=False,
        coalesce_streams=True,
        skip_cells_with_tag="nbval-skip",
        extra_arguments=["--log-level=ERROR"],
        resources={"metadata": {"path": str(path.parent)}},
    ).execute()
    after: str = nbformat.writes(normalise(notebook), version=4) + "\n"
    if after != before:
        path.write_text(after, encoding="utf-8", newline="\n")
    return after != before


def find(paths: Iterable[Path]) -> list[Path]:
    """List the notebooks among files and folders, in reading order, without checkpoints.

    >>> [path.name for path in find([LESSONS])][0]
    '00_start_here.ipynb'
    """
    found: dict[Path, None] = {}
    for path in paths:
        inside = sorted(path.rglob("*.ipynb")) if path.is_dir() else [path]
        found.update(dict.fromkeys(p for p in inside if ".ipynb_checkpoints" not in p.parts))
    return list(found)


def _report(path: Path) -> tuple[bool, str]:
    start = time.perf_counter()
    try:
        changed = execute(path)
    except Exception as problem:  # one broken lesson must not hide what the others do
        return False, f"FAILED     {path}\n{problem}"
    state = "rewritten" if changed else "unchanged"
    return True, f"{state:<10} {path}  ({time.perf_counter() - start:.1f} s)"


def main(arguments: Sequence[str] | None = None) -> int:
    """Execute and normalise notebooks; exit code 1 if one of them fails."""
    # Each lesson begins with nothing answered, and nobody's own progress is touched.
    os.environ["BIDEUCHRE_PROGRESS"] = "memory"
    parser = argparse.ArgumentParser(prog="go.py execute", description=__doc__.splitlines()[0])
    parser.add_argument("paths", nargs="*", type=Path, help="notebooks or folders (all lessons)")
    parser.add_argument("--jobs", type=int, default=2, help="notebooks run side by side (2)")
    options = parser.parse_args(arguments)
    notebooks = find(options.paths or [LESSONS])
    if not notebooks:
        print("No notebook found.", file=sys.stderr)
        return 1
    good = True
    with ProcessPoolExecutor(max_workers=max(1, options.jobs)) as pool:
        for fine, line in pool.map(_report, notebooks):
            good = good and fine
            print(line, flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
