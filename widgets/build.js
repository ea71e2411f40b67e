// Bundles every widget of src/ into bideuchre_teach/static/, which is committed, so that a clone
// runs without Node. `--same` builds beside it and fails when the committed files differ.
import { build } from "esbuild";
import { readFileSync, readdirSync, mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { basename, dirname, join } from "node:path";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "..", "bideuchre_teach", "static");
const LIMIT = 40_000;
const WIDGETS = [
  "auction",
  "bower_ladder",
  "deal_tray",
  "game_table",
  "question",
  "replay",
  "score_sheet",
  "table",
];

const found = new Set(readdirSync(join(here, "src")));
const entries = WIDGETS.filter((name) => found.has(`${name}.js`)).map((name) =>
  join(here, "src", `${name}.js`),
);
const result = await build({
  entryPoints: [...entries, join(here, "src", "page.js"), join(here, "src", "theme.css")],
  outdir: out,
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022", "chrome123", "firefox120", "safari17.5"],
  loader: { ".js": "jsx" },
  jsx: "automatic",
  jsxImportSource: "preact",
  charset: "utf8",
  legalComments: "none",
  write: false,
});

const same = process.argv.includes("--same");
const faults = [];
mkdirSync(out, { recursive: true });
for (const file of result.outputFiles) {
  const name = basename(file.path).replace("theme.css", "bideuchre_teach.css");
  const path = join(out, name);
  console.log(`${name.padEnd(22)} ${String(file.contents.length).padStart(6)} bytes`);
  if (file.contents.length > LIMIT) faults.push(`${name} is over ${LIMIT} bytes`);
  if (!same) {
    writeFileSync(path, file.contents);
    continue;
  }
  let committed = "";
  try {
    committed = readFileSync(path, "utf8");
  } catch {
    faults.push(`${name} is missing`);
    continue;
  }
  if (committed !== file.text) faults.push(`${name} differs from its sources: run npm run build`);
}
for (const fault of faults) console.error(fault);
process.exit(faults.length ? 1 : 0);
