import type { Locator } from "playwright-core";

/** Chooses an option of a searchable select field. */
export async function pick(field: Locator, option: string | RegExp): Promise<void> {
  await field.click();
  await field.page().getByRole("listbox").getByRole("option", { name: option, exact: true }).click();
}
