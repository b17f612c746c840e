import type { Weekday } from "../kernel/calendar.js";
import { checkLocale, localeLimits } from "../billing/locale.js";
import { checkEarlyPayment, type EarlyPaymentDiscount } from "../billing/early-payment.js";
import { checkPaymentTerms } from "../billing/payment-terms.js";
import { checkRate } from "../billing/rate.js";
import { checkRounding, NO_ROUNDING, type RoundingPolicy } from "../billing/rounding.js";
import { checkEnteredTax, type Tax } from "../billing/tax.js";
import type { CurrencyCode } from "../kernel/currency.js";
import { firstVersion, type Versioned } from "../kernel/entity.js";
import { Issues } from "../kernel/errors.js";
import type { WorkspaceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { checkText, nameLimits } from "../kernel/text.js";
import type { TimeZone } from "../kernel/time-zone.js";
import { checkNumberFormat, numberFormatLimits } from "../billing/invoice-number.js";
import type { LogoFacts } from "./logo/logo.js";
import { checkSeller, emptySeller, type Seller } from "../billing/seller.js";

export const overlapPolicies = ["allow", "reject"] as const;
/** Whether a user's time entries may overlap. */
export type OverlapPolicy = (typeof overlapPolicies)[number];

export const issueCheckPolicies = ["warn", "block"] as const;
/** Whether an invoice with errors found by `checkInvoice` can be issued. */
export type IssueCheckPolicy = (typeof issueCheckPolicies)[number];

/** A workspace: its settings, and the seller of its invoices. */
export interface Workspace extends Versioned {
  readonly id: WorkspaceId;
  readonly name: string;
  readonly currency: CurrencyCode;
  readonly timeZone: TimeZone;
  readonly locale: string;
  readonly weekStart: Weekday;
  /** Minor units of the workspace's currency per hour. */
  readonly rate: bigint | null;
  readonly rounding: RoundingPolicy;
  readonly invoiceNumberFormat: string;
  readonly creditNoteNumberFormat: string;
  readonly paymentTermsDays: number;
  readonly earlyPaymentDiscount: EarlyPaymentDiscount | null;
  readonly tax: Tax | null;
  readonly seller: Seller;
  readonly logo: LogoFacts | null;
  readonly overlapPolicy: OverlapPolicy;
  readonly issueChecks: IssueCheckPolicy;
}

export type WorkspaceContent = Omit<Workspace, keyof Versioned | "id">;

export function newWorkspace(
  id: WorkspaceId,
  content: Pick<Workspace, "name" | "currency" | "timeZone">,
  now: Instant,
): Workspace {
  return {
    id,
    ...content,
    locale: "en",
    weekStart: "monday",
    rate: null,
    rounding: NO_ROUNDING,
    invoiceNumberFormat: "INV-{YYYY}-{SEQ:4}",
    creditNoteNumberFormat: "CN-{YYYY}-{SEQ:4}",
    paymentTermsDays: 30,
    earlyPaymentDiscount: null,
    tax: null,
    seller: emptySeller,
    logo: null,
    overlapPolicy: "allow",
    issueChecks: "warn",
    ...firstVersion(now),
  };
}

export const workspaceLimits = {
  name: nameLimits,
  locale: localeLimits,
  invoiceNumberFormat: numberFormatLimits,
  creditNoteNumberFormat: numberFormatLimits,
} as const;

/** Checks all rules of a workspace. */
export function checkWorkspace(workspace: WorkspaceContent): Issues {
  const issues = new Issues();
  checkText(issues, ["name"], workspace.name, workspaceLimits.name);
  checkLocale(issues, ["locale"], workspace.locale);
  checkRate(issues, ["rate"], workspace.rate);
  issues.addAll(["rounding"], checkRounding(workspace.rounding));
  for (const format of ["invoiceNumberFormat", "creditNoteNumberFormat"] as const)
    issues.addAll([format], checkNumberFormat(workspace[format]));
  checkPaymentTerms(issues, workspace.paymentTermsDays);
  checkEarlyPayment(issues, workspace.earlyPaymentDiscount);
  if (workspace.tax) issues.addAll(["tax"], checkEnteredTax(workspace.tax));
  checkSeller(issues, ["seller"], workspace.seller);
  return issues;
}

/** A workspace with the sequence number that the next invoice would get if it were issued today. */
export interface NumberedWorkspace extends Workspace {
  /** Absent for actors who may not see it. */
  readonly invoiceNextNumber?: number;
}
