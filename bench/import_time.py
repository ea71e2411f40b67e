"""How long a fresh Python takes to import the toolkit, Python's own start included.

    python bench/import_time.py

Fresh processes, interleaved round by round, so that a busy moment falls on all of them alike.
Times are wall-clock milliseconds. The aim for `import bideuchre_teach` is 60 ms in all.
"""

import statistics
import subprocess
import sys
import time

ROUNDS = 31

CASES = {
    "Python alone": "pass",
    "import bideuchre_teach": "import bideuchre_teach",
    "the game: rules, hands, deals": "import bideuchre_teach.hand, bideuchre_teach.game",
    "the command's --help": "from bideuchre_teach.cli import parser_for; parser_for(['--help'])",
}


def run(code: str) -> float:
    """Milliseconds that one fresh process takes for `code`."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return (time.perf_counter() - start) * 1000


def slowest(code: str, count: int = 6) -> list[tuple[float, str]]:
    """List the modules that take most time by themselves, in ms, by Python's own account."""
    command = [sys.executable, "-X", "importtime", "-c", code]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stderr.splitlines()
    columns = [line.removeprefix("import time:").split("|") for line in lines]
    times = [(int(row[0]) / 1000, row[2].strip()) for row in columns if row[0].strip().isdigit()]
    return sorted(times, reverse=True)[:count]


def main() -> None:
    times: dict[str, list[float]] = {name: [] for name in CASES}
    for _ in range(ROUNDS):
        for name, code in CASES.items():
            times[name].append(run(code))
    print(f"{'':<32}{'median':>9}{'best':>9}   ms, {ROUNDS} fresh processes each")
    for name, all_of_them in times.items():
        print(f"{name:<32}{statistics.median(all_of_them):>9.1f}{min(all_of_them):>9.1f}")
    print("\nModules that take longest by themselves, for the game (ms):")
    for spent, module in slowest(CASES["the game: rules, hands, deals"]):
        print(f"{spent:>9.1f}  {module}")


if __name__ == "__main__":
    main()
