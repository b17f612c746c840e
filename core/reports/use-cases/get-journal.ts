import { type Actor, authorize } from "../../access/actor.js";
import { addDays, type LocalDate, parseLocalDate } from "../../kernel/calendar.js";
import type { CurrencyCode } from "../../kernel/currency.js";
import { invalidField } from "../../kernel/errors.js";
import type { ClientId, InvoiceId } from "../../kernel/ids.js";
import type { Instant } from "../../kernel/instant.js";
import { ascending } from "../../kernel/money.js";
import { allItems } from "../../kernel/page.js";
import { requireRange } from "../../kernel/range.js";
import { localDateIn, startOfDay } from "../../kernel/time-zone.js";
import { invoiceStatuses, type InvoiceSummary } from "../../invoices/invoice.js";
import type { Needs } from "../../ports/ports.js";
import { mayBeOutdated, type Stores } from "../../ports/unit-of-work.js";
import type { Workspace } from "../../workspaces/workspace.js";
import { type JournalEntry, journalOf, journalOfCredit } from "../journal.js";
import { AccountPlan } from "../ledger-rows.js";

/** The most days that a journal covers: two years. */
export const MAX_JOURNAL_DAYS = 732;
/** More than a client ever has. */
const CREDIT_ROWS = 100_000;

/** Which entries a journal has. Both days are part of it. */
export interface GetJournal {
  /** The first day. Absent: the first of the year of the last day. */
  readonly from?: LocalDate | undefined;
  /** The last day. Absent: today. */
  readonly to?: LocalDate | undefined;
  /** Absent: all currencies. */
  readonly currencies?: readonly CurrencyCode[] | undefined;
}

/** What changed the accounts of a workspace. */
export interface Journal {
  /** The first and the last day. */
  readonly range: { readonly from: LocalDate; readonly to: LocalDate };
  /** When it was read. */
  readonly asOf: Instant;
  /** In the order of their dates. */
  readonly entries: readonly JournalEntry[];
  /** The accounts of their postings. */
  readonly plan: AccountPlan;
  /** What files about it state of the workspace. */
  readonly workspace: Pick<Workspace, "name" | "currency" | "locale" | "ledgerAccounts">;
}

const issued = invoiceStatuses.filter((status) => status !== "draft");
const order = { sort: "createdAt", descending: false } as const;

/** Records the documents, settlements and credits of a range. Throws `range_reversed` and `range_too_long` (invalid). */
export function makeGetJournal({
  unitOfWork,
  clock,
}: Needs<"bankTransactions" | "clientCredits" | "clients" | "invoices" | "workspace", "clock">) {
  return async (actor: Actor, { from: first, to: last, currencies }: GetJournal = {}): Promise<Journal> => {
    authorize(actor, "invoices:read");
    return unitOfWork.read(mayBeOutdated(actor), async (stores) => {
      const workspace = await stores.workspace.get();
      const { timeZone, ledgerAccounts } = workspace;
      const asOf = clock.now();
      const to = last ?? localDateIn(timeZone, asOf);
      const from = first ?? firstOfYear(to);
      requireRange({ from, to });
      if (addDays(from, MAX_JOURNAL_DAYS) <= to)
        throw invalidField(["to"], "range_too_long", `A range can cover at most ${MAX_JOURNAL_DAYS} days.`);
      const dayOf = (at: Instant) => localDateIn(timeZone, at);
      const since = startOfDay(timeZone, from);
      const invoices = await changedInvoices(stores, { from, to, currencies, since });
      const ofDeposits = new Set<InvoiceId>();
      for (const { id, type, credits } of invoices.values())
        if (type === "deposit") for (const one of [id, ...credits.map(({ creditNoteId }) => creditNoteId)]) ofDeposits.add(one);
      const context = { dayOf, isOfDeposit: ({ id }: InvoiceSummary) => ofDeposits.has(id) };
      const found = [...invoices.values()].flatMap((invoice) => journalOf(invoice, context));
      const clients = new Set([...invoices.values()].map(({ clientId }) => clientId));
      const filter = { updatedSince: since };
      for await (const { clientId } of allItems((page) => stores.bankTransactions.list(filter, { ...page, ...order })))
        if (clientId !== null) clients.add(clientId);
      for (const id of clients)
        for (const row of await stores.clientCredits.newest(id, CREDIT_ROWS))
          if (currencies?.includes(row.currency) ?? true) found.push(journalOfCredit(row, context));
      const entries = found.filter(({ date, postings }) => date >= from && date <= to && postings.length > 0);
      entries.sort((a, b) => ascending(a.date, b.date) || ascending(a.number ?? "", b.number ?? ""));
      const plan = new AccountPlan(ledgerAccounts, await accountsOfClients(stores));
      return { range: { from, to }, asOf, entries, plan, workspace };
    });
  };
}

function firstOfYear(day: LocalDate): LocalDate {
  return parseLocalDate(`${day.slice(0, 4)}-01-01`);
}

interface Selection {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly currencies: readonly CurrencyCode[] | undefined;
  readonly since: Instant;
}

/** The documents of the range, and those that changed since it began: settlements and voiding change them. */
async function changedInvoices(
  { invoices }: Pick<Stores, "invoices">,
  { from, to, currencies, since }: Selection,
): Promise<ReadonlyMap<InvoiceId, InvoiceSummary>> {
  const found = new Map<InvoiceId, InvoiceSummary>();
  const filters = [{ issuedFrom: from, issuedTo: to }, { updatedSince: since }];
  for (const filter of filters) {
    const selection = { ...filter, statuses: issued, currencies };
    for await (const invoice of allItems((page) => invoices.list(selection, { ...page, ...order })))
      found.set(invoice.id, invoice);
  }
  return found;
}

async function accountsOfClients({ clients }: Pick<Stores, "clients">): Promise<ReadonlyMap<ClientId, string>> {
  const found = new Map<ClientId, string>();
  for await (const { id, ledgerAccount } of allItems((page) => clients.list({}, { ...page, ...order })))
    if (ledgerAccount !== null) found.set(id, ledgerAccount);
  return found;
}
