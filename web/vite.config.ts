import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./compress";
import { licences } from "./licences";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
  build: { outDir: here("../src/magnat/web/static"), emptyOutDir: true, target: "es2022", cssTarget: ["chrome123", "firefox120", "safari17.5"] },
  server: {
    fs: { allow: [here("."), here("../src/magnat/games")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
