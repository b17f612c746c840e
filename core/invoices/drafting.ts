import type { Client } from "../clients/client.js";
import { type Decimal, wholeDecimal } from "../kernel/decimal.js";
import { Issues } from "../kernel/errors.js";
import type { TimeEntryId } from "../kernel/ids.js";
import { checkText, notesLimits } from "../kernel/text.js";
import type { Workspace } from "../workspaces/workspace.js";
import { checkDate } from "./dates.js";
import type { InvoiceContent, InvoiceFigures, Period } from "./invoice.js";
import { type Allowance, checkLine, type InvoiceLine, type LineInput, type LineKind, unitLimits } from "./line.js";
import { invoiceNumberLimits } from "../billing/invoice-number.js";
import { checkEarlyPayment } from "../billing/early-payment.js";
import { checkEnteredTax, NO_TAX, type Tax, taxLimits } from "../billing/tax.js";
import { computeTotals, type Discount } from "./totals.js";

export const MAX_LINES = 5_000;

export const lineLimits = {
  description: { min: 1, max: 1_000 },
  unit: unitLimits,
  reason: { min: 1, max: 200 },
} as const;

export const invoiceLimits = {
  number: invoiceNumberLimits,
  notes: notesLimits,
  purchaseOrder: { min: 1, max: 100 },
  buyerReference: { min: 1, max: 100 },
} as const;

/** A line of a request; absent fields get defaults. */
export interface LineRequest {
  readonly description: string;
  readonly kind?: LineKind | undefined;
  readonly quantity: Decimal;
  readonly unit?: string | undefined;
  readonly baseQuantity?: Decimal | undefined;
  readonly unitPrice: bigint;
  readonly allowances?: readonly Allowance[] | undefined;
  readonly charges?: readonly Allowance[] | undefined;
  readonly tax?: Tax | undefined;
  readonly timeEntryIds?: readonly TimeEntryId[] | undefined;
  readonly period?: Period | null | undefined;
}

/** The tax that someone has set for lines without a tax of their own: the request's, else the client's, else the workspace's. */
export function chosenTax(requested: Tax | null | undefined, client: Client | null, workspace: Workspace): Tax | null {
  return requested ?? client?.tax ?? workspace.tax;
}

function toLineInput(line: LineRequest, tax: Tax): LineInput {
  return {
    description: line.description,
    kind: line.kind ?? "fixed",
    quantity: line.quantity,
    unit: line.unit ?? "C62",
    baseQuantity: line.baseQuantity ?? wholeDecimal(1n),
    unitPrice: line.unitPrice,
    allowances: line.allowances ?? [],
    charges: line.charges ?? [],
    tax: line.tax ?? tax,
    timeEntryIds: line.timeEntryIds ?? [],
    period: line.period ?? null,
  };
}

/**
 * Applies the defaults to the requested lines, and checks them and the request's own tax. An invalid tax of the request is reported
 * once, at `tax`, and not for every line that inherits it.
 */
export function draftLines(
  requests: readonly LineRequest[],
  requested: Tax | null | undefined,
  fallback: Tax,
): { readonly lines: readonly LineInput[]; readonly issues: Issues } {
  const wrong = requested ? checkEnteredTax(requested) : [];
  const lines = requests.map((line) => toLineInput(line, wrong.length > 0 ? NO_TAX : fallback));
  const issues = checkLines(lines);
  issues.addAll(["tax"], wrong);
  return { lines, issues };
}

/** The rules of each line; {@link computeFigures} checks the rules across lines. */
export function checkLines(lines: readonly LineInput[]): Issues {
  const issues = new Issues();
  if (lines.length > MAX_LINES) issues.add(["lines"], "too_many", `An invoice can have at most ${MAX_LINES} lines.`);
  lines.forEach((line, index) => {
    const path = ["lines", index];
    checkText(issues, [...path, "description"], line.description, lineLimits.description);
    for (const list of ["allowances", "charges"] as const) {
      line[list].forEach(({ reason }, at) => checkText(issues, [...path, list, at, "reason"], reason, lineLimits.reason));
    }
    checkText(issues, [...path, "tax", "exemptionReason"], line.tax.exemptionReason, taxLimits.exemptionReason);
    checkDate(issues, [...path, "period", "start"], line.period?.start ?? null);
    checkDate(issues, [...path, "period", "end"], line.period?.end ?? null);
    issues.addAll(path, checkLine(line));
  });
  return issues;
}

/** The rules of everything except the lines. */
export function checkContent(content: Omit<InvoiceContent, "clientId" | "currency">): Issues {
  const issues = new Issues();
  checkText(issues, ["notes"], content.notes, invoiceLimits.notes);
  checkText(issues, ["purchaseOrder"], content.purchaseOrder, invoiceLimits.purchaseOrder);
  checkText(issues, ["buyerReference"], content.buyerReference, invoiceLimits.buyerReference);
  checkEarlyPayment(issues, content.earlyPaymentDiscount);
  const { issueDate, dueDate, period } = content;
  checkDate(issues, ["issueDate"], issueDate);
  checkDate(issues, ["dueDate"], dueDate);
  checkDate(issues, ["period", "start"], period?.start ?? null);
  checkDate(issues, ["period", "end"], period?.end ?? null);
  if (issueDate !== null && dueDate !== null && dueDate < issueDate) {
    issues.add(["dueDate"], "due_before_issue", "due_date must not be before issue_date.");
  }
  if (period && period.end < period.start) issues.add(["period"], "period_reversed", "A period must not end before it starts.");
  return issues;
}

/** The lines with their nets, and the document's figures. Throws `invalid` as `computeTotals` does. */
export function computeFigures(
  lines: readonly LineInput[],
  discount: Discount | null,
): { readonly lines: readonly InvoiceLine[]; readonly figures: InvoiceFigures } {
  const { lineNets, subtotal, discountTotal, taxBreakdown, taxTotal, total } = computeTotals(lines, discount);
  return {
    lines: lines.map((line, index) => ({ ...line, net: lineNets[index] ?? 0n })),
    figures: { subtotal, discountTotal, taxBreakdown, taxTotal, total },
  };
}
