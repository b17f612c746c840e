import { expect } from "chai";
import { paths } from "../../adapters/dashboard/paths.js";
import { checkAccessibility, useDashboards } from "./dashboards.js";

const quotes = `${paths.invoices}/quotes`;

describe("the pages of quotes, in Chromium", () => {
  const dashboards = useDashboards();

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
