import type { TaxCategory } from "../billing/tax.js";
import type { TaxedComponent } from "../billing/tax-components.js";
import type { LocalDate } from "../kernel/calendar.js";
import { formatDecimal, parseDecimal } from "../kernel/decimal.js";
import { parseCurrency } from "../kernel/currency.js";
import { invalidField } from "../kernel/errors.js";
import type { InvoiceId, PaymentId } from "../kernel/ids.js";
import { formatInstant, parseInstant } from "../kernel/instant.js";
import { type JsonCodec, listJson } from "../kernel/json-codec.js";
import { amountView } from "../kernel/view.js";
import type { Credit, CreditedLine } from "./credit.js";
import type { Correction } from "./invoice.js";

import type { PayableRounding, TaxCurrency } from "./document-terms.js";
import type { Settlement, SettlementKind } from "./settlement.js";
import type { TaxGroup } from "./tax-groups.js";
import type { Discount } from "./totals.js";

/** Exactly one of the fields. */
type DiscountJson = { readonly percent: string } | { readonly amount: number };

/** `fromJson` throws of kind `invalid` for a percentage that is not a decimal. */
export const discountJson: JsonCodec<Discount, DiscountJson, { readonly percent?: string; readonly amount?: number }> = {
  toJson: (discount) =>
    discount.kind === "percent" ? { percent: formatDecimal(discount.percent) } : { amount: amountView(discount.amount) },
  fromJson: ({ percent, amount }) => {
    if (percent !== undefined) return { kind: "percent", percent: parseDecimal(percent) };
    if (amount !== undefined) return { kind: "amount", amount: BigInt(amount) };
    throw invalidField(["discount"], "exactly_one", "Must have either percent or amount.");
  },
};

/** Exactly one of the fields, in minor units. */
type RoundingJson = { readonly increment: number } | { readonly amount: number };

/** Either an increment or an amount, in minor units. */
export const payableRoundingJson: JsonCodec<
  PayableRounding,
  RoundingJson,
  { readonly increment?: number; readonly amount?: number }
> = {
  toJson: (rounding) =>
    rounding.kind === "increment" ? { increment: amountView(rounding.increment) } : { amount: amountView(rounding.amount) },
  fromJson: ({ increment, amount }) => {
    if (increment !== undefined) return { kind: "increment", increment: BigInt(increment) };
    if (amount !== undefined) return { kind: "amount", amount: BigInt(amount) };
    throw invalidField(["payableRounding"], "exactly_one", "Must have either increment or amount.");
  },
};

type TaxCurrencyJson = { readonly currency: string; readonly exchange_rate: string };

/** `exchange_rate` is decimal text. */
export const taxCurrencyJson: JsonCodec<TaxCurrency, TaxCurrencyJson> = {
  toJson: ({ currency, exchangeRate }) => ({ currency, exchange_rate: formatDecimal(exchangeRate) }),
  fromJson: ({ currency, exchange_rate: rate }) => ({ currency: parseCurrency(currency), exchangeRate: parseDecimal(rate) }),
};

type TaxedComponentJson = {
  readonly name: string;
  readonly rate: string;
  readonly compound: boolean;
  readonly tax_amount: number;
};

/** Rates are decimal text, amounts minor units. */
export const taxedComponentsJson = listJson<TaxedComponent, TaxedComponentJson, TaxedComponentJson>({
  toJson: ({ name, rate, compound, taxAmount }) => ({
    name,
    rate: formatDecimal(rate),
    compound,
    tax_amount: amountView(taxAmount),
  }),
  fromJson: ({ name, rate, compound, tax_amount: tax }) => ({ name, rate: parseDecimal(rate), compound, taxAmount: BigInt(tax) }),
});

type TaxGroupJson = {
  readonly category: TaxCategory;
  readonly rate: string;
  readonly taxable_amount: number;
  readonly tax_amount: number;
  readonly exemption_reason: string | null;
  readonly exemption_code: string | null;
  readonly components: readonly TaxedComponentJson[] | null;
};

type LaterGroupFields = "exemption_code" | "components";
/** Invoices of earlier versions have neither an exemption code nor components. */
type StoredTaxGroup = Omit<TaxGroupJson, LaterGroupFields> & Partial<Pick<TaxGroupJson, LaterGroupFields>>;

