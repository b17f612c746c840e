import type { Page } from "playwright-core";

export const menuOf = (page: Page, name: string) => page.getByRole("button", { name: `Actions: ${name}`, exact: true });

/** Chooses an action from the menu of a row or of a page. */
export async function choose(page: Page, name: string, action: string): Promise<void> {
  await menuOf(page, name).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}
