import { type Actor, authorize } from "../../access/actor.js";
import { nextVersion } from "../../kernel/entity.js";
import { conflict, notFound } from "../../kernel/errors.js";
import { byCreation, pageRequest } from "../../kernel/page.js";
import { type ClaimedStore, releaseInvoice } from "../claims.js";
import { depositIds, releaseDeposits } from "../deducting.js";
import type { InvoiceId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";

/**
 * Deletes a draft and releases what it bills, its deposits, and the quote that it was created from. Throws `invoice_not_draft` (conflict) for any other invoice, which can only be
 * voided.
 */
export function makeDeleteInvoice({ unitOfWork, clock }: Needs<ClaimedStore | "invoices" | "quotes", "clock">) {
  return async (actor: Actor, id: InvoiceId): Promise<void> => {
    authorize(actor, "invoices:write");
    await unitOfWork.run(actor, async (stores) => {
      const invoice = await stores.invoices.find(id);
      if (!invoice) throw notFound("invoice");
      if (invoice.status !== "draft") {
        throw conflict("invoice_not_draft", "Only a draft can be deleted. Void an issued invoice instead.", {
          current_status: invoice.status,
          allowed: ["draft"],
        });
      }
      await releaseInvoice(stores, id, clock.now());
      await releaseDeposits(stores, invoice, depositIds(invoice), clock.now());
      const { items } = await stores.quotes.list({ invoiceIds: [id] }, pageRequest(byCreation, {}));
      for (const { id: quoteId } of items) {
        const quote = await stores.quotes.find(quoteId);
        if (quote) await stores.quotes.update(nextVersion({ ...quote, invoiceId: null }, clock.now()));
      }
      await stores.invoices.delete(invoice);
    });
  };
}
