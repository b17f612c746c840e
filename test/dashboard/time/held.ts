import type { Page } from "playwright-core";

/** Holds requests with the method to the path until they are released, and counts them. */
export async function holdRequests(page: Page, method: "POST" | "PATCH", path: string) {
  let count = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(path, async (route) => {
    if (route.request().method() === method) {
      count += 1;
      await held;
    }
    await route.fallback();
  });
  return { release, count: () => count };
}

/** {@link holdRequests} for POST. */
export function holdPosts(page: Page, path: string) {
  return holdRequests(page, "POST", path);
}
