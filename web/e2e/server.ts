// Starts a real server with an empty data folder for the whole run, and ends it afterwards.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");
// Nothing is limited, bots don't wait, and a live clock is soon used up.
const FLAGS = ["--port", process.env.THEATRUM_E2E_PORT ?? "0", "--no-limits"];
FLAGS.push("--requests-rate", "0", "--act-rate", "0");
FLAGS.push("--bot-delay", "0", "--live-bank", "5", "--live-extra", "1");

export default async function start(): Promise<() => void> {
  const command = process.env.THEATRUM ?? join(ROOT, ".venv/bin/theatrum");
  if (!existsSync(command)) throw new Error("Theatrum is not installed: run `make setup` first");
  const data = mkdtempSync(join(tmpdir(), "theatrum-e2e-"));
  const server = spawn(command, ["serve", ...FLAGS, "--data-dir", data], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const address = await new Promise<string>((found, failed) => {
    const timer = setTimeout(() => failed(new Error(`the server does not start: ${said}`)), 40_000);
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const url = /http:\/\/[\w.:]+/.exec(said)?.[0];
      if (!url) return;
      clearTimeout(timer);
      found(url);
    };
    server.stdout.on("data", listen);
    server.stderr.on("data", listen);
    server.on("exit", () => failed(new Error(`the server has ended: ${said}`)));
  });
  process.env.THEATRUM_URL = address;
  return () => {
    server.removeAllListeners("exit");
    server.kill("SIGTERM");
    rmSync(data, { recursive: true, force: true, maxRetries: 3 });
  };
}
