import { expect } from "chai";
import { paths } from "../../adapters/dashboard/paths.js";
import { checkAccessibility, useDashboards } from "./dashboards.js";
import { pick } from "./pick.js";

const quotes = `${paths.invoices}/quotes`;

describe("the pages of quotes, in Chromium", () => {
  const dashboards = useDashboards();

  it("draft a quote from the empty list, and change it, with what is wrong at its fields", async () => {
    const api = dashboards.api("owner");
    await api("/v1/clients", { body: { name: "Globex", currency: "CHF" } });
    const page = await dashboards.openDashboard("owner", quotes);
    await page.getByText("No quotes yet.").waitFor();
    await page.getByRole("main").getByRole("link", { name: "New quote" }).first().click();
    await page.getByRole("heading", { name: "New quote" }).waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    await checkAccessibility(page);
    await pick(page.getByRole("combobox", { name: "Client" }), "Globex");
    await page.getByRole("textbox", { name: "Valid until" }).fill("2099-12-31");
    await page.getByLabel("Description").fill("Website");
    await page.getByLabel("Price (CHF)").fill("1234.56");
    await page.getByLabel("Project reference").fill("P-1");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "Quote Draft" }).waitFor();
    const path = `/v1/quotes/${new URL(page.url()).pathname.split("/").at(-1)}`;
    const { lines, ...stored } = (await api(path)).body as { readonly lines: readonly Record<string, unknown>[] };
    expect(stored).to.include({ valid_until: "2099-12-31", currency: "CHF", project_reference: "P-1", notes: "" });
    expect(lines[0]).to.include({ description: "Website", unit_price: 123_456 });
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByRole("heading", { name: "Edit quote" }).waitFor();
    await checkAccessibility(page);
    await page.getByLabel("Price (CHF)").fill("1000");
    await page.getByLabel("Discount (%)").fill("10");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "Quote Draft" }).waitFor();
    expect((await api(path)).body).to.include({ subtotal: 100_000, discount_total: 10_000, project_reference: "P-1" });
  });

  it("show a quote, issue it, record its acceptance, and create its invoice", async () => {
    const api = dashboards.api("owner");
    const { body: client } = await api("/v1/clients", { body: { name: "Ada Ltd" } });
    const lines = [{ description: "Website", quantity: "1", unit_price: 123_456 }];
    await api("/v1/quotes", { body: { client_id: client["id"], lines, valid_until: "2090-12-31" } });
    const page = await dashboards.openDashboard("owner", quotes);
    await page.getByRole("link", { name: "Draft" }).click();
    await page.getByRole("heading", { name: "Quote Draft" }).waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Issue" }).click();
    await page.getByRole("heading", { name: /^Quote Q-/ }).waitFor();
    await page.getByRole("button", { name: "Mark as accepted" }).click();
    await page.getByRole("button", { name: "Create project" }).waitFor();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Create invoice" }).click();
    await page.waitForURL(/\/invoices\/inv_/);
    const { body } = await api(`/v1/quotes?client_id=${String(client["id"])}`);
    const [quote] = body["data"] as Record<string, unknown>[];
    expect(quote?.["invoice_id"]).to.equal(new URL(page.url()).pathname.split("/").at(-1));
    await page.goto(`${dashboards.harness.url}${quotes}?show=accepted`);
    await page.getByRole("link", { name: String(quote?.["number"]) }).waitFor();
    await checkAccessibility(page);
  });
});
