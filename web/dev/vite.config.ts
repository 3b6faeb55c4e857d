// The boards alone, without a server: `npx vite --config dev/vite.config.ts`.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  cacheDir: "node_modules/.vite-dev",
  plugins: [svelte()],
  server: { fs: { allow: [".."] } },
});
