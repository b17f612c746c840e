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
import { sellerType, emptySeller, type Seller } from "../billing/seller.js";

/** The values of {@link OverlapPolicy}. */
export const overlapPolicies = ["allow", "reject"] as const;
/** Whether a user's time entries may overlap. */
export type OverlapPolicy = (typeof overlapPolicies)[number];

/** The values of {@link IssueCheckPolicy}. */
export const issueCheckPolicies = ["warn", "block"] as const;
/** Whether an invoice with errors found by `checkIssue` can be issued. */
export type IssueCheckPolicy = (typeof issueCheckPolicies)[number];

/** One business with its own clients, time and invoices. Nothing is shared between workspaces. */
export interface Workspace extends Versioned {
  readonly id: WorkspaceId;
  /** 1 to 200 characters. On invoices if the seller has no legal name. */
  readonly name: string;
  /** The currency of rates and of invoices for clients without their own. */
  readonly currency: CurrencyCode;
  /** Determines the days of entries, invoices and reports. */
  readonly timeZone: TimeZone;
  /** The BCP 47 tag for PDFs and mail to clients without their own. */
  readonly locale: string;
  /** The first day of a week in reports. */
  readonly weekStart: Weekday;
  /** Minor units of the workspace's currency per hour, for time without a more specific rate. Null: none. */
  readonly rate: bigint | null;
  /** How recorded time becomes billed time. */
  readonly rounding: RoundingPolicy;
  /** Such as `INV-{YYYY}-{SEQ:4}`, see `checkNumberFormat`. Each filled-in date starts a series from 1. */
  readonly invoiceNumberFormat: string;
  /** As `invoiceNumberFormat`. */
  readonly creditNoteNumberFormat: string;
  /** Whole days from the issue date to the due date, 0 to 3,650. */
  readonly paymentTermsDays: number;
  /** For clients without their own. Null: none. */
  readonly earlyPaymentDiscount: EarlyPaymentDiscount | null;
  /** The tax of lines without a tax of their own or of their client. Null: {@link NO_TAX} applies, but it is not chosen. */
  readonly tax: Tax | null;
  readonly seller: Seller;
  /** Null: none. */
  readonly logo: LogoFacts | null;
  readonly overlapPolicy: OverlapPolicy;
  readonly issueChecks: IssueCheckPolicy;
}

/** The fields of a workspace that callers set. */
export type WorkspaceContent = Omit<Workspace, keyof Versioned | "id">;

/** A workspace with the default settings. */
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

/** The lengths of a workspace's texts, in UTF-16 units. */
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
  sellerType.check(issues, ["seller"], workspace.seller);
  return issues;
}

/** A workspace with the sequence number that the next invoice would get if it were issued today. */
export interface NumberedWorkspace extends Workspace {
  /** Absent for actors who may not see it. */
  readonly invoiceNextNumber?: number;
}
