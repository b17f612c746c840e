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
    "type" | "currency" | "period" | "lines" | "taxBreakdown" | "taxChosen" | "purchaseOrder" | "buyerReference"
  >;
  readonly seller: Seller;
  readonly buyer: Buyer;
}

/** A rule that invoices are checked against. */
export interface Rule extends Pick<Finding, "severity" | "message" | "fix"> {
  /** A stable code, or the ID that the standard gives the rule. */
  readonly id: string;
  readonly profile: CheckProfile;
  /** The clause of the law or the standard. */
  readonly source: string;
  /** The paths of what breaks the rule. */
  readonly violations: (checked: CheckedInvoice) => readonly Path[];
}

/** The path if the condition is true. */
export function at(path: Path, isViolated: boolean): readonly Path[] {
  return isViolated ? [path] : [];
}
