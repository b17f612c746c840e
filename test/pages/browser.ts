import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { required } from "../http/storages.js";

/** Debian's Chromium. The headless shell needs a third of the processor time. */
const paths = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"] as const;
export const chromiumPath = process.env["STINT_TEST_CHROMIUM"] ?? paths.find((one) => existsSync(one)) ?? paths[0];

/** The time-out of browser tests. It only limits a hang, so that no test fails on a slow machine. */
export const PATIENCE_MS = 120_000;

let running: Browser | undefined;

/** The browser of this process, reused by its next files. Registers the hooks and the time-out of the calling suite. */
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
