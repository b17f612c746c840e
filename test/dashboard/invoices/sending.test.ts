import { expect } from "chai";
import type { Page } from "playwright-core";
import { type InvoiceId, markNotSent, markSent, type Message } from "../../../core/index.js";
import { composeMail } from "../../../core/mailing/reactions/compose-mail.js";
import type { Mail } from "../../../core/ports/mailer.js";
import { required } from "../../http/storages.js";
import { documentRenderer } from "../../system-ports.js";
import { checkAccessibility, until, useDashboards } from "../dashboards.js";
import { invoiceScene } from "../invoice-scene.js";

describe("sending the dashboard's invoices, in Chromium", () => {
  const dashboards = useDashboards();
  const { anInvoice, invoice, open } = invoiceScene(dashboards);

  const field = (page: Page, name: string) => page.getByRole("dialog").getByRole("textbox", { name, exact: true });
  const openForm = (page: Page) => page.getByRole("main").getByRole("button", { name: "Send", exact: true }).click();
  const send = async (page: Page) => {
    await page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  const preview = (page: Page) => page.getByRole("region", { name: "Preview" });
  /** The document in the frame of the preview, once it contains the text. */
  const shownMail = async (page: Page, text: string): Promise<string> => {
    await page.frameLocator("iframe[srcdoc]").getByText(text).first().waitFor();
    return (await page.locator("iframe[srcdoc]").getAttribute("srcdoc")) ?? "";
  };
  const activity = (page: Page) => page.getByRole("list", { name: "Activity" });
  const latestMessage = async (id: string): Promise<Message> => {
    const page = { limit: 1, sort: "createdAt", descending: true, after: null } as const;
    const { items } = await dashboards.harness.useCases.listInvoiceMessages(
      dashboards.workspace.actors.owner,
      id as InvoiceId,
      {},
      page,
    );
    return required(items[0]);
  };
  /** The mail of the invoice's latest message, as the mail server would get it. */
  const mailOf = async (id: string): Promise<Mail> => {
    const { workspaceId } = dashboards.workspace.actors.owner;
    const { unitOfWork, clock } = dashboards.harness.ports;
    const message = await latestMessage(id);
    return composeMail({ unitOfWork, clock, documentRenderer, publicUrl: () => "http://stint.test" }, { workspaceId, message });
  };
  const attempt = async () => {
    await dashboards.harness.reactions.mail.wake();
    await dashboards.harness.reactions.mail.idle();
  };

  it("begins with what the service would send, and the preview is the mail that is queued", async () => {
    const id = await anInvoice();
    const page = await open(id);
    await openForm(page);
    expect(await field(page, "To").inputValue()).to.equal("globex@example.com");
    const subject = await field(page, "Subject").inputValue();
    expect(subject).to.match(/^Invoice INV-2026-0001 from /);
    const shown = await shownMail(page, "Please find our invoice attached");
    await preview(page).getByText(subject).waitFor();
    await checkAccessibility(page);
    await send(page);
    const mail = await mailOf(id);
    expect([mail.subject, mail.html]).to.deep.equal([subject, shown]);
    expect(mail.attachments.map(({ filename }) => filename)).to.deep.equal(["INV-2026-0001.pdf"]);
  });

  it("shows each change of the texts in the preview, and sends them to the recipients in the form", async () => {
    const id = await anInvoice();
    const page = await open(id);
    await openForm(page);
    await field(page, "To").fill("pay@example.com, second@example.com");
    await field(page, "Cc").fill("boss@example.com");
    await field(page, "Subject").fill("Your invoice & more");
    await field(page, "Message").fill("Hello <Ada>,\n\nthank you.");
    await preview(page).getByText("pay@example.com, second@example.com, boss@example.com").waitFor();
    await preview(page).getByText("Your invoice & more").waitFor();
    const shown = await shownMail(page, "Hello <Ada>,");
    await send(page);
    const { to, cc, subject, html } = await mailOf(id);
    expect({ to, cc, subject, html }).to.deep.equal({
      to: ["pay@example.com", "second@example.com"],
      cc: ["boss@example.com"],
      subject: "Your invoice & more",
      html: shown,
    });
    await activity(page).getByText("Email to pay@example.com, second@example.com, boss@example.com").waitFor();
  });

  it("shows the PDF that is attached, one click away", async () => {
    const page = await open(await anInvoice());
    await openForm(page);
    await preview(page).getByRole("button", { name: "INV-2026-0001.pdf" }).click();
    await preview(page).locator('iframe[src^="blob:"]').waitFor();
    await checkAccessibility(page);
  });

  it("of a draft says that it issues it, leaves the number to the service, and shows the text that is sent", async () => {
    const id = await anInvoice("draft");
    const page = await open(id);
    await openForm(page);
    await page.getByText("Sending issues the draft").waitFor();
    expect(await field(page, "Subject").inputValue()).to.equal("");
    await preview(page).getByText("Invoice … from").waitFor();
    const text = await field(page, "Message").inputValue();
    await send(page);
    const mail = await mailOf(id);
    expect(mail.text).to.contain(text);
    expect(mail.subject).to.contain("INV-2026-0001");
    expect((await invoice(id))["status"]).to.equal("open");
  });

  it("needs a recipient, and keeps the input after an error", async () => {
    dashboards.expectStatus(422);
    const page = await open(await anInvoice());
    await openForm(page);
    const to = field(page, "To");
    await to.fill(" ");
    await page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
    await page.getByRole("dialog").getByText("Required.").waitFor();
    await to.fill("nowhere");
    await page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
    await page.getByRole("alert").getByText("Check the highlighted fields").waitFor();
    expect(await to.inputValue()).to.equal("nowhere");
  });

  it("is followed in the activity until the mail server accepts it or refuses it, and can be repeated with the same texts", async () => {
    const id = await anInvoice();
    const page = await open(id);
    await openForm(page);
    await field(page, "Subject").fill("Reminder");
    await send(page);
    await activity(page).getByText("Waiting to be sent").waitFor();
    await checkAccessibility(page);
    await attempt();
    await activity(page).getByText("There is no mail server.").waitFor();
    const refused = markNotSent(
      await latestMessage(id),
      { permanent: true, error: "No such user" },
      dashboards.harness.ports.clock.now(),
    );
    await dashboards.harness.ports.unitOfWork.run(dashboards.workspace.actors.owner, (stores) => stores.messages.update(refused));
    await activity(page).getByText("Couldn’t be sent to globex@example.com").waitFor();
    await checkAccessibility(page);
    await activity(page).getByRole("button", { name: "Send again" }).click();
    expect(await field(page, "Subject").inputValue()).to.equal("Reminder");
    await send(page);
    await until(
      "two messages",
      async () =>
        (await activity(page)
          .getByText(/^Email to globex/)
          .count()) === 2,
    );
  });

  for (const size of ["a phone", "a desk"] as const)
    it(`names those who accepted it and those who were refused, and can be sent again to the latter, on ${size}`, async () => {
      const id = await anInvoice();
      const page = await dashboards.openDashboard("accountant", `/invoices/${id}`, { size });
      await openForm(page);
      await field(page, "To").fill("bad@example.com, ok@example.com");
      await field(page, "Cc").fill("tmp@example.com");
      await send(page);
      await activity(page).getByText("Email to bad@example.com, ok@example.com, tmp@example.com").waitFor();
      const refused = [
        { address: "bad@example.com", permanent: true },
        { address: "tmp@example.com", permanent: false },
      ];
      const sent = markSent(await latestMessage(id), refused, dashboards.harness.ports.clock.now());
      await dashboards.harness.ports.unitOfWork.run(dashboards.workspace.actors.owner, (stores) => stores.messages.update(sent));
      for (const text of [
        "Accepted by the mail server for ok@example.com",
        "Refused for now, sent again in another email: tmp@example.com",
        "Refused by the mail server for bad@example.com",
      ])
        await activity(page).getByText(text, { exact: true }).waitFor();
      expect(
        await activity(page)
          .getByText(/^Sent to/)
          .count(),
      ).to.equal(0);
      await checkAccessibility(page);
      await activity(page).getByRole("button", { name: "Send again" }).click();
      expect([await field(page, "To").inputValue(), await field(page, "Cc").inputValue()]).to.deep.equal(["bad@example.com", ""]);
    });

  for (const look of [{ size: "a phone" }, { scheme: "dark" }] as const)
    it(`is accessible, ${JSON.stringify(look)}`, async () => {
      const page = await dashboards.openDashboard("accountant", `/invoices/${await anInvoice()}`, look);
      await openForm(page);
      await shownMail(page, "Please find our invoice attached");
      await checkAccessibility(page);
    });
});
