import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { systemPorts } from "../system-ports.js";
import { checkAccessibility, useDashboards } from "./dashboards.js";
import { invoiceScene } from "./invoice-scene.js";
import { choose } from "./row-menu.js";

const NOTE = "This installation has no mail server: emails are only written to files";

describe("the dashboard of an installation without a mail server, in Chromium", () => {
  const dashboards = useDashboards({ ports: memoryPorts({ ...systemPorts, sendsMail: false }) });
  const { anInvoice, open } = invoiceScene(dashboards);

  it("shows the link of an invitation, which the invited person can use, and a new one on request", async () => {
    const page = await dashboards.openDashboard("owner", "/settings/team");
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "Invite a person" }).click();
    await dialog.getByText(NOTE).waitFor();
    await dialog.getByLabel("Email address").fill("grace@example.com");
    await dialog.getByRole("button", { name: "Create invitation" }).click();
    const link = dialog.getByRole("textbox", { name: "Invitation link" });
    const first = await link.inputValue();
    await checkAccessibility(page);
    await dialog.getByRole("button", { name: "Done" }).click();
    await choose(page, "grace", "New link");
    await link.waitFor();
    const second = await link.inputValue();
    await checkAccessibility(page);
    expect(first).to.match(new RegExp(`^${dashboards.harness.url}/invitations/accept#token=.`));
    const accept = (url: string) =>
      dashboards.harness.api(null)("/v1/invitations/accept", { body: { token: new URL(url).hash.replace("#token=", "") } });
    expect([(await accept(first)).status, (await accept(second)).status]).to.deep.equal([401, 200]);
  });

  it("says that the email with a requested sign-in link is in a file", async () => {
    const page = await dashboards.openDashboard(null, "/sign-in");
    await page.getByLabel("Email address").fill("ada@example.com");
    await page.getByRole("button", { name: "Email me a link" }).click();
    await page.getByText("the email with the link is now in a file").waitFor();
    await page.getByText(NOTE).waitFor();
    await checkAccessibility(page);
  });

  it("says in the form for sending an invoice that nothing is sent", async () => {
    const page = await open(await anInvoice());
    await page.getByRole("main").getByRole("button", { name: "Send", exact: true }).click();
    await page.getByRole("dialog").getByText(NOTE).waitFor();
    await checkAccessibility(page);
    await page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
    await page.getByText("Writing the email to a file").waitFor();
  });
});
