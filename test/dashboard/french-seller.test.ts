import { expect } from "chai";
import { checkAccessibility, useDashboards } from "./dashboards.js";
import { pick } from "./pick.js";

describe("what invoices from France state, in the dashboard's settings, in Chromium", () => {
  const dashboards = useDashboards();

  it("is asked of sellers in France only, and saved", async () => {
    const api = dashboards.api("owner");
    await api("/v1/workspace", { method: "PATCH", body: { seller: { address: { country: "BE" } } } });
    const page = await dashboards.openDashboard("owner", "/settings/workspace");
    const supplies = page.getByLabel("What you sell", { exact: true });
    await page.getByLabel("Register number", { exact: true }).waitFor();
    expect(await supplies.count()).to.equal(0);
    await pick(page.getByRole("combobox", { name: "Country", exact: true }), "France");
    await supplies.selectOption("services");
    await page.getByLabel("Rate of penalties for late payment", { exact: true }).fill("trois fois le taux d’intérêt légal");
    await page.getByLabel("VAT falls due when services are billed", { exact: true }).check();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Settings saved").waitFor();
    const { seller } = (await api("/v1/workspace")).body as { seller: object };
    expect(seller).to.deep.include({
      ...{ supplies: "services", vat_on_debits: true, late_payment_rate: "trois fois le taux d’intérêt légal" },
    });
  });
});
