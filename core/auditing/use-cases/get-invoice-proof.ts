import { type Actor, authorize } from "../../access/actor.js";
import { conflict, notFound } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import type { LedgerEntry } from "../../ledger/ledger.js";
import type { Needs } from "../../ports/ports.js";

/** The ledger entry of an invoice. Throws `not_in_ledger` (conflict) for a draft, and for invoices issued before the ledger existed. */
export function makeGetInvoiceProof({ unitOfWork }: Needs<"invoices" | "ledger">) {
  return async (actor: Actor, id: InvoiceId): Promise<LedgerEntry> => {
    authorize(actor, "invoices:read");
    return unitOfWork.read(actor, async ({ invoices, ledger }) => {
      const invoice = await invoices.find(id);
      if (!invoice) throw notFound("invoice");
      const entry = await ledger.find(id);
      if (!entry) {
        const why = invoice.status === "draft" ? "only issued invoices are recorded" : "it was issued before there was one";
        throw conflict("not_in_ledger", `The ledger has no entry for this invoice: ${why}.`, {
          current_status: invoice.status,
        });
      }
      return entry;
    });
  };
}
