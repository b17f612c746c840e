import { expect } from "chai";
import { mailedOf } from "../../../../adapters/dashboard/src/features/invoices/mailed.js";
import { recipientsOf, sendingBody, sendingValues } from "../../../../adapters/dashboard/src/features/invoices/sending-values.js";
import type { Schemas } from "../../../../client/index.js";
import { parseLocalDate } from "../../../../core/kernel/calendar.js";
import { invoiceLetter } from "../../../../core/mailing/invoice-letter.js";
import { letterHtml, letterText } from "../../../../core/mailing/letter.js";
import type { Mail } from "../../../../core/index.js";
import { type Invoice, useInvoices } from "./an-invoice.js";

const TODAY = parseLocalDate("2026-05-04");
const SELLER = { legal_name: "Grace & Söhne GmbH", iban: "DE02120300000000202051", bic: "BYLADEM1001" };

describe("the mail that the form for sending an invoice shows", () => {
  const mails: Mail[] = [];
  const { aClient, aDraft, api, harness, issued, made, now } = useInvoices({
    send: async (mail) => {
      mails.push(mail);
      return { kind: "sent", refused: [] };
    },
  });
  const workspace = async () => (await api()("/v1/workspace")).body as Schemas["Workspace"];
  const formOf = async (invoice: Pick<Invoice, "id">) => {
    const [shown, { seller }] = [await now(invoice), await workspace()];
    const mailed = mailedOf(shown, await workspace(), TODAY);
    return { mailed, values: sendingValues(mailed, recipientsOf(shown, seller?.email ?? null), null) };
  };
  /** Sends what the form contains, and returns the mail that the mail server gets. */
  const sent = async (invoice: Pick<Invoice, "id">, body: object): Promise<Mail | undefined> => {
    await made(`/invoices/${invoice.id}/send`, body);
    await harness().reactions.mail.wake();
    await harness().reactions.mail.idle();
    return mails.pop();
  };
  before(async () => void (await api()("/v1/workspace", { method: "PATCH", body: { seller: SELLER } })));

  const invoices: readonly (readonly [string, () => Promise<Pick<Invoice, "id">>])[] = [
    ["an open invoice", () => issued()],
    ["a German invoice", async () => issued({ client_id: await aClient({ locale: "de-DE", legal_name: "Globex AG" }) })],
    ["a discount for early payment", () => issued({ early_payment_discount: { percent: "2.5", days: 10 } })],
    ["a deposit invoice", () => issued({ type: "deposit" })],
    [
      "a partly paid invoice",
      async () => {
        const invoice = await issued({ early_payment_discount: { percent: "2", days: 10 } });
        await made(`/invoices/${invoice.id}/payments`, { amount: 1_000 });
        return invoice;
      },
    ],
    ["a credit note", async () => made(`/invoices/${(await issued()).id}/credit-notes`, { reason: "A mistake" })],
  ];
  for (const [name, make] of invoices)
    it(`is the mail that is sent: ${name}`, async () => {
      const invoice = await make();
      const { mailed, values } = await formOf(invoice);
      const mail = await sent(invoice, sendingBody(values));
      expect(mail?.subject).to.equal(values.subject);
      const letter = invoiceLetter(mailed, values.message);
      expect(mail?.html).to.equal(letterHtml(letter));
      expect(mail?.text).to.equal(letterText(letter));
      const usual = await sent(invoice, {});
      expect([usual?.subject, usual?.html], "what the service sends by itself").to.deep.equal([values.subject, mail?.html]);
    });

  it("is, for a draft, the mail that is sent except for the number", async () => {
    const draft = await aDraft({ issue_date: "2026-05-01", early_payment_discount: { percent: "2", days: 10 } });
    const { mailed, values } = await formOf(draft);
    expect(values.subject, "the service's").to.equal("");
    const mail = await sent(draft, sendingBody(values));
    const { number } = await now(draft);
    expect(mail?.html).to.equal(letterHtml(invoiceLetter({ ...mailed, number, reference: number }, values.message)));
  });

  it("has the recipients that the service has without a choice", async () => {
    await api()("/v1/workspace", { method: "PATCH", body: { seller: { ...SELLER, email: "me@acme.example" } } });
    for (const client of [
      {},
      { cc_emails: ["b@b.example", "ç@ü.example"] },
      { cc_emails: ["b@b.example"], copy_to_seller: true },
    ]) {
      const invoice = await issued({ client_id: await aClient(client) });
      const { to, cc } = sendingBody((await formOf(invoice)).values);
      const usual = await sent(invoice, {});
      expect({ to, cc }).to.deep.equal({ to: usual?.to, cc: usual?.cc });
    }
  });

  it("has the recipients and the texts of a message that is sent again", () => {
    const again = { to: ["a@example.com", "b@example.com"], cc: ["c@example.com"], subject: "Reminder", message: "Hello again" };
    const mailed = { number: "INV-1" } as Parameters<typeof sendingValues>[0];
    expect(sendingBody(sendingValues(mailed, { to: ["x@example.com"], cc: [] }, again as Schemas["Message"]))).to.deep.equal(
      again,
    );
  });
});
