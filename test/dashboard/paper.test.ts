import { expect } from "chai";
import { until, untilLoaded, useDashboards } from "./dashboards.js";
import { make } from "./time/scene.js";

describe("printed pages of the dashboard, in Chromium", () => {
  const dashboards = useDashboards();
  const background = "getComputedStyle(document.body).backgroundColor";

  it("show the content on white without navigation, header, buttons and menus, and return to the user's theme", async () => {
    await make(dashboards.api("owner"), "/clients", { name: "Ada Ltd" });
    const page = await dashboards.openDashboard("owner", "/clients", { scheme: "dark" });
    await page.getByRole("link", { name: "Ada Ltd" }).waitFor();
    const dark = await page.evaluate<string>(background);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await until("white paper", async () => (await page.evaluate<string>(background)) === "rgb(255, 255, 255)");
    await page.getByRole("link", { name: "Ada Ltd" }).waitFor();
    await page.getByRole("heading", { level: 1 }).waitFor();
    for (const part of ["navigation", "banner", "button", "searchbox"] as const)
      expect(await page.getByRole(part).count(), part).to.equal(0);
    const head = await page.evaluate("getComputedStyle(document.querySelector('thead')).display");
    expect(head, "repeated on each page").to.equal("table-header-group");
    await page.emulateMedia({ media: "screen", colorScheme: "dark" });
    await until("the dark theme", async () => (await page.evaluate<string>(background)) === dark);
  });

  it("contain all rows that are loaded, and not only those on the screen", async () => {
    for (let number = 100; number < 180; number += 1)
      await make(dashboards.api("owner"), "/clients", { name: `Client ${number}` });
    const page = await dashboards.openDashboard("owner", "/clients");
    await page.getByRole("link", { name: "Client 100" }).waitFor();
    await untilLoaded(page);
    const rows = page.locator("tbody tr[data-index]");
    expect(await rows.count()).to.be.lessThan(40);
    await page.emulateMedia({ media: "print" });
    await until("all rows", async () => (await rows.count()) === 50);
    await untilLoaded(page);
    expect(await rows.count(), "no more are loaded for paper").to.equal(50);
    await page.emulateMedia({ media: "screen" });
    await until("the rows on the screen", async () => (await rows.count()) < 40);
  });

  it("differ from the screen, where the head of a long table stays below the header", async () => {
    for (let number = 100; number < 150; number += 1)
      await make(dashboards.api("owner"), "/clients", { name: `Client ${number}` });
    const page = await dashboards.openDashboard("owner", "/clients");
    await page.getByRole("link", { name: "Client 100" }).waitFor();
    await page.mouse.wheel(0, 1_200);
    const head = page.getByRole("columnheader").first();
    await until("the page to scroll", async () => (await page.evaluate<number>("window.scrollY")) > 500);
    const { y = -1 } = (await head.boundingBox()) ?? {};
    expect(y).to.be.within(55, 80);
  });
});
