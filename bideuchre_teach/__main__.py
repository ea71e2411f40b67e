"""`python -m bideuchre_teach` is the command `bideuchre-teach`."""

import sys

from bideuchre_teach.cli import main

sys.exit(main())
