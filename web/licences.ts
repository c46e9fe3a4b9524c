/** Gathers the licence notices of all libraries that end up in the page into `licences.txt` beside it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const TEXTS = new URL("./licences/", import.meta.url); // for libraries that come without the text of their licence

interface Package {
  name: string;
  version?: string;
  license?: string;
  author?: string | { name: string };
}

/** The folder of the package that a module belongs to; undefined for our own. */
function folderOf(id: string): string | undefined {
  if (!id.includes("/node_modules/")) return undefined;
  for (let folder = dirname(id.replace(/^\0+/, "").split("?")[0]); folder.includes("node_modules"); folder = dirname(folder)) {
    const file = join(folder, "package.json");
    if (existsSync(file) && (JSON.parse(readFileSync(file, "utf8")) as Package).name) return folder;
  }
  return undefined;
}

function noticeOf(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;
  const author = typeof about.author === "string" ? about.author : (about.author?.name ?? `the authors of ${about.name}`);
  const own = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const shared = new URL(`${about.license}.txt`, TEXTS);
  if (!own && !existsSync(shared)) throw new Error(`${about.name}: no text of its licence ${about.license}; add it to web/licences/`);
  const text = own ? readFileSync(join(folder, own), "utf8") : `Copyright (c) ${author}\n\n${readFileSync(shared, "utf8")}`;
  return `${about.name} ${about.version ?? ""} (${about.license})\n\n${text.trim()}\n`;
}

export function licences(): Plugin {
  return {
    name: "magnat-licences",
    apply: "build",
    generateBundle() {
      const folders = new Set([...this.getModuleIds()].map(folderOf).filter((folder) => folder !== undefined));
      const notices = [...folders].map(noticeOf).sort();
      this.emitFile({ type: "asset", fileName: "licences.txt", source: notices.join(`\n${"-".repeat(80)}\n\n`) });
    },
  };
}
