import { expect } from "chai";
import {
  type ClientId,
  type CreateInvoice,
  createUseCases,
  explanationView,
  type Invoice,
  type InvoiceId,
  invoiceView,
  NO_TAX,
  parseCurrency,
  parseDecimal,
  parseInstant,
  parseLocalDate,
  sumsInPrices,
} from "../../../core/index.js";
import { createWorld, type World } from "../world.js";

const vat = (rate: string) =>
  ({ category: "S", rate: parseDecimal(rate), exemptionReason: null, exemptionCode: null, components: null }) as const;
const line = (unitPrice: bigint, rate = "19", changes: object = {}) => ({
  ...{ description: "Work", quantity: parseDecimal("1"), unitPrice, tax: vat(rate) },
  ...changes,
});
const today = parseLocalDate("2026-03-10");

let world: World;
let clientId: ClientId;

beforeEach(async () => {
  world = await createWorld("2026-03-10T08:00:00Z");
  clientId = (await world.useCases.createClient(world.owner, { name: "Client", email: "to@example.com" })).id;
});

const create = async (command: Partial<CreateInvoice>) =>
  (await world.useCases.createInvoice(world.owner, { clientId, ...command })).invoice;
const issue = (id: InvoiceId) => world.useCases.updateInvoice(world.owner, id, { status: "open" });
const shown = (invoice: Invoice) => JSON.parse(JSON.stringify(invoiceView(invoice, today)));
const explained = async (id: InvoiceId) =>
  JSON.parse(JSON.stringify(explanationView(await world.useCases.explainInvoice(world.owner, id))));

const terms: Partial<CreateInvoice> = {
  lines: [line(10_000n, "19", { period: { start: today, end: today } })],
  allowances: [{ amount: 100n, reason: "Loyalty", tax: vat("19") }],
  charges: [{ amount: 50n, reason: "Freight", tax: vat("7") }],
  discount: { kind: "percent", percent: parseDecimal("10") },
  payableRounding: { kind: "increment", increment: 5n },
  taxCurrency: { currency: parseCurrency("CHF"), exchangeRate: parseDecimal("0.5") },
  earlyPaymentDiscount: { percent: parseDecimal("2"), days: 14 },
  period: { start: parseLocalDate("2026-02-01"), end: parseLocalDate("2026-02-28") },
  purchaseOrder: "PO-1",
  contractReference: "C-1",
  projectReference: "P-1",
  buyerReference: "Ref",
  paymentReference: "RF18539007547034",
  notes: "Thanks",
};

