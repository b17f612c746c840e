import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { skipBecause } from "../skip.js";

/** Debian's Chromium; without its own windows, where it is installed so, it takes a third of the time. */
const paths = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"] as const;
const path = process.env["STINT_TEST_CHROMIUM"] ?? paths.find((one) => existsSync(one)) ?? paths[0];

/** Skips the suite where it is not installed; with `CI=true` that is a failure. */
export async function openBrowser(context: Mocha.Context): Promise<Browser> {
  if (!existsSync(path) && process.env["CI"] !== "true") skipBecause(context, `${path} is not installed`);
  return chromium.launch({ executablePath: path, args: ["--no-sandbox", "--disable-gpu"] });
}
