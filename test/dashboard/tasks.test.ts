import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { portsAt, until, untilLoaded, useDashboards } from "./dashboards.js";
import { pick } from "./pick.js";
import { entriesOf, make, makeScene, type Row } from "./time/scene.js";

/** A Wednesday. */
const NOW = "2026-09-02T10:00:00Z";

/** Counts clicks, keys and choices in lists, but not the characters of typed text. */
class Hand {
  count = 0;
  constructor(readonly page: Page) {}

  async click(locator: Locator): Promise<void> {
    this.count += 1;
    await locator.click();
  }

  async press(key: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.press(key);
  }

  /** Chooses an option of a field by its name. */
  async choose(field: Locator, option: string): Promise<void> {
    this.count += 1;
    const isNative = await field.evaluate<boolean, { readonly tagName: string }>(({ tagName }) => tagName === "SELECT");
    await (isNative ? field.selectOption(option) : pick(field, option));
  }
}

describe("what people do every day, in Chromium, takes", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });
  const owner = () => dashboards.api("owner");
  const open = async (path: string) => {
    const page = await dashboards.openDashboard("owner", path, { time: NOW });
    await untilLoaded(page);
    return { page, hand: new Hand(page) };
  };

  const work = async (name = "Ada Ltd") => {
    const client_id = await make(owner(), "/clients", { name, rate: 9_000, email: "ada@example.com" });
    return { client_id, project_id: await make(owner(), "/projects", { name: `${name} website`, client_id }) };
  };
  const record = async (project_id: string, day: string) =>
    make(owner(), "/time-entries", { project_id, start_time: `${day}T08:00:00Z`, end_time: `${day}T10:00:00Z` });

  it("one key and typing to start a timer, from any page", async () => {
    await makeScene(owner());
    for (const path of ["/settings/profile", "/invoices"]) {
      const { page, hand } = await open(path);
      await hand.press("n");
      await page.keyboard.type("#Website landing page\n");
      await page.getByRole("button", { name: "Stop timer" }).first().waitFor();
      expect(hand.count, path).to.equal(1);
      await until("the timer", async () => (await entriesOf(owner())).some(({ end_time: end }) => end === null));
      await page.getByRole("button", { name: "Stop timer" }).first().click();
      await until("the end", async () => (await entriesOf(owner())).every(({ end_time: end }) => end !== null));
    }
  });

  it("one line for yesterday from 9 to 12", async () => {
    const { website } = await makeScene(owner());
    const { page, hand } = await open("/");
    await hand.press("n");
    await page.keyboard.type("yesterday 9-12 #Website\n");
    await until("the entry", async () => (await entriesOf(owner())).length === 1);
    const [entry] = await entriesOf(owner());
    expect(entry).to.include({
      project_id: website,
      start_time: "2026-09-01T07:00:00.000Z",
      end_time: "2026-09-01T10:00:00.000Z",
    });
    expect(hand.count).to.equal(1);
  });

  it("two clicks to copy last week", async () => {
    const { project_id } = await work();
    for (const day of ["2026-08-24", "2026-08-26"]) await record(project_id, day);
    const { page, hand } = await open("/time/week");
    await hand.click(page.getByRole("button", { name: "Copy last week" }));
    await hand.click(page.getByRole("menuitem", { name: "Copy rows and hours" }));
    await until("the entries", async () => (await entriesOf(owner())).length === 4);
    expect(hand.count).to.equal(2);
  });

  it("three choices to see the work for a client in August with its total", async () => {
    const { project_id } = await work();
    const other = await work("Grace Inc");
    for (const day of ["2026-07-30", "2026-08-03", "2026-08-24"]) await record(project_id, day);
    await record(other.project_id, "2026-08-05");
    const { page, hand } = await open("/time");
    await hand.click(page.getByText("All entries", { exact: true }));
    await hand.choose(page.getByLabel("Client"), "Ada Ltd");
    await hand.choose(page.getByLabel("Period"), "Last month");
    await page.getByText("2 entries").waitFor();
    await page.getByText("€360.00").waitFor();
    expect(hand.count).to.equal(3);
  });

  it("four clicks from all unbilled time of a client to the sent invoice", async () => {
    const { client_id, project_id } = await work();
    await record(project_id, "2026-08-24");
    // The preview of the draft, after its creation.
    dashboards.expectStatus(422);
    // Without a clock of its own, which would need a script in the frame of the email.
    const page = await dashboards.openDashboard("owner", "/");
    const hand = new Hand(page);
    await hand.click(page.getByRole("link", { name: "Invoice Ada Ltd" }));
    await page.getByRole("cell", { name: "€180.00" }).first().waitFor();
    await hand.click(page.getByRole("button", { name: "Create draft" }));
    await hand.click(page.getByRole("button", { name: "Send", exact: true }));
    const dialog = page.getByRole("dialog");
    await hand.click(dialog.getByRole("button", { name: "Send", exact: true }));
    await dialog.waitFor({ state: "detached" });
    const [invoice] = (await owner()(`/v1/invoices?client_id=${client_id}`)).body["data"] as Row[];
    const messages = (await owner()(`/v1/invoices/${String(invoice?.["id"])}/messages`)).body["data"] as Row[];
    expect(invoice?.["status"]).to.equal("open");
    expect(messages.map(({ to }) => to)).to.deep.equal([["ada@example.com"]]);
    expect(hand.count).to.equal(4);
  });

  it("one click to see what is overdue, and what is over its budget", async () => {
    const { client_id, project_id } = await work();
    await record(project_id, "2026-08-24");
    const over = await make(owner(), "/projects", {
      name: "Over",
      client_id,
      budget: { kind: "hours", hours: "1", period: "total" },
    });
    await record(over, "2026-08-25");
    const lines = [{ description: "Work", quantity: "1", unit_price: 5_000 }];
    const id = await make(owner(), "/invoices", { client_id, lines, issue_date: "2026-06-01", due_date: "2026-06-15" });
    await owner()(`/v1/invoices/${id}`, { method: "PATCH", body: { status: "open" } });
    const { page, hand } = await open("/");
    await hand.click(page.getByRole("link", { name: "More than 60 days overdue" }));
    await page.getByRole("heading", { level: 1, name: "Invoices" }).waitFor();
    await page.getByRole("cell", { name: "€50.00" }).first().waitFor();
    expect(hand.count).to.equal(1);
    const again = await open("/");
    await again.hand.click(
      again.page.getByRole("region", { name: "Budgets almost used up" }).getByRole("link", { name: "Over" }),
    );
    await again.page.getByRole("heading", { level: 1, name: "Over" }).waitFor();
    await again.page.getByText("200 % used").first().waitFor();
    expect(again.hand.count).to.equal(1);
  });
});