describe("an invoice as the API shows it", () => {
  it("has the terms of the request and the figures that follow", async () => {
    const view = shown(await create(terms));
    expect(view).to.deep.include({
      corrects: null,
      period: { start: "2026-02-01", end: "2026-02-28" },
      discount: { percent: "10" },
      payable_rounding: { increment: 5 },
      tax_currency: { currency: "CHF", exchange_rate: "0.5" },
      early_payment_discount: { percent: "2", days: 14 },
      early_payment_until: null,
      seller: null,
      buyer: null,
      notes: "Thanks",
      purchase_order: "PO-1",
      contract_reference: "C-1",
      project_reference: "P-1",
      buyer_reference: "Ref",
      payment_reference: "RF18539007547034",
      subtotal: 10_000,
      discount_total: 1_000,
      allowance_total: 100,
      charge_total: 50,
      tax_total: 1_695,
      tax_total_in_tax_currency: 848,
      total: 10_645,
      rounding_amount: 0,
      payable_amount: 10_645,
      payments: [],
      credit_notes: [],
      deducted_by: null,
    });
    expect(view.allowances).to.deep.equal([
      {
        amount: 100,
        reason: "Loyalty",
        net: 100,
        tax: { category: "S", rate: "19", exemption_reason: null, exemption_code: null, components: null },
      },
    ]);
    expect(view.lines[0].period).to.deep.equal({ start: "2026-03-10", end: "2026-03-10" });
  });

  it("has the parties once it is issued, and each payment with what reversed it", async () => {
    const { useCases, owner } = world;
    const { id } = await create({ lines: [line(1_000n)] });
    await issue(id);
    const { invoice } = await useCases.recordPayment(owner, id, { amount: 500n, method: "SEPA", reference: "RF18" });
    const [payment] = invoice.payments;
    const reversed = await useCases.reversePayment(owner, id, payment?.id ?? expect.fail(), { reason: "Twice" });
    const view = shown(reversed.invoice);
    expect(view.buyer).to.deep.equal({
      name: "Client",
      legal_name: null,
      email: "to@example.com",
      address: null,
      tax_id: null,
      electronic_address: null,
      legal_id: null,
      locale: "en",
    });
    expect(view.seller).to.include({ legal_name: null, address: null });
    const reversal = reversed.invoice.payments[1]?.id;
    const same = { amount: 500, paid_on: "2026-03-10", created_at: "2026-03-10T08:00:00.000Z" };
    expect(view.payments).to.deep.equal([
      {
        ...{ id: payment?.id, kind: "payment", method: "SEPA", reference: "RF18", ...same },
        ...{ reverses: null, reason: null, reversed_by: reversal },
      },
      {
        ...{ id: reversal, kind: "reversal", method: null, reference: null, ...same },
        ...{ reverses: payment?.id, reason: "Twice", reversed_by: null },
      },
    ]);
    expect(view).to.include({ discount: null, payable_rounding: null, tax_currency: null, period: null, amount_due: 1_190 });
  });

  it("names on a credit note the invoice that it corrects, and nothing that the user wrote on that invoice", async () => {
    const { useCases, owner } = world;
    const { id } = await create({ lines: [line(1_000n)], notes: "Thanks" });
    await issue(id);
    await useCases.recordPayment(owner, id, { amount: 1_190n });
    const { invoice: note } = await useCases.createCreditNote(owner, id, { reason: "Wrong" });
    expect(note.id).to.match(/^inv_/);
    expect(shown(note)).to.deep.include({
      corrects: { invoice_id: id, number: "INV-2026-0001", issue_date: "2026-03-10", reason: "Wrong" },
      ...{ notes: "", payments: [], amount_paid: 0, amount_due: 0, amount_refundable: 0, overdue: false },
    });
  });
});

describe("the sums that are printed", () => {
  it("are those of the lines and the discount in the prices of the invoice", async () => {
    const parts = {
      lines: [line(1_190n), line(1_070n, "7")],
      allowances: [{ amount: 119n, reason: null, tax: vat("19") }],
      charges: [{ amount: 107n, reason: null, tax: vat("7") }],
      discount: { kind: "amount", amount: 60n },
    } as const;
    expect(sumsInPrices(await create({ ...parts, prices: "gross" }))).to.deep.equal({ subtotal: 2_260n, discount: 60n });
    expect(sumsInPrices(await create({ ...parts, prices: "net" }))).to.deep.equal({ subtotal: 2_260n, discount: 60n });
    expect(sumsInPrices(await create({ lines: parts.lines, prices: "gross" }))).to.deep.equal({ subtotal: 2_260n, discount: 0n });
  });
});

