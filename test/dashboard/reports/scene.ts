import { expect } from "chai";
import type { Page } from "playwright-core";
import type { Dashboards } from "../dashboards.js";
import { make } from "../time/scene.js";

export const NOW = "2026-05-20T10:00:00Z";
/** The query string for March 2026. */
export const spring = "span=range&first=2026-03-01&last=2026-03-31";

export const table = (page: Page, name: string) => page.getByRole("table", { name });

/** The texts of the table's rows, below the headers, once there are any. */
export async function rowsOf(page: Page, name: string): Promise<string[]> {
  const rows = table(page, name).getByRole("row");
  await rows.nth(1).waitFor();
  return (await rows.allTextContents()).slice(1);
}

/** Two projects of two clients, in two currencies; two hours, and three a week later by another user. The first has a color of its own. */
export async function makeTime(dashboards: Dashboards) {
  const owner = dashboards.api("owner");
  const ada = await make(owner, "/clients", { name: "Ada Ltd", currency: "EUR", rate: 10_000 });
  const babbage = await make(owner, "/clients", { name: "Babbage & Co", currency: "JPY", rate: 9_000 });
  const engine = await make(owner, "/projects", { name: "=Engine", client_id: ada, color: "#2f9e44" });
  const notes = await make(owner, "/projects", { name: "Notes", client_id: babbage });
  const entry = (project_id: string, start_time: string, end_time: string, more: object = {}) =>
    make(owner, "/time-entries", { project_id, start_time, end_time, ...more });
  await entry(engine, "2026-03-02T08:00:00Z", "2026-03-02T09:30:00Z", { tags: ["brass"] });
  await entry(engine, "2026-03-02T10:00:00Z", "2026-03-02T10:30:00Z", { billable: false });
  const member = dashboards.workspace.actors.member.userId;
  await entry(notes, "2026-03-10T08:00:00Z", "2026-03-10T11:00:00Z", { user_id: member });
  return { engine, notes, ada, member, entry };
}

/** The file that the action downloads, as text. */
export async function downloaded(
  page: Page,
  act: () => Promise<void>,
): Promise<{ readonly name: string; readonly text: string }> {
  const download = page.waitForEvent("download");
  await act();
  const file = await download;
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  for (const line of text.split("\r\n")) expect(line, "every value is quoted").to.match(/^$|^\ufeff?"[^"]*"(?:,"[^"]*")*$/);
  return { name: file.suggestedFilename(), text: text.replaceAll('"', "") };
}

/** Chooses an item of the menu "Export". */
export async function exportAs(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}