const taxGroupJson: JsonCodec<TaxGroup, TaxGroupJson, StoredTaxGroup> = {
  toJson: ({ category, rate, taxableAmount, taxAmount, exemptionReason, exemptionCode, components }) => ({
    category,
    rate: formatDecimal(rate),
    taxable_amount: amountView(taxableAmount),
    tax_amount: amountView(taxAmount),
    exemption_reason: exemptionReason,
    exemption_code: exemptionCode,
    components: components && taxedComponentsJson.toJson(components),
  }),
  fromJson: ({ category, rate, taxable_amount: taxable, tax_amount: tax, exemption_reason: exemptionReason, ...stored }) => ({
    category,
    rate: parseDecimal(rate),
    taxableAmount: BigInt(taxable),
    taxAmount: BigInt(tax),
    exemptionReason,
    exemptionCode: stored.exemption_code ?? null,
    components: stored.components ? taxedComponentsJson.fromJson(stored.components) : null,
  }),
};
/** Rates are decimal text, amounts minor units. */
export const taxBreakdownJson = listJson(taxGroupJson);

type SettlementJson = {
  readonly id: PaymentId;
  readonly kind: SettlementKind;
  readonly amount: number;
  readonly paid_on: LocalDate;
  readonly method: string | null;
  readonly reference: string | null;
  readonly reverses: PaymentId | null;
  readonly reason: string | null;
  readonly created_at: string;
};

/** A stored row without `kind` is a payment: earlier versions recorded nothing else. */
type StoredSettlement = Omit<SettlementJson, "kind" | "reverses" | "reason"> & Partial<SettlementJson>;

const settlementJson: JsonCodec<Settlement, SettlementJson, StoredSettlement> = {
  toJson: ({ amount, paidOn, createdAt, id, kind, method, reference, reverses, reason }) => ({
    id,
    kind,
    amount: amountView(amount),
    paid_on: paidOn,
    method,
    reference,
    reverses,
    reason,
    created_at: formatInstant(createdAt),
  }),
  fromJson: ({ amount, paid_on: paidOn, created_at: createdAt, kind = "payment", reverses = null, reason = null, ...rest }) => ({
    ...rest,
    kind,
    reverses,
    reason,
    amount: BigInt(amount),
    paidOn,
    createdAt: parseInstant(createdAt),
  }),
};
/** Amounts are minor units, instants RFC 3339. */
export const paymentsJson = listJson(settlementJson);

type CorrectionJson = {
  readonly invoice_id: InvoiceId;
  readonly number: string;
  readonly issue_date: LocalDate;
  readonly reason: string;
};

/** The JSON of a credit note's reference. */
export const correctionJson: JsonCodec<Correction, CorrectionJson> = {
  toJson: ({ invoiceId, number, issueDate, reason }) => ({ invoice_id: invoiceId, number, issue_date: issueDate, reason }),
  fromJson: ({ invoice_id: invoiceId, number, issue_date: issueDate, reason }) => ({ invoiceId, number, issueDate, reason }),
};

type CreditedLineJson = { readonly line: number; readonly quantity: string | null; readonly net: number };
type CreditJson = {
  readonly id: InvoiceId;
  readonly number: string;
  readonly issue_date: LocalDate;
  readonly amount: number;
  readonly lines: readonly CreditedLineJson[];
  readonly releases_time: boolean;
};

/** Quantities are decimal text, amounts minor units. */
export const creditedLinesJson = listJson<CreditedLine, CreditedLineJson, CreditedLineJson>({
  toJson: ({ line, quantity, net }) => ({
    line,
    quantity: quantity === null ? null : formatDecimal(quantity),
    net: amountView(net),
  }),
  fromJson: ({ line, quantity, net }) => ({
    line,
    quantity: quantity === null ? null : parseDecimal(quantity),
    net: BigInt(net),
  }),
});

/** Amounts are minor units. */
export const creditsJson = listJson<Credit, CreditJson, CreditJson>({
  toJson: ({ creditNoteId, number, issueDate, amount, lines, releasesTime }) => ({
    id: creditNoteId,
    number,
    issue_date: issueDate,
    amount: amountView(amount),
    lines: creditedLinesJson.toJson(lines),
    releases_time: releasesTime,
  }),
  fromJson: ({ id, number, issue_date: issueDate, amount, lines, releases_time: releasesTime }) => ({
    creditNoteId: id,
    number,
    issueDate,
    amount: BigInt(amount),
    lines: creditedLinesJson.fromJson(lines),
    releasesTime,
  }),
});
