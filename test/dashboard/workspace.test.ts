import { expect } from "chai";
import { checkAccessibility, useDashboards } from "./dashboards.js";

describe("the dashboard's workspace settings, in Chromium", () => {
  const dashboards = useDashboards();
  const settings = async () => (await dashboards.api("owner")("/v1/workspace")).body;

  it("saves only changed fields, based on the loaded version", async () => {
    const before = await settings();
    const page = await dashboards.openDashboard("admin", "/settings/workspace");
    await page.getByLabel("Name", { exact: false }).first().fill("Engines");
    await page.getByRole("combobox", { name: "Time zone" }).fill("Asia/Kolkata");
    await page.getByLabel("First day of the week").selectOption("sunday");
    await page.getByLabel("City").fill("London");
    await page.getByLabel("Legal name").fill("Engines Ltd");
    await page.getByLabel("Tax ID").fill("GB 999 9999 73");
    await page.getByLabel("IBAN").fill("GB33BUKB20201555555555");
    await page.getByLabel("Tax category").selectOption("S");
    await page.getByLabel("Tax rate").fill("9,5");
    const sent = page.waitForRequest((request) => request.method() === "PATCH");
    await page.getByRole("button", { name: "Save" }).click();
    expect(await (await sent).headerValue("If-Match")).to.equal('"1."');
    await page.getByText("Settings saved").waitFor();
    const after = await settings();
    const { seller, tax } = after;
    expect(after).to.deep.include({ name: "Engines", time_zone: "Asia/Kolkata", week_start: "sunday", version: 2 });
    for (const field of [
      "currency",
      "locale",
      "rate",
      "rounding",
      "invoice_number_format",
      "payment_terms_days",
      "overlap_policy",
    ])
      expect(after[field], field).to.deep.equal(before[field]);
    expect(tax).to.include({ category: "S", rate: "9.5" });
    expect((seller as { address: object }).address).to.include({ city: "London", line1: null });
    expect(seller).to.include({ legal_name: "Engines Ltd", tax_id: "GB 999 9999 73", iban: "GB33BUKB20201555555555" });
    await page.getByRole("banner").getByText("Engines").waitFor();
  });

  it("previews the next invoice number while the user types", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/workspace", { time: "2026-03-04T10:00:00Z" });
    const example = page.locator("[data-example=number]");
    await page.getByLabel("Invoice number").fill("RE-{YY}/{SEQ:5}");
    await example.getByText("RE-26/00042").waitFor();
    await page.getByLabel("Invoice number").fill("RE-{YEAR}");
    await example.getByText("The format must contain").waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Enter a valid number format.").waitFor();
    expect(await settings()).to.include({ version: 1 });
  });

  it("previews the effect of rounding, which differs for each grain", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/workspace");
    const example = page.locator("[data-example=rounding]");
    expect(await example.count()).to.equal(0);
    await page.getByLabel("Rounding", { exact: true }).selectOption("up");
    await page.getByLabel("Increment (minutes)").fill("15");
    await example.getByText("1:07 → 1:15").waitFor();
    await example.getByText("billed as 2:00").waitFor();
    await page.getByLabel("Applies to", { exact: true }).selectOption("day");
    await example.getByText("billed as 1:45").waitFor();
    await page.getByLabel("Increment (minutes)").fill("10");
    await page.getByLabel("Applies to", { exact: true }).selectOption("line");
    await example.getByText("billed as 1:40").waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Settings saved").waitFor();
    expect((await settings())["rounding"]).to.deep.equal({ grain: "line", mode: "up", step_minutes: 10 });
  });

  it("shows errors of the service at their fields, and keeps the input", async () => {
    dashboards.expectStatus(422);
    const page = await dashboards.openDashboard("owner", "/settings/workspace");
    await page.getByLabel("Country").fill("XX");
    await page.getByLabel("Language of invoices").fill("?!");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Enter a valid country code").first().waitFor();
    for (const [label, value] of [
      ["Country", "XX"],
      ["Language of invoices", "?!"],
    ] as const) {
      expect(await page.getByLabel(label).getAttribute("aria-invalid"), label).to.equal("true");
      expect(await page.getByLabel(label).inputValue()).to.equal(value);
    }
  });

  it("does not overwrite a concurrent change, and loads it on request", async () => {
    dashboards.expectStatus(412);
    const page = await dashboards.openDashboard("owner", "/settings/workspace");
    await dashboards.api("admin")("/v1/workspace", { method: "PATCH", body: { name: "Theirs" } });
    const name = page.getByLabel("Name", { exact: false }).first();
    await name.fill("Mine");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Someone else changed this").waitFor();
    expect(await name.inputValue()).to.equal("Mine");
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(await name.inputValue()).to.equal("Theirs");
    await name.fill("Ours");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Settings saved").waitFor();
    expect(await settings()).to.include({ name: "Ours" });
  });

  it("are read-only for accountants, and hidden from members", async () => {
    const page = await dashboards.openDashboard("accountant", "/settings/workspace");
    await page.getByText("Only owners and administrators can change").waitFor();
    expect(await page.getByLabel("Invoice number").isDisabled()).to.equal(true);
    expect(await page.getByRole("combobox", { name: "Time zone" }).isDisabled()).to.equal(true);
    expect(await page.getByRole("button", { name: "Save" }).count()).to.equal(0);
    await checkAccessibility(page);
    const other = await dashboards.openDashboard("member", "/settings/workspace");
    await other.getByRole("heading", { name: "Access denied" }).waitFor();
    expect(await other.getByRole("link", { name: "Workspace" }).count()).to.equal(0);
  });
});
