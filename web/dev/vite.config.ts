// The boards alone, without a server: `npx vite --config dev/vite.config.ts`.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** The one question that a board asks a server: which data files are corrected? None. */
const corrections: Plugin = {
  name: "corrections",
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      if (!request.url?.endsWith("/corrections")) return next();
      response.setHeader("content-type", "application/json").end("{}");
    });
  },
};

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  cacheDir: "node_modules/.vite-dev",
  plugins: [svelte(), corrections],
  server: { fs: { allow: [".."] } },
});
