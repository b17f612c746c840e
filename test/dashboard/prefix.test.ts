import { expect } from "chai";
import { type PrefixProxy, startPrefixProxy } from "../pages/prefix-proxy.js";
import { useDashboards } from "./dashboards.js";

describe("the dashboard behind a proxy that removes a path prefix, in Chromium", () => {
  const dashboards = useDashboards({ basePath: "/at/stint" });
  let proxy: PrefixProxy;

  before(async () => {
    proxy = await startPrefixProxy(() => dashboards.harness.url, "/at/stint");
  });
  after(() => proxy?.close());

  it("loads, calls the API and navigates within that path", async () => {
    const { url } = proxy;
    const page = await dashboards.openDashboard("owner", "/settings/tokens", { url });
    await page.getByRole("row", { name: "First token" }).waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Clients" }).click();
    await page.getByText("Add the clients that you send invoices to").waitFor();
    expect(page.url()).to.equal(`${url}/clients`);
    await page.reload();
    await page.getByText("Add the clients that you send invoices to").waitFor();
  });
});
