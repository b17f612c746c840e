import {
  type Address,
  type CheckProfile,
  type CheckedInvoice,
  computeTotals,
  emptySeller,
  type LineInput,
  lineTable,
  parseCurrency,
  parseDecimal,
  parseLocalDate,
  type Tax,
} from "../../../core/index.js";
import type { PaymentCode } from "../../../core/billing/payment-code.js";
import { checkInvoice } from "../../../core/invoices/checks/check-profile.js";

export const address: Address = {
  line1: "1 Main St",
  line2: null,
  city: "Berlin",
  postalCode: "10115",
  region: null,
  country: "DE",
};
export const period = { start: parseLocalDate("2026-03-01"), end: parseLocalDate("2026-03-31") };
export const tax = (category: Tax["category"], exemptionReason: string | null = null): Tax => ({
  category,
  rate: parseDecimal(category === "S" || category === "B" ? "19" : "0"),
  exemptionReason,
  exemptionCode: null,
  components: null,
});

/** What differs from a complete invoice. */
export interface Change {
  readonly tax?: Tax;
  readonly line?: Partial<LineInput>;
  readonly invoice?: Partial<CheckedInvoice["invoice"]>;
  readonly seller?: Partial<CheckedInvoice["seller"]>;
  readonly buyer?: Partial<CheckedInvoice["buyer"]>;
  readonly footer?: string;
  readonly dates?: CheckedInvoice["dates"];
  readonly paymentCode?: PaymentCode;
}

/** Complete for every profile, except for the change. */
export function complete(change: Change = {}): CheckedInvoice {
  const line: LineInput = {
    description: "Work",
    kind: "fixed",
    quantity: parseDecimal("1"),
    unit: "C62",
    baseQuantity: parseDecimal("1"),
    unitPrice: 10_000n,
    allowances: [],
    charges: [],
    tax: change.tax ?? tax("S"),
    timeEntryIds: [],
    period: null,
    ...change.line,
  };
  const { taxBreakdown, lineNets } = computeTotals([line], null);
  const invoice = {
    type: "invoice" as const,
    currency: parseCurrency("EUR"),
    period,
    lines: [{ ...lineTable.create(line), net: lineNets[0] ?? 0n, gross: null }],
    taxBreakdown,
    taxChosen: true,
    taxTotal: 1_900n,
    taxCurrency: null,
    earlyPaymentDiscount: null,
    notes: "",
    statements: [],
    purchaseOrder: null,
    buyerReference: "04011000-1234512345-06",
    paymentReference: null,
    ...{ number: null, total: 11_900n, prepaidTotal: 0n, roundingAmount: 0n },
  };
  const seller = {
    ...emptySeller,
    legalName: "Grace GmbH",
    address,
    vatId: "DE136695976",
    electronicAddress: { scheme: "9930", value: "DE136695976" },
    iban: "DE02120300000000202051",
    email: "billing@example.com",
    phone: "+49 30 123456",
  };
  const buyer = {
    ...{ name: "Ada Ltd", legalName: null, email: "ada@example.com", address, taxId: "SE556677889901", locale: "en" },
    ...{ electronicAddress: { scheme: "0007", value: "5566778899" }, legalId: null },
  };
  return {
    invoice: { ...invoice, ...change.invoice },
    seller: { ...seller, ...change.seller },
    buyer: { ...buyer, ...change.buyer },
    footer: change.footer ?? "",
    dates: change.dates ?? null,
    paymentCode: change.paymentCode ?? null,
  };
}

/** What is found in a complete invoice with a change. */
export const found = (change: Change, profile: CheckProfile): readonly string[] =>
  checkInvoice(complete(change), profile).map(({ rule, path }) => `${rule} /${path.join("/")}`);
