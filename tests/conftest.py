"""How Hypothesis searches: freshly on a desk, always the same examples in CI."""

import os

from hypothesis import HealthCheck, settings

_COMMON = {
    "deadline": None,
    "max_examples": 60,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.filter_too_much],
}
settings.register_profile("desk", **_COMMON)
settings.register_profile("ci", **_COMMON, derandomize=True, database=None, print_blob=True)
_IN_CI = os.environ.get("CI", "").lower() in ("1", "true", "yes")
settings.load_profile("ci" if _IN_CI else "desk")
