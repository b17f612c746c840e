import { expect } from "chai";
import { portsAt, useDashboards } from "../dashboards.js";
import { day, entriesOf, makeScene } from "./scene.js";

/** An hour that ends now has begun on this day. */
const NOON = "2026-03-20T12:00:00Z";

describe("a line that was typed and not sent, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOON) });
  const owner = () => dashboards.api("owner");

  it("keeps the typed line while the user moves between pages and reloads, and adds it to today from anywhere", async () => {
    await makeScene(owner());
    const page = await dashboards.openDashboard("owner", `/time?date=${day}`, { time: NOON });
    const line = page.getByRole("combobox", { name: "New entry" });
    await line.fill("1h #Website kept");
    await page.getByText("Monday, March 2, 2026 · 9:00 AM–10:00 AM · 1:00 h").waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Clients" }).click();
    await page.getByRole("heading", { level: 1, name: "Clients" }).waitFor();
    await page.reload();
    await line.click();
    expect(await line.inputValue()).to.equal("1h #Website kept");
    await line.press("Enter");
    await page.getByRole("alert").getByText("Added on").waitFor();
    expect(await line.inputValue()).to.equal("");
    const hint = page.getByText("Type a time such as");
    expect(await hint.count(), "the panel covers the page").to.equal(0);
    await line.press("ArrowDown");
    await hint.waitFor();
    const [entry] = await entriesOf(owner());
    expect(String(entry?.["end_time"])).to.match(/^2026-03-20T1[12]:/);
  });
});
