import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { NO_TAX, type Tax } from "../../billing/tax.js";
import type { BillingSourceStore } from "../../invoices/billing-sources.js";
import type { ClaimedStore } from "../../invoices/claims.js";
import { createDraft, type CreateInvoice } from "../../invoices/creating.js";
import type { DraftInvoice } from "../../invoices/invoice.js";
import { partsOf } from "../../invoices/parts.js";
import type { LocalDate } from "../../kernel/calendar.js";
import { nextVersion, sameValue } from "../../kernel/entity.js";
import { conflict, notFound } from "../../kernel/errors.js";
import type { QuoteId } from "../../kernel/ids.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { requireCurrency } from "../currency-of-client.js";
import { type Quote, requireAccepted } from "../quote.js";
import { recordQuoteEvent } from "../quote-events.js";

/** The draft of an invoice, with the workspace's current date. */
export interface BilledQuote {
  /** With the lines and prices of the quote. */
  readonly invoice: DraftInvoice;
  /** In the time zone of the workspace. */
  readonly today: LocalDate;
}

/** Drafts the invoice of an accepted quote, with its lines and prices. A quote has one invoice that is not void. */
export function makeBillQuote(
  ports: Needs<
    BillingSourceStore | ClaimedStore | "clients" | "events" | "externalIds" | "invoices" | "quotes" | "workspace",
    "clock" | "ids"
  >,
) {
  const { unitOfWork, clock } = ports;
  return async (actor: Actor, id: QuoteId): Promise<BilledQuote> => {
    authorize(actor, "quotes:write");
    authorize(actor, "invoices:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.quotes.find(id);
      if (!before) throw notFound("quote");
      requireAccepted(before);
      await requireUnbilled(stores, before);
      await requireCurrency(stores, before);
      const author = authorOf(actor);
      const { invoice, workspace } = await createDraft(ports, stores, invoiceOf(before), { author });
      const quote = nextVersion({ ...before, invoiceId: invoice.id }, clock.now());
      const today = localDateIn(workspace.timeZone, clock.now());
      await stores.quotes.update(quote);
      await recordQuoteEvent(ports, stores, "quote.updated", { quote, today, author });
      return { invoice, today };
    });
  };
}

/** Throws `quote_has_invoice` (conflict) with its id. */
async function requireUnbilled({ invoices }: Pick<Stores, "invoices">, { invoiceId }: Quote): Promise<void> {
  const invoice = invoiceId && (await invoices.find(invoiceId));
  if (!invoice || invoice.status === "void") return;
  throw conflict("quote_has_invoice", "The quote was billed. Void its invoice first to bill the quote again.", {
    invoice_id: invoice.id,
  });
}

/** A tax that nobody chose follows from the client or the workspace, as in every invoice. */
function invoiceOf(quote: Quote): CreateInvoice {
  const { clientId, prices, discount, projectReference, buyerReference } = quote;
  const { lines, allowances, charges } = partsOf(quote);
  const chosen = <Part extends { readonly tax: Tax }>({ tax, ...part }: Part) =>
    sameValue(tax, NO_TAX) && !quote.taxChosen ? part : { ...part, tax };
  return {
    ...{ clientId, prices, discount, projectReference, buyerReference },
    lines: lines.map(chosen),
    allowances: allowances.map(chosen),
    charges: charges.map(chosen),
  };
}
