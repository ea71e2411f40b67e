"""No test, doctest or lesson under test writes into a learner's progress file."""

import os

os.environ["BIDEUCHRE_PROGRESS"] = "memory"
