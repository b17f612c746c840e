import type { CurrencyCode } from "../kernel/currency.js";
import { nextVersion, sameValue } from "../kernel/entity.js";
import { addUnknown, conflict, Issues } from "../kernel/errors.js";
import type { ClientId, InvoiceId } from "../kernel/ids.js";
import type { Instant } from "../kernel/instant.js";
import { ascending } from "../kernel/money.js";
import type { Stores } from "../ports/unit-of-work.js";
import { isCreditedInFull } from "./credited.js";
import { type DeductedDeposit, MAX_DEPOSITS } from "./deposit.js";
import { deductedByView } from "./deposit-view.js";
import { type Invoice, isSettleable, type PaidInvoice } from "./invoice.js";

type InvoiceStores = Pick<Stores, "invoices">;

/** A deposit to deduct. */
export interface DepositRequest {
  /** A paid deposit of the same client, which no other invoice deducts. */
  readonly invoiceId: InvoiceId;
}

/** The invoice that deducts. */
interface Deducting extends Pick<Invoice, "type"> {
  readonly clientId: ClientId;
  readonly currency: CurrencyCode;
}

/** The deposits of a request that exist, with what is wrong with the others, at `deposits`. */
export async function findDeposits(
  { invoices }: InvoiceStores,
  requests: readonly DepositRequest[],
  by: Deducting,
): Promise<{ readonly deposits: readonly Invoice[]; readonly issues: Issues }> {
  const issues = new Issues();
  const deposits: Invoice[] = [];
  if (requests.length > MAX_DEPOSITS)
    issues.add(["deposits"], "too_many", `An invoice deducts at most ${MAX_DEPOSITS} deposits.`);
  if (requests.length > 0 && by.type === "deposit") {
    issues.add(["deposits"], "not_for_deposits", "A deposit cannot deduct other deposits.");
  }
  for (const [index, { invoiceId }] of requests.slice(0, MAX_DEPOSITS).entries()) {
    const path = ["deposits", index, "invoiceId"];
    const add = (code: string, message: string): void => issues.add(path, code, message);
    const deposit = await invoices.find(invoiceId);
    if (!deposit) addUnknown(issues, path, "invoice");
    else if (deposit.type !== "deposit") add("not_a_deposit", "Only invoices of type deposit can be deducted.");
    else if (deposit.clientId !== by.clientId) add("deposit_of_other_client", "The deposit was billed to another client.");
    else if (deposit.currency !== by.currency) {
      add("deposit_in_other_currency", `The currency of the deposit is ${deposit.currency}, that of the invoice ${by.currency}.`);
    } else if (deposits.some(({ id }) => id === invoiceId)) add("not_unique", "The deposit is listed twice.");
    else deposits.push(deposit);
  }
  return { deposits, issues };
}

/**
 * The deposits, which must be paid in full, without credit notes, and deducted by no other invoice than `by`. Throws `deposit_not_paid` and
 * `deposit_already_deducted` (conflict).
 */
export function requireDeductible(deposits: readonly Invoice[], by: InvoiceId | null): readonly PaidInvoice[] {
  return deposits.map((deposit) => {
    const { status, credits, number, deductedBy } = deposit;
    if (!isDeductible(deposit)) {
      const reason = credits.length > 0 ? "has credit notes" : `has the status ${status}`;
      const message = `Only a deposit that is paid in full and not credited can be deducted. The deposit ${number ?? deposit.id} ${reason}.`;
      throw conflict("deposit_not_paid", message, { invoice_id: deposit.id, current_status: status });
    }
    if (deductedBy !== null && deductedBy !== by) {
      const message = `The deposit ${number} is already deducted by ${deducting(deposit)}.`;
      throw conflict("deposit_already_deducted", message, deductedByView(deposit) ?? undefined);
    }
    return deposit;
  });
}

/** Whether it is paid in full and not credited. */
export function isDeductible(deposit: Invoice): deposit is PaidInvoice {
  return isSettleable(deposit) && deposit.status === "paid" && deposit.credits.length === 0;
}

