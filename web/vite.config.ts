import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./compress";
import { licences } from "./licences";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const tableOf = (id: string) => id.match(/\/games\/([^/]+)\/table\/Table\.svelte$/)?.[1];

/** Few files instead of many small ones, each of which costs a slow line a journey: the page, the covers of all games, what all tables need, and the table of each game.
 * What several of them use lies in the first of them. */
const groups = [
  { name: "page", tags: ["$initial" as const], priority: 4 },
  { name: "boxes", test: /\/games\/[^/]+\/table\/Box\.svelte$/, priority: 3 },
  { name: "table", test: /\/web\/src\/(table\/MatchPage\.svelte|kit\/.*|ui\/(?!QrCode).*)$/, priority: 2 },
  { name: (id: string) => `table-${tableOf(id)}`, test: (id: string) => !!tableOf(id), priority: 1 },
];

export default defineConfig({
  base: "./", // the server may be shown under a path
  plugins: [svelte(), licences(), compress()],
  resolve: {
    alias: {
      $lib: here("./src/lib"),
      $ui: here("./src/ui"),
      $table: here("./src/table"),
      $kit: here("./src/kit"),
      $games: here("../src/magnat/games"),
    },
  },
  build: {
    outDir: here("../src/magnat/web/static"),
    emptyOutDir: true,
    manifest: true, // the server names in the document what an address needs
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: [here("."), here("../src/magnat/games")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
