import { type Actor, authorize, authorOf } from "../../access/actor.js";
import type { LocalDate } from "../../kernel/calendar.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import type { BillingSourceStore } from "../billing-sources.js";
import type { ClaimedStore } from "../claims.js";
import { createDraft, type CreateInvoice, draft } from "../creating.js";
import type { Finding } from "../finding.js";
import type { DraftInvoice } from "../invoice.js";

/** A draft that is not stored, with its findings. */
export interface PreviewedInvoice extends DatedInvoice<DraftInvoice> {
  /** What the checks of the draft found. */
  readonly warnings: readonly Finding[];
}

/** An invoice with the workspace's current date, which determines `overdue`. */
export interface DatedInvoice<T> {
  /** The invoice, as it is stored now. */
  readonly invoice: T;
  /** In the workspace's time zone. */
  readonly today: LocalDate;
}

/**
 * Creates a draft and claims what it bills and its deposits in one transaction: a time entry, an expense or a milestone is on at most one live invoice, and a deposit is deducted by
 * at most one. Throws errors such as `nothing_to_bill` or `rate_missing` (invalid), `deposit_not_paid` and `deposit_already_deducted` (conflict).
 */
export function makeCreateInvoice(
  ports: Needs<
    BillingSourceStore | ClaimedStore | "clients" | "events" | "externalIds" | "invoices" | "workspace",
    "clock" | "ids"
  >,
) {
  return async (actor: Actor, command: CreateInvoice): Promise<DatedInvoice<DraftInvoice>> => {
    authorize(actor, "invoices:write");
    return ports.unitOfWork.run(actor, async (stores) => {
      const { invoice, workspace } = await createDraft(ports, stores, command, { author: authorOf(actor) });
      return { invoice, today: localDateIn(workspace.timeZone, ports.clock.now()) };
    });
  };
}

/**
 * Returns the invoice that {@link makeCreateInvoice} would create, and what is missing to issue it, without writing or claiming
 * anything.
 */
export function makePreviewInvoice(
  ports: Needs<BillingSourceStore | "clients" | "files" | "invoices" | "ledger" | "workspace", "clock" | "ids" | "printing">,
) {
  return async (actor: Actor, command: CreateInvoice): Promise<PreviewedInvoice> => {
    authorize(actor, "invoices:write");
    const { checkedOf, checkInvoice, checkPrinting } = await import("../checks/check-profile.js");
    const { checked, today, findings, invoice, workspace } = await ports.unitOfWork.read(actor, async (stores) => {
      const drafted = await draft(ports, stores, command, false);
      const today = localDateIn(drafted.workspace.timeZone, ports.clock.now());
      return { ...drafted, today, checked: await checkedOf(stores, drafted.invoice, { ...drafted, today }) };
    });
    const printed = await checkPrinting(ports, { ...checked, invoice }, workspace);
    return { invoice, today, warnings: [...findings, ...checkInvoice(checked, "issue"), ...printed] };
  };
}
