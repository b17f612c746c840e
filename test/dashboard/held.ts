import type { Page } from "playwright-core";

/** Holds requests to the URL until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.fallback();
  });
  return () => release();
}
