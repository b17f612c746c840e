import type { TimeEntryId } from "../kernel/ids.js";
import { formatMoney } from "../kernel/money.js";
import { fitsStored } from "../kernel/recorded.js";
import { LocalDates } from "../kernel/time-zone.js";
import { balanceOf } from "../invoices/balance.js";
import { linesCreditedInFull } from "../invoices/credited.js";
import { type Invoice, isSettleable } from "../invoices/invoice.js";
import { followsFromParts } from "../invoices/recomputing.js";
import { payableAmount } from "../invoices/payable.js";
import type { TimeBasis } from "../invoices/time-basis.js";
import { durationSeconds } from "../time-entries/time-entry.js";
import type { Claim } from "../time-entries/time-entry-store.js";
import { type AuditFinding, finding } from "./audit-finding.js";

export const MOST_IDS = 100;
/** The entries that the invoice bills: none if it is void, and none of lines whose time a credit note released. */
export function billedEntries(invoice: Invoice): readonly TimeEntryId[] {
  if (invoice.status === "void" || invoice.type === "credit_note") return [];
  const last = invoice.credits.map(({ releasesTime }) => releasesTime).lastIndexOf(true);
  const released = new Set(linesCreditedInFull({ lines: invoice.lines, credits: invoice.credits.slice(0, last + 1) }));
  return invoice.lines.flatMap((line, index) => (released.has(index) ? [] : line.timeEntryIds));
}

/** The entries that the invoice's lines bill must be those that are claimed for it, unchanged since; `basis` is null if none was recorded. */
export function checkClaims(
  invoice: Invoice,
  claims: readonly Claim[],
  basis: TimeBasis | null,
  ownerOf: ReadonlyMap<TimeEntryId, Claim["invoiceId"]>,
): AuditFinding[] {
  const billed = new Set(billedEntries(invoice));
  const claimed = new Map(claims.map((claim) => [claim.id, claim]));
  const missing = [...billed].filter((id) => !claimed.has(id));
  const name = nameOf(invoice);
  const found = [
    about(
      missing.filter((id) => ownerOf.get(id) != null),
      "entry_billed_twice",
      `Another invoice bills the same time entries as ${name}.`,
    ),
    about(
      missing.filter((id) => ownerOf.get(id) == null),
      "entry_not_claimed",
      `Time entries on ${name} are not marked as billed.`,
    ),
    about(
      claims.map(({ id }) => id).filter((id) => !billed.has(id)),
      "entry_without_line",
      `Time entries are marked as billed on ${name}, but none of its lines bills them.`,
    ),
    about(
      changedEntries(invoice, claims, basis),
      "entry_changed",
      `Time entries were changed after they were billed on ${name}.`,
    ),
  ];
  return found.flatMap((one) => one ?? []);

  function about(ids: readonly TimeEntryId[], check: AuditFinding["check"], message: string): AuditFinding | null {
    return ids.length === 0 ? null : finding(check, message, { invoiceId: invoice.id, timeEntryIds: ids.slice(0, MOST_IDS) });
  }
}

/** The entries whose day, duration or rate is not the billed one. Tags can change, since an invoice does not contain them. */
function changedEntries({ currency }: Invoice, claims: readonly Claim[], basis: TimeBasis | null): TimeEntryId[] {
  const billed = new Map(basis?.entries.map((entry) => [entry.id, entry]));
  const days = basis && new LocalDates(basis.timeZone);
  const isAsBilled = (claim: Claim): boolean => {
    const recorded = billed.get(claim.id);
    if (!recorded || !days) return true;
    const { day, seconds, rate } = recorded;
    return fitsStored(
      { day, seconds, rate, currency: rate === null ? null : currency },
      {
        day: days.at(claim.startTime),
        seconds: durationSeconds(claim),
        rate: claim.rate?.amount,
        currency: claim.rate?.currency,
      },
    );
  };
  return claims.filter((claim) => !isAsBilled(claim)).map(({ id }) => id);
}

/** The stored figures must be those that the lines and terms give, and the status the one that the balance gives. */
export function checkFigures(invoice: Invoice): AuditFinding[] {
  const found: AuditFinding[] = [];
  const about = { invoiceId: invoice.id };
  if (invoice.type !== "credit_note" && !followsFromParts(invoice)) {
    found.push(finding("figures_differ", `The lines and terms of ${nameOf(invoice)} do not give its figures.`, about));
  }
  if (isSettleable(invoice)) {
    const { due } = balanceOf(invoice);
    const isOpen = invoice.status === "open";
    if (due > 0n !== isOpen && payableAmount(invoice) > 0n) {
      const message = `${formatMoney(due, invoice.currency)} is due on ${nameOf(invoice)}, which does not fit its status ${invoice.status}.`;
      found.push(finding("balance_differs", message, about));
    }
  }
  return found;
}

/** Each credit of an invoice must be the one of its credit note. */
export function checkCredits(invoice: Invoice, creditNotes: ReadonlyMap<string, Invoice>): AuditFinding[] {
  return invoice.credits.flatMap(({ creditNoteId, number, amount }) => {
    const note = creditNotes.get(creditNoteId);
    const fits = note?.corrects?.invoiceId === invoice.id && note.number === number && payableAmount(note) === amount;
    const message = `The credit note ${number} does not fit what is credited on ${nameOf(invoice)}.`;
    return fits ? [] : [finding("credit_note_differs", message, { invoiceId: invoice.id })];
  });
}

function nameOf({ number, id }: Invoice): string {
  return number === null ? `the draft ${id}` : `the invoice ${number}`;
}
