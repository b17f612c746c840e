import type { Client } from "../clients/client.js";
import { invoiceStatuses, type InvoiceSummary } from "../invoices/invoice.js";
import type { CurrencyCode } from "../kernel/currency.js";
import { Issues } from "../kernel/errors.js";
import type { Instant } from "../kernel/instant.js";
import { ascending } from "../kernel/money.js";
import { allItems } from "../kernel/page.js";
import { localDateIn } from "../kernel/time-zone.js";
import type { Stores } from "../ports/unit-of-work.js";
import type { Workspace } from "../workspaces/workspace.js";
import { accountOf, type AccountStatement, MAX_PRINTED_ROWS, type StatementRange } from "./account-statement.js";

/** Which part of the account of a client is stated. */
export interface GetAccountStatement extends StatementRange {
  /** Absent: all currencies. */
  readonly currencies?: readonly CurrencyCode[] | undefined;
}

const issued = invoiceStatuses.filter((status) => status !== "draft");

/** The account of a client as of a moment. */
export async function statementOf(
  stores: Pick<Stores, "clientCredits" | "invoices">,
  { client, workspace }: { readonly client: Client; readonly workspace: Workspace },
  { from, to, currencies }: GetAccountStatement,
  now: Instant,
): Promise<AccountStatement> {
  const { id: clientId } = client;
  const { timeZone } = workspace;
  const byCurrency = new Map<CurrencyCode, InvoiceSummary[]>();
  const filter = { clientIds: [clientId], statuses: issued, currencies };
  const order = { sort: "createdAt", descending: false } as const;
  for await (const invoice of allItems((page) => stores.invoices.list(filter, { ...page, ...order }))) {
    const others = byCurrency.get(invoice.currency);
    if (others) others.push(invoice);
    else byCurrency.set(invoice.currency, [invoice]);
  }
  const today = localDateIn(timeZone, now);
  const dayOf = (at: Instant) => localDateIn(timeZone, at);
  const balances = (await stores.clientCredits.balances(clientId)).filter(
    ({ currency, balance }) => balance > 0n && (currencies === undefined || currencies.includes(currency)),
  );
  const credits = new Map(balances.map(({ currency, balance }) => [currency, balance]));
  const accounts = [...new Set([...byCurrency.keys(), ...credits.keys()])].map((currency) => {
    const creditBalance = credits.get(currency) ?? 0n;
    return accountOf(currency, byCurrency.get(currency) ?? [], { from, to }, { today, dayOf, creditBalance });
  });
  accounts.sort((a, b) => ascending(a.currency, b.currency));
  return { clientId, asOf: today, range: { from, to }, currencies: accounts };
}

/** Throws `range_too_long` (invalid) for more than {@link MAX_PRINTED_ROWS}. `field` has the first day. */
export function requirePrintable({ currencies }: Pick<AccountStatement, "currencies">, field = "from"): void {
  const rows = currencies.reduce((count, { openItems, movements }) => count + openItems.length + movements.length, 0);
  if (rows <= MAX_PRINTED_ROWS) return;
  const issues = new Issues();
  const message = `A statement that is printed has at most ${MAX_PRINTED_ROWS} open items and movements. Name a shorter range.`;
  issues.add([field], "range_too_long", message);
  issues.throwIfAny();
}
