import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { changeCredit, creditExceeded } from "../../client-credits/changing-credit.js";
import { notFound } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import { amountDue } from "../balance.js";
import type { Invoice } from "../invoice.js";
import { recordSettlement, type SettlingStores } from "../settling.js";
import type { DatedInvoice } from "./create-invoice.js";

/** How much of the credit balance pays an invoice. */
export interface ApplyCredit {
  /** Minor units of the invoice's currency. Absent: the amount due, or the whole balance if that is less. */
  readonly amount?: bigint | undefined;
}

/** How payments by credit are shown. */
const METHOD = "Credit balance";

/**
 * Pays an open invoice from the credit balance of its client. Throws `not_found`, `amount_exceeds_due` (invalid), `invoice_not_open` and
 * `credit_balance_exceeded` (conflict).
 */
export function makeApplyCredit(ports: Needs<keyof SettlingStores, "clock" | "ids">) {
  return async (actor: Actor, id: InvoiceId, command: ApplyCredit): Promise<DatedInvoice<Invoice>> => {
    authorize(actor, "invoices:write");
    return ports.unitOfWork.run(actor, async (stores) => {
      const before = await stores.invoices.find(id);
      if (!before) throw notFound("invoice");
      const { clientId, currency } = before;
      const balance = (await stores.clientCredits.last(clientId, currency))?.balance ?? 0n;
      const due = amountDue(before);
      const amount = command.amount ?? (balance < due ? balance : due);
      if (balance === 0n || amount > balance) throw creditExceeded(balance, currency);
      const { invoice, row, today } = await recordSettlement(ports, stores, authorOf(actor), id, { amount, method: METHOD });
      const use = { clientId, currency, kind: "used", amount: -amount, invoiceId: id, paymentId: row.id } as const;
      await changeCredit(ports, stores, use);
      return { invoice, today };
    });
  };
}
