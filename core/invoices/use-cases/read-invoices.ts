import { type Actor, authorize } from "../../access/actor.js";
import { notFound } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import type { Page, PageRequest } from "../../kernel/page.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Ports } from "../../ports/ports.js";
import type { Invoice, InvoiceSummary } from "../invoice.js";
import type { DatedInvoice } from "./create-invoice.js";

export function makeGetInvoice({ unitOfWork, clock }: Pick<Ports, "unitOfWork" | "clock">) {
  return async (actor: Actor, id: InvoiceId): Promise<DatedInvoice<Invoice>> => {
    authorize(actor, "invoices:read");
    return unitOfWork.read(actor, async (stores) => {
      const invoice = await stores.invoices.find(id);
      if (!invoice) throw notFound("invoice");
      const { timeZone } = await stores.workspace.get();
      return { invoice, today: localDateIn(timeZone, clock.now()) };
    });
  };
}

export function makeListInvoices({ unitOfWork, clock }: Pick<Ports, "unitOfWork" | "clock">) {
  return async (actor: Actor, page: PageRequest): Promise<Page<DatedInvoice<InvoiceSummary>>> => {
    authorize(actor, "invoices:read");
    return unitOfWork.read(actor, async (stores) => {
      const { timeZone } = await stores.workspace.get();
      const today = localDateIn(timeZone, clock.now());
      const { items, next } = await stores.invoices.list(page);
      return { items: items.map((invoice) => ({ invoice, today })), next };
    });
  };
}
