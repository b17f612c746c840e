import { type Actor, authorize } from "../../access/actor.js";
import { Issues, notFound } from "../../kernel/errors.js";
import type { InvoiceId } from "../../kernel/ids.js";
import { type Page, type PageOptions, pageRequest } from "../../kernel/page.js";
import { checkRange } from "../../kernel/range.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated } from "../../ports/unit-of-work.js";
import type { Invoice, InvoiceSummary } from "../invoice.js";
import { type InvoiceFilter, type InvoiceSortKey, invoiceSortKeys } from "../invoice-store.js";
import type { DatedInvoice } from "./create-invoice.js";

export function makeGetInvoice({ unitOfWork, clock }: Needs<"invoices" | "workspace", "clock">) {
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

/** A client's filter for invoices. */
export type InvoiceQuery = Omit<InvoiceFilter, "overdueOn" | "notOverdueOn"> & {
  /** Whether they are overdue today, in the workspace's time zone. */
  readonly overdue?: boolean | undefined;
};

export function makeListInvoices({ unitOfWork, clock }: Needs<"invoices" | "workspace", "clock">) {
  return async (
    actor: Actor,
    { overdue, ...filter }: InvoiceQuery = {},
    page: PageOptions<InvoiceSortKey> = {},
  ): Promise<Page<DatedInvoice<InvoiceSummary>>> => {
    authorize(actor, "invoices:read");
    requireRanges(filter);
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      const { timeZone } = await stores.workspace.get();
      const today = localDateIn(timeZone, clock.now());
      const due = overdue === undefined ? {} : overdue ? { overdueOn: today } : { notOverdueOn: today };
      const { items, next } = await stores.invoices.list({ ...filter, ...due }, pageRequest(invoiceSortKeys, page));
      return { items: items.map((invoice) => ({ invoice, today })), next };
    });
  };
}

function requireRanges({
  issuedFrom,
  issuedTo,
  dueFrom,
  dueTo,
}: Pick<InvoiceFilter, "issuedFrom" | "issuedTo" | "dueFrom" | "dueTo">): void {
  const issues = new Issues();
  checkRange(issues, { from: issuedFrom, to: issuedTo }, ["issuedFrom", "issuedTo"]);
  checkRange(issues, { from: dueFrom, to: dueTo }, ["dueFrom", "dueTo"]);
  issues.throwIfAny();
}

/** Returns the invoices that exist, without their lines. */
export function makeFindInvoices({ unitOfWork, clock }: Needs<"invoices" | "workspace", "clock">) {
  return async (actor: Actor, ids: readonly InvoiceId[]): Promise<readonly DatedInvoice<InvoiceSummary>[]> => {
    authorize(actor, "invoices:read");
    if (ids.length === 0) return [];
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      const { timeZone } = await stores.workspace.get();
      const today = localDateIn(timeZone, clock.now());
      return (await stores.invoices.findMany(ids)).map((invoice) => ({ invoice, today }));
    });
  };
}
