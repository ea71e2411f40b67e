// The solver in the browser's engine: Pyodide under Node, the package read from this checkout.
//
//   npm install pyodide@314.0.7        (in any folder)
//   NODE_PATH=that/folder/node_modules node bench/solver_pyodide.mjs
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);
const pyodideFolder = dirname(require.resolve("pyodide"));
const { loadPyodide } = await import(pathToFileURL(resolve(pyodideFolder, "pyodide.mjs")).href);
const checkout = resolve(dirname(fileURLToPath(import.meta.url)), "..");

const begin = performance.now();
const pyodide = await loadPyodide();
console.log(`Pyodide itself: ${Math.round(performance.now() - begin)} ms`);
pyodide.FS.mkdir("/checkout");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: checkout }, "/checkout");
pyodide.runPython(`
import random, sys, time
sys.path.insert(0, "/checkout")
start = time.perf_counter()
from bideuchre_teach import solver
from bideuchre_teach.cards import Strain
print(f"import: {(time.perf_counter() - start) * 1e3:.0f} ms")
start = time.perf_counter()
assert solver.way() == "wasm", solver.way()
print(f"compiling: {(time.perf_counter() - start) * 1e3:.0f} ms")

rng = random.Random(1)
pack = [1 << 12 * suit + rank for suit in range(4) for rank in range(2, 8)]
hands = []
for _ in range(100):
    rng.shuffle(pack)
    hands += [sum(pack[i : i + 6]) for i in range(0, 24, 6)]
answers = {}
for way, deals in (("wasm", 100), ("python", 10)):
    solver.use(way)
    solver.solve_packed(hands[:4], 4, sides=5)
    some = hands[: 4 * deals]
    start = time.perf_counter()
    answers[way] = list(solver.solve_packed(some, 4, sides=5, leaders=[0]))
    each = (time.perf_counter() - start) / deals / 5 * 1e6
    print(f"24 cards, {way}: {each:.1f} microseconds a solve")
assert answers["python"] == answers["wasm"][:50]

solver.use("wasm")
deck = [1 << slot for slot in range(48)]
times = []
for _ in range(100):
    rng.shuffle(deck)
    dealt = [sum(deck[i : i + 12]) for i in range(0, 48, 12)]
    start = time.perf_counter()
    solver.solve_packed(dealt, 4, 2, 5, [rng.choice(list(Strain))], [0])
    times.append((time.perf_counter() - start) * 1e3)
times.sort()
print(f"48 cards: median {times[50]:.1f} ms, p90 {times[90]:.0f} ms, worst {times[-1]:.0f} ms")
`);
