import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { BankTransactionId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import type { BankTransaction } from "../bank-transaction.js";
import { transactionBooked } from "../booking.js";
import { keepTransaction } from "../keeping.js";

/** Marks a transaction that concerns no invoice. Throws `not_found` and `transaction_booked` (conflict). */
export function makeIgnoreBankTransaction(ports: Needs<"bankTransactions" | "events", "clock" | "ids">) {
  return async (actor: Actor, id: BankTransactionId): Promise<BankTransaction> => {
    authorize(actor, "bank_transactions:write");
    return ports.unitOfWork.run(actor, async (stores) => {
      const before = await stores.bankTransactions.find(id);
      if (!before) throw notFound("bank_transaction");
      if (before.status === "booked") throw transactionBooked();
      if (before.status === "ignored") return before;
      return keepTransaction(ports, stores, actor, { ...before, status: "ignored", proposals: [] });
    });
  };
}
