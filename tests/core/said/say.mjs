/** Says cases as the page does: gets them with the tables and texts of the games, answers with the sentences. Run from web/, where its tools are. */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(resolve("package.json"));
const { ModuleKind, ScriptTarget, transpileModule } = require("typescript");

const made = resolve("node_modules", ".cache", `said-${process.pid}`);
mkdirSync(made, { recursive: true });
const source = readFileSync(resolve("src", "lib", "words.ts"), "utf8");
const { outputText } = transpileModule(source, { compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 } });
writeFileSync(join(made, "words.mjs"), outputText);
const { Words } = await import(pathToFileURL(join(made, "words.mjs")).href);
rmSync(made, { recursive: true });

const { games, people, cases } = JSON.parse(readFileSync(0, "utf8"));
const spoken = {};
const wordsOf = (game, language) =>
  (spoken[`${game} ${language}`] ??= new Words(language, games[game].texts[language], games[game].info, games[game].options));

function said(words, { lines, lead, act, phase, named, kind, value }) {
  if (lines) return words.told({ lines, lead: lines[lead] }, people);
  return act ? words.act(act, people, phase, named) : words.thing(kind, value);
}

process.stdout.write(JSON.stringify(cases.map((one) => said(wordsOf(one.game, one.language), one))));
