import { expect } from "chai";
import { parseDecimal, parseInstant, parseLocalDate, plusSeconds } from "../../../core/index.js";
import { refusal } from "../issues.js";
import { codeOf, createWorld, type World } from "../world.js";

const hour = (h: number) => plusSeconds(parseInstant("2026-03-02T00:00:00Z"), h * 3_600);
const fixed = (unitPrice: bigint) => ({ description: "Fixed", quantity: parseDecimal("1"), unitPrice });

describe("invoices", () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld("2026-03-02T20:00:00Z");
  });

  const setUp = async (rate: bigint | null = 6000n) => {
    const { useCases, owner } = world;
    const client = await useCases.createClient(owner, { name: "Client", rate });
    const project = await useCases.createProject(owner, { name: "Project", clientId: client.id });
    const add = (start: number, end: number, more = {}) =>
      useCases.createTimeEntry(owner, { projectId: project.id, startTime: hour(start), endTime: hour(end), ...more });
    return { client, project, add };
  };

  it("bill every unbilled, billable, stopped entry of the client in the range, once", async () => {
    const { useCases, owner } = world;
    const { client, project, add } = await setUp();
    const first = await add(8, 9);
    await add(9, 10, { billable: false });
    await add(12, 13);
    await useCases.createTimeEntry(owner, { projectId: project.id });
    const { invoice } = await useCases.createInvoice(owner, { clientId: client.id, fromTime: { from: hour(8), to: hour(12) } });
    expect(invoice.lines.flatMap(({ timeEntryIds }) => timeEntryIds)).to.deep.equal([first.id]);
    expect(invoice.total).to.equal(6000n);
    expect((await useCases.getTimeEntry(owner, first.id)).status).to.equal("billed");
    const next = await useCases.createInvoice(owner, { clientId: client.id, fromTime: {} });
    expect(next.invoice.total).to.equal(6000n);
    expect(await codeOf(useCases.createInvoice(owner, { clientId: client.id, fromTime: {} }))).to.equal("nothing_to_bill");
  });

  it("have at most 5,000 lines", async () => {
    const { useCases, owner } = world;
    const { client } = await setUp();
    const preview = (count: number) =>
      useCases.previewInvoice(owner, { clientId: client.id, lines: Array.from({ length: count }, () => fixed(1n)) });
    expect((await preview(5_000)).invoice.total).to.equal(5_000n);
    const error: unknown = await preview(5_001).catch((caught: unknown) => caught);
    expect(error).to.deep.include({
      issues: [{ path: ["lines"], code: "too_many", message: "An invoice can have at most 5000 lines." }],
    });
  });

  it("leave every entry unbilled when their creation fails", async () => {
    const { useCases, owner } = world;
    const { client, add } = await setUp(null);
    const priced = await add(8, 9, { rate: 100n });
    const unpriced = await add(9, 10);
    const error = await useCases.createInvoice(owner, { clientId: client.id, fromTime: {} }).catch((caught: unknown) => caught);
    expect(error).to.deep.include({ code: "rate_missing", details: { time_entry_ids: [unpriced.id], count: 1 } });
    expect((await useCases.getTimeEntry(owner, priced.id)).status).to.equal("recorded");
  });

  it("are previewed without writing anything", async () => {
    const { useCases, owner } = world;
    const { client, add } = await setUp();
    const entry = await add(8, 9);
    const { invoice } = await useCases.previewInvoice(owner, { clientId: client.id, fromTime: {} });
    expect(invoice.total).to.equal(6000n);
    expect((await useCases.getTimeEntry(owner, entry.id)).status).to.equal("recorded");
    expect(
      (await useCases.listInvoices(owner, {}, { limit: 10, sort: "createdAt", descending: true, after: null })).items,
    ).to.have.length(0);
  });

  it("change from draft to open to paid, with a number, dates and fixed parties", async () => {
    const { useCases, owner } = world;
    const { client } = await setUp();
    const { invoice: draft } = await useCases.createInvoice(owner, { clientId: client.id, lines: [fixed(1000n)] });
    expect(draft).to.include({ number: null, seller: null, buyer: null });
    const { invoice: open } = await useCases.updateInvoice(owner, draft.id, { status: "open" });
    expect(open).to.include({ status: "open", number: "INV-2026-0001", issueDate: "2026-03-02", dueDate: "2026-04-01" });
    await useCases.updateClient(owner, client.id, { name: "Renamed" });
    expect((await useCases.getInvoice(owner, draft.id)).invoice.buyer?.name).to.equal("Client");
    const { invoice: paid } = await useCases.updateInvoice(owner, draft.id, { status: "paid" });
    expect(paid.status).to.equal("paid");
    expect(paid.payments.map(({ amount, paidOn }) => ({ amount, paidOn }))).to.deep.equal([
      { amount: 1000n, paidOn: "2026-03-02" },
    ]);
    await useCases.updateInvoice(owner, draft.id, { status: "paid" });
    expect((await world.events()).filter(({ type }) => type === "invoice.paid")).to.have.length(1);
  });

  it("are issued automatically when a draft is marked paid", async () => {
    const { useCases, owner } = world;
    const { client } = await setUp();
    const { invoice: draft } = await useCases.createInvoice(owner, { clientId: client.id, lines: [fixed(1000n)] });
    expect((await useCases.updateInvoice(owner, draft.id, { status: "paid" })).invoice).to.include({
      status: "paid",
      number: "INV-2026-0001",
    });
  });

  it("list the allowed transitions when one is not allowed", async () => {
    const { useCases, owner } = world;
    const { client } = await setUp();
    const { invoice } = await useCases.createInvoice(owner, { clientId: client.id, lines: [fixed(1000n)] });
    await useCases.updateInvoice(owner, invoice.id, { status: "open" });
    const error = await useCases.updateInvoice(owner, invoice.id, { status: "draft" }).catch((caught: unknown) => caught);
    expect(error).to.deep.include({
      code: "invalid_transition",
      details: { from: "open", to: "draft", allowed: ["paid", "void"] },
    });
    expect(await codeOf(useCases.updateInvoice(owner, invoice.id, { notes: "late" }))).to.equal("invoice_not_draft");
    await useCases.updateInvoice(owner, invoice.id, { status: "paid" });
    expect(await codeOf(useCases.updateInvoice(owner, invoice.id, { status: "void" }))).to.equal("invalid_transition");
  });

  it("accept partial payments until nothing is due", async () => {
    const { useCases, owner } = world;
    const { client } = await setUp();
    const { invoice } = await useCases.createInvoice(owner, { clientId: client.id, lines: [fixed(1000n)] });
    const pay = (amount: bigint) => useCases.recordPayment(owner, invoice.id, { amount, paidOn: parseLocalDate("2026-03-01") });
    expect(await codeOf(pay(1n))).to.equal("invoice_not_open");
    await useCases.updateInvoice(owner, invoice.id, { status: "open" });
    expect((await pay(400n)).invoice.status).to.equal("open");
    expect(await codeOf(pay(601n))).to.equal("amount_exceeds_due");
    expect((await pay(600n)).invoice.status).to.equal("paid");
    expect(await codeOf(pay(1n))).to.equal("invoice_not_open");
  });

  it("cannot be voided while they have payments, nor be paid on a future date", async () => {
    const { useCases, owner } = world;
    const { client, add } = await setUp();
    const entry = await add(8, 9);
    const { invoice } = await useCases.createInvoice(owner, { clientId: client.id, fromTime: {} });
    await useCases.updateInvoice(owner, invoice.id, { status: "open" });
    const pay = (paidOn?: string) =>
      useCases.recordPayment(owner, invoice.id, {
        amount: 1000n,
        paidOn: paidOn === undefined ? undefined : parseLocalDate(paidOn),
      });
    expect(await codeOf(pay("2026-03-03"))).to.equal("in_the_future");
    const { payments } = (await pay()).invoice;
    expect(payments.map(({ paidOn }) => paidOn)).to.deep.equal(["2026-03-02"]);
    const error = await useCases.updateInvoice(owner, invoice.id, { status: "void" }).catch((caught: unknown) => caught);
    expect(error).to.deep.include({
      kind: "conflict",
      code: "invoice_has_payments",
      message: "The invoice has payments of 10.00 EUR, so it cannot be voided. Reverse them first.",
      details: { payment_ids: payments.map(({ id }) => id), credit_note_ids: [] },
    });
    expect((await useCases.getInvoice(owner, invoice.id)).invoice).to.deep.include({ status: "open", payments });
    expect((await useCases.getTimeEntry(owner, entry.id)).status).to.equal("billed");
  });

  it("report the amount due, with its currency, when a payment exceeds it", async () => {
    const { useCases, owner } = world;
    const { client } = await setUp();
    const { invoice } = await useCases.createInvoice(owner, { clientId: client.id, lines: [fixed(19_000n)] });
    await useCases.updateInvoice(owner, invoice.id, { status: "open" });
    const error = await refusal(useCases.recordPayment(owner, invoice.id, { amount: 19_001n }));
    expect(error).to.include({ code: "amount_exceeds_due", message: "Only 190.00 EUR is due on this invoice." });
  });

  it("warn in the preview about entries that rounding reduces to zero", async () => {
    const { useCases, owner } = world;
    const { client, add } = await setUp();
    await useCases.updateWorkspace(owner, { rounding: { grain: "entry", mode: "down", stepMinutes: 60 } });
    await add(8, 10);
    const preview = async () => {
      const { warnings } = await useCases.previewInvoice(owner, { clientId: client.id, fromTime: {} });
      return warnings.filter(({ path }) => path[0] === "fromTime");
    };
    expect(await preview()).to.deep.equal([]);
    await add(11, 11.5);
    await add(12, 12.75);
    expect((await preview()).map(({ rule, severity, message }) => [rule, severity, message])).to.deep.equal([
      ["rounded_to_zero", "warning", "2 time entries are billed at zero seconds, because the time is rounded down to zero."],
    ]);
    await useCases.updateWorkspace(owner, { rounding: { grain: "line", mode: "down", stepMinutes: 60 } });
    expect(await preview()).to.deep.equal([]);
  });

  it("require lines or something to bill", async () => {
    const { useCases, owner } = world;
    const { client } = await setUp();
    const error = await refusal(useCases.createInvoice(owner, { clientId: client.id }));
    expect(error).to.include({ code: "required", message: "Provide lines, or something to bill." });
  });

  it("release their time when voided, so that it can be billed again", async () => {
    const { useCases, owner } = world;
    const { client, add } = await setUp();
    const entry = await add(8, 9);
    const { invoice } = await useCases.createInvoice(owner, { clientId: client.id, fromTime: {} });
    expect(await codeOf(useCases.updateTimeEntry(owner, entry.id, { notes: "x" }))).to.equal("time_entry_billed");
    expect(await codeOf(useCases.deleteTimeEntry(owner, entry.id))).to.equal("time_entry_billed");
    await useCases.updateInvoice(owner, invoice.id, { status: "void" });
    expect((await useCases.getTimeEntry(owner, entry.id)).status).to.equal("recorded");
    expect(await codeOf(useCases.createInvoice(owner, { clientId: client.id, fromTime: {} }))).to.equal("resolved");
  });

  it("release the entries of a line that a draft loses, and never gain any", async () => {
    const { useCases, owner } = world;
    const { client, add } = await setUp();
    const entry = await add(8, 9);
    const { invoice } = await useCases.createInvoice(owner, { clientId: client.id, fromTime: {}, lines: [fixed(1n)] });
    const other = await add(14, 15);
    const time = invoice.lines.find(({ kind }) => kind === "time");
    if (!time) throw new Error("no time line");
    expect(
      await codeOf(useCases.updateInvoice(owner, invoice.id, { lines: [{ ...time, timeEntryIds: [entry.id, other.id] }] })),
    ).to.equal("unknown_reference");
    const { invoice: edited } = await useCases.updateInvoice(owner, invoice.id, { lines: [fixed(5n)] });
    expect(edited.total).to.equal(5n);
    expect((await useCases.getTimeEntry(owner, entry.id)).status).to.equal("recorded");
  });

  it("accept one tax for all lines of a draft, or for lines without their own", async () => {
    const { useCases, owner } = world;
    const { client } = await setUp();
    const standard = (rate: string) => ({
      category: "S" as const,
      rate: parseDecimal(rate),
      exemptionReason: null,
      exemptionCode: null,
      components: null,
    });
    const { invoice } = await useCases.createInvoice(owner, {
      clientId: client.id,
      lines: [fixed(1000n), fixed(500n)],
      tax: standard("19"),
    });
    expect(invoice.taxTotal).to.equal(285n);
    const { invoice: lower } = await useCases.updateInvoice(owner, invoice.id, { tax: standard("7") });
    expect(lower.taxTotal).to.equal(105n);
    const lines = [{ ...fixed(1000n), tax: standard("19") }, fixed(500n)];
    const { invoice: mixed } = await useCases.updateInvoice(owner, invoice.id, { lines, tax: standard("7") });
    expect(mixed.taxTotal).to.equal(225n);
    expect(await codeOf(useCases.updateInvoice(owner, invoice.id, { tax: standard("0") }))).to.equal("tax_rate_out_of_range");
  });

  it("number each series without gaps, and skip numbers that an earlier format assigned", async () => {
    const { useCases, owner } = world;
    const { client } = await setUp();
    const issue = async (format: string) => {
      await useCases.updateWorkspace(owner, { invoiceNumberFormat: format });
      const { invoice } = await useCases.createInvoice(owner, { clientId: client.id, lines: [fixed(1n)] });
      return (await useCases.updateInvoice(owner, invoice.id, { status: "open" })).invoice.number;
    };
    expect(await issue("{SEQ}")).to.equal("1");
    expect(await issue("{SEQ}")).to.equal("2");
    expect(await issue("R-{YYYY}-{SEQ:3}")).to.equal("R-2026-001");
    expect(await issue("1{SEQ}")).to.equal("11");
    for (let n = 3; n <= 10; n++) expect(await issue("{SEQ}")).to.equal(String(n));
    expect(await issue("{SEQ}")).to.equal("12");
  });

  it("are overdue from the day after the due date, in the workspace's zone", async () => {
    const { useCases, owner } = world;
    const { client } = await setUp();
    const { invoice } = await useCases.createInvoice(owner, {
      clientId: client.id,
      lines: [fixed(1n)],
      dueDate: parseLocalDate("2026-03-10"),
    });
    await useCases.updateInvoice(owner, invoice.id, { status: "open" });
    world.at("2026-03-10T22:59:59Z");
    expect((await useCases.getInvoice(owner, invoice.id)).today).to.equal("2026-03-10");
    world.at("2026-03-10T23:00:00Z");
    expect((await useCases.getInvoice(owner, invoice.id)).today).to.equal("2026-03-11");
  });
});
