import {
  emptySeller,
  type Buyer,
  computeFigures,
  type DraftInvoice,
  type Discount,
  type DocumentTerms,
  type Invoice,
  type InvoiceDocument,
  type LineInput,
  NO_REMINDERS,
  type OpenInvoice,
  parseCurrency,
  PLAIN_TERMS,
  parseDecimal,
  parseInstant,
  parseLocalDate,
  type Seller,
  type Tax,
  type TaxCategory,
} from "../../../core/index.js";

const createdAt = parseInstant("2026-03-01T09:30:00Z");

export const seller: Seller = {
  ...emptySeller,
  legalName: "Nordlicht Software GmbH",
  address: { line1: "Hafenstraße 12", line2: "Aufgang B", city: "Hamburg", postalCode: "20457", region: null, country: "DE" },
  taxId: "DE123456789",
  iban: "DE89370400440532013000",
  email: "rechnung@nordlicht.example",
};

export const buyer: Buyer = {
  name: "Acme",
  legalName: "Acme Widgets Ltd",
  email: "ap@acme.example",
  address: {
    line1: "1 Long Acre",
    line2: "Floor 3",
    city: "London",
    postalCode: "WC2E 9LZ",
    region: null,
    country: "GB",
  },
  taxId: "GB999999973",
  electronicAddress: null,
  legalId: null,
  locale: null,
};

export function tax(category: TaxCategory = "S", rate = "19", exemptionReason: string | null = null): Tax {
  return { category, rate: parseDecimal(rate), exemptionReason, exemptionCode: null, components: null };
}

export function fixedLine(change: Partial<LineInput> = {}): LineInput {
  return {
    description: "Concept and design",
    kind: "fixed",
    quantity: parseDecimal("1"),
    unit: "C62",
    baseQuantity: parseDecimal("1"),
    unitPrice: 250_000n,
    allowances: [],
    charges: [],
    tax: tax(),
    timeEntryIds: [],
    period: null,
    ...change,
  };
}

export function timeLine(change: Partial<LineInput> = {}): LineInput {
  return fixedLine({
    description: "Development",
    kind: "time",
    quantity: parseDecimal("45000"),
    unit: "SEC",
    baseQuantity: parseDecimal("3600"),
    unitPrice: 12_000n,
    period: { start: parseLocalDate("2026-02-01"), end: parseLocalDate("2026-02-28") },
    ...change,
  });
}

interface Change {
  readonly lines?: readonly LineInput[];
  readonly currency?: string;
  readonly type?: OpenInvoice["type"];
  readonly discount?: Discount | null;
  readonly terms?: Partial<Omit<DocumentTerms, "deposits"> & Pick<Invoice, "deposits" | "taxCurrency">>;
  readonly invoice?: Partial<
    Pick<
      OpenInvoice,
      | "notes"
      | "purchaseOrder"
      | "contractReference"
      | "projectReference"
      | "buyerReference"
      | "paymentReference"
      | "paymentCode"
      | "statements"
      | "period"
      | "number"
      | "taxChosen"
    >
  >;
}

function common({ lines = [timeLine(), fixedLine()], currency = "EUR", discount = null, terms = {}, invoice = {} }: Change) {
  const content = { ...PLAIN_TERMS, taxCurrency: null, ...terms, currency: parseCurrency(currency), discount };
  const { allowances, charges, ...kept } = content;
  const { parts, figures } = computeFigures({ lines, allowances, charges }, content);
  return {
    ...kept,
    ...parts,
    ...figures,
    id: "inv_1" as Invoice["id"],
    clientId: "cli_1" as Invoice["clientId"],
    notes: "Thank you for your business.",
    purchaseOrder: "PO-4711",
    contractReference: "C-2026-7",
    projectReference: "PR-2026-8",
    buyerReference: "Dept. 42",
    paymentReference: null,
    paymentCode: null,
    statements: [],
    period: { start: parseLocalDate("2026-02-01"), end: parseLocalDate("2026-02-28") },
    taxChosen: true,
    ...invoice,
    earlyPaymentDiscount: null,
    payments: [],
    credits: [],
    dueDateChanges: [],
    recurringInvoiceId: null,
    reminders: NO_REMINDERS,
    retainer: null,
    deductedBy: null,
    deductedByNumber: null,
    sentAt: null,
    viewedAt: null,
    externalId: null,
    metadata: {},
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
}

/** An issued invoice, in English by default. */
export function issued(change: Change = {}, rest: Partial<InvoiceDocument> = {}): InvoiceDocument {
  const invoice: OpenInvoice = {
    number: "INV-2026-0042",
    ...common(change),
    type: change.type ?? "invoice",
    corrects: null,
    status: "open",
    issueDate: parseLocalDate("2026-03-01"),
    dueDate: parseLocalDate("2026-03-31"),
    seller,
    buyer,
    issuedAt: createdAt,
    paidAt: null,
    voidedAt: null,
  };
  return documentOf(invoice, rest);
}

/** The same as a credit note, which corrects another invoice. */
export function credited(change: Change = {}, rest: Partial<InvoiceDocument> = {}): InvoiceDocument {
  const { invoice, ...document } = issued(change, rest);
  const corrects = {
    invoiceId: invoice.id,
    number: "INV-2026-0041",
    issueDate: parseLocalDate("2026-02-01"),
    reason: "Returned",
  };
  return { ...document, invoice: { ...invoice, type: "credit_note", corrects } as Invoice };
}

export function draft(change: Change = {}, rest: Partial<InvoiceDocument> = {}): InvoiceDocument {
  const invoice: DraftInvoice = {
    ...common(change),
    number: null,
    type: "invoice",
    corrects: null,
    status: "draft",
    issueDate: null,
    dueDate: null,
    seller: null,
    buyer: null,
    issuedAt: null,
    paidAt: null,
    voidedAt: null,
  };
  return documentOf(invoice, { mark: "draft", ...rest });
}

function documentOf(invoice: Invoice, rest: Partial<InvoiceDocument>): InvoiceDocument {
  return {
    invoice,
    seller,
    sellerName: "Nordlicht Software GmbH",
    logo: null,
    buyer,
    locale: "en",
    font: null,
    accentColor: null,
    footer: "",
    mark: null,
    createdAt,
    ...rest,
  };
}

/** Long enough that each of its lines is unique. */
export function manyLines(count: number): readonly LineInput[] {
  return Array.from({ length: count }, (_, index) =>
    fixedLine({ description: `Item no. ${index + 1} of the delivery`, unitPrice: BigInt(1000 + index) }),
  );
}
