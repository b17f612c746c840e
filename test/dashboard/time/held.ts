import type { Page } from "playwright-core";

/** Holds POST requests to the path until they are released, and counts them. */
export async function holdPosts(page: Page, path: string) {
  let count = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(path, async (route) => {
    if (route.request().method() === "POST") {
      count += 1;
      await held;
    }
    await route.fallback();
  });
  return { release, count: () => count };
}
