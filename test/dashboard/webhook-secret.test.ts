import { expect } from "chai";
import { checkAccessibility, untilLoaded, useDashboards } from "./dashboards.js";

describe("the dashboard's webhook secret, in Chromium", () => {
  const dashboards = useDashboards();
  const secret = async () => String((await dashboards.api("owner")("/v1/workspace/webhook-secret")).body["secret"]);

  it("fetches the secret only to show it, copies it, and hides it again", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/webhooks");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("webhook-secret")) asked.push(request.method());
    });
    await page.reload();
    await page.getByRole("button", { name: "Show secret" }).waitFor();
    await untilLoaded(page);
    expect(asked).to.deep.equal([]);
    await page.getByRole("button", { name: "Show secret" }).click();
    expect(await page.getByLabel("Secret", { exact: true }).inputValue()).to.equal(await secret());
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Copy" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).to.equal(await secret());
    await page.getByRole("button", { name: "Hide" }).click();
    await page.getByLabel("Secret", { exact: true }).waitFor({ state: "detached" });
    expect(await page.content()).not.to.contain("whsec_");
    expect(asked).to.deep.equal(["GET"]);
  });

  it("rotates it after confirmation, and shows until when both secrets sign", async () => {
    const before = await secret();
    const page = await dashboards.openDashboard("owner", "/settings/webhooks");
    await page.getByRole("button", { name: "Show secret" }).click();
    await page.getByLabel("Secret", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Rotate secret" }).click();
    await page.getByRole("dialog").getByText("24 hours").waitFor();
    await checkAccessibility(page);
    expect(await secret()).to.equal(before);
    await page.getByRole("dialog").getByRole("button", { name: "Rotate secret" }).dblclick();
    await page.getByText("Previous secret valid until").waitFor();
    const after = await secret();
    expect(after).not.to.equal(before);
    expect(await page.getByLabel("Secret", { exact: true }).inputValue()).to.equal(after);
    const { body } = await dashboards.api("owner")("/v1/workspace/webhook-secret");
    const until = await page.locator("time").last().getAttribute("datetime");
    expect(Date.parse(String(until)) - Date.parse(String(body["rotated_at"]))).to.equal(86_400_000);
    expect(body["version"]).to.equal(2);
  });

  it("is available only to owners", async () => {
    const page = await dashboards.openDashboard("admin", "/settings/webhooks");
    await page.getByRole("heading", { level: 1, name: "Access denied" }).waitFor();
    expect(await page.getByRole("link", { name: "Webhook secret" }).count()).to.equal(0);
  });
});
