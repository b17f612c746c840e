import { accountFor, accountIdOf } from "../../billing/account.js";
import type { PaymentCode } from "../../billing/payment-code.js";
import type { TaxCategory } from "../../billing/tax.js";
import type { LocalDate } from "../../kernel/calendar.js";
import { isBlank } from "../../kernel/text.js";
import type { Seller } from "../../billing/seller.js";
import type { Finding } from "../finding.js";
import type { Buyer } from "../buyer.js";
import type { Invoice } from "../invoice.js";

/** What an invoice is checked for: issuing it, or writing it as an electronic invoice of a standard. */
export const checkProfiles = ["issue", "en16931", "xrechnung", "peppol"] as const;
/** One of {@link checkProfiles}. */
export type CheckProfile = (typeof checkProfiles)[number];

type Path = Finding["path"];

/** The data of an invoice; for a draft, the current data of the seller and the buyer. */
export interface CheckedInvoice {
  readonly invoice: Pick<
    Invoice,
    | "type"
    | "currency"
    | "period"
    | "lines"
    | "taxBreakdown"
    | "taxChosen"
    | "taxTotal"
    | "taxCurrency"
    | "earlyPaymentDiscount"
    | "notes"
    | "statements"
    | "purchaseOrder"
    | "buyerReference"
    | "paymentReference"
    | "number"
    | "total"
    | "prepaidTotal"
    | "roundingAmount"
  >;
  readonly seller: Seller;
  readonly buyer: Buyer;
  /** That of an issued invoice; for a draft, the workspace's. */
  readonly paymentCode: PaymentCode | null;
  /** Printed below every page. */
  readonly footer: string;
  /** Null for an issued invoice, whose date does not change. */
  readonly dates: CheckedDates | null;
}

/** The dates of a draft, in the workspace's time zone. */
export interface CheckedDates {
  /** That of the draft, or today if it has none. */
  readonly issueDate: LocalDate;
  readonly today: LocalDate;
  /** That of the last invoice in the number series of the issue date; null if there is none. */
  readonly lastInSeries: LocalDate | null;
}

/** A rule that invoices are checked against. */
export interface Rule extends Pick<Finding, "severity" | "message" | "fix"> {
  /** A stable code, or the ID that the standard gives the rule. */
  readonly id: string;
  readonly profile: CheckProfile;
  /** The clause of the law or the standard. */
  readonly source: string;
  /** Whether the rule is about something that Stint does not read in documents from other issuers. */
  readonly isOwn?: boolean;
  /** The paths of what breaks the rule. */
  readonly violations: (checked: CheckedInvoice) => readonly Path[];
}

/** The path if the condition is true. */
export function at(path: Path, isViolated: boolean): readonly Path[] {
  return isViolated ? [path] : [];
}

/** Whether the invoice states the IBAN or the number of an account in its currency, which makes its payment a transfer (BT-81, BT-84). */
export function statesAccount({ invoice, seller }: CheckedInvoice): boolean {
  const account = accountFor(seller, invoice.currency);
  return account !== null && accountIdOf(account) !== null;
}

/** The message of the rules that require it. */
export const noAccount = "The seller has no IBAN or account number for this currency, so the invoice does not say how to pay it.";

/** Whether a group of the breakdown has one of the categories. */
export function hasCategory({ invoice }: CheckedInvoice, ...categories: readonly TaxCategory[]): boolean {
  return invoice.taxBreakdown.some(({ category }) => categories.includes(category));
}

/** The groups of these categories with neither an exemption reason nor a code (BR-E-10, BR-AE-10 …). */
export function withoutReason({ invoice }: CheckedInvoice, ...categories: readonly TaxCategory[]) {
  return invoice.taxBreakdown.flatMap(({ category, exemptionReason, exemptionCode }, index) => {
    const isMissing = isBlank(exemptionReason) && exemptionCode === null;
    return at(["taxBreakdown", index, "exemptionReason"], categories.includes(category) && isMissing);
  });
}
