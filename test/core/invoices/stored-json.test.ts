import { expect } from "chai";
import {
  type CurrencyCode,
  type InvoiceId,
  parseDecimal,
  parseInstant,
  parseLocalDate,
  type PaymentId,
  type TimeEntryId,
  type TimeZone,
} from "../../../core/index.js";
import type { InvoiceLine } from "../../../core/invoices/line-table.js";
import { codecs } from "../../../core/storage-codecs.js";
import { refusal } from "../issues.js";

const tax = {
  category: "E",
  rate: parseDecimal("0"),
  exemptionReason: "Export",
  exemptionCode: "VATEX-EU-G",
  components: null,
} as const;
const taxJson = { category: "E", rate: "0", exemption_reason: "Export", exemption_code: "VATEX-EU-G", components: null };
const day = parseLocalDate("2026-03-02");
const invoiceId = "inv_1" as InvoiceId;
const [payment, reversed] = ["pay_1", "pay_2"] as unknown as readonly [PaymentId, PaymentId];
const at = parseInstant("2026-03-02T08:00:00.000Z");
const group = { ...tax, taxableAmount: 1_000n, taxAmount: -1n };
const groupJson = { ...taxJson, taxable_amount: 1_000, tax_amount: -1 };
const line = {
  description: "Work",
  kind: "time",
  quantity: parseDecimal("1.5"),
  unit: "HUR",
  baseQuantity: parseDecimal("2"),
  unitPrice: 999n,
  allowances: [{ amount: 10n, reason: "Discount" }],
  charges: [{ amount: -20n, reason: null }],
  tax,
  timeEntryIds: ["te_1" as TimeEntryId],
  expenseIds: [],
  milestoneIds: [],
  period: { start: day, end: parseLocalDate("2026-03-03") },
  net: 738n,
  gross: 878n,
} as const satisfies { readonly [K in keyof InvoiceLine]-?: NonNullable<InvoiceLine[K]> };
const lineJson = {
  description: "Work",
  kind: "time",
  quantity: "1.5",
  unit: "HUR",
  base_quantity: "2",
  unit_price: 999,
  allowances: [{ amount: 10, reason: "Discount" }],
  charges: [{ amount: -20, reason: null }],
  net: 738,
  gross: 878,
  tax: taxJson,
  time_entry_ids: ["te_1"],
  expense_ids: [],
  milestone_ids: [],
  period: { start: "2026-03-02", end: "2026-03-03" },
};
const settlement = {
  id: payment,
  kind: "reversal",
  amount: 500n,
  paidOn: day,
  method: "SEPA",
  reference: "RF18",
  reverses: reversed,
  reason: "Twice",
  createdAt: at,
} as const;
const settlementJson = {
  id: "pay_1",
  kind: "reversal",
  amount: 500,
  paid_on: "2026-03-02",
  method: "SEPA",
  reference: "RF18",
  reverses: "pay_2",
  reason: "Twice",
  created_at: "2026-03-02T08:00:00.000Z",
};
const credited = [
  { line: 0, quantity: parseDecimal("0.5"), net: 369n },
  { line: 1, quantity: null, net: -1n },
];
const creditedJson = [
  { line: 0, quantity: "0.5", net: 369 },
  { line: 1, quantity: null, net: -1 },
];
const note = { number: "CN-1", issueDate: day };
const noteJson = { number: "CN-1", issue_date: "2026-03-02" };
const entry = { id: "te_1" as TimeEntryId, day, seconds: 90, rate: 6_000n, coveredSeconds: 0, rateSource: "task" } as const;
const basis = {
  timeZone: "Europe/Berlin" as TimeZone,
  rounding: { grain: "day", mode: "up", stepMinutes: 15 },
  entries: [
    entry,
    { ...entry, id: "te_2" as TimeEntryId, rateSource: "entry", coveredSeconds: 30 },
    { ...entry, id: "te_3" as TimeEntryId, rate: null, rateSource: null, coveredSeconds: 90 },
  ],
} as const;

