import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, until, useDashboards } from "../dashboards.js";
import { invoiceScene, titleOf } from "../invoice-scene.js";
import { choose } from "../row-menu.js";

interface Link {
  readonly url: string;
  readonly views: number;
  readonly revoked_at: string | null;
}

describe("the links to an invoice, in Chromium", () => {
  const dashboards = useDashboards();
  const { anInvoice, open } = invoiceScene(dashboards);
  const links = async (id: string) => (await dashboards.api("owner")(`/v1/invoices/${id}/links`)).body["data"] as readonly Link[];
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Share link" });

  it("are created, copied, shown with their views, and revoked", async () => {
    const id = await anInvoice("open");
    const page = await open(id);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await choose(page, await titleOf(page), "Share link");
    await dialog(page).getByRole("button", { name: "Create link" }).click();
    await dialog(page).getByText("Not opened yet").waitFor();
    await checkAccessibility(page);
    const [link] = await links(id);
    expect(await dialog(page).getByLabel("Link 1").getByRole("textbox").inputValue()).to.equal(link?.url);
    await dialog(page).getByRole("button", { name: "Copy" }).click();
    await dialog(page).getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).to.equal(link?.url);
    const { pathname } = new URL(link?.url ?? "");
    await fetch(new URL(`${pathname}/viewed`, page.url()));
    await page.reload();
    await page.getByRole("list", { name: "Activity" }).getByText("Viewed by the client").waitFor();
    await choose(page, await titleOf(page), "Share link");
    await dialog(page).getByText("Opened once").waitFor();
    await dialog(page).getByRole("button", { name: "Revoke link 1" }).click();
    await page.getByRole("dialog", { name: "Revoke link 1" }).getByRole("button", { name: "Revoke" }).click();
    await until("the revocation", async () => (await links(id))[0]?.revoked_at !== null);
    await dialog(page).getByRole("group", { name: "Link 1" }).waitFor({ state: "detached" });
  });

  it("are in emails if the settings say so", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/workspace");
    await page.getByLabel("Add a link to view the document online to emails with invoices").check();
    await page.getByRole("main").getByRole("button", { name: "Save" }).click();
    const isOn = async () => (await dashboards.api("owner")("/v1/workspace")).body["link_in_mails"] === true;
    await until("the setting", isOn);
  });
});
