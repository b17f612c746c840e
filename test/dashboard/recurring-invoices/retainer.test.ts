import { expect } from "chai";
import { checkAccessibility } from "../dashboards.js";
import { pick } from "../pick.js";
import { heading, recurringScene, rowsOf } from "./scene.js";

const retainer = { amount: 150_000, included_hours: "10", rate: 12_000, roll_over: { max_hours: "5.5" } };

describe("the retainer of a recurring invoice, in Chromium", () => {
  const { recur, recurring, open, aClient, made, dashboards } = recurringScene();

  it("is entered instead of lines and unbilled time, with what is wrong at its fields", async () => {
    await aClient("Globex");
    const page = await open("/new");
    await pick(page.getByRole("combobox", { name: "Client" }), "Globex");
    await page.getByLabel("Name").fill("Support");
    await page.getByLabel("Bill unbilled time").check();
    await page.getByLabel("Bill a retainer").check();
    expect(await page.getByLabel("Bill unbilled time").isChecked()).to.equal(false);
    expect(await page.getByLabel("Period of each invoice").inputValue()).to.equal("preceding");
    await page.getByLabel("Unused hours").selectOption({ label: "Roll over up to a limit" });
    await page.getByLabel("Fee per period (EUR)").fill("much");
    await page.getByLabel("Hours included").fill("0.0001");
    await page.getByLabel("Description of the fee").fill("{hours}");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Enter hours from 0 to 100,000 that are a whole number of seconds, such as 7.5.").first().waitFor();
    const labels = await page
      .locator("[aria-invalid=true]")
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).labels?.[0]?.innerText));
    expect(labels.map((label) => label?.replace(" *", ""))).to.deep.equal([
      ...["Fee per period (EUR)", "Hours included", "Most hours that roll over", "Description of the fee"],
    ]);
    await checkAccessibility(page);
    await page.getByLabel("Fee per period (EUR)").fill("1,500.00");
    await page.getByLabel("Hours included").fill("10,5");
    await page.getByLabel("Rate of additional hours (EUR)").fill("120");
    await page.getByLabel("Most hours that roll over").fill("5.5");
    await page.getByLabel("Description of the fee").fill("Support, {month}");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await heading(page, "Support").waitFor();
    const stored = await recurring(page.url().split("/").at(-1) ?? "");
    expect(stored).to.deep.include({
      ...{ period: "preceding", lines: [], from_time: null },
      retainer: { ...retainer, included_hours: "10.5", project_ids: [], description: "Support, {month}" },
    });
    expect(await page.getByRole("main").innerText()).to.match(/Roll over up to a limit 5\.5/);
    await page.getByText("Unbilled time and expenses are added to these totals.").waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Rate of additional hours (EUR)").fill("");
    await page.getByLabel("Unused hours").selectOption({ label: "Expire" });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await heading(page, "Support").waitFor();
    expect((await recurring(String(stored["id"])))["retainer"]).to.include({
      rate: null,
      roll_over: null,
      included_hours: "10.5",
    });
  });

  it("shows its balance with the invoices and on each of them", async () => {
    const client = await made("/clients", { name: "Umbrella" });
    const project = await made("/projects", { name: "Website", client_id: client, rate: 9_000 });
    await made("/time-entries", { project_id: project, start_time: "2026-03-10T08:00:00Z", end_time: "2026-03-10T11:30:00Z" });
    const id = await recur(client, { starts_on: "2026-03-20", period: "preceding", action: "issue", lines: [], retainer });
    await dashboards.harness.reactions.recurring.wake();
    const page = await open(`/${id}`);
    const [[number, , , used, rest] = []] = await rowsOf(page, "Invoices so far");
    expect([used, rest]).to.deep.equal(["3:30 h", "5:30 h"]);
    await page.getByRole("link", { name: number ?? "", exact: true }).click();
    await page.getByText("Retainer: Used").waitFor();
    const facts = await page.getByRole("main").locator("dl").first().innerText();
    for (const text of [
      "Retainer: Included\n10:00",
      "Retainer: Used\n3:30",
      "Retainer: Rolls over to the next period\n5:30",
      "Retainer: Expired\n1:00",
    ])
      expect(facts).to.contain(text);
    expect(facts).not.to.contain("Additional");
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Show calculation" }).click();
    await page.getByText(/^Line 1: Retainer/).click();
    await page.getByText("Covered by the retainer: 3:30").waitFor();
    await checkAccessibility(page);
  });
});
