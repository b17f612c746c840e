import { isSameTax } from "../billing/tax-components.js";
import type { LocalDate } from "../kernel/calendar.js";
import { invalidField } from "../kernel/errors.js";
import type { InvoiceId } from "../kernel/ids.js";
import { lessTax, sum, type TaxGroup } from "./tax-groups.js";

/** The most deposits that an invoice deducts. */
export const MAX_DEPOSITS = 50;

/** The figures of a deposit invoice, in minor units. */
export interface DepositFigures {
  /** Its tax by category and rate (BG-23). */
  readonly taxBreakdown: readonly TaxGroup[];
  /** Including tax. */
  readonly total: bigint;
  /** What the buyer withheld of it. Absent: nothing. */
  readonly withheldTotal?: bigint | undefined;
}

/** A deposit invoice that another invoice deducts. It was issued, so nothing of this changes. */
export interface DeductedDeposit extends DepositFigures {
  /** The deposit. */
  readonly invoiceId: InvoiceId;
  /** The number of the deposit. */
  readonly number: string;
  /** The date of the deposit. */
  readonly issueDate: LocalDate;
}

/** The sum of the totals of deposits, in minor units. */
export function depositTotalOf(deposits: readonly DepositFigures[]): bigint {
  return sum(deposits.map(({ total }) => total));
}

/** The tax of category B in a breakdown, which the buyer pays to the tax authority. */
export function splitTaxOf(breakdown: readonly TaxGroup[]): bigint {
  return sum(breakdown.flatMap(({ category, taxAmount }) => (category === "B" ? [taxAmount] : [])));
}

/**
 * What the deposits reduce the payable amount by: their totals, without tax of category B, which reduces it already as far as the buyer pays it to
 * the tax authority.
 */
export function paidByDeposits(deposits: readonly DepositFigures[], prepaidAmount: bigint | null): bigint {
  const splitTax = sum(deposits.map(({ taxBreakdown }) => splitTaxOf(taxBreakdown)));
  return depositTotalOf(deposits) - (prepaidAmount === null ? splitTax : 0n);
}

/**
 * The breakdown of an invoice less those of its deposits, by category, rate and components: what is taxed in addition to the deposits (§ 14 (5) UStG). A group that
 * only a deposit has is negative. The sums are those of the invoice less those of the deposits.
 */
export function remainingTaxes(breakdown: readonly TaxGroup[], deposits: readonly DepositFigures[]): readonly TaxGroup[] {
  const groups = [...breakdown];
  for (const deducted of deposits.flatMap(({ taxBreakdown }) => taxBreakdown)) {
    const at = groups.findIndex((group) => isSameTax(group, deducted));
    groups[at < 0 ? groups.length : at] = lessTax(groups[at] ?? lessTax(deducted, deducted), deducted);
  }
  return groups;
}

/** Throws `deposit_not_positive` (invalid) at `lines` for a deposit that bills nothing. */
export function requirePositive({ type, total }: { readonly type: string; readonly total: bigint }): void {
  if (type !== "deposit" || total > 0n) return;
  throw invalidField(["lines"], "deposit_not_positive", "The total of a deposit must be greater than 0.");
}

/** Throws `deposit_exceeds_total` (invalid) at the first deposit that exceeds what the earlier ones leave of the total. */
export function requireWithinTotal(deposits: readonly DepositFigures[], total: bigint): void {
  const at = deposits.findIndex((_, index) => depositTotalOf(deposits.slice(0, index + 1)) > total);
  if (at < 0) return;
  const message =
    "The deposits exceed the total of the invoice. Deduct fewer deposits. To return an excess, issue a credit note for a deposit.";
  throw invalidField(["deposits", at], "deposit_exceeds_total", message);
}
