import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { conflict } from "../../kernel/errors.js";
import type { InvoiceId, PaymentId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import type { Invoice } from "../invoice.js";
import {
  type RecordPayment,
  recordSettlement,
  reverseSettlement,
  type ReversePayment,
  type SettlingStores,
} from "../settling.js";
import type { DatedInvoice } from "./create-invoice.js";

/**
 * Records a settlement; the status of the invoice follows from its balance. Throws `amount_exceeds_due` (invalid), `invoice_not_open`,
 * `amount_paid_negative` and `deposit_deducted` (conflict).
 */
export function makeRecordPayment(ports: Needs<keyof SettlingStores, "clock" | "ids">) {
  return async (actor: Actor, id: InvoiceId, command: RecordPayment): Promise<DatedInvoice<Invoice>> => {
    authorize(actor, "invoices:write");
    return ports.unitOfWork.run(actor, async (stores) => {
      const { invoice, today } = await recordSettlement(ports, stores, authorOf(actor), id, command);
      return { invoice, today };
    });
  };
}

/**
 * Takes back a settlement by a row of kind `reversal`. Throws `not_found`, and `already_reversed`, `reversal_not_reversible`,
 * `amount_paid_negative`, `deposit_deducted` and `payment_of_bank_transaction` (conflict).
 */
export function makeReversePayment(ports: Needs<keyof SettlingStores | "bankTransactions", "clock" | "ids">) {
  return async (actor: Actor, id: InvoiceId, paymentId: PaymentId, command: ReversePayment): Promise<DatedInvoice<Invoice>> => {
    authorize(actor, "invoices:write");
    return ports.unitOfWork.run(actor, async (stores) => {
      const transaction = await stores.bankTransactions.findByPayment(paymentId);
      if (transaction !== null)
        throw conflict("payment_of_bank_transaction", "The payment was booked from a bank transaction. Unbook that instead.", {
          bank_transaction_id: transaction.id,
        });
      const { invoice, today } = await reverseSettlement(ports, stores, authorOf(actor), id, paymentId, command);
      return { invoice, today };
    });
  };
}
