import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { required } from "../http/storages.js";

/** Debian's Chromium. The headless shell needs a third of the processor time. */
const paths = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"] as const;
export const chromiumPath = process.env["STINT_TEST_CHROMIUM"] ?? paths.find((one) => existsSync(one)) ?? paths[0];

/** How long a browser test waits for anything. It only ends a hang, so that a slow machine fails no test. */
export const PATIENCE_MS = 120_000;

let running: Browser | undefined;

/** The browser of this process, for the suite that calls it. A worker keeps it for its next files. Gives each test enough time for its waits. */
export function useBrowser(): () => Browser {
  before(async function () {
    this.timeout(PATIENCE_MS);
    if (running?.isConnected()) return;
    running = await chromium.launch({
      executablePath: chromiumPath,
      args: ["--no-sandbox", "--disable-gpu"],
      timeout: PATIENCE_MS,
    });
    if (process.connected) process.once("disconnect", () => void close());
  });
  beforeEach(function () {
    this.currentTest?.timeout(2 * PATIENCE_MS);
  });
  after(async function () {
    this.timeout(PATIENCE_MS);
    if (!process.connected) await close();
  });
  return () => required(running);
}

async function close(): Promise<void> {
  const closing = running;
  running = undefined;
  await closing?.close();
}
