import { expect } from "chai";
import type { Page } from "playwright-core";
import { memoryPorts } from "../../adapters/memory/index.js";
import { systemPorts } from "../system-ports.js";
import { checkAccessibility, until, useDashboards } from "./dashboards.js";
import { pick } from "./pick.js";
import { useReceiver } from "./receiver.js";

const rows = (page: Page) => page.getByRole("table", { name: "Deliveries" }).locator("tbody tr[data-index]");
const MINUTE_MS = 60_000;
const list = "/webhooks/deliveries";

describe("the dashboard's deliveries, in Chromium", () => {
  const dashboards = useDashboards({ ports: memoryPorts(systemPorts) });
  const receiver = useReceiver();

  const subscribe = async (description = "", events = ["user.invited"]) => {
    const body = { url: receiver.url, events, description };
    const reply = await dashboards.api("owner")("/v1/webhooks", { body });
    expect(reply.status).to.equal(201);
    return reply.body["id"] as string;
  };
  let count = 0;
  const happen = async () => {
    const body = { email: `invited-${process.pid}-${++count}@example.com` };
    expect((await dashboards.api("owner")("/v1/users", { body })).status).to.equal(201);
  };
  const send = async () => {
    await dashboards.harness.reactions.deliveries.wake();
    await dashboards.harness.reactions.deliveries.idle();
  };
  const newest = async () => {
    const { body } = await dashboards.api("owner")("/v1/webhook-deliveries");
    return (body["data"] as { id: string; event_id: string }[])[0] ?? { id: "", event_id: "" };
  };

  it("shows an attempt with its exact headers and response, the reason in words, and the time of the next attempt", async () => {
    receiver.answerWith(503, "down for lunch");
    await subscribe("Bookkeeping");
    await happen();
    await send();
    const { id, event_id: eventId } = await newest();
    // The page's clock is behind, so that the next attempt is not due before the assertions.
    const time = new Date(Date.now() - 5 * MINUTE_MS).toISOString();
    const page = await dashboards.openDashboard("admin", `${list}/${id}`, { time });
    await page.getByText("503: Server error").waitFor();
    await page.getByText("The receiver failed to process the request.").waitFor();
    await page
      .getByText(/Next attempt in \d:\d\d/)
      .first()
      .waitFor();
    for (const text of [id, eventId]) await page.getByText(text, { exact: true }).waitFor();
    await page.getByText("Headers and response").click();
    const sent = await page.getByRole("group", { name: "Request headers 1" }).textContent();
    const [got] = receiver.received;
    for (const name of ["x-service-signature", "webhook-signature", "webhook-id", "x-service-delivery"])
      expect(sent?.toLowerCase()).to.contain(`${name}: ${String(got?.headers[name])}`.toLowerCase());
    expect(await page.getByRole("group", { name: "Response headers 1" }).textContent()).to.contain("x-receiver: test");
    expect(await page.getByRole("group", { name: "Response body (first 16 KiB) 1" }).textContent()).to.equal("down for lunch");
    await checkAccessibility(page);
    await page.getByText("Raw", { exact: true }).click();
    expect(await page.getByRole("group", { name: "Request body" }).textContent()).to.equal(got?.body);
    expect(await page.getByRole("link", { name: "Bookkeeping" }).getAttribute("href")).to.match(/\/webhooks\/wh_/);
  });

  it("retries immediately, and shows the result without a reload", async () => {
    receiver.answerWith(500);
    await subscribe();
    await happen();
    await send();
    const { id } = await newest();
    const page = await dashboards.openDashboard("owner", `${list}/${id}`);
    receiver.answerWith(200);
    await page.getByRole("button", { name: "Retry now" }).click();
    await page.getByText("Next attempt soon").first().waitFor();
    await send();
    await page.getByText("Succeeded with 200").waitFor();
    expect(await page.getByText("Next attempt").count()).to.equal(0);
    expect(receiver.received).to.have.length(2);
    expect(receiver.received[1]?.body).to.equal(receiver.received[0]?.body);
  });

  it("shows that a delivery is held, and no next attempt", async () => {
    const webhook = await subscribe();
    await happen();
    await dashboards.api("owner")(`/v1/webhooks/${webhook}`, { method: "PATCH", body: { status: "paused" } });
    const { id } = await newest();
    const page = await dashboards.openDashboard("owner", `${list}/${id}`);
    await page.getByText("This delivery is sent when you resume it.").waitFor();
    expect(await page.getByText("Next attempt soon").count()).to.equal(0);
    await checkAccessibility(page);
  });

  it("updates the list live", async () => {
    await subscribe("Bookkeeping");
    await happen();
    const page = await dashboards.openDashboard("owner", list);
    await rows(page).filter({ hasText: "Pending" }).waitFor();
    await checkAccessibility(page);
    await happen();
    await send();
    await until("both to have succeeded", async () => (await rows(page).filter({ hasText: "Succeeded" }).count()) === 2);
    await rows(page).first().getByRole("link", { name: "user.invited" }).click();
    await page.getByRole("heading", { level: 1, name: "user.invited" }).waitFor();
  });

  it("holds back new rows while the user has scrolled down", async () => {
    await subscribe();
    for (let made = 0; made < 30; made++) await happen();
    const page = await dashboards.openDashboard("owner", list);
    await rows(page).first().waitFor();
    await page.evaluate("scrollTo(0, 600)");
    const seen = page.getByRole("link", { name: "user.invited" }).nth(15);
    const before = await seen.boundingBox();
    const href = await seen.getAttribute("href");
    await happen();
    const arrived = page.getByRole("button", { name: "1 new delivery" });
    await arrived.waitFor();
    expect(await page.locator(`a[href="${String(href)}"]`).boundingBox()).to.deep.equal(before);
    await checkAccessibility(page);
    const { id } = await newest();
    expect(await page.locator(`a[href$="${id}"]`).count()).to.equal(0);
    await arrived.click();
    await page.locator(`a[href$="${id}"]`).waitFor();
  });

  it("keeps the filter in the URL, so that a view can be shared, and keeps the focus", async () => {
    receiver.answerWith(500);
    const webhook = await subscribe("Bookkeeping");
    await subscribe("Archive", ["project.archived"]);
    await happen();
    await send();
    const page = await dashboards.openDashboard("owner", list);
    await rows(page).first().waitFor();
    const status = page.getByLabel("Status", { exact: true });
    await status.focus();
    await status.selectOption("succeeded");
    await page.getByText("No matching deliveries").waitFor();
    expect(await status.and(page.locator(":focus")).count()).to.equal(1);
    await pick(page.getByRole("combobox", { name: "Endpoint" }), "Bookkeeping");
    await page.getByLabel("Period", { exact: true }).selectOption("day");
    await page.waitForURL(/time=day/);
    await page.getByText("No matching deliveries").waitFor();
    const { search } = new URL(page.url());
    expect(search).to.equal(`?webhook_id=${webhook}&status=succeeded&time=day`);
    const other = await dashboards.openDashboard("admin", `${list}${search.replace("succeeded", "pending")}`);
    await rows(other).first().waitFor();
    expect(await other.getByLabel("Status", { exact: true }).inputValue()).to.equal("pending");
    await checkAccessibility(other);
  });

  it("filters by a time range in the workspace's zone", async () => {
    await subscribe();
    await happen();
    const page = await dashboards.openDashboard("owner", `${list}?time=range`);
    await rows(page).first().waitFor();
    const until = () => new URL(page.url()).searchParams.get("to");
    const clock = page.getByLabel("To (Europe/Berlin): Time");
    await page.getByLabel("To (Europe/Berlin)", { exact: true }).fill("2020-07-01");
    await page.getByText("No matching deliveries").waitFor();
    expect(until()).to.equal("2020-06-30T22:00:00.000Z");
    await clock.fill("12");
    await page.waitForURL(/T10%3A00/);
    expect(until()).to.equal("2020-07-01T10:00:00.000Z");
    await clock.fill("25:00");
    await clock.blur();
    await page.getByText("Enter a time, such as 9:15.").waitFor();
    expect(until()).to.equal("2020-07-01T10:00:00.000Z");
    await checkAccessibility(page);
    await page.reload();
    await page.getByText("No matching deliveries").waitFor();
    expect(await clock.inputValue()).to.equal("12:00");
  });

  it("shows an error if the list cannot be loaded, and retries", async () => {
    await subscribe();
    await happen();
    const page = await dashboards.openDashboard("owner", "/webhooks");
    await page.route("**/v1/webhook-deliveries?**", (route) => route.abort());
    await page.getByRole("main").getByRole("link", { name: "Deliveries" }).click();
    await page.getByText("Can’t reach the service. Check your connection").waitFor();
    await checkAccessibility(page);
    await page.unroute("**/v1/webhook-deliveries?**");
    await page.getByRole("button", { name: "Try again" }).click();
    await rows(page).first().waitFor();
  });

  for (const role of ["accountant", "member"] as const)
    it(`is not available to the role ${role}`, async () => {
      const page = await dashboards.openDashboard(role, list);
      await page.getByRole("heading", { level: 1, name: "Access denied" }).waitFor();
    });
});
