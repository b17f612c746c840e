import { expect } from "chai";
import { checkAccessibility, portsAt, until, useDashboards } from "../dashboards.js";
import { choose } from "../row-menu.js";
import { invoiceScene } from "../invoice-scene.js";

/** Noon in Berlin. */
const NOW = "2026-03-20T11:00:00Z";

describe("reminders, in Chromium", () => {
  const dashboards = useDashboards({ ports: portsAt(NOW) });
  const scene = invoiceScene(dashboards);
  const owner = () => dashboards.api("owner");
  const open = (path: string) => dashboards.openDashboard("admin", path, { time: NOW });

  it("are set up in the settings, with their days, texts, fees and interest", async () => {
    const page = await open("/settings/workspace");
    const section = page.getByRole("group", { name: "Reminder 1" });
    await page.getByRole("button", { name: "Add reminder" }).click();
    await page.getByRole("button", { name: "Add reminder" }).click();
    await section.getByLabel("Days after the due date").fill("-400");
    await page.getByRole("button", { name: "Save" }).click();
    await section.locator("[aria-invalid=true]").first().waitFor();
    await section.getByLabel("Days after the due date").fill("-3");
    await section.getByLabel("Subject").fill("{number} is due");
    const second = page.getByRole("group", { name: "Reminder 2" });
    expect(await second.getByLabel("Days after the due date").inputValue()).to.equal("14");
    await second.getByLabel("Late payment fee").fill("5.00");
    await second.getByLabel("Interest").fill("9");
    await second.getByLabel("Attach the invoice").uncheck();
    await checkAccessibility(page);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Settings saved").waitFor();
    const usual = { message: null, attach_reminder: true };
    expect((await owner()("/v1/workspace")).body["reminder_steps"]).to.deep.equal([
      { ...usual, days: -3, subject: "{number} is due", fee: null, interest: null, attach_invoice: true },
      { ...usual, days: 14, subject: null, fee: { amount: 500, currency: "EUR" }, interest: "9", attach_invoice: false },
    ]);
  });

  it("of a client are those of the workspace, none, or its own", async () => {
    const client = await scene.made("/clients", { name: "Ada", email: "ada@example.com" });
    const stepsOf = async () => (await owner()(`/v1/clients/${client}`)).body["reminder_steps"];
    const edit = async (choice: string, days?: string) => {
      const page = await open(`/clients/${client}`);
      await choose(page, "Ada", "Edit");
      await page.getByLabel("Reminders", { exact: true }).selectOption(choice);
      if (days !== undefined) {
        await page.getByRole("button", { name: "Add reminder" }).click();
        await page.getByRole("group", { name: "Reminder 1" }).getByLabel("Days after the due date").fill(days);
        await checkAccessibility(page);
      }
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    };
    await edit("None");
    expect(await stepsOf()).to.deep.equal([]);
    await edit("Own reminders", "5");
    expect(await stepsOf()).to.have.length(1);
    await edit("As in the workspace");
    expect(await stepsOf()).to.equal(null);
  });

  it("of an invoice are planned, sent by hand, paused and resumed on its page", async () => {
    await owner()("/v1/workspace", { method: "PATCH", body: { reminder_steps: [{ days: 7 }] } });
    const id = await scene.anInvoice("open", { issue_date: "2026-03-01", due_date: "2026-03-20" });
    const page = await open(`/invoices/${id}`);
    const section = page.getByRole("region", { name: "Reminders" });
    await section.getByText("Next reminder: Mar 27, 2026").waitFor();
    await section.getByText("To globex@example.com").waitFor();
    await section.getByText("No reminders so far.").waitFor();
    await checkAccessibility(page);
    await section.getByRole("button", { name: "Send reminder" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send reminder" }).click();
    await section.getByRole("table", { name: "Reminders" }).getByText("Upcoming payment: invoice").waitFor();
    const link = section.getByRole("link", { name: "PDF of the reminder of Mar 20, 2026" });
    expect(await link.getAttribute("href")).to.match(/\/v1\/reminders\/rem_[0-9a-z]+\/export$/);
    await section.getByRole("button", { name: "Pause reminders" }).click();
    await page.getByLabel("Reason").fill("Promised to pay");
    await page.getByLabel("The client disputes the invoice").check();
    await checkAccessibility(page);
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await section.getByText("The client disputes this invoice").waitFor();
    await section.getByText("Promised to pay").waitFor();
    expect((await scene.invoice(id))["reminders"]).to.include({ status: "disputed", reason: "Promised to pay" });
    await section.getByRole("button", { name: "Resume reminders" }).click();
    await section.getByText("Next reminder: Mar 27, 2026").waitFor();
    await until("the state", async () => {
      const { status } = (await scene.invoice(id))["reminders"] as { readonly status: string };
      return status === "active";
    });
  });
});