describe("an explanation as the API shows it", () => {
  const tens = (numerator: number, denominator: number) => ({ numerator: String(numerator), denominator: String(denominator) });

  it("contains the lines, the discount and the tax groups with the parts that they consist of", async () => {
    const lines = [
      line(200n),
      line(10_000n, "19", { allowances: [{ amount: 30n, reason: null }], charges: [{ amount: 7n, reason: null }] }),
    ];
    const { id } = await create({ ...terms, lines });
    const view = await explained(id);
    expect(view).to.deep.include({
      invoice_id: id,
      type: "invoice",
      number: null,
      currency: "EUR",
      prices: "net",
      time_zone: null,
      rounding: null,
      discount: { exact: tens(101_770, 100), amount: 1_018 },
      prepaid: { entered: null, split_payment_tax: 0, withheld: 0, deposits: [] },
      settlement: { payments: [], credit_notes: [], balance: 10_835, amount_due: 10_835, amount_refundable: 0 },
    });
    expect(view.lines[1]).to.deep.equal({
      ...{ description: "Work", time: null, quantity: "1", unit: "C62", base_quantity: "1", unit_price: 10_000 },
      ...{ allowances: 30, charges: 7, exact: tens(9_977, 1), amount: 9_977, net: 9_977 },
    });
    expect(view.tax_groups).to.deep.equal([
      {
        ...{
          category: "S",
          rate: "7",
          components: null,
          lines: [],
          charges: [0],
          allowances: [],
          discount_share: 0,
          discount_net: 0,
          amount: 50,
        },
        ...{ exact_tax: tens(350, 100), credited: null, taxable_amount: 50, tax_amount: 4 },
      },
      {
        ...{ category: "S", rate: "19", components: null, lines: [0, 1], charges: [], allowances: [0] },
        ...{ discount_share: 1_018, discount_net: 1_018, amount: 9_059 },
        ...{ exact_tax: tens(172_121, 100), credited: null, taxable_amount: 9_059, tax_amount: 1_721 },
      },
    ]);
    const { id: given } = await create({ lines, discount: { kind: "amount", amount: 77n } });
    expect(await explained(given)).to.deep.include({ discount: { exact: null, amount: 77 } });
    const { id: none } = await create({ lines });
    expect((await explained(none)).discount).to.equal(null);
  });

  it("contains the time entries with their rates, and how their time was rounded and edited", async () => {
    const { useCases, owner } = world;
    const { id: projectId } = await useCases.createProject(owner, { name: "Project", clientId, rate: 10_000n });
    const times = { startTime: parseInstant("2026-03-02T08:00:00Z"), endTime: parseInstant("2026-03-02T08:50:00Z") };
    const entry = await useCases.createTimeEntry(owner, { projectId, ...times });
    const rounding = { grain: "line", mode: "up", stepMinutes: 15 } as const;
    const { id, lines } = await create({ fromTime: { rounding } });
    const step = {
      entries: [{ id: entry.id, day: "2026-03-02", seconds: 3_000, covered_seconds: 0, rate: 10_000, rate_source: "project" }],
      ...{ recorded_seconds: 3_000, covered_seconds: 0, billed_seconds: 3_600 },
    };
    const time = {
      ...{ steps: [step], recorded_seconds: 3_000, covered_seconds: 0 },
      billed_seconds: 3_600,
      edited_seconds: "0",
    };
    const view = await explained(id);
    expect(view).to.deep.include({ time_zone: "Europe/Berlin", rounding: { grain: "line", mode: "up", step_minutes: 15 } });
    expect(view.lines[0].time).to.deep.equal(time);
    const fixed = line(1n, "0", { tax: NO_TAX });
    const hours = lines.map((one) => ({ ...one, unit: "HUR", quantity: parseDecimal("1"), baseQuantity: parseDecimal("1") }));
    await useCases.updateInvoice(owner, id, { lines: [...hours, fixed] });
    const [edited, other] = (await explained(id)).lines;
    expect([edited.time, other.time]).to.deep.equal([{ ...time, edited_seconds: null }, null]);
  });

  it("contains what each payment, refund, reversal and credit note does to the amount due", async () => {
    const { useCases, owner } = world;
    const { id } = await create({ lines: [line(10_000n)] });
    await issue(id);
    const pay = async (amount: bigint, kind: "payment" | "refund" = "payment") =>
      (await useCases.recordPayment(owner, id, { amount, kind })).invoice.payments.at(-1)?.id ?? expect.fail();
    await pay(1_000n);
    const paid = await pay(500n);
    const refund = await pay(200n, "refund");
    await useCases.reversePayment(owner, id, paid, {});
    await useCases.reversePayment(owner, id, refund, {});
    const { invoice: note } = await useCases.createCreditNote(owner, id, { reason: "Wrong", lines: [{ line: 0, net: 100n }] });
    const { settlement } = await explained(id);
    expect(settlement.payments.map(({ kind, effect }: Record<string, unknown>) => [kind, effect])).to.deep.equal([
      ...[
        ["payment", -1_000],
        ["payment", -500],
        ["refund", 200],
        ["reversal", 500],
        ["reversal", -200],
      ],
    ]);
    expect(settlement.payments[1].id).to.equal(paid);
    expect(settlement.credit_notes).to.deep.equal([{ id: note.id, number: "CN-2026-0001", effect: -119 }]);
    expect(settlement).to.include({ balance: 10_781, amount_due: 10_781, amount_refundable: 0 });
    await pay(10_781n);
    await useCases.createCreditNote(owner, id, { reason: "Wrong", lines: [{ line: 0, net: 200n }] });
    expect((await explained(id)).settlement).to.include({ balance: -238, amount_due: 0, amount_refundable: 238 });
    expect((await explained(note.id)).settlement).to.equal(null);
  });

  it("contains the deposits and what else is prepaid", async () => {
    const { id: deposit } = await create({ type: "deposit", lines: [line(1_000n)] });
    await world.useCases.updateInvoice(world.owner, deposit, { status: "paid" });
    const { id } = await create({ lines: [line(5_000n)], deposits: [{ invoiceId: deposit }], prepaidAmount: 10n });
    expect((await explained(id)).prepaid).to.deep.equal({
      ...{
        entered: 10,
        split_payment_tax: 0,
        withheld: 0,
        deposits: [{ invoice_id: deposit, number: "INV-2026-0001", amount: 1_190 }],
      },
    });
    const split = { tax: { ...vat("22"), category: "B" } };
    expect((await explained((await create({ lines: [line(1_000n, "22", split)] })).id)).prepaid).to.include({
      split_payment_tax: 220,
    });
    const { id: entered } = await create({ lines: [line(1_000n, "22", split)], prepaidAmount: 1n });
    expect((await explained(entered)).prepaid).to.deep.equal({ entered: 1, split_payment_tax: 0, withheld: 0, deposits: [] });
  });

  it("contains for a later credit note what the notes up to it credit of the invoice's tax", async () => {
    const { useCases, owner } = world;
    const parts = { lines: [line(13n, "19", { quantity: parseDecimal("3") }), line(100n, "7")] };
    const { id } = await create({ ...parts, charges: [{ amount: 10n, reason: null, tax: vat("5") }] });
    await issue(id);
    const credit = async (...lines: readonly { readonly line: number; readonly quantity?: ReturnType<typeof parseDecimal> }[]) =>
      (await useCases.createCreditNote(owner, id, { reason: "One", lines })).invoice.id;
    const one = { line: 0, quantity: parseDecimal("1") };
    await credit(one);
    const { tax_groups: groups } = await explained(await credit(one));
    expect(groups).to.deep.equal([
      {
        ...{
          category: "S",
          rate: "19",
          components: null,
          lines: [0],
          charges: [],
          allowances: [],
          discount_share: 0,
          discount_net: 0,
          amount: 13,
        },
        exact_tax: null,
        credited: { before: { taxable_amount: 13, tax_amount: 2 }, after: { taxable_amount: 26, tax_amount: 5 } },
        ...{ taxable_amount: 13, tax_amount: 3 },
      },
    ]);
    const rest = await explained((await useCases.createCreditNote(owner, id, { reason: "Rest" })).invoice.id);
    expect(rest.tax_groups.map(({ rate, tax_amount: amount }: Record<string, unknown>) => [rate, amount])).to.deep.equal([
      ...[
        ["5", 1],
        ["7", 7],
        ["19", 2],
      ],
    ]);
  });
});

