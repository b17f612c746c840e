import { type Actor, authorOf } from "../access/actor.js";
import { changeCredit } from "../client-credits/changing-credit.js";
import { balanceOf } from "../invoices/balance.js";
import type { Invoice } from "../invoices/invoice.js";
import { recordSettlement, reverseSettlement, type SettlingStores } from "../invoices/settling.js";
import type { CurrencyCode } from "../kernel/currency.js";
import { lostRace } from "../kernel/entity.js";
import { addUnknown, conflict, Issues } from "../kernel/errors.js";
import type { ClientId } from "../kernel/ids.js";
import { formatMoney } from "../kernel/money.js";
import { localDateIn } from "../kernel/time-zone.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import { type Allocation, type BankTransaction, type Booking } from "./bank-transaction.js";
import { keepTransaction } from "./keeping.js";

/** What a transaction pays. */
export interface Booked {
  readonly allocations: readonly Allocation[];
  /** Whether the client gets what is left as credit. Otherwise, nothing may be left. */
  readonly keepRestAsCredit: boolean;
  /** The client that gets the rest. Null: that of the invoices. */
  readonly clientId: ClientId | null;
}

/** The stores that booking requires. */
export type BookingStores = SettlingStores & Pick<Stores, "bankTransactions" | "clients">;

type BookingPorts = Pick<Ports, "clock" | "ids">;

const METHOD = "Bank transfer";

/** Records what a transaction pays: payments, discounts and credit of the client; or refunds, if money left the account. Throws issues and conflicts. */
export async function book(
  ports: BookingPorts,
  stores: BookingStores,
  actor: Actor,
  transaction: BankTransaction,
  { allocations, keepRestAsCredit, clientId: given }: Booked,
): Promise<BankTransaction> {
  if (transaction.status === "booked") throw transactionBooked();
  const invoices = await Promise.all(allocations.map(({ invoiceId }) => stores.invoices.find(invoiceId)));
  const issues = allocationIssues(transaction, allocations, invoices);
  const total = transaction.amount < 0n ? -transaction.amount : transaction.amount;
  const rest = total - allocations.reduce((sum, { amount }) => sum + amount, 0n);
  const clients = new Set(invoices.flatMap((invoice) => invoice?.clientId ?? []));
  const [only] = clients;
  const clientId = given ?? only ?? null;
  if (rest < 0n)
    issues.add(
      ["allocations"],
      "amount_exceeds_transaction",
      `The transaction has only ${formatMoney(total, transaction.currency)}.`,
    );
  if (rest > 0n && (!keepRestAsCredit || transaction.amount < 0n))
    issues.add(
      ["allocations"],
      "rest_left",
      `${formatMoney(rest, transaction.currency)} is left. Allocate it, or keep it as credit.`,
    );
  if (given !== null && (await stores.clients.find(given)) === null) addUnknown(issues, ["clientId"], "client");
  if (given === null && (clients.size === 0 || (rest > 0n && keepRestAsCredit && clients.size > 1)))
    issues.add(["clientId"], "required", "Name the invoices, or the client that gets the rest as credit.");
  if (issues.found.length > 0 && (await stores.bankTransactions.find(transaction.id))?.version !== transaction.version)
    throw lostRace("the bank transaction");
  issues.throwIfAny();
  const bookings = await settleAll(ports, stores, actor, transaction, allocations);
  if (rest > 0n && clientId !== null) {
    const { currency, id } = transaction;
    await changeCredit(ports, stores, { clientId, currency, kind: "received", amount: rest, bankTransactionId: id });
    bookings.push({ kind: "credit", invoiceId: null, paymentId: null, amount: rest });
  }
  return keepTransaction(ports, stores, actor, { ...transaction, status: "booked", proposals: [], bookings, clientId });
}

/** The error for a transaction whose payments are recorded: `transaction_booked` (conflict). */
export function transactionBooked(): Error {
  return conflict("transaction_booked", "The bank transaction is booked. Unbook it first.");
}

function allocationIssues(
  { amount, currency }: BankTransaction,
  allocations: readonly Allocation[],
  invoices: readonly (Invoice | null)[],
): Issues {
  const issues = new Issues();
  const seen = new Set<string>();
  allocations.forEach((allocation, index) => {
    const path = ["allocations", index] as const;
    const invoice = invoices[index];
    if (seen.has(allocation.invoiceId)) issues.add([...path, "invoiceId"], "not_unique", "Name each invoice once.");
    seen.add(allocation.invoiceId);
    if (!invoice) addUnknown(issues, [...path, "invoiceId"], "invoice");
    else if (invoice.currency !== currency)
      issues.add([...path, "invoiceId"], "other_currency", otherCurrency(invoice, currency));
    else if (amount < 0n && allocation.discount > 0n)
      issues.add([...path, "discount"], "out_of_range", "A refund has no discount for early payment.");
    else if (amount > 0n && allocation.amount + allocation.discount > balanceOf(invoice).due)
      issues.add(
        [...path, "amount"],
        "amount_exceeds_due",
        `Only ${formatMoney(balanceOf(invoice).due, currency)} is due on this invoice.`,
      );
  });
  return issues;
}

const otherCurrency = (invoice: Invoice, currency: CurrencyCode): string =>
  `The invoice is in ${invoice.currency}, and the transaction in ${currency}.`;

async function settleAll(
  ports: BookingPorts,
  stores: BookingStores,
  actor: Actor,
  { amount: total, bookingDate, bankReference, endToEndId }: BankTransaction,
  allocations: readonly Allocation[],
): Promise<Booking[]> {
  const today = localDateIn((await stores.workspace.get()).timeZone, ports.clock.now());
  const facts = { paidOn: bookingDate > today ? today : bookingDate, method: METHOD, reference: bankReference ?? endToEndId };
  const bookings: Booking[] = [];
  for (const { invoiceId, amount, discount } of allocations) {
    const kind = total < 0n ? "refund" : "payment";
    const add = async (settled: { readonly kind: "payment" | "refund" | "early_payment_discount"; readonly amount: bigint }) => {
      const { row } = await recordSettlement(ports, stores, authorOf(actor), invoiceId, { ...facts, ...settled });
      bookings.push({ ...settled, invoiceId, paymentId: row.id });
    };
    await add({ kind, amount });
    if (discount > 0n) await add({ kind: "early_payment_discount", amount: discount });
  }
  return bookings;
}

/** Takes back what booking recorded, the last row first. Throws `transaction_not_booked` and `credit_balance_exceeded` (conflict), and what reversing throws. */
export async function unbook(
  ports: BookingPorts,
  stores: BookingStores,
  actor: Actor,
  transaction: BankTransaction,
): Promise<BankTransaction> {
  if (transaction.status !== "booked") throw conflict("transaction_not_booked", "The bank transaction is not booked.");
  const { id, currency, clientId } = transaction;
  for (const { invoiceId, paymentId, amount } of [...transaction.bookings].reverse()) {
    if (invoiceId !== null && paymentId !== null)
      await reverseSettlement(ports, stores, authorOf(actor), invoiceId, paymentId, {});
    else if (clientId !== null)
      await changeCredit(ports, stores, { clientId, currency, kind: "withdrawn", amount: -amount, bankTransactionId: id });
  }
  return { ...transaction, status: "unmatched", bookings: [], clientId: null };
}
