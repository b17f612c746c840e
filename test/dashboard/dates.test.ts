import { expect } from "chai";
import { checkAccessibility, until, useDashboards } from "./dashboards.js";

describe("the dashboard's date fields, in Chromium", () => {
  const dashboards = useDashboards();
  const dateOf = (url: string) => new URL(url).searchParams.get("date");

  it("show and accept dates in the user's language and in ISO format", async () => {
    const shown = { "en-US": "03/02/2026", "en-GB": "02/03/2026", de: "02.03.2026", fr: "02/03/2026", es: "02/03/2026" };
    const typed = { "en-US": "4/30/2026", "en-GB": "30 Apr 2026", de: "30.4.2026", fr: "30 avril 2026", es: "2026-04-30" };
    for (const [language, text] of Object.entries(shown)) {
      const page = await dashboards.openDashboard("member", "/time?date=2026-03-02", { language });
      const field = page.getByRole("main").locator('input[autocomplete="off"]').last();
      expect(await field.inputValue(), language).to.equal(text);
      await field.fill(typed[language as keyof typeof typed]);
      await page.waitForURL(/date=2026-04-30/);
    }
  });

  it("open a calendar in the user's language that begins with the workspace's first day of the week", async () => {
    await dashboards.api("owner")("/v1/workspace", { method: "PATCH", body: { week_start: "sunday" } });
    const page = await dashboards.openDashboard("member", "/time?date=2026-03-02", { language: "de", scheme: "dark" });
    await page.getByRole("button", { name: "Kalender öffnen" }).click();
    const calendar = page.getByRole("dialog", { name: "Kalender öffnen" });
    await calendar.getByRole("button", { name: "März 2026", exact: true }).waitFor();
    expect(await calendar.locator("th").allTextContents()).to.deep.equal(["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"]);
    await checkAccessibility(page);
    await calendar.getByRole("button", { name: "Nächster Monat" }).click();
    await calendar.getByRole("button", { name: "Donnerstag, 30. April 2026" }).click();
    await page.waitForURL(/date=2026-04-30/);
    expect(await page.getByLabel("Datum", { exact: true }).inputValue()).to.equal("30.04.2026");
  });

  it("can be used with the keyboard alone: arrows in the calendar, Escape returns to the field", async () => {
    const page = await dashboards.openDashboard("member", "/time?date=2026-03-02");
    const field = page.getByLabel("Date", { exact: true });
    await field.press("ArrowDown");
    await until("the day to have the focus", () =>
      page.evaluate<boolean>("document.activeElement?.getAttribute('aria-label') === 'Monday, March 2, 2026'"),
    );
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/date=2026-03-09/);
    const isFocused = () => page.evaluate<boolean>("document.activeElement?.getAttribute('aria-label') === 'Date'");
    await until("the field to have the focus", isFocused);
    await field.press("ArrowDown");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await until("the field to have the focus again", isFocused);
    expect(dateOf(page.url())).to.equal("2026-03-09");
  });

  it("can be cleared where they are optional, and keep their value while the text is no date", async () => {
    const page = await dashboards.openDashboard("member", "/time/all?from=2026-03-02", { size: "a phone" });
    const field = page.getByLabel("From", { exact: true });
    expect(await field.isVisible(), "before the filters are opened").to.equal(false);
    await page.getByRole("button", { name: "Filters (1)" }).click();
    await field.fill("soon");
    await field.press("Enter");
    await page.getByText("Enter a date, such as").waitFor();
    await checkAccessibility(page);
    await field.blur();
    expect(await field.inputValue()).to.equal("03/02/2026");
    await field.fill("3.4.");
    expect(new URL(page.url()).searchParams.get("from")).to.equal("2026-03-02");
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await until("the filter to be empty", async () => !page.url().includes("from="));
    expect(await field.inputValue()).to.equal("");
  });
});
