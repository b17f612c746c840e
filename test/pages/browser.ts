import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** Debian's Chromium. The headless shell needs a third of the processor time. */
const paths = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"] as const;
export const chromiumPath = process.env["STINT_TEST_CHROMIUM"] ?? paths.find((one) => existsSync(one)) ?? paths[0];

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] });
}
