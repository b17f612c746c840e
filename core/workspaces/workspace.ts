import { checkIban } from "../billing/iban.js";
import { checkTaxId } from "../billing/tax-id.js";
import { checkRounding, NO_ROUNDING, type RoundingPolicy } from "../invoices/rounding.js";
import { checkTax, type Tax } from "../invoices/tax.js";
import type { CurrencyCode } from "../kernel/currency.js";
import { firstVersion, type Versioned } from "../kernel/entity.js";
import { Issues } from "../kernel/errors.js";
import type { WorkspaceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { MAX_AMOUNT } from "../kernel/money.js";
import { checkText, isEmail } from "../kernel/text.js";
import type { TimeZone } from "../kernel/time-zone.js";
import { checkNumberFormat } from "../invoices/invoice-number.js";
import { type Address, checkAddress } from "./address.js";

export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof weekdays)[number];

export const overlapPolicies = ["allow", "reject"] as const;
/** Whether a user's time entries may overlap. */
export type OverlapPolicy = (typeof overlapPolicies)[number];

/** Who issues the invoices; copied onto each at its issue. */
export interface Seller {
  readonly legalName: string | null;
  readonly address: Address | null;
  readonly taxId: string | null;
  readonly iban: string | null;
  readonly email: string | null;
}

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
  readonly paymentTermsDays: number;
  readonly tax: Tax | null;
  readonly seller: Seller;
  readonly overlapPolicy: OverlapPolicy;
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
    paymentTermsDays: 30,
    tax: null,
    seller: { legalName: null, address: null, taxId: null, iban: null, email: null },
    overlapPolicy: "allow",
    ...firstVersion(now),
  };
}

/** Every rule that a workspace breaks. */
export function checkWorkspace(workspace: WorkspaceContent): Issues {
  const issues = new Issues();
  checkText(issues, ["name"], workspace.name, { min: 1, max: 200 });
  if (!isLocale(workspace.locale)) issues.add(["locale"], "locale_unknown", "Must be a BCP 47 language tag such as de or en-GB.");
  checkRate(issues, ["rate"], workspace.rate);
  issues.addAll(["rounding"], checkRounding(workspace.rounding));
  issues.addAll(["invoiceNumberFormat"], checkNumberFormat(workspace.invoiceNumberFormat));
  checkPaymentTerms(issues, workspace.paymentTermsDays);
  if (workspace.tax) issues.addAll(["tax"], checkTax(workspace.tax));
  const { seller } = workspace;
  checkText(issues, ["seller", "legalName"], seller.legalName, { min: 1, max: 200 });
  checkTaxId(issues, ["seller", "taxId"], seller.taxId);
  checkIban(issues, ["seller", "iban"], seller.iban);
  if (seller.email !== null && !isEmail(seller.email))
    issues.add(["seller", "email"], "email_malformed", "Must be an e-mail address.");
  if (seller.address) checkAddress(issues, ["seller", "address"], seller.address);
  return issues;
}

/** A rate is 0 to 10^12 minor units per hour, or absent. */
export function checkRate(issues: Issues, path: readonly (string | number)[], rate: bigint | null): void {
  if (rate !== null && (rate < 0n || rate > MAX_AMOUNT / 1000n)) {
    issues.add(path, "out_of_range", "A rate must be between 0 and 10^12 minor units per hour.");
  }
}

export function checkPaymentTerms(issues: Issues, days: number | null): void {
  if (days !== null && (!Number.isInteger(days) || days < 0 || days > 3650)) {
    issues.add(["paymentTermsDays"], "out_of_range", "Must be a whole number of days between 0 and 3650.");
  }
}

function isLocale(text: string): boolean {
  try {
    return text.length <= 35 && Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
