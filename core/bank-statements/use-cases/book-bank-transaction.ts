import { type Actor, authorize } from "../../access/actor.js";
import { sameValue } from "../../kernel/entity.js";
import { Issues, notFound } from "../../kernel/errors.js";
import type { CreationOf } from "../../kernel/fields.js";
import type { BankTransactionId, ClientId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { allocationTable, type BankTransaction, bookingLimits, withProposals } from "../bank-transaction.js";
import { book, type BookingStores, transactionBooked, unbook } from "../booking.js";
import { keepTransaction } from "../keeping.js";
import { findMatcher, type MatchingStores } from "../matching/find-matcher.js";

/** What a transaction pays. */
export interface BookBankTransaction {
  /** At most 50 invoices. Empty: all of it is credit. */
  readonly allocations: readonly CreationOf<typeof allocationTable.fields>[];
  /** Whether the client gets what is left as credit. Absent: no, so that nothing may be left. */
  readonly keepRestAsCredit?: boolean | undefined;
  /** The client that gets the rest. Null or absent: that of the invoices. */
  readonly clientId?: ClientId | null | undefined;
}

type Booking = Needs<keyof BookingStores, "clock" | "ids">;

/** Records the payments of a transaction, in one transaction of the database, so that it is booked once. */
export function makeBookBankTransaction(ports: Booking) {
  return async (actor: Actor, id: BankTransactionId, command: BookBankTransaction): Promise<BankTransaction> => {
    authorize(actor, "bank_transactions:write");
    authorize(actor, "invoices:write");
    const { keepRestAsCredit = false, clientId = null } = command;
    const booked = command.allocations.map((one) => allocationTable.create(one));
    const issues = new Issues();
    if (booked.length > bookingLimits.allocations)
      issues.add(["allocations"], "too_many", `Must have at most ${bookingLimits.allocations} items.`);
    booked.forEach((one, index) => issues.addAll(["allocations", index], allocationTable.issuesOf(one).found));
    return ports.unitOfWork.run(actor, async (stores) => {
      const transaction = await required(stores, id);
      if (transaction.status === "booked") throw transactionBooked();
      issues.throwIfAny();
      return book(ports, stores, actor, transaction, { allocations: booked, keepRestAsCredit, clientId });
    });
  };
}

/** Takes back what booking recorded, and proposes again what the transaction could pay. */
export function makeUnbookBankTransaction(ports: Booking) {
  return async (actor: Actor, id: BankTransactionId): Promise<BankTransaction> => {
    authorize(actor, "bank_transactions:write");
    authorize(actor, "invoices:write");
    return ports.unitOfWork.run(actor, async (stores) => {
      const after = await unbook(ports, stores, actor, await required(stores, id));
      return keepTransaction(ports, stores, actor, await matched(stores, after));
    });
  };
}

/** Proposes again what a transaction could pay that is not booked, also of one that was ignored. */
export function makeMatchBankTransaction(ports: Needs<"bankTransactions" | "clients" | "events" | "invoices", "clock" | "ids">) {
  return async (actor: Actor, id: BankTransactionId): Promise<BankTransaction> => {
    authorize(actor, "bank_transactions:write");
    return ports.unitOfWork.run(actor, async (stores) => {
      const before = await required(stores, id);
      if (before.status === "booked") throw transactionBooked();
      const after = await matched(stores, before);
      return sameValue(before, after) ? before : keepTransaction(ports, stores, actor, after);
    });
  };
}

async function required({ bankTransactions }: Pick<Stores, "bankTransactions">, id: BankTransactionId): Promise<BankTransaction> {
  const transaction = await bankTransactions.find(id);
  if (!transaction) throw notFound("bank_transaction");
  return transaction;
}

/** The transaction with what it could pay now. */
async function matched(stores: MatchingStores, transaction: BankTransaction): Promise<BankTransaction> {
  return withProposals(transaction, (await findMatcher(stores, [transaction])).proposalsFor(transaction));
}
