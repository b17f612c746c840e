import { expect } from "chai";
import {
  type InvoiceDocument,
  type InvoiceId,
  parseCurrency,
  parseDecimal,
  parseInstant,
  type PrintedLetter,
} from "../../../core/index.js";
import { codeOf } from "../world.js";
import { reactionsIn } from "../reactions.js";
import { day, useReminders } from "./reminder-world.js";

const seven = { days: 7 };

describe("the letters of reminders", () => {
  const scene = useReminders();
  const { wake, deliver, at, invoice, of, steps } = scene;
  const rendering = () => {
    const documents: InvoiceDocument[] = [];
    const render = async (document: InvoiceDocument) => {
      documents.push(document);
      return new TextEncoder().encode(`Letter ${documents.length}`);
    };
    return { documents, reactions: reactionsIn(scene.world, () => undefined, { documentRenderer: { render } }) };
  };
  const letterOf = async (id: InvoiceId): Promise<PrintedLetter> => {
    const { useCases, owner } = scene.world;
    const { id: reminder } = await useCases.sendReminder(owner, id, {});
    const { documents, reactions } = rendering();
    await reactions.exportReminder(owner, reminder);
    return documents[0]?.letter ?? expect.fail();
  };

  it("have the texts of the step with its placeholders filled, or a usual one in the client's language", async () => {
    await steps(
      { ...seven, subject: "{number} {days_overdue}", message: "{client}: {amount_due} {total} {due_date} {workspace} {x" },
      { days: 14 },
    );
    const id = await invoice("2026-04-10");
    at("2026-04-17");
    await wake();
    const [written] = await of(id);
    expect(written).to.include({
      subject: "INV-2026-0001 7",
      message: "Ada: 1.190,00\u00a0EUR 1.190,00\u00a0EUR 10.04.2026 World {x",
    });
    at("2026-04-24");
    await wake();
    const [, usual] = await of(id);
    expect(usual?.subject).to.equal("1. Mahnung: Rechnung INV-2026-0001");
    expect(usual?.message).to.match(/^Guten Tag Ada,\n\nwir haben Sie bereits an die Rechnung INV-2026-0001 erinnert, /);
    const { useCases, owner } = scene.world;
    expect(await codeOf(steps({ ...seven, message: "{amount}" }))).to.equal("placeholder_unknown");
    expect(await codeOf(useCases.sendReminder(owner, id, { message: "{amount}" }))).to.equal("placeholder_unknown");
    expect(await codeOf(useCases.sendReminder(owner, id, { days: 8 }))).to.equal("unknown_step");
    expect(await codeOf(steps(seven, seven))).to.equal("not_unique");
  });

  it("have a title for each reminder in the language of the document", async () => {
    const { useCases, owner } = scene.world;
    const titles: Record<string, string[]> = {};
    for (const locale of ["en", "de-AT", "fr", "es", "nl"]) {
      at("2026-04-09");
      await useCases.updateClient(owner, scene.client.id, { locale });
      const id = await invoice("2026-04-10", { issueDate: day("2026-04-01") });
      const letters = [await letterOf(id)];
      at("2026-05-20");
      for (let n = 1; n <= 3; n++) letters.push(await letterOf(id));
      titles[locale] = letters.map(({ title }) => title);
    }
    expect(titles).to.deep.equal({
      en: ["Upcoming payment", "Payment reminder", "Second payment reminder", "Third payment reminder"],
      "de-AT": ["Zahlungshinweis", "Zahlungserinnerung", "1. Mahnung", "2. Mahnung"],
      fr: ["Rappel d’échéance", "Rappel de paiement", "Deuxième rappel de paiement", "Troisième rappel de paiement"],
      es: ["Aviso de vencimiento", "Recordatorio de pago", "Segundo recordatorio de pago", "Tercer recordatorio de pago"],
      nl: ["Upcoming payment", "Payment reminder", "Second payment reminder", "Third payment reminder"],
    });
  });

  it("state the invoice, what is claimed and the total, which is to be paid", async () => {
    const { useCases, owner } = scene.world;
    await useCases.updateClient(owner, scene.client.id, { locale: "en" });
    await steps({ ...seven, fee: { amount: 500n, currency: parseCurrency("EUR") }, interest: parseDecimal("9") });
    const id = await invoice("2026-04-10");
    await useCases.recordPayment(owner, id, { amount: 19_000n });
    at("2026-04-17");
    await wake();
    const { documents, reactions } = rendering();
    const [reminder] = await of(id);
    const file = await reactions.exportReminder(owner, reminder?.id as never);
    expect(file.fileName).to.equal("INV-2026-0001-2026-04-17.pdf");
    const [document] = documents;
    expect(document?.invoice).to.include({ total: 100_673n, prepaidTotal: 0n, roundingAmount: 0n });
    expect(document?.letter).to.deep.equal({
      title: "Payment reminder",
      facts: [
        ["Invoice", "INV-2026-0001"],
        ["Invoice date", "Mar 1, 2026"],
        ["Due date", "Apr 10, 2026"],
        ["Date", "Apr 17, 2026"],
      ],
      text: reminder?.message,
      claims: [
        ["Amount due", "EUR\u00a01,000.00"],
        ["Late payment fee", "EUR\u00a05.00"],
        ["Interest (9%, 7 days)", "EUR\u00a01.73"],
        ["Total to pay", "EUR\u00a01,006.73"],
      ],
    });
  });

  it("leave the timesheet to the invoice", async () => {
    const { useCases, owner } = scene.world;
    const { id: clientId } = scene.client;
    await useCases.updateClient(owner, clientId, { timesheetAnnex: "pages" });
    const { id: projectId } = await useCases.createProject(owner, { name: "Website", clientId, rate: 9_000n });
    const startTime = parseInstant("2026-02-28T08:00:00Z");
    await useCases.createTimeEntry(owner, { projectId, startTime, durationSeconds: 3_600 });
    const dueDate = day("2026-04-10");
    const { invoice: made } = await useCases.createInvoice(owner, {
      clientId,
      fromTime: {},
      issueDate: day("2026-03-01"),
      dueDate,
    });
    await useCases.updateInvoice(owner, made.id, { status: "open" });
    at("2026-04-17");
    const { id } = await useCases.sendReminder(owner, made.id, {});
    const { documents, reactions } = rendering();
    await reactions.exportReminder(owner, id);
    await reactions.exportInvoice(owner, made.id);
    expect(documents.map(({ timesheet }) => timesheet?.rows.length)).to.deep.equal([undefined, 1]);
  });

  it("always have the same bytes, also after the payment", async () => {
    const { useCases, owner } = scene.world;
    const id = await invoice("2026-04-10");
    const { id: reminder } = await useCases.sendReminder(owner, id, {});
    const { documents, reactions } = rendering();
    const first = await reactions.exportReminder(owner, reminder);
    await scene.pay(id);
    expect(await reactions.exportReminder(owner, reminder)).to.deep.equal(first);
    expect(documents).to.have.length(1);
    const member = await scene.world.actor("member");
    expect(await codeOf(reactions.exportReminder(member, reminder))).to.equal("forbidden");
    expect(await codeOf(reactions.exportReminder(owner, "rem_1" as never))).to.equal("not_found");
  });

  it("are attached after the due date, and the invoice always, unless the step says otherwise", async () => {
    await steps({ days: -1 }, seven, { days: 14, attachReminder: false, attachInvoice: false });
    await invoice("2026-04-10");
    const names: (readonly string[] | undefined)[] = [];
    for (const date of ["2026-04-09", "2026-04-17", "2026-04-24"]) {
      at(date);
      await wake();
      await deliver();
      names.push(scene.mails.at(-1)?.attachments.map(({ filename }) => filename));
    }
    expect(names).to.deep.equal([["INV-2026-0001.pdf"], ["INV-2026-0001-2026-04-17.pdf", "INV-2026-0001.pdf"], []]);
    const [, mail] = scene.mails;
    expect(mail?.subject).to.equal("Zahlungserinnerung: Rechnung INV-2026-0001");
    expect(mail?.text).to.contain("Tage überfällig: 7").and.contain("Offener Betrag: 1.190,00\u00a0EUR");
  });
});
