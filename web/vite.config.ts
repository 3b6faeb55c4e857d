import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// `npm run dev` serves the sources and passes the interface on to a running server.
const server = process.env.THEATRUM_SERVER ?? "http://127.0.0.1:8787";

/** Packed copies beside the files, which the server sends to whoever takes them. */
function pack(): Plugin {
  return {
    name: "pack",
    apply: "build",
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle).filter((one) => /\.(js|css|html|svg)$/.test(one))) {
        const path = join(options.dir ?? "", name);
        const data = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(`${path}.br`, brotliCompressSync(data, { params }));
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), pack()],
  build: {
    outDir: "../src/theatrum/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // The server's content security policy allows no data: addresses for styles and scripts.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
      "/health": { target: server },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
