import type { Client } from "../clients/client.js";
import { Issues } from "../kernel/errors.js";
import { checkText } from "../kernel/text.js";
import type { Workspace } from "../workspaces/workspace.js";
import { checkDate } from "./dates.js";
import { checkAdjustmentTaxes, checkCurrencyTerms, type DocumentTerms } from "./document-terms.js";
import type { InvoiceContent, InvoiceFigures } from "./invoice.js";
import { invoiceLimits, lineLimits, MAX_ALLOWANCES, MAX_LINES } from "./invoice-limits.js";
import { checkLine, type LineInput } from "./line.js";
import { checkEarlyPayment } from "../billing/early-payment.js";
import { checkWithholding } from "../billing/withholding.js";
import { checkEnteredTax, checkTaxTexts, NO_TAX, type Tax } from "../billing/tax.js";
import type { DraftParts, InvoiceParts } from "./part-issues.js";
import { convertTax } from "./payable.js";
import { computeTotals } from "./totals.js";
import {
  type AllowanceRequest,
  documentAllowanceTable,
  type InvoiceAllowance,
  type InvoiceLine,
  type LineRequest,
  lineTable,
  timeUnit,
} from "./line-table.js";

/** The parts of an invoice in a request. Absent: none in a new invoice, no change in an existing one. */
export interface PartRequests {
  /** At most 5,000. In a change, they replace all lines. */
  readonly lines?: readonly LineRequest[] | undefined;
  /** Deductions from the document (BG-20), at most 100. In a change, they replace all allowances. */
  readonly allowances?: readonly AllowanceRequest[] | undefined;
  /** Additions to the document (BG-21), at most 100. In a change, they replace all charges. */
  readonly charges?: readonly AllowanceRequest[] | undefined;
}

/** The tax that someone has set for lines without a tax of their own: the request's, else the client's, else the workspace's. */
export function chosenTax(requested: Tax | null | undefined, client: Client | null, workspace: Workspace): Tax | null {
  return requested ?? client?.tax ?? workspace.tax;
}

/** The requested lines, allowances and charges with their defaults. `usual` is the tax of those without one. Lists that are not requested are empty. */
export function requestedParts({ lines = [], allowances = [], charges = [] }: PartRequests, usual: Tax): DraftParts {
  const taxed = <Part extends { readonly tax: Tax }>(part: Part, { tax }: { readonly tax?: unknown }): Part =>
    tax === undefined ? { ...part, tax: usual } : part;
  const adjusted = (given: AllowanceRequest) => taxed(documentAllowanceTable.create(given), given);
  return {
    lines: lines.map((given) => taxed(lineTable.create(ofTime(given)), given)),
    allowances: allowances.map(adjusted),
    charges: charges.map(adjusted),
  };
}

/** A line of time is in seconds at a price per hour, unless it says otherwise. */
function ofTime(given: LineRequest): LineRequest {
  if (given.kind !== "time") return given;
  return { ...given, unit: given.unit ?? timeUnit.unit, baseQuantity: given.baseQuantity ?? timeUnit.baseQuantity };
}

/**
 * Applies the defaults to the requested lines, allowances and charges, and checks them and the request's own tax. Lists that are not
 * requested are empty. An invalid tax of the request is reported once, at `tax`, and not for everything that inherits it.
 */
export function draftParts(
  requests: PartRequests,
  requested: Tax | null | undefined,
  fallback: Tax,
): { readonly parts: DraftParts; readonly issues: Issues } {
  const wrong = requested ? checkEnteredTax(requested) : [];
  const inherited = wrong.length > 0 ? NO_TAX : fallback;
  const parts = requestedParts(requests, inherited);
  const issues = checkLines(parts.lines);
  issues.addAll([], checkAdjustments(parts).found);
  issues.addAll(["tax"], wrong);
  return { parts, issues };
}

