import { expect } from "chai";
import type { Page } from "playwright-core";
import { memoryPorts } from "../../adapters/memory/index.js";
import { instant } from "../../core/index.js";
import { systemPorts } from "../system-ports.js";
import { checkAccessibility, until, useDashboards } from "./dashboards.js";
import { useReceiver } from "./receiver.js";
import { choose } from "./row-menu.js";

const dialog = (page: Page) => page.getByRole("dialog");
const MINUTE = 60_000;

describe("the dashboard's webhooks, in Chromium", () => {
  let ahead = 0;
  const clock = { now: () => instant(Date.now() + ahead) };
  const dashboards = useDashboards({ ports: memoryPorts({ ...systemPorts, clock }) });
  const receiver = useReceiver();
  beforeEach(() => {
    ahead = 0;
  });

  type Webhook = Record<"id" | "url" | "description" | "status", string> & { readonly events: string[] };
  const webhooks = async () => (await dashboards.api("owner")("/v1/webhooks")).body["data"] as Webhook[];
  const subscribe = async (body: object = {}) => {
    const reply = await dashboards.api("owner")("/v1/webhooks", {
      body: { url: receiver.url, events: ["user.invited"], description: "Bookkeeping", ...body },
    });
    expect(reply.status).to.equal(201);
    return reply.body["id"] as string;
  };
  let count = 0;
  const happen = async () => {
    const body = { email: `somebody-${process.pid}-${++count}@example.com` };
    expect((await dashboards.api("owner")("/v1/users", { body })).status).to.equal(201);
  };
  const send = async (minutes = 0) => {
    for (let step = 0; step <= minutes; step++) {
      ahead += step === 0 ? 0 : MINUTE;
      await dashboards.harness.reactions.deliveries.wake();
      await dashboards.harness.reactions.deliveries.idle();
    }
  };
  const statuses = async () => {
    const { body } = await dashboards.api("owner")("/v1/webhook-deliveries?sort=created_at");
    return (body["data"] as { status: string }[]).map(({ status }) => status);
  };

  it("reports URL errors while the user types, and shows the service's error at its field", async () => {
    dashboards.expectStatus(422);
    const page = await dashboards.openDashboard("owner", "/webhooks");
    await page.getByText("Create one to get started").waitFor();
    await page.getByRole("button", { name: "New webhook" }).click();
    const url = dialog(page).getByLabel("Endpoint URL");
    for (const [typed, problem] of [
      ["htt", null],
      ["ftp://example.com", "must start with https://"],
      ["https://exa mple.com", "Enter a complete URL"],
      ["https://me:secret@example.com/", "a user name or password"],
      ["https://example.com/#part", "a fragment (#)"],
      ["http://example.com/", "must start with https://"],
      ["https://example.com/", null],
    ] as const) {
      await url.fill(typed);
      if (problem) await dialog(page).getByText(problem).waitFor();
      else await until(`no remark on ${typed}`, async () => (await url.getAttribute("aria-invalid")) !== "true");
    }
    await dialog(page).getByLabel("invoice.paid").check();
    await url.fill("https://10.0.0.1/hook");
    await dialog(page).getByRole("button", { name: "New webhook" }).click();
    await dialog(page).getByText("on the public internet").first().waitFor();
    expect(await url.inputValue()).to.equal("https://10.0.0.1/hook");
    await checkAccessibility(page);
    expect(await webhooks()).to.deep.equal([]);
  });

  it("creates a webhook with its events, including past ones, and opens it", async () => {
    await happen();
    const page = await dashboards.openDashboard("admin", "/webhooks");
    await page.getByRole("button", { name: "New webhook" }).click();
    await dialog(page).getByLabel("Endpoint URL").fill(receiver.url);
    await dialog(page).getByLabel("Name").fill("Bookkeeping");
    await dialog(page).getByRole("button", { name: "New webhook" }).click();
    await dialog(page).getByText("Required.").waitFor();
    await dialog(page).getByText("An invoice is paid in full.").waitFor();
    await dialog(page).getByLabel("invoice.paid").check();
    await dialog(page).getByLabel("user.invited").check();
    await dialog(page).getByLabel("Include past events since (Europe/Berlin)", { exact: true }).fill("2020-01-01");
    await dialog(page).getByRole("button", { name: "New webhook" }).dblclick();
    await page.getByRole("heading", { level: 1, name: "Bookkeeping" }).waitFor();
    const [made, ...others] = await webhooks();
    expect(others).to.deep.equal([]);
    expect(made).to.deep.include({
      url: receiver.url,
      description: "Bookkeeping",
      events: ["invoice.paid", "user.invited"],
    });
    expect(await statuses()).to.include("pending");
    await page.getByRole("main").getByRole("link", { name: "Webhooks", exact: true }).click();
    const row = page.getByRole("row", { name: "Bookkeeping" });
    await row.getByText("Active").waitFor();
    await row.getByText("invoice.paid, user.invited").waitFor();
  });

  /** Requests a ping, and waits until it is due. */
  const ping = async (page: Page) => {
    await page.getByRole("button", { name: "Send ping" }).click();
    const outcome = page.getByRole("status").filter({ hasText: "Ping" });
    await outcome.getByText("Sending").waitFor();
    return outcome;
  };

  it("sends a ping, and shows its result immediately", async () => {
    const page = await dashboards.openDashboard("owner", `/webhooks/${await subscribe()}`);
    const outcome = await ping(page);
    await checkAccessibility(page);
    await send();
    await outcome.getByText("Succeeded with 204").waitFor();
    expect(receiver.received.map(({ headers }) => headers["x-service-event"])).to.deep.equal(["webhook.ping"]);
    await outcome.getByRole("link", { name: "View delivery" }).click();
    await page.getByRole("heading", { level: 1, name: "webhook.ping" }).waitFor();
  });

  it("gives advice for a failing webhook, by the kind of failure", async () => {
    const id = await subscribe({ url: "http://127.0.0.1:1/hook" });
    await happen();
    await send();
    const page = await dashboards.openDashboard("owner", `/webhooks/${id}`);
    const guide = page.getByRole("alert");
    await guide.getByText("The receiver did not accept the connection.").waitFor();
    await guide.getByText("Check that the receiver is running").waitFor();
    await checkAccessibility(page);
    await guide.getByRole("link", { name: "View the delivery that failed last" }).click();
    await page.getByRole("heading", { level: 1, name: "user.invited" }).waitFor();
    await page.getByRole("region", { name: "Attempts" }).getByText("Connection failed").first().waitFor();
    await page.goBack();
    await choose(page, "Bookkeeping", "Pause");
    await page.getByRole("alert").filter({ hasText: "Webhook paused" }).first().waitFor();
    await page.getByRole("alert").getByText("The receiver did not accept the connection.").waitFor();
    await choose(page, "Bookkeeping", "Resume");
    await page.getByText("Webhook paused").first().waitFor({ state: "detached" });
    const outcome = await ping(page);
    await send();
    await outcome.getByText("Connection failed", { exact: true }).waitFor();
    receiver.answerWith(404);
    await dashboards.api("owner")(`/v1/webhooks/${id}`, { method: "PATCH", body: { url: receiver.url } });
    await ping(page);
    await send();
    await guide.getByText("The receiver has nothing at this URL.").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Webhooks", exact: true }).click();
    await page.getByText("Failing since").waitFor();
    await page.getByRole("link", { name: "Overview" }).click();
    const failing = page.getByRole("region", { name: "Failing webhooks" });
    await failing.getByText("Failing since").waitFor();
    await failing.getByRole("link").click();
    await page.getByRole("heading", { level: 2, name: "Deliveries" }).waitFor();
  });

  it("pauses, shows that deliveries are held, and sends them after it is resumed", async () => {
    const page = await dashboards.openDashboard("owner", `/webhooks/${await subscribe()}`);
    await choose(page, "Bookkeeping", "Pause");
    await page.getByRole("alert").filter({ hasText: "Webhook paused" }).first().waitFor();
    await happen();
    await send();
    await page.getByText("Held: webhook paused").waitFor();
    await checkAccessibility(page);
    expect(receiver.received).to.have.length(0);
    await choose(page, "Bookkeeping", "Resume");
    await page.getByText("Webhook paused").first().waitFor({ state: "detached" });
    await send();
    expect(receiver.received).to.have.length(1);
  });

  it("sends only changed fields, based on the loaded version", async () => {
    const page = await dashboards.openDashboard("owner", `/webhooks/${await subscribe()}`);
    await choose(page, "Bookkeeping", "Edit");
    await dialog(page).getByLabel("Name").fill("Ledger");
    const sent = page.waitForRequest((request) => request.method() === "PATCH");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    expect(await (await sent).headerValue("If-Match")).to.equal('"1."');
    await page.getByRole("heading", { level: 1, name: "Ledger" }).waitFor();
    const [webhook] = await webhooks();
    expect(webhook).to.deep.include({ url: receiver.url, description: "Ledger", events: ["user.invited"], version: 2 });
  });

  it("deletes after confirmation, lists what is canceled, and returns to the list", async () => {
    receiver.answerWith(500);
    const page = await dashboards.openDashboard("owner", `/webhooks/${await subscribe()}`);
    await happen();
    await send();
    await choose(page, "Bookkeeping", "Delete");
    await dialog(page).getByText("pending ones are canceled").waitFor();
    await checkAccessibility(page);
    expect(await webhooks()).to.have.length(1);
    await dialog(page).getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("Create one to get started").waitFor();
    expect([await webhooks(), await statuses()]).to.deep.equal([[], ["cancelled"]]);
  });

  it("resends deliveries that failed since the webhook started failing, and reports their number", async () => {
    receiver.answerWith(500);
    const id = await subscribe();
    await happen();
    await happen();
    await send(40);
    expect(await statuses()).to.deep.equal(["failed", "failed"]);
    const page = await dashboards.openDashboard("owner", `/webhooks/${id}`);
    await choose(page, "Bookkeeping", "Resend failed…");
    await dialog(page).getByLabel("started failing").waitFor();
    await checkAccessibility(page);
    expect(await dialog(page).getByLabel("started failing").isChecked()).to.equal(true);
    receiver.answerWith(200);
    await dialog(page).getByRole("button", { name: "Resend" }).dblclick();
    await dialog(page).getByText("Resending 2 deliveries").waitFor();
    await send();
    expect(await statuses()).to.deep.equal(["succeeded", "succeeded"]);
    await dialog(page).getByRole("button", { name: "Close" }).last().click();
    await choose(page, "Bookkeeping", "Resend failed…");
    await dialog(page).getByLabel("Custom start time").check();
    await dialog(page).getByRole("button", { name: "Resend" }).click();
    await dialog(page).getByText("Required.").waitFor();
    await dialog(page)
      .getByLabel(/^Start time \(Europe\/Berlin\)(?!:)/)
      .fill("2020-01-01");
    await dialog(page).getByRole("button", { name: "Resend" }).click();
    await dialog(page).getByText("Resending 0 deliveries").waitFor();
  });

  for (const scheme of ["light", "dark"] as const)
    it(`shows attempts as a chart and as a table, ${scheme}`, async () => {
      const id = await subscribe();
      await happen();
      await send();
      receiver.answerWith(500);
      await happen();
      await send();
      const page = await dashboards.openDashboard("owner", `/webhooks/${id}`, { scheme });
      const figures = page.getByRole("region", { name: "Delivery attempts" });
      await figures.getByText("1 (50%)").waitFor();
      await figures.locator("rect[data-series=failed]").waitFor();
      expect(await figures.locator("rect[data-series=succeeded]").count()).to.equal(1);
      await figures.locator("[data-series=p95] circle").first().waitFor();
      const steps = await figures.locator(".visx-axis-left").first().locator("text").allTextContents();
      expect(steps, "no half attempts")
        .to.include("1")
        .and.satisfy((all: string[]) => all.every((one) => /^\d+$/.test(one)));
      await figures.getByText("Show as table").click();
      const table = figures.getByRole("table");
      expect(await table.getByRole("row").count()).to.be.within(25, 26);
      await checkAccessibility(page);
      await figures.getByText("30 days").click();
      await until("a row for each day", async () => (await table.getByRole("row").count()) > 30);
      await page.getByRole("main").getByRole("link", { name: "Webhooks", exact: true }).click();
      await page.getByRole("row", { name: "Bookkeeping" }).getByText("50%").waitFor();
      await checkAccessibility(page);
    });
});
