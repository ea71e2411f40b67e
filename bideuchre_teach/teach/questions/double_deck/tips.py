"""Questions of lesson 06: four tips, tested."""

from __future__ import annotations

QUESTIONS = ()
