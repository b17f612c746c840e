import { type Actor, authorOf } from "../access/actor.js";
import { domainEvent } from "../events/domain-event.js";
import { nextVersion } from "../kernel/entity.js";
import type { Ports } from "../ports/ports.js";
import type { Stores } from "../ports/unit-of-work.js";
import { type BankTransaction, bankTransactionTable } from "./bank-transaction.js";

/** Stores the next version of a changed transaction, and records `bank_transaction.updated`. */
export async function keepTransaction(
  ports: Pick<Ports, "clock" | "ids">,
  stores: Pick<Stores, "bankTransactions" | "events">,
  actor: Actor,
  changed: BankTransaction,
): Promise<BankTransaction> {
  const next = nextVersion(changed, ports.clock.now());
  await stores.bankTransactions.update(next);
  await stores.events.record(domainEvent(ports, authorOf(actor), "bank_transaction.updated", bankTransactionTable.toJson(next)));
  return next;
}
