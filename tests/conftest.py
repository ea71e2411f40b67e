"""How Hypothesis searches, freshly on a desk and always the same in CI; and the referee to ask."""

import io
import os
import sys

import pytest
from hypothesis import HealthCheck, settings

from bideuchre_teach.cli import main
from tests.records import Told, text

_COMMON = {
    "deadline": None,
    "max_examples": 60,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.filter_too_much],
}
settings.register_profile("desk", **_COMMON)
settings.register_profile("ci", **_COMMON, derandomize=True, database=None, print_blob=True)
_IN_CI = os.environ.get("CI", "").lower() in ("1", "true", "yes")
settings.load_profile("ci" if _IN_CI else "desk")


@pytest.fixture
def referee(tmp_path, capsys, monkeypatch):
    """Run the referee on this content, in a file of this name or on standard input."""

    def run(content: object, *options: str, name: str = "hand.json") -> Told:
        if not isinstance(content, bytes):
            content = (content if isinstance(content, str) else text(content)).encode()
        if name == "-":
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
            file = "-"
        else:
            (tmp_path / name).write_bytes(content)
            file = str(tmp_path / name)
        code = main(["referee", file, *options])
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return Told(code, said.out, said.err)

    return run
