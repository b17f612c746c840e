import { expect } from "chai";
import { type Invoice, parseCurrency, parseDecimal, parseTimeZone } from "../../../core/index.js";
import { codeOf } from "../world.js";
import { day, useReminders } from "./reminder-world.js";

const seven = { days: 7 };

describe("the reminders of invoices", () => {
  const scene = useReminders();
  const { wake, deliver, at, invoice, of, sent, steps, pay } = scene;
  const update = (id: Invoice["id"], patch: Parameters<typeof scene.world.useCases.updateInvoice>[2]) =>
    scene.world.useCases.updateInvoice(scene.world.owner, id, patch);
  const stateOf = async (id: Invoice["id"]) => (await scene.world.useCases.getInvoice(scene.world.owner, id)).invoice.reminders;

  it("are sent from the beginning of their days in the workspace's time zone, each once", async () => {
    await steps({ days: -3 }, seven, { days: 14 });
    const id = await invoice("2026-04-10");
    at("2026-04-06", "21:59:59.999Z");
    await wake();
    expect(await sent(id)).to.deep.equal([]);
    at("2026-04-06", "22:00:00Z");
    await Promise.all([wake(), wake(), wake()]);
    await wake();
    for (const date of ["2026-04-08", "2026-04-16", "2026-04-17", "2026-04-18", "2026-04-24", "2026-05-30"]) {
      at(date);
      await Promise.all([wake(), wake(), wake()]);
    }
    expect(await sent(id)).to.deep.equal([
      [-3, "2026-04-07"],
      [7, "2026-04-17"],
      [14, "2026-04-24"],
    ]);
    expect((await of(id)).map(({ level, passedOver }) => [level, passedOver])).to.deep.equal([
      [0, []],
      [1, []],
      [2, []],
    ]);
    expect(await stateOf(id)).to.deep.include({ status: "active", after: "2026-03-01", lastOn: "2026-04-24", lastDays: 14 });
    expect((await scene.world.authors()).at(-1)).to.deep.equal(["reminder.created", "system:reminders"]);
  });

  it("are one mail after an outage, of the latest step, and on different days", async () => {
    await steps({ days: 1 }, { days: 2 }, seven, { days: 8 });
    const [id, other] = [await invoice("2026-04-10"), await invoice("2026-04-13")];
    at("2026-04-20");
    await scene.world.useCases.sendReminder(scene.world.owner, other, {});
    await wake();
    await wake();
    expect(await of(id)).to.have.length(1);
    expect((await of(id))[0]).to.deep.include({ days: 8, passedOver: [1, 2, 7], level: 1, date: "2026-04-20" });
    expect(await sent(other), "of the same day").to.deep.equal([[null, "2026-04-20"]]);
    at("2026-04-21");
    await wake();
    expect(await sent(other)).to.deep.equal([
      [null, "2026-04-20"],
      [8, "2026-04-21"],
    ]);
    expect((await of(other)).map(({ level }) => level)).to.deep.equal([1, 2]);
  });

  it("say that they are reminders of what is overdue only after the due date, and count only those", async () => {
    await steps({ days: -3 }, seven, { days: 14 });
    const id = await invoice("2026-04-10");
    const { sendReminder } = scene.world.useCases;
    at("2026-04-05");
    for (const days of [14, -3]) await sendReminder(scene.world.owner, id, { days });
    at("2026-04-20");
    await sendReminder(scene.world.owner, id, { days: -3 });
    await sendReminder(scene.world.owner, id, {});
    expect((await of(id)).map(({ level }) => level)).to.deep.equal([0, 0, 1, 2]);
  });

  it("are not sent for days before the schedule had them, nor until the day of issue", async () => {
    const old = await invoice("2026-03-02");
    at("2026-04-10");
    await steps(seven, { days: 39 });
    await wake();
    expect(await sent(old), "before the schedule").to.deep.equal([[39, "2026-04-10"]]);
    const late = await invoice("2026-04-03", { issueDate: day("2026-04-01") });
    await wake();
    at("2026-04-11");
    await wake();
    expect(await sent(late), "the day of issue").to.deep.equal([]);
    await steps(seven, { days: 8 }, { days: 39 });
    await wake();
    expect(await sent(late), "a step of today").to.deep.equal([[8, "2026-04-11"]]);
  });

  it("keep the beginning of the schedule when only texts change, and begin anew with other days", async () => {
    const since = async () => (await scene.world.useCases.getWorkspace(scene.world.owner)).remindersSince;
    expect(await since()).to.equal(null);
    await steps(seven, { days: 14 });
    at("2026-03-05");
    await steps({ days: 14, message: "Pay {amount_due}." }, seven);
    expect(await since()).to.equal("2026-03-01");
    await steps(seven);
    expect(await since()).to.equal("2026-03-05");
  });

  it("follow the client's own schedule, or none, from the day on which it changes", async () => {
    const { useCases, owner } = scene.world;
    await steps(seven);
    const [own, none, again] = await Promise.all(
      ["Own", "None", "Again"].map((name) => useCases.createClient(owner, { name, email: "x@example.com" })),
    );
    await useCases.updateClient(owner, own?.id as never, { reminderSteps: [{ days: 3 }] });
    await useCases.updateClient(owner, none?.id as never, { reminderSteps: [] });
    await useCases.updateClient(owner, again?.id as never, { reminderSteps: [] });
    const ids = await Promise.all([own, none, again].map((client) => invoice("2026-04-10", { clientId: client?.id })));
    const [ofOwn, ofNone, ofAgain] = ids as [Invoice["id"], Invoice["id"], Invoice["id"]];
    for (const date of ["2026-04-13", "2026-04-17"]) {
      at(date);
      await wake();
    }
    at("2026-04-20");
    await useCases.updateClient(owner, again?.id as never, { reminderSteps: null });
    await wake();
    expect(await sent(ofOwn)).to.deep.equal([[3, "2026-04-13"]]);
    expect(await sent(ofNone)).to.deep.equal([]);
    expect(await sent(ofAgain)).to.deep.equal([]);
  });

  it("end with the payment, a credit, a write-off or the voiding, also while the mail is queued", async () => {
    const { useCases, owner } = scene.world;
    await steps(seven);
    const ids = await Promise.all(Array.from({ length: 5 }, () => invoice("2026-04-10")));
    const [paid, credited, waived, voided, queued] = ids as [Invoice["id"], ...Invoice["id"][]] & { length: 5 };
    await pay(paid);
    await useCases.createCreditNote(owner, credited as Invoice["id"], { reason: "Wrong" });
    await useCases.recordPayment(owner, waived as Invoice["id"], { amount: 119_000n, kind: "write_off" });
    await update(voided as Invoice["id"], { status: "void" });
    at("2026-04-17");
    await wake();
    for (const id of [paid, credited, waived, voided]) expect(await sent(id as Invoice["id"])).to.deep.equal([]);
    const late = queued as Invoice["id"];
    expect((await of(late))[0]).to.include({ status: "queued", error: null });
    await pay(late);
    await deliver();
    expect(scene.mails).to.deep.equal([]);
    expect((await of(late))[0]).to.include({
      status: "failed",
      error: "Nothing was due on the invoice any more when the reminder was to be sent.",
    });
  });

  it("wait while they are paused or disputed, until a day or until someone resumes them", async () => {
    const { useCases, owner } = scene.world;
    await steps({ days: 1 }, seven);
    const [dated, paused, disputed] = [await invoice("2026-04-10"), await invoice("2026-04-10"), await invoice("2026-04-10")];
    const until = day("2026-04-19");
    await useCases.pauseReminders(owner, dated, { reason: "Promised", until });
    await useCases.pauseReminders(owner, paused, {});
    await useCases.pauseReminders(owner, disputed, { status: "disputed" });
    expect(await stateOf(dated)).to.include({ status: "paused", reason: "Promised", until });
    at("2026-04-18");
    await wake();
    for (const id of [dated, paused, disputed]) expect(await sent(id)).to.deep.equal([]);
    expect(await codeOf(useCases.sendReminder(owner, disputed, {}))).to.equal("reminders_paused");
    expect((await useCases.previewReminder(owner, dated)).next).to.include({ days: 7, date: until });
    expect(await useCases.previewReminder(owner, disputed)).to.deep.equal({ next: null, obstacle: "disputed" });
    await useCases.resumeReminders(owner, paused);
    await wake();
    at("2026-04-19");
    await wake();
    expect(await sent(dated)).to.deep.equal([[7, "2026-04-19"]]);
    expect(await stateOf(dated)).to.include({ status: "active", reason: null, until: null });
    expect(await sent(paused)).to.deep.equal([[7, "2026-04-18"]]);
    expect(await codeOf(useCases.pauseReminders(owner, dated, { until }))).to.equal("until_not_in_future");
    await pay(dated);
    expect(await codeOf(useCases.pauseReminders(owner, dated, {}))).to.equal("invoice_not_open");
  });

  it("wait for the limit of mail, and lose no step", async () => {
    const { ports } = scene.world;
    await steps(seven);
    const ids = [await invoice("2026-04-10"), await invoice("2026-04-10"), await invoice("2026-04-10")];
    at("2026-04-17");
    const count = async () => (await Promise.all(ids.map(of))).flat().length;
    await wake({ ...ports, mailLimit: 2 });
    expect(await count()).to.equal(2);
    at("2026-04-17", "09:00:00Z");
    await wake({ ...ports, mailLimit: 2 });
    expect(await count()).to.equal(3);
  });

  it("fail without a recipient, as their event says, and can be sent by hand later", async () => {
    const { useCases, owner } = scene.world;
    await steps(seven);
    await useCases.updateClient(owner, scene.client.id, { email: null });
    const id = await invoice("2026-04-10");
    at("2026-04-17");
    await wake();
    await wake();
    const [failed, ...others] = await of(id);
    expect(others).to.deep.equal([]);
    expect(failed).to.include({ status: "failed", messageId: null, days: 7 });
    expect(failed?.error).to.contain("no recipient");
    expect((await scene.world.events()).slice(-2).map(({ type }) => type)).to.deep.equal(["reminder.created", "reminder.failed"]);
    await useCases.updateClient(owner, scene.client.id, { email: "new@example.com" });
    await useCases.sendReminder(owner, id, { days: 7 });
    await deliver();
    expect(scene.mails.map(({ to }) => to)).to.deep.equal([["new@example.com"]]);
    expect((await of(id)).map(({ status }) => status)).to.deep.equal(["failed", "sent"]);
  });

  it("are sent in all time zones on the day that it is there, and not again after the clock has moved back", async () => {
    const { useCases, owner } = scene.world;
    await steps(seven);
    await useCases.updateWorkspace(owner, { timeZone: parseTimeZone("Pacific/Kiritimati") });
    const id = await invoice("2026-04-10");
    at("2026-04-16", "09:59:59Z");
    await wake();
    expect(await sent(id)).to.deep.equal([]);
    at("2026-04-16", "10:00:00Z");
    await wake();
    at("2026-04-10");
    await wake();
    await useCases.updateWorkspace(owner, { timeZone: parseTimeZone("Etc/GMT+12") });
    at("2026-04-18");
    await wake();
    expect(await sent(id)).to.deep.equal([[7, "2026-04-17"]]);
  });

  it("are about deposits too, but never about credit notes", async () => {
    const { useCases, owner } = scene.world;
    await steps({ days: 0 });
    const deposit = await invoice("2026-04-10", { type: "deposit" });
    const { invoice: creditNote } = await useCases.createCreditNote(owner, await invoice("2026-04-10"), {
      ...{ lines: [{ line: 0, net: 100n }], reason: "Discount" },
    });
    at("2026-04-10");
    await wake();
    expect(await sent(deposit)).to.deep.equal([[0, "2026-04-10"]]);
    expect(await sent(creditNote.id)).to.deep.equal([]);
    expect(await codeOf(useCases.sendReminder(owner, creditNote.id, {}))).to.equal("nothing_due");
  });

  it("claim the fee in its currency only, and interest for the days after the due date", async () => {
    const { useCases, owner } = scene.world;
    const fee = (currency: string) => ({ amount: 4_000n, currency: parseCurrency(currency) });
    await steps(
      { days: -1, fee: fee("EUR"), interest: parseDecimal("9") },
      { ...seven, fee: fee("EUR"), interest: parseDecimal("9.12") },
    );
    const id = await invoice("2026-04-10");
    for (const date of ["2026-04-09", "2026-04-20"]) {
      at(date);
      await wake();
    }
    const [before, after] = await of(id);
    expect(before).to.include({ daysOverdue: 0, fee: 0n, interestRate: null, interest: 0n, total: 119_000n });
    // 1,190.00 × 9.12 % × 10 ÷ 365 = 2.9734…
    expect(after).to.include({ daysOverdue: 10, fee: 4_000n, interest: 297n, total: 123_297n });
    await useCases.updateClient(owner, scene.client.id, { reminderSteps: [{ days: 11, fee: fee("USD") }] });
    at("2026-04-21");
    await wake();
    expect((await of(id)).at(-1)).to.include({ days: 11, fee: 0n, total: 119_000n });
  });
});
