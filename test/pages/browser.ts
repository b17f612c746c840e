import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { skipBecause } from "../skip.js";

const path = process.env["STINT_TEST_CHROMIUM"] ?? "/usr/bin/chromium";

/** Debian's Chromium. Skips the suite where it is not installed; with `CI=true` that is a failure. */
export async function openBrowser(context: Mocha.Context): Promise<Browser> {
  if (!existsSync(path) && process.env["CI"] !== "true") skipBecause(context, `${path} is not installed`);
  return chromium.launch({ executablePath: path, args: ["--no-sandbox", "--disable-gpu"] });
}
