"""Where the files that are not Python live: lessons for the learner, the widgets' browser half.

In an installed wheel both are inside the package; in a checkout (and an editable install) the
lessons stand at the top level, where they are written.
"""

from pathlib import Path

_HERE = Path(__file__).parent

JUPYTERLAB_SETTINGS = _HERE / "jupyterlab_settings"
"""Folder on Jupyter's configuration path: defaults that a learner's own settings outrank."""

PRINTING = _HERE / "printing"
"""Folder of the template by which a lesson is printed or saved as a page (`nbconvert`'s form)."""

_PACKAGED_LESSONS = _HERE / "lessons"

STATIC = _HERE / "static"
"""Folder of the bundled browser half: one ES module and one style sheet a widget."""

IN_WHEEL = _PACKAGED_LESSONS.is_dir()
"""Whether the lessons are the package's own copies, which a learner must not write into."""

LESSONS = _PACKAGED_LESSONS if IN_WHEEL else _HERE.parent / "lessons"
"""Folder of the lessons: notebooks and the files they use."""
