import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { systemPorts } from "../system-ports.js";
import { ownFont } from "../own-fonts.js";
import { png, svg } from "../logos.js";
import { checkAccessibility, until, useDashboards } from "./dashboards.js";
import { hold } from "./held.js";
import { pick } from "./pick.js";

describe("the dashboard's workspace settings, in Chromium", () => {
  const dashboards = useDashboards({ ports: memoryPorts(systemPorts) });
  const settings = async () => (await dashboards.api("owner")("/v1/workspace")).body;

  it("saves only changed fields, based on the loaded version", async () => {
    const before = await settings();
    const page = await dashboards.openDashboard("admin", "/settings/workspace");
    await page.getByLabel("Name", { exact: false }).first().fill("Engines");
    await pick(page.getByRole("combobox", { name: "Time zone" }), "Kolkata (GMT+5:30)");
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
    await page.getByRole("navigation").getByText("Engines").waitFor();
  });

  it("uploads, names and removes the font of documents", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/workspace");
    const choose = async (name: string, content: Buffer) => {
      const input = page.getByRole("group", { name: "Font" }).locator("input[type=file]");
      await input.setInputFiles({ name, mimeType: "application/octet-stream", buffer: content });
    };
    await choose("font.otf", ownFont("rare-han.otf"));
    await page.getByText("Noto Sans CJK JP").waitFor();
    expect((await settings())["font"]).to.include({ media_type: "font/otf" });
    await choose("font.ttf", ownFont("adlam.ttf"));
    await page.getByText("Noto Sans Adlam Regular").waitFor();
    dashboards.expectStatus(422);
    await choose("font.ttf", Buffer.from("not a font"));
    await page.getByText("This is not a font that can be used.").waitFor();
    await page.getByRole("button", { name: "Remove font" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove font" }).click();
    await until("the removal", async () => (await settings())["font"] === null);
  });

  it("saves the color of documents and their texts in each language", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/workspace");
    await page.getByRole("button", { name: "Choose an accent color" }).click();
    await page.getByLabel("Accent color", { exact: true }).fill("#b00020");
    await page.getByLabel("Notes on new invoices").fill("Thank you.");
    await page.getByLabel("Language of the texts").selectOption("German");
    expect(await page.getByLabel("Notes on new invoices").inputValue()).to.equal("");
    await page.getByLabel("Footer").fill("Nordbank\nHRB 12345");
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Settings saved").waitFor();
    const { accent_color: color, document_texts: texts } = await settings();
    expect([color, texts]).to.deep.equal([
      "#b00020",
      [
        { language: "en", notes: "Thank you.", footer: "" },
        { language: "de", notes: "", footer: "Nordbank\nHRB 12345" },
      ],
    ]);
    await page.reload();
    expect(await page.getByLabel("Notes on new invoices").inputValue()).to.equal("Thank you.");
    await page.getByRole("button", { name: "Use the default color" }).click();
    await page.getByLabel("Notes on new invoices").fill("");
    await page.getByRole("button", { name: "Save" }).click();
    await until("the changes", async () => (await settings())["accent_color"] === null);
    expect((await settings())["document_texts"]).to.have.length(1);
  });

  it("saves a limit for timers in whole hours, and removes it", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/workspace");
    const limit = page.getByLabel("Stop timers after (hours)");
    for (const wrong of ["0", "169", "1.5", "x"]) {
      await limit.fill(wrong);
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("The value is too small or too large.").waitFor();
    }
    for (const [text, stored] of [
      ["12", 12],
      ["", null],
    ] as const) {
      await limit.fill(text);
      await page.getByRole("button", { name: "Save" }).click();
      await until("the limit", async () => (await settings())["timer_limit_hours"] === stored);
    }
  });

  it("keeps what is typed while the settings are saved", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/workspace");
    const [terms, city] = [page.getByLabel("Payment terms (days)"), page.getByLabel("City")];
    await terms.fill("21");
    await city.fill("Leeds");
    const release = await hold(page, /\/v1\/workspace$/);
    const sent = page.waitForRequest((request) => request.method() === "PATCH");
    await page.getByRole("button", { name: "Save" }).click();
    await sent;
    await city.fill("York");
    release();
    await page.getByText("Settings saved").waitFor();
    expect([await terms.inputValue(), await city.inputValue()]).to.deep.equal(["21", "York"]);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Settings saved").nth(1).waitFor();
    const { seller, payment_terms_days: days } = await settings();
    expect([days, (seller as { address: { city: string } }).address.city]).to.deep.equal([21, "York"]);
  });

  it("saves what the law requires of the seller, and how invoices are issued", async () => {
    const page = await dashboards.openDashboard("admin", "/settings/workspace");
    const texts: Readonly<Record<string, string>> = {
      "VAT ID": "DE136695976",
      "Tax number": "37/123/45678",
      Register: "HRB 12345",
      Directors: "Grace Hopper",
      BIC: "COBADEFF",
      Phone: "+49 30 123456",
      "Next number": "43",
      "Credit note number": "K-{SEQ}",
    };
    for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel("lacks required details").selectOption("block");
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Settings saved").waitFor();
    const after = await settings();
    expect(after).to.include({ invoice_next_number: 43, credit_note_number_format: "K-{SEQ}", issue_checks: "block" });
    expect(after["seller"]).to.include({ vat_id: "DE136695976", tax_number: "37/123/45678", register: "HRB 12345" });
    expect(after["seller"]).to.include({ directors: "Grace Hopper", bic: "COBADEFF", phone: "+49 30 123456" });
    dashboards.expectStatus(422);
    await page.getByLabel("Next number").fill("7");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("already assigned").first().waitFor();
    expect(await page.getByLabel("Next number").getAttribute("aria-invalid")).to.equal("true");
  });

  it("uploads, shows, replaces and removes the logo, and then still saves the other settings", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/workspace");
    await page.getByLabel("City").fill("London");
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.getByRole("group", { name: "Logo" }).locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
    await choose("logo.svg", "image/svg+xml", svg());
    const logo = page.getByRole("img", { name: "Logo of the workspace" });
    await logo.waitFor();
    const isDrawn = async () => ((await logo.boundingBox())?.width ?? 0) > 64;
    await until("the logo", isDrawn);
    await choose("logo.png", "image/png", png());
    await until("the PNG", async () => (await settings())["version"] === 3);
    await until("the logo", isDrawn);
    await checkAccessibility(page);
    expect((await settings())["logo"]).to.include({ media_type: "image/png" });
    dashboards.expectStatus(422);
    await choose("logo.svg", "image/svg+xml", svg("<script/>"));
    await page.getByRole("alert").getByText("SVG without scripts").waitFor();
    await choose("large.png", "image/png", Buffer.alloc(262_145));
    await page.getByRole("alert").getByText("larger than 256 KiB").waitFor();
    await page.getByRole("button", { name: "Remove logo" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove logo" }).click();
    await page.getByRole("button", { name: "Upload logo" }).waitFor();
    expect((await settings())["logo"]).to.equal(null);
    expect(await page.getByLabel("City").inputValue()).to.equal("London");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Settings saved").waitFor();
    expect(((await settings())["seller"] as { address: object }).address).to.include({ city: "London" });
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
    await page.getByLabel("IBAN").fill("GB33BUKB20201555555550");
    await page.getByLabel("BIC").fill("ABCD1234");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Enter a valid IBAN").first().waitFor();
    for (const [label, value] of [
      ["IBAN", "GB33BUKB20201555555550"],
      ["BIC", "ABCD1234"],
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
