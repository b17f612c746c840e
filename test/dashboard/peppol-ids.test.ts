import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, useDashboards } from "./dashboards.js";
import { pick } from "./pick.js";

describe("Peppol IDs in the dashboard's forms, in Chromium", () => {
  const dashboards = useDashboards();
  const value = (page: Page) => page.getByLabel("Peppol ID", { exact: true });
  const kind = (page: Page) => page.getByRole("combobox", { name: "Kind of identifier" });
  const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

  const aClient = async (content: object = {}) => {
    const { status, body } = await dashboards.api("owner")("/v1/clients", { body: { name: "Ada", ...content } });
    expect(status, JSON.stringify(body)).to.equal(201);
    return body["id"] as string;
  };
  const stored = async (id: string) => (await dashboards.api("owner")(`/v1/clients/${id}`)).body["electronic_address"];
  const edit = (id: string) => dashboards.openDashboard("accountant", `/clients?edit=${id}`);
  const saved = async (page: Page) => {
    await save(page);
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };

  it("of a client are understood as they are pasted, and shown by the name of their scheme", async () => {
    const id = await aClient({ address: { country: "BE" } });
    const page = await edit(id);
    await value(page).fill("BE 0428.759.497");
    await page.getByText("Belgium: company number (KBO / BCE) – 0208:0428759497").waitFor();
    expect(await kind(page).inputValue()).to.equal("Belgium: company number (KBO / BCE)");
    await checkAccessibility(page);
    await saved(page);
    expect(await stored(id)).to.deep.equal({ scheme: "0208", value: "0428759497" });
    await page.goto(`${dashboards.harness.url}/clients/${id}`);
    await page.getByText("Belgium: company number (KBO / BCE)").waitFor();
  });

  it("replace a stored one of another scheme, also with the prefix of Peppol's addresses", async () => {
    const id = await aClient({ electronic_address: { scheme: "0208", value: "0428759497" } });
    const page = await edit(id);
    expect(await value(page).inputValue()).to.equal("0428759497");
    await value(page).fill("iso6523-actorid-upis::9930:de136695976");
    await value(page).blur();
    expect(await value(page).inputValue()).to.equal("DE136695976");
    expect(await kind(page).inputValue()).to.equal("Germany: VAT ID");
    await value(page).fill("Ada@Example.com");
    await page.getByText("Email address – EM:Ada@Example.com").waitFor();
    await saved(page);
    expect(await stored(id)).to.deep.equal({ scheme: "EM", value: "Ada@Example.com" });
    await page.reload();
    await page.goto(`${dashboards.harness.url}/clients?edit=${id}`);
    await value(page).fill("");
    await saved(page);
    expect(await stored(id)).to.equal(null);
  });

  it("ask for the kind of identifier if it does not follow, with those of the country first and found by name or code", async () => {
    const id = await aClient({ address: { country: "NL" } });
    const page = await edit(id);
    await value(page).fill("00000001820029336000");
    await save(page);
    await page.getByText("Choose the kind of identifier.").first().waitFor();
    expect(await stored(id)).to.equal(null);
    await kind(page).click();
    const options = page.getByRole("listbox").getByRole("option");
    await options.first().waitFor();
    expect((await options.allTextContents()).slice(0, 4)).to.deep.equal([
      "Netherlands: company number (KvK)",
      "Netherlands: public authority (OIN)",
      "Netherlands: establishment number (KvK)",
      "Netherlands: VAT ID",
    ]);
    for (const label of await options.allTextContents()) expect(label).to.not.match(/^(?:\d{4}|EM)$/);
    await kind(page).fill("0190");
    // The list moves while it becomes shorter, so that a click can meet what is below it.
    await options.nth(1).waitFor({ state: "detached" });
    await kind(page).press("ArrowDown");
    await kind(page).press("Enter");
    await page.getByText("Netherlands: public authority (OIN) – 0190:00000001820029336000").waitFor();
    await checkAccessibility(page);
    await saved(page);
    expect(await stored(id)).to.deep.equal({ scheme: "0190", value: "00000001820029336000" });
  });

  it("of the seller are understood in the settings, and can be of another kind than the usual", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/workspace");
    await value(page).fill("BE0428759497");
    await pick(kind(page), "Belgium: VAT ID");
    await page.getByText("Belgium: VAT ID – 9925:BE0428759497").waitFor();
    await save(page);
    await page.getByText("Settings saved").first().waitFor();
    const { body } = await dashboards.api("owner")("/v1/workspace");
    expect((body["seller"] as Record<string, unknown>)["electronic_address"]).to.deep.equal({
      scheme: "9925",
      value: "BE0428759497",
    });
  });
});
