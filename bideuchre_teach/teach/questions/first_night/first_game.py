"""Questions of lesson 07: night-one habits and a whole first game."""

from __future__ import annotations

QUESTIONS = ()
