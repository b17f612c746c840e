import { expect } from "chai";
import { formatDecimal, NO_TAX, parseDecimal, parseLocalDate, type RecurringInvoice } from "../../../core/index.js";
import { codeOf } from "../world.js";
import { hoursOf, RetainedWork } from "./retained-work.js";

const HOUR = 3_600;
const all = { rollOver: { maxHours: null } };

describe("the retainer of a recurring invoice", () => {
  let work: RetainedWork;

  beforeEach(async () => {
    work = await RetainedWork.begin();
  });
  afterEach(() => expect(work.errors).to.deep.equal([]));

  const linesOf = async (recurring: RecurringInvoice) =>
    (await work.last(recurring)).lines.map(({ description, kind, quantity, unit, unitPrice, net, timeEntryIds }) => {
      return [description, kind, `${formatDecimal(quantity)} ${unit}`, unitPrice, net, timeEntryIds];
    });

  it("bills the fee of a period that is over, with the time that it covers, and nothing else of it", async () => {
    const recurring = await work.create();
    const entry = await work.record("2026-03-10T08:00:00Z", 4 * HOUR);
    await work.billOn("2026-04-01");
    const invoice = await work.last(recurring);
    expect(invoice).to.deep.include({ status: "open", subtotal: 150_000n, period: { start: "2026-03-01", end: "2026-03-31" } });
    const text = "Retainer\nHours: 10:00 included, 4:00 used, 6:00 expired";
    expect(await linesOf(recurring)).to.deep.equal([[text, "time", "1 C62", 150_000n, 150_000n, [entry.id]]]);
    expect(invoice.lines[0]).to.deep.include({ tax: NO_TAX, period: invoice.period });
    expect(invoice.retainer).to.deep.include({ date: "2026-04-01", period: invoice.period });
    expect((await work.world.useCases.getTimeEntry(work.world.owner, entry.id)).invoiceId).to.equal(invoice.id);
    const ordinary = { clientId: work.client.id, fromTime: {} };
    expect(await codeOf(work.world.useCases.createInvoice(work.world.owner, ordinary))).to.equal("nothing_to_bill");
  });

  it("bills the fee without any time", async () => {
    const recurring = await work.create({ description: "Support, {month}" });
    await work.billOn("2026-04-01");
    const text = "Support, March 2026\nHours: 10:00 included, 0:00 used, 10:00 expired";
    expect(await linesOf(recurring)).to.deep.equal([[text, "fixed", "1 C62", 150_000n, 150_000n, []]]);
  });

  it("counts time in the order in which it began, and bills the rest of an entry that it covers in part", async () => {
    const recurring = await work.create();
    const last = await work.record("2026-03-12T08:00:00Z", HOUR);
    const across = await work.record("2026-03-11T08:00:00Z", 4 * HOUR);
    const first = await work.record("2026-03-10T08:00:00Z", 8 * HOUR);
    await work.billOn("2026-04-01");
    expect(await linesOf(recurring)).to.deep.equal([
      ["Retainer\nHours: 10:00 included, 10:00 used, 3:00 additional", "time", "1 C62", 150_000n, 150_000n, [first.id]],
      ["Website (additional hours)", "time", "10800 SEC", 9_000n, 27_000n, [across.id, last.id].sort()],
    ]);
    const { lines } = await work.world.useCases.explainInvoice(work.world.owner, (await work.last(recurring)).id);
    expect(lines.map(({ time }) => time && [time.recorded, time.covered, time.billed, time.edited])).to.deep.equal([
      [8 * HOUR, 8 * HOUR, 0, null],
      [5 * HOUR, 2 * HOUR, 3 * HOUR, 0n],
    ]);
    expect((await work.world.useCases.getAudit(work.world.owner)).findings).to.deep.equal([]);
  });

  it("bills hours beyond at its rate, whatever the rates of the entries are, and needs none of covered ones", async () => {
    const recurring = await work.create({ rate: 12_000n, includedHours: parseDecimal("1") });
    const { useCases, owner } = work.world;
    const free = await useCases.createProject(owner, { name: "Free", clientId: work.client.id });
    await work.record("2026-03-10T08:00:00Z", HOUR, free);
    await work.record("2026-03-11T08:00:00Z", HOUR, free);
    await work.record("2026-03-12T08:00:00Z", HOUR);
    await work.billOn("2026-04-01");
    expect(
      (await linesOf(recurring)).slice(1).map(([description, , quantity, , net]) => [description, quantity, net]),
    ).to.deep.equal([
      ["Free (additional hours)", "3600 SEC", 12_000n],
      ["Website (additional hours)", "3600 SEC", 12_000n],
    ]);
    expect((await useCases.getAudit(owner)).findings).to.deep.equal([]);
  });

  it("fails without a rate for hours beyond, and claims nothing", async () => {
    const recurring = await work.create({ includedHours: parseDecimal("0") });
    const { useCases, owner } = work.world;
    const free = await useCases.createProject(owner, { name: "Free", clientId: work.client.id });
    const entry = await work.record("2026-03-10T08:00:00Z", HOUR, free);
    await work.billOn("2026-04-01");
    expect((await useCases.getRecurringInvoice(owner, recurring.id)).failure).to.include({ code: "rate_missing" });
    expect((await useCases.getTimeEntry(owner, entry.id)).invoiceId).to.equal(null);
  });

  it("rounds the excess once, by the policy of the workspace, and counts recorded seconds", async () => {
    const { useCases, owner } = work.world;
    await useCases.updateWorkspace(owner, { rounding: { grain: "line", mode: "up", stepMinutes: 15 } });
    const recurring = await work.create({ includedHours: parseDecimal("1") });
    await work.record("2026-03-10T08:00:00Z", HOUR + 1);
    await work.record("2026-03-11T08:00:00Z", 60);
    await work.billOn("2026-04-01");
    const { retainer, lines } = await work.last(recurring);
    expect(retainer).to.include({ usedSeconds: HOUR, beyondSeconds: 61 });
    expect(lines[1]?.quantity).to.equal(parseDecimal("900"));
  });

  it("lets unused hours expire, or roll over completely or up to a limit", async () => {
    const [none, every, some] = [
      await work.create(),
      await work.create(all),
      await work.create({ rollOver: { maxHours: parseDecimal("12") } }),
    ];
    await work.billOn("2026-05-01");
    const balances = async (of: RecurringInvoice) => (await work.made(of)).map(({ retainer }) => hoursOf(retainer)).reverse();
    expect(await balances(none)).to.deep.equal([
      [10, 0, 0, 0, 0, 10],
      [10, 0, 0, 0, 0, 10],
    ]);
    expect(await balances(every)).to.deep.equal([
      [10, 0, 0, 0, 10, 0],
      [10, 10, 0, 0, 20, 0],
    ]);
    expect(await balances(some)).to.deep.equal([
      [10, 0, 0, 0, 10, 0],
      [10, 10, 0, 0, 12, 8],
    ]);
  });

  it("counts time that was recorded late in the next period", async () => {
    const recurring = await work.create(all);
    await work.billOn("2026-04-01");
    await work.record("2026-03-20T08:00:00Z", 2 * HOUR);
    await work.record("2026-05-01T08:00:00Z", 5 * HOUR);
    await work.billOn("2026-05-01");
    expect(hoursOf((await work.last(recurring)).retainer)).to.deep.equal([10, 10, 2, 0, 18, 0]);
  });

  for (const [what, undo] of [
    ["voided", (id: string) => work.world.useCases.updateInvoice(work.world.owner, id as never, { status: "void" })],
    [
      "credited in full",
      (id: string) => work.world.useCases.createCreditNote(work.world.owner, id as never, { reason: "Wrong" }),
    ],
  ] as const)
    it(`releases its time and restores what rolled over when its invoice is ${what}`, async () => {
      const recurring = await work.create(all);
      await work.record("2026-03-20T08:00:00Z", 4 * HOUR);
      await work.billOn("2026-04-01");
      await work.record("2026-04-20T08:00:00Z", 13 * HOUR);
      await work.billOn("2026-05-01");
      const wrong = await work.last(recurring);
      expect(hoursOf(wrong.retainer)).to.deep.equal([10, 6, 13, 0, 3, 0]);
      await undo(wrong.id);
      await work.billOn("2026-06-01");
      const next = (await work.made(recurring)).find(({ retainer }) => retainer?.date === parseLocalDate("2026-06-01"));
      expect(hoursOf(next?.retainer ?? null)).to.deep.equal([10, 6, 13, 0, 3, 0]);
      const notes = (await work.made(recurring)).filter(({ type }) => type === "credit_note");
      expect(notes.map(({ retainer }) => retainer)).to.deep.equal(notes.map(() => null));
      expect((await work.world.useCases.getAudit(work.world.owner)).findings).to.deep.equal([]);
    });

  it("continues with what the invoice of the last date left, also if the clock was turned back", async () => {
    const recurring = await work.create(all);
    await work.billOn("2026-04-20");
    work.world.at("2026-04-10T08:00:00Z");
    await work.world.useCases.updateRecurringInvoice(work.world.owner, recurring.id, { dayOfMonth: 10 });
    await work.record("2026-04-05T08:00:00Z", 4 * HOUR);
    await work.billOn("2026-04-10");
    await work.billOn("2026-05-10");
    expect(hoursOf((await work.last(recurring)).retainer)).to.deep.equal([10, 16, 0, 0, 26, 0]);
  });

  it("keeps its time while its draft is edited, and releases it with the draft", async () => {
    const recurring = await work.create(all, { action: "draft" });
    const entry = await work.record("2026-03-20T08:00:00Z", 4 * HOUR);
    await work.billOn("2026-04-01");
    const draft = await work.last(recurring);
    const { useCases, owner } = work.world;
    const lines = [{ description: "Other", quantity: parseDecimal("1"), unitPrice: 1n }];
    expect(await codeOf(useCases.updateInvoice(owner, draft.id, { lines }))).to.equal("retained_time");
    const kept = draft.lines.map((line) => ({ ...line, description: "Support" }));
    expect((await useCases.updateInvoice(owner, draft.id, { lines: kept })).invoice.retainer).to.deep.equal(draft.retainer);
    await useCases.deleteInvoice(owner, draft.id);
    expect((await useCases.getTimeEntry(owner, entry.id)).invoiceId).to.equal(null);
    await work.billOn("2026-05-01");
    expect(hoursOf((await work.last(recurring)).retainer)).to.deep.equal([10, 0, 4, 0, 6, 0]);
  });

  it("is printed in the language of the client", async () => {
    const french = await RetainedWork.begin({ locale: "fr-FR" });
    const recurring = await french.create(all);
    await french.billOn("2026-05-01");
    expect((await french.last(recurring)).lines[0]?.description).to.equal(
      "Forfait d’heures\nHeures\u00a0: 10:00 incluses, 10:00 reportées, 0:00 utilisées, 20:00 restantes",
    );
  });

  it("is foreseen with its fee", async () => {
    const { id } = await work.create();
    const [first] = await work.world.useCases.previewRecurringInvoice(work.world.owner, id);
    expect(first).to.deep.include({ descriptions: ["Retainer"], total: 150_000n });
  });

  it("needs a period that is over, hours in whole seconds, and no other billing of time", async () => {
    expect(await codeOf(work.create({}, { period: "following" }))).to.equal("period_not_over");
    expect(await codeOf(work.create({}, { fromTime: {} }))).to.equal("exactly_one");
    expect(await codeOf(work.create({ includedHours: parseDecimal("0.0001") }))).to.equal("not_whole_seconds");
    expect(await codeOf(work.create({ includedHours: parseDecimal("100000.01") }))).to.equal("out_of_range");
    expect(await codeOf(work.create({ description: "{hours}" }))).to.equal("placeholder_unknown");
    const other = await work.world.useCases.createProject(work.world.owner, { name: "Other" });
    expect(await codeOf(work.create({ projectIds: [other.id] }))).to.equal("project_of_other_client");
    const { id } = await work.create();
    const patch = { retainer: { amount: 1n, includedHours: parseDecimal("1"), projectIds: [other.id] } };
    expect(await codeOf(work.world.useCases.updateRecurringInvoice(work.world.owner, id, patch))).to.equal(
      "project_of_other_client",
    );
  });
});
