"""Put the lessons into the wheel, where an installed `bideuchre_teach` looks for them."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LESSON_FILES = {".ipynb", ".md", ".json", ".jsonl", ".csv", ".svg", ".png"}


class LessonsHook(BuildHookInterface):  # type: ignore[type-arg]
    """Copies the top-level `lessons/` to `bideuchre_teach/lessons/` in the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name every lesson file to the builder; an editable install reads the checkout itself."""
        if version == "editable":
            return
        lessons = Path(self.root) / "lessons"
        for file in sorted(lessons.rglob("*")):
            place = file.relative_to(lessons)
            # An explicit list, because a folder that is in use also holds checkpoints and sockets.
            if file.suffix in LESSON_FILES and not any(p.startswith(".") for p in place.parts):
                build_data["force_include"][str(file)] = (
                    f"bideuchre_teach/lessons/{place.as_posix()}"
                )
