import { expect } from "chai";
import { memoryPorts } from "../../adapters/memory/index.js";
import { invoices } from "../../adapters/sql/stores/invoice-store.js";
import { type Invoice, invoiceView, parseDecimal, parseLocalDate } from "../../core/index.js";
import { newWorld } from "../conformance/fixtures.js";
import { aDraft, aLine } from "../conformance/invoice-fixtures.js";
import { manualClock } from "../conformance/index.js";

/** The columns that invoices had before they had terms such as allowances and gross prices. */
const later = [
  ...["prices", "allowances", "charges", "prepaid_amount", "payable_rounding", "tax_currency", "allowance_total", "charge_total"],
  ...["prepaid_total", "rounding_amount", "tax_total_in_tax_currency", "type", "corrects", "credits", "early_payment_discount"],
  ...[
    "deposits",
    "deposit_total",
    "deducted_by",
    "deducted_by_number",
    "due_date_changes",
    "statements",
    "reminders",
    "external_id",
    "metadata",
    "retainer",
    "viewed_at",
  ],
];

/** JSON without fields that its writer did not know. */
const without = (names: readonly string[], json: unknown): unknown =>
  JSON.parse(String(json), (key, value: unknown) => (names.includes(key) ? undefined : value));

describe("an invoice that an earlier version stored", () => {
  let draft: Invoice;
  before(async () => {
    const clock = manualClock();
    const world = await newWorld({ ...memoryPorts({ clock }), clock });
    const tax = {
      category: "E",
      rate: parseDecimal("0"),
      exemptionReason: "Lessons",
      exemptionCode: null,
      components: null,
    } as const;
    draft = aDraft(world, [aLine({ tax }), aLine({ allowances: [{ amount: 1n, reason: null }], tax })]);
  });

  it("is read with net prices, without allowances, charges and codes, and with the same figures", () => {
    const row = invoices.toRow(draft);
    const old = Object.fromEntries(Object.entries(row).filter(([column]) => !later.includes(column)));
    expect(Object.keys(row)).to.include.members(later);
    const documents = {
      lines: without(["gross", "exemption_code"], row["lines"]),
      tax_breakdown: without(["exemption_code"], row["tax_breakdown"]),
      payments: [],
    };
    const read = invoices.fromRow({ ...old, ...documents });
    expect(read).to.deep.equal(draft);
    const today = parseLocalDate("2026-03-01");
    expect(invoiceView(read, today)).to.deep.equal(invoiceView(draft, today));
    expect(invoiceView(read, today)).to.include({ prices: "net", total: 19_999, payable_amount: 19_999, amount_due: 19_999 });
  });
});