type Name = keyof typeof codecs;
/** A value and its JSON, for the parts of invoices. */
const examples: readonly (readonly [name: Name, value: unknown, json: unknown])[] = [
  ["discount", { kind: "percent", percent: parseDecimal("12.5") }, { percent: "12.5" }],
  ["discount", { kind: "amount", amount: 500n }, { amount: 500 }],
  ["payableRounding", { kind: "increment", increment: 5n }, { increment: 5 }],
  ["payableRounding", { kind: "amount", amount: -2n }, { amount: -2 }],
  [
    "taxCurrency",
    { currency: "CHF" as CurrencyCode, exchangeRate: parseDecimal("0.9345") },
    { currency: "CHF", exchange_rate: "0.9345" },
  ],
  ["taxBreakdown", [group], [groupJson]],
  [
    "documentAllowances",
    [{ amount: 5n, reason: "Freight", net: 4n, tax }],
    [{ amount: 5, reason: "Freight", net: 4, tax: taxJson }],
  ],
  ["lines", [line, { ...line, gross: null, period: null }], [lineJson, { ...lineJson, gross: null, period: null }]],
  ["payments", [settlement], [settlementJson]],
  ["correction", { ...note, invoiceId, reason: "Wrong" }, { ...noteJson, invoice_id: "inv_1", reason: "Wrong" }],
  [
    "credits",
    [{ ...note, creditNoteId: invoiceId, amount: 439n, lines: credited, releasesTime: true }],
    [{ ...noteJson, id: "inv_1", amount: 439, lines: creditedJson, releases_time: true }],
  ],
  [
    "deposits",
    [{ ...note, invoiceId, taxBreakdown: [group], total: 999n, withheldTotal: 60n }],
    [{ ...noteJson, invoice_id: "inv_1", tax_breakdown: [groupJson], total: 999, withheld_total: 60 }],
  ],
  [
    "timeBasis",
    basis,
    {
      time_zone: "Europe/Berlin",
      rounding: { grain: "day", mode: "up", step_minutes: 15 },
      rate_sources: ["entry", "task", "project", "client", "user", "workspace"],
      entries: [
        ["te_1", "2026-03-02", 90, 6_000, 1],
        ["te_2", "2026-03-02", 90, 6_000, 0, 30],
        ["te_3", "2026-03-02", 90, null, null, 90],
      ],
    },
  ],
];

/** The codec for values that a list of examples contains. */
const codecOf = (name: Name) => codecs[name] as { toJson(value: unknown): unknown; fromJson(json: unknown): unknown };

describe("the stored JSON of an invoice", () => {
  for (const [name, value, json] of examples) {
    it(`is read as it was written: ${name} with ${Object.keys([json].flat()[0] ?? {}).join(", ")}`, () => {
      expect(codecOf(name).toJson(value)).to.deep.equal(json);
      expect(codecOf(name).fromJson(json)).to.deep.equal(value);
    });
  }

  it("is read if an earlier version wrote it: without a gross amount, an exemption code or a kind of payment", () => {
    const { gross: _, ...oldLine } = lineJson;
    expect(codecs.lines.fromJson([oldLine])).to.deep.equal([{ ...line, gross: null }]);
    const { exemption_code: __, ...oldGroup } = groupJson;
    expect(codecs.taxBreakdown.fromJson([oldGroup as never])).to.deep.equal([
      { ...group, exemptionCode: null, components: null },
    ]);
    const { kind, reverses, reason, ...oldPayment } = settlementJson;
    expect(codecs.payments.fromJson([oldPayment as never])).to.deep.equal([
      { ...settlement, kind: "payment", reverses: null, reason: null },
    ]);
    expect([kind, reverses, reason]).to.deep.equal(["reversal", "pay_2", "Twice"]);
  });

  it("has exactly one field of a discount and of a rounding", async () => {
    const refused = (name: Name) => refusal(Promise.resolve().then(() => codecOf(name).fromJson({})));
    expect(await refused("discount")).to.deep.equal({
      ...{ at: "discount", code: "exactly_one", message: "Must have either percent or amount.", details: {} },
    });
    expect(await refused("payableRounding")).to.deep.equal({
      ...{ at: "payableRounding", code: "exactly_one", message: "Must have either increment or amount.", details: {} },
    });
  });
});