describe("the check of an invoice", () => {
  it("says whether it can be issued, with the findings, and knows electronic invoices", async () => {
    const { useCases, owner } = world;
    const { id } = await create({ lines: [line(1_000n)] });
    const checked = await useCases.validateInvoice(owner, id);
    expect(checked.ready).to.equal(!checked.findings.some(({ severity }) => severity === "error"));
    expect(checked.ready).to.equal(false);
    expect((await useCases.validateInvoice(owner, id, "xrechnung")).findings.length).to.be.greaterThan(checked.findings.length);
  });

  it("warns of the one entry that rounding bills at nothing", async () => {
    const { useCases, owner } = world;
    const { id: projectId } = await useCases.createProject(owner, { name: "Project", clientId, rate: 10_000n });
    const start = parseInstant("2026-03-02T08:00:00Z");
    await useCases.createTimeEntry(owner, { projectId, startTime: start, endTime: parseInstant("2026-03-02T08:50:00Z") });
    const rounding = { grain: "entry", mode: "down", stepMinutes: 60 } as const;
    const { warnings } = await createUseCases(world.ports).previewInvoice(owner, { clientId, fromTime: { rounding } });
    expect(warnings.find(({ rule }) => rule === "rounded_to_zero")).to.deep.equal({
      rule: "rounded_to_zero",
      severity: "warning",
      path: ["fromTime", "rounding"],
      message: "1 time entry is billed at zero seconds, because the time is rounded down to zero.",
      fix: "Round up, use a smaller step, or round by day or line instead of by entry.",
    });
  });
});
