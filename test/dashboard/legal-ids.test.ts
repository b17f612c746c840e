import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, useDashboards } from "./dashboards.js";
import { pick } from "./pick.js";

describe("register numbers in the dashboard's forms, in Chromium", () => {
  const dashboards = useDashboards();
  const value = (page: Page) => page.getByLabel("Register number", { exact: true });
  const register = (page: Page) => page.getByRole("combobox", { name: "Kind of register number" });
  const save = async (page: Page) => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  const aClient = async (content: object) => {
    const { status, body } = await dashboards.api("owner")("/v1/clients", { body: { name: "Ada", ...content } });
    expect(status, JSON.stringify(body)).to.equal(201);
    return body["id"] as string;
  };
  const stored = async (id: string) => (await dashboards.api("owner")(`/v1/clients/${id}`)).body["legal_id"];
  const edit = (id: string) => dashboards.openDashboard("accountant", `/clients?edit=${id}`);

  it("are of the register of the country, and shown with its name", async () => {
    const id = await aClient({ address: { country: "NL" } });
    const page = await edit(id);
    await value(page).fill("12345678");
    expect(await register(page).inputValue()).to.equal("Netherlands: company number (KvK)");
    await checkAccessibility(page);
    await save(page);
    expect(await stored(id)).to.deep.equal({ scheme: "0106", value: "12345678" });
    await page.goto(`${dashboards.harness.url}/clients/${id}`);
    await page.getByText("Netherlands: company number (KvK)").waitFor();
  });

  it("can be of another register, which is found by name, and are removed with it", async () => {
    const id = await aClient({ address: { country: "FR" }, legal_id: { scheme: "0002", value: "404833048" } });
    const page = await edit(id);
    expect(await register(page).inputValue()).to.equal("France: company number (SIREN)");
    await value(page).fill("78430177200025");
    await pick(register(page), "France: establishment number (SIRET)");
    await save(page);
    expect(await stored(id)).to.deep.equal({ scheme: "0009", value: "78430177200025" });
    await page.goto(`${dashboards.harness.url}/clients?edit=${id}`);
    await value(page).fill("");
    await save(page);
    expect(await stored(id)).to.equal(null);
  });
});
