import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import type { Needs } from "../../ports/ports.js";
import type { Explanation } from "../explaining/explanation.js";

/** Explains every figure of an invoice. Throws `not_explainable` (conflict). */
export function makeExplainInvoice({ unitOfWork }: Needs<"invoices">) {
  return async (actor: Actor, id: InvoiceId): Promise<Explanation> => {
    authorize(actor, "invoices:read");
    const { explainInvoice } = await import("../explaining/explanation.js");
    return unitOfWork.read(actor, async ({ invoices }) => {
      const invoice = await invoices.find(id);
      if (!invoice) throw notFound("invoice");
      const corrected = invoice.corrects && (await invoices.find(invoice.corrects.invoiceId));
      return explainInvoice(invoice, await invoices.findTimeBasis(id), corrected);
    });
  };
}
