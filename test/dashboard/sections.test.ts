import { expect } from "chai";
import { checkAccessibility, until, useDashboards } from "./dashboards.js";

describe("the sections of the dashboard's workspace settings, in Chromium", () => {
  const dashboards = useDashboards();

  for (const size of ["a desk", "a phone"] as const)
    it(`have an address each, which scrolls to it below the header, with the save bar in sight, on ${size}`, async () => {
      const page = await dashboards.openDashboard("owner", "/settings/workspace#seller", { size });
      const seller = page.getByRole("group", { name: "Seller" });
      const top = async () => (await seller.boundingBox())?.y ?? 0;
      await until("the section to be below the header", async () => (await top()) > 50 && (await top()) < 200);
      const save = page.getByRole("button", { name: "Save" });
      const bottom = async () => (await save.boundingBox())?.y ?? Infinity;
      expect(await bottom()).to.be.lessThan(page.viewportSize()?.height ?? 0);
      await checkAccessibility(page);
    });

  it("are reached by links, which keep unsaved changes without a question", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/workspace");
    const sections = page.getByRole("navigation", { name: "Sections" });
    await page.getByLabel("Name", { exact: false }).first().fill("Engines");
    await sections.getByRole("link", { name: "Seller" }).click();
    await page.waitForURL(/#seller$/);
    await until("the section to have the focus", () => page.evaluate<boolean>("document.activeElement?.id === 'seller'"));
    expect(await sections.locator("[aria-current]").allTextContents()).to.deep.equal(["Seller"]);
    await page.getByLabel("City").fill("London");
    await page.getByRole("link", { name: "Team" }).click();
    await page.getByRole("dialog", { name: "Discard changes?" }).getByRole("button", { name: "Keep editing" }).click();
    expect(await page.getByLabel("City").inputValue()).to.equal("London");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Settings saved").waitFor();
    expect((await dashboards.api("owner")("/v1/workspace")).body).to.include({ name: "Engines" });
  });
});
