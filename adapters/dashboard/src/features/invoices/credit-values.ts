import { creditOf, type LineToCredit } from "../../../../../core/invoices/crediting.js";
import { withholdingJson } from "../../../../../core/billing/withholding.js";
import type { Creditable } from "../../../../../core/invoices/credit-figures.js";
import { depositsJson } from "../../../../../core/invoices/deposit-json.js";
import {
  creditedLinesJson,
  discountJson,
  payableRoundingJson,
  taxBreakdownJson,
  taxCurrencyJson,
} from "../../../../../core/invoices/invoice-json.js";
import { parseCurrency } from "../../../../../core/kernel/currency.js";
import { parseDecimal } from "../../../../../core/kernel/decimal.js";
import { isStintError } from "../../../../../core/kernel/errors.js";
import type { FieldProblem, Schemas } from "../../../../../client/index.js";
import { readAmount, readDecimal } from "../../elements/amounts.js";
import { readTime } from "./content/time-quantity.js";
import { enteredPrepaid } from "./entered-prepaid.js";
import type { Line } from "./invoice.js";
import { documentAllowancesJson, linesJson } from "../../../../../core/invoices/line-table.js";

type Invoice = Schemas["Invoice"];
type CreditBody = Schemas["CreditNoteCreation"];

export const creditScopes = ["all", "lines"] as const;
export const lineCredits = ["none", "rest", "quantity", "net"] as const;

/** What to credit of a line, by the names that API errors use. */
export interface LineValues {
  readonly how: (typeof lineCredits)[number];
  /** Of time, `h:mm`. */
  readonly quantity: string;
  readonly net: string;
}

export interface CreditValues {
  readonly scope: (typeof creditScopes)[number];
  /** One for each line of the invoice. */
  readonly lines: readonly LineValues[];
  readonly reason: string;
  readonly release_time: boolean;
}

export function emptyCredit({ lines }: Invoice): CreditValues {
  const none = lines.map((): LineValues => ({ how: "none", quantity: "", net: "" }));
  return { scope: "all", lines: none, reason: "", release_time: true };
}

export const isTime = ({ unit }: Line): boolean => unit === "SEC";

/** Reads the quantity of a line in the API's format: of time, in seconds. Undefined for an invalid quantity. */
export function readQuantity(text: string, line: Line | undefined): string | undefined {
  if (!line || !isTime(line)) return readDecimal(text);
  return readTime(text);
}

type LineCredit = NonNullable<CreditBody["lines"]>[number];

/** The lines to credit; null for everything, undefined if a field is incomplete. */
export function lineCreditsOf({ scope, lines }: CreditValues, invoice: Invoice): readonly LineCredit[] | null | undefined {
  if (scope === "all") return null;
  const parts = lines.flatMap(({ how, quantity, net }, line): (LineCredit | undefined)[] => {
    if (how === "none") return [];
    if (how === "rest") return [{ line }];
    const read =
      how === "net" ? { net: readAmount(net, invoice.currency) } : { quantity: readQuantity(quantity, invoice.lines[line]) };
    return [isComplete(read) ? { line, ...read } : undefined];
  });
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

type Read = { readonly net: number } | { readonly quantity: string };

function isComplete(
  read: { readonly net?: number | null | undefined } | { readonly quantity?: string | undefined },
): read is Read {
  return Object.values(read).every((value) => value !== undefined && value !== null);
}

/** The API's request body. The fields must be valid. */
export function bodyOf(values: CreditValues, invoice: Invoice): CreditBody {
  const { reason, release_time } = values;
  const lines = lineCreditsOf(values, invoice);
  if (lines === undefined) throw new Error("The fields have been checked before.");
  return { reason: reason.trim(), release_time, ...(lines ? { lines: [...lines] } : {}) };
}

/** Points the errors of the request at the fields: the request contains only the lines to credit. */
export function inForm(errors: readonly FieldProblem[], values: CreditValues): readonly FieldProblem[] {
  const sent = values.lines.flatMap(({ how }, index) => (how === "none" ? [] : [index]));
  return errors.map((error) => {
    if (error.pointer === "/lines") return { ...error, pointer: "/scope" };
    const [, at, field] = /^\/lines\/(\d+)\/(\w+)$/.exec(error.pointer) ?? [];
    const index = sent[Number(at)];
    return index === undefined ? error : { ...error, pointer: `/lines/${index}/${field === "line" ? "how" : field}` };
  });
}

/** The total of the credit note, or why it is refused. Null if it is not known, since a field is incomplete. */
export type CreditPreview = { readonly total: number } | { readonly code: string; readonly message: string } | null;

/** Computed by the core, as the service will. */
export function previewOf(values: CreditValues, invoice: Invoice): CreditPreview {
  const parts = lineCreditsOf(values, invoice);
  if (parts === undefined || parts?.length === 0) return null;
  try {
    return { total: Number(creditOf(creditableOf(invoice), parts && parts.map(toLineToCredit)).figures.total) };
  } catch (error) {
    if (!isStintError(error)) throw error;
    const [issue = error] = error.issues;
    return { code: issue.code, message: issue.message };
  }
}

/** The invoice as the core computes credit notes from it. */
function creditableOf(invoice: Invoice): Creditable {
  const { currency, lines, discount, payable_rounding: rounding, tax_currency: taxCurrency } = invoice;
  const prepaid = enteredPrepaid(invoice);
  return {
    currency: parseCurrency(currency),
    prices: invoice.prices,
    discount: discount && discountJson.fromJson(discount),
    prepaidAmount: prepaid === null ? null : BigInt(prepaid),
    withholding: invoice.withholding && withholdingJson.fromJson(invoice.withholding),
    deposits: depositsJson.fromJson(invoice.deposits),
    payableRounding: rounding && payableRoundingJson.fromJson(rounding),
    taxCurrency: taxCurrency && taxCurrencyJson.fromJson(taxCurrency),
    lines: linesJson.fromJson(
      lines.map((line) => ({ ...line, time_entry_ids: [], expense_ids: [], milestone_ids: [], period: null })),
    ),
    allowances: documentAllowancesJson.fromJson(invoice.allowances),
    charges: documentAllowancesJson.fromJson(invoice.charges),
    credits: invoice.credit_notes.map((note) => ({
      amount: BigInt(note.amount),
      lines: creditedLinesJson.fromJson(note.lines),
    })),
    subtotal: BigInt(invoice.subtotal),
    discountTotal: BigInt(invoice.discount_total),
    allowanceTotal: BigInt(invoice.allowance_total),
    chargeTotal: BigInt(invoice.charge_total),
    taxBreakdown: taxBreakdownJson.fromJson(invoice.tax_breakdown),
    taxTotal: BigInt(invoice.tax_total),
    total: BigInt(invoice.total),
    depositTotal: BigInt(invoice.deposit_total),
    withheldTotal: BigInt(invoice.withheld_total),
    prepaidTotal: BigInt(invoice.prepaid_amount),
    roundingAmount: BigInt(invoice.rounding_amount),
    taxTotalInTaxCurrency: invoice.tax_total_in_tax_currency === null ? null : BigInt(invoice.tax_total_in_tax_currency),
  };
}

function toLineToCredit({ line, quantity, net }: LineCredit): LineToCredit {
  return {
    line,
    quantity: quantity === undefined ? undefined : parseDecimal(quantity),
    net: net === undefined ? undefined : BigInt(net),
  };
}