/** The rules of each allowance and charge of the document; {@link computeFigures} checks their signs. */
function checkAdjustments(adjustments: Omit<InvoiceParts, "lines">): Issues {
  const issues = new Issues();
  for (const list of ["allowances", "charges"] as const) {
    if (adjustments[list].length > MAX_ALLOWANCES) issues.add([list], "too_many", `At most ${MAX_ALLOWANCES} are allowed.`);
    adjustments[list].forEach(({ reason, tax }, index) => {
      checkText(issues, [list, index, "reason"], reason, lineLimits.reason);
      checkTaxTexts(issues, [list, index, "tax"], tax);
    });
  }
  issues.addAll([], checkAdjustmentTaxes(adjustments));
  return issues;
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
    checkTaxTexts(issues, [...path, "tax"], line.tax);
    checkDate(issues, [...path, "period", "start"], line.period?.start ?? null);
    checkDate(issues, [...path, "period", "end"], line.period?.end ?? null);
    issues.addAll(path, checkLine(line));
  });
  return issues;
}

/** The rules of everything except lines, allowances and charges. */
export function checkContent(content: Omit<InvoiceContent, "clientId">): Issues {
  const issues = new Issues();
  checkText(issues, ["notes"], content.notes, invoiceLimits.notes);
  checkText(issues, ["purchaseOrder"], content.purchaseOrder, invoiceLimits.purchaseOrder);
  checkText(issues, ["contractReference"], content.contractReference, invoiceLimits.contractReference);
  checkText(issues, ["projectReference"], content.projectReference, invoiceLimits.projectReference);
  checkText(issues, ["buyerReference"], content.buyerReference, invoiceLimits.buyerReference);
  checkText(issues, ["paymentReference"], content.paymentReference, invoiceLimits.paymentReference);
  checkEarlyPayment(issues, content.earlyPaymentDiscount);
  checkWithholding(issues, content.withholding);
  const { issueDate, dueDate, period } = content;
  checkDate(issues, ["issueDate"], issueDate);
  checkDate(issues, ["dueDate"], dueDate);
  checkDate(issues, ["period", "start"], period?.start ?? null);
  checkDate(issues, ["period", "end"], period?.end ?? null);
  if (issueDate !== null && dueDate !== null && dueDate < issueDate) {
    issues.add(["dueDate"], "due_before_issue", "The due date must not be before the issue date.");
  }
  if (period && period.end < period.start) issues.add(["period"], "period_reversed", "A period must not end before it starts.");
  issues.addAll([], checkCurrencyTerms(content, content.currency));
  return issues;
}

/** The content on which figures depend. */
type Terms = Omit<DocumentTerms, "allowances" | "charges"> & Pick<InvoiceContent, "currency" | "discount" | "taxCurrency">;

/** The parts of an invoice with their net amounts, in minor units. */
export interface ComputedParts {
  readonly lines: readonly InvoiceLine[];
  readonly allowances: readonly InvoiceAllowance[];
  readonly charges: readonly InvoiceAllowance[];
}

/** The lines, allowances and charges with their nets, and the document's figures. Throws `invalid` as `computeTotals` does. */
export function computeFigures(
  { lines, allowances, charges }: InvoiceParts,
  { currency, discount, taxCurrency, ...terms }: Terms,
): { readonly parts: ComputedParts; readonly figures: InvoiceFigures } {
  const { prices, prepaidAmount, withholding, payableRounding, deposits } = terms;
  const paid = { prepaidAmount, withholding, payableRounding, deposits };
  const totals = computeTotals(lines, discount, { prices, ...paid, allowances, charges });
  const { lineNets, lineGrosses, lineTaxes: _, allowanceNets, chargeNets, payableAmount: __, ...figures } = totals;
  const parts = {
    lines: lines.map((line, at) => ({ ...lineTable.create(line), net: lineNets[at] ?? 0n, gross: lineGrosses?.[at] ?? null })),
    allowances: allowances.map((allowance, at) => ({ ...allowance, net: allowanceNets[at] ?? 0n })),
    charges: charges.map((charge, at) => ({ ...charge, net: chargeNets[at] ?? 0n })),
  };
  const taxTotalInTaxCurrency = taxCurrency && convertTax(totals.taxTotal, currency, taxCurrency);
  return { parts, figures: { ...figures, taxTotalInTaxCurrency } };
}