/** Whether the invoice deducts the deposits that it names: it is neither void nor credited in full, and not a credit note, which takes them back. */
export function isLive(invoice: Invoice): boolean {
  return invoice.type !== "credit_note" && invoice.status !== "void" && !isCreditedInFull(invoice);
}

/** What an invoice keeps of a deposit that it deducts. */
export function deductionOf({ id, number, issueDate, taxBreakdown, total, withheldTotal }: PaidInvoice): DeductedDeposit {
  return { invoiceId: id, number, issueDate, taxBreakdown, total, withheldTotal };
}

/** Throws `deposit_deducted` (conflict) while an invoice deducts the deposit, because the deducted amount and tax would be lost. */
export function requireNotDeducted(deposit: Invoice, doing: string): void {
  if (deposit.deductedBy === null) return;
  const message = `The deposit is deducted by ${deducting(deposit)}, so it cannot be ${doing}. Void, credit or change that invoice first.`;
  throw conflict("deposit_deducted", message, deductedByView(deposit) ?? undefined);
}

/**
 * Marks the deposits with these IDs as deducted by the invoice, with its current number. The stored invoice must exist. Throws as
 * {@link requireDeductible}: a deposit can have changed since it was found.
 */
export async function markDeducted(
  stores: InvoiceStores,
  { id, number }: Pick<Invoice, "id" | "number">,
  deposits: readonly InvoiceId[],
  now: Instant,
): Promise<void> {
  const marked = (deposit: Invoice): Invoice => {
    requireDeductible([deposit], id);
    return { ...deposit, deductedBy: id, deductedByNumber: number };
  };
  await changeDeposits(stores, deposits, marked, now);
}

/** Releases the deposits with these IDs that the invoice deducts, so that another invoice can deduct them. */
export async function releaseDeposits(
  stores: InvoiceStores,
  invoice: Pick<Invoice, "id">,
  deposits: readonly InvoiceId[],
  now: Instant,
): Promise<void> {
  const released = (deposit: Invoice): Invoice =>
    deposit.deductedBy === invoice.id ? { ...deposit, deductedBy: null, deductedByNumber: null } : deposit;
  await changeDeposits(stores, deposits, released, now);
}

/** Whether a request names other deposits than the invoice, or in another order. */
export function isReplaced(
  invoice: Pick<Invoice, "deposits">,
  requests: readonly DepositRequest[] | undefined,
): requests is readonly DepositRequest[] {
  return (
    requests !== undefined &&
    !sameValue(
      requests.map(({ invoiceId }) => invoiceId),
      depositIds(invoice),
    )
  );
}

/** Releases the deposits that the invoice no longer names, and marks those that it names now. */
export async function replaceDeposits(
  stores: InvoiceStores,
  before: Pick<Invoice, "id" | "number" | "deposits">,
  deposits: readonly InvoiceId[],
  now: Instant,
): Promise<void> {
  const released = depositIds(before).filter((id) => !deposits.includes(id));
  await releaseDeposits(stores, before, released, now);
  await markDeducted(stores, before, deposits, now);
}

/** The IDs of the deposits that an invoice names. */
export function depositIds({ deposits }: Pick<Invoice, "deposits">): readonly InvoiceId[] {
  return deposits.map(({ invoiceId }) => invoiceId);
}

/** In the order of IDs, so that concurrent work cannot form a deadlock. */
async function changeDeposits(
  { invoices }: InvoiceStores,
  ids: readonly InvoiceId[],
  change: (deposit: Invoice) => Invoice,
  now: Instant,
): Promise<void> {
  for (const id of [...ids].sort(ascending)) {
    const before = await invoices.find(id);
    if (!before) continue;
    const after = change(before);
    if (!sameValue(before, after)) await invoices.update(nextVersion(after, now));
  }
}

function deducting({ deductedBy, deductedByNumber }: Pick<Invoice, "deductedBy" | "deductedByNumber">): string {
  return deductedByNumber === null ? `the draft ${deductedBy}` : `the invoice ${deductedByNumber}`;
}
