import { expect } from "chai";
import { languages } from "../../../adapters/dashboard/src/words/languages.js";
import { checkAccessibility, until, untilLoaded } from "../dashboards.js";
import { pick } from "../pick.js";
import { choose } from "../row-menu.js";
import { heading, recurringScene, rowsOf } from "./scene.js";

describe("recurring invoices in the dashboard, in Chromium", () => {
  const { recur, recurring, change, open, aClient, made, dashboards } = recurringScene();

  /** One whose invoice of today could not be sent. */
  const failed = async (given: object = {}): Promise<{ readonly client: string; readonly id: string }> => {
    const client = await made("/clients", { name: "Initech" });
    const id = await recur(client, { name: "Support", starts_on: "2026-03-20", action: "send", ...given });
    await dashboards.harness.reactions.recurring.wake();
    expect((await recurring(id))["failure"]).to.include({ code: "recipient_missing" });
    return { client, id };
  };

  it("are listed with their schedule, next date and state, and filtered", async () => {
    const globex = await aClient("Globex");
    await recur(globex, { interval: 2, day_of_month: 31 });
    await recur(globex, { name: "License", unit: "year", action: "issue", starts_on: "2026-05-04" });
    const paused = await recur(globex, { name: "Backup", unit: "week", starts_on: "2026-03-23" });
    await change(`/recurring-invoices/${paused}`, { status: "paused" });
    await recur(globex, { name: "Old", starts_on: "2020-01-01", ends_on: "2020-06-01" });
    await failed();
    const page = await open();
    expect(await rowsOf(page, "Recurring invoices")).to.deep.equal([
      ["Backup\nGlobex", "Every week on Monday", "Mar 23, 2026", "Create a draft", "Paused"],
      ["Hosting\nGlobex", "Every 2 months on the last day", "Apr 30, 2026", "Create a draft", "Active"],
      ["License\nGlobex", "Every year on May 4", "May 4, 2026", "Issue", "Active"],
      ["Old\nGlobex", "Every month on day 1", "", "Create a draft", "Ended"],
      ["Support\nInitech", "Every month on day 20", "Mar 20, 2026", "Issue and send", "Failed\nThe client has no email address."],
    ]);
    await checkAccessibility(page);
    const names = async () =>
      (await page.getByRole("table").locator("tbody tr:not([aria-hidden]) td:first-child").allInnerTexts()).map(
        (text) => text.split("\n")[0],
      );
    const showing = (...expected: readonly string[]) =>
      until(expected.join(), async () => (await names()).join() === expected.join());
    await page.getByLabel("Status").selectOption("failed");
    await showing("Support");
    await page.getByLabel("Status").selectOption("paused");
    await showing("Backup");
    await page.getByLabel("Status").selectOption("ended");
    await showing("Old");
    await page.getByLabel("Status").selectOption("active");
    await showing("Hosting", "License");
    await page.getByLabel("Status").selectOption("all");
    await pick(page.getByRole("combobox", { name: "Client" }), "Initech");
    await showing("Support");
    await page.getByLabel("Status").selectOption("paused");
    await page.getByText("No matching recurring invoices").waitFor();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await showing("Backup", "Hosting", "License", "Old", "Support");
  });

  it("say why a date failed, and bill it when that is mended", async () => {
    const { client, id } = await failed();
    const page = await open(`/${id}`);
    const alert = page.getByText("The invoice of Mar 20, 2026 could not be created");
    await alert.waitFor();
    await page.getByText("The client has no email address.").waitFor();
    await checkAccessibility(page);
    dashboards.expectStatus(422);
    await page.getByRole("button", { name: "Bill now" }).click();
    await page.locator(".mantine-Notification-root").getByText("The client has no email address.").waitFor();
    await change(`/clients/${client}`, { email: "initech@example.com" });
    await page.getByRole("button", { name: "Bill now" }).click();
    await alert.waitFor({ state: "detached" });
    expect(await recurring(id)).to.include({ failure: null, next_on: "2026-04-20", invoice_count: 1 });
    await page.getByText("It has created invoices, so it can’t be deleted.").waitFor();
    await page.getByRole("table", { name: "Invoices so far" }).getByRole("link", { name: "INV-2026-0001" }).click();
    await page.getByRole("link", { name: "Support" }).click();
    await heading(page, "Support").waitFor();
  });

  it("pass over a date after a confirmation", async () => {
    const { id } = await failed();
    const page = await open(`/${id}`);
    await page.getByRole("button", { name: "Skip this date" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("No invoice is created for Mar 20, 2026.").waitFor();
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    expect(await recurring(id)).to.include({ next_on: "2026-03-20" });
    await page.getByRole("button", { name: "Skip this date" }).click();
    await dialog.getByRole("button", { name: "Skip this date" }).click();
    await page.getByText("could not be created").waitFor({ state: "detached" });
    expect(await recurring(id)).to.include({ failure: null, next_on: "2026-04-20", invoice_count: 0 });
    await choose(page, "Support", "Skip this date");
    await dialog.getByRole("button", { name: "Skip this date" }).click();
    await until("the date after it", async () => (await recurring(id))["next_on"] === "2026-05-20");
  });

  it("are paused, resumed, and deleted while they have created nothing", async () => {
    const id = await recur(await aClient("Globex"));
    const page = await open(`/${id}`);
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByText("While it is paused, these dates pass without invoices.").waitFor();
    expect(await recurring(id)).to.include({ status: "paused" });
    await page.getByRole("button", { name: "Resume" }).click();
    await page.getByRole("button", { name: "Pause" }).waitFor();
    expect(await recurring(id)).to.include({ status: "active" });
    await choose(page, "Hosting", "Delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("No recurring invoices yet.").waitFor();
  });

  it("are hidden from members, and linked from their client", async () => {
    const client = await aClient("Globex");
    await recur(client);
    const member = await dashboards.openDashboard("member", "/invoices/recurring");
    await heading(member, "Access denied").waitFor();
    const page = await dashboards.openDashboard("accountant", `/clients/${client}`);
    await page.getByRole("link", { name: "Recurring invoices" }).click();
    expect((await rowsOf(page, "Recurring invoices")).length).to.equal(1);
    expect(new URL(page.url()).search).to.equal(`?client=${client}`);
  });

  for (const language of Object.keys(languages))
    it(`are readable on a phone, in ${language}`, async () => {
      const { id } = await failed({ notes: "{period}" });
      const page = await open(`/${id}`, { size: "a phone", language });
      for (const below of [`/${id}`, `/${id}?edit`, "", "/new"]) {
        await page.goto(`${dashboards.harness.url}/invoices/recurring${below}`);
        await untilLoaded(page);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await checkAccessibility(page);
        const text = await page.getByRole("main").innerText();
        // A text that is missing is shown as its key.
        expect(text).to.not.match(/\b[a-z]+\.[a-z_]+\b|\{\{/);
        const width = await page.evaluate<number>("document.documentElement.scrollWidth");
        expect(width, below).to.be.at.most(390);
      }
    });
});
