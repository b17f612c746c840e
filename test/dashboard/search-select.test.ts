import { expect } from "chai";
import { checkAccessibility, until, useDashboards } from "./dashboards.js";
import { hold } from "./held.js";

interface Seller {
  readonly address: { readonly country: string } | null;
}

/** Holds timers without a delay until `release()`. */
const holdTimers = `{
  const { setTimeout } = window;
  const held = [];
  window.setTimeout = (run, ms, ...rest) => (ms ? setTimeout(run, ms, ...rest) : held.push(run));
  window.release = () => {
    window.setTimeout = setTimeout;
    for (const run of held) run();
  };
}`;

describe("the dashboard's searchable selects, in Chromium", () => {
  const dashboards = useDashboards();

  it("find a country by its name in the user's language with the keyboard alone, and store its code", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/workspace", { language: "fr" });
    const country = page.getByRole("combobox", { name: "Pays" });
    await country.focus();
    await until("the field in use", async () => (await country.getAttribute("readonly")) === null);
    await page.keyboard.type("allem");
    await page.getByRole("option", { name: "Allemagne" }).waitFor();
    await checkAccessibility(page);
    await page.keyboard.press("Enter");
    expect(await country.inputValue()).to.equal("Allemagne");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    const seller = async () => (await dashboards.api("owner")("/v1/workspace")).body["seller"] as Seller | null;
    await until("the code to be saved", async () => (await seller())?.address?.country === "DE");
  });

  it("choose with Enter what they mark, even if the timer that their opening starts runs late", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/workspace");
    const country = page.getByRole("combobox", { name: "Country" });
    await country.focus();
    await until("the field in use", async () => (await country.getAttribute("readonly")) === null);
    await page.evaluate(holdTimers);
    await page.keyboard.type("germ");
    const marked = page.locator("[data-combobox-selected]").getByText("Germany");
    await marked.waitFor();
    await page.evaluate("release()");
    await page.keyboard.press("Enter");
    await marked.waitFor({ state: "hidden" });
    expect(await country.inputValue()).to.equal("Germany");
  });

  for (const size of ["a desk", "a phone"] as const)
    it(`are accessible within a dialog on ${size}, where Escape closes only their list`, async () => {
      const page = await dashboards.openDashboard("owner", "/clients", { size, scheme: "dark" });
      await page.getByRole("button", { name: "New client" }).click();
      const currency = page.getByRole("dialog").getByRole("combobox", { name: "Currency" });
      await currency.click();
      await page.getByRole("listbox").waitFor();
      await currency.fill("swiss");
      await page.getByRole("option", { name: "CHF – Swiss Franc" }).waitFor();
      await checkAccessibility(page);
      await currency.fill("no such currency");
      await page.getByText("Nothing found").waitFor();
      await page.keyboard.press("Escape");
      await page.getByText("Nothing found").waitFor({ state: "hidden" });
      await currency.blur();
      expect(await currency.inputValue()).to.equal("Workspace default (EUR)");
    });

  it("open where they are, without scrolling the page", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/workspace#seller");
    const country = page.getByRole("combobox", { name: "Country" });
    await country.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate<number>("window.scrollY");
    expect(scrolled).to.be.greaterThan(500);
    await country.click();
    await page.getByRole("option", { name: "Albania" }).waitFor();
    expect(await page.evaluate<number>("window.scrollY")).to.be.closeTo(scrolled, 200);
    await page.getByRole("option", { name: "Albania" }).click();
    expect(await country.inputValue()).to.equal("Albania");
  });

  it("do not take the focus back from the field to which the user went on", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/workspace");
    const release = await hold(page, /opened-select/);
    const country = page.getByRole("combobox", { name: "Country" });
    const city = page.getByRole("textbox", { name: "City" });
    await country.focus();
    await city.focus();
    release();
    await until("the field in use", async () => (await country.getAttribute("readonly")) === null);
    expect(await city.evaluate((field) => field === document.activeElement)).to.equal(true);
  });
});
