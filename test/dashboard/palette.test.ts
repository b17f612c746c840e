import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, untilLoaded, useDashboards } from "./dashboards.js";
import { make, makeScene } from "./time/scene.js";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search and commands" });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });
const selected = (page: Page) => palette(page).locator('[role="option"][data-combobox-selected]');

describe("the dashboard's palette, in Chromium", () => {
  const dashboards = useDashboards();
  const owner = () => dashboards.api("owner");

  const open = async (page: Page) => {
    await untilLoaded(page);
    await page.keyboard.press("Control+k");
    await palette(page).locator(":focus").waitFor();
  };

  it("jumps to pages, projects, clients and invoices by name, with the keyboard alone", async () => {
    await makeScene(owner());
    const client_id = await make(owner(), "/clients", { name: "Adá Løvelace Ltd" });
    const lines = [{ description: "Work", quantity: "1", unit_price: 5_000 }];
    const invoice = await make(owner(), "/invoices", { client_id, lines });
    const page = await dashboards.openDashboard("owner", "/settings/profile");
    for (const [text, item, heading] of [
      ["report", "Reports", "Reports"],
      ["SHOP", /^Web shop/, "Web shop"],
      ["ada", /^Adá Løvelace Ltd/, "Adá Løvelace Ltd"],
      ["lovelace", /^Draft/, "Draft: Adá Løvelace Ltd"],
    ] as const) {
      await open(page);
      await page.keyboard.type(text);
      await option(page, item).waitFor();
      await checkAccessibility(page);
      while ((await selected(page).textContent()) !== (await option(page, item).textContent()))
        await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    }
    expect(new URL(page.url()).pathname).to.equal(`/invoices/${invoice}`);
  });

  it("offers no page, project or invoice that the user may not see", async () => {
    await make(owner(), "/clients", { name: "Ada Lovelace Ltd" });
    const page = await dashboards.openDashboard("member", "/");
    await open(page);
    expect(await option(page, "Invoices").count()).to.equal(0);
    expect(await option(page, "New invoice").count()).to.equal(0);
    await page.keyboard.type("Lovelace");
    await option(page, "Record time: Lovelace").waitFor();
    expect(await palette(page).getByRole("option").count()).to.equal(1);
  });

  it("hands a time entry to the line, and leaves the focus there", async () => {
    await makeScene(owner());
    const page = await dashboards.openDashboard("owner", "/");
    await open(page);
    await page.keyboard.type("9-10 #Website");
    await selected(page).getByText("Record time: 9-10 #Website").waitFor();
    await page.keyboard.press("Enter");
    const line = page.getByRole("combobox", { name: "New entry" });
    await line.and(page.locator(":focus")).waitFor();
    expect(await line.inputValue()).to.equal("9-10 #Website");
  });

  it("closes with Escape, and returns the focus", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/profile");
    await page.getByLabel("Name").focus();
    await open(page);
    await page.keyboard.press("Escape");
    await palette(page).waitFor({ state: "detached" });
    await page.getByLabel("Name").and(page.locator(":focus")).waitFor();
  });
});
