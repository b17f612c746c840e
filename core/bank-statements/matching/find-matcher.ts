import type { Client } from "../../clients/client.js";
import type { InvoiceSummary } from "../../invoices/invoice.js";
import type { InvoiceFilter } from "../../invoices/invoice-store.js";
import { addDays } from "../../kernel/calendar.js";
import type { ClientId, InvoiceId } from "../../kernel/ids.js";
import { MAX_PAGE_SIZE, type Position } from "../../kernel/page.js";
import type { Stores } from "../../ports/unit-of-work.js";
import { candidateOf } from "./candidate.js";
import { type Compared, Matcher } from "./proposals.js";

/** The stores that matching requires. */
export type MatchingStores = Pick<Stores, "bankTransactions" | "clients" | "invoices">;

/** The newest open invoices that are compared, and how long refunds of credit notes are looked for. */
const MAX_INVOICES = 5_000;
const REFUND_DAYS = 400;

/** A matcher for these transactions: on the open invoices in their currencies, and those that credit notes made refundable. */
export async function findMatcher(stores: MatchingStores, transactions: readonly Compared[]): Promise<Matcher> {
  const currencies = [...new Set(transactions.map(({ currency }) => currency))];
  const dates = transactions
    .filter(({ amount }) => amount < 0n)
    .map(({ bookingDate }) => bookingDate)
    .sort();
  const open = transactions.some(({ amount }) => amount > 0n)
    ? await listed(stores, { statuses: ["open"], types: ["invoice", "deposit"], currencies })
    : [];
  const [earliest] = dates;
  const credited = earliest
    ? await listed(stores, { types: ["credit_note"], currencies, issuedFrom: addDays(earliest, -REFUND_DAYS) })
    : [];
  const corrected = [...new Set(credited.flatMap(({ corrects }) => corrects?.invoiceId ?? []))];
  const invoices = new Map(
    [...open, ...(await inParts(corrected, (ids) => stores.invoices.findMany(ids)))].map((one) => [one.id, one]),
  );
  const clients = await clientsOf(stores, [...invoices.values()]);
  const candidates = [...invoices.values()].flatMap((invoice) => candidateOf(invoice, namesOf(invoice, clients)) ?? []);
  return new Matcher(candidates, await payersOf(stores, transactions));
}

async function listed({ invoices }: MatchingStores, filter: InvoiceFilter): Promise<readonly InvoiceSummary[]> {
  const found: InvoiceSummary[] = [];
  let after: Position | null = null;
  do {
    const page: Awaited<ReturnType<Stores["invoices"]["list"]>> = await invoices.list(filter, {
      limit: MAX_PAGE_SIZE,
      sort: "createdAt",
      descending: true,
      after,
    });
    found.push(...page.items);
    after = page.next;
  } while (after !== null && found.length < MAX_INVOICES);
  return found;
}

async function clientsOf(
  { clients }: MatchingStores,
  invoices: readonly InvoiceSummary[],
): Promise<ReadonlyMap<ClientId, Client>> {
  const ids = [...new Set(invoices.map(({ clientId }) => clientId))];
  return new Map((await inParts(ids, (some) => clients.findMany(some))).map((client) => [client.id, client]));
}

function namesOf({ clientId, buyer }: InvoiceSummary, clients: ReadonlyMap<ClientId, Client>): readonly string[] {
  const client = clients.get(clientId);
  const names = [client?.name, client?.legalName, buyer?.name, buyer?.legalName];
  return [...new Set(names.filter((name) => typeof name === "string"))];
}

async function payersOf(
  { bankTransactions }: MatchingStores,
  transactions: readonly Compared[],
): Promise<ReadonlyMap<string, ReadonlySet<ClientId>>> {
  const accounts = [...new Set(transactions.flatMap(({ counterpartyAccount }) => counterpartyAccount ?? []))];
  const clients = new Map<string, Set<ClientId>>();
  for (const { counterpartyAccount, clientId } of await bankTransactions.payingAccounts(accounts)) {
    const known = clients.get(counterpartyAccount) ?? new Set();
    clients.set(counterpartyAccount, known.add(clientId));
  }
  return clients;
}

async function inParts<Id extends InvoiceId | ClientId, Found>(
  ids: readonly Id[],
  find: (ids: readonly Id[]) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (let start = 0; start < ids.length; start += MAX_PAGE_SIZE)
    found.push(...(await find(ids.slice(start, start + MAX_PAGE_SIZE))));
  return found;
}
