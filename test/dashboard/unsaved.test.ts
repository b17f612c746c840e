import { expect } from "chai";
import type { Page } from "playwright-core";
import { checkAccessibility, untilLoaded, useDashboards } from "./dashboards.js";
import { day, make, makeScene, span } from "./time/scene.js";
import { pick } from "./pick.js";

const question = (page: Page, name = "Discard changes?") => page.getByRole("dialog", { name });
const main = (page: Page, name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const newClient = (page: Page) => page.getByRole("dialog", { name: "New client" });
const nameIn = (page: Page) => newClient(page).getByRole("textbox", { name: "Name", exact: true });
const keep = (page: Page) => question(page).getByRole("button", { name: "Keep editing" }).click();
const discard = (page: Page) => question(page).getByRole("button", { name: "Discard" }).click();

describe("the dashboard with unsaved changes, in Chromium", () => {
  const dashboards = useDashboards();

  const openClient = async (page: Page) => {
    await page.getByRole("button", { name: "New client" }).first().click();
    await nameIn(page).waitFor();
  };

  it("asks before a drawer is closed by a click outside, Escape or its button, and keeps the input", async () => {
    const page = await dashboards.openDashboard("owner", "/clients");
    await openClient(page);
    await nameIn(page).fill("Globex");
    for (const close of [
      () => page.mouse.click(10, 400),
      () => page.keyboard.press("Escape"),
      () => newClient(page).getByRole("button", { name: "Close" }).click(),
    ]) {
      await close();
      await question(page).waitFor();
      await keep(page);
      await question(page).waitFor({ state: "detached" });
      expect(await nameIn(page).inputValue()).to.equal("Globex");
    }
    await page.keyboard.press("Escape");
    await question(page).waitFor();
    await checkAccessibility(page);
    await page.keyboard.press("Escape");
    await question(page).waitFor({ state: "detached" });
    await nameIn(page).and(page.locator(":focus")).or(newClient(page).locator(":focus")).first().waitFor();
    expect(await nameIn(page).inputValue()).to.equal("Globex");
    await page.mouse.click(10, 400);
    await discard(page);
    await newClient(page).waitFor({ state: "detached" });
  });

  it("does not ask without changes, after they are undone, after Cancel, or after they are saved", async () => {
    const page = await dashboards.openDashboard("owner", "/clients");
    for (const type of [
      () => Promise.resolve(),
      () =>
        nameIn(page)
          .fill("Globex")
          .then(() => nameIn(page).fill("")),
    ]) {
      await openClient(page);
      await type();
      await page.mouse.click(10, 400);
      await newClient(page).waitFor({ state: "detached" });
    }
    await openClient(page);
    await nameIn(page).fill("Globex");
    await newClient(page).getByRole("button", { name: "Cancel" }).click();
    await newClient(page).waitFor({ state: "detached" });
    await openClient(page);
    await nameIn(page).fill("Globex");
    await newClient(page).getByRole("button", { name: "Save" }).click();
    await page.getByRole("row", { name: /Globex/ }).waitFor();
    await main(page, "Projects").click();
    await heading(page, "Projects").waitFor();
  });

  it("asks in each language", async () => {
    for (const [language, label, title] of [
      ["de", "Name", "Änderungen verwerfen?"],
      ["fr", "Nom", "Abandonner les modifications ?"],
      ["es", "Nombre", "¿Descartar los cambios?"],
    ] as const) {
      const page = await dashboards.openDashboard("owner", "/settings/profile", { language });
      await page.getByRole("textbox", { name: label, exact: true }).fill("Grace");
      await page.locator("nav a[href$='/projects']").first().click();
      await question(page, title).waitFor();
    }
  });

  for (const [path, label, value] of [
    ["/invoices/new", "Purchase order", "PO 1"],
    ["/settings/workspace", "Name", "Initech"],
    ["/settings/profile", "Name", "Grace"],
  ] as const)
    it(`asks before ${path} is left by a link or the back button, then stays or leaves`, async () => {
      await make(dashboards.api("owner"), "/clients", { name: "Globex" });
      const page = await dashboards.openDashboard("owner", "/projects");
      await untilLoaded(page);
      const link = path === "/invoices/new" ? "Invoices" : path === "/settings/profile" ? "Profile" : "Workspace";
      await main(page, link).click();
      if (path === "/invoices/new") await page.getByRole("link", { name: "New invoice" }).first().click();
      await page.waitForURL(`**${path}`);
      const field = page
        .getByRole("main")
        .getByRole("textbox", { name: label, exact: label === "Name" })
        .first();
      await field.fill(value);
      for (const go of [() => main(page, "Clients").click(), () => page.evaluate("history.back()")]) {
        await go();
        await question(page).waitFor();
        expect(new URL(page.url()).pathname).to.equal(path);
        await keep(page);
        await question(page).waitFor({ state: "detached" });
        expect(await field.inputValue()).to.equal(value);
      }
      await page.evaluate("history.back()");
      await discard(page);
      await page.waitForURL(path === "/invoices/new" ? "**/invoices" : "**/projects");
      await heading(page, path === "/invoices/new" ? "Invoices" : "Projects").waitFor();
      await main(page, "Clients").click();
      await heading(page, "Clients").waitFor();
    });

  it("opens the draft from a new invoice without a question, and the list from Cancel", async () => {
    await make(dashboards.api("owner"), "/clients", { name: "Globex" });
    const page = await dashboards.openDashboard("owner", "/invoices/new");
    const begin = async () => {
      // Before the client is chosen, since the preview of a client without time is refused.
      await page.getByLabel("Include unbilled time").uncheck();
      await pick(page.getByRole("combobox", { name: "Client" }), "Globex");
      await page.getByRole("button", { name: "Add line" }).click();
      await page.getByLabel("Description").fill("Workshop");
      await page.getByLabel(/^Price/).fill("100");
    };
    await begin();
    await page.getByRole("button", { name: "Cancel" }).click();
    await heading(page, "Invoices").waitFor();
    await page.getByRole("link", { name: "New invoice" }).first().click();
    await begin();
    await page.getByRole("button", { name: "Create draft" }).click();
    await page.waitForURL(/\/invoices\/inv/);
  });

  it("makes the browser ask before it closes or reloads the page, only with unsaved changes", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/profile");
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.getByLabel("Name").fill("Grace");
    await page.reload();
    await untilLoaded(page);
    expect(asked).to.deep.equal(["beforeunload"]);
    await page.getByLabel("Name").click();
    await page.reload();
    await untilLoaded(page);
    expect(asked).to.deep.equal(["beforeunload"]);
    page.removeAllListeners("dialog");
  });

  it("asks before it discards an entry's form or the timer's panel", async () => {
    const { website } = await makeScene(dashboards.api("owner"));
    await make(dashboards.api("owner"), "/time-entries", { project_id: website, notes: "one", ...span("09:00", "10:00") });
    await make(dashboards.api("owner"), "/time-entries", { project_id: website, notes: "two", ...span("10:00", "11:00") });
    await make(dashboards.api("owner"), "/time-entries", { project_id: website });
    const page = await dashboards.openDashboard("owner", `/time?date=${day}`);
    await page.getByRole("button", { name: "one" }).click();
    await page.getByLabel("Note", { exact: true }).fill("first");
    await page.getByRole("button", { name: "two" }).click();
    await question(page).waitFor();
    await keep(page);
    expect(await page.getByLabel("Note", { exact: true }).inputValue()).to.equal("first");
    await page.getByRole("button", { name: "Cancel" }).click();
    const panel = page.getByRole("dialog", { name: "Timer" });
    const face = page.getByRole("button", { name: "Timer: Website" });
    await face.click();
    await panel.getByLabel("Note").fill("landing page");
    for (const close of [() => page.keyboard.press("Escape"), () => face.click()]) {
      await close();
      await question(page).waitFor();
      await keep(page);
      expect(await panel.getByLabel("Note").inputValue()).to.equal("landing page");
    }
    await panel.getByLabel("Note").press("Escape");
    await discard(page);
    await panel.waitFor({ state: "detached" });
  });
});
